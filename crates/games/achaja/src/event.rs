//! What happens, and what each viewer perceives of it.

use kernel::{Knowers, List, Seat, Seats, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::cards::{Character, Colour, Cousin, Die, EventCard, Intrigue, Location, MOST_INTRIGUES, Side};
use crate::deal::{Goods, MOST_PROMISES, Promise, Terms};
use crate::state::{MOST_SEATS, MOST_TOGETHER, Phase};

/// The steps of a declared choice.
pub(crate) type Picks = List<Pick, 2>;
/// The sums of the colours on a Location.
pub(crate) type Sums = List<(Colour, u8), MOST_SEATS>;
/// Cards that a player looks at.
pub(crate) type Looked = List<Intrigue, 3>;
/// Cards of a hand.
pub(crate) type Cards = List<Intrigue, MOST_INTRIGUES>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody sees the same.
    Open(Sight),
    /// A player draws an Intrigue.
    Drew {
        /// Who draws.
        seat: Seat,
        /// The card.
        card: Intrigue,
        /// Who knew that it would be this one.
        by: Knowers,
    },
    /// A player gets an Event card.
    DealtEvent {
        /// To whom.
        seat: Seat,
        /// The card.
        event: EventCard,
    },
    /// ACH-114: a player discards an Event face down.
    DiscardedEvent {
        /// Who discards.
        seat: Seat,
        /// The card.
        event: EventCard,
    },
    /// DP-S3: a player has chosen whether to reroll.
    ChoseReroll {
        /// Who has.
        seat: Seat,
        /// The colour that is rerolled.
        colour: Option<Colour>,
    },
    /// DP-S3F: a player has chosen the values of dice.
    ChoseFate {
        /// Who has.
        seat: Seat,
    },
    /// DP-I2: a player has answered a window.
    Answered {
        /// Who has.
        seat: Seat,
        /// The answer.
        action: Action,
    },
    /// The Informer: a player looks at the next card of the deck.
    Looked {
        /// Who looks.
        seat: Seat,
        /// The card.
        card: Intrigue,
    },
    /// The Informer: a player keeps one of the cards looked at.
    Kept {
        /// Who keeps it.
        seat: Seat,
        /// The card.
        card: Intrigue,
    },
    /// The Informer: the other cards go under the deck.
    PutUnder {
        /// Who puts them there.
        seat: Seat,
        /// The cards; the first lies lowest.
        cards: Looked,
    },
    /// ACH-191: an offer is made.
    Offered {
        /// Who makes it.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// What it says.
        terms: Terms,
    },
    /// ACH-196: cards change hands in a deal.
    GaveCards {
        /// Who gives them.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The cards.
        cards: Cards,
    },
}

/// What a viewer perceives; a card that it does not see is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say who, where and how much")]
pub enum Sight {
    /// ACH-172: a Location is laid; by chance without a player.
    Laid { seat: Option<Seat>, location: Location },
    /// ACH-172: a player lays the next Location of the first round.
    Drafts { seat: Seat },
    /// A turn begins, and Locations open.
    Turn { turn: u8, opens: List<Location, 12> },
    /// A phase begins.
    Phase { phase: Phase },
    /// A Character can be used in this turn.
    Revealed { character: Character },
    /// An Intrigue is drawn.
    Drew { seat: Seat, card: Option<Intrigue> },
    /// ACH-019: the discard pile becomes the deck.
    Rebuilt { count: u8 },
    /// An Event card is dealt.
    DealtEvent { seat: Seat, event: Option<EventCard> },
    /// ACH-114: an Event is discarded face down.
    DiscardedEvent { seat: Seat, event: Option<EventCard> },
    /// A die is rolled; before the first roll it has no value.
    Rolled { die: Die, to: u8 },
    /// DP-S3: somebody has chosen whether to reroll; the viewer's own choice is shown.
    ChoseReroll { seat: Seat, own: Option<RerollChoice> },
    /// DP-S3: this was chosen.
    Rerolls { seat: Seat, colour: Option<Colour> },
    /// DP-S3F: somebody has chosen values.
    ChoseFate { seat: Seat },
    /// DP-S3F: these values were chosen.
    Fate { seat: Seat, colour: Colour, values: [u8; 5] },
    /// ACH-044, ACH-111: the First Player marker goes to this player.
    Marker { seat: Seat },
    /// A die is placed from the reserve.
    Placed { die: Die, to: Location },
    /// DP-P1: cards were chosen.
    ChoseCards { seat: Seat, count: u8 },
    /// Gold is taken from the bank.
    TookGold { seat: Seat, gold: u32 },
    /// ACH-115: gold for having passed.
    Income { seat: Seat, gold: u32 },
    /// Gold is paid to the bank.
    PaidGold { seat: Seat, gold: u32 },
    /// Gold goes from one player to another.
    GaveGold { seat: Seat, to: Seat, gold: u32 },
    /// ACH-077: a player reveals all gold.
    RevealedGold { seat: Seat, gold: u32 },
    /// Power is gained.
    GainedPower { seat: Seat, power: u8 },
    /// Power is lost.
    LostPower { seat: Seat, power: u8 },
    /// ACH-004: power is given up for gold.
    Converted { seat: Seat, gold: u32 },
    /// A Cousin is taken.
    TookCousin { seat: Seat, cousin: Cousin },
    /// ACH-070: an Intrigue is declared with all that was chosen. `asked` may answer it.
    Played { seat: Seat, card: Intrigue, side: Side, target: Option<Seat>, picks: Picks, discarded: bool, asked: Seats },
    /// The viewer has answered a window.
    Answered { action: Pick },
    /// DP-I2: nobody stops the Intrigue.
    Unopposed,
    /// ACH-080, ACH-081: a Cousin stops the Intrigue.
    StoppedByCousin { seat: Seat, cousin: Cousin },
    /// ACH-082, ACH-083: a sacrificed Intrigue stops it.
    StoppedByCard { seat: Seat, card: Intrigue },
    /// ACH-101: a Character is used; for free without a price.
    Used { seat: Seat, character: Character, price: Option<u32>, picks: Picks },
    /// ACH-105: a Character leaves.
    Left { character: Character },
    /// A die moves.
    Moved { die: Die, to: Location },
    /// The value of a die changes.
    Changed { die: Die, to: u8 },
    /// Two dice exchange places or values.
    Swapped { dice: [Die; 2], values: bool },
    /// A token is put on a Location.
    TokenPlaced { colour: Colour, location: Location },
    /// A token moves.
    TokenMoved { colour: Colour, from: Location, to: Location },
    /// ACH-106: a limit rises.
    LimitRaised { location: Location, limit: u8 },
    /// ACH-135: a limit falls.
    LimitFell { location: Location, limit: u8 },
    /// ACH-140: no die can leave.
    Stays { location: Location },
    /// The Informer: the next card of the deck is looked at.
    Looked { seat: Seat, card: Option<Intrigue> },
    /// The Informer: one of them is kept.
    Kept { seat: Seat, card: Option<Intrigue> },
    /// The Informer: the others go under the deck; the first lies lowest.
    PutUnder { seat: Seat, count: u8, cards: Option<Looked> },
    /// ACH-110: a player passes, as which one.
    Passed { seat: Seat, place: u8 },
    /// ACH-112: an Event is revealed.
    EventRevealed { seat: Seat, event: EventCard },
    /// What a player chooses, where that does not show at once: dice to be rerolled, a Location.
    Chose { seat: Seat, picks: Picks },
    /// ACH-120: a Location is resolved: these sums, and who dominates.
    Resolved { location: Location, sums: Sums, colour: Option<Colour> },
    /// ACH-143: the action of a Location is not performed.
    Barred { location: Location },
    /// DP-D1: equal dice act in this order.
    Ordered { location: Location, colours: List<Colour, MOST_TOGETHER> },
    /// ACH-126: a die acts.
    Acts { seat: Seat, location: Location },
    /// DP-D2: an action is declined.
    DeclinedAction { seat: Seat, location: Location },
    /// Temple Assembly: a card of the discard pile is taken.
    TookCard { seat: Seat, card: Intrigue },
    /// Black Market: cards are sold.
    Sold { seat: Seat, cards: Cards, gold: u32 },
    /// ACH-191: an offer is made; its parties see what it says.
    Offered { seat: Seat, to: Seat, terms: Option<SeenTerms> },
    /// ACH-194: an offer ends without a deal.
    OfferEnded { seat: Seat, to: Seat, how: OfferEnd },
    /// ACH-196: a deal is made.
    Deal { seat: Seat, to: Seat, gives: Given, wants: Given, pledges: Pledges },
    /// ACH-196: cards change hands in a deal.
    GaveCards { seat: Seat, to: Seat, count: u8, cards: Option<Cards> },
    /// ACH-150: most tokens on a Location.
    Special { location: Location, colour: Colour },
    /// ACH-156: a hand is shown at the end.
    Hand { seat: Seat, cards: Cards },
    /// An Event that was discarded face down is shown at the end.
    LateEvent { seat: Seat, event: EventCard },
    /// ACH-152: what a player owns at the end, and the power for it.
    Wealth { seat: Seat, gold: u32, cousins: u8, cards: u8, power: u32, rest: u32 },
    /// ACH-154: the final power.
    Total { seat: Seat, power: u32, rest: u32 },
}

/// DP-S3: what the viewer itself chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RerollChoice {
    /// The colour that is rerolled, if any.
    pub colour: Option<Colour>,
}

kernel::word_enum! {
    /// How an offer ends without a deal.
    pub enum OfferEnd: "retracted, refused or lapsed" {
        /// Its maker takes it back.
        Retracted = "retracted",
        /// The partner declines it.
        Refused = "refused",
        /// ACH-194: something else happens first.
        Lapsed = "lapsed",
    }
}

/// What one party gives, as everybody may see it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Given {
    /// Gold.
    pub gold: u16,
    /// Street and Palace Cousins.
    pub cousins: [u8; 2],
    /// How many Intrigues.
    pub cards: u8,
}

impl Given {
    pub(crate) fn of(goods: &Goods) -> Given {
        Given { gold: goods.gold, cousins: goods.cousins, cards: goods.count_cards() }
    }
}

/// A promise of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SeenPledge {
    /// Whether it is the maker of the offer who promises.
    pub is_own: bool,
    /// What.
    pub promise: Promise,
}

/// The promises of a deal.
pub type Pledges = List<SeenPledge, MOST_PROMISES>;

impl Terms {
    pub(crate) fn seen_pledges(&self) -> Pledges {
        self.pledges.iter().map(|pledge| SeenPledge { is_own: pledge.is_own, promise: pledge.promise }).collect()
    }
}

/// What an offer says to one of its parties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenTerms {
    /// What its maker gives.
    pub gives: Given,
    /// What the partner gives.
    pub wants: Given,
    /// The cards that are given, if the viewer sees them.
    pub given_cards: Option<Cards>,
    /// The cards that are wanted by name.
    pub wanted_cards: Cards,
    /// Whether the partner sees the given cards.
    pub is_shown: bool,
    /// What is promised.
    pub pledges: Pledges,
}

impl SeenTerms {
    /// As the maker of the offer sees it, or the partner.
    pub(crate) fn of(terms: &Terms, is_maker: bool) -> SeenTerms {
        SeenTerms {
            gives: Given::of(&terms.gives),
            wants: Given::of(&terms.wants),
            given_cards: (is_maker || terms.is_shown).then(|| terms.gives.cards.cards().collect()),
            wanted_cards: terms.wants.cards.cards().collect(),
            is_shown: terms.is_shown,
            pledges: terms.seen_pledges(),
        }
    }
}

/// A step of a choice that everybody sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pick(pub Action);

impl Serialize for Pick {
    fn serialize<S: kernel::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The steps of a choice, for everybody.
pub(crate) fn shown(picks: &[Action]) -> Picks {
    picks.iter().map(|&pick| Pick(pick)).collect()
}

impl Event {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<Sight> {
        Some(match *self {
            Event::Open(ref sight) => sight.clone(),
            Event::Drew { seat, card, by } => Sight::Drew { seat, card: viewer.knows(by.and(seat)).then_some(card) },
            Event::DealtEvent { seat, event } => Sight::DealtEvent { seat, event: viewer.is(seat).then_some(event) },
            Event::DiscardedEvent { seat, event } => {
                Sight::DiscardedEvent { seat, event: viewer.is(seat).then_some(event) }
            }
            Event::ChoseReroll { seat, colour } => {
                Sight::ChoseReroll { seat, own: viewer.is(seat).then_some(RerollChoice { colour }) }
            }
            Event::ChoseFate { seat } => Sight::ChoseFate { seat },
            // ACH-210: nobody else learns that an answer was given.
            Event::Answered { seat, action } if viewer.is(seat) => Sight::Answered { action: Pick(action) },
            Event::Answered { .. } => return None,
            Event::Looked { seat, card } => Sight::Looked { seat, card: viewer.is(seat).then_some(card) },
            Event::Kept { seat, card } => Sight::Kept { seat, card: viewer.is(seat).then_some(card) },
            Event::PutUnder { seat, ref cards } => {
                Sight::PutUnder { seat, count: cards.len() as u8, cards: viewer.is(seat).then(|| cards.clone()) }
            }
            Event::Offered { seat, to, ref terms } => {
                let is_party = viewer.is(seat) || viewer.is(to);
                Sight::Offered { seat, to, terms: is_party.then(|| SeenTerms::of(terms, viewer.is(seat))) }
            }
            Event::GaveCards { seat, to, ref cards } => {
                let is_party = viewer.is(seat) || viewer.is(to);
                Sight::GaveCards { seat, to, count: cards.len() as u8, cards: is_party.then(|| cards.clone()) }
            }
        })
    }

    pub(crate) fn reveals(&self) -> Knowers {
        match *self {
            Event::Open(ref sight) if sight.is_news() => Knowers::EVERYBODY,
            Event::Drew { seat, .. } | Event::DealtEvent { seat, .. } | Event::Looked { seat, .. } => {
                Knowers::only(seat)
            }
            Event::Offered { to, .. } => Knowers::only(to),
            Event::GaveCards { seat, to, .. } => Knowers::only(seat).and(to),
            Event::DiscardedEvent { .. }
            | Event::ChoseReroll { .. }
            | Event::ChoseFate { .. }
            | Event::Answered { .. }
            | Event::Kept { .. }
            | Event::PutUnder { .. }
            | Event::Open(_) => Knowers::NOBODY,
        }
    }

    /// ACH-210: a play that others may answer stays, and so does an answer.
    pub(crate) fn bars_undo(&self) -> bool {
        match self {
            Event::Open(Sight::Played { .. }) => true,
            event => !event.reveals().is_nobody(),
        }
    }
}

impl Sight {
    /// Whether something was hidden before that everybody sees now.
    fn is_news(&self) -> bool {
        matches!(
            self,
            Sight::Laid { seat: None, .. }
                | Sight::Drafts { .. }
                | Sight::Revealed { .. }
                | Sight::Rolled { .. }
                | Sight::Rerolls { .. }
                | Sight::Fate { .. }
                | Sight::RevealedGold { .. }
                | Sight::Played { discarded: false, .. }
                | Sight::Unopposed
                | Sight::StoppedByCousin { .. }
                | Sight::StoppedByCard { .. }
                | Sight::EventRevealed { .. }
                | Sight::Sold { .. }
                | Sight::Deal { .. }
                | Sight::Hand { .. }
                | Sight::LateEvent { .. }
                | Sight::Wealth { .. }
        )
    }
}
