//! Who may see what: the table of section 5 of the rules, and the worlds that a viewer cannot tell apart.

use kernel::{Dice, Game, Seats, Setup, Viewer, Waiting};

use super::position::{AELIN, FENRYS, Position, card, cards};
use super::table::{
    AS_AELIN, AS_FENRYS, Counter, KNOT, VIEWERS, chapter, evening, evening_rows, four_rows, in_mind, range, row,
    row_seen, scenting,
};
use crate::Throne;
use crate::action::Action;
use crate::ask::{Next, PrologueTake, Spark, Take};
use crate::belief::determinize;
use crate::cards::{Card, CardSet};
use crate::event::{Event, Sight};
use crate::state::{Role, State};
use crate::view::View;

/// Everybody but Aelin.
const OTHERS: [Viewer; 2] = [AS_FENRYS, Viewer::SPECTATOR];

/// What a viewer perceived since the position was set up.
fn sights(table: &Position, viewer: Viewer) -> Vec<Sight> {
    table.events.iter().filter_map(|event| Throne::sight(event, viewer)).collect()
}

/// A view without what may differ between viewers: the Determination cards and what Scent showed.
fn public_part(view: View) -> View {
    let mut view = view;
    view.deck.known.clear();
    view.rows.iter_mut().for_each(|row| (row.card, row.total) = (None, None));
    view
}

/// A table with something in every zone.
fn full_table() -> Position {
    let mind = [("flames-2a", 0, 0)].into_iter().chain(KNOT).collect::<Vec<_>>();
    four_rows(Position::sandbox(&["keepsakes"]).mind(&mind))
        .added(2, &["chains-1a", "daggers-1a"])
        .face_up(&[4])
        .memory_row(&["antlers-4", "demon-glass"])
        .demon("demon-flames", &["flames-1a", "flames-1b"])
        .demon("demon-chains", &[])
        .discarded(&["glass-4", "demon-antlers"])
        .boxed(&["glass-5"])
        .keepsakes(&["daggers-3"])
        .draw()
}

/// THR-214: but for Determination cards and Scent everybody sees the same: rows, piles, demons, box, keepsakes, counts.
#[test]
fn almost_everything_is_public() {
    let table = full_table();
    let [aelin, fenrys, spectator] = VIEWERS.map(|viewer| table.view(viewer));
    assert_eq!(public_part(aelin.clone()), public_part(fenrys.clone()));
    assert_eq!(fenrys, spectator);
    assert_eq!(aelin.memory_row, ["antlers-4", "demon-glass"].map(card));
    assert_eq!((aelin.discard, aelin.boxed), (cards(&["glass-4", "demon-antlers"]), cards(&["glass-5"])));
    assert_eq!(aelin.keepsakes, cards(&["daggers-3"]));
    assert_eq!((usize::from(fenrys.deck.size), fenrys.deck.known), (table.state.deck.len(), vec![]));
    assert_eq!((&fenrys.rows[1].added[..], fenrys.rows[1].sum), (&["chains-1a", "daggers-1a"].map(card)[..], 2));
}

/// THR-219: the whole stack of the Mind is public, with the cards that others hide.
#[test]
fn hidden_cards_of_the_mind_are_public() {
    for view in VIEWERS.map(|viewer| full_table().view(viewer)) {
        let lowest = view.mind[0];
        assert_eq!((lowest.card, lowest.x, lowest.y, lowest.visible), (card("flames-2a"), 0, 0, false));
        assert_eq!(view.mind.iter().filter(|card| card.visible).count(), 4);
    }
}

/// THR-132: of tainted memories everybody sees how many there are under which demon, and nobody which.
#[test]
fn tainted_memories_are_only_counted() {
    for view in VIEWERS.map(|viewer| full_table().view(viewer)) {
        let demons: Vec<(&str, u8)> = view.demons.iter().map(|demon| (demon.demon.id(), demon.tainted)).collect();
        assert_eq!(demons, [("demon-flames", 2), ("demon-chains", 0)]);
        let text = format!("{view:?}");
        assert!(!text.contains("flames-1a") && !text.contains("flames-1b"));
    }
}

/// THR-132: the moment a card is tainted is seen by all; the box names the cards when the day is over.
#[test]
fn distorted_memories_are_named_in_the_evening() {
    let mut table = evening(chapter().demon("demon-flames", &["flames-1a"]));
    table.play("1: take glass-2b");
    for viewer in VIEWERS {
        assert!(
            sights(&table, viewer).contains(&Sight::Tainted { card: card("flames-4"), demon: card("demon-flames") })
        );
        assert_eq!(table.view(viewer).boxed, cards(&["flames-1a", "flames-4"]));
    }
}

/// THR-111: she sees the four cards as they are dealt, Fenrys and spectators only that they are.
#[test]
fn the_deal_shows_determination_cards_to_aelin_alone() {
    let mut table = chapter();
    table.play_all(&["1: ready", "2: ready", "chance: glass-4", "chance: flames-3"]);
    let dealt = |card| Sight::Determination { row: row(1), card };
    assert_eq!(sights(&table, AS_AELIN).last(), Some(&dealt(Some(card("flames-3")))));
    for viewer in OTHERS {
        assert_eq!(sights(&table, viewer).last(), Some(&dealt(None)));
        assert_eq!(row_seen(&table, viewer, 1).card, None);
    }
}

/// THR-083, THR-111: in the first part of the prologue nobody sees them.
#[test]
fn nobody_knows_the_determination_of_the_prologue() {
    let mut table = Position::mode("prologue");
    table.play_all(&["1: ready", "2: ready", "chance: glass-4", "chance: flames-3"]);
    for viewer in VIEWERS {
        assert_eq!(sights(&table, viewer).last(), Some(&Sight::Determination { row: row(1), card: None }));
        let seen = row_seen(&table, viewer, 1);
        assert_eq!((seen.card, seen.total), (None, None));
    }
}

/// THR-113, THR-214: she sees her face-down cards and totals at every moment; the others neither.
#[test]
fn aelin_may_always_look() {
    let table = four_rows(chapter().mind(&KNOT)).added(1, &["chains-1a"]).memory_row(&["antlers-4", "chains-3"]);
    for table in [table.clone().draw(), table.clone().first(), table.clone().next(), table.take()] {
        let seen = row_seen(&table, AS_AELIN, 1);
        assert_eq!((seen.card, seen.total), (Some(card("antlers-3")), Some(4)));
        for viewer in OTHERS {
            let seen = row_seen(&table, viewer, 1);
            assert_eq!((seen.card, seen.total, seen.sum), (None, None, 1));
            assert_eq!((seen.told_colour, seen.told_strength), (None, None));
        }
    }
}

/// THR-214: the others see a total if the card is face up, its strength was told or the row is complete; else not.
#[test]
fn when_a_total_is_public() {
    let table = Position::sandbox(&["spark"]).mind(&KNOT).rows(&["antlers-3", "glass-1a", "antlers-5", "flames-5"]);
    let table = table.added(3, &["chains-2a"]).face_up(&[2]).added(4, &["chains-1a"]);
    let mut table = table.at(Spark, Role::Aelin);
    let totals = |table: &Position| table.view(AS_FENRYS).rows.iter().map(|row| row.total).collect::<Vec<_>>();
    assert_eq!(totals(&table), [None, Some(1), Some(7), None]);
    table.play("1: spark 4 strength");
    assert_eq!(totals(&table), [None, Some(1), Some(7), Some(6)]);
    for viewer in OTHERS {
        let seen = row_seen(&table, viewer, 4);
        assert_eq!((seen.card, seen.told_strength, seen.told_colour), (None, Some(5), None));
    }
}

/// THR-214: what Scent showed is known to Fenrys, in his order, until it is drawn; others know how many cards it is.
#[test]
fn scent_is_for_fenrys_alone() {
    let mut table = scenting(Position::sandbox(&["scent"]));
    table.play_all(&["2: scent", "chance: flames-3", "chance: demon-glass"]);
    assert!(VIEWERS.iter().all(|&viewer| table.view(viewer).deck.known.is_empty()), "the look is not over");
    table.play_all(&["chance: chains-3", "2: order 312"]);
    let known = |viewer| table.view(viewer).deck.known.iter().map(|seen| (seen.depth, seen.card)).collect::<Vec<_>>();
    assert_eq!(known(AS_FENRYS), [(0, card("flames-3")), (1, card("demon-glass"))]);
    assert_eq!((known(AS_AELIN), known(Viewer::SPECTATOR)), (vec![], vec![]));
    assert!(VIEWERS.iter().all(|&viewer| table.view(viewer).scented == 2));

    let looked = ["flames-3", "demon-glass", "chains-3"].map(|id| Some(card(id)));
    let ordered = ["chains-3", "flames-3", "demon-glass"].map(|id| Some(card(id)));
    let saw = |viewer: Viewer, sight| sights(&table, viewer).contains(&sight);
    assert!(saw(AS_FENRYS, Sight::Scented { seat: FENRYS, count: 3, cards: Some(looked) }));
    assert!(saw(AS_FENRYS, Sight::Ordered { seat: FENRYS, cards: Some(ordered) }));
    for viewer in [AS_AELIN, Viewer::SPECTATOR] {
        assert!(saw(viewer, Sight::Scented { seat: FENRYS, count: 3, cards: None }));
        assert!(saw(viewer, Sight::Ordered { seat: FENRYS, cards: None }));
    }
}

/// The second part of the prologue, with a card of the Mind to take.
fn second_part() -> Position {
    let table = Position::mode("prologue").mind(&KNOT).rows(&["antlers-3", "glass-1a", "antlers-2b"]);
    table.face_up(&[1, 2, 3]).at(PrologueTake, Role::Aelin)
}

/// THR-214: in the second part of the prologue everybody sees everything.
#[test]
fn the_second_part_of_the_prologue_is_open() {
    let [aelin, fenrys, spectator] = VIEWERS.map(|viewer| second_part().view(viewer));
    assert!(aelin == fenrys && fenrys == spectator);
    assert_eq!(fenrys.rows[0].total, Some(3));
}

/// THR-215: whether she could reveal or not, Fenrys sees the same question and the same answer.
#[test]
fn a_reveal_window_looks_the_same_either_way() {
    let [could, could_not] = ["chains-3", "glass-3"].map(|determination| {
        let rows = [determination, "glass-1a", "antlers-2b", "flames-5"];
        let table = chapter().mind(&[("chains-2a", 0, 0)]).rows(&rows).memory_row(&["chains-5", "flames-3"]);
        let mut table = table.first();
        table.play("2: add chains-5 -1,1");
        assert_eq!(table.waiting(), Waiting::Seats(Seats::one(AELIN)), "she is asked either way");
        let asked = table.view(AS_FENRYS);
        let offered = table.offered();
        table.play("1: pass");
        (asked, table.view(AS_FENRYS), table.fenrys_saw(), offered)
    });
    assert_eq!((&could.0, &could.1, &could.2), (&could_not.0, &could_not.1, &could_not.2));
    assert_eq!((could.3, could_not.3), (vec!["1: reveal 1".to_owned(), "1: pass".into()], vec!["1: pass".to_owned()]));
}

/// THR-215: the window is open exactly while a Determination card is face down.
#[test]
fn no_reveal_window_when_all_are_face_up() {
    let table = four_rows(chapter().mind(&[("chains-2a", 0, 0)])).face_up(&[1, 2, 3, 4]);
    let mut table = table.memory_row(&["chains-5", "flames-3"]).first();
    table.play("2: add chains-5 -1,1");
    assert_eq!(table.state.phase, Next.into());
}

/// THR-216: what she may declare with a take is offered to her alone, and does not change what Fenrys sees.
#[test]
fn what_she_may_declare_is_hers() {
    let [matching, other] = ["glass-3", "antlers-3"].map(|determination| {
        let rows = [determination, "chains-1a", "antlers-2b", "flames-5"];
        Position::sandbox(&["will"]).mind(&KNOT).rows(&rows).take()
    });
    assert_ne!(matching.offered(), other.offered());
    assert_eq!(Throne::offered(&matching.state, FENRYS), []);
    assert_eq!(matching.view(AS_FENRYS), other.view(AS_FENRYS));
    for line in ["2: take glass-2b", "2: take glass-2b reveal", "2: take glass-2b will 2"] {
        assert_eq!((matching.refused(line), other.refused(line)), ("THR-002", "THR-002"));
    }
}

/// THR-217: the aid is the same for both roles, comes from public events alone, and can be switched off.
#[test]
fn the_aid_is_the_same_for_all_and_can_be_off() {
    let [weak, strong] = ["antlers-3", "antlers-4"].map(|determination| {
        let table = chapter().mind(&KNOT).rows(&[determination, "glass-1a", "antlers-2b", "flames-5"]);
        let mut table = table.take();
        table.play("1: take glass-2b");
        table
    });
    assert_eq!((range(&weak, 1), range(&strong, 1)), ((1, 4), (1, 4)));
    assert!(VIEWERS.iter().all(|&viewer| row_seen(&weak, viewer, 1).range == Some((1, 4))));
    let off = four_rows(Position::new(&[("mode", "chapter-1"), ("aids", "off")]).mind(&KNOT)).take();
    assert!(VIEWERS.iter().all(|&viewer| off.view(viewer).rows.iter().all(|row| row.range.is_none())));
}

/// THR-218: after the game the face-down Determination cards are shown to everybody.
#[test]
fn the_end_shows_the_determination() {
    let mut table = four_rows(chapter().mind(&[("glass-2b", 0, 0)])).take();
    table.play("1: take glass-2b");
    let shown = Sight::Shown { row: row(3), card: card("antlers-2b") };
    for viewer in VIEWERS {
        assert!(sights(&table, viewer).contains(&shown));
        let seen = row_seen(&table, viewer, 3);
        assert_eq!((seen.card, seen.total), (Some(card("antlers-2b")), Some(2)));
    }
}

/// THR-218: after the game what Scent showed and was not drawn is shown to everybody.
#[test]
fn the_end_shows_what_scent_showed() {
    let mut table = scenting(Position::sandbox(&["scent"]));
    table.play_all(&["2: scent", "chance: demon-chains", "chance: demon-glass", "chance: flames-3"]);
    table.play_all(&["2: order 123", "2: stop"]);
    assert!(table.state.end().is_some(), "only a demon was drawn");
    let known = |viewer| table.view(viewer).deck.known;
    assert_eq!(known(AS_AELIN), known(AS_FENRYS));
    assert_eq!(known(Viewer::SPECTATOR), known(AS_FENRYS));
}

/// THR-221: no card is dealt before both are ready, and each says so for everybody to hear.
#[test]
fn both_are_ready_before_a_card_is_dealt() {
    for mode in ["prologue", "chapter-1", "chapter-7"] {
        let mut table = Position::mode(mode);
        assert_eq!(table.offered(), ["1: ready", "2: ready"]);
        table.play("2: ready");
        assert!(table.told(Sight::Ready { seat: FENRYS }));
        assert_eq!((table.offered(), table.refused("2: ready")), (vec!["1: ready".to_owned()], "THR-002"));
        assert!(in_mind(&table).is_empty() && table.state.rows.is_empty() && table.state.memory_row.is_empty());
        table.play("1: ready");
        assert_eq!(table.waiting(), Waiting::Chance);
    }
}

/// THR-213: nothing can be taken back at any table, and every decision of either role is known to all at once.
#[test]
fn there_is_no_undo() {
    assert!(Throne::setups().iter().all(|setup| !Throne::allows_undo(setup)));
    let mut table = evening(Position::sandbox(&["spark"]));
    table.play_all(&["1: take daggers-4", "1: spark 4 colour"]);
    assert!(table.events.iter().all(|event| Throne::reveals(event).is_everybody()));
    let by = Some(AELIN);
    let dealt = Event::Determination { row: row(1), card: card("glass-3"), by };
    assert!(!Throne::reveals(&dealt).is_everybody() && !Throne::reveals(&dealt).is_nobody());
}

/// Plays at random, a table of each setup; shows each state and what happened on the way to it.
fn wander(games: u64, mut show: impl FnMut(&State, &[Event])) {
    for (setup, seed) in Throne::setups().iter().flat_map(|setup: &Setup| (0..games).map(move |seed| (setup, seed))) {
        let mut state = Throne::start(setup).expect("the setup fits");
        let mut dice = Counter(seed);
        loop {
            let mut events: Vec<Event> = Vec::new();
            match Throne::waiting(&state) {
                Waiting::Over => break,
                Waiting::Chance => {
                    let outcome = Throne::sample(&state, &mut dice);
                    Throne::resolve(&mut state, outcome, &mut events);
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let action = dice.pick(&Throne::offered(&state, seat));
                    Throne::apply(&mut state, seat, action, &mut events);
                }
            }
            show(&state, &events);
        }
    }
}

/// The cards that a viewer may not find in a view.
fn secret(state: &State, viewer: Viewer) -> CardSet {
    let dets = state.rows.iter().filter(|row| !state.knows_determination(viewer, row)).map(|row| row.det);
    let seen = state.deck.seen_by(viewer).known;
    let deck = state.deck.all().filter(|card| !seen.iter().any(|known| known.card == *card));
    dets.chain(deck).chain(state.tainted.iter()).collect()
}

/// THR-211, THR-214: whatever is played, no view names a card that its viewer may not see, nor does what was told.
#[test]
fn no_view_names_a_secret_card() {
    wander(2, |state, events| {
        if state.end().is_some() {
            return;
        }
        for viewer in VIEWERS {
            let view = format!("{:?}", Throne::view(state, viewer));
            let leaked = secret(state, viewer).iter().find(|card| view.contains(card.id()));
            assert_eq!(leaked, None, "in the view of {viewer:?}: {view}");
            let told = format!("{:?}", events.iter().map(|event| Throne::sight(event, viewer)).collect::<Vec<_>>());
            let still_secret = secret(state, viewer).except(state.tainted);
            let leaked = still_secret.iter().find(|card| !events_end_day(events) && told.contains(card.id()));
            assert_eq!(leaked, None, "told to {viewer:?}: {told}");
        }
    });
}

/// Whether cards that all have seen went back into the deck.
fn events_end_day(events: &[Event]) -> bool {
    events.contains(&Event::Public(Sight::IAmWithYou))
}

/// THR-211, THR-222: an answer is at most 8 bytes and whole: it is carried out at once, and no choice is left half-made.
#[test]
fn an_answer_is_small_and_whole() {
    assert!(size_of::<Action>() <= 8);
    let table = four_rows(Position::sandbox(&["will"]).mind(&KNOT)).take();
    for line in table.offered() {
        let mut after = table.clone();
        after.play(&line);
        assert_ne!(after.state.phase, Take.into(), "{line}");
    }
    wander(1, |state, _| {
        assert!(!Throne::half_built(state, AELIN) && !Throne::half_built(state, FENRYS));
    });
}

/// Forty worlds that the viewer takes for possible; each keeps all that is public.
fn worlds(table: &Position, viewer: Viewer) -> Vec<State> {
    let worlds: Vec<State> = (0..40).map(|seed| determinize(&table.state, viewer, &mut Counter(seed))).collect();
    for world in &worlds {
        world.check().expect("the world is possible");
        assert_eq!(Throne::view(world, viewer), table.view(viewer), "the viewer cannot tell them apart");
        assert_eq!(Throne::waiting(world), table.waiting());
    }
    worlds
}

/// THR-214: for Fenrys the cards dealt anew obey what he has worked out, and none of them lies anywhere else.
#[test]
fn fenrys_imagines_only_possible_strengths() {
    let mind = [("chains-2b", 0, 0), ("flames-2a", 0, 1), ("glass-2b", -1, 0), ("daggers-5", 0, 2)];
    let table = four_rows(chapter().mind(&mind)).face_up(&[4]).discarded(&["chains-3", "glass-3"]);
    let mut table = table.boxed(&["chains-4"]).demon("demon-flames", &["flames-4"]).take();
    table.play("1: take daggers-5");
    let mut table = table.take();
    table.play("1: take chains-2b");
    assert_eq!(range(&table, 1), (3, 4));
    let worlds = worlds(&table, AS_FENRYS);
    let imagined = |row: usize| worlds.iter().map(|world| world.rows[row - 1].det).collect::<CardSet>();
    let unseen = ["daggers-3", "flames-3", "antlers-3", "daggers-4", "glass-4", "antlers-4"];
    assert_eq!(imagined(1), cards(&unseen), "every 3 and 4 that lies nowhere else, and nothing but these");
    assert_eq!(imagined(4), cards(&["flames-5"]), "it is face up");
    assert!(imagined(2).len() > 6 && imagined(2).iter().all(Card::is_memory), "of the others nothing is known");
}

/// THR-132: in every imagined world the tainted memories stay, because all saw them go there.
#[test]
fn tainted_memories_stay_in_imagined_worlds() {
    for viewer in VIEWERS {
        for world in worlds(&full_table(), viewer) {
            assert_eq!(world.tainted, cards(&["flames-1a", "flames-1b"]));
        }
    }
}

/// THR-111: Aelin's own cards stay in the worlds she imagines.
#[test]
fn aelin_knows_her_cards_in_imagined_worlds() {
    let table = full_table();
    let dets = |state: &State| state.rows.iter().map(|row| row.det).collect::<Vec<_>>();
    assert!(worlds(&table, AS_AELIN).iter().all(|world| dets(world) == dets(&table.state)));
    assert!(worlds(&table, Viewer::SPECTATOR).iter().any(|world| dets(world) != dets(&table.state)));
}

/// THR-214: a colour or a strength that Spark told holds in every world that Fenrys imagines.
#[test]
fn sparks_hold_in_imagined_worlds() {
    let sparked = |what: &str| {
        let mut table = four_rows(Position::sandbox(&["spark"]).mind(&KNOT)).at(Spark, Role::Aelin);
        table.play(&format!("1: spark 4 {what}"));
        worlds(&table, AS_FENRYS).into_iter().map(|world| world.rows[3].det).collect::<CardSet>()
    };
    let (coloured, strong) = (sparked("colour"), sparked("strength"));
    assert!(coloured.iter().all(|det| det.colour() == card("flames-5").colour()) && coloured.len() > 1);
    assert!(strong.iter().all(|det| det.strength() == 5) && strong.len() > 1);
}

/// THR-247: after a failed test of colours Fenrys imagines no Determination that would have passed it.
#[test]
fn failed_tests_hold_in_imagined_worlds() {
    let mut table = evening_rows(Position::sandbox(&["true-colours"]).mind(&KNOT)).take();
    table.play("1: take glass-2b");
    assert!(table.told(Sight::WrongColours));
    let visible = [card("daggers-4"), card("chains-2b"), card("flames-4")].map(Card::colour);
    for world in worlds(&table, AS_FENRYS) {
        assert!(visible.iter().any(|colour| world.rows.iter().all(|row| row.det.colour() != *colour)));
    }
}

/// THR-214: what Scent showed stays in the worlds of Fenrys and is dealt anew in those of Aelin.
#[test]
fn scented_cards_stay_for_fenrys_alone() {
    let mut table = scenting(Position::sandbox(&["scent"]));
    table.play_all(&["2: scent", "chance: flames-3", "chance: demon-glass", "chance: chains-3", "2: order 312"]);
    let top = |world: &State| world.deck.settled(0).map(|known| known.card);
    assert!(worlds(&table, AS_FENRYS).iter().all(|world| top(world) == Some(card("flames-3"))));
    for viewer in [AS_AELIN, Viewer::SPECTATOR] {
        let tops = worlds(&table, viewer).iter().filter_map(top).collect::<CardSet>();
        assert!(tops.len() > 5, "{viewer:?} does not know");
    }
    let dets =
        worlds(&table, AS_FENRYS).iter().flat_map(|world| world.rows.iter().map(|row| row.det)).collect::<CardSet>();
    assert!(!dets.contains(card("flames-3")) && !dets.contains(card("chains-3")));
}

/// THR-214: whatever is played, the real world cannot be told from the imagined ones.
#[test]
fn imagined_worlds_look_like_the_real_one() {
    let mut seed = 0;
    wander(2, |state, _| {
        for viewer in VIEWERS {
            seed += 1;
            let world = determinize(state, viewer, &mut Counter(seed));
            assert_eq!(world.check(), Ok(()));
            assert_eq!(Throne::view(&world, viewer), Throne::view(state, viewer));
        }
    });
}
