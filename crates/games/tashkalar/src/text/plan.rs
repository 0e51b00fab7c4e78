//! The sentences of a text, before they are put into words of a language.

use std::ops::Range;

use crate::board::{Rank, Ranks};
use crate::effect::{Area, How, Move, Part, Same, Verb, When, Whose};

/// A sentence of a text.
pub(super) struct Sentence<'a> {
    /// The places of the parts that it says.
    pub(super) parts: Range<usize>,
    pub(super) condition: Condition,
    pub(super) says: Says<'a>,
}

impl<'a> Sentence<'a> {
    pub(super) fn clauses(&self) -> &[Clause<'a>] {
        match &self.says {
            Says::All(clauses) | Says::OneOf { clauses, .. } => clauses,
        }
    }
}

/// TK-124: whether what is destroyed does not count.
pub(super) fn is_uncounted(sentences: &[Sentence<'_>]) -> bool {
    let clauses = sentences.iter().flat_map(Sentence::clauses);
    clauses.into_iter().any(|clause| clause.part.verb == Verb::DestroyUncounted)
}

/// What a sentence says after its condition.
pub(super) enum Says<'a> {
    /// One thing after another.
    All(Vec<Clause<'a>>),
    /// One of these things, or none of them if `may`.
    OneOf { may: bool, clauses: Vec<Clause<'a>> },
}

/// A part of an effect with what the sentences before it have settled.
pub(super) struct Clause<'a> {
    pub(super) part: &'a Part,
    pub(super) subject: Subject,
    pub(super) may: bool,
    pub(super) being: Naming,
    /// The being makes such a move once more, or something was destroyed before the being is.
    pub(super) is_repeated: bool,
    /// The next clause says whose moves these are.
    pub(super) leaves_out_movers: bool,
    /// What "beside it" means.
    pub(super) beside: Option<Beside>,
}

/// Who or what does a thing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// The player who is spoken to.
    You,
    Being,
    /// The piece that an earlier part chose.
    It,
    Gateway,
    /// One piece makes all the moves.
    OnePiece,
    /// Every piece makes one move only.
    SeveralPieces,
    /// The clause has a subject of its own.
    Whole,
}

/// How the being is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    /// The text begins with what it does: it needs no name.
    Unnamed,
    /// The sentence before was about it.
    Pronoun,
    Name,
}

/// Beside what, where the effect says "beside it".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Beside {
    /// The piece that was upgraded or chosen.
    Piece,
    /// The piece that was placed.
    PlacedPiece,
    /// The square of the destroyed piece.
    WhereItStood,
    /// The same, where the sentence has just named the square.
    ThatSquare,
    /// The same, where "it" could be the Gateway.
    DestroyedPiece,
}

/// On what a sentence depends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Condition {
    Nothing,
    /// Nothing, but the order matters.
    Then,
    /// The sentence before was done, by this subject.
    Done(Subject),
    /// The being moved and is not the Gateway.
    MovedAndIsNotGateway,
    /// The two sentences before were done.
    BothDone,
    /// There was no piece on the one square of the sentence before.
    NoPieceThere,
    /// The being's move destroyed a piece; once more if `again`.
    Killed {
        again: bool,
    },
    /// Neither the summoning nor the being's move or leap destroyed anything.
    DestroyedNothing {
        leap: bool,
    },
    /// So many pieces or more were destroyed.
    Destroyed(u8),
    /// The being was summoned on red; `again` if the sentence before was about the summoning square too.
    OnRed {
        again: bool,
    },
    OnGreen {
        again: bool,
    },
    OnOuterColour,
    /// The condition of the sentence before does not hold.
    Otherwise,
    ActionLeft,
    SummonedOntoEnemy,
    ItIs(Rank),
    ItWas(Rank),
    ItWasOnRed,
    MadeLegendary,
    IsGateway,
    GatewayOnRed,
    GatewayOnGreen,
}

/// Cuts an effect into sentences; nothing if it has a combination that is not provided for.
pub(super) fn sentences(parts: &[Part]) -> Option<Vec<Sentence<'_>>> {
    let changes_rank =
        |part: &&Part| matches!(part.verb, Verb::Upgrade | Verb::Downgrade) && part.whose == Whose::Being;
    // After a second change the rank on the card would not say what the being becomes.
    if !parts.iter().all(is_clear) || parts.iter().filter(changes_rank).count() > 1 {
        return None;
    }
    let leaves_a_piece = |part: &Part| {
        let names_one = matches!(part.verb, Verb::Choose | Verb::Upgrade | Verb::Downgrade | Verb::Convert(_));
        names_one && subject(part) == Subject::You || matches!(part.verb, Verb::Place(_) | Verb::OneOf(_))
    };
    // "It" needs a piece that was spoken of.
    let knows_it = |(place, part): (usize, &Part)| part.whose != Whose::It || parts[..place].iter().any(leaves_a_piece);
    if !parts.iter().enumerate().all(knows_it) {
        return None;
    }
    let mut sentences = Vec::new();
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    while let Some(first) = parts.get(start) {
        let condition = condition(parts, start, &ranges)?;
        let previous = sentences.last();
        let (end, says) = match first.verb {
            _ if first.branch.is_some() => return None,
            Verb::OneOf(count) => {
                let end = start + 1 + usize::from(count);
                let branches = parts.get(start + 1..end)?;
                let in_order = branches.iter().zip(1..).all(|(part, number)| part.branch == Some(number));
                if !in_order || branches.iter().any(|part| !part.when.is_empty()) || !is_once(first.how) {
                    return None;
                }
                let shares_movers = share_movers(branches);
                let clauses = (start + 1..end).map(|place| Clause {
                    leaves_out_movers: shares_movers && place + 1 < end,
                    ..clause(parts, place)
                });
                (end, Says::OneOf { may: first.how == How::May, clauses: clauses.collect() })
            }
            _ => {
                let end = (start + 1..parts.len()).find(|&next| !joins(parts, start, next)).unwrap_or(parts.len());
                let clauses = (start..end).map(|place| Clause {
                    being: naming(&parts[place], condition, previous),
                    beside: beside(parts, place, condition),
                    ..clause(parts, place)
                });
                (end, Says::All(clauses.collect()))
            }
        };
        sentences.push(Sentence { parts: start..end, condition, says });
        ranges.push(start..end);
        start = end;
    }
    Some(sentences)
}

fn clause(parts: &[Part], place: usize) -> Clause<'_> {
    let part = &parts[place];
    let subject = subject(part);
    let may = match part.how {
        // "Up to one of each" leaves the choice for each.
        How::May => part.each.is_none(),
        // "You may do up to two" says the same thing twice.
        How::UpTo(_) => subject != Subject::You,
        How::Must | How::Times(_) | How::All => false,
    };
    let is_like_it = |earlier: &Part| match part.verb {
        Verb::Destroy => earlier.verb == Verb::Destroy || is_move(earlier),
        verb => (earlier.verb, &earlier.onto) == (verb, &part.onto) && self::subject(earlier) == Subject::Being,
    };
    let is_repeated = subject == Subject::Being && parts[..place].iter().any(is_like_it);
    Clause { part, subject, may, being: Naming::Name, is_repeated, leaves_out_movers: false, beside: None }
}

/// Whether everything that the part says about pieces can go into a clause.
fn is_clear(part: &Part) -> bool {
    let is_bare = part.rank == Ranks::Any && part.on.is_empty();
    match subject(part) {
        _ if part.same.contains(&Same::NoPiece) && part.same.len() > 1 => false,
        // A straight line is walked by one piece, step by step.
        Subject::You | Subject::SeveralPieces if part.same.contains(&Same::UntilLegendary) => false,
        Subject::You if part.same.contains(&Same::Direction) && part.how == How::UpTo(8) => false,
        _ if part.same.contains(&Same::Direction) && (is_once(part.how) || matches!(part.verb, Verb::Leap(_))) => false,
        _ if part.verb == Verb::MakeGateway && part.how != How::Must => false,
        _ if matches!(part.verb, Verb::OneOf(_)) => is_bare && part.whose == Whose::Any && part.each.is_none(),
        Subject::Being | Subject::It | Subject::Gateway => {
            is_bare && part.each.is_none() && !part.same.contains(&Same::NoPiece)
        }
        _ if part.each.is_some() => {
            let is_chosen = matches!(part.verb, Verb::Destroy | Verb::Upgrade | Verb::Downgrade);
            is_chosen && part.whose == Whose::Any && part.on.is_empty() && is_once(part.how)
        }
        _ => true,
    }
}

/// Whether alternative moves differ in number and kind only.
fn share_movers(branches: &[Part]) -> bool {
    let is_plain = |part: &Part| {
        matches!(part.verb, Verb::Step(Move::Standard | Move::Combat))
            && subject(part) == Subject::You
            && (part.onto.is_empty() && part.same.is_empty() && part.along.is_none())
    };
    let movers = |part: &Part| (part.whose, part.rank, part.on.clone());
    let is_plural = branches.last().is_some_and(|part| matches!(part.how, How::UpTo(_) | How::Times(_)));
    is_plural && branches.iter().all(is_plain) && branches.windows(2).all(|pair| movers(&pair[0]) == movers(&pair[1]))
}

pub(super) fn is_move(part: &Part) -> bool {
    matches!(part.verb, Verb::Step(_) | Verb::Leap(_))
}

pub(super) fn is_once(how: How) -> bool {
    matches!(how, How::Must | How::May)
}

fn subject(part: &Part) -> Subject {
    match (part.verb, part.whose) {
        (Verb::Step(_) | Verb::Leap(_) | Verb::MakeGateway, Whose::Being) => Subject::Being,
        (Verb::Upgrade | Verb::Destroy, Whose::Being) if part.how == How::Must => Subject::Being,
        (Verb::Step(_) | Verb::Leap(_) | Verb::MakeGateway, Whose::It) => Subject::It,
        (Verb::Step(_) | Verb::Leap(_), Whose::Gateway) => Subject::Gateway,
        (Verb::Step(_) | Verb::Leap(_), _) if part.same.contains(&Same::Piece) => Subject::OnePiece,
        (Verb::Step(_) | Verb::Leap(_), _) if part.same.contains(&Same::NoPiece) => Subject::SeveralPieces,
        (
            Verb::ExtraTurn
            | Verb::CountEnemy
            | Verb::SummonNext
            | Verb::SlowOthers
            | Verb::CountAsLegend
            | Verb::CountOnceMore
            | Verb::CountEmpty,
            _,
        ) => Subject::Whole,
        _ => Subject::You,
    }
}

fn naming(part: &Part, condition: Condition, previous: Option<&Sentence<'_>>) -> Naming {
    let was_about_it = |sentence: &Sentence<'_>| match &sentence.says {
        Says::All(clauses) => clauses.iter().all(|clause| clause.subject == Subject::Being),
        Says::OneOf { .. } => false,
    };
    match previous {
        _ if part.verb == Verb::Destroy => Naming::Name,
        _ if condition == Condition::IsGateway => Naming::Pronoun,
        None if condition == Condition::Nothing => Naming::Unnamed,
        Some(sentence) if was_about_it(sentence) => Naming::Pronoun,
        None | Some(_) => Naming::Name,
    }
}

fn beside(parts: &[Part], place: usize, condition: Condition) -> Option<Beside> {
    let earlier = parts[..place].iter().rev().find(|part| part.how != How::All)?;
    match earlier.verb {
        Verb::Upgrade | Verb::Choose => Some(Beside::Piece),
        Verb::Place(_) => Some(Beside::PlacedPiece),
        Verb::Destroy if condition == Condition::ItWasOnRed => Some(Beside::ThatSquare),
        Verb::Destroy if matches!(condition, Condition::GatewayOnRed | Condition::GatewayOnGreen) => {
            Some(Beside::DestroyedPiece)
        }
        Verb::Destroy => Some(Beside::WhereItStood),
        _ => None,
    }
}

/// Whether a part goes into the sentence that begins with the part at `start`.
fn joins(parts: &[Part], start: usize, next: usize) -> bool {
    let (first, last, part) = (&parts[start], &parts[next - 1], &parts[next]);
    let is_consequence = || {
        let being_dies = last.verb == Verb::Destroy && subject(last) == Subject::Being;
        // The being is always there to be destroyed: "and" says as much as "if".
        being_dies && !last.when.is_empty() && part.when == [When::After(next as u8)] && part.how == How::Must
    };
    let belongs = || match (last.verb, part.verb) {
        (Verb::ExtraCard, Verb::ExtraLegend) => true,
        (Verb::Destroy, Verb::Destroy) | (Verb::DestroyUncounted, Verb::DestroyUncounted) => {
            last.how == How::All && part.how == How::All
        }
        _ => [last, part].into_iter().all(|part| subject(part) == Subject::Being && part.how == How::Must),
    };
    match part.verb {
        Verb::OneOf(_) => false,
        _ if part.branch.is_some() => false,
        _ if is_consequence() => true,
        _ if part.when != first.when => false,
        _ => !part.when.is_empty() || belongs(),
    }
}

/// What the sentence that begins with the part at `start` depends on.
fn condition(parts: &[Part], start: usize, ranges: &[Range<usize>]) -> Option<Condition> {
    let part = &parts[start];
    let before = |number: u8| &parts[usize::from(number) - 1];
    let is_in =
        |range: Option<&Range<usize>>, number: u8| range.is_some_and(|r| r.contains(&(usize::from(number) - 1)));
    let is_just_before = |number: u8| is_in(ranges.last(), number);
    let is_mandatory = |number: u8| before(number).how == How::Must;
    let was_said = |when: When| ranges.last().is_some_and(|range| parts[range.start].when == [when]);
    let killed_before =
        || parts[..start].iter().flat_map(|part| &part.when).any(|when| matches!(when, When::Killed(_)));
    let is_of_being = |number: u8| subject(before(number)) == Subject::Being && is_move(before(number));
    let moved_before = || ranges.last().is_some_and(|range| parts[range.clone()].iter().any(is_move));
    let then = || match start {
        0 => Condition::Nothing,
        _ if is_move(part) || moved_before() => Condition::Then,
        _ => Condition::Nothing,
    };
    match *part.when.as_slice() {
        [] => Some(then()),
        // What is done to "it" can only be done if there is one.
        [When::After(number)] if part.whose == Whose::It && is_mandatory(number) => Some(then()),
        [When::After(number)] if part.whose == Whose::It && !is_once(before(number).how) => None,
        [When::After(number)] if is_just_before(number) => match subject(before(number)) {
            Subject::Being => Some(Condition::Done(Subject::Being)),
            Subject::You => Some(Condition::Done(Subject::You)),
            _ => None,
        },
        [When::After(one), When::After(other)] if is_just_before(other) => {
            let is_before_that = is_in(ranges.len().checked_sub(2).and_then(|place| ranges.get(place)), one);
            is_before_that.then_some(Condition::BothDone)
        }
        [When::After(number), When::ItWas(rank)] if before(number).verb == Verb::Choose => Some(Condition::ItIs(rank)),
        [When::After(number), When::ItWas(rank)] if is_just_before(number) => Some(Condition::ItWas(rank)),
        [When::After(number), When::ItWasOnRed] if is_just_before(number) => Some(Condition::ItWasOnRed),
        [When::After(number), When::GatewayOnRed] if is_mandatory(number) => Some(Condition::GatewayOnRed),
        [When::After(number), When::GatewayOnGreen] if is_mandatory(number) => Some(Condition::GatewayOnGreen),
        [When::After(number), When::IsNotGateway] if is_just_before(number) && is_of_being(number) => {
            Some(Condition::MovedAndIsNotGateway)
        }
        // "That square" is the marked one.
        [When::Without(number)] if is_just_before(number) && before(number).on == [Area::Marked] => {
            Some(Condition::NoPieceThere)
        }
        [When::Killed(number)] if is_just_before(number) && is_of_being(number) => {
            Some(Condition::Killed { again: killed_before() })
        }
        [When::SummonedCleanly, When::KilledNothing(number)] if is_just_before(number) && is_of_being(number) => {
            Some(Condition::DestroyedNothing { leap: matches!(before(number).verb, Verb::Leap(_)) })
        }
        [When::Destroyed(pieces)] if start > 0 && parts[start - 1].how == How::All => {
            Some(Condition::Destroyed(pieces))
        }
        [When::OnRed] => Some(Condition::OnRed { again: was_said(When::OnGreen) }),
        [When::OnGreen] => Some(Condition::OnGreen { again: was_said(When::OnRed) }),
        [When::OnOuterColour] => Some(Condition::OnOuterColour),
        [When::NotOnOuterColour] if was_said(When::OnOuterColour) => Some(Condition::Otherwise),
        [When::IsNotGateway] if was_said(When::IsGateway) => Some(Condition::Otherwise),
        [When::ActionLeft] => Some(Condition::ActionLeft),
        [When::SummonedOntoEnemy] => Some(Condition::SummonedOntoEnemy),
        [When::MadeLegendary(_)] => Some(Condition::MadeLegendary),
        [When::IsGateway] => Some(Condition::IsGateway),
        [When::GatewayOnRed] => Some(Condition::GatewayOnRed),
        [When::GatewayOnGreen] => Some(Condition::GatewayOnGreen),
        _ => None,
    }
}
