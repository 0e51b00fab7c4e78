//! The TypeScript of the wire is made from the Rust, and the committed file is the one that is made.

use std::path::PathBuf;

use ts_rs::{Config, TS};

/// Declares every type of the wire in one file.
fn typescript() -> String {
    let config = Config::default();
    let mut text = String::from("// Made from crates/wire by `WRITE=1 cargo test -p stolik-wire`; not to be edited.\n");
    macro_rules! declare {
        ($($name:ident),* $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", wire::$name::decl(&config)));)*
        };
    }
    declare!(
        Phrase,
        Arg,
        Line,
        Verdict,
        Standing,
        Outcome,
        Problem,
        Code,
        Me,
        NewGuest,
        GameInfo,
        OptionInfo,
        NewTable,
        NewSeat,
        Bots,
        Pace,
        Phase,
        TableInfo,
        Invitation,
        SeatInfo,
        Sitter,
        TableList,
        TableKey,
        NewReplay,
        Imported,
        ReplayInfo,
        ReplayStep,
        Chart,
        ChartLines,
        ChartPoint,
        Swap,
        Health,
        Stats,
        ToServer,
        ToClient,
        News,
        Source,
        Position,
        Offered,
        Undo,
        Concession,
        Advance,
        ChatLine,
        CampaignStages,
        CampaignInfo,
        StageInfo,
        MemberInfo,
        Reset,
        NextTable,
        WantReset,
    );
    text
}

#[test]
fn the_committed_typescript_is_fresh() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    let made = typescript();
    if std::env::var_os("WRITE").is_some() {
        std::fs::write(&file, &made).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(committed == made, "web/src/lib/wire.ts is stale: run `WRITE=1 cargo test -p stolik-wire`");
}
