//! The Whispers phase, the end of a round and the limits: SHP-113 to SHP-134.

use kernel::{Game, Viewer};

use super::example::{DISCARDS, EVERYBODY, certain, finish_round, reveal, told, until, whispered};
use super::position::{A, B, C, D, E, Position, card};
use crate::ShadowPlanet;
use crate::action::Outcome;
use crate::cards::{Character, Gauge};
use crate::event::Sight;
use crate::memory::Zone;
use crate::state::{Bonus, Do};

/// Three players in the Whispers phase.
fn three() -> Position {
    Position::new(&[("jenna", A), ("john", B), ("rachel", C)])
}

/// The Whispers phase: all discard, and these cards are revealed, from the Temple pile.
fn revealing(p: &mut Position, cards: &[&str]) {
    p.temple(cards).whisper_phase();
    p.play("1: whisper move-jenna").play("2: whisper move-john").play("3: whisper move-rachel");
}

/// Threat, Repair and Countdown.
fn gauges(p: &Position) -> [u8; 3] {
    ["threat", "repair", "countdown"].map(|gauge| p.now(gauge))
}

fn revealed(p: &Position) -> Vec<&'static str> {
    let shown = p.sights(EVERYBODY);
    shown
        .iter()
        .filter_map(|sight| if let Sight::Revealed { card, .. } = sight { Some(card.id()) } else { None })
        .collect()
}

/// WE-9, SHP-115, SHP-116, SHP-119, SHP-120, SHP-121, SHP-122, SHP-125: twelve cards are shuffled;
/// 1, 1, 2, 1, 1 of them turn the Threat alone, and time.
#[test]
fn the_whispers_of_the_example() {
    let mut p = whispered(DISCARDS);
    assert_eq!((p.state.whispers.len(), p.discards().len()), (12, 0));
    reveal(&mut p, &["first-aid-kit", "search-reed", "crying", "seduction", "help", "brawl"]);
    assert_eq!(gauges(&p), [3, 8, 11]);
    assert_eq!((p.state.whispers.len(), p.state.removed.len(), p.state.round), (6, 6, 2));
}

/// SHP-113: what was played is taken back and may be discarded, and everybody who holds a card must discard one.
#[test]
fn everybody_discards_one_of_all_their_cards() {
    let p = told("swap");
    let held = ["move-john", "search-john", "smoking", "brawl", "k-ration-melita"].map(|id| format!("whisper {id}"));
    assert_eq!(p.offered_to(D), held);
    assert_eq!((p.refused_to(D, "done"), p.refused_to(D, "whisper mark-myers")), ("SHP-005", "SHP-007"));
    assert!(p.state.played.iter().all(|played| played.is_empty()));
    let p = whispered(DISCARDS);
    assert_eq!(p.hand("john"), ["move-john", "move-john", "move-john", "search-john", "smoking", "k-ration-melita"]);
}

/// SHP-113, SHP-131: an Equipment may be empty, and whoever holds no card discards none.
#[test]
fn a_player_without_cards_discards_none() {
    let mut p = three();
    p.only("jenna", &[]).whisper_phase();
    assert!(p.offered_to(A).is_empty());
    p.play("2: whisper brawl").play("3: whisper crying");
    assert_eq!(p.state.whispers.len(), 7);
    p.luck();
    assert_eq!((p.asked(), p.state.round), (A, 2));
}

/// SHP-114: the discards are simultaneous: nothing moves before the last one, and the order of the answers does not matter.
#[test]
fn discards_are_simultaneous() {
    let start = told("swap");
    let mut forwards = start.clone();
    forwards.play("1: whisper seduction").play("2: whisper hatchet").play("3: whisper crying").play("4: whisper brawl");
    assert_eq!((forwards.state.whispers.len(), forwards.hand("john").len()), (5, 7));
    forwards.play("5: whisper help");
    let mut backwards = start;
    backwards.play("5: whisper help").play("4: whisper brawl").play("3: whisper crying").play("2: whisper hatchet");
    backwards.play("1: whisper seduction");
    assert_eq!(forwards.state, backwards.state);
}

/// SHP-115, SHP-167: all discards of the round join the pile, which has no order: each card of it is as likely as it has copies.
#[test]
fn the_pile_is_a_set() {
    let p = whispered(["search-jenna", "search-reed", "crying", "brawl", "help"]);
    let mut chances = Vec::new();
    ShadowPlanet::chances(&p.state, &mut chances);
    let weight =
        |id: &str| chances.iter().find(|&&(outcome, _)| outcome == Outcome::Card(card(id))).map(|&(_, weight)| weight);
    assert_eq!(
        (weight("crying"), weight("brawl"), weight("first-aid-kit"), weight("nightmare-move")),
        (Some(2), Some(1), Some(1), Some(1))
    );
    assert_eq!(chances.iter().map(|&(_, weight)| weight).sum::<u32>(), 12);
    assert_eq!(weight("mark-myers"), None);
}

/// SHP-167: what a seat knows to be in the Whispers pile stays known from round to round.
#[test]
fn what_is_in_the_pile_stays_known() {
    let mut p = three();
    p.forgetful();
    revealing(&mut p, &[]);
    reveal(
        &mut p,
        &["nightmare-move", "nightmare-search", "nightmare-acquire", "nightmare-repair", "nightmare-attack"],
    );
    reveal(&mut p, &["move-john"]);
    assert_eq!(certain(&p, Viewer::seat(A), Zone::Whispers), ["move-jenna"]);
    until(&mut p, "draft john");
    assert_eq!(certain(&p, Viewer::seat(A), Zone::Whispers), ["move-jenna"]);
}

/// WE-20, SHP-116: the Temple pile is revealed first, from its top, then the Whispers pile.
#[test]
fn the_temple_speaks_first() {
    let mut p = three();
    let stack = ["fury", "corn", "idol", "coolant", "scrap"];
    revealing(&mut p, &stack);
    assert!(p.waits_for_chance() && p.state.temple.is_empty());
    assert_eq!(revealed(&p), stack);
    reveal(&mut p, &["nightmare-attack"]);
    assert_eq!(revealed(&p).len(), 6);
    assert!(p.told(&Sight::Revealed { card: card("fury"), temple: true }));
    assert!(p.told(&Sight::Revealed { card: card("nightmare-attack"), temple: false }));
    assert_eq!(p.state.round, 2);
}

/// SHP-116, SHP-126: Temple cards that are not reached stay there; they are not shuffled into the Whispers pile.
#[test]
fn the_rest_of_the_temple_waits() {
    let mut p = three();
    revealing(&mut p, &["fury", "corn", "idol", "coolant", "scrap", "pickaxe", "ambush", "potatoes"]);
    assert_eq!(revealed(&p), ["fury", "corn", "idol", "coolant", "scrap", "pickaxe"]);
    let left: Vec<_> = (0..2).filter_map(|depth| p.state.temple.settled(depth)).map(|known| known.card.id()).collect();
    assert_eq!((left, p.state.whispers.len()), (vec!["ambush", "potatoes"], 8));
}

/// SHP-117: with fewer than six cards in both piles all of them are revealed.
#[test]
fn fewer_than_six_are_all_revealed() {
    let mut p = three();
    p.whispers(&[]);
    revealing(&mut p, &["coolant"]);
    p.luck();
    assert_eq!(revealed(&p), ["coolant", "move-jenna", "move-john", "move-rachel"]);
    assert_eq!((gauges(&p), p.state.round), ([2, 4, 8], 2));
}

/// SHP-118, SHP-002: values and effects of revealed cards do not matter, nor what they would count at the end.
#[test]
fn only_the_numbers_of_cards_matter() {
    let mut p = three();
    revealing(&mut p, &["oxygen-tank", "onboard-computer", "whispers", "tentacle", "mark-myers", "laser-pistol"]);
    assert_eq!(gauges(&p), [3, 5, 11]);
}

/// WE-14, SHP-119, SHP-120, SHP-124: an Attack card moves both the Threat and the Repair gauge back.
#[test]
fn attack_counts_twice() {
    let mut p = three();
    revealing(&mut p, &["pickaxe", "pickaxe", "fury", "idol", "idol", "coolant"]);
    assert_eq!(gauges(&p), [1, 7, 11]);
}

/// SHP-119, SHP-120, SHP-121: Acquire, Repair and Move advance their gauges.
#[test]
fn gauges_advance() {
    let mut p = three();
    revealing(&mut p, &["idol", "idol", "coolant", "de-icing", "de-icing", "forced-march"]);
    assert_eq!(gauges(&p), [4, 2, 10]);
}

/// SHP-121: Search moves the Countdown back; SHP-122: then it goes on by one all the same.
#[test]
fn search_moves_the_countdown_back() {
    let mut p = three();
    p.gauge("countdown", 6);
    revealing(&mut p, &["corn", "corn", "footprints", "forced-march", "idol", "fury"]);
    assert_eq!(gauges(&p), [2, 6, 7]);
}

/// SHP-119, SHP-120, SHP-121, SHP-122: the gauges turn in this order: Threat, Repair, Countdown, and time passes last.
#[test]
fn the_gauges_turn_in_order() {
    let mut p = three();
    p.gauge("countdown", 6);
    revealing(&mut p, &["idol", "coolant", "corn", "corn", "footprints", "potatoes"]);
    let turns = p.sights(EVERYBODY).into_iter().filter_map(|sight| match sight {
        Sight::Turned { gauge, from, to } => Some((Some(gauge), from, to)),
        Sight::TimePasses { exhausted } => Some((None, exhausted, 0)),
        _ => None,
    });
    let turns: Vec<_> = turns.collect();
    let [threat, repair, countdown] = Gauge::ALL.map(Some);
    assert_eq!(turns, [(threat, 2, 3), (repair, 5, 4), (countdown, 6, 10), (None, 0, 0), (countdown, 10, 9)]);
}

/// WE-15, SHP-122, SHP-123: what would go beyond the end of the gauge is lost, and then time passes, faster with exhausted decks.
#[test]
fn movements_are_cut_off_separately() {
    let searches = ["corn", "corn", "footprints", "potatoes", "seduction", "crying"];
    let mut p = three();
    revealing(&mut p, &searches);
    assert_eq!(p.now("countdown"), 11);
    let mut p = three();
    p.only_deck("caves", &[]).only_deck("erico", &[]);
    revealing(&mut p, &searches);
    assert_eq!(p.now("countdown"), 9);
    assert!(p.told(&Sight::TimePasses { exhausted: 2 }));
}

/// SHP-132, SHP-133: a deck counts as exhausted if it is empty when time passes, and it is never refilled.
#[test]
fn a_deck_that_ran_out_this_round_is_exhausted() {
    let mut p = three();
    p.only_deck("hill", &["corn"]).turn("reed");
    finish_round(&mut p);
    assert!(p.told(&Sight::TimePasses { exhausted: 1 }));
    finish_round(&mut p);
    assert!(p.state.decks[Character::Reed.index() - 2].is_empty(), "the Hill stays empty");
}

/// SHP-132: cards that are looked at have not left their deck.
#[test]
fn a_deck_that_is_searched_whole_is_not_exhausted() {
    let mut p = three();
    p.only_deck("melita", &["driving", "rangefinder"]).turn("john");
    until(&mut p, "play search-john");
    p.acts(&["play search-john", "play smoking", "done", "top rangefinder"]);
    assert_eq!((p.state.decks[0].len(), p.hand("john").contains(&"rangefinder")), (1, true));
    finish_round(&mut p);
    assert!(p.told(&Sight::TimePasses { exhausted: 0 }));
}

/// SHP-125: the revealed cards leave the game, the others stay; nobody may look through the removed pile.
#[test]
fn revealed_cards_leave_the_game() {
    let mut p = three();
    revealing(&mut p, &["fury", "corn", "idol", "coolant", "scrap"]);
    reveal(&mut p, &["nightmare-attack"]);
    assert_eq!((p.state.removed.len(), p.state.revealed.len(), p.state.whispers.len()), (6, 0, 7));
    p.state.has_memory_aids = false;
    let seen = format!("{:?}", p.view(Viewer::seat(A)));
    assert!(!seen.contains("coolant") && !seen.contains("nightmare-attack"));
    assert_eq!(p.view(EVERYBODY).removed, 6);
}

/// SHP-127: hands go back, and what held for the round ends: the Ability card, bonuses, forbidden types.
#[test]
fn the_round_leaves_nothing_behind() {
    let mut p = three();
    p.state.negated = Some(Character::John);
    p.state.forbidden[1].insert(crate::cards::Type::Acquire);
    p.state.bonuses.push(Bonus { source: Character::Nikke, of: crate::cards::Type::Search, by: 1 });
    p.turn("rachel");
    until(&mut p, "play search-rachel");
    p.act("play search-rachel");
    finish_round(&mut p);
    assert_eq!(p.state.round, 2);
    assert!(p.state.negated.is_none() && p.state.bonuses.is_empty() && p.state.control == [None; 6]);
    assert!(!p.state.forbidden[1].contains(crate::cards::Type::Acquire));
    assert!(p.played("rachel").is_empty() && p.hand("rachel").contains(&"search-rachel"));
}

/// WE-16, SHP-128, SHP-019: Repair is on 0 in the middle of the round and back on 1 at its end: the game goes on.
#[test]
fn a_rescue_in_the_last_minute() {
    let mut p = Position::new(&[("nikke", A), ("john", B), ("rachel", C)]);
    p.equip("nikke", &["spare-parts", "spare-parts"]).inside("nikke", "cockpit").gauge("repair", 2);
    p.temple(&["fury", "idol", "corn", "corn", "forced-march", "forced-march"]).turn("nikke");
    until(&mut p, "use cockpit-repair");
    p.acts(&["use cockpit-repair", "reveal spare-parts"]);
    until(&mut p, "mark 1 jenna");
    assert_eq!(p.now("repair"), 0);
    finish_round(&mut p);
    assert_eq!((p.now("repair"), p.state.round, p.is_over()), (1, 2, false));
}

/// SHP-128: a gauge that reaches its end in the Operation phase and stays there ends the game, but only after the whole round.
#[test]
fn the_game_ends_after_the_round() {
    let mut p = three();
    p.gauge("threat", 8);
    p.temple(&["idol", "fury", "corn", "forced-march", "coolant", "de-icing"]).turn("robot");
    assert!(p.state.cause.is_none() && !p.is_over());
    finish_round(&mut p);
    assert!(p.is_over() && p.told(&Sight::Ends { cause: Gauge::Threat }));
    assert_eq!(p.now("repair"), 4, "the whispers were heard");
}

/// SHP-128, SHP-037: a new round begins with the player who is the Protagonist now.
#[test]
fn the_protagonist_drafts_first() {
    let mut p = three();
    p.state.protagonist = C;
    revealing(&mut p, &["fury", "corn", "idol", "coolant", "scrap", "forced-march"]);
    p.luck();
    assert_eq!((p.asked(), p.state.round), (C, 2));
}

/// SHP-129: of several gauges on their ends the first of Threat, Repair, Countdown is the cause.
#[test]
fn the_first_gauge_is_the_cause() {
    for (at, cause) in [([8, 0, 0], Gauge::Threat), ([7, 0, 0], Gauge::Repair), ([7, 1, 0], Gauge::Countdown)] {
        let mut p = three();
        p.gauge("threat", at[0]).gauge("repair", at[1]).gauge("countdown", at[2]).run(Do::EndRound);
        assert_eq!(p.state.cause, Some(cause));
    }
    let mut p = three();
    p.gauge("threat", 7).gauge("repair", 1).gauge("countdown", 1).run(Do::EndRound);
    assert_eq!((p.state.cause, p.state.round), (None, 2));
}

/// SHP-130, SHP-134: pawns, Vehicles, Markers, decks and Equipments carry over; a Marker on a Section stays there.
#[test]
fn the_table_carries_over() {
    let mut p = three();
    p.at("jenna", "hill").vehicle("rover", "caves").marked("airlock", "john").sheet(B, [1, 2, 3, 4, 5]);
    p.deck("hill", &["corn"]);
    let before = p.clone();
    revealing(&mut p, &["fury", "potatoes", "idol", "coolant", "scrap", "forced-march"]);
    let [was, is] = [&before.state, &p.state];
    assert_eq!((was.pawns, was.vehicles, was.marks, was.sheets), (is.pawns, is.vehicles, is.marks, is.sheets));
    assert_eq!(is.decks[2].settled(0).map(|known| known.card), Some(card("corn")));
    assert_eq!(p.hand("nikke"), before.hand("nikke"));
}

/// SHP-131: there is no limit to what an Equipment holds.
#[test]
fn an_equipment_has_no_limit() {
    let mut p = three();
    let hill = ["corn", "corn", "potatoes", "potatoes", "spores", "spores", "possession", "pickaxe", "pickaxe", "fury"];
    p.equip("jenna", &hill)
        .equip("jenna", &["whispers", "whispers", "scrap", "spare-parts", "spare-parts", "spare-parts"]);
    revealing(&mut p, &["fury", "ambush", "idol", "coolant", "footprints", "forced-march"]);
    assert_eq!((p.hand("jenna").len(), p.state.round), (21, 2));
}

/// SHP-134: Markers leave a sheet only by effects that say so, and only those that lie there.
#[test]
fn markers_leave_a_sheet_by_cards_only() {
    let mut p = three();
    p.equip("jenna", &["first-aid-kit"]).sheet(A, [0, 0, 2, 0, 0]).marked("airlock", "john").turn("jenna");
    until(&mut p, "play first-aid-kit");
    p.act("play first-aid-kit");
    until(&mut p, "colour john");
    assert_eq!(p.refused("colour reed"), "SHP-134");
    p.act("colour john");
    assert_eq!(p.state.sheets[A.index()], [0, 0, 1, 0, 0]);
    finish_round(&mut p);
    assert_eq!(p.state.sheets[A.index()][2], 1);
    assert!(p.state.marks.iter().any(|marks| marks.contains(Character::John)));
}

/// SHP-113: with five players five cards are discarded face down, each from the Equipment of its player's Character.
#[test]
fn each_discard_leaves_its_equipment() {
    let p = whispered(DISCARDS);
    let sizes = ["jenna", "nikke", "john", "rachel", "reed", "robot"].map(|character| p.hand(character).len());
    assert_eq!(sizes, [6, 6, 6, 6, 7, 6]);
    assert_eq!(p.state.protagonist, E);
}
