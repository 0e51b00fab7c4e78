//! The sentences in Polish. What the card calls itself stands in the nominative only: its gender and declension are not known.

mod cases;
mod moves;
mod pieces;

use self::cases::{Case, accusative, rank};
use self::moves::moves;
use self::pieces::{object, pieces, place};
use super::plan::{Clause, Condition, Naming, Says, Sentence, Subject, is_once, is_uncounted};
use super::{Bearer, written};
use crate::board::Ranks;
use crate::effect::{self, How, Verb, Whose};

pub(super) fn text(bearer: Bearer<'_>, sentences: &[Sentence<'_>]) -> Option<String> {
    let mut all = Vec::new();
    if bearer.is_remote {
        all.push("pojawia się na dowolnym pustym bezbarwnym polu".to_owned());
    }
    for sentence in sentences {
        all.push(self::sentence(bearer, sentence)?);
    }
    if is_uncounted(sentences) {
        all.push("nie liczą się one jako zniszczone przez ciebie".to_owned());
    }
    written(&all)
}

pub(super) fn sentence(bearer: Bearer<'_>, sentence: &Sentence<'_>) -> Option<String> {
    let condition = condition(bearer, sentence.condition)?;
    let said = match &sentence.says {
        Says::All(clauses) => one_after_another(bearer, sentence.condition, clauses)?,
        Says::OneOf { may, clauses } => one_of(bearer, sentence.condition, *may, clauses)?,
    };
    Some(format!("{condition}{said}"))
}

/// The forms of a verb; empty where no sentence needs them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Conjugated {
    /// What the player is told to do.
    command: &'static str,
    infinitive: &'static str,
    third: &'static str,
}

const fn verb(command: &'static str, infinitive: &'static str, third: &'static str) -> Conjugated {
    Conjugated { command, infinitive, third }
}

const MAKE: Conjugated = verb("wykonaj", "wykonać", "wykonuje");
const BECOME: Conjugated = verb("", "stać się", "staje się");
const PERISH: Conjugated = verb("", "zginąć", "ginie");
const PERISH_TOO: Conjugated = verb("", "też zginąć", "też ginie");
const DESTROY: Conjugated = verb("zniszcz", "zniszczyć", "");
const UPGRADE: Conjugated = verb("awansuj", "awansować", "awansuje");
const DOWNGRADE: Conjugated = verb("zdegraduj", "zdegradować", "");
const CONVERT: Conjugated = verb("zamień", "zamienić", "");
const PLACE: Conjugated = verb("postaw", "postawić", "");
const CHOOSE: Conjugated = verb("wybierz", "wybrać", "");
const DISCARD: Conjugated = verb("odrzuć", "odrzucić", "");
const PUT: Conjugated = verb("połóż", "położyć", "");
const GAIN: Conjugated = verb("zyskujesz", "zyskać", "");
const DRAW: Conjugated = verb("na koniec tury dobierz", "na koniec tury dobrać", "");
const NONE: Conjugated = verb("", "", "");

/// A clause in words.
struct Said {
    who: Subject,
    subject: String,
    may: bool,
    verb: Conjugated,
    rest: String,
}

fn words(words: &[&str]) -> String {
    words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

impl Said {
    fn verb_phrase(&self) -> String {
        let Said { may, verb, rest, .. } = self;
        match (may, self.who == Subject::You) {
            (true, true) => words(&["możesz", verb.infinitive, rest]),
            (true, false) => words(&["może", verb.infinitive, rest]),
            (false, true) => words(&[verb.command, rest]),
            (false, false) => words(&[verb.third, rest]),
        }
    }

    fn with_subject(&self) -> String {
        words(&[&self.subject, &self.verb_phrase()])
    }
}

fn one_after_another(bearer: Bearer<'_>, condition: Condition, clauses: &[Clause<'_>]) -> Option<String> {
    let mut text = String::new();
    let mut last: Option<Said> = None;
    for clause in clauses {
        let said = say(bearer, condition, clause)?;
        let is_you = said.who == Subject::You;
        text += &match &last {
            None => said.with_subject(),
            Some(last) if last.who != said.who && is_you => format!(", a ty {}", said.verb_phrase()),
            Some(last) if last.who != said.who => format!(", a {}", said.with_subject()),
            Some(last) if last.verb != said.verb || last.may != said.may => format!(" i {}", said.verb_phrase()),
            Some(last) if last.may => format!(" i/lub {}", said.rest),
            Some(_) => format!(" oraz {}", said.rest),
        };
        last = Some(said);
    }
    Some(text)
}

fn one_of(bearer: Bearer<'_>, condition: Condition, may: bool, clauses: &[Clause<'_>]) -> Option<String> {
    let said = clauses.iter().map(|clause| say(bearer, condition, clause)).collect::<Option<Vec<_>>>()?;
    let are_yours = said.iter().all(|said| said.who == Subject::You);
    if may && !are_yours {
        return None;
    }
    if !may && (!are_yours || said.iter().any(|said| said.may)) {
        let choices: Vec<_> = said.iter().map(Said::with_subject).collect();
        return Some(format!("albo {}", choices.join(", albo ")));
    }
    let first = said[0].verb;
    let choices = said.iter().enumerate().map(|(place, Said { verb, rest, .. })| match (place, may) {
        (1.., _) if *verb == first => rest.clone(),
        (_, true) => words(&[verb.infinitive, rest]),
        (_, false) => words(&[verb.command, rest]),
    });
    let choices = choices.collect::<Vec<_>>().join(" albo ");
    Some(if may { format!("możesz {choices}") } else { choices })
}

fn say(bearer: Bearer<'_>, condition: Condition, clause: &Clause<'_>) -> Option<Said> {
    let part = clause.part;
    let subject = match clause.subject {
        Subject::You | Subject::Whole => String::new(),
        Subject::Being => match clause.being {
            Naming::Unnamed | Naming::Pronoun => String::new(),
            Naming::Name => bearer.name_pl.to_owned(),
        },
        Subject::It if matches!(condition, Condition::ItIs(_)) => String::new(),
        Subject::It => "ten pion".to_owned(),
        Subject::Gateway => "Brama".to_owned(),
        Subject::OnePiece => pieces(bearer, clause, Case::Nominative)?,
        Subject::SeveralPieces => match part.how {
            How::UpTo(_) => object(bearer, clause)?,
            _ => return None,
        },
    };
    let (verb, rest) = done(bearer, clause)?;
    Some(Said { who: clause.subject, subject, may: clause.may, verb, rest })
}

fn done(bearer: Bearer<'_>, clause: &Clause<'_>) -> Option<(Conjugated, String)> {
    let part = clause.part;
    let is_bare = part.whose == Whose::Any && part.rank == Ranks::Any && part.on.is_empty() && part.each.is_none();
    let whole = |text: &str| (is_bare && part.how == How::Must).then(|| (NONE, text.to_owned()));
    let plain = |verb, rest: &str| (is_bare && is_once(part.how)).then(|| (verb, rest.to_owned()));
    match part.verb {
        Verb::Step(kind) => Some((MAKE, moves(bearer, clause, kind, false)?)),
        Verb::Leap(kind) => Some((MAKE, moves(bearer, clause, kind, true)?)),
        Verb::Destroy if clause.subject == Subject::Being => {
            Some((if clause.is_repeated { PERISH_TOO } else { PERISH }, String::new()))
        }
        Verb::Upgrade if clause.subject == Subject::Being => Some((UPGRADE, String::new())),
        Verb::MakeGateway if matches!(clause.subject, Subject::Being | Subject::It) => {
            Some((BECOME, "Bramą".to_owned()))
        }
        Verb::Destroy | Verb::DestroyUncounted => Some((DESTROY, object(bearer, clause)?)),
        Verb::Upgrade => Some((UPGRADE, object(bearer, clause)?)),
        Verb::Downgrade => Some((DOWNGRADE, object(bearer, clause)?)),
        Verb::Choose if is_once(part.how) => Some((CHOOSE, object(bearer, clause)?)),
        Verb::Convert(into) => {
            let into = match into {
                effect::Into::Common if part.rank == Ranks::Common => "w swojego",
                effect::Into::Common => "w swojego zwykłego piona",
                effect::Into::SameRank => "w swojego tej samej rangi",
            };
            Some((CONVERT, format!("{} {into}", object(bearer, clause)?)))
        }
        Verb::Place(placed) => Some((PLACE, place(clause, placed)?)),
        Verb::Aim => plain(CHOOSE, "wskazany kierunek"),
        Verb::Gain(1) => plain(GAIN, "akcję"),
        Verb::Gain(actions) => {
            plain(GAIN, &format!("{} akcje", if actions == 2 { "dwie" } else { accusative(actions)? }))
        }
        Verb::ExtraCard => plain(DRAW, "dodatkową kartę ze swojej talii"),
        Verb::ExtraLegend => plain(DRAW, "dodatkową legendę"),
        Verb::DiscardFlare => plain(DISCARD, "swoją flarę"),
        Verb::DiscardPending => plain(DISCARD, "swoją oczekującą istotę"),
        Verb::DiscardFromHand => plain(DISCARD, "kartę z ręki"),
        Verb::TakeTopBack => plain(PUT, "wierzchnią kartę swojego stosu kart odrzuconych na wierzchu talii"),
        Verb::ExtraTurn => whole("po tej turze rozgrywasz dodatkową, nawet jeśli ogłoszono już koniec gry"),
        Verb::CountEnemy => whole("przy następnym przywołaniu w tej turze jeden wrogi pion może liczyć się jak twój"),
        Verb::SummonNext => {
            whole("aktywuj tuż przed przywołaniem: w jego wzorze jeden wrogi pion może liczyć się jak twój")
        }
        Verb::SlowOthers => whole(
            "każdy z pozostałych graczy (w zespołach tylko następny) ma w swojej następnej turze o jedną akcję mniej",
        ),
        Verb::CountAsLegend => whole("to przywołanie liczy się jak przywołanie legendy"),
        Verb::CountOnceMore => whole("do końca tury każdy zniszczony przez ciebie wrogi pion liczy się o raz więcej"),
        Verb::CountEmpty => {
            whole("przy następnym przywołaniu w tej turze do dwóch pustych pól może liczyć się jak twoje zwykłe piony")
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
        Condition::Then => "potem ".to_owned(),
        Condition::Done(Subject::Being) => "jeśli to zrobi, ".to_owned(),
        Condition::Done(_) => "jeśli to zrobisz, ".to_owned(),
        Condition::MovedAndIsNotGateway => "jeśli to zrobi i nie jest Bramą, ".to_owned(),
        Condition::BothDone => "jeśli zrobisz jedno i drugie, ".to_owned(),
        Condition::NoPieceThere => "jeśli żadnego tam nie ma, ".to_owned(),
        Condition::Killed { again: false } => "jeśli coś przy tym zniszczy, ".to_owned(),
        Condition::Killed { again: true } => "jeśli znów coś zniszczy, ".to_owned(),
        Condition::DestroyedNothing { leap } => {
            let moved = if leap { "skok" } else { "ruch" };
            format!("jeśli ani przywołanie, ani {moved} niczego nie zniszczyły, ")
        }
        Condition::Destroyed(pieces) => format!("jeśli zginęły co najmniej {}, ", accusative(pieces)?),
        Condition::OnRed { again: false } => "jeśli pole przywołania jest czerwone, ".to_owned(),
        Condition::OnRed { again: true } => "jeśli to pole jest czerwone, ".to_owned(),
        Condition::OnGreen { again: false } => "jeśli pole przywołania jest zielone, ".to_owned(),
        Condition::OnGreen { again: true } => "jeśli to pole jest zielone, ".to_owned(),
        Condition::OnOuterColour => "jeśli pole przywołania jest czerwone lub zielone, ale nie środkowe, ".to_owned(),
        Condition::Otherwise => "w przeciwnym razie ".to_owned(),
        Condition::ActionLeft => "jeśli została ci jeszcze akcja, ".to_owned(),
        Condition::SummonedOntoEnemy => "jeśli przywołanie zniszczyło wrogiego piona, ".to_owned(),
        Condition::ItIs(rank) => format!("jeśli jest {}, ", self::rank(rank, Case::Nominative)),
        Condition::ItWas(rank) => format!("jeśli był {}, ", self::rank(rank, Case::Nominative)),
        Condition::ItWasOnRed => "jeśli stał na czerwonym polu, ".to_owned(),
        Condition::MadeLegendary => "jeśli powstał legendarny pion, ".to_owned(),
        Condition::IsGateway => format!("jeśli {} jest Bramą, ", bearer.name_pl),
        Condition::GatewayOnRed => "jeśli Brama stoi na czerwonym polu, ".to_owned(),
        Condition::GatewayOnGreen => "jeśli Brama stoi na zielonym polu, ".to_owned(),
    })
}
