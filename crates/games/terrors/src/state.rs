//! The table.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Bag, Deck, Hand, List, Seat, Stack};

use crate::ask::Ask;
use crate::cards::{
    BOX, Card, Faction, Kind, MOST_ACOLYTES, MOST_CARDS, MOST_MARKET, MOST_OWNED, MOST_STREET, Marks, Overlord, Pool,
    Type,
};
use crate::effect::{Cause, Effect};
use crate::rules::Rules;

/// How deep things can be nested: an action, what it activates, and triggers that set off triggers of other causes.
const MOST_FRAMES: usize = 64;

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    pub(crate) rules: Rules,
    pub(crate) players: [Player; 2],
    /// Known to nobody; nobody ever sees a card before it is laid on the Street, so it has no order.
    pub(crate) market: Bag<Kind, MOST_MARKET>,
    /// Known to nobody, as the Market.
    pub(crate) acolytes: Bag<Kind, MOST_ACOLYTES>,
    /// TER-116: a place stays empty once the Market is.
    pub(crate) street: List<Option<Kind>, MOST_STREET>,
    /// TER-013: known to everybody.
    pub(crate) removed: Bag<Kind, MOST_CARDS>,
    /// From 1; 0 before the first turn.
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) turn: Turn,
    pub(crate) haunt_supply: u8,
    pub(crate) rally_supply: u8,
    /// The number of the card that entered play last.
    pub(crate) last_id: u8,
    pub(crate) frames: Stack<Frame, MOST_FRAMES>,
    pub(crate) end: Option<End>,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Player {
    pub(crate) overlord: Option<Overlord>,
    /// TER-024: the Influence cards picked.
    pub(crate) influences: Option<[Kind; 2]>,
    pub(crate) life: u8,
    /// Known to nobody but for cards that were put on top or seen there.
    pub(crate) deck: Deck<Card, MOST_OWNED>,
    /// Known to its owner; to everybody what was seen on its way there (TER-261).
    pub(crate) hand: Hand<Card, MOST_OWNED>,
    /// Known to everybody.
    pub(crate) discard: Bag<Card, MOST_OWNED>,
    /// TER-009: Monsters, Influence cards and Relics. The members of a Horde stand side by side, from left to right.
    pub(crate) play: List<InPlay, MOST_OWNED>,
    pub(crate) rally: u8,
}

/// A card in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct InPlay {
    pub(crate) card: Card,
    /// Its number, by which actions name it; no two cards in play have the same.
    pub(crate) id: u8,
    /// The number of its Horde; 0 if it is in none.
    pub(crate) horde: u8,
    pub(crate) token: Token,
    /// TER-243: it was here when the turn began.
    pub(crate) started: bool,
    /// TER-237: a Haunt action has activated it.
    pub(crate) haunted: bool,
}

kernel::word_enum! {
    /// TER-230: the Haunt token on a Monster.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Token: "a Haunt token: none, haunt or banish" {
        /// It has none.
        None = "none",
        /// HAUNT side up: it stays.
        Haunt = "haunt",
        /// Banish side up: it can be activated again, and leaves.
        Banish = "banish",
    }
}

/// What lasts for one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Turn {
    pub(crate) pool: Pool,
    pub(crate) overlord_used: bool,
    /// TER-134: how much damage the opponent's Armour has taken.
    pub(crate) absorbed: u16,
    /// TER-075: how often each cause came up.
    pub(crate) causes: [u8; Cause::COUNT],
    /// TER-258: whether Power may be exchanged for Coins.
    pub(crate) converts: bool,
    /// TER-295: the actions taken.
    pub(crate) actions: u8,
    /// The number of the Horde created last.
    pub(crate) hordes: u8,
}

/// Which abilities of a card are carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Text {
    /// TER-052: its keywords, then its unique ability.
    Play,
    /// TER-080.
    Conditional,
    /// TER-070.
    Trigger,
    /// TER-159: one of its Horde abilities.
    Horde(u8),
    /// What the player wanted of an optional effect.
    Then,
}

/// Whatever is half done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Frame {
    /// A seat is asked.
    Ask(Ask),
    /// Chance has to bring something.
    Chance(Chance),
    /// It goes on by itself.
    Do(Do),
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Chance {
    /// TER-020: who begins.
    FirstPlayer,
    /// This seat's Overlord.
    Overlord(Seat),
    /// TER-030, TER-112: the card at a place of the Street.
    Street(u8),
    /// TER-119: the top card of the Acolyte pile, bought with SUMMON or not.
    Acolyte { summon: bool },
    /// TER-190: the card this seat draws.
    Draw(Seat),
    /// TER-253: the top card of this seat's deck.
    Top(Seat),
}

/// What goes on by itself. Where nothing else is said, the active player is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Do {
    /// TER-030: the Street is laid.
    LayStreet,
    /// TER-190, TER-031, TER-280: this seat draws so many cards.
    Draw(Seat, u8),
    /// The next turn begins: the first one, or the other player's.
    NextTurn,
    /// TER-041: the active player acts until the Action Phase is over.
    ActionPhase,
    /// TER-281: the Draw Phase is over.
    EndTurn,
    /// The abilities of a card that entered play as number `id`, from effect `next` on.
    Run { kind: Kind, text: Text, next: u8, id: u8 },
    /// TER-071: what comes next is the end of something abilities wait for.
    After { cause: Cause, first: bool },
    /// TER-072: a triggered ability waits; those of one cause have the same group.
    Triggered { kind: Kind, id: u8, group: u8 },
    /// TER-112: a place of the Street is refilled.
    Refill(u8),
    /// TER-113: a bought card is put where it belongs, with SUMMON or not.
    Place { kind: Kind, summon: bool },
    /// TER-253: the top card of the deck is looked at.
    Look,
    /// TER-058: the top card of the deck is revealed.
    Reveal,
}

kernel::word_enum! {
    /// Why it is over.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Reason: "a reason: life, daybreak or draw" {
        /// TER-290: an Overlord has no life left.
        Life = "life",
        /// TER-292: the last round is over, and one has more life.
        Daybreak = "daybreak",
        /// TER-292: the last round is over, and both have the same.
        Draw = "draw",
    }
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct End {
    pub(crate) winner: Option<Seat>,
    pub(crate) reason: Reason,
}

impl InPlay {
    /// TER-236.
    pub(crate) fn can_haunt(&self) -> bool {
        self.started && self.token == Token::Banish && !self.haunted
    }

    /// What tells it from other cards, besides its number; members of a Horde are all different by their place.
    pub(crate) fn is_like(&self, other: &InPlay) -> bool {
        self.id == other.id || self.horde == 0 && InPlay { id: self.id, ..*other } == *self
    }
}

impl Player {
    fn new() -> Player {
        Player {
            overlord: None,
            influences: None,
            life: 0,
            deck: Deck::default(),
            hand: Hand::default(),
            discard: Bag::default(),
            play: List::default(),
            rally: 0,
        }
    }

    pub(crate) fn faction(&self) -> Option<Faction> {
        self.overlord.map(|overlord| overlord.sheet().faction)
    }

    pub(crate) fn max_life(&self) -> u8 {
        self.overlord.map_or(0, |overlord| overlord.sheet().life)
    }

    /// TER-132.
    pub(crate) fn armour(&self) -> u16 {
        self.play.iter().map(|entry| u16::from(entry.card.kind.face().armour)).sum()
    }

    pub(crate) fn relics(&self) -> impl Iterator<Item = &InPlay> {
        self.play.iter().filter(|entry| entry.card.kind.is_relic())
    }

    pub(crate) fn monsters(&self) -> impl Iterator<Item = &InPlay> {
        self.play.iter().filter(|entry| entry.card.kind.is_monster())
    }

    pub(crate) fn place_of(&self, id: u8) -> Option<usize> {
        self.play.iter().position(|entry| entry.id == id)
    }

    pub(crate) fn in_play(&self, id: u8) -> Option<&InPlay> {
        self.play.iter().find(|entry| entry.id == id)
    }

    /// One of each kind of indistinguishable cards in play.
    pub(crate) fn distinct(&self) -> impl Iterator<Item = &InPlay> {
        self.distinct_where(|_| true)
    }

    /// One of each kind of indistinguishable cards in play that are wanted: the one that is listed first. Cards that cannot be told
    /// apart are wanted alike, so it costs less to ask that first.
    pub(crate) fn distinct_where(&self, is_wanted: impl Fn(&InPlay) -> bool) -> impl Iterator<Item = &InPlay> {
        let is_first = |place: usize, entry: &InPlay| !self.play[..place].iter().any(|other| other.is_like(entry));
        let wanted = self.play.iter().enumerate().filter(move |(_, entry)| is_wanted(entry));
        wanted.filter(move |(place, entry)| is_first(*place, entry)).map(|(_, entry)| entry)
    }
}

impl State {
    pub(crate) fn new(rules: Rules) -> State {
        let meta = &BOX.file.meta;
        let mut frames = Stack::default();
        frames.push(Frame::Chance(Chance::FirstPlayer));
        State {
            rules,
            players: [Player::new(), Player::new()],
            market: Kind::copies(Type::Monster).chain(Kind::copies(Type::Relic)).collect(),
            acolytes: Kind::copies(Type::Acolyte).collect(),
            street: List::default(),
            removed: Bag::default(),
            round: 0,
            first: Seat::new(0),
            active: Seat::new(0),
            turn: Turn::default(),
            haunt_supply: meta.haunt_tokens,
            rally_supply: meta.rally_tokens,
            last_id: 0,
            frames,
            end: None,
        }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whose turn it is.
    pub(crate) fn own(&self) -> &Player {
        self.player(self.active)
    }

    pub(crate) fn own_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// The other player.
    pub(crate) fn opponent(&self) -> Seat {
        self.active.next(2)
    }

    /// What runs or asks.
    pub(crate) fn frame(&self) -> Option<Frame> {
        self.frames.top().copied()
    }

    /// The question on top of the stack.
    pub(crate) fn question(&self) -> Option<Ask> {
        match self.frame() {
            Some(Frame::Ask(ask)) => Some(ask),
            Some(Frame::Chance(_) | Frame::Do(_)) | None => None,
        }
    }

    /// Asks next.
    #[inline]
    pub(crate) fn ask(&mut self, ask: impl Into<Ask>) {
        self.frames.push(Frame::Ask(ask.into()));
    }

    /// Waits for chance next.
    #[inline]
    pub(crate) fn wait_for(&mut self, chance: Chance) {
        self.frames.push(Frame::Chance(chance));
    }

    /// Goes on with this next.
    #[inline]
    pub(crate) fn run(&mut self, next: Do) {
        self.frames.push(Frame::Do(next));
    }

    /// TER-134: the Armour of the opponent that has taken no damage in this turn.
    pub(crate) fn armour_left(&self) -> u16 {
        self.player(self.opponent()).armour().saturating_sub(self.turn.absorbed)
    }

    /// TER-072: the abilities that wait together on top of the stack, or below the question which of them comes next.
    pub(crate) fn triggered(&self) -> impl Iterator<Item = (Kind, u8)> {
        let is_question = self.question().is_some();
        let mut first = None;
        self.frames.iter().rev().skip(usize::from(is_question)).map_while(move |frame| match *frame {
            Frame::Do(Do::Triggered { kind, id, group }) if *first.get_or_insert(group) == group => Some((kind, id)),
            Frame::Ask(_) | Frame::Chance(_) | Frame::Do(_) => None,
        })
    }

    /// The effects of a card that are carried out.
    pub(crate) fn effects(kind: Kind, text: Text) -> &'static [Effect] {
        let face = kind.face();
        match text {
            Text::Play => &face.play,
            Text::Conditional => &face.conditional,
            Text::Trigger => face.trigger.as_ref().map_or(&[], |(_, _, then)| then),
            Text::Horde(ability) => &face.horde[usize::from(ability)..=usize::from(ability)],
            Text::Then => &face.then,
        }
    }

    /// Every card is somewhere, once; every token too; and what the rules bound is within bounds.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut cards: Vec<Kind> = Vec::new();
        for player in &self.players {
            cards.extend(player.deck.all().map(|card| card.kind));
            cards.extend(player.hand.cards().map(|card| card.kind));
            cards.extend(player.discard.cards().iter().map(|card| card.kind));
            cards.extend(player.play.iter().map(|entry| entry.card.kind));
        }
        cards.extend(self.market.cards().iter().chain(self.acolytes.cards()).chain(self.removed.cards()));
        cards.extend(self.street.iter().flatten());
        cards.extend(self.frames.iter().filter_map(|frame| match *frame {
            Frame::Do(Do::Place { kind, .. }) => Some(kind),
            Frame::Ask(ask) => ask.holds(),
            Frame::Chance(_) | Frame::Do(_) => None,
        }));
        cards.sort_unstable();
        let mut all: Vec<Kind> =
            [Type::Acolyte, Type::Monster, Type::Relic].into_iter().flat_map(Kind::copies).collect();
        for cards in self.players.iter().flat_map(|player| player.influences) {
            all.extend(Kind::starters().chain(cards));
        }
        all.sort_unstable();
        if cards != all {
            return Err(format!("the cards are {cards:?}"));
        }
        let entries = || self.players.iter().flat_map(|player| player.play.iter());
        let tokens = entries().filter(|entry| entry.token != Token::None).count();
        if tokens + usize::from(self.haunt_supply) != usize::from(BOX.file.meta.haunt_tokens) {
            return Err(format!("{tokens} Haunt tokens in play, {} in the supply", self.haunt_supply));
        }
        let rally: u8 = self.players.iter().map(|player| player.rally).sum();
        if rally + self.rally_supply != BOX.file.meta.rally_tokens {
            return Err(format!("{rally} Rally tokens held, {} in the supply", self.rally_supply));
        }
        let mut ids: Vec<u8> = entries().map(|entry| entry.id).collect();
        ids.sort_unstable();
        if ids.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(format!("the cards in play have the numbers {ids:?}"));
        }
        for player in &self.players {
            if player.life > player.max_life() {
                return Err(format!("{} life of {}", player.life, player.max_life()));
            }
            if player.relics().count() > usize::from(BOX.file.meta.relics) {
                return Err("too many Relics in a zone".to_owned());
            }
            for pair in player.play.windows(2).filter(|pair| pair[0].horde != 0 && pair[0].horde == pair[1].horde) {
                if !pair[0].card.marks.has(Marks::JOINED) {
                    return Err(format!("{:?} is in a Horde without having joined one", pair[0]));
                }
            }
        }
        Ok(())
    }
}
