//! Who wins: SHP-152 to SHP-161.

use kernel::Game;

use super::example::EVERYBODY;
use super::position::{A, B, C, D, E, Position};
use crate::ShadowPlanet;
use crate::cards::Team;
use crate::event::Sight;
use crate::state::Do;

/// Five players; Jenna, Nikke and John are the Astronauts A, B and C, Rachel is the Alien D, Reed the Guardian E. All Equipments are
/// empty, and Threat is 4, Repair 3.
fn showdown() -> Position {
    let mut p = Position::new(&[("jenna", A), ("nikke", B), ("john", C), ("rachel", D), ("reed", E)]);
    p.goals(&["captain", "lieutenant", "sergeant", "alien", "guardian"]);
    for (place, seat) in [A, B, C, D, E].into_iter().enumerate() {
        p.sheet(seat, std::array::from_fn(|colour| u8::from(colour != place)));
    }
    for character in ["jenna", "nikke", "john", "rachel", "reed", "robot"] {
        p.only(character, &[]);
    }
    p.gauge("threat", 4).gauge("repair", 3);
    p
}

/// Three players without a Guardian: A is the Alien Rachel, B and C are Jenna and Nikke; John is an Astronaut, Reed the Guardian.
fn without_guardian() -> Position {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.goals(&["alien", "captain", "sergeant"]);
    p.sheet(A, [1, 1, 1, 0, 1]).sheet(B, [0, 1, 1, 1, 1]).sheet(C, [1, 0, 1, 1, 1]);
    for character in ["jenna", "nikke", "john", "rachel", "reed", "robot"] {
        p.only(character, &[]);
    }
    p
}

/// The game ends with this gauge on its end position.
fn by(p: &mut Position, gauge: &str) -> Option<Team> {
    p.gauge(gauge, if gauge == "threat" { 8 } else { 0 }).run(Do::EndRound);
    assert!(p.is_over());
    p.state.winner
}

/// What each seat has: `won 1`, `lost 0`.
fn results(p: &Position) -> Vec<String> {
    let verdict = ShadowPlanet::verdict(&p.state);
    verdict.standings().iter().map(|own| format!("{} {}", own.result.word(), own.points)).collect()
}

fn fought(p: &Position) -> Option<(u8, u8)> {
    p.sights(EVERYBODY).iter().find_map(|sight| match *sight {
        Sight::Fights { attack, threat } => Some((attack, threat)),
        _ => None,
    })
}

/// WE-11, SHP-154, SHP-155, SHP-156, SHP-140: 5 Repair cards are enough for 3; 3 Attack cards with a Laser Pistol are enough
/// for Threat 5 - 1.
#[test]
fn the_victory_of_the_example() {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("rachel", C), ("john", D), ("robot", E)]);
    p.goals(&["sergeant", "alien", "captain", "guardian", "lieutenant"]);
    p.sheet(A, [1, 1, 1, 0, 1]).sheet(B, [1, 0, 1, 1, 1]).sheet(C, [0, 1, 1, 1, 1]);
    p.sheet(D, [1, 1, 0, 1, 1]).sheet(E, [1, 1, 1, 1, 0]).gauge("repair", 3).gauge("threat", 5);
    p.only("jenna", &["spare-parts", "laser-pistol"]).only("rachel", &["de-icing", "coolant", "fury"]);
    p.only("reed", &["de-icing", "explosives"]).only("nikke", &["seduction", "brawl", "hatchet"]).only("john", &[]);
    assert_eq!(by(&mut p, "countdown"), Some(Team::Astronauts));
    assert!(p.told(&Sight::Repairs { cards: 5, needed: 3 }));
    assert_eq!(fought(&p), Some((4, 4)));
    assert_eq!(results(&p), ["won 1", "lost 0", "won 1", "lost 0", "won 1"]);
}

/// SHP-152: Threat 8: the Guardian wins at once, whatever the others hold.
#[test]
fn threat_is_the_guardians() {
    let mut p = showdown();
    p.only("jenna", &["spare-parts", "spare-parts", "spare-parts", "explosives", "explosives", "laser-pistol"]);
    p.only("rachel", &["fury", "fury"]).gauge("repair", 0).gauge("countdown", 0);
    assert_eq!((by(&mut p, "threat"), fought(&p)), (Some(Team::Guardian), None));
    assert_eq!(results(&p), ["lost 0", "lost 0", "lost 0", "lost 0", "won 1"]);
}

/// SHP-153: with Repair on 0 Astronauts and Alien fight, even if the Astronauts hold no Repair card.
#[test]
fn a_repaired_shuttle_means_a_fight() {
    let mut p = showdown();
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Alien), Some((0, 4))));
    let mut p = showdown();
    p.only("nikke", &["explosives", "explosives", "fury", "fury"]);
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Astronauts), Some((4, 4))));
}

/// SHP-154: out of time with fewer Repair cards than the gauge shows, the Guardian wins at once.
#[test]
fn too_few_repairs_in_time() {
    let mut p = showdown();
    p.only("jenna", &["de-icing", "de-icing", "laser-pistol"]).only("john", &["plasma-cutter"]);
    assert_eq!((by(&mut p, "countdown"), fought(&p)), (Some(Team::Guardian), None));
    assert!(p.told(&Sight::Repairs { cards: 2, needed: 3 }));
}

/// SHP-155: as many Repair cards as the gauge shows are enough; then Threat decides, and equality is for the Astronauts.
#[test]
fn enough_repairs_in_time() {
    let mut p = showdown();
    p.only("jenna", &["de-icing", "de-icing"]).only("john", &["coolant"]);
    assert_eq!((by(&mut p, "countdown"), fought(&p)), (Some(Team::Alien), Some((0, 4))));
    let mut p = showdown();
    p.only("jenna", &["de-icing", "de-icing"]).only("john", &["coolant", "laser-pistol", "plasma-cutter"]);
    assert_eq!((by(&mut p, "countdown"), fought(&p)), (Some(Team::Astronauts), Some((4, 4))));
}

/// SHP-156: the Alien's Acquire cards less its Attack cards turn the Threat first.
#[test]
fn the_alien_turns_the_threat() {
    let mut p = showdown();
    p.only("rachel", &["tentacle", "spores", "fury"]).only("john", &["explosives", "explosives", "laser-pistol"]);
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Alien), Some((4, 5))));
    let mut p = showdown();
    p.only("rachel", &["spores", "fury", "fury"]).only("john", &["explosives", "laser-pistol"]);
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Astronauts), Some((3, 3))));
}

/// SHP-156, SHP-018: in the fight the Threat stays within 0 and 8, and to reach 8 means nothing else.
#[test]
fn the_threat_is_cut_off_in_the_fight() {
    let mut p = showdown();
    p.gauge("threat", 7).only("rachel", &["idol", "idol"]);
    p.only("jenna", &["explosives", "explosives", "fury", "fury", "laser-pistol", "plasma-cutter"]);
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Astronauts), Some((8, 8))));
    let mut p = showdown();
    p.gauge("threat", 1).only("rachel", &["fury", "fury", "explosives"]);
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Astronauts), Some((0, 0))));
}

/// SHP-157, SHP-161: all players with an Astronaut Goal win together with 1 point; the Alien and the Guardian have lost with 0.
#[test]
fn astronauts_win_together() {
    let mut p = showdown();
    p.only("nikke", &["explosives", "explosives", "fury", "fury"]);
    by(&mut p, "repair");
    assert_eq!(results(&p), ["won 1", "won 1", "won 1", "lost 0", "lost 0"]);
}

/// SHP-161: the Alien wins alone; there is no draw.
#[test]
fn the_alien_wins_alone() {
    let mut p = showdown();
    by(&mut p, "repair");
    assert_eq!(results(&p), ["lost 0", "lost 0", "lost 0", "won 1", "lost 0"]);
}

/// SHP-161: every seat is a side of its own, also of players with the same team.
#[test]
fn nobody_shares_a_side() {
    let p = showdown();
    assert_eq!([A, B, C, D, E].map(|seat| ShadowPlanet::side(&p.state, seat)), [0, 1, 2, 3, 4]);
}

/// SHP-158: the cards of an Astronaut Character that nobody is count too, in both comparisons.
#[test]
fn free_astronauts_count() {
    let mut p = without_guardian();
    p.gauge("repair", 2).only("john", &["spare-parts", "spare-parts", "explosives", "fury"]);
    assert_eq!((by(&mut p, "countdown"), fought(&p)), (Some(Team::Astronauts), Some((2, 2))));
    assert_eq!(results(&p), ["lost 0", "won 1", "won 1"]);
}

/// SHP-159, SHP-161: if the Guardian wins and no player is the Guardian, everybody has lost.
#[test]
fn nobody_wins_with_the_guardian() {
    let mut p = without_guardian();
    assert_eq!(by(&mut p, "threat"), Some(Team::Guardian));
    assert_eq!(results(&p), ["lost 0"; 3]);
}

/// SHP-160: Repair cards of the Alien, all cards of the Guardian and the Robot, and cards in piles count for nothing.
#[test]
fn what_counts_for_nothing() {
    let mut p = showdown();
    p.only("rachel", &["spare-parts", "mark-myers"])
        .only("reed", &["spare-parts", "power-cell", "laser-pistol", "idol"]);
    p.only("robot", &["help", "explosives"]).whispers(&["coolant", "fury"]).temple(&["de-icing"]);
    assert_eq!(by(&mut p, "countdown"), Some(Team::Guardian));
    assert!(p.told(&Sight::Repairs { cards: 0, needed: 3 }));
    let mut p = showdown();
    p.only("reed", &["explosives", "laser-pistol", "idol"])
        .only("robot", &["explosives", "idol"])
        .whispers(&["fury", "fury"]);
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Alien), Some((0, 4))));
}

/// SHP-156, SHP-142: each side is counted by the numbers of the card file: the Ritual Knife is for the Alien an Acquire card.
#[test]
fn counts_are_those_of_the_card_file() {
    let mut p = showdown();
    p.only("rachel", &["ritual-knife", "whispers", "fury"]).only("jenna", &["ritual-knife", "laser-pistol"]);
    assert_eq!((by(&mut p, "repair"), fought(&p)), (Some(Team::Alien), Some((3, 6))));
}
