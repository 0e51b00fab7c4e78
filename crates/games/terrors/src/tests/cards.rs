//! The cards that do something of their own: sections 10.2 to 10.4 of the rules.

use kernel::Viewer;

use super::position::{A, B, Position, kind};
use crate::event::Sight;
use crate::state::Token;

/// A turn of the Overlord of this Influence card, with the card in hand, and with one Monster of the faction in play or not.
fn influence(id: &str, is_met: bool) -> Position {
    let (overlord, number) = id.split_once('-').expect("it is named after its Overlord");
    let other = format!("{overlord}-{}", if number == "1" { 2 } else { 1 });
    let (opponent, monster) = match overlord {
        "methuselah" => ("fenris", "ghoul"),
        "fenris" => ("azazael", "rat-swarm"),
        "lilith" => ("fenris", "pickpocket"),
        _ => ("fenris", "will-o-wisp"),
    };
    let position = Position::new(overlord, opponent).influences(A, [id, &other]).hand(&[id]);
    if is_met { position.play(&[monster]) } else { position }
}

/// The position after an Influence card was played.
fn played(id: &str, is_met: bool) -> Position {
    let mut position = influence(id, is_met);
    position.act(&format!("play {id}"));
    position
}

/// TER-080, TER-081: Influence cards whose condition brings resources: what they give without it, and with it.
#[test]
fn influence_cards_that_give_resources() {
    for (id, without, with) in [
        ("methuselah-3", (2, 2, 0), (2, 2, 3)),
        ("fenris-2", (2, 3, 0), (2, 3, 3)),
        ("lilith-1", (2, 3, 0), (2, 5, 0)),
        ("lilith-2", (2, 3, 0), (2, 3, 3)),
        ("azazael-2", (1, 0, 0), (1, 0, 1)),
    ] {
        assert_eq!(played(id, false).resources(), without, "{id}");
        assert_eq!(played(id, true).resources(), with, "{id}");
        assert!(played(id, false).happened(Sight::NoCondition { seat: A, card: kind(id) }));
        assert!(!played(id, true).happened(Sight::NoCondition { seat: A, card: kind(id) }));
    }
}

/// Blood Call, TER-058: a revealed Monster is played: it activates, and triggers see it.
#[test]
fn blood_call_plays_a_monster() {
    let mut position = influence("methuselah-1", true).play(&["revenant"]).deck(&["shade", "cultist"]);
    position.act("play methuselah-1").brings(&["shade"]);
    assert_eq!((position.resources(), position.entry("shade").token), ((1, 4, 0), Token::Haunt), "2 by the Revenant");
    assert_eq!(position.deck_names(A), ["cultist"]);
    let mut position = influence("methuselah-1", false).deck(&["shade"]);
    position.act("play methuselah-1");
    assert_eq!((position.resources(), position.deck_names(A)), ((1, 0, 0), vec!["shade".to_owned()]));
}

/// Blood Call, TER-260: a Relic or an Influence card stays on top, known to everybody.
#[test]
fn blood_call_leaves_what_is_no_monster() {
    for id in ["iron-mask", "methuselah-2"] {
        let mut position = influence("methuselah-1", true).deck(&[id, "cultist"]);
        position.act("play methuselah-1").brings(&[id]);
        assert_eq!((position.resources(), position.play_names(A).len()), ((1, 0, 0), 2));
        assert_eq!(position.known(Viewer::SPECTATOR, A), [(0, id.to_owned())]);
    }
}

/// Savage Howl, TER-080, TER-084: FRENZY, and with the condition 3 Power after it.
#[test]
fn savage_howl() {
    for (is_met, power) in [(false, 2), (true, 5)] {
        let mut position = played("fenris-1", is_met);
        assert_eq!(position.resources(), (0, 0, 0));
        position.act("take power");
        assert_eq!(position.resources(), (0, power, 0));
    }
}

/// Crypt Tithe and Informants, TER-080, TER-190: their resources, and with the condition a card.
#[test]
fn crypt_tithe_and_informants() {
    for (id, coins) in [("methuselah-2", 2), ("lilith-3", 3)] {
        let mut position = influence(id, true).deck(&["witch", "cultist"]);
        position.act(&format!("play {id}")).brings(&["witch"]);
        assert_eq!((position.resources(), position.hand_names(A)), ((coins, 1, 0), vec!["witch".to_owned()]));
        let mut position = influence(id, false).deck(&["witch"]);
        position.act(&format!("play {id}"));
        assert_eq!((position.resources(), position.hand_names(A).len(), position.asked()), ((coins, 1, 0), 0, A));
    }
}

/// Rise at Dusk, TER-080, TER-204: its resources, and with the condition RALLY.
#[test]
fn rise_at_dusk() {
    for (is_met, tokens) in [(false, 0), (true, 1)] {
        let position = played("methuselah-4", is_met);
        assert_eq!((position.resources(), position.state.players[0].rally), ((1, 2, 1), tokens));
    }
}

/// Alpha's Call, TER-080, TER-198: its resources, and with the condition COMMAND.
#[test]
fn alphas_call() {
    for (is_met, hand) in [(false, 0), (true, 1)] {
        let mut position = influence("fenris-3", is_met).discard(&["ghoul"]);
        position.act("play fenris-3");
        assert_eq!((position.resources(), position.hand_names(A).len()), ((2, 2, 0), hand));
    }
}

/// Bared Fangs, TER-080, TER-194: its resources, and with the condition FRENZY.
#[test]
fn bared_fangs() {
    assert_eq!(played("fenris-4", false).resources(), (2, 2, 3));
    let mut position = played("fenris-4", true);
    position.act("take coin");
    assert_eq!(position.resources(), (4, 2, 3));
}

/// Holy Verdict and Whispered Doom, TER-080, TER-191: their resources, and with the condition a CURSE.
#[test]
fn holy_verdict_and_whispered_doom() {
    for (id, resources) in [("lilith-4", (2, 2, 0)), ("azazael-1", (0, 0, 0))] {
        for (is_met, life) in [(false, 48), (true, 46)] {
            let position = played(id, is_met);
            assert_eq!((position.resources(), position.lives().1), (resources, life), "{id}");
        }
    }
}

/// Soul Bargain, TER-059, TER-083, TER-196: SACRIFICE first; what met the condition, or the card itself, may be sacrificed.
#[test]
fn soul_bargain() {
    for name in ["will-o-wisp", "azazael-3"] {
        let mut position = played("azazael-3", true);
        position.act(&format!("sacrifice @{name}"));
        assert!(position.is_removed(name) && position.resources() == (1, 0, 1), "{name}");
    }
    let position = played("azazael-3", false);
    assert!(position.is_removed("azazael-3"), "there was nothing else to sacrifice");
    assert_eq!(position.resources(), (0, 0, 1));
}

/// Possession, TER-231: with the condition a Monster without a token gains one; if all have one, nothing happens.
#[test]
fn possession() {
    let mut position = influence("azazael-4", true).play(&["cultist"]);
    position.act("play azazael-4");
    assert_eq!((position.resources(), position.offered()), ((0, 0, 0), vec!["bind 1".to_owned(), "bind 2".into()]));
    position.act("bind @cultist");
    assert_eq!(position.entry("cultist").token, Token::Haunt);
    let mut position = influence("azazael-4", true).token("will-o-wisp", Token::Banish);
    position.act("play azazael-4");
    assert_eq!((position.asked(), position.state.haunt_supply), (A, 9));
    let position = played("azazael-4", false);
    assert_eq!((position.resources(), position.state.haunt_supply), ((0, 0, 0), 10));
}

/// Skeleton, TER-007: the highest cost among the own Monsters in play, itself and haunted ones included, nothing else.
#[test]
fn skeleton() {
    let power = |position: Position| {
        let mut position = position.hand(&["skeleton"]);
        position.act("play skeleton").resources()
    };
    assert_eq!(power(Position::usual()), (0, 4, 0), "itself");
    assert_eq!(power(Position::usual().play(&["cultist", "ghoul"])), (0, 4, 0));
    assert_eq!(power(Position::usual().play(&["lich"]).token("lich", Token::Banish)), (0, 7, 0));
    let others = Position::usual().play(&["sword-of-methuselah", "fenris-1"]).play_of(B, &["reaper"]);
    assert_eq!(power(others.street(&["lich"])), (0, 4, 0));
}

/// Revenant and Demonologist, TER-075, TER-076: on the first Spirit of the turn, if they are in play by then.
#[test]
fn revenant_and_demonologist() {
    let mut position = Position::usual().play(&["revenant"]).hand(&["shade", "will-o-wisp"]);
    position.act("play shade");
    assert_eq!(position.resources(), (0, 4, 0));
    position.act("play will-o-wisp");
    assert_eq!(position.resources(), (1, 4, 1), "only the first");
    let mut position = Position::usual().hand(&["shade", "demonologist", "will-o-wisp"]);
    position.acts(&["play shade", "play demonologist", "play will-o-wisp"]);
    assert_eq!(position.lives().1, 50, "it came too late");
}

/// Demonologist, TER-079: two of them make two CURSEs, one after another.
#[test]
fn two_demonologists() {
    let position = Position::usual().play(&["demonologist", "demonologist"]).hand(&["shade"]);
    let mut position = position.hand_of(B, &["cultist", "fanatic"]);
    position.acts(&["play shade", "lose", "discard cultist"]);
    assert_eq!((position.lives().1, position.hand_names(B), position.asked()), (48, vec!["fanatic".to_owned()], A));
}

/// Poltergeist, TER-075, TER-196: on the first Mortal SACRIFICE, also of itself or of that Mortal; a second does not count.
#[test]
fn poltergeist() {
    let position = Position::usual().play(&["poltergeist"]).hand(&["pickpocket", "acolyte-mortal"]);
    for name in ["poltergeist", "pickpocket"] {
        let mut position = position.clone();
        position.act("play pickpocket");
        assert_eq!(position.offered(), ["sacrifice 1", "sacrifice 2"]);
        position.act(&format!("sacrifice @{name}"));
        assert!(position.is_removed(name) && position.resources() == (1, 1, 1));
        position.act("play acolyte-mortal");
        assert_eq!(position.resources(), (2, 2, 1));
    }
}

/// Succubus, TER-075: on the first CURSE of the turn; one before she came does not come back.
#[test]
fn succubus() {
    let mut position = Position::usual().play(&["succubus"]).hand(&["imp", "banshee"]);
    position.act("play imp");
    assert_eq!(position.resources(), (0, 2, 1));
    position.act("play banshee");
    assert_eq!(position.resources(), (0, 3, 3), "only the first");
    let mut position = Position::usual().hand(&["imp", "succubus", "banshee"]);
    position.acts(&["play imp", "play succubus", "play banshee"]);
    assert_eq!(position.resources(), (0, 3, 5));
}

/// Witch, TER-077, TER-142: each own CURSE gives 2 life, her Horde ability's too, whatever the answer, up to the most.
#[test]
fn witch() {
    let position = Position::usual().life(40, 50).hand(&["witch", "imp"]).play(&["shade"]);
    let mut position = position.hand_of(B, &["cultist", "fanatic"]);
    position.acts(&["play witch", "lose"]);
    assert_eq!(position.lives(), (42, 48));
    position.acts(&["play imp", "discard cultist"]);
    assert_eq!(position.lives(), (44, 48));
    position.acts(&["horde @shade @witch", "ability @witch 1", "lose"]);
    assert_eq!((position.lives(), position.resources()), ((46, 46), (0, 3, 1)), "life, not Regeneration");
    let mut position = Position::usual().life(47, 50).hand(&["witch"]);
    position.act("play witch");
    assert_eq!(position.lives(), (48, 48));
}

/// Witch, TER-046: a CURSE of the opponent does not count for her.
#[test]
fn a_curse_of_the_opponent_is_not_hers() {
    let position = Position::usual().life(40, 40).hand(&["imp"]).play_of(B, &["witch"]);
    let mut position = position.token("witch", Token::Banish);
    position.act("play imp");
    assert_eq!(position.lives(), (40, 38));
}

/// Vampire, TER-142, TER-144: 1 life for each own Undead Monster, itself and Acolytes included, at once and up to the most.
#[test]
fn vampire() {
    let play = ["acolyte-undead", "ghoul", "cultist", "shade"];
    let mut position = Position::usual().life(40, 50).play(&play).play_of(B, &["zombie"]).hand(&["vampire"]);
    position.act("play vampire");
    assert_eq!((position.lives(), position.resources()), ((43, 50), (0, 2, 2)));
    let mut position = Position::usual().life(47, 50).play(&play).hand(&["vampire"]);
    position.act("play vampire");
    assert_eq!(position.lives(), (48, 50));
}

/// Chimera, TER-006: 1 Power for each different faction among the own Monsters, one to four; non-faction Monsters add nothing.
#[test]
fn chimera() {
    let all: [(&[&str], u16); 4] = [
        (&[], 1),
        (&["cultist", "rat-swarm", "iron-mask"], 1),
        (&["ghoul", "zombie"], 2),
        (&["ghoul", "shade", "acolyte-mortal", "cultist"], 4),
    ];
    for (play, factions) in all {
        let mut position = Position::usual().play(play).play_of(B, &["witch"]).hand(&["chimera"]);
        position.act("play chimera");
        assert_eq!(position.resources(), (0, 1 + factions, 2), "{play:?}");
    }
}

/// Harpy, TER-079: after each Horde action, with or without an ability, in that Horde or not; each Harpy for itself.
#[test]
fn harpy() {
    let mut position = Position::usual().play(&["harpy", "harpy", "ghoul", "shade"]);
    position.act("horde @ghoul @shade");
    assert_eq!(position.resources(), (0, 0, 0), "not before the Horde action is resolved");
    position.act("no");
    assert_eq!(position.resources(), (0, 2, 0));
    position.acts(&["extend @ghoul @harpy", "ability @shade 1"]);
    assert_eq!(position.resources(), (0, 5, 0));
}

/// Wendigo, TER-074, TER-077: its own SACRIFICE triggers it, unless it was the card sacrificed.
#[test]
fn wendigo() {
    let mut position = Position::usual().play(&["cultist"]).hand(&["wendigo"]);
    let mut other = position.clone();
    position.acts(&["play wendigo", "sacrifice @cultist"]);
    assert_eq!(position.resources(), (0, 4, 3));
    other.acts(&["play wendigo", "sacrifice @wendigo"]);
    assert_eq!(other.resources(), (0, 2, 3));
}

/// Medium, TER-052, TER-254: DRAW, then LOOK at the next card, which stays or goes to the discard pile.
#[test]
fn medium() {
    let mut position = Position::usual().hand(&["medium"]).deck(&["cultist"]).discard(&["witch", "ghoul"]);
    position.act("play medium").brings(&["cultist"]);
    assert!(position.happened(Sight::Shuffled { seat: A, cards: 2 }), "the draw left no card to look at");
    position.brings(&["witch"]).act("pile");
    assert_eq!(
        (position.discard_names(A), position.deck_names(A)),
        (vec!["witch".to_owned()], vec!["ghoul".to_owned()])
    );
    assert_eq!((position.hand_names(A), position.resources()), (vec!["cultist".to_owned()], (1, 0, 1)));
    let mut position = Position::usual().hand(&["medium"]).deck(&["cultist"]);
    position.act("play medium").brings(&["cultist"]);
    assert_eq!(position.offered(), ["play cultist", "pass"], "nothing to look at");
}

/// Relic Hunter, TER-096, TER-097: any own Relic with something to activate, used or not; it is used then.
#[test]
fn relic_hunter() {
    let play = ["charons-obol", "canopic-jar", "long-sunrise-mail"];
    let position = Position::usual().play(&play).play_of(B, &["war-horn"]).hand(&["relic-hunter"]);
    let mut position = position;
    position.acts(&["relic @charons-obol", "play relic-hunter"]);
    assert_eq!(position.offered(), ["relic 1", "relic 2"]);
    assert_eq!(
        (position.refused("relic @long-sunrise-mail"), position.refused("relic @war-horn")),
        ("TER-011", "TER-011")
    );
    let mut used = position.clone();
    used.act("relic @charons-obol");
    assert_eq!(used.resources(), (2, 1, 0), "a second time");
    position.act("relic @canopic-jar");
    assert_eq!((position.resources(), position.refused("relic @canopic-jar")), ((1, 1, 3), "TER-094"));
}

/// Relic Hunter, TER-012: a single Relic is not asked for; without one nothing happens; its text is resolved completely.
#[test]
fn relic_hunter_without_a_choice() {
    let mut position = Position::usual().play(&["spell-key"]).hand(&["relic-hunter"]).deck(&["witch", "cultist"]);
    position.act("play relic-hunter").brings(&["witch"]);
    assert_eq!((position.resources(), position.offered()), ((1, 1, 0), vec!["pile".to_owned(), "no".into()]));
    let mut position = Position::usual().play(&["long-sunrise-mail"]).hand(&["relic-hunter"]);
    position.act("play relic-hunter");
    assert_eq!(position.offered(), ["attack 1", "pass"]);
}

/// Warlock, TER-233, TER-234: activated by the Whip outside a Horde, its HAUNT token turns when it joins one later.
#[test]
fn warlock() {
    let mut position = Position::usual().play(&["warlock", "shade", "ringmasters-whip"]).pool(1, 0, 0);
    position.acts(&["relic @ringmasters-whip", "ability @warlock 1"]);
    assert_eq!(position.entry("warlock").token, Token::Haunt);
    position.act("horde @shade @warlock");
    assert_eq!(position.entry("warlock").token, Token::Banish);
    assert_eq!(position.offered(), ["ability 2 1", "ability 1 2", "no"]);
}

/// Mad Doctor, TER-195: two cards, and then a card of any type of the hand may be sacrificed.
#[test]
fn mad_doctor() {
    let mut position = Position::usual().hand(&["mad-doctor", "iron-mask"]).deck(&["cultist", "fenris-1", "witch"]);
    position.act("play mad-doctor").brings(&["cultist", "fenris-1"]);
    assert_eq!(position.offered(), ["yes", "no"]);
    let mut other = position.clone();
    position.act("yes");
    assert_eq!(position.offered(), ["sacrifice cultist", "sacrifice fenris-1", "sacrifice iron-mask"]);
    assert_eq!(position.refused("sacrifice witch"), "TER-050");
    position.act("sacrifice fenris-1");
    assert!(position.is_removed("fenris-1") && position.resources() == (0, 2, 4));
    other.act("no");
    assert_eq!((other.resources(), other.hand_names(A).len()), ((0, 2, 3), 3));
    assert!(other.happened(Sight::Declined { seat: A, card: kind("mad-doctor") }));
}

/// Mad Doctor, TER-012: two equal cards are asked for, a single one is not; an empty hand is not asked at all.
#[test]
fn mad_doctor_and_small_hands() {
    let mut position = Position::usual().hand(&["mad-doctor"]).deck(&["cultist", "cultist"]);
    position.act("play mad-doctor").brings(&["cultist", "cultist"]).act("yes");
    assert_eq!(position.offered(), ["sacrifice cultist"]);
    let mut position = Position::usual().hand(&["mad-doctor"]).deck(&["cultist"]);
    position.act("play mad-doctor").brings(&["cultist"]).act("yes");
    assert_eq!((position.hand_names(A).len(), position.resources()), (0, (0, 2, 4)));
    let mut position = Position::usual().hand(&["mad-doctor"]);
    position.act("play mad-doctor");
    assert_eq!(position.offered(), ["attack 1", "attack 2", "pass"]);
}

/// Lich, TER-055: COMMAND before DRAW, so a card taken back cannot be drawn.
#[test]
fn lich() {
    let mut position = Position::usual().hand(&["lich"]).discard(&["ghoul", "skeleton"]);
    position.act("play lich");
    assert_eq!((position.hand_names(A), position.deck_names(A)), (vec!["ghoul".into()], vec!["skeleton".to_owned()]));
    position.brings(&["skeleton"]);
    assert_eq!(position.hand_names(A), ["ghoul", "skeleton"]);
}

/// Wraith, TER-055: CURSE before HAUNT.
#[test]
fn wraith() {
    let mut position = Position::usual().hand(&["wraith"]).hand_of(B, &["cultist"]);
    position.act("play wraith");
    assert_eq!((position.asked(), position.entry("wraith").token), (B, Token::None));
    position.act("lose");
    assert_eq!(position.entry("wraith").token, Token::Haunt);
}

/// Mummy and Gargoyle, TER-061, TER-242: their Armour counts in the opponent's turn.
#[test]
fn mummy_and_gargoyle() {
    let mut position = Position::usual().hand(&["mummy", "gargoyle"]);
    position.acts(&["play mummy", "play gargoyle", "pass"]);
    position.state.turn.pool.power = 3;
    position.act("attack 3");
    assert_eq!(position.lives(), (47, 50));
}

/// Charon's Obol, Canopic Jar, Sword of Methuselah, War Horn, Iron Mask, TER-094: what they give, once per turn.
#[test]
fn relics_that_give_something() {
    for (id, resources, rally) in [
        ("charons-obol", (1, 0, 0), 0),
        ("canopic-jar", (0, 0, 3), 0),
        ("sword-of-methuselah", (0, 3, 0), 0),
        ("war-horn", (0, 0, 0), 1),
        ("iron-mask", (0, 0, 1), 0),
    ] {
        let mut position = Position::usual().play(&[id]);
        position.act(&format!("relic @{id}"));
        assert_eq!((position.resources(), position.state.players[0].rally), (resources, rally), "{id}");
        assert_eq!(position.refused(&format!("relic @{id}")), "TER-094");
    }
}

/// Iron Mask and Mail of the Long Sunrise, TER-061, TER-096: Armour, used or not; the Mail has nothing to activate.
#[test]
fn iron_mask_and_mail() {
    for (id, lost) in [("iron-mask", 2), ("long-sunrise-mail", 1)] {
        let mut position = Position::usual().play_of(B, &[id]).pool(0, 3, 0);
        position.act("attack 3");
        assert_eq!(position.lives().1, 50 - lost, "{id}");
    }
    assert_eq!(Position::usual().play(&["long-sunrise-mail"]).refused("relic @long-sunrise-mail"), "TER-096");
    let mut position = Position::usual().play(&["iron-mask"]);
    position.acts(&["relic @iron-mask", "pass"]);
    position.state.turn.pool.power = 2;
    position.act("attack 2");
    assert_eq!(position.lives().0, 47);
}

/// Lycan Blood, TER-199: asked even if COMMAND will find nothing; "no" leaves it, "yes" destroys it and nothing else.
#[test]
fn lycan_blood() {
    let mut position = Position::usual().play(&["lycan-blood", "iron-mask"]).discard(&["skeleton"]);
    position.act("relic @lycan-blood");
    let mut kept = position.clone();
    kept.act("no");
    assert_eq!((kept.play_names(A).len(), kept.resources()), (2, (0, 1, 0)));
    position.act("yes");
    assert_eq!((position.play_names(A), position.hand_names(A).len()), (vec!["iron-mask".to_owned()], 0));
    assert_eq!(position.discard_names(A), ["skeleton", "lycan-blood~u"]);
}

/// Alchemist's Retort, TER-258: activated twice in a phase it lets exchange as before, and gives its Power twice.
#[test]
fn alchemists_retort() {
    let mut position = Position::usual().play(&["alchemists-retort"]).hand(&["relic-hunter"]);
    position.acts(&["relic @alchemists-retort", "convert 1", "play relic-hunter"]);
    assert_eq!(position.resources(), (1, 2, 0), "1 of the Relic Hunter, 1 of the Retort");
    position.act("convert 2");
    assert_eq!((position.resources(), position.refused("convert 1")), ((3, 0, 0), "TER-042"));
}

/// Spell Key, TER-095, TER-253: a Coin, then LOOK: the card stays or is discarded.
#[test]
fn spell_key() {
    let mut position = Position::usual().play(&["spell-key"]).deck(&["witch", "cultist"]);
    position.act("relic @spell-key");
    assert_eq!(position.resources(), (1, 0, 0));
    position.brings(&["cultist"]);
    let mut left = position.clone();
    left.act("no");
    assert_eq!((left.deck_names(A).len(), left.discard_names(A).len()), (2, 0));
    position.act("pile");
    assert_eq!((position.deck_names(A), position.discard_names(A)), (vec!["witch".into()], vec!["cultist".to_owned()]));
}

/// Voodoo Doll, TER-135, TER-141: 1 life for a CURSE, if at least 1 remains; own Armour does not pay; "no" costs nothing.
#[test]
fn voodoo_doll() {
    let mut position = Position::usual().life(2, 50).play(&["voodoo-doll", "long-sunrise-mail"]);
    position = position.hand_of(B, &["cultist"]);
    position.act("relic @voodoo-doll");
    let mut declined = position.clone();
    declined.act("no");
    assert_eq!((declined.lives(), declined.asked()), ((2, 50), A));
    position.act("yes");
    assert_eq!((position.lives(), position.asked()), ((1, 50), B));
    position.act("lose");
    assert_eq!(position.lives(), (1, 48));
    let mut position = Position::usual().life(1, 50).play(&["voodoo-doll"]);
    position.act("relic @voodoo-doll");
    assert_eq!((position.offered(), position.lives()), (vec!["pass".to_owned()], (1, 50)));
    assert_eq!(position.refused("relic @voodoo-doll"), "TER-094", "used all the same");
}

/// Ringmaster's Whip, TER-048, TER-166: 1 Coin for an unused Horde ability of any own Monster, or none.
#[test]
fn ringmasters_whip() {
    let play = ["ringmasters-whip", "skeleton", "werewolf~a", "cultist"];
    let position = Position::usual().play(&play).play_of(B, &["gargoyle"]).pool(2, 0, 0);
    let mut position = position;
    position.act("relic @ringmasters-whip");
    assert_eq!(position.offered(), ["ability 2 1", "ability 3 2", "no"]);
    let mut none = position.clone();
    none.act("no");
    assert_eq!((none.resources(), none.refused("relic @ringmasters-whip")), ((2, 0, 0), "TER-094"));
    position.act("ability @werewolf 2");
    assert_eq!((position.resources(), position.state.players[0].rally), ((1, 0, 0), 1));
    assert_eq!(position.entry("werewolf").card.to_string(), "werewolf~ab");
}

/// Ringmaster's Whip, TER-048: without the Coin, or without an unused ability, nothing happens and it is used.
#[test]
fn ringmasters_whip_in_vain() {
    for (play, coins) in [("skeleton", 0), ("skeleton~a", 3), ("cultist", 3)] {
        let mut position = Position::usual().play(&["ringmasters-whip", play]).acolytes(&[]).pool(coins, 0, 0);
        position.act("relic @ringmasters-whip");
        assert_eq!((position.resources(), position.offered()), ((coins, 0, 0), vec!["pass".to_owned()]), "{play}");
    }
}

/// Séance Table, TER-231: a must if a Monster without a token is there; with a single one it is not asked.
#[test]
fn seance_table() {
    let mut position = Position::usual().play(&["seance-table", "cultist"]);
    position.act("relic @seance-table");
    assert_eq!((position.entry("cultist").token, position.asked()), (Token::Haunt, A));
    let mut position = Position::usual().play(&["seance-table", "shade", "fenris-1"]).token("shade", Token::Haunt);
    position.act("relic @seance-table");
    assert_eq!((position.offered(), position.state.haunt_supply), (vec!["pass".to_owned()], 9));
    let mut position = Position::usual().play(&["seance-table", "cultist", "ghoul"]);
    position.act("relic @seance-table");
    assert_eq!((position.offered(), position.refused("no")), (vec!["bind 2".to_owned(), "bind 3".into()], "TER-045"));
}
