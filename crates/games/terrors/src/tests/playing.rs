//! Playing cards and activating their abilities. Section 8.4 of the rules.

use kernel::{Knowers, Viewer};

use super::general::{is_action_of, turn_of_b};
use super::position::{A, B, Position, kind, sorted};
use crate::ask::Sacrifice;
use crate::cards::Kind;
use crate::effect::Effect;
use crate::event::{Event, Sight};
use crate::state::{Do, Frame, Text, Token};
use crate::view::PoolView;

/// TER-050: a card goes from the hand to the own play area, free of charge, and gets a number of its own.
#[test]
fn playing_is_free() {
    let mut position = Position::usual().play(&["cultist"]).play_of(B, &["ghoul"]).hand(&["minotaur", "zombie"]);
    position.act("play minotaur");
    assert_eq!((position.resources(), position.hand_names(A)), ((0, 4, 2), sorted(&["zombie"])));
    assert_eq!(
        (position.play_names(A), position.id("minotaur")),
        (["cultist", "minotaur"].map(str::to_owned).to_vec(), 3)
    );
    assert_eq!(position.refused("play minotaur"), "TER-050");
    assert_eq!(position.view(Viewer::SPECTATOR).players[0].play[1].card, kind("minotaur"));
}

/// TER-050: equal cards of a hand are offered once, and one of them is played.
#[test]
fn equal_cards_are_offered_once() {
    let mut position = Position::usual().hand(&["cultist", "cultist", "fanatic"]);
    assert_eq!(position.offered(), ["play cultist", "play fanatic"]);
    position.act("play cultist");
    assert_eq!(position.hand_names(A), sorted(&["cultist", "fanatic"]));
}

/// TER-051: Monsters and Influence cards are activated when they are played, Relics are not.
#[test]
fn only_monsters_and_influence_cards_act_when_played() {
    let mut position = Position::usual().hand(&["fanatic", "fenris-2", "sword-of-methuselah", "war-horn"]);
    position.act("play fanatic");
    assert_eq!(position.resources(), (0, 1, 0));
    position.act("play fenris-2");
    assert_eq!(position.resources(), (2, 4, 0));
    position.act("play sword-of-methuselah").act("play war-horn");
    assert_eq!((position.resources(), position.state.own().rally), ((2, 4, 0), 0));
}

/// TER-052: first all resources, then the keywords, and the unique ability after them.
#[test]
fn resources_keywords_unique_ability() {
    let mut medium = Position::usual().hand(&["medium"]).deck(&["cultist", "fanatic", "ghoul"]);
    medium.act("play medium");
    assert!(medium.state.frames.iter().any(|frame| matches!(frame, Frame::Do(Do::Draw(..)))), "the keyword DRAW");
    assert_eq!(medium.resources(), (1, 0, 1));
    medium.brings(&["fanatic"]);
    assert_eq!(medium.hand_names(A), sorted(&["fanatic"]));
    assert!(medium.state.frames.iter().any(|frame| *frame == Frame::Do(Do::Look)), "the unique ability");
    medium.brings(&["ghoul"]);
    assert_eq!(medium.offered(), ["pile", "no"]);
    let mut witch = Position::usual().hand(&["witch"]).hand_of(B, &["cultist"]);
    witch.act("play witch");
    assert_eq!((witch.asked(), witch.resources()), (B, (0, 3, 0)));
    let mut doctor = Position::usual().hand(&["mad-doctor"]).deck(&["cultist", "fanatic"]);
    doctor.act("play mad-doctor");
    assert!(doctor.waits_for_chance());
    assert_eq!(doctor.resources(), (0, 2, 3));
    doctor.brings(&["cultist", "fanatic"]);
    assert_eq!(doctor.offered(), ["yes", "no"]);
}

/// TER-053: an icon gives one of its resource, or the number with it.
#[test]
fn icons_give_their_number() {
    let gives = |id: &str| Position::usual().hand(&[id]).act(&format!("play {id}")).resources();
    assert_eq!(gives("cultist"), (1, 0, 0));
    assert_eq!(gives("fanatic"), (0, 1, 0));
    assert_eq!(gives("acolyte-spirit"), (1, 1, 0));
    assert_eq!(gives("minotaur"), (0, 4, 2));
    assert_eq!(gives("demonologist"), (1, 1, 1));
    assert_eq!(gives("phantom-coachman"), (2, 0, 2));
}

/// TER-054: all resources of a card come into the pool together.
#[test]
fn resources_come_together() {
    let mut position = Position::usual().hand(&["demonologist"]);
    position.act("play demonologist");
    let card = kind("demonologist");
    let gained = Sight::Gained { seat: A, from: Some(card), pool: PoolView { coin: 1, power: 1, regen: 1 } };
    assert_eq!(position.sights(Viewer::SPECTATOR), [Sight::Played { seat: A, card, id: 1 }, gained]);
}

/// TER-055: keywords follow one another in printed order: COMMAND before DRAW, CURSE before HAUNT.
#[test]
fn keywords_follow_in_order() {
    let mut lich = Position::usual().hand(&["lich"]).discard(&["ghoul", "cultist"]);
    lich.act("play lich");
    assert_eq!(lich.offered(), ["command cultist", "command ghoul"]);
    lich.act("command cultist").brings(&["ghoul"]);
    assert_eq!(lich.hand_names(A), sorted(&["cultist", "ghoul"]), "drawn from what COMMAND left");
    let mut wraith = Position::usual().hand(&["wraith"]).hand_of(B, &["cultist"]);
    wraith.act("play wraith");
    assert_eq!((wraith.asked(), wraith.entry("wraith").token), (B, Token::None));
    wraith.act("discard cultist");
    assert_eq!(wraith.entry("wraith").token, Token::Haunt);
}

/// TER-056: every printed keyword is one of those that the rules describe.
#[test]
fn keywords_are_those_of_the_rules() {
    let is_known = |effect: &Effect| {
        let known = [Effect::Curse, Effect::Frenzy, Effect::Sacrifice, Effect::Command, Effect::Summon];
        let more = [Effect::Destroy, Effect::Rally, Effect::Haunt];
        matches!(effect, Effect::Draw(1..)) || known.contains(effect) || more.contains(effect)
    };
    for kind in Kind::all() {
        let face = kind.face();
        assert!(face.play[..usize::from(face.keywords)].iter().all(is_known), "{kind}");
    }
}

/// TER-057: a triggered ability does nothing when its card is played.
#[test]
fn triggered_abilities_wait() {
    let gives = |id: &str| {
        let mut position = Position::usual().hand(&[id]).life(10, 10);
        position.act(&format!("play {id}"));
        assert!(is_action_of(&position, A), "{id}");
        (position.resources(), position.lives())
    };
    assert_eq!(gives("revenant"), ((0, 2, 1), (10, 10)));
    assert_eq!(gives("demonologist"), ((1, 1, 1), (10, 10)));
    assert_eq!(gives("harpy"), ((0, 2, 1), (10, 10)));
    assert_eq!(gives("succubus"), ((0, 2, 2), (10, 10)));
    assert_eq!(gives("poltergeist"), ((0, 1, 2), (10, 10)));
}

/// TER-058: the Monster that Blood Call brings counts as played: it acts, and triggers see it.
#[test]
fn a_revealed_monster_counts_as_played() {
    let table = || Position::new("methuselah", "azazael").play(&["revenant"]).hand(&["methuselah-1"]);
    let mut position = table().deck(&["shade"]);
    position.act("play methuselah-1").brings(&["shade"]);
    assert_eq!(position.resources(), (1, 2 + 2, 0), "the Shade, then the Revenant");
    assert_eq!((position.entry("shade").token, position.play_names(A).len()), (Token::Haunt, 3));
    assert!(position.state.own().deck.is_empty());
    let mut later = table().deck(&["shade"]).hand(&["imp"]);
    later.act("play methuselah-1").brings(&["shade"]).act("play imp");
    assert_eq!(later.resources(), (1, 4, 1), "the Imp is the second Spirit");
    let mut relic = table().deck(&["war-horn"]);
    relic.act("play methuselah-1").brings(&["war-horn"]);
    assert_eq!((relic.play_names(A).len(), relic.state.own().deck.len()), (2, 1), "no Monster stays on top");
}

/// TER-059: what a card still has to do is done though it left play.
#[test]
fn abilities_outlast_their_card() {
    let mut bargain = Position::new("azazael", "fenris").influences(A, ["azazael-3", "azazael-4"]);
    bargain = bargain.play(&["imp"]).hand(&["azazael-3"]);
    bargain.act("play azazael-3").act("sacrifice @azazael-3");
    assert_eq!((bargain.resources(), bargain.play_names(A)), ((1, 0, 1), sorted(&["imp"])));
    let mut blood = Position::usual().play(&["lycan-blood"]).discard(&["ghoul"]);
    blood.act("relic @lycan-blood").act("yes");
    assert_eq!((blood.hand_names(A), blood.discard_names(A)), (sorted(&["ghoul"]), vec!["lycan-blood~u".to_owned()]));
}

/// TER-059: HAUNT does nothing for a card that has left play, and takes no token. No card of the box comes to that: a Wraith is
/// made to lose its place between its two keywords.
#[test]
fn haunt_needs_its_card_in_play() {
    let mut position = Position::usual().play(&["wraith", "cultist"]);
    let id = position.id("wraith");
    position.state.run(Do::Run { kind: kind("wraith"), text: Text::Play, next: 1, id });
    position.state.ask(Sacrifice);
    position.act("sacrifice @wraith");
    assert!(is_action_of(&position, A));
    assert_eq!((position.state.haunt_supply, position.entry("cultist").token), (10, Token::None));
}

/// TER-060: a Haunt action, a Horde ability and a Relic are not "playing a card": nothing that waits for a play sees them.
#[test]
fn only_playing_is_playing() {
    let mut position = Position::usual()
        .play(&["demonologist", "revenant", "shade", "skeleton", "poltergeist", "charons-obol"])
        .token("shade", Token::Banish)
        .hand(&["will-o-wisp"])
        .hand_of(B, &["cultist"]);
    position.act("haunt @shade");
    assert!(is_action_of(&position, A));
    position.act("horde @skeleton @poltergeist").act("ability @poltergeist 1").act("relic @charons-obol");
    assert!(is_action_of(&position, A));
    assert_eq!(position.resources(), (1, 2 + 1, 0));
    position.act("play will-o-wisp");
    assert_eq!(position.offered(), ["trigger 1", "trigger 2"], "this is the first Spirit played");
}

/// TER-061: Armour works as long as its card is in play: just played, used or not, and in the opponent's turn.
#[test]
fn armour_is_not_activated() {
    let mut own = Position::usual().hand(&["iron-mask", "mummy"]);
    assert_eq!(own.state.player(A).armour(), 0);
    own.act("play iron-mask");
    assert_eq!(own.state.player(A).armour(), 1, "the Mask is not activated");
    own.act("play mummy").act("relic @iron-mask");
    assert_eq!(own.state.player(A).armour(), 2);
    own.act("pass");
    assert_eq!((own.asked(), own.play_names(A)), (B, ["iron-mask", "mummy"].map(str::to_owned).to_vec()));
    own.state.turn.pool.power = 3;
    own.act("attack 3");
    assert_eq!(own.lives(), (47, 50));
    let mut gone = turn_of_b(Position::usual().play(&["gargoyle"]).hand_of(B, &["inspector"]).pool(0, 1, 0));
    gone.act("play inspector").act("destroy @gargoyle").act("attack 1");
    assert_eq!(gone.lives(), (47, 50));
}

/// TER-050: whoever did not know a card in the hand sees it when it is played; one known before is no news.
#[test]
fn a_played_card_is_seen_by_everybody() {
    let mut position = Position::usual().hand(&["cultist"]).on_top(A, "fanatic", Knowers::EVERYBODY).hand(&["medium"]);
    position.act("play cultist");
    let played = |id: &str, number: u8| Sight::Played { seat: A, card: kind(id), id: number };
    assert!(position.events.contains(&Event::Own(played("cultist", 1))));
    position.act("play medium").act("play fanatic");
    assert!(position.events.contains(&Event::Public(played("fanatic", 3))));
}
