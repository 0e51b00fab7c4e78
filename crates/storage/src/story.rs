//! A story every storage has to tell alike: people come, open tables, play, change the rules, watch and talk.
//!
//! It begins with an empty storage, and each part goes on from the one before.

use crate::{
    CampaignId, ChatRow, Entrants, EntryRow, NewTable, Person, PersonId, Phase, SeatRow, Sitter, Snapshot, StageEnd,
    StageResults, Step, Storage, StorageError, TableId, TableRow, TokenHash,
};

/// Tells the story to an empty storage.
///
/// # Panics
/// Where the storage answers differently.
pub async fn tell(storage: &dyn Storage) {
    let (ada, bo) = people_come(storage).await;
    let table = a_table_is_opened(storage, &ada).await;
    somebody_sits_down(storage, table, &ada, &bo).await;
    a_bot_stands_in(storage, table, &ada, &bo).await;
    the_game_goes_on_step_by_step(storage, table).await;
    nobody_writes_who_is_behind(storage, table).await;
    the_rules_change(storage, table).await;
    somebody_watches(storage, table, &ada, &bo).await;
    people_talk(storage, table, &ada, &bo).await;
    lists_are_newest_first(storage, &ada, &bo).await;
    a_table_freezes(storage, table, &ada).await;
    a_campaign_is_played(storage, &ada, &bo).await;
    a_campaign_begins_again(storage, &ada).await;
    what_is_not_there_is_not_changed(storage, &ada).await;
    ok(storage.health().await);
}

const ADA: TokenHash = [1; 32];
const BO: TokenHash = [2; 32];
const NOBODY: TokenHash = [3; 32];

async fn people_come(storage: &dyn Storage) -> (Person, Person) {
    let ada = ok(storage.new_person("Ada", ADA, 100).await);
    // Names are not unique, and anything may be one.
    let bo = ok(storage.new_person("Ada", BO, 101).await);
    assert_eq!(ada.name, "Ada");
    assert_ne!(ada.id, bo.id);
    ok(storage.rename(bo.id, "Bo; DROP TABLE 'Łódź' 🎲").await);
    ok(storage.rename(bo.id, "Bo").await);
    let bo = Person { name: "Bo".to_owned(), ..bo };
    assert_eq!(ok(storage.session(ADA).await).as_ref(), Some(&ada));
    assert_eq!(ok(storage.session(BO).await).as_ref(), Some(&bo));
    assert_eq!(ok(storage.session(NOBODY).await), None);

    let guest = ok(storage.new_person("Guest", NOBODY, 102).await);
    failed(&storage.new_person("Thief", ADA, 103).await);
    assert_eq!(ok(storage.session(ADA).await).as_ref(), Some(&ada), "a session stays with its person");
    ok(storage.end_session(NOBODY).await);
    assert_eq!(ok(storage.session(NOBODY).await), None);
    ok(storage.end_session(NOBODY).await);
    assert_eq!(ok(storage.tables_of(guest.id, 10).await), []);
    (ada, bo)
}

async fn a_table_is_opened(storage: &dyn Storage, host: &Person) -> TableId {
    assert_eq!(ok(storage.table("first").await), None);
    let id = ok(storage.new_table(new_table("first", host.id, true)).await);
    let expected = TableRow {
        id,
        key: "first".to_owned(),
        game: "pig".to_owned(),
        rules_version: 3,
        era: 1,
        settings: "{\"target\":\"100\"}\n".to_owned(),
        open: true,
        imported: false,
        host: host.id,
        join_secret: "join first".to_owned(),
        watch_secret: "watch first".to_owned(),
        phase: Phase::Lobby,
        frozen: None,
        asked: 0,
        entries: 0,
        opened_at: 200,
        moved_at: 200,
        campaign: None,
        seats: vec![free(0), free(1), free(2)],
    };
    assert_eq!(ok(storage.table("first").await), Some(expected));
    assert_eq!(ok(storage.entries(id).await), []);
    assert_eq!(ok(storage.snapshot(id).await), None);
    failed(&storage.new_table(new_table("first", host.id, false)).await);
    id
}

async fn somebody_sits_down(storage: &dyn Storage, table: TableId, ada: &Person, bo: &Person) {
    let seats = vec![sits(0, ada), SeatRow { alias: Some("The Dragon".to_owned()), ..sits(1, bo) }, bot(2, "greedy")];
    ok(storage.arrange(table, Phase::Lobby, seats.clone(), 210).await);
    let row = the_table(storage, "first").await;
    assert_eq!(row.seats, seats);
    assert_eq!((row.phase, row.opened_at, row.moved_at), (Phase::Lobby, 200, 210));

    ok(storage.rename(bo.id, "Beau").await);
    let row = the_table(storage, "first").await;
    assert_eq!(row.seats[1].name.as_deref(), Some("Beau"), "a seat has the name its person has now");
    assert_eq!(row.seats[1].alias.as_deref(), Some("The Dragon"));
    ok(storage.rename(bo.id, &bo.name).await);
}

async fn a_bot_stands_in(storage: &dyn Storage, table: TableId, ada: &Person, bo: &Person) {
    let away = SeatRow {
        sitter: Sitter::Bot,
        bot: Some("random".to_owned()),
        advance: "pass\tpass".to_owned(),
        ..sits(1, bo)
    };
    // Fewer seats than before: the old ones are gone.
    let seats = vec![sits(0, ada), away];
    ok(storage.arrange(table, Phase::Lobby, seats.clone(), 220).await);
    assert_eq!(the_table(storage, "first").await.seats, seats);
    let of_bo = ok(storage.tables_of(bo.id, 10).await);
    assert_eq!(keys(&of_bo), ["first"], "the seat is still the person's");
}

async fn the_game_goes_on_step_by_step(storage: &dyn Storage, table: TableId) {
    // The start has a snapshot and nothing that was done.
    ok(storage.append(step(table, 1, 0, &[], "begun")).await);
    assert_eq!(ok(storage.entries(table).await), []);
    assert_eq!(ok(storage.snapshot(table).await), snapshot(0, "begun"));

    let first = [entry("1: roll", Some("a-1")), entry("chance: 4", None)];
    ok(storage.append(step(table, 1, 0, &first, "after two")).await);
    // Whatever a visitor takes for an id comes back as it was.
    let second = [entry("1: hold", Some("\t\n\\")), entry("", None), entry("2: roll\\n", Some(""))];
    ok(storage.append(step(table, 1, 2, &second, "after five")).await);
    assert_eq!(ok(storage.entries(table).await), [first.as_slice(), second.as_slice()].concat());
    assert_eq!(ok(storage.snapshot(table).await), snapshot(5, "after five"));

    let row = the_table(storage, "first").await;
    assert_eq!((row.entries, row.phase, row.asked, row.moved_at), (5, Phase::Playing, 0b10, 300));
    assert_eq!(row.seats.len(), 2, "a step leaves the seats alone");

    // No bytes are bytes too.
    ok(storage.append(Step { snapshot: Vec::new(), ..step(table, 1, 5, &[], "") }).await);
    assert_eq!(ok(storage.snapshot(table).await), snapshot(5, ""));
    let large: Vec<u8> = (0..100_000_u32).map(|number| number.to_le_bytes()[0]).collect();
    ok(storage.append(Step { snapshot: large.clone(), ..step(table, 1, 5, &[entry("1: hold", None)], "") }).await);
    assert_eq!(ok(storage.snapshot(table).await), Some(Snapshot { after: 6, bytes: large }));
}

async fn nobody_writes_who_is_behind(storage: &dyn Storage, table: TableId) {
    let before = (the_table(storage, "first").await, ok(storage.entries(table).await));
    for (era, after) in [(1, 5), (1, 7), (1, 0), (0, 6), (2, 6)] {
        conflict(&storage.append(step(table, era, after, &[entry("2: roll", None)], "wrong")).await);
        conflict(&storage.append(step(table, era, after, &[], "wrong")).await);
    }
    conflict(&storage.append(step(TableId(table.0 + 1000), 1, 0, &[entry("2: roll", None)], "wrong")).await);
    assert_eq!((the_table(storage, "first").await, ok(storage.entries(table).await)), before);
    assert_ne!(ok(storage.snapshot(table).await), snapshot(6, "wrong"));
}

async fn the_rules_change(storage: &dyn Storage, table: TableId) {
    ok(storage.append(step(table, 1, 6, &[entry("2: hold", None)], "last of the old")).await);
    conflict(&storage.new_era(table, 1, 4).await);
    conflict(&storage.new_era(table, 3, 4).await);
    ok(storage.new_era(table, 2, 4).await);
    let row = the_table(storage, "first").await;
    assert_eq!((row.era, row.rules_version, row.entries, row.phase), (2, 4, 0, Phase::Playing));
    assert_eq!(ok(storage.entries(table).await), [], "the log begins anew");
    assert_eq!(ok(storage.snapshot(table).await), snapshot(0, "last of the old"), "and the state goes on");

    conflict(&storage.append(step(table, 1, 7, &[entry("1: roll", None)], "late")).await);
    conflict(&storage.new_era(table, 2, 5).await);
    let entries = [entry("1: roll", Some("b-1"))];
    ok(storage.append(step(table, 2, 0, &entries, "first of the new")).await);
    assert_eq!(ok(storage.entries(table).await), entries);
    assert_eq!(ok(storage.snapshot(table).await), snapshot(1, "first of the new"));

    let past = ok(storage.past_eras(table).await);
    assert_eq!(past.len(), 1);
    assert_eq!(past[0].snapshot, b"last of the old");
    assert_eq!((past[0].entries.len(), past[0].entries.last()), (7, Some(&entry("2: hold", None))));
}

async fn somebody_watches(storage: &dyn Storage, table: TableId, ada: &Person, bo: &Person) {
    assert!(!ok(storage.is_admitted(table, bo.id).await));
    ok(storage.admit(table, bo.id).await);
    ok(storage.admit(table, bo.id).await);
    assert!(ok(storage.is_admitted(table, bo.id).await));
    assert!(!ok(storage.is_admitted(table, ada.id).await));
}

async fn people_talk(storage: &dyn Storage, table: TableId, ada: &Person, bo: &Person) {
    assert_eq!(ok(storage.chat(table, 10).await), []);
    // Two in the same second, and a clock that went back: the order is that of saying.
    let said = [says(ada, Some(0), "hello", 400), says(bo, None, "witaj 🎲\n", 400), says(ada, Some(0), "", 399)];
    for line in said.iter().chain(&said[..1]) {
        ok(storage.say(table, line.clone()).await);
    }
    assert_eq!(ok(storage.chat(table, 10).await), said, "what is said again with the same id is said once");
    assert_eq!(ok(storage.chat(table, 2).await), said[1..]);
    assert_eq!(ok(storage.chat(table, 0).await), []);
    assert_eq!(ok(storage.chat(TableId(table.0 + 1000), 10).await), []);
}

async fn lists_are_newest_first(storage: &dyn Storage, ada: &Person, bo: &Person) {
    let mut hidden = new_table("hidden", bo.id, false);
    hidden.seats = vec![sits(0, bo), sits(1, ada)];
    ok(storage.new_table(hidden).await);
    ok(storage.new_table(NewTable { imported: true, phase: Phase::Over, ..new_table("recording", bo.id, true) }).await);
    let last = ok(storage.new_table(new_table("last", ada.id, true)).await);

    assert_eq!(keys(&ok(storage.open_tables(10).await)), ["last", "first"]);
    assert_eq!(keys(&ok(storage.open_tables(1).await)), ["last"]);
    assert_eq!(keys(&ok(storage.tables_of(ada.id, 10).await)), ["last", "hidden", "first"]);
    assert_eq!(keys(&ok(storage.tables_of(ada.id, 2).await)), ["last", "hidden"]);
    let of_bo = ok(storage.tables_of(bo.id, 10).await);
    assert_eq!(keys(&of_bo), ["recording", "hidden", "first"]);
    assert_eq!(of_bo.iter().map(|table| table.seats.len()).collect::<Vec<_>>(), [3, 2, 2]);
    assert!(of_bo[0].imported);

    ok(storage.arrange(last, Phase::Over, Vec::new(), 500).await);
    assert_eq!(keys(&ok(storage.open_tables(10).await)), ["first"]);
    assert_eq!(the_table(storage, "last").await.seats, []);
    assert_eq!(keys(&ok(storage.tables_of(ada.id, 1).await)), ["last"], "one that hosts has no need of a seat");
}

async fn a_table_freezes(storage: &dyn Storage, table: TableId, ada: &Person) {
    ok(storage.freeze(table, "the rules of version 3 are gone").await);
    let row = the_table(storage, "first").await;
    assert_eq!(row.phase, Phase::Frozen);
    assert_eq!(row.frozen.as_deref(), Some("the rules of version 3 are gone"));
    assert_eq!(keys(&ok(storage.open_tables(10).await)), [""; 0]);
    assert!(keys(&ok(storage.tables_of(ada.id, 10).await)).contains(&"first"));
    assert_eq!(ok(storage.entries(table).await).len(), 1);
    assert_eq!(ok(storage.snapshot(table).await), snapshot(1, "first of the new"));
}

async fn a_campaign_is_played(storage: &dyn Storage, ada: &Person, bo: &Person) {
    let enter = |table, key: &str| Entrants {
        table,
        key: key.to_owned(),
        game: "pig".to_owned(),
        members: "ada and bo".to_owned(),
        people: vec![ada.id, bo.id],
        seats: format!("at {key}"),
        now: 700,
    };
    assert_eq!(ok(storage.campaigns_of(ada.id).await), []);
    let first = ok(storage.new_table(new_table("stage 1", ada.id, false)).await);
    let begun = ok(storage.enter(enter(first, "pair")).await);
    assert_eq!((begun.key.as_str(), begun.stage, begun.results.len()), ("pair", 0, 0));
    assert_eq!(begun.table, Some(("stage 1".to_owned(), Phase::Lobby)));
    assert_eq!(the_table(storage, "stage 1").await.campaign, Some(begun.id));
    ok(storage.settle(first, "chosen since").await);
    assert_eq!(the_table(storage, "stage 1").await.settings, "chosen since");

    let ends = |table, won| Step {
        phase: Phase::Over,
        stage: Some(StageEnd { campaign: begun.id, stage: 0, won }),
        ..step(table, 1, 0, &[entry("the end", None)], "over")
    };
    ok(storage.append(ends(first, false)).await);
    conflict(&storage.append(ends(first, true)).await);
    let lost = ok(storage.campaign("pair").await).expect("it is kept");
    assert_eq!((lost.stage, &lost.results[..]), (0, &[StageResults { stage: 0, wins: 0, losses: 1 }][..]));

    // The same members again, whoever opens the table: the same campaign. A win leads on, once.
    for key in ["stage 1 again", "stage 1 for fun"] {
        let again = ok(storage.new_table(new_table(key, bo.id, false)).await);
        assert_eq!(ok(storage.enter(enter(again, "not needed")).await).id, begun.id);
        ok(storage.append(ends(again, true)).await);
    }
    let won = ok(storage.campaigns_of(bo.id).await);
    assert_eq!((won.len(), won[0].stage, won[0].seats.as_str()), (1, 1, "at not needed"));
    assert_eq!(won[0].results, [StageResults { stage: 0, wins: 2, losses: 1 }]);
    assert_eq!(won[0].table, Some(("stage 1 for fun".to_owned(), Phase::Over)));
}

async fn a_campaign_begins_again(storage: &dyn Storage, ada: &Person) {
    let pair = ok(storage.campaign("pair").await).expect("it is kept");
    let unfinished = ok(storage.new_table(new_table("stage 2", ada.id, false)).await);
    let entrants = Entrants {
        table: unfinished,
        key: String::new(),
        game: pair.game.clone(),
        members: pair.members.clone(),
        people: vec![ada.id],
        seats: String::new(),
        now: 800,
    };
    ok(storage.enter(entrants).await);
    ok(storage.ask_reset(pair.id, Some(ada.id)).await);
    assert_eq!(ok(storage.campaign("pair").await).and_then(|pair| pair.reset_by), Some(ada.id));
    ok(storage.reset(pair.id, 900).await);
    let again = ok(storage.campaign("pair").await).expect("it is kept");
    assert_eq!((again.stage, again.reset_by, again.moved_at), (0, None, 900));
    assert_eq!(again.results, pair.results, "what was won and lost stays known");
    // A game that was running goes on, but no longer counts.
    let end = Some(StageEnd { campaign: pair.id, stage: 0, won: true });
    ok(storage.append(Step { phase: Phase::Over, stage: end, ..step(unfinished, 1, 0, &[], "over") }).await);
    assert_eq!(ok(storage.campaign("pair").await).map(|pair| (pair.stage, pair.results)), Some((0, pair.results)));
}

async fn what_is_not_there_is_not_changed(storage: &dyn Storage, ada: &Person) {
    let (nobody, nowhere) = (PersonId(ada.id.0 + 1000), TableId(1_000_000));
    failed(&storage.rename(nobody, "Nobody").await);
    failed(&storage.new_table(new_table("of nobody", nobody, true)).await);
    assert_eq!(ok(storage.table("of nobody").await), None);
    failed(&storage.arrange(nowhere, Phase::Lobby, vec![free(0)], 600).await);
    failed(&storage.freeze(nowhere, "why").await);
    failed(&storage.admit(nowhere, ada.id).await);
    failed(&storage.settle(nowhere, "anything").await);
    failed(&storage.reset(CampaignId(1_000_000), 600).await);
    failed(&storage.ask_reset(CampaignId(1_000_000), None).await);
    failed(&storage.say(nowhere, says(ada, None, "hello", 600)).await);
    conflict(&storage.new_era(nowhere, 2, 1).await);

    let before = the_table(storage, "hidden").await;
    let ghost = SeatRow { person: Some(nobody), ..free(0) };
    failed(&storage.arrange(before.id, Phase::Playing, vec![ghost], 600).await);
    assert_eq!(the_table(storage, "hidden").await, before, "half an arrangement is none");
}

fn new_table(key: &str, host: PersonId, open: bool) -> NewTable {
    NewTable {
        key: key.to_owned(),
        game: "pig".to_owned(),
        rules_version: 3,
        settings: "{\"target\":\"100\"}\n".to_owned(),
        open,
        imported: false,
        host,
        join_secret: format!("join {key}"),
        watch_secret: format!("watch {key}"),
        phase: Phase::Lobby,
        seats: vec![free(0), free(1), free(2)],
        now: 200,
    }
}

fn free(seat: u8) -> SeatRow {
    SeatRow { seat, sitter: Sitter::Free, person: None, alias: None, name: None, bot: None, advance: String::new() }
}

fn sits(seat: u8, person: &Person) -> SeatRow {
    SeatRow { sitter: Sitter::Person, person: Some(person.id), name: Some(person.name.clone()), ..free(seat) }
}

fn bot(seat: u8, bot: &str) -> SeatRow {
    SeatRow { sitter: Sitter::Bot, bot: Some(bot.to_owned()), ..free(seat) }
}

fn entry(line: &str, answer_id: Option<&str>) -> EntryRow {
    EntryRow { line: line.to_owned(), answer_id: answer_id.map(str::to_owned) }
}

fn step(table: TableId, era: u32, after: u32, entries: &[EntryRow], snapshot: &str) -> Step {
    Step {
        table,
        era,
        after,
        entries: entries.to_vec(),
        snapshot: snapshot.as_bytes().to_vec(),
        phase: Phase::Playing,
        asked: 0b10,
        stage: None,
        now: 300,
    }
}

fn snapshot(after: u32, bytes: &str) -> Option<Snapshot> {
    Some(Snapshot { after, bytes: bytes.as_bytes().to_vec() })
}

fn says(person: &Person, seat: Option<u8>, text: &str, at: i64) -> ChatRow {
    ChatRow {
        person: person.id,
        seat,
        name: person.name.clone(),
        text: text.to_owned(),
        at,
        message_id: format!("{}-{text}-{at}", person.id.0),
    }
}

fn keys(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.key.as_str()).collect()
}

async fn the_table(storage: &dyn Storage, key: &str) -> TableRow {
    ok(storage.table(key).await).expect("the table was opened earlier in the story")
}

#[track_caller]
fn ok<T>(answer: crate::Result<T>) -> T {
    match answer {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}

#[track_caller]
fn conflict(answer: &crate::Result<()>) {
    assert!(matches!(answer, Err(StorageError::Conflict)), "a conflict was expected, not {answer:?}");
}

#[track_caller]
fn failed<T: std::fmt::Debug>(answer: &crate::Result<T>) {
    assert!(matches!(answer, Err(StorageError::Failed(_))), "this cannot be done, yet: {answer:?}");
}
