//! The card file as it is written, and what is checked when it is read.

use cards::{CardError, Check, Source, Spanned};
use kernel::CardFile;
use serde::Deserialize;

use crate::board::{Rank, Ranks};
use crate::cards::{CardList, MOST_FLARES, MOST_LEGENDS, MOST_TASKS, SCHOOL_CARDS};
use crate::effect::{Along, Area, How, Part, Verb, When, Whose};
use crate::lines::Worded;
use crate::pattern::{Printed, Tint};
use crate::square::Direction;
use crate::task::{Goal, TaskType};

/// The card file in the box.
pub(crate) const TEXT: &str = include_str!("../cards.toml");

/// What a card file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) school: Vec<SchoolEntry>,
    pub(crate) form: Vec<FormEntry>,
    pub(crate) card: Vec<PrintedCard>,
    pub(crate) flare: Vec<PrintedFlare>,
    pub(crate) task: Vec<PrintedTask>,
}

/// A school.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SchoolEntry {
    pub(crate) id: Spanned<String>,
    pub(crate) name_en: String,
    pub(crate) name_pl: String,
    /// TK-021: the list of its beings.
    pub(crate) deck: CardList,
    pub(crate) count: u8,
    pub(crate) source: Source,
}

/// The numbers of a form with so many sides.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FormEntry {
    pub(crate) id: Spanned<String>,
    pub(crate) name_en: String,
    pub(crate) name_pl: String,
    pub(crate) seats: Vec<u8>,
    /// TK-009.
    pub(crate) stock_small: u8,
    /// TK-008.
    pub(crate) stock_legendary: u8,
    /// TK-160, TK-168, TK-181: the points that end the game.
    pub(crate) end_points: u8,
    pub(crate) count: u8,
    pub(crate) source: Source,
}

/// A being or a legend.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrintedCard {
    pub(crate) id: Spanned<String>,
    pub(crate) name_en: String,
    pub(crate) name_pl: String,
    pub(crate) deck: CardList,
    pub(crate) rank: Rank,
    pub(crate) count: u8,
    pub(crate) source: Source,
    pub(crate) pattern: Vec<String>,
    pub(crate) summon_square: SummonSquare,
    #[serde(default)]
    pub(crate) marks: Vec<String>,
    #[serde(default)]
    pub(crate) directions: Vec<Direction>,
    pub(crate) orientations: u8,
    pub(crate) text_en: Option<String>,
    pub(crate) text_pl: Option<String>,
    pub(crate) effect: Vec<Part>,
    pub(crate) freeze_text_en: Option<String>,
    pub(crate) freeze_text_pl: Option<String>,
    pub(crate) freeze_effect: Option<Vec<Part>>,
    pub(crate) warp_text_en: Option<String>,
    pub(crate) warp_text_pl: Option<String>,
    pub(crate) warp_effect: Option<Vec<Part>>,
}

/// TK-075, TK-076: what the summoning square must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SummonSquare {
    Free,
    OwnCommon,
    OwnHeroic,
    /// TK-330.
    Remote,
}

/// TK-140: a flare.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrintedFlare {
    pub(crate) id: Spanned<String>,
    pub(crate) name_en: String,
    pub(crate) name_pl: String,
    pub(crate) count: u8,
    pub(crate) source: Source,
    /// TK-141: how many more upgraded pieces the opponent must have.
    pub(crate) upper_need: u8,
    /// TK-141: how many more pieces the opponent must have.
    pub(crate) lower_need: u8,
    pub(crate) upper_text_en: Option<String>,
    pub(crate) upper_text_pl: Option<String>,
    pub(crate) lower_text_en: Option<String>,
    pub(crate) lower_text_pl: Option<String>,
    pub(crate) upper_effect: Vec<Part>,
    pub(crate) lower_effect: Vec<Part>,
}

/// TK-022: a task.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrintedTask {
    pub(crate) id: Spanned<String>,
    pub(crate) name_en: String,
    pub(crate) name_pl: String,
    pub(crate) count: u8,
    pub(crate) source: Source,
    #[serde(rename = "type")]
    pub(crate) of_type: TaskType,
    pub(crate) difficulty: Difficulty,
    pub(crate) points: u8,
    pub(crate) text_en: String,
    pub(crate) text_pl: String,
    pub(crate) goal: Goal,
}

/// TK-150: advanced tasks are not among the first three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Difficulty {
    Basic,
    Advanced,
}

impl PrintedCard {
    /// The pattern, seen from the summoning square.
    pub(crate) fn printed(&self) -> Option<Printed> {
        let cells = |rows: &[String]| {
            let cell = |(row, line): (usize, &String)| {
                let letters: Vec<_> = line.bytes().enumerate().map(|(column, letter)| (column, row, letter)).collect();
                letters
            };
            rows.iter().enumerate().flat_map(cell).collect::<Vec<_>>()
        };
        let pattern = cells(&self.pattern);
        // TK-330: a remote pattern is seen from its first piece.
        let seen_from = if self.summon_square == SummonSquare::Remote { b'c' } else { b'x' };
        let mut summoning = pattern.iter().filter(|(_, _, letter)| *letter == seen_from);
        let &(x_column, x_row, _) = summoning.next()?;
        if seen_from == b'x' && summoning.next().is_some() {
            return None;
        }
        let vector = |column: usize, row: usize| (column as i8 - x_column as i8, row as i8 - x_row as i8);
        let is_remote = self.summon_square == SummonSquare::Remote;
        let mut printed = Printed { directions: self.directions.clone(), is_remote, ..Printed::default() };
        for (column, row, letter) in pattern {
            let rank = match letter {
                b'c' => Rank::Common,
                b'h' => Rank::Heroic,
                b'.' => continue,
                b'x' => match self.summon_square {
                    SummonSquare::Free | SummonSquare::Remote => continue,
                    SummonSquare::OwnCommon => Rank::Common,
                    SummonSquare::OwnHeroic => Rank::Heroic,
                },
                _ => return None,
            };
            printed.needs.push((vector(column, row), rank));
        }
        for (column, row, letter) in cells(&self.marks) {
            let tint = match letter {
                b'm' => Tint::Marked,
                b'y' => Tint::Yellow,
                b'b' => Tint::Blue,
                b'p' => Tint::Purple,
                b'.' => continue,
                _ => return None,
            };
            printed.marks.push((vector(column, row), tint));
        }
        Some(printed)
    }
}

/// Reads a card file and checks what the types cannot say.
pub(crate) fn read(file: &str, text: &str) -> Result<File, CardError> {
    let cards: File = cards::read(file, text)?;
    let file = Check { file, text };
    check_ids(file, &cards)?;
    check_counts(file, &cards)?;
    for card in &cards.card {
        check_pattern(file, card)?;
        check_effect(file, &card.id, &card.effect, card)?;
        if let Some(parts) = card.freeze_effect.as_ref().or(card.warp_effect.as_ref()) {
            check_apart_from_a_being(file, &card.id, parts)?;
            check_effect(file, &card.id, parts, card)?;
        }
        let effects = [("effect", Some(&card.effect)), ("freeze_effect", card.freeze_effect.as_ref())];
        for (field, parts) in effects.into_iter().chain([("warp_effect", card.warp_effect.as_ref())]) {
            check_hows(file, &card.id, field, parts.map_or(&[], Vec::as_slice))?;
        }
        check_texts(file, &card.id, card.worded())?;
    }
    for flare in &cards.flare {
        for (field, parts) in [("upper_effect", &flare.upper_effect), ("lower_effect", &flare.lower_effect)] {
            check_parts(file, &flare.id, parts)?;
            check_hows(file, &flare.id, field, parts)?;
            check_apart_from_a_being(file, &flare.id, parts)?;
        }
        check_texts(file, &flare.id, flare.worded())?;
    }
    Ok(cards)
}

fn check_ids(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    let ids = cards.school.iter().map(|school| &school.id).chain(cards.form.iter().map(|form| &form.id));
    let ids = ids.chain(cards.card.iter().map(|card| &card.id));
    let ids = ids.chain(cards.flare.iter().map(|flare| &flare.id)).chain(cards.task.iter().map(|task| &task.id));
    file.ids(ids)
}

/// TK-008, TK-020 to TK-022: as many cards and pieces as there are.
fn check_counts(file: Check<'_>, cards: &File) -> Result<(), CardError> {
    for school in &cards.school {
        let ranks = |rank| cards.card.iter().filter(|card| card.deck == school.deck && card.rank == rank).count();
        if (ranks(Rank::Common), ranks(Rank::Heroic), ranks(Rank::Legendary)) != (5, SCHOOL_CARDS - 5, 0) {
            return file.wrong_card(&school.id, "expected 5 common and 13 heroic beings in the deck");
        }
    }
    for card in &cards.card {
        let schools = cards.school.iter().filter(|school| school.deck == card.deck).count();
        let expected = if card.deck == CardList::Legend { 1 } else { schools };
        if usize::from(card.count) != expected {
            return file.wrong_card(&card.id, format!("expected a `count` of {expected}, one for each school"));
        }
        if (card.deck == CardList::Legend) != (card.rank == Rank::Legendary) {
            return file.wrong_card(&card.id, "expected the rank legendary for legends and for nothing else");
        }
    }
    let legends = cards.card.iter().filter(|card| card.deck == CardList::Legend).count();
    let singles = cards.flare.iter().map(|flare| flare.count).chain(cards.task.iter().map(|task| task.count));
    if singles.into_iter().any(|count| count != 1) {
        return file.wrong(0, "expected one copy of every flare and task");
    }
    match (legends, cards.flare.len(), cards.task.len()) {
        (MOST_LEGENDS, MOST_FLARES, MOST_TASKS) => Ok(()),
        found => file.wrong(0, format!("expected 12 legends, 12 flares and 24 tasks, found {found:?}")),
    }
}

fn check_pattern(file: Check<'_>, card: &PrintedCard) -> Result<(), CardError> {
    let wrong = |what: String| file.wrong_card(&card.id, what);
    let width = card.pattern.first().map_or(0, String::len);
    if !card.pattern.iter().all(|row| row.len() == width) || width == 0 {
        return wrong("expected a `pattern` of rows of equal length".to_owned());
    }
    if !card.marks.is_empty() && card.marks.iter().map(String::len).ne(card.pattern.iter().map(String::len)) {
        return wrong("expected `marks` as large as the pattern".to_owned());
    }
    let Some(printed) = card.printed() else {
        return wrong("expected one x and the letters c, h and . in `pattern`; m, y, b, p and . in `marks`".to_owned());
    };
    match printed.orientations().len() {
        found if found == usize::from(card.orientations) => Ok(()),
        found => wrong(format!("expected `orientations = {found}`")),
    }
}

fn check_effect(file: Check<'_>, id: &Spanned<String>, parts: &[Part], card: &PrintedCard) -> Result<(), CardError> {
    check_parts(file, id, parts)?;
    let areas = || parts.iter().flat_map(|part| part.on.iter().chain(&part.onto));
    let aims = parts.iter().any(|part| part.verb == Verb::Aim || part.along == Some(Along::Shown));
    let rays = areas().any(|area| matches!(area, Area::OnRays | Area::FirstOnRays));
    if (aims || rays) && card.directions.is_empty() {
        return file.wrong_card(id, "expected `directions`, since the effect names them");
    }
    if areas().any(|area| *area == Area::Marked) && card.marks.is_empty() {
        return file.wrong_card(id, "expected `marks`, since the effect names them");
    }
    Ok(())
}

/// Parts depend on earlier ones only, alternatives exist, and every part has what its verb needs.
fn check_parts(file: Check<'_>, id: &Spanned<String>, parts: &[Part]) -> Result<(), CardError> {
    let wrong = |what: &str| file.wrong_card(id, what);
    if parts.len() > 16 {
        return wrong("expected at most 16 parts");
    }
    let alternatives = parts.iter().find_map(|part| match part.verb {
        Verb::OneOf(count) => Some(count),
        _ => None,
    });
    for (place, part) in parts.iter().enumerate() {
        let earlier = |&number: &u8| (1..=place).contains(&usize::from(number));
        let depends = part.when.iter().filter_map(|when| match when {
            When::After(number)
            | When::Without(number)
            | When::Killed(number)
            | When::KilledNothing(number)
            | When::MadeLegendary(number) => Some(number),
            _ => None,
        });
        if !depends.into_iter().all(earlier) {
            return wrong("expected a part to depend on earlier parts only, counted from 1");
        }
        if part.branch.is_some_and(|branch| branch == 0 || Some(branch) > alternatives) {
            return wrong("expected a `branch` that `one-of` has, counted from 1");
        }
        let moves = matches!(part.verb, Verb::Step(_) | Verb::Leap(_));
        if !moves && (!part.onto.is_empty() || part.along.is_some() || !part.same.is_empty()) {
            return wrong("expected `onto`, `along` and `same` for moves only");
        }
        if part.how == How::All && !matches!(part.verb, Verb::Destroy | Verb::DestroyUncounted) {
            return wrong("expected `all` for pieces that are destroyed");
        }
        if matches!(part.verb, Verb::Place(_)) && (part.whose != Whose::Any || part.rank != Ranks::Any) {
            return wrong("expected no `whose` and `rank` for a piece that is placed: it is one's own");
        }
    }
    Ok(())
}

/// TK-091, TK-092: the text says what `how` says, so it must be what happens.
fn check_hows(file: Check<'_>, id: &Spanned<String>, field: &str, parts: &[Part]) -> Result<(), CardError> {
    for (part, number) in parts.iter().zip(1..) {
        let expected = match part.verb.only_how() {
            Some(how) if how == part.how => continue,
            None => continue,
            Some(How::May) => "expected `how = \"may\"`, since it may always be left out",
            Some(_) => "expected no `how`, since it is done without a question",
        };
        return file.wrong_card(id, format!("{expected}: part {number} of `{field}`"));
    }
    Ok(())
}

/// TK-212: a freeze effect and a flare have no being, no pattern and no summoning square.
fn check_apart_from_a_being(file: Check<'_>, id: &Spanned<String>, parts: &[Part]) -> Result<(), CardError> {
    let needs_a_being = |part: &Part| {
        matches!(part.whose, Whose::Being | Whose::AnyOther | Whose::OwnOther | Whose::Used)
            || part.on.iter().chain(&part.onto).any(|area| area.is_seen_from_the_being())
            || part.verb == Verb::Aim
    };
    match parts.iter().any(needs_a_being) {
        true => file.wrong_card(id, "expected an effect without a being"),
        false => Ok(()),
    }
}

/// What cannot be made from the effect stands in the file, in both languages.
fn check_texts<'a>(
    file: Check<'_>,
    id: &Spanned<String>,
    effects: impl IntoIterator<Item = Worded<'a>>,
) -> Result<(), CardError> {
    match effects.into_iter().find(|effect| effect.text().is_none()) {
        None => Ok(()),
        Some(effect) => {
            let [en, pl] = ["en", "pl"].map(|language| effect.field(language));
            file.wrong_card(id, format!("expected `{en}` and `{pl}`, since the text cannot be made from the effect"))
        }
    }
}

/// The file for people.
pub(crate) fn card_file() -> CardFile {
    CardFile { text: TEXT, check: |file, text| Ok(read(file, text).map_err(|error| error.to_string())?.lines()) }
}
