//! The two-player game: what section 8.11 says about setup, Preparation and own dice and tokens.

use kernel::Viewer;

use super::position::{A, B, PLAIN, Position, word};
use super::preparation::prepared;
use super::setup::{firsts, possible, rolled};
use crate::cards::{Colour, EventCard};
use crate::event::Sight;
use crate::state::{Do, Phase};
use crate::view::{Step, View};

fn seen(p: &Position) -> View {
    p.view(Viewer::SPECTATOR)
}

/// Dice are kept, and A, with the lower total, is to place the first one.
fn placing() -> Position {
    let mut p = rolled(2, PLAIN, &["11111", "44444", "22222", "33333"]);
    p.acts(&["keep", "keep"]);
    p
}

/// The colours that were placed, in order.
fn placed(p: &Position) -> Vec<Colour> {
    let placed = |sight| if let Sight::Placed { die, .. } = sight { Some(die.colour) } else { None };
    p.sights(Viewer::SPECTATOR).into_iter().filter_map(placed).collect()
}

/// The offers that begin so, without that.
fn offered(p: &Position, verb: &str) -> Vec<String> {
    p.offered().iter().filter_map(|action| Some(action.strip_prefix(verb)?.trim().to_owned())).collect()
}

/// ACH-160: two houses each: blue with green, red with purple; 10 dice and 10 tokens of each colour, but one power and 7 gold.
#[test]
fn two_houses_each() {
    let view = seen(&rolled(2, PLAIN, &["11111", "44444", "22222", "33333"]));
    let houses = [[Colour::Blue, Colour::Green], [Colour::Red, Colour::Purple]];
    assert_eq!(view.players.len(), 2);
    for (player, colours) in view.players.iter().zip(houses) {
        assert_eq!((player.colours.as_slice(), player.reserve.len()), (&colours[..], 10));
        assert_eq!((player.tokens.as_slice(), player.power, player.gold), (&[10, 10][..], 5, Some(7)));
    }
}

/// ACH-161: 6 Intrigues, an Event of turn I and a Street Cousin each; and three Characters of turn I, as always.
#[test]
fn first_cards() {
    let mut p = Position::start(2, PLAIN);
    p.luck_but_dice();
    let view = seen(&p);
    for player in &view.players {
        assert_eq!((player.hand.size, player.cousins, player.holds_event), (6, [1, 0], true));
        assert_eq!(p.state.event(player.seat).map(|event| event.face().turn), Some(1));
    }
    assert_eq!((view.deck.size, view.row.len()), (33, 5));
}

/// ACH-162: the dice of one colour may be rerolled, not those of both; the other colour stays.
#[test]
fn a_reroll_of_one_colour() {
    let mut p = rolled(2, PLAIN, &["11111", "44444", "22222", "33333"]);
    for (seat, colours) in [(A, ["blue", "green"]), (B, ["red", "purple"])] {
        let options = ["keep".to_owned(), format!("reroll {}", colours[0]), format!("reroll {}", colours[1])];
        assert_eq!(p.offered_to(seat)[..3], options);
    }
    assert_eq!(p.refused_to(A, "reroll purple"), "ACH-043");
    p.act_as(A, "reroll green");
    assert_eq!(p.refused_to(A, "reroll blue"), "ACH-028");
    p.act_as(B, "reroll red");
    p.roll("6666655555");
    let values = ["blue", "red", "green", "purple"].map(|colour| p.values(colour, "reserve")[0]);
    assert_eq!(values, [1, 5, 6, 3]);
}

/// ACH-163, ACH-045: the lowest total of all ten dice is first, not that of one colour; a tie is decided by chance.
#[test]
fn the_lowest_total_of_ten_dice() {
    assert_eq!(firsts(2, PLAIN, &["11111", "33333", "66666", "33333"]), ["2"]);
    assert_eq!(firsts(2, PLAIN, &["66666", "33333", "11111", "44444"]), ["1", "2"]);
    assert_eq!(firsts(2, PLAIN, &["66666", "33333", "11111", "44445"]), ["1"]);
}

/// WE-7, ACH-164: A green, B red, A blue, B purple and so on: 12 placements, A and B in turn, three of each colour.
#[test]
fn colours_in_turn() {
    let mut p = placing();
    p.forget();
    let own = ["die blue 1 reserve", "die green 2 reserve"];
    assert_eq!((p.asked(), p.offered()[..2].to_vec()), (A, own.map(str::to_owned).to_vec()));
    p.act("die green 2 reserve").act("to mint");
    assert_eq!((p.asked(), p.offers("die red 4 reserve"), p.offers("die purple 3 reserve")), (B, true, true));
    p.act("die red 4 reserve").act("to mint");
    for round in ["blue", "purple", "green", "red", "blue", "purple", "green", "red", "blue", "purple"] {
        assert_eq!((p.state.phase, seen(&p).step), (Phase::Setup, Step::Place));
        assert!(offered(&p, "die").is_empty(), "all of {round} are equal, and no other colour comes next");
        let to = format!("to {}", offered(&p, "to")[0]);
        p.act(&to);
    }
    use Colour::{Blue, Green, Purple, Red};
    assert_eq!(placed(&p), [Green, Red, Blue, Purple].repeat(3));
    assert_eq!((seen(&p).step, p.asked(), p.state.turn), (Step::Act, A, 1));
    for colour in ["blue", "red", "green", "purple"] {
        assert_eq!(p.values(colour, "reserve").len(), 2);
    }
}

/// ACH-164, ACH-047: after a die of one colour only dice of the other can be placed; each player alternates on their own.
#[test]
fn the_other_colour_comes_next() {
    let mut p = rolled(2, PLAIN, &["11111", "44456", "12222", "33456"]);
    p.acts(&["keep", "keep"]).act("die green 2 reserve").act("to mint");
    p.act("die purple 6 reserve").act("to mint");
    assert_eq!((p.asked(), p.refused("die green 2 reserve")), (A, "ACH-164"));
    assert_eq!((p.refused("die red 4 reserve"), p.refused("die green 2 mint")), ("ACH-047", "ACH-047"));
    assert_eq!((p.refused("to mint"), p.refused("to port")), ("ACH-023", "ACH-026"));
    p.act("to prison");
    assert_eq!(offered(&p, "die"), ["red 4 reserve", "red 5 reserve", "red 6 reserve"]);
    assert_eq!(p.refused("die purple 3 reserve"), "ACH-164");
    p.act("die red 5 reserve").act("to prison");
    assert_eq!(offered(&p, "die"), ["green 1 reserve", "green 2 reserve"]);
    assert_eq!(p.refused("die blue 1 reserve"), "ACH-164");
}

/// ACH-165, ACH-057: in Preparation the first player places a die of either colour, then the other; then each one of the other colour.
#[test]
fn preparation_places_both_colours() {
    let mut p = prepared(2, |p| {
        p.marker(B).dice("red", ["1 mint", "1 mint", "1 prison", "2", "5"]);
        p.dice("purple", ["3 prison", "3 arsenal", "3 arsenal", "4", "6"]);
    });
    p.acts(&["gold", "gold"]);
    assert_eq!((p.asked(), seen(&p).step), (B, Step::Place));
    let all = ["red 2 reserve", "red 5 reserve", "purple 4 reserve", "purple 6 reserve"];
    assert_eq!(offered(&p, "die"), all);
    p.forget().act("die purple 6 reserve").act("to port");
    assert_eq!((p.asked(), offered(&p, "die")), (A, ["blue 3 reserve", "green 3 reserve"].map(str::to_owned).to_vec()));
    p.act("die blue 3 reserve").act("to port");
    assert_eq!((p.asked(), offered(&p, "die")), (B, ["red 2 reserve", "red 5 reserve"].map(str::to_owned).to_vec()));
    assert_eq!(p.refused("die purple 4 reserve"), "ACH-164");
    p.act("die red 5 reserve").act("to temple-assembly");
    assert_eq!(
        (p.asked(), offered(&p, "die").len()),
        (A, 0),
        "two equal green dice are left, and one has to be placed"
    );
    p.act("to temple-assembly");
    assert_eq!(placed(&p), [Colour::Purple, Colour::Blue, Colour::Red, Colour::Green]);
    assert_eq!((p.state.phase, seen(&p).step, p.asked()), (Phase::Intrigue, Step::Act, B));
}

/// ACH-165: which colour came last at setup, or in the Preparation before, does not matter.
#[test]
fn either_colour_comes_first_again() {
    for last in Colour::ALL.map(Some).into_iter().chain([None]) {
        let mut p = prepared(2, |p| p.state.placed_last = [last, last, None, None, None]);
        p.acts(&["gold", "gold"]);
        assert_eq!(offered(&p, "die"), ["blue 3 reserve", "green 3 reserve"], "after {last:?}");
    }
}

/// ACH-165: a player whose reserve of one colour is empty places a die of the other only.
#[test]
fn an_empty_reserve_of_a_colour() {
    let mut p = Position::new(2);
    p.turn(2).dice("blue", ["1 port", "1 mint", "1 mint", "1 prison", "1 prison"]);
    p.dice("red", ["2 arsenal", "2 arsenal", "2 arsenal", "3 port", "4"]);
    p.dice("green", ["2 watchtower", "2 watchtower", "2 watchtower", "3 port", "4"]);
    p.dice("purple", ["2 royal-council", "2 royal-council", "2 royal-council", "3 prison", "4"]);
    p.state.phase = Phase::Dominance;
    p.run(Do::EndTurn).luck();
    p.acts(&["gold", "gold"]);
    assert_eq!((p.asked(), offered(&p, "die")), (A, vec![]), "the green one");
    p.act("to citadel").act("die purple 4 reserve").act("to citadel");
    assert_eq!((p.asked(), seen(&p).step), (B, Step::Place), "A has no blue die left");
    p.act("to citadel");
    assert_eq!((p.asked(), seen(&p).step), (A, Step::Act));
}

/// ACH-169: an own die or token is one of either colour, and T's dice are those of both.
#[test]
fn own_means_either_colour() {
    let mut p = Position::new(2);
    p.dice("blue", ["1 black-market", "3 prison", "3 prison", "3", "3"]);
    p.dice("green", ["2 black-market", "3 royal-council", "3 royal-council", "3", "3"]);
    p.tokens("blue", "mint", 1).tokens("green", "port", 1).tokens("red", "mint", 1);
    p.hand(A, &["hired-blades", "extortion", "poisoned-cup"]).intrigue();
    p.act("play hired-blades b");
    assert_eq!(
        offered(&p, "raise"),
        ["blue 1 black-market", "blue 3 prison", "green 2 black-market", "green 3 royal-council"]
    );
    p.acts(&["convert", "play extortion b"]);
    assert_eq!(offered(&p, "token"), ["blue mint", "green port"]);
    let red = p.state.dice().find(|die| die.colour == Colour::Red && die.place.is_in_troy());
    p.acts(&["convert", "play poisoned-cup a", &format!("lower {}", red.expect("three are in Troy"))]);
    assert!(offered(&p, "lower").iter().any(|die| die.starts_with("purple")), "one of each colour");
    assert!(offered(&p, "lower").iter().all(|die| die.starts_with("red") || die.starts_with("purple")));
}

/// ACH-169: what is "of one colour" stays within a colour: Changing the Guard B swaps no blue die with a green one.
#[test]
fn of_one_colour() {
    let mut p = Position::new(2);
    p.dice("blue", ["1 black-market", "2 prison", "2 prison", "2", "2"]);
    p.dice("green", ["6 black-market", "5 royal-council", "5 royal-council", "5", "5"]);
    p.hand(A, &["changing-the-guard"]).intrigue();
    p.act("play changing-the-guard b").act("die blue 1 black-market");
    assert_eq!(offered(&p, "die"), ["blue 2 reserve", "blue 2 prison"]);
    assert_eq!(p.refused("die green 5 royal-council"), "ACH-070");
}

/// ACH-169: the Royal Palace uses the colour of the die that acts, and its supply.
#[test]
fn the_royal_palace_uses_the_acting_colour() {
    let mut p = Position::new(2);
    p.dice("blue", ["6 royal-palace", "1 prison", "1 prison", "3", "3"]);
    p.dice("green", ["5 royal-palace", "1 black-market", "1 watchtower", "3", "3"]).tokens("blue", "port", 10);
    p.gold(A, 30).state.order = ["royal-palace"].map(word).into_iter().collect();
    p.dominance();
    assert_eq!((p.asked(), seen(&p).question.colour), (A, Some(Colour::Green)), "blue has no token left");
    p.act("at citadel");
    assert_eq!((p.count_tokens("green", "citadel"), p.count_tokens("blue", "citadel")), (1, 0));
}

/// ACH-169, ACH-127: equal dice of one player's two colours need no order; the representing colour acts first.
#[test]
fn no_order_between_own_colours() {
    let mut p = Position::new(2);
    p.dice("blue", ["4 arsenal", "1 prison", "1 prison", "3", "3"])
        .dice("green", ["4 arsenal", "1 mint", "1 watchtower", "3", "3"]);
    p.dice("red", ["4 watchtower", "1 mint", "1 royal-palace", "3", "3"]);
    p.state.order = ["arsenal"].map(word).into_iter().collect();
    p.dominance();
    assert_eq!((p.asked(), seen(&p).step, seen(&p).question.colour), (A, Step::Site, Some(Colour::Blue)));
    p.act("decline");
    assert_eq!((p.asked(), seen(&p).question.colour), (A, Some(Colour::Green)));
}

/// ACH-169, ACH-137: nobody decides between the two colours of one player; that player chooses the die.
#[test]
fn no_mover_between_own_colours() {
    let mut p = Position::new(2);
    p.dice("blue", ["4 mint", "1 prison", "1 prison", "3", "3"])
        .dice("green", ["4 mint", "1 arsenal", "1 watchtower", "3", "3"]);
    p.dice("red", ["1 mint", "1 prison", "1 arsenal", "3", "3"])
        .dice("purple", ["1 arsenal", "1 watchtower", "1 watchtower", "3", "3"]);
    p.increase("mint", 1).marker(B).run(Do::Fall(0));
    assert_eq!((p.asked(), seen(&p).step), (A, Step::Forced));
    assert_eq!(offered(&p, "die"), ["blue 4 mint", "green 4 mint"]);
}

/// ACH-169, ACH-113: only the Event of the first to pass applies; the other one is discarded unseen.
#[test]
fn one_event_applies() {
    let mut p = Position::new(2);
    p.event(A, "market-day").event(B, "court-favour").intrigue().act("pass").act("pass");
    assert_eq!((p.gold_of(A), p.power_of(B)), (12, 5));
    let revealed = |event: &str| p.told(&Sight::EventRevealed { seat: A, event: word(event) });
    assert_eq!((revealed("market-day"), revealed("court-favour")), (true, false));
    assert_eq!(seen(&p).players[1].event, None::<EventCard>);
}

/// ACH-169: with equal totals only the two players can be first.
#[test]
fn chance_names_a_player_not_a_colour() {
    let mut p = rolled(2, PLAIN, &["33333"; 4]);
    p.acts(&["keep", "keep"]);
    assert_eq!(possible(&p), ["seat 1", "seat 2"]);
    p.play("chance: seat 2");
    assert_eq!((p.asked(), p.state.marker), (B, B));
}
