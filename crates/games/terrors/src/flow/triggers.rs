//! Triggered abilities. Section 8.5 of the rules.

use kernel::Sink;

use super::{Event, Events};
use crate::action::Action;
use crate::effect::{Cause, Effect};
use crate::event::Sight;
use crate::state::{Frame, State, Text};

/// TER-075: something that abilities wait for happens now, and is done once all that follows on the stack is.
pub(super) fn happens(state: &mut State, cause: Cause) {
    let count = &mut state.turn.causes[cause.index()];
    *count = count.saturating_add(1);
    let first = *count == 1;
    state.frames.push(Frame::After { cause, first });
}

/// TER-074: the abilities in play whose cause has been fully resolved wait, in play order from the top of the stack down.
pub(super) fn collect(state: &mut State, cause: Cause, first: bool) -> bool {
    state.frames.pop();
    let group = state.frames.iter().count() as u8;
    for place in (0..state.own().play.len()).rev() {
        let entry = state.own().play[place];
        let waits = |&(on, only_first): &(Cause, bool)| on == cause && (first || !only_first);
        let trigger = entry.card.kind.face().trigger.as_ref().map(|(on, only_first, _)| (*on, *only_first));
        if trigger.filter(waits).is_some() {
            state.frames.push(Frame::Triggered { kind: entry.card.kind, id: entry.id, group });
        }
    }
    true
}

/// TER-072: which one comes next, one for each kind.
pub(super) fn list(state: &State, push: &mut impl FnMut(Action)) {
    for (place, (kind, id)) in state.triggered().enumerate() {
        if !state.triggered().take(place).any(|(earlier, _)| earlier == kind) {
            push(Action::Trigger(id));
        }
    }
}

/// Carries the next one out if there is no choice, or none that matters.
pub(super) fn go_on<S: Sink<Event>>(state: &mut State, events: &mut S) -> bool {
    let Some(Frame::Triggered { kind, id, .. }) = state.frame() else { return false };
    let is_plain = |(other, _)| State::effects(other, Text::Trigger).iter().all(Effect::is_plain);
    let is_free = state.triggered().all(|(other, _)| other == kind) || state.triggered().all(is_plain);
    if is_free {
        carry_out(state, id, events);
    }
    is_free
}

/// TER-071, TER-074: this one resolves, even if its card has left play meanwhile.
pub(super) fn carry_out<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let mut above = [(Default::default(), 0); crate::cards::MOST_TRIGGERS];
    let mut count = 0;
    while let Some(Frame::Triggered { kind, id: other, group }) = state.frames.pop() {
        if other == id {
            for &(kind, id) in above[..count].iter().rev() {
                state.frames.push(Frame::Triggered { kind, id, group });
            }
            events.tell(Sight::Triggered { seat: state.active, card: kind, id });
            state.frames.push(Frame::Run { kind, text: Text::Trigger, next: 0, id });
            return;
        }
        above[count] = (kind, other);
        count += 1;
    }
}
