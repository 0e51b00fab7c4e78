//! What a rule's id looks like: `LED-003`, uppercase letters (digits too, but not first), a hyphen, three digits.

/// An id in a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mention<'t> {
    pub(crate) id: &'t str,
    /// What stands before it in the line.
    pub(crate) before: &'t str,
    /// What stands after it.
    pub(crate) after: &'t str,
}

/// All ids in a line.
pub(crate) fn mentions(line: &str) -> impl Iterator<Item = Mention<'_>> {
    line.char_indices().filter_map(move |(start, _)| {
        let length = id_length(&line.as_bytes()[start..])?;
        let before = &line[..start];
        let is_word_start = !before.ends_with(char::is_alphanumeric);
        let (id, after) = line[start..].split_at(length);
        is_word_start.then_some(Mention { id, before, after })
    })
}

/// The part of an id that says which game it is of.
pub(crate) fn prefix(id: &str) -> &str {
    id.split_once('-').map_or(id, |(prefix, _)| prefix)
}

/// The three digits of an id as a number.
pub(crate) fn number(id: &str) -> Option<u16> {
    id.split_once('-').and_then(|(_, digits)| digits.parse().ok())
}

fn id_length(bytes: &[u8]) -> Option<usize> {
    if !bytes.first()?.is_ascii_uppercase() {
        return None;
    }
    let hyphen = bytes.iter().position(|byte| !(byte.is_ascii_uppercase() || byte.is_ascii_digit()))?;
    let end = hyphen + 4;
    let is_id = bytes[hyphen] == b'-'
        && bytes.len() >= end
        && bytes[hyphen + 1..end].iter().all(u8::is_ascii_digit)
        && !bytes.get(end).is_some_and(u8::is_ascii_digit);
    is_id.then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &[&str]) {
        let found: Vec<_> = mentions(line).map(|mention| mention.id).collect();
        assert_eq!(found, expected, "{line}");
    }

    #[test]
    fn ids_are_found_wherever_a_word_starts() {
        check("C4-001 and (LED-003), `TK-067`; żółw ACH-029.", &["C4-001", "LED-003", "TK-067", "ACH-029"]);
        check("scenarios/K-001-full_TER-164.toml", &["K-001", "TER-164"]);
        check("THR-215ff, SHP-045..047", &["THR-215", "SHP-045"]);
    }

    #[test]
    fn what_only_looks_like_an_id_is_none() {
        check("C4-01, C4-0011, c4-001, 4C-001, aC4-001, łC4-001, C4_001, C4-, -001, ISO-8601", &[]);
    }

    #[test]
    fn an_id_has_two_parts() {
        assert_eq!((prefix("C4-012"), number("C4-012")), ("C4", Some(12)));
    }
}
