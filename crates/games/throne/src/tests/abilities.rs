//! The abilities of the two roles.

use kernel::{Seats, Waiting};

use super::position::{AELIN, FENRYS, Position, card, cards};
use super::table::{
    AS_AELIN, AS_FENRYS, KNOT, VIEWERS, WALLED, deal, evening, evening_rows, four_rows, in_mind, offers, possible,
    range, row, row_seen, scenting, times,
};
use crate::ask::{First, Next, Reveal, Scent, Take};
use crate::event::Sight;
use crate::rules::Ability;
use crate::state::{Chance, End, Role};

/// The sandbox with these abilities and modules.
fn with(abilities: &[&str]) -> Position {
    Position::sandbox(abilities)
}

/// Whether everybody sees the ability as used.
fn is_used(table: &Position, ability: Ability) -> bool {
    let used = |viewer| table.view(viewer).abilities.iter().any(|seen| seen.ability == ability && seen.used);
    let [first, others @ ..] = VIEWERS.map(used);
    assert!(others.iter().all(|&other| other == first), "uses are public");
    first
}

/// Fenrys goes on with these cards while a demon of flames is about.
fn guarding(memory_row: &[&str]) -> Position {
    let table = with(&["guard"]).mind(&KNOT).rows(&["antlers-3", "glass-1a", "antlers-2b", "glass-3"]);
    table.demon("demon-flames", &[]).memory_row(memory_row).next()
}

/// THR-260: an ability is used up for everybody to see, and a second use on the same day is refused.
#[test]
fn an_ability_is_used_once_a_day() {
    let mut table = guarding(&["flames-1a", "flames-2a", "flames-5"]);
    assert!(!is_used(&table, Ability::Guard));
    table.play("2: guard flames-1a");
    assert!(is_used(&table, Ability::Guard));
    assert_eq!(table.refused("2: guard flames-2a"), "THR-260");
    assert!(table.told(Sight::Guarded { seat: FENRYS, card: card("flames-1a") }));
}

/// THR-260: all uses return with the new day but that of Bond, which is once a game.
#[test]
fn uses_return_in_the_morning_but_bond_does_not() {
    let mut table = evening(with(&["guard", "spark", "leap", "will", "scent", "bond"]));
    Ability::ALL.iter().for_each(|&ability| table.state.used.set(ability as u8));
    table.play("1: take glass-2b");
    deal(&mut table, ["glass-4", "antlers-3", "glass-1a", "antlers-2b", "flames-5"]);
    let used: Vec<Ability> = Ability::ALL.into_iter().filter(|&ability| is_used(&table, ability)).collect();
    assert_eq!(used, [Ability::Bond]);
    assert_eq!(table.offered(), ["2: scent", "2: pass"]);
}

/// THR-260: abilities belong to the role, whoever plays it, and without them in the game nothing is offered.
#[test]
fn abilities_belong_to_the_role() {
    let rows = ["antlers-3", "glass-1a", "antlers-2b", "glass-3"];
    let swapped = Position::new(&[("mode", "sandbox"), ("aelin", "2"), ("scent", "on")]);
    let table = swapped.mind(&KNOT).rows(&rows).at(Scent, Role::Companion);
    assert_eq!(table.offered(), ["1: scent", "1: pass"]);
    let plain = with(&[]).mind(&KNOT).rows(&rows).demon("demon-flames", &[]).memory_row(&["flames-1a"]).next();
    assert_eq!(plain.refused("2: guard flames-1a"), "THR-260");
    assert_eq!(plain.refused("2: leap glass-2b 0,0"), "THR-260");
}

/// THR-261: a guarded card goes to the discard pile although its demon is about; another one is tainted.
#[test]
fn a_guarded_card_is_not_tainted() {
    let mut table = guarding(&["flames-1a", "flames-2a"]);
    table.play_all(&["2: guard flames-1a", "2: discard flames-2a"]);
    assert_eq!((table.state.discard, table.state.tainted), (cards(&["flames-1a"]), cards(&["flames-2a"])));
}

/// THR-261: Guard is for a card of the memory row that would be tainted, and comes after the mandatory addition.
#[test]
fn guard_needs_a_demon_and_a_card() {
    let table = guarding(&["flames-1a", "chains-3"]);
    assert!(offers(&table, "2: guard flames-1a") && !offers(&table, "2: guard chains-3"));
    assert_eq!(table.refused("2: guard chains-3"), "THR-261");
    assert_eq!(table.refused("2: guard flames-4"), "THR-120");
    assert_eq!(table.first().refused("2: guard flames-1a"), "THR-122");
}

/// THR-261: a card that fits nowhere is not discarded by itself while Guard could save it.
#[test]
fn guard_is_offered_when_nothing_fits() {
    let table = with(&["guard"]).mind(&WALLED).rows(&["antlers-3", "glass-1a", "antlers-2b", "glass-3"]);
    let table = table.demon("demon-chains", &[]).memory_row(&["chains-1b", "antlers-1a"]).next();
    let mut guarded = table.clone();
    guarded.play("2: discard antlers-1a");
    assert_eq!(guarded.offered(), ["2: discard chains-1b", "2: guard chains-1b"]);
    let mut used = table;
    used.state.used.set(Ability::Guard as u8);
    used.play("2: discard antlers-1a");
    assert_eq!((used.state.phase, used.state.tainted), (Take.into(), cards(&["chains-1b"])));
}

/// A column: daggers-4, flames-2a, and a card below that does not touch daggers-4.
fn column(abilities: &[&str], lowest: (&str, i8, i8)) -> Position {
    let table = with(abilities).mind(&[("daggers-4", 0, 0), ("flames-2a", 0, 1), lowest]);
    table.rows(&["daggers-5", "glass-1a", "antlers-3", "glass-3"]).memory_row(&["chains-5"]).next()
}

/// THR-262: a card whose four areas show moves to where it fits the rest; others do not, nor does it stay.
#[test]
fn a_card_that_nothing_covers_can_leap() {
    let table = column(&["leap"], ("daggers-3", 0, 2));
    let leaps: Vec<String> = table.offered().into_iter().filter(|line| line.contains("leap")).collect();
    assert_eq!(leaps, ["2: leap daggers-3 -1,-1"]);
    assert_eq!(table.refused("2: leap flames-2a 0,-1"), "THR-262");
    assert_eq!(table.refused("2: leap daggers-3 0,2"), "THR-262");
    assert_eq!(table.refused("2: leap antlers-5 0,0"), "THR-262");
    assert_eq!(table.refused("2: leap daggers-3 5,5"), "THR-022");
    assert_eq!(table.refused("2: leap daggers-3 0,0"), "THR-024");
}

/// THR-262: a single card has nothing to leap to.
#[test]
fn a_single_card_cannot_leap() {
    let table = four_rows(with(&["leap"]).mind(&[("daggers-4", 0, 0)])).memory_row(&["chains-5", "chains-3"]).next();
    assert!(table.offered().iter().all(|line| !line.contains("leap")));
    assert_eq!(table.refused("2: leap daggers-4 0,1"), "THR-262");
}

/// THR-262: a leap counts as adding, so it can relive.
#[test]
fn a_leap_can_relive() {
    let mut table = column(&["leap"], ("daggers-3", 0, 2));
    table.play("2: leap daggers-3 -1,-1");
    let sevens =
        Sight::Relived { colour: "daggers".parse().unwrap(), cards: cards(&["daggers-4", "daggers-3"]), bond: false };
    assert!(table.told(sevens) && is_used(&table, Ability::Leap));
    assert_eq!(table.offered(), ["1: reveal 1", "1: pass"]);
    table.play("1: pass");
    assert_eq!((table.state.phase, table.state.active), (Next.into(), Role::Companion), "he goes on with his row");
}

/// THR-262: an Illusion that leaps relives nothing.
#[test]
fn a_leaping_illusion_relives_nothing() {
    let mind = [("chains-2a", 0, 0), ("chains-5", -1, 1), ("glass-4", 1, 0), ("illusion-25", 2, 1)];
    let table = four_rows(with(&["leap", "illusions"]).mind(&mind)).memory_row(&["glass-5"]);
    let mut table = table.next();
    table.play("2: leap illusion-25 1,1");
    assert_eq!(times(&table, |sight| matches!(sight, Sight::Relived { .. })), 0);
}

/// THR-262: the split check comes after the leap.
#[test]
fn a_leap_can_split() {
    let mind = [("daggers-4", 0, 0), ("antlers-2b", 0, 2), ("flames-2a", 0, 1)];
    let table = with(&["leap"]).mind(&mind).rows(&["daggers-5", "glass-1a", "antlers-3", "glass-3"]);
    let mut table = table.memory_row(&["chains-5"]).next();
    table.play("2: leap flames-2a 0,-1");
    assert_eq!(table.offered(), ["1: save daggers-4", "1: save antlers-2b"]);
}

/// THR-262: while the card is in the air nothing is checked: it may join the same cards elsewhere.
#[test]
fn nothing_is_checked_during_a_leap() {
    let mind = [("glass-4", 0, 0), ("daggers-4", 2, 0), ("chains-1b", 1, 1)];
    let table = with(&["leap"]).mind(&mind).rows(&["daggers-5", "glass-1a", "antlers-3", "glass-3"]);
    let mut table = table.memory_row(&["chains-5"]).next();
    table.play("2: leap chains-1b 1,-1");
    assert_eq!((table.state.phase, in_mind(&table).len()), (Next.into(), 3));
    assert_eq!(times(&table, |sight| matches!(sight, Sight::Split { .. })), 0);
}

/// THR-263: there is no leap before the mandatory addition, and none after the memory row is empty.
#[test]
fn a_leap_comes_between_the_additions() {
    let table = column(&["leap"], ("daggers-3", 0, 2));
    let early = table.clone().first();
    assert!(early.offered().iter().all(|line| line.starts_with("2: add")));
    assert_eq!(early.refused("2: leap daggers-3 -1,-1"), "THR-122");
    let mut late = table;
    late.play("2: discard chains-5");
    assert_eq!((late.state.phase, late.state.active), (Take.into(), Role::Aelin));
}

/// THR-262, THR-268: a leap that makes a set of 6 can be bonded.
#[test]
fn a_leap_can_be_bonded() {
    let mut table = column(&["leap", "bond"], ("daggers-2a", -1, 2));
    table.play("2: leap daggers-2a -1,0");
    assert_eq!(table.offered(), ["2: bond", "2: pass"]);
    table.play("2: bond");
    assert_eq!((table.state.phase, table.waiting()), (Reveal.into(), Waiting::Seats(Seats::one(AELIN))));
}

/// Aelin takes with Spark at hand.
fn sparking() -> Position {
    with(&["spark"]).mind(&KNOT).rows(&["antlers-3", "glass-1a", "antlers-2b", "flames-5"]).face_up(&[2]).take()
}

/// THR-264: after Whisper she may name the colour or the strength of a face-down card, which stays face down.
#[test]
fn spark_tells_one_thing_of_a_face_down_card() {
    let mut table = sparking();
    table.play("1: take glass-2b");
    let sparks = [1, 3, 4].map(|row| ["colour", "strength"].map(|told| format!("1: spark {row} {told}")));
    assert_eq!(table.offered(), sparks.concat().into_iter().chain(["1: pass".to_owned()]).collect::<Vec<_>>());
    assert_eq!(table.refused("1: spark 2 colour"), "THR-264");

    let mut colour = table.clone();
    colour.play("1: spark 3 colour");
    let seen = row_seen(&colour, AS_FENRYS, 3);
    assert_eq!((seen.told_colour, seen.told_strength, seen.card), ("antlers".parse().ok(), None, None));
    assert_eq!((range(&colour, 3), seen.total), ((1, 5), None));

    table.play("1: spark 3 strength");
    let seen = row_seen(&table, AS_FENRYS, 3);
    assert_eq!((seen.told_colour, seen.told_strength, seen.card), (None, Some(2), None));
    assert_eq!((range(&table, 3), seen.total, seen.face_up), ((2, 2), Some(2), false));
    assert_eq!((table.waiting(), is_used(&table, Ability::Spark)), (Waiting::Chance, true));
}

/// THR-264: Spark is optional and once a day, and there is none when the day ends or nothing is face down.
#[test]
fn when_there_is_no_spark() {
    let mut passed = sparking();
    passed.play_all(&["1: take glass-2b", "1: pass"]);
    assert_eq!((is_used(&passed, Ability::Spark), passed.waiting()), (false, Waiting::Chance));
    let mut ended = evening(with(&["spark"]));
    ended.play("1: take glass-2b");
    assert_eq!(ended.state.phase, Chance::Mind.into());
    let mut open = sparking().face_up(&[1, 3, 4]);
    open.play("1: take glass-2b");
    assert_eq!(open.state.phase, Chance::Draw.into());
    let mut used = sparking();
    used.state.used.set(Ability::Spark as u8);
    used.play("1: take glass-2b");
    assert_eq!(used.state.phase, Chance::Draw.into());
}

/// Aelin takes with Will at hand; the rows stand at 3, 7 (complete), 4 and 5.
fn willing(modules: &[&str]) -> Position {
    let modules: Vec<&str> = ["will"].iter().chain(modules).copied().collect();
    let table = with(&modules).mind(&KNOT).rows(&["antlers-3", "antlers-5", "glass-4", "flames-5"]);
    table.added(2, &["chains-2a"]).take()
}

/// THR-265: with Will a card goes to another incomplete row that can take it, revealing or not.
#[test]
fn will_sends_a_card_to_another_row() {
    let table = willing(&[]);
    let glass: Vec<String> = table.offered().into_iter().filter(|line| line.contains("glass-2b")).collect();
    let rows = ["", " will 3", " will 3 reveal", " will 4"].map(|row| format!("1: take glass-2b{row}"));
    assert_eq!(glass, rows);
    let mut table = table;
    table.play("1: take glass-2b will 3 reveal");
    assert!(table.told(Sight::Strengthened { row: row(3), card: card("glass-2b"), will: true }));
    assert!(table.told(Sight::TurnedUp { row: row(3), card: card("glass-4") }));
    assert!(table.told(Sight::Whispered { row: row(3), complete: false }), "Whisper is about the row of the take");
    assert_eq!((table.state.rows[0].sum(), table.state.rows[2].total()), (0, 6));
    assert_eq!(table.take().refused("1: take chains-2b will 4"), "THR-260");
}

/// THR-265: not to the current or a complete row, not beyond the target; an overflow of the current row stays possible.
#[test]
fn where_will_does_not_lead() {
    let mut table = willing(&[]);
    for line in ["1: take glass-2b will 1", "1: take glass-2b will 2", "1: take daggers-4 will 3"] {
        assert_eq!(table.refused(line), "THR-265", "{line}");
    }
    table.play("1: take glass-2b");
    assert!(!is_used(&table, Ability::Will), "the current row needs no Will");
}

/// THR-265: an Illusion goes to no row.
#[test]
fn will_does_not_work_on_illusions() {
    let table = with(&["will", "illusions"]).mind(&[("glass-4", 0, 0), ("illusion-25", 1, 1)]);
    let table = four_rows(table).take();
    assert_eq!(table.refused("1: take illusion-25 will 2"), "THR-265");
    assert!(offers(&table, "1: take illusion-25"));
}

/// THR-266: a lower row completed with Will leaves the upper one current; the day ends only with all.
#[test]
fn a_lower_row_can_be_complete_before_an_upper_one() {
    let mut table = willing(&[]);
    table.play("1: take glass-2b will 4");
    assert!(table.told(Sight::Whispered { row: row(4), complete: true }));
    assert_eq!((table.view(AS_FENRYS).current_row, table.state.day), (Some(row(1)), 1));
    assert_eq!(range(&table, 4), (5, 5));
    let mut table = table.take();
    table.play("1: take daggers-4");
    assert_eq!(table.view(AS_FENRYS).current_row, Some(row(3)));
}

/// THR-266: the last incomplete row can be the topmost one, and its completion ends the game on the last day.
#[test]
fn the_topmost_row_can_be_the_last() {
    let table = with(&["will"]).mind(&KNOT).rows(&["glass-5", "antlers-5", "chains-5", "daggers-5"]);
    let table = table.added(2, &["antlers-2a"]).added(3, &["chains-2a"]).added(4, &["daggers-2a"]);
    let mut table = table.day(3).take();
    table.play("1: take glass-2b");
    assert_eq!(table.state.end(), Some(End::ChapterWon));
}

/// THR-267: he alone sees three cards and puts them back; they are drawn in his order without chance.
#[test]
fn scent_orders_the_top_of_the_deck() {
    let mut table = scenting(with(&["scent"]));
    let size = table.state.deck.len();
    table.play_all(&["2: scent", "chance: flames-3", "chance: demon-glass", "chance: chains-3"]);
    let orders = ["123", "132", "213", "231", "312", "321"].map(|order| format!("2: order {order}"));
    assert_eq!(table.offered(), orders);
    table.play("2: order 312");
    assert_eq!(
        (&table.state.memory_row[..], table.waiting()),
        (&[card("chains-3")][..], Waiting::Seats(Seats::one(FENRYS)))
    );
    table.play_all(&["2: draw", "2: draw"]);
    assert_eq!(table.state.memory_row[..], ["chains-3", "flames-3", "demon-glass"].map(card));
    table.play("2: draw");
    assert_eq!((table.waiting(), possible(&table).len()), (Waiting::Chance, size - 3));
}

/// THR-267: he may leave it; then the first card is drawn by chance, and the use is still there.
#[test]
fn scent_can_be_passed() {
    let mut table = scenting(with(&["scent"]));
    table.play("2: pass");
    assert!(table.told(Sight::Passed { seat: FENRYS, ability: Ability::Scent }));
    assert_eq!((table.waiting(), is_used(&table, Ability::Scent)), (Waiting::Chance, false));
}

/// THR-267: of two cards both are seen; of one there is no order to choose.
#[test]
fn scent_on_a_small_deck() {
    let mut two = four_rows(with(&["scent"]).mind(&KNOT)).deck(&["flames-3", "chains-3"]);
    two = two.at(Scent, Role::Companion);
    two.play_all(&["2: scent", "chance: flames-3", "chance: chains-3"]);
    assert_eq!(two.offered(), ["2: order 12", "2: order 21"]);
    two.play_all(&["2: order 21", "2: draw"]);
    assert_eq!(two.state.memory_row[..], ["chains-3", "flames-3"].map(card));
    assert_eq!(two.state.phase, First.into(), "the deck is empty, so he had to stop");

    let mut one = four_rows(with(&["scent"]).mind(&KNOT)).deck(&["flames-3"]).at(Scent, Role::Companion);
    one.play_all(&["2: scent", "chance: flames-3"]);
    assert!(is_used(&one, Ability::Scent) && one.state.deck.is_empty());
}

/// THR-249, THR-267: the Restless draw the first two cards of his order without a question.
#[test]
fn scent_and_restless() {
    let mut table = scenting(with(&["scent", "restless"]));
    table.play_all(&["2: scent", "chance: flames-3", "chance: glass-3", "chance: chains-3", "2: order 321"]);
    assert_eq!(table.state.memory_row[..], ["chains-3", "glass-3"].map(card));
    assert_eq!(table.offered(), ["2: draw", "2: stop"]);
}

/// Fenrys adds a card of antlers to antlers-3 with Bond at hand.
fn bonding(modules: &[&str], add: &str) -> Position {
    let modules: Vec<&str> = ["bond"].iter().chain(modules).copied().collect();
    let table = with(&modules).mind(&[("antlers-3", 0, 0)]).memory_row(&["antlers-5", "antlers-4", "antlers-1a"]);
    let mut table = table.rows(&["antlers-2a", "glass-1a", "chains-3", "glass-3"]).demon("demon-antlers", &[]).first();
    table.play(add);
    table
}

/// THR-268: a set of 8 is relived as if it were 7: the demon leaves and she may reveal.
#[test]
fn a_bond_relives_a_set_of_eight() {
    let mut table = bonding(&[], "2: add antlers-5 -1,-1");
    assert_eq!(table.offered(), ["2: bond", "2: pass"]);
    table.play("2: bond");
    assert!(table.told(Sight::Expelled { demon: card("demon-antlers"), cards: cards(&[]) }));
    assert_eq!((table.offered(), is_used(&table, Ability::Bond)), (vec!["1: reveal 1".into(), "1: pass".into()], true));
}

/// THR-268: he may pass, and keep the Bond; a set of 7 needs none and one of 4 cannot have it.
#[test]
fn a_bond_is_for_six_and_eight() {
    let mut passed = bonding(&[], "2: add antlers-5 -1,-1");
    passed.play("2: pass");
    assert_eq!((passed.state.phase, is_used(&passed, Ability::Bond)), (Next.into(), false));
    assert_eq!(bonding(&[], "2: add antlers-4 0,-1").state.phase, Reveal.into());
    let four = bonding(&[], "2: add antlers-1a 1,-1");
    assert_eq!((four.state.phase, four.refused("2: bond")), (Next.into(), "THR-006"));
}

/// THR-250, THR-268: a bonded set gives a keepsake too.
#[test]
fn a_bonded_set_can_be_kept() {
    let mut table = bonding(&["keepsakes"], "2: add antlers-5 -1,-1");
    table.play_all(&["2: bond", "1: pass"]);
    assert_eq!(table.offered(), ["1: keep antlers-3", "1: keep antlers-5", "1: pass"]);
}

/// THR-260, THR-268: on another day the Bond of an earlier one is gone: a set of 8 brings no question.
#[test]
fn a_used_bond_is_gone_for_good() {
    let mut table = evening_rows(with(&["bond"]).mind(&KNOT)).take();
    table.state.used.set(Ability::Bond as u8);
    table.play("1: take glass-2b");
    deal(&mut table, ["antlers-3", "chains-3", "glass-1a", "chains-2a", "flames-5"]);
    table.play_all(&["chance: antlers-5", "2: draw", "chance: antlers-4", "2: stop", "2: add antlers-5 -1,-1"]);
    assert_eq!((table.state.day, table.state.phase), (2, Next.into()));
    assert_eq!(table.view(AS_AELIN).sets[0].total, 8);
}
