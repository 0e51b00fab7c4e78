//! The card file for people: every card with its names and texts.

use std::ops::Range;

use kernel::CardLine;

use crate::board::Rank;
use crate::cards::{BOX, Card};
use crate::effect::Part;
use crate::file::{File, PrintedCard, PrintedFlare, SummonSquare};
use crate::text::{self, Bearer};

/// An effect of a card with its words.
#[derive(Clone, Copy)]
pub(crate) struct Worded<'a> {
    /// Which effect of the card; empty for the effect of a being that is summoned.
    pub(crate) name: &'static str,
    /// The texts in the file, in English and in Polish.
    pub(crate) written: [Option<&'a String>; 2],
    pub(crate) parts: &'a [Part],
    pub(crate) bearer: Bearer<'a>,
}

impl Worded<'_> {
    /// Whether the text is made from the effect.
    pub(crate) fn is_made(&self) -> bool {
        self.written == [None; 2]
    }

    /// What people read; nothing if the file should say it and does not.
    pub(crate) fn text(&self) -> Option<[String; 2]> {
        match self.written {
            [Some(en), Some(pl)] => Some([en.clone(), pl.clone()]),
            [None, None] => text::made(self.bearer, self.parts),
            [Some(_), None] | [None, Some(_)] => None,
        }
    }

    /// The sentences of a text that is made from several, with the places of the parts that they say.
    pub(crate) fn sentences(&self) -> Vec<(Range<usize>, [String; 2])> {
        if self.is_made() { text::sentences(self.bearer, self.parts) } else { Vec::new() }
    }

    /// The message of its text, or of a sentence of it, counted from 0, without the id of the card.
    pub(crate) fn message(&self, sentence: Option<usize>) -> String {
        match (self.name, sentence) {
            (name, None) => name.to_owned(),
            ("", Some(place)) => (place + 1).to_string(),
            (name, Some(place)) => format!("{name}-{}", place + 1),
        }
    }

    /// The field of the card file that can hold the text in a language.
    pub(crate) fn field(&self, language: &str) -> String {
        match self.name {
            "" => format!("text_{language}"),
            name => format!("{name}_text_{language}"),
        }
    }

    fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.written == [None; 2]
    }
}

impl PrintedCard {
    /// Its effects with their words.
    pub(crate) fn worded(&self) -> impl Iterator<Item = Worded<'_>> {
        let bearer = Bearer {
            name_en: &self.name_en,
            name_pl: &self.name_pl,
            rank: self.rank,
            marked_squares: self.marks.iter().flat_map(|row| row.bytes()).filter(|&letter| letter == b'm').count(),
            is_remote: self.summon_square == SummonSquare::Remote,
        };
        let later = Bearer { is_remote: false, ..bearer };
        let effects = [
            Some(("", [&self.text_en, &self.text_pl], &self.effect, bearer)),
            self.freeze_effect.as_ref().map(|e| ("freeze", [&self.freeze_text_en, &self.freeze_text_pl], e, later)),
            self.warp_effect.as_ref().map(|e| ("warp", [&self.warp_text_en, &self.warp_text_pl], e, later)),
        ];
        let worded = effects.into_iter().flatten().map(|(name, written, parts, bearer)| Worded {
            name,
            written: written.map(Option::as_ref),
            parts,
            bearer,
        });
        worded.filter(|effect| !effect.is_empty())
    }
}

impl PrintedFlare {
    /// Its two parts with their words.
    pub(crate) fn worded(&self) -> impl Iterator<Item = Worded<'_>> {
        let [name_en, name_pl] = [&self.name_en, &self.name_pl];
        let bearer = Bearer { name_en, name_pl, rank: Rank::Common, marked_squares: 0, is_remote: false };
        let effects = [
            ("upper", [&self.upper_text_en, &self.upper_text_pl], &self.upper_effect),
            ("lower", [&self.lower_text_en, &self.lower_text_pl], &self.lower_effect),
        ];
        effects.into_iter().map(move |(name, written, parts)| Worded {
            name,
            written: written.map(Option::as_ref),
            parts,
            bearer,
        })
    }
}

/// Adds the texts of these effects.
fn with_texts<'a>(line: CardLine, effects: impl Iterator<Item = Worded<'a>>) -> CardLine {
    effects.fold(line, |line, effect| {
        let [en, pl] = effect.text().expect("the file was checked");
        let line = line.text(&effect.message(None), [&en, &pl]);
        effect
            .sentences()
            .iter()
            .enumerate()
            .fold(line, |line, (place, (_, [en, pl]))| line.sentence(&effect.message(Some(place)), [en, pl]))
    })
}

impl Card {
    /// An effect with its words: the one of a summoning or the upper one of a flare; `later` the freeze, warp or lower one.
    pub(crate) fn worded(self, later: bool) -> Option<Worded<'static>> {
        let is_meant = |effect: &Worded<'_>| matches!(effect.name, "freeze" | "warp" | "lower") == later;
        let File { card, flare, .. } = &BOX.file;
        match card.get(self.index()) {
            Some(card) => card.worded().find(is_meant),
            None => flare[self.index() - card.len()].worded().find(is_meant),
        }
    }
}

impl File {
    /// Every card with its names and texts.
    pub(crate) fn lines(&self) -> Vec<CardLine> {
        let schools = self.school.iter().map(|school| {
            CardLine::new(school.id.get_ref(), [&school.name_en, &school.name_pl], school.count, school.source)
        });
        let forms = self
            .form
            .iter()
            .map(|form| CardLine::new(form.id.get_ref(), [&form.name_en, &form.name_pl], form.count, form.source));
        let cards = self.card.iter().map(|card| {
            let line = CardLine::new(card.id.get_ref(), [&card.name_en, &card.name_pl], card.count, card.source);
            with_texts(line, card.worded())
        });
        let flares = self.flare.iter().map(|flare| {
            let line = CardLine::new(flare.id.get_ref(), [&flare.name_en, &flare.name_pl], flare.count, flare.source);
            with_texts(line, flare.worded())
        });
        let tasks = self.task.iter().map(|task| {
            CardLine::new(task.id.get_ref(), [&task.name_en, &task.name_pl], task.count, task.source)
                .text("", [&task.text_en, &task.text_pl])
        });
        schools.chain(forms).chain(cards).chain(flares).chain(tasks).collect()
    }
}
