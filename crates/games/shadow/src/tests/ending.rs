//! Who everybody was, and that the game ends: SHP-145 to SHP-151, SHP-162 to SHP-164.

use kernel::{Game, Viewer};

use super::example::{EVERYBODY, until};
use super::position::{A, B, C, D, E, Position};
use crate::ShadowPlanet;
use crate::cards::{BOX, Card, Character, Gauge, Goal, Team, Type};
use crate::event::Sight;
use crate::file;
use crate::state::Do;

fn five() -> Position {
    Position::new(&[("jenna", A), ("nikke", B), ("john", C), ("rachel", D), ("reed", E)])
}

fn three() -> Position {
    Position::new(&[("jenna", A), ("john", B), ("rachel", C)])
}

/// The last round ends with Countdown 0.
fn out_of_time(p: &mut Position) {
    p.gauge("countdown", 0).run(Do::EndRound);
}

/// Who each player was.
fn identities(p: &Position) -> Vec<String> {
    p.view(EVERYBODY)
        .players
        .iter()
        .map(|player| player.identity.map_or("?".to_owned(), |who| who.to_string()))
        .collect()
}

/// What each Character counted for, the Robot last.
fn teams(p: &Position) -> Vec<Option<Team>> {
    p.view(EVERYBODY).characters.iter().map(|character| character.team).collect()
}

/// WE-10, SHP-146: in the order of their Goals, not of seats, players are the free Character they have fewest Markers of.
#[test]
fn the_identities_of_the_example() {
    let mut p = five();
    p.goals(&["sergeant", "alien", "captain", "guardian", "lieutenant"]);
    p.sheet(A, [1, 0, 2, 1, 0]).sheet(B, [2, 1, 2, 3, 2]).sheet(C, [0, 0, 1, 1, 1]);
    p.sheet(D, [0, 0, 4, 0, 0]).sheet(E, [0, 0, 2, 3, 1]);
    out_of_time(&mut p);
    assert!(p.is_over(), "nobody had to choose");
    assert_eq!(identities(&p), ["rachel", "nikke", "jenna", "john", "reed"]);
}

/// SHP-145: at the end all Goals that were dealt are revealed, in no case one that was not.
#[test]
fn goals_are_revealed_at_the_end() {
    let mut p = three();
    p.goals(&["captain", "alien", "guardian"]).sheet(B, [0, 0, 0, 0, 1]);
    assert_eq!(p.view(EVERYBODY).players[1].goal, None);
    out_of_time(&mut p);
    let shown: Vec<Goal> = p.view(EVERYBODY).players.iter().filter_map(|player| player.goal).collect();
    assert_eq!(shown, [Goal::Captain, Goal::Alien, Goal::Guardian]);
    let told = p.sights(EVERYBODY).into_iter().filter(|sight| matches!(sight, Sight::Goal { .. })).count();
    assert_eq!(told, 3);
}

/// SHP-146: on a tie the player chooses, among the fewest only, and the Equipments are shown after the last choice.
#[test]
fn a_tie_is_a_choice() {
    let mut p = three();
    p.goals(&["captain", "alien", "guardian"]);
    p.sheet(B, [1, 0, 1, 0, 1]).sheet(A, [0, 0, 1, 1, 1]).sheet(C, [1, 1, 0, 1, 1]);
    p.forgetful();
    out_of_time(&mut p);
    assert_eq!((p.asked(), p.offered()), (B, vec!["be nikke".to_owned(), "be rachel".to_owned()]));
    assert_eq!((p.refused("be jenna"), p.refused_to(A, "be nikke")), ("SHP-146", "SHP-042"));
    p.act("be nikke");
    let equipment = |sight: &Sight| matches!(sight, Sight::Equipment { .. });
    assert_eq!(
        identities(&p),
        ["jenna", "nikke", "john"],
        "Nikke is taken, so Jenna is the only one left for the Captain"
    );
    assert_eq!(p.sights(EVERYBODY).iter().filter(|sight| equipment(sight)).count(), 6);
}

/// SHP-146: as long as somebody has to choose, nobody sees the Equipments and no winner is known.
#[test]
fn equipments_are_shown_last() {
    let mut p = three();
    out_of_time(&mut p);
    for free in [5, 4, 3] {
        assert_eq!(p.offered().len(), free);
        assert!(
            !p.sights(EVERYBODY).iter().any(|sight| matches!(sight, Sight::Equipment { .. } | Sight::Counts { .. }))
        );
        assert!(p.view(EVERYBODY).ending.is_some_and(|ending| ending.winner.is_none() && ending.repair.is_none()));
        assert_eq!(teams(&p), [None; 6]);
        let first = p.offered()[0].clone();
        p.act(&first);
    }
    assert!(p.is_over());
}

/// SHP-146: a Character with no Marker on the sheet counts zero, which is the fewest.
#[test]
fn no_marker_is_the_fewest() {
    let mut p = three();
    p.sheet(A, [1, 1, 1, 0, 1]).sheet(B, [0, 1, 1, 1, 1]).sheet(C, [1, 0, 1, 1, 1]);
    out_of_time(&mut p);
    assert_eq!(identities(&p), ["rachel", "jenna", "nikke"]);
}

/// SHP-147: nobody is ever the Robot, and it counts for no team.
#[test]
fn nobody_is_the_robot() {
    let mut p = three();
    p.sheet(A, [3; 5]).sheet(B, [0, 1, 1, 1, 1]).sheet(C, [0, 0, 1, 1, 1]);
    out_of_time(&mut p);
    assert_eq!(p.offered(), ["be jenna", "be nikke", "be john", "be rachel", "be reed"]);
    assert_eq!(p.refused("be robot"), "SHP-146");
    p.act("be reed");
    assert_eq!((identities(&p), teams(&p)[5]), (vec!["reed".into(), "jenna".into(), "nikke".into()], None));
}

/// WE-17, SHP-148, SHP-149: with no Guardian among the players the free Character with the highest number is it, the others are Astronauts.
#[test]
fn reed_stands_in_for_the_guardian() {
    let mut p = three();
    p.goals(&["alien", "captain", "sergeant"]);
    p.sheet(A, [1, 1, 1, 0, 1]).sheet(B, [0, 1, 1, 1, 1]).sheet(C, [1, 0, 1, 1, 1]);
    out_of_time(&mut p);
    let [alien, crew, guardian] = [Team::Alien, Team::Astronauts, Team::Guardian].map(Some);
    assert_eq!(teams(&p), [crew, crew, crew, alien, guardian, None]);
    assert!(p.told(&Sight::Counts { character: Character::Reed, team: Team::Guardian }));
    assert!(p.told(&Sight::Counts { character: Character::John, team: Team::Astronauts }));
}

/// SHP-148, SHP-149: if a player is the Guardian, all free Characters are Astronauts.
#[test]
fn free_characters_are_astronauts() {
    let mut p = three();
    p.goals(&["alien", "captain", "guardian"]);
    p.sheet(A, [1, 1, 1, 0, 1]).sheet(B, [0, 1, 1, 1, 1]).sheet(C, [1, 0, 1, 1, 1]);
    out_of_time(&mut p);
    let [alien, crew, guardian] = [Team::Alien, Team::Astronauts, Team::Guardian].map(Some);
    assert_eq!(teams(&p), [crew, guardian, crew, alien, crew, None]);
}

/// SHP-150: whatever was dealt, there are one Alien, one Guardian and three Astronaut Characters.
#[test]
fn there_are_always_five_in_three_teams() {
    for goals in
        [["alien", "captain", "guardian"], ["alien", "captain", "sergeant"], ["lieutenant", "guardian", "alien"]]
    {
        let mut p = three();
        p.goals(&goals);
        out_of_time(&mut p);
        while !p.is_over() {
            let last = p.offered().pop().expect("there is a choice");
            p.act(&last);
        }
        let count = |team: Team| teams(&p).into_iter().filter(|&own| own == Some(team)).count();
        assert_eq!([Team::Alien, Team::Guardian, Team::Astronauts].map(count), [1, 1, 3]);
    }
}

/// SHP-151: Markers on Sections do not count for who somebody is.
#[test]
fn markers_on_sections_do_not_count() {
    let mut p = three();
    for section in ["cockpit", "cabins", "bridge", "airlock"] {
        p.marked(section, "nikke");
    }
    p.goals(&["alien", "captain", "guardian"]);
    p.sheet(A, [2, 1, 2, 2, 2]).sheet(B, [0, 1, 1, 1, 1]).sheet(C, [1, 1, 0, 1, 1]);
    out_of_time(&mut p);
    assert_eq!(identities(&p), ["nikke", "jenna", "john"]);
}

/// SHP-162: 12 for the Countdown, one for each of the 32 Search cards, 5 for the Airlock are 49 rounds, and the bound on steps allows them.
#[test]
fn a_game_has_at_most_49_rounds() {
    let search: u32 =
        Card::all().filter(|card| card.of_type() == Type::Search).map(|card| card.face().copies.count_ones()).sum();
    let start = u32::from(BOX.most[Gauge::Countdown.index()]);
    assert_eq!((start, search), (12, 32));
    assert!(ShadowPlanet::meta().longest >= 49 * (5 + 5 + 6), "each round has a draft, discards and reveals");
    let mut p = three();
    p.state.round = 49;
    out_of_time(&mut p);
    assert_eq!(p.view(Viewer::seat(A)).round, 49);
}

/// SHP-162: a card file in which an uncontrolled Character turns the Countdown is refused.
#[test]
fn no_character_turns_the_countdown() {
    let turn = |gauge: &str| format!("uncontrolled_turn = {{ gauge = \"{gauge}\"");
    let threat = turn("threat");
    let places: Vec<usize> = file::TEXT.match_indices(&threat).map(|(place, _)| place).collect();
    assert!(places.len() > 1, "more than one Character turns a gauge");
    for place in places {
        let mut text = file::TEXT.to_owned();
        text.replace_range(place..place + threat.len(), &turn("countdown"));
        let error = file::read("cards.toml", &text).expect_err("a Character turns the Countdown");
        assert!(error.to_string().contains("SHP-162"), "{error}");
    }
}

/// SHP-162: only the Airlock turns the Countdown back besides the whispers, and each Character uses it once.
#[test]
fn the_airlock_opens_once_for_each() {
    let mut p = three();
    p.gauge("countdown", 5).inside("jenna", "airlock").turn("jenna");
    until(&mut p, "use airlock-countdown");
    p.act("use airlock-countdown");
    until(&mut p, "reveal search-jenna");
    p.act("reveal search-jenna");
    p.act("back countdown");
    assert_eq!(p.now("countdown"), 6);
    p.equip("jenna", &["spacesuit"]).at("jenna", "erico").turn("jenna");
    until(&mut p, "play spacesuit");
    p.acts(&["play spacesuit"]);
    until(&mut p, "stay");
    assert_eq!(p.refused("walk erico airlock"), "SHP-071");
}

/// SHP-163: a Help that was given away can come back by Scrap and be played again, but Scrap itself does not come back.
#[test]
fn a_help_comes_back_once() {
    let mut p = Position::new(&[("jenna", A), ("nikke", B), ("robot", C)]);
    p.at("jenna", "erico").only("robot", &["help", "scrap", "move-robot"]).turn("robot");
    until(&mut p, "play help");
    p.acts(&["play help", "on jenna", "play scrap", "on jenna"]);
    p.play("3: give move-robot").play("1: give help");
    assert!(p.offers("play help") && p.played("robot") == ["scrap"]);
    p.acts(&["play help", "on jenna"]);
    assert!(["play help", "play scrap"].into_iter().all(|again| p.refused(again) == "SHP-007"));
}

/// SHP-164: a choice without an option is skipped: with no cards anywhere a round passes without a question.
#[test]
fn nothing_blocks_the_game() {
    let mut p = Position::new(&[("john", A), ("reed", B), ("robot", C)]);
    for character in ["jenna", "nikke", "john", "rachel", "reed", "robot"] {
        p.only(character, &[]);
    }
    for location in ["melita", "erico", "hill", "caves"] {
        p.only_deck(location, &[]);
    }
    p.turn("john");
    // Reed's own +2 Move lets him walk; nothing else can be chosen.
    assert_eq!((p.asked(), p.offers("walk hill graveyard")), (B, true));
    p.act("stay").luck();
    assert_eq!((p.state.round, p.now("countdown")), (2, 7));
}

/// SHP-164: with no Marker in the pool Rachel's ability is skipped, and so is an effect that takes one.
#[test]
fn an_empty_pool_is_skipped() {
    let mut p = three();
    p.sheet(A, [15; 5]).turn("rachel");
    assert!(p.offers("play move-rachel"));
}
