//! What viewers remember (SHP-166): the worked examples WE-21 to WE-23, and each row of the table in section 5.1 of `design.md`.

use kernel::Viewer;

use super::example::{
    ALAN, DEMIS, DISCARDS, EVERYBODY, GIACOMO, GIANLUCA, OLIVIA, certain, equipment, ids, list, may, mind, places,
    rest, reveal, told, top, until, whispered,
};
use super::position::{A, B, C, Position};
use crate::memory::Zone;
use crate::pile::Pile;

const JOHN: [&str; 6] = ["move-john", "move-john", "move-john", "search-john", "smoking", "brawl"];
const RACHEL: [&str; 6] = ["move-rachel", "move-rachel", "search-rachel", "search-rachel", "crying", "crying"];
const ROBOT: [&str; 6] = ["move-robot", "search-robot", "search-robot", "search-robot", "help", "help"];
const NIGHTMARES: [&str; 5] =
    ["nightmare-move", "nightmare-search", "nightmare-acquire", "nightmare-repair", "nightmare-attack"];

/// Jenna and John in Melita, Rachel in E/Rico; nobody knows more than at the start.
fn three() -> Position {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.forgetful();
    p
}

/// Everybody knows where every card is, but not the order of decks. Jenna has looked at five cards of Melita and drawn the first, so
/// Olivia knows the places of four; then it is the turn of Nikke, who has these cards besides.
fn searched(nikke: &[&str]) -> Position {
    let mut p = Position::new(&[("jenna", A), ("nikke", B), ("john", C)]);
    p.equip("jenna", &["onboard-computer"]).equip("nikke", nikke);
    p.deck("melita", &["first-aid-kit", "driving", "rangefinder", "mark-myers", "flare-gun"]).turn("jenna");
    p.act("on john");
    until(&mut p, "play onboard-computer");
    p.acts(&["play onboard-computer", "play search-jenna", "play search-jenna", "done"]);
    p.acts(&["top first-aid-kit", "top driving", "top rangefinder", "top mark-myers"]);
    until(&mut p, "play search-nikke");
    assert_eq!(p.state.turn.seat, B);
    p
}

/// John's player has discarded Brawl and a round has passed; Brawl is not revealed. The first of three players is to draft.
fn a_round_later() -> Position {
    let mut p = three();
    p.whisper_phase().play("1: whisper move-jenna").play("2: whisper brawl").play("3: whisper move-rachel");
    reveal(&mut p, &NIGHTMARES);
    reveal(&mut p, &["move-jenna"]);
    p.play("chance: character jenna");
    p
}

/// WE-21, SHP-166: of six known cards one is discarded face down: all but one of them are still there, and Brawl's reveal tells which.
#[test]
fn all_but_one() {
    let before = told("swap");
    assert_eq!(before.certain(OLIVIA, "john"), JOHN);
    let mut p = whispered(DISCARDS);
    assert_eq!(p.state.sizes()[equipment("john").index()], 6);
    assert_eq!(list(&p, OLIVIA, "john"), (JOHN.to_vec(), 1));
    assert_eq!(p.certain(OLIVIA, "john"), ["move-john", "move-john"]);
    reveal(&mut p, &["brawl"]);
    assert_eq!(list(&p, OLIVIA, "john"), (JOHN[..5].to_vec(), 0));
    assert_eq!(p.certain(OLIVIA, "john"), JOHN[..5]);
    let sixth = ids(Pile::of_any_copies(mind(&p, OLIVIA).may(equipment("john"))));
    assert!(sixth.contains(&"mark-myers") && sixth.contains(&"k-ration-melita"));
    assert!(!sixth.iter().any(|id| ["brawl", "corn", "scrap", "seduction"].contains(id)), "{sixth:?}");
}

/// WE-21, SHP-166: all three Moves that might be the revealed one are on the list, so none is missing any more.
#[test]
fn all_but_one_of_equal_cards() {
    let mut p = whispered(["seduction", "search-reed", "search-rachel", "move-john", "help"]);
    assert_eq!(p.certain(OLIVIA, "john"), ["move-john", "move-john"]);
    reveal(&mut p, &["move-john"]);
    assert_eq!(p.certain(OLIVIA, "john"), ["move-john", "move-john", "search-john", "smoking", "brawl"]);
    assert_eq!(list(&p, EVERYBODY, "john").1, 0);
}

/// WE-22, SHP-166: a card that somebody else may have drawn is in one of two places, until the hand is full of others; its depth is lost.
#[test]
fn the_searched_deck() {
    let p = told("rachel");
    assert_eq!((p.state.tops[1], places(&p, DEMIS, "erico")), (1, vec![(0, "whispers")]));
    let p = told("search");
    assert_eq!((p.state.tops[1], certain(&p, DEMIS, top("erico"))), (4, vec!["whispers"]));
    let p = told("draw");
    assert_eq!(
        (p.state.tops[1], p.state.sizes()[equipment("robot").index()], places(&p, DEMIS, "erico")),
        (3, 7, vec![])
    );
    assert!([top("erico"), equipment("robot")].into_iter().all(|zone| may(&p, DEMIS, zone, "whispers") > 0));
    assert_eq!((p.certain(DEMIS, "robot"), certain(&p, DEMIS, top("erico"))), (ROBOT.to_vec(), vec![]));
    let p = told("scrap");
    assert_eq!(p.certain(DEMIS, "robot"), [&ROBOT[..], &["scrap"]].concat());
    assert_eq!((certain(&p, DEMIS, top("erico")), places(&p, DEMIS, "erico")), (vec!["whispers"], vec![]));
}

/// WE-22, SHP-166: for Olivia, who knew that card before two were drawn, it is in the top or in Rachel's Equipment.
#[test]
fn the_searched_deck_for_the_first_searcher() {
    let p = told("scrap");
    let zones = [top("erico"), rest("erico"), equipment("rachel"), equipment("robot")];
    assert_eq!(zones.map(|zone| may(&p, OLIVIA, zone, "whispers") > 0), [true, true, true, false]);
    // Of the two Whispers one may still be in the rest of the deck; the one that Olivia saw may not.
    let seen = (mind(&p, OLIVIA).may(equipment("rachel")) & !mind(&p, OLIVIA).may(rest("erico"))).count_ones();
    assert!(seen > 0);
}

/// WE-22, SHP-166: after the exchange of Scrap Demis knows what lay open, and one Help of two.
#[test]
fn the_hand_after_scrap() {
    let p = told("swap");
    assert_eq!(p.certain(DEMIS, "robot"), ["search-robot", "search-robot", "search-robot", "help", "scrap"]);
    assert_eq!((list(&p, DEMIS, "robot").1, list(&p, DEMIS, "jenna").1), (1, 1));
}

/// WE-23, SHP-010, SHP-166: the Crying that is revealed counts as the one that everybody saw go into the pile.
#[test]
fn the_second_crying() {
    let mut p = whispered(DISCARDS);
    assert_eq!(list(&p, OLIVIA, "rachel"), (RACHEL[..5].to_vec(), 1));
    reveal(&mut p, &["crying"]);
    assert_eq!(list(&p, OLIVIA, "rachel"), (RACHEL[..5].to_vec(), 1));
    assert_eq!(p.certain(OLIVIA, "rachel"), ["move-rachel", "search-rachel"]);
    assert_eq!([equipment("rachel"), Zone::Whispers].map(|zone| may(&p, OLIVIA, zone, "crying")), [1, 1]);
}

/// WE-23, SHP-010, SHP-166: when both are revealed the second is the missing one.
#[test]
fn both_cryings() {
    let mut p = whispered(["seduction", "search-reed", "crying", "brawl", "help"]);
    reveal(&mut p, &["crying"]);
    assert_eq!(
        p.certain(OLIVIA, "rachel"),
        ["move-rachel", "search-rachel"],
        "the same as if another card had been discarded"
    );
    reveal(&mut p, &["crying"]);
    assert_eq!(list(&p, OLIVIA, "rachel"), (RACHEL[..4].to_vec(), 0));
    assert_eq!(p.certain(OLIVIA, "rachel"), RACHEL[..4]);
}

/// SHP-166, setup: everybody knows the starting Equipments and the Nightmares, and which cards each deck has.
#[test]
fn what_everybody_knows_at_the_start() {
    let p = Position::start(3);
    for viewer in [OLIVIA, EVERYBODY] {
        assert_eq!((p.certain(viewer, "john"), list(&p, viewer, "rachel")), (JOHN.to_vec(), (RACHEL.to_vec(), 0)));
        assert_eq!(
            (certain(&p, viewer, Zone::Whispers), certain(&p, viewer, rest("hill")).len()),
            (NIGHTMARES.to_vec(), 20)
        );
        assert_eq!(may(&p, viewer, rest("melita"), "corn"), 0);
    }
}

/// SHP-166, "Equipment into hand": whoever controls the Character next knows all of it; for the others nothing changes.
#[test]
fn taking_an_equipment_into_the_hand() {
    let mut p = a_round_later();
    assert_eq!(list(&p, ALAN, "john"), (JOHN[..5].to_vec(), 0), "its last player still knows it");
    assert_eq!([OLIVIA, DEMIS, EVERYBODY].map(|viewer| list(&p, viewer, "john")), [(); 3].map(|()| (JOHN.to_vec(), 1)));
    p.play("1: draft john").play("2: draft reed").play("3: draft jenna");
    assert_eq!((list(&p, OLIVIA, "john"), p.certain(OLIVIA, "john")), ((JOHN[..5].to_vec(), 0), JOHN[..5].to_vec()));
    assert_eq!([DEMIS, EVERYBODY].map(|viewer| list(&p, viewer, "john")), [(); 2].map(|()| (JOHN.to_vec(), 1)));
    assert!(certain(&p, OLIVIA, Zone::Whispers).contains(&"brawl"), "it can be nowhere else");
}

/// SHP-166, "Looking at an Equipment": Nikke's player knows all of it; for the others nothing changes.
#[test]
fn looking_at_an_equipment() {
    let mut p = a_round_later();
    p.play("1: draft nikke").play("2: draft reed").play("3: draft jenna").play("3: on reed");
    until(&mut p, "on john");
    assert_eq!(list(&p, OLIVIA, "john").1, 1);
    p.act("on john");
    assert_eq!((list(&p, OLIVIA, "john"), p.certain(OLIVIA, "john")), ((JOHN[..5].to_vec(), 0), JOHN[..5].to_vec()));
    assert_eq!(p.certain(DEMIS, "john"), ["move-john", "move-john"]);
}

/// SHP-166, "Looking at a hand": Brawl shows its player the whole hand, and nobody else anything.
#[test]
fn looking_at_a_hand() {
    let mut p = three();
    p.deck("melita", &["first-aid-kit", "driving"]).forgetful().turn("jenna");
    p.act("on rachel");
    until(&mut p, "play brawl");
    assert!(!p.certain(ALAN, "jenna").contains(&"first-aid-kit"));
    p.act("play brawl");
    assert!(p.certain(ALAN, "jenna").contains(&"first-aid-kit"));
    assert!(
        !p.certain(DEMIS, "jenna").contains(&"first-aid-kit")
            && !p.certain(EVERYBODY, "jenna").contains(&"first-aid-kit")
    );
}

/// SHP-166, "Looking at the top n cards": the looker knows them; for the others any card of the rest may be in the top.
#[test]
fn looking_at_a_deck() {
    let mut p = three();
    p.deck("melita", &["first-aid-kit", "driving"]).forgetful().turn("jenna");
    p.act("on john");
    until(&mut p, "play search-jenna");
    p.acts(&["play search-jenna", "play search-jenna", "done"]);
    assert_eq!(certain(&p, OLIVIA, top("melita")), ["first-aid-kit", "driving"]);
    assert_eq!(certain(&p, OLIVIA, rest("melita")).len(), 18);
    assert_eq!((certain(&p, DEMIS, top("melita")), may(&p, DEMIS, top("melita"), "laser-pistol")), (vec![], 1));
    assert_eq!(may(&p, OLIVIA, top("melita"), "laser-pistol"), 0);
    assert_eq!(may(&p, DEMIS, top("melita"), "corn"), 0);
}

/// SHP-166, "Putting back": the searcher knows the order; who knew it before keeps deeper places and loses those of the cards looked at.
#[test]
fn putting_back_in_a_chosen_order() {
    let mut p = searched(&[]);
    let four = vec![(0, "driving"), (1, "rangefinder"), (2, "mark-myers"), (3, "flare-gun")];
    assert_eq!((places(&p, OLIVIA, "melita"), places(&p, ALAN, "melita")), (four, vec![]));
    p.acts(&["play search-nikke", "done", "top rangefinder"]);
    // Two cards were put back and one of them drawn; Olivia knows the places of the deeper two.
    assert_eq!(places(&p, OLIVIA, "melita"), [(1, "mark-myers"), (2, "flare-gun")]);
    assert_eq!(places(&p, ALAN, "melita"), [(0, "driving")]);
    assert_eq!([top("melita"), equipment("nikke")].map(|zone| may(&p, OLIVIA, zone, "driving")), [1, 1]);
}

/// SHP-166, "Putting back" and "Draw": a single card that is looked at keeps its place, so who knew it sees it drawn.
#[test]
fn a_single_card_keeps_its_place() {
    let mut p = searched(&[]);
    p.act("done");
    assert!(p.certain(OLIVIA, "nikke").contains(&"driving") && !p.certain(DEMIS, "nikke").contains(&"driving"));
    assert_eq!(places(&p, OLIVIA, "melita"), [(0, "rangefinder"), (1, "mark-myers"), (2, "flare-gun")]);
}

/// SHP-166, "Draw": cards known to lie deeper are not meant; for those who know nothing any looked-at card may have been drawn.
#[test]
fn drawing_leaves_deeper_cards() {
    let mut p = searched(&[]);
    p.acts(&["play search-nikke", "done", "top rangefinder"]);
    let drawn = ["driving", "rangefinder", "mark-myers", "flare-gun"];
    assert_eq!(drawn.map(|id| may(&p, OLIVIA, equipment("nikke"), id) > 0), [true, true, false, false]);
    assert_eq!(drawn.map(|id| may(&p, DEMIS, equipment("nikke"), id) > 0), [true; 4]);
    assert_eq!(drawn.map(|id| may(&p, ALAN, equipment("nikke"), id) > 0), [false, true, false, false]);
}

/// SHP-166, SHP-105, "Putting back": the Cabins too leave nobody but their user the places; that the cards are in the top stays known.
#[test]
fn putting_back_in_the_cabins() {
    let mut p = searched(&[]);
    p.inside("nikke", "cabins");
    until(&mut p, "use cabins-look");
    p.acts(&["use cabins-look", "reveal search-nikke", "reveal search-nikke", "take mark-myers", "top flare-gun"]);
    assert_eq!(places(&p, ALAN, "melita"), [(0, "flare-gun"), (1, "rangefinder")]);
    assert_eq!((places(&p, OLIVIA, "melita"), p.discards()), (vec![], vec!["mark-myers"]));
    assert_eq!(certain(&p, OLIVIA, top("melita")), ["rangefinder", "flare-gun"]);
    assert_eq!(certain(&p, EVERYBODY, top("melita")), [""; 0]);
}

/// SHP-166, "From the top under the deck": Intimidation's place is public, so whoever knew the card knows it under the deck.
#[test]
fn intimidation_under_the_deck() {
    let mut p = searched(&["intimidation"]);
    let size = p.state.decks[0].len() as u8;
    // Her Move step is over: she plays it next time.
    p.at("nikke", "melita").turn("nikke");
    until(&mut p, "play intimidation");
    p.acts(&["play intimidation", "deck melita", "bottom"]);
    assert!(places(&p, OLIVIA, "melita").contains(&(size - 1, "driving")));
    assert!(places(&p, ALAN, "melita").contains(&(size - 1, "driving")));
    assert_eq!(places(&p, DEMIS, "melita"), []);
    assert_eq!(p.state.tops[0], 3);
    assert_eq!([top("melita"), rest("melita")].map(|zone| may(&p, DEMIS, zone, "driving")), [2, 2]);
}

/// SHP-166, "From the top under the deck": with Footprints only the searcher knows which card went there.
#[test]
fn footprints_under_the_deck() {
    let mut p = searched(&["footprints"]);
    let size = p.state.decks[0].len() as u8;
    p.acts(&["play footprints", "done", "under driving"]);
    assert!(places(&p, ALAN, "melita").contains(&(size - 2, "driving")), "one card was drawn since");
    assert_eq!(places(&p, OLIVIA, "melita"), [(0, "mark-myers"), (1, "flare-gun")]);
    let zones = [rest("melita"), equipment("nikke"), top("melita")];
    assert_eq!(zones.map(|zone| may(&p, OLIVIA, zone, "rangefinder") > 0), [true, true, false]);
    assert_eq!(zones.map(|zone| may(&p, OLIVIA, zone, "mark-myers") > 0), [false, false, true]);
}

/// SHP-166, "Playing, revealing for a Section": everybody sees the cards, and they join the list.
#[test]
fn cards_that_are_shown() {
    let p = told("reed");
    let shown = ["move-reed", "move-reed", "move-reed", "search-reed", "search-reed", "hatchet", "pickaxe"];
    assert_eq!((p.certain(EVERYBODY, "reed"), list(&p, EVERYBODY, "reed")), (shown.to_vec(), (shown.to_vec(), 0)));
    assert_eq!(certain(&p, ALAN, equipment("reed")).len(), 8, "only Alan knows what the Graveyard gave");
}

/// SHP-166, SHP-063, "Help": it goes off one list and onto another, for everybody.
#[test]
fn help_moves_openly() {
    let mut p = Position::new(&[("jenna", A), ("rachel", B), ("robot", C)]);
    p.forgetful().turn("robot");
    until(&mut p, "play help");
    p.acts(&["play help", "on rachel"]);
    assert_eq!(list(&p, EVERYBODY, "robot"), (ROBOT[..5].to_vec(), 0));
    assert_eq!(list(&p, EVERYBODY, "rachel"), ([&RACHEL[..], &["help"]].concat(), 0));
}

/// SHP-166, "John": both players see both cards; for the others one card of each list may be missing, and either may be across.
#[test]
fn john_takes_and_gives() {
    let mut p = three();
    p.turn("john").act("on jenna").play("chance: card seduction").act("give brawl");
    assert_eq!(
        (p.certain(OLIVIA, "john").contains(&"seduction"), p.certain(ALAN, "jenna").contains(&"brawl")),
        (true, true)
    );
    assert_eq!((list(&p, DEMIS, "jenna").1, list(&p, DEMIS, "john").1), (1, 1));
    assert_eq!(p.certain(DEMIS, "jenna"), ["move-jenna", "search-jenna"]);
    assert_eq!(p.certain(DEMIS, "john"), ["move-john", "move-john"]);
    assert_eq!((may(&p, DEMIS, equipment("john"), "seduction"), may(&p, DEMIS, equipment("jenna"), "brawl")), (1, 1));
}

/// SHP-166, SHP-007, "John, Scrap": only unplayed cards can have gone; what lies open is still there.
#[test]
fn played_cards_do_not_change_hands() {
    let p = told("swap");
    assert_eq!(p.certain(DEMIS, "jenna"), ["move-jenna", "search-jenna", "search-jenna", "direct-order"]);
    assert_eq!(may(&p, DEMIS, equipment("robot"), "search-jenna"), 0);
    assert_eq!(may(&p, DEMIS, equipment("robot"), "seduction"), 1);
    assert!(p.certain(OLIVIA, "robot").contains(&"move-jenna") && p.certain(GIANLUCA, "jenna").contains(&"help"));
}

/// SHP-166, "Bridge": the player sees both cards; for the others it is as with John, between the Equipment and the hand.
#[test]
fn the_bridge_exchange() {
    let mut p = three();
    p.inside("rachel", "bridge").turn("rachel");
    until(&mut p, "use bridge-swap");
    p.acts(&[
        "use bridge-swap",
        "reveal search-rachel",
        "reveal crying",
        "on nikke",
        "take field-repair",
        "give crying",
    ]);
    assert_eq!(
        p.certain(DEMIS, "nikke"),
        ["move-nikke", "move-nikke", "search-nikke", "search-nikke", "search-nikke", "crying"]
    );
    assert_eq!((list(&p, OLIVIA, "nikke").1, list(&p, OLIVIA, "rachel").1), (1, 1));
    assert_eq!(p.certain(OLIVIA, "nikke"), ["move-nikke", "search-nikke", "search-nikke"]);
    assert_eq!(
        (may(&p, OLIVIA, equipment("rachel"), "field-repair"), may(&p, OLIVIA, equipment("nikke"), "crying")),
        (1, 2)
    );
}

/// SHP-166, "Face-down discard": its player knows it in the pile; for the others any card of the Equipment may be there, played ones too.
#[test]
fn discarding_face_down() {
    let p = whispered(DISCARDS);
    assert!(certain(&p, GIACOMO, Zone::Whispers).contains(&"brawl"));
    assert_eq!(["smoking", "brawl", "move-john"].map(|id| may(&p, EVERYBODY, Zone::Whispers, id)), [1, 1, 3]);
    assert_eq!(may(&p, GIACOMO, Zone::Whispers, "smoking"), 0);
}

/// SHP-166, SHP-167, "Discard pile into the Whispers pile": everybody knows the face-up discards to be there.
#[test]
fn face_up_discards_in_the_pile() {
    let p = whispered(DISCARDS);
    let open = certain(&p, EVERYBODY, Zone::Whispers);
    assert_eq!(open, [&["crying"], &NIGHTMARES[..], &["first-aid-kit"]].concat());
}

/// SHP-166, "Temple": the placer knows the cards, their order and what is left; for the others any card of the pile may be there.
#[test]
fn the_temple_pile() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.equip("jenna", &["spare-parts", "fury"]).inside("jenna", "temple");
    p.whispers(&["corn", "footprints", "idol", "offering", "coolant", "scrap"]).turn("jenna");
    until(&mut p, "use temple-stack");
    p.act("use temple-stack");
    until(&mut p, "take corn");
    p.acts(&["take corn", "take idol", "take offering", "take coolant", "take scrap"]);
    let order = |viewer: Viewer| p.view(viewer).temple.known.iter().map(|seen| seen.card.id()).collect::<Vec<_>>();
    assert_eq!((order(OLIVIA), order(ALAN)), (vec!["corn", "idol", "offering", "coolant", "scrap"], vec![]));
    assert_eq!((certain(&p, OLIVIA, Zone::Whispers), certain(&p, ALAN, Zone::Whispers)), (vec!["footprints"], vec![]));
    assert_eq!([Zone::Temple, Zone::Whispers].map(|zone| may(&p, ALAN, zone, "footprints")), [1, 1]);
    assert_eq!([Zone::Temple, Zone::Whispers].map(|zone| may(&p, OLIVIA, zone, "corn")), [1, 0]);
}

/// SHP-166, "who sees a move": everybody for whom all cards that may be moving are equal.
#[test]
fn equal_cards_are_seen_to_move() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.only("jenna", &["corn", "corn"]).whisper_phase();
    p.play("1: whisper corn").play("2: whisper brawl").play("3: whisper crying");
    assert!(certain(&p, EVERYBODY, Zone::Whispers).contains(&"corn"));
    assert_eq!((p.certain(EVERYBODY, "jenna"), list(&p, EVERYBODY, "jenna")), (vec!["corn"], (vec!["corn"], 0)));
    assert!(!certain(&p, EVERYBODY, Zone::Whispers).contains(&"brawl"));
}

/// SHP-166, C2: if only as many cards may be in a place as it holds, they are all there: the last card of a deck is known when drawn.
#[test]
fn the_last_card_of_a_deck() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.only_deck("melita", &["driving"]).turn("jenna");
    until(&mut p, "play seduction");
    assert!(p.certain(EVERYBODY, "jenna").contains(&"driving"));
}

/// SHP-166, C1: if certain cards fill a place, no other card is in it: what may have been drawn is then known to have stayed.
#[test]
fn a_full_hand_holds_nothing_else() {
    let p = told("scrap");
    assert_eq!(
        (may(&p, DEMIS, equipment("robot"), "green-fog"), may(&p, DEMIS, equipment("robot"), "whispers")),
        (0, 0)
    );
    let p = told("draw");
    assert!(may(&p, DEMIS, equipment("robot"), "green-fog") > 0 && may(&p, DEMIS, equipment("robot"), "whispers") > 0);
}

/// SHP-166, lists: a card of a list that is seen elsewhere was one of the missing, so one fewer is missing there.
#[test]
fn what_left_is_seen_elsewhere() {
    let mut p = three();
    p.turn("john").act("on jenna").play("chance: card seduction").act("give brawl");
    until(&mut p, "play seduction");
    p.act("play seduction");
    let left = ["move-jenna", "move-jenna", "search-jenna", "search-jenna", "direct-order"];
    assert_eq!((list(&p, DEMIS, "jenna"), p.certain(DEMIS, "jenna")), ((left.to_vec(), 0), left.to_vec()));
    assert_eq!(list(&p, DEMIS, "john").1, 1, "what went the other way is still unknown");
    assert!(p.certain(DEMIS, "john").contains(&"seduction"));
}

/// SHP-010, SHP-166, "Draw": a place known under the deck does not hide that an equal card was drawn off its top.
#[test]
fn an_equal_card_under_the_deck() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.equip("jenna", &["footprints"]).deck("melita", &["driving", "driving", "mark-myers"]).turn("jenna");
    p.act("on john");
    until(&mut p, "play footprints");
    p.acts(&["play footprints", "play search-jenna", "done"]);
    until(&mut p, "under driving");
    p.act("under driving");
    until(&mut p, "play seduction");
    assert!(p.certain(OLIVIA, "jenna").contains(&"driving"), "it was drawn");
    assert_eq!([top("melita"), rest("melita")].map(|zone| may(&p, OLIVIA, zone, "driving")), [0, 1]);
}
