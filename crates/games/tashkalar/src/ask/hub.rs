//! D-10: what next in one's turn?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::Sink;

use super::{Decision, PutLifted, Returning};
use crate::action::Action;
use crate::board::{Kind, Rank};
use crate::cards::CardType;
use crate::effect::Verb;
use crate::event::Event;
use crate::flow::{Refused, flare, freeze, summon, turn, warp};
use crate::square::Squares;
use crate::state::{Do, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Hub;

impl Decision for Hub {
    /// TK-055: a turn never ends by itself.
    const IS_FORCED: bool = false;

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let turn = &state.turn;
        if turn.is_passed() {
            // TK-200.
            match turn.actions {
                0 => out(Action::End),
                _ => placings(state, out),
            }
            return;
        }
        // What needs a special position comes first: it is what a player must not overlook.
        if turn.actions > 0 {
            summon::list(state, turn.seat, &mut |card, square, way| out(Action::Summon(card, square, way)));
        }
        if turn.must_summon {
            return;
        }
        flare::rivals(state, turn.seat).for_each(|side| out(Action::Flare(side)));
        if can_thaw(state) {
            out(Action::Thaw);
        }
        warp::list(state, &mut |card| out(Action::Warp(card)));
        if turn.actions == 0 {
            return out(Action::End);
        }
        placings(state, out);
        if !turn.has_discarded {
            let player = state.player(turn.seat);
            let can_go = player.beings.cards().filter(|card| player.pending != Some(*card));
            can_go.for_each(|card| out(Action::Discard(card)));
        }
        if state.rules.has_teams() {
            out(Action::Pass);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        if action == Action::End {
            return turn::end(state);
        }
        state.run(Do::Hub);
        match action {
            Action::Place(square) => {
                state.turn.actions -= 1;
                let side = state.side();
                state.place(square, side, Rank::Common, events);
            }
            Action::Lift(square) => {
                state.turn.actions -= 1;
                state.lift(square, events);
                state.ask(PutLifted);
            }
            Action::Summon(card, square, way) => summon::summon(state, card, square, way, events),
            Action::Discard(card) => state.ask(Returning { card }),
            Action::Flare(side) => flare::invoke(state, side, events),
            Action::Thaw => freeze::thaw(state, events),
            Action::Warp(card) => warp::warp(state, card, events),
            Action::Pass => turn::pass_control(state, events),
            action => super::foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        let turn = &state.turn;
        let player = state.player(turn.seat);
        let is_action = matches!(
            action,
            Action::Place(_) | Action::Lift(_) | Action::Summon(..) | Action::Discard(_) | Action::Pass
        );
        match action {
            _ if is_action && turn.actions == 0 => Refused::NoActionLeft,
            Action::End if turn.actions > 0 => Refused::ActionsLeft,
            _ if turn.must_summon && !matches!(action, Action::Summon(..)) => Refused::MustSummon,
            Action::Summon(..)
            | Action::Discard(_)
            | Action::Flare(_)
            | Action::Thaw
            | Action::Warp(_)
            | Action::Pass
                if turn.is_passed() =>
            {
                Refused::ControlPassed
            }
            Action::Place(_) if liftable(state).is_some() => Refused::NoPieceLeft,
            Action::Place(_) => Refused::Occupied,
            Action::Lift(_) => Refused::PiecesLeft,
            Action::Summon(card, ..) if !player.beings.contains(card) && !player.legends.contains(card) => {
                Refused::NotInHand
            }
            Action::Summon(card, square, way) => summon::refusal(state, card, square, way),
            Action::Discard(card) if card.of_type() != CardType::Being => Refused::NotASchoolCard,
            Action::Discard(card) if player.pending == Some(card) => Refused::Pending,
            Action::Discard(_) if turn.has_discarded => Refused::DiscardedAlready,
            Action::Discard(_) => Refused::NotInHand,
            Action::Flare(_) => Refused::NotBehind,
            Action::Thaw if player.stored.is_some() => Refused::NothingToSummon,
            Action::Thaw => Refused::NothingStored,
            Action::Warp(card) if !player.beings.contains(card) => Refused::NotInHand,
            Action::Warp(card) if !card.has_warp_effect() => Refused::NoWarpEffect,
            Action::Warp(_) if player.pending.is_some() => Refused::PendingAlready,
            Action::Warp(_) => Refused::FirstTurn,
            Action::Pass => Refused::NoTeammate,
            _ => Refused::NotNow,
        }
    }
}

/// TK-060, TK-062: the squares for a common piece or, with an empty supply, the pieces to pick up for it.
fn placings(state: &State, out: &mut impl FnMut(Action)) {
    match liftable(state) {
        Some(pieces) => pieces.for_each(|square| out(Action::Lift(square))),
        None => state.board.empty().for_each(|square| out(Action::Place(square))),
    }
}

/// TK-062: the pieces that can be picked up, if the supply is empty.
fn liftable(state: &State) -> Option<Squares> {
    let side = state.side();
    let pieces = state.board.of(side) & state.board.ranked(Kind::Small.ranks());
    (state.supply(side, Kind::Small) == 0).then_some(pieces)
}

/// TK-210, TK-213: whether the stored effect can be used now.
fn can_thaw(state: &State) -> bool {
    let seat = state.turn.seat;
    let Some(card) = state.player(seat).stored else { return false };
    let parts = card.face().later.as_deref().unwrap_or_default();
    let is_for_a_summoning = parts.iter().any(|part| part.verb == Verb::SummonNext);
    !is_for_a_summoning || state.turn.actions > 0 && summon::is_possible_with_an_enemy(state, seat)
}
