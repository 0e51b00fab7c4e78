//! Rust source as words and marks, so that comments and strings are not taken for code.

/// A word (a name or a number) or a single mark such as `{`, and its line from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    pub(super) line: usize,
}

impl Token<'_> {
    /// Whether it is a word.
    pub(super) fn is_word(&self) -> bool {
        self.text.starts_with(is_word_letter)
    }
}

/// Cuts source into tokens; comments, strings, characters and lifetimes are left out.
pub(super) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = source;
    let mut line = 1;
    while let Some(first) = rest.chars().next() {
        let (length, is_code) = match first {
            '"' => (string_length(rest), false),
            '\'' => (character_length(rest), false),
            'r' | 'b' | 'c' if raw_string_length(rest).is_some() => (raw_string_length(rest).unwrap_or(1), false),
            '/' if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), false),
            '/' if rest.starts_with("/*") => (comment_length(rest), false),
            _ if is_word_letter(first) => (rest.find(|c| !is_word_letter(c)).unwrap_or(rest.len()), true),
            _ => (first.len_utf8(), !first.is_whitespace()),
        };
        let (text, after) = rest.split_at(length);
        if is_code {
            tokens.push(Token { text, line });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    tokens
}

fn is_word_letter(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn string_length(text: &str) -> usize {
    let mut is_escaped = false;
    let end = text[1..].find(|letter| {
        let ends = letter == '"' && !is_escaped;
        is_escaped = letter == '\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 2)
}

/// `r"..."`, `br#"..."#` and the like; a word that merely begins so is none.
fn raw_string_length(text: &str) -> Option<usize> {
    let after = text.trim_start_matches(['b', 'c']).strip_prefix('r')?;
    let quoted = after.trim_start_matches('#');
    let hashes = &after[..after.len() - quoted.len()];
    let body = quoted.strip_prefix('"')?;
    let end = format!("\"{hashes}");
    let length = text.len() - body.len();
    Some(body.find(&end).map_or(text.len(), |at| length + at + end.len()))
}

/// A character such as `'"'`, or only the quote of a lifetime, whose name then counts as a word.
fn character_length(text: &str) -> usize {
    let mut letters = text[1..].chars();
    match letters.next() {
        Some('\\') => text.get(3..).and_then(|rest| rest.find('\'')).map_or(1, |end| end + 4),
        Some(letter) if letters.next() == Some('\'') => letter.len_utf8() + 2,
        _ => 1,
    }
}

fn comment_length(text: &str) -> usize {
    let mut depth = 0;
    for (start, _) in text.match_indices(['/', '*']) {
        // The marks overlap in `/*/`; counting a close only after its open is enough for real comments.
        if text[start..].starts_with("/*") {
            depth += 1;
        } else if text[start..].starts_with("*/") {
            depth -= 1;
            if depth == 0 {
                return start + 2;
            }
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &[&str]) {
        let found: Vec<_> = tokens(source).into_iter().map(|token| token.text).collect();
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn code_is_words_and_marks() {
        check(
            "#[derive(A, b::C)] struct S1;",
            &["#", "[", "derive", "(", "A", ",", "b", ":", ":", "C", ")", "]", "struct", "S1", ";"],
        );
        check("fn f<'a>(c: char) {}", &["fn", "f", "<", "a", ">", "(", "c", ":", "char", ")", "{", "}"]);
        check("ride r bread", &["ride", "r", "bread"]);
    }

    #[test]
    fn comments_and_strings_are_left_out() {
        check("a // b \"c\n/* d /* e */ f */ g", &["a", "g"]);
        check(r#"a "b \" c \\" d '"' e '\'' f '\\' g 'ł' h"#, &["a", "d", "e", "f", "g", "h"]);
        check("a r\"b\\\" c r#\"d \" e\"# f br\"g\" h", &["a", "c", "f", "h"]);
        check("a \"never closed", &["a"]);
        check("a '\\u{1F600}' b '\\", &["a", "b", "\\"]);
    }

    #[test]
    fn lines_are_counted_through_comments_and_strings() {
        let source = "a\n/* \n */ \"\n\" b\nc";
        let found: Vec<_> = tokens(source).into_iter().map(|token| (token.text, token.line)).collect();
        assert_eq!(found, [("a", 1), ("b", 4), ("c", 5)]);
    }
}
