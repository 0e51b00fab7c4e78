//! A place at which two people play one table after the other: decides when to click, and keeps what was acknowledged.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use client::{ClientError, Result, Socket, Visitor};
use dice::SearchDice;
use kernel::Dice;
use serde_json::json;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, sleep_until, timeout};
use wire::ToServer;

use super::GRACE;
use super::line::{self, Click, Event, Line, Order, Unseen};
use super::report::Tally;

/// Of so many chances to hold one is taken: so a game takes about two hundred moves.
const HOLD: u32 = 16;
/// By then everybody has looked at a table.
const PATIENCE: Duration = Duration::from_secs(60);

/// A place at which two people play one table after the other.
pub(super) struct Dealer {
    address: SocketAddr,
    people: [Visitor; 2],
    tables: Vec<Played>,
    /// The way to each line that reads; the players' first.
    lines: Vec<mpsc::UnboundedSender<Order>>,
    /// Sockets that do not read are only kept open.
    stalled: Vec<Socket>,
    unseen: Unseen,
    events: mpsc::UnboundedReceiver<Event>,
    tell: mpsc::UnboundedSender<Event>,
    tally: Rc<RefCell<Tally>>,
    interval: Duration,
    dice: SearchDice,
    /// How many lines have looked at the present table.
    here: usize,
    /// What stands to be answered.
    offer: Option<Offer>,
    /// The move that was said and not yet answered.
    said: Option<Said>,
    is_over: bool,
    clicks: u32,
}

/// A table and which of its acknowledged moves were holds, in order; all others were rolls.
pub(super) struct Played {
    pub(super) key: String,
    pub(super) holds: Vec<bool>,
}

struct Offer {
    seat: u8,
    ask: u32,
    can_hold: bool,
    number: u32,
}

struct Said {
    id: String,
    due: Instant,
    number: u32,
    is_hold: bool,
}

impl Dealer {
    /// Opens the first table.
    pub(super) async fn open(
        address: SocketAddr,
        mut people: [Visitor; 2],
        tally: Rc<RefCell<Tally>>,
        interval: Duration,
    ) -> Result<Dealer> {
        let key = open_table(&mut people).await?;
        let (tell, events) = mpsc::unbounded_channel();
        let seed = key.bytes().fold(0, |seed: u64, letter| seed.wrapping_mul(31).wrapping_add(letter.into()));
        Ok(Dealer {
            address,
            people,
            tables: vec![Played { key, holds: Vec::new() }],
            lines: Vec::new(),
            stalled: Vec::new(),
            unseen: Unseen::default(),
            events,
            tell,
            tally,
            interval,
            dice: SearchDice::seeded(seed),
            here: 0,
            offer: None,
            said: None,
            is_over: false,
            clicks: 0,
        })
    }

    /// Opens the sockets of both players.
    pub(super) fn seat_players(&mut self, places: &Rc<Semaphore>) {
        for (seat, visitor) in (1..).zip(self.people.clone()) {
            self.connect(visitor, Some(seat), places);
        }
    }

    /// Opens the socket of somebody who watches.
    pub(super) fn admit(&mut self, places: &Rc<Semaphore>) {
        self.connect(Visitor::new(self.address), None, places);
    }

    /// Opens a socket that does not read.
    pub(super) async fn admit_stalled(&mut self) -> Result<()> {
        self.stalled.push(line::stalled(self.address, &self.table().key).await?);
        Ok(())
    }

    fn connect(&mut self, visitor: Visitor, seat: Option<u8>, places: &Rc<Semaphore>) {
        let (send, orders) = mpsc::unbounded_channel();
        self.lines.push(send);
        let line = Line {
            visitor,
            seat,
            table: (self.tables.len(), self.table().key.clone()),
            said: None,
            unseen: Rc::clone(&self.unseen),
            orders,
            events: self.tell.clone(),
            tally: Rc::clone(&self.tally),
        };
        tokio::task::spawn_local(line.run(Rc::clone(places)));
    }

    /// Waits until every line that reads has looked at the table.
    pub(super) async fn all_here(&mut self) -> Result<()> {
        let wait = async {
            while self.here < self.lines.len() {
                if let Some(event) = self.events.recv().await {
                    self.note(event);
                }
            }
        };
        timeout(PATIENCE, wait).await.map_err(|_| ClientError::Line("not everybody came to a table".to_owned()))
    }

    /// The tables that were played here.
    pub(super) fn tables(&self) -> &[Played] {
        &self.tables
    }

    /// Clicks at set times from `first` to `end` and sees that everything is answered. Its sockets stay open.
    pub(super) async fn deal(mut self, first: Instant, end: Instant) -> Result<Dealer> {
        let mut next = first;
        let mut owed = VecDeque::new();
        loop {
            let is_busy = next < end || !owed.is_empty() || self.said.is_some() || !self.unseen.borrow().is_empty();
            if !is_busy {
                break;
            }
            tokio::select! {
                () = sleep_until(next), if next < end => {
                    owed.push_back(next);
                    next += self.interval;
                }
                event = self.events.recv() => if let Some(event) = event { self.note(event) },
                () = sleep_until(end + GRACE) => break,
            }
            if self.is_over && self.said.is_none() && self.unseen.borrow().is_empty() {
                self.renew().await?;
                // Nobody clicks at a table that is over.
                let now = Instant::now();
                let mut skipped = owed.len() as u64;
                owed.clear();
                while next < now.min(end) {
                    next += self.interval;
                    skipped += 1;
                }
                self.tally.borrow_mut().skipped += skipped;
            }
            if self.said.is_none()
                && self.offer.is_some()
                && let Some(due) = owed.pop_front()
            {
                self.click(due);
            }
        }
        let mut tally = self.tally.borrow_mut();
        tally.unanswered += owed.len() as u64 + u64::from(self.said.is_some());
        tally.unseen += self.unseen.borrow().len() as u64;
        drop(tally);
        Ok(self)
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::Here { table } => self.here += usize::from(table == self.tables.len()),
            Event::Stands { table, seat, ask, can_hold, number, is_over } if table == self.tables.len() => {
                self.is_over |= is_over;
                match can_hold {
                    Some(can_hold) => self.offer = Some(Offer { seat, ask, can_hold, number }),
                    None => drop(self.offer.take_if(|offer| offer.seat == seat)),
                }
            }
            Event::Done { id, at } => {
                let Some(said) = self.said.take_if(|said| said.id == id) else { return };
                self.tables.last_mut().expect("there is a table").holds.push(said.is_hold);
                self.tally.borrow_mut().done(said.due, at);
            }
            Event::Refused { id, code } => {
                self.tally.borrow_mut().error(&code);
                if let Some(said) = self.said.take_if(|said| said.id == id) {
                    self.unseen.borrow_mut().retain(|click| click.number != said.number);
                }
            }
            Event::Seen | Event::Stands { .. } => {}
        }
    }

    fn click(&mut self, due: Instant) {
        let Some(Offer { seat, ask, can_hold, number }) = self.offer else { return };
        let is_hold = can_hold && self.dice.below(HOLD) == 0;
        let action = if is_hold { "hold" } else { "roll" }.to_owned();
        self.clicks += 1;
        let (id, number) = (self.clicks.to_string(), number + 1);
        let answer = ToServer::Answer { id: id.clone(), seat, ask, action };
        self.said = Some(Said { id, due, number, is_hold });
        self.unseen.borrow_mut().push_back(Click { due, number, left: self.lines.len() });
        self.tally.borrow_mut().late.push(due.elapsed());
        let _ = self.lines[usize::from(seat) - 1].send(Order::Say(answer));
    }

    /// Opens another table for the same people, and has everybody who reads go there.
    async fn renew(&mut self) -> Result<()> {
        let key = open_table(&mut self.people).await?;
        for line in &self.lines {
            let _ = line.send(Order::Sit(self.tables.len() + 1, key.clone()));
        }
        self.tables.push(Played { key, holds: Vec::new() });
        (self.here, self.offer, self.is_over) = (0, None, false);
        self.tally.borrow_mut().renewed += 1;
        self.all_here().await
    }

    fn table(&self) -> &Played {
        self.tables.last().expect("there is a table")
    }
}

async fn open_table(people: &mut [Visitor; 2]) -> Result<String> {
    let [host, friend] = people;
    let wanted = json!({
        "game": "pig",
        "options": { "target": "100" },
        "seats": [{ "who": "me" }, { "who": "friend" }],
        "open": true,
    });
    let table = host.open_table(&wanted).await?;
    let key = table["id"].as_str().ok_or_else(|| ClientError::Strange(format!("no id in {table}")))?;
    friend.post(&format!("/api/tables/{key}/join"), &json!({})).await?.ok()?;
    Ok(key.to_owned())
}
