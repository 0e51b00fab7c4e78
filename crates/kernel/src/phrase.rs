//! What a person reads, as ids and amounts: the reader's side writes the sentence in the reader's language.

use std::borrow::Cow;
use std::fmt::Display;

use serde::Serialize;

use crate::{Game, Seat, ViewJson};

/// A message of the game's word files with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Phrase {
    /// The id of the message.
    pub id: Cow<'static, str>,
    /// What the message is about, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// An amount; decides plurals.
    Number(i64),
    /// A seat; read as the name of whoever sits there.
    Seat(Seat),
    /// Another phrase, such as the name of a card.
    Phrase(Phrase),
    /// Something that is the same in every language, such as a square of a board.
    Text(String),
}

impl Phrase {
    /// The message with this id, without arguments yet.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }

    /// Adds an amount.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds another phrase.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.with(name, Arg::Phrase(phrase))
    }

    /// Adds text that is the same in every language.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Phrase {
        self.with(name, Arg::Text(text.into()))
    }

    /// Several phrases as one, by a message that puts `$first` before `$rest`; nothing for an empty list.
    ///
    /// The list is halved again and again, so that a long one is not nested deeper than readers of messages can follow.
    #[must_use]
    pub fn list(joiner: &'static str, items: Vec<Phrase>) -> Option<Phrase> {
        let mut items = items;
        match items.len() {
            0 => None,
            1 => items.pop(),
            count => {
                let rest = Phrase::list(joiner, items.split_off(count.div_ceil(2)))?;
                let first = Phrase::list(joiner, items)?;
                Some(Phrase::new(joiner).phrase("first", first).phrase("rest", rest))
            }
        }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Phrase {
        self.args.push((name, arg));
        self
    }
}

/// A table drawn in lines of text: for terminals, screen readers and games without a board of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Scene {
    /// The lines from the top down.
    pub lines: Vec<Line>,
}

/// A line of a scene.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Line {
    /// Part of a drawing, the same in every language; every character is one column wide.
    Drawn(String),
    /// A sentence.
    Said(Phrase),
}

impl Scene {
    /// Adds a line of a drawing.
    pub fn draw(&mut self, line: impl Into<String>) {
        self.lines.push(Line::Drawn(line.into()));
    }

    /// Adds a sentence.
    pub fn say(&mut self, phrase: Phrase) {
        self.lines.push(Line::Said(phrase));
    }
}

/// The files of a game that people read.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// The English messages, a Fluent file.
    pub words_en: &'static str,
    /// The Polish messages, a Fluent file.
    pub words_pl: &'static str,
    /// The rules in English.
    pub rules_en: &'static str,
    /// The rules in Polish.
    pub rules_pl: &'static str,
}

/// The [`Texts`] of the crate it is called in: `words/en.ftl`, `words/pl.ftl`, `rules.md` and `rules.pl.md`.
#[macro_export]
macro_rules! texts {
    () => {
        $crate::Texts {
            words_en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en.ftl")),
            words_pl: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/pl.ftl")),
            rules_en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.md")),
            rules_pl: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.pl.md")),
        }
    };
}

/// A card or tile as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardLine {
    /// Its id in the card file.
    pub id: String,
    /// Its English name.
    pub name_en: String,
    /// Its Polish name.
    pub name_pl: String,
    /// How many copies there are.
    pub copies: u32,
    /// Where it comes from: `seed`, `public` or `ours`.
    pub source: String,
    /// What is printed on it, where the card file says it in sentences.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<CardText>,
    /// Sentences of these texts by themselves, for questions about one of them.
    #[serde(skip)]
    pub sentences: Vec<CardText>,
}

/// A text of a card in both languages: the message `text-<id of the card>`, or `text-<id>-<part>`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardText {
    /// Which text of the card; empty where it has one only.
    pub part: String,
    /// In English.
    pub en: String,
    /// In Polish.
    pub pl: String,
}

impl CardLine {
    /// A card with its English and its Polish name.
    pub fn new(id: &str, [name_en, name_pl]: [&str; 2], copies: impl Into<u32>, source: impl Display) -> CardLine {
        CardLine {
            id: id.to_owned(),
            name_en: name_en.to_owned(),
            name_pl: name_pl.to_owned(),
            copies: copies.into(),
            source: source.to_string(),
            texts: Vec::new(),
            sentences: Vec::new(),
        }
    }

    /// Adds a text in English and in Polish; `part` is empty where the card has one only.
    #[must_use]
    pub fn text(mut self, part: &str, [en, pl]: [&str; 2]) -> CardLine {
        self.texts.push(CardText { part: part.to_owned(), en: en.to_owned(), pl: pl.to_owned() });
        self
    }

    /// Adds a sentence of a text in English and in Polish.
    #[must_use]
    pub fn sentence(mut self, part: &str, [en, pl]: [&str; 2]) -> CardLine {
        self.sentences.push(CardText { part: part.to_owned(), en: en.to_owned(), pl: pl.to_owned() });
        self
    }
}

/// How a game speaks: everything a person reads, built from views and sights alone.
pub trait Tell: Game {
    /// What a board shows of an action before it is chosen; `()` where there are no previews.
    type Preview: Serialize;

    /// The game's word files and rules.
    fn texts() -> Texts;

    /// The table in lines of text.
    fn scene(view: &Self::View) -> Scene;

    /// What the asked `seat` has to decide now, in one line.
    fn prompt(view: &Self::View, seat: Seat) -> Phrase;

    /// What an offered action does.
    fn label(view: &Self::View, action: Self::Action) -> Phrase;

    /// The headings under which an offered action stands, the widest first: what is done, with which card, in which row.
    ///
    /// A list that is too long for a screen is asked in steps along them, so each heading must be understood by itself. The
    /// action stays one action; only the way to it has steps.
    fn path(_view: &Self::View, _action: Self::Action) -> Vec<Phrase> {
        Vec::new()
    }

    /// What a viewer perceived.
    fn tell(sight: &Self::Sight) -> Phrase;

    /// Whether people may talk at the table now, as everybody can see; a game of silence says when not.
    fn may_talk(_view: &Self::View) -> bool {
        true
    }

    /// What an offered action brings about, for a board to show before it is chosen; worked out from the view alone.
    fn preview(_view: &Self::View, _action: Self::Action) -> Option<Self::Preview> {
        None
    }

    /// In what the view right after the action differs from what its preview promised, if in anything.
    fn broken_promise(
        _preview: &Self::Preview,
        _before: &Self::View,
        _action: Self::Action,
        _after: &Self::View,
    ) -> Option<String> {
        None
    }

    /// The numbers that a chart shows over the time of a finished game, such as points; the spectator's view tells them. None
    /// while there is nothing to count yet.
    fn numbers(_view: &Self::View) -> Vec<Numbers> {
        Vec::new()
    }

    /// What is printed on the game's cards, for a board of its own; the same for everybody.
    fn faces() -> Option<ViewJson> {
        None
    }

    /// What a campaign has laid open once so many of its stages are won, for people to read.
    fn pages(_won: u8) -> Option<ViewJson> {
        None
    }

    /// A card of the card file, for whoever wants to read it: its name and what is printed on it. The same for everybody.
    fn printed(card: &CardLine) -> Scene {
        let mut scene = Scene::default();
        scene.say(Phrase::new(format!("card-{}", card.id)));
        for text in &card.texts {
            let part = if text.part.is_empty() { String::new() } else { format!("-{}", text.part) };
            scene.say(Phrase::new(format!("text-{}{part}", card.id)));
        }
        scene
    }

    /// The game's card file and its cards, if it has cards.
    fn cards() -> Option<CardFile> {
        None
    }
}

/// A line of a chart for each seat: what is counted, and how much of it each seat has now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Numbers {
    /// What is counted; the game's words call it `chart-<what>`.
    pub what: &'static str,
    /// How much of it each seat has, in the order of seats.
    pub of_seats: Vec<i32>,
}

/// A game's card file and the way to check another one in its place.
#[derive(Clone, Copy, Debug)]
pub struct CardFile {
    /// The file in the box.
    pub text: &'static str,
    /// Reads a card file and lists its cards, or says what is wrong and where.
    pub check: fn(file: &str, text: &str) -> Result<Vec<CardLine>, String>,
}
