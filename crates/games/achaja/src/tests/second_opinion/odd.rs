//! Odd positions: what is scarce or plentiful late in a game, or hardly ever, becomes so at once.

use dice::SearchDice;
use kernel::{Dice, Knowers, Seat};

use super::printed::{EVENTS, LOCATIONS, id};
use super::table::{Die, Table, take};
use crate::cards::{Colour, Cousin, Intrigue, Location};
use crate::state::State;

/// Changes both in the same way, while nothing is half done.
pub(super) fn make_odd(slow: &mut Table, fast: &mut State, dice: &mut SearchDice) {
    let are_rolled = slow.dice.iter().all(|die| die.value > 0);
    if dice.below(3) == 0 {
        spread_gold(slow, fast, dice);
    }
    if dice.below(3) == 0 {
        spread_tokens(slow, fast, dice);
    }
    if dice.below(3) == 0 {
        spread_cousins(slow, fast, dice);
    }
    if dice.below(3) == 0 {
        spread_cards(slow, fast, dice);
    }
    if are_rolled && dice.below(2) == 0 {
        turn_dice(slow, fast, dice);
        change_events(slow, fast, dice);
    }
}

/// Those who have not passed hold other Events of this turn; with two players often the one that asks about both their colours.
fn change_events(slow: &mut Table, fast: &mut State, dice: &mut SearchDice) {
    let turn = usize::from(slow.turn) - 1;
    let mut free: Vec<&str> = EVENTS.iter().filter(|entry| entry.1 == slow.turn).map(|entry| entry.0).collect();
    for seat in &slow.passed {
        free.retain(|event| slow.events[turn][*seat] != Some(event));
    }
    dice.shuffle(&mut free);
    if slow.seats == 2 {
        free.sort_by_key(|event| *event == "kings-judgment");
    }
    for (index, seat) in seats(slow).filter(|(index, _)| !slow.passed.contains(index)).collect::<Vec<_>>() {
        let event = free.pop().expect("there are more Events than players");
        slow.events[turn][index] = Some(event);
        fast.events[turn][seat.index()] = Some(event.parse().expect("an Event"));
    }
}

/// The dice show few different values.
fn turn_dice(slow: &mut Table, fast: &mut State, dice: &mut SearchDice) {
    let way = dice.below(3);
    let highest = dice.pick(&slow.colours());
    let turned = |die: &Die| match way {
        0 if die.colour == highest => 6,
        0 => 1,
        1 => 3,
        _ => 1 + die.value / 4 * 5,
    };
    slow.dice.iter_mut().for_each(|die| die.value = turned(die));
    for die in fast.dice().collect::<Vec<_>>() {
        fast.replace_die(die, turned(&Die::read(&die.to_string())), die.place);
    }
}

fn seats(slow: &Table) -> impl Iterator<Item = (usize, Seat)> + use<> {
    (0..slow.seats).map(|index| (index, Seat::new(index as u8)))
}

fn spread_gold(slow: &mut Table, fast: &mut State, dice: &mut SearchDice) {
    for (index, seat) in seats(slow) {
        let gold = dice.pick(&[0, 0, 1, 2, 3, 30]);
        let power = dice.pick(&[0, 0, 1, 2, 9]);
        slow.players[index].gold = gold;
        slow.players[index].power = power;
        fast.player_mut(seat).gold = gold;
        fast.player_mut(seat).power = power as u8;
    }
}

fn spread_tokens(slow: &mut Table, fast: &mut State, dice: &mut SearchDice) {
    for colour in slow.colours() {
        let word: Colour = colour.parse().expect("a colour");
        for _ in 0..dice.below(slow.token_supply(colour) as u32 + 1) {
            let location = dice.pick(&LOCATIONS).0;
            slow.tokens.push((colour, location));
            fast.tokens[word.index()][location.parse::<Location>().expect("a Location").index()] += 1;
        }
    }
}

/// A Street Cousin is left for everybody's first hand.
fn spread_cousins(slow: &mut Table, fast: &mut State, dice: &mut SearchDice) {
    for (index, seat) in seats(slow) {
        let street = dice.below(3).min(slow.street_supply().saturating_sub(slow.seats) as u32);
        let palace = dice.below(5).min(slow.palace_supply() as u32);
        slow.players[index].street += street as usize;
        slow.players[index].palace += palace as usize;
        let cousins = &mut fast.player_mut(seat).cousins;
        cousins[Cousin::Street as usize] += street as u8;
        cousins[Cousin::Palace as usize] += palace as u8;
    }
}

/// Nearly all cards are in hands or on the discard pile.
fn spread_cards(slow: &mut Table, fast: &mut State, dice: &mut SearchDice) {
    let left = dice.pick(&[1, 1, 2, 3, 4, 20]);
    let discarded = dice.pick(&[0, 0, 50, 95]);
    if discarded == 0 {
        fast.discard.clear();
        for card in std::mem::take(&mut slow.discard) {
            let index = dice.below(slow.seats as u32);
            give(slow, fast, card, index as usize, dice.below(4));
        }
    }
    while slow.deck.len() > left {
        let card = dice.pick(&slow.deck);
        let word: Intrigue = card.parse().expect("an Intrigue");
        take(&mut slow.deck, &id(card));
        assert!(fast.deck.take_unseen(word), "{card} is in both decks");
        if dice.below(100) < discarded {
            slow.discard.push(card);
            fast.discard.push(word);
        } else {
            // ACH-109 is about few cards and this one.
            let index = if card == "favour-owed" { slow.pointer } else { dice.below(slow.seats as u32) as usize };
            give(slow, fast, card, index, dice.below(4));
        }
    }
}

/// A card comes into a hand; everybody knows it, or the right neighbour, or the owner alone.
fn give(slow: &mut Table, fast: &mut State, card: &'static str, index: usize, known: u32) {
    slow.players[index].hand.push(card);
    let seat = Seat::new(index as u8);
    let knowers = match known {
        0 => {
            slow.players[index].known.push(card);
            Knowers::EVERYBODY
        }
        1 => Knowers::only(seat).and(seat.next(fast.seats)),
        _ => Knowers::only(seat),
    };
    fast.player_mut(seat).hand.add(card.parse().expect("an Intrigue"), knowers);
}
