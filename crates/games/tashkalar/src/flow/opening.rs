//! Section 6 of the rules: schools, who begins, the first cards, tasks and pieces.

use kernel::{Seat, Sink};

use crate::ask::{PickSchool, StartPiece};
use crate::board::{Piece, Rank, Side};
use crate::cards::School;
use crate::event::{Event, Sight};
use crate::rules::Form;
use crate::square::Square;
use crate::state::{Chance, Do, State};

/// TK-032: the start squares of a Duel, and TK-033: of a Melee, two for each mark.
const DUEL: [&str; 2] = ["c5", "g5"];
const MELEE: [[&str; 2]; 3] = [["f2", "g2"], ["b7", "c7"], ["g6", "g7"]];

fn square(name: &str) -> Square {
    name.parse().expect("a square of the arena")
}

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    (0..state.rules.seats).map(Seat::new)
}

/// The seats without a school.
pub(super) fn without_school(state: &State) -> impl Iterator<Item = Seat> {
    seats(state).filter(|&seat| state.player(seat).school.is_none())
}

/// TK-030: the schools that nobody has.
pub(crate) fn free_schools(state: &State) -> impl Iterator<Item = School> {
    let is_free = |school: &School| state.players.iter().all(|player| player.school != Some(*school));
    School::all().filter(|school| state.rules.all_schools || school.is_core()).filter(is_free)
}

/// D-01: the next school, or who begins.
pub(super) fn schools(state: &mut State) {
    state.frames.pop();
    let next = without_school(state).next();
    match next {
        None => state.wait_for(Chance::FirstPlayer),
        Some(seat) => {
            state.run(Do::Schools);
            state.wait_for(if state.rules.random_schools { Chance::School(seat) } else { Chance::Picker });
        }
    }
}

/// D-01: this seat picks next.
pub(super) fn pick<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    events.tell(Sight::Picks { seat });
    state.ask(PickSchool { seat });
}

/// A seat gets a school and its deck.
pub(crate) fn take_school<S: Sink<Event>>(state: &mut State, seat: Seat, school: School, events: &mut S) {
    let player = state.player_mut(seat);
    player.school = Some(school);
    player.deck = school.cards().collect();
    events.tell(Sight::School { seat, school });
}

/// TK-045: who begins is known; then cards, tasks and pieces.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, first: Seat, events: &mut S) {
    state.first = first;
    state.turn.seat = first;
    state.turn.controller = first;
    events.tell(Sight::Begins { seat: first });
    state.run(Do::BeginTurn);
    state.run(Do::StartPieces);
    if state.rules.form == Form::High {
        state.run(Do::FirstTasks);
    }
    state.run(Do::Deal(0));
}

/// The seat so many places after the first player.
fn seat_after(state: &State, places: u8) -> Seat {
    (0..places).fold(state.first, |seat, _| seat.next(state.rules.seats))
}

/// The first cards of each seat in turn order.
pub(super) fn deal(state: &mut State, places: u8) {
    state.frames.pop();
    if places < state.rules.seats {
        state.run(Do::Deal(places + 1));
        let seat = seat_after(state, places);
        super::piles::fill_up(state, seat, 0, 0);
    }
}

/// D-02, D-03: the last player in turn order puts the first pieces.
pub(super) fn start_pieces_step(state: &mut State) {
    state.frames.pop();
    if state.rules.form != Form::High {
        let seat = seat_after(state, state.rules.seats - 1);
        state.ask(StartPiece { seat, mark: 0 });
    }
}

/// What can be put on the start squares now.
pub(crate) fn start_pieces(state: &State, ask: StartPiece, out: &mut impl FnMut(Side, Square)) {
    if state.rules.form == Form::Duel {
        let own = state.rules.side(ask.seat);
        return DUEL.iter().for_each(|name| out(own, square(name)));
    }
    // TK-033: with four players without the second player's colour.
    let second = state.rules.side(seat_after(state, 1));
    let is_left_out = |side: Side| state.rules.seats == 4 && side == second;
    for side in Side::first(state.rules.sides()).filter(|&side| !is_left_out(side)) {
        if state.board.of(side).is_empty() {
            MELEE[usize::from(ask.mark)].iter().for_each(|name| out(side, square(name)));
        }
    }
}

/// TK-032, TK-033: a piece on a start square; what follows from it.
pub(crate) fn put_start_piece<S: Sink<Event>>(
    state: &mut State,
    ask: StartPiece,
    side: Side,
    at: Square,
    events: &mut S,
) {
    let seat = ask.seat;
    let form = state.rules.form;
    let mut put = |side: Side, square: Square| {
        let piece = Piece { side, rank: Rank::Common };
        state.board.put(square, piece);
        events.tell(Sight::Put { seat, square, piece: state.seen(piece) });
    };
    put(side, at);
    if form == Form::Duel {
        let other = DUEL.map(square).into_iter().find(|&square| square != at).expect("there are two start squares");
        put(Side::new(1 - side.index() as u8), other);
    } else if ask.mark < 2 {
        state.ask(StartPiece { seat, mark: ask.mark + 1 });
    }
}
