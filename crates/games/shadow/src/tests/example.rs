//! The round of the worked examples WE-2 to WE-9, and what the tests of hidden things ask of a position.

use kernel::Viewer;

use super::position::{A, B, C, D, E, Position, card, word};
use crate::cards::{Card, Character, Location};
use crate::memory::{Mind, Zone};
use crate::pile::Pile;

pub(super) const OLIVIA: Viewer = Viewer::seat(A);
pub(super) const ALAN: Viewer = Viewer::seat(B);
pub(super) const DEMIS: Viewer = Viewer::seat(C);
pub(super) const GIACOMO: Viewer = Viewer::seat(D);
pub(super) const GIANLUCA: Viewer = Viewer::seat(E);
pub(super) const EVERYBODY: Viewer = Viewer::SPECTATOR;

/// The chapters of the round. Nikke acts by herself after Jenna; who controls whom is WE-2.
const STORY: [(&str, &[&str]); 8] = [
    (
        "jenna",
        &[
            "1: on john",
            "1: play move-jenna",
            "1: play direct-order",
            "1: done",
            "1: walk erico",
            "1: play search-jenna",
            "1: play search-jenna",
            "1: done",
            "1: top spare-parts",
            "1: done",
            "1: done",
            "1: done",
        ],
    ),
    (
        "john",
        &[
            "4: done",
            "4: play search-john",
            "4: play smoking",
            "4: done",
            "4: top k-ration-melita",
            "4: top driving",
            "4: top mining-tools",
            "4: done",
            "4: done",
        ],
    ),
    (
        "rachel",
        &[
            "3: mark 2 nikke",
            "3: done",
            "3: play search-rachel",
            "3: play search-rachel",
            "3: done",
            "3: top k-ration-erico",
            "3: top spacesuit",
            "3: play crying",
            "3: done",
            "3: draw 1",
            "3: done",
            "3: done",
        ],
    ),
    (
        "reed",
        &[
            "2: done",
            "2: walk hill graveyard",
            "2: play search-reed",
            "2: play search-reed",
            "2: done",
            "2: top pickaxe",
            "2: top fury",
            "2: top potatoes",
            "2: done",
            "2: done",
            "2: done",
            "2: use graveyard-draw",
            "2: reveal hatchet",
            "2: reveal pickaxe",
            "2: deck caves",
        ],
    ),
    ("search", &["5: done", "5: play search-robot", "5: play search-robot", "5: play search-robot", "5: done"]),
    ("draw", &["5: top scrap", "5: top family-photo", "5: top whispers"]),
    ("scrap", &["5: done", "5: play scrap"]),
    ("swap", &["5: on jenna", "5: give help", "1: give move-jenna", "5: done", "5: done"]),
];

/// The round up to the end of a chapter; nobody knows more than they have seen. After `swap` all five players are asked for a discard.
pub(super) fn told(chapter: &str) -> Position {
    let mut p = Position::new(&[("jenna", A), ("reed", B), ("rachel", C), ("john", D), ("robot", E)]);
    p.goals(&["sergeant", "alien", "captain", "guardian", "lieutenant"]);
    p.deck("melita", &["first-aid-kit", "mark-myers", "mining-tools", "driving", "k-ration-melita"]);
    p.deck("erico", &["spare-parts", "whispers", "k-ration-erico", "spacesuit", "green-fog", "family-photo", "scrap"]);
    p.deck("hill", &["corn", "potatoes", "fury", "pickaxe"]).deck("caves", &["de-icing"]);
    p.forgetful().turn("jenna");
    let end = STORY.iter().position(|&(name, _)| name == chapter).expect("there is such a chapter");
    STORY[..=end].iter().flat_map(|&(_, lines)| lines).for_each(|line| {
        p.play(line);
    });
    p
}

/// WE-9: what Olivia, Alan, Demis, Giacomo and Gianluca discard.
pub(super) const DISCARDS: [&str; 5] = ["seduction", "search-reed", "search-rachel", "brawl", "help"];

/// The round up to the reveals, with these discards.
pub(super) fn whispered(discards: [&str; 5]) -> Position {
    let mut p = told("swap");
    for (seat, id) in [A, B, C, D, E].into_iter().zip(discards) {
        p.act_as(seat, &format!("whisper {id}"));
    }
    p
}

/// Chance reveals these cards of the Whispers pile.
pub(super) fn reveal(p: &mut Position, cards: &[&str]) {
    for id in cards {
        p.play(&format!("chance: card {id}"));
    }
}

/// Plays on, doing as little as possible, until the asked seat is offered this.
pub(super) fn until(p: &mut Position, wanted: &str) {
    for _ in 0..300 {
        p.luck();
        if p.offers(wanted) {
            return;
        }
        idle(p);
    }
    panic!("`{wanted}` is never offered");
}

/// The asked seat does as little as possible.
pub(super) fn idle(p: &mut Position) {
    let nothing = ["done", "decline", "stay", "draw 0"].into_iter().find(|nothing| p.offers(nothing));
    let least = nothing.map_or_else(|| p.offered()[0].clone(), str::to_owned);
    p.act(&least);
}

/// Plays on, doing as little as possible, until the next round is drafted or the game is over.
pub(super) fn finish_round(p: &mut Position) {
    let round = p.state.round;
    while !p.is_over() && p.state.round == round {
        if p.waits_for_chance() {
            p.luck();
        } else {
            idle(p);
        }
    }
}

pub(super) fn ids(pile: Pile) -> Vec<&'static str> {
    pile.cards().map(Card::id).collect()
}

pub(super) fn equipment(character: &str) -> Zone {
    Zone::Equipment(word::<Character>(character))
}

pub(super) fn top(location: &str) -> Zone {
    Zone::Top(word::<Location>(location))
}

pub(super) fn rest(location: &str) -> Zone {
    Zone::Rest(word::<Location>(location))
}

pub(super) fn mind(p: &Position, viewer: Viewer) -> &Mind {
    p.state.memory.of(viewer).next().expect("every viewer remembers something")
}

/// What a viewer is certain to find in a zone.
pub(super) fn certain(p: &Position, viewer: Viewer, zone: Zone) -> Vec<&'static str> {
    ids(mind(p, viewer).certain_cards(zone, p.state.sizes()[zone.index()]))
}

/// How many copies of a card may be in a zone, as far as a viewer knows.
pub(super) fn may(p: &Position, viewer: Viewer, zone: Zone, id: &str) -> u32 {
    (mind(p, viewer).may(zone) & card(id).face().copies).count_ones()
}

/// The list of an Equipment, and how many of its cards may be missing.
pub(super) fn list(p: &Position, viewer: Viewer, character: &str) -> (Vec<&'static str>, u8) {
    let (list, missing) = mind(p, viewer).list(word::<Character>(character));
    (ids(Pile::of_any_copies(list)), missing)
}

/// The places of a deck that a viewer knows: how deep, and which card.
pub(super) fn places(p: &Position, viewer: Viewer, location: &str) -> Vec<(u8, &'static str)> {
    let seen = p.view(viewer).locations[word::<Location>(location).index()].deck.known.clone();
    seen.into_iter().map(|seen| (seen.depth, seen.card.id())).collect()
}
