//! Why an answer is turned down.

use kernel::Seat;

use super::{answer_of, deals};
use crate::action::Action;
use crate::ask::refuse_entry;
use crate::cards::{Cousin, Die, Intrigue, Location};
use crate::choose::{Chooser, From, chosen_die};
use crate::effect::{Effect, Whose, Zone};
use crate::state::State;

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYours = "ACH-028", "refused-not-yours";
        NotNow = "ACH-060", "refused-not-now";
        NoPower = "ACH-005", "refused-no-power";
        NoConversion = "ACH-005", "refused-no-conversion";
        Laid = "ACH-172", "refused-laid";
        NotYourColour = "ACH-043", "refused-not-your-die";
        PointsLeft = "ACH-176", "refused-points-left";
        PointsTooDear = "ACH-176", "refused-too-dear";
        TooDear = "ACH-103", "refused-too-dear";
        TooMany = "ACH-133", "refused-too-many";
        NoCousinsLeft = "ACH-017", "refused-no-cousins-left";
        NotYourDie = "ACH-072", "refused-not-your-die";
        YourDie = "ACH-072", "refused-your-die";
        NotInReserve = "ACH-047", "refused-not-in-reserve";
        OtherColour = "ACH-164", "refused-other-colour";
        Closed = "ACH-026", "refused-closed";
        NoRoom = "ACH-023", "refused-no-room";
        Curfew = "ACH-118", "refused-curfew";
        NotThere = "ACH-136", "refused-not-there";
        NotInTroy = "ACH-008", "refused-not-in-troy";
        Unchanged = "ACH-010", "refused-unchanged";
        SameDie = "ACH-070", "refused-same-die";
        NotThatDie = "ACH-070", "refused-not-that-die";
        OtherPlayer = "ACH-072", "refused-other-player";
        SamePlace = "ACH-070", "refused-same-place";
        NotInHand = "ACH-073", "refused-not-in-hand";
        NotDiscarded = "ACH-108", "refused-not-discarded";
        NoEffect = "ACH-027", "refused-no-effect";
        NotHere = "ACH-101", "refused-not-here";
        Permanent = "ACH-105", "refused-permanent";
        NotForFree = "ACH-109", "refused-not-for-free";
        Mandatory = "ACH-027", "refused-mandatory";
        NotAgainstYou = "ACH-085", "refused-not-against-you";
        NoStreetCousin = "ACH-080", "refused-no-cousin";
        NoPalaceCousin = "ACH-081", "refused-no-cousin";
        NoDefence = "ACH-083", "refused-no-defence";
        NoToken = "ACH-015", "refused-no-token";
        NotThatToken = "ACH-072", "refused-not-that-token";
        NotAPlayer = "ACH-072", "refused-not-a-player";
        NotLookedAt = "ACH-028", "refused-not-looked-at";
        NotTied = "ACH-127", "refused-not-tied";
        NotTheHighest = "ACH-136", "refused-not-the-highest";
        NoDealsNow = "ACH-199", "refused-no-deals-now";
        NoMoreOffers = "ACH-195", "refused-no-more-offers";
        NoOffer = "ACH-193", "refused-no-offer";
        NoOwnOffer = "ACH-194", "refused-no-own-offer";
        CannotAccept = "ACH-193", "refused-cannot-accept";
        CannotOffer = "ACH-191", "refused-cannot-offer";
        NothingOffered = "ACH-192", "refused-nothing-offered";
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    if let Action::Deal(action) = action {
        return deals::refuse(state, seat, action);
    }
    match state.question() {
        Some(_) if action == Action::Convert && state.player(seat).power == 0 => Refused::NoPower,
        _ if action == Action::Convert => Refused::NoConversion,
        Some(ask) if ask.asked(state).contains(seat) => ask.refuse(state, seat, &answer_of(state, seat), action),
        _ => Refused::NotYours,
    }
}

/// Why a card cannot be played.
pub(crate) fn refuse_play(state: &State, seat: Seat, from: From, card: Intrigue) -> Refused {
    match from {
        From::Hand if !state.player(seat).hand.contains(card) => Refused::NotInHand,
        From::Discard if !state.discard.contains(&card) => Refused::NotDiscarded,
        From::Hand | From::Discard => Refused::NoEffect,
    }
}

/// Why this cannot be the next step of a choice.
pub(crate) fn refuse_pick(chooser: &Chooser<'_>, effect: Effect, picks: &[Action], action: Action) -> Refused {
    let state = chooser.state;
    match action {
        Action::Die(die) | Action::Raise(die) | Action::Lower(die) if action != Chooser::choose_die(effect, die) => {
            Refused::NotNow
        }
        Action::Die(die) | Action::Raise(die) | Action::Lower(die) => refuse_die(chooser, effect, picks, die),
        Action::To(to) if place_of(picks) == Some(to) => Refused::SamePlace,
        Action::To(to) => refuse_entry(state, to),
        Action::At(location) if !state.is_open(location) => Refused::Closed,
        Action::Token(colour, at) if state.tokens[colour.index()][at.index()] > 0 => Refused::NotThatToken,
        Action::Token(..) => Refused::NoToken,
        Action::On(_) => Refused::NotAPlayer,
        Action::Character(character) if state.price(character).is_none() => Refused::NotHere,
        Action::Character(_) if effect == Effect::DiscardCharacter => Refused::Permanent,
        Action::Character(character) if chooser.is_usable(character) => Refused::NotForFree,
        Action::At(_) | Action::Character(_) => Refused::NoEffect,
        Action::Colour(_) if effect == Effect::RerollAll => Refused::NotYourDie,
        Action::TakeCard(_) => Refused::NotDiscarded,
        Action::Sell(card) if !state.player(chooser.seat).hand.contains(card) => Refused::NotInHand,
        Action::Buy(count) => refuse_purchase(state, effect, count),
        Action::Done | Action::Stop => Refused::Mandatory,
        _ => Refused::NotNow,
    }
}

/// ACH-133: why so many Street Cousins cannot be bought.
fn refuse_purchase(state: &State, effect: Effect, count: u8) -> Refused {
    match effect {
        Effect::BuyStreet(most) if count > most => Refused::TooMany,
        Effect::BuyStreet(_) if count > state.cousin_supply(Cousin::Street) => Refused::NoCousinsLeft,
        Effect::BuyStreet(_) => Refused::TooDear,
        _ => Refused::NotNow,
    }
}

/// Where the die or token lies that was chosen to move.
fn place_of(picks: &[Action]) -> Option<Location> {
    match picks.first() {
        Some(&Action::Token(_, from)) => Some(from),
        first => chosen_die(first)?.place.location(),
    }
}

/// Why a die cannot be chosen.
fn refuse_die(chooser: &Chooser<'_>, effect: Effect, picks: &[Action], die: Die) -> Refused {
    let state = chooser.state;
    let owner = state.owner(die.colour);
    let is_own = owner == chooser.seat;
    let (whose, zone) = match effect {
        Effect::Change { whose, zone, .. } | Effect::Reroll { whose, zone, .. } => (whose, zone),
        Effect::Move(whose) => (whose, Zone::Troy),
        Effect::Set(_) | Effect::JoinIn | Effect::RaiseLimit => (Whose::Own, Zone::Troy),
        Effect::SwapOwn => (Whose::Own, Zone::Anywhere),
        Effect::SwapPlaces | Effect::SwapValues(Whose::Other) if picks.is_empty() => (Whose::Own, Zone::Troy),
        Effect::PushOut | Effect::SwapPlaces | Effect::SwapValues(Whose::Other) => (Whose::Other, Zone::Troy),
        _ => (Whose::Any, Zone::Troy),
    };
    if state.count_die(die) == 0 {
        return Refused::NotThatDie;
    }
    match whose {
        Whose::Own if !is_own => return Refused::NotYourDie,
        Whose::Other | Whose::Attacker if is_own => return Refused::YourDie,
        Whose::Attacker if Some(owner) != chooser.attacker => return Refused::OtherPlayer,
        _ => {}
    }
    if zone == Zone::Troy && !die.place.is_in_troy() {
        return Refused::NotInTroy;
    }
    let first = chosen_die(picks.first());
    let is_of_another = || first.is_some_and(|first| state.owner(first.colour) != owner);
    match effect {
        Effect::Change { .. } | Effect::Reroll { .. } if first == Some(die) => Refused::NotThatDie,
        Effect::Change { .. } | Effect::Reroll { .. } if whose == Whose::Other && is_of_another() => {
            Refused::OtherPlayer
        }
        Effect::Change { .. } | Effect::Set(_) => Refused::Unchanged,
        Effect::Reroll { .. } | Effect::SwapValues(_) => Refused::NotThatDie,
        _ if die.place.location().is_some_and(|location| state.curfew.contains(location)) => Refused::Curfew,
        _ => Refused::NotThatDie,
    }
}
