//! The Dominance phase, steps I to IV: ACH-120 to ACH-131, ACH-143, ACH-144, with two players ACH-166 and ACH-169. The actions of the
//! Locations are in `locations`.

use kernel::{Game, Seat, Viewer};

use super::position::{A, B, C, D, E, Position, word};
use crate::Achaja;
use crate::cards::{Colour, Die, Location, Place};
use crate::event::Sight;
use crate::view::Step;

/// These dice, such as `blue 6`, and no others lie on these Locations. The other dice show 1; as many of each colour as there should be are
/// in Troy.
pub(super) fn lay(p: &mut Position, places: &[(&str, &[&str])]) {
    let state = &mut p.state;
    let named: Vec<Location> = places.iter().map(|(location, _)| word(location)).collect();
    let in_troy = usize::from(2 + state.turn);
    state.colours().iter().for_each(|&colour| state.set_dice(colour, [1; 5]));
    for (location, dice) in places {
        for text in *dice {
            let (colour, value) = text.split_once(' ').expect("a colour and a value");
            let die = Die { colour: word(colour), value: 1, place: Place::RESERVE };
            state.replace_die(die, value.parse().expect("a value"), Place::on(word(location)));
        }
    }
    for &colour in state.colours() {
        let laid = state.dice_of(colour).filter(|die| die.place.is_in_troy()).count();
        for _ in laid..in_troy {
            let to = state.with_room().iter().find(|location| !named.contains(location)).expect("there is room");
            state.replace_die(Die { colour, value: 1, place: Place::RESERVE }, 1, Place::on(to));
        }
    }
}

/// Only these Locations are resolved, in this order.
pub(super) fn only(p: &mut Position, locations: &[&str]) {
    p.state.order = locations.iter().map(|location| word(location)).collect();
}

/// A table on which these dice lie on one Location, and no other Location is resolved.
pub(super) fn scene(seats: u8, turn: u8, location: &str, dice: &[&str]) -> Position {
    let mut p = Position::new(seats);
    p.turn(turn);
    lay(&mut p, &[(location, dice)]);
    only(&mut p, &[location]);
    p
}

pub(super) fn step(p: &Position) -> Step {
    p.view(Viewer::SPECTATOR).step
}

/// What the asked seat may answer: what is offered, without conversions and deals.
pub(super) fn answers(p: &Position) -> Vec<String> {
    let mut answers = Vec::new();
    Achaja::options(&p.state, p.asked(), &mut answers);
    answers.iter().map(ToString::to_string).collect()
}

/// Whether a question of the Dominance phase is asked.
pub(super) fn is_asked(p: &Position) -> bool {
    matches!(step(p), Step::OwnTie | Step::Ties | Step::Site | Step::Again | Step::Mover | Step::Forced)
}

/// Everybody declines, or takes the first answer, until the Dominance phase is over; who acted with which colour.
pub(super) fn idle(p: &mut Position) -> Vec<(Seat, Colour)> {
    let mut acted = Vec::new();
    while is_asked(p) {
        if let (Step::Site, Some(colour)) = (step(p), p.view(Viewer::SPECTATOR).question.colour) {
            acted.push((p.asked(), colour));
        }
        let answer = if p.offers("decline") { "decline".to_owned() } else { answers(p)[0].clone() };
        p.act(&answer);
    }
    acted
}

/// Who dominated, Location by Location.
fn resolved(p: &Position) -> Vec<(Location, Option<Colour>)> {
    let of = |sight: Sight| match sight {
        Sight::Resolved { location, colour, .. } => Some((location, colour)),
        _ => None,
    };
    p.sights(Viewer::SPECTATOR).into_iter().filter_map(of).collect()
}

/// Who dominates one Location with these dice.
fn dominates(seats: u8, dice: &[&str]) -> Option<Colour> {
    let mut p = scene(seats, 1, "arsenal", dice);
    p.dominance();
    resolved(&p)[0].1
}

/// WE-2, ACH-121, ACH-126, ACH-127: Purple dominates with 8; Blue acts, then Purple, then whom the holder of the marker names.
#[test]
fn the_order_of_the_example() {
    for (first, then) in [(B, D), (D, B)] {
        let mut p = scene(5, 1, "royal-council", &["blue 6", "purple 5", "purple 3", "red 3"]);
        p.marker(E).dominance();
        let sums = [(Colour::Blue, 6), (Colour::Red, 3), (Colour::Purple, 8)].into_iter().collect();
        assert!(p.told(&Sight::Resolved { location: Location::RoyalCouncil, sums, colour: Some(Colour::Purple) }));
        assert_eq!((step(&p), p.asked(), answers(&p)), (Step::Ties, E, vec!["next 2".to_owned(), "next 4".to_owned()]));
        p.act(&format!("next {first}"));
        let acted: Vec<Seat> = idle(&mut p).into_iter().map(|(seat, _)| seat).collect();
        assert_eq!(acted, [A, D, first, then]);
    }
}

/// ACH-120: Locations with dice are resolved in the order of their numbers, others not at all.
#[test]
fn locations_are_resolved_in_order() {
    let mut p = Position::new(3);
    let places: [(&str, &[&str]); 4] = [
        ("royal-palace", &["blue 1", "red 1"]),
        ("arsenal", &["blue 1"]),
        ("black-market", &["green 1", "green 1", "green 1"]),
        ("mint", &["blue 1", "red 1"]),
    ];
    lay(&mut p, &places);
    let with_dice: Vec<Location> =
        Location::ALL.into_iter().filter(|&location| p.state.dice_at(location).count() > 0).collect();
    p.dominance();
    idle(&mut p);
    let order: Vec<Location> = resolved(&p).into_iter().map(|(location, _)| location).collect();
    assert_eq!(order, with_dice);
    assert!(order.len() < 8 && order.contains(&Location::Arsenal));
}

/// ACH-121: the highest sum dominates, not the highest die; a tie for it helps nobody, a tie below it does not matter.
#[test]
fn the_strictly_highest_sum_dominates() {
    assert_eq!(dominates(3, &["blue 3", "blue 3"]), Some(Colour::Blue), "alone");
    assert_eq!(dominates(4, &["blue 3", "red 5", "blue 3"]), Some(Colour::Blue));
    assert_eq!(dominates(4, &["blue 3", "red 5", "blue 2"]), None);
    assert_eq!(dominates(4, &["blue 3", "red 5", "blue 1"]), Some(Colour::Red));
    assert_eq!(dominates(4, &["green 6", "red 2", "blue 2"]), Some(Colour::Green));
    assert_eq!(dominates(4, &["green 2", "red 2", "blue 1"]), None);
}

/// ACH-121: on a tie step II is skipped, but the dice act.
#[test]
fn a_tie_brings_no_token() {
    let mut p = scene(3, 1, "mint", &["blue 4", "red 4"]);
    p.dominance();
    assert_eq!((p.count_tokens("blue", "mint"), p.count_tokens("red", "mint")), (0, 0));
    assert_eq!((p.power_of(A), p.power_of(B), p.gold_of(A), p.gold_of(B)), (5, 5, 11, 11));
}

/// ACH-122, ACH-123, ACH-124: a token is put down; the first one of its colour brings 1 power, whatever others have there.
#[test]
fn the_first_token_of_a_colour_brings_power() {
    for (own, others, power) in [(0, 0, 6), (0, 3, 6), (1, 0, 5), (2, 3, 5)] {
        let mut p = scene(3, 1, "mint", &["blue 4", "red 3"]);
        p.tokens("blue", "mint", own).tokens("red", "mint", others).tokens("blue", "prison", 1).dominance();
        assert_eq!((p.count_tokens("blue", "mint"), p.count_tokens("red", "mint")), (own + 1, others));
        assert_eq!((p.power_of(A), p.power_of(B), p.power_of(C)), (power, 5, 5));
        let gained = p.told(&Sight::GainedPower { seat: A, power: 1 });
        assert_eq!(gained, power == 6, "everybody sees it");
    }
}

/// ACH-015, ACH-125: the tenth token is put down; without one left nothing is placed and nothing gained, but for a Coronation.
#[test]
fn without_tokens_nothing_is_gained() {
    for (elsewhere, crowned, tokens, power) in [(9, false, 1, 6), (10, false, 0, 5), (10, true, 0, 6), (9, true, 1, 7)]
    {
        let mut p = scene(3, 3, "mint", &["blue 4", "red 3"]);
        p.tokens("blue", "prison", elsewhere);
        if crowned {
            p.state.crowned.insert(Location::Mint);
        }
        p.dominance();
        assert_eq!((p.count_tokens("blue", "mint"), p.power_of(A)), (tokens, power), "{elsewhere} {crowned}");
        assert_eq!(resolved(&p)[0].1, Some(Colour::Blue), "it is dominated all the same");
    }
}

/// ACH-126, ACH-003: the dice act from the highest value down, each once, not in the order of play.
#[test]
fn dice_act_from_the_highest_down() {
    let mut p = scene(5, 1, "royal-council", &["green 2", "blue 5", "blue 1", "yellow 6"]);
    p.marker(C).dominance();
    assert_eq!(step(&p), Step::Site, "there is no tie to order");
    let acted = idle(&mut p);
    assert_eq!(acted, [(E, Colour::Yellow), (A, Colour::Blue), (C, Colour::Green), (A, Colour::Blue)]);
}

/// Every way to answer the question that is asked.
fn ways(p: &Position) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for first in answers(p) {
        let mut q = p.clone();
        q.act(&first);
        let rest = if step(&q) == Step::Ties { ways(&q) } else { vec![Vec::new()] };
        all.extend(rest.into_iter().map(|rest| [vec![first.clone()], rest].concat()));
    }
    all
}

/// DP-D1, ACH-127: tied dice are ordered freely, those of one player need not be together; nothing is asked that is settled.
#[test]
fn tied_dice_are_ordered_freely() {
    let mut p = scene(5, 1, "royal-council", &["blue 4", "blue 4", "red 4", "green 4"]);
    p.marker(C).dominance();
    assert_eq!((p.asked(), answers(&p)), (C, ["next 1", "next 2", "next 3"].map(str::to_owned).to_vec()));
    assert_eq!(ways(&p).len(), 12, "every different order of two blue, a red and a green die");
    assert_eq!(
        [p.refused("next 4"), p.refused("decline"), p.refused_to(A, "next 1")],
        ["ACH-127", "ACH-060", "ACH-028"]
    );
    p.act("next 1");
    assert_eq!(answers(&p), ["next 1", "next 2", "next 3"]);
    p.act("next 2");
    assert_eq!(answers(&p), ["next 1", "next 3"]);
    p.act("next 1");
    assert_eq!(step(&p), Step::Site, "one die is left, so it is the last one");
    let acted: Vec<Seat> = idle(&mut p).into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(acted, [A, B, A, C]);
}

/// DP-D1: each tied value is asked for once, the highest first, before any die acts.
#[test]
fn ties_are_ordered_before_the_first_action() {
    let mut p = scene(5, 1, "royal-council", &["blue 2", "red 2", "green 6", "yellow 6"]);
    p.marker(B).dominance();
    let about = |p: &Position| (step(p), p.view(Viewer::SPECTATOR).question.number);
    assert_eq!(about(&p), (Step::Ties, Some(6)));
    p.act("next 5");
    assert_eq!(about(&p), (Step::Ties, Some(2)));
    p.act("next 2");
    let acted: Vec<Seat> = idle(&mut p).into_iter().map(|(seat, _)| seat).collect();
    assert_eq!(acted, [E, C, B, A]);
}

/// DP-D1, ACH-128: equal dice of one player are not ordered, nor is anything at the Mint or where the doors are barred.
#[test]
fn needless_orders_are_not_asked_for() {
    let mut p = scene(4, 1, "arsenal", &["blue 4", "blue 4", "red 3"]);
    p.dominance();
    assert_eq!((step(&p), p.asked()), (Step::Site, A));
    let mut p = scene(3, 1, "mint", &["blue 4", "red 4"]);
    p.dominance();
    assert!(!is_asked(&p));
    let mut p = scene(3, 1, "arsenal", &["blue 4", "red 4"]);
    p.state.barred.insert(Location::Arsenal);
    p.dominance();
    assert!(!is_asked(&p));
    let mut p = scene(3, 1, "arsenal", &["blue 4", "red 4"]);
    p.gold(A, 0).power(A, 0).gold(B, 0).power(B, 0).dominance();
    assert_eq!(step(&p), Step::Ties, "what the owners can pay is not looked at");
}

/// ACH-128: the queue stays as it was made. Blue lowers Red's 5 to its own 4, but the order of the two is not asked for, Red acts next,
/// and still dominates.
#[test]
fn changed_values_do_not_reorder_the_queue() {
    let mut p = scene(4, 1, "arsenal", &["blue 6", "blue 4", "red 5"]);
    p.dominance();
    p.act("lower red 5 arsenal");
    assert_eq!((step(&p), p.asked()), (Step::Site, B));
    p.act("raise red 4 arsenal");
    assert_eq!((step(&p), p.asked()), (Step::Site, A));
    p.act("lower blue 6 arsenal");
    assert!(!is_asked(&p), "each die has acted once");
    assert_eq!((p.values("blue", "arsenal"), p.values("red", "arsenal")), (vec![4, 5], vec![5]));
}

/// ACH-128, ACH-121: who dominates is settled before the actions, which cannot take it away.
#[test]
fn actions_do_not_change_who_dominates() {
    let mut p = scene(4, 1, "arsenal", &["blue 4", "red 4", "red 1"]);
    p.marker(A).dominance();
    assert_eq!((p.count_tokens("red", "arsenal"), p.power_of(B)), (1, 6));
    p.acts(&["next 1", "raise blue 4 arsenal", "lower blue 5 arsenal", "lower blue 4 arsenal"]);
    assert_eq!((p.count_tokens("blue", "arsenal"), p.count_tokens("red", "arsenal")), (0, 1));
}

/// WE-5, ACH-166: the two houses of a player are not added; the first purple token moves the marker of Red.
#[test]
fn two_houses_are_not_added() {
    let mut p = scene(2, 1, "arsenal", &["blue 4", "green 3", "purple 5"]);
    p.tokens("red", "arsenal", 2).dominance();
    assert_eq!(resolved(&p)[0].1, Some(Colour::Purple));
    assert_eq!((p.count_tokens("purple", "arsenal"), p.power_of(A), p.power_of(B)), (1, 5, 6));
}

/// ACH-166: two own colours that tie for the top are a tie; that the others are lower does not help.
#[test]
fn two_own_houses_may_tie() {
    assert_eq!(dominates(2, &["blue 4", "green 4", "red 3"]), None);
    assert_eq!(dominates(2, &["blue 4", "green 3", "red 3"]), Some(Colour::Blue));
    assert_eq!(dominates(2, &["blue 4", "green 4"]), None);
    assert_eq!(dominates(2, &["blue 2", "green 3"]), Some(Colour::Green));
}

/// ACH-166: each colour has tokens of its own, and its own first token on a Location.
#[test]
fn each_house_has_its_own_first_token() {
    for (blue, green, power) in [(1, 0, 6), (0, 1, 5), (10, 0, 6)] {
        let mut p = scene(2, 1, "mint", &["green 3", "blue 2"]);
        p.tokens("blue", "mint", blue).tokens("green", "mint", green).dominance();
        assert_eq!((p.count_tokens("green", "mint"), p.count_tokens("blue", "mint")), (green + 1, blue));
        assert_eq!(p.power_of(A), power);
    }
}

/// ACH-128, ACH-169: equal dice of both own colours are no tie between players: the representing colour acts first.
#[test]
fn the_representing_colour_acts_first() {
    for (dice, first, then) in
        [(["green 4", "blue 4"], Colour::Blue, Colour::Green), (["purple 2", "red 2"], Colour::Red, Colour::Purple)]
    {
        let mut p = scene(2, 1, "royal-palace", &dice);
        p.marker(A).dominance();
        assert_eq!(step(&p), Step::Site);
        let acted: Vec<Colour> = idle(&mut p).into_iter().map(|(_, colour)| colour).collect();
        assert_eq!(acted, [first, then]);
    }
}

/// ACH-169: ties between the players are ordered by player, whose representing colour comes first.
#[test]
fn two_houses_are_one_player_in_a_tie() {
    let mut p = scene(2, 1, "arsenal", &["green 4", "blue 4", "purple 4"]);
    p.marker(B).dominance();
    assert_eq!((p.asked(), answers(&p), ways(&p).len()), (B, vec!["next 1".to_owned(), "next 2".to_owned()], 3));
    p.acts(&["next 1", "next 2"]);
    assert_eq!(idle(&mut p), [(A, Colour::Blue), (B, Colour::Purple), (A, Colour::Green)]);
}

/// A scene in turn III in which a player has the King's Judgment on the Location.
fn judged(seats: u8, dice: &[&str], judge: Seat) -> Position {
    let mut p = scene(seats, 3, "arsenal", dice);
    p.state.judged = Some((Location::Arsenal, judge));
    p.dominance();
    p
}

/// ACH-143: King's Judgment breaks a tie for the highest sum in favour of its player, if they are part of it.
#[test]
fn the_kings_judgment_breaks_a_tie() {
    let winner = |seats: u8, dice: &[&str], judge: Seat| resolved(&judged(seats, dice, judge))[0].1;
    assert_eq!(winner(4, &["blue 4", "red 4", "green 3"], B), Some(Colour::Red));
    assert_eq!(winner(4, &["blue 4", "red 4", "green 3"], C), None, "tied, but not at the top");
    assert_eq!(winner(4, &["blue 4", "red 4", "green 3"], D), None, "not there at all");
    assert_eq!(winner(4, &["blue 5", "red 4"], B), Some(Colour::Blue), "there is no tie");
    assert_eq!(winner(2, &["blue 4", "red 4", "purple 4"], A), Some(Colour::Blue));
    assert_eq!(winner(2, &["blue 4", "red 4", "green 3"], A), Some(Colour::Blue));
    let p = judged(4, &["blue 4", "red 4"], B);
    assert_eq!((p.count_tokens("red", "arsenal"), p.power_of(B)), (1, 6));
}

/// ACH-143: the King's Judgment holds for its own Location only.
#[test]
fn the_kings_judgment_holds_on_its_location() {
    let mut p = scene(4, 3, "arsenal", &["blue 4", "red 4"]);
    p.state.judged = Some((Location::Mint, B));
    p.dominance();
    assert_eq!(resolved(&p)[0].1, None);
}

/// DP-D0, ACH-143: the player of the King's Judgment names one of two own colours if both share the highest sum.
#[test]
fn the_owner_of_the_judgment_names_a_colour() {
    for (colour, blue, green) in [("blue", 1, 0), ("green", 0, 1)] {
        let mut p = judged(2, &["blue 4", "green 4", "red 4"], A);
        assert_eq!(
            (step(&p), p.asked(), answers(&p)),
            (Step::OwnTie, A, vec!["colour blue".into(), "colour green".into()])
        );
        assert_eq!(p.refused("colour red"), "ACH-072");
        assert_eq!((p.refused("decline"), p.refused_to(B, "colour blue")), ("ACH-060", "ACH-028"));
        p.act(&format!("colour {colour}"));
        assert_eq!((p.count_tokens("blue", "arsenal"), p.count_tokens("green", "arsenal")), (blue, green));
        assert_eq!((p.power_of(A), p.count_tokens("red", "arsenal")), (6, 0));
    }
    let p = judged(2, &["blue 4", "green 4"], A);
    assert_eq!(step(&p), Step::OwnTie, "also if only the own colours are tied");
    let p = judged(2, &["blue 4", "green 4", "red 2"], B);
    assert_ne!(step(&p), Step::OwnTie, "the judgment is of another player");
    assert_eq!(resolved(&p)[0].1, None);
}

/// ACH-143: Coronation brings 1 power more to whoever dominates, also without a first token, and to nobody on a tie.
#[test]
fn a_coronation_brings_one_more() {
    for (red, own, power) in [("red 3", 0, 7), ("red 3", 1, 6), ("red 4", 0, 5)] {
        let mut p = scene(4, 3, "mint", &["blue 4", red]);
        p.tokens("blue", "mint", own).state.crowned.insert(Location::Mint);
        p.dominance();
        assert_eq!((p.power_of(A), p.power_of(B)), (power, 5));
    }
}

/// ACH-143: behind Barred Doors there is a domination, with its Coronation, but no action, not even one by itself.
#[test]
fn barred_doors_stop_the_action_only() {
    let mut p = scene(4, 3, "mint", &["blue 4", "red 3"]);
    p.state.crowned.insert(Location::Mint);
    p.state.barred.insert(Location::Mint);
    p.dominance();
    assert_eq!((p.count_tokens("blue", "mint"), p.power_of(A), p.gold_of(A), p.gold_of(B)), (1, 7, 7, 7));
    assert!(p.told(&Sight::Barred { location: Location::Mint }));
    let mut p = scene(4, 3, "mint", &["blue 4", "red 3"]);
    p.state.barred.insert(Location::Arsenal);
    p.dominance();
    assert_eq!((p.gold_of(A), p.gold_of(B)), (11, 11), "the doors of another Location are barred");
}

/// WE-14, ACH-131: a token that Betrayal moved counts as already there: to dominate brings a token, but no power.
#[test]
fn a_moved_token_is_already_there() {
    let mut p = scene(3, 3, "mint", &["blue 4", "red 3"]);
    p.tokens("blue", "prison", 1).event(B, "betrayal").marker(B).intrigue();
    p.acts(&["pass", "token blue prison", "to mint"]);
    assert_eq!((p.count_tokens("blue", "mint"), p.power_of(A)), (1, 5));
    p.acts(&["pass", "pass"]);
    assert_eq!((p.count_tokens("blue", "mint"), p.power_of(A)), (2, 5));
}

/// ACH-131: who moves an own token away gains power there again.
#[test]
fn a_token_moved_away_makes_room_for_power() {
    for (away, power) in [(true, 6), (false, 5)] {
        let mut p = scene(3, 3, "mint", &["blue 4", "red 3"]);
        p.tokens("blue", "mint", 1).tokens("blue", "arsenal", 1).hand(A, &["extortion"]).intrigue();
        let from = if away { "token blue mint" } else { "token blue arsenal" };
        p.acts(&["play extortion b", from, "to prison"]);
        while !p.is_over() {
            let answer = if p.offers("pass") { "pass".to_owned() } else { answers(&p)[0].clone() };
            p.act(&answer);
        }
        assert_eq!((p.power_of(A), p.count_tokens("blue", "mint")), (power, if away { 1 } else { 2 }));
    }
}

/// ACH-129: a declined action is lost, and everybody sees that it was declined.
#[test]
fn a_declined_action_is_lost() {
    let mut p = scene(3, 1, "royal-palace", &["blue 4", "red 3"]);
    p.dominance();
    assert_eq!(p.asked(), A);
    p.act("decline");
    assert!(p.told(&Sight::DeclinedAction { seat: A, location: Location::RoyalPalace }));
    assert_eq!((p.asked(), p.refused_to(A, "at mint")), (B, "ACH-028"));
    p.act("decline");
    assert!(!is_asked(&p));
}

/// ACH-144: who can pay only after converting is asked; who cannot even then is not.
#[test]
fn converting_is_reckoned_with() {
    for (gold, power, asked) in [(2, 0, true), (1, 0, false), (0, 1, true), (1, 1, true), (0, 0, false)] {
        let mut p = scene(3, 1, "watchtower", &["blue 4"]);
        p.gold(A, gold).power(A, power).tokens("blue", "watchtower", 1).dominance();
        assert_eq!(step(&p) == Step::Site, asked, "{gold} gold, {power} power");
        if asked && gold < 2 {
            assert_eq!(answers(&p), ["decline"]);
            assert_eq!(p.refused("die blue 4 watchtower"), "ACH-103");
            p.act("convert").act("die blue 4 watchtower");
            assert_eq!((p.gold_of(A), p.power_of(A)), (gold + 3, power - 1));
        }
    }
}

/// ACH-144, ACH-123: the power of step II can be converted in step III.
#[test]
fn power_of_the_domination_can_be_converted() {
    let mut p = scene(3, 1, "royal-council", &["blue 4"]);
    p.gold(A, 0).power(A, 0).dominance();
    assert_eq!((p.power_of(A), step(&p), answers(&p)), (1, Step::Site, vec!["decline".to_owned()]));
    p.act_as(A, "convert");
    assert!(p.offers("die blue 4 royal-council"));
    assert_eq!(p.refused("convert"), "ACH-005");
}

/// ACH-144, ACH-028: four gold are the price of the Royal Palace and of the Council, two that of the others.
#[test]
fn nobody_is_asked_who_cannot_pay() {
    let prices = [("arsenal", 2), ("watchtower", 2), ("royal-council", 4), ("royal-palace", 4), ("prison", 1)];
    for (location, price) in prices {
        for (gold, asked) in [(price, true), (price - 1, false)] {
            let mut p = scene(3, 1, location, &["blue 4", "red 5"]);
            p.gold(A, gold).power(A, 0).gold(B, 0).power(B, 0).tokens("red", location, 1).dominance();
            assert_eq!(step(&p) == Step::Site, asked, "{location} with {gold} gold");
            assert!(!asked || p.asked() == A, "the poor player before is passed over");
        }
    }
}
