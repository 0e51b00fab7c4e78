//! What is agreed before the start, and what follows from it.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{OptionMeta, Seat, Setup};

use crate::board::Side;
use crate::cards::BOX;
use crate::file::FormEntry;

/// Section 6 of the rules.
pub(crate) const OPTIONS: &[OptionMeta] = &[
    OptionMeta::new("form", &["high", "duel", "melee"]).for_seats(&[
        ("high", &[2, 4]),
        ("duel", &[2, 4]),
        ("melee", &[3, 4]),
    ]),
    OptionMeta::new("school_selection", &["pick", "random"]),
    OptionMeta::new("schools", &["core", "all"]),
];

kernel::word_enum! {
    /// The three forms of the game.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Form: "a form: high, duel or melee" {
        /// High Form: tasks and legendary pieces.
        High = "high",
        /// Deathmatch Duel: two sides.
        Duel = "duel",
        /// Deathmatch Melee: three or four players, each for himself.
        Melee = "melee",
    }
}

/// TK-193: the cards of a team player's deck that lie sideways.
pub(crate) const SIDEWAYS: u8 = 6;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Rules {
    pub(crate) form: Form,
    pub(crate) seats: u8,
    /// Chance deals the schools.
    pub(crate) random_schools: bool,
    /// All schools, not only the five of the core.
    pub(crate) all_schools: bool,
}

impl Rules {
    pub(crate) fn of(setup: &Setup) -> Rules {
        Rules {
            form: setup.option("form").parse().expect("the option has these values"),
            seats: setup.seats(),
            random_schools: setup.has("school_selection", "random"),
            all_schools: setup.has("schools", "all"),
        }
    }

    /// TK-190: four seats that are not each for himself are two teams.
    #[inline]
    pub(crate) fn has_teams(self) -> bool {
        self.seats == 4 && self.form != Form::Melee
    }

    /// How many sides there are.
    #[inline]
    pub(crate) fn sides(self) -> u8 {
        if self.form == Form::Melee { self.seats } else { 2 }
    }

    /// TK-190, TK-192: the side a seat plays for; teams sit alternately.
    #[inline]
    pub(crate) fn side(self, seat: Seat) -> Side {
        Side::new(seat.index() as u8 % self.sides())
    }

    /// TK-190: the other seat of a team.
    pub(crate) fn partner(self, seat: Seat) -> Option<Seat> {
        self.has_teams().then(|| seat.next(4).next(4))
    }

    /// Section 6: of a team, who plays sooner when `first` begins.
    pub(crate) fn sooner(self, first: Seat, seat: Seat) -> Seat {
        if seat == first || seat == first.next(self.seats) { seat } else { self.partner(seat).unwrap_or(seat) }
    }

    /// TK-134, TK-203: with how many cards left in a deck a draw triggers the end.
    pub(crate) fn last_cards(self) -> usize {
        if self.has_teams() { usize::from(SIDEWAYS) } else { 0 }
    }

    /// TK-009: the numbers of the form.
    pub(crate) fn entry(self) -> &'static FormEntry {
        let fits =
            |entry: &&FormEntry| entry.id.get_ref().starts_with(self.form.word()) && entry.seats.contains(&self.seats);
        BOX.file.form.iter().find(fits).expect("the card file has every form")
    }

    /// TK-012: whether destroyed enemy pieces lie beside the board until the end of the turn.
    #[inline]
    pub(crate) fn is_deathmatch(self) -> bool {
        self.form != Form::High
    }
}
