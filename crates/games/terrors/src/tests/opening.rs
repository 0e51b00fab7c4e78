//! Before the first turn. Section 8.2 of the rules.

use kernel::{Game, Seat, Setup, Viewer};

use super::general::{chances, is_action_of};
use super::position::{A, B, Position, kind, sorted};
use crate::Terrors;
use crate::action::Outcome;
use crate::cards::{Faction, Kind, Overlord, Type};
use crate::event::{Event, Sight};
use crate::state::{Chance, Frame};

const STREET: [&str; 5] = ["ghoul", "witch", "lich", "spell-key", "shade"];
const FIRST_HAND: [&str; 4] = ["cultist", "cultist", "cultist", "fanatic"];
const SECOND_HAND: [&str; 5] = ["cultist", "cultist", "fanatic", "fanatic", "fenris-3"];

/// A table at which nothing has happened yet.
fn table(options: &[(&str, &str)]) -> Position {
    let setup = Setup::new(Terrors::meta(), 2, options.iter().copied()).expect("these can be chosen");
    Position::of(Terrors::start(&setup).expect("it can start"))
}

/// Whoever begins is Methuselah, the other Fenris.
fn seated(first: Seat, options: &[(&str, &str)]) -> Position {
    let mut position = table(options);
    position.resolve(Outcome::Seat(first)).act("overlord methuselah").act("overlord fenris");
    position
}

/// Everything is chosen; the Street comes next.
fn chosen(first: Seat) -> Position {
    let mut position = seated(first, &[]);
    position.act("influence methuselah-1 methuselah-2").act("influence fenris-1 fenris-3");
    position
}

/// The first turn.
fn begun(first: Seat) -> Position {
    let mut position = chosen(first);
    position.brings(&STREET).brings(&FIRST_HAND).brings(&SECOND_HAND);
    position
}

fn names(kinds: impl Iterator<Item = Kind>) -> Vec<String> {
    kinds.map(|kind| kind.to_string()).collect()
}

/// TER-020: chance says who begins, both alike, and everybody sees it.
#[test]
fn the_first_player_is_random() {
    let mut position = table(&[]);
    assert!(position.waits_for_chance());
    assert_eq!(chances(&position), [("seat 1".to_owned(), 1), ("seat 2".to_owned(), 1)]);
    assert_eq!(position.view(Viewer::SPECTATOR).first, None);
    position.resolve(Outcome::Seat(B));
    assert_eq!((position.asked(), position.view(Viewer::SPECTATOR).first), (B, Some(B)));
    assert_eq!(position.events, [Event::Shown(Sight::First { seat: B })]);
}

/// TER-021, TER-022: the first player, then the second, takes one of the sheets that are left.
#[test]
fn overlords_are_taken_in_turn() {
    for first in [A, B] {
        let mut position = table(&[]);
        position.resolve(Outcome::Seat(first));
        let all = ["overlord methuselah", "overlord fenris", "overlord lilith", "overlord azazael"];
        assert_eq!((position.asked(), position.offered()), (first, all.map(str::to_owned).to_vec()));
        position.act("overlord lilith");
        assert_eq!(position.asked(), first.next(2));
        assert_eq!(position.offered(), ["overlord methuselah", "overlord fenris", "overlord azazael"]);
        assert_eq!(position.refused("overlord lilith"), "TER-022");
        position.act("overlord azazael");
        let of = |seat: Seat| position.state.player(seat).overlord.expect("chosen").id();
        assert_eq!((of(first), of(first.next(2))), ("lilith", "azazael"));
    }
}

/// TER-021: there is one sheet of each faction.
#[test]
fn there_is_one_sheet_of_each_faction() {
    let factions: Vec<Faction> = Overlord::all().map(|overlord| overlord.sheet().faction).collect();
    assert_eq!(factions, [Faction::Undead, Faction::Beast, Faction::Mortal, Faction::Spirit]);
}

/// TER-023: life starts at the highest number of the sheet.
#[test]
fn life_starts_at_the_top_of_the_sheet() {
    for (id, life) in [("methuselah", 40), ("fenris", 48), ("lilith", 49), ("azazael", 50)] {
        let mut position = table(&[]);
        position.resolve(Outcome::Seat(B)).act(&format!("overlord {id}"));
        let view = position.view(Viewer::SPECTATOR);
        assert_eq!((view.players[1].life, view.players[1].max_life), (life, life), "{id}");
    }
}

/// TER-024: first player, then second, pick two of the own four Influence cards, and everybody sees which.
#[test]
fn influence_cards_are_picked_openly() {
    let mut position = seated(B, &[]);
    assert_eq!(position.asked(), B);
    let pairs = ["1 2", "1 3", "1 4", "2 3", "2 4", "3 4"].map(|pair| {
        let (one, other) = pair.split_once(' ').expect("two");
        format!("influence methuselah-{one} methuselah-{other}")
    });
    assert_eq!(position.offered(), pairs);
    for wrong in
        ["methuselah-1 methuselah-1", "methuselah-2 methuselah-1", "methuselah-1 fenris-1", "fenris-1 fenris-2"]
    {
        assert_eq!(position.refused(&format!("influence {wrong}")), "TER-024");
    }
    position.act("influence methuselah-2 methuselah-4");
    assert_eq!((position.asked(), position.offered().len()), (A, 6));
    assert!(position.offers("influence fenris-1 fenris-3"));
    for viewer in Viewer::everyone(2) {
        let picked = position.view(viewer).players[1].influences;
        assert_eq!(picked, Some([kind("methuselah-2"), kind("methuselah-4")]));
    }
}

/// TER-025: beginners are not asked and get the two marked cards.
#[test]
fn beginners_have_the_marked_influence_cards() {
    let position = seated(A, &[("mode", "beginner")]);
    assert!(position.waits_for_chance());
    let influences = |seat: Seat| position.state.player(seat).influences.map(|cards| cards.map(Kind::id));
    assert_eq!(influences(A), Some(["methuselah-1", "methuselah-2"]));
    assert_eq!(influences(B), Some(["fenris-1", "fenris-2"]));
    for overlord in Overlord::all() {
        assert_eq!(overlord.influences().count(), 4);
        assert_eq!(overlord.influences().filter(|kind| kind.face().beginner).count(), 2, "{overlord}");
    }
}

/// TER-022: with random Overlords nobody is asked; chance deals each player another one, all alike.
#[test]
fn overlords_can_be_dealt() {
    let mut position = table(&[("overlords", "random"), ("mode", "beginner")]);
    position.resolve(Outcome::Seat(B));
    let all = ["overlord methuselah", "overlord fenris", "overlord lilith", "overlord azazael"];
    assert_eq!(chances(&position), all.map(|outcome| (outcome.to_owned(), 1)));
    position.resolve("overlord fenris".parse().expect("an outcome"));
    assert_eq!(position.state.player(B).overlord.map(Overlord::id), Some("fenris"));
    let left = ["overlord methuselah", "overlord lilith", "overlord azazael"];
    assert_eq!(chances(&position), left.map(|outcome| (outcome.to_owned(), 1)));
    position.resolve("overlord lilith".parse().expect("an outcome"));
    assert_eq!(position.state.player(A).overlord.map(Overlord::id), Some("lilith"));
    assert_eq!(position.state.frame(), Some(Frame::Chance(Chance::Street(0))));
}

/// TER-026: each starting deck is five Cultists, three Fanatics and the two Influence cards, in no order.
#[test]
fn starting_decks_have_ten_cards() {
    let position = chosen(A);
    let starters = ["cultist", "cultist", "cultist", "cultist", "cultist", "fanatic", "fanatic", "fanatic"];
    for (seat, influences) in [(A, ["methuselah-1", "methuselah-2"]), (B, ["fenris-1", "fenris-3"])] {
        let deck = &position.state.player(seat).deck;
        let wanted: Vec<&str> = starters.into_iter().chain(influences).collect();
        assert_eq!((deck.len(), deck.settled_depth()), (10, 0));
        assert_eq!(names(deck.all().map(|card| card.kind)), sorted(&wanted));
    }
}

/// TER-027: what is not used is out of the game from the start, not among the cards removed from it.
#[test]
fn unused_cards_return_to_the_box() {
    let position = begun(A);
    let state = &position.state;
    let owned = |player: &crate::state::Player| player.deck.len() + player.hand.len();
    let owned: usize = state.players.iter().map(owned).sum();
    assert_eq!((owned, state.market.len(), state.street.len(), state.acolytes.len()), (20, 63, 5, 8));
    assert!(state.removed.is_empty());
    assert_eq!(108 - (20 + 63 + 5 + 8), 12, "Influence cards nobody has");
    assert_eq!(Kind::copies(Type::Starter).count(), 2 * Kind::starters().count(), "no starter is left");
}

/// TER-028: the eight Acolytes are a face-down pile: any may be on top, and only their number is seen.
#[test]
fn acolytes_are_a_face_down_pile() {
    let mut position = begun(A);
    assert_eq!(position.view(Viewer::seat(A)).acolytes, 8);
    position.state.turn.pool.coin = 2;
    position.act("buy acolyte");
    let each = ["undead", "beast", "mortal", "spirit"].map(|faction| (format!("card acolyte-{faction}"), 2));
    assert_eq!(chances(&position), each);
}

/// TER-029: all Monsters and Relics, 68 cards, are the Market; any of them may be on top.
#[test]
fn the_market_has_sixty_eight_cards() {
    let position = chosen(A);
    assert_eq!(position.view(Viewer::SPECTATOR).market, 68);
    let all = chances(&position);
    assert_eq!(all.iter().map(|(_, weight)| weight).sum::<u32>(), 68);
    assert!(all.contains(&("card ghoul".to_owned(), 2)) && all.contains(&("card iron-mask".to_owned(), 1)));
    let is_market = |kind: &Kind| matches!(kind.of_type(), Type::Monster | Type::Relic);
    assert!(position.state.market.cards().iter().all(is_market));
}

/// TER-030: five cards of the Market are laid face up, one beside the other.
#[test]
fn the_street_has_five_cards() {
    let mut position = chosen(A);
    for (place, card) in STREET.into_iter().enumerate() {
        assert_eq!(position.state.street.len(), place);
        position.brings(&[card]);
        let laid = Sight::Laid { place: place as u8 + 1, card: kind(card) };
        assert_eq!(position.events.last(), Some(&Event::Shown(laid)));
    }
    assert_eq!(position.street_names(), STREET);
    assert_eq!(position.state.market.len(), 63);
    let view = position.view(Viewer::SPECTATOR);
    assert_eq!(view.street, STREET.map(|id| Some(kind(id))));
}

/// TER-031: whoever begins has four cards, the other five; each knows only the own hand.
#[test]
fn opening_hands_are_four_and_five() {
    for first in [A, B] {
        let second = first.next(2);
        let position = begun(first);
        assert_eq!(position.hand_names(first), sorted(&FIRST_HAND));
        assert_eq!(position.hand_names(second), sorted(&SECOND_HAND));
        let seen = |viewer: Viewer, seat: Seat| {
            let hand = &position.view(viewer).players[seat.index()].hand;
            (usize::from(hand.size), hand.shown.len())
        };
        assert_eq!([seen(Viewer::seat(first), first), seen(Viewer::seat(first), second)], [(4, 4), (5, 0)]);
        assert_eq!([seen(Viewer::SPECTATOR, first), seen(Viewer::SPECTATOR, second)], [(4, 0), (5, 0)]);
    }
}

/// TER-032: nobody is asked about an opening hand; the first turn follows.
#[test]
fn opening_hands_are_not_exchanged() {
    let mut position = chosen(B);
    for card in STREET.into_iter().chain(FIRST_HAND).chain(SECOND_HAND) {
        assert!(position.waits_for_chance());
        position.brings(&[card]);
    }
    assert!(is_action_of(&position, B));
    assert_eq!(position.state.round, 1);
    assert_eq!(position.offered(), ["play cultist", "play fanatic", "overlord"]);
}

/// TER-032, TER-280: the four cards are only for the opening: the first Draw Phase brings five.
#[test]
fn the_first_draw_phase_brings_five() {
    let mut position = begun(A);
    for card in FIRST_HAND {
        position.act(&format!("play {card}"));
    }
    position.act("pass").brings(&["cultist", "cultist", "fanatic", "fanatic", "methuselah-1"]);
    assert!(is_action_of(&position, B));
    assert_eq!((position.state.player(A).hand.len(), position.state.player(A).deck.len()), (5, 1));
}
