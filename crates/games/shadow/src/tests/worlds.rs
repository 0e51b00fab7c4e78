//! The worlds that are drawn for a viewer (SHP-166): they keep what the viewer knows and never depend on anything else.

use std::collections::BTreeSet;

use dice::SearchDice;
use kernel::{Game, Viewer};

use super::example::{
    ALAN, DEMIS, DISCARDS, EVERYBODY, GIACOMO, GIANLUCA, OLIVIA, certain, ids, mind, reveal, told, until, whispered,
};
use super::position::{A, B, C, D, E, Position, card};
use crate::ShadowPlanet;
use crate::ask::Ask;
use crate::cards::{Card, Character, Goal, Location};
use crate::memory::{Counted, Zone};
use crate::state::State;

const ALL: [Viewer; 6] = [OLIVIA, ALAN, DEMIS, GIACOMO, GIANLUCA, EVERYBODY];

/// Sixty worlds of a viewer.
fn worlds(p: &Position, viewer: Viewer) -> impl Iterator<Item = State> {
    let state = p.state.clone();
    (0..60).map(move |seed| ShadowPlanet::determinize(&state, viewer, &mut SearchDice::seeded(seed)))
}

/// So many worlds of a viewer that rare ones come up: how likely a world is is no rule.
fn many_worlds(p: &Position, viewer: Viewer) -> impl Iterator<Item = State> {
    let (state, mut dice) = (p.state.clone(), SearchDice::seeded(99));
    (0..5000).map(move |_| ShadowPlanet::determinize(&state, viewer, &mut dice))
}

/// Whether a viewer imagines the same worlds in two positions.
fn same_worlds(one: &Position, other: &Position, viewer: Viewer) -> bool {
    one.state != other.state && worlds(one, viewer).eq(worlds(other, viewer))
}

/// The cards of a deck from the top down; `None` where nobody has settled one.
fn order(state: &State, location: Location) -> Vec<Option<&'static str>> {
    let deck = state.deck(location);
    (0..deck.len()).map(|depth| deck.settled(depth).map(|known| known.card.id())).collect()
}

fn held(state: &State, character: Character) -> Vec<&'static str> {
    ids(state.equipment(character))
}

/// The example round at its telling moments.
fn moments() -> Vec<Position> {
    let mut moments: Vec<Position> = ["jenna", "rachel", "search", "draw", "scrap", "swap"].map(told).into();
    moments.push(whispered(DISCARDS));
    let mut p = whispered(DISCARDS);
    reveal(&mut p, &["crying", "brawl", "first-aid-kit"]);
    moments.push(p);
    moments
}

/// SHP-166: every world has what the viewer is certain of, is possible for that memory, and shows the viewer the same table.
#[test]
fn worlds_have_what_is_certain() {
    for p in moments() {
        for viewer in ALL {
            let seen = p.view(viewer);
            for world in worlds(&p, viewer) {
                assert_eq!((mind(&p, viewer).allows(&Counted::new(&world.zones())), world.check()), (Ok(()), Ok(())));
                assert_eq!(ShadowPlanet::view(&world, viewer), seen);
                for zone in Zone::all() {
                    let there = world.zones()[zone.index()];
                    let known: crate::pile::Pile = certain(&p, viewer, zone).into_iter().map(card).collect();
                    assert!(known.minus(there).is_empty(), "{viewer:?}, {zone:?}");
                }
            }
        }
    }
}

/// SHP-166: in two games that a viewer cannot tell apart the same worlds are drawn: here other cards were discarded and exchanged.
#[test]
fn worlds_do_not_depend_on_discards() {
    let truth = whispered(DISCARDS);
    let other = whispered(["seduction", "search-reed", "crying", "smoking", "help"]);
    for viewer in [OLIVIA, ALAN, GIANLUCA, EVERYBODY] {
        assert!(same_worlds(&truth, &other, viewer), "{viewer:?}");
    }
    assert!(!same_worlds(&truth, &other, GIACOMO), "Giacomo knows his own discard");
}

/// SHP-166: nor do they depend on what somebody else drew, searched or put back.
#[test]
fn worlds_do_not_depend_on_draws() {
    let play = |order: &str| {
        let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
        p.deck("melita", &["first-aid-kit", "driving"]).forgetful().turn("jenna");
        p.act("on john");
        until(&mut p, "play search-jenna");
        p.acts(&["play search-jenna", "play search-jenna", "done", order]);
        p
    };
    let (truth, other) = (play("top driving"), play("top first-aid-kit"));
    assert!([ALAN, DEMIS, EVERYBODY].into_iter().all(|viewer| same_worlds(&truth, &other, viewer)));
    assert!(!same_worlds(&truth, &other, OLIVIA));
}

/// SHP-027, SHP-166: nor on the Goals of others.
#[test]
fn worlds_do_not_depend_on_goals() {
    let truth = told("jenna");
    let mut other = truth.clone();
    other.goals(&["sergeant", "guardian", "lieutenant", "captain", "alien"]);
    assert!(same_worlds(&truth, &other, OLIVIA) && same_worlds(&truth, &other, EVERYBODY));
    assert!(!same_worlds(&truth, &other, ALAN));
}

/// SHP-166: nor on the memories of others: what Nikke's player has seen shows in no world of anybody else.
#[test]
fn worlds_do_not_depend_on_memories() {
    let truth = whispered(DISCARDS);
    let mut other = truth.clone();
    let sizes = other.state.sizes();
    let robot = other.state.equipment(Character::Robot);
    other.state.memory.of_seat_mut(B).looks_at_all(Zone::Equipment(Character::Robot), robot, &sizes);
    assert!(same_worlds(&truth, &other, OLIVIA) && !same_worlds(&truth, &other, ALAN));
}

/// WE-21, SHP-166: every world of Olivia has at least five of John's six cards; any one of them is missing in some world, none in another.
#[test]
fn lists_are_kept() {
    let p = whispered(DISCARDS);
    let start = ["move-john", "move-john", "move-john", "search-john", "smoking", "brawl"].map(card);
    let start: crate::pile::Pile = start.into_iter().collect();
    let mut missing = BTreeSet::new();
    for world in many_worlds(&p, OLIVIA) {
        missing.insert(ids(start.minus(world.equipment(Character::John))));
        if missing.len() == 5 {
            break;
        }
    }
    let all = [vec![], vec!["brawl"], vec!["move-john"], vec!["search-john"], vec!["smoking"]];
    assert_eq!(missing, BTreeSet::from(all));
}

/// WE-22, SHP-166: a card that may be in two places is in each of them in some world; once it is certain again, in one only.
#[test]
fn possible_places_come_up() {
    let in_hand = |world: &State| world.hand(Character::Robot).contains(card("whispers"));
    let p = told("draw");
    assert!(worlds(&p, DEMIS).any(|world| in_hand(&world)) && worlds(&p, DEMIS).any(|world| !in_hand(&world)));
    let p = told("scrap");
    let depth = |world: &State| order(world, Location::Erico)[..3].iter().position(|&id| id == Some("whispers"));
    let depths: BTreeSet<_> = worlds(&p, DEMIS).map(|world| depth(&world)).collect();
    assert_eq!(depths, BTreeSet::from([Some(0), Some(1), Some(2)]), "among the top three, at an unknown depth");
}

/// WE-23, SHP-010, SHP-166: after one Crying is revealed the other is in Rachel's Equipment in some worlds and in the pile in others.
#[test]
fn copies_have_no_faces() {
    for discards in [DISCARDS, ["seduction", "search-reed", "crying", "brawl", "help"]] {
        let mut p = whispered(discards);
        reveal(&mut p, &["crying"]);
        let in_pile = |world: State| world.whispers.contains(card("crying"));
        assert!(many_worlds(&p, OLIVIA).any(in_pile), "{discards:?}");
        assert!(!many_worlds(&p, OLIVIA).all(in_pile), "{discards:?}");
    }
}

/// SHP-166, "order": known places of a deck are the same in every world, unknown ones are not.
#[test]
fn known_places_are_kept() {
    let p = told("draw");
    for world in worlds(&p, GIANLUCA) {
        assert_eq!(order(&world, Location::Erico)[..3], ["family-photo", "whispers", "green-fog"].map(Some));
    }
    let tops: BTreeSet<_> = worlds(&p, ALAN).map(|world| order(&world, Location::Erico)[..3].to_vec()).collect();
    assert!(tops.len() > 20, "Alan has never looked");
    for world in worlds(&p, GIACOMO) {
        assert_eq!(order(&world, Location::Melita)[..3], ["driving", "mining-tools", "mark-myers"].map(Some));
    }
}

/// SHP-166: in a world the others know what they hold there and what lies there in the places they have looked at, not the truth.
#[test]
fn others_know_the_world_they_are_in() {
    let p = told("draw");
    for world in worlds(&p, OLIVIA) {
        let zone = Zone::Equipment(Character::Robot);
        let own = world.memory.of_seat(E).certain_cards(zone, world.sizes()[zone.index()]);
        assert_eq!(own, world.equipment(Character::Robot));
        let top = Zone::Top(Location::Erico);
        assert_eq!(world.memory.of_seat(E).certain_cards(top, 3), world.zones()[top.index()]);
        assert!(
            world.all_seats().iter().all(|seat| world
                .memory
                .of_seat(seat)
                .allows(&Counted::new(&world.zones()))
                .is_ok())
        );
    }
}

/// SHP-166: the own hand is the same in every world, and so are the cards that lie open.
#[test]
fn own_hands_are_kept() {
    let p = told("swap");
    for world in worlds(&p, OLIVIA) {
        assert_eq!(
            (held(&world, Character::Jenna), world.discard),
            (held(&p.state, Character::Jenna), p.state.discard)
        );
    }
    assert!(
        worlds(&p, OLIVIA).all(|world| world.hand(Character::Robot).contains(card("move-jenna"))),
        "Olivia gave it"
    );
    let hands: BTreeSet<_> = worlds(&p, OLIVIA).map(|world| held(&world, Character::Reed)).collect();
    assert!(hands.len() > 5 && hands.iter().all(|hand| hand.contains(&"pickaxe")), "Alan has shown it");
}

/// SHP-026, SHP-027: the own Goal is kept, some player is always the Alien, and no Goal is dealt twice; all others come up.
#[test]
fn goals_are_dealt_anew() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.goals(&["captain", "alien", "guardian"]);
    let mut seen = BTreeSet::new();
    for world in worlds(&p, OLIVIA) {
        let goals: Vec<Goal> = world.goals.into_iter().flatten().collect();
        assert_eq!((goals[0], goals.len(), world.goals[3]), (Goal::Captain, 3, None));
        assert!(goals[1] != goals[2] && goals[1..].contains(&Goal::Alien) && !goals[1..].contains(&Goal::Captain));
        seen.extend(goals[1..].iter().map(|goal| format!("{goal}")));
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
    let alien: Vec<Goal> = worlds(&p, ALAN).flat_map(|world| world.goals[0]).collect();
    assert!(!alien.contains(&Goal::Alien) && [Goal::Captain, Goal::Guardian].iter().all(|goal| alien.contains(goal)));
    let spectator: BTreeSet<_> =
        worlds(&p, EVERYBODY).map(|world| world.goals.iter().position(|&goal| goal == Some(Goal::Alien))).collect();
    assert_eq!(spectator, BTreeSet::from([Some(0), Some(1), Some(2)]));
}

/// SHP-026: with five players all five Goals are dealt in every world.
#[test]
fn five_goals_for_five_players() {
    for world in worlds(&told("jenna"), DEMIS) {
        let goals: BTreeSet<String> = world.goals.iter().flatten().map(ToString::to_string).collect();
        assert_eq!((goals.len(), world.goals[C.index()]), (5, Some(Goal::Captain)));
    }
}

/// The discards that lie face down in a position, by seat.
fn sealed(state: &State) -> Vec<Option<Card>> {
    let Some(Ask::Whisper(ask)) = state.question() else { panic!("nobody is asked for a discard") };
    state.all_seats().iter().map(|seat| ask.cards.of(seat)).collect()
}

/// SHP-114, SHP-166: who has discarded is public, what is not: others' discards are drawn from the hands they hold in that world.
#[test]
fn sealed_discards_are_drawn_anew() {
    let mut p = told("swap");
    p.play("1: whisper seduction").play("4: whisper brawl").play("2: whisper hatchet");
    let mut giacomos = BTreeSet::new();
    for world in worlds(&p, OLIVIA) {
        let cards = sealed(&world);
        assert_eq!(cards.iter().map(Option::is_some).collect::<Vec<_>>(), [true, true, false, true, false]);
        assert_eq!(cards[A.index()], Some(card("seduction")));
        let (alan, giacomo) = (cards[B.index()].expect("a card"), cards[D.index()].expect("a card"));
        assert!(world.hand(Character::Reed).contains(alan) && world.hand(Character::John).contains(giacomo));
        giacomos.insert(giacomo.id());
    }
    assert!(giacomos.len() >= 4, "{giacomos:?}");
    let mut other = told("swap");
    other.play("1: whisper seduction").play("4: whisper move-john").play("2: whisper search-reed");
    assert!(same_worlds(&p, &other, OLIVIA) && same_worlds(&p, &other, EVERYBODY));
}

/// SHP-139, SHP-166: likewise a card chosen for Scrap.
#[test]
fn sealed_exchanges_are_drawn_anew() {
    let play = |given: &str| {
        let mut p = told("scrap");
        p.play("5: on jenna").play(given);
        p
    };
    let (truth, other) = (play("5: give help"), play("5: give move-robot"));
    assert!([OLIVIA, DEMIS, EVERYBODY].into_iter().all(|viewer| same_worlds(&truth, &other, viewer)));
    assert!(!same_worlds(&truth, &other, GIANLUCA));
}

/// SHP-166: a choice that somebody else has half made is dropped; the own one is kept.
#[test]
fn half_built_choices_are_dropped() {
    let mut p = told("search");
    p.play("5: top scrap");
    assert!(ShadowPlanet::half_built(&p.state, E));
    assert!(
        worlds(&p, OLIVIA)
            .all(|world| !ShadowPlanet::half_built(&world, E) && ShadowPlanet::waiting(&world).seats().contains(E))
    );
    assert!(
        worlds(&p, GIANLUCA).all(|world| ShadowPlanet::half_built(&world, E) && world.question() == p.state.question())
    );
}

/// SHP-110, SHP-166: the order of the Temple pile is kept for who placed it; for the others any cards of the pile may be there.
#[test]
fn the_temple_is_stacked_anew() {
    let play = |cards: &[&str]| {
        let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
        p.equip("jenna", &["spare-parts", "fury"]).inside("jenna", "temple");
        p.whispers(&["corn", "footprints", "idol", "offering", "coolant", "scrap", "ambush"]).turn("jenna");
        until(&mut p, "use temple-stack");
        p.act("use temple-stack");
        until(&mut p, "take corn");
        cards.iter().for_each(|id| {
            p.act(&format!("take {id}"));
        });
        p
    };
    let truth = play(&["corn", "idol", "offering", "coolant", "scrap"]);
    let other = play(&["ambush", "scrap", "footprints", "corn", "idol"]);
    assert!([ALAN, DEMIS, EVERYBODY].into_iter().all(|viewer| same_worlds(&truth, &other, viewer)));
    let first = |world: &State| world.temple.settled(0).map(|known| known.card.id());
    assert!(
        worlds(&truth, OLIVIA).all(|world| first(&world) == Some("corn") && world.whispers == truth.state.whispers)
    );
    let firsts: BTreeSet<_> = worlds(&truth, ALAN).map(|world| first(&world)).collect();
    assert_eq!(firsts.len(), 7);
}

/// The draft of WE-2 up to Demis: Olivia has kept Jenna, Alan Reed; Gianluca has drawn the blind card.
fn draft(blind: &str, olivia: &str, alan: &str) -> Position {
    let mut p = Position::start(5);
    for line in ["goal sergeant", "goal alien", "goal captain", "goal guardian", "goal lieutenant", "seat 1"] {
        p.play(&format!("chance: {line}"));
    }
    p.play(&format!("chance: character {blind}")).play(&format!("1: draft {olivia}")).play(&format!("2: draft {alan}"));
    p
}

/// SHP-032 to SHP-035: in the draft a viewer knows what it was handed, kept and drew; everything else is drawn anew.
#[test]
fn the_draft_is_imagined() {
    let of = |state: &State| {
        let Some(Ask::Draft(draft)) = state.question() else { panic!("nobody drafts") };
        (draft.blind, draft.kept.to_vec())
    };
    let p = draft("robot", "jenna", "reed");
    let [jenna, reed, robot] = [Character::Jenna, Character::Reed, Character::Robot];
    let handed = [Character::Nikke, Character::John, Character::Rachel];
    // Olivia saw the other five: she knows the blind card and her own; Alan's is one of the four she passed on.
    let alans: BTreeSet<_> =
        worlds(&p, OLIVIA).map(|world| of(&world)).map(|(blind, kept)| (blind, kept[0], kept[1])).collect();
    assert!(
        alans.len() == 4
            && alans
                .iter()
                .all(|&(blind, own, other)| (blind, own) == (robot, jenna) && other != jenna && other != robot)
    );
    // Demis was handed three; the other three are the blind card and two picks, in any order.
    let rest: BTreeSet<_> = worlds(&p, DEMIS).map(|world| of(&world)).collect();
    assert_eq!(rest.len(), 6);
    assert!(
        rest.iter()
            .all(|(blind, kept)| !handed.contains(blind) && !handed.contains(&kept[0]) && !handed.contains(&kept[1]))
    );
    assert!(rest.contains(&(robot, vec![jenna, reed])));
    // Giacomo has seen nothing yet, Gianluca the card he drew.
    assert!(worlds(&p, GIACOMO).map(|world| of(&world).0).collect::<BTreeSet<_>>().len() == 6);
    assert!(worlds(&p, GIANLUCA).all(|world| of(&world).0 == robot && !of(&world).1.contains(&robot)));
    let other = draft("jenna", "reed", "robot");
    assert!(same_worlds(&p, &other, DEMIS) && same_worlds(&p, &other, GIACOMO) && same_worlds(&p, &other, EVERYBODY));
    assert!(!same_worlds(&p, &other, OLIVIA) && !same_worlds(&p, &other, GIANLUCA));
}
