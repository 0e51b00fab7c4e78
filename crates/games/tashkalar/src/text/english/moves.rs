//! Moves and leaps in English.

use super::pieces::{Count, number, pieces};
use super::{Predicate, predicate};
use crate::board::Ranks;
use crate::effect::{Along, Area, How, Move, Same};
use crate::text::Bearer;
use crate::text::plan::{Clause, Subject};

pub(super) fn moves(bearer: Bearer<'_>, clause: &Clause<'_>, kind: Move, leap: bool) -> Option<Predicate> {
    let part = clause.part;
    let single = matches!(part.how, How::Must | How::May) || clause.subject == Subject::SeveralPieces;
    let onto_empty = part.onto.first() == Some(&Area::Empty);
    let kind_word = match kind {
        _ if onto_empty => "",
        Move::Standard | Move::OneCombat => "standard ",
        Move::Combat => "combat ",
        Move::CombatIfCommon => "",
    };
    let noun = match (leap, single) {
        (false, true) => "move",
        (false, false) => "moves",
        (true, true) => "leap",
        (true, false) => "leaps",
    };
    // TK-111: a common piece has nothing of lower rank to land on.
    let leads_to_empty = kind == Move::Standard && part.rank == Ranks::Common;
    let is_straight = part.same.contains(&Same::Direction);
    let is_endless = part.how == How::UpTo(8);
    let mut text = match part.how {
        _ if clause.subject == Subject::SeveralPieces => format!("one {kind_word}{noun} each"),
        How::Must | How::May if clause.is_repeated => format!("another {kind_word}{noun}"),
        How::Must | How::May => format!("a {kind_word}{noun}"),
        How::UpTo(8) if is_straight => format!("{kind_word}{noun}, as far as you like"),
        How::UpTo(8) => format!("any number of {kind_word}{noun}"),
        How::UpTo(count) => format!("up to {} {kind_word}{noun}", number(count)?),
        How::Times(count) => format!("{} {kind_word}{noun}", number(count)?),
        How::All => return None,
    };
    text += match (part.along, is_straight) {
        (None, false) => "",
        (None, true) => " in a straight line",
        (Some(Along::Last), _) => " in the same direction",
        (Some(Along::Shown), true) => " in one shown direction",
        (Some(Along::Shown), false) if single => " in a shown direction",
        (Some(Along::Shown), false) => return None,
    };
    let onto = match (part.onto.as_slice(), leap) {
        ([], false) => "",
        ([], true) if leads_to_empty => " to any empty square",
        ([], true) => " to any square",
        ([Area::Empty], false) if single => " onto an empty square",
        ([Area::Empty], false) => " onto empty squares",
        ([Area::Empty, Area::Marked], false) if single && bearer.marked_squares == 1 => " onto that square",
        ([Area::EmptyOrHeroic], false) if single => " onto an empty square or a heroic piece",
        ([Area::EmptyOrHeroic], false) => ", only onto empty squares or heroic pieces",
        ([Area::Ring2], true) if single => " to a square at distance 2",
        ([Area::Ring2], true) => ", each to a square at distance 2",
        ([Area::BesideOwnOther], false) if single => " ending next to another piece of yours",
        ([Area::BesideOwnOther], false) => ", each ending next to another piece of yours",
        ([Area::Coloured], false) if single => " onto a red or green square",
        ([Area::Coloured], false) => ", each onto a red or green square",
        ([Area::TowardGateway], false) => " toward the Gateway",
        ([Area::TowardGateway, Area::ButGateway], false) => " toward the Gateway, but not onto it",
        ([Area::AtIt], true) => " onto it",
        _ => return None,
    };
    let movers = match clause.subject {
        Subject::You if clause.leaves_out_movers => String::new(),
        Subject::You if single => format!(" with {}", pieces(bearer, clause, Count::One)?),
        Subject::You => format!(" with {}", pieces(bearer, clause, Count::Movers)?),
        _ => String::new(),
    };
    // What is said of each move stands last.
    text += &if onto.starts_with(',') { format!("{movers}{onto}") } else { format!("{onto}{movers}") };
    text += match kind {
        Move::Standard | Move::Combat => "",
        Move::OneCombat if single || is_endless || onto_empty => return None,
        Move::OneCombat => "; one of them may be a combat move",
        Move::CombatIfCommon if !single || onto_empty => return None,
        Move::CombatIfCommon => ": a combat move if it is common, otherwise a standard move",
    };
    if part.same.contains(&Same::UntilLegendary) {
        text += "; running over a legendary piece ends them";
    }
    predicate("make", "makes", text)
}
