//! Tables that older versions have saved go on: as they are, in another format of the state, and under other rules.
//!
//! `tests/old/stolik.db` was written by commit e0421e2: running and finished tables of both large games, a campaign, running
//! tables of the examples, a lobby and an imported recording. It is never written anew; a later version adds a file of its own.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use client::Visitor;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use storage::{Phase, TableRow};
use tempfile::TempDir;

use crate::house::{House, Player, config, storage};

/// Who plays at these tables, and the cookies they were given.
const PEOPLE: [(&str, &str); 2] = [("Ala", ALA), ("Jan", JAN)];
const ALA: &str = "stolik=eywdkw9p8qgw4auissi6x9ps8j6ke4rp7rmc9g724faq5nxbifq3";
const JAN: &str = "stolik=i2dc7qxnhdb23xenaiepnsnnfxt42vfz7f33jy9tnmrqtv9ucqbb";

/// A fresh copy of the old file.
fn old_folder() -> Arc<TempDir> {
    let folder = TempDir::new().unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old/stolik.db");
    std::fs::copy(file, folder.path().join("stolik.db")).unwrap();
    Arc::new(folder)
}

/// What came of all tables.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    /// Those with a game that could be looked at.
    opened: usize,
    /// Those of them that took another move.
    went_on: usize,
    frozen: usize,
}

/// How far every table is and how it looks to a spectator, by key.
type Looks = BTreeMap<String, (String, Value)>;

/// Opens every table, looks at it, and makes a move where the game runs.
async fn go_on(folder: &Arc<TempDir>) -> (Tally, Looks, Vec<TableRow>) {
    let rows = rows(folder).await;
    let house = House::open_in(Arc::clone(folder), config()).await;
    let people = PEOPLE.map(|(_, cookie)| Visitor::with_cookie(house.address, cookie));
    let (mut tally, mut looks) = (Tally::default(), Looks::new());
    for row in &rows {
        let mut ala = people[0].clone();
        let info = ala.get(&format!("/api/tables/{}", row.key)).await.unwrap().ok().unwrap();
        let phase = info["phase"].as_str().unwrap().to_owned();
        match phase.as_str() {
            "lobby" => continue,
            "frozen" => {
                println!("{} {}: {}", row.game, row.key, info["frozen"]);
                tally.frozen += 1;
                continue;
            }
            _ => tally.opened += 1,
        }
        let eyes = Player::sit(&ala, &row.key, None).await;
        looks.insert(row.key.clone(), (phase.clone(), eyes.position["view"].clone()));
        if phase == "playing" {
            play_one(&people, row).await;
            tally.went_on += 1;
        } else if row.era == 1 {
            let steps = ala.get(&format!("/api/tables/{}/replay", row.key)).await.unwrap();
            assert_eq!(steps.status, 200, "{}: {}", row.key, steps.text);
        }
    }
    let campaigns = people[0].clone().get("/api/campaigns").await.unwrap().ok().unwrap();
    assert_eq!(campaigns[0]["stages"].as_array().unwrap().len(), 2, "the prologue was won: {campaigns}");
    let next = format!("/api/campaigns/{}/tables", campaigns[0]["id"].as_str().unwrap());
    let running = people[0].clone().post(&next, &json!({})).await;
    assert_eq!(running.unwrap().ok().unwrap()["id"], campaigns[0]["table"], "its table is gone on with");
    house.close().await;
    let after = self::rows(folder).await;
    (tally, looks, after)
}

/// All tables of these people.
async fn rows(folder: &Arc<TempDir>) -> Vec<TableRow> {
    let storage = storage(folder.path()).await;
    let mut rows = Vec::new();
    for (number, _) in (1..).zip(PEOPLE) {
        for row in storage.tables_of(storage::PersonId(number), 100).await.unwrap() {
            if rows.iter().all(|known: &TableRow| known.id != row.id) {
                rows.push(row);
            }
        }
    }
    storage.close().await;
    rows.sort_by_key(|row| row.id);
    rows
}

/// Has whoever is asked answer with the first option.
async fn play_one(people: &[Visitor; 2], row: &TableRow) {
    let mut players = Vec::new();
    for seat in row.seats.iter().filter(|seat| seat.person.is_some()) {
        let person = &people[seat.person.unwrap().0 as usize - 1];
        players.push(Player::sit(person, &row.key, Some(seat.seat + 1)).await);
    }
    let asked = players.iter().position(|player| !player.options().is_empty() && player.position["ask"] != 0);
    // Nobody is asked while a bot thinks; then the first one waits for it.
    let player = &mut players[asked.unwrap_or(0)];
    assert!(player.is_asked().await, "{} {} goes on", row.game, row.key);
    let first = player.options()[0].clone();
    player.play(&first).await;
}

/// What is changed in a saved state.
#[derive(Clone, Copy)]
enum Change {
    /// It was saved in a format this version does not know.
    Format,
    /// It was saved under older rules.
    Rules,
}

/// Changes all saved states, as another version would have written them.
async fn change_all(folder: &TempDir, change: Change) {
    let file = folder.path().join("stolik.db");
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    for row in sqlx::query("SELECT table_id, bytes FROM snapshots WHERE length(bytes) > 0")
        .fetch_all(&mut database)
        .await
        .unwrap()
    {
        let (table, bytes): (i64, Vec<u8>) = (row.get(0), row.get(1));
        let saved = sqlx::query("UPDATE snapshots SET bytes = ? WHERE table_id = ?").bind(changed(bytes, change));
        saved.bind(table).execute(&mut database).await.unwrap();
    }
    for row in sqlx::query("SELECT table_id, era, snapshot FROM past_eras").fetch_all(&mut database).await.unwrap() {
        let (table, era, bytes): (i64, i64, Vec<u8>) = (row.get(0), row.get(1), row.get(2));
        let saved = sqlx::query("UPDATE past_eras SET snapshot = ? WHERE table_id = ? AND era = ?");
        saved.bind(changed(bytes, change)).bind(table).bind(era).execute(&mut database).await.unwrap();
    }
    if let Change::Rules = change {
        sqlx::query("UPDATE tables SET rules_version = rules_version - 1").execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
}

/// A snapshot begins with eight bytes of its own, the game's id, the version of the rules and that of the format, and ends with the
/// beginning of a SHA-256.
fn changed(mut bytes: Vec<u8>, change: Change) -> Vec<u8> {
    let number = |bytes: &[u8], at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    let rules = 12 + number(&bytes, 8) as usize;
    let (at, by) = match change {
        Change::Rules => (rules, -1),
        Change::Format => (rules + 4, 1),
    };
    let version = number(&bytes, at).checked_add_signed(by).unwrap();
    bytes[at..at + 4].copy_from_slice(&version.to_le_bytes());
    let end = bytes.len() - 8;
    let sum = Sha256::digest(&bytes[..end]);
    bytes[end..].copy_from_slice(&sum[..8]);
    bytes
}

/// How long the snapshots of imported recordings are.
async fn imported_snapshots(folder: &TempDir) -> Vec<i64> {
    let file = folder.path().join("stolik.db");
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let lengths = "SELECT length(bytes) FROM snapshots JOIN tables ON id = table_id WHERE imported";
    let lengths = sqlx::query_scalar(lengths).fetch_all(&mut database).await.unwrap();
    database.close().await.unwrap();
    lengths
}

/// What every pass over the old tables comes to.
fn all_went_on(rows: &[TableRow]) -> Tally {
    let count = |phase| rows.iter().filter(|row| row.phase == phase).count();
    Tally { opened: count(Phase::Playing) + count(Phase::Over), went_on: count(Phase::Playing), frozen: 0 }
}

#[tokio::test]
async fn tables_of_an_older_version_go_on() {
    let folder = old_folder();
    let before = rows(&folder).await;
    let (tally, ..) = go_on(&folder).await;
    println!("as saved: {tally:?}");
    assert_eq!(tally, all_went_on(&before));
    assert!(tally.went_on >= 8 && tally.opened - tally.went_on >= 4, "the file has many tables: {tally:?}");
}

#[tokio::test]
async fn tables_in_another_format_are_repeated_from_their_log_again_and_again() {
    let folder = old_folder();
    let plain = old_folder();
    let (_, looks, _) = go_on(&plain).await;
    for pass in 1..=2 {
        let before = rows(&folder).await;
        change_all(&folder, Change::Format).await;
        let (tally, seen, after) = go_on(&folder).await;
        println!("in another format, pass {pass}: {tally:?}");
        assert_eq!(tally, all_went_on(&before));
        if pass == 1 {
            assert_eq!(seen, looks, "everything is as it was");
        }
        assert!(after.iter().all(|row| row.era == 1), "a table that is repeated stays in its era");
        assert_eq!(imported_snapshots(&folder).await, [0], "an imported recording has a log alone");
        let is_untouched = |(before, after): (&TableRow, &TableRow)| before.moved_at == after.moved_at;
        assert!(before.iter().zip(&after).filter(|(row, _)| row.phase == Phase::Over).all(is_untouched));
    }
}

#[tokio::test]
async fn tables_of_older_rules_go_on_in_a_new_era_and_then_in_another_format() {
    let folder = old_folder();
    let before = rows(&folder).await;
    change_all(&folder, Change::Rules).await;
    let (tally, _, after) = go_on(&folder).await;
    println!("under older rules: {tally:?}");
    assert_eq!(tally, all_went_on(&before));
    for row in &after {
        let is_new =
            row.phase == Phase::Playing || before.iter().any(|old| old.id == row.id && old.phase == Phase::Playing);
        assert_eq!(row.era, if is_new { 2 } else { 1 }, "{} {:?}", row.key, row.phase);
    }
    for pass in 1..=2 {
        let before = rows(&folder).await;
        change_all(&folder, Change::Format).await;
        let (tally, _, after) = go_on(&folder).await;
        println!("then in another format, pass {pass}: {tally:?}");
        assert_eq!(tally, all_went_on(&before));
        assert!(after.iter().all(|row| row.era <= 2), "a table that is repeated stays in its era");
    }
}

#[tokio::test]
async fn a_table_of_newer_rules_waits_for_the_version_that_knows_them() {
    let folder = old_folder();
    let before = rows(&folder).await;
    let change_rules = |by: i32| {
        let file = folder.path().join("stolik.db");
        async move {
            let mut database = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
            let change = sqlx::query("UPDATE tables SET rules_version = rules_version + ?").bind(by);
            change.execute(&mut database).await.unwrap();
            database.close().await.unwrap();
        }
    };
    change_rules(1).await;
    let house = House::open_in(Arc::clone(&folder), config()).await;
    let mut ala = Visitor::with_cookie(house.address, ALA);
    let running = before.iter().find(|row| row.phase == Phase::Playing && row.game == "terrors").unwrap();
    let info = ala.get(&format!("/api/tables/{}", running.key)).await.unwrap().ok().unwrap();
    assert_eq!(info["phase"], "frozen");
    assert!(info["frozen"].as_str().unwrap().contains("newer rules"), "{info}");
    assert!(ala.socket(&running.key).await.is_ok(), "it can still be found");
    house.close().await;

    change_rules(-1).await;
    let (tally, ..) = go_on(&folder).await;
    assert_eq!(tally, all_went_on(&before), "the frozen table has thawed");
}
