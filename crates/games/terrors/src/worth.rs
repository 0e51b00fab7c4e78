//! What a position is worth, in hundredths of a point of life: the terms of the section on bots in `design.md`.
//!
//! Both sides are judged alike. A side is its life, the cards it owns (by their mean value, since they come round again and
//! again), what stays in play, and what it can still do: in its own turn what hand and pool can be turned into, otherwise how far
//! the hand is better than an average one. So a pass costs only what is left unused, and a play only what it wastes.

use std::sync::LazyLock;

use kernel::{Evaluate, NoEvents, Seat};

use crate::Terrors;
use crate::ask::{ActionPhase, Ask, Summon};
use crate::cards::{BOX, Card, Kind, Marks, Overlord, Type};
use crate::effect::{Cost, Count, Effect, Own};
use crate::flow;
use crate::state::{Player, State, Token};

/// The worth of one point of life.
const LIFE: i32 = 100;
/// Life that is nearly gone is worth more: so much for each point below `LOW`.
const LOW: i32 = 12;
const LOW_LIFE: i32 = 14;
/// How far the game is: by the life of whoever has less, in steps of 6.
const STAGES: usize = 8;
const STAGE_LIFE: i32 = 6;
/// More than any position is worth.
const WON: i32 = 500_000;
/// What is in the hand counts so many 64ths of what it is once used, and what is in the pool a little more, so that both are used,
/// and cards are played before what they give is spent.
const IN_HAND: i32 = 56;
const IN_POOL: i32 = 62;
/// How many answers to questions inside abilities are foreseen.
const FORESEEN: u8 = 2;
/// How many cards are drawn in a turn.
const HAND: i32 = 5;

/// What effects are worth.
#[derive(Clone, Copy)]
struct Weights {
    coin: i32,
    power: i32,
    regen: i32,
    /// Everything that is not a resource: so many percent.
    rest: i32,
}

/// Weights from the opening to the end: Coins lose, Power gains.
fn weights(stage: usize) -> Weights {
    let late = stage as i32;
    let last = STAGES as i32 - 1;
    let between = |first: i32, end: i32| first + (end - first) * late / last;
    Weights { coin: between(125, 35), power: between(85, 115), regen: between(45, 70), rest: 100 }
}

/// What each card is worth when it is drawn, and what of that is not resources.
struct Values {
    whole: [Vec<i32>; STAGES],
    rest: [Vec<i32>; STAGES],
    /// What a Relic gives in a turn.
    relic: [Vec<i32>; STAGES],
}

static VALUES: LazyLock<Values> = LazyLock::new(|| {
    let table = |value: fn(Kind, Weights) -> i32| {
        std::array::from_fn(|stage| Kind::all().map(|kind| value(kind, weights(stage))).collect())
    };
    Values { whole: table(whole), rest: table(rest), relic: table(relic) }
});

/// Everything a card gives in a turn in which it is played.
fn whole(kind: Kind, weights: Weights) -> i32 {
    let pool = kind.face().pool;
    let resources = i32::from(pool.coin) * weights.coin
        + i32::from(pool.power) * weights.power
        + i32::from(pool.regen) * weights.regen;
    match kind.of_type() {
        // It stays, so it is played once and used again and again.
        Type::Relic => 2 * relic(kind, weights),
        _ => resources + rest(kind, weights),
    }
}

/// What a Relic gives in a turn.
fn relic(kind: Kind, weights: Weights) -> i32 {
    let face = kind.face();
    let resources = i32::from(face.pool.coin) * weights.coin
        + i32::from(face.pool.power) * weights.power
        + i32::from(face.pool.regen) * weights.regen;
    let effects: i32 = face.play.iter().map(|effect| worth_of(effect, weights)).sum();
    resources + effects + i32::from(face.armour) * 75
}

/// What a card gives besides resources.
fn rest(kind: Kind, weights: Weights) -> i32 {
    let face = kind.face();
    let sum = |effects: &[Effect]| -> i32 { effects.iter().map(|effect| worth_of(effect, weights)).sum() };
    let mut value = sum(&face.play);
    if face.play.contains(&Effect::Haunt) {
        let pool = face.pool;
        let again = i32::from(pool.coin) * weights.coin + i32::from(pool.power) * weights.power;
        value += (again + i32::from(pool.regen) * weights.regen + value) * 6 / 10 + i32::from(face.armour) * 60;
    }
    // Conditions are met and triggers set off in about half of the turns, Hordes formed a little less often.
    value += sum(&face.conditional) / 2;
    if let Some((_, _, then)) = &face.trigger {
        value += sum(then) / 2;
    }
    let best = face.horde.iter().map(|effect| worth_of(effect, weights)).max().unwrap_or(0);
    value + (best + sum(&face.horde)) / 6 * weights.rest / 100
}

fn worth_of(effect: &Effect, weights: Weights) -> i32 {
    let good = |amount: u8, weight: i32| i32::from(amount) * weight;
    match effect {
        Effect::Coin(n) => good(*n, weights.coin),
        Effect::Power(n) => good(*n, weights.power),
        Effect::Regen(n) => good(*n, weights.regen),
        Effect::Life(n) => good(*n, 80),
        Effect::Draw(n) => good(*n, 190),
        Effect::Curse => 170,
        Effect::Frenzy => 2 * weights.coin.max(weights.power),
        Effect::Sacrifice | Effect::SacrificeFromHand => 120,
        Effect::Command | Effect::Per { of: Count::Monsters(_), .. } => 150,
        Effect::Destroy => 70,
        Effect::Rally => 160,
        Effect::Summon | Effect::Haunt => 20,
        Effect::HauntOne => 200,
        Effect::Look => 50,
        Effect::Per { of: Count::HighestCost, .. } => 5 * weights.power,
        Effect::Per { of: Count::Factions, .. } => 5 * weights.power / 2,
        Effect::May { cost, then } => {
            let gain: i32 = then.iter().map(|effect| worth_of(effect, weights)).sum();
            let cost = match cost {
                Cost::Nothing => 0,
                Cost::Life(life) => good(*life, LIFE),
                Cost::DestroyThis => gain * 2 / 3,
            };
            (gain - cost).max(0)
        }
        Effect::Convert { .. } | Effect::Own(Own::RelicHunter) => 60,
        Effect::Own(Own::BloodCall) => 190,
        Effect::Own(Own::RingmastersWhip { .. }) => 80,
    }
}

impl Evaluate for Terrors {
    fn worth(state: &State, seat: Seat) -> i32 {
        if state.players.iter().any(|player| player.overlord.is_none()) {
            return 0;
        }
        foreseen(state, seat, FORESEEN)
    }

    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        let order = if state.first == seat { "first" } else { "second" };
        [Some(order), state.player(seat).overlord.map(Overlord::id)].into_iter().flatten().collect()
    }

    fn rounds(state: &State) -> Option<u32> {
        Some(u32::from(state.round))
    }
}

/// The worth once the seat has given its best answer to what it is asked inside an ability.
fn foreseen(state: &State, seat: Seat, answers: u8) -> i32 {
    let is_asked = state.question().is_some_and(|ask| ask != ActionPhase.into() && ask.asked(state) == seat);
    if !is_asked || answers == 0 || state.round == 0 {
        return judged(state, seat);
    }
    let mut best = i32::MIN;
    flow::list(state, seat, &mut |action| {
        let mut next = state.clone();
        flow::apply(&mut next, action, &mut NoEvents);
        best = best.max(foreseen(&next, seat, answers - 1));
    });
    best
}

fn judged(state: &State, seat: Seat) -> i32 {
    if let Some(end) = state.end {
        return if end.winner == Some(seat) { WON } else { -WON };
    }
    let judge = Judge::new(state);
    judge.side(state, seat, true) - judge.side(state, seat.next(2), false)
}

/// What is the same for both sides of a position.
struct Judge {
    stage: usize,
    /// How many turns the cards owned now will still be drawn in, in eighths.
    turns: i32,
}

impl Judge {
    fn new(state: &State) -> Judge {
        let least = state.players.iter().map(|player| i32::from(player.life)).min().unwrap_or(0);
        let stage = (STAGES as i32 - 1 - least / STAGE_LIFE).max(0) as usize;
        let turns = (48 - 3 * i32::from(state.round)).clamp(8, 40);
        Judge { stage, turns }
    }

    fn value(&self, card: Card) -> i32 {
        self.of(card.kind)
    }

    fn of(&self, kind: Kind) -> i32 {
        VALUES.whole[self.stage][kind.index()]
    }

    fn side(&self, state: &State, seat: Seat, is_own: bool) -> i32 {
        let player = state.player(seat);
        let life = i32::from(player.life);
        let mut owned = Owned::of(self, player);
        // A bought card that is not yet put anywhere.
        if let Some(Ask::Summon(Summon { kind })) = state.question()
            && state.active == seat
        {
            owned.add(self.of(kind));
        }
        // Before the first turn all Overlords are equally good, however much life they have.
        let mut worth = if state.round == 0 { 0 } else { LIFE * life - LOW_LIFE * (LOW - life).max(0) };
        worth += owned.drawn() * self.turns / 8;
        worth += self.staying(player, state.active == seat);
        worth += i32::from(player.rally) * owned.mean();
        worth += self.on_top(player, &owned);
        worth
            + match state.active == seat && state.end.is_none() {
                // The opponent's turn has begun with as much as an average hand is worth.
                true => self.turn(state, player, &owned) - if is_own { 0 } else { owned.drawn() * IN_HAND / 64 },
                false => self.next_hand(player, &owned),
            }
    }

    /// How far the hand is better than an average one.
    fn next_hand(&self, player: &Player, owned: &Owned) -> i32 {
        let hand: i32 = player.hand.cards().map(|card| self.value(card)).sum();
        (hand - owned.drawn()) * IN_HAND / 64
    }

    /// Cards that the owner knows to come next.
    fn on_top(&self, player: &Player, owned: &Owned) -> i32 {
        let known = (0..player.deck.settled_depth().min(2)).filter_map(|depth| player.deck.settled(depth));
        known.map(|known| (self.value(known.card) - owned.mean()) * 3 / 4).sum()
    }

    /// Relics, and Monsters that stay for another turn.
    fn staying(&self, player: &Player, is_active: bool) -> i32 {
        let mut worth = 0;
        for entry in player.play.iter() {
            let kind = entry.card.kind;
            worth += match entry.token {
                _ if kind.is_relic() => VALUES.relic[self.stage][kind.index()] * self.turns / 8,
                Token::Haunt => self.of(kind) * 7 / 10,
                // It can still be activated, in this turn or in the next one.
                Token::Banish if !is_active || entry.can_haunt() => self.of(kind) * 7 / 10,
                _ => 0,
            };
            // Who has joined no Horde yet may still do so.
            if is_active && kind.face().faction.is_some() && !entry.card.marks.has(Marks::JOINED) {
                worth += 25;
            }
        }
        worth
    }

    /// What the active player can still make of hand and pool.
    fn turn(&self, state: &State, player: &Player, owned: &Owned) -> i32 {
        let weights = weights(self.stage);
        let mut more = [0i32; 3];
        let mut rest = 0;
        let mut add = |kind: Kind| {
            let pool = kind.face().pool;
            more[0] += i32::from(pool.coin);
            more[1] += i32::from(pool.power);
            more[2] += i32::from(pool.regen);
            rest += VALUES.rest[self.stage][kind.index()];
        };
        player.hand.cards().filter(|card| !card.kind.is_relic()).for_each(|card| add(card.kind));
        let unused = player.relics().filter(|entry| !entry.card.marks.has(Marks::RELIC_USED));
        unused.for_each(|entry| add(entry.card.kind));
        let relics: i32 = player.hand.cards().filter(|card| card.kind.is_relic()).map(|card| self.value(card)).sum();
        let pool = state.turn.pool;
        let [coin, power, regen] = [i32::from(pool.coin), i32::from(pool.power), i32::from(pool.regen)];

        let target = state.player(state.opponent());
        let armour = i32::from(target.armour().saturating_sub(state.turn.absorbed));
        let missing = i32::from(player.max_life() - player.life);
        let spent = |coin: i32, power: i32, regen: i32| {
            let damage = (power - armour).clamp(0, i32::from(target.life));
            let healed = regen.min(missing);
            LIFE * damage + (LIFE - 10) * healed + self.best_purchase(state, owned, coin) + coin * weights.coin / 40
        };
        let now = spent(coin, power, regen);
        let later = spent(coin + more[0], power + more[1], regen + more[2]) - now;
        (now * IN_POOL + (later + rest + relics) * IN_HAND) / 64
    }

    /// What the best purchase from the Street would add, for so many Coins.
    fn best_purchase(&self, state: &State, owned: &Owned, coins: i32) -> i32 {
        let mut offers = [(0i32, 0i32); 8];
        let mut count = 0;
        let mut offer = |cost: i32, gain: i32| {
            if cost <= coins && gain > 0 && count < offers.len() {
                offers[count] = (cost, gain);
                count += 1;
            }
        };
        for kind in state.street.iter().flatten() {
            offer(i32::from(kind.cost()), self.gain_of(*kind, owned));
        }
        if let Some(&acolyte) = state.acolytes.cards().first() {
            offer(i32::from(BOX.file.meta.acolyte_cost), self.gain_of(acolyte, owned));
        }
        best_sum(&offers[..count], coins)
    }

    /// How much more the owned cards are worth with this one among them.
    fn gain_of(&self, kind: Kind, owned: &Owned) -> i32 {
        match kind.is_relic() {
            true => VALUES.relic[self.stage][kind.index()] * self.turns / 8,
            false => {
                let with = Owned { count: owned.count + 1, total: owned.total + self.of(kind) };
                (with.drawn() - owned.drawn()) * self.turns / 8
            }
        }
    }
}

/// The largest sum of gains that so many Coins buy.
fn best_sum(offers: &[(i32, i32)], coins: i32) -> i32 {
    match offers.split_first() {
        None => 0,
        Some((&(cost, gain), others)) => {
            let without = best_sum(others, coins);
            if cost <= coins { without.max(gain + best_sum(others, coins - cost)) } else { without }
        }
    }
}

/// The cards of a player that come round again: all but Relics in play.
struct Owned {
    count: i32,
    total: i32,
}

impl Owned {
    fn of(judge: &Judge, player: &Player) -> Owned {
        let mut owned = Owned { count: 0, total: 0 };
        let mut add = |card: Card| owned.add(judge.value(card));
        player.deck.all().for_each(&mut add);
        player.hand.cards().for_each(&mut add);
        player.discard.cards().iter().copied().for_each(&mut add);
        player.play.iter().filter(|entry| !entry.card.kind.is_relic()).for_each(|entry| add(entry.card));
        owned
    }

    fn add(&mut self, value: i32) {
        self.count += 1;
        self.total += value;
    }

    /// What a hand is worth: as many cards as there are, if there are so few.
    fn drawn(&self) -> i32 {
        if self.count <= HAND { self.total } else { HAND * self.total / self.count }
    }

    fn mean(&self) -> i32 {
        if self.count == 0 { 0 } else { self.total / self.count }
    }
}
