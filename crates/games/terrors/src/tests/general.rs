//! What holds everywhere: players, kinds of cards, owners, what must be done and what is asked. Section 8.1 of the rules.

use kernel::{Game, GameResult, Seat, Setup};

use super::position::{A, B, Position, kind, sorted};
use crate::Terrors;
use crate::ask::ActionPhase;
use crate::cards::{Faction, Kind, Type};
use crate::event::Sight;
use crate::state::Token;

/// What chance may bring now, as it is written, with the weights.
pub(super) fn chances(position: &Position) -> Vec<(String, u32)> {
    let mut possible = Vec::new();
    Terrors::chances(&position.state, &mut possible);
    possible.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
}

/// Whether the next action is asked for, of this seat.
pub(super) fn is_action_of(position: &Position, seat: Seat) -> bool {
    position.state.question() == Some(ActionPhase.into()) && position.asked() == seat
}

/// Makes it B's turn.
pub(super) fn turn_of_b(mut position: Position) -> Position {
    position.state.active = B;
    position
}

/// How many copies of a card are out of the game.
fn removed(position: &Position, id: &str) -> usize {
    position.state.removed.cards().iter().filter(|&&other| other == kind(id)).count()
}

fn results(position: &Position) -> (&'static str, [GameResult; 2]) {
    assert!(position.is_over());
    let verdict = Terrors::verdict(&position.state);
    (verdict.reason, [A, B].map(|seat| verdict.of(seat).result))
}

/// TER-001: there are exactly two players, who take complete turns in alternation; a round begins with the first player.
#[test]
fn players_take_turns_in_alternation() {
    let can_play = |seats| Setup::new(Terrors::meta(), seats, []).is_ok();
    assert_eq!([1, 2, 3].map(can_play), [false, true, false]);
    for first in [A, B] {
        let mut position = Position::usual();
        (position.state.first, position.state.active) = (first, first);
        let mut turns = Vec::new();
        for _ in 0..5 {
            turns.push((position.asked(), position.state.round));
            position.act("pass");
        }
        let second = first.next(2);
        assert_eq!(turns, [(first, 1), (second, 1), (first, 2), (second, 2), (first, 3)]);
    }
}

/// TER-002: an Overlord without life has lost, by an attack or by the own answer to a CURSE.
#[test]
fn no_life_left_is_lost() {
    let mut attacked = Position::usual().life(1, 3).pool(0, 3, 0);
    attacked.act("attack 2");
    assert!(!attacked.is_over());
    attacked.act("attack 1");
    assert_eq!(results(&attacked), ("life", [GameResult::Won, GameResult::Lost]));
    let mut cursed = turn_of_b(Position::usual().hand_of(B, &["imp"]).hand(&["cultist"]).life(2, 9));
    cursed.act("play imp").act("lose");
    assert_eq!(results(&cursed), ("life", [GameResult::Lost, GameResult::Won]));
}

/// TER-003, TER-094: the rules let a Relic be used once per turn; the text of the Relic Hunter overrides them.
#[test]
fn the_text_of_a_card_overrides_the_rules() {
    let mut position = Position::usual().play(&["charons-obol"]).hand(&["relic-hunter"]);
    position.act("relic @charons-obol");
    assert_eq!(position.refused("relic @charons-obol"), "TER-094");
    position.act("play relic-hunter");
    assert_eq!(position.resources(), (2, 1, 0));
}

/// TER-004: there are four factions, and a card belongs to the one whose symbol it has.
#[test]
fn there_are_four_factions() {
    assert_eq!(Faction::ALL.map(|faction| faction.to_string()), ["undead", "spirit", "mortal", "beast"]);
    let of = |id: &str| kind(id).face().faction;
    assert_eq!(of("ghoul"), Some(Faction::Undead));
    assert_eq!(of("shade"), Some(Faction::Spirit));
    assert_eq!(of("witch"), Some(Faction::Mortal));
    assert_eq!(of("chimera"), Some(Faction::Beast));
    let power = |with: &[&str]| {
        let mut position = Position::usual().play(with).hand(&["chimera"]);
        position.act("play chimera").resources().1
    };
    assert_eq!(power(&[]), 1 + 1);
    assert_eq!(power(&["cultist", "iron-mask", "rat-swarm"]), 1 + 1);
    assert_eq!(power(&["ghoul", "zombie", "shade", "witch"]), 1 + 4);
}

/// TER-005: Cultists, Fanatics and Acolytes are Monsters; Influence cards and Relics are not.
#[test]
fn starters_and_acolytes_are_monsters() {
    let is_monster = ["cultist", "fanatic", "acolyte-beast", "ghoul", "fenris-1", "iron-mask"];
    assert_eq!(is_monster.map(|id| kind(id).is_monster()), [true, true, true, true, false, false]);
    let mut position =
        Position::usual().play(&["seance-table", "cultist", "fanatic", "acolyte-beast", "ghoul", "fenris-1"]);
    position.act("relic @seance-table");
    assert_eq!(position.offered(), ["bind 2", "bind 3", "bind 4", "bind 5"]);
}

/// TER-006: Cultists and Fanatics have no faction; there are two Acolytes of each.
#[test]
fn acolytes_have_a_faction_and_starters_have_none() {
    assert!(["cultist", "fanatic"].iter().all(|id| kind(id).face().faction.is_none()));
    for faction in Faction::ALL {
        let copies = Kind::copies(Type::Acolyte).filter(|kind| kind.face().faction == Some(faction));
        assert_eq!(copies.count(), 2, "{faction}");
    }
    let mut position = Position::usual().play(&["cultist"]).hand(&["fenris-2"]);
    position.act("play fenris-2");
    assert_eq!(position.resources(), (2, 3, 0), "a Cultist is no Beast");
}

/// TER-007: a card without a cost counts as 0 where costs are compared.
#[test]
fn a_card_without_a_cost_counts_as_nothing() {
    let costs = ["cultist", "fanatic", "fenris-1", "acolyte-beast", "ghoul", "war-horn"];
    assert_eq!(costs.map(|id| kind(id).cost()), [0, 0, 0, 2, 1, 6]);
    let power = |with: &[&str]| {
        let mut position = Position::usual().play(with).play_of(B, &["lich"]).street(&["reaper"]).hand(&["skeleton"]);
        position.act("play skeleton").resources().1
    };
    assert_eq!(power(&["cultist"]), 4, "the Skeleton itself is the dearest");
    assert_eq!(power(&["sword-of-methuselah", "fenris-1", "zombie"]), 4, "only Monsters of the own play area count");
    assert_eq!(power(&["cultist", "werewolf"]), 6);
    let mut command = Position::usual().hand(&["crypt-warden"]).discard(&["cultist", "werewolf"]);
    command.act("play crypt-warden");
    assert_eq!(command.hand_names(A), ["cultist"], "0 is below 4");
}

/// TER-008: a destroyed card goes to its owner's pile, whoever destroys it; a card of the Street has no owner.
#[test]
fn a_card_belongs_to_whose_deck_it_came_from() {
    let table = || turn_of_b(Position::usual().play(&["gargoyle"]).hand_of(B, &["inspector"]).street(&["ghoul"]));
    let mut position = table();
    position.act("play inspector").act("destroy @gargoyle");
    assert_eq!((position.discard_names(A), position.discard_names(B)), (sorted(&["gargoyle"]), Vec::new()));
    let mut position = table();
    position.act("play inspector").act("destroy street 1").brings(&["witch"]);
    assert_eq!((position.discard_names(A), position.discard_names(B)), (Vec::new(), Vec::new()));
    assert_eq!(removed(&position, "ghoul"), 1);
}

/// TER-008: buying makes the buyer the owner: the card comes back with the buyer's deck.
#[test]
fn what_is_bought_is_owned() {
    let mut position = Position::usual().street(&["zombie"]).pool(2, 0, 0);
    position.act("buy 1").brings(&["witch"]).act("pass").brings(&["zombie"]);
    assert!(is_action_of(&position, B));
    assert_eq!((position.hand_names(A), position.hand_names(B)), (sorted(&["zombie"]), Vec::new()));
}

/// TER-009: what lies in a Relic zone is in play.
#[test]
fn relics_are_in_play() {
    let mut position =
        Position::usual().play(&["iron-mask"]).play_of(B, &["canopic-jar"]).hand(&["grave-robber", "inspector"]);
    position.act("play grave-robber");
    assert_eq!(position.offered(), ["sacrifice 1", "sacrifice 3"]);
    position.act("sacrifice @grave-robber").act("play inspector");
    assert_eq!(position.offered(), ["destroy 2", "destroy 1", "destroy 4"]);
}

/// TER-010: what does not say "may" must be done, even if it hurts.
#[test]
fn abilities_are_mandatory() {
    let mut choice = Position::usual().hand(&["inspector", "vampire-hunter"]).play(&["witch"]);
    choice.act("play inspector");
    assert_eq!(choice.offered(), ["destroy 1", "destroy 2"]);
    assert_eq!(choice.refused("no"), "TER-045");
    choice.act("destroy @witch");
    let mut alone = Position::usual().hand(&["inspector"]);
    alone.act("play inspector");
    assert_eq!((alone.play_names(A), alone.discard_names(A)), (Vec::new(), sorted(&["inspector"])));
    let mut may = Position::usual().play(&["lycan-blood"]);
    may.act("relic @lycan-blood");
    assert_eq!(may.offered(), ["yes", "no"]);
}

/// TER-010: an impossible part of an ability is skipped, and the others are carried out.
#[test]
fn what_is_impossible_is_skipped() {
    let mut lich = Position::usual().hand(&["lich"]).deck(&["fanatic"]);
    lich.act("play lich").brings(&["fanatic"]);
    assert_eq!((lich.hand_names(A), lich.resources()), (sorted(&["fanatic"]), (0, 2, 3)));
    let mut medium = Position::usual().hand(&["medium"]);
    medium.act("play medium");
    assert!(is_action_of(&medium, A));
    assert_eq!((medium.resources(), medium.play_names(A)), ((1, 0, 1), sorted(&["medium"])));
    let mut doctor = Position::usual().hand(&["mad-doctor"]).deck(&["cultist"]);
    doctor.act("play mad-doctor").brings(&["cultist"]);
    assert_eq!(doctor.offered(), ["yes", "no"], "one of two cards is drawn, then the rest follows");
}

/// TER-011: the choice is among exactly the kind that is named; without any nothing happens.
#[test]
fn only_what_is_named_can_be_chosen() {
    let others = ["werewolf", "iron-mask", "fenris-1", "crypt-warden"];
    let mut position = Position::usual().hand(&["lich"]).discard(&["cultist", "ghoul"]).discard(&others);
    position.act("play lich");
    assert_eq!(position.offered(), ["command cultist", "command ghoul"]);
    for id in ["werewolf", "iron-mask", "fenris-1", "zombie"] {
        assert_eq!(position.refused(&format!("command {id}")), "TER-011");
    }
    let mut nothing = Position::usual().hand(&["crypt-warden"]).discard(&["werewolf", "iron-mask", "fenris-1"]);
    nothing.act("play crypt-warden");
    assert!(is_action_of(&nothing, A));
    assert!(nothing.hand_names(A).is_empty());
}

/// TER-012: the next action is asked for even if there is only one, and a hand of two equal cards is asked about.
#[test]
fn a_hand_of_two_is_always_asked_about() {
    assert_eq!(Position::usual().offered(), ["pass"]);
    let curse = |hand: &[&str]| {
        let mut position = Position::usual().hand(&["imp"]).hand_of(B, hand);
        position.act("play imp").offered()
    };
    assert_eq!(curse(&["cultist", "cultist"]), ["lose", "discard cultist"]);
    assert_eq!(curse(&["cultist"]), ["lose", "discard cultist"]);
    let mut discard = Position::new("methuselah", "fenris").hand(&["cultist"]).deck(&["cultist"]);
    discard.act("overlord").brings(&["cultist"]);
    assert_eq!(discard.offered(), ["discard cultist"]);
    let doctor = || Position::usual().hand(&["mad-doctor"]);
    let mut sacrifice = doctor().deck(&["cultist", "cultist"]);
    sacrifice.act("play mad-doctor").brings(&["cultist", "cultist"]).act("yes");
    assert_eq!(sacrifice.offered(), ["sacrifice cultist"]);
}

/// TER-012: any other question with a single answer is not asked: equal cards are one answer, and so is a hand of one card.
#[test]
fn a_single_answer_is_not_asked_for() {
    let mut discard = Position::new("methuselah", "fenris").deck(&["cultist"]);
    discard.act("overlord").brings(&["cultist"]);
    assert_eq!((is_action_of(&discard, A), discard.discard_names(A)), (true, sorted(&["cultist"])));
    let mut doctor = Position::usual().hand(&["mad-doctor"]).deck(&["cultist"]);
    doctor.act("play mad-doctor").brings(&["cultist"]).act("yes");
    assert_eq!((is_action_of(&doctor, A), doctor.resources()), (true, (0, 2, 4)));
    let mut empty = Position::usual().hand(&["imp"]).life(48, 9);
    empty.act("play imp");
    assert_eq!((is_action_of(&empty, A), empty.lives()), (true, (48, 7)));
    let mut equal = Position::usual().hand(&["crypt-warden"]).discard(&["cultist", "cultist"]);
    equal.act("play crypt-warden");
    assert_eq!((is_action_of(&equal, A), equal.hand_names(A)), (true, sorted(&["cultist"])));
}

/// TER-013: what was removed from the game comes back neither by a shuffle nor by COMMAND.
#[test]
fn what_is_removed_never_returns() {
    let mut position = Position::usual().hand(&["cultist", "grave-robber"]).discard(&["fanatic"]);
    assert_eq!(removed(&position, "cultist"), 9);
    position.act("play cultist").act("play grave-robber").act("sacrifice @cultist");
    assert_eq!(removed(&position, "cultist"), 10);
    position.act("pass").brings(&["fanatic", "grave-robber"]);
    assert!(is_action_of(&position, B), "two cards are all there is to draw");
    assert_eq!(removed(&position, "cultist"), 10);
    let mut command = Position::usual().hand(&["cultist", "grave-robber", "crypt-warden"]);
    command.act("play cultist").act("play grave-robber").act("sacrifice @cultist").act("play crypt-warden");
    assert!(command.hand_names(A).is_empty());
}

/// TER-014: life and the supplies of tokens stop at 0.
#[test]
fn numbers_never_go_below_nothing() {
    let mut attack = Position::usual().life(48, 3).pool(0, 200, 0);
    attack.act("attack 200");
    assert_eq!(attack.lives(), (48, 0));
    assert!(attack.events.contains(&crate::Event::Public(Sight::LifeLost { seat: B, life: 3, left: 0 })));
    let mut rally = Position::usual().hand(&["headless-horseman"]);
    (rally.state.rally_supply, rally.state.players[1].rally) = (0, 10);
    rally.act("play headless-horseman");
    assert_eq!((rally.state.rally_supply, rally.state.own().rally), (0, 0));
    let haunted = ["ghoul", "zombie", "mummy", "skeleton", "vampire", "lich", "imp", "wraith", "reaper", "succubus"];
    let mut haunt = Position::usual().play_of(B, &haunted).hand(&["shade"]);
    for id in haunted {
        haunt = haunt.token(id, Token::Banish);
    }
    haunt.act("play shade");
    assert_eq!((haunt.state.haunt_supply, haunt.entry("shade").token), (0, Token::None));
}
