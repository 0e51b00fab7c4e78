//! Why an answer is turned down.

use kernel::{Refusal, Seat};
use thiserror::Error;

use super::waiting;
use crate::action::Action;
use crate::cards::{Kind, Marks};
use crate::effect::Ability;
use crate::state::{Frame, InPlay, State};

/// Why an answer is turned down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Another seat is asked.
    #[error("the table waits for the other player or for nobody")]
    NotYours,
    /// The seat is asked something else.
    #[error("that is not what is asked now")]
    NotNow,
    /// TER-022.
    #[error("this Overlord is taken")]
    Taken,
    /// TER-024.
    #[error("these are not two different Influence cards of your Overlord")]
    NotYourInfluence,
    /// TER-050.
    #[error("this card is not in your hand")]
    NotInHand,
    /// TER-110.
    #[error("you do not have the Coins for it")]
    TooDear,
    /// TER-116.
    #[error("nothing is there to be bought")]
    NothingThere,
    /// TER-120.
    #[error("no Acolyte is left")]
    NoAcolyte,
    /// TER-042.
    #[error("you do not have so much")]
    NotSoMuch,
    /// TER-142.
    #[error("life never rises above its starting value")]
    AtMost,
    /// TER-152.
    #[error("the Horde indicators of these two are not compatible")]
    Incompatible,
    /// TER-161.
    #[error("this Monster has been part of a Horde in this phase")]
    Joined,
    /// TER-156.
    #[error("a Horde is extended at one of its ends")]
    NoEnd,
    /// TER-009.
    #[error("this card is not in your play area")]
    NotInPlay,
    /// TER-094.
    #[error("this Relic was used in this turn")]
    RelicUsed,
    /// TER-096.
    #[error("this Relic has nothing to activate")]
    NotActivated,
    /// TER-180.
    #[error("the Overlord's ability is used once per turn, or it is another one")]
    OverlordUsed,
    /// TER-183.
    #[error("only a cheap Monster of the Street can be hunted, and with no more Power than it costs")]
    NotHunted,
    /// TER-184.
    #[error("only a Monster can be claimed")]
    NotClaimed,
    /// TER-236.
    #[error("this Monster cannot be activated by its token now")]
    NoHaunt,
    /// TER-258.
    #[error("nothing lets you exchange resources now")]
    NoConvert,
    /// TER-270.
    #[error("you may pass only with at most one card in hand")]
    CardsInHand,
    /// TER-160.
    #[error("this Horde ability was used in this phase, or its Monster is not in the Horde")]
    AbilityUsed,
    /// TER-157.
    #[error("after a Horde is extended one of its abilities must be activated")]
    MustActivate,
    /// TER-170.
    #[error("this card cannot be told from another one, which is offered in its place")]
    Twin,
    /// TER-011.
    #[error("this is not of the kind that has to be chosen")]
    WrongKind,
}

impl Refusal for Refused {
    fn rule(&self) -> &'static str {
        match self {
            Refused::NotYours => "TER-046",
            Refused::NotNow => "TER-045",
            Refused::Taken => "TER-022",
            Refused::NotYourInfluence => "TER-024",
            Refused::NotInHand => "TER-050",
            Refused::TooDear => "TER-110",
            Refused::NothingThere => "TER-116",
            Refused::NoAcolyte => "TER-120",
            Refused::NotSoMuch => "TER-042",
            Refused::AtMost => "TER-142",
            Refused::Incompatible => "TER-152",
            Refused::Joined => "TER-161",
            Refused::NoEnd => "TER-156",
            Refused::NotInPlay => "TER-009",
            Refused::RelicUsed => "TER-094",
            Refused::NotActivated => "TER-096",
            Refused::OverlordUsed => "TER-180",
            Refused::NotHunted => "TER-183",
            Refused::NotClaimed => "TER-184",
            Refused::NoHaunt => "TER-236",
            Refused::NoConvert => "TER-258",
            Refused::CardsInHand => "TER-270",
            Refused::AbilityUsed => "TER-160",
            Refused::MustActivate => "TER-157",
            Refused::Twin => "TER-170",
            Refused::WrongKind => "TER-011",
        }
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    if !waiting(state).seats().contains(seat) {
        return Refused::NotYours;
    }
    if named(action).into_iter().flatten().any(|id| is_twin(state, id)) {
        return Refused::Twin;
    }
    match (state.frame(), action) {
        (Some(Frame::PickOverlord(_)), Action::Overlord(_)) => Refused::Taken,
        (Some(Frame::PickInfluences(_)), Action::Influences(..)) => Refused::NotYourInfluence,
        (Some(Frame::Action), _) => of_action(state, action),
        (Some(Frame::Curse | Frame::Discard), Action::Discard(_))
        | (Some(Frame::SacrificeFromHand), Action::SacrificeFromHand(_)) => Refused::NotInHand,
        (Some(Frame::HordeAbility { .. } | Frame::Whip { .. }), Action::Ability(..)) => Refused::AbilityUsed,
        (Some(Frame::HordeAbility { must: true, .. }), Action::No) => Refused::MustActivate,
        (Some(Frame::Sacrifice), Action::Sacrifice(_)) => Refused::NotInPlay,
        (Some(Frame::Destroy), Action::Destroy(_) | Action::DestroyStreet(_))
        | (Some(Frame::Command), Action::Command(_))
        | (Some(Frame::HauntOne), Action::Bind(_))
        | (Some(Frame::Frenzy), Action::Take(_))
        | (Some(Frame::ReplaceRelic(_)), Action::Replace(_))
        | (Some(Frame::RelicHunter), Action::Relic(_)) => Refused::WrongKind,
        _ => Refused::NotNow,
    }
}

/// The cards in play that an action names.
fn named(action: Action) -> [Option<u8>; 2] {
    match action {
        Action::Horde(one, other) | Action::Extend(one, other) => [Some(one), Some(other)],
        Action::Relic(id)
        | Action::Haunt(id)
        | Action::Destroy(id)
        | Action::Sacrifice(id)
        | Action::Replace(id)
        | Action::Ability(id, _)
        | Action::Bind(id) => [Some(id), None],
        _ => [None, None],
    }
}

/// Whether options name another card in the place of this one.
fn is_twin(state: &State, id: u8) -> bool {
    let player = state.players.iter().find(|player| player.in_play(id).is_some());
    player.is_some_and(|player| player.distinct().all(|entry| entry.id != id))
}

fn of_action(state: &State, action: Action) -> Refused {
    match action {
        Action::Play(_) => Refused::NotInHand,
        Action::Buy(place) => not_for_sale(state, place).unwrap_or(Refused::TooDear),
        Action::BuyAcolyte if state.acolytes.is_empty() => Refused::NoAcolyte,
        Action::BuyAcolyte => Refused::TooDear,
        Action::Horde(left, right) => {
            not_joining(state, left).or_else(|| not_joining(state, right)).unwrap_or(Refused::Incompatible)
        }
        Action::Extend(end, monster) => not_extending(state, end, monster),
        Action::Relic(id) => match state.own().in_play(id).filter(|entry| entry.card.kind.is_relic()) {
            None => Refused::NotInPlay,
            Some(entry) if !entry.card.kind.is_activated() => Refused::NotActivated,
            Some(_) => Refused::RelicUsed,
        },
        Action::UseOverlord
        | Action::Hunt(..)
        | Action::Claim(_)
        | Action::ClaimAcolyte
        | Action::SacrificeFromHand(_) => no_overlord(state, action),
        Action::Haunt(id) if state.own().in_play(id).is_none() => Refused::NotInPlay,
        Action::Haunt(_) => Refused::NoHaunt,
        Action::Regenerate(life) if life <= state.turn.pool.regen && life > 0 => Refused::AtMost,
        Action::Attack(_) | Action::Regenerate(_) => Refused::NotSoMuch,
        Action::Convert(_) if state.turn.converts => Refused::NotSoMuch,
        Action::Convert(_) => Refused::NoConvert,
        Action::Pass => Refused::CardsInHand,
        _ => Refused::NotNow,
    }
}

fn not_for_sale(state: &State, place: u8) -> Option<Refused> {
    card_at(state, place).is_none().then_some(Refused::NothingThere)
}

fn card_at(state: &State, place: u8) -> Option<Kind> {
    state.street.get(usize::from(place)).copied().flatten()
}

/// Why a card cannot join a Horde, if it cannot.
fn not_joining(state: &State, id: u8) -> Option<Refused> {
    match state.own().in_play(id) {
        None => Some(Refused::NotInPlay),
        Some(InPlay { card, .. }) if card.marks.has(Marks::JOINED) => Some(Refused::Joined),
        Some(InPlay { card, .. }) if card.kind.face().faction.is_none() => Some(Refused::Incompatible),
        Some(_) => None,
    }
}

fn not_extending(state: &State, end: u8, monster: u8) -> Refused {
    if let Some(refused) = not_joining(state, monster) {
        return refused;
    }
    let members = |horde: u8| state.own().play.iter().filter(move |entry| entry.horde == horde);
    match state.own().in_play(end) {
        None => Refused::NotInPlay,
        Some(entry) if entry.horde == 0 || members(entry.horde).count() < 2 => Refused::NoEnd,
        Some(entry) => {
            let mut ends = members(entry.horde);
            let is_end = [ends.next(), ends.next_back()].into_iter().flatten().any(|other| other.id == end);
            if is_end { Refused::Incompatible } else { Refused::NoEnd }
        }
    }
}

fn no_overlord(state: &State, action: Action) -> Refused {
    let ability = state.own().overlord.map(|overlord| overlord.sheet().ability);
    if state.turn.overlord_used {
        return Refused::OverlordUsed;
    }
    match (ability, action) {
        (Some(Ability::Hunt { below }), Action::Hunt(place, power)) => match card_at(state, place) {
            None => Refused::NothingThere,
            Some(kind) if !kind.is_monster() || kind.cost() >= below || power > kind.cost() => Refused::NotHunted,
            Some(_) => Refused::TooDear,
        },
        (Some(Ability::Claim), Action::Claim(place)) => match card_at(state, place) {
            None => Refused::NothingThere,
            Some(kind) if !kind.is_monster() => Refused::NotClaimed,
            Some(_) => Refused::TooDear,
        },
        (Some(Ability::Claim), Action::ClaimAcolyte) if state.acolytes.is_empty() => Refused::NoAcolyte,
        (Some(Ability::Claim), Action::ClaimAcolyte) => Refused::TooDear,
        (Some(Ability::SacrificeFromHand), Action::SacrificeFromHand(_)) => Refused::NotInHand,
        _ => Refused::OverlordUsed,
    }
}
