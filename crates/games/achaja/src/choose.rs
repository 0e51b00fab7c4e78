//! What can be chosen for an effect, step by step.
//!
//! An effect is chosen in steps: a die, then where it goes. No step is offered that cannot be completed (ACH-029), and a choice is
//! complete as soon as nothing more is offered.

use kernel::Seat;

use crate::action::Action;
use crate::cards::{Character, Colour, Cousin, Die, Intrigue, Location, Locations, Place, Side};
use crate::effect::{Effect, Gain, Whose, Zone};
use crate::pack::Pack;
use crate::state::{Draft, State};

/// ACH-109: how many cards deck and discard pile must hold so that a free draw, or a free look, is possible.
const CARDS_FOR_FREE_DRAW: usize = 2;
const CARDS_FOR_FREE_LOOK: usize = 4;

/// Somebody who chooses for an effect.
#[derive(Clone, Copy)]
pub(crate) struct Chooser<'a> {
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    /// The player whose Intrigue was stopped by the Counter that this is the rider of.
    pub(crate) attacker: Option<Seat>,
    /// ACH-169: the colour of the die that acts on a Location.
    pub(crate) colour: Option<Colour>,
    /// ACH-109: cards that are about to leave the hand or the discard pile, and do not count as there.
    aside: Aside,
}

/// Cards that are about to be played.
#[derive(Clone, Copy, Default)]
struct Aside {
    from_hand: Pack,
    from_discard: Pack,
}

/// Where an Intrigue is played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    Hand,
    Discard,
}

impl<'a> Chooser<'a> {
    pub(crate) fn new(state: &'a State, seat: Seat) -> Chooser<'a> {
        Chooser { state, seat, attacker: None, colour: None, aside: Aside::default() }
    }

    /// The same player, who has stopped an Intrigue of the attacker.
    pub(crate) fn against(self, attacker: Option<Seat>) -> Chooser<'a> {
        Chooser { attacker, ..self }
    }

    /// The same player, with a die of this colour.
    pub(crate) fn with_die(self, colour: Colour) -> Chooser<'a> {
        Chooser { colour: Some(colour), ..self }
    }

    /// The same player, playing this card.
    pub(crate) fn playing(mut self, card: Intrigue, from: From) -> Chooser<'a> {
        match from {
            From::Hand => self.aside.from_hand.add(card),
            From::Discard => self.aside.from_discard.add(card),
        }
        self
    }

    fn is_own(&self, colour: Colour) -> bool {
        self.state.owner(colour) == self.seat
    }

    fn fits(&self, whose: Whose, colour: Colour) -> bool {
        let owner = self.state.owner(colour);
        match whose {
            Whose::Own => owner == self.seat,
            Whose::Other => owner != self.seat,
            Whose::Any => true,
            Whose::Attacker => Some(owner) == self.attacker,
        }
    }

    /// The open Locations with room that dice may enter: not under Curfew.
    fn enterable(&self) -> Locations {
        self.state.with_room().minus(self.state.curfew)
    }

    /// Where a die in Troy may leave from, if it is in Troy and not under Curfew.
    fn leavable(&self, die: Die) -> Option<Location> {
        die.place.location().filter(|&location| !self.state.curfew.contains(location))
    }

    /// Whether one of the dice on a Location is owned so.
    fn has_die(&self, location: Location, is_wanted: impl Fn(Colour) -> bool) -> bool {
        self.state.dice_at(location).any(|die| is_wanted(die.colour))
    }

    /// Where this die may go with this effect.
    fn destinations(&self, effect: Effect, die: Die) -> Locations {
        let Some(from) = self.leavable(die) else { return Locations::default() };
        let all = self.enterable().without(from);
        match effect {
            Effect::JoinIn => all.iter().filter(|&to| self.has_die(to, |colour| !self.is_own(colour))).collect(),
            _ => all,
        }
    }

    /// Whether this die can be the first one chosen for an effect that is about dice.
    fn is_first(&self, effect: Effect, die: Die) -> bool {
        match effect {
            Effect::Change { whose, zone, by, .. } => {
                self.fits(whose, die.colour) && is_in(zone, die) && changed(die.value, by) != die.value
            }
            Effect::Set(value) => self.is_own(die.colour) && die.place.is_in_troy() && die.value != value,
            Effect::Reroll { whose, zone, .. } => self.fits(whose, die.colour) && is_in(zone, die),
            Effect::Move(whose) => self.fits(whose, die.colour) && !self.destinations(effect, die).is_empty(),
            Effect::PushOut => {
                let has_own = |at: Location| self.has_die(at, |colour| self.is_own(colour));
                !self.is_own(die.colour)
                    && die.place.location().is_some_and(has_own)
                    && !self.destinations(effect, die).is_empty()
            }
            Effect::JoinIn => self.is_own(die.colour) && !self.destinations(effect, die).is_empty(),
            Effect::SwapPlaces | Effect::SwapOwn => self.is_own(die.colour) && self.has_partner(effect, die),
            Effect::SwapValues(whose) => {
                (whose == Whose::Any || self.is_own(die.colour)) && self.has_partner(effect, die)
            }
            _ => false,
        }
    }

    /// Whether this die can be the second one, after another.
    fn is_second(&self, effect: Effect, first: Die, die: Die) -> bool {
        let is_another = first != die || self.state.count_die(die) > 1;
        match effect {
            Effect::Change { whose, .. } | Effect::Reroll { whose, .. } => {
                let is_same_owner = self.state.owner(first.colour) == self.state.owner(die.colour);
                is_another && self.is_first(effect, die) && (whose == Whose::Any || is_same_owner)
            }
            Effect::SwapPlaces => {
                let places = self.leavable(first).zip(self.leavable(die));
                !self.is_own(die.colour) && places.is_some_and(|(own, other)| own != other)
            }
            Effect::SwapOwn => {
                let may_leave = |die: Die| !die.place.is_in_troy() || self.leavable(die).is_some();
                first.colour == die.colour
                    && first.value != die.value
                    && first.place != die.place
                    && may_leave(first)
                    && may_leave(die)
            }
            Effect::SwapValues(whose) => {
                let is_whose = whose == Whose::Any || !self.is_own(die.colour);
                is_whose && first.place.is_in_troy() && die.place.is_in_troy() && first.value != die.value
            }
            _ => false,
        }
    }

    fn has_partner(&self, effect: Effect, first: Die) -> bool {
        self.state.dice().any(|die| self.is_second(effect, first, die))
    }

    /// How a die is chosen for this effect.
    pub(crate) fn choose_die(effect: Effect, die: Die) -> Action {
        match effect {
            Effect::Change { by, .. } if by < 0 => Action::Lower(die),
            Effect::Set(value) if value < die.value => Action::Lower(die),
            Effect::Change { .. } | Effect::Set(_) => Action::Raise(die),
            _ => Action::Die(die),
        }
    }

    /// ACH-106: the own dice in Troy that may move to a Location whose limit has just been raised.
    fn followers(&self, to: Location) -> impl Iterator<Item = Die> + '_ {
        let may_enter = !self.state.curfew.contains(to);
        let may_go = move |die: &Die| self.leavable(*die).is_some_and(|from| from != to);
        self.state.kinds_of_dice().filter(move |die| may_enter && self.is_own(die.colour)).filter(may_go)
    }

    /// How many cards can still be drawn.
    fn drawable(&self) -> usize {
        self.state.deck.len() + self.state.discard.len() - self.aside.from_discard.len() as usize
    }

    /// The cards that can be played from there, each once.
    fn cards(&self, from: From) -> impl Iterator<Item = Intrigue> + use<> {
        let mut cards = Pack::default();
        match from {
            From::Hand => self.state.player(self.seat).hand.cards().for_each(|card| cards.add(card)),
            From::Discard => self.state.discard.iter().for_each(|&card| cards.add(card)),
        }
        let aside = match from {
            From::Hand => self.aside.from_hand,
            From::Discard => self.aside.from_discard,
        };
        cards.kinds().filter(move |&(card, count)| count > aside.count(card)).map(|(card, _)| card)
    }

    /// The ways to play a card from there: each card with each effect that is possible.
    pub(crate) fn plays(self, from: From) -> impl Iterator<Item = (Intrigue, Side)> {
        let ways = self.cards(from).flat_map(|card| Side::ALL.map(|side| (card, side)));
        ways.filter(move |&(card, side)| self.playing(card, from).is_possible(card.face().sides[side as usize].effect))
    }

    /// Whether an ability can do anything now, whatever its price.
    pub(crate) fn is_usable(&self, character: Character) -> bool {
        self.is_possible(character.face().effect)
    }

    /// ACH-109: whether a Character can be used for free.
    fn is_free(&self, character: Character) -> bool {
        let enough = match character.face().effect {
            Effect::Gain(gain) if gain.cards > 0 => self.drawable() >= CARDS_FOR_FREE_DRAW,
            Effect::Look(_) => self.drawable() >= CARDS_FOR_FREE_LOOK,
            _ => true,
        };
        enough && self.is_usable(character)
    }

    /// ACH-027: whether an effect can be chosen at all.
    pub(crate) fn is_possible(&self, effect: Effect) -> bool {
        let state = self.state;
        match effect {
            Effect::Gain(gain) => self.can_gain(gain),
            Effect::Steal(_)
            | Effect::Extort { .. }
            | Effect::Fine(_)
            | Effect::Collect(_)
            | Effect::RerollAll
            | Effect::Curfew
            | Effect::BarDoors
            | Effect::Crown
            | Effect::Judge
            | Effect::Levy { .. }
            | Effect::FineOthers(_)
            | Effect::Plague
            | Effect::ValueCards => true,
            Effect::Change { .. }
            | Effect::Set(_)
            | Effect::Reroll { .. }
            | Effect::Move(_)
            | Effect::PushOut
            | Effect::JoinIn
            | Effect::SwapPlaces
            | Effect::SwapOwn
            | Effect::SwapValues(_) => state.dice().any(|die| self.is_first(effect, die)),
            Effect::MoveToken(whose) => {
                let has_tokens = |colour: &&Colour| state.tokens[colour.index()].iter().any(|&count| count > 0);
                state.colours().iter().filter(|colour| self.fits(whose, **colour)).any(|colour| has_tokens(&colour))
            }
            Effect::PlaceToken => self.colour.is_some_and(|colour| state.token_supply(colour) > 0),
            Effect::PlaceTokenAtDie => self.places_for_token().next().is_some(),
            Effect::DiscardCharacter => self.discardable().next().is_some(),
            Effect::FreeCharacter => self.free_characters().next().is_some(),
            Effect::RaiseLimit => state.increase_supply() > 0,
            Effect::Look(_) => self.drawable() > 0,
            Effect::Play(_) => self.plays(From::Hand).next().is_some(),
            Effect::PlayDiscarded => self.plays(From::Discard).next().is_some(),
            Effect::Sell(_) => !state.player(self.seat).hand.is_empty(),
            Effect::BuyStreet(_) => state.cousin_supply(Cousin::Street) > 0 && state.player(self.seat).gold > 0,
            Effect::TakeDiscarded => !state.discard.is_empty(),
            Effect::ChangeAt(_) | Effect::RerollAt => self.locations(effect).next().is_some(),
            Effect::MoveUpTo(_) => state.dice().any(|die| self.is_first(Effect::Move(Whose::Own), die)),
        }
    }

    /// Whether anything of this can be taken.
    fn can_gain(&self, gain: Gain) -> bool {
        let has = |kind: Cousin| self.state.cousin_supply(kind) > 0;
        gain.gold > 0
            || gain.power > 0
            || gain.cards > 0 && self.drawable() > 0
            || gain.street > 0 && has(Cousin::Street)
            || gain.palace > 0 && has(Cousin::Palace)
    }

    /// The colours and Locations for a token next to a die of that colour.
    fn places_for_token(&self) -> impl Iterator<Item = (Colour, Location)> + '_ {
        let own = self.state.colours_of(self.seat).filter(|&colour| self.state.token_supply(colour) > 0);
        own.flat_map(move |colour| {
            let is_there = move |at: &Location| self.state.dice_of(colour).any(|die| die.place == Place::on(*at));
            Location::ALL.into_iter().filter(is_there).map(move |at| (colour, at))
        })
    }

    fn discardable(&self) -> impl Iterator<Item = Character> + '_ {
        self.state.row.iter().map(|hired| hired.character).filter(|character| character.face().turn.is_some())
    }

    fn free_characters(&self) -> impl Iterator<Item = Character> + '_ {
        self.state.row.iter().map(|hired| hired.character).filter(|&character| self.is_free(character))
    }

    /// The Locations that can be chosen for an effect on a whole one.
    fn locations(&self, effect: Effect) -> impl Iterator<Item = Location> + '_ {
        self.state.open().iter().filter(move |&location| match effect {
            Effect::ChangeAt(by) => self.state.dice_at(location).any(|die| changed(die.value, by) != die.value),
            Effect::RerollAt => self.has_die(location, |_| true),
            _ => true,
        })
    }

    /// Lists the next steps; nothing if the choice is complete. The effect must be possible.
    pub(crate) fn offer(&self, effect: Effect, draft: &Draft, picks: &[Action], out: &mut impl FnMut(Action)) {
        let state = self.state;
        match effect {
            Effect::Steal(_) | Effect::Extort { .. } | Effect::Fine(_) | Effect::Collect(_) => {
                // With two players there is nobody else to choose.
                if picks.is_empty() && self.attacker.is_none() && state.seats > 2 {
                    state.others(self.seat).map(Action::On).for_each(out);
                }
            }
            Effect::Change { most, .. } | Effect::Reroll { most, .. } => self.offer_dice(effect, most, picks, out),
            Effect::Set(_) => self.offer_dice(effect, 1, picks, out),
            Effect::SwapPlaces | Effect::SwapOwn | Effect::SwapValues(_) => match chosen_die(picks.first()) {
                None => self.offer_dice(effect, 1, picks, out),
                Some(first) if picks.len() == 1 => {
                    let seconds = state.kinds_of_dice().filter(|&die| self.is_second(effect, first, die));
                    seconds.map(Action::Die).for_each(out);
                }
                Some(_) => {}
            },
            Effect::Move(_) | Effect::PushOut | Effect::JoinIn => match chosen_die(picks.first()) {
                None => self.offer_dice(effect, 1, picks, out),
                Some(die) if picks.len() == 1 => {
                    self.destinations(effect, die).iter().map(Action::To).for_each(out);
                }
                Some(_) => {}
            },
            Effect::RerollAll => {
                if picks.is_empty() && state.seats == 2 {
                    state.colours_of(self.seat).map(Action::Colour).for_each(out);
                }
            }
            Effect::MoveToken(whose) => match picks {
                [] => {
                    for &colour in state.colours().iter().filter(|colour| self.fits(whose, **colour)) {
                        let tokens = &state.tokens[colour.index()];
                        let from = Location::ALL.into_iter().filter(|location| tokens[location.index()] > 0);
                        from.map(|location| Action::Token(colour, location)).for_each(&mut *out);
                    }
                }
                [Action::Token(_, from)] => {
                    Location::ALL.into_iter().filter(|to| to != from).map(Action::To).for_each(out);
                }
                _ => {}
            },
            Effect::PlaceToken => {
                if picks.is_empty() {
                    Location::ALL.into_iter().map(Action::At).for_each(out);
                }
            }
            Effect::PlaceTokenAtDie => {
                if picks.is_empty() {
                    self.places_for_token().map(|(colour, at)| Action::Token(colour, at)).for_each(out);
                }
            }
            Effect::DiscardCharacter => {
                if picks.is_empty() {
                    self.discardable().map(Action::Character).for_each(out);
                }
            }
            Effect::FreeCharacter => {
                if picks.is_empty() {
                    self.free_characters().map(Action::Character).for_each(out);
                }
            }
            Effect::RaiseLimit => match picks {
                [] => state.open().iter().map(Action::At).for_each(out),
                [Action::At(to)] => {
                    let mut is_any = false;
                    self.followers(*to).for_each(|die| {
                        is_any = true;
                        out(Action::Die(die));
                    });
                    if is_any {
                        out(Action::Done);
                    }
                }
                _ => {}
            },
            Effect::Sell(_) => self.offer_sale(draft, picks, out),
            Effect::BuyStreet(most) => {
                if picks.is_empty() {
                    let gold = state.player(self.seat).gold.min(u32::from(most)) as u8;
                    (1..=gold.min(state.cousin_supply(Cousin::Street))).map(Action::Buy).for_each(out);
                }
            }
            Effect::TakeDiscarded => {
                if picks.is_empty() {
                    self.cards(From::Discard).map(Action::TakeCard).for_each(out);
                }
            }
            Effect::ChangeAt(_)
            | Effect::RerollAt
            | Effect::Curfew
            | Effect::BarDoors
            | Effect::Crown
            | Effect::Judge => {
                if picks.is_empty() {
                    self.locations(effect).map(Action::At).for_each(out);
                }
            }
            Effect::Gain(_)
            | Effect::Look(_)
            | Effect::Play(_)
            | Effect::PlayDiscarded
            | Effect::Levy { .. }
            | Effect::FineOthers(_)
            | Effect::Plague
            | Effect::ValueCards
            | Effect::MoveUpTo(_) => {}
        }
    }

    /// One die, and perhaps another one.
    fn offer_dice(&self, effect: Effect, most: u8, picks: &[Action], out: &mut impl FnMut(Action)) {
        let choose = |die: Die| Chooser::choose_die(effect, die);
        match picks {
            [] => {
                let dice = self.state.kinds_of_dice().filter(|&die| self.is_first(effect, die));
                dice.map(choose).for_each(out);
            }
            [first] if most > 1 => {
                let Some(first) = chosen_die(Some(first)) else { return };
                let mut is_any = false;
                for die in self.state.kinds_of_dice().filter(|&die| self.is_second(effect, first, die)) {
                    is_any = true;
                    out(choose(die));
                }
                if is_any {
                    out(Action::Done);
                }
            }
            _ => {}
        }
    }

    /// ACH-132: cards in the order of the file, so that there is one way to name them. Whether the sale is complete depends on the
    /// number of cards alone, which everybody knows.
    fn offer_sale(&self, draft: &Draft, picks: &[Action], out: &mut impl FnMut(Action)) {
        let hand = &self.state.player(self.seat).hand;
        if picks.contains(&Action::Done) || draft.cards.len() as usize == hand.len() {
            return;
        }
        let last = draft.cards.last();
        let left = hand.kinds().filter(|&(card, count)| count > draft.cards.count(card));
        left.filter(|&(card, _)| last.is_none_or(|last| card >= last)).for_each(|(card, _)| out(Action::Sell(card)));
        if last.is_some() {
            out(Action::Done);
        }
    }

    /// ACH-072: the target player of a complete choice.
    pub(crate) fn target(&self, picks: &[Action]) -> Option<Seat> {
        let owner = |colour: Colour| self.state.owner(colour);
        let mut named = picks.iter().filter_map(|&pick| match pick {
            Action::On(seat) => Some(seat),
            Action::Die(die) | Action::Raise(die) | Action::Lower(die) => Some(owner(die.colour)),
            Action::Token(colour, _) => Some(owner(colour)),
            _ => None,
        });
        let only = || self.state.others(self.seat).next().filter(|_| self.state.seats == 2);
        named.find(|&seat| seat != self.seat).or_else(only)
    }
}

/// ACH-010: the value of a die after a change.
pub(crate) fn changed(value: u8, by: i8) -> u8 {
    value.saturating_add_signed(by).clamp(1, 6)
}

fn is_in(zone: Zone, die: Die) -> bool {
    zone == Zone::Anywhere || die.place.is_in_troy()
}

/// The die of a step, if it chooses one.
pub(crate) fn chosen_die(pick: Option<&Action>) -> Option<Die> {
    match pick {
        Some(&(Action::Die(die) | Action::Raise(die) | Action::Lower(die))) => Some(die),
        _ => None,
    }
}
