//! DP-I2: who stops an Intrigue that was declared?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Sealed, Seat, Seats, Sink, Viewer};

use super::{Decision, foreign, only};
use crate::action::Action;
use crate::cards::{Cousin, Intrigue};
use crate::event::Event;
use crate::file::Property;
use crate::flow::{Refused, plays};
use crate::state::{Declared, Draft, State};

/// An answer to a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Defence {
    /// Nothing is done.
    Decline,
    /// ACH-080, ACH-081: a Cousin is used.
    Cousin(Cousin),
    /// ACH-082, ACH-083: an Intrigue is sacrificed.
    With(Intrigue),
}

/// ACH-210: every public suspect is asked at the same moment, able or not. Who has answered is hidden.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Window {
    pub(crate) play: Declared,
    /// Known to each player alone; what was not needed is never told.
    pub(crate) answers: Sealed<Defence>,
}

/// ACH-085: whether a card of the hand stops the play of another player.
pub(crate) fn stops(card: Intrigue, is_target: bool) -> bool {
    match card.face().property {
        Property::Reaction => true,
        Property::Counter(_) => is_target,
        Property::None => false,
    }
}

impl Decision for Window {
    fn asked(&self, _state: &State) -> Seats {
        self.answers.missing()
    }

    fn asked_as_seen_by(&self, _state: &State, viewer: Viewer) -> Seats {
        self.answers.asked_as_seen_by(viewer)
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if !draft.is_empty() {
            return;
        }
        let (player, is_target) = (state.player(seat), self.play.target == Some(seat));
        if is_target && player.cousins[Cousin::Street as usize] > 0 {
            out(Action::Street);
        }
        if player.cousins[Cousin::Palace as usize] > 0 {
            out(Action::Palace);
        }
        let able = player.hand.kinds().map(|(card, _)| card).filter(|&card| stops(card, is_target));
        able.map(Action::With).for_each(&mut *out);
        out(Action::Decline);
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let defence = match only(draft) {
            Action::Decline => Defence::Decline,
            Action::Street => Defence::Cousin(Cousin::Street),
            Action::Palace => Defence::Cousin(Cousin::Palace),
            Action::With(card) => Defence::With(card),
            action => foreign(action),
        };
        self.answers.put(seat, defence);
        events.emit(Event::Answered { seat, action: only(draft) });
        if self.answers.is_complete() {
            plays::close(state, &self, events);
        } else {
            state.ask(self);
        }
    }

    fn refuse(&self, state: &State, seat: Seat, _draft: &Draft, action: Action) -> Refused {
        let is_target = self.play.target == Some(seat);
        match action {
            Action::Street if !is_target => Refused::NotAgainstYou,
            Action::Street => Refused::NoStreetCousin,
            Action::Palace => Refused::NoPalaceCousin,
            Action::With(card) if !state.player(seat).hand.contains(card) => Refused::NotInHand,
            Action::With(card) if card.face().property == Property::None => Refused::NoDefence,
            Action::With(_) => Refused::NotAgainstYou,
            _ => Refused::NotNow,
        }
    }
}
