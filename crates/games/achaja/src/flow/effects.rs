//! What effects do once all choices are made.

use kernel::{Knowers, List, Seat, Sink};

use super::{characters, gold};
use crate::action::Action;
use crate::ask::MoveOn;
use crate::cards::{Character, Colour, Cousin, Die, Location, Place};
use crate::choose::{changed, chosen_die};
use crate::effect::{Effect, Gain};
use crate::event::{Event, Sight, shown};
use crate::pack::Pack;
use crate::state::{Chance, Do, LAST_TURN, Owed, Rolls, State};

/// Who carries out an effect, and on whom.
#[derive(Clone, Copy)]
pub(crate) struct Doer {
    pub(crate) seat: Seat,
    /// The target player, or the attacker against whom a rider works.
    pub(crate) target: Option<Seat>,
    /// The colour of the die that acts on a Location.
    pub(crate) colour: Option<Colour>,
}

/// Carries out an effect of a Character, an Event or a rider.
pub(crate) fn carry_out<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    attacker: Option<Seat>,
    effect: Effect,
    picks: &[Action],
    events: &mut S,
) {
    let only_other = || state.others(seat).next().filter(|_| state.seats == 2);
    let named = picks.iter().find_map(|pick| if let Action::On(target) = pick { Some(*target) } else { None });
    let target = attacker.or(named).or_else(only_other);
    perform(state, Doer { seat, target, colour: None }, effect, picks, events);
}

/// Tells what was chosen where what follows does not show it: dice are rolled later, a Location is only marked, and somebody who has to
/// give gold may have none.
pub(crate) fn announce<S: Sink<Event>>(seat: Seat, effect: Effect, picks: &[Action], events: &mut S) {
    let is_unseen = matches!(
        effect,
        Effect::Reroll { .. }
            | Effect::RerollAll
            | Effect::RerollAt
            | Effect::Collect(_)
            | Effect::Curfew
            | Effect::BarDoors
            | Effect::Crown
            | Effect::Judge
    );
    if is_unseen && !picks.is_empty() {
        events.emit(Event::Open(Sight::Chose { seat, picks: shown(picks) }));
    }
}

/// Carries out an effect with all its choices.
pub(crate) fn perform<S: Sink<Event>>(state: &mut State, doer: Doer, effect: Effect, picks: &[Action], events: &mut S) {
    let seat = doer.seat;
    let target = || doer.target.expect("the effect has a target player");
    match effect {
        Effect::Gain(taken) => gain(state, seat, taken, events),
        Effect::Steal(gold) => {
            state.then(Do::Pay(Owed { seat, target: target(), gold, penalty: None, has_declined: false }));
        }
        Effect::Extort { gold, power } => {
            state.then(Do::Pay(Owed { seat, target: target(), gold, penalty: Some(power), has_declined: false }));
        }
        Effect::Fine(gold) => gold::fine(state, target(), gold, events),
        Effect::Collect(gold) => gold::give(state, target(), seat, gold.into(), events),
        Effect::Change { by, .. } => {
            for die in picks.iter().filter_map(|pick| chosen_die(Some(pick))) {
                change_die(state, die, changed(die.value, by), events);
            }
        }
        Effect::Set(value) => {
            let die = chosen_die(picks.first()).expect("a die was chosen");
            change_die(state, die, value, events);
        }
        Effect::Reroll { .. } => {
            let rolls = picks.iter().rev().filter_map(|pick| chosen_die(Some(pick))).collect();
            state.then(Do::Roll(rolls));
        }
        Effect::RerollAll => {
            let chosen = picks.iter().find_map(|pick| if let Action::Colour(own) = pick { Some(*own) } else { None });
            let colour = chosen.or_else(|| state.colours_of(seat).next()).expect("every player has dice");
            let rolls = state.dice_of(colour).collect();
            state.then(Do::Roll(rolls));
        }
        Effect::Move(_) | Effect::PushOut | Effect::JoinIn => {
            let [Action::Die(die), Action::To(to)] = *picks else { unreachable!("a die and a Location were chosen") };
            move_die(state, die, to, events);
        }
        Effect::SwapPlaces | Effect::SwapOwn => {
            let [a, b] = two_dice(picks);
            state.replace_die(a, a.value, b.place);
            state.replace_die(b, b.value, a.place);
            events.emit(Event::Open(Sight::Swapped { dice: [a, b], values: false }));
        }
        Effect::SwapValues(_) => {
            let [a, b] = two_dice(picks);
            state.replace_die(a, b.value, a.place);
            state.replace_die(b, a.value, b.place);
            events.emit(Event::Open(Sight::Swapped { dice: [a, b], values: true }));
        }
        Effect::MoveToken(_) => {
            let [Action::Token(colour, from), Action::To(to)] = *picks else { unreachable!("a token was chosen") };
            state.tokens[colour.index()][from.index()] -= 1;
            state.tokens[colour.index()][to.index()] += 1;
            events.emit(Event::Open(Sight::TokenMoved { colour, from, to }));
        }
        Effect::PlaceToken => {
            let colour = doer.colour.expect("a die acts");
            put_token(state, colour, chosen_location(picks), events);
        }
        Effect::PlaceTokenAtDie => {
            let [Action::Token(colour, location)] = *picks else { unreachable!("a colour was chosen") };
            put_token(state, colour, location, events);
        }
        Effect::DiscardCharacter => {
            let character = chosen_character(picks);
            let place = state.row.iter().position(|hired| hired.character == character).expect("the Character is here");
            state.row.remove(place);
            events.emit(Event::Open(Sight::Left { character }));
        }
        Effect::FreeCharacter => characters::use_free(state, seat, chosen_character(picks), events),
        Effect::RaiseLimit => {
            let location = chosen_location(picks);
            state.increases[location.index()] += 1;
            events.emit(Event::Open(Sight::LimitRaised { location, limit: state.limit(location) }));
            if let Some(die) = chosen_die(picks.get(1)) {
                move_die(state, die, location, events);
            }
        }
        Effect::Look(left) => {
            state.then(Do::Look { seat, left, cards: List::default(), by: Knowers::NOBODY });
        }
        Effect::Play(left) => state.then(Do::Through { seat, left, is_first: true }),
        Effect::PlayDiscarded => state.then(Do::PlayDiscarded(seat)),
        Effect::Sell(_) => unreachable!("a sale names its cards"),
        Effect::BuyStreet(_) => {
            let [Action::Buy(count)] = *picks else { unreachable!("a number was chosen") };
            gold::pay(state, seat, count.into(), events);
            (0..count).for_each(|_| take_cousin(state, seat, Cousin::Street, events));
        }
        Effect::TakeDiscarded => {
            let [Action::TakeCard(card)] = *picks else { unreachable!("a card was chosen") };
            let place = state.discard.iter().rposition(|&other| other == card).expect("the card is there");
            state.discard.remove(place);
            state.player_mut(seat).hand.add(card, Knowers::EVERYBODY);
            events.emit(Event::Open(Sight::TookCard { seat, card }));
        }
        Effect::ChangeAt(by) => {
            let dice: Rolls = state.dice_at(chosen_location(picks)).collect();
            dice.iter().for_each(|&die| change_die(state, die, changed(die.value, by), events));
        }
        Effect::RerollAt => {
            let rolls = state.dice_at(chosen_location(picks)).collect();
            state.then(Do::Roll(rolls));
        }
        Effect::Curfew => state.curfew.insert(chosen_location(picks)),
        Effect::BarDoors => state.barred.insert(chosen_location(picks)),
        Effect::Crown => state.crowned.insert(chosen_location(picks)),
        Effect::Judge => state.judged = Some((chosen_location(picks), seat)),
        Effect::Levy { bank, each } => {
            gold::take(state, seat, bank.into(), events);
            state.others(seat).for_each(|other| gold::give(state, other, seat, each.into(), events));
        }
        Effect::FineOthers(gold) => state.others(seat).for_each(|other| gold::fine(state, other, gold, events)),
        Effect::Plague => {
            let sixes: List<Die, 25> = state.dice().filter(|die| die.value == 6 && die.place.is_in_troy()).collect();
            sixes.iter().for_each(|&die| change_die(state, die, 4, events));
        }
        Effect::ValueCards => state.cards_count = true,
        Effect::MoveUpTo(left) => state.then(Do::MoveUpTo { seat, left, moved: None }),
    }
}

fn two_dice(picks: &[Action]) -> [Die; 2] {
    let [Action::Die(a), Action::Die(b)] = *picks else { unreachable!("two dice were chosen") };
    [a, b]
}

fn chosen_location(picks: &[Action]) -> Location {
    match picks.first() {
        Some(Action::At(location)) => *location,
        _ => unreachable!("a Location was chosen"),
    }
}

fn chosen_character(picks: &[Action]) -> Character {
    match picks.first() {
        Some(Action::Character(character)) => *character,
        _ => unreachable!("a Character was chosen"),
    }
}

fn gain<S: Sink<Event>>(state: &mut State, seat: Seat, taken: Gain, events: &mut S) {
    gold::take(state, seat, taken.gold.into(), events);
    gold::gain_power(state, seat, taken.power, events);
    (0..taken.street).for_each(|_| take_cousin(state, seat, Cousin::Street, events));
    (0..taken.palace).for_each(|_| take_cousin(state, seat, Cousin::Palace, events));
    if taken.cards > 0 {
        state.then(Do::Draw(seat, taken.cards));
    }
}

/// ACH-017: a player takes a Cousin, if there is one.
pub(crate) fn take_cousin<S: Sink<Event>>(state: &mut State, seat: Seat, cousin: Cousin, events: &mut S) {
    if state.cousin_supply(cousin) > 0 {
        state.player_mut(seat).cousins[cousin as usize] += 1;
        events.emit(Event::Open(Sight::TookCousin { seat, cousin }));
    }
}

fn change_die<S: Sink<Event>>(state: &mut State, die: Die, to: u8, events: &mut S) {
    if die.value != to {
        state.replace_die(die, to, die.place);
        events.emit(Event::Open(Sight::Changed { die, to }));
    }
}

/// A die in Troy moves. Gives back the die as it lies then.
pub(crate) fn move_die<S: Sink<Event>>(state: &mut State, die: Die, to: Location, events: &mut S) -> Die {
    events.emit(Event::Open(Sight::Moved { die, to }));
    state.replace_die(die, die.value, Place::on(to))
}

/// A token of a colour is put on a Location.
pub(crate) fn put_token<S: Sink<Event>>(state: &mut State, colour: Colour, location: Location, events: &mut S) {
    state.tokens[colour.index()][location.index()] += 1;
    events.emit(Event::Open(Sight::TokenPlaced { colour, location }));
}

/// The next of some dice is rolled.
pub(crate) fn roll(state: &mut State, mut rolls: Rolls) {
    if let Some(die) = rolls.pop() {
        state.then(Do::Roll(rolls));
        state.wait_for(Chance::Roll(die));
    }
}

/// Night Moves: the player may move one more die.
pub(crate) fn move_up_to(state: &mut State, seat: Seat, left: u8, moved: Option<Die>) {
    if left > 0 {
        MoveOn { seat, left, moved }.put(state);
    }
}

/// Black Market: cards are sold, in the order of the file.
pub(crate) fn sell<S: Sink<Event>>(state: &mut State, seat: Seat, cards: Pack, price: u8, events: &mut S) {
    let mut gold = 0;
    for card in cards.cards() {
        state.player_mut(seat).hand.remove(card);
        state.discard.push(card);
        gold += u32::from(price);
    }
    events.emit(Event::Open(Sight::Sold { seat, cards: cards.cards().collect(), gold }));
    gold::take(state, seat, gold, events);
}

/// Whether it is the last turn.
pub(crate) fn is_last_turn(state: &State) -> bool {
    state.turn == LAST_TURN
}
