//! TK-150 to TK-163: tasks.

use kernel::{Knowers, Sink, Top};

use super::ending::score;
use crate::cards::Task;
use crate::event::{Event, Sight};
use crate::state::{Chance, Do, State};
use crate::task::TaskType;

/// TK-150: turns up tasks until three lie there.
pub(super) fn first_tasks(state: &mut State) {
    state.frames.pop();
    if state.tasks.current.len() < 3 {
        state.run(Do::FirstTasks);
        return state.wait_for(Chance::FirstTask);
    }
    // TK-152.
    let aside = std::mem::take(&mut state.tasks.aside);
    state.tasks.deck.shuffle_in(aside.iter().copied());
    state.run(Do::NextTask);
}

/// TK-150, TK-151: one of the first three, or set aside.
pub(super) fn turn_first_up<S: Sink<Event>>(state: &mut State, task: Task, events: &mut S) {
    let was_there = state.tasks.deck.take_unseen(task);
    debug_assert!(was_there, "{task} is in the deck");
    if task.face().is_basic && !is_third_of_its_type(state, task.face().of_type) {
        state.tasks.current.push(task);
        events.tell(Sight::TaskUp { task });
    } else {
        state.tasks.aside.push(task);
        events.tell(Sight::TaskAside { task });
    }
}

/// TK-151, TK-154: whether two tasks of this type lie face up already.
fn is_third_of_its_type(state: &State, of_type: TaskType) -> bool {
    state.tasks.current.iter().filter(|task| task.face().of_type == of_type).count() >= 2
}

/// TK-153: turns up the next task.
pub(super) fn next_task<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    match state.tasks.deck.top() {
        // TK-163.
        Top::Nothing => {}
        Top::Unseen => state.wait_for(Chance::NextTask),
        Top::Settled(known) => {
            state.tasks.deck.take_settled();
            turn_next_up(state, known.card, true, events);
        }
    }
}

pub(super) fn take_next<S: Sink<Event>>(state: &mut State, task: Task, events: &mut S) {
    let was_there = state.tasks.deck.take_unseen(task);
    debug_assert!(was_there, "{task} is in the deck");
    turn_next_up(state, task, false, events);
}

/// TK-154: a task that would be the third of its type goes under the deck; R-16: unless the deck has no other type.
fn turn_next_up<S: Sink<Event>>(state: &mut State, task: Task, known: bool, events: &mut S) {
    let of_type = task.face().of_type;
    let has_others = state.tasks.deck.all().any(|other| other.face().of_type != of_type);
    events.tell(Sight::TaskNext { task, known });
    if is_third_of_its_type(state, of_type) && has_others {
        state.tasks.deck.put_under(task, Knowers::EVERYBODY);
        events.tell(Sight::TaskUnder { task });
        state.run(Do::NextTask);
    } else {
        state.tasks.next = Some(task);
    }
}

/// TK-155: the current tasks that the side whose turn it is fulfils.
pub(crate) fn fulfilled(state: &State) -> impl Iterator<Item = Task> {
    state
        .tasks
        .current
        .iter()
        .copied()
        .filter(|task| task.face().goal.is_met(&state.board, state.side(), &state.turn.tally, state.turn.summons))
}

/// TK-157: a task is claimed and the next one takes its place.
pub(crate) fn claim<S: Sink<Event>>(state: &mut State, task: Task, events: &mut S) {
    let side = state.side();
    let place = state.tasks.current.iter().position(|&other| other == task).expect("the task is current");
    state.tasks.claimed[side.index()].push(task);
    events.tell(Sight::Claimed { seat: state.turn.seat, task });
    score(state, side, None, task.face().points, events);
    state.tasks.current.remove(place);
    if let Some(next) = state.tasks.next.take() {
        state.tasks.current.insert(place, next);
        events.tell(Sight::TaskMovedUp { task: next });
        state.run(Do::NextTask);
    }
}
