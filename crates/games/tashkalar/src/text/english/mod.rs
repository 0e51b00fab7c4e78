//! The sentences in English.

mod moves;
mod pieces;

use self::moves::moves;
use self::pieces::{Count, number, object, pieces, place, rank};
use super::plan::{Clause, Condition, Naming, Says, Sentence, Subject, is_once, is_uncounted};
use super::{Bearer, written};
use crate::board::Ranks;
use crate::effect::{self, How, Verb, Whose};

pub(super) fn text(bearer: Bearer<'_>, sentences: &[Sentence<'_>]) -> Option<String> {
    let mut all = Vec::new();
    if bearer.is_remote {
        all.push("appears on any empty colourless square".to_owned());
    }
    for sentence in sentences {
        all.push(self::sentence(bearer, sentence)?);
    }
    if is_uncounted(sentences) {
        all.push("they do not count as destroyed by you".to_owned());
    }
    written(&all)
}

pub(super) fn sentence(bearer: Bearer<'_>, sentence: &Sentence<'_>) -> Option<String> {
    let condition = condition(bearer, sentence.condition)?;
    let said = match &sentence.says {
        Says::All(clauses) => one_after_another(bearer, clauses)?,
        Says::OneOf { may, clauses } => one_of(bearer, *may, clauses)?,
    };
    Some(format!("{condition}{said}"))
}

/// What a subject does: the verb in the imperative and in the third person, and the rest.
struct Predicate {
    verb: &'static str,
    third: &'static str,
    rest: String,
}

fn predicate(verb: &'static str, third: &'static str, rest: impl Into<String>) -> Option<Predicate> {
    Some(Predicate { verb, third, rest: rest.into() })
}

/// A clause in words.
struct Said {
    who: Subject,
    subject: String,
    may: bool,
    predicate: Predicate,
}

impl Said {
    /// The clause without its subject.
    fn verb_phrase(&self) -> String {
        let Predicate { verb, third, rest } = &self.predicate;
        let verb = match (self.may, self.who == Subject::You) {
            (true, _) => format!("may {verb}"),
            (false, true) => (*verb).to_owned(),
            (false, false) => (*third).to_owned(),
        };
        [verb.as_str(), rest].into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn with_subject(&self) -> String {
        let phrase = self.verb_phrase();
        if self.subject.is_empty() { phrase } else { format!("{} {phrase}", self.subject) }
    }
}

fn one_after_another(bearer: Bearer<'_>, clauses: &[Clause<'_>]) -> Option<String> {
    let mut text = String::new();
    let mut last: Option<Said> = None;
    for clause in clauses {
        let said = say(bearer, clause)?;
        let is_command = said.who == Subject::You && !said.may;
        text += &match &last {
            None if is_command => said.verb_phrase(),
            None => said.with_subject(),
            Some(last) if last.subject != said.subject => format!(", and {}", said.with_subject()),
            Some(last) if last.predicate.verb != said.predicate.verb => {
                format!(" and {}", said.verb_phrase())
            }
            Some(last) if last.may && said.may => format!(" and/or {}", said.predicate.rest),
            Some(last) if last.may == said.may => format!(" and {}", said.predicate.rest),
            Some(_) => format!(", and {}", said.with_subject()),
        };
        last = Some(said);
    }
    Some(text)
}

fn one_of(bearer: Bearer<'_>, may: bool, clauses: &[Clause<'_>]) -> Option<String> {
    let said = clauses.iter().map(|clause| say(bearer, clause)).collect::<Option<Vec<_>>>()?;
    let are_yours = said.iter().all(|said| said.who == Subject::You);
    if may && !are_yours {
        return None;
    }
    if !may && (!are_yours || said.iter().any(|said| said.may)) {
        let choices: Vec<_> = said.iter().map(Said::with_subject).collect();
        return Some(format!("either {}", choices.join(", or ")));
    }
    let verb = said[0].predicate.verb;
    let choices = said.iter().enumerate().map(|(place, Said { predicate, .. })| match place {
        0 => format!("{} {}", predicate.verb, predicate.rest),
        _ if predicate.verb == verb => predicate.rest.clone(),
        _ => format!("{} {}", predicate.verb, predicate.rest),
    });
    let or = if clauses.iter().any(|clause| clause.leaves_out_movers) { " or " } else { ", or " };
    let choices = choices.collect::<Vec<_>>().join(or);
    Some(if may { format!("you may {choices}") } else { choices })
}

fn name(bearer: Bearer<'_>) -> String {
    format!("the {}", bearer.name_en.trim_start_matches("The "))
}

fn say(bearer: Bearer<'_>, clause: &Clause<'_>) -> Option<Said> {
    let part = clause.part;
    let subject = match clause.subject {
        Subject::You => "you".to_owned(),
        Subject::Being => match clause.being {
            Naming::Unnamed => String::new(),
            Naming::Pronoun => "it".to_owned(),
            Naming::Name => name(bearer),
        },
        Subject::It if part.verb == Verb::MakeGateway => "that piece".to_owned(),
        Subject::It => "it".to_owned(),
        Subject::Gateway => "the Gateway".to_owned(),
        Subject::OnePiece => pieces(bearer, clause, Count::One)?,
        Subject::SeveralPieces => match part.how {
            How::UpTo(count) => pieces(bearer, clause, Count::UpTo(count))?,
            _ => return None,
        },
        Subject::Whole => String::new(),
    };
    Some(Said { who: clause.subject, subject, may: clause.may, predicate: done(bearer, clause)? })
}

fn done(bearer: Bearer<'_>, clause: &Clause<'_>) -> Option<Predicate> {
    let part = clause.part;
    let is_bare = part.whose == Whose::Any && part.rank == Ranks::Any && part.on.is_empty() && part.each.is_none();
    let is_plain = is_bare && is_once(part.how);
    let whole = |text: &str| if is_bare && part.how == How::Must { predicate("", "", text) } else { None };
    let plain = |verb, rest: &str| if is_plain { predicate(verb, "", rest) } else { None };
    match part.verb {
        Verb::Step(kind) => moves(bearer, clause, kind, false),
        Verb::Leap(kind) => moves(bearer, clause, kind, true),
        Verb::Destroy if clause.subject == Subject::Being => {
            predicate("be destroyed", "is destroyed", if clause.is_repeated { "too" } else { "" })
        }
        Verb::Upgrade if clause.subject == Subject::Being => {
            predicate("become", "becomes", rank(bearer.rank.upgraded()?))
        }
        Verb::MakeGateway if matches!(clause.subject, Subject::Being | Subject::It) => {
            predicate("become", "becomes", "the Gateway")
        }
        Verb::Destroy | Verb::DestroyUncounted => predicate("destroy", "", object(bearer, clause)?),
        Verb::Upgrade => predicate("upgrade", "", object(bearer, clause)?),
        Verb::Downgrade => predicate("downgrade", "", object(bearer, clause)?),
        Verb::Choose if is_once(part.how) => predicate("choose", "", object(bearer, clause)?),
        Verb::Convert(into) => {
            let into = match into {
                effect::Into::Common if part.rank == Ranks::Common => "into one of yours",
                effect::Into::Common => "into a common piece of yours",
                effect::Into::SameRank => "into one of yours of the same rank",
            };
            predicate("convert", "", format!("{} {into}", object(bearer, clause)?))
        }
        Verb::Place(placed) => predicate("place", "", place(clause, placed)?),
        Verb::Aim => plain("choose", "a shown direction"),
        Verb::Gain(1) => plain("gain", "an action"),
        Verb::Gain(actions) => plain("gain", &format!("{} actions", number(actions)?)),
        Verb::ExtraCard => plain("at the end of the turn draw", "an extra card from your deck"),
        Verb::ExtraLegend => plain("at the end of the turn draw", "an extra legend"),
        Verb::DiscardFlare => plain("discard", "your flare"),
        Verb::DiscardPending => plain("discard", "your pending being"),
        Verb::DiscardFromHand => plain("discard", "a card from your hand"),
        Verb::TakeTopBack => plain("put", "the top card of your discard pile on top of your deck"),
        Verb::ExtraTurn => whole("you take another turn after this one, even if the game is already ending"),
        Verb::CountEnemy => whole("in your next summoning this turn, one enemy piece may count as yours"),
        Verb::SummonNext => {
            whole("use this right before a summoning: in its pattern one enemy piece may count as yours")
        }
        Verb::SlowOthers => {
            whole("every other player (in teams only the next one) has one action less on their next turn")
        }
        Verb::CountAsLegend => whole("this summoning counts as the summoning of a legend"),
        Verb::CountOnceMore => whole("until the end of the turn, every enemy piece you destroy counts once more"),
        Verb::CountEmpty => {
            whole("in your next summoning this turn, up to two empty squares may count as your common pieces")
        }
        Verb::Choose
        | Verb::MakeGateway
        | Verb::OneOf(_)
        | Verb::ReturnCard
        | Verb::TakePendingBack
        | Verb::DiscardLegends
        | Verb::Own(_) => None,
    }
}

fn condition(bearer: Bearer<'_>, condition: Condition) -> Option<String> {
    Some(match condition {
        Condition::Nothing => String::new(),
        Condition::Then => "then ".to_owned(),
        Condition::Done(Subject::Being) => "if it does, ".to_owned(),
        Condition::Done(_) => "if you do, ".to_owned(),
        Condition::MovedAndIsNotGateway => "if it does and is not the Gateway, ".to_owned(),
        Condition::BothDone => "if you do both, ".to_owned(),
        Condition::NoPieceThere => "if there is none, ".to_owned(),
        Condition::Killed { again: false } => "if that destroys a piece, ".to_owned(),
        Condition::Killed { again: true } => "if that destroys a piece too, ".to_owned(),
        Condition::DestroyedNothing { leap } => {
            let moved = if leap { "leap" } else { "move" };
            format!("if neither the summoning nor the {moved} destroyed a piece, ")
        }
        Condition::Destroyed(pieces) => format!("if at least {} are destroyed, ", number(pieces)?),
        Condition::OnRed { again: false } => "if the summoning square is red, ".to_owned(),
        Condition::OnRed { again: true } => "if the square is red, ".to_owned(),
        Condition::OnGreen { again: false } => "if the summoning square is green, ".to_owned(),
        Condition::OnGreen { again: true } => "if the square is green, ".to_owned(),
        Condition::OnOuterColour => "if the summoning square is red or green but not central, ".to_owned(),
        Condition::Otherwise => "otherwise ".to_owned(),
        Condition::ActionLeft => "if you have an action left, ".to_owned(),
        Condition::SummonedOntoEnemy => "if the summoning destroyed an enemy piece, ".to_owned(),
        Condition::ItIs(rank) => format!("if it is {}, ", self::rank(rank)),
        Condition::ItWas(rank) => format!("if it was {}, ", self::rank(rank)),
        Condition::ItWasOnRed => "if it stood on a red square, ".to_owned(),
        Condition::MadeLegendary => "if a piece became legendary, ".to_owned(),
        Condition::IsGateway => format!("if {} is the Gateway, ", name(bearer)),
        Condition::GatewayOnRed => "if the Gateway is on a red square, ".to_owned(),
        Condition::GatewayOnGreen => "if the Gateway is on a green square, ".to_owned(),
    })
}
