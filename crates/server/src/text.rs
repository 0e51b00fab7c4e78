//! What people write: names and messages are text, never markup.

use unicode_normalization::UnicodeNormalization;
use wire::{Code, Problem};

/// A name: 1 to 24 visible characters.
pub(crate) fn name(written: &str) -> Result<String, Problem> {
    clean(written, 24).ok_or_else(|| Problem::new(Code::BadName))
}

/// A message: 1 to 500 visible characters.
pub(crate) fn message(written: &str) -> Result<String, Problem> {
    clean(written, 500).ok_or_else(|| Problem::new(Code::BadText))
}

/// The text composed (NFC) and trimmed; nothing if it is empty, too long or holds characters that hide or turn what is written.
fn clean(written: &str, longest: usize) -> Option<String> {
    // Composing can only shorten what a person sees, but a long run of marks is refused before it costs anything.
    if written.len() > longest * 16 {
        return None;
    }
    let composed: String = written.trim().nfc().collect();
    let fits = (1..=longest).contains(&composed.chars().count());
    (fits && !composed.chars().any(is_hidden) && composed.chars().any(is_visible)).then_some(composed)
}

/// Control characters, marks of writing direction and other signs without a body.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
            | '\u{e0000}'..='\u{e0fff}')
}

fn is_visible(letter: char) -> bool {
    !letter.is_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_composed_and_trimmed() {
        assert_eq!(name("  Zo\u{301}sia ").as_deref(), Ok("Zósia"));
        assert_eq!(name("<b>Ala</b>").as_deref(), Ok("<b>Ala</b>"));
    }

    #[test]
    fn what_hides_or_turns_text_is_refused() {
        for bad in [
            "",
            "   ",
            "a\nb",
            "evil\u{202e}txt",
            "\u{200b}",
            "zero\u{200d}width",
            &"x".repeat(25),
            &"\u{301}".repeat(9999),
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
        assert!(message(&"x".repeat(500)).is_ok() && message(&"x".repeat(501)).is_err());
    }
}
