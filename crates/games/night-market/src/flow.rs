//! The procedure: what the table waits for, what is offered, and what follows.

use kernel::{Dice, Sealed, Seat, Seats, Sink, Top, Viewer, Waiting};

use crate::cards::{Effect, Lot, ROUNDS};
use crate::state::{Frame, State};
use crate::{Action, Event, Outcome, Refused};

pub(crate) fn waiting(state: &State) -> Waiting {
    match state.frame() {
        Frame::Deal(_) | Frame::TurnUp | Frame::Peek(_) => Waiting::Chance,
        Frame::Bidding(bids) => Waiting::Seats(bids.missing()),
        Frame::Window(_, answers) => Waiting::Seats(answers.missing()),
        Frame::Closed => Waiting::Over,
    }
}

/// NM-011, NM-020: who has bid is public, who has answered about a trick is not.
pub(crate) fn asked(state: &State, viewer: Viewer) -> Seats {
    match state.frame() {
        Frame::Window(_, answers) => answers.asked_as_seen_by(viewer),
        _ => waiting(state).seats(),
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !waiting(state).seats().contains(seat) {
        return;
    }
    match state.frame() {
        Frame::Bidding(_) => out.extend(state.players[seat.index()].bids.iter().map(Action::Bid)),
        Frame::Window(taker, _) => {
            if trick_fits(state, *taker, seat) {
                out.push(Action::Play);
            }
            out.push(Action::Pass);
        }
        _ => {}
    }
}

/// NM-021: the taker can play a guard, the others a thief.
pub(crate) fn trick_fits(state: &State, taker: Seat, seat: Seat) -> bool {
    let needed = if seat == taker { Effect::Protect } else { Effect::Steal };
    state.players[seat.index()].trick.is_some_and(|trick| trick.effect() == needed)
}

/// NM-030: whether a seat may look at the next lot.
pub(crate) fn can_peek(state: &State, seat: Seat) -> Result<(), Refused> {
    match state.lots.top() {
        _ if waiting(state).seats().is_empty() => Err(Refused::NotAsked),
        _ if state.players[seat.index()].coins == 0 => Err(Refused::NoCoin),
        Top::Nothing => Err(Refused::NothingToLookAt),
        Top::Settled(lot) if Viewer::seat(seat).knows(lot.by) => Err(Refused::Known),
        Top::Settled(_) | Top::Unseen => Ok(()),
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    let is_asked = waiting(state).seats().contains(seat);
    match (action, state.frame()) {
        (Action::Peek, _) => can_peek(state, seat).err().unwrap_or(Refused::NotAsked),
        (Action::Bid(_), Frame::Bidding(_)) if is_asked => Refused::NoSuchBid,
        (Action::Play, Frame::Window(..)) if is_asked => Refused::NoFit,
        _ => Refused::NotAsked,
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
    match action {
        Action::Peek => {
            state.player(seat).coins -= 1;
            state.frames.push(Frame::Peek(seat));
            if let Top::Settled(_) = state.lots.top() {
                look(state, events);
            }
        }
        Action::Bid(bid) => {
            events.emit(Event::PutDown { seat, bid });
            if let Some(Frame::Bidding(bids)) = state.frames.top_mut() {
                bids.put(seat, bid);
                if bids.is_complete() {
                    let bids = bids.clone();
                    sell(state, &bids, events);
                }
            }
        }
        Action::Play | Action::Pass => {
            let play = action == Action::Play;
            events.emit(Event::Answered { seat, play });
            if let Some(Frame::Window(taker, answers)) = state.frames.top_mut() {
                answers.put(seat, play);
                if answers.is_complete() {
                    let (taker, answers) = (*taker, answers.clone());
                    play_tricks(state, taker, &answers, events);
                }
            }
        }
    }
}

pub(crate) fn chances<S: Sink<(Outcome, u32)>>(state: &State, out: &mut S) {
    match state.frame() {
        Frame::Deal(_) => out.emit_all(state.box_tricks.kinds().map(|(trick, copies)| (Outcome::Trick(trick), copies))),
        Frame::TurnUp | Frame::Peek(_) => {
            out.emit_all(state.lots.unseen_kinds().map(|(lot, copies)| (Outcome::Lot(lot), copies)));
        }
        Frame::Bidding(_) | Frame::Window(..) | Frame::Closed => {}
    }
}

pub(crate) fn sample<D: Dice>(state: &State, dice: &mut D) -> Outcome {
    match state.frame() {
        Frame::Deal(_) => Outcome::Trick(state.box_tricks.sample(dice)),
        _ => Outcome::Lot(state.lots.sample(dice)),
    }
}

pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, outcome: Outcome, events: &mut S) {
    match (outcome, state.frame()) {
        (Outcome::Trick(trick), &Frame::Deal(seat)) => {
            state.box_tricks.remove(trick);
            state.player(seat).trick = Some(trick);
            events.emit(Event::Dealt { seat, trick });
            state.frames.pop();
            let next = seat.next(state.seats());
            state.frames.push(if next == Seat::new(0) { Frame::TurnUp } else { Frame::Deal(next) });
        }
        (Outcome::Lot(lot), Frame::Peek(_)) => {
            state.lots.settle(lot);
            look(state, events);
        }
        (Outcome::Lot(lot), _) => {
            state.lots.take_unseen(lot);
            turn_up(state, lot, events);
        }
        (Outcome::Trick(_), _) => unreachable!("tricks are dealt only before the first round"),
    }
}

/// NM-030: the seat of the innermost frame sees the lot on top, whose place is settled now.
fn look<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let Some(Frame::Peek(seat)) = state.frames.pop() else { unreachable!("a look has a frame") };
    let lot = state.lots.look(0, seat).expect("the lot on top is settled");
    events.emit(Event::Peeked { seat, lot });
}

/// NM-010, NM-011: a new lot, and everybody is asked for a bid.
fn turn_up<S: Sink<Event>>(state: &mut State, lot: Lot, events: &mut S) {
    events.emit(Event::TurnedUp { lot });
    state.on_offer = Some(lot);
    state.round += 1;
    state.frames.pop();
    state.frames.push(Frame::Bidding(Sealed::ask(Seats::all(state.seats()))));
}

/// NM-012, NM-013: the bids are turned up and spent; the highest alone takes the lot.
fn sell<S: Sink<Event>>(state: &mut State, bids: &Sealed<u8>, events: &mut S) {
    state.frames.pop();
    for (seat, bid) in bids.answers() {
        events.emit(Event::Bid { seat, bid });
        state.player(seat).bids.spend(bid);
    }
    let lot = state.on_offer.take().expect("a lot is on offer");
    let highest = bids.answers().map(|(_, bid)| bid).max();
    let mut best = bids.answers().filter(|&(_, bid)| Some(bid) == highest);
    match (best.next(), best.next()) {
        (Some((taker, _)), None) => {
            events.emit(Event::Taken { seat: taker, lot });
            state.on_offer = Some(lot);
            open_window(state, taker, events);
        }
        _ => {
            events.emit(Event::Unsold { lot });
            state.gone.insert(lot);
            next_round(state, events);
        }
    }
}

/// NM-020: everybody whose trick is face down is asked, whatever the trick is.
fn open_window<S: Sink<Event>>(state: &mut State, taker: Seat, events: &mut S) {
    let asked: Seats =
        Seats::all(state.seats()).iter().filter(|&seat| state.players[seat.index()].trick.is_some()).collect();
    if asked.is_empty() {
        keep(state, taker, events);
    } else {
        state.frames.push(Frame::Window(taker, Sealed::ask(asked)));
    }
}

/// NM-022, NM-023: tricks are turned up and spent; a guard helps against every thief.
fn play_tricks<S: Sink<Event>>(state: &mut State, taker: Seat, answers: &Sealed<bool>, events: &mut S) {
    state.frames.pop();
    let players: Seats = answers.answers().filter(|&(_, play)| play).map(|(seat, _)| seat).collect();
    events.emit(Event::AnswersIn { plays: players.len() });
    for seat in players {
        let trick = state.player(seat).trick.take().expect("who plays a trick has one");
        state.player(seat).played = Some(trick);
        events.emit(Event::Played { seat, trick });
    }
    let lot = state.on_offer.expect("a lot was taken");
    let to_the_left = (1..state.seats()).scan(taker, |seat, _| {
        *seat = seat.next(state.players.len() as u8);
        Some(*seat)
    });
    let thief = to_the_left.clone().find(|&seat| players.contains(seat));
    match thief {
        Some(thief) if !players.contains(taker) => {
            events.emit(Event::Stolen { seat: thief, from: taker, lot });
            keep(state, thief, events);
        }
        Some(_) => {
            events.emit(Event::Guarded { seat: taker, lot });
            keep(state, taker, events);
        }
        None => keep(state, taker, events),
    }
}

fn keep<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    let lot = state.on_offer.take().expect("a lot was taken");
    state.player(seat).lots.insert(lot);
    next_round(state, events);
}

/// NM-010, NM-040: the next lot, or the end with all tricks shown.
fn next_round<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.round == ROUNDS {
        state.frames.push(Frame::Closed);
        for (index, player) in state.players.iter().enumerate() {
            if let Some(trick) = player.trick {
                events.emit(Event::Shown { seat: Seat::new(index as u8), trick });
            }
        }
        return;
    }
    state.frames.push(Frame::TurnUp);
    if let Some(known) = state.lots.take_settled() {
        turn_up(state, known.card, events);
    }
}
