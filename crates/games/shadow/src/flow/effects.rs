//! What cards do when they are played: SHP-065 and the card file.

use kernel::Sink;

use super::{markers, moves};
use crate::ask::{ChooseDeck, ExchangeMarker, For, ForCard, ForColour, ForDeck, ForTarget, Hatchet, TurnGauge};
use crate::cards::{Card, Type};
use crate::effect::{Effect, Elsewhere, Marker, Peeked, Then};
use crate::event::{Event, Sight};
use crate::state::{After, Bonus, Do, State};

/// SHP-065: plays a card of the hand: its value counts, and its effect is carried out.
pub(crate) fn play<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    moves::play(state, card, events);
    let face = card.face();
    if let Some(value) = value(state, card) {
        state.turn.values[face.of_type.index()] += value;
        state.turn.moves += u8::from(face.of_type == Type::Move);
    }
    if face.at_end.is_some() {
        state.turn.at_end.push(card);
    }
    if let Some(effect) = &face.effect {
        carry_out(state, card, effect, events);
    }
}

/// What a card is worth now, if it has a value.
pub(crate) fn value(state: &State, card: Card) -> Option<u8> {
    let face = card.face();
    let for_character = face.value_for.as_ref().filter(|(list, _)| list.contains(&state.turn.character));
    let driving = face.value_driving.filter(|_| state.turn.drive.is_some());
    for_character.map(|&(_, value)| value).or(driving).or(face.value)
}

fn carry_out<S: Sink<Event>>(state: &mut State, card: Card, effect: &Effect, events: &mut S) {
    let (seat, own) = (state.turn.seat, state.turn.character);
    let here = state.location(own);
    match *effect {
        Effect::Bonus { of, by } => add_bonus(state, Bonus { source: own, of, by }, events),
        Effect::TakeMarker(Marker::Here) => ForTarget::Seduce.put(state, events),
        Effect::TakeMarker(Marker::Any) => ForColour::Take.put(state, events),
        Effect::TakeMarker(Marker::Own) => markers::take(state, seat, own, events),
        Effect::GiveMarker => ForTarget::Possess.put(state, events),
        Effect::SwapMarker => ExchangeMarker::put(state),
        Effect::Peek { deck: Peeked::Own, then } => {
            if !state.deck(here).is_empty() {
                state.then(Do::Look(here, 1, after(then)));
            }
        }
        Effect::Peek { deck: Peeked::Any, then } => ForDeck::Peek(after(then)).put(state, events),
        Effect::Peek { deck: Peeked::Other, .. } => ForDeck::PeekElsewhere.put(state, events),
        Effect::DiscardTop => {
            if !state.deck(here).is_empty() {
                state.ask(Hatchet { deck: here });
            }
        }
        Effect::Forbid(of) => {
            state.turn.forbidden.insert(of);
            events.emit(Event::Open(Sight::Forbidden { character: own, of }));
        }
        Effect::ForbidOther(of) => ForTarget::Forbid(of).put(state, events),
        Effect::ShowHand => ForTarget::Hand.put(state, events),
        Effect::LookAtEquipment => ForTarget::Look.put(state, events),
        Effect::GiveThis => ForTarget::Give(card).put(state, events),
        Effect::SearchElsewhere(Elsewhere::Any) => ForDeck::Search.put(state, events),
        Effect::SearchElsewhere(Elsewhere::Caves) => state.ask(ChooseDeck { purpose: ForDeck::SearchCaves }),
        Effect::Under => state.turn.under += 1,
        Effect::CheaperSection => state.turn.discount += 1,
        Effect::Bring(vehicle) => {
            moves::discard_played(state, card, events);
            super::travel::appear(state, vehicle, events);
        }
        Effect::DiscardToTurn(_) => state.ask(TurnGauge { source: For::Played(card) }),
        Effect::Turn(turned) => state.turn_gauge(turned.gauge, turned.by, events),
        Effect::DiscardFromHand => ForCard::Discard.put(state, events),
        Effect::Alone => state.turn.alone = true,
        Effect::SwapCard => ForTarget::Scrap.put(state, events),
        Effect::Fetch => ForTarget::Fetch.put(state, events),
    }
}

/// SHP-052: a bonus until the end of the round.
pub(crate) fn add_bonus<S: Sink<Event>>(state: &mut State, bonus: Bonus, events: &mut S) {
    state.bonuses.push(bonus);
    let Bonus { source, of, by } = bonus;
    events.emit(Event::Open(Sight::Bonus { character: source, of, by }));
}

fn after(then: Then) -> After {
    match then {
        Then::Keep => After::Keep,
        Then::Discard => After::MayDiscard,
        Then::Bottom => After::MayPutUnder,
    }
}
