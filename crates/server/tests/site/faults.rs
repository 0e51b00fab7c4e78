//! Disks that fill up, tables that cannot be read: nothing acknowledged is lost, nothing kept is deleted.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use serde_json::json;
use storage::{
    CampaignId, CampaignRow, ChatRow, Entrants, EntryRow, NewTable, PastEra, Person, PersonId, Phase, Result, SeatRow,
    Snapshot, Step, Storage, StorageError, TableId, TableRow, TokenHash,
};
use tempfile::TempDir;

use crate::house::{House, Player, config, storage, two_at};

/// A storage whose disk can be full, and whose tables can be spoiled.
struct Faulty {
    good: Arc<dyn Storage>,
    is_full: Arc<AtomicBool>,
    has_bad_logs: Arc<AtomicBool>,
    has_bad_snapshots: Arc<AtomicBool>,
}

impl Faulty {
    fn room(&self) -> Result<()> {
        if self.is_full.load(Ordering::Relaxed) { Err(StorageError::Full) } else { Ok(()) }
    }
}

#[async_trait]
impl Storage for Faulty {
    async fn new_person(&self, name: &str, session: TokenHash, now: i64) -> Result<Person> {
        self.room()?;
        self.good.new_person(name, session, now).await
    }
    async fn session(&self, session: TokenHash) -> Result<Option<Person>> {
        self.good.session(session).await
    }
    async fn rename(&self, person: PersonId, name: &str) -> Result<()> {
        self.room()?;
        self.good.rename(person, name).await
    }
    async fn end_session(&self, session: TokenHash) -> Result<()> {
        self.good.end_session(session).await
    }
    async fn new_table(&self, table: NewTable) -> Result<TableId> {
        self.room()?;
        self.good.new_table(table).await
    }
    async fn table(&self, key: &str) -> Result<Option<TableRow>> {
        self.good.table(key).await
    }
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>> {
        self.good.tables_of(person, limit).await
    }
    async fn open_tables(&self, limit: u32) -> Result<Vec<TableRow>> {
        self.good.open_tables(limit).await
    }
    async fn arrange(&self, table: TableId, phase: Phase, seats: Vec<SeatRow>, now: i64) -> Result<()> {
        self.room()?;
        self.good.arrange(table, phase, seats, now).await
    }
    async fn settle(&self, table: TableId, settings: &str) -> Result<()> {
        self.room()?;
        self.good.settle(table, settings).await
    }
    async fn enter(&self, entrants: Entrants) -> Result<CampaignRow> {
        self.room()?;
        self.good.enter(entrants).await
    }
    async fn campaign(&self, key: &str) -> Result<Option<CampaignRow>> {
        self.good.campaign(key).await
    }
    async fn campaigns_of(&self, person: PersonId) -> Result<Vec<CampaignRow>> {
        self.good.campaigns_of(person).await
    }
    async fn ask_reset(&self, campaign: CampaignId, by: Option<PersonId>) -> Result<()> {
        self.room()?;
        self.good.ask_reset(campaign, by).await
    }
    async fn reset(&self, campaign: CampaignId, now: i64) -> Result<()> {
        self.room()?;
        self.good.reset(campaign, now).await
    }
    async fn append(&self, step: Step) -> Result<()> {
        self.room()?;
        self.good.append(step).await
    }
    async fn entries(&self, table: TableId) -> Result<Vec<EntryRow>> {
        let mut entries = self.good.entries(table).await?;
        if self.has_bad_logs.load(Ordering::Relaxed) {
            entries.insert(0, EntryRow { line: "1: all-in".to_owned(), answer_id: None });
        }
        Ok(entries)
    }
    async fn snapshot(&self, table: TableId) -> Result<Option<Snapshot>> {
        let mut snapshot = self.good.snapshot(table).await?;
        if let Some(snapshot) = &mut snapshot
            && self.has_bad_snapshots.load(Ordering::Relaxed)
        {
            snapshot.bytes[20] ^= 1;
        }
        Ok(snapshot)
    }
    async fn new_era(&self, table: TableId, era: u32, rules_version: u32) -> Result<()> {
        self.good.new_era(table, era, rules_version).await
    }
    async fn past_eras(&self, table: TableId) -> Result<Vec<PastEra>> {
        self.good.past_eras(table).await
    }
    async fn freeze(&self, table: TableId, reason: &str) -> Result<()> {
        self.good.freeze(table, reason).await
    }
    async fn admit(&self, table: TableId, person: PersonId) -> Result<()> {
        self.room()?;
        self.good.admit(table, person).await
    }
    async fn is_admitted(&self, table: TableId, person: PersonId) -> Result<bool> {
        self.good.is_admitted(table, person).await
    }
    async fn say(&self, table: TableId, line: ChatRow) -> Result<()> {
        self.room()?;
        self.good.say(table, line).await
    }
    async fn chat(&self, table: TableId, limit: u32) -> Result<Vec<ChatRow>> {
        self.good.chat(table, limit).await
    }
    async fn health(&self) -> Result<()> {
        self.room()?;
        self.good.health().await
    }
    async fn close(&self) {
        self.good.close().await;
    }
}

#[derive(Clone, Default)]
struct Switches {
    is_full: Arc<AtomicBool>,
    has_bad_logs: Arc<AtomicBool>,
    has_bad_snapshots: Arc<AtomicBool>,
}

async fn faulty(folder: &Arc<TempDir>, switches: &Switches) -> House {
    let storage = Faulty {
        good: storage(folder.path()).await,
        is_full: Arc::clone(&switches.is_full),
        has_bad_logs: Arc::clone(&switches.has_bad_logs),
        has_bad_snapshots: Arc::clone(&switches.has_bad_snapshots),
    };
    House::open_on(Arc::new(storage), Arc::clone(folder), config()).await
}

#[tokio::test]
async fn on_a_full_disk_a_move_is_refused_and_can_be_made_again() {
    let (folder, switches) = (Arc::new(TempDir::new().unwrap()), Switches::default());
    let house = faulty(&folder, &switches).await;
    let (ala, jan, id) = two_at(&house, "connect-four").await;
    let (mut one, mut two) = (Player::sit(&ala, &id, Some(1)).await, Player::sit(&jan, &id, Some(2)).await);
    switches.is_full.store(true, Ordering::Relaxed);
    let answer = one.answer("d");
    let refused = one.say(&answer).await;
    assert_eq!(refused["problem"]["code"], "not-saved");
    assert!(one.position["asked"].as_array().unwrap().contains(&json!(1)), "it is as if nothing had been done");
    let mut visitor = ala.clone();
    assert_eq!(visitor.get("/api/health").await.unwrap().status, 503);
    switches.is_full.store(false, Ordering::Relaxed);
    let again = one.answer("d");
    assert_eq!(one.say(&again).await["type"], "done");
    assert!(two.is_asked().await);
    assert_eq!(two.position["view"], one.position["view"]);
    assert_eq!(visitor.get("/api/health").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_bot_goes_on_once_there_is_room() {
    let (folder, switches) = (Arc::new(TempDir::new().unwrap()), Switches::default());
    let house = faulty(&folder, &switches).await;
    let mut ala = house.guest("Ala").await;
    let wanted = json!({ "game": "connect-four", "seats": [{ "who": "me" }, { "who": "bot", "bot": "greedy" }], "pace": "natural" });
    let id = ala.open_table(&wanted).await.unwrap()["id"].as_str().unwrap().to_owned();
    let mut one = Player::sit(&ala, &id, Some(1)).await;
    one.play("d").await;
    switches.is_full.store(true, Ordering::Relaxed);
    // The table goes back to what is kept when the bot's move cannot be, and shows it anew.
    one.until(|message| message["type"] == "now" && message["whole"] == true).await;
    switches.is_full.store(false, Ordering::Relaxed);
    assert!(one.is_asked().await);
}

#[tokio::test]
async fn a_table_whose_log_is_spoiled_goes_on_from_its_snapshot() {
    let (folder, switches) = (Arc::new(TempDir::new().unwrap()), Switches::default());
    let house = faulty(&folder, &switches).await;
    let (ala, jan, id) = two_at(&house, "leduc").await;
    let mut one = Player::sit(&ala, &id, Some(1)).await;
    one.play("raise").await;
    let (era, heard) = (one.era, one.heard);
    house.close().await;
    switches.has_bad_logs.store(true, Ordering::Relaxed);
    let house = faulty(&folder, &switches).await;
    let (ala, jan) = (ala.at(house.address), jan.at(house.address));
    let mut one = Player::sit_since(&ala, &id, Some(1), era as u32, heard as u32).await;
    assert!(one.era > era, "the stream begins anew");
    let mut two = Player::sit(&jan, &id, Some(2)).await;
    tokio::join!(one.play_on(), two.play_on());
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_frozen_and_kept() {
    let (folder, switches) = (Arc::new(TempDir::new().unwrap()), Switches::default());
    let house = faulty(&folder, &switches).await;
    let (ala, _jan, id) = two_at(&house, "leduc").await;
    house.close().await;
    switches.has_bad_logs.store(true, Ordering::Relaxed);
    switches.has_bad_snapshots.store(true, Ordering::Relaxed);
    let house = faulty(&folder, &switches).await;
    let mut ala = ala.at(house.address);
    let info = ala.get(&format!("/api/tables/{id}")).await.unwrap().ok().unwrap();
    assert_eq!(info["phase"], "frozen");
    assert!(info["frozen"].as_str().unwrap().contains("all-in"), "{info}");
    house.close().await;
    // Its log is all there.
    let storage = storage(folder.path()).await;
    let row = storage.table(&id).await.unwrap().unwrap();
    assert_eq!(storage.entries(row.id).await.unwrap().len(), 2, "two cards were dealt");
    assert!(storage.snapshot(row.id).await.unwrap().is_some());
}
