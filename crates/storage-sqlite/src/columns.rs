//! How values are written in columns: words for phases and sitters, lines for the entries of a step.

use sqlx::error::BoxDynError;
use storage::{EntryRow, Phase, Sitter};

/// The word for a phase. The schema knows the same words.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Frozen => "frozen",
    }
}

/// The phase of a word.
pub(crate) fn phase(word: &str) -> Result<Phase, BoxDynError> {
    match word {
        "lobby" => Ok(Phase::Lobby),
        "playing" => Ok(Phase::Playing),
        "over" => Ok(Phase::Over),
        "frozen" => Ok(Phase::Frozen),
        _ => Err(format!("no phase is called `{word}`").into()),
    }
}

/// The word for a sitter. The schema knows the same words.
pub(crate) fn sitter_word(sitter: Sitter) -> &'static str {
    match sitter {
        Sitter::Free => "free",
        Sitter::Person => "person",
        Sitter::Bot => "bot",
    }
}

/// The sitter of a word.
pub(crate) fn sitter(word: &str) -> Result<Sitter, BoxDynError> {
    match word {
        "free" => Ok(Sitter::Free),
        "person" => Ok(Sitter::Person),
        "bot" => Ok(Sitter::Bot),
        _ => Err(format!("no sitter is called `{word}`").into()),
    }
}

/// The entries of a step as text: a line each, after a tab the answer's id. One row per step is much less to write than one per
/// entry, and is still read by eye.
pub(crate) fn write_entries(entries: &[EntryRow]) -> String {
    let mut text = String::new();
    for (number, entry) in entries.iter().enumerate() {
        if number > 0 {
            text.push('\n');
        }
        escape(&entry.line, &mut text);
        if let Some(id) = &entry.answer_id {
            text.push('\t');
            escape(id, &mut text);
        }
    }
    text
}

/// The entries of a step that was written so.
pub(crate) fn read_entries(text: &str) -> impl Iterator<Item = EntryRow> {
    text.split('\n').map(|line| match line.split_once('\t') {
        Some((line, id)) => EntryRow { line: unescape(line), answer_id: Some(unescape(id)) },
        None => EntryRow { line: unescape(line), answer_id: None },
    })
}

// Ids are chosen by visitors, so a tab or a line break in one must not make another entry of it.
fn escape(plain: &str, text: &mut String) {
    for letter in plain.chars() {
        match letter {
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\t' => text.push_str("\\t"),
            _ => text.push(letter),
        }
    }
}

fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n') => plain.push('\n'),
                Some('t') => plain.push('\t'),
                Some(other) => plain.push(other),
                None => plain.push('\\'),
            },
            _ => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(line: &str, answer_id: Option<&str>) -> EntryRow {
        EntryRow { line: line.to_owned(), answer_id: answer_id.map(str::to_owned) }
    }

    fn check(entries: &[EntryRow], text: &str) {
        assert_eq!(write_entries(entries), text);
        assert_eq!(read_entries(text).collect::<Vec<_>>(), entries);
    }

    #[test]
    fn a_step_reads_as_lines() {
        check(&[entry("1: drop 4", Some("a7")), entry("chance: 3", None)], "1: drop 4\ta7\nchance: 3");
    }

    #[test]
    fn an_empty_id_is_not_no_id() {
        check(&[entry("pass", Some("")), entry("pass", None)], "pass\t\npass");
    }

    #[test]
    fn breaks_and_tabs_make_no_other_entries() {
        check(&[entry("a\tb\nc\\n", Some("\n\t\\"))], "a\\tb\\nc\\\\n\t\\n\\t\\\\");
        check(&[entry("", None)], "");
    }

    #[test]
    fn every_word_is_read_as_it_was_written() {
        for value in [Phase::Lobby, Phase::Playing, Phase::Over, Phase::Frozen] {
            assert_eq!(phase(phase_word(value)).unwrap(), value);
        }
        for value in [Sitter::Free, Sitter::Person, Sitter::Bot] {
            assert_eq!(sitter(sitter_word(value)).unwrap(), value);
        }
        assert!(phase("begun").is_err());
        assert!(sitter("ghost").is_err());
    }
}
