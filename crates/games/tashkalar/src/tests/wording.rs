//! What people read, word for word: headings, labels, the drawn table, what is told, and some texts of cards.

use kernel::{Arg, Knowers, Line, Phrase, Scene, Seat, Tell, Viewer};

use super::position::{A, B, C, D, Position, card, square};
use crate::TashKalar;
use crate::board::Rank;
use crate::cards::BOX;
use crate::event::{SeenPiece, Sight};

/// A phrase in one line: its id, and its arguments in brackets.
fn brief(phrase: &Phrase) -> String {
    let args = phrase.args.iter().map(|(name, arg)| match arg {
        Arg::Number(number) => format!("{name} {number}"),
        Arg::Seat(seat) => format!("{name} {seat}"),
        Arg::Phrase(inner) => format!("{name} {}", brief(inner)),
        Arg::Text(text) => format!("{name} {text}"),
    });
    let args: Vec<String> = args.collect();
    if args.is_empty() { phrase.id.to_string() } else { format!("{}({})", phrase.id, args.join(", ")) }
}

fn path(p: &Position, action: &str) -> String {
    let headings = TashKalar::path(&p.view(Viewer::seat(A)), p.action(action));
    headings.iter().map(brief).collect::<Vec<_>>().join(" > ")
}

fn label(p: &Position, action: &str) -> String {
    brief(&TashKalar::label(&p.view(Viewer::seat(A)), p.action(action)))
}

fn drawn(scene: &Scene) -> Vec<String> {
    let line = |line: &Line| match line {
        Line::Drawn(text) => text.clone(),
        Line::Said(phrase) => brief(phrase),
    };
    scene.lines.iter().map(line).collect()
}

fn scene(p: &Position, viewer: Viewer) -> Vec<String> {
    drawn(&TashKalar::scene(&p.view(viewer)))
}

fn shows(p: &Position, wanted: &str) {
    let lines = scene(p, Viewer::seat(A));
    assert!(lines.iter().any(|line| line == wanted), "`{wanted}` is not in\n{}", lines.join("\n"));
}

const MINE: &str = "piece-heroic(side side(who 1, letter x))";
const THEIRS: &str = "piece-common(side side(who 2, letter o))";

/// The headings over long lists: rows as they are printed beside the arena, the piece that moves, the card that is summoned.
#[test]
fn headings_say_where_an_answer_belongs() {
    let p = Position::duel("northern").pieces("A:C e4 e6, A:H c3, B:C c4").hand(&["imp-swordmaster", "imp-herald"]);
    assert_eq!(path(&p, "place a4"), "group-place > row(row 4)");
    assert_eq!(path(&p, "lift e9"), "group-lift > row(row 9)");
    let way = p.ways("imp-swordmaster", "e5").remove(0);
    assert_eq!(path(&p, &way), "group-summon > card-imp-swordmaster > on-square(square e5)");
    assert_eq!(path(&p, "discard imp-herald"), "group-discard");
    let from = format!("group-move > do-at-piece(square c3, piece {MINE})");
    assert_eq!(path(&p, "step c3 c4"), format!("{from} > to-row(square c3, row 4)"));
    assert_eq!(path(&p, "leap c3 d1"), format!("{from} > to-row(square c3, row 1)"));
    assert_eq!(path(&p, "thaw"), "group-free");
    assert_eq!(path(&p, "at g9"), "group-square > row(row 9)");
    assert_eq!(path(&p, "end"), "");
}

/// The labels of answers name the victim of a move, not the mover, and the flare and the alternatives as they are.
#[test]
fn labels_say_what_an_answer_does() {
    let p = Position::duel("highland").pieces("A:C e5 f5 e6 f6, A:H c3, B:C c4 a3 a4 a5 a6 a7 b7 b6 b5 b4");
    let mut p = p.hand(&["hig-war-drummer", "fla-04"]);
    let step = "do-step(from c3, to c4)";
    assert_eq!(label(&p, "step c3 c4"), format!("do-and-destroy(move {step}, piece {THEIRS})"));
    assert_eq!(label(&p, "step c3 d4"), "do-step(from c3, to d4)");
    assert_eq!(label(&p, "leap c3 d1"), "do-leap(from c3, to d1)");
    assert_eq!(label(&p, "at c4"), format!("do-at-piece(square c4, piece {THEIRS})"));
    assert_eq!(label(&p, "at d9"), "do-at-empty(square d9)");
    assert_eq!(label(&p, "flare 2"), "do-flare(card card-fla-04, side side(who 2, letter o))");
    p.summon("hig-war-drummer", "e5");
    assert_eq!(label(&p, "choose 1"), "alternative-hig-war-drummer-1");
    assert_eq!(label(&p, "choose 2"), "alternative-hig-war-drummer-2");
}

/// D-01: every school says in a line how it plays; the laws see to it that there is such a line.
#[test]
fn schools_say_how_they_play() {
    let p = Position::opening("duel", 2, "pick");
    for school in crate::School::all() {
        let expected = format!("do-school(school card-{school}, about about-{school})");
        assert_eq!(label(&p, &format!("school {school}")), expected);
        for words in [include_str!("../../words/en.ftl"), include_str!("../../words/pl.ftl")] {
            assert!(words.contains(&format!("about-{school} = ")), "{school}");
        }
    }
}

/// D-16: both freeze effects can be read where one of them is kept.
#[test]
fn the_freeze_effects_to_choose_from_say_what_they_do() {
    let p = Position::duel("everfrost").stored("eve-crystal-grower");
    let keep = |id: &str| format!("do-keep(card card-{id}, text text-{id}-freeze)");
    for id in ["eve-crystal-grower", "eve-ice-queen"] {
        assert_eq!(label(&p, &format!("keep {id}")), keep(id));
    }
}

fn asked(p: &Position) -> String {
    let prompt = brief(&TashKalar::prompt(&p.view(Viewer::SPECTATOR), A));
    prompt
        .split_once("effect named-text(")
        .expect("an effect")
        .1
        .replace("), actions 1)", "")
        .replace("), actions 2)", "")
}

/// A question about an effect quotes the sentence that is asked and what follows it, the chosen alternative, or a text that the card
/// file writes.
#[test]
fn a_question_quotes_the_part_that_is_asked() {
    let bear = Position::duel("everfrost").hand(&["eve-polar-bear"]).pieces("A:C d4 e4 f4 d5 f5 d6 e6 f6, B:C c3 b3");
    let p = bear.then(&[&bear.summonings("eve-polar-bear")[0]]);
    let [first, second, third] = [1, 2, 3].map(|sentence| format!("text-eve-polar-bear-{sentence}"));
    let text = format!("sentences(first sentences(first {first}, rest {second}), rest {third})");
    assert_eq!(asked(&p), format!("card card-eve-polar-bear, text {text}"));
    let mut p = Position::high("highland").pieces("A:C e5 f5 e6 f6 c3").hand(&["hig-war-drummer"]);
    p.summon("hig-war-drummer", "e5");
    assert_eq!(asked(&p), "card card-hig-war-drummer, text text-hig-war-drummer");
    p.act("choose 2");
    assert_eq!(asked(&p), "card card-hig-war-drummer, text alternative-hig-war-drummer-2");
    let p = Position::duel("everfrost").stored("eve-winter-whisperer").pieces("A:C e3 e5").hand(&["fla-04"]);
    let p = p.then(&["thaw"]);
    let [first, second, third] = [1, 2, 3].map(|sentence| format!("text-eve-winter-whisperer-freeze-{sentence}"));
    let text = format!("sentences(first sentences(first {first}, rest {second}), rest {third})");
    assert_eq!(asked(&p), format!("card card-eve-winter-whisperer, text {text}"));
    let p = p.then(&["skip"]);
    let text = format!("sentences(first {second}, rest {third})");
    assert_eq!(asked(&p), format!("card card-eve-winter-whisperer, text {text}"));
    let p = Position::duel("northern").summoned("imp-hypnotist", "A:C f4 d5 f5 d6, B:C c2 c3 d4 g7 h7");
    assert_eq!(asked(&p), "card card-imp-hypnotist, text text-imp-hypnotist", "the card file writes it");
}

/// TK-079: where the way of a pattern matters the label names the pieces that it uses.
#[test]
fn a_summoning_names_its_pieces_where_it_matters() {
    let p = Position::duel("northern").pieces("A:C d4 e4 f4 d6 e6 f6, B:C e5").hand(&["imp-summoner"]);
    let mut labels: Vec<String> = p.ways("imp-summoner", "e5").iter().map(|way| label(&p, way)).collect();
    labels.sort();
    let summon = "do-summon(square e5, card card-imp-summoner)";
    let summon = format!("do-and-destroy(move {summon}, piece {THEIRS})");
    let with = |squares: &str| format!("do-summon-with(summon {summon}, squares {squares})");
    assert_eq!(labels, [with("d4 e4 f4"), with("d6 e6 f6")]);
}

/// TK-079, TK-216: two ways to lay the Crystal Mirror over the same pieces differ in the yellow side that their labels name.
#[test]
fn no_two_summonings_read_alike() {
    let p = Position::duel("everfrost").pieces("A:C d5 f5 e4 e6").hand(&["eve-crystal-mirror"]);
    let labels: Vec<String> = p.ways("eve-crystal-mirror", "e5").iter().map(|way| label(&p, way)).collect();
    assert!(labels.len() >= 2 && labels.iter().all(|label| label.contains("do-summon-yellow")), "{labels:?}");
    assert!(labels.iter().enumerate().all(|(place, label)| !labels[..place].contains(label)), "{labels:?}");
}

/// TK-184: a summoning that spends the improvisation says with which piece.
#[test]
fn an_improvised_summoning_says_so() {
    let p = Position::melee("northern").pieces("A:C e4, C:C e6").hand(&["imp-swordmaster"]);
    let way = p.ways("imp-swordmaster", "e5").remove(0);
    assert!(label(&p, &way).starts_with("do-summon-foreign("), "{}", label(&p, &way));
    assert!(label(&p, &way).ends_with("squares e6)"), "{}", label(&p, &way));
}

/// An alternative of a warp effect is labelled by that effect, not by the one of the summoning.
#[test]
fn alternatives_of_a_later_effect_have_their_own_labels() {
    let p = Position::duel("etherweave").played().pieces("A:C e5").hand(&["eth-eternal-emperor"]);
    let p = p.then(&["warp eth-eternal-emperor"]);
    assert_eq!(label(&p, "choose 2"), "alternative-eth-eternal-emperor-later-2");
}

/// TK-141: a flare's text says the upper number before the lower one.
#[test]
fn a_flare_says_its_numbers() {
    let text = "text-flare(upper 2, lower 5, upper-text text-fla-04-upper, lower-text text-fla-04-lower)";
    assert_eq!(brief(&crate::words::text(card("fla-04"))), text);
}

/// TK-002, TK-007: the drawn arena: ranks by small letter, capital and star, red squares in square brackets, green ones in round ones.
#[test]
fn the_arena_is_drawn() {
    let p = Position::melee("northern").pieces("A:C c3 d4, A:H e5, B:L d2, B:C f8, C:H i4");
    shows(&p, "     a   b   c   d   e   f   g   h   i");
    shows(&p, "  2      .   .  [O*] .   .   .   .");
    shows(&p, "  3  .   .  (x)  .   .   .  (.)  .   .");
    shows(&p, "  4  .   .   .   x   .   .   .   .  (Z)");
    shows(&p, "  5 (.)  .   .   .  [X]  .   .   .   .");
    shows(&p, "  8      .  [.]  .   .  (o)  .   .");
}

/// D-02, D-03: whoever is asked where the first pieces stand sees the arena; before, nothing is on it.
#[test]
fn the_arena_is_drawn_for_the_start_squares() {
    let mut p = Position::opening("melee", 3, "random");
    assert!(!scene(&p, Viewer::SPECTATOR).iter().any(|line| line.starts_with("     a   b")));
    p.luck();
    assert_eq!(p.view(Viewer::SPECTATOR).step, crate::Step::Start);
    shows(&p, "  7  .   .   .   .   .   .   .   .   .");
    p.act("put 2 g2").act("put 3 b7");
    shows(&p, "  7  .   z   .   .   .   .   .   .   .");
}

/// Section 5: the lines of the sides: score, pieces, supply, and under the enemy's line what was destroyed of it.
#[test]
fn the_sides_are_described() {
    let p = Position::duel("northern").pieces("A:C c3, A:H e5, B:L d2").points(A, 7).killed(B, [2, 1, 0]);
    shows(&p, "scene-turn(who 1, turn 3, actions 2)");
    shows(&p, "scene-side(names name(who 1), letter x, score 7, pieces 2, upgraded 1, small 14, legendary 3)");
    let lines = scene(&p, Viewer::SPECTATOR);
    let enemy = lines.iter().position(|line| line.starts_with("scene-side(names name(who 2)")).expect("a line for B");
    assert_eq!(lines[enemy + 1], "scene-tally(common 2, heroic 1, legendary 0)");
    let mut melee = Position::melee("northern").colour(A, B, 3).colour(A, C, 1);
    melee.state.improvised[0][1] = true;
    let points = "more(first scene-colour(letter o, points 3), rest scene-colour(letter z, points 1))";
    shows(&melee, &format!("scene-colours(points {points}, marks z)"));
    let mut extra = p;
    extra.state.turn.is_extra = true;
    shows(&extra, "scene-extra-turn(who 1, turn 3, actions 2)");
}

/// TK-192: a team has the name and the colour of the teammate who plays sooner, in labels, in the scene and in what is told.
#[test]
fn a_team_is_named_after_whoever_plays_sooner() {
    let mut p = Position::teams("duel", "northern").pieces("A:C c4, B:C d4").hand(&["fla-04"]);
    let own = |p: &Position| label(p, "at c4").replace("do-at-piece(square c4, piece piece-common(side ", "");
    assert_eq!(own(&p), "side(who 1, letter x)))");
    // Seat 2 begins: of the other team seat 3 plays sooner.
    p.state.first = B;
    assert_eq!(
        (own(&p).as_str(), p.view(Viewer::SPECTATOR).sides[0].seats.clone()),
        ("side(who 3, letter z)))", vec![C, A])
    );
    assert_eq!(label(&p, "flare 2"), "do-flare(card card-fla-04, side side(who 2, letter o))");
    p.state.first = D;
    assert_eq!(own(&p), "side(who 1, letter x)))");
    assert_eq!(label(&p, "flare 2"), "do-flare(card card-fla-04, side side(who 4, letter v))");
    shows(&p, "  4  .   .   x   v   .   .   .   .  (.)");
    let names = "and(first name(who 4), rest name(who 2))";
    shows(&p, &format!("scene-side(names {names}, letter v, score 0, pieces 1, upgraded 0, small 15, legendary 3)"));
    p.act("place a5");
    let piece = SeenPiece { of: A, rank: Rank::Common };
    assert!(p.told(&Sight::Placed { seat: A, square: square("a5"), piece }));
    p.state.first = C;
    p.act("place a6");
    assert!(p.told(&Sight::Placed { seat: A, square: square("a6"), piece: SeenPiece { of: C, ..piece } }));
}

/// TK-134, TK-203: in teams a deck says how many draws are left until the end is triggered.
#[test]
fn a_deck_says_when_the_end_comes() {
    let deck = |p: &Position, seat: Seat| {
        let who = format!("scene-player(who {seat}");
        let line = scene(p, Viewer::SPECTATOR).into_iter().find(|line| line.starts_with(&who)).expect("a line");
        line.split_once(", deck ").expect("a deck").1.split_once(", discard").expect("a pile").0.to_owned()
    };
    assert_eq!(deck(&Position::duel("northern").deck_of(A, 7), A), "scene-deck(deck 7)");
    let p = Position::teams("duel", "northern").deck_of(A, 7).deck_of(B, 4);
    assert_eq!(deck(&p, A), "scene-deck-teams(deck scene-deck(deck 7), left 1)");
    assert_eq!(deck(&p, B), "scene-deck-teams(deck scene-deck(deck 4), left 0)");
    assert_eq!(deck(&p, C), "scene-deck-teams(deck scene-deck(deck 18), left 12)");
}

/// TK-155: the scene says which current task is fulfilled now.
#[test]
fn fulfilled_tasks_are_marked() {
    let p = Position::high("northern").pieces("A:C d4 f4 e5 d6 f6");
    let p = p.tasks(&["tas-center-cross", "tas-side-chain"], Some("tas-isolation"));
    shows(&p, "scene-task-fulfilled(task card-tas-center-cross, points 2, text text-tas-center-cross)");
    shows(&p, "scene-task(task card-tas-side-chain, points 3, text text-tas-side-chain)");
    shows(&p, "scene-task-next(task card-tas-isolation, points 2, text text-tas-isolation)");
}

/// TK-076, TK-097: the patterns of the hand with required summoning square and marks, numbered as the cards below them; the stored card
/// with its text.
#[test]
fn the_hand_is_drawn() {
    let p = Position::duel("northern").hand(&["imp-cannon", "imp-assassin"]);
    shows(&p, "   1             2");
    shows(&p, "   . . c .       . c X");
    shows(&p, "   . c . .       c . .");
    shows(&p, "   c . + .");
    shows(&p, "   . . . x");
    shows(&p, "scene-card(place 2, card printed-heroic(card card-imp-cannon, text text-imp-cannon))");
    let many = ["imp-bomb", "imp-herald", "imp-knight", "imp-champion", "imp-hypnotist", "imp-messenger", "imp-cannon"];
    let p = Position::duel("northern").hand(&many);
    shows(&p, "   1             2             3");
    shows(&p, "   4             5             6");
    shows(&p, "   7");
    // TK-076: the Angel of Death needs a heroic piece where it appears.
    let angel = scene(&Position::duel("northern").hand(&["leg-angel-of-death"]), Viewer::seat(A));
    assert!(angel.iter().any(|line| line.starts_with("   ") && line.contains('H')), "{}", angel.join("\n"));
    let p = Position::duel("everfrost").stored("eve-winter-whisperer");
    shows(&p, "scene-stored(card card-eve-winter-whisperer, text text-freeze(text text-eve-winter-whisperer-freeze))");
}

/// TK-157, TK-026: claimed tasks and legends and flares that were played are named for everybody.
#[test]
fn what_was_claimed_and_played_is_named() {
    let mut p = Position::high("northern").tasks(&["tas-center-cross"], None).hand(&["leg-titan", "fla-04"]);
    let claimed = p.state.tasks.current.pop().expect("a task");
    p.state.tasks.claimed[1].push(claimed);
    p.state.players[0].legends.remove(card("leg-titan"));
    p.state.legends.discard.put_on_top(card("leg-titan"), Knowers::EVERYBODY);
    for viewer in [Viewer::seat(A), Viewer::seat(B), Viewer::SPECTATOR] {
        let lines = scene(&p, viewer);
        let enemy = lines.iter().position(|line| line.starts_with("scene-side(names name(who 2)")).expect("a line");
        assert_eq!(lines[enemy + 1], "scene-claimed(tasks card-tas-center-cross)");
        assert_eq!(lines.last().map(String::as_str), Some("scene-played(cards card-leg-titan)"));
    }
}

/// Any card can be read by itself, with its pattern and the directions that it shows.
#[test]
fn every_card_can_be_read() {
    let cards =
        (TashKalar::cards().expect("there are cards").check)("cards.toml", crate::file::TEXT).expect("it is right");
    let read = |id: &str| drawn(&TashKalar::printed(cards.iter().find(|card| card.id == id).expect("a card")));
    assert_eq!(read("tas-isolation"), ["printed-task(task card-tas-isolation, points 2, text text-tas-isolation)"]);
    let cannon = read("imp-cannon");
    assert_eq!(cannon[..2], ["   . c X", "   c . ."]);
    assert!(cannon.contains(&"printed-heroic(card card-imp-cannon, text text-imp-cannon)".to_owned()), "{cannon:?}");
    assert!(cannon.last().is_some_and(|line| line.starts_with("scene-directions(")), "{cannon:?}");
    assert!(read("fla-04")[0].starts_with("printed-flare(card card-fla-04, text text-flare("));
    assert_eq!(read("highland"), ["card-highland"]);
}

/// Section 5: a scene names no card of a hand to anybody but its holder.
#[test]
fn a_scene_keeps_hands_secret() {
    let p = Position::duel("northern").hand(&["imp-knight", "leg-titan", "fla-04"]).hand_of(B, &["imp-bomb"]);
    let names = |viewer: Viewer, id: &str| scene(&p, viewer).iter().any(|line| line.contains(id));
    for (id, holder, others) in [("imp-knight", A, [Some(B), None]), ("imp-bomb", B, [Some(A), None])] {
        assert!(names(Viewer::seat(holder), id));
        assert!(others.iter().all(|other: &Option<Seat>| !names(other.map_or(Viewer::SPECTATOR, Viewer::seat), id)));
    }
    assert!(["leg-titan", "fla-04"].iter().all(|id| names(Viewer::seat(A), id) && !names(Viewer::seat(B), id)));
}

/// What is told names who, what and where in the right places.
#[test]
fn what_happens_is_told_rightly() {
    let [c3, c4] = ["c3", "c4"].map(square);
    let told = |sight: Sight| brief(&TashKalar::tell(&sight));
    let heroic = SeenPiece { of: A, rank: Rank::Heroic };
    assert_eq!(told(Sight::Moved { seat: A, from: c3, to: c4, leap: false }), "told-moved(who 1, from c3, to c4)");
    assert_eq!(told(Sight::Moved { seat: A, from: c3, to: c4, leap: true }), "told-leapt(who 1, from c3, to c4)");
    assert_eq!(told(Sight::Upgraded { square: c3, piece: heroic }), format!("told-upgraded(square c3, piece {MINE})"));
    assert_eq!(
        told(Sight::Downgraded { square: c3, piece: heroic }),
        format!("told-downgraded(square c3, piece {MINE})")
    );
    assert_eq!(told(Sight::Turn { seat: A, actions: 2, extra: false }), "told-turn(who 1, actions 2)");
    assert_eq!(told(Sight::Turn { seat: A, actions: 2, extra: true }), "told-extra-turn-begins(who 1, actions 2)");
    let [own, other] = ["side(who 1, letter x)", "side(who 2, letter o)"];
    assert_eq!(told(Sight::Points { side: A, colour: None, points: 2 }), format!("told-points(side {own}, points 2)"));
    let in_colour = format!("told-points-in(side {own}, points 2, colour {other})");
    assert_eq!(told(Sight::Points { side: A, colour: Some(B), points: 2 }), in_colour);
}

/// Some texts that are made from the data, word for word: conditions, order, distances, what does not count.
#[test]
fn made_texts_say_this() {
    let texts = [
        (
            "imp-high-priestess",
            "May make a standard move. Then you may upgrade an adjacent common piece.",
            "Może wykonać ruch standardowy. Potem możesz awansować sąsiedniego zwykłego piona.",
        ),
        (
            "imp-bomb",
            "If you have an action left, destroy all adjacent common pieces, and the Bomb is destroyed too.",
            "Jeśli została ci jeszcze akcja, zniszcz wszystkie sąsiednie zwykłe piony, a Bomba też ginie.",
        ),
        (
            "hig-ritual-keeper",
            "If the summoning square is green, upgrade a common piece of yours. If the square is red, you may make a combat move \
             with a piece of yours.",
            "Jeśli pole przywołania jest zielone, awansuj swojego zwykłego piona. Jeśli to pole jest czerwone, możesz wykonać ruch \
             bojowy swoim pionem.",
        ),
        (
            "hig-hill-giant",
            "Destroy all orthogonally adjacent common and heroic pieces.",
            "Zniszcz wszystkie zwykłe i heroiczne piony stykające się bokiem.",
        ),
        (
            "eve-polar-bear",
            "May make a combat move. If that destroys a piece, it may make a standard move. If that destroys a piece too, it may \
             make a move onto an empty square.",
            "Może wykonać ruch bojowy. Jeśli coś przy tym zniszczy, może wykonać ruch standardowy. Jeśli znów coś zniszczy, może \
             wykonać ruch na puste pole.",
        ),
        (
            "eve-everfrost-sentinel",
            "If the summoning destroyed an enemy piece, you may downgrade the Everfrost Sentinel. If you do, every other player \
             (in teams only the next one) has one action less on their next turn.",
            "Jeśli przywołanie zniszczyło wrogiego piona, możesz zdegradować tę istotę. Jeśli to zrobisz, każdy z pozostałych \
             graczy (w zespołach tylko następny) ma w swojej następnej turze o jedną akcję mniej.",
        ),
        (
            "eve-snow-monster",
            "Destroy all common enemy pieces within distance 2 that are next to a piece of yours.",
            "Zniszcz wszystkie zwykłe wrogie piony w odległości do 2 stojące obok twojego piona.",
        ),
        (
            "eth-time-traveler",
            "Appears on any empty colourless square. You may destroy an adjacent common piece. If you do, put the top card of \
             your discard pile on top of your deck.",
            "Pojawia się na dowolnym pustym bezbarwnym polu. Możesz zniszczyć sąsiedniego zwykłego piona. Jeśli to zrobisz, połóż \
             wierzchnią kartę swojego stosu kart odrzuconych na wierzchu talii.",
        ),
        (
            "leg-titan",
            "Destroy all orthogonally adjacent pieces and all diagonally adjacent common and heroic pieces. They do not count as \
             destroyed by you.",
            "Zniszcz wszystkie piony stykające się bokiem oraz wszystkie zwykłe i heroiczne piony stykające się rogiem. Nie liczą \
             się one jako zniszczone przez ciebie.",
        ),
    ];
    for (id, en, pl) in texts {
        let card = BOX.file.card.iter().find(|card| card.id.get_ref() == id).expect("there is such a card");
        let effect = card.worded().next().expect("it has an effect");
        assert_eq!((effect.written, effect.text()), ([None; 2], Some([en.to_owned(), pl.to_owned()])), "{id}");
    }
}

/// TK-200: a teammate who has been handed control is told that only placing is left.
#[test]
fn whoever_is_handed_control_is_told_what_is_left() {
    let p = Position::teams("high", "northern").then(&["pass"]);
    let prompt = brief(&TashKalar::prompt(&p.view(Viewer::SPECTATOR), p.asked()));
    assert!(prompt.starts_with("prompt-hub-passed(who 3, turn 1"), "{prompt}");
}
