//! The end of a turn in a Section: SHP-099 to SHP-110.

use kernel::Sink;

use super::{moves, travel};
use crate::ask::{For, ForDeck, ForTarget, Marks, Temple, TurnGauge, UseSection};
use crate::cards::{Card, SectionUse};
use crate::effect::SectionEffect;
use crate::event::{Event, Sight};
use crate::pile::Pile;
use crate::state::{After, Do, State};

/// SHP-099, SHP-165: the player is asked whenever the pawn is in a Section and a Marker of its colour is in the pool.
pub(crate) fn begin(state: &mut State) {
    state.then(Do::AtEnd(0));
    state.then(Do::Leave);
    let character = state.turn.character;
    if state.pawns[character.index()].section.is_some() && state.pool(character) > 0 {
        state.ask(UseSection::default());
    }
}

/// SHP-103: the pawn goes to the main area of its Location.
pub(crate) fn leave<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let character = state.turn.character;
    let pawn = &mut state.pawns[character.index()];
    if pawn.section.take().is_some() {
        let to = pawn.location;
        events.emit(Event::Open(Sight::Moved { character, to, section: None }));
    }
}

/// SHP-100, SHP-101: the cards are revealed, a Marker is put on the Section, and its effect is carried out.
pub(crate) fn pay<S: Sink<Event>>(state: &mut State, effect: SectionUse, cards: &[Card], events: &mut S) {
    let (seat, character, section) = (state.turn.seat, state.turn.character, effect.face().section);
    moves::show(state, cards);
    let shown = cards.iter().copied().collect::<Pile>().shown();
    events.emit(Event::Open(Sight::Used { seat, effect, cards: shown }));
    state.marks[section.index()] = state.marks[section.index()].with(character);
    events.emit(Event::Open(Sight::Marked { character, section }));
    match effect.face().effect {
        SectionEffect::Turn(ref turns) => match turns.as_slice() {
            [turned] => state.turn_gauge(turned.gauge, turned.by, events),
            _ => state.ask(TurnGauge { source: For::Section(effect) }),
        },
        SectionEffect::Bring(vehicle) => travel::appear(state, vehicle, events),
        SectionEffect::DiscardOfTop { deck, look } => state.then(Do::Look(deck, look, After::DiscardOne)),
        SectionEffect::SwapWithEquipment => ForTarget::Bridge.put(state, events),
        SectionEffect::GiveMarkers(_) => Marks::put(state),
        SectionEffect::DrawAnywhere => ForDeck::Draw.put(state, events),
        SectionEffect::ToTemple(count) => {
            moves::look_at_whispers(state, events);
            Temple::put(state, count, events);
        }
    }
}
