//! Setup: section 8.2, with DP-S3 and DP-S4.

use kernel::{Game, Viewer};

use super::position::{A, B, C, D, PLAIN, Position, word};
use crate::Achaja;
use crate::action::Outcome;
use crate::cards::{Character, Colour, EventCard, Intrigue, Location};
use crate::event::Sight;
use crate::state::{Options, Phase};
use crate::view::{Step, View};

/// The Locations by their numbers.
pub(super) const NUMBERED: [&str; 12] = [
    "citadel",
    "port",
    "black-market",
    "prison",
    "heraldic-office",
    "temple-assembly",
    "arsenal",
    "watchtower",
    "mint",
    "royal-council",
    "trading-office",
    "royal-palace",
];

/// Setup up to the first question after the dice are rolled: of each colour, in the order of the colours, they show this.
pub(super) fn rolled(seats: u8, options: Options, dice: &[&str]) -> Position {
    let mut p = Position::start(seats, options);
    let values: String = dice.concat();
    p.luck_but_dice();
    p.roll(&values);
    p
}

/// The seats that get the marker by these dice, all of them kept: one, or those among whom chance decides.
pub(super) fn firsts(seats: u8, options: Options, dice: &[&str]) -> Vec<String> {
    let mut p = rolled(seats, options, dice);
    (0..seats).for_each(|_| {
        p.act("keep");
    });
    if !p.waits_for_chance() {
        return vec![p.state.marker.to_string()];
    }
    let mut possible: Vec<(Outcome, u32)> = Vec::new();
    Achaja::chances(&p.state, &mut possible);
    assert!(possible.iter().all(|&(_, weight)| weight == possible[0].1), "they are equally likely");
    possible.iter().map(|(outcome, _)| outcome.to_string().replace("seat ", "")).collect()
}

/// The table with three players who have kept their dice, A with the lowest; A is to place the first one.
fn placing() -> Position {
    let mut p = rolled(3, PLAIN, &["12345", "22345", "33345"]);
    p.acts(&["keep", "keep", "keep"]);
    p
}

/// What everybody sees.
fn seen(p: &Position) -> View {
    p.view(Viewer::SPECTATOR)
}

/// What chance can bring, as it is written.
pub(super) fn possible(p: &Position) -> Vec<String> {
    let mut possible: Vec<(Outcome, u32)> = Vec::new();
    Achaja::chances(&p.state, &mut possible);
    possible.iter().map(|(outcome, _)| outcome.to_string()).collect()
}

/// ACH-030, ACH-032, ACH-025: the Locations lie in the order of their numbers; 1, 2, 6 and 11 are closed.
#[test]
fn locations_by_number() {
    for seats in 2..=5 {
        let locations = seen(&Position::start(seats, PLAIN)).locations;
        assert_eq!(locations.iter().map(|at| at.location.word()).collect::<Vec<_>>(), NUMBERED);
        let closed: Vec<usize> = (1..=12).filter(|number| !locations[number - 1].is_open).collect();
        assert_eq!(closed, [1, 2, 6, 11]);
    }
}

/// ACH-031, ACH-024: the dice limits of the table in section 3.2, by number of players.
#[test]
fn dice_limits() {
    let limits =
        |seats| -> Vec<u8> { seen(&Position::start(seats, PLAIN)).locations.iter().map(|at| at.limit).collect() };
    assert_eq!(limits(2), [3, 3, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2]);
    assert_eq!(limits(3), [3, 2, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2]);
    assert_eq!(limits(4), [3, 3, 3, 3, 2, 2, 3, 3, 2, 3, 3, 2]);
    assert_eq!(limits(5), [3, 3, 3, 3, 2, 3, 3, 3, 3, 4, 3, 3]);
}

/// ACH-049: in every turn open Locations have more room than there are dice in Troy.
#[test]
fn there_is_room_for_all_dice() {
    let room = |seats, turn| -> u8 {
        let mut p = Position::new(seats);
        p.turn(turn);
        seen(&p).locations.iter().filter(|at| at.is_open).map(|at| at.limit).sum()
    };
    let rooms = [2, 3, 4, 5].map(|seats| [1, 2, 3].map(|turn| room(seats, turn)));
    assert_eq!(rooms, [[21, 26, 32], [18, 22, 27], [21, 26, 32], [24, 30, 36]]);
    let dice = [[12, 16, 20], [9, 12, 15], [12, 16, 20], [15, 20, 25]];
    assert!(rooms.as_flattened().iter().zip(dice.as_flattened()).all(|(room, dice)| room > dice));
}

/// ACH-033, ACH-041: Orion and Zaan lie there from the start, and everybody's power is 5.
#[test]
fn the_tile_and_the_track() {
    for seats in 2..=5 {
        let view = seen(&Position::start(seats, PLAIN));
        assert_eq!(view.row.iter().map(|hired| hired.character.id()).collect::<Vec<_>>(), ["orion", "zaan"]);
        assert!(view.players.iter().all(|player| player.power == 5));
        assert_eq!(view.players.len(), usize::from(seats));
    }
}

/// ACH-034, ACH-040: three Characters of the five of turn I are revealed, each with the same chance, and none twice.
#[test]
fn three_characters_are_revealed() {
    let mut p = Position::start(3, PLAIN);
    while !p.can_bring(Outcome::Character(word("smuggler"))) {
        p.chance_first();
    }
    let deck = ["guard-captain", "moneylender", "smuggler", "informer", "fencing-master"];
    assert_eq!(possible(&p), deck.map(|id| format!("character {id}")));
    p.play("chance: character smuggler").play("chance: character informer");
    assert_eq!(possible(&p), ["character guard-captain", "character moneylender", "character fencing-master"]);
    p.play("chance: character guard-captain");
    let row: Vec<&str> = seen(&p).row.iter().map(|hired| hired.character.id()).collect();
    assert_eq!(row, ["orion", "zaan", "smuggler", "informer", "guard-captain"]);
    assert!(p.told(&Sight::Revealed { character: word("informer") }));
    assert!(p.can_bring(Outcome::Roll(1)), "the dice are rolled next");
}

/// ACH-034: each turn has a deck of its own, of five Characters and of six Events.
#[test]
fn decks_by_turn() {
    for turn in 1..=3 {
        assert_eq!(Character::all().filter(|character| character.face().turn == Some(turn)).count(), 5);
        assert_eq!(EventCard::of_turn(turn).count(), 6);
    }
    let mut p = Position::start(5, PLAIN);
    while !p.can_bring(Outcome::Event(word("levy"))) {
        p.chance_first();
    }
    let first = ["market-day", "rumours", "street-riot", "court-favour", "levy", "curfew"];
    assert_eq!(possible(&p), first.map(|id| format!("event {id}")));
    p.play("chance: event levy");
    while !p.can_bring(Outcome::Event(word("curfew"))) {
        p.chance_first();
    }
    assert!(!p.can_bring(Outcome::Event(word("levy"))), "it was dealt to A");
}

/// ACH-035: one deck of all 45 Intrigues, each card as likely as any other.
#[test]
fn one_intrigue_deck() {
    let p = Position::start(3, PLAIN);
    let mut possible: Vec<(Outcome, u32)> = Vec::new();
    Achaja::chances(&p.state, &mut possible);
    let copies = [3, 3, 3, 3, 3, 3, 3, 2, 3, 2, 2, 3, 2, 3, 3, 2, 2];
    let all: Vec<(Outcome, u32)> = Intrigue::all().map(Outcome::Card).zip(copies).collect();
    assert_eq!(possible, all);
    assert_eq!((seen(&p).deck.size, seen(&p).deck.known.len()), (45, 0));
}

/// ACH-036: of 12 Street Cousins everybody has one after the deal; nobody has one of the 8 Palace Cousins.
#[test]
fn two_piles_of_cousins() {
    for seats in 2..=5 {
        let mut p = Position::start(seats, PLAIN);
        p.luck_but_dice();
        assert_eq!(p.cousins_left(), (12 - seats, 8));
    }
}

/// ACH-037: one colour each, in the order of seats: 5 dice, 10 tokens and 7 gold.
#[test]
fn a_colour_each() {
    let colours = [Colour::Blue, Colour::Red, Colour::Green, Colour::Purple, Colour::Yellow];
    for seats in 3..=5 {
        let p = rolled(seats, PLAIN, &["12345"; 5][..usize::from(seats)]);
        for (player, colour) in seen(&p).players.iter().zip(colours) {
            assert_eq!(player.colours, [colour]);
            assert_eq!((player.reserve.len(), player.tokens.as_slice(), player.gold), (5, &[10][..], Some(7)));
        }
    }
}

/// ACH-038: 3 Intrigues, an Event of turn I and a Street Cousin each; all may act.
#[test]
fn first_cards() {
    for seats in 3..=5 {
        let mut p = Position::start(seats, PLAIN);
        p.luck_but_dice();
        let view = seen(&p);
        for player in &view.players {
            assert_eq!((player.hand.size, player.cousins, player.holds_event, player.passed), (3, [1, 0], true, None));
            assert_eq!(p.state.event(player.seat).map(|event| event.face().turn), Some(1));
        }
        assert_eq!(view.deck.size, 45 - 3 * seats);
    }
}

/// ACH-039: a player sees the own Event whenever the game waits, also while somebody else is asked and in a window.
#[test]
fn the_own_event() {
    let own = |p: &Position| p.view(Viewer::seat(C)).players[2].event.map(EventCard::id);
    let mut p = rolled(3, PLAIN, &["12345", "22345", "33345"]);
    let event = own(&p);
    assert!(event.is_some());
    p.acts(&["keep", "keep", "keep"]);
    assert_eq!((p.asked(), own(&p)), (A, event));
    let mut q = Position::new(3);
    q.event(C, "levy").hand(A, &["theft"]).cousins(B, 0, 1).intrigue();
    assert_eq!(own(&q), Some("levy"));
    q.act("play theft b");
    assert!(q.is_window());
    assert_eq!(own(&q), Some("levy"));
}

/// ACH-042, ACH-043: all dice are rolled and lie open; then everybody decides at the same time, on all five dice or none.
#[test]
fn a_reroll_of_all_dice() {
    let mut p = rolled(3, PLAIN, &["66611", "22222", "12345"]);
    assert_eq!((p.values("blue", "reserve"), p.values("green", "reserve")), (vec![1, 1, 6, 6, 6], vec![1, 2, 3, 4, 5]));
    for (seat, colour) in [(A, "blue"), (B, "red"), (C, "green")] {
        assert_eq!(p.offered_to(seat), ["keep".to_owned(), format!("reroll {colour}"), "convert".to_owned()]);
    }
    assert_eq!(p.refused_to(A, "reroll red"), "ACH-043");
    p.act_as(C, "keep").act_as(A, "reroll blue");
    assert_eq!((p.asked(), p.values("blue", "reserve")), (B, vec![1, 1, 6, 6, 6]));
    p.act_as(B, "reroll red");
    assert!(p.told(&Sight::Rerolls { seat: A, colour: Some(Colour::Blue) }));
    assert!(p.told(&Sight::Rerolls { seat: C, colour: None }));
    p.roll("1111122225");
    assert_eq!((p.values("blue", "reserve"), p.values("red", "reserve")), (vec![1; 5], vec![2, 2, 2, 2, 5]));
    assert_eq!(p.values("green", "reserve"), [1, 2, 3, 4, 5], "kept");
    assert_eq!((seen(&p).step, p.asked()), (Step::Place, A), "nobody rerolls again");
}

/// ACH-043: the second result stands, also if it is lower than the first, and decides who is first.
#[test]
fn the_second_result_stands() {
    let mut p = rolled(3, PLAIN, &["66666", "11112", "55555"]);
    p.acts(&["reroll blue", "keep", "keep"]);
    p.roll("11111");
    assert_eq!((p.values("blue", "reserve"), p.state.marker), (vec![1; 5], A));
}

/// ACH-044: the lowest total is first, whatever single dice show.
#[test]
fn the_lowest_total_is_first() {
    assert_eq!(firsts(3, PLAIN, &["11166", "22333", "23333"]), ["2"]);
    assert_eq!(firsts(3, PLAIN, &["33333", "33333", "23333"]), ["3"]);
    assert_eq!(firsts(5, PLAIN, &["66666", "66665", "66666", "66655", "66665"]), ["4"]);
}

/// ACH-045: of several with the lowest total any, with equal chances; nobody else.
#[test]
fn a_tie_for_the_first_player() {
    assert_eq!(firsts(4, PLAIN, &["11166", "33333", "22344", "11166"]), ["1", "2", "3", "4"]);
    assert_eq!(firsts(4, PLAIN, &["11116", "44444", "11116", "22222"]), ["1", "3", "4"]);
    let mut p = rolled(3, PLAIN, &["12345", "12345", "12345"]);
    p.acts(&["keep", "keep", "keep"]).play("chance: seat 2");
    assert_eq!((p.state.marker, p.asked()), (B, B));
    assert!(p.told(&Sight::Marker { seat: B }));
}

/// ACH-046, ACH-048, ACH-003: clockwise from the marker, one die each, until all have three in Troy; then turn I begins with intrigues.
#[test]
fn three_dice_each() {
    let mut p = rolled(4, PLAIN, &["33333", "33333", "11111", "33333"]);
    p.acts(&["keep", "keep", "keep", "keep"]);
    let free = ["black-market", "prison", "arsenal", "watchtower"];
    for at in &free[..3] {
        for seat in [C, D, A, B] {
            assert_eq!((p.asked(), seen(&p).step, p.state.phase), (seat, Step::Place, Phase::Setup));
            let to = if p.offers(&format!("to {at}")) { at } else { &free[3] };
            p.act(&format!("to {to}"));
        }
    }
    assert_eq!((p.asked(), seen(&p).step, p.state.phase, p.state.turn), (C, Step::Act, Phase::Intrigue, 1));
    for colour in ["blue", "red", "green", "purple"] {
        assert_eq!(p.values(colour, "reserve").len(), 2);
    }
}

/// ACH-046, ACH-026, ACH-023: a die goes on any open Location with room: not on a closed one, and not on a full one.
#[test]
fn any_open_location_with_room() {
    let mut p = placing();
    p.act("die blue 5 reserve");
    let open = ["black-market", "prison", "heraldic-office", "arsenal", "watchtower", "mint", "royal-council"];
    let to = open.iter().chain(&["royal-palace"]).map(|at| format!("to {at}"));
    assert_eq!(p.offered(), to.chain(["convert".to_owned()]).collect::<Vec<_>>());
    assert_eq!((p.refused("to citadel"), p.refused("to port")), ("ACH-026", "ACH-026"));
    p.act("to mint").act("die red 5 reserve").act("to mint");
    p.act("die green 5 reserve");
    assert_eq!((p.refused("to mint"), p.offers("to royal-palace")), ("ACH-023", true));
}

/// ACH-047: the player chooses which die to place, equal ones once; it must be one of the own reserve, which everybody sees.
#[test]
fn the_player_chooses_the_die() {
    let mut p = placing();
    let own = ["1", "2", "3", "4", "5"].map(|value| format!("die blue {value} reserve"));
    assert_eq!(p.offered()[..5], own);
    assert_eq!(p.refused("die red 2 reserve"), "ACH-047");
    assert_eq!(p.refused("die blue 6 reserve"), "ACH-047");
    p.act("die blue 3 reserve").act("to mint");
    assert_eq!(p.offered()[..4], ["2", "3", "4", "5"].map(|value| format!("die red {value} reserve")));
    let reserve: Vec<u8> = seen(&p).players[0].reserve.iter().map(|die| die.value).collect();
    assert_eq!(reserve, [1, 2, 4, 5]);
    p.act("die red 2 reserve").act("to mint").act("die green 3 reserve").act("to prison");
    assert_eq!((p.asked(), p.refused("die blue 3 mint")), (A, "ACH-047"));
}

/// ACH-049: placing is never left out: no player can decline, pass or stop.
#[test]
fn placing_is_mandatory() {
    let p = placing();
    for action in ["decline", "pass", "stop", "done"] {
        assert_eq!(p.refused(action), "ACH-060", "{action}");
    }
    assert!(p.offered().iter().all(|action| action.starts_with("die blue") || action == "convert"));
}

/// ACH-024, ACH-049: one player may fill a Location alone, and every other die still finds room.
#[test]
fn a_location_of_one_player() {
    let mut p = rolled(3, PLAIN, &["11111", "22222", "33333"]);
    p.acts(&["keep", "keep", "keep"]);
    for [b, c] in [["mint", "mint"], ["arsenal", "arsenal"], ["watchtower", "watchtower"]] {
        p.act("to prison").act(&format!("to {b}")).act(&format!("to {c}"));
    }
    assert_eq!((p.values("blue", "prison"), p.state.limit(Location::Prison)), (vec![1, 1, 1], 3));
}
