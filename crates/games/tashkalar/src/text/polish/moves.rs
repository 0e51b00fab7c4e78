//! Moves and leaps in Polish.

use super::cases::{Case, accusative, genitive};
use super::pieces::pieces;
use crate::board::Ranks;
use crate::effect::{Along, Area, How, Move, Same};
use crate::text::Bearer;
use crate::text::plan::{Clause, Subject};

/// The forms of "combat move" and its like that sentences need.
#[derive(Clone, Copy)]
enum Form {
    /// *ruch bojowy*
    Accusative,
    /// *po jednym ruchu bojowym*
    Locative,
    /// *ruchów bojowych*
    GenitivePlural,
    /// *ruchy bojowe*
    AccusativePlural,
}

fn noun(leap: bool, kind: &[&'static str; 4], form: Form) -> String {
    let noun = match leap {
        false => ["ruch", "ruchu", "ruchów", "ruchy"],
        true => ["skok", "skoku", "skoków", "skoki"],
    };
    format!("{} {}", noun[form as usize], kind[form as usize]).trim_end().to_owned()
}

/// What somebody makes: so many moves of this kind.
pub(super) fn moves(bearer: Bearer<'_>, clause: &Clause<'_>, kind: Move, leap: bool) -> Option<String> {
    let part = clause.part;
    let single = matches!(part.how, How::Must | How::May) || clause.subject == Subject::SeveralPieces;
    let onto_empty = part.onto.first() == Some(&Area::Empty);
    let kind_words = match kind {
        _ if onto_empty => [""; 4],
        Move::Standard | Move::OneCombat => ["standardowy", "standardowym", "standardowych", "standardowe"],
        Move::Combat => ["bojowy", "bojowym", "bojowych", "bojowe"],
        Move::CombatIfCommon => [""; 4],
    };
    // TK-111: a common piece has nothing of lower rank to land on.
    let leads_to_empty = kind == Move::Standard && part.rank == Ranks::Common;
    let noun = |form| noun(leap, &kind_words, form);
    let mut text = match part.how {
        _ if clause.subject == Subject::SeveralPieces => format!("po jednym {}", noun(Form::Locative)),
        How::Must | How::May if clause.is_repeated => format!("kolejny {}", noun(Form::Accusative)),
        How::Must | How::May => noun(Form::Accusative),
        How::UpTo(8) => format!("dowolnie wiele {}", noun(Form::GenitivePlural)),
        How::UpTo(count) => format!("do {} {}", genitive(count)?, noun(Form::GenitivePlural)),
        How::Times(count) => format!("{} {}", accusative(count)?, noun(Form::AccusativePlural)),
        How::All => return None,
    };
    if clause.subject == Subject::You && !clause.leaves_out_movers {
        let case = if single { Case::Instrumental } else { Case::InstrumentalPlural };
        text = format!("{text} {}", pieces(bearer, clause, case)?);
    }
    text += match (part.along, part.same.contains(&Same::Direction)) {
        (None, false) => "",
        (None, true) => " w jednym kierunku",
        (Some(Along::Last), _) => " w tym samym kierunku",
        (Some(Along::Shown), true) => " w jednym ze wskazanych kierunków",
        (Some(Along::Shown), false) if single => " we wskazanym kierunku",
        (Some(Along::Shown), false) => return None,
    };
    text += match (part.onto.as_slice(), leap) {
        ([], false) => "",
        ([], true) if leads_to_empty => " na dowolne puste pole",
        ([], true) => " na dowolne pole",
        ([Area::Empty], false) if single => " na puste pole",
        ([Area::Empty], false) => " na puste pola",
        ([Area::Empty, Area::Marked], false) if single && bearer.marked_squares == 1 => " na to pole",
        ([Area::EmptyOrHeroic], false) if single => " na puste pole lub heroicznego piona",
        ([Area::EmptyOrHeroic], false) => ", tylko na puste pola lub heroiczne piony",
        ([Area::Ring2], true) if single => " na pole w odległości 2",
        ([Area::Ring2], true) => ", każdy na pole w odległości 2",
        ([Area::BesideOwnOther], false) if single => " na pole obok innego twojego piona",
        ([Area::BesideOwnOther], false) => ", każdy na pole obok innego twojego piona",
        ([Area::Coloured], false) if single => " na czerwone lub zielone pole",
        ([Area::Coloured], false) => ", każdy na czerwone lub zielone pole",
        ([Area::TowardGateway], false) => " w stronę Bramy",
        ([Area::TowardGateway, Area::ButGateway], false) => " w stronę Bramy, ale nie na jej pole",
        ([Area::AtIt], true) => " na jego pole",
        _ => return None,
    };
    text += match kind {
        Move::Standard | Move::Combat => "",
        Move::OneCombat if single || onto_empty => return None,
        Move::OneCombat => "; jeden z nich może być bojowy",
        Move::CombatIfCommon if !single || onto_empty => return None,
        Move::CombatIfCommon => ": bojowy, jeśli jest zwykły, a w przeciwnym razie standardowy",
    };
    if part.same.contains(&Same::UntilLegendary) {
        text += "; wejście na legendarnego piona je kończy";
    }
    Some(text)
}
