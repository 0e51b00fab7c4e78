//! What is asked inside abilities. Section 7.3 of the rules.

use kernel::{Seat, Sink};

use super::{Event, Events, abilities, buying, horde, life, piles, playing, triggers, turn};
use crate::action::Action;
use crate::cards::{BOX, Card, Kind};
use crate::effect::{Cause, Cost, Effect, Good};
use crate::event::Sight;
use crate::state::{Frame, InPlay, Player, State, Text, Token};

/// Lists the answers.
pub(super) fn list(state: &State, frame: Frame, push: &mut impl FnMut(Action)) {
    let player = state.own();
    match frame {
        Frame::Triggered { .. } => triggers::list(state, push),
        Frame::Summon(_) => [Action::Top, Action::Pile].into_iter().for_each(push),
        Frame::ReplaceRelic(_) => relics(player).map(|entry| Action::Replace(entry.id)).for_each(push),
        Frame::HordeAbility { horde, must } => {
            horde::unused(state, Some(horde), push);
            if !must {
                push(Action::No);
            }
        }
        Frame::Curse => {
            push(Action::Lose);
            hand(state, state.opponent()).map(Action::Discard).for_each(push);
        }
        Frame::Frenzy => BOX.file.meta.frenzy_goods.iter().copied().map(Action::Take).for_each(push),
        Frame::Destroy => destroyable(state, push),
        Frame::Sacrifice => player.distinct().map(|entry| Action::Sacrifice(entry.id)).for_each(push),
        Frame::SacrificeFromHand => hand(state, state.active).map(Action::SacrificeFromHand).for_each(push),
        Frame::Command => commandable(state).map(Action::Command).for_each(push),
        Frame::Discard => hand(state, state.active).map(Action::Discard).for_each(push),
        Frame::HauntOne => bindable(state, push),
        Frame::Look => [Action::Pile, Action::No].into_iter().for_each(push),
        Frame::RelicHunter => {
            let relics = relics(player).filter(|entry| entry.card.kind.is_activated());
            relics.map(|entry| Action::Relic(entry.id)).for_each(push);
        }
        Frame::Whip { coins } => {
            if state.turn.pool.coin >= u16::from(coins) {
                horde::unused(state, None, push);
            }
            push(Action::No);
        }
        Frame::May { kind, .. } => {
            if abilities::is_payable(player, kind) {
                push(Action::Yes);
            }
            push(Action::No);
        }
        _ => {}
    }
}

/// The Relics of a zone, one of each.
pub(super) fn relics(player: &Player) -> impl Iterator<Item = &InPlay> {
    player.distinct().filter(|entry| entry.card.kind.is_relic())
}

/// The different cards of a hand.
fn hand(state: &State, seat: Seat) -> impl Iterator<Item = Card> {
    state.player(seat).hand.kinds().map(|(card, _)| card)
}

/// TER-201, TER-202: both play areas and the Street. What one hardly ever wants, the own cards, comes last.
fn destroyable(state: &State, push: &mut impl FnMut(Action)) {
    in_play(state, state.opponent()).for_each(&mut *push);
    for (place, kind) in state.street.iter().enumerate() {
        if kind.is_some() {
            push(Action::DestroyStreet(place as u8));
        }
    }
    in_play(state, state.active).for_each(push);
}

fn in_play(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    state.player(seat).distinct().map(|entry| Action::Destroy(entry.id))
}

/// TER-198, TER-199.
fn commandable(state: &State) -> impl Iterator<Item = Card> {
    let below = BOX.file.meta.command_below;
    let fits = move |card: &Card| card.kind.is_monster() && card.kind.cost() < below;
    state.own().discard.kinds().map(|(card, _)| card).filter(fits)
}

/// TER-231.
fn bindable(state: &State, push: &mut impl FnMut(Action)) {
    if state.haunt_supply > 0 {
        let free = state.own().distinct().filter(|entry| entry.card.kind.is_monster() && entry.token == Token::None);
        free.map(|entry| Action::Bind(entry.id)).for_each(push);
    }
}

/// TER-012: answers by itself what leaves no choice; a choice among two cards of a hand or more is always asked.
pub(super) fn alone<S: Sink<Event>>(state: &mut State, frame: Frame, events: &mut S) -> bool {
    let hand_of = match frame {
        Frame::Curse => Some(state.opponent()),
        Frame::SacrificeFromHand | Frame::Discard => Some(state.active),
        _ => None,
    };
    if hand_of.is_some_and(|seat| state.player(seat).hand.len() > 1) {
        return false;
    }
    let mut first = None;
    let mut count = 0;
    list(state, frame, &mut |action| {
        first.get_or_insert(action);
        count += 1;
    });
    match (first, count) {
        (None, _) | (Some(Action::No), 1) => {
            state.frames.pop();
            true
        }
        (Some(action), 1) => {
            answer(state, action, events);
            true
        }
        _ => false,
    }
}

/// Carries out the answer to what is asked inside an ability.
pub(super) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let seat = state.active;
    let frame = state.frame();
    if let Action::Trigger(id) = action {
        return triggers::carry_out(state, id, events);
    }
    state.frames.pop();
    match (frame, action) {
        (Some(Frame::Curse), Action::Lose) => {
            life::lose_life(state, state.opponent(), BOX.file.meta.curse_life.into(), events);
        }
        (Some(Frame::Curse), Action::Discard(card)) => turn::discard(state, state.opponent(), card, events),
        (Some(Frame::Discard), Action::Discard(card)) => turn::discard(state, seat, card, events),
        (Some(Frame::Frenzy), Action::Take(good)) => frenzy(state, good, events),
        (Some(Frame::Destroy), Action::Destroy(id)) => destroy(state, id, events),
        (Some(Frame::Destroy), Action::DestroyStreet(place)) => destroy_street(state, place, events),
        (Some(Frame::Sacrifice), Action::Sacrifice(id)) => sacrifice(state, id, events),
        (Some(Frame::SacrificeFromHand), Action::SacrificeFromHand(card)) => sacrifice_from_hand(state, card, events),
        (Some(Frame::Command), Action::Command(card)) => command(state, card, events),
        (Some(Frame::Summon(kind)), Action::Top) => buying::put_on_top(state, kind, events),
        (Some(Frame::Summon(kind)), Action::Pile) => buying::put_on_pile(state, kind, events),
        (Some(Frame::ReplaceRelic(card)), Action::Replace(id)) => replace(state, card, id, events),
        (Some(Frame::HordeAbility { .. }), Action::Ability(id, ability)) => {
            horde::activate(state, id, ability, events);
        }
        (Some(Frame::HordeAbility { .. } | Frame::Whip { .. }), Action::No) => {
            events.tell(Sight::NoHordeAbility { seat });
        }
        (Some(Frame::HauntOne), Action::Bind(id)) => abilities::haunt(state, id, events),
        (Some(Frame::Look), Action::Pile) => discard_top(state, events),
        (Some(Frame::Look), Action::No) => events.tell(Sight::LeftOnTop { seat }),
        (Some(Frame::RelicHunter), Action::Relic(id)) => playing::use_relic(state, id, events),
        (Some(Frame::Whip { coins }), Action::Ability(id, ability)) => {
            state.turn.pool.coin -= u16::from(coins);
            horde::activate(state, id, ability, events);
        }
        (Some(Frame::May { kind, id }), Action::Yes) => pay(state, kind, id, events),
        (Some(Frame::May { kind, .. }), Action::No) => events.tell(Sight::Declined { seat, card: kind }),
        _ => unreachable!("what is offered fits the question"),
    }
}

/// TER-194.
fn frenzy<S: Sink<Event>>(state: &mut State, good: Good, events: &mut S) {
    events.tell(Sight::Frenzy { seat: state.active, good });
    state.turn.pool.add(crate::cards::Pool::of(good, BOX.file.meta.frenzy.into()));
}

/// TER-201, TER-203: a card in play of either player.
fn destroy<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    for seat in [0, 1].map(Seat::new) {
        if let Some(place) = state.player(seat).place_of(id) {
            let entry = piles::leave_play(state, seat, place);
            state.player_mut(seat).discard.insert(entry.card);
            events.tell(Sight::Destroyed { seat, card: entry.card.kind, id });
        }
    }
}

/// TER-201.
fn destroy_street<S: Sink<Event>>(state: &mut State, place: u8, events: &mut S) {
    if let Some(kind) = state.street[usize::from(place)].take() {
        piles::remove_from_game(state, kind);
        events.tell(Sight::StreetDestroyed { place: place + 1, card: kind });
        state.frames.push(Frame::Refill(place));
    }
}

/// TER-195: a card in play.
fn sacrifice<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let seat = state.active;
    let place = state.own().place_of(id).expect("the card is in play");
    let kind = piles::leave_play(state, seat, place).card.kind;
    events.tell(Sight::Sacrificed { seat, card: kind, id });
    sacrificed(state, kind, events);
}

/// TER-185: a card of the hand.
pub(super) fn sacrifice_from_hand<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.active;
    let known = piles::leave_hand(state, seat, card);
    piles::show_own(known, Sight::Sacrificed { seat, card: card.kind, id: 0 }, events);
    sacrificed(state, card.kind, events);
}

/// TER-195, TER-197: out of the game, for what a SACRIFICE gives.
fn sacrificed<S: Sink<Event>>(state: &mut State, kind: Kind, events: &mut S) {
    piles::remove_from_game(state, kind);
    match BOX.file.meta.sacrifice {
        Effect::Coin(amount) => life::gain(state, None, Good::Coin, amount.into(), events),
        Effect::Power(amount) => life::gain(state, None, Good::Power, amount.into(), events),
        Effect::Regen(amount) => life::gain(state, None, Good::Regen, amount.into(), events),
        Effect::Life(amount) => life::gain(state, None, Good::Life, amount.into(), events),
        _ => {}
    }
    triggers::happens(state, Cause::Sacrifice);
}

/// TER-198: everybody knows that it is in the hand now.
fn command<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let player = state.own_mut();
    player.discard.remove(card);
    player.hand.add(card, kernel::Knowers::EVERYBODY);
    events.tell(Sight::Commanded { seat: state.active, card: card.kind });
}

/// TER-092, TER-093: a Relic leaves the game, and the new one takes its place.
fn replace<S: Sink<Event>>(state: &mut State, card: Card, id: u8, events: &mut S) {
    let seat = state.active;
    let place = state.own().place_of(id).expect("the Relic is in play");
    let kind = piles::leave_play(state, seat, place).card.kind;
    piles::remove_from_game(state, kind);
    events.tell(Sight::RelicRemoved { seat, card: kind, id });
    buying::place_relic(state, card, events);
}

/// The card that was looked at goes to the discard pile, for everybody to see.
fn discard_top<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.active;
    let known = state.own_mut().deck.take_settled().expect("the card was looked at");
    state.own_mut().discard.insert(known.card);
    piles::show_own(known.by, Sight::TopDiscarded { seat, card: known.card.kind }, events);
    piles::left_deck(state, seat);
}

/// Pays for what may be done, and does it.
fn pay<S: Sink<Event>>(state: &mut State, kind: Kind, id: u8, events: &mut S) {
    let seat = state.active;
    match abilities::cost(kind) {
        Cost::Nothing => {}
        Cost::Life(life) => life::lose_life(state, seat, life.into(), events),
        Cost::DestroyThis => match state.own().place_of(id) {
            Some(_) => destroy(state, id, events),
            None => return,
        },
    }
    state.frames.push(Frame::Run { kind, text: Text::Then, next: 0, id });
}
