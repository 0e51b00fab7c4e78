//! State never meets serde: what is stored has no way to a screen, and what is shown is never stored.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;

use super::tokens::{Token, tokens};
use crate::finding::Finding;
use crate::repo::{GAMES, Repo};

/// Where the rule holds for every type.
const KERNEL: &str = "crates/kernel";

/// Files of the kernel whose stored types hold secrets, so that not even a hand-written `Serialize` may show them.
const SECRETS: [&str; 6] = ["bag.rs", "deck.rs", "hand.rs", "sealed.rs", "snapshot.rs", "stack.rs"];

/// The traits that store a type.
const STORES: [&str; 2] = ["BorshSerialize", "BorshDeserialize"];

/// The trait that shows it.
const SHOWS: &str = "Serialize";

/// Tells of the words of serde in the `state.rs` or `state/` of a game.
pub(super) fn check_state_files(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in repo.under(GAMES).filter(|file| holds_state(file)) {
        for (number, line) in (1..).zip(repo.text(file)?.lines()) {
            let mut words = line.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
            if let Some(word) = words.find(|word| word.starts_with("serde") || matches!(*word, SHOWS | "Deserialize")) {
                let message = format!("`{word}` in the state: state is stored by borsh; what is shown goes to view.rs");
                findings.push(Finding::at(file, number, message));
            }
        }
    }
    Ok(findings)
}

fn holds_state(file: &str) -> bool {
    let in_source = file.split_once("/src/").filter(|_| file.ends_with(".rs"));
    in_source.is_some_and(|(_, place)| place.split('/').any(|part| part == "state" || part == "state.rs"))
}

/// Tells of types that are both stored and shown: by derives anywhere in kernel and games, by any means where the
/// type is one of the kernel's that hold secrets.
pub(super) fn check_derives(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let mut secret: BTreeSet<String> = BTreeSet::new();
    let mut shown_in_kernel: Vec<(&str, Trait)> = Vec::new();
    for file in repo.under(KERNEL).chain(repo.under(GAMES)).filter(|file| file.ends_with(".rs")) {
        let traits = traits(&repo.text(file)?);
        findings.extend(derived_both(&traits).into_iter().map(|(name, line)| {
            let message = format!("{name} derives both {} and {SHOWS}: keep one, in two types", STORES[0]);
            Finding::at(file, line, message)
        }));
        if holds_secrets(file) {
            let stored = traits.iter().filter(|implemented| implemented.stores());
            secret.extend(stored.map(|implemented| implemented.of.clone()));
        }
        if file.starts_with(KERNEL) {
            shown_in_kernel.extend(traits.into_iter().filter(Trait::shows).map(|implemented| (file, implemented)));
        }
    }
    for (file, shown) in shown_in_kernel.iter().filter(|(_, shown)| !shown.is_derived && secret.contains(&shown.of)) {
        let message = format!("{} holds secrets and must not implement {SHOWS}: show a type made for it", shown.of);
        findings.push(Finding::at(file, shown.line, message));
    }
    Ok(findings)
}

fn holds_secrets(file: &str) -> bool {
    SECRETS.iter().any(|name| file == format!("{KERNEL}/src/{name}"))
}

/// That a type has a trait, and where the source says so.
#[derive(Debug, PartialEq, Eq)]
struct Trait {
    name: String,
    of: String,
    line: usize,
    is_derived: bool,
}

impl Trait {
    fn stores(&self) -> bool {
        STORES.contains(&self.name.as_str())
    }

    fn shows(&self) -> bool {
        self.name == SHOWS
    }
}

/// The types that derive both, each with the line that derives the showing.
fn derived_both(traits: &[Trait]) -> BTreeMap<&str, usize> {
    let derived = || traits.iter().filter(|implemented| implemented.is_derived);
    let is_stored = |name: &str| derived().any(|implemented| implemented.stores() && implemented.of == name);
    let shown = derived().filter(|implemented| implemented.shows() && is_stored(&implemented.of));
    shown.map(|implemented| (implemented.of.as_str(), implemented.line)).collect()
}

/// All the traits that the types of a file derive or implement.
fn traits(source: &str) -> Vec<Trait> {
    let tokens = tokens(source);
    let mut traits = Vec::new();
    // Derives wait for the type that follows them; there may be several lists.
    let mut waiting: Vec<Token<'_>> = Vec::new();
    for (place, token) in tokens.iter().enumerate() {
        let after = &tokens[place + 1..];
        match token.text {
            "derive" => waiting.extend(derived_names(after)),
            "struct" | "enum" | "union" => {
                let Some(of) = after.iter().find(|token| token.is_word()) else { continue };
                traits.extend(waiting.drain(..).map(|derived| Trait {
                    name: derived.text.to_owned(),
                    of: of.text.to_owned(),
                    line: derived.line,
                    is_derived: true,
                }));
            }
            "impl" => traits.extend(implemented(after)),
            _ => {}
        }
    }
    traits
}

/// The last part of each path in `(A, b::C)`.
fn derived_names<'t>(after: &[Token<'t>]) -> Vec<Token<'t>> {
    let [Token { text: "(", .. }, list @ ..] = after else { return Vec::new() };
    let end = list.iter().position(|token| token.text == ")").unwrap_or(list.len());
    let names = list[..end].split(|token| token.text == ",");
    names.filter_map(|path| path.last().copied()).collect()
}

/// Reads `<T: X> a::Name<T> for b::Type<T>`; an `impl` that is not of a trait gives nothing.
fn implemented(after: &[Token<'_>]) -> Option<Trait> {
    let mut depth = 0;
    let mut is_arrow = false;
    let mut last: Option<Token<'_>> = None;
    let mut name: Option<Token<'_>> = None;
    for token in after {
        match token.text {
            "<" => depth += 1,
            ">" if !is_arrow => depth -= 1,
            _ if depth > 0 => {}
            "for" => name = last.take(),
            "{" | "where" | ";" | ")" | "," | "=" => break,
            _ if token.is_word() => last = Some(*token),
            _ => {}
        }
        is_arrow = token.text == "-";
    }
    let (name, of) = (name?, last?);
    Some(Trait { name: name.text.to_owned(), of: of.text.to_owned(), line: name.line, is_derived: false })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    fn check_file(file: &str, source: &str, expected: &[&str]) {
        let sketch = Sketch::of(&[(file, source)]);
        let mut found = lines(&check_state_files(&sketch).unwrap());
        found.extend(lines(&check_derives(&sketch).unwrap()));
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn state_may_be_stored() {
        let source =
            "use borsh::{BorshDeserialize, BorshSerialize};\n#[derive(Clone, BorshSerialize)]\npub struct State;\n";
        check_file("crates/games/pig/src/state.rs", source, &[]);
        check_file("crates/games/pig/src/view.rs", "use serde::Serialize;\n#[derive(Serialize)]\nstruct View;\n", &[]);
        check_file("crates/games/pig/src/estate.rs", "use serde::Serialize;\n", &[]);
    }

    #[test]
    fn state_may_not_name_serde() {
        let told = |file: &str, line: usize, word: &str| {
            format!("{file}:{line}: `{word}` in the state: state is stored by borsh; what is shown goes to view.rs")
        };
        for file in ["crates/games/pig/src/state.rs", "crates/games/pig/src/state/board.rs"] {
            check_file(file, "\nuse serde::Serialize;\n", &[&told(file, 2, "serde")]);
            check_file(file, "impl Serialize for A {}\n", &[&told(file, 1, "Serialize")]);
            check_file(file, "fn f() { serde_json::to_string(&s) }\n", &[&told(file, 1, "serde_json")]);
        }
    }

    #[test]
    fn no_type_derives_both() {
        let file = "crates/games/pig/src/event.rs";
        let told =
            |line| format!("{file}:{line}: Event derives both BorshSerialize and Serialize: keep one, in two types");
        check_file(file, "#[derive(BorshSerialize, Clone, serde::Serialize)]\npub enum Event { A }\n", &[&told(1)]);
        check_file(file, "#[derive(\n    Serialize,\n    borsh::BorshSerialize,\n)]\nenum Event {}\n", &[&told(2)]);
        let in_two_lists =
            "#[derive(BorshDeserialize)]\n/// Words.\n#[derive(Serialize)]\n#[must_use]\nenum Event {}\n";
        check_file(file, in_two_lists, &[&told(3)]);
        check_file(file, "#[cfg_attr(x, derive(Serialize))]\n#[derive(BorshSerialize)]\nstruct Event;\n", &[&told(1)]);
        check_file(file, "#[derive(BorshSerialize)]\nstruct A;\n#[derive(Serialize)]\nstruct B;\n", &[]);
        check_file(file, "// #[derive(BorshSerialize, Serialize)]\nstruct A;\n", &[]);
        check_file("crates/laws/src/lib.rs", "#[derive(BorshSerialize, Serialize)]\nstruct A;\n", &[]);
    }

    #[test]
    fn the_kernels_secrets_are_shown_by_no_means() {
        let stored = "#[derive(BorshSerialize)]\npub struct Hand<C>(C);\n";
        let shown = "impl<C: Fn() -> u8> serde::Serialize for crate::Hand<C>\nwhere C: Card {}\n";
        let told = |file: &str, line: usize| {
            format!("{file}:{line}: Hand holds secrets and must not implement Serialize: show a type made for it")
        };
        let hand = "crates/kernel/src/hand.rs";
        check_file(hand, &format!("{stored}{shown}"), &[&told(hand, 3)]);
        let by_hand = format!("impl<C> BorshSerialize for Hand<C> {{}}\n{shown}");
        check_file(hand, &by_hand, &[&told(hand, 2)]);
        check_file(hand, "#[derive(Serialize)]\nstruct SeenHand;\nfn f(x: &impl Serialize) {}\nimpl Hand {}\n", &[]);

        let show = "crates/kernel/src/show.rs";
        let found = check_derives(&Sketch::of(&[(hand, stored), (show, shown)])).unwrap();
        assert_eq!(lines(&found), [told(show, 1)]);
    }

    #[test]
    fn what_everybody_may_see_is_shown_by_hand() {
        let seat = "#[derive(BorshSerialize)]\npub struct Seat(u8);\nimpl Serialize for Seat {}\n";
        check_file("crates/kernel/src/seat.rs", seat, &[]);
    }
}
