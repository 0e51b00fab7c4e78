//! What a viewer sees.

use kernel::{Seat, SeenDeck, SeenHand, Viewer};
use serde::Serialize;

use crate::ask::Ask;
use crate::cards::{BOX, Card, Kind, Marks, Overlord, Pool};
use crate::flow;
use crate::state::{Chance, Frame, InPlay, Player, Reason, State, Token};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// What the table waits for.
    pub step: Step,
    /// From 1; 0 before the first turn.
    pub round: u8,
    /// TER-292: the rounds until Daybreak.
    pub rounds: u8,
    /// Who begins each round; nobody until chance has spoken.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// What the active player has to spend.
    pub pool: PoolView,
    /// TER-258: whether Power can be exchanged for Coins.
    pub converts: bool,
    /// TER-180: whether the active player's Overlord was used.
    pub overlord_used: bool,
    /// TER-134: how much of an attack the opponent's Armour would still take.
    pub armour_left: u16,
    /// The places of the Street.
    pub street: Vec<Option<Kind>>,
    /// How many cards the Market has.
    pub market: u8,
    /// How many Acolytes are left.
    pub acolytes: u8,
    /// TER-110: what an Acolyte costs.
    pub acolyte_cost: u8,
    /// The cards that are out of the game.
    pub removed: Vec<Kind>,
    /// Haunt tokens in the supply.
    pub haunt_supply: u8,
    /// Rally tokens in the supply.
    pub rally_supply: u8,
    /// The seats in order.
    pub players: Vec<PlayerView>,
    /// The card that asks, or about which is asked.
    pub about: Option<Kind>,
    /// TER-072: the triggered abilities that wait: the card and its number.
    pub waiting: Vec<(Kind, u8)>,
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Why it is over.
    pub reason: Option<Reason>,
}

/// Resources to be seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PoolView {
    /// Coins.
    pub coin: u16,
    /// Power.
    pub power: u16,
    /// Regeneration.
    pub regen: u16,
}

impl From<PoolView> for Pool {
    fn from(PoolView { coin, power, regen }: PoolView) -> Pool {
        Pool { coin, power, regen }
    }
}

impl From<Pool> for PoolView {
    fn from(Pool { coin, power, regen }: Pool) -> PoolView {
        PoolView { coin, power, regen }
    }
}

/// One player as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The Overlord, once chosen.
    pub overlord: Option<Overlord>,
    /// The Influence cards picked.
    pub influences: Option<[Kind; 2]>,
    /// Life.
    pub life: u8,
    /// TER-142: the most life.
    pub max_life: u8,
    /// TER-132.
    pub armour: u16,
    /// The hand: its size and what the viewer knows of it.
    pub hand: SeenHand<Card>,
    /// The cards of that hand whose condition is not met now (TER-081): Influence cards.
    pub unmet: Vec<Card>,
    /// The deck: its size and what the viewer knows of it.
    pub deck: SeenDeck<Card>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Monsters, Influence cards and Relics; members of a Horde side by side.
    pub play: Vec<PlayView>,
    /// Rally tokens.
    pub rally: u8,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayView {
    /// Its number.
    pub id: u8,
    /// What it is.
    pub card: Kind,
    /// The number of the first card that cannot be told from it; options name that one.
    pub like: u8,
    /// The number of its Horde; 0 if it is in none.
    pub horde: u8,
    /// Its Haunt token.
    pub token: Token,
    /// TER-236: whether a Haunt action could activate it.
    pub can_haunt: bool,
    /// TER-161: whether it has been part of a Horde.
    pub joined: bool,
    /// TER-160: which of its Horde abilities were activated.
    pub used: Vec<bool>,
    /// TER-094: whether it was used as a Relic.
    pub relic_used: bool,
}

kernel::word_enum! {
    /// What the table waits for.
    pub enum Step: "a step" {
        /// Chance.
        Chance = "chance",
        /// D-OVERLORD.
        Overlord = "overlord",
        /// D-INFLUENCE.
        Influence = "influence",
        /// D-ACTION.
        Action = "action",
        /// D-SUMMON.
        Summon = "summon",
        /// D-RELIC-REPLACE.
        Replace = "replace",
        /// D-HORDE-ABILITY after a Horde was created.
        Horde = "horde",
        /// D-HORDE-ABILITY after a Horde was extended.
        HordeMust = "horde-must",
        /// D-CURSE.
        Curse = "curse",
        /// D-FRENZY.
        Frenzy = "frenzy",
        /// D-DESTROY.
        Destroy = "destroy",
        /// D-SACRIFICE.
        Sacrifice = "sacrifice",
        /// D-SACRIFICE over the hand.
        SacrificeFromHand = "sacrifice-from-hand",
        /// D-COMMAND.
        Command = "command",
        /// D-DISCARD.
        Discard = "discard",
        /// D-HAUNT-TARGET.
        HauntOne = "haunt-one",
        /// D-LOOK.
        Look = "look",
        /// D-RELIC-HUNTER.
        RelicHunter = "relic-hunter",
        /// D-WHIP.
        Whip = "whip",
        /// D-MAY.
        May = "may",
        /// D-TRIGGER-ORDER.
        Trigger = "trigger",
        /// It is over.
        Over = "over",
    }
}

impl Step {
    fn of(frame: Option<Frame>) -> Step {
        match frame {
            None => Step::Over,
            Some(Frame::Ask(ask)) => ask.step(),
            Some(Frame::Chance(_) | Frame::Do(_)) => Step::Chance,
        }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let has_begun = state.frame() != Some(Frame::Chance(Chance::FirstPlayer));
        View {
            step: Step::of(state.frame()),
            round: state.round,
            rounds: BOX.file.meta.rounds,
            first: has_begun.then_some(state.first),
            active: (state.round > 0).then_some(state.active),
            pool: state.turn.pool.into(),
            converts: state.turn.converts,
            overlord_used: state.turn.overlord_used,
            armour_left: state.armour_left(),
            street: state.street.to_vec(),
            market: state.market.len() as u8,
            acolytes: state.acolytes.len() as u8,
            acolyte_cost: BOX.file.meta.acolyte_cost,
            removed: state.removed.cards().to_vec(),
            haunt_supply: state.haunt_supply,
            rally_supply: state.rally_supply,
            players: [0, 1].map(|seat| player_view(state, viewer, Seat::new(seat))).into(),
            about: state.question().and_then(Ask::about),
            waiting: state.triggered().collect(),
            winner: state.end.and_then(|end| end.winner),
            reason: state.end.map(|end| end.reason),
        }
    }
}

impl View {
    /// Whose turn it is.
    pub(crate) fn own(&self) -> Option<&PlayerView> {
        self.players.get(self.active?.index())
    }

    /// The other player.
    pub(crate) fn opponent(&self) -> Option<&PlayerView> {
        self.players.get(self.active?.next(2).index())
    }

    pub(crate) fn in_play(&self, id: u8) -> Option<&PlayView> {
        self.players.iter().find_map(|player| player.in_play(id))
    }

    pub(crate) fn on_street(&self, place: u8) -> Option<Kind> {
        self.street.get(usize::from(place)).copied().flatten()
    }
}

impl PlayerView {
    pub(crate) fn in_play(&self, id: u8) -> Option<&PlayView> {
        self.play.iter().find(|entry| entry.id == id)
    }
}

fn player_view(state: &State, viewer: Viewer, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let hand = player.hand.seen_by(viewer);
    let is_unmet =
        |card: &Card| !card.kind.face().conditional.is_empty() && !flow::is_condition_met(state, seat, card.kind);
    PlayerView {
        overlord: player.overlord,
        influences: player.influences,
        life: player.life,
        max_life: player.max_life(),
        armour: player.armour(),
        unmet: hand.shown.iter().copied().filter(is_unmet).collect(),
        hand,
        deck: player.deck.seen_by(viewer),
        discard: player.discard.cards().to_vec(),
        play: player.play.iter().map(|entry| play_view(player, entry)).collect(),
        rally: player.rally,
    }
}

fn play_view(player: &Player, entry: &InPlay) -> PlayView {
    let like = player.play.iter().find(|other| other.is_like(entry)).map_or(entry.id, |other| other.id);
    let marks = entry.card.marks;
    let abilities = entry.card.kind.face().horde.len() as u8;
    PlayView {
        id: entry.id,
        card: entry.card.kind,
        like,
        horde: entry.horde,
        token: entry.token,
        can_haunt: entry.can_haunt(),
        joined: marks.has(Marks::JOINED),
        used: (0..abilities).map(|ability| marks.has(Marks::horde_used(ability))).collect(),
        relic_used: marks.has(Marks::RELIC_USED),
    }
}
