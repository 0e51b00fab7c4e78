//! Pieces and squares in Polish.

use super::cases::{
    ADJACENT, Case, ENEMY, OTHER, OWN, PIECE, STANDING, TOUCHING, USED, YOUR, accusative, decline, genitive, rank,
    ranks,
};
use crate::board::{Rank, Ranks};
use crate::effect::{Area, Each, How, Whose};
use crate::text::Bearer;
use crate::text::plan::{Beside, Clause, Subject, is_once};

/// The pieces to which something is done.
pub(super) fn object(bearer: Bearer<'_>, clause: &Clause<'_>) -> Option<String> {
    let part = clause.part;
    let is_alone = part.rank == Ranks::Any && part.on.is_empty() && part.each.is_none() && is_once(part.how);
    let is_one_square = part.on == [Area::Purple] || part.on == [Area::Marked] && bearer.marked_squares == 1;
    match (part.whose, part.how) {
        // A name would have to be declined.
        (Whose::Being, _) => is_alone.then(|| "tę istotę".to_owned()),
        // "Możesz go zniszczyć": the pronoun would have to stand before the verb.
        (Whose::It, _) => (is_alone && !clause.may).then(|| "go".to_owned()),
        (Whose::Gateway, _) => is_alone.then(|| "Bramę".to_owned()),
        (_, How::Must | How::May) => pieces(bearer, clause, Case::Accusative),
        (_, How::UpTo(count)) => {
            Some(format!("do {} {}", genitive(count)?, pieces(bearer, clause, Case::GenitivePlural)?))
        }
        (_, How::Times(count)) => {
            Some(format!("{} {}", accusative(count)?, pieces(bearer, clause, Case::AccusativePlural)?))
        }
        (_, How::All) if is_one_square || part.on == [Area::FirstAhead] => pieces(bearer, clause, Case::Accusative),
        (_, How::All) => Some(format!("wszystkie {}", pieces(bearer, clause, Case::AccusativePlural)?)),
    }
}

/// Pieces by owner, rank and place, without their number.
pub(super) fn pieces(bearer: Bearer<'_>, clause: &Clause<'_>, case: Case) -> Option<String> {
    let part = clause.part;
    match (part.on.as_slice(), case) {
        ([Area::FirstOnRays], _) if part.whose != Whose::Any || part.rank != Ranks::Any => return None,
        ([Area::FirstOnRays], Case::Accusative) => return Some("pierwszego piona we wskazanym kierunku".to_owned()),
        ([Area::FirstOnRays], Case::GenitivePlural) => {
            return Some("pionów, za każdym razem pierwszego we wskazanym kierunku".to_owned());
        }
        ([Area::FirstAhead], Case::Accusative) if part.whose == Whose::Any => {
            let only = if part.rank == Ranks::Any { "" } else { ", jeśli jest " };
            let rank = ranks(part.rank, "lub", Case::Nominative);
            return Some(format!("następnego piona w tym samym kierunku{only}{rank}"));
        }
        _ => {}
    }
    if let Some(each) = part.each {
        let one = if part.how == How::May { "najwyżej po jednym" } else { "po jednym" };
        let rank = ranks(part.rank, "lub", Case::Locative);
        let piece = if rank.is_empty() { "pionie".to_owned() } else { format!("{rank} pionie") };
        let colour = match each {
            Each::Side => "każdego koloru",
            Each::Enemy => "każdego wrogiego koloru",
        };
        return Some(format!("{one} {piece} {colour}"));
    }
    let word = |word| decline(word, case).to_owned();
    let is_beside = part.on.iter().any(|area| matches!(area, Area::Adjacent | Area::Orthogonal | Area::Diagonal));
    let mut words = Vec::new();
    // A piece beside the being is another one anyway.
    if matches!(part.whose, Whose::OwnOther | Whose::AnyOther) && !is_beside {
        words.push(word(OTHER));
    }
    if matches!(part.whose, Whose::Own | Whose::OwnOther | Whose::OwnButGateway) {
        words.push(if clause.subject == Subject::You { word(OWN) } else { word(YOUR) });
    }
    if part.on.contains(&Area::Adjacent) {
        words.push(word(ADJACENT));
    }
    let and = if part.how == How::All { "i" } else { "lub" };
    words.extend(Some(ranks(part.rank, and, case)).filter(|rank| !rank.is_empty()));
    if part.whose == Whose::Enemy {
        words.push(word(ENEMY));
    }
    words.push(word(PIECE));
    match part.whose {
        Whose::AnyButGateway | Whose::OwnButGateway => words.push("poza Bramą".to_owned()),
        Whose::Used => words.push(format!("{} do tego przywołania", word(USED))),
        Whose::Being | Whose::It | Whose::Gateway => return None,
        Whose::Any | Whose::AnyOther | Whose::Own | Whose::OwnOther | Whose::Enemy => {}
    }
    words.extend(places(bearer, clause, case)?);
    Some(words.join(" "))
}

/// Where pieces stand.
fn places(bearer: Bearer<'_>, clause: &Clause<'_>, case: Case) -> Option<Option<String>> {
    let is_plural = matches!(case, Case::GenitivePlural | Case::AccusativePlural | Case::InstrumentalPlural);
    let mut found = Vec::new();
    for area in &clause.part.on {
        found.push(match area {
            Area::Adjacent => continue,
            Area::Orthogonal => format!("{} się bokiem", decline(TOUCHING, case)),
            Area::Diagonal => format!("{} się rogiem", decline(TOUCHING, case)),
            Area::Near2 => "w odległości do 2".to_owned(),
            Area::Near3 => "w odległości do 3".to_owned(),
            Area::Marked if bearer.marked_squares > 1 && is_plural => "na zaznaczonych polach".to_owned(),
            Area::Marked => "na zaznaczonym polu".to_owned(),
            Area::Purple => "na fioletowym polu".to_owned(),
            Area::OnRays => "we wskazanym kierunku".to_owned(),
            Area::Aimed => "w tym kierunku".to_owned(),
            Area::NextAhead => "na następnym polu w tym kierunku".to_owned(),
            Area::BesideIt => beside(clause.beside?).to_owned(),
            Area::BesideOwn => "obok twojego piona".to_owned(),
            Area::BesideGateway => "obok Bramy".to_owned(),
            Area::AtOrBesideRed => "na czerwonym polu lub obok niego".to_owned(),
            Area::AtOrBesideGreen => "na zielonym polu lub obok niego".to_owned(),
            _ => return None,
        });
    }
    Some(match found.as_slice() {
        [] => None,
        [one] => Some(one.clone()),
        [one, other] => Some(format!("{one} {} {other}", decline(STANDING, case))),
        _ => return None,
    })
}

fn beside(beside: Beside) -> &'static str {
    match beside {
        Beside::Piece => "obok niego",
        Beside::PlacedPiece => "obok właśnie postawionego",
        Beside::WhereItStood => "obok miejsca, gdzie stał",
        Beside::ThatSquare => "obok tego pola",
        Beside::DestroyedPiece => "obok zniszczonego",
    }
}

/// A placed piece and its square.
pub(super) fn place(clause: &Clause<'_>, placed: Rank) -> Option<String> {
    let part = clause.part;
    let pieces = |case| format!("{} {}", rank(placed, case), decline(PIECE, case));
    let (pieces, is_plural) = match part.how {
        How::Must | How::May => (pieces(Case::Accusative), false),
        How::UpTo(count) => (format!("do {} {}", genitive(count)?, pieces(Case::GenitivePlural)), true),
        How::Times(count) => (format!("{} {}", accusative(count)?, pieces(Case::AccusativePlural)), true),
        How::All => return None,
    };
    let square = match part.on.as_slice() {
        [] => return Some(pieces),
        [Area::Adjacent] if is_plural => "na sąsiednich polach",
        [Area::Adjacent] => "na sąsiednim polu",
        [Area::Marked] if is_plural => "na pustych zaznaczonych polach",
        [Area::Marked] => "na pustym zaznaczonym polu",
        [Area::BesideGreen] if is_plural => "na pustych polach obok zielonych pól",
        [Area::BesideGreen] => "na pustym polu obok zielonego pola",
        [Area::BesideOwn] => "obok swojego piona",
        [Area::BesideOwnHeroic] => "obok swojego heroicznego piona",
        [Area::BesideEnemy] => "obok wrogiego piona",
        [Area::BesideGateway] => "obok Bramy",
        [Area::BesideIt] => beside(clause.beside?),
        _ => return None,
    };
    Some(format!("{pieces} {square}"))
}
