//! What an offered action would bring about, worked out from the view alone.

use serde::Serialize;

use crate::state::Token;
use crate::view::{PoolView, View};

/// What a board shows before an action is chosen. What is not given is not foreseen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// The pool afterwards.
    pub pool: Option<PoolView>,
    /// At least this is in the pool afterwards.
    pub pool_at_least: Option<PoolView>,
    /// TER-134: how much the opponent's Armour takes.
    pub absorbed: u16,
    /// How much life the opponent loses.
    pub damage: u16,
    /// The opponent's life afterwards.
    pub life_left: Option<u16>,
    /// The own life afterwards.
    pub own_life: Option<u16>,
    /// TER-233: the Monsters whose HAUNT side would be turned down, so that they leave at Cleanup.
    pub banished: Vec<u8>,
    /// TER-271, TER-276: what would be lost by passing.
    pub lost: Option<PoolView>,
}

impl Preview {
    /// Says in what the view after the action differs from what was promised before it, if in anything.
    pub(crate) fn broken(&self, before: &View, after: &View) -> Option<String> {
        let seat = before.active?;
        let (own, other) = (after.players.get(seat.index())?, after.players.get(seat.next(2).index())?);
        let differs = |what: &str, promised: &dyn std::fmt::Debug, found: &dyn std::fmt::Debug| {
            Some(format!("{what}: promised {promised:?}, found {found:?}"))
        };
        if let Some(pool) = self.pool.filter(|&pool| pool != after.pool) {
            return differs("pool", &pool, &after.pool);
        }
        let has = |least: PoolView| {
            after.pool.coin >= least.coin && after.pool.power >= least.power && after.pool.regen >= least.regen
        };
        if let Some(least) = self.pool_at_least.filter(|&least| !has(least)) {
            return differs("pool_at_least", &least, &after.pool);
        }
        if let Some(life) = self.life_left.filter(|&life| life != u16::from(other.life)) {
            return differs("life_left", &life, &other.life);
        }
        if let Some(life) = self.own_life.filter(|&life| life != u16::from(own.life)) {
            return differs("own_life", &life, &own.life);
        }
        let life = before.opponent().map(|other| u16::from(other.life).saturating_sub(self.damage));
        if self.life_left.is_some() && self.life_left != life {
            return differs("damage", &self.damage, &other.life);
        }
        let armour = before.armour_left.checked_sub(self.absorbed);
        if self.life_left.is_some() && armour != Some(after.armour_left) {
            return differs("absorbed", &self.absorbed, &after.armour_left);
        }
        let is_unturned = |id: &&u8| own.in_play(**id).is_some_and(|entry| entry.token != Token::Banish);
        if let Some(id) = self.banished.iter().find(is_unturned) {
            return differs("banished", id, &own.in_play(*id));
        }
        if let Some(lost) = self.lost.filter(|&lost| lost != before.pool) {
            return differs("lost", &lost, &before.pool);
        }
        None
    }
}
