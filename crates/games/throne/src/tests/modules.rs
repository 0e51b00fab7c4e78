//! The modules, alone and with one another.

use kernel::{Arg, Phrase, Tell, Viewer, Waiting};

use super::position::{AELIN, Position, card, cards};
use super::table::{
    AS_FENRYS, CHAIN, DEMONS, KNOT, VIEWERS, chapter, deal, evening, evening_rows, four_rows, in_deck, in_mind, offers,
    possible, range, row, times,
};
use crate::Throne;
use crate::action::Action;
use crate::ask::{First, Keep, Next, Reveal, Take};
use crate::cards::Kind;
use crate::event::Sight;
use crate::state::{Chance, End, Role};

/// The sandbox with these modules and abilities.
fn with(modules: &[&str]) -> Position {
    Position::sandbox(modules)
}

/// Both are ready and the five cards of a day are dealt: glass-4 to the Mind.
fn dealt(table: Position) -> Position {
    let mut table = table;
    table.play_all(&["1: ready", "2: ready"]);
    deal(&mut table, DAY);
    table
}

const DAY: [&str; 5] = ["glass-4", "antlers-3", "glass-1a", "antlers-2b", "flames-5"];

/// Fenrys has drawn these cards and four demons lie in their row.
fn four_demons(table: Position, memory_row: &[&str]) -> Position {
    let table = DEMONS[1..].iter().fold(table, |table, demon| table.demon(demon, &[]));
    table.mind(&KNOT).rows(&["antlers-3", "glass-1a", "flames-3", "flames-5"]).memory_row(memory_row).draw()
}

/// THR-240: the fifth demon loses at the end of Observe, before Blink; while it lies in the memory row it does not.
#[test]
fn five_demons_lose_at_the_end_of_observe() {
    let mut table = four_demons(with(&["legion"]), &["demon-daggers", "antlers-2b"]);
    assert_eq!(table.offered(), ["2: draw", "2: stop"]);
    table.play("2: stop");
    assert_eq!((table.state.end(), table.state.demons.len()), (Some(End::Legion), 5));
    assert!(!table.state.memory_row.is_empty() && in_mind(&table).len() == 4, "nothing was added");
}

/// THR-240: four demons do not lose, and without the module five do not either.
#[test]
fn four_demons_or_no_legion_go_on() {
    let mut four = four_demons(with(&["legion"]), &["antlers-2b"]);
    let mut none = four_demons(chapter(), &["demon-daggers", "antlers-2b"]);
    for table in [&mut four, &mut none] {
        table.play("2: stop");
        assert_eq!(table.state.phase, First.into());
    }
}

/// THR-240: an empty deck ends Observe, and the demons are counted then too.
#[test]
fn legion_is_counted_after_a_forced_stop() {
    let table = DEMONS[1..].iter().fold(with(&["legion"]), |table, demon| table.demon(demon, &[]));
    let mut table = four_rows(table.mind(&KNOT)).memory_row(&["chains-3"]).deck(&["demon-daggers"]).draw();
    table.play_all(&["2: draw", "chance: demon-daggers"]);
    assert_eq!(table.state.end(), Some(End::Legion));
}

/// THR-240, THR-248: the demon of Shackles counts, so four drawn ones lose.
#[test]
fn shackles_bring_legion_nearer() {
    let mut table = dealt(with(&["legion", "shackles"]));
    table.play("chance: demon-glass");
    for demon in ["demon-daggers", "demon-chains", "demon-flames"] {
        table.play_all(&[&format!("chance: {demon}"), "2: draw"]);
    }
    table.play("chance: demon-antlers");
    assert_eq!(table.state.end(), None, "the drawn ones have no effect yet");
    table.play("2: stop");
    assert_eq!(table.state.end(), Some(End::Legion));
}

/// THR-241: the 1b memories are out, five Illusions are in, and only memories are dealt at the start of every day.
#[test]
fn illusions_are_shuffled_in_after_the_deal() {
    let mut table = with(&["illusions"]);
    let kinds = |kind| table.state.deck.all().filter(|card| card.kind() == kind).count();
    assert_eq!([Kind::Memory, Kind::Illusion, Kind::Demon].map(kinds), [30, 5, 5]);
    assert!(table.state.deck.all().all(|card| !card.id().ends_with("1b")));
    table.play_all(&["1: ready", "2: ready"]);
    assert!(possible(&table).iter().all(|card| card.is_memory()));
    deal(&mut table, DAY);
    assert_eq!((table.state.deck.len(), possible(&table).contains(&card("illusion-25"))), (35, true));

    let mut table = evening(with(&["illusions"]));
    table.play("1: take glass-2b");
    assert!(in_deck(&table, "illusion-29") && possible(&table).iter().all(|card| card.is_memory()));
}

/// THR-242: an Illusion has four covered areas, no colour and strength 0, and can be the mandatory addition.
#[test]
fn an_illusion_can_be_added_first() {
    let illusion = card("illusion-25");
    assert_eq!((illusion.pattern().covered(), illusion.colour(), illusion.strength()), (4, None, 0));
    let mut table = four_rows(with(&["illusions"]).mind(&[("glass-4", 0, 0)])).memory_row(&["illusion-25"]).first();
    let places = ["2: add illusion-25 -1,1", "2: add illusion-25 0,1", "2: add illusion-25 1,1"];
    assert_eq!(table.offered(), places);
    table.play("2: add illusion-25 1,1");
    assert_eq!((table.state.active, in_mind(&table)), (Role::Aelin, vec![card("glass-4"), illusion]));
}

/// THR-242, THR-243: an Illusion can be discarded, and with all demons about it is not tainted.
#[test]
fn an_illusion_is_never_tainted() {
    let table = DEMONS.iter().fold(with(&["illusions"]), |table, demon| table.demon(demon, &[]));
    let mut table = four_rows(table.mind(&[("glass-4", 0, 0)])).memory_row(&["illusion-25", "illusion-26"]).next();
    table.play_all(&["2: discard illusion-25", "2: discard illusion-26"]);
    assert_eq!((table.state.discard, table.state.tainted.len()), (cards(&["illusion-25", "illusion-26"]), 0));
}

/// A Mind in which an Illusion alone holds glass-3 and glass-4 together.
const LINKED: [(&str, i8, i8); 3] = [("glass-4", 0, 0), ("illusion-25", 1, 1), ("glass-3", 0, 2)];

/// THR-243: an Illusion does not join cards to a set, and placing one relives nothing.
#[test]
fn an_illusion_relives_nothing() {
    let table = with(&["illusions"]).mind(&LINKED[..2]).rows(&["antlers-3", "glass-1a", "antlers-2b", "flames-5"]);
    let mut table = table.memory_row(&["glass-3", "illusion-26"]).first();
    table.play("2: add glass-3 0,2");
    assert_eq!(table.state.phase, Next.into(), "4 and 3 are not one set");

    let seven = with(&["illusions"]).mind(&[("chains-2a", 0, 0), ("chains-5", -1, 1)]).memory_row(&["illusion-25"]);
    let mut table = four_rows(seven).first();
    table.play("2: add illusion-25 1,1");
    assert_eq!(times(&table, |sight| matches!(sight, Sight::Relived { .. })), 0);
}

/// THR-243, THR-244: an Illusion holds the Mind together; without it the Mind splits.
#[test]
fn an_illusion_connects_the_mind() {
    let mut table =
        with(&["illusions"]).mind(&LINKED).rows(&["antlers-3", "glass-1a", "antlers-2b", "flames-5"]).take();
    assert_eq!(table.state.mind.groups().count(), 1);
    table.play("1: take illusion-25");
    assert_eq!(table.offered(), ["1: save glass-4", "1: save glass-3"]);
}

/// THR-244: an Illusion that is taken is discarded; the row, what is known of it and its cover stay as they were.
#[test]
fn a_taken_illusion_changes_no_row() {
    let mind = [("glass-4", 0, 0), ("illusion-25", 1, 1)];
    let rows = ["glass-3", "glass-1a", "antlers-2b", "flames-5"];
    let mut table = with(&["illusions"]).mind(&mind).rows(&rows).demon("demon-glass", &[]).take();
    assert_eq!(table.refused("1: take illusion-25 reveal"), "THR-144");
    let before = table.state.rows.clone();
    table.play("1: take illusion-25");
    assert_eq!((&table.state.rows, table.state.discard), (&before, cards(&["illusion-25"])));
    assert_eq!(range(&table, 1), (1, 5));
    assert_eq!(times(&table, |sight| matches!(sight, Sight::Whispered { .. } | Sight::Overflowed { .. })), 0);
}

/// THR-244: an Illusion that is the last card of the Mind loses when it is taken.
#[test]
fn the_last_illusion_loses() {
    let mut table = four_rows(with(&["illusions"]).mind(&[("illusion-25", 0, 0)])).take();
    table.play("1: take illusion-25");
    assert_eq!(table.state.end(), Some(End::MindEmpty));
}

/// THR-245: the target grows from 7 to 9, and the strengths that can be worked out follow it.
#[test]
fn the_target_grows_from_day_to_day() {
    for (day, target, high) in [(1, 7, 4), (2, 8, 5), (3, 9, 5)] {
        let table = with(&["long-nights"]).mind(&KNOT).day(day);
        let mut table = table.rows(&["antlers-3", "glass-1a", "antlers-2b", "flames-5"]).take();
        assert_eq!(table.view(AS_FENRYS).target, target);
        table.play("1: take chains-2b");
        assert_eq!(range(&table, 1), (1, high), "day {day}");
        let mut table = table.take();
        table.play("1: take daggers-4");
        assert_eq!((table.state.rows[0].complete, table.state.rows[0].sum()), (day == 3, if day == 3 { 6 } else { 2 }));
        assert_eq!(range(&table, 1).0, if day == 3 { 3 } else { target - 5 }, "day {day}");
    }
}

/// THR-245: a set is still relived at 7, and not at the target of the day.
#[test]
fn reliving_needs_seven_on_every_day() {
    for (place, relives) in [("2: add antlers-4 0,-1", true), ("2: add antlers-5 -1,-1", false)] {
        let table = with(&["long-nights"]).mind(&[("antlers-3", 0, 0)]).memory_row(&["antlers-4", "antlers-5"]);
        let mut table = table.rows(&["chains-3", "glass-1a", "antlers-2b", "flames-5"]).day(2).first();
        table.play(place);
        assert_eq!(table.state.phase == Reveal.into(), relives, "{place}");
    }
}

/// An evening whose last card completes all rows: daggers, chains and flames stay visible.
fn colours_of(determination: [&str; 4], modules: &[&str]) -> Position {
    let added = [&["antlers-2a"], &["antlers-2b"], &["chains-2a"]];
    let table = with(modules).mind(&KNOT).rows(&determination);
    (1..4).fold(table, |table, number| table.added(number, added[number - 1])).take()
}

const RIGHT: [&str; 4] = ["daggers-5", "chains-5", "flames-5", "glass-5"];
const NO_FLAMES: [&str; 4] = ["daggers-5", "chains-5", "antlers-5", "glass-5"];

/// THR-246: the day ends if every visible colour is a Determination colour; one of these may be missing in the Mind.
#[test]
fn the_right_colours_end_the_day() {
    let mut table = colours_of(RIGHT, &["true-colours"]);
    table.play("1: take glass-2b");
    assert!(table.told(Sight::IAmWithYou), "glass is no longer visible, and does not have to be");
    assert_eq!(table.state.day, 2);
}

/// THR-246, THR-247: with a wrong colour the day goes on, and all hear why.
#[test]
fn a_wrong_colour_goes_on() {
    let mut table = colours_of(NO_FLAMES, &["true-colours"]);
    table.play("1: take glass-2b");
    assert!(table.told(Sight::WrongColours) && table.told(Sight::Whispered { row: row(4), complete: true }));
    assert_eq!((table.state.day, table.state.active, table.waiting()), (1, Role::Companion, Waiting::Chance));
    let mut plain = colours_of(NO_FLAMES, &[]);
    plain.play("1: take glass-2b");
    assert_eq!(plain.state.day, 2, "without the module colours do not matter");
}

/// THR-246: neither an Illusion nor a hidden card nor a keepsake has a colour that counts.
#[test]
fn illusions_and_hidden_cards_have_no_true_colour() {
    let mind = [("antlers-3", 0, 0), ("chains-4", 0, 0), ("illusion-25", -1, -1), ("glass-2a", 1, 0)];
    let table = with(&["true-colours", "illusions", "keepsakes"]).mind(&mind).rows(&RIGHT).keepsakes(&["antlers-4"]);
    let table = table.added(1, &["antlers-2a"]).added(2, &["antlers-2b"]).added(3, &["chains-2a"]);
    let mut table = table.take();
    table.play("1: take glass-2a");
    assert!(table.told(Sight::IAmWithYou));
}

/// What a label says of where the card goes.
fn comes(label: &Phrase) -> String {
    let comes = label.args.iter().find_map(|(name, arg)| match arg {
        Arg::Phrase(phrase) if *name == "comes" => Some(phrase.id.to_string()),
        _ => None,
    });
    comes.expect("a take says what comes of it")
}

/// THR-247: while the colours are wrong her cards are discarded, tainted or not, and each Whisper tests anew.
#[test]
fn cards_are_discarded_until_the_colours_are_right() {
    let mut table = colours_of(NO_FLAMES, &["true-colours", "will"]);
    table.play("1: take glass-2b");
    let mut table = table.demon("demon-chains", &[]).take();
    assert_eq!(table.view(AS_FENRYS).current_row, None);
    assert_eq!(table.offered(), ["1: take daggers-4", "1: take chains-2b", "1: take flames-4"]);
    assert_eq!(table.refused("1: take flames-4 will 1"), "THR-265");
    let view = table.view(Viewer::seat(AELIN));
    let taints = |id: &str| {
        let take = table.action(&format!("take {id}"));
        (Throne::preview(&view, take).is_some_and(|preview| preview.taints), comes(&Throne::label(&view, take)))
    };
    assert_eq!(taints("chains-2b"), (true, "comes-tainted".to_owned()), "the demon of its colour waits");
    assert_eq!(taints("flames-4"), (false, "comes-discarded".to_owned()));
    table.play("1: take chains-2b");
    assert_eq!(table.state.tainted, cards(&["chains-2b"]));
    assert_eq!(times(&table, |sight| matches!(sight, Sight::WrongColours)), 2);
    let mut table = table.take();
    table.play("1: take flames-4");
    assert!(table.told(Sight::Discarded { card: card("flames-4") }) && table.told(Sight::IAmWithYou));
    assert_eq!((table.state.day, table.state.failed_tests), (2, 0));
}

/// THR-248: a demon named by chance starts every day in the demon row.
#[test]
fn shackles_start_every_day() {
    let mut table = dealt(with(&["shackles"]));
    for day in 1..=2 {
        assert_eq!((table.state.phase, table.state.day), (Chance::Demon.into(), day));
        assert_eq!(possible(&table), DEMONS.map(card));
        table.play("chance: demon-chains");
        assert_eq!((&table.state.demons[..], table.state.deck.len()), (&[card("demon-chains")][..], 34));
        assert!(table.told(Sight::Shackled { demon: card("demon-chains") }));
        if day == 1 {
            table = evening(with(&["shackles"]));
            table.play("1: take glass-2b");
            deal(&mut table, DAY);
        }
    }
}

/// THR-249: the second card is drawn without a question; from a deck of one card one is enough.
#[test]
fn the_restless_draw_two() {
    let mut table = dealt(with(&["restless"]));
    table.play("chance: flames-3");
    assert_eq!((table.waiting(), table.state.memory_row.len()), (Waiting::Chance, 1));
    table.play("chance: chains-3");
    assert_eq!(table.offered(), ["2: draw", "2: stop"]);

    let mut table = four_rows(with(&["restless"]).mind(&KNOT)).deck(&["flames-3"]).at(Chance::Draw, Role::Companion);
    table.state.drawn = 0;
    table.play("chance: flames-3");
    assert_ne!(table.waiting(), Waiting::Chance);
    assert_eq!((table.state.drawn, table.state.end()), (1, None));
}

/// Fenrys is about to relive chains with 5 and 2; glass-4 hangs on the 2 alone.
fn before_reliving(modules: &[&str], rows: [&str; 4]) -> Position {
    let table = with(modules).mind(&[("chains-2a", 0, 0), ("glass-4", 1, 0)]).rows(&rows);
    table.memory_row(&["chains-5", "flames-3"]).first()
}

const CHAINS_FIRST: [&str; 4] = ["chains-3", "glass-1a", "antlers-2b", "flames-5"];

/// THR-250: after expel and reveal, and before the split check, she may keep a card of the relived set.
#[test]
fn a_relived_card_can_be_kept() {
    let mut table = before_reliving(&["keepsakes"], CHAINS_FIRST).demon("demon-chains", &["chains-4"]);
    table.play("2: add chains-5 -1,1");
    assert!(table.told(Sight::Expelled { demon: card("demon-chains"), cards: cards(&["chains-4"]) }));
    assert_eq!(table.offered(), ["1: reveal 1", "1: pass"]);
    table.play("1: reveal 1");
    assert_eq!(table.offered(), ["1: keep chains-2a", "1: keep chains-5", "1: pass"]);
    assert_eq!(table.refused("1: keep glass-4"), "THR-250");
    table.play("1: keep chains-2a");
    assert_eq!(table.state.keepsakes, cards(&["chains-2a"]));
    assert_eq!(table.offered(), ["1: save glass-4", "1: save chains-5"], "the link is gone");
}

/// THR-250: when a placement relives and splits, she keeps a card before she chooses a group.
#[test]
fn keeping_comes_before_the_split() {
    let mind = [("flames-3", 0, 0), ("antlers-5", -1, -1), ("glass-4", 1, 0)];
    let table = with(&["keepsakes"]).mind(&mind).rows(&CHAINS_FIRST).memory_row(&["glass-3", "chains-4"]);
    let mut table = table.first();
    table.play_all(&["2: add glass-3 0,1", "1: pass"]);
    assert_eq!(table.offered(), ["1: keep glass-4", "1: keep glass-3", "1: pass"]);
    table.play("1: pass");
    assert_eq!(table.offered(), ["1: save antlers-5", "1: save glass-4"]);
}

/// THR-250: she may keep nothing, and a set that is not relived brings no question.
#[test]
fn keeping_is_optional() {
    let mut table = before_reliving(&["keepsakes"], CHAINS_FIRST);
    table.play_all(&["2: add chains-5 -1,1", "1: pass", "1: pass"]);
    assert_eq!((table.state.keepsakes.len(), table.state.phase, in_mind(&table).len()), (0, Next.into(), 3));
    let mut table = before_reliving(&["keepsakes"], CHAINS_FIRST).face_up(&[1, 2, 3, 4]);
    table.play("2: add chains-5 -1,1");
    assert_eq!(table.state.phase, Keep.into(), "with nothing to reveal she is asked at once");
    let mut table = before_reliving(&["keepsakes"], CHAINS_FIRST);
    table.play("2: add flames-3 2,1");
    assert_eq!(table.state.phase, Next.into());
}

/// THR-243, THR-250: an Illusion that lies on the relived set cannot be kept.
#[test]
fn an_illusion_cannot_be_kept() {
    let mind = [("chains-2a", 0, 0), ("illusion-25", 1, 1)];
    let table = with(&["keepsakes", "illusions"]).mind(&mind).rows(&CHAINS_FIRST);
    let mut table = table.memory_row(&["chains-5", "flames-3"]).first();
    table.play_all(&["2: add chains-5 -1,1", "1: pass"]);
    assert_eq!(table.refused("1: keep illusion-25"), "THR-250");
    assert_eq!(table.offered(), ["1: keep chains-2a", "1: keep chains-5", "1: pass"]);
}

/// THR-251: keepsakes are public and outlast the day: neither tainted nor lost nor shuffled in.
#[test]
fn keepsakes_outlast_the_day() {
    let mut table = evening(with(&["keepsakes"]).keepsakes(&["flames-3"]).demon("demon-flames", &[]));
    table.play("1: take glass-2b");
    assert_eq!((table.state.keepsakes, table.state.boxed), (cards(&["flames-3"]), cards(&["flames-4"])));
    assert!(!in_deck(&table, "flames-3"));
    assert!(VIEWERS.iter().all(|&viewer| table.view(viewer).keepsakes == cards(&["flames-3"])));
}

/// THR-252: keepsakes wait for the third day.
#[test]
fn keepsakes_are_for_the_third_day() {
    for day in 1..=2 {
        let table = four_rows(with(&["keepsakes"]).mind(&KNOT)).keepsakes(&["chains-3"]).day(day).take();
        assert_eq!(table.refused("1: take chains-3"), "THR-252");
        assert!(!offers(&table, "1: take chains-3"));
    }
}

/// THR-252: a keepsake strengthens the row like a card of the Mind, which is not touched.
#[test]
fn a_keepsake_strengthens_the_row() {
    let table = with(&["keepsakes"]).mind(&CHAIN).rows(&CHAINS_FIRST).keepsakes(&["chains-4"]);
    let mut table = table.day(3).take();
    assert_eq!(table.offered().len(), 6, "three cards of the Mind and the keepsake, two of them revealing");
    table.play("1: take chains-4 reveal");
    assert!(table.told(Sight::Taken { seat: AELIN, card: card("chains-4"), keepsake: true }));
    assert!(table.told(Sight::TurnedUp { row: row(1), card: card("chains-3") }));
    assert!(table.state.rows[0].complete && table.state.keepsakes.is_empty());
    assert_eq!((in_mind(&table).len(), table.state.taken), (3, 0));
}

/// THR-252: a keepsake brings no split check, however the Mind lies.
#[test]
fn a_keepsake_brings_no_split_check() {
    let table = with(&["keepsakes"]).mind(&[CHAIN[0], CHAIN[2]]).rows(&CHAINS_FIRST).keepsakes(&["chains-4"]);
    let mut table = table.day(3).take();
    table.play("1: take chains-4");
    assert_eq!((table.state.phase, in_mind(&table).len()), (Chance::Draw.into(), 2));
}

/// THR-252: a keepsake can go to another row with Will, and it can overflow and be tainted.
#[test]
fn a_keepsake_can_go_elsewhere_or_overflow() {
    let table = with(&["keepsakes", "will"]).mind(&KNOT).rows(&["antlers-4", "glass-1a", "antlers-2b", "flames-5"]);
    let table = table.keepsakes(&["chains-4"]).demon("demon-chains", &[]).day(3).take();
    let mut willed = table.clone();
    willed.play("1: take chains-4 will 2");
    assert!(willed.told(Sight::Strengthened { row: row(2), card: card("chains-4"), will: true }));
    let mut overflowed = table;
    overflowed.play("1: take chains-4");
    assert_eq!(overflowed.state.tainted, cards(&["chains-4"]));
    assert_eq!(range(&overflowed, 1), (4, 5));
}

/// THR-252: the last row of the last day can be completed with a keepsake.
#[test]
fn a_keepsake_can_win() {
    let table = evening_rows(with(&["keepsakes"]).mind(&KNOT)).keepsakes(&["flames-2a"]);
    let mut table = table.day(3).take();
    table.play("1: take flames-2a");
    assert_eq!(table.state.end(), Some(End::ChapterWon));
}

/// Aelin takes on day 3 under Four Breaths with so many takes used.
fn breathing(used: u8, modules: &[&str], keepsakes: &[&str]) -> Position {
    let modules: Vec<&str> = ["four-breaths"].iter().chain(modules).copied().collect();
    let mut table = four_rows(with(&modules).mind(&KNOT)).keepsakes(keepsakes).day(3).take();
    table.state.taken = used;
    table
}

/// Fenrys discards his last card, and Aelin's turn starts.
fn her_turn_starts(table: Position) -> Position {
    let any = table.state.deck.all().find(|card| card.is_memory()).expect("the deck has a memory").id();
    let mut table = table.memory_row(&[any]).next();
    table.play(&format!("2: discard {any}"));
    table
}

/// THR-253: the fourth take of day 3 is the last; at the start of her next turn nothing is left to take.
#[test]
fn the_fourth_breath_is_the_last() {
    let mut table = breathing(3, &[], &[]);
    assert_eq!(table.view(AS_FENRYS).breaths, Some(1));
    table.play("1: take glass-2b");
    assert_eq!((table.state.end(), table.waiting()), (None, Waiting::Chance));
    assert_eq!(her_turn_starts(table).state.end(), Some(End::Breathless));
    assert_eq!(her_turn_starts(breathing(3, &[], &[])).state.phase, Take.into());
}

/// THR-253: the other days have no limit, and the takes of a day are forgotten in the next.
#[test]
fn only_the_third_day_is_breathless() {
    let table = breathing(4, &[], &[]).day(2);
    assert_eq!((table.view(AS_FENRYS).breaths, her_turn_starts(table).state.phase), (None, Take.into()));
    let mut table = evening(with(&["four-breaths"])).day(2);
    table.state.taken = 9;
    table.play("1: take glass-2b");
    assert_eq!(table.view(AS_FENRYS).breaths, Some(4));
}

/// THR-253: with a keepsake left she goes on without breath, but not from the Mind; after it she loses.
#[test]
fn keepsakes_need_no_breath() {
    let mut table = her_turn_starts(breathing(4, &["keepsakes"], &["chains-1a"]));
    assert_eq!(table.offered(), ["1: take chains-1a"]);
    assert_eq!(table.refused("1: take glass-2b"), "THR-253");
    table.play("1: take chains-1a");
    assert_eq!(table.state.end(), None);
    assert_eq!(her_turn_starts(table).state.end(), Some(End::Breathless));
}

/// THR-253: the fourth take can win.
#[test]
fn the_last_breath_can_win() {
    let mut table = evening(with(&["four-breaths"])).day(3);
    table.state.taken = 3;
    table.play("1: take glass-2b");
    assert_eq!(table.state.end(), Some(End::ChapterWon));
}

/// THR-254: added, overflowed and Illusion alike cost a breath, a keepsake none, and Fenrys's turns go on.
#[test]
fn every_take_from_the_mind_costs_a_breath() {
    let mind = [("chains-2a", 0, 0), ("glass-4", 1, 0), ("illusion-25", 1, 1)];
    let table = with(&["four-breaths", "illusions", "keepsakes"]).mind(&mind).day(3);
    let table = table.rows(&["antlers-5", "glass-1a", "antlers-2b", "flames-5"]).keepsakes(&["chains-1a"]).take();
    for (take, left) in [("glass-4", 3), ("illusion-25", 3), ("chains-2a", 3), ("chains-1a", 4)] {
        let mut table = table.clone();
        table.play(&format!("1: take {take}"));
        assert_eq!(table.view(AS_FENRYS).breaths, Some(left), "{take}");
        assert_eq!((table.state.active, table.waiting()), (Role::Companion, Waiting::Chance));
    }
}

/// THR-240: who stops with the fifth demon drawn is told before what it means.
#[test]
fn a_stop_that_summons_the_legion_says_so() {
    let four = ["demon-daggers", "demon-chains", "demon-flames", "demon-antlers"];
    for (modules, label) in [(&["legion"][..], "label-stop-legion"), (&[], "label-stop")] {
        let table = four.iter().fold(Position::sandbox(modules), |table, demon| table.demon(demon, &[]));
        let table = four_rows(table.mind(&[("daggers-5", 0, 0)]));
        let table = table.memory_row(&["glass-2a", "demon-glass"]).draw();
        assert_eq!(Throne::label(&table.view(AS_FENRYS), Action::Stop).id, label);
    }
}
