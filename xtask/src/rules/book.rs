//! A rulebook in Markdown: which rules it defines, and which it excuses from a test.

use std::collections::BTreeMap;

use super::id::{Mention, mentions, prefix};
use crate::finding::Finding;

/// What opens the reason why a rule has no test.
const EXCUSE: &str = "(untested:";

/// The rules of one file in the order of their definition.
#[derive(Debug, Default)]
pub(crate) struct Book {
    pub(crate) rules: Vec<Rule>,
}

/// A rule: its id, where it is defined, and all it says up to the next rule or heading.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) id: String,
    pub(crate) line: usize,
    text: String,
}

impl Book {
    /// Reads the rules of `file`, and tells of definitions that cannot stand.
    pub(crate) fn read(file: &str, text: &str) -> (Book, Vec<Finding>) {
        let rules = split(text);
        let mut findings = unclear_definitions(file, text);
        let mut lines: BTreeMap<&str, usize> = BTreeMap::new();
        let first = rules.first().map(|rule| prefix(&rule.id));
        for Rule { id, line, .. } in &rules {
            if let Some(earlier) = lines.insert(id, *line) {
                let message = format!("{id} is defined already on line {earlier}: give this rule an id of its own");
                findings.push(Finding::at(file, *line, message));
            }
            if let Some(first) = first.filter(|first| *first != prefix(id)) {
                let message = format!("{id} does not begin with {first}- as the rules of this game do");
                findings.push(Finding::at(file, *line, message));
            }
        }
        for rule in rules.iter().filter(|rule| rule.excuse().is_some_and(|reason| reason.is_empty())) {
            let message = format!("{} is excused without a reason: write `(untested: why)`", rule.id);
            findings.push(Finding::at(file, rule.line, message));
        }
        if rules.is_empty() {
            findings.push(Finding::in_file(file, "defines no rule: begin each with its id in bold, `**AB-001**`"));
        }
        (Book { rules }, findings)
    }

    /// What the ids of this game begin with.
    pub(crate) fn prefix(&self) -> Option<&str> {
        self.rules.first().map(|rule| prefix(&rule.id))
    }

    /// Whether a rule of this id is defined.
    pub(crate) fn defines(&self, id: &str) -> bool {
        self.rules.iter().any(|rule| rule.id == id)
    }
}

impl Rule {
    /// The reason why no test cites the rule, if one is stated.
    pub(crate) fn excuse(&self) -> Option<String> {
        let start = self.text.find(EXCUSE)? + EXCUSE.len();
        let mut depth = 1;
        let end = self.text[start..].find(|letter| {
            depth += match letter {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        })?;
        let reason: Vec<_> = self.text[start..start + end].split_whitespace().collect();
        Some(reason.join(" "))
    }
}

/// Gives each rule the text from its id to the next rule's id or to the next heading.
fn split(text: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut is_in_rule = false;
    for (number, line) in (1..).zip(text.lines()) {
        if line.starts_with('#') {
            is_in_rule = false;
        }
        let mut rest = line;
        for mention in mentions(line).filter(is_defining) {
            let until = mention.before.len() - (line.len() - rest.len());
            if let Some(rule) = rules.last_mut().filter(|_| is_in_rule) {
                rule.text.push_str(&rest[..until]);
            }
            rules.push(Rule { id: mention.id.to_owned(), line: number, text: String::new() });
            rest = mention.after;
            is_in_rule = true;
        }
        if let Some(rule) = rules.last_mut().filter(|_| is_in_rule) {
            rule.text.push_str(rest);
            rule.text.push('\n');
        }
    }
    rules
}

/// An id that opens a bold phrase but does not stand alone in it would be a rule nobody counts.
fn unclear_definitions(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for Mention { id, before, after } in mentions(line) {
            let opens_bold = before.ends_with("**") && before.matches("**").count() % 2 == 1;
            if opens_bold && !after.starts_with("**") {
                let message = format!("{id} is in bold with other text: a rule is defined by `**{id}**` alone");
                findings.push(Finding::at(file, number, message));
            }
        }
    }
    findings
}

fn is_defining(mention: &Mention<'_>) -> bool {
    mention.before.ends_with("**") && mention.after.starts_with("**")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;

    fn read(text: &str) -> (Vec<(String, usize)>, Vec<String>) {
        let (book, findings) = Book::read("rules.md", text);
        (book.rules.into_iter().map(|rule| (rule.id, rule.line)).collect(), lines(&findings))
    }

    #[test]
    fn rules_are_defined_in_lists_tables_and_sentences() {
        let (rules, findings) =
            read("# Rules\n- **C4-001** One, see C4-003.\n| **C4-002** | two |\nHere **C4-003** and **C4-004** too.\n");
        let expected = [("C4-001", 2), ("C4-002", 3), ("C4-003", 4), ("C4-004", 4)];
        assert_eq!(rules, expected.map(|(id, line)| (id.to_owned(), line)));
        assert!(findings.is_empty(), "{findings:?}");
    }

    #[test]
    fn definitions_that_cannot_stand_are_told() {
        let (_, findings) = read("**C4-001**\n**C4-002.** Full stop.\n**C4-001** again\n**LED-001** (untested:  )\n");
        assert_eq!(
            findings,
            [
                "rules.md:2: C4-002 is in bold with other text: a rule is defined by `**C4-002**` alone",
                "rules.md:3: C4-001 is defined already on line 1: give this rule an id of its own",
                "rules.md:4: LED-001 does not begin with C4- as the rules of this game do",
                "rules.md:4: LED-001 is excused without a reason: write `(untested: why)`",
            ]
        );
    }

    #[test]
    fn a_book_without_rules_is_told() {
        let (rules, findings) = read("# Rules\nOne may do anything, see C4-001.\n");
        assert!(rules.is_empty());
        assert_eq!(findings.len(), 1);
    }

    #[test]
    fn an_excuse_belongs_to_the_rule_it_stands_in() {
        let text = "**C4-001** One.\n**C4-002** Two (untested: a wish\n  (of the authors)).\n\
                    **C4-006** Six.\n## End\n(untested: no rule)\n\
                    **C4-003** Three (untested: three) **C4-004** Four.\n**C4-005** (untested: never closed\n";
        let (book, _) = Book::read("rules.md", text);
        let excuses: Vec<_> = book.rules.iter().map(Rule::excuse).collect();
        let expected = [None, Some("a wish (of the authors)"), None, Some("three"), None, None];
        assert_eq!(excuses, expected.map(|reason| reason.map(str::to_owned)));
    }
}
