//! Triggered abilities. Section 8.5 of the rules.

use kernel::Sink;

use crate::ask::TriggerOrder;
use crate::cards::Kind;
use crate::effect::{Cause, Effect};
use crate::event::{Event, Sight};
use crate::state::{Do, Frame, State, Text};

/// TER-075: something that abilities wait for happens now, and is done once all that follows on the stack is.
pub(super) fn happens(state: &mut State, cause: Cause) {
    let count = &mut state.turn.causes[cause.index()];
    *count = count.saturating_add(1);
    let first = *count == 1;
    state.run(Do::After { cause, first });
}

/// TER-074: the abilities in play whose cause has been fully resolved wait, in play order from the top of the stack down.
pub(super) fn collect(state: &mut State, cause: Cause, first: bool) {
    state.frames.pop();
    let group = state.frames.iter().count() as u8;
    for place in (0..state.own().play.len()).rev() {
        let entry = state.own().play[place];
        let waits = |&(on, only_first): &(Cause, bool)| on == cause && (first || !only_first);
        let trigger = entry.card.kind.face().trigger.as_ref().map(|(on, only_first, _)| (*on, *only_first));
        if trigger.filter(waits).is_some() {
            state.run(Do::Triggered { kind: entry.card.kind, id: entry.id, group });
        }
    }
}

/// TER-072: carries the next one out if there is no choice, or none that matters; otherwise asks.
pub(super) fn go_on<S: Sink<Event>>(state: &mut State, kind: Kind, id: u8, events: &mut S) {
    let is_plain = |(other, _)| State::effects(other, Text::Trigger).iter().all(Effect::is_plain);
    if state.triggered().all(|(other, _)| other == kind) || state.triggered().all(is_plain) {
        carry_out(state, id, events);
    } else {
        state.ask(TriggerOrder);
    }
}

/// TER-071, TER-074: this one resolves, even if its card has left play meanwhile.
pub(crate) fn carry_out<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let mut above = [(Default::default(), 0); crate::cards::MOST_TRIGGERS];
    let mut count = 0;
    while let Some(Frame::Do(Do::Triggered { kind, id: other, group })) = state.frames.pop() {
        if other == id {
            for &(kind, id) in above[..count].iter().rev() {
                state.run(Do::Triggered { kind, id, group });
            }
            events.tell(Sight::Triggered { seat: state.active, card: kind, id });
            state.run(Do::Run { kind, text: Text::Trigger, next: 0, id });
            return;
        }
        above[count] = (kind, other);
        count += 1;
    }
}
