//! A table out of storage: by its log, by its snapshot, or frozen and kept.

use kernel::{Seat, Viewer};
use storage::{EntryRow, Phase, Step};
use wire::{Code, Problem, ReplayInfo, ReplayStep};

use super::desk::Desk;
use crate::any_table::{self, AnyTable, number};
use crate::failure::not_kept;
use crate::house::now;
use crate::info::bits;

impl Desk {
    /// Reads the table from storage. What neither its log nor its snapshot can bring back is frozen and kept.
    pub(super) async fn load(&mut self) {
        if let Err(problem) = self.try_load().await {
            tracing::error!(table = %self.row.key, code = ?problem.code, "the table could not be loaded");
            self.game = None;
        }
        self.forget_shown();
        self.go_on().await;
    }

    async fn try_load(&mut self) -> Result<(), Problem> {
        let storage = std::sync::Arc::clone(&self.house.storage);
        let kept = |error: storage::StorageError| not_kept(&error);
        if let Some(row) = storage.table(&self.row.key).await.map_err(kept)? {
            self.row = row;
        }
        self.game = None;
        match self.row.phase {
            Phase::Lobby => return self.start_if_full().await,
            Phase::Frozen => return Ok(()),
            Phase::Playing | Phase::Over => {}
        }
        let entries = storage.entries(self.row.id).await.map_err(kept)?;
        let snapshot = storage.snapshot(self.row.id).await.map_err(kept)?.map(|snapshot| snapshot.bytes);
        // An imported recording has a log alone.
        let snapshot = snapshot.filter(|bytes| !bytes.is_empty());
        for id in entries.iter().filter_map(|entry| entry.answer_id.clone()) {
            self.remember(id);
        }
        let is_same_rules = self.rules_version() == Some(self.row.rules_version);
        // A log that brings another state than was kept is not what happened.
        let by_log = self.repeat(&entries).and_then(|()| match &snapshot {
            Some(kept) if is_same_rules && self.game.as_ref().is_some_and(|game| game.snapshot() != *kept) => {
                Err("the log leads to another state than was kept".to_owned())
            }
            _ => Ok(()),
        });
        // A finished game is shown as it was played, whatever the rules say now.
        if by_log.is_ok() && (is_same_rules || self.row.phase == Phase::Over) {
            return Ok(());
        }
        let opened = snapshot.ok_or_else(|| "there is no snapshot".to_owned());
        match (opened.and_then(|bytes| any_table::open(&self.row.game, bytes)), by_log) {
            (Ok(game), _) => {
                self.game = Some(game);
                self.begin_era().await
            }
            (Err(_), Ok(())) => {
                self.keep_replayed().await?;
                self.begin_era().await
            }
            (Err(by_snapshot), Err(by_log)) => self.freeze(&format!("{by_log}; {by_snapshot}")).await,
        }
    }

    fn rules_version(&self) -> Option<u32> {
        catalog::meta(&self.row.game).map(|meta| meta.rules_version)
    }

    /// Plays the log from the start, numbering the questions as they were numbered when it was made.
    fn repeat(&mut self, entries: &[EntryRow]) -> Result<(), String> {
        if self.row.era > 1 {
            return Err("the log begins in the middle of the game".to_owned());
        }
        let setup = self.setup().map_err(|problem| problem.message)?;
        self.game = Some(any_table::start(&self.row.game, setup).map_err(|problem| problem.message)?);
        self.number_asks();
        for (number, entry) in (1..).zip(entries) {
            let game = self.game.as_mut().expect("the game was just put there");
            game.repeat(&entry.line).map_err(|problem| format!("entry {number} is refused: {problem}"))?;
            self.note_entry();
        }
        Ok(())
    }

    /// Goes on from the present state under the present rules, with a log that begins here.
    async fn begin_era(&mut self) -> Result<(), Problem> {
        let era = self.row.era + 1;
        let rules = self.rules_version().ok_or_else(|| Problem::new(Code::NoGame))?;
        let kept = self.house.storage.new_era(self.row.id, era, rules).await;
        kept.map_err(|error| not_kept(&error))?;
        tracing::warn!(table = %self.row.key, era, rules, "the table goes on from its snapshot");
        (self.row.era, self.row.entries, self.row.rules_version) = (era, 0, rules);
        // Its log must begin where the era does.
        let state = self.game.as_ref().map(|game| game.snapshot()).unwrap_or_default();
        self.game = any_table::open(&self.row.game, state).ok();
        self.number_asks();
        Ok(())
    }

    /// Replaces a snapshot that this version cannot read by the state its log leads to.
    async fn keep_replayed(&mut self) -> Result<(), Problem> {
        let game = self.game()?;
        let step = Step {
            table: self.row.id,
            era: self.row.era,
            after: self.row.entries,
            entries: Vec::new(),
            snapshot: game.snapshot(),
            phase: self.row.phase,
            asked: bits(game.waiting()),
            stage: None,
            now: now(),
        };
        self.house.storage.append(step).await.map_err(|error| not_kept(&error))
    }

    async fn freeze(&mut self, reason: &str) -> Result<(), Problem> {
        tracing::error!(table = %self.row.key, reason, "the table is frozen");
        self.house.storage.freeze(self.row.id, reason).await.map_err(|error| not_kept(&error))?;
        self.row.phase = Phase::Frozen;
        self.row.frozen = Some(reason.to_owned());
        Ok(())
    }
}

/// A finished game step by step through some eyes: those of a seat, a spectator's, or everybody's.
pub(crate) fn film(
    mut game: Box<dyn AnyTable>,
    lines: &[String],
    viewer: Viewer,
    seat: Option<Seat>,
    from: u32,
    count: u32,
) -> Result<ReplayInfo, Problem> {
    let mut part = Vec::new();
    let mut heard = 0;
    for step in 0..=lines.len() {
        if let Some(line) = step.checked_sub(1).map(|index| &lines[index]) {
            game.repeat(line).map_err(|problem| Problem::saying(Code::BadReplay, problem))?;
        }
        if step as u32 >= from.saturating_add(count) {
            continue;
        }
        let news = game.news(viewer, heard);
        heard += news.len() as u32;
        if step as u32 >= from {
            let by = if step == 0 { None } else { game.last_by().map(number) };
            part.push(ReplayStep { news, position: game.position(viewer, seat), by });
        }
    }
    Ok(ReplayInfo { steps: lines.len() as u32, from, part })
}
