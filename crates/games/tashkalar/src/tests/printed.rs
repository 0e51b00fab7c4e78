//! The card file against section 12 of the rules, which lists the cards as they are printed.

use std::collections::BTreeSet;

use crate::cards::BOX;
use crate::file::{PrintedCard, SummonSquare};
use crate::square::Direction;

const RULES: &str = include_str!("../../rules.md");

/// The rows of the tables between two headings, cell by cell; of a table's head only the first cell is a title.
fn rows(from: &str, to: &str) -> Vec<Vec<&'static str>> {
    let start = RULES.find(from).unwrap_or_else(|| panic!("the rules have `{from}`"));
    let section = &RULES[start..];
    let section = &section[..section.find(to).unwrap_or_else(|| panic!("the rules have `{to}`"))];
    let rows = section.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    rows.map(|row| row.split(" | ").collect::<Vec<_>>()).filter(|row| !["Card", "Flare"].contains(&row[0])).collect()
}

fn arrow(direction: Direction) -> char {
    match direction {
        Direction::N => '↑',
        Direction::Ne => '↗',
        Direction::E => '→',
        Direction::Se => '↘',
        Direction::S => '↓',
        Direction::Sw => '↙',
        Direction::W => '←',
        Direction::Nw => '↖',
    }
}

/// The pattern as section 12 writes it: marks in the pattern, a required summoning square as `X`.
fn pattern(card: &PrintedCard) -> String {
    let row = |(place, line): (usize, &String)| -> String {
        let cell = |(column, letter): (usize, char)| match letter {
            'x' if matches!(card.summon_square, SummonSquare::OwnCommon | SummonSquare::OwnHeroic) => 'X',
            '.' => card.marks.get(place).and_then(|marks| marks.chars().nth(column)).unwrap_or('.'),
            letter => letter,
        };
        line.chars().enumerate().map(cell).collect()
    };
    card.pattern.iter().enumerate().map(row).collect::<Vec<_>>().join("/")
}

/// TK-071, TK-076, TK-097, TK-330: every being and legend has the pattern, the marks, the directions and the rank of section 12.
#[test]
fn patterns_are_as_in_the_rules() {
    let beings = rows("### 12.1", "### 12.2");
    let legends = rows("### 12.2", "### 12.3");
    assert_eq!((beings.len(), legends.len(), BOX.file.card.len()), (108, 12, 120));
    let legends = legends.into_iter().map(|row| [&[row[0], "legendary"], &row[1..]].concat());
    for (row, card) in beings.into_iter().chain(legends).zip(&BOX.file.card) {
        let name = &card.name_en;
        assert_eq!((row[0], row[1]), (name.as_str(), card.rank.word()), "{name}: name and rank");
        let (drawn, rest) = row[2].strip_prefix('`').and_then(|cell| cell.split_once('`')).expect("a pattern");
        assert_eq!(pattern(card), drawn, "{name}");
        let arrows: BTreeSet<char> = rest.chars().filter(|letter| "↑↗→↘↓↙←↖".contains(*letter)).collect();
        let shown: BTreeSet<char> = card.directions.iter().map(|&direction| arrow(direction)).collect();
        assert_eq!(shown, arrows, "{name}: directions");
        assert_eq!(card.summon_square == SummonSquare::OwnHeroic, name == "Angel of Death", "{name}: a heroic piece");
        assert_eq!(card.summon_square == SummonSquare::Remote, rest.contains("TK-330"), "{name}: anywhere");
    }
}

/// TK-208, TK-320: which effects a being of Everfrost or Etherweave has.
#[test]
fn effects_are_there_as_in_the_rules() {
    for row in rows("### 12.1", "### 12.2").into_iter().filter(|row| row.len() > 3) {
        let card = BOX.file.card.iter().find(|card| card.name_en == row[0]).expect("there is such a card");
        let has = [!card.effect.is_empty(), card.freeze_effect.is_some(), card.warp_effect.is_some()];
        let names = ["normal", "freeze", "warp"].into_iter().zip(has).filter(|(_, has)| *has);
        assert_eq!(names.map(|(name, _)| name).collect::<Vec<_>>().join(", "), row[3], "{}", row[0]);
    }
}

/// TK-140, TK-141: the numbers of the flares are those of section 12.
#[test]
fn flares_have_the_numbers_of_the_rules() {
    let flares = rows("### 12.3", "### 12.4");
    assert_eq!(flares.len(), 12);
    for (row, flare) in flares.into_iter().zip(&BOX.file.flare) {
        let number = |cell: &str| cell.split_once(':').and_then(|(number, _)| number.parse().ok());
        let needs = [flare.upper_need, flare.lower_need].map(Some);
        assert_eq!([number(row[1]), number(row[2])], needs, "flare {}", row[0]);
    }
}
