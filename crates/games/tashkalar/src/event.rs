//! What happens, and what each viewer perceives of it.

use kernel::{Knowers, Seat, Viewer};
use serde::Serialize;

use crate::board::Rank;
use crate::cards::{Card, CardType, School, Task};
use crate::square::{Direction, Square};
use crate::state::Reason;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody sees the same.
    Open(Sight),
    /// TK-198, TK-199: control is handed over; it is not taken back.
    Passed {
        /// Who had it.
        seat: Seat,
        /// Who has it now.
        to: Seat,
    },
    /// TK-130: a card is drawn.
    Drew {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Who knew before that it would be this card.
        by: Knowers,
    },
    /// TK-064: a card is discarded face down.
    Discarded {
        /// Whose card it was.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// TK-065: a card goes under its deck.
    Returned {
        /// Whose card it was.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card goes from the own discard pile on top of the deck.
    TookBack {
        /// Whose card it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// TK-195, TK-199: a legend is handed to the teammate.
    Handed {
        /// Who gave it.
        from: Seat,
        /// Who got it.
        to: Seat,
        /// The legend.
        card: Card,
    },
}

/// A piece as it is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeenPiece {
    /// TK-192: the seat whose colour it has.
    pub of: Seat,
    /// Its rank.
    pub rank: Rank,
}

/// What a viewer perceives; a card that it does not see is missing. TK-192: sides go by the seat whose colour they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say who, where and how much")]
pub enum Sight {
    /// This seat picks a school next.
    Picks { seat: Seat },
    /// A school is taken or dealt.
    School { seat: Seat, school: School },
    /// Who plays first.
    Begins { seat: Seat },
    /// TK-150: a task lies face up.
    TaskUp { task: Task },
    /// TK-150, TK-151: a task is set aside and shuffled in later.
    TaskAside { task: Task },
    /// TK-153: the next task; TK-154: everybody may have known that it comes.
    TaskNext { task: Task, known: bool },
    /// TK-157: the next task, which lay face up, takes the place of a claimed one.
    TaskMovedUp { task: Task },
    /// TK-154: the next task goes under the deck.
    TaskUnder { task: Task },
    /// TK-032, TK-033: a piece on a start square.
    Put { seat: Seat, square: Square, piece: SeenPiece },
    /// A turn begins.
    Turn { seat: Seat, actions: u8, extra: bool },
    /// A piece comes onto the board.
    Placed { seat: Seat, square: Square, piece: SeenPiece },
    /// TK-063: a piece is picked up.
    Lifted { seat: Seat, square: Square, piece: SeenPiece },
    /// TK-080: a card is shown and a being appears; TK-079: the pattern lies this way, counted from 1 as in the action.
    Summoned { seat: Seat, card: Card, square: Square, way: u8 },
    /// TK-184: an enemy piece of this side counted in the pattern.
    Improvised { seat: Seat, side: Seat },
    /// TK-105, TK-109: a piece moves.
    Moved { seat: Seat, from: Square, to: Square, leap: bool },
    /// TK-116: a piece is destroyed.
    Destroyed { square: Square, piece: SeenPiece },
    /// TK-217: a piece leaves the game.
    Removed { side: Seat },
    /// TK-113: a piece has a higher rank now.
    Upgraded { square: Square, piece: SeenPiece },
    /// TK-114: a piece has a lower rank now.
    Downgraded { square: Square, piece: SeenPiece },
    /// TK-117, TK-218: another piece stands in its place.
    Converted { square: Square, piece: SeenPiece },
    /// A piece or a square is named.
    Named { seat: Seat, square: Square },
    /// A direction is chosen.
    Aimed { seat: Seat, direction: Direction },
    /// An alternative is chosen, counted from 1, of the first or the later effect of the card.
    Chose { seat: Seat, card: Card, later: bool, alternative: u8 },
    /// TK-118: actions are gained.
    Gained { seat: Seat, actions: u8 },
    /// TK-093: a part cannot be done.
    Impossible { card: Card },
    /// TK-329: two pieces change places.
    Swapped { one: Square, other: Square },
    /// TK-320: a card is warped and pending now.
    Warped { seat: Seat, card: Card },
    /// TK-324: a pending being is discarded.
    DiscardedPending { seat: Seat, card: Card },
    /// A pending being is an ordinary card again.
    TookPendingBack { seat: Seat, card: Card },
    /// TK-325: a warp effect is copied.
    Copied { seat: Seat, card: Card },
    /// TK-327: a piece is stored on Merchant of Time.
    PutOnMerchant { square: Square, piece: SeenPiece },
    /// The other Shadow Twin lies in the discard pile.
    TwinShown { seat: Seat, card: Card },
    /// Destroyed enemy pieces count once more.
    CountsOnceMore { seat: Seat },
    /// Two empty squares count in the next pattern.
    EmptyCounts { seat: Seat },
    /// TK-304: the piece on this square is the Gateway now.
    Gateway { square: Square },
    /// TK-305, TK-306: the piece that stood or stands there is no longer the Gateway.
    GatewayLost { square: Square },
    /// An action is lost.
    Wasted { seat: Seat },
    /// TK-309: the next pattern is matched with this colour.
    Possessed { seat: Seat, side: Seat },
    /// A played card goes under its owner's deck.
    WentUnder { seat: Seat, card: Card },
    /// TK-119: extra cards at the end of the turn.
    ExtraCard { seat: Seat, kind: CardType },
    /// TK-135: another turn follows.
    ExtraTurn { seat: Seat },
    /// TK-078: an enemy piece may count in the next pattern.
    EnemyCounts { seat: Seat },
    /// TK-215: an action less in the next turn.
    Slowed { seat: Seat },
    /// TK-214: a card of the discard pile is put into play.
    Fetched { seat: Seat, card: Card },
    /// TK-209: a freeze effect is stored.
    Stored { seat: Seat, card: Card },
    /// TK-214, TK-219: a freeze effect is discarded unused.
    Unused { seat: Seat, card: Card },
    /// TK-211: a freeze effect is used.
    Thawed { seat: Seat, card: Card },
    /// TK-142: a flare is invoked against a side.
    Flare { seat: Seat, card: Card, against: Seat },
    /// Points are scored; in Melee in a colour.
    Points { side: Seat, colour: Option<Seat>, points: u8 },
    /// TK-155: a task is claimed.
    Claimed { seat: Seat, task: Task },
    /// TK-025: the discards of this kind are shuffled into a new deck.
    Reshuffled { kind: CardType },
    /// TK-225: the end is near.
    Ends { reason: Reason },
    /// TK-198: see [`Event::Passed`].
    Passed { seat: Seat, to: Seat },
    /// TK-130: see [`Event::Drew`].
    Drew { seat: Seat, kind: CardType, card: Option<Card> },
    /// TK-064: see [`Event::Discarded`].
    Discarded { seat: Seat, kind: CardType, card: Option<Card> },
    /// TK-065: see [`Event::Returned`].
    Returned { seat: Seat, kind: CardType, card: Option<Card> },
    /// See [`Event::TookBack`].
    TookBack { seat: Seat, card: Option<Card> },
    /// TK-195: see [`Event::Handed`].
    Handed { from: Seat, to: Seat, card: Option<Card> },
}

impl From<Sight> for Event {
    fn from(sight: Sight) -> Event {
        Event::Open(sight)
    }
}

impl Event {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Sight {
        let only = |seat: Seat, card: Card| viewer.is(seat).then_some(card);
        match *self {
            Event::Open(sight) => sight,
            Event::Passed { seat, to } => Sight::Passed { seat, to },
            Event::Drew { seat, card, by } => {
                let card_seen = viewer.knows(by.and(seat)).then_some(card);
                Sight::Drew { seat, kind: card.of_type(), card: card_seen }
            }
            Event::Discarded { seat, card } => Sight::Discarded { seat, kind: card.of_type(), card: only(seat, card) },
            Event::Returned { seat, card } => Sight::Returned { seat, kind: card.of_type(), card: only(seat, card) },
            Event::TookBack { seat, card } => Sight::TookBack { seat, card: only(seat, card) },
            Event::Handed { from, to, card } => {
                Sight::Handed { from, to, card: only(from, card).or_else(|| only(to, card)) }
            }
        }
    }

    /// To whom it shows something new.
    pub(crate) fn reveals(&self) -> Knowers {
        match *self {
            Event::Open(
                Sight::Summoned { .. }
                | Sight::Thawed { .. }
                | Sight::Flare { .. }
                | Sight::Fetched { .. }
                | Sight::Warped { .. }
                | Sight::Copied { .. }
                | Sight::TwinShown { .. }
                | Sight::TaskUp { .. }
                | Sight::TaskAside { .. }
                | Sight::TaskNext { known: false, .. },
            ) => Knowers::EVERYBODY,
            Event::Open(_)
            | Event::Passed { .. }
            | Event::Discarded { .. }
            | Event::Returned { .. }
            | Event::TookBack { .. } => Knowers::NOBODY,
            Event::Drew { seat, .. } => Knowers::only(seat),
            Event::Handed { to, .. } => Knowers::only(to),
        }
    }

    /// TK-241: a card that somebody showed by his own choice can be taken back.
    pub(crate) fn bars_undo(&self) -> bool {
        match self {
            Event::Open(
                Sight::Summoned { .. }
                | Sight::Thawed { .. }
                | Sight::Flare { .. }
                | Sight::Fetched { .. }
                | Sight::Warped { .. }
                | Sight::Copied { .. }
                | Sight::TwinShown { .. },
            ) => false,
            Event::Passed { .. } => true,
            Event::Open(_)
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Returned { .. }
            | Event::TookBack { .. }
            | Event::Handed { .. } => !self.reveals().is_nobody(),
        }
    }
}
