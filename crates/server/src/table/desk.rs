//! The table itself: the game with its log, what is durable of it, and who answers for which seat.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use bots::BotKind;
use kernel::{MAX_SEATS, Seat, Seats, Setup, Viewer};
use storage::{EntryRow, PersonId, Phase, Sitter, StageEnd, Step, TableRow};
use tokio::sync::mpsc::WeakSender;
use wire::{Advance, Code, Pace, Problem, ToServer, Undo};

use super::Request;
use super::sockets::{SocketId, Sockets};
use crate::any_table::{self, AnyTable};
use crate::campaign;
use crate::failure::not_kept;
use crate::house::{House, now};
use crate::info::{SeatSet, Settings, asked, bits, has_partners, is_full, seats_of, setup, sides};
use crate::random::TableRandom;

/// The longest id a browser may choose for a message.
const LONGEST_ID: usize = 64;

/// How long a seat rests whose decision could not be carried out.
const REST: Duration = Duration::from_secs(5);

/// A table in memory.
pub(super) struct Desk {
    pub(super) house: Arc<House>,
    pub(super) row: TableRow,
    pub(super) settings: Settings,
    /// The side of each seat, from 1.
    pub(super) sides: Vec<u8>,
    /// The game; none before the start and none when frozen.
    pub(super) game: Option<Box<dyn AnyTable>>,
    pub(super) sockets: Sockets,
    /// People who were let in to watch, as far as they have come by.
    pub(super) admitted: HashSet<PersonId>,
    /// For each seat, those who want a bot to stand in for it.
    pub(super) votes: [SeatSet; MAX_SEATS],
    asks: [Ask; MAX_SEATS],
    /// The ids of messages that were carried out, so that each happens once.
    done: HashSet<String>,
    undo: Option<UndoRequest>,
    random: TableRandom,
    /// The question each bot thinks about, or each answer in advance waits for.
    deciding: [Option<u32>; MAX_SEATS],
    this: WeakSender<Request>,
}

/// The present question to a seat.
#[derive(Clone, Copy, Default)]
struct Ask {
    number: u32,
    print: u64,
}

/// A seat asks the others to let it take its last action back.
struct UndoRequest {
    by: Seat,
    agreed: Seats,
}

impl Desk {
    pub(super) fn new(house: Arc<House>, row: TableRow, this: WeakSender<Request>) -> Desk {
        let settings = Settings::read(&row.settings);
        Desk {
            random: TableRandom::new(house.config.seed, row.id),
            sides: sides(&row, &settings),
            settings,
            house,
            row,
            game: None,
            sockets: Sockets::default(),
            admitted: HashSet::new(),
            votes: Default::default(),
            asks: Default::default(),
            done: HashSet::new(),
            undo: None,
            deciding: Default::default(),
            this,
        }
    }

    /// How long to wait for something to come before looking whether anybody is still here.
    pub(super) fn idle_after(&self) -> Duration {
        self.house.config.idle
    }

    /// Whether nobody would miss the table if it left memory.
    pub(super) fn is_idle(&self) -> bool {
        self.sockets.is_empty() && self.deciding.iter().all(Option::is_none)
    }

    /// Takes what comes.
    pub(super) async fn take(&mut self, request: Request) {
        match request {
            Request::Wish { person, wish, reply } => {
                let answer = self.grant(person.as_ref(), wish).await;
                let _ = reply.send(answer);
                self.go_on().await;
            }
            Request::Enter { socket, person, outbox, reply } => {
                let entered = self.enter(socket, person, outbox).await;
                let _ = reply.send(entered);
                self.go_on().await;
            }
            Request::Said { socket, message } => self.hear(socket, message).await,
            Request::Left { socket } => {
                self.sockets.remove(socket);
                self.show();
            }
            Request::BotDecided { seat, ask, action } => self.decide(seat, ask, &action).await,
            Request::AdvanceDue { seat, ask } => {
                if let Some(action) = self.advance_for(seat) {
                    self.decide(seat, ask, &action).await;
                } else {
                    self.deciding[seat.index()] = None;
                }
            }
            Request::Rested { seat } => {
                self.deciding[seat.index()] = None;
                self.go_on().await;
            }
            Request::Stop { .. } => {}
        }
    }

    /// Shows what has changed, and has bots think.
    pub(super) async fn go_on(&mut self) {
        self.show();
        self.wake();
    }

    /// Takes a message and says what came of it.
    async fn hear(&mut self, socket: SocketId, message: ToServer) {
        let id = match &message {
            ToServer::Look { seat, era, since } => return self.look(socket, *seat, *era, *since).await,
            ToServer::Answer { id, .. }
            | ToServer::Undo { id, .. }
            | ToServer::Agree { id, .. }
            | ToServer::Concede { id, .. }
            | ToServer::Withdraw { id, .. }
            | ToServer::Advance { id, .. }
            | ToServer::Chat { id, .. }
            | ToServer::Vote { id, .. } => id.clone(),
        };
        let Some(person) = self.sockets.person(socket) else {
            return self.sockets.refuse(socket, Some(id), Problem::new(Code::NoSession));
        };
        let own_id = format!("{}:{id}", person.id.0);
        let came = match self.is_done(&own_id) {
            true => Ok(()),
            false if !is_id(&id) => Err(Problem::saying(Code::BadRequest, "An id is 1 to 64 letters, digits, - or _.")),
            false => self.carry_out(person.id, &person.name, message, own_id.clone()).await,
        };
        self.go_on().await;
        match came {
            Ok(()) => {
                self.done.insert(own_id);
                self.sockets.done(socket, id);
            }
            Err(problem) => self.sockets.refuse(socket, Some(id), problem),
        }
    }

    async fn carry_out(&mut self, by: PersonId, name: &str, message: ToServer, own_id: String) -> Result<(), Problem> {
        match message {
            ToServer::Look { .. } => Ok(()),
            ToServer::Answer { seat, ask, action, .. } => {
                let seat = self.own_seat(by, seat)?;
                self.game()?;
                if self.asks[seat.index()].number != ask {
                    return Err(Problem::new(Code::Stale));
                }
                self.act(Some(own_id), |game| game.answer(seat, &action)).await
            }
            ToServer::Undo { seat, all: true, .. } => {
                let seat = self.own_seat(by, seat)?;
                self.act(Some(own_id), |game| game.undo_all(seat)).await
            }
            ToServer::Undo { seat, all: false, .. } => {
                let seat = self.own_seat(by, seat)?;
                match self.game()?.can_undo(seat) {
                    Undo::Ask if !self.others(seat).is_empty() => {
                        self.undo = Some(UndoRequest { by: seat, agreed: Seats::NONE });
                        Ok(())
                    }
                    _ => self.act(Some(own_id), |game| game.undo(seat)).await,
                }
            }
            ToServer::Agree { seat, yes, .. } => {
                let seat = self.own_seat(by, seat)?;
                self.agree(seat, yes, own_id).await
            }
            ToServer::Concede { seat, .. } => {
                let seat = self.own_seat(by, seat)?;
                self.act(Some(own_id), |game| game.concede(seat)).await
            }
            ToServer::Withdraw { seat, .. } => {
                let seat = self.own_seat(by, seat)?;
                self.act(Some(own_id), |game| game.withdraw(seat)).await
            }
            ToServer::Advance { seat, prompt, action, .. } => {
                let seat = self.own_seat(by, seat)?;
                self.set_advance(seat, prompt, action).await
            }
            ToServer::Chat { text, .. } => self.chat(by, name, &text, own_id).await,
            ToServer::Vote { seat, away, yes, .. } => {
                let seat = self.own_seat(by, seat)?;
                self.vote(seat, away, yes).await
            }
        }
    }

    /// The seat with this number, if the person sits there and no bot stands in.
    fn own_seat(&self, person: PersonId, number: u8) -> Result<Seat, Problem> {
        let seat = seats_of(&self.row, Some(person)).iter().find(|seat| seat.index() + 1 == usize::from(number));
        let seat = seat.ok_or_else(|| Problem::new(Code::NotYourSeat))?;
        match self.row.seats[seat.index()].bot {
            None => Ok(seat),
            Some(_) => Err(Problem::saying(Code::NotYourSeat, "A bot sits in for you; take your seat back first.")),
        }
    }

    pub(super) fn game(&self) -> Result<&dyn AnyTable, Problem> {
        match (&self.game, self.row.phase) {
            (Some(game), _) => Ok(game.as_ref()),
            (None, Phase::Frozen) => Err(Problem::new(Code::Frozen)),
            (None, _) => Err(Problem::new(Code::NotStarted)),
        }
    }

    /// The seats of other people that answer for themselves.
    fn others(&self, seat: Seat) -> Seats {
        let own = self.row.seats[seat.index()].person;
        let others = self.row.seats.iter().filter(|row| row.sitter == Sitter::Person && row.bot.is_none());
        others.filter(|row| row.person != own).fold(Seats::NONE, |seats, row| seats.with(Seat::new(row.seat)))
    }

    async fn agree(&mut self, seat: Seat, yes: bool, own_id: String) -> Result<(), Problem> {
        let Some(request) = &mut self.undo else { return Err(Problem::new(Code::Stale)) };
        if !yes {
            self.undo = None;
            return Ok(());
        }
        request.agreed = request.agreed.with(seat);
        let (by, agreed) = (request.by, request.agreed);
        if self.others(by).minus(agreed).is_empty() {
            return self.act(Some(own_id), |game| game.undo(by)).await;
        }
        Ok(())
    }

    /// What a seat can do about its last action, knowing what was asked of others.
    pub(super) fn undo_for(&self, seat: Seat, possible: Undo) -> Undo {
        match &self.undo {
            Some(request) if request.by == seat => Undo::Asked,
            Some(request) if self.others(request.by).minus(request.agreed).contains(seat) => {
                Undo::Agree { by: any_table::number(request.by) }
            }
            // Bots always agree.
            None if possible == Undo::Ask && self.others(seat).is_empty() => Undo::Yes { all: false },
            _ => possible,
        }
    }

    /// What a bot, or an answer in advance, has decided; nothing if the question is not asked any more.
    async fn decide(&mut self, seat: Seat, ask: u32, action: &str) {
        if self.deciding[seat.index()] == Some(ask) {
            self.deciding[seat.index()] = None;
        }
        let is_asked = self.asks[seat.index()].number == ask && self.game.is_some();
        if is_asked && let Err(problem) = self.act(None, |game| game.answer(seat, action)).await {
            tracing::error!(table = %self.row.key, code = ?problem.code, "a decision for a seat was refused");
            self.try_again_later(seat);
        }
        self.go_on().await;
    }

    /// Lets a seat rest before it decides again, so that a full disk does not keep its bot spinning.
    fn try_again_later(&mut self, seat: Seat) {
        let Some(this) = self.this.upgrade() else { return };
        self.deciding[seat.index()] = Some(self.asks[seat.index()].number);
        tokio::spawn(async move {
            tokio::time::sleep(REST).await;
            let _ = this.send(Request::Rested { seat }).await;
        });
    }

    /// Does something at the table and lets chance speak; when it returns well, all of it is durable.
    async fn act(
        &mut self,
        own_id: Option<String>,
        what: impl FnOnce(&mut dyn AnyTable) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        self.game()?;
        let game = self.game.as_mut().expect("the game was just there");
        what(game.as_mut())?;
        self.undo = None;
        self.note_entry();
        self.roll();
        if let Err(problem) = self.keep(own_id).await {
            // What was not kept did not happen.
            self.load().await;
            return Err(problem);
        }
        Ok(())
    }

    /// Resolves chance until the table waits for a seat.
    fn roll(&mut self) {
        while let Some(game) = &mut self.game
            && game.waits_for_chance()
        {
            game.roll(&mut self.random.chance(self.row.era, game.entries()));
            self.note_entry();
        }
    }

    /// Numbers the questions anew after an entry. Done after each one, so that a table that repeats its log numbers alike.
    pub(super) fn note_entry(&mut self) {
        let Some(game) = &self.game else { return };
        let by = game.last_by();
        // While chance has to speak nobody is asked anything; what comes after it may be the same question as before.
        let is_settled = !game.waits_for_chance();
        for seat in Seats::all(self.row.seats.len() as u8) {
            let ask = &mut self.asks[seat.index()];
            let print = if is_settled { game.offer_print(seat) } else { ask.print };
            if print != ask.print || by == Some(seat) {
                *ask = Ask { number: ask.number + 1, print };
            }
        }
    }

    /// Begins to number questions. Eras are far apart, so that no answer to an older one is taken for an answer now.
    pub(super) fn number_asks(&mut self) {
        let Some(game) = &self.game else { return };
        let first = (self.row.era - 1) << 20;
        for seat in Seats::all(self.row.seats.len() as u8) {
            self.asks[seat.index()] = Ask { number: first + 1, print: game.offer_print(seat) };
        }
    }

    pub(super) fn ask(&self, seat: Seat) -> u32 {
        self.asks[seat.index()].number
    }

    /// Whether the message with this id was carried out.
    pub(super) fn is_done(&self, own_id: &str) -> bool {
        self.done.contains(own_id)
    }

    /// Remembers an id that was carried out before the table was loaded.
    pub(super) fn remember(&mut self, own_id: String) {
        self.done.insert(own_id);
    }

    /// Makes durable what is not yet.
    async fn keep(&mut self, own_id: Option<String>) -> Result<(), Problem> {
        let game = self.game()?;
        let lines = game.lines(self.row.entries);
        let waiting = bits(game.waiting().union(game.wanted()));
        let phase = if game.is_over() { Phase::Over } else { Phase::Playing };
        let mut own_id = own_id;
        let entries = lines.into_iter().map(|line| EntryRow { line, answer_id: own_id.take() }).collect::<Vec<_>>();
        let added = entries.len() as u32;
        let step = Step {
            table: self.row.id,
            era: self.row.era,
            after: self.row.entries,
            entries,
            snapshot: game.snapshot(),
            phase,
            asked: waiting,
            stage: self.stage_end(game),
            now: now(),
        };
        let moved_at = step.now;
        let began = std::time::Instant::now();
        self.house.storage.append(step).await.map_err(|error| not_kept(&error))?;
        self.house.metrics.appends.observe(began.elapsed().as_secs_f64());
        self.house.metrics.entries.inc_by(u64::from(added));
        self.row.entries += added;
        self.row.asked = waiting;
        self.row.phase = phase;
        self.row.moved_at = moved_at;
        Ok(())
    }

    /// Starts the game once every seat has somebody; where there are partners, the host does.
    pub(super) async fn start_if_full(&mut self) -> Result<(), Problem> {
        match self.row.phase == Phase::Lobby && is_full(&self.row) && !has_partners(&self.sides) {
            true => self.start().await,
            false => Ok(()),
        }
    }

    /// Starts the game.
    pub(super) async fn start(&mut self) -> Result<(), Problem> {
        self.enter_campaign().await?;
        let game = any_table::start(&self.row.game, self.setup()?)?;
        self.settle_names().await?;
        self.game = Some(game);
        self.number_asks();
        self.roll();
        let kept = self.keep(None).await;
        if kept.is_err() {
            self.game = None;
        }
        kept
    }

    /// A game of a campaign is played at the stage to which its members have come.
    async fn enter_campaign(&mut self) -> Result<(), Problem> {
        let Some(campaign) = campaign::of(&self.row.game).filter(|_| self.settings.campaign) else { return Ok(()) };
        // A start that was interrupted after the names were settled has entered already, under the names people had before.
        let are_names_settled = self.row.seats.iter().all(|seat| seat.person.is_none() || seat.alias.is_some());
        if self.row.campaign.is_some() && are_names_settled {
            return Ok(());
        }
        let entered = self.house.storage.enter(campaign::entrants(&self.row)).await;
        let entered = entered.map_err(|error| not_kept(&error))?;
        let stage = campaign.stages[(entered.stage as usize).min(campaign.stages.len() - 1)];
        self.settings.options.insert(campaign.option.to_owned(), stage.to_owned());
        let settled = self.house.storage.settle(self.row.id, &self.settings.write()).await;
        settled.map_err(|error| not_kept(&error))?;
        self.row.campaign = Some(entered.id);
        Ok(())
    }

    /// What the end of the game means for its campaign.
    fn stage_end(&self, game: &dyn AnyTable) -> Option<StageEnd> {
        let campaign = self.row.campaign.filter(|_| game.is_over())?;
        let stages = campaign::of(&self.row.game)?;
        let played = self.settings.options.get(stages.option)?;
        let stage = stages.stages.iter().position(|stage| stage == played)?;
        Some(StageEnd { campaign, stage: stage as u32, won: game.is_won() })
    }

    /// People are called by the name they sat down with while a game lasts: a new name would be a message where none is allowed.
    async fn settle_names(&mut self) -> Result<(), Problem> {
        let mut seats = self.row.seats.clone();
        for seat in &mut seats {
            seat.alias = seat.alias.take().or_else(|| seat.name.clone());
        }
        self.arrange(seats).await
    }

    /// What was agreed before the start.
    pub(super) fn setup(&self) -> Result<Setup, Problem> {
        setup(&self.row.game, &self.settings, self.row.seats.len() as u8)
    }

    /// Has bots think about what they are asked, and answers in advance fall due.
    fn wake(&mut self) {
        let Some(game) = &self.game else { return };
        if self.row.phase != Phase::Playing || self.house.is_stopping() {
            return;
        }
        for seat in asked(&self.row) {
            let ask = self.asks[seat.index()].number;
            if self.deciding[seat.index()] == Some(ask) {
                continue;
            }
            let Some(this) = self.this.upgrade() else { return };
            let pause = self.random.pause(seat, game.stream_length(Viewer::SPECTATOR));
            let bot = self.row.seats[seat.index()].bot.as_deref().and_then(|bot| bot.parse::<BotKind>().ok());
            if let Some(bot) = bot {
                let pause = if self.settings.pace == Pace::Natural { pause } else { Duration::ZERO };
                let seed = self.random.bot_seed(self.row.era, seat, game.answers_of(seat));
                let thought = game.thought(seat, bot, seed);
                let quick = game.thought(seat, BotKind::Random, seed);
                let thinkers = self.house.thinkers.clone();
                self.deciding[seat.index()] = Some(ask);
                tokio::spawn(async move {
                    let (action, ()) = tokio::join!(thinkers.think(thought, quick), tokio::time::sleep(pause));
                    let _ = this.send(Request::BotDecided { seat, ask, action }).await;
                });
            } else if self.advance_for(seat).is_some() {
                self.deciding[seat.index()] = Some(ask);
                tokio::spawn(async move {
                    tokio::time::sleep(pause).await;
                    let _ = this.send(Request::AdvanceDue { seat, ask }).await;
                });
            }
        }
    }

    /// The action a seat has given in advance to what it is asked now.
    fn advance_for(&self, seat: Seat) -> Option<String> {
        let game = self.game.as_ref()?;
        let rules = self.advance(seat);
        let (prompt, _) = rules.first().and_then(|rule| game.asked_for(seat, &rule.action))?;
        let rule = rules.into_iter().find(|rule| rule.prompt == prompt)?;
        let (_, may) = game.asked_for(seat, &rule.action)?;
        may.then_some(rule.action)
    }

    /// What a seat answers in advance.
    pub(super) fn advance(&self, seat: Seat) -> Vec<Advance> {
        serde_json::from_str(&self.row.seats[seat.index()].advance).unwrap_or_default()
    }

    async fn set_advance(&mut self, seat: Seat, prompt: String, action: Option<String>) -> Result<(), Problem> {
        if prompt.len() > 200 || action.as_ref().is_some_and(|action| action.len() > 200) {
            return Err(Problem::new(Code::BadRequest));
        }
        let mut rules = self.advance(seat);
        rules.retain(|rule| rule.prompt != prompt);
        if let Some(action) = action {
            if rules.len() >= 50 {
                return Err(Problem::new(Code::BadRequest));
            }
            rules.push(Advance { prompt, action });
        }
        let mut seats = self.row.seats.clone();
        seats[seat.index()].advance = serde_json::to_string(&rules).expect("answers in advance are plain data");
        self.arrange(seats).await
    }
}

/// Whether a browser may choose this as an id.
fn is_id(id: &str) -> bool {
    let fits = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(fits)
}
