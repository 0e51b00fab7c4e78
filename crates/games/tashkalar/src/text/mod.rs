//! What a card says, made from what it does, so that text and effect cannot disagree.
//!
//! [`plan`] cuts the parts of an effect into sentences and finds out what the languages share: what a sentence depends on, who
//! does it, what a word like "it" stands for. `english` and `polish` put that into words. A text is made only where it reads
//! well in both languages. The card file writes the others:
//!
//! - effects with a procedure of their own: the data only names it;
//! - verbs of one card whose rules are longer than their name: the Hell Hound's way under the deck, the legends that the Iris of
//!   Eternity costs, the being that the Warpmaster takes back;
//! - the Demon of Greed, whose two halves would say the same thing twice;
//! - the Eternal Emperor, whose effect is its warp effect again and says so in fewer words.
//!
//! A text in the card file wins over one that could be made; this is for a card that people would phrase much better.

mod english;
mod plan;
mod polish;

use std::ops::Range;

use crate::board::Rank;
use crate::effect::Part;

/// The card that bears an effect, as far as the text depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bearer<'a> {
    pub(crate) name_en: &'a str,
    pub(crate) name_pl: &'a str,
    pub(crate) rank: Rank,
    /// How many squares of the pattern are marked.
    pub(crate) marked_squares: usize,
    /// TK-330: the being appears on any empty colourless square.
    pub(crate) is_remote: bool,
}

/// The text of an effect in English and in Polish; nothing if it would not read well in one of them.
pub(crate) fn made(bearer: Bearer<'_>, parts: &[Part]) -> Option<[String; 2]> {
    let sentences = plan::sentences(parts)?;
    Some([english::text(bearer, &sentences)?, polish::text(bearer, &sentences)?])
}

/// The sentences of a text that has several, in English and in Polish, with the places of the parts that they say.
pub(crate) fn sentences(bearer: Bearer<'_>, parts: &[Part]) -> Vec<(Range<usize>, [String; 2])> {
    let sentences = plan::sentences(parts).unwrap_or_default();
    let said = sentences.iter().map(|sentence| {
        let [en, pl] = [english::sentence(bearer, sentence)?, polish::sentence(bearer, sentence)?];
        Some((sentence.parts.clone(), [written(&[en])?, written(&[pl])?]))
    });
    said.collect::<Option<Vec<_>>>().filter(|said| said.len() > 1).unwrap_or_default()
}

/// Joins sentences that lack the capital letter and the full stop; nothing if two of them are the same.
fn written(sentences: &[String]) -> Option<String> {
    let repeats = sentences.iter().enumerate().any(|(place, sentence)| sentences[..place].contains(sentence));
    if repeats || sentences.is_empty() {
        return None;
    }
    let finished = sentences.iter().map(|sentence| {
        let mut letters = sentence.chars();
        let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        format!("{capital}{}.", letters.as_str())
    });
    Some(finished.collect::<Vec<_>>().join(" "))
}
