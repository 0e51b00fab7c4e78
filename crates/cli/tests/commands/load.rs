//! `stolik load`.

use crate::program::{Desk, says};

#[test]
fn json_has_the_fields_of_the_contract() {
    let words = "load --tables 3 --sockets 16 --rate 30 --seconds 1 --stalled 20 --json";
    let mut lines = Desk::new().run(words).json();
    assert_eq!(lines.len(), 1);
    let report = lines.remove(0);
    for (field, value) in [("tables", 3), ("sockets", 16), ("rate_wanted", 30), ("stalled", 2)] {
        assert_eq!(report[field], value, "{report}");
    }
    for field in ["gaps", "missing", "unanswered", "unseen"] {
        assert_eq!(report[field], 0, "{field}: {report}");
    }
    for field in ["rate_reached", "done_p50_ms", "done_p99_ms", "seen_p99_ms", "seen_max_ms", "memory_kib"] {
        assert!(report[field].as_f64().is_some_and(|number| number > 0.0), "{field}: {report}");
    }
    assert_eq!((report["moves"].as_u64(), report["errors"].to_string().as_str()), (Some(30), "{}"), "{report}");
}

#[test]
fn people_get_a_table() {
    let said = Desk::new().run("load --tables 1 --sockets 2 --rate 10 --seconds 1").done();
    says(
        &said,
        &["1 tables, 2 sockets", "10 moves", "to its acknowledgement", "to the last viewer", "memory", "0 gaps"],
    );
}

#[test]
fn only_this_machine_is_put_under_load() {
    let desk = Desk::new();
    desk.run("load --address 192.0.2.1:7878").failed(2, &["192.0.2.1:7878 is another machine"]);
    desk.run("load --address example.org:80").failed(2, &["--address"]);
}

#[test]
fn what_no_server_takes_is_refused() {
    let desk = Desk::new();
    desk.run("load --tables 10 --sockets 19").failed(2, &["--sockets 20"]);
    desk.run("load --tables 2 --sockets 4 --rate 41").failed(2, &["41 moves a second"]);
    desk.run("load --stalled 101").failed(2, &["--stalled"]);
}
