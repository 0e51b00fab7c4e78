//! Everything that is true at the table.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::arrayvec::ArrayVec;
use kernel::{Deck, List, Seat, Seats, Viewer};

use crate::ask::{Ask, Ready};
use crate::cards::{BOX, Card, CardSet, Colour, Kind, MOST_CARDS, MOST_ROWS};
use crate::mind::Mind;
use crate::row::{Row, RowNumber};
use crate::rules::{Ability, Flags, Mode, Module, Rules};

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) active: Role,
    /// Unseen, but for what Scent has shown to Fenrys.
    pub(crate) deck: Deck<Card, MOST_CARDS>,
    /// Public (THR-015).
    pub(crate) discard: CardSet,
    /// Public, the hidden cards too (THR-219).
    pub(crate) mind: Mind,
    /// Public.
    pub(crate) memory_row: List<Card, MOST_CARDS>,
    /// The demons in the demon row, in the order of their coming; public.
    pub(crate) demons: List<Card, { Colour::ALL.len() }>,
    /// The memories under them, each under the demon of its colour. Both players saw each of them go there, and nobody may
    /// look at them again (THR-132): no view shows more than how many.
    pub(crate) tainted: CardSet,
    /// The Determination cards with what was added: see [`Row`].
    pub(crate) rows: ArrayVec<Row, MOST_ROWS>,
    /// THR-162: distorted for the rest of this game; public.
    pub(crate) boxed: CardSet,
    /// THR-251: public.
    pub(crate) keepsakes: CardSet,
    /// THR-247: the sets of colours with which True Colours has failed today, a bit for each set; public.
    pub(crate) failed_tests: u32,
    /// From 1; 0 in the prologue.
    pub(crate) day: u8,
    /// From 1; 0 before the first.
    pub(crate) turn: u16,
    /// The cards drawn in this turn.
    pub(crate) drawn: u8,
    /// THR-253: the cards taken from the Mind today.
    pub(crate) taken: u8,
    /// The row of the take that is being carried out.
    pub(crate) row: Option<RowNumber>,
    /// The abilities that are used up.
    pub(crate) used: Flags,
    /// The rows completed on the days before.
    pub(crate) completed: u8,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Phase {
    /// Somebody is asked.
    Ask(Ask),
    /// Chance has to bring a card.
    Chance(Chance),
    /// Nothing: it is over.
    Over(End),
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Chance {
    /// The first card of the Mind.
    Mind,
    /// The next Determination card.
    Determination,
    /// The next card of the memory row, in the prologue.
    MemoryRow,
    /// THR-248: a demon that starts in the demon row.
    Demon,
    /// THR-267: the next card that Scent shows.
    Scent,
    /// THR-116: the next card of Observe.
    Draw,
}

kernel::word_enum! {
    /// How it ended.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum End: "an end" {
        /// THR-092: the prologue is won.
        PrologueWon = "prologue-won",
        /// THR-170: the chapter is won.
        ChapterWon = "chapter-won",
        /// THR-078: the deck is empty, in the first part of the prologue.
        PrologueDeck = "p1-deck",
        /// THR-078: no card can be added, in the first part of the prologue.
        PrologueCannotAdd = "p1-cannot-add",
        /// THR-093: no card can be taken, in the second part of the prologue.
        PrologueCannotTake = "p2-cannot-take",
        /// THR-115: the deck is empty as Fenrys's turn starts.
        DeckEmpty = "deck-empty",
        /// THR-119: Fenrys cannot add a card.
        CannotAdd = "cannot-add",
        /// THR-148: no card is left in the Mind.
        MindEmpty = "mind-empty",
        /// THR-167: too few cards for a new day.
        NoNewDay = "no-new-day",
        /// THR-240: all the demons are there.
        Legion = "legion",
        /// THR-253: Aelin can take no more.
        Breathless = "breathless",
    }
}

impl End {
    /// Whether both have won; otherwise both have lost.
    #[must_use]
    pub const fn is_won(self) -> bool {
        matches!(self, End::PrologueWon | End::ChapterWon)
    }
}

kernel::word_enum! {
    /// THR-002: the two roles.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Role: "a role: aelin or companion" {
        /// Aelin.
        Aelin = "aelin",
        /// Rowan in the prologue, Fenrys in a chapter.
        Companion = "companion",
    }
}

impl State {
    pub(crate) fn new(rules: Rules) -> State {
        let mut cards = BOX.all(Kind::Memory);
        if rules.mode != Mode::Prologue {
            cards = cards.union(BOX.all(Kind::Demon));
            if rules.has(Module::Illusions) {
                cards = cards.union(BOX.all(Kind::Illusion)).except(BOX.out_for_illusions);
            }
        }
        State {
            day: u8::from(rules.mode != Mode::Prologue),
            rules,
            phase: Phase::Ask(Ready { missing: Seats::all(2) }.into()),
            active: Role::Companion,
            deck: cards.iter().collect(),
            discard: CardSet::default(),
            mind: Mind::default(),
            memory_row: List::default(),
            demons: List::default(),
            tainted: CardSet::default(),
            rows: ArrayVec::new(),
            boxed: CardSet::default(),
            keepsakes: CardSet::default(),
            failed_tests: 0,
            turn: 0,
            drawn: 0,
            taken: 0,
            row: None,
            used: Flags::default(),
            completed: 0,
        }
    }

    /// What is asked.
    #[inline]
    pub(crate) fn question(&self) -> Option<Ask> {
        match self.phase {
            Phase::Ask(ask) => Some(ask),
            Phase::Chance(_) | Phase::Over(_) => None,
        }
    }

    /// Whether this is asked.
    #[inline]
    pub(crate) fn asks(&self, ask: impl Into<Ask>) -> bool {
        self.question() == Some(ask.into())
    }

    /// Waits for chance next.
    #[inline]
    pub(crate) fn wait_for(&mut self, chance: Chance) {
        self.phase = Phase::Chance(chance);
    }

    /// Every card of this game.
    fn all_cards(&self) -> CardSet {
        State::new(self.rules.clone()).deck.all().collect()
    }

    /// Whether the Mind is built in this part of the prologue (THR-072), not cleared.
    pub(crate) fn is_first_part(&self) -> bool {
        self.rules.mode == Mode::Prologue && self.rows.iter().any(|row| !row.face_up)
    }

    pub(crate) fn is_prologue(&self) -> bool {
        self.rules.mode == Mode::Prologue
    }

    pub(crate) fn seat_of(&self, role: Role) -> Seat {
        match role {
            Role::Aelin => self.rules.aelin,
            Role::Companion => self.rules.companion(),
        }
    }

    /// What a row must total now.
    #[inline]
    pub(crate) fn target(&self) -> u8 {
        self.rules.target(self.day)
    }

    /// THR-141: the topmost incomplete row.
    #[inline]
    pub(crate) fn current_row(&self) -> Option<RowNumber> {
        self.rows.iter().position(|row| !row.complete).map(RowNumber::new)
    }

    pub(crate) fn row_mut(&mut self, row: RowNumber) -> &mut Row {
        &mut self.rows[row.index()]
    }

    /// Whether a demon of this colour is in the demon row.
    #[inline]
    pub(crate) fn has_demon(&self, colour: Colour) -> bool {
        self.demons.contains(&Card::demon_of(colour))
    }

    /// THR-131: whether the card would be tainted if it were discarded now.
    #[inline]
    pub(crate) fn would_taint(&self, card: Card) -> bool {
        card.is_memory() && card.colour().is_some_and(|colour| self.has_demon(colour))
    }

    /// THR-260: whether the ability can be used now as far as its uses go.
    #[inline]
    pub(crate) fn can_use(&self, ability: Ability) -> bool {
        self.rules.gives(ability) && !self.used.has(ability as u8)
    }

    pub(crate) fn is_last_day(&self) -> bool {
        self.day == BOX.file.meta.days
    }

    /// THR-253: how many cards may still be taken from the Mind today, if that is limited.
    pub(crate) fn breaths(&self) -> Option<u8> {
        let limited = self.rules.has(Module::FourBreaths) && self.is_last_day();
        limited.then(|| BOX.numbers.takes.saturating_sub(self.taken))
    }

    /// THR-252: the keepsakes that can be used now.
    pub(crate) fn usable_keepsakes(&self) -> CardSet {
        if self.is_last_day() { self.keepsakes } else { CardSet::default() }
    }

    /// How far they came: the cards turned up and the rows completed.
    pub(crate) fn progress(&self) -> i32 {
        let turned_up = self.rows.iter().filter(|row| self.is_prologue() && row.face_up).count();
        let complete = self.rows.iter().filter(|row| row.complete).count();
        // On the last day they are counted already.
        let complete = if self.end() == Some(End::ChapterWon) { 0 } else { complete };
        (turned_up + complete) as i32 + i32::from(self.completed)
    }

    pub(crate) fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            Phase::Ask(_) | Phase::Chance(_) => None,
        }
    }

    /// THR-218: after the end everybody sees what anybody saw.
    pub(crate) fn eyes(&self, viewer: Viewer) -> Viewer {
        if self.end().is_some() { Viewer::seats(Seats::all(2)) } else { viewer }
    }

    /// Whether `viewer` may see the Determination card of a row (THR-111, THR-083, THR-218).
    pub(crate) fn knows_determination(&self, viewer: Viewer, row: &Row) -> bool {
        row.face_up || self.end().is_some() || (!self.is_prologue() && viewer.is(self.rules.aelin))
    }

    /// Whether any Determination card is face down.
    pub(crate) fn has_face_down(&self) -> bool {
        self.rows.iter().any(|row| !row.face_up)
    }

    /// Every card is somewhere, once, and nothing lies where it cannot.
    pub(crate) fn check(&self) -> Result<(), String> {
        let zones: [(&str, Vec<Card>); 9] = [
            ("the deck", self.deck.all().collect()),
            ("the discard pile", self.discard.iter().collect()),
            ("the Mind", self.mind.cards().iter().map(|placed| placed.card).collect()),
            ("the memory row", self.memory_row.to_vec()),
            ("the demon row", self.demons.to_vec()),
            ("the tainted cards", self.tainted.iter().collect()),
            ("the rows", self.rows.iter().flat_map(|row| row.added.iter().copied().chain([row.det])).collect()),
            ("the box", self.boxed.iter().collect()),
            ("the keepsakes", self.keepsakes.iter().collect()),
        ];
        let mut seen = CardSet::default();
        for (zone, cards) in &zones {
            for &card in cards {
                if seen.contains(card) {
                    return Err(format!("{card} is in {zone} and somewhere else"));
                }
                seen.insert(card);
            }
        }
        if seen != self.all_cards() {
            return Err(format!("missing are {:?}", self.all_cards().except(seen)));
        }
        self.check_zones()
    }

    fn check_zones(&self) -> Result<(), String> {
        let stray = self.tainted.iter().find(|card| !self.would_taint(*card));
        if let Some(card) = stray {
            return Err(format!("{card} is tainted without its demon"));
        }
        let target = self.target();
        for row in &self.rows {
            if row.total() > target || (row.complete && row.total() != target) {
                return Err(format!("a row of {} for {target}: {row:?}", row.total()));
            }
            if !(row.low..=row.high).contains(&row.det.strength()) {
                return Err(format!("what is known of a row is wrong: {row:?}"));
            }
        }
        match self.mind.is_consistent() {
            true => Ok(()),
            false => Err(format!("areas of one place differ: {:?}", self.mind)),
        }
    }
}
