//! Converting power into gold: ACH-004, ACH-005 and section 7.6.

use kernel::{Game, Seat, Seats, Viewer};

use super::position::{A, B, C, PLAIN, Position, asked, word};
use super::preparation::prepared;
use super::setup::rolled;
use crate::Achaja;
use crate::cards::Location;
use crate::event::Sight;
use crate::state::{Do, Options, Order};
use crate::view::Step;

fn step(p: &Position) -> Step {
    p.view(Viewer::SPECTATOR).step
}

/// A position at a question, which three players would be asked like this.
fn at(step: Step) -> Position {
    let mut p = Position::new(3);
    p.gold(A, 9);
    match step {
        Step::Rerolls => return rolled(3, PLAIN, &["12345", "22345", "33345"]),
        Step::Fates => {
            let mut p = Position::start(3, Options { fate: true, ..PLAIN });
            p.luck();
            return p;
        }
        Step::Gain => return prepared(3, |_| ()),
        Step::Act => p.intrigue(),
        Step::PlayOn => p.turn(2).row(&["intriguer"]).hand(A, &["theft"]).intrigue(),
        Step::Keep | Step::PutUnder => p.row(&["informer"]).intrigue(),
        Step::Window => p.hand(A, &["theft"]).cousins(B, 0, 1).intrigue(),
        Step::Shortfall | Step::ShortTheft => p.hand(A, &["theft"]).gold(B, 2).intrigue(),
        Step::Choose => p.event(A, "curfew").intrigue(),
        Step::MoveOn => p.turn(2).event(A, "night-moves").intrigue(),
        _ => &mut p,
    };
    let (steps, is_lucky): (&[&str], bool) = match step {
        Step::PlayOn => (&["use intriguer"], false),
        Step::Keep | Step::PutUnder => (&["use informer"], true),
        Step::Window => (&["play theft b"], false),
        Step::Shortfall => (&["play theft a", "on 2"], false),
        Step::ShortTheft => (&["play theft a", "on 2", "decline"], false),
        Step::Choose | Step::MoveOn => (&["pass"], false),
        _ => (&[], false),
    };
    p.acts(steps);
    if is_lucky {
        p.luck();
    }
    if step == Step::PutUnder {
        let take = p.offered()[0].clone();
        p.act(&take);
    }
    p
}

/// A question of the Dominance phase, about the Arsenal, the Royal Council or the Mint.
fn in_dominance(step: Step) -> Position {
    let mut p = Position::new(3);
    let location = if step == Step::Again { "royal-council" } else { "arsenal" };
    p.gold(A, 9).dice("blue", [&format!("6 {location}"), "1 prison", "1 mint", "3", "3"]);
    p.dice("red", ["6 black-market", "1 prison", "1 mint", "3", "3"]);
    p.dice("green", ["1 black-market", "1 watchtower", "1 watchtower", "3", "3"]);
    p.state.order = [word(location)].into_iter().collect();
    match step {
        Step::Ties => {
            p.dice("red", ["6 arsenal", "1 prison", "1 mint", "3", "3"]);
            p.dominance();
        }
        Step::Mover | Step::Forced => {
            let value = if step == Step::Mover { 1 } else { 2 };
            p.dice("red", ["6 black-market", "1 prison", &format!("{value} mint"), "3", "3"]);
            p.increase("mint", 1).state.order = [Location::Mint].into_iter().collect();
            p.run(Do::Fall(0));
        }
        Step::Again => {
            p.dominance().act("die blue 3 reserve").luck();
        }
        _ => {
            p.dominance();
        }
    }
    p
}

/// DP-D0: two players, and A has to choose between the own colours.
fn own_tie() -> Position {
    let mut p = Position::new(2);
    p.dice("blue", ["4 arsenal", "1 prison", "1 prison", "3", "3"]);
    p.dice("green", ["4 arsenal", "1 mint", "1 watchtower", "3", "3"]);
    p.dice("red", ["4 watchtower", "1 mint", "1 royal-palace", "3", "3"]);
    p.state.judged = Some((Location::Arsenal, A));
    p.state.order = [Location::Arsenal].into_iter().collect();
    p.dominance();
    p
}

/// Every question that can be asked, from setup step X on.
fn everywhere() -> Vec<(Step, Position)> {
    use Step::{Act, Again, Choose, Fates, Forced, Gain, Keep, MoveOn, Mover, PlayOn, PutUnder, Rerolls, ShortTheft};
    let mut placing = at(Rerolls);
    placing.acts(&["keep", "keep", "keep"]);
    let mut placing_later = at(Gain);
    placing_later.acts(&["gold", "gold", "gold"]);
    let steps =
        [Rerolls, Fates, Gain, Act, PlayOn, Step::Window, Step::Shortfall, ShortTheft, Choose, MoveOn, Keep, PutUnder];
    let dominance = [Step::Ties, Step::Site, Again, Mover, Forced];
    let mut all: Vec<(Step, Position)> = steps.map(|step| (step, at(step))).into_iter().collect();
    all.extend(dominance.map(|step| (step, in_dominance(step))));
    all.extend([(Step::OwnTie, own_tie()), (Step::Place, placing), (Step::Place, placing_later)]);
    all
}

/// ACH-004, ACH-005, 7.6: whenever the game waits for anybody, from setup step X on, everybody with power may convert: power -1, gold +5,
/// and the question stays what it was. At DP-I3 the target player does it as an answer only.
#[test]
fn at_every_question() {
    for (expected, p) in everywhere() {
        assert_eq!(step(&p), expected);
        for seat in Seats::all(p.state.seats) {
            let mut p = p.clone();
            let converts = p.offered_to(seat).iter().filter(|action| *action == "convert").count();
            assert_eq!(converts, 1, "{expected} {seat}");
            let (gold, power, who, frame) = (p.gold_of(seat), p.power_of(seat), asked(&p), p.state.frame().cloned());
            p.act_as(seat, "convert");
            assert!(p.told(&Sight::Converted { seat, gold: 5 }));
            if expected == Step::Shortfall && seat == B {
                assert_eq!((step(&p), p.power_of(B), p.gold_of(B)), (Step::Act, 4, 2 + 5 - 4));
                continue;
            }
            assert_eq!((p.gold_of(seat), p.power_of(seat)), (gold + 5, power - 1), "{expected} {seat}");
            assert_eq!((step(&p), asked(&p), p.state.frame().cloned()), (expected, who, frame));
        }
    }
}

/// ACH-005: without power nobody converts, at any question.
#[test]
fn not_without_power() {
    for (expected, mut p) in everywhere() {
        for seat in Seats::all(p.state.seats) {
            if (expected, seat) != (Step::Shortfall, B) {
                p.power(seat, 0);
                assert_eq!(p.refused_to(seat, "convert"), "ACH-005", "{expected} {seat}");
            }
        }
    }
}

/// ACH-005: it may be repeated, down to 0 power.
#[test]
fn again_and_again() {
    let mut p = at(Step::Act);
    for power in (0..5).rev() {
        p.act_as(C, "convert");
        assert_eq!((p.power_of(C), p.gold_of(C)), (power, 7 + 5 * (5 - u32::from(power))));
    }
    assert_eq!(p.refused_to(C, "convert"), "ACH-005");
}

/// ACH-005: not while tiles are laid, nor between two questions, nor after turn III.
#[test]
fn not_at_other_times() {
    let mut p = Position::start(3, Options { order: Order::Draft, ..PLAIN });
    assert_eq!(p.refused_to(A, "convert"), "ACH-005", "chance is awaited");
    p.luck();
    assert_eq!((step(&p), p.refused_to(A, "convert"), p.refused_to(B, "convert")), (Step::Lay, "ACH-005", "ACH-005"));
    let mut p = Position::new(3);
    p.hand(A, &["slander"]).intrigue().acts(&["play slander b", "die blue 3 reserve", "done"]);
    assert!(p.waits_for_chance());
    assert_eq!(p.refused_to(A, "convert"), "ACH-005");
    let mut p = Position::new(3);
    p.turn(3).state.order = [Location::Citadel].into_iter().collect();
    p.dominance();
    while !p.is_over() {
        assert!(p.offered_to(B).contains(&"convert".to_owned()), "up to the last question of turn III");
        let action = if p.offers("decline") { "decline".to_owned() } else { p.offered()[0].clone() };
        p.act(&action);
    }
    assert_eq!(p.refused_to(A, "convert"), "ACH-005");
}

/// ACH-005: at once, so that it can pay for what comes next: a Character, or the action of a Location.
#[test]
fn the_gold_can_be_spent_at_once() {
    let mut p = at(Step::Act);
    p.gold(A, 2);
    assert_eq!(p.refused("use orion"), "ACH-103");
    p.act("convert");
    assert!(p.offers("use orion"));
    let mut p = in_dominance(Step::Site);
    p.gold(A, 1);
    assert_eq!(p.refused("raise red 1 mint"), "ACH-103");
    p.act("convert");
    assert!(p.offers("raise red 1 mint"));
}

/// 7.6: answers already given stay: nobody is asked again because somebody converts.
#[test]
fn answers_given_stay() {
    let mut p = at(Step::Rerolls);
    p.act_as(A, "reroll blue").act_as(B, "convert").act_as(A, "convert");
    assert_eq!(asked(&p), [B, C]);
    p.act("keep").act("keep");
    assert!(p.waits_for_chance(), "A rerolls");
    let mut p = at(Step::Window);
    p.act_as(C, "convert").act("palace");
    assert_eq!((p.cousins_of(B), p.gold_of(A)), ((0, 0), 9));
}

/// ACH-005, ACH-077: the thief may take what was revealed; what the target player gets by converting after that stays.
#[test]
fn gold_that_comes_after_the_reveal() {
    let mut p = at(Step::ShortTheft);
    assert!(p.told(&Sight::RevealedGold { seat: B, gold: 2 }));
    p.act_as(B, "convert").act("gold");
    assert_eq!((p.gold_of(A), p.gold_of(B), p.power_of(B)), (11, 5, 4));
}

/// 7.6, DP-I3: at that question others convert freely, which answers nothing.
#[test]
fn others_convert_at_a_shortfall() {
    let mut p = at(Step::Shortfall);
    p.act_as(A, "convert").act_as(C, "convert");
    assert_eq!(
        (step(&p), asked(&p), p.offered_to(B)),
        (Step::Shortfall, vec![B], ["convert", "decline"].map(str::to_owned).to_vec())
    );
}

/// ACH-004: the converter's own gold and power change, and nobody else's; others see how much.
#[test]
fn only_the_own_power_and_gold() {
    let mut p = at(Step::Act);
    let others = |p: &Position| [A, C].map(|seat: Seat| (p.gold_of(seat), p.power_of(seat), p.hand_of(seat)));
    let before = others(&p);
    p.forget().act_as(B, "convert");
    assert_eq!((p.gold_of(B), p.power_of(B), others(&p)), (12, 4, before));
    for viewer in Viewer::everyone(3) {
        assert_eq!(p.sights(viewer), [Sight::Converted { seat: B, gold: 5 }]);
        assert_eq!(Achaja::asked(&p.state, viewer), Seats::one(A));
    }
}
