//! Why answers are turned down: each reason, with an action that is not offered because of it.

use kernel::{Game, Refusal};

use super::position::{A, B, Position};
use crate::TashKalar;
use crate::flow::Refused;

/// A position, and an action of A that is refused for this reason.
type Case = (Refused, Position, &'static str);

fn play(mut p: Position, actions: &[&str]) -> Position {
    p.acts(actions);
    p
}

fn summoned(mut p: Position, id: &str, at: &str) -> Position {
    p.summon(id, at);
    p
}

fn opening(form: &str, lines: &[&str]) -> Position {
    let mut p = Position::opening(form, 2, "pick");
    lines.iter().for_each(|line| _ = p.play(line));
    p
}

/// Answers at the hub.
fn at_the_hub() -> Vec<Case> {
    let duel = || Position::duel("northern");
    let knight = || duel().pieces("A:C d5 e5 f5 d6").hand(&["imp-knight"]);
    let frost = || Position::duel("everfrost").pieces("A:C e3, B:C e5").stored("eve-frostweave-summoner");
    let must_summon = || play(frost().hand(&["eve-crystal-mirror"]), &["thaw"]);
    let ether = || Position::duel("etherweave").played().hand(&["eth-singularity"]);
    let pending = || ether().pending("eth-translocationist").hand(&["eth-void-summoner"]);
    let mut none_to_spare = duel().pieces("A:C e3 e5").hand(&["imp-swordmaster"]);
    none_to_spare.state.stock[0][0] = 2;
    vec![
        (Refused::NotNow, duel(), "skip"),
        (Refused::NoActionLeft, duel().actions(0), "place e5"),
        (Refused::ActionsLeft, duel(), "end"),
        (Refused::MustSummon, must_summon(), "place e8"),
        (Refused::Occupied, duel().pieces("B:C e5"), "place e5"),
        (Refused::NoPieceLeft, duel().crowded(A, 0), "place e3"),
        (Refused::PiecesLeft, duel().pieces("A:C e5"), "lift e5"),
        (Refused::NotInHand, duel(), "summon imp-knight e4 1"),
        (Refused::NoPattern, knight(), "summon imp-knight e3 1"),
        (Refused::HigherRank, knight().pieces("B:L e4"), "summon imp-knight e4 1"),
        (Refused::NothingToSpare, none_to_spare, "summon imp-swordmaster e4 1"),
        (
            Refused::SamePlacement,
            duel().pieces("A:C e3 e5 d4 f4").hand(&["imp-swordmaster"]),
            "summon imp-swordmaster e4 2",
        ),
        (Refused::NotASchoolCard, duel().hand(&["leg-titan"]), "discard leg-titan"),
        (
            Refused::DiscardedAlready,
            play(duel().hand(&["imp-bomb", "imp-knight"]), &["discard imp-bomb", "done"]),
            "discard imp-knight",
        ),
        (Refused::NotBehind, duel().hand(&["fla-01"]), "flare 2"),
        (Refused::NothingStored, duel(), "thaw"),
        (Refused::NothingToSummon, frost(), "thaw"),
        (Refused::NoTeammate, duel(), "pass"),
        (Refused::NoWarpEffect, ether(), "warp eth-singularity"),
        (Refused::NotInHand, ether(), "warp eth-void-summoner"),
        (Refused::FirstTurn, Position::duel("etherweave").hand(&["eth-void-summoner"]), "warp eth-void-summoner"),
        (Refused::PendingAlready, pending(), "warp eth-void-summoner"),
        (Refused::PendingAlready, pending(), "warp eth-translocationist"),
        (Refused::Pending, pending(), "discard eth-translocationist"),
        (Refused::Pending, play(pending(), &["discard eth-void-summoner"]), "return eth-translocationist"),
    ]
}

/// Answers while something is being resolved, or before and after a turn.
fn at_other_questions() -> Vec<Case> {
    let picking = opening("duel", &["chance: seat 2", "2: school sylvan", "chance: seat 1"]);
    let mut starting = opening(
        "duel",
        &["chance: seat 2", "2: school sylvan", "chance: seat 1", "1: school northern", "chance: seat 2"],
    );
    starting.luck();
    let lifting = summoned(
        Position::duel("northern").pieces("A:C d3 e3 f3 d4").crowded(A, 0).hand(&["imp-knight"]),
        "imp-knight",
        "e2",
    );
    let storing = || {
        let p =
            Position::duel("everfrost").pieces("A:C e4 e5 d6 f6").stored("eve-crystal-grower").hand(&["eve-ice-queen"]);
        summoned(p, "eve-ice-queen", "e4")
    };
    let colour = summoned(
        Position::melee("northern").pieces("A:H d4 f4 e5, A:C d6 f6").hand(&["leg-time-elemental"]),
        "leg-time-elemental",
        "e3",
    );
    let swordmaster = summoned(
        Position::duel("northern").pieces("A:C e3 e5, B:C d3").hand(&["imp-swordmaster"]),
        "imp-swordmaster",
        "e4",
    );
    // Chronicler .c./cxc: must upgrade another common piece.
    let chronicler = || {
        summoned(Position::duel("northern").pieces("A:C e3 d4 f4").hand(&["imp-chronicler"]), "imp-chronicler", "e4")
    };
    // Gun Tower .x./.cc/.cc
    let tower = summoned(
        Position::duel("northern").pieces("A:C e5 f5 e6 f6, B:C b4").hand(&["imp-gun-tower"]),
        "imp-gun-tower",
        "e4",
    );
    // Storm Elemental h../h.h/.X. asks for a rank; without a legendary piece in supply the third is closed.
    let storm = Position::duel("northern").pieces("A:H d4 d5 f5, A:C e6, A:L a5 i5").hand(&["leg-storm-elemental"]);
    let storm = summoned(storm, "leg-storm-elemental", "e6");
    // Leviathan ....x/..hh./hc...
    let leviathan = Position::duel("northern").pieces("A:H e5 f5 c6, A:C d6, B:C a3 a4 i7").hand(&["leg-leviathan"]);
    let leviathan = play(summoned(leviathan, "leg-leviathan", "g4"), &["choose 2", "at a3"]);
    let knight = || {
        summoned(
            Position::duel("northern").pieces("A:C d5 e5 f5 d6, B:L e3, B:C d3").hand(&["imp-knight"]),
            "imp-knight",
            "e4",
        )
    };
    // The Princess' freeze effect: standard moves of common pieces.
    let princess = play(Position::duel("everfrost").pieces("A:C e3 e4").stored("eve-ice-princess"), &["thaw"]);
    let chest = || {
        let p = Position::duel("everfrost").pieces("A:C d4 e4 f4").pile(&["eve-snow-fox"]).hand(&["eve-frozen-chest"]);
        summoned(p, "eve-frozen-chest", "e4")
    };
    // Ziggurat Sentinel ..x/..c/.cc/cc. copies a warp effect of the pile.
    let sentinel = || {
        let p = Position::duel("etherweave").pieces("A:C e6 d7 e7 c8 d8").hand(&["eth-ziggurat-sentinel"]);
        let p = p.pile(&["eth-singularity", "eth-merchant-of-time"]);
        play(summoned(p, "eth-ziggurat-sentinel", "e5"), &["choose 1"])
    };
    let claiming = || {
        let p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6").actions(0);
        play(p.tasks(&["tas-center-cross", "tas-side-chain"], Some("tas-isolation")), &["end"])
    };
    vec![
        (Refused::SchoolTaken, picking, "school sylvan"),
        (Refused::NotAStartSquare, starting, "put 1 e5"),
        (Refused::NotToBeLifted, lifting, "lift d3"),
        (Refused::NotToBeStored, storing(), "keep eve-snow-fox"),
        (Refused::NotDuringAnAction, storing(), "thaw"),
        (Refused::NotThatSide, colour, "side 1"),
        (Refused::NotATarget, swordmaster, "at e3"),
        (Refused::Mandatory, chronicler(), "skip"),
        (Refused::NotADirection, tower, "aim s"),
        (Refused::NotPossible, storm, "choose 3"),
        (Refused::NotConnected, leviathan, "at i7"),
        (Refused::NotAMover, knight(), "step d5 d4"),
        (Refused::NotAdjacent, knight(), "step e4 e2"),
        (Refused::TooHighForCombat, knight(), "step e4 e3"),
        (Refused::NotATarget, knight(), "step e4 d3"),
        (Refused::TooHighForStandard, princess, "step e3 e4"),
        (Refused::NoFreezeEffect, chest(), "take eve-snow-fox"),
        (Refused::NotInPile, chest(), "take eve-ice-queen"),
        (Refused::NoWarpEffect, sentinel(), "take eth-singularity"),
        (Refused::NoWarpEffect, sentinel(), "take eth-merchant-of-time"),
        (Refused::NotFulfilled, claiming(), "claim tas-side-chain"),
        (Refused::NotACurrentTask, claiming(), "claim tas-isolation"),
    ]
}

/// TK-054, TK-098: every reason is reached by an action that is not offered.
#[test]
fn each_reason_is_reached() {
    let cases = [at_the_hub(), at_other_questions()].concat();
    for (reason, p, action) in &cases {
        let refused = TashKalar::check(&p.state, p.asked(), p.action(action));
        assert_eq!((refused, p.asked()), (Err(*reason), A), "{action}");
    }
    let elsewhere = [Refused::NotYours, Refused::ControlPassed];
    for reason in Refused::all() {
        assert!(elsewhere.contains(reason) || cases.iter().any(|(known, ..)| known == reason), "{reason:?}");
    }
}

/// TK-098: who is not asked has nothing to say, nor has anybody while chance is awaited or when the game is over.
#[test]
fn the_table_waits_for_somebody_else() {
    let mut p = Position::duel("northern").actions(0);
    let why = |p: &Position, seat, action: &str| TashKalar::check(&p.state, seat, p.action(action));
    assert_eq!(why(&p, B, "end"), Err(Refused::NotYours));
    p.act("end");
    assert!(p.waits_for_chance());
    assert_eq!([A, B].map(|seat| why(&p, seat, "end")), [Err(Refused::NotYours); 2]);
    let mut over = Position::duel("northern").actions(0);
    over.state.end.reason = Some(crate::Reason::Points);
    over.state.end.turns_left = 1;
    over.end_turn();
    assert_eq!([A, B].map(|seat| why(&over, seat, "end")), [Err(Refused::NotYours); 2]);
    assert_eq!(Refused::NotYours.rule(), "TK-098");
}

/// TK-200: after control was passed the teammate can only place.
#[test]
fn control_was_passed() {
    let mut p = Position::teams("duel", "northern");
    p.act("pass");
    let refused = TashKalar::check(&p.state, p.asked(), p.action("thaw"));
    assert_eq!((refused, Refused::ControlPassed.rule()), (Err(Refused::ControlPassed), "TK-200"));
}

/// A refused action changes nothing; each reason cites a rule and has words of its own.
#[test]
fn each_reason_cites_a_rule() {
    for (place, reason) in Refused::all().iter().enumerate() {
        assert!(reason.rule().starts_with("TK-"), "{reason:?}");
        assert!(Refused::all()[..place].iter().all(|other| other.message() != reason.message()));
    }
}
