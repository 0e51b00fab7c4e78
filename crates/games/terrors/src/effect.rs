//! What cards do, as the card file writes it: data for the many, a name for the few.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::cards::Faction;

kernel::word_enum! {
    /// TER-042: what can be gained and spent; life only as a gain (TER-144).
    #[derive(BorshSerialize, BorshDeserialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Good: "a resource: coin, power, regen or life" {
        /// A Coin.
        Coin = "coin",
        /// A point of Power.
        Power = "power",
        /// A point of Regeneration.
        Regen = "regen",
        /// A point of life, gained at once.
        Life = "life",
    }
}

/// One effect. In the card file `"curse"`, `{ draw = 1 }` and so on.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Coins into the pool.
    Coin(u8),
    /// Power into the pool.
    Power(u8),
    /// Regeneration into the pool.
    Regen(u8),
    /// TER-144: life at once.
    Life(u8),
    /// TER-190: draw so many cards.
    Draw(u8),
    /// TER-191: the opponent loses life or discards.
    Curse,
    /// TER-194: two of one resource or two of another.
    Frenzy,
    /// TER-195: remove an own card in play from the game.
    Sacrifice,
    /// TER-185: the same with a card of the hand.
    SacrificeFromHand,
    /// TER-198: take a cheap Monster back from the discard pile.
    Command,
    /// TER-200: when bought it may go on top of the deck; nothing when played.
    Summon,
    /// TER-201: a card in play to the discard pile, or a Street card out of the game.
    Destroy,
    /// TER-204: take a Rally token.
    Rally,
    /// TER-205: this Monster gains a Haunt token.
    Haunt,
    /// TER-231: a Monster of the player's choice gains a Haunt token.
    HauntOne,
    /// TER-253: look at the top card of the own deck; it may be discarded.
    Look,
    /// As much of something as there is of something else.
    Per {
        /// What is gained.
        gain: Good,
        /// What is counted.
        of: Count,
    },
    /// TER-010: only if the player wants it, and pays for it.
    May {
        /// What it costs.
        #[serde(default)]
        cost: Cost,
        /// What it brings.
        then: Vec<Effect>,
    },
    /// TER-258: until the end of the phase one resource can be exchanged for another.
    Convert {
        /// What is given.
        from: Good,
        /// What is got.
        to: Good,
    },
    /// A card unlike the others: runs its own procedure.
    Own(Own),
}

/// What is counted in the own play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// The cost of the dearest Monster.
    HighestCost,
    /// Different factions among the Monsters.
    Factions,
    /// Monsters of a faction.
    Monsters(Faction),
}

/// What something optional costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// Nothing.
    #[default]
    Nothing,
    /// TER-141: life, as long as some is left.
    Life(u8),
    /// The card itself, which is destroyed.
    DestroyThis,
}

/// The procedures that only one card has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Own {
    /// TER-058: reveals the top card of the deck and plays it if it is a Monster.
    BloodCall,
    /// TER-097: activates a Relic, used or not.
    RelicHunter,
    /// TER-166: activates a Horde ability for Coins.
    RingmastersWhip {
        /// The price.
        coins: u8,
    },
}

/// TER-070: a triggered ability: how often, on what, and what then.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trigger {
    /// TER-075: only the first time in a turn.
    #[serde(default)]
    pub(crate) first: Option<Cause>,
    /// Each time.
    #[serde(default)]
    pub(crate) each: Option<Cause>,
    pub(crate) then: Vec<Effect>,
}

/// What abilities wait for: something their controller does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, BorshSerialize, BorshDeserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Cause {
    /// Plays a Monster of a faction.
    Play(Faction),
    /// Makes a CURSE.
    Curse,
    /// Makes a SACRIFICE.
    Sacrifice,
    /// Creates or extends a Horde.
    Horde,
}

impl Cause {
    /// How many causes there are to count.
    pub(crate) const COUNT: usize = Faction::ALL.len() + 3;

    /// Its place among the counters of a turn.
    pub(crate) fn index(self) -> usize {
        match self {
            Cause::Play(faction) => faction as usize,
            Cause::Curse => Faction::ALL.len(),
            Cause::Sacrifice => Faction::ALL.len() + 1,
            Cause::Horde => Faction::ALL.len() + 2,
        }
    }
}

/// What an Overlord can do once per turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// TER-181: draw a card, then discard one.
    DrawAndDiscard,
    /// TER-182: buy a Street Monster that costs less than this, with Coins and Power.
    Hunt {
        /// The first cost that is too much.
        below: u8,
    },
    /// TER-184: buy a Monster that has SUMMON for it.
    Claim,
    /// TER-185: SACRIFICE a card of the hand.
    SacrificeFromHand,
}

impl Trigger {
    /// What it waits for, and whether only the first time counts.
    pub(crate) fn on(&self) -> (Cause, bool) {
        match (self.first, self.each) {
            (Some(cause), _) => (cause, true),
            (None, each) => (each.expect("checked when the file was read"), false),
        }
    }
}

impl Effect {
    /// TER-296: whether it brings cards into the hand or into play.
    pub(crate) fn gains_cards(&self) -> bool {
        match self {
            Effect::Draw(_) | Effect::Command | Effect::Own(Own::BloodCall) => true,
            Effect::May { then, .. } => then.iter().any(Effect::gains_cards),
            _ => false,
        }
    }

    /// Whether it destroys a card of the player's choice.
    pub(crate) fn destroys(&self) -> bool {
        match self {
            Effect::Destroy => true,
            Effect::May { then, .. } => then.iter().any(Effect::destroys),
            _ => false,
        }
    }

    /// TER-072: whether the order among several such effects cannot matter.
    pub(crate) fn is_plain(&self) -> bool {
        matches!(self, Effect::Coin(_) | Effect::Power(_) | Effect::Regen(_) | Effect::Life(_))
    }

    /// What triggers this effect can set off.
    pub(crate) fn causes(&self, out: &mut Vec<Cause>) {
        match self {
            Effect::Curse => out.push(Cause::Curse),
            Effect::Sacrifice | Effect::SacrificeFromHand => out.push(Cause::Sacrifice),
            Effect::Own(Own::BloodCall) => out.extend(Faction::ALL.map(Cause::Play)),
            Effect::May { then, .. } => then.iter().for_each(|effect| effect.causes(out)),
            _ => {}
        }
    }
}
