//! Why an answer is turned down.

use kernel::Seat;

use super::waiting;
use crate::action::Action;
use crate::cards::{Kind, Marks};
use crate::effect::Ability;
use crate::state::{Frame, InPlay, State};

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYours = "TER-046", "refused-not-yours";
        NotNow = "TER-045", "refused-not-now";
        Taken = "TER-022", "refused-taken";
        NotYourInfluence = "TER-024", "refused-not-your-influence";
        NotInHand = "TER-050", "refused-not-in-hand";
        TooDear = "TER-110", "refused-too-dear";
        NothingThere = "TER-116", "refused-nothing-there";
        NoAcolyte = "TER-120", "refused-no-acolyte";
        NotSoMuch = "TER-042", "refused-not-so-much";
        AtMost = "TER-142", "refused-at-most";
        Incompatible = "TER-152", "refused-incompatible";
        Joined = "TER-161", "refused-joined";
        NoEnd = "TER-156", "refused-no-end";
        NotInPlay = "TER-009", "refused-not-in-play";
        RelicUsed = "TER-094", "refused-relic-used";
        NotActivated = "TER-096", "refused-not-activated";
        OverlordUsed = "TER-180", "refused-overlord-used";
        NotHunted = "TER-183", "refused-not-hunted";
        NotClaimed = "TER-184", "refused-not-claimed";
        NoHaunt = "TER-236", "refused-no-haunt";
        NoConvert = "TER-258", "refused-no-convert";
        CardsInHand = "TER-270", "refused-cards-in-hand";
        AbilityUsed = "TER-160", "refused-ability-used";
        MustActivate = "TER-157", "refused-must-activate";
        Twin = "TER-170", "refused-twin";
        WrongKind = "TER-011", "refused-wrong-kind";
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
