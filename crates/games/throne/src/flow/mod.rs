//! The procedure: what the table waits for, what is offered, and what follows. Section 7 of the rules.

mod aelin;
mod day;
mod fenrys;
mod growth;
mod prologue;
mod refusal;

pub(crate) use aelin::colours;
pub use refusal::Refused;
pub(crate) use refusal::refusal;

use kernel::{Dice, Seat, Seats, Sink, Waiting};

use crate::action::{Action, Outcome};
use crate::cards::{BOX, Card, Kind};
use crate::event::{Event, Sight};
use crate::order::Order;
use crate::row::RowNumber;
use crate::state::{End, Phase, Role, State};

/// Where events go.
trait Events: Sink<Event> {
    fn tell(&mut self, sight: Sight) {
        self.emit(Event::Public(sight));
    }
}

impl<S: Sink<Event>> Events for S {}

pub(crate) fn waiting(state: &State) -> Waiting {
    match state.phase {
        Phase::Ready(missing) => Waiting::Seats(missing),
        Phase::DealMind | Phase::DealRow | Phase::DealMemory | Phase::Shackle | Phase::ScentLook | Phase::Drawing => {
            Waiting::Chance
        }
        Phase::PrologueAdd | Phase::PrologueNext | Phase::PrologueTake => Waiting::seat(state.seat_of(state.active)),
        Phase::Scent | Phase::ScentOrder | Phase::Draw | Phase::First | Phase::Next | Phase::Bond => {
            Waiting::seat(state.rules.companion())
        }
        Phase::Reveal | Phase::Keep | Phase::Split | Phase::Take | Phase::Spark => Waiting::seat(state.rules.aelin),
        Phase::Over(_) => Waiting::Over,
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !waiting(state).seats().contains(seat) {
        return;
    }
    match state.phase {
        Phase::Ready(_) => out.push(Action::Ready),
        Phase::PrologueAdd | Phase::First => growth::additions(state, |action| out.push(action)),
        Phase::PrologueNext => {
            growth::additions(state, |action| out.push(action));
            out.extend(state.memory_row.iter().copied().map(Action::Discard));
        }
        Phase::PrologueTake => prologue::takes(state, |action| out.push(action)),
        Phase::Scent => out.extend([Action::Scent, Action::Pass]),
        Phase::ScentOrder => out.extend(Order::all(fenrys::scented(state)).map(Action::Order)),
        Phase::Draw => out.extend([Action::Draw, Action::Stop]),
        Phase::Next => fenrys::nexts(state, |action| out.push(action)),
        Phase::Bond => out.extend([Action::Bond, Action::Pass]),
        Phase::Reveal => aelin::reveals(state, |action| out.push(action)),
        Phase::Keep => aelin::keeps(state, |action| out.push(action)),
        Phase::Split => growth::saves(state, |action| out.push(action)),
        Phase::Take => aelin::takes(state, |action| out.push(action)),
        Phase::Spark => aelin::sparks(state, |action| out.push(action)),
        Phase::DealMind
        | Phase::DealRow
        | Phase::DealMemory
        | Phase::Shackle
        | Phase::ScentLook
        | Phase::Drawing
        | Phase::Over(_) => {}
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
    match (action, state.phase) {
        (Action::Ready, Phase::Ready(missing)) => ready(state, missing, seat, events),
        (Action::Add(card, x, y), Phase::PrologueAdd | Phase::PrologueNext) => {
            prologue::add(state, card, x, y, events);
        }
        (Action::Discard(card), Phase::PrologueNext) => prologue::discard(state, card, events),
        (Action::Take(take), Phase::PrologueTake) => prologue::take(state, take.card, events),
        (Action::Scent, _) => fenrys::scent(state, events),
        (Action::Pass, Phase::Scent) => fenrys::pass_scent(state, events),
        (Action::Order(order), _) => fenrys::order(state, order, events),
        (Action::Draw, _) => fenrys::draw(state, events),
        (Action::Stop, _) => fenrys::stop(state, events),
        (Action::Add(card, x, y), _) => fenrys::add(state, card, x, y, events),
        (Action::Discard(card), _) => fenrys::discard(state, card, events),
        (Action::Guard(card), _) => fenrys::guard(state, card, events),
        (Action::Leap(card, x, y), _) => fenrys::leap(state, card, x, y, events),
        (Action::Bond, _) => fenrys::bond(state, events),
        (Action::Pass, Phase::Bond) => fenrys::pass_bond(state, events),
        (Action::Reveal(row), _) => aelin::reveal(state, Some(row), events),
        (Action::Pass, Phase::Reveal) => aelin::reveal(state, None, events),
        (Action::Keep(card), _) => aelin::keep(state, Some(card), events),
        (Action::Pass, Phase::Keep) => aelin::keep(state, None, events),
        (Action::Save(card), _) => growth::save(state, card, events),
        (Action::Take(take), _) => aelin::take(state, take, events),
        (Action::Spark(row, told), _) => aelin::spark(state, row, told, events),
        (Action::Pass, _) => aelin::pass_spark(state, events),
        (Action::Ready, _) => unreachable!("ready is offered only before the start"),
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    match state.phase {
        Phase::DealMind | Phase::DealRow | Phase::DealMemory => of_kind(state, Kind::Memory, out),
        Phase::Shackle => of_kind(state, Kind::Demon, out),
        Phase::ScentLook | Phase::Drawing => out.emit_all(state.deck.unseen().map(|card| (Outcome(card), 1))),
        _ => {}
    }
}

/// THR-110, THR-164: demons and Illusions are set aside while others are dealt.
fn of_kind<S: Sink<(Outcome, u32)>>(state: &State, kind: Kind, out: &mut S) {
    let all = BOX.all(kind);
    out.emit_all(state.deck.unseen().filter(|&card| all.contains(card)).map(|card| (Outcome(card), 1)));
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    let all = match state.phase {
        Phase::DealMind | Phase::DealRow | Phase::DealMemory => BOX.all(Kind::Memory),
        Phase::Shackle => BOX.all(Kind::Demon),
        _ => return Outcome(state.deck.sample(dice)),
    };
    // The wanted kind is most of the deck or nearly so: to draw again is quicker than to list.
    loop {
        let card = state.deck.sample(dice);
        if all.contains(card) {
            return Outcome(card);
        }
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    let card = outcome.0;
    match state.phase {
        Phase::DealMind | Phase::DealRow | Phase::DealMemory | Phase::Shackle => day::deal(state, card, events),
        Phase::ScentLook => fenrys::smell(state, card, events),
        _ => {
            state.deck.take_unseen(card);
            fenrys::drawn(state, card, events);
        }
    }
}

/// THR-221: when both are ready the cards are dealt.
fn ready<S: Sink<Event>>(state: &mut State, missing: Seats, seat: Seat, events: &mut S) {
    events.tell(Sight::Ready { seat });
    let missing = missing.without(seat);
    state.phase = Phase::Ready(missing);
    if missing.is_empty() {
        day::begin(state, events);
    }
}

/// THR-131: to the discard pile, or under the demon of its colour.
fn discard<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    match card.colour().filter(|_| state.would_taint(card)) {
        Some(colour) => {
            state.tainted.insert(card);
            events.tell(Sight::Tainted { card, demon: Card::demon_of(colour) });
        }
        None => {
            state.discard.insert(card);
            events.tell(Sight::Discarded { card });
        }
    }
}

/// THR-218: it is over, and nothing is hidden any more.
fn finish<S: Sink<Event>>(state: &mut State, end: End, events: &mut S) {
    state.phase = Phase::Over(end);
    events.tell(Sight::Ended { end });
    for (place, row) in state.rows.iter().enumerate().filter(|(_, row)| !row.face_up) {
        events.tell(Sight::Shown { row: RowNumber::new(place), card: row.det });
    }
    if state.deck.settled_depth() > 0 {
        let mut known = (0..).map(|depth| state.deck.settled(depth).map(|known| known.card));
        events.tell(Sight::ShownOnDeck { cards: std::array::from_fn(|_| known.next().flatten()) });
    }
}

/// What follows once the Mind is whole: the active player goes on (THR-069).
fn go_on<S: Sink<Event>>(state: &mut State, events: &mut S) {
    match (state.is_prologue(), state.active) {
        (true, _) => prologue::strengthened(state, events),
        (false, _) if state.mind.is_empty() => finish(state, End::MindEmpty, events),
        (false, Role::Companion) => fenrys::blink(state, events),
        (false, Role::Aelin) => aelin::whisper(state, events),
    }
}

/// Takes a card out of the memory row.
fn take_from_row(state: &mut State, card: Card) {
    let place = state.memory_row.iter().position(|&other| other == card).expect("the card is in the memory row");
    state.memory_row.remove(place);
}

/// A list of options of which only the number matters.
struct Only {
    first: Option<Action>,
    count: u32,
}

impl Only {
    /// The only option there is, or none; and whether there is any.
    fn of(list: impl FnOnce(&mut dyn FnMut(Action))) -> Only {
        let mut only = Only { first: None, count: 0 };
        list(&mut |action| {
            only.first.get_or_insert(action);
            only.count += 1;
        });
        only
    }

    fn single(&self) -> Option<Action> {
        self.first.filter(|_| self.count == 1)
    }
}
