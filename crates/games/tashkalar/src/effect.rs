//! What cards do, as the card file writes it: a small language for the many, a name for the few.
//!
//! An effect is a list of parts, carried out one after another (TK-090). A part says *when* it applies, *how* often and whether it
//! must be done, what is *done*, and to *whose* pieces of which *rank* they stand *on*. In the card file:
//!
//! ```toml
//! effect = [
//!   { how = "may", do = "destroy", whose = "enemy", rank = "common", on = ["diagonal"] },
//!   { when = [{ after = 1 }], do = "upgrade", whose = "being" },
//! ]
//! ```

use serde::Deserialize;

use crate::board::{Rank, Ranks};

/// A part of an effect.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Part {
    /// All of these have to hold, or the part is left out.
    #[serde(default)]
    pub(crate) when: Vec<When>,
    #[serde(default)]
    pub(crate) how: How,
    #[serde(rename = "do")]
    pub(crate) verb: Verb,
    #[serde(default)]
    pub(crate) whose: Whose,
    #[serde(default)]
    pub(crate) rank: Ranks,
    /// Where the pieces stand, or where one is placed: in all of these areas.
    #[serde(default)]
    pub(crate) on: Vec<Area>,
    /// Where a move or leap may end: in all of these areas.
    #[serde(default)]
    pub(crate) onto: Vec<Area>,
    /// What the moves of this part have in common.
    #[serde(default)]
    pub(crate) same: Vec<Same>,
    /// The directions in which a move may go; all if there is none.
    pub(crate) along: Option<Along>,
    /// Once for each of these sides, whose pieces are then meant.
    pub(crate) each: Option<Each>,
    /// Only if this alternative of `one-of` was chosen, counted from 1.
    pub(crate) branch: Option<u8>,
}

/// TK-091, TK-092: whether it must be done, and how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum How {
    /// Once, if it can be done.
    #[default]
    Must,
    /// Once or not at all.
    May,
    /// So many times or fewer.
    UpTo(u8),
    /// So many times, or as often as it can be done.
    Times(u8),
    /// TK-095: to all of them at once, without a choice.
    All,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verb {
    /// TK-116.
    Destroy,
    /// TK-124: destroy without counting it.
    DestroyUncounted,
    /// TK-113.
    Upgrade,
    /// TK-114.
    Downgrade,
    /// TK-117: replace an enemy piece by an own one.
    Convert(Into),
    /// TK-112: put an own piece of this rank on an empty square.
    Place(Rank),
    /// TK-105: move to an adjacent square.
    Step(Move),
    /// TK-109: move to any square.
    Leap(Move),
    /// Choose a piece that later parts call `it`.
    Choose,
    /// Choose a direction of the card.
    Aim,
    /// Choose one of so many alternatives; later parts say to which `branch` they belong.
    OneOf(u8),
    /// TK-118: gain so many actions.
    Gain(u8),
    /// TK-119: draw an extra school card at the end of the turn.
    ExtraCard,
    /// TK-119: draw an extra legend at the end of the turn.
    ExtraLegend,
    /// TK-135: another turn after this one.
    ExtraTurn,
    /// TK-078: in the next summoning an enemy piece may count as one's own.
    CountEnemy,
    /// TK-213: the same, and the next thing must be a summoning.
    SummonNext,
    /// TK-215: the others have an action less.
    SlowOthers,
    /// Discard the flare of one's hand.
    DiscardFlare,
    /// TK-304: the piece becomes the Gateway.
    MakeGateway,
    /// TK-331: this summoning counts as the summoning of a legend.
    CountAsLegend,
    /// The card goes under its deck instead of to the discard pile.
    ReturnCard,
    /// TK-324: discard the pending being.
    DiscardPending,
    /// The pending being is an ordinary card of the hand again.
    TakePendingBack,
    /// Every enemy piece destroyed in this turn counts once more.
    CountOnceMore,
    /// Two empty squares may count as common pieces in the next pattern.
    CountEmpty,
    /// The top card of the own discard pile goes on the deck.
    TakeTopBack,
    /// Discard a card of the hand.
    DiscardFromHand,
    /// Discard all legends of the hand.
    DiscardLegends,
    /// A card unlike the others: it has a procedure of its own.
    Own(Own),
}

/// TK-117: the rank of the piece that comes in place of a converted one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Into {
    Common,
    SameRank,
}

/// TK-106, TK-107: which pieces may be run over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Move {
    /// Those of lower rank.
    Standard,
    /// Those of the same or lower rank.
    Combat,
    /// A combat move once in this part, otherwise standard moves (R-24).
    OneCombat,
    /// A combat move of a common piece, a standard move of an upgraded one.
    CombatIfCommon,
}

/// Whose pieces are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Whose {
    /// TK-094: of any side.
    #[default]
    Any,
    /// Of any side, but not the being.
    AnyOther,
    Own,
    /// Own ones, but not the being.
    OwnOther,
    Enemy,
    /// TK-096: the being itself.
    Being,
    /// The piece that an earlier part chose.
    It,
    /// TK-082: the pieces of the pattern.
    Used,
    /// TK-300: the Gateway.
    Gateway,
    /// Of any side, but not the Gateway.
    AnyButGateway,
    /// Own ones, but not the Gateway.
    OwnButGateway,
}

/// Squares, most of them seen from the being.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Area {
    Adjacent,
    Orthogonal,
    Diagonal,
    /// At distance 1 to 2.
    #[serde(rename = "near-2")]
    Near2,
    /// At distance 1 to 3.
    #[serde(rename = "near-3")]
    Near3,
    /// At distance 2.
    #[serde(rename = "ring-2")]
    Ring2,
    /// The marked squares of the pattern.
    Marked,
    /// The purple square of the pattern.
    Purple,
    /// In one of the card's directions.
    OnRays,
    /// The first piece in each of the card's directions.
    FirstOnRays,
    /// In the direction that was aimed at.
    Aimed,
    /// The first piece further in the direction of the last move.
    FirstAhead,
    /// The next square in the direction of the last move.
    NextAhead,
    /// Where `it` stands.
    AtIt,
    /// Beside the square where `it` stood when it was chosen, or stands now.
    BesideIt,
    /// Beside an own piece.
    BesideOwn,
    /// Beside an own piece other than the being.
    BesideOwnOther,
    BesideOwnHeroic,
    BesideEnemy,
    BesideGreen,
    AtOrBesideRed,
    AtOrBesideGreen,
    Coloured,
    Empty,
    EmptyOrHeroic,
    BesideGateway,
    /// TK-307: nearer to the Gateway than the piece that moves.
    TowardGateway,
    /// Not where the Gateway stands.
    ButGateway,
}

/// What the moves of a part have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Same {
    /// One piece makes them all.
    Piece,
    /// All go in one direction.
    Direction,
    /// The reverse: no piece makes two of them.
    NoPiece,
    /// TK-110: running over a legendary piece ends them.
    UntilLegendary,
}

/// In which directions a move goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Along {
    /// Those of the card.
    Shown,
    /// That of the last move.
    Last,
}

/// For which sides a part is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Each {
    /// Every side, one's own first.
    Side,
    Enemy,
}

/// On what a part depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum When {
    /// TK-093: the part with this number was done.
    After(u8),
    /// It was not.
    Without(u8),
    /// A move of the part with this number destroyed a piece.
    Killed(u8),
    /// No move of the part with this number destroyed a piece.
    KilledNothing(u8),
    /// The last part for all destroyed so many pieces or more.
    Destroyed(u8),
    /// The being was summoned on red.
    OnRed,
    /// The being was summoned on green.
    OnGreen,
    /// The being was summoned on red or green, but not in the middle.
    OnOuterColour,
    NotOnOuterColour,
    /// An action is left.
    ActionLeft,
    /// Putting the being on its square destroyed nothing.
    SummonedCleanly,
    /// Putting the being on its square destroyed an enemy piece.
    SummonedOntoEnemy,
    /// The rank `it` had when it was chosen.
    ItWas(Rank),
    /// No piece was chosen, or it had another rank.
    ItWasNot(Rank),
    /// `it` stood on red when it was chosen.
    ItWasOnRed,
    /// The part with this number made a piece legendary.
    MadeLegendary(u8),
    /// The being is the Gateway.
    IsGateway,
    IsNotGateway,
    GatewayOnRed,
    GatewayOnGreen,
    /// The card itself was not warped in this turn.
    NotWarped,
}

/// The cards with a procedure of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Own {
    Hypnotist,
    MasterOfIntrigue,
    GunTower,
    Warlord,
    ForestWardens,
    KiskinSpirit,
    ForestAncient,
    CrystalMirror,
    FrozenChest,
    WarSled,
    FrostImp,
    Deathbringer,
    FrostweaveIllusionist,
    FireDragon,
    EldestTree,
    Leviathan,
    StormElemental,
    DemonOfWrath,
    DemonOfSloth,
    DemonOfEnvy,
    PossessedSummoner,
    Doppelganger,
    ParadoxWorm,
    LesserShadowTwin,
    Translocationist,
    AntimatterSpirit,
    MerchantOfTime,
    StoreOnMerchant,
    GreaterShadowTwin,
    DarkSphere,
    PolarityQueen,
    Singularity,
    ZigguratSentinel,
    OneOrTwoMoves,
}

impl Verb {
    /// TK-091, TK-092: the only `how` of what happens without a question, or may always be left out; none where the card says it.
    pub(crate) fn only_how(self) -> Option<How> {
        match self {
            Verb::Gain(_)
            | Verb::ExtraCard
            | Verb::ExtraLegend
            | Verb::ExtraTurn
            | Verb::CountEnemy
            | Verb::SummonNext
            | Verb::SlowOthers
            | Verb::MakeGateway
            | Verb::CountAsLegend
            | Verb::ReturnCard
            | Verb::CountOnceMore
            | Verb::CountEmpty
            | Verb::TakeTopBack
            | Verb::TakePendingBack
            | Verb::DiscardLegends
            | Verb::Own(_) => Some(How::Must),
            Verb::DiscardFlare | Verb::DiscardPending | Verb::DiscardFromHand => Some(How::May),
            Verb::Destroy
            | Verb::DestroyUncounted
            | Verb::Upgrade
            | Verb::Downgrade
            | Verb::Convert(_)
            | Verb::Place(_)
            | Verb::Step(_)
            | Verb::Leap(_)
            | Verb::Choose
            | Verb::Aim
            | Verb::OneOf(_) => None,
        }
    }
}

impl Area {
    /// TK-212: whether it has no meaning without a being and its pattern.
    pub(crate) fn is_seen_from_the_being(self) -> bool {
        match self {
            Area::Adjacent
            | Area::Orthogonal
            | Area::Diagonal
            | Area::Near2
            | Area::Near3
            | Area::Ring2
            | Area::Marked
            | Area::Purple
            | Area::OnRays
            | Area::FirstOnRays
            | Area::Aimed
            | Area::FirstAhead
            | Area::NextAhead
            | Area::BesideOwnOther => true,
            Area::AtIt
            | Area::BesideIt
            | Area::BesideOwn
            | Area::BesideOwnHeroic
            | Area::BesideEnemy
            | Area::BesideGreen
            | Area::AtOrBesideRed
            | Area::AtOrBesideGreen
            | Area::Coloured
            | Area::Empty
            | Area::EmptyOrHeroic
            | Area::BesideGateway
            | Area::TowardGateway
            | Area::ButGateway => false,
        }
    }
}

impl Part {
    /// TK-079: whether it matters which way the pattern lies.
    pub(crate) fn needs_the_placement(&self) -> bool {
        let areas = self.on.iter().chain(&self.onto);
        let turned =
            |area: &Area| matches!(area, Area::Marked | Area::Purple | Area::OnRays | Area::FirstOnRays | Area::Aimed);
        let own = |own| {
            matches!(
                own,
                Own::MasterOfIntrigue
                    | Own::GunTower
                    | Own::CrystalMirror
                    | Own::WarSled
                    | Own::FireDragon
                    | Own::ZigguratSentinel
            )
        };
        self.whose == Whose::Used
            || self.along == Some(Along::Shown)
            || areas.into_iter().any(turned)
            || matches!(self.verb, Verb::Own(name) if own(name))
    }
}
