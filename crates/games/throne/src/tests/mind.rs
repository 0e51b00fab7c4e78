//! Placing, visibility, sets and groups: the geometry of the Mind, with the worked examples.

use super::position::{Position, card, cards};
use super::samples::{PILLAR, STAR, chapter};
use crate::action::Action;
use crate::cards::{BOX, Card, Kind, Pattern};
use crate::file;
use crate::mind::{Mind, Misfit, Placed, Places};

/// A Mind of these cards.
fn mind(cards: &[(&str, i8, i8)]) -> Mind {
    Position::mode("chapter-1").mind(cards).state.mind.clone()
}

/// Where a card fits.
fn anchors(mind: &Mind, id: &str) -> Vec<(i8, i8)> {
    let mut found = Vec::new();
    mind.ground().anchors(card(id).pattern(), |x, y| found.push((x, y)));
    found
}

/// The total of the set of the card placed last.
fn total_of_last(mind: &Mind) -> u8 {
    let (_, set) = mind.set_of_last().expect("a memory was placed last");
    mind.total(set)
}

/// The visible cards from the lowest.
fn visible(mind: &Mind) -> Vec<&'static str> {
    mind.visible().iter().map(|place| mind.cards()[place].card.id()).collect()
}

/// Takes a card out.
fn lift(mind: &mut Mind, id: &str) {
    mind.lift(mind.find(card(id)).expect("the card is in the Mind"));
}

fn memories() -> impl Iterator<Item = Card> {
    BOX.all(Kind::Memory).iter()
}

/// Every pattern that THR-011 allows.
fn patterns() -> impl Iterator<Item = Pattern> {
    let covered = |areas: u8| [0, 1, 2, 3].map(|area| areas >> area & 1 == 1);
    (0..16).map(move |areas| Pattern::new(covered(areas))).filter(|pattern| (1..=3).contains(&pattern.covered()))
}

/// X2. THR-022, THR-023, THR-024, THR-025, THR-026, THR-029, THR-030: where cards fit on a single one.
#[test]
fn x2_where_cards_fit() {
    let mind = mind(&[("daggers-4", 0, 0)]);
    assert_eq!(anchors(&mind, "chains-2b"), [(0, -1), (0, 0), (0, 1)]);
    assert_eq!(anchors(&mind, "flames-5"), [(-1, -1)]);
    assert_eq!(anchors(&mind, "antlers-3"), [(-1, 1)]);
    let fits = |id: &str, x, y| mind.ground().fits(card(id).pattern(), x, y);
    assert_eq!(fits("antlers-3", 0, 0), Err(Misfit::Disagrees));
    assert_eq!(fits("chains-5", 1, 0), Err(Misfit::NothingCovered));
    assert_eq!(fits("chains-2b", 2, 0), Err(Misfit::NoOverlap));
    assert_eq!(fits("chains-2b", 0, 0), Ok(()));
}

/// X1. THR-038, THR-046, THR-047, THR-049: touching is not overlapping; a card can join two others to 7.
#[test]
fn x1_a_four_and_a_two() {
    let mut mind = mind(&[("chains-2a", 1, -1), ("flames-4", 0, 0), ("flames-2a", 2, 0)]);
    let flames: Vec<u8> =
        mind.sets().filter(|(colour, _)| colour.word() == "flames").map(|(_, set)| mind.total(set)).collect();
    assert_eq!(flames, [4, 2]);
    assert_eq!(anchors(&mind, "flames-1a"), [(1, 1)]);
    mind.place(card("flames-1a"), 1, 1);
    let (_, set) = mind.set_of_last().unwrap();
    assert_eq!((mind.at(set), mind.total(set)), (cards(&["flames-4", "flames-2a", "flames-1a"]), 7));
}

/// X4. THR-035, THR-040, THR-046: a card that the new one hides does not count.
#[test]
fn x4_hiding_makes_seven() {
    let mut mind = mind(&[("antlers-2b", 0, 0), ("antlers-1a", -1, 0), ("daggers-1b", -1, 1)]);
    mind.place(card("antlers-5"), -1, -1);
    assert!(!mind.visible().contains(1));
    assert_eq!(total_of_last(&mind), 7);
}

/// X5. THR-035, THR-039, THR-040: a hidden card neither counts nor connects.
#[test]
fn x5_a_hidden_link() {
    let mut mind = mind(&[("antlers-1a", 0, 0), ("antlers-1b", 1, 0)]);
    assert_eq!(mind.groups().count(), 1);
    mind.place(card("antlers-5"), -1, 0);
    assert_eq!(visible(&mind), ["antlers-1b", "antlers-5"]);
    assert_eq!(total_of_last(&mind), 5);
    assert_eq!(mind.groups().count(), 2);
    lift(&mut mind, "antlers-5");
    assert_eq!((visible(&mind), mind.groups().count()), (vec!["antlers-1a", "antlers-1b"], 1));
}

/// X8. THR-037: two cards overlap though a third one lies on the only area they share.
#[test]
fn x8_a_common_area_under_a_third_card() {
    let mut mind = mind(&[("flames-1b", 0, 0), ("flames-2b", -1, 1), ("antlers-3", 0, 1)]);
    mind.place(card("flames-4"), -2, 0);
    assert_eq!(total_of_last(&mind), 7);
    assert_eq!(mind.groups().count(), 1);
}

/// X6, X7. THR-037, THR-039: what is connected through a card falls apart with it.
#[test]
fn groups_of_the_other_examples() {
    let x6 = mind(&[("flames-3", 0, 0), ("antlers-5", -1, -1), ("glass-4", 1, 0), ("glass-3", 0, 1)]);
    let groups: Vec<_> = x6.groups().map(|group| x6.at(group)).collect();
    assert_eq!(groups, [cards(&["antlers-5"]), cards(&["glass-4", "glass-3"])]);
    let mut x7 = mind(&[("glass-4", 0, 0), ("flames-1a", 1, 1), ("daggers-1a", 2, 0), ("antlers-1a", 2, 0)]);
    assert_eq!(x7.groups().count(), 1);
    lift(&mut x7, "flames-1a");
    let groups: Vec<_> = x7.groups().map(|group| x7.at(group)).collect();
    assert_eq!(groups, [cards(&["glass-4"]), cards(&["antlers-1a"])]);
}

/// THR-020: the anchor is the top left area; x grows to the right and y downwards.
#[test]
fn a_card_lies_right_of_and_below_its_anchor() {
    // Covered are the top right and the bottom left; the other card has only its bottom right covered.
    let mind = mind(&[("chains-3", 0, 0)]);
    assert_eq!(anchors(&mind, "flames-5"), [(0, -1), (-1, 0)]);
}

/// THR-020: the first card lies at 0,0, and from there the Mind grows to any side as far as the cards go.
#[test]
fn the_mind_has_no_border() {
    let first = Position::mode("chapter-1").deal(&["glass-3"]).state.mind.clone();
    assert_eq!(first.cards(), [Placed { card: card("glass-3"), x: 0, y: 0 }]);
    for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1), (-1, -1)] {
        let along = |x: i8, y: i8| i32::from(x) * right + i32::from(y) * down;
        let mut mind = first.clone();
        let mut left: Vec<Card> = memories().filter(|&next| next != card("glass-3")).collect();
        while let Some((place, (x, y))) = farthest(&mind, &left, along) {
            mind.place(left.remove(place), x, y);
        }
        let reach = mind.cards().iter().map(|placed| along(placed.x, placed.y)).max();
        assert!(reach >= Some(15), "the Mind reaches {reach:?} towards {right},{down}");
    }
}

/// Which of the cards reaches farthest along a direction, and where it lies then.
fn farthest(mind: &Mind, left: &[Card], along: impl Fn(i8, i8) -> i32) -> Option<(usize, (i8, i8))> {
    let places = left.iter().enumerate().flat_map(|(place, next)| {
        let each = anchors(mind, next.id()).into_iter();
        each.map(move |anchor| (place, anchor))
    });
    places.max_by_key(|&(_, (x, y))| along(x, y))
}

/// THR-021, THR-023, THR-029: cards on the same place lie in the order of placing; the last one is on top.
#[test]
fn the_card_placed_last_is_on_top() {
    let mut mind = mind(&[("flames-2a", 0, 0), ("daggers-4", 0, 0)]);
    mind.place(card("chains-2b"), 0, 0);
    assert_eq!(visible(&mind), ["chains-2b"]);
    lift(&mut mind, "daggers-4");
    assert_eq!(visible(&mind), ["chains-2b"]);
    lift(&mut mind, "chains-2b");
    assert_eq!(visible(&mind), ["flames-2a"]);
}

/// THR-026: a card that would fit if it were turned does not fit.
#[test]
fn cards_are_not_turned() {
    let mind = mind(&[("daggers-5", 0, 0)]);
    assert_eq!(anchors(&mind, "chains-5"), [(-1, 0)]);
    assert_eq!(mind.ground().fits(card("chains-5").pattern(), 0, 0), Err(Misfit::Disagrees));
}

/// THR-027: there is no way to say half an area.
#[test]
fn anchors_are_whole_numbers() {
    assert!("add flames-3 -1,0".parse::<Action>().is_ok());
    for halfway in ["0.5,0", "0,1.5", "1/2,0", "0"] {
        assert!(format!("add flames-3 {halfway}").parse::<Action>().is_err(), "{halfway} is no place");
    }
}

/// THR-030: where a card was taken away the table is bare again.
#[test]
fn a_removed_card_leaves_bare_table() {
    let mut mind = mind(&PILLAR);
    assert_eq!(anchors(&mind, "chains-4"), []);
    lift(&mut mind, "antlers-2b");
    assert_eq!(anchors(&mind, "chains-4"), [(1, 1)]);
}

/// THR-031: on a single card every memory fits somewhere, and nowhere without meeting it, for all pairs of legal patterns.
#[test]
fn every_memory_fits_on_a_single_card() {
    for below in memories() {
        let mut mind = Mind::default();
        mind.place(below, 0, 0);
        for pattern in patterns() {
            let mut found = Vec::new();
            mind.ground().anchors(pattern, |x, y| found.push((x, y)));
            assert!(!found.is_empty(), "{pattern:?} on {below}");
            assert!(found.iter().all(|(x, y)| x.abs() <= 1 && y.abs() <= 1), "{pattern:?} on {below}");
        }
    }
    let kinds = patterns().filter(|pattern| memories().any(|card| card.pattern() == *pattern)).count();
    assert_eq!(kinds, patterns().count(), "the cards have every legal pattern, so all pairs were tried");
}

/// THR-035: one area is enough to be visible, and none is not.
#[test]
fn one_area_is_enough_to_be_visible() {
    let mut mind = mind(&PILLAR);
    mind.place(card("flames-4"), 0, -1);
    assert!(visible(&mind).contains(&"daggers-2a"), "its bottom left area shows");
    mind.place(card("antlers-2a"), 0, 1);
    assert!(!visible(&mind).contains(&"daggers-2a"));
}

/// THR-036: a hidden card cannot be taken; uncovered, it is visible where it has been all the time.
#[test]
fn a_hidden_card_stays_and_surfaces() {
    let mut position = chapter().mind(&[("flames-5", 0, 0), ("flames-2a", 1, 1), ("daggers-4", 1, 1)]).take();
    assert_eq!(position.refused("1: take flames-2a"), "THR-036");
    assert_eq!(position.offered(), ["1: take flames-5", "1: take daggers-4", "1: take daggers-4 reveal"]);
    position.play("1: take daggers-4");
    assert_eq!(visible(&position.state.mind), ["flames-5", "flames-2a"]);
    assert_eq!(position.state.mind.cards()[1], Placed { card: card("flames-2a"), x: 1, y: 1 });
}

/// THR-038: cards that touch at an edge or a corner are not connected.
#[test]
fn touching_is_not_overlapping() {
    let mut mind = mind(&STAR);
    assert_eq!(mind.groups().count(), 1);
    lift(&mut mind, "daggers-1a");
    assert_eq!(mind.groups().count(), 3, "two edges and a corner hold nothing together");
}

/// What shows in an area: none if the table is bare, else whether it is covered.
fn area_on_top(mind: &Mind, x: i8, y: i8) -> Option<bool> {
    mind.cards().iter().rev().find_map(|placed| {
        let (column, row) = (x - placed.x, y - placed.y);
        let within = (0..2).contains(&column) && (0..2).contains(&row);
        within.then(|| placed.card.pattern().is_covered(column as u8, row as u8))
    })
}

/// THR-022 to THR-025 word for word, for a single anchor.
fn may_lie(mind: &Mind, pattern: Pattern, x: i8, y: i8) -> bool {
    let areas = [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter();
    let pairs: Vec<(bool, bool)> = areas
        .filter_map(|(right, down)| {
            let below = area_on_top(mind, x + right, y + down)?;
            Some((pattern.is_covered(right as u8, down as u8), below))
        })
        .collect();
    pairs.iter().all(|(own, below)| own == below) && pairs.contains(&(true, true))
}

/// Every place that a card could meet the Mind from, and some more, row by row.
fn around(mind: &Mind) -> Vec<(i8, i8)> {
    let span = |along: fn(&Placed) -> i8| {
        let (least, most) = (mind.cards().iter().map(along).min(), mind.cards().iter().map(along).max());
        least.unwrap_or(0) - 3..=most.unwrap_or(0) + 3
    };
    span(|placed| placed.y).flat_map(|y| span(|placed| placed.x).map(move |x| (x, y))).collect()
}

/// Minds that grow card by card in different ways, with a card taken out now and then.
fn many_minds(mut each: impl FnMut(&Mind)) {
    for way in 0..12 {
        let mut mind = mind(&[("glass-3", 0, 0)]);
        for (step, next) in memories().filter(|card| card.id() != "glass-3").enumerate() {
            let found = anchors(&mind, next.id());
            if let Some(&(x, y)) = found.get((way * 5 + step * 3) % found.len().max(1)) {
                mind.place(next, x, y);
            }
            if step % 4 == way % 4 && mind.cards().len() > 2 {
                mind.lift((way + step) % mind.cards().len());
            }
            each(&mind);
        }
    }
}

/// THR-022, THR-023, THR-024, THR-025, THR-030, THR-031: the anchors are those where the areas on top agree, whatever was
/// placed and taken before.
#[test]
fn anchors_are_where_the_areas_on_top_agree() {
    many_minds(|mind| {
        for pattern in patterns() {
            let mut found = Vec::new();
            mind.ground().anchors(pattern, |x, y| found.push((x, y)));
            let expected: Vec<_> = around(mind).into_iter().filter(|&(x, y)| may_lie(mind, pattern, x, y)).collect();
            assert_eq!(found, expected, "{pattern:?} on {mind:?}");
            assert!(expected.iter().all(|&(x, y)| mind.ground().fits(pattern, x, y).is_ok()));
        }
    });
}

/// THR-028: the areas of one place are of one kind, also after cards were taken from between.
#[test]
fn the_areas_of_a_place_are_of_one_kind() {
    many_minds(|mind| {
        for upper in mind.cards() {
            for (right, down) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let own = upper.card.pattern().is_covered(right as u8, down as u8);
                assert_eq!(area_on_top(mind, upper.x + right, upper.y + down), Some(own), "{upper:?} in {mind:?}");
            }
        }
        assert!(mind.is_consistent());
    });
    let impossible = mind(&[("daggers-4", 0, 0), ("antlers-3", 0, 0)]);
    assert!(!impossible.is_consistent(), "a covered area on an empty one is noticed");
}

/// THR-035, THR-039: visible is what lies on top somewhere, whatever was placed and taken before.
#[test]
fn visible_is_what_lies_on_top_somewhere() {
    many_minds(|mind| {
        let is_on_top = |place: usize, x: i8, y: i8| {
            let covers = |upper: &Placed| (0..2).contains(&(x - upper.x)) && (0..2).contains(&(y - upper.y));
            !mind.cards()[place + 1..].iter().any(covers)
        };
        let (some, whole) = mind.showing();
        for (place, &Placed { x, y, .. }) in mind.cards().iter().enumerate() {
            let areas = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map(|(x, y)| is_on_top(place, x, y));
            assert_eq!(some.contains(place), areas.contains(&true));
            assert_eq!(whole.contains(place), !areas.contains(&false));
        }
        let grouped: u32 = mind.groups().map(Places::len).sum();
        assert_eq!(grouped, some.len(), "every visible card is in one group");
    });
}

/// THR-011, THR-012: a file with other legal patterns is as good; one with an illegal pattern is turned down.
#[test]
fn any_legal_patterns_will_do() {
    let with = |pattern: &str| {
        let lines = file::TEXT.lines().map(|line| match line.starts_with("pattern = ") {
            true => format!("pattern = {pattern}"),
            false => line.to_owned(),
        });
        file::read("other.toml", &lines.collect::<Vec<_>>().join("\n"))
    };
    for pattern in patterns() {
        let row = |row: u8| [0, 1].map(|column| if pattern.is_covered(column, row) { 'X' } else { '.' });
        let rows = [0, 1].map(|which| row(which).iter().collect::<String>());
        let read = with(&format!("{rows:?}")).expect("the pattern is legal");
        assert!(read.memory.iter().all(|memory| memory.pattern() == pattern));
    }
    for illegal in [r#"["XX", "XX"]"#, r#"["..", ".."]"#, r#"["X.X", "..."]"#, r#"["X", "."]"#, r#"["x.", ".."]"#] {
        assert!(with(illegal).is_err(), "{illegal} is turned down");
    }
}
