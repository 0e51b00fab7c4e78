#![doc = include_str!("../README.md")]

use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, CardLine, Line, Phrase, Scene, Tell};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language that everything a player reads exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Polish.
    Polish,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::Polish];

    /// The two letters that stand for it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Polish => "pl",
        }
    }

    fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters name a language")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Language, String> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| format!("`{text}` is not a language Stolik speaks: en or pl"))
    }
}

/// The messages of a game, or of a program, in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The messages of a game: its word file, and for each card of its card file `card-<id>`, its name, and `text-<id>`, what is
    /// printed on it.
    pub fn of<G: Tell>(language: Language) -> Result<Words, WordsError> {
        Words::read(language, &Words::file_of::<G>(language)?)
    }

    /// The Fluent file with the messages of a game, for those who read it elsewhere.
    pub fn file_of<G: Tell>(language: Language) -> Result<String, WordsError> {
        let texts = G::texts();
        let file = match language {
            Language::English => texts.words_en,
            Language::Polish => texts.words_pl,
        };
        let mut messages = file.to_owned();
        if let Some(cards) = G::cards() {
            let lines =
                (cards.check)("cards.toml", cards.text).map_err(|problem| WordsError::Broken { language, problem })?;
            for card in lines {
                messages.push_str(&messages_of(&card, language));
            }
        }
        Ok(messages)
    }

    /// Reads messages from a Fluent file.
    pub fn read(language: Language, file: &str) -> Result<Words, WordsError> {
        let broken = |problem: String| WordsError::Broken { language, problem };
        let resource = FluentResource::try_new(file.to_owned())
            .map_err(|(_, errors)| broken(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // The marks that guard mixed writing directions would show as boxes in a terminal, and both languages run alike.
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|errors| broken(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))?;
        Ok(Words { language, bundle })
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence for a phrase; `names` are those of the seats. A missing message shows as its id in brackets.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.try_say(phrase, names).unwrap_or_else(|_| format!("[{}]", phrase.id))
    }

    /// The sentence for a phrase, or what its message lacks.
    pub fn try_say(&self, phrase: &Phrase, names: &[String]) -> Result<String, WordsError> {
        let missing = |problem: String| WordsError::Unsaid {
            language: self.language,
            id: phrase.id.clone().into_owned(),
            problem,
        };
        let pattern = self
            .bundle
            .get_message(&phrase.id)
            .and_then(|message| message.value())
            .ok_or_else(|| missing("there is no such message".to_owned()))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, names)?);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(missing(error.to_string())),
        }
    }

    fn value(&self, arg: &Arg, names: &[String]) -> Result<FluentValue<'static>, WordsError> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.try_say(phrase, names)?),
            Arg::Seat(seat) => FluentValue::from(names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())),
        })
    }

    /// The lines of a scene as text.
    #[must_use]
    pub fn lines(&self, scene: &Scene, names: &[String]) -> Vec<String> {
        scene
            .lines
            .iter()
            .map(|line| match line {
                Line::Drawn(line) => line.clone(),
                Line::Said(phrase) => self.say(phrase, names),
            })
            .collect()
    }
}

/// The messages of a card: its name, and what is printed on it where the card file says it in sentences.
fn messages_of(card: &CardLine, language: Language) -> String {
    let of = |en: &str, pl: &str| match language {
        Language::English => literal(en),
        Language::Polish => literal(pl),
    };
    let mut messages = format!("\ncard-{} = {}\n", card.id, of(&card.name_en, &card.name_pl));
    for text in card.texts.iter().chain(&card.sentences) {
        let part = if text.part.is_empty() { String::new() } else { format!("-{}", text.part) };
        messages.push_str(&format!("text-{}{part} = {}\n", card.id, of(&text.en, &text.pl)));
    }
    messages
}

/// A Fluent pattern that says exactly this text, whatever marks are in it.
fn literal(text: &str) -> String {
    let escaped = text.replace('\\', r"\\").replace('"', r#"\""#).replace(char::is_whitespace, " ");
    format!("{{ \"{escaped}\" }}")
}

/// What is wrong with the words of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WordsError {
    /// The file is not Fluent.
    #[error("the {language} words cannot be read: {problem}")]
    Broken {
        /// The language.
        language: Language,
        /// What is wrong.
        problem: String,
    },
    /// A phrase has no sentence.
    #[error("the {language} words cannot say `{id}`: {problem}")]
    Unsaid {
        /// The language.
        language: Language,
        /// The message.
        id: String,
        /// What is wrong.
        problem: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_can_have_any_name() {
        for name in ["Silk", "S{ilk}", "a \"b\" \\ c", "Żółw"] {
            let words = Words::read(Language::English, &format!("card-x = {}\n", literal(name))).unwrap();
            assert_eq!(words.try_say(&Phrase::new("card-x"), &[]).as_deref(), Ok(name));
        }
    }

    #[test]
    fn a_card_can_have_texts() {
        let card = CardLine::new("x", ["Silk", "Jedwab"], 1_u32, "ours");
        let card = card.text("", ["Draw {a} card.", "Dobierz kartę."]).text("b", ["Pass.", "Pasuj."]);
        let said = |language, id: &'static str| {
            let words = Words::read(language, &messages_of(&card, language)).unwrap();
            words.say(&Phrase::new(id), &[])
        };
        assert_eq!(said(Language::English, "card-x"), "Silk");
        assert_eq!(said(Language::English, "text-x"), "Draw {a} card.");
        assert_eq!(said(Language::Polish, "text-x-b"), "Pasuj.");
    }

    #[test]
    fn a_missing_message_or_argument_is_told() {
        let words = Words::read(Language::Polish, "coins = { $count } monet\n").unwrap();
        assert_eq!(words.say(&Phrase::new("cards"), &[]), "[cards]");
        let error = words.try_say(&Phrase::new("coins"), &[]).unwrap_err().to_string();
        assert!(error.starts_with("the pl words cannot say `coins`: "), "{error}");
        assert!(Words::read(Language::Polish, "= broken").is_err());
    }
}
