//! What a position is worth: the terms of the section on bots in `design.md`, in hundredths of a power.

use kernel::{Evaluate, LookAhead, Seat};

use crate::Achaja;
use crate::action::Action;
use crate::ask::Ask;
use crate::cards::{Colour, Location};
use crate::effect::Effect;
use crate::flow::{dominance, settlement};
use crate::state::{LAST_TURN, Phase, State};

const POWER: i32 = 100;
/// Ten gold are worth a power in the end, and more is bought with them before.
const GOLD: i32 = 9;
const COUSINS: [i32; 2] = [25, 35];
/// An Intrigue in the hand, while there is still time to play it.
const CARD: i32 = 25;
const LATE_CARD: i32 = 12;
/// To dominate a Location, and for each pip of the lead.
const DOMINATED: i32 = 60;
const LEAD: i32 = 5;
const MOST_LEAD: i32 = 6;
/// The token that domination brings, for the majority in the end.
const NEXT_TOKEN: i32 = 35;
/// Most tokens on a Location, and more the later it is.
const MAJORITY: i32 = 30;
const MAJORITY_A_TURN: i32 = 20;
const RESERVE_PIP: i32 = 2;
/// How much the rivals count: on average, and the best of them once more.
const AGAINST_ALL: i32 = 30;
const AGAINST_BEST: i32 = 30;

impl Evaluate for Achaja {
    fn worth(state: &State, seat: Seat) -> i32 {
        let own = value(state, seat);
        let (mut all, mut best) = (0, i32::MIN);
        for other in state.others(seat) {
            let value = value(state, other);
            all += value;
            best = best.max(value);
        }
        let rivals = i32::from(state.seats) - 1;
        own - (AGAINST_ALL * all / rivals + AGAINST_BEST * best) / 100
    }

    /// A look ahead takes it that nobody stops an Intrigue, and judges before others act.
    fn look_ahead(state: &State, _other: Seat) -> LookAhead<Action> {
        match state.question() {
            Some(Ask::Window(_) | Ask::Shortfall(_)) => LookAhead::Answer(Action::Decline),
            _ => LookAhead::Stop,
        }
    }

    /// Whether a seat began, and how it sat from there.
    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        const PLACES: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];
        let place = (0..state.seats).find(|&place| state.first_in_order(place) == seat);
        place.map(|place| PLACES[usize::from(place)]).into_iter().collect()
    }
}

/// What a player has and will have.
fn value(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    if state.phase == Phase::Settlement {
        let (power, rest) = (settlement::total(state, seat), settlement::power_and_rest(state, seat).1);
        return power as i32 * POWER + rest as i32;
    }
    let is_late = state.turn == LAST_TURN;
    let mut value = POWER * i32::from(player.power) + GOLD * player.gold as i32;
    value += player.cousins.iter().zip(COUSINS).map(|(&count, worth)| i32::from(count) * worth).sum::<i32>();
    let card = match (is_late, state.phase) {
        (true, Phase::Dominance) if state.cards_count => GOLD,
        (true, Phase::Dominance) => 0,
        (true, _) => LATE_CARD,
        (false, _) => CARD,
    };
    value += card * player.hand.len() as i32;
    for colour in state.colours_of(seat) {
        value += dice(state, colour) + tokens(state, colour);
    }
    value + dominated(state, seat)
}

/// What the dice of a colour are good for where they lie.
fn dice(state: &State, colour: Colour) -> i32 {
    let of = |location: Option<Location>, value: u8| match location {
        Some(location) => action(state, location),
        None => RESERVE_PIP * i32::from(value),
    };
    state.dice_of(colour).map(|die| of(die.place.location(), die.value)).sum()
}

/// Whether a Location is still to be resolved this turn.
fn is_ahead(state: &State, location: Location) -> bool {
    state.phase != Phase::Dominance || !state.is_resolved(location)
}

/// What the action of a Location is worth to a die there.
fn action(state: &State, location: Location) -> i32 {
    let is_late = state.turn == LAST_TURN;
    if state.barred.contains(location) || !is_ahead(state, location) {
        return if is_late { 0 } else { 5 };
    }
    let best = location.face().options.iter().map(|paid| match paid.effect {
        Effect::Gain(gain) => {
            let card = if is_late { 0 } else { CARD };
            let cousins = i32::from(gain.street) * COUSINS[0] + i32::from(gain.palace) * COUSINS[1];
            let late = if is_late { 18 } else { 35 };
            GOLD * i32::from(gain.gold) + card * i32::from(gain.cards) + cousins.min(late)
        }
        Effect::Reroll { .. } => 10,
        Effect::Sell(_) => 15,
        Effect::Change { .. } | Effect::BuyStreet(_) => 20,
        Effect::TakeDiscarded => {
            if is_late {
                0
            } else {
                25
            }
        }
        Effect::PlaceToken => 45,
        _ => 0,
    });
    best.max().unwrap_or(0)
}

/// Majorities of tokens.
fn tokens(state: &State, colour: Colour) -> i32 {
    let worth = MAJORITY + MAJORITY_A_TURN * i32::from(state.turn);
    let own = |&&location: &&Location| settlement::majority(state, location) == Some(colour);
    worth * Location::ALL.iter().filter(own).count() as i32
}

/// What the Locations bring that the player dominates as the dice lie.
fn dominated(state: &State, seat: Seat) -> i32 {
    let mut value = 0;
    for location in Location::ALL {
        if !state.is_open(location) || !is_ahead(state, location) {
            continue;
        }
        let sums = dominance::sums(state, location);
        let Some(&(leader, highest)) = sums.iter().max_by_key(|&&(_, sum)| sum) else { continue };
        let others = sums.iter().filter(|&&(colour, _)| colour != leader).map(|&(_, sum)| sum);
        let second = others.max().unwrap_or(0);
        let wins_tie = |colour: Colour| {
            state.judged.is_some_and(|(judged, judge)| judged == location && state.owner(colour) == judge)
        };
        let is_tie = highest == second;
        let winner = match is_tie {
            false => Some(leader),
            true => sums.iter().filter(|&&(_, sum)| sum == highest).map(|&(colour, _)| colour).find(|&c| wins_tie(c)),
        };
        let Some(colour) = winner.filter(|&colour| state.owner(colour) == seat) else { continue };
        let lead = i32::from(highest - second).min(MOST_LEAD);
        let mut worth = DOMINATED + LEAD * lead;
        // Without a token of that colour there a power comes with it; otherwise only the token.
        let has_token = state.tokens[colour.index()][location.index()] > 0;
        worth = if has_token { worth * NEXT_TOKEN / 100 } else { worth + worth * NEXT_TOKEN / 100 };
        if state.token_supply(colour) == 0 {
            worth = 0;
        }
        if state.crowned.contains(location) {
            worth += POWER;
        }
        value += worth;
    }
    value
}
