//! The same game tree as OpenSpiel's `leduc_poker`.

use std::collections::BTreeSet;

use kernel::{Entry, Game, Seat, Setup, Table, Viewer, Waiting};
use leduc::Leduc;

#[derive(Default)]
struct Counts {
    nodes: u64,
    ends: u64,
    decisions: u64,
    /// What the seat to act has perceived so far, once each.
    information_sets: BTreeSet<String>,
    /// The points seat 1 wins or loses, added up without sign.
    points: u64,
    /// What seat 1 wins on average when both play at random.
    value: f64,
}

fn walk(line: &[kernel::EntryOf<Leduc>], probability: f64, counts: &mut Counts) {
    let mut table = Table::<Leduc>::new(Setup::usual(Leduc::meta())).unwrap();
    line.iter().for_each(|&entry| table.repeat(entry).unwrap());
    counts.nodes += 1;
    let mut next: Vec<(kernel::EntryOf<Leduc>, f64)> = Vec::new();
    match table.waiting() {
        Waiting::Over => {
            let points = table.verdict().unwrap().of(Seat::new(0)).points;
            counts.ends += 1;
            counts.points += u64::from(points.unsigned_abs());
            counts.value += probability * f64::from(points);
        }
        Waiting::Chance => {
            let mut outcomes = Vec::new();
            Leduc::chances(table.state(), &mut outcomes);
            let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
            next.extend(
                outcomes.iter().map(|&(card, weight)| (Entry::Chance(card), f64::from(weight) / f64::from(total))),
            );
        }
        Waiting::Seats(seats) => {
            let seat = seats.first().unwrap();
            counts.decisions += 1;
            let perceived = table.stream(Viewer::seat(seat), 0);
            counts.information_sets.insert(format!("{seat} {perceived:?}"));
            let mut options = Vec::new();
            Leduc::options(table.state(), seat, &mut options);
            let share = 1.0 / options.len() as f64;
            next.extend(options.into_iter().map(|bet| (Entry::Answer(seat, bet), share)));
        }
    }
    for (entry, share) in next {
        walk(&[line, &[entry]].concat(), probability * share, counts);
    }
}

/// LED-001 to LED-011: nodes, ends, decisions, information sets, points and the value of random play are those of
/// OpenSpiel 2.0.2.
#[test]
fn is_the_same_tree_as_open_spiels() {
    let mut counts = Counts::default();
    walk(&[], 1.0, &mut counts);
    assert_eq!((counts.nodes, counts.ends, counts.decisions), (9_457, 5_520, 3_780));
    assert_eq!(counts.information_sets.len(), 936);
    assert_eq!(counts.points, 32_880);
    assert!((counts.value + 0.078_125).abs() < 1e-9, "{}", counts.value);
}
