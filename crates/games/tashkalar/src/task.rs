//! TK-150 to TK-163: the tasks of High Form, and when they are fulfilled.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::Deserialize;

use crate::board::{Board, Rank, Ranks, Side};
use crate::square::{CENTRE, COLOURED, CORNERS, CROSSES, DIAGONALS, GREEN, LINES, RED, SIDES, Square, Squares};

kernel::word_enum! {
    /// TK-151, TK-154: the types of tasks.
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum TaskType: "a type of task" {
        /// Enemy pieces destroyed in one turn.
        Destruction = "destruction",
        /// Pieces on coloured squares.
        Colour = "colour",
        /// Beings summoned in one turn.
        Summoning = "summoning",
        /// Pieces in a certain arrangement.
        Pattern = "pattern",
        /// Enemy pieces that are surrounded or alone.
        Enemy = "enemy",
    }
}

/// What a task asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Goal {
    /// So many enemy pieces destroyed this turn, so many of them upgraded.
    Destroy {
        pieces: u8,
        #[serde(default)]
        upgraded: u8,
    },
    /// A legendary or two heroic enemy pieces destroyed this turn.
    EndOfLegends,
    /// So many own pieces in a zone.
    Hold {
        on: Zone,
        pieces: u8,
        #[serde(default)]
        upgraded: u8,
        #[serde(default)]
        legendary: u8,
    },
    /// More upgraded pieces than the enemy on red, and on green.
    Rainbow,
    /// So many beings summoned this turn.
    Summon {
        beings: u8,
        #[serde(default)]
        red: u8,
        #[serde(default)]
        green: u8,
        #[serde(default)]
        coloured: u8,
        #[serde(default)]
        legendary: u8,
    },
    /// All squares of the + or the x in the middle.
    Cross,
    /// On a line through the middle six pieces more than the enemy.
    Line,
    /// Four pieces on each main diagonal, one of them upgraded.
    Diagonals,
    /// TK-161: opposite sides joined.
    SideChain,
    /// TK-161: opposite corners joined.
    CornerChain,
    /// So many own pieces beside one enemy piece.
    Surround(u8),
    /// TK-162: an enemy piece that cannot reach its own.
    Isolation,
}

/// Squares that a task names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Zone {
    Red,
    Green,
    Coloured,
    Centre,
}

impl Zone {
    pub(crate) const fn squares(self) -> Squares {
        match self {
            Zone::Red => RED,
            Zone::Green => GREEN,
            Zone::Coloured => COLOURED,
            Zone::Centre => CENTRE,
        }
    }
}

/// TK-085, TK-156: the beings summoned in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Summons {
    pub(crate) beings: u8,
    pub(crate) red: u8,
    pub(crate) green: u8,
    pub(crate) legendary: u8,
}

impl Summons {
    /// TK-085: records a summoning.
    pub(crate) fn record(&mut self, rank: Rank, square: Square) {
        self.beings += 1;
        self.red += u8::from(RED.contains(square));
        self.green += u8::from(GREEN.contains(square));
        self.legendary += u8::from(rank == Rank::Legendary);
    }
}

/// TK-123: enemy pieces destroyed in a turn, by colour and rank.
pub(crate) type Tally = [[u8; 3]; crate::board::MOST_SIDES];

impl Goal {
    /// TK-156: whether a side fulfils it now.
    pub(crate) fn is_met(self, board: &Board, side: Side, tally: &Tally, summons: Summons) -> bool {
        let own = board.of(side);
        let enemy = board.enemies(side);
        let upgraded = board.ranked(Ranks::Upgraded);
        let destroyed = |rank: Rank| tally.iter().map(|of_side| of_side[rank as usize]).sum::<u8>();
        match self {
            Goal::Destroy { pieces, upgraded } => {
                let higher = destroyed(Rank::Heroic) + destroyed(Rank::Legendary);
                destroyed(Rank::Common) + higher >= pieces && higher >= upgraded
            }
            Goal::EndOfLegends => destroyed(Rank::Legendary) >= 1 || destroyed(Rank::Heroic) >= 2,
            Goal::Hold { on, pieces, upgraded: higher, legendary } => {
                let held = own & on.squares();
                held.len() >= pieces.into()
                    && (held & upgraded).len() >= higher.into()
                    && (held & board.ranked(Ranks::Legendary)).len() >= legendary.into()
            }
            Goal::Rainbow => {
                let more = |zone: Squares| (own & upgraded & zone).len() > (enemy & upgraded & zone).len();
                more(RED) && more(GREEN)
            }
            Goal::Summon { beings, red, green, coloured, legendary } => {
                summons.beings >= beings
                    && summons.red >= red
                    && summons.green >= green
                    && summons.red + summons.green >= coloured
                    && summons.legendary >= legendary
            }
            Goal::Cross => CROSSES.into_iter().any(|cross| (cross - own).is_empty()),
            Goal::Line => LINES.into_iter().any(|line| (own & line).len() >= (enemy & line).len() + 6),
            Goal::Diagonals => {
                DIAGONALS.into_iter().all(|diagonal| (own & diagonal).len() >= 4 && (own & diagonal).meets(upgraded))
            }
            Goal::SideChain => SIDES.into_iter().any(|[from, to]| joins(own, from, to)),
            Goal::CornerChain => CORNERS.into_iter().any(|[from, to]| joins(own, from, to)),
            Goal::Surround(pieces) => enemy.into_iter().any(|square| (square.adjacent() & own).len() >= pieces.into()),
            Goal::Isolation => enemy.into_iter().any(|square| is_isolated(square, enemy, board.empty())),
        }
    }
}

/// TK-161: whether pieces of the set that touch lead from one end to the other.
fn joins(pieces: Squares, from: Squares, to: Squares) -> bool {
    let mut reached = pieces & from;
    loop {
        let more = reached | reached.spread() & pieces;
        if more.meets(to) {
            return true;
        }
        if more == reached {
            return false;
        }
        reached = more;
    }
}

/// TK-162: another enemy piece is at most two squares away, but three steps over empty squares do not lead beside one.
fn is_isolated(piece: Square, enemies: Squares, empty: Squares) -> bool {
    let others = enemies - piece.set();
    if !piece.near(2).meets(others) {
        return false;
    }
    let mut reached = piece.set();
    for _ in 0..3 {
        reached |= reached.spread() & empty;
    }
    !reached.spread().meets(others)
}
