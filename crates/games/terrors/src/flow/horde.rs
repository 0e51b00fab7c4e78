//! Hordes. Section 8.10 of the rules.

use kernel::Sink;

use super::triggers;
use crate::action::Action;
use crate::ask::HordeAbility;
use crate::cards::{Kind, Marks};
use crate::effect::Cause;
use crate::event::{Event, Sight};
use crate::state::{Do, InPlay, State, Text, Token};

/// TER-161, TER-163: what can still join a Horde, one of each.
pub(crate) fn free(state: &State) -> impl Iterator<Item = &InPlay> {
    let is_free = |entry: &InPlay| !entry.card.marks.has(Marks::JOINED) && entry.card.kind.face().faction.is_some();
    state.own().distinct_where(is_free)
}

/// TER-165: the ends of the Hordes that can be extended: the card, and whether it is the right end.
pub(crate) fn ends(state: &State) -> impl Iterator<Item = (&InPlay, bool)> {
    let play = &state.own().play;
    let horde = move |place: usize| play.get(place).map_or(0, |entry| entry.horde);
    play.iter().enumerate().filter(|(_, entry)| entry.horde != 0).filter_map(move |(place, entry)| {
        let is_left = place == 0 || horde(place - 1) != entry.horde;
        let is_right = horde(place + 1) != entry.horde;
        (is_left != is_right).then_some((entry, is_right))
    })
}

/// Whether a Monster fits beside the end of a Horde.
pub(crate) fn fits(end: Kind, is_right: bool, monster: Kind) -> bool {
    if is_right { end.fits(monster) } else { monster.fits(end) }
}

/// TER-151: two Monsters form a Horde.
pub(crate) fn create<S: Sink<Event>>(state: &mut State, left: u8, right: u8, events: &mut S) {
    let seat = state.active;
    state.turn.hordes += 1;
    let horde = state.turn.hordes;
    let (left, right) = (take_out(state, left), take_out(state, right));
    for entry in [left, right] {
        state.own_mut().play.push(InPlay { horde, ..entry });
    }
    let ids = [left.id, right.id];
    events.tell(Sight::HordeCreated { seat, left: left.card.kind, right: right.card.kind, ids });
    ids.iter().for_each(|&id| join(state, id, events));
    triggers::happens(state, Cause::Horde);
    state.ask(HordeAbility { horde, must: false });
}

/// TER-156: a Monster joins at an end.
pub(crate) fn extend<S: Sink<Event>>(state: &mut State, end: u8, monster: u8, events: &mut S) {
    let seat = state.active;
    let is_right = ends(state).find(|(entry, _)| entry.id == end).is_some_and(|(_, is_right)| is_right);
    let entry = take_out(state, monster);
    let place = state.own().place_of(end).expect("the end is in play");
    let beside = state.own().play[place];
    let entry = InPlay { horde: beside.horde, ..entry };
    state.own_mut().play.insert(place + usize::from(is_right), entry);
    events.tell(Sight::HordeExtended { seat, end: beside.card.kind, card: entry.card.kind, id: monster });
    join(state, monster, events);
    triggers::happens(state, Cause::Horde);
    state.ask(HordeAbility { horde: beside.horde, must: true });
}

fn take_out(state: &mut State, id: u8) -> InPlay {
    let place = state.own().place_of(id).expect("the Monster is in play");
    state.own_mut().play.remove(place)
}

/// TER-161, TER-233: it has joined, and its token is turned.
fn join<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let seat = state.active;
    let entry = state.own_mut().play.iter_mut().find(|entry| entry.id == id).expect("the Monster is in play");
    entry.card.marks.add(Marks::JOINED);
    if entry.token == Token::Haunt {
        entry.token = Token::Banish;
        let card = entry.card.kind;
        events.tell(Sight::Banished { seat, card, id });
    }
}

/// TER-157, TER-160: the unused Horde abilities of a Horde, or of all Monsters in play.
pub(crate) fn unused(state: &State, horde: Option<u8>, push: &mut impl FnMut(Action)) {
    for entry in state.own().distinct_where(|entry| horde.is_none_or(|horde| entry.horde == horde)) {
        for ability in 0..entry.card.kind.face().horde.len() as u8 {
            if !entry.card.marks.has(Marks::horde_used(ability)) {
                push(Action::Ability(entry.id, ability));
            }
        }
    }
}

/// TER-168: a Horde ability is used up and carried out.
pub(crate) fn activate<S: Sink<Event>>(state: &mut State, id: u8, ability: u8, events: &mut S) {
    let seat = state.active;
    let entry = state.own_mut().play.iter_mut().find(|entry| entry.id == id).expect("the Monster is in play");
    entry.card.marks.add(Marks::horde_used(ability));
    let kind = entry.card.kind;
    events.tell(Sight::HordeAbility { seat, card: kind, id, ability: ability + 1 });
    state.run(Do::Run { kind, text: Text::Horde(ability), next: 0, id });
}
