//! The Control phase: SHP-032 to SHP-041.

use std::collections::BTreeSet;

use kernel::{Seat, Viewer};

use super::opening::{GOALS, chances_in_words, dealt, idle_until, viewers, words, worlds};
use super::position::{A, B, C, D, E, Position, word};
use crate::ask::{Ask, Draft};
use crate::cards::Character;
use crate::event::Sight;
use crate::state::State;
use crate::view::Step;

/// A draft of so many players, in which this seat begins and the last drafter has drawn this card.
fn drafting(seats: usize, protagonist: Seat, blind: &str) -> Position {
    let goals: &[&str] = if seats == 5 { &GOALS } else { &["alien", "captain", "guardian", "sergeant"][..seats] };
    let mut p = dealt(goals, protagonist);
    p.play(&format!("chance: character {blind}"));
    p
}

/// The draft of the example before Giacomo chooses: Jenna, Reed and Rachel are kept, Gianluca holds the Robot.
fn before_giacomo() -> Position {
    let mut p = drafting(5, A, "robot");
    p.acts(&["draft jenna", "draft reed", "draft rachel"]);
    p
}

/// WE-2, SHP-032 to SHP-039: who sees and keeps what, and the Markers that follow.
#[test]
fn draft_of_the_example() {
    let mut p = drafting(5, A, "robot");
    let names = |names: &str| names.split(' ').map(|name| format!("draft {name}")).collect::<Vec<_>>();
    assert_eq!((p.asked(), p.offered()), (A, names("jenna nikke john rachel reed")));
    p.act("draft jenna");
    assert_eq!((p.asked(), p.offered()), (B, names("nikke john rachel reed")));
    p.act("draft reed");
    assert_eq!((p.asked(), p.offered()), (C, names("nikke john rachel")));
    p.act("draft rachel");
    assert_eq!((p.asked(), p.offered()), (D, names("nikke john")));
    p.act("draft john");
    assert_eq!((p.asked(), p.offered()), (E, names("nikke robot")));
    p.act("draft robot");
    let control = Character::ALL.map(|character| p.state.controller(character));
    assert_eq!(control, [Some(A), None, Some(D), Some(C), Some(B), Some(E)]);
    let markers = [[1, 0, 0, 0, 0], [0, 0, 0, 0, 1], [0, 0, 0, 1, 0], [0, 0, 1, 0, 0], [0; 5]];
    assert_eq!(p.state.sheets, markers);
    assert!(p.told(&Sight::Uncontrolled { character: Character::Nikke }));
}

/// SHP-032, SHP-004: the player to the right of the Protagonist, who is the previous seat, draws one of six cards at random.
#[test]
fn the_last_drafter_draws_one_of_six_at_random() {
    for (seats, protagonist, last) in [(3, A, C), (4, C, B), (5, E, D)] {
        let goals: &[&str] = &["alien", "captain", "guardian", "sergeant", "lieutenant"][..seats];
        let mut p = dealt(goals, protagonist);
        let all = Character::ALL.map(|character| format!("character {character} x1"));
        assert_eq!(chances_in_words(&p), all);
        p.play("chance: character john");
        let john = Some(Character::John);
        assert!(p.sights(Viewer::seat(last)).contains(&Sight::Blind { seat: last, character: john }));
        for viewer in viewers(seats as u8).into_iter().filter(|&viewer| viewer != Viewer::seat(last)) {
            assert!(p.sights(viewer).contains(&Sight::Blind { seat: last, character: None }));
        }
    }
}

/// SHP-033, SHP-034, SHP-004: the Protagonist chooses first, then each next seat to the left, until all have.
#[test]
fn the_cards_go_to_the_left() {
    let mut p = drafting(4, C, "nikke");
    let mut order = Vec::new();
    while p.view(Viewer::SPECTATOR).step == Step::Draft {
        order.push(p.asked());
        let first = p.offered()[0].clone();
        p.act(&first);
    }
    assert_eq!(order, [C, D, A, B]);
}

/// SHP-033: a card that is not in the pack cannot be kept, nor can somebody else choose.
#[test]
fn only_what_is_handed_can_be_kept() {
    let mut p = drafting(4, A, "nikke");
    assert_eq!(p.refused("draft nikke"), "SHP-033");
    assert_eq!(p.refused_to(B, "draft john"), "SHP-042");
    p.act("draft john");
    assert_eq!(p.refused("draft john"), "SHP-033");
    assert_eq!(p.refused_to(A, "draft reed"), "SHP-042", "what is kept is kept");
    assert_eq!(p.refused("done"), "SHP-056");
}

/// SHP-035: the last drafter chooses from what was received and the card drawn before: 4, 3 or 2 with 3, 4 or 5 players.
#[test]
fn the_last_drafter_adds_the_card_drawn_before() {
    for (seats, count) in [(3, 4), (4, 3), (5, 2)] {
        let mut p = drafting(seats, A, "robot");
        for pick in ["draft jenna", "draft nikke", "draft john", "draft rachel"].into_iter().take(seats - 1) {
            assert!(!p.offers("draft robot"));
            p.act(pick);
        }
        assert_eq!((p.offered().len(), p.offers("draft robot"), p.offers("draft reed")), (count, true, true));
    }
}

/// SHP-035: the last drafter may leave the card drawn blind; then it is uncontrolled.
#[test]
fn the_blind_card_can_be_left() {
    let mut p = drafting(3, A, "robot");
    p.acts(&["draft jenna", "draft nikke", "draft john"]);
    assert!(p.told(&Sight::Uncontrolled { character: Character::Robot }));
}

/// SHP-036: after the last choice all six cards are shown; 3, 2 or 1 Characters are uncontrolled with 3, 4 or 5 players.
#[test]
fn all_cards_are_revealed_together() {
    for seats in 3..=5 {
        let mut p = drafting(seats, A, "robot");
        for pick in ["draft jenna", "draft nikke", "draft john", "draft rachel", "draft reed"].into_iter().take(seats) {
            let shown = |sight: &Sight| matches!(sight, Sight::Controls { .. } | Sight::Uncontrolled { .. });
            assert!(!p.sights(Viewer::SPECTATOR).iter().any(shown), "nothing is shown before the last choice");
            p.act(pick);
        }
        let uncontrolled = |sight: &&Sight| matches!(sight, Sight::Uncontrolled { .. });
        assert_eq!(p.sights(Viewer::SPECTATOR).iter().filter(uncontrolled).count(), 6 - seats);
        assert!(p.told(&Sight::Controls { seat: A, character: Character::Jenna }));
        let view = p.view(Viewer::SPECTATOR);
        assert_eq!(view.characters.iter().filter(|character| character.seat.is_none()).count(), 6 - seats);
    }
}

/// SHP-037: the Protagonist stays the same if the Robot does not act: here Jenna negates it every round.
#[test]
fn the_protagonist_does_not_change_by_itself() {
    let mut p = Position::new(&[("jenna", B), ("john", C), ("robot", A)]);
    p.state.protagonist = C;
    p.turn("jenna").act("on robot");
    idle_until(&mut p, |p| p.view(Viewer::SPECTATOR).step == Step::Draft);
    assert_eq!((p.view(Viewer::SPECTATOR).round, p.view(Viewer::SPECTATOR).protagonist), (2, C));
    assert_eq!(p.asked(), C);
}

/// SHP-038: each player takes all Equipment cards of the Character into hand, and sees them.
#[test]
fn equipment_becomes_the_hand() {
    let mut p = drafting(3, A, "robot");
    p.acts(&["draft rachel", "draft john", "draft jenna"]);
    let hand = |character: &str, seat: Seat| {
        let view = p.view(Viewer::seat(seat));
        let seen = view.characters.into_iter().find(|each| each.character == word(character)).unwrap();
        (seen.seat, words(seen.known.cards().map(crate::Card::id)))
    };
    assert_eq!(hand("rachel", A).1, "move-rachel move-rachel search-rachel search-rachel crying crying");
    assert_eq!(hand("rachel", A).0, Some(A));
    let hands =
        p.sights(Viewer::seat(A)).into_iter().filter(|sight| matches!(sight, Sight::Looked { cards: Some(_), .. }));
    assert_eq!(hands.count(), 1, "nobody looks at another hand");
    p.act("on john");
    assert_eq!(p.offered(), ["play move-jenna", "play direct-order", "done"]);
}

/// SHP-039: each player takes one Marker of the Character's colour, the Robot's player none.
#[test]
fn a_marker_for_everybody_but_the_robot() {
    let mut p = drafting(3, B, "nikke");
    p.acts(&["draft robot", "draft reed", "draft nikke"]);
    assert_eq!(p.state.sheets[..3], [[0, 1, 0, 0, 0], [0; 5], [0, 0, 0, 0, 1]]);
    assert!(p.told(&Sight::MarkerTaken { seat: C, colour: Character::Reed }));
    assert_eq!([Character::Nikke, Character::Reed, Character::John].map(|colour| p.state.pool(colour)), [14, 14, 15]);
}

/// SHP-013, SHP-039: a colour that has run out is not taken.
#[test]
fn no_marker_is_left_to_take() {
    let mut p = drafting(3, A, "robot");
    p.sheet(A, [0, 8, 0, 0, 0]).sheet(C, [0, 7, 14, 0, 0]);
    p.acts(&["draft john", "draft nikke", "draft jenna"]);
    assert_eq!(p.state.sheets[..3], [[0, 8, 1, 0, 0], [0; 5], [1, 7, 14, 0, 0]]);
    assert_eq!([Character::Nikke, Character::John].map(|colour| p.state.pool(colour)), [0, 0]);
}

/// SHP-040: cards are shown, Equipments and Markers taken all at once: nobody is asked in between, and nobody acts before.
#[test]
fn reveal_and_markers_happen_at_once() {
    let mut p = drafting(3, A, "robot");
    p.acts(&["draft rachel", "draft john"]).forget();
    p.act("draft jenna");
    let stages = p.sights(Viewer::SPECTATOR).into_iter().map(|sight| match sight {
        Sight::Kept { .. } => 0,
        Sight::Controls { .. } | Sight::Uncontrolled { .. } => 1,
        Sight::Looked { .. } | Sight::MarkerTaken { .. } => 2,
        Sight::Turn { .. } => 3,
        other => panic!("{other:?}"),
    });
    assert_eq!(stages.collect::<Vec<_>>(), [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]);
}

/// SHP-041: everybody sees the Markers on all sheets.
#[test]
fn markers_are_seen_by_everybody() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("robot", C)]);
    p.sheet(A, [3, 0, 1, 0, 0]).sheet(C, [0, 0, 0, 2, 5]);
    for viewer in viewers(3) {
        let sheets: Vec<_> = p.view(viewer).players.iter().map(|player| player.sheet).collect();
        assert_eq!(sheets, [[3, 0, 1, 0, 0], [0; 5], [0, 0, 0, 2, 5]]);
    }
}

/// SHP-033 to SHP-036: in the draft a seat sees its own cards; that others have chosen, but not what.
#[test]
fn views_of_the_draft_show_own_cards_only() {
    let p = before_giacomo();
    for viewer in viewers(5) {
        let view = p.view(viewer);
        let pack = if viewer == Viewer::seat(D) { "nikke john" } else { "" };
        assert_eq!(words(view.pack.iter()), pack);
        assert_eq!(
            view.players.iter().map(|player| player.has_chosen).collect::<Vec<_>>(),
            [true, true, true, false, false]
        );
        for player in view.players {
            let kept = [Some("jenna"), Some("reed"), Some("rachel"), None, None][player.seat.index()];
            assert_eq!(player.kept, kept.filter(|_| viewer.is(player.seat)).map(word));
        }
        assert!(view.characters.iter().all(|character| character.seat.is_none()));
    }
}

/// SHP-033, SHP-034: only the player who is handed a pack is shown it; a choice is shown to whoever made it.
#[test]
fn sights_of_the_draft_show_own_cards_only() {
    let p = before_giacomo();
    for viewer in viewers(5) {
        let sights = p.sights(viewer);
        let handed = sights.iter().filter_map(|sight| match sight {
            Sight::Handed { seat, pack } => Some((*seat, words(pack.iter()))),
            _ => None,
        });
        let handed: Vec<_> = handed.collect();
        let packs = ["jenna nikke john rachel reed", "nikke john rachel reed", "nikke john rachel", "nikke john"];
        let own: Vec<_> = [A, B, C, D].into_iter().zip(packs).filter(|(seat, _)| viewer.is(*seat)).collect();
        assert_eq!(handed, own.into_iter().map(|(seat, pack)| (seat, pack.to_owned())).collect::<Vec<_>>());
        for (seat, kept) in [(A, "jenna"), (B, "reed"), (C, "rachel")] {
            let character = viewer.is(seat).then(|| word(kept));
            assert!(sights.contains(&Sight::Kept { seat, character }));
        }
    }
}

fn draft_of(world: &State) -> Draft {
    match world.question() {
        Some(Ask::Draft(draft)) => draft.clone(),
        other => panic!("{other:?}"),
    }
}

/// What the blind card and the first three choices are in the worlds of a viewer.
fn imagined(p: &Position, viewer: Viewer) -> [String; 4] {
    let drafts: Vec<Draft> = worlds(p, viewer).iter().map(draft_of).collect();
    let all = |card: &dyn Fn(&Draft) -> Character| words(drafts.iter().map(card).collect::<BTreeSet<_>>());
    [all(&|draft| draft.blind), all(&|draft| draft.kept[0]), all(&|draft| draft.kept[1]), all(&|draft| draft.kept[2])]
}

/// SHP-032 to SHP-035: the blind card is known to the last drafter and, by elimination, to the Protagonist; to nobody else.
///
/// A player knows the own choice; earlier choices are among the cards not seen, later ones among those passed on.
#[test]
fn worlds_of_the_draft_allow_what_was_not_seen() {
    let p = before_giacomo();
    let [all, four] = ["jenna nikke john rachel reed robot", "nikke john rachel reed"];
    assert_eq!(imagined(&p, Viewer::seat(A)), ["robot", "jenna", four, four]);
    assert_eq!(imagined(&p, Viewer::seat(B)), ["jenna robot", "jenna robot", "reed", "nikke john rachel"]);
    let unseen = "jenna reed robot";
    assert_eq!(imagined(&p, Viewer::seat(C)), [unseen, unseen, unseen, "rachel"]);
    let unseen = "jenna rachel reed robot";
    assert_eq!(imagined(&p, Viewer::seat(D)), [unseen; 4]);
    let others = "jenna nikke john rachel reed";
    assert_eq!(imagined(&p, Viewer::seat(E)), ["robot", others, others, others]);
    assert_eq!(imagined(&p, Viewer::SPECTATOR), [all; 4]);
}

/// SHP-033: in every world of the draft no card is twice there, and the asked player has the same pack.
#[test]
fn worlds_of_the_draft_are_drafts() {
    let p = before_giacomo();
    for viewer in viewers(5) {
        for world in worlds(&p, viewer) {
            let draft = draft_of(&world);
            let cards: BTreeSet<Character> = draft.kept.iter().copied().chain([draft.blind]).collect();
            assert_eq!(cards.len(), 4);
            assert_eq!(draft.pack(&world, 3).len(), 2);
        }
    }
    let packs: BTreeSet<String> =
        worlds(&p, Viewer::seat(D)).iter().map(|world| words(draft_of(world).pack(world, 3).iter())).collect();
    assert_eq!(packs.into_iter().collect::<Vec<_>>(), ["nikke john"]);
}
