//! Who may know the table, who sits where, who leaves and comes back.

use bots::BotKind;
use kernel::{Seat, Seats};
use storage::{Person, PersonId, Phase, SeatRow, Sitter};
use wire::{Code, NewSeat, Problem, SeatNumber, TableInfo};

use super::Wish;
use super::desk::Desk;
use crate::failure::not_kept;
use crate::house::now;
use crate::info::{SeatSet, bot_kind, info, is_full, seats_of};
use crate::secret;
use crate::text;

/// The bot that stands in for somebody who left.
const STAND_IN: BotKind = BotKind::Greedy;

impl Desk {
    /// Does what a visitor wishes, and tells how the table is then.
    pub(super) async fn grant(&mut self, person: Option<&Person>, wish: Wish) -> Result<TableInfo, Problem> {
        let who = person.map(|person| person.id);
        let known = || who.ok_or_else(|| Problem::new(Code::NoSession));
        match wish {
            Wish::Info => {
                if !self.may_know(who).await? {
                    return Err(Problem::new(Code::NoTable));
                }
            }
            Wish::Join { secret, seat } => self.join(known()?, secret.as_deref(), seat).await?,
            Wish::Watch { secret } => self.admit(who, secret.as_deref()).await?,
            Wish::Leave => self.leave(known()?).await?,
            Wish::Return => self.come_back(known()?).await?,
            Wish::Seat(seat, sitter) => self.set_seat(known()?, seat, sitter).await?,
            Wish::Swap(seat, with) => self.swap(known()?, seat, with).await?,
            Wish::Start => self.start_by(known()?).await?,
        }
        Ok(info(&self.row, &self.settings, &self.sides, who, &self.presence()))
    }

    /// Whether a visitor may know the table: it is listed, it is over, or they sit, watch or opened it.
    pub(super) async fn may_know(&mut self, who: Option<PersonId>) -> Result<bool, Problem> {
        if self.belongs(who) {
            return Ok(true);
        }
        if let Some(who) = who
            && self.house.storage.is_admitted(self.row.id, who).await.map_err(|error| not_kept(&error))?
        {
            self.admitted.insert(who);
            return Ok(true);
        }
        Ok(self.row.phase == Phase::Over)
    }

    /// Whether a visitor belongs to the table, and not merely has the address of a finished game.
    pub(super) fn belongs(&self, who: Option<PersonId>) -> bool {
        let sits =
            |who| who == self.row.host || !seats_of(&self.row, Some(who)).is_empty() || self.admitted.contains(&who);
        self.row.open || who.is_some_and(sits)
    }

    async fn join(&mut self, who: PersonId, secret: Option<&str>, seat: Option<SeatNumber>) -> Result<(), Problem> {
        let own = seats_of(&self.row, Some(who));
        if !own.is_empty() && seat.is_none_or(|seat| own.iter().any(|own| own.index() + 1 == usize::from(seat))) {
            return Ok(());
        }
        let is_invited = secret.is_some_and(|secret| secret::fits(secret, &self.row.join_secret));
        if !(is_invited || self.row.open || who == self.row.host) {
            return Err(Problem::new(if secret.is_some() { Code::BadSecret } else { Code::NoTable }));
        }
        if self.row.phase != Phase::Lobby {
            return Err(Problem::new(Code::AlreadyStarted));
        }
        let is_free = |row: &&SeatRow| row.sitter == Sitter::Free && seat.is_none_or(|seat| row.seat + 1 == seat);
        let free = self.row.seats.iter().find(is_free).ok_or_else(|| Problem::new(Code::SeatTaken))?.seat;
        let mut seats = self.row.seats.clone();
        // Whoever takes another seat in the lobby moves there.
        for row in seats.iter_mut().filter(|row| row.person == Some(who)) {
            *row = free_seat(row.seat);
        }
        seats[usize::from(free)] = SeatRow { sitter: Sitter::Person, person: Some(who), ..free_seat(free) };
        self.arrange(seats).await?;
        self.start_if_full().await
    }

    async fn admit(&mut self, who: Option<PersonId>, secret: Option<&str>) -> Result<(), Problem> {
        if self.may_know(who).await? {
            return Ok(());
        }
        let Some(secret) = secret else { return Err(Problem::new(Code::NoTable)) };
        let is_right = secret::fits(secret, &self.row.watch_secret) || secret::fits(secret, &self.row.join_secret);
        let who = who.ok_or_else(|| Problem::new(Code::NoSession))?;
        if !is_right {
            return Err(Problem::new(Code::BadSecret));
        }
        self.house.storage.admit(self.row.id, who).await.map_err(|error| not_kept(&error))?;
        self.admitted.insert(who);
        Ok(())
    }

    async fn leave(&mut self, who: PersonId) -> Result<(), Problem> {
        self.must_sit(who)?;
        let mut seats = self.row.seats.clone();
        for row in seats.iter_mut().filter(|row| row.person == Some(who)) {
            match self.row.phase {
                Phase::Lobby => *row = free_seat(row.seat),
                Phase::Playing => row.bot = row.bot.take().or(Some(STAND_IN.to_string())),
                Phase::Over | Phase::Frozen => {}
            }
        }
        self.arrange(seats).await
    }

    async fn come_back(&mut self, who: PersonId) -> Result<(), Problem> {
        self.must_sit(who)?;
        let mut seats = self.row.seats.clone();
        for row in seats.iter_mut().filter(|row| row.person == Some(who)) {
            row.bot = None;
            self.votes[usize::from(row.seat)] = SeatSet::default();
        }
        self.arrange(seats).await
    }

    fn must_sit(&self, who: PersonId) -> Result<(), Problem> {
        if seats_of(&self.row, Some(who)).is_empty() { Err(Problem::new(Code::NotYourSeat)) } else { Ok(()) }
    }

    /// Before the start the host puts a bot on a seat nobody has taken, or frees it again, or sits down there.
    async fn set_seat(&mut self, who: PersonId, seat: SeatNumber, sitter: NewSeat) -> Result<(), Problem> {
        self.must_arrange(who).await?;
        let mut seats = self.row.seats.clone();
        let row = &mut seats[self.place(seat)?];
        if row.sitter == Sitter::Person && row.person != Some(who) {
            return Err(Problem::new(Code::SeatTaken));
        }
        *row = new_seat(row.seat, sitter, who)?;
        self.arrange(seats).await?;
        self.start_if_full().await
    }

    /// Before the start the host has two seats change places, so that people get the partner they want.
    async fn swap(&mut self, who: PersonId, seat: SeatNumber, with: SeatNumber) -> Result<(), Problem> {
        self.must_arrange(who).await?;
        let (one, other) = (self.place(seat)?, self.place(with)?);
        let mut seats = self.row.seats.clone();
        seats.swap(one, other);
        (0..).zip(&mut seats).for_each(|(number, row)| row.seat = number);
        self.arrange(seats).await
    }

    /// The host starts a game that waits for it.
    async fn start_by(&mut self, who: PersonId) -> Result<(), Problem> {
        self.must_arrange(who).await?;
        match is_full(&self.row) {
            true => self.start().await,
            false => Err(Problem::saying(Code::BadRequest, "A game starts once every seat is taken.")),
        }
    }

    /// Only the host arranges the table, and only before the start.
    async fn must_arrange(&mut self, who: PersonId) -> Result<(), Problem> {
        if who != self.row.host {
            return Err(Problem::new(if self.may_know(Some(who)).await? { Code::NotHost } else { Code::NoTable }));
        }
        if self.row.phase != Phase::Lobby {
            return Err(Problem::new(Code::AlreadyStarted));
        }
        Ok(())
    }

    /// The place of a seat in the row.
    fn place(&self, seat: SeatNumber) -> Result<usize, Problem> {
        let place = usize::from(seat).checked_sub(1).filter(|&place| place < self.row.seats.len());
        place.ok_or_else(|| Problem::new(Code::SeatTaken))
    }

    /// Wants a bot to stand in for a seat that is away, or no longer does. It does once all people who are here want it.
    pub(super) async fn vote(&mut self, seat: Seat, away: SeatNumber, yes: bool) -> Result<(), Problem> {
        let place = usize::from(away).checked_sub(1).filter(|&place| place < self.row.seats.len());
        let place = place.ok_or_else(|| Problem::new(Code::BadRequest))?;
        let row = &self.row.seats[place];
        let is_away = row.sitter == Sitter::Person
            && row.bot.is_none()
            && row.person.is_some_and(|person| !self.sockets.has(person))
            && self.row.phase == Phase::Playing;
        if !is_away {
            return Err(Problem::new(Code::Stale));
        }
        let votes = self.votes[place].0;
        self.votes[place] = SeatSet(if yes { votes.with(seat) } else { votes.without(seat) });
        let online = self.presence().online.0;
        if online.minus(self.votes[place].0).is_empty() && self.votes[place].0 != Seats::NONE {
            let mut seats = self.row.seats.clone();
            seats[place].bot = Some(STAND_IN.to_string());
            self.arrange(seats).await?;
            self.votes[place] = SeatSet::default();
        }
        Ok(())
    }

    /// Writes who sits where; when it returns well, it is durable.
    pub(super) async fn arrange(&mut self, seats: Vec<SeatRow>) -> Result<(), Problem> {
        let kept = self.house.storage.arrange(self.row.id, self.row.phase, seats, now()).await;
        kept.map_err(|error| not_kept(&error))?;
        // Read again, because storage knows the names of people.
        let row = self.house.storage.table(&self.row.key).await.map_err(|error| not_kept(&error))?;
        if let Some(row) = row {
            self.row = row;
        }
        Ok(())
    }
}

/// A seat nobody has taken.
pub(crate) fn free_seat(seat: u8) -> SeatRow {
    SeatRow { seat, sitter: Sitter::Free, person: None, alias: None, name: None, bot: None, advance: "[]".to_owned() }
}

/// The seat as it was chosen by whoever opened the table.
pub(crate) fn new_seat(seat: u8, sitter: NewSeat, host: PersonId) -> Result<SeatRow, Problem> {
    let free = free_seat(seat);
    Ok(match sitter {
        NewSeat::Friend => free,
        NewSeat::Bot { bot } => SeatRow { sitter: Sitter::Bot, bot: Some(bot_kind(bot).to_string()), ..free },
        NewSeat::Me { name } => {
            let alias = name.map(|name| text::name(&name)).transpose()?;
            SeatRow { sitter: Sitter::Person, person: Some(host), alias, ..free }
        }
    })
}
