//! What an offered action would bring about, worked out from the view alone.

use serde::Serialize;

use crate::action::Action;
use crate::cards::{Kind, Pool};
use crate::view::{PoolView, View};

/// What a board shows before an action is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// The pool afterwards, as far as it is certain.
    pub pool: PoolView,
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
    pub(crate) fn of(view: &View, action: Action) -> Option<Preview> {
        let active = view.active?;
        let own = view.players.get(active.index())?;
        let other = view.players.get(active.next(2).index())?;
        let mut preview = Preview { pool: view.pool, ..Preview::default() };
        let pool = &mut preview.pool;
        match action {
            Action::Play(card) if !card.kind.is_relic() => add(pool, card.kind.face().pool),
            Action::Relic(id) | Action::Haunt(id) => {
                add(pool, own.play.iter().find(|entry| entry.id == id)?.card.face().pool);
            }
            Action::Buy(place) | Action::Claim(place) => pool.coin -= u16::from(cost(view, place)?),
            Action::BuyAcolyte | Action::ClaimAcolyte => pool.coin -= u16::from(view.acolyte_cost),
            Action::Hunt(place, power) => {
                pool.coin -= u16::from(cost(view, place)? - power);
                pool.power -= u16::from(power);
            }
            Action::Attack(power) => {
                pool.power -= power;
                preview.absorbed = power.min(view.armour_left);
                preview.damage = power - preview.absorbed;
                preview.life_left = Some(u16::from(other.life).saturating_sub(preview.damage));
            }
            Action::Regenerate(life) => {
                pool.regen -= life;
                preview.own_life = Some(u16::from(own.life) + life);
            }
            Action::Convert(power) => {
                pool.power -= power;
                pool.coin += power;
            }
            Action::Horde(left, right) => preview.banished = banished(view, &[left, right]),
            Action::Extend(_, monster) => preview.banished = banished(view, &[monster]),
            Action::Pass => preview.lost = Some(std::mem::take(pool)),
            _ => return None,
        }
        Some(preview)
    }
}

fn add(pool: &mut PoolView, gained: Pool) {
    pool.coin += gained.coin;
    pool.power += gained.power;
    pool.regen += gained.regen;
}

fn cost(view: &View, place: u8) -> Option<u8> {
    view.street.get(usize::from(place)).copied().flatten().map(Kind::cost)
}

fn banished(view: &View, joining: &[u8]) -> Vec<u8> {
    let haunted = |id: &&u8| {
        let entry = view.players.iter().flat_map(|player| &player.play).find(|entry| entry.id == **id);
        entry.is_some_and(|entry| entry.token == crate::state::Token::Haunt)
    };
    joining.iter().filter(haunted).copied().collect()
}
