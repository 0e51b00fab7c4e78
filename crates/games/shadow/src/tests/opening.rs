//! Setup: SHP-020 to SHP-031.

use std::collections::BTreeSet;

use dice::SearchDice;
use kernel::{Game, Seat, Viewer};

use super::position::{A, B, C, D, E, Position};
use crate::ShadowPlanet;
use crate::action::Outcome;
use crate::cards::{Character, Goal, Location, Type, Vehicle};
use crate::event::Sight;
use crate::pile::Pile;
use crate::state::State;

/// These as words with spaces between them.
pub(super) fn words<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|each| each.to_string()).collect::<Vec<_>>().join(" ")
}

/// Every viewer of a table with so many seats: the seats, then the spectator.
pub(super) fn viewers(seats: u8) -> Vec<Viewer> {
    (0..seats).map(|seat| Viewer::seat(Seat::new(seat))).chain([Viewer::SPECTATOR]).collect()
}

/// What chance can bring, with how often.
pub(super) fn chances(p: &Position) -> Vec<(Outcome, u32)> {
    let mut possible = Vec::new();
    ShadowPlanet::chances(&p.state, &mut possible);
    possible
}

/// What chance can bring, such as `goal alien x4`.
pub(super) fn chances_in_words(p: &Position) -> Vec<String> {
    chances(p).iter().map(|(outcome, weight)| format!("{outcome} x{weight}")).collect()
}

/// Worlds that a viewer cannot tell from the real one. Each is sound and looks the same to the viewer.
pub(super) fn worlds(p: &Position, viewer: Viewer) -> Vec<State> {
    let draw = |seed| {
        let world = ShadowPlanet::determinize(&p.state, viewer, &mut SearchDice::seeded(seed));
        assert_eq!(ShadowPlanet::view(&world, viewer), p.view(viewer));
        assert_eq!(ShadowPlanet::invariant(&world), Ok(()));
        world
    };
    (0..100).map(draw).collect()
}

/// Nobody does anything that can be avoided, and chance brings whatever comes first, until this holds.
pub(super) fn idle_until(p: &mut Position, stop: impl Fn(&Position) -> bool) {
    while !stop(p) {
        if p.waits_for_chance() {
            let (outcome, _) = chances(p)[0];
            p.chance(outcome);
            continue;
        }
        let offered = p.offered();
        let is_idle = |action: &&String| ["done", "stay", "decline", "draw 0"].contains(&action.as_str());
        let action = offered.iter().find(is_idle).unwrap_or(&offered[0]).clone();
        p.act(&action);
    }
}

/// A start with these Goals, in the order of seats, and this first Protagonist; the blind card comes next.
pub(super) fn dealt(goals: &[&str], protagonist: Seat) -> Position {
    let mut p = Position::start(goals.len() as u8);
    for goal in goals {
        p.play(&format!("chance: goal {goal}"));
    }
    p.play(&format!("chance: seat {protagonist}"));
    p
}

/// The Goals of the worked examples: Olivia, Alan, Demis, Giacomo, Gianluca.
pub(super) const GOALS: [&str; 5] = ["sergeant", "alien", "captain", "guardian", "lieutenant"];

/// Every deal of Goals with its probability.
fn deals(p: &Position) -> Vec<(Vec<Goal>, f64)> {
    let possible = chances(p);
    if possible.iter().any(|(outcome, _)| !matches!(outcome, Outcome::Goal(_))) {
        return vec![(p.state.goals.iter().flatten().copied().collect(), 1.0)];
    }
    let total: u32 = possible.iter().map(|(_, weight)| weight).sum();
    let deals_after = |(outcome, weight): (Outcome, u32)| {
        let mut next = p.clone();
        next.chance(outcome);
        let share = f64::from(weight) / f64::from(total);
        deals(&next).into_iter().map(move |(goals, chance)| (goals, chance * share)).collect::<Vec<_>>()
    };
    possible.into_iter().flat_map(deals_after).collect()
}

/// WE-1: five players; Countdown 12, Repair 8, Threat 2; all five Goals are dealt, and Olivia is the Protagonist.
#[test]
fn setup_of_the_example() {
    let p = dealt(&GOALS, A);
    assert_eq!(["countdown", "repair", "threat"].map(|gauge| p.now(gauge)), [12, 8, 2]);
    assert_eq!(p.state.goals.iter().flatten().collect::<BTreeSet<_>>().len(), 5);
    assert!(p.told(&Sight::First { seat: A }));
    assert_eq!(p.view(Viewer::SPECTATOR).protagonist, A);
}

/// SHP-020: Threat starts on 2, the Countdown on 12, Repair on 5, 6 or 8 with 3, 4 or 5 players.
#[test]
fn gauges_start_by_the_number_of_players() {
    for (seats, repair) in [(3, 5), (4, 6), (5, 8)] {
        let p = Position::start(seats);
        assert_eq!(["threat", "repair", "countdown"].map(|gauge| p.now(gauge)), [2, repair, 12]);
    }
}

/// SHP-021, SHP-030: where the pawns start; both Vehicles are out of play, and nobody is in a Section.
#[test]
fn pawns_start_in_their_places_without_vehicles() {
    let p = Position::start(3);
    let places = Character::ALL.map(|character| p.place(&character.to_string()));
    assert_eq!(places, ["melita", "melita", "melita", "erico", "hill", "erico"]);
    assert_eq!(Vehicle::ALL.map(|vehicle| p.state.vehicles[vehicle.index()]), [None; 2]);
    assert!(p.view(Viewer::SPECTATOR).locations.iter().all(|location| location.vehicles.is_empty()));
}

/// How many cards of each type a pile has, in the order of the steps.
fn types(pile: Pile) -> [u8; 5] {
    Type::ALL.map(|of| pile.count_type(of))
}

/// SHP-022: four decks of 20 cards, shuffled: no card has a place, and each is as likely to be next as there are copies of it.
#[test]
fn four_decks_of_twenty_are_shuffled() {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("robot", C)]);
    let decks = Location::ALL.map(|location| p.state.deck(location).all().collect::<Pile>());
    assert_eq!(decks.map(types), [[9, 5, 0, 3, 3], [5, 6, 5, 4, 0], [4, 6, 5, 0, 5], [0, 0, 8, 6, 6]]);
    for location in p.view(Viewer::SPECTATOR).locations {
        assert_eq!((location.deck.size, location.deck.known.len(), location.top), (20, 0, 0));
    }
    p.turn("nikke");
    assert!(p.waits_for_chance(), "nobody knows what Nikke discards");
    let next = chances_in_words(&p);
    assert!(next.contains(&"card first-aid-kit x2".to_owned()) && next.contains(&"card oxygen-tank x1".to_owned()));
    assert_eq!(chances(&p).iter().map(|(_, weight)| weight).sum::<u32>(), 20);
}

/// SHP-023: five Whispers, one of each type; the discard pile, the removed pile and the Temple pile are empty.
#[test]
fn the_whispers_pile_starts_with_a_nightmare_of_each_type() {
    let p = Position::start(4);
    assert_eq!(types(p.state.whispers), [1; 5]);
    assert!(p.state.whispers.cards().all(|card| card.id().starts_with("nightmare-")));
    let view = p.view(Viewer::SPECTATOR);
    assert_eq!((view.whispers.size, view.whispers.known.len()), (5, 5));
    assert_eq!((view.discard.len(), view.removed, view.temple.size, view.revealed.len()), (0, 0, 0, 0));
}

/// SHP-024: each Character starts with six cards: so many of each type, and these; everybody knows them (RU-46).
#[test]
fn characters_start_with_six_cards() {
    let p = Position::start(5);
    let all = Character::ALL.map(|character| p.state.equipment(character));
    let counts = [[3, 2, 1, 0, 0], [2, 3, 0, 1, 0], [3, 2, 0, 0, 1], [2, 2, 2, 0, 0], [3, 2, 0, 0, 1], [1, 3, 0, 2, 0]];
    assert_eq!(all.map(types), counts);
    assert!(all.iter().all(|pile| pile.len() == 6));
    assert_eq!(words(p.hand("john")), "move-john move-john move-john search-john smoking brawl");
    assert_eq!(words(p.hand("robot")), "move-robot search-robot search-robot search-robot help help");
    for character in p.view(Viewer::SPECTATOR).characters {
        assert_eq!(*character.known, p.state.equipment(character.character));
    }
}

/// SHP-025: the Ability card is no card of Jenna's Equipment: whoever holds it, she has six cards.
#[test]
fn the_ability_card_is_not_in_the_equipment() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    let six = "move-jenna move-jenna search-jenna search-jenna direct-order seduction";
    assert_eq!((p.state.negated, words(p.hand("jenna"))), (None, six.to_owned()));
    p.turn("jenna").act("on john");
    assert_eq!((words(p.hand("jenna")), p.hand("john").len()), (six.to_owned(), 6));
}

/// SHP-026: the Alien is always dealt, with as many others as there are players less one, and all such deals are equally likely.
#[test]
fn every_deal_of_goals_is_equally_likely() {
    for (seats, count) in [(3, 36), (4, 96), (5, 120)] {
        let all = deals(&Position::start(seats));
        assert_eq!(all.len(), count, "{seats} players");
        for (goals, chance) in &all {
            assert!(goals.contains(&Goal::Alien), "{goals:?}");
            assert_eq!(goals.iter().collect::<BTreeSet<_>>().len(), usize::from(seats));
            assert!((chance * count as f64 - 1.0).abs() < 1e-9, "{goals:?} has {chance}");
        }
    }
}

/// SHP-026: what the first three players are dealt, as chance weighs it.
#[test]
fn goals_of_three_players_as_chance_weighs_them() {
    let mut p = Position::start(3);
    let others = ["goal captain x2", "goal lieutenant x2", "goal sergeant x2", "goal guardian x2"];
    assert_eq!(chances_in_words(&p), [&["goal alien x4"], others.as_slice()].concat());
    p.play("chance: goal guardian");
    assert_eq!(chances_in_words(&p), ["goal alien x3", "goal captain x1", "goal lieutenant x1", "goal sergeant x1"]);
    p.play("chance: goal captain");
    assert_eq!(chances_in_words(&p), ["goal alien x2"], "somebody is the Alien");
    let mut p = Position::start(3);
    p.play("chance: goal alien");
    let others = ["goal captain x1", "goal lieutenant x1", "goal sergeant x1", "goal guardian x1"];
    assert_eq!(chances_in_words(&p), others);
}

/// SHP-028: some player is an Astronaut; the Guardian is a player in 2 of 4 games of three, 3 of 4 of four, always with five.
#[test]
fn an_astronaut_is_certain_and_a_guardian_only_with_five() {
    for (seats, share) in [(3, 0.5), (4, 0.75), (5, 1.0)] {
        let all = deals(&Position::start(seats));
        let astronauts = [Goal::Captain, Goal::Lieutenant, Goal::Sergeant];
        assert!(all.iter().all(|(goals, _)| goals.iter().any(|goal| astronauts.contains(goal))));
        let with_guardian = all.iter().filter(|(goals, _)| goals.contains(&Goal::Guardian));
        let chance: f64 = with_guardian.map(|(_, chance)| chance).sum();
        assert!((chance - share).abs() < 1e-9, "{chance} with {seats} players");
    }
}

/// SHP-027: a Goal is shown to its owner alone, when it is dealt and afterwards; to spectators none.
#[test]
fn a_goal_is_seen_by_its_owner_alone() {
    let p = dealt(&["captain", "guardian", "alien", "sergeant"], B);
    for viewer in viewers(4) {
        for player in p.view(viewer).players {
            let own = p.state.goals[player.seat.index()].filter(|_| viewer.is(player.seat));
            assert_eq!(player.goal, own);
        }
        let dealt = p.sights(viewer).into_iter().filter(|sight| matches!(sight, Sight::Dealt { .. })).count();
        assert_eq!(dealt, usize::from(viewer != Viewer::SPECTATOR));
    }
    assert!(p.sights(Viewer::seat(B)).contains(&Sight::Dealt { seat: B, goal: Goal::Guardian }));
}

/// The Goals that a seat has in the worlds of a viewer.
fn goals_of(p: &Position, viewer: Viewer, seat: Seat) -> String {
    words(worlds(p, viewer).iter().filter_map(|world| world.goals[seat.index()]).collect::<BTreeSet<_>>())
}

/// SHP-026, SHP-027: whoever looks at the others knows only the own Goal, and that the Alien was dealt.
#[test]
fn worlds_keep_the_own_goal_and_deal_the_others_anew() {
    let p = dealt(&["captain", "alien", "sergeant"], A);
    assert_eq!(goals_of(&p, Viewer::seat(A), A), "captain");
    assert_eq!(goals_of(&p, Viewer::seat(A), B), "alien lieutenant sergeant guardian");
    assert_eq!(goals_of(&p, Viewer::seat(A), C), "alien lieutenant sergeant guardian");
    assert_eq!(
        goals_of(&p, Viewer::seat(B), C),
        "captain lieutenant sergeant guardian",
        "the Alien knows who the Alien is"
    );
    assert_eq!(goals_of(&p, Viewer::SPECTATOR, A), "alien captain lieutenant sergeant guardian");
    for viewer in viewers(3) {
        assert!(worlds(&p, viewer).iter().all(|world| world.goals.contains(&Some(Goal::Alien))));
    }
}

/// SHP-027, SHP-028: with four players nobody but the Guardian knows whether there is one; with five everybody does.
#[test]
fn only_the_guardian_knows_whether_there_is_one() {
    let has_guardian = |p: &Position, viewer| {
        let all = worlds(p, viewer);
        let with = all.iter().filter(|world| world.goals.contains(&Some(Goal::Guardian))).count();
        (with > 0, with < all.len())
    };
    let p = dealt(&["captain", "alien", "guardian", "sergeant"], A);
    assert_eq!([A, C].map(|seat| has_guardian(&p, Viewer::seat(seat))), [(true, true), (true, false)]);
    let p = dealt(&["captain", "alien", "lieutenant", "sergeant"], A);
    assert_eq!(has_guardian(&p, Viewer::seat(A)), (true, true));
    let p = dealt(&GOALS, A);
    assert_eq!(has_guardian(&p, Viewer::seat(A)), (true, false));
}

/// SHP-029: the first Protagonist is a random player, each as likely; then the Character cards are dealt out.
#[test]
fn the_first_protagonist_is_random() {
    for seats in 3..=5 {
        let mut p = Position::start(seats);
        for _ in 0..seats {
            let (goal, _) = chances(&p)[0];
            p.chance(goal);
        }
        let all = [A, B, C, D, E].into_iter().take(seats.into());
        assert_eq!(chances(&p), all.map(|seat| (Outcome::Seat(seat), 1)).collect::<Vec<_>>());
        p.play("chance: seat 3").play("chance: character nikke");
        assert_eq!((p.view(Viewer::SPECTATOR).protagonist, p.asked()), (C, C));
        assert_eq!(p.offered().len(), 5);
    }
}

/// SHP-031, SHP-013: all Markers are in the pool, 15 of each of five colours; each player has one empty sheet.
#[test]
fn all_markers_start_in_the_pool() {
    for seats in 3..=5 {
        let p = Position::start(seats);
        assert_eq!(Character::ALL.map(|colour| p.state.pool(colour)), [15, 15, 15, 15, 15, 0]);
        let players = p.view(Viewer::SPECTATOR).players;
        assert_eq!(players.len(), usize::from(seats));
        assert!(players.iter().all(|player| player.sheet == [0; 5]));
        let view = p.view(Viewer::SPECTATOR);
        let sections = view.locations.iter().flat_map(|location| &location.sections);
        assert!(sections.into_iter().all(|section| section.marks.len() == 0));
    }
}
