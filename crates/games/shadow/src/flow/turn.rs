//! The Operation phase: turns, abilities and the five steps, SHP-042 to SHP-098.

use kernel::{Sink, Top};

use super::{effects, markers, moves, travel};
use crate::ask::{self, Amount, Cabins, ForColour, ForTarget, Mark, Order, Peeked, Play, Reed, TurnGauge};
use crate::cards::{BOX, Character, Location, Type};
use crate::effect::AtEnd;
use crate::event::{Event, Sight};
use crate::state::{After, Bonus, Chance, Do, State, Turn};

/// SHP-042: a Character acts; then the next one, and after the Robot come the whispers.
pub(crate) fn begin<S: Sink<Event>>(state: &mut State, character: Character, events: &mut S) {
    match Character::ALL.get(character.index() + 1) {
        Some(&next) => state.then(Do::Turn(next)),
        None => state.then(Do::Whispers),
    }
    let seat = state.controller(character);
    events.emit(Event::Open(Sight::Turn { character, seat }));
    let Some(seat) = seat else { return act_alone(state, character, events) };
    state.turn = Turn::new(character, seat);
    state.then(Do::Step(Type::Move));
    if state.negated == Some(character) {
        return events.emit(Event::Open(Sight::Skipped { character }));
    }
    ability(state, character, events);
}

/// SHP-043 to SHP-050: an uncontrolled Character applies its ability, then a card is discarded where it is.
fn act_alone<S: Sink<Event>>(state: &mut State, character: Character, events: &mut S) {
    state.then(Do::DiscardFor(character));
    let bonus = |of| Bonus { source: character, of, by: 1 };
    match character {
        Character::Jenna => effects::add_bonus(state, bonus(Type::Move), events),
        Character::Nikke => effects::add_bonus(state, bonus(Type::Search), events),
        Character::John => effects::add_bonus(state, bonus(Type::Acquire), events),
        Character::Rachel => {
            for other in Character::ALL {
                if let Some(seat) =
                    state.controller(other).filter(|_| state.location(other) == state.location(character))
                {
                    markers::take(state, seat, Character::Rachel, events);
                }
            }
        }
        Character::Reed => travel::reed_returns(state, events),
        Character::Robot => {
            state.protagonist = state.protagonist.next(state.seats);
            events.emit(Event::Open(Sight::Protagonist { seat: state.protagonist }));
        }
    }
    if let Some(turned) = BOX.uncontrolled_turns[character.index()] {
        state.turn_gauge(turned.gauge, turned.by, events);
    }
}

/// SHP-043: the top card of the deck where the Character is now goes to the discard pile.
pub(crate) fn discard_for<S: Sink<Event>>(state: &mut State, character: Character, events: &mut S) {
    discard_top(state, state.location(character), events);
}

/// The top card of a deck goes to the discard pile, if there is one.
pub(crate) fn discard_top<S: Sink<Event>>(state: &mut State, deck: Location, events: &mut S) {
    match state.deck(deck).top() {
        Top::Nothing => {}
        Top::Unseen => {
            state.then(Do::DiscardTop(deck));
            state.wait_for(Chance::Deck(deck));
        }
        Top::Settled(_) => moves::discard_top(state, deck, events),
    }
}

/// SHP-056 to SHP-063: a controlled Character resolves its ability.
fn ability<S: Sink<Event>>(state: &mut State, character: Character, events: &mut S) {
    match character {
        Character::Jenna => ForTarget::Negate.put(state, events),
        Character::Nikke => {
            state.turn.bonus[Type::Search.index()] += 1;
            ForTarget::Look.put(state, events);
        }
        Character::John => ForTarget::Confiscate.put(state, events),
        Character::Rachel => {
            if state.pool_colours().next().is_some() {
                state.ask(Mark);
            }
        }
        Character::Reed => {
            state.turn.bonus[Type::Move.index()] += 2;
            state.turn.bonus[Type::Search.index()] += 2;
            if state.location(character) != Location::Hill {
                state.ask(Reed);
            }
        }
        Character::Robot => {
            if state.protagonist != state.turn.seat {
                state.protagonist = state.turn.seat;
                events.emit(Event::Open(Sight::Protagonist { seat: state.protagonist }));
            }
        }
    }
}

/// SHP-052 to SHP-055: the value of a step: what its cards are worth, and all bonuses; never below 0.
pub(crate) fn value(state: &State, of: Type, cards: u8) -> u8 {
    let turn = &state.turn;
    let here = state.location(turn.character);
    let is_here = |source: Character| source != turn.character && state.location(source) == here;
    let bonuses = state.bonuses.iter().filter(|bonus| bonus.of == of && is_here(bonus.source));
    let bonus = bonuses.map(|bonus| bonus.by).sum::<i8>() + turn.bonus[of.index()];
    cards.saturating_add_signed(bonus)
}

/// SHP-065, SHP-165: the player is asked for a card of this type, as long as everybody can see that there may be one.
pub(crate) fn step(state: &mut State, of: Type) {
    if ask::is_play_asked(state, of) {
        state.then(Do::Step(of));
        state.ask(Play { step: of });
    } else {
        state.then(Do::Consequence(of));
    }
}

/// The consequence of a step; then the next step.
pub(crate) fn consequence<S: Sink<Event>>(state: &mut State, of: Type, events: &mut S) {
    match of {
        Type::Move => {
            state.then(Do::Step(Type::Search));
            travel::travel(state, events);
        }
        Type::Search => {
            state.then(Do::ForcedDraw);
            let deck = state.turn.search_at.unwrap_or(state.location(state.turn.character));
            let value = value(state, of, state.turn.values[of.index()]);
            let count = value.min(state.deck(deck).len() as u8);
            if count > 0 {
                state.then(Do::Look(deck, count, After::Order));
            }
        }
        Type::Acquire => {
            state.then(Do::Step(Type::Repair));
            let deck = state.location(state.turn.character);
            let value = value(state, of, state.turn.values[of.index()]);
            let most = value.min(state.deck(deck).len() as u8);
            if most > 0 {
                state.ask(Amount { deck, most });
            }
        }
        Type::Repair => state.then(Do::Step(Type::Attack)),
        Type::Attack => state.then(Do::Section),
    }
}

/// SHP-094: the player takes the top card of the deck of their Location; then they may play Acquire cards.
pub(crate) fn forced_draw(state: &mut State) {
    state.then(Do::Step(Type::Acquire));
    state.then(Do::Draw(state.location(state.turn.character), 1));
}

/// The player draws so many cards, one after another.
pub(crate) fn draw<S: Sink<Event>>(state: &mut State, deck: Location, count: u8, events: &mut S) {
    if count == 0 {
        return;
    }
    match state.deck(deck).top() {
        Top::Nothing => {}
        Top::Unseen => {
            state.then(Do::Draw(deck, count));
            state.wait_for(Chance::Deck(deck));
        }
        Top::Settled(_) => {
            moves::draw(state, deck, events);
            state.then(Do::Draw(deck, count - 1));
        }
    }
}

/// The player looks at the top cards of a deck.
pub(crate) fn look<S: Sink<Event>>(state: &mut State, deck: Location, count: u8, after: After, events: &mut S) {
    let count = count.min(state.deck(deck).len() as u8);
    if state.deck(deck).settled_depth() < count.into() {
        state.then(Do::Look(deck, count, after));
        return state.wait_for(Chance::Deck(deck));
    }
    if count == 0 {
        return;
    }
    moves::look(state, deck, count, events);
    match after {
        After::Order => Order::put(state, deck, count, state.turn.under),
        After::Keep => {}
        After::MayDiscard => state.ask(Peeked { deck, under: false }),
        After::MayPutUnder => state.ask(Peeked { deck, under: true }),
        After::DiscardOne => Cabins { deck, count }.put(state, events),
    }
}

/// SHP-111: what becomes of the cards played, in the order of play.
pub(crate) fn at_end<S: Sink<Event>>(state: &mut State, place: u8, events: &mut S) {
    let Some(&card) = state.turn.at_end.get(usize::from(place)) else { return };
    state.then(Do::AtEnd(place + 1));
    // A card that has left what was played, such as one given away, is no longer there to be discarded.
    if !state.played[state.turn.character.index()].contains(card) {
        return;
    }
    match card.face().at_end.as_ref().expect("only such cards are listed") {
        AtEnd::Discard => moves::discard_played(state, card, events),
        AtEnd::ReturnMarker => ForColour::Return(card).put(state, events),
        AtEnd::Turn(_) => state.ask(TurnGauge { source: ask::For::AtEnd(card) }),
    }
}
