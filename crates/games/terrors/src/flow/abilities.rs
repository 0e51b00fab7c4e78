//! What abilities do, one effect after another. Sections 8.4 and 8.12 of the rules.

use kernel::{Knowers, Sink};

use super::piles::{self, Seen};
use super::{life, playing, triggers};
use crate::ask::{
    Command, Curse, Destroy, Frenzy, HauntOne, Look, May, RelicHunter, Sacrifice, SacrificeFromHand, Whip,
};
use crate::cards::{Faction, Kind};
use crate::effect::{Cause, Count, Effect, Good, Own};
use crate::event::{Event, Sight};
use crate::state::{Chance, Do, Player, State, Text, Token};

/// TER-055: the next effect of a card, until there is none.
pub(super) fn run<S: Sink<Event>>(state: &mut State, kind: Kind, text: Text, next: u8, id: u8, events: &mut S) {
    let effects = State::effects(kind, text);
    state.frames.pop();
    // The last effect needs nobody to come back to.
    if usize::from(next) + 1 < effects.len() {
        state.run(Do::Run { kind, text, next: next + 1, id });
    }
    if let Some(effect) = effects.get(usize::from(next)) {
        carry_out(state, effect, kind, id, events);
    }
}

fn carry_out<S: Sink<Event>>(state: &mut State, effect: &Effect, kind: Kind, id: u8, events: &mut S) {
    let seat = state.active;
    match *effect {
        Effect::Coin(amount) => life::gain(state, Some(kind), Good::Coin, amount.into(), events),
        Effect::Power(amount) => life::gain(state, Some(kind), Good::Power, amount.into(), events),
        Effect::Regen(amount) => life::gain(state, Some(kind), Good::Regen, amount.into(), events),
        Effect::Life(amount) => life::gain(state, Some(kind), Good::Life, amount.into(), events),
        Effect::Draw(cards) => state.run(Do::Draw(seat, cards)),
        Effect::Curse => {
            events.tell(Sight::Cursed { seat });
            triggers::happens(state, Cause::Curse);
            state.ask(Curse);
        }
        Effect::Frenzy => state.ask(Frenzy),
        Effect::Sacrifice => state.ask(Sacrifice),
        Effect::SacrificeFromHand => state.ask(SacrificeFromHand),
        Effect::Command => state.ask(Command),
        Effect::Destroy => state.ask(Destroy),
        Effect::Rally => rally(state, events),
        Effect::Haunt => haunt(state, id, events),
        Effect::HauntOne => state.ask(HauntOne),
        Effect::Look => state.run(Do::Look),
        Effect::Per { gain, of } => life::gain(state, Some(kind), gain, counted(state.own(), of), events),
        Effect::May { .. } => state.ask(May { kind, id }),
        Effect::Convert { .. } => state.turn.converts = true,
        Effect::Own(Own::BloodCall) => state.run(Do::Reveal),
        Effect::Own(Own::RelicHunter) => state.ask(RelicHunter),
        Effect::Own(Own::RingmastersWhip { coins }) => state.ask(Whip { coins }),
        // TER-200: it matters only when the card is bought.
        Effect::Summon => {}
    }
}

/// What is counted among the Monsters in the play area.
pub(crate) fn counted(player: &Player, of: Count) -> u16 {
    let monsters = || player.monsters().map(|entry| entry.card.kind);
    let has = |faction: Faction| monsters().any(|kind| kind.face().faction == Some(faction));
    match of {
        Count::HighestCost => monsters().map(|kind| u16::from(kind.cost())).max().unwrap_or(0),
        Count::Factions => Faction::ALL.into_iter().filter(|&faction| has(faction)).count() as u16,
        Count::Monsters(faction) => monsters().filter(|kind| kind.face().faction == Some(faction)).count() as u16,
    }
}

/// TER-204.
fn rally<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.rally_supply > 0 {
        state.rally_supply -= 1;
        state.own_mut().rally += 1;
        events.tell(Sight::Rallied { seat: state.active });
    }
}

/// TER-205, TER-231: if it is still there and has no token, and there is one.
pub(crate) fn haunt<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let seat = state.active;
    if state.haunt_supply == 0 {
        return;
    }
    let entry = state.own_mut().play.iter_mut().find(|entry| entry.id == id && entry.token == Token::None);
    if let Some(entry) = entry {
        entry.token = Token::Haunt;
        let card = entry.card.kind;
        state.haunt_supply -= 1;
        events.tell(Sight::Haunted { seat, card, id });
    }
}

/// TER-253, TER-254: the active player looks at the top card of the deck, and is asked what to do with it.
pub(super) fn look<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.active;
    match piles::see_top(state, Knowers::only(seat), events) {
        Seen::Unnamed => state.wait_for(Chance::Top(seat)),
        Seen::Nothing => {
            state.frames.pop();
        }
        Seen::Card(card, by) => {
            state.frames.pop();
            events.emit(Event::Looked { seat, card, by: by.and(seat), new: by.is_nobody() });
            state.ask(Look);
        }
    }
}

/// TER-058: the top card of the deck is shown to everybody; a Monster is played at once.
pub(super) fn reveal<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.active;
    match piles::see_top(state, Knowers::EVERYBODY, events) {
        Seen::Unnamed => state.wait_for(Chance::Top(seat)),
        Seen::Nothing => {
            state.frames.pop();
        }
        Seen::Card(card, by) => {
            state.frames.pop();
            let sight = Sight::Revealed { seat, card: card.kind };
            events.emit(if by.is_everybody() { Event::Public(sight) } else { Event::Shown(sight) });
            if card.kind.is_monster() {
                state.own_mut().deck.take_settled();
                piles::left_deck(state, seat);
                playing::play_revealed(state, card, events);
            }
        }
    }
}
