//! Positions to test from, and what can be done and seen in them.

use kernel::{Game, Refusal, Seat, Sink, Viewer, Waiting};

use crate::Throne;
use crate::action::{Action, Outcome};
use crate::cards::{Card, CardSet};
use crate::event::{Event, Sight};
use crate::flow;
use crate::row::Row;
use crate::state::{Phase, Role, State};
use crate::view::View;

/// The seats of the roles in these tests.
pub(super) const AELIN: Seat = Seat::new(0);
pub(super) const FENRYS: Seat = Seat::new(1);

/// A table in a position that a test has set up, or come to.
///
/// Cards are named as in the card file and moved from the deck to where the test wants them, so that every card stays in the game once.
#[derive(Clone)]
pub(super) struct Position {
    pub(super) state: State,
    /// What happened since the position was set up.
    pub(super) events: Vec<Event>,
}

struct Log<'a>(&'a mut Vec<Event>);

impl Sink<Event> for Log<'_> {
    fn emit(&mut self, event: Event) {
        self.0.push(event);
    }
}

pub(super) fn card(id: &str) -> Card {
    id.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(super) fn cards(ids: &[&str]) -> CardSet {
    ids.iter().map(|id| card(id)).collect()
}

impl Position {
    /// A table with these options; nobody is ready yet. `Position::new(&[("mode", "chapter-1")])`
    pub(super) fn new(options: &[(&str, &str)]) -> Position {
        let setup = kernel::Setup::new(Throne::meta(), 2, options.iter().copied()).expect("the options go together");
        Position { state: Throne::start(&setup).expect("the setup fits"), events: Vec::new() }
    }

    /// A mode without anything dealt yet; what is added below is taken out of the deck.
    pub(super) fn mode(mode: &str) -> Position {
        Position::new(&[("mode", mode)])
    }

    /// The sandbox with these modules and abilities.
    pub(super) fn sandbox(with: &[&str]) -> Position {
        let on = with.iter().map(|&key| (key, "on"));
        Position::new(&[("mode", "sandbox")].into_iter().chain(on).collect::<Vec<_>>())
    }

    fn draw_out(&mut self, id: &str) -> Card {
        let card = card(id);
        assert!(self.state.deck.take_unseen(card), "{id} is in the deck of this game");
        card
    }

    /// Lays the Mind: `("flames-3", -1, 0)` in placing order.
    pub(super) fn mind(mut self, cards: &[(&str, i8, i8)]) -> Position {
        for &(id, x, y) in cards {
            let card = self.draw_out(id);
            self.state.mind.place(card, x, y);
        }
        self
    }

    /// Fills the memory row.
    pub(super) fn memory_row(mut self, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.draw_out(id);
            self.state.memory_row.push(card);
        }
        self
    }

    /// Lays the Determination cards face down.
    pub(super) fn rows(mut self, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.draw_out(id);
            self.state.rows.push(Row::new(card));
        }
        self
    }

    /// Adds cards to a row, counted from 1, as if Aelin had taken them; the row is complete if it totals the target.
    pub(super) fn added(mut self, row: usize, ids: &[&str]) -> Position {
        let target = self.state.target();
        for id in ids {
            let card = self.draw_out(id);
            self.state.rows[row - 1].add(card, target);
        }
        self.state.rows[row - 1].whisper(target);
        self
    }

    /// Turns Determination cards up, counted from 1.
    pub(super) fn face_up(mut self, rows: &[usize]) -> Position {
        rows.iter().for_each(|row| self.state.rows[row - 1].turn_up());
        self
    }

    /// Puts demons into the demon row: `"demon-glass"`, with cards under them.
    pub(super) fn demon(mut self, id: &str, under: &[&str]) -> Position {
        let demon = self.draw_out(id);
        self.state.demons.push(demon);
        for id in under {
            let card = self.draw_out(id);
            self.state.tainted.insert(card);
        }
        self
    }

    /// Fills the discard pile.
    pub(super) fn discarded(mut self, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.draw_out(id);
            self.state.discard.insert(card);
        }
        self
    }

    /// Puts cards into the box: distorted on an earlier day.
    pub(super) fn boxed(mut self, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.draw_out(id);
            self.state.boxed.insert(card);
        }
        self
    }

    /// Fills the keepsakes.
    pub(super) fn keepsakes(mut self, ids: &[&str]) -> Position {
        for id in ids {
            let card = self.draw_out(id);
            self.state.keepsakes.insert(card);
        }
        self
    }

    /// Leaves only these cards in the deck; the others go to the box.
    pub(super) fn deck(mut self, ids: &[&str]) -> Position {
        let kept = cards(ids);
        let all: Vec<Card> = self.state.deck.all().collect();
        for card in all.into_iter().filter(|&card| !kept.contains(card)) {
            self.state.deck.take_unseen(card);
            self.state.boxed.insert(card);
        }
        assert_eq!(self.state.deck.len(), ids.len(), "these cards are still in the deck");
        self
    }

    /// Sets the day.
    pub(super) fn day(mut self, day: u8) -> Position {
        self.state.day = day;
        self
    }

    /// Starts here: the phase and whose turn it is.
    pub(super) fn at(mut self, phase: Phase, active: Role) -> Position {
        self.state.phase = phase;
        self.state.active = active;
        self.state.turn = self.state.turn.max(1);
        self.state.check().expect("the position is possible");
        self
    }

    /// Fenrys is to add the first card of the memory row (F-FIRST).
    pub(super) fn first(self) -> Position {
        self.at(Phase::First, Role::Companion)
    }

    /// Fenrys has added a card and goes on with the memory row (F-NEXT).
    pub(super) fn next(self) -> Position {
        self.at(Phase::Next, Role::Companion)
    }

    /// Fenrys may draw or stop (F-DRAW).
    pub(super) fn draw(self) -> Position {
        self.at(Phase::Draw, Role::Companion)
    }

    /// Aelin takes a card (A-TAKE).
    pub(super) fn take(self) -> Position {
        self.at(Phase::Take, Role::Aelin)
    }

    /// Plays a line as in a replay: `"2: add flames-3 -1,0"` or `"chance: flames-3"`. Panics if it is refused.
    pub(super) fn play(&mut self, line: &str) -> &mut Position {
        if let Err(rule) = self.try_play(line) {
            panic!("`{line}` is refused by {rule}; {:?} is offered", self.offered());
        }
        self
    }

    /// Plays several lines.
    pub(super) fn play_all(&mut self, lines: &[&str]) -> &mut Position {
        lines.iter().for_each(|line| {
            self.play(line);
        });
        self
    }

    /// Plays a line, or says which rule refuses it. Chance is refused as "chance".
    pub(super) fn try_play(&mut self, line: &str) -> Result<(), &'static str> {
        let (who, what) = line.split_once(": ").expect("a line has somebody and something");
        if who == "chance" {
            let outcome: Outcome = what.parse().expect("the outcome is a card");
            let mut possible: Vec<(Outcome, u32)> = Vec::new();
            Throne::chances(&self.state, &mut possible);
            if !possible.iter().any(|&(card, _)| card == outcome) {
                return Err("chance");
            }
            flow::resolve(&mut self.state, outcome, &mut Log(&mut self.events));
        } else {
            let seat: Seat = who.parse().expect("somebody is a seat");
            let action: Action = what.parse().expect("something is an action");
            Throne::check(&self.state, seat, action).map_err(|refused| refused.rule())?;
            flow::apply(&mut self.state, seat, action, &mut Log(&mut self.events));
        }
        self.state.check().unwrap_or_else(|problem| panic!("after `{line}`: {problem}"));
        Ok(())
    }

    /// The rule that refuses a line. Panics if it is not refused.
    pub(super) fn refused(&self, line: &str) -> &'static str {
        self.clone().try_play(line).expect_err("the line should be refused")
    }

    /// Everything that is offered to the asked seats, as `"2: draw"`.
    pub(super) fn offered(&self) -> Vec<String> {
        let seats = flow::waiting(&self.state).seats();
        let each =
            |seat: Seat| Throne::offered(&self.state, seat).into_iter().map(move |action| format!("{seat}: {action}"));
        seats.iter().flat_map(each).collect()
    }

    pub(super) fn waiting(&self) -> Waiting {
        flow::waiting(&self.state)
    }

    /// What `viewer` sees: `Viewer::seat(AELIN)`, `Viewer::seat(FENRYS)` or `Viewer::SPECTATOR`.
    pub(super) fn view(&self, viewer: Viewer) -> View {
        Throne::view(&self.state, viewer)
    }

    /// What Fenrys has perceived since the position was set up.
    pub(super) fn fenrys_saw(&self) -> Vec<Sight> {
        self.events.iter().filter_map(|event| Throne::sight(event, Viewer::seat(FENRYS))).collect()
    }

    /// Whether Fenrys, and so everybody, has perceived this.
    pub(super) fn told(&self, sight: Sight) -> bool {
        self.fenrys_saw().contains(&sight)
    }
}
