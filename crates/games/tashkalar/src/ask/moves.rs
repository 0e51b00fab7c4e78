//! E-STEP, E-LEAP: which piece goes where?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::Decision;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::square::{Directions, Square, Squares};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Moves {
    /// TK-106: the pieces that may make a standard move.
    pub(crate) standard: Squares,
    /// TK-107: the pieces that may make a combat move.
    pub(crate) combat: Squares,
    /// Where the move may end, apart from ranks.
    pub(crate) onto: Squares,
    /// In which directions a step may go.
    pub(crate) directions: Directions,
    /// TK-307: the Gateway, if every move must come nearer to it.
    pub(crate) toward: Option<Square>,
    /// TK-109: whether they leap.
    pub(crate) leap: bool,
    pub(crate) can_skip: bool,
}

impl Moves {
    /// One combat move of one of these pieces, in any direction, onto any square; it must be made.
    pub(crate) fn combat(movers: Squares) -> Moves {
        Moves {
            standard: Squares::NONE,
            combat: movers,
            onto: !Squares::NONE,
            directions: Directions::ALL,
            toward: None,
            leap: false,
            can_skip: false,
        }
    }

    /// The same as a standard move.
    pub(crate) fn standard(movers: Squares) -> Moves {
        Moves { standard: movers, ..Moves::combat(Squares::NONE) }
    }

    /// The same, but it may be left out.
    pub(crate) fn optional(self) -> Moves {
        Moves { can_skip: true, ..self }
    }

    /// Whether there is such a move.
    pub(crate) fn is_possible(&self, state: &State) -> bool {
        let mut found = false;
        self.list(state, &mut |_, _| found = true);
        found
    }

    /// Asks for such a move, if there is one; says whether it does.
    pub(crate) fn ask(self, state: &mut State) -> bool {
        let is_possible = self.is_possible(state);
        if is_possible {
            state.ask(self);
        }
        is_possible
    }

    /// Lists the moves there are.
    pub(crate) fn list(&self, state: &State, out: &mut impl FnMut(Square, Square)) {
        for from in self.standard | self.combat {
            let enterable = state.enterable(state.piece(from).rank, self.combat.contains(from));
            let reached = if self.leap { !from.set() } else { self.steps(from) };
            let comes_nearer =
                |to: &Square| self.toward.is_none_or(|gateway| to.distance(gateway) < from.distance(gateway));
            (reached & enterable & self.onto).filter(comes_nearer).for_each(|to| out(from, to));
        }
    }

    fn steps(&self, from: Square) -> Squares {
        if self.directions == Directions::ALL {
            return from.adjacent();
        }
        let steps = self.directions.iter().filter_map(|direction| from.step(direction));
        steps.fold(Squares::NONE, |all, square| all | square.set())
    }
}

impl Decision for Moves {
    const IS_OF_AN_EFFECT: bool = true;

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let action = if self.leap { Action::Leap } else { Action::Step };
        self.list(state, &mut |from, to| out(action(from, to)));
        if self.can_skip {
            out(Action::Skip);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Step(from, _) | Action::Leap(from, _) if !(self.standard | self.combat).contains(from) => {
                Refused::NotAMover
            }
            Action::Step(from, to) if !self.leap && !self.steps(from).contains(to) => Refused::NotAdjacent,
            Action::Step(from, to) | Action::Leap(from, to) => {
                let is_combat = self.combat.contains(from);
                match state.enterable(state.piece(from).rank, is_combat).contains(to) {
                    true => Refused::NotATarget,
                    false if is_combat => Refused::TooHighForCombat,
                    false => Refused::TooHighForStandard,
                }
            }
            Action::Skip => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
