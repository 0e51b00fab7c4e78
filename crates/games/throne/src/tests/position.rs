//! Positions to test from, and what can be done and seen in them.

use std::ops::{Deref, DerefMut};

use kernel::{Game, Seat, Viewer, Waiting};

use crate::Throne;
use crate::ask::{Ask, Draw, First, Next, Take};
use crate::cards::{Card, CardSet};
use crate::event::Sight;
use crate::flow;
use crate::row::Row;
use crate::state::{Chance, Phase, Role};

/// The seats of the roles in these tests.
pub(super) const AELIN: Seat = Seat::new(0);
pub(super) const FENRYS: Seat = Seat::new(1);

/// A table in a position that a test has set up, or come to.
///
/// Cards are named as in the card file and moved from the deck to where the test wants them, so that every card stays in the game once.
#[derive(Clone)]
pub(super) struct Position(laws::Position<Throne>);

impl Deref for Position {
    type Target = laws::Position<Throne>;

    fn deref(&self) -> &laws::Position<Throne> {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut laws::Position<Throne> {
        &mut self.0
    }
}

impl<D: Into<Ask>> From<D> for Phase {
    fn from(decision: D) -> Phase {
        Phase::Ask(decision.into())
    }
}

impl From<Chance> for Phase {
    fn from(chance: Chance) -> Phase {
        Phase::Chance(chance)
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
        Position(laws::Position::of(Throne::start(&setup).expect("the setup fits")))
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
    pub(super) fn at(mut self, phase: impl Into<Phase>, active: Role) -> Position {
        self.state.phase = phase.into();
        self.state.active = active;
        self.state.turn = self.state.turn.max(1);
        self.state.check().expect("the position is possible");
        self
    }

    /// Fenrys is to add the first card of the memory row (F-FIRST).
    pub(super) fn first(self) -> Position {
        self.at(First, Role::Companion)
    }

    /// Fenrys has added a card and goes on with the memory row (F-NEXT).
    pub(super) fn next(self) -> Position {
        self.at(Next, Role::Companion)
    }

    /// Fenrys may draw or stop (F-DRAW).
    pub(super) fn draw(self) -> Position {
        self.at(Draw, Role::Companion)
    }

    /// Aelin takes a card (A-TAKE).
    pub(super) fn take(self) -> Position {
        self.at(Take, Role::Aelin)
    }

    /// Plays a line as in a replay: `"2: add flames-3 -1,0"` or `"chance: flames-3"`. Panics if it is refused.
    pub(super) fn play(&mut self, line: &str) -> &mut Position {
        self.0.play(line);
        self
    }

    /// Plays several lines.
    pub(super) fn play_all(&mut self, lines: &[&str]) -> &mut Position {
        lines.iter().for_each(|line| {
            self.play(line);
        });
        self
    }

    /// The rule that refuses a line; "chance" for what chance cannot bring. Panics if it is not refused.
    pub(super) fn refused(&self, line: &str) -> &'static str {
        let (who, what) = line.split_once(": ").expect("a line has somebody and something");
        if who == "chance" {
            assert!(!self.can_bring(what.parse().expect("the outcome is a card")), "chance can bring {what}");
            return "chance";
        }
        self.refused_to(who.parse().expect("somebody is a seat"), what)
    }

    /// Everything that is offered to the asked seats, as `"2: draw"`.
    pub(super) fn offered(&self) -> Vec<String> {
        self.offered_lines()
    }

    pub(super) fn waiting(&self) -> Waiting {
        flow::waiting(&self.state)
    }

    /// What Fenrys has perceived since the position was set up.
    pub(super) fn fenrys_saw(&self) -> Vec<Sight> {
        self.sights(Viewer::seat(FENRYS))
    }

    /// Whether Fenrys, and so everybody, has perceived this.
    pub(super) fn told(&self, sight: Sight) -> bool {
        self.fenrys_saw().contains(&sight)
    }
}
