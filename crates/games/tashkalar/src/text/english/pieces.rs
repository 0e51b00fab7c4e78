//! Pieces and squares in English.

use super::name;
use crate::board::{Rank, Ranks};
use crate::effect::{Area, Each, How, Whose};
use crate::text::Bearer;
use crate::text::plan::{Beside, Clause, Naming, is_once};

/// How many pieces a phrase speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Count {
    One,
    UpTo(u8),
    Exactly(u8),
    All,
    /// Those that make the moves of a part.
    Movers,
}

pub(super) fn object(bearer: Bearer<'_>, clause: &Clause<'_>) -> Option<String> {
    let part = clause.part;
    let is_alone = part.rank == Ranks::Any && part.on.is_empty() && part.each.is_none() && is_once(part.how);
    match (part.whose, part.how) {
        (Whose::Being, _) if clause.being == Naming::Pronoun => is_alone.then(|| "it".to_owned()),
        (Whose::Being, _) => is_alone.then(|| name(bearer)),
        (Whose::It, _) => is_alone.then(|| "it".to_owned()),
        (Whose::Gateway, _) => is_alone.then(|| "the Gateway".to_owned()),
        (_, How::Must | How::May) => pieces(bearer, clause, Count::One),
        (_, How::UpTo(count)) => pieces(bearer, clause, Count::UpTo(count)),
        (_, How::Times(count)) => pieces(bearer, clause, Count::Exactly(count)),
        (_, How::All) => pieces(bearer, clause, Count::All),
    }
}

/// Pieces by owner, rank and place.
pub(super) fn pieces(bearer: Bearer<'_>, clause: &Clause<'_>, count: Count) -> Option<String> {
    let part = clause.part;
    let is_one_square = part.on == [Area::Purple] || part.on == [Area::Marked] && bearer.marked_squares == 1;
    match part.on.as_slice() {
        [Area::FirstOnRays] if part.whose == Whose::Any && part.rank == Ranks::Any => {
            return match count {
                Count::One => Some("the first piece in a shown direction".to_owned()),
                Count::UpTo(count) => {
                    Some(format!("up to {} pieces, each the first in a shown direction", number(count)?))
                }
                Count::Exactly(_) | Count::All | Count::Movers => None,
            };
        }
        [Area::FirstAhead] if part.whose == Whose::Any && matches!(count, Count::One | Count::All) => {
            let only = if part.rank == Ranks::Any { "" } else { " if it is " };
            return Some(format!("the next piece in the same direction{only}{}", ranks(part.rank, false)));
        }
        _ => {}
    }
    let is_plural = count != Count::One && !(is_one_square && count == Count::All);
    let (adjacent, place) = places(bearer, clause, is_plural)?;
    // A piece beside the being is another one anyway.
    let other = matches!(part.whose, Whose::OwnOther | Whose::AnyOther) && adjacent.is_empty();
    let enemy = if part.whose == Whose::Enemy { "enemy" } else { "" };
    let rank = ranks(part.rank, count == Count::All);
    let noun = if is_plural { "pieces" } else { "piece" };
    let is_own = matches!(part.whose, Whose::Own | Whose::OwnOther | Whose::OwnButGateway);
    let mut words =
        [adjacent, rank, enemy, noun].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if is_own && count != Count::Movers {
        words += " of yours";
    }
    match part.whose {
        Whose::AnyButGateway | Whose::OwnButGateway => words += " other than the Gateway",
        Whose::Used => words += " used in this summoning",
        Whose::Being | Whose::It | Whose::Gateway => return None,
        Whose::Any | Whose::AnyOther | Whose::Own | Whose::OwnOther | Whose::Enemy => {}
    }
    if let Some(each) = part.each {
        let one = if part.how == How::May { "up to one" } else { "one" };
        let colour = match each {
            Each::Side => "of each colour",
            Each::Enemy => "of each enemy colour",
        };
        return Some(format!("{one} {words} {colour}"));
    }
    let other = if other { "other " } else { "" };
    Some(match count {
        Count::One if !other.is_empty() => format!("another {words}{place}"),
        Count::One => format!("{} {words}{place}", article(&words)),
        Count::UpTo(count) => format!("up to {} {other}{words}{place}", number(count)?),
        Count::Exactly(count) => format!("{} {other}{words}{place}", number(count)?),
        Count::All if is_one_square => format!("any {other}{words}{place}"),
        Count::All => format!("all {other}{words}{place}"),
        Count::Movers if is_own => format!("your {other}{words}{place}"),
        Count::Movers => format!("{other}{words}{place}"),
    })
}

fn article(words: &str) -> &'static str {
    if words.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

pub(super) fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Common => "common",
        Rank::Heroic => "heroic",
        Rank::Legendary => "legendary",
    }
}

/// Some ranks: all of them, or one of them.
fn ranks(ranks: Ranks, all: bool) -> &'static str {
    match ranks {
        Ranks::Any => "",
        Ranks::Common => "common",
        Ranks::Heroic => "heroic",
        Ranks::Legendary => "legendary",
        Ranks::Small if all => "common and heroic",
        Ranks::Small => "common or heroic",
        Ranks::Upgraded => "upgraded",
    }
}

pub(super) fn number(number: u8) -> Option<&'static str> {
    ["two", "three", "four", "five", "six"].get(usize::from(number).checked_sub(2)?).copied()
}

/// Where pieces stand: an adjective before the noun, and what follows it.
fn places(bearer: Bearer<'_>, clause: &Clause<'_>, is_plural: bool) -> Option<(&'static str, String)> {
    let mut adjective = "";
    let mut rest = Vec::new();
    for area in &clause.part.on {
        match area {
            Area::Adjacent => adjective = "adjacent",
            Area::Orthogonal => adjective = "orthogonally adjacent",
            Area::Diagonal => adjective = "diagonally adjacent",
            Area::Near2 => rest.push("within distance 2"),
            Area::Near3 => rest.push("within distance 3"),
            Area::Marked if bearer.marked_squares == 1 => rest.push("on the marked square"),
            Area::Marked if is_plural => rest.push("on marked squares"),
            Area::Marked => rest.push("on a marked square"),
            Area::Purple => rest.push("on the purple square"),
            Area::OnRays => rest.push("in a shown direction"),
            Area::Aimed => rest.push("in that direction"),
            Area::NextAhead => rest.push("on the next square ahead"),
            Area::BesideIt => rest.push(beside(clause.beside?)),
            Area::BesideOwn => rest.push("next to a piece of yours"),
            Area::BesideGateway => rest.push("next to the Gateway"),
            Area::AtOrBesideRed => rest.push("on or next to a red square"),
            Area::AtOrBesideGreen => rest.push("on or next to a green square"),
            _ => return None,
        }
    }
    let rest = rest.join(if is_plural { " that are " } else { " that is " });
    Some((adjective, if rest.is_empty() { rest } else { format!(" {rest}") }))
}

fn beside(beside: Beside) -> &'static str {
    match beside {
        Beside::Piece => "next to it",
        Beside::PlacedPiece => "next to the one just placed",
        Beside::WhereItStood => "next to where it stood",
        Beside::ThatSquare => "next to that square",
        Beside::DestroyedPiece => "next to the destroyed one",
    }
}

/// A placed piece and its square.
pub(super) fn place(clause: &Clause<'_>, placed: Rank) -> Option<String> {
    let part = clause.part;
    let rank = rank(placed);
    let (pieces, is_plural) = match part.how {
        How::Must | How::May => (format!("{} {rank} piece", article(rank)), false),
        How::UpTo(count) => (format!("up to {} {rank} pieces", number(count)?), true),
        How::Times(count) => (format!("{} {rank} pieces", number(count)?), true),
        How::All => return None,
    };
    let square = match part.on.as_slice() {
        [] => "",
        [Area::Adjacent] if is_plural => "on adjacent squares",
        [Area::Adjacent] => "on an adjacent square",
        [Area::Marked] if is_plural => "on empty marked squares",
        [Area::Marked] => "on an empty marked square",
        [Area::BesideGreen] if is_plural => "on empty squares next to green squares",
        [Area::BesideGreen] => "on an empty square next to a green one",
        [Area::BesideOwn] => "next to a piece of yours",
        [Area::BesideOwnHeroic] => "next to a heroic piece of yours",
        [Area::BesideEnemy] => "next to an enemy piece",
        [Area::BesideGateway] => "next to the Gateway",
        [Area::BesideIt] => beside(clause.beside?),
        _ => return None,
    };
    Some(if square.is_empty() { pieces } else { format!("{pieces} {square}") })
}
