//! What happens, and what each viewer perceives of it.

use kernel::{Knowers, List, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Card, Character, Gauge, Goal, Location, MOST_IN_DECK, Section, SectionUse, Team, Type, Vehicle};
use crate::characters::Characters;
use crate::pile::{Pile, Shown};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody sees the same.
    Open(Sight),
    /// SHP-027: a Goal is dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The Goal.
        goal: Goal,
    },
    /// SHP-032: the last drafter draws a Character card.
    Blind {
        /// Who draws it.
        seat: Seat,
        /// The card.
        character: Character,
    },
    /// SHP-033: a player is handed the Character cards that are left.
    Handed {
        /// Who gets them.
        seat: Seat,
        /// The cards.
        pack: Characters,
    },
    /// SHP-033: a player keeps a Character card.
    Kept {
        /// Who keeps it.
        seat: Seat,
        /// The card.
        character: Character,
    },
    /// A player looks at the cards of an Equipment or a hand.
    Looked {
        /// Who looks.
        seat: Seat,
        /// At whose cards.
        character: Character,
        /// What is looked at, and why.
        how: Look,
        /// The cards.
        cards: Pile,
    },
    /// A player looks at the top cards of a deck.
    Searched {
        /// Who looks.
        seat: Seat,
        /// Of which Location.
        deck: Location,
        /// The cards, from the top down.
        cards: Looked,
    },
    /// SHP-091: a player puts back the cards looked at.
    PutBack {
        /// Who does it.
        seat: Seat,
        /// Of which Location.
        deck: Location,
        /// The cards on top, from the top down.
        top: Looked,
        /// The cards that go under the deck.
        under: Looked,
    },
    /// SHP-110: a player looks through the Whispers pile.
    LookedAtWhispers {
        /// Who looks.
        seat: Seat,
        /// The cards.
        cards: Pile,
    },
    /// A player draws a card of a deck.
    Drew {
        /// Who draws.
        seat: Seat,
        /// Of which Location.
        deck: Location,
        /// The card.
        card: Card,
    },
    /// SHP-060, SHP-139: a card goes from one player to another face down.
    Passed {
        /// Whose it was.
        from: Seat,
        /// Whose it is now.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// SHP-106: a card is exchanged with an Equipment.
    Swapped {
        /// Who does it.
        seat: Seat,
        /// Whose Equipment.
        character: Character,
        /// The card that is given.
        given: Card,
        /// The card that is taken.
        taken: Card,
    },
    /// SHP-110: a player puts cards on the Temple pile.
    Stacked {
        /// Who does it.
        seat: Seat,
        /// The cards; the first is revealed first.
        cards: Looked,
    },
    /// SHP-113: a player discards a card face down.
    Whispered {
        /// Who discards.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// SHP-139: a player has chosen a card for an exchange.
    Chose {
        /// Who has.
        seat: Seat,
        /// The card.
        card: Card,
    },
}

/// Cards in an order.
pub(crate) type Looked = List<Card, MOST_IN_DECK>;

kernel::word_enum! {
    /// How a player comes to look at cards of a Character.
    pub enum Look: "a way to look: taken, equipment or hand" {
        /// SHP-037: the Equipment becomes the player's hand.
        Taken = "taken",
        /// The whole Equipment is looked at.
        Equipment = "equipment",
        /// Only the hand is looked at, without what was played.
        Hand = "hand",
    }
}

/// What a viewer perceives; a card that it does not see is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say who, where and how much")]
pub enum Sight {
    /// SHP-027: the viewer's own Goal.
    Dealt { seat: Seat, goal: Goal },
    /// SHP-029: the first Protagonist.
    First { seat: Seat },
    /// A round begins.
    Round { round: u8 },
    /// SHP-032: the last drafter has drawn a card.
    Blind { seat: Seat, character: Option<Character> },
    /// SHP-033: the Character cards that the viewer is handed.
    Handed { seat: Seat, pack: Characters },
    /// SHP-033: a Character card is chosen.
    Kept { seat: Seat, character: Option<Character> },
    /// SHP-036: who controls whom.
    Controls { seat: Seat, character: Character },
    /// SHP-036: nobody controls this Character in this round.
    Uncontrolled { character: Character },
    /// A player takes a Marker from the pool.
    MarkerTaken { seat: Seat, colour: Character },
    /// A player is given a Marker from the pool.
    MarkerGiven { by: Seat, seat: Seat, colour: Character },
    /// A player returns a Marker to the pool.
    MarkerReturned { seat: Seat, colour: Character },
    /// A turn begins; of an uncontrolled Character without a player.
    Turn { character: Character, seat: Option<Seat> },
    /// Others where this Character is have so much more of a value this round.
    Bonus { character: Character, of: Type, by: i8 },
    /// SHP-063, SHP-050: the Protagonist card moves.
    Protagonist { seat: Seat },
    /// SHP-057: the ability of a Character is negated.
    Negated { character: Character },
    /// SHP-058: the ability of the Character whose turn it is is negated.
    Skipped { character: Character },
    /// Cards of an Equipment or a hand are looked at.
    Looked { seat: Seat, character: Character, how: Look, cards: Option<Shown> },
    /// The top cards of a deck are looked at.
    Searched { seat: Seat, deck: Location, count: u8, cards: Option<Vec<Card>> },
    /// The cards looked at are put back, some of them under the deck.
    PutBack { seat: Seat, deck: Location, count: u8, under: u8, cards: Option<(Vec<Card>, Vec<Card>)> },
    /// SHP-096: how many further cards a player takes.
    Takes { seat: Seat, deck: Location, count: u8 },
    /// A card is drawn.
    Drew { seat: Seat, deck: Location, card: Option<Card> },
    /// A card goes from one player to another.
    Passed { from: Seat, to: Seat, card: Option<Card> },
    /// A card is exchanged with an Equipment.
    Swapped { seat: Seat, character: Character, cards: Option<(Card, Card)> },
    /// A card is played.
    Played { seat: Seat, card: Card },
    /// Cards of these types cannot be played this turn.
    Forbidden { character: Character, of: Type },
    /// SHP-135: a Character cannot play cards of a type this round.
    ForbiddenThisRound { character: Character, of: Type },
    /// A card goes from the hand or from what was played to the discard pile.
    Discarded { seat: Seat, card: Card },
    /// The top card of a deck goes to the discard pile.
    DiscardedTop { deck: Location, card: Card },
    /// SHP-063: a card is handed over openly.
    Gave { seat: Seat, to: Character, card: Card },
    /// The player's Search goes to this deck.
    SearchesAt { seat: Seat, deck: Location },
    /// The player has chosen a deck to look at or to draw from.
    ChoseDeck { seat: Seat, deck: Location },
    /// SHP-060: the player takes a card of the player of this Character.
    Confiscates { seat: Seat, character: Character },
    /// SHP-075: a drive is declared.
    Declared { seat: Seat, vehicle: Vehicle, to: Location },
    /// SHP-081: the drive does not reach what was declared; it goes elsewhere, or nowhere.
    Redirected { seat: Seat, value: u8, to: Option<Location> },
    /// SHP-082: a player decides whether to ride along.
    Rides { seat: Seat, character: Character, yes: bool },
    /// A Vehicle goes with those in it.
    Drove { vehicle: Vehicle, to: Location, aboard: Characters },
    /// A pawn goes somewhere.
    Moved { character: Character, to: Location, section: Option<Section> },
    /// A Vehicle enters play, or comes back to where it enters.
    Appeared { vehicle: Vehicle, at: Location },
    /// SHP-101: a Section is used, and these cards are revealed for it.
    Used { seat: Seat, effect: SectionUse, cards: Shown },
    /// SHP-101: a Marker is put on a Section.
    Marked { character: Character, section: Section },
    /// A gauge turns.
    Turned { gauge: Gauge, from: u8, to: u8 },
    /// SHP-110: the Whispers pile is looked through.
    LookedAtWhispers { seat: Seat, cards: Option<Shown> },
    /// SHP-110: cards go on the Temple pile.
    Stacked { seat: Seat, count: u8, cards: Option<Vec<Card>> },
    /// SHP-113: a player has discarded face down.
    Whispered { seat: Seat, card: Option<Card> },
    /// SHP-139: a player has chosen a card for an exchange.
    Chose { seat: Seat, card: Option<Card> },
    /// SHP-116: a card is revealed.
    Revealed { card: Card, temple: bool },
    /// SHP-122: time passes, and so many decks are exhausted.
    TimePasses { exhausted: u8 },
    /// SHP-128: a round is over.
    RoundOver { round: u8, threat: u8, repair: u8, countdown: u8 },
    /// SHP-128, SHP-129: the game ends.
    Ends { cause: Gauge },
    /// SHP-145: a Goal is revealed.
    Goal { seat: Seat, goal: Goal },
    /// SHP-146: a player is this Character.
    Is { seat: Seat, character: Character },
    /// SHP-148, SHP-149: a Character nobody is counts for this team.
    Counts { character: Character, team: Team },
    /// SHP-146: an Equipment is shown.
    Equipment { character: Character, cards: Shown },
    /// SHP-154: the Repair cards of the Astronauts against the gauge.
    Repairs { cards: u8, needed: u8 },
    /// SHP-156: the Attack cards of the Astronauts against the Threat.
    Fights { attack: u8, threat: u8 },
    /// A team wins.
    Won { team: Team },
}

impl Event {
    /// The event as a viewer perceives it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<Sight> {
        let only = |seat: Seat| viewer.is(seat);
        Some(match self.clone() {
            Event::Open(sight) => sight,
            Event::Dealt { seat, goal } => return only(seat).then_some(Sight::Dealt { seat, goal }),
            Event::Handed { seat, pack } => return only(seat).then_some(Sight::Handed { seat, pack }),
            Event::Blind { seat, character } => Sight::Blind { seat, character: only(seat).then_some(character) },
            Event::Kept { seat, character } => Sight::Kept { seat, character: only(seat).then_some(character) },
            Event::Looked { seat, character, how, cards } => {
                Sight::Looked { seat, character, how, cards: only(seat).then(|| cards.shown()) }
            }
            Event::Searched { seat, deck, cards } => {
                Sight::Searched { seat, deck, count: cards.len() as u8, cards: only(seat).then(|| cards.to_vec()) }
            }
            Event::PutBack { seat, deck, top, under } => Sight::PutBack {
                seat,
                deck,
                count: (top.len() + under.len()) as u8,
                under: under.len() as u8,
                cards: only(seat).then(|| (top.to_vec(), under.to_vec())),
            },
            Event::LookedAtWhispers { seat, cards } => {
                Sight::LookedAtWhispers { seat, cards: only(seat).then(|| cards.shown()) }
            }
            Event::Drew { seat, deck, card } => Sight::Drew { seat, deck, card: only(seat).then_some(card) },
            Event::Passed { from, to, card } => {
                Sight::Passed { from, to, card: (only(from) || only(to)).then_some(card) }
            }
            Event::Swapped { seat, character, given, taken } => {
                Sight::Swapped { seat, character, cards: only(seat).then_some((given, taken)) }
            }
            Event::Stacked { seat, cards } => {
                Sight::Stacked { seat, count: cards.len() as u8, cards: only(seat).then(|| cards.to_vec()) }
            }
            Event::Whispered { seat, card } => Sight::Whispered { seat, card: only(seat).then_some(card) },
            Event::Chose { seat, card } => Sight::Chose { seat, card: only(seat).then_some(card) },
        })
    }

    /// To whom it shows something that could not be worked out before.
    pub(crate) fn reveals(&self) -> Knowers {
        match *self {
            Event::Open(ref sight) if sight.is_news() => Knowers::EVERYBODY,
            Event::Dealt { seat, .. }
            | Event::Handed { seat, .. }
            | Event::Blind { seat, .. }
            | Event::Looked { seat, .. }
            | Event::Searched { seat, .. }
            | Event::LookedAtWhispers { seat, .. }
            | Event::Drew { seat, .. } => Knowers::only(seat),
            Event::Passed { from, to, .. } => Knowers::only(from).and(to),
            Event::Open(_)
            | Event::Kept { .. }
            | Event::PutBack { .. }
            | Event::Swapped { .. }
            | Event::Stacked { .. }
            | Event::Whispered { .. }
            | Event::Chose { .. } => Knowers::NOBODY,
        }
    }
}

impl Sight {
    /// Whether it shows everybody something that was hidden from somebody.
    fn is_news(&self) -> bool {
        match self {
            Sight::First { .. }
            | Sight::Controls { .. }
            | Sight::Uncontrolled { .. }
            | Sight::Played { .. }
            | Sight::Discarded { .. }
            | Sight::DiscardedTop { .. }
            | Sight::Used { .. }
            | Sight::Revealed { .. }
            | Sight::Goal { .. }
            | Sight::Is { .. }
            | Sight::Counts { .. }
            | Sight::Equipment { .. }
            | Sight::Repairs { .. }
            | Sight::Fights { .. }
            | Sight::Won { .. } => true,
            Sight::Dealt { .. }
            | Sight::Round { .. }
            | Sight::Blind { .. }
            | Sight::Handed { .. }
            | Sight::Kept { .. }
            | Sight::MarkerTaken { .. }
            | Sight::MarkerGiven { .. }
            | Sight::MarkerReturned { .. }
            | Sight::Turn { .. }
            | Sight::Bonus { .. }
            | Sight::Protagonist { .. }
            | Sight::Negated { .. }
            | Sight::Skipped { .. }
            | Sight::Looked { .. }
            | Sight::Searched { .. }
            | Sight::PutBack { .. }
            | Sight::Takes { .. }
            | Sight::Drew { .. }
            | Sight::Passed { .. }
            | Sight::Swapped { .. }
            | Sight::Forbidden { .. }
            | Sight::ForbiddenThisRound { .. }
            | Sight::Gave { .. }
            | Sight::SearchesAt { .. }
            | Sight::ChoseDeck { .. }
            | Sight::Confiscates { .. }
            | Sight::Declared { .. }
            | Sight::Redirected { .. }
            | Sight::Rides { .. }
            | Sight::Drove { .. }
            | Sight::Moved { .. }
            | Sight::Appeared { .. }
            | Sight::Marked { .. }
            | Sight::Turned { .. }
            | Sight::LookedAtWhispers { .. }
            | Sight::Stacked { .. }
            | Sight::Whispered { .. }
            | Sight::Chose { .. }
            | Sight::TimePasses { .. }
            | Sight::RoundOver { .. }
            | Sight::Ends { .. } => false,
        }
    }
}
