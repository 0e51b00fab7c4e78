//! Intrigues are declared, stopped and resolved: sections 8.5 and 8.6.

use kernel::{Knowers, Sealed, Seat, Seats, Sink};

use super::deals;
use super::effects::{self, Doer};
use crate::action::Action;
use crate::ask::{Choose, Defence, Source, Window};
use crate::cards::{Cousin, Intrigue, Side};
use crate::choose::{Chooser, From};
use crate::event::{Event, Sight, shown};
use crate::file::Property;
use crate::state::{Declared, Do, State};

/// ACH-073: a card is declared with all that was chosen, and everybody who might stop it is asked.
pub(crate) fn declare<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    (card, side): (Intrigue, Side),
    from: From,
    picks: &[Action],
    events: &mut S,
) {
    deals::interrupt(state, events);
    let is_against = card.face().sides[side as usize].is_against;
    let target = Chooser::new(state, seat).target(picks).filter(|_| is_against);
    match from {
        From::Hand => {
            state.player_mut(seat).hand.remove(card);
        }
        From::Discard => {
            let place = state.discard.iter().rposition(|&other| other == card).expect("the card is there");
            state.discard.remove(place);
        }
    }
    let declared = Declared { seat, card, side, target, picks: picks.iter().copied().collect() };
    let asked = suspects(state, seat, target);
    events.emit(Event::Open(Sight::Played {
        seat,
        card,
        side,
        target,
        picks: shown(picks),
        discarded: from == From::Discard,
        asked,
    }));
    state.then(Do::Finish(card));
    if asked.is_empty() {
        state.then(Do::Resolve(declared));
    } else {
        state.ask(Window { play: declared, answers: Sealed::ask(asked) });
    }
}

/// ACH-211: who could stop a play as far as everybody can tell.
pub(crate) fn suspects(state: &State, actor: Seat, target: Option<Seat>) -> Seats {
    let is_suspect = |&seat: &Seat| {
        let (player, is_target) = (state.player(seat), target == Some(seat));
        let [street, palace] = Cousin::ALL.map(|kind| player.cousins[kind as usize] > 0);
        let is_useless = |card: Intrigue| !crate::ask::stops(card, is_target);
        let may_hold =
            || player.hand.known().iter().any(|held| held.by != Knowers::EVERYBODY || !is_useless(held.card));
        palace || (is_target && street) || may_hold()
    };
    state.others(actor).filter(is_suspect).collect()
}

/// ACH-087, ACH-088: all have answered; the first who defends stops the play, and nothing is known of the others.
pub(crate) fn close<S: Sink<Event>>(state: &mut State, window: &Window, events: &mut S) {
    let play = &window.play;
    let target_first = play.target.into_iter().chain(state.others(play.seat).filter(|&seat| Some(seat) != play.target));
    let defended = target_first
        .filter_map(|seat| Some((seat, window.answers.of(seat)?)))
        .find(|(_, defence)| *defence != Defence::Decline);
    match defended {
        None | Some((_, Defence::Decline)) => {
            events.emit(Event::Open(Sight::Unopposed));
            state.then(Do::Resolve(play.clone()));
        }
        Some((seat, Defence::Cousin(cousin))) => {
            state.player_mut(seat).cousins[cousin as usize] -= 1;
            events.emit(Event::Open(Sight::StoppedByCousin { seat, cousin }));
        }
        Some((seat, Defence::With(card))) => {
            state.player_mut(seat).hand.remove(card);
            state.discard.push(card);
            events.emit(Event::Open(Sight::StoppedByCard { seat, card }));
            if let Property::Counter(_) = card.face().property {
                Choose::put(state, seat, Source::Rider(card), Some(play.seat), events);
            }
        }
    }
}

/// ACH-076: nobody stopped the play.
pub(crate) fn resolve<S: Sink<Event>>(state: &mut State, play: &Declared, events: &mut S) {
    let doer = Doer { seat: play.seat, target: play.target, colour: None };
    effects::perform(state, doer, play.effect(), &play.picks, events);
}
