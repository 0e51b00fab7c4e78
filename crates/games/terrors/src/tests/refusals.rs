//! Why answers are turned down: each reason, with the rule behind it.

use kernel::{Game, Refusal, Seat, Setup, Tell};

use super::general::turn_of_b;
use super::position::{A, B, Position};
use crate::Terrors;
use crate::action::Outcome;
use crate::flow::Refused;
use crate::state::Token;

fn why_to(position: &Position, seat: Seat, action: &str) -> (Refused, &'static str) {
    let refused = Terrors::check(&position.state, seat, position.action(action)).expect_err("it is not offered");
    (refused, refused.rule())
}

/// Why the asked seat may not do this, and by which rule.
fn why(position: &Position, action: &str) -> (Refused, &'static str) {
    why_to(position, position.asked(), action)
}

/// Each reason cites a rule that the rules have, in both languages, and has a sentence of its own.
#[test]
fn each_reason_cites_a_rule() {
    let texts = Terrors::texts();
    for (place, refused) in Refused::all().iter().enumerate() {
        let rule = format!("**{}**", refused.rule());
        assert!(texts.rules_en.contains(&rule) && texts.rules_pl.contains(&rule), "{refused:?}: {rule}");
        let words = refused.message();
        assert!(texts.words_en.contains(&format!("{words} =")) && texts.words_pl.contains(&format!("{words} =")));
        assert!(Refused::all()[..place].iter().all(|other| other.message() != words), "{refused:?}");
    }
}

/// TER-046: who is not asked has nothing to say, nor has anybody while chance is awaited or when it is over.
#[test]
fn the_table_waits_for_somebody_else() {
    let not_yours = (Refused::NotYours, "TER-046");
    let mut position = Position::usual().hand(&["imp"]).hand_of(B, &["cultist"]).deck(&["ghoul"]);
    assert_eq!(why_to(&position, B, "pass"), not_yours);
    position.act("play imp");
    assert_eq!(why_to(&position, A, "pass"), not_yours);
    position.act("discard cultist").act("pass");
    assert!(position.waits_for_chance());
    assert_eq!([A, B].map(|seat| why_to(&position, seat, "pass")), [not_yours; 2]);
    let mut over = Position::usual().life(9, 1).pool(0, 1, 0);
    over.act("attack 1");
    assert_eq!([A, B].map(|seat| why_to(&over, seat, "pass")), [not_yours; 2]);
}

/// TER-045: an answer to another question than the one that is asked.
#[test]
fn something_else_is_asked() {
    let not_now = (Refused::NotNow, "TER-045");
    let mut position = Position::usual().hand(&["hellhound"]);
    for action in ["discard hellhound", "yes", "no", "top", "pile", "lose", "take coin", "trigger 1", "overlord fenris"]
    {
        assert_eq!(why(&position, action), not_now, "{action}");
    }
    position.act("play hellhound");
    for action in ["pass", "play hellhound", "yes", "lose"] {
        assert_eq!(why(&position, action), not_now, "{action}");
    }
}

/// TER-022, TER-024: Overlords that are taken, and Influence cards that are not a pair of the own ones.
#[test]
fn the_opening_refuses() {
    let setup = Setup::new(Terrors::meta(), 2, []).expect("the defaults");
    let mut position = Position::of(Terrors::start(&setup).expect("it can start"));
    position.resolve(Outcome::Seat(A));
    assert_eq!(why(&position, "pass"), (Refused::NotNow, "TER-045"));
    position.act("overlord lilith");
    assert_eq!(why(&position, "overlord lilith"), (Refused::Taken, "TER-022"));
    assert_eq!(why_to(&position, A, "overlord fenris"), (Refused::NotYours, "TER-046"));
    position.act("overlord fenris");
    assert_eq!(why(&position, "influence fenris-1 fenris-2"), (Refused::NotYourInfluence, "TER-024"));
    assert_eq!(why(&position, "influence lilith-1 lilith-1"), (Refused::NotYourInfluence, "TER-024"));
    assert_eq!(why(&position, "overlord azazael"), (Refused::NotNow, "TER-045"));
}

/// TER-050: cards that are not in the hand are neither played nor discarded nor sacrificed from it.
#[test]
fn the_card_is_not_in_the_hand() {
    let not_in_hand = (Refused::NotInHand, "TER-050");
    let mut position = Position::new("azazael", "fenris").hand(&["imp", "cultist"]).hand_of(B, &["fanatic"]);
    assert_eq!(why(&position, "play fanatic"), not_in_hand);
    assert_eq!(why(&position, "play imp~j"), not_in_hand, "a copy to which something else has happened");
    assert_eq!(why(&position, "sacrifice fanatic"), not_in_hand);
    position.act("play imp");
    assert_eq!(why(&position, "discard cultist"), not_in_hand);
    let mut discard = Position::new("methuselah", "fenris").hand(&["cultist"]).deck(&["ghoul"]);
    discard.act("overlord").brings(&["ghoul"]);
    assert_eq!(why(&discard, "discard fanatic"), not_in_hand);
    let mut doctor = Position::usual().hand(&["mad-doctor"]).deck(&["cultist", "ghoul"]);
    doctor.act("play mad-doctor").brings(&["cultist", "ghoul"]).act("yes");
    assert_eq!(why(&doctor, "sacrifice fanatic"), not_in_hand);
}

/// TER-110: too few Coins, by whichever way of buying.
#[test]
fn it_is_too_dear() {
    let too_dear = (Refused::TooDear, "TER-110");
    let poor = |overlord: &str| Position::new(overlord, "azazael").street(&["shade", "witch"]).pool(1, 1, 9);
    assert_eq!([why(&poor("fenris"), "buy 1"), why(&poor("fenris"), "buy acolyte")], [too_dear; 2]);
    for part in ["hunt 1 0", "hunt 1 1", "hunt 1 2", "hunt 1 3"] {
        assert_eq!(why(&poor("fenris"), part), too_dear, "{part}");
    }
    assert_eq!([why(&poor("lilith"), "claim 2"), why(&poor("lilith"), "claim acolyte")], [too_dear; 2]);
}

/// TER-116, TER-120: an empty place, a place there is not, and an empty Acolyte pile.
#[test]
fn nothing_is_there() {
    let nothing_there = (Refused::NothingThere, "TER-116");
    let table = |overlord: &str| Position::new(overlord, "azazael").street(&["shade"]).acolytes(&[]).pool(9, 9, 9);
    for action in ["buy 2", "buy 6", "buy 200", "hunt 2 0", "hunt 9 0"] {
        assert_eq!(why(&table("fenris"), action), nothing_there, "{action}");
    }
    for action in ["claim 2", "claim 7"] {
        assert_eq!(why(&table("lilith"), action), nothing_there, "{action}");
    }
    let no_acolyte = (Refused::NoAcolyte, "TER-120");
    assert_eq!([why(&table("fenris"), "buy acolyte"), why(&table("lilith"), "claim acolyte")], [no_acolyte; 2]);
}

/// TER-042, TER-142: more than there is, nothing at all, or more life than is missing.
#[test]
fn there_is_not_so_much() {
    let not_so_much = (Refused::NotSoMuch, "TER-042");
    let mut position = Position::usual().play(&["alchemists-retort"]).life(47, 50).pool(0, 2, 2);
    for action in ["attack 3", "attack 0", "regenerate 3", "regenerate 0"] {
        assert_eq!(why(&position, action), not_so_much, "{action}");
    }
    assert_eq!(why(&position, "regenerate 2"), (Refused::AtMost, "TER-142"));
    assert_eq!(why(&position, "convert 1"), (Refused::NoConvert, "TER-258"));
    position.act("relic @alchemists-retort");
    assert_eq!([why(&position, "convert 4"), why(&position, "convert 0")], [not_so_much; 2]);
}

/// TER-152, TER-161, TER-156, TER-009: what cannot form or extend a Horde.
#[test]
fn hordes_are_refused() {
    let incompatible = (Refused::Incompatible, "TER-152");
    let mut position =
        Position::usual().play(&["skeleton", "shade", "witch", "zombie", "cultist", "iron-mask"]).play_of(B, &["imp"]);
    for pair in
        ["@shade @skeleton", "@skeleton @witch", "@skeleton @zombie", "@cultist @skeleton", "@skeleton @skeleton"]
    {
        assert_eq!(why(&position, &format!("horde {pair}")), incompatible, "{pair}");
    }
    assert_eq!(why(&position, "horde @skeleton @iron-mask"), incompatible);
    for pair in ["@skeleton @imp", "@imp @witch", "@skeleton 99"] {
        assert_eq!(why(&position, &format!("horde {pair}")), (Refused::NotInPlay, "TER-009"), "{pair}");
    }
    assert_eq!(why(&position, "extend @skeleton @shade"), (Refused::NoEnd, "TER-156"), "there is no Horde yet");
    position.act("horde @skeleton @shade").act("no").act("extend @shade @witch").act("ability @skeleton 1");
    assert_eq!(why(&position, "horde @skeleton @shade"), (Refused::Joined, "TER-161"));
    assert_eq!(why(&position, "extend @witch @skeleton"), (Refused::Joined, "TER-161"));
    assert_eq!(why(&position, "extend @shade @zombie"), (Refused::NoEnd, "TER-156"), "the middle");
    assert_eq!(why(&position, "extend @zombie @zombie"), (Refused::NoEnd, "TER-156"), "not in a Horde");
    assert_eq!(why(&position, "extend @witch @zombie"), incompatible);
    assert_eq!(why(&position, "extend @skeleton @cultist"), incompatible);
    assert_eq!(why(&position, "extend @witch 99"), (Refused::NotInPlay, "TER-009"));
    assert_eq!(why(&position, "extend 99 @zombie"), (Refused::NotInPlay, "TER-009"));
}

/// TER-156: the last member of a Horde is no end to extend (TER-165).
#[test]
fn a_single_member_is_no_horde() {
    let mut position = Position::usual().play(&["skeleton", "shade", "werewolf"]).hand(&["inspector"]);
    position.act("horde @skeleton @shade").act("no").act("play inspector").act("destroy @shade");
    assert_eq!(why(&position, "extend @skeleton @werewolf"), (Refused::NoEnd, "TER-156"));
}

/// TER-009, TER-094, TER-096: Relics that are somebody else's, used, or have nothing to activate.
#[test]
fn relics_are_refused() {
    let mut position =
        Position::usual().play(&["charons-obol", "long-sunrise-mail", "cultist"]).play_of(B, &["iron-mask"]);
    for action in ["relic @iron-mask", "relic @cultist", "relic 99"] {
        assert_eq!(why(&position, action), (Refused::NotInPlay, "TER-009"), "{action}");
    }
    assert_eq!(why(&position, "relic @long-sunrise-mail"), (Refused::NotActivated, "TER-096"));
    position.act("relic @charons-obol");
    assert_eq!(why(&position, "relic @charons-obol"), (Refused::RelicUsed, "TER-094"));
}

/// TER-180: an Overlord does what its sheet says, once per turn.
#[test]
fn overlords_are_refused() {
    let used = (Refused::OverlordUsed, "TER-180");
    let table = |id: &str| Position::new(id, if id == "azazael" { "fenris" } else { "azazael" }).street(&["ghoul"]);
    let others = [
        ("methuselah", ["hunt 1 0", "claim 1", "claim acolyte", "sacrifice cultist"].as_slice()),
        ("fenris", &["overlord", "claim 1", "claim acolyte", "sacrifice cultist"]),
        ("lilith", &["overlord", "hunt 1 0", "sacrifice cultist"]),
        ("azazael", &["overlord", "hunt 1 0", "claim 1", "claim acolyte"]),
    ];
    for (id, actions) in others {
        let position = table(id).hand(&["cultist"]).pool(9, 9, 9);
        for action in actions {
            assert_eq!(why(&position, action), used, "{id}: {action}");
        }
    }
    let mut twice = table("methuselah");
    twice.act("overlord");
    assert_eq!(why(&twice, "overlord"), used);
    let mut hunted = table("fenris").pool(9, 9, 0);
    hunted.act("hunt 1 1").brings(&["zombie"]).act("pile");
    assert_eq!(why(&hunted, "hunt 1 1"), used);
}

/// TER-183, TER-184: Fenris hunts only Monsters of cost below 4; Lilith claims only Monsters.
#[test]
fn not_bought_in_this_way() {
    let not_hunted = (Refused::NotHunted, "TER-183");
    let street = ["iron-mask", "skeleton", "shade"];
    let fenris = Position::usual().street(&street).pool(9, 9, 0);
    for action in ["hunt 1 0", "hunt 2 0", "hunt 2 4", "hunt 3 4"] {
        assert_eq!(why(&fenris, action), not_hunted, "{action}");
    }
    let lilith = Position::new("lilith", "fenris").street(&street).pool(9, 0, 0);
    assert_eq!(why(&lilith, "claim 1"), (Refused::NotClaimed, "TER-184"));
}

/// TER-170: the second of two cards that cannot be told apart is offered under the number of the first.
#[test]
fn a_twin_is_not_offered() {
    let twin = (Refused::Twin, "TER-170");
    let mut position = Position::usual().hand(&["grave-robber"]).play(&["ghoul", "ghoul", "shade"]);
    assert_eq!(why(&position, "horde 2 3"), twin);
    position.act("play grave-robber");
    assert_eq!(why(&position, "sacrifice 2"), twin);
    assert!(position.offers("sacrifice 1"));
}

/// TER-157: nobody may decline after extending a Horde.
#[test]
fn an_ability_must_be_activated() {
    let mut position = Position::usual().play(&["werewolf", "skeleton", "poltergeist"]);
    position.act("horde @skeleton @poltergeist").act("no").act("extend @skeleton @werewolf");
    assert_eq!(why(&position, "no"), (Refused::MustActivate, "TER-157"));
}

/// TER-236, TER-009: Monsters that no Haunt action can activate.
#[test]
fn haunt_actions_are_refused() {
    let mut position = Position::usual()
        .play(&["shade", "mummy", "ghoul"])
        .play_of(B, &["gargoyle"])
        .token("shade", Token::Banish)
        .token("mummy", Token::Haunt)
        .token("gargoyle", Token::Banish);
    let no_haunt = (Refused::NoHaunt, "TER-236");
    assert_eq!([why(&position, "haunt @mummy"), why(&position, "haunt @ghoul")], [no_haunt; 2]);
    assert_eq!(why(&position, "haunt @gargoyle"), (Refused::NotInPlay, "TER-009"));
    position.act("haunt @shade");
    assert_eq!(why(&position, "haunt @shade"), no_haunt, "a second time");
}

/// TER-270: nobody passes with two cards in hand.
#[test]
fn there_are_too_many_cards_to_pass() {
    let position = Position::usual().hand(&["cultist", "cultist"]);
    assert_eq!(why(&position, "pass"), (Refused::CardsInHand, "TER-270"));
    assert!(Position::usual().hand(&["cultist"]).offers("pass"));
}

/// TER-160: Horde abilities that are used, of Monsters outside the Horde, or that there are not.
#[test]
fn horde_abilities_are_refused() {
    let used = (Refused::AbilityUsed, "TER-160");
    let mut position = Position::usual().play(&["skeleton", "shade", "vampire", "werewolf", "ringmasters-whip"]);
    position = position.pool(1, 0, 0);
    position.act("horde @skeleton @shade");
    for action in ["ability @vampire 1", "ability @skeleton 2", "ability 99 1"] {
        assert_eq!(why(&position, action), used, "{action}");
    }
    position.act("ability @skeleton 1").act("extend @skeleton @werewolf");
    assert_eq!(why(&position, "ability @skeleton 1"), used);
    position.act("ability @shade 1").act("relic @ringmasters-whip");
    assert_eq!([why(&position, "ability @skeleton 1"), why(&position, "ability @shade 1")], [used; 2]);
    assert!(position.offers("ability @vampire 1"));
}

/// TER-011, TER-009: things of another kind than the one to choose from.
#[test]
fn it_is_of_another_kind() {
    let wrong_kind = (Refused::WrongKind, "TER-011");
    let mut destroy = Position::usual().play(&["witch"]).hand(&["inspector"]).street(&["ghoul"]);
    destroy.act("play inspector");
    assert_eq!([why(&destroy, "destroy 99"), why(&destroy, "destroy street 2")], [wrong_kind; 2]);
    let mut command = Position::usual().hand(&["lich"]).discard(&["cultist", "ghoul", "reaper"]);
    command.act("play lich");
    assert_eq!([why(&command, "command reaper"), why(&command, "command zombie")], [wrong_kind; 2]);
    let mut bind = Position::usual().play(&["seance-table", "ghoul", "witch", "shade"]).token("shade", Token::Haunt);
    bind.act("relic @seance-table");
    assert_eq!([why(&bind, "bind @shade"), why(&bind, "bind @seance-table")], [wrong_kind; 2]);
    let mut frenzy = Position::usual().hand(&["hellhound"]);
    frenzy.act("play hellhound");
    assert_eq!([why(&frenzy, "take regen"), why(&frenzy, "take life")], [wrong_kind; 2]);
    let zone = ["charons-obol", "iron-mask", "long-sunrise-mail"];
    let mut replace = Position::usual().play(&zone).play(&["ghoul"]).hand(&["spell-key"]);
    replace.act("play spell-key");
    assert_eq!(why(&replace, "replace @ghoul"), wrong_kind);
    let mut hunter = Position::usual().play(&zone).hand(&["relic-hunter"]);
    hunter.act("play relic-hunter");
    assert_eq!(why(&hunter, "relic @long-sunrise-mail"), wrong_kind);
    let mut sacrifice = Position::usual().play(&["cultist"]).play_of(B, &["ghoul"]).hand(&["grave-robber"]);
    sacrifice.act("play grave-robber");
    assert_eq!(why(&sacrifice, "sacrifice @ghoul"), (Refused::NotInPlay, "TER-009"));
}

/// A refused answer changes nothing, whoever gives it.
#[test]
fn refusing_changes_nothing() {
    let position = turn_of_b(Position::usual().hand(&["cultist"]).hand_of(B, &["imp", "fanatic"]));
    let before = position.state.clone();
    for (seat, action) in [(A, "play cultist"), (B, "play cultist"), (B, "pass"), (B, "buy 1")] {
        why_to(&position, seat, action);
    }
    assert_eq!(position.state, before);
}
