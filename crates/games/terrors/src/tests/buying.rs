//! Buying cards. Section 8.8 of the rules.

use kernel::{Knowers, Viewer};

use super::general::{chances, is_action_of};
use super::position::{A, B, Position, kind, sorted};
use crate::event::{Event, Sight};

/// The offered actions that buy.
fn for_sale(position: &Position) -> Vec<String> {
    let buys = |action: &String| ["buy", "hunt", "claim"].iter().any(|word| action.starts_with(word));
    position.offered().into_iter().filter(buys).collect()
}

/// TER-110: a card costs its price in Coins, no other resource pays, and what is left stays in the pool.
#[test]
fn cards_cost_coins() {
    let table = || Position::new("azazael", "fenris").street(&["witch"]);
    let mut position = table().pool(4, 9, 9);
    assert_eq!(for_sale(&position), ["buy acolyte"]);
    assert_eq!(position.refused("buy 1"), "TER-110");
    position = table().pool(6, 0, 0);
    position.act("buy 1").brings(&["lich"]);
    assert_eq!((position.resources(), position.discard_names(A)), ((1, 0, 0), sorted(&["witch"])));
    let bought = Sight::Bought { seat: A, card: kind("witch"), place: 1, coins: 5, power: 0 };
    assert!(position.events.contains(&Event::Public(bought)));
}

/// TER-110: an Acolyte costs two Coins.
#[test]
fn an_acolyte_costs_two() {
    let poor = Position::usual().pool(1, 9, 9);
    assert_eq!((for_sale(&poor), poor.refused("buy acolyte")), (Vec::new(), "TER-110"));
    let mut position = Position::usual().pool(3, 0, 0);
    position.act("buy acolyte").brings(&["acolyte-mortal"]);
    assert_eq!((position.resources(), position.discard_names(A)), ((1, 0, 0), sorted(&["acolyte-mortal"])));
}

/// TER-111: Monsters, Relics and Acolytes are for sale, at every place of the Street, and nothing else.
#[test]
fn monsters_relics_and_acolytes_are_for_sale() {
    let street = ["ghoul", "iron-mask", "witch", "war-horn", "lich"];
    let position = Position::new("azazael", "fenris").street(&street).discard(&["imp"]).pool(7, 0, 0);
    assert_eq!(for_sale(&position), ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy acolyte"]);
    let six = Position::new("azazael", "fenris").street(&street).pool(6, 0, 0);
    assert_eq!(for_sale(&six), ["buy 1", "buy 2", "buy 3", "buy 4", "buy acolyte"]);
}

/// TER-112: the place is refilled at once with a card of the Market, in the same place, before anything else is done.
#[test]
fn the_street_is_refilled_at_once() {
    let mut position = Position::usual().street(&["ghoul", "zombie", "shade"]).market(&["banshee", "banshee"]);
    position = position.pool(2, 0, 0);
    position.act("buy 2");
    assert_eq!(chances(&position), [("card banshee".to_owned(), 2)]);
    position.brings(&["banshee"]);
    assert!(is_action_of(&position, A));
    assert_eq!(position.street_names()[..3], ["ghoul", "banshee", "shade"]);
    assert_eq!(
        position.events.iter().filter(|event| matches!(event, Event::Shown(Sight::Laid { place: 2, .. }))).count(),
        1
    );
    assert_eq!(position.state.market.len(), 1);
}

/// TER-113: pay, take, refill, then place: where a SUMMON card goes is decided with the new Street in sight.
#[test]
fn a_purchase_has_an_order() {
    let mut position = Position::usual().street(&["ghoul"]).pool(1, 0, 0);
    position.act("buy 1");
    assert_eq!((position.resources(), position.street_names()[0].as_str()), ((0, 0, 0), "-"));
    assert!(position.waits_for_chance() && position.discard_names(A).is_empty());
    position.brings(&["witch"]);
    assert_eq!(
        (position.street_names()[0].as_str(), position.offered()),
        ("witch", ["top", "pile"].map(str::to_owned).to_vec())
    );
    position.act("pile");
    let names = |sight: &Sight| match sight {
        Sight::Bought { .. } => "bought",
        Sight::Laid { .. } => "laid",
        Sight::Piled { .. } => "piled",
        _ => "other",
    };
    let told: Vec<&str> = position.sights(Viewer::SPECTATOR).iter().map(names).collect();
    assert_eq!(told, ["bought", "laid", "piled"]);
}

/// TER-114: a bought Monster goes face up to the discard pile and does nothing there.
#[test]
fn a_bought_monster_is_discarded() {
    let mut position = Position::usual().street(&["minotaur"]).pool(5, 0, 0);
    position.act("buy 1").brings(&["witch"]);
    assert!(is_action_of(&position, A));
    assert_eq!((position.resources(), position.play_names(A)), ((0, 0, 0), Vec::new()));
    for viewer in Viewer::everyone(2) {
        let pile = position.view(viewer).players[0].discard.clone();
        assert_eq!(pile, [crate::cards::Card::fresh(kind("minotaur"))]);
    }
}

/// TER-115: a card with SUMMON may go on top of the deck instead, where both know it, and is drawn next.
#[test]
fn summon_puts_it_on_top() {
    let mut position = Position::usual().street(&["ghoul"]).deck(&["cultist", "fanatic"]).pool(1, 0, 0);
    position.act("buy 1").brings(&["witch"]).act("top");
    assert_eq!((position.state.own().deck.len(), position.discard_names(A)), (3, Vec::new()));
    for viewer in Viewer::everyone(2) {
        let deck = position.view(viewer).players[0].deck.clone();
        assert_eq!((deck.size, deck.known.len(), deck.known[0].depth), (3, 1, 0));
        assert_eq!(deck.known[0].card.kind, kind("ghoul"));
    }
    position.act("pass");
    assert_eq!(position.hand_names(A), sorted(&["ghoul"]), "it is drawn without chance");
}

/// TER-115: without SUMMON nobody is asked; on another's card it does not help.
#[test]
fn only_the_card_with_summon_may_go_on_top() {
    let mut position = Position::usual().play(&["ghoul"]).street(&["zombie"]).pool(2, 0, 0);
    position.act("buy 1").brings(&["witch"]);
    assert_eq!((is_action_of(&position, A), position.discard_names(A)), (true, sorted(&["zombie"])));
}

/// TER-116: with an empty Market a place stays empty for good, and nothing can be bought there.
#[test]
fn an_empty_market_leaves_places_empty() {
    let mut position = Position::usual().street(&["zombie", "zombie"]).market(&[]).pool(9, 0, 0);
    position.act("buy 1");
    assert!(is_action_of(&position, A), "chance has nothing to bring");
    assert_eq!(position.street_names(), ["-", "zombie", "-", "-", "-"]);
    assert_eq!([position.refused("buy 1"), position.refused("buy 5")], ["TER-116", "TER-116"]);
    position.act("pass").brings(&["zombie"]).act("pass");
    assert_eq!(position.street_names(), ["-", "zombie", "-", "-", "-"]);
    assert!(!position.is_over());
}

/// TER-116: the last card of the Market still comes.
#[test]
fn the_last_card_of_the_market_comes() {
    let mut position = Position::usual().street(&["zombie", "zombie"]).market(&["imp"]).pool(9, 0, 0);
    position.act("buy 1").brings(&["imp"]).act("buy 1");
    assert_eq!((position.street_names()[..2].join(" "), position.resources()), ("- zombie".to_owned(), (5, 0, 0)));
    let mut destroyed = Position::usual().street(&["zombie"]).market(&[]).hand(&["inspector"]);
    destroyed.act("play inspector").act("destroy street 1");
    assert_eq!((is_action_of(&destroyed, A), destroyed.street_names()[0].as_str()), (true, "-"));
}

/// TER-117: Acolytes are not on the Street: neither DESTROY nor Fenris can touch their pile.
#[test]
fn acolytes_are_not_on_the_street() {
    let mut position = Position::usual().street(&["ghoul"]).hand(&["inspector"]).pool(0, 9, 0);
    assert_eq!(for_sale(&position), ["hunt 1 1"], "Power hunts on the Street only");
    position.act("play inspector");
    assert_eq!(position.offered(), ["destroy street 1", "destroy 1"]);
    assert_eq!(position.state.acolytes.len(), 8);
}

/// TER-118, TER-119: a bought Acolyte is seen only when it is paid for, and then lies on the discard pile.
#[test]
fn an_acolyte_is_bought_unseen() {
    let mut position = Position::usual().acolytes(&["acolyte-beast", "acolyte-spirit", "acolyte-spirit"]).pool(2, 0, 0);
    position.act("buy acolyte");
    assert_eq!((position.resources(), position.events.len()), ((0, 0, 0), 0), "paid, and nothing is seen yet");
    assert_eq!(chances(&position), [("card acolyte-beast".to_owned(), 1), ("card acolyte-spirit".to_owned(), 2)]);
    position.brings(&["acolyte-spirit"]);
    let card = kind("acolyte-spirit");
    let bought = Event::Shown(Sight::Bought { seat: A, card, place: 0, coins: 2, power: 0 });
    assert_eq!(position.events, [bought, Event::Public(Sight::Piled { seat: A, card })]);
    assert_eq!((position.discard_names(A), position.state.acolytes.len()), (sorted(&["acolyte-spirit"]), 2));
}

/// TER-119: an Acolyte that goes on top of the deck is shown to both.
#[test]
fn an_acolyte_on_top_is_shown() {
    let mut position = Position::new("lilith", "fenris").pool(2, 0, 0).deck(&["cultist"]);
    position.act("claim acolyte").brings(&["acolyte-undead"]);
    assert_eq!(position.offered(), ["top", "pile"]);
    assert_eq!(position.view(Viewer::seat(B)).about, Some(kind("acolyte-undead")));
    position.act("top");
    let top = position.state.own().deck.settled(0).expect("it is known");
    assert_eq!((top.card.kind, top.by), (kind("acolyte-undead"), Knowers::EVERYBODY));
}

/// TER-120: an empty pile sells no Acolyte.
#[test]
fn no_acolyte_is_left() {
    let mut position = Position::new("lilith", "fenris").acolytes(&["acolyte-beast"]).pool(4, 0, 0);
    position.act("buy acolyte").brings(&["acolyte-beast"]);
    assert_eq!((for_sale(&position), position.resources()), (Vec::new(), (2, 0, 0)));
    assert_eq!([position.refused("buy acolyte"), position.refused("claim acolyte")], ["TER-120"; 2]);
}

/// TER-121: as many purchases as can be paid, of cards that just came to the Street too.
#[test]
fn several_cards_can_be_bought() {
    let mut position = Position::usual().street(&["zombie"]).pool(9, 0, 0);
    position.act("buy 1").brings(&["imp"]).act("buy 1").brings(&["shade"]).act("buy 1").brings(&["lich"]);
    position.act("buy acolyte").brings(&["acolyte-beast"]);
    assert_eq!(position.resources(), (0, 0, 0));
    assert_eq!(position.discard_names(A), sorted(&["zombie", "imp", "shade", "acolyte-beast"]));
}
