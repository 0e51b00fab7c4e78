//! A second opinion on Tash-Kalar: a slow, obvious model of the game, written from the rules alone and without a look at the
//! engine. Random games are played with the engine; at every step the model must offer the same options and show the same
//! table.
//!
//! The model follows what the engine asks by playing the part of a turn since the last hub anew with the answers given so far.

mod board;
mod cards;
mod effects;
mod model;
mod tasks;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

use dice::SearchDice;
use kernel::{Dice, Game, GameResult, NoEvents, Seat, SeenDeck, SeenHand, Setup, Viewer, Waiting};
use tashkalar::{Card, State, Step, TashKalar, View};

use board::{Piece, Sq};
use cards::{Id, printed};
use model::{Answers, Deck, Form, Model, Pile, Player, Stop, Turn};

/// How many games of each form the test plays.
const GAMES: u64 = 8;

const FORMS: [(u8, &str); 6] = [(2, "high"), (4, "high"), (2, "duel"), (4, "duel"), (3, "melee"), (4, "melee")];

#[test]
fn agrees_with_the_engine() {
    let mut complaints: Vec<String> = Vec::new();
    for (seats, form) in FORMS {
        let mut steps = 0;
        let mut played: BTreeMap<String, u32> = BTreeMap::new();
        for game in 0..GAMES {
            match play(seats, form, game, &mut played) {
                Ok(compared) => steps += compared,
                Err(complaint) => complaints.push(complaint),
            }
        }
        println!("{form} with {seats}: {steps} steps compared, {} different things done", played.len());
        println!("  {}", played.iter().map(|(what, times)| format!("{what} {times}")).collect::<Vec<_>>().join(", "));
    }
    let shown = complaints.iter().take(10).cloned().collect::<Vec<_>>().join("\n\n");
    assert!(complaints.is_empty(), "{} games differ:\n{shown}", complaints.len());
}

/// Plays a random game and returns how many steps were compared, or what differs.
fn play(seats: u8, form: &str, seed: u64, played: &mut BTreeMap<String, u32>) -> Result<u32, String> {
    let mut dice = SearchDice::seeded(7_000 + seed);
    let setup = Setup::new(TashKalar::meta(), seats, [("form", form)]).expect("a form for these seats");
    let mut state = TashKalar::start(&setup).expect("a legal setup");
    let mut log: Vec<String> = Vec::new();
    // The setup is taken as it comes.
    while view(&state, 0).turn.number == 0 || view(&state, 0).step != Step::Hub {
        match TashKalar::waiting(&state) {
            Waiting::Over => panic!("no game without a turn"),
            Waiting::Chance => {
                let outcome = TashKalar::sample(&state, &mut dice);
                TashKalar::resolve(&mut state, outcome, &mut NoEvents);
            }
            Waiting::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let option = dice.pick(&options(&state, seat));
                TashKalar::apply(&mut state, seat, option, &mut NoEvents);
            }
        }
    }
    let mut model = begin(&state, form);
    let mut answers: Vec<String> = Vec::new();
    let mut ways: Vec<usize> = vec![0];
    let mut steps = 0;
    loop {
        steps += 1;
        // Each way in which the pattern may lie is followed as long as it agrees.
        let mut alive: Vec<usize> = Vec::new();
        let mut complaints: Vec<String> = Vec::new();
        let mut commit: Option<Model> = None;
        for way in &ways {
            match follow(&model, &answers, *way, &state) {
                Ok(at_hub) => {
                    alive.push(*way);
                    if commit.is_none() {
                        commit = at_hub;
                    }
                }
                Err(complaint) => complaints.push(complaint),
            }
        }
        if alive.is_empty() {
            let log = log.iter().rev().take(9).rev().cloned().collect::<Vec<_>>().join("\n  ");
            let table = drawing(&view(&state, 0));
            return Err(format!("{form} with {seats}, game {seed}:\n  {log}\n{}\n{table}", complaints.join("\n")));
        }
        ways = alive;
        if let Some(next) = commit {
            model = next;
            answers.clear();
            ways = vec![0];
        }
        let answer = match TashKalar::waiting(&state) {
            Waiting::Over => return Ok(steps),
            Waiting::Chance => {
                let outcome = TashKalar::sample(&state, &mut dice);
                TashKalar::resolve(&mut state, outcome, &mut NoEvents);
                outcome.to_string()
            }
            Waiting::Seats(asked) => {
                let seat = asked.first().expect("somebody is asked");
                let option = choose(&options(&state, seat), &model, seed % 3, &mut dice);
                TashKalar::apply(&mut state, seat, option, &mut NoEvents);
                option.to_string()
            }
        };
        let words: Vec<&str> = answer.split(' ').collect();
        let player = &model.players[model.turn.seat];
        let what = match words[..] {
            ["summon", card, ..] => card.to_owned(),
            ["flare", _] => player.flares.first().map_or(String::new(), |flare| (*flare).to_owned()),
            ["thaw"] => format!("thaw {}", player.stored.unwrap_or_default()),
            ["claim", task] => task.to_owned(),
            // What is answered inside an effect is counted by card.
            [word, ..] => match answers.first().map(|first| first.split(' ').collect::<Vec<_>>()).as_deref() {
                Some(["summon", card, ..]) => format!("{card}:{word}"),
                Some([first, ..]) => format!("{first}:{word}"),
                _ => word.to_owned(),
            },
            [] => String::new(),
        };
        *played.entry(what).or_default() += 1;
        if let ["summon", card, square, _] = words[..] {
            ways = (0..model.ways(printed().id(card), Sq::named(square)).len()).collect();
        }
        log.push(answer.clone());
        answers.push(match words[..] {
            // Which way it is shows in what follows.
            ["summon", card, square, _] => format!("summon {card} {square} 1"),
            _ => answer,
        });
    }
}

/// Prefers what brings effects about. The games differ in their taste: some like coloured squares, some like to trample.
fn choose(options: &[tashkalar::Action], model: &Model, taste: u64, dice: &mut SearchDice) -> tashkalar::Action {
    let of = |words: &[&str]| -> Vec<tashkalar::Action> {
        let wanted = |option: &&tashkalar::Action| {
            let text = option.to_string();
            words.iter().any(|word| text.starts_with(word))
        };
        options.iter().filter(wanted).copied().collect()
    };
    let mut wishes = Vec::new();
    if dice.below(2) == 0 {
        wishes.push(of(&["summon leg"]));
    }
    if taste > 0 && dice.below(4) > 0 {
        let liked = |option: &&tashkalar::Action| {
            let text = option.to_string();
            match text.split(' ').collect::<Vec<_>>()[..] {
                ["summon", _, square, _] | ["place", square] if taste == 1 => {
                    Sq::named(square).is_red() || Sq::named(square).is_green()
                }
                ["step" | "leap", _, to] if taste == 2 => model.board.contains_key(&Sq::named(to)),
                _ => false,
            }
        };
        wishes.push(options.iter().filter(liked).copied().collect());
    }
    match dice.below(20) {
        0..15 => wishes
            .push(of(&["summon", "flare", "thaw", "step", "leap", "at ", "aim", "choose", "take", "drop", "claim"])),
        15..17 => wishes.push(of(&["flare", "thaw"])),
        _ => {}
    }
    if dice.below(10) < 7 {
        wishes.push(
            options
                .iter()
                .copied()
                .filter(|option| {
                    let text = option.to_string();
                    text.strip_prefix("place ").is_some_and(|square| Sq::named(square).distance(Sq::named("e5")) <= 2)
                })
                .collect(),
        );
    }
    let placed = of(&["place"]);
    if dice.below(10) < 8 {
        wishes.push(placed);
    }
    let wish = wishes.into_iter().find(|wish| !wish.is_empty());
    dice.pick(wish.as_deref().unwrap_or(options))
}

fn options(state: &State, seat: Seat) -> Vec<tashkalar::Action> {
    let mut options = Vec::new();
    TashKalar::options(state, seat, &mut options);
    options
}

/// The options as text. How the ways of a summoning are numbered is the engine's affair; here they count from 1.
fn renumbered(options: &[tashkalar::Action]) -> BTreeSet<String> {
    let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
    let text = |option: &tashkalar::Action| {
        let text = option.to_string();
        match text.rsplit_once(' ') {
            Some((summoning, _)) if text.starts_with("summon") => {
                let number = numbers.entry(summoning.to_owned()).or_default();
                *number += 1;
                format!("{summoning} {number}")
            }
            _ => text,
        }
    };
    options.iter().map(text).collect()
}

fn view(state: &State, seat: u8) -> View {
    TashKalar::view(state, Viewer::seat(Seat::new(seat)))
}

fn ids<C: ToString>(cards: &[C]) -> BTreeSet<Id> {
    cards.iter().map(|card| printed().id(&card.to_string())).collect()
}

/// The model of a game that has just begun.
fn begin(state: &State, form: &str) -> Model {
    let table = view(state, 0);
    let seats = table.players.len();
    let sides = table.sides.len();
    let (form, small) = match (form, seats) {
        ("high", _) => (Form::High, 17),
        ("duel", _) => (Form::Duel, 16),
        (_, 3) => (Form::Melee, 15),
        _ => (Form::Melee, 14),
    };
    let side_of: Vec<usize> = table.players.iter().map(|player| side_number(player.side)).collect();
    let mut board = board::Board::new();
    for (number, piece) in table.pieces.iter().enumerate() {
        let piece_here =
            Piece { side: side_number(piece.side), rank: rank_number(piece.rank), number: number as u32 + 1 };
        board.insert(Sq::named(&piece.square.to_string()), piece_here);
    }
    let deck_of = |prefix: &str, taken: &BTreeSet<Id>| -> BTreeSet<Id> {
        let cards = printed().deck(prefix);
        let all: BTreeSet<Id> = match prefix {
            "flare" => printed().flares.iter().map(|flare| flare.id).collect(),
            "task" => printed().tasks.iter().map(|task| task.id).collect(),
            _ => cards.collect(),
        };
        all.difference(taken).copied().collect()
    };
    let mut players = Vec::new();
    let (mut legends, mut flares) = (BTreeSet::new(), BTreeSet::new());
    for seat in 0..seats {
        let own = &view(state, seat as u8).players[seat];
        let school = own.school.expect("a school").to_string();
        let list = if matches!(school.as_str(), "northern" | "southern") { "imperial" } else { school.as_str() };
        let beings = ids(&own.beings.shown);
        let player = Player {
            deck: Deck { unseen: deck_of(list, &beings), ..Deck::default() },
            beings,
            legends: ids(&own.legends.shown),
            flares: ids(&own.flare.shown),
            ..Player::default()
        };
        legends.extend(player.legends.iter().copied());
        flares.extend(player.flares.iter().copied());
        assert_eq!((player.beings.len(), player.flares.len()), (3, 1), "TK-023");
        players.push(player);
    }
    assert_eq!(legends.len(), 2 * sides, "section 6: two legends for each side");
    let pile = |kind: &str, taken: &BTreeSet<Id>| Pile {
        deck: Deck { unseen: deck_of(kind, taken), ..Deck::default() },
        ..Pile::default()
    };
    let (mut current, mut next, mut task_deck) = (BTreeSet::new(), None, Deck::default());
    if let Some(tasks) = &table.tasks {
        current = tasks.current.iter().map(|task| printed().id(&task.task.to_string())).collect();
        next = tasks.next.map(|task| printed().id(&task.to_string()));
        task_deck.bottom = tasks.deck.known.iter().map(|seen| printed().id(&seen.card.to_string())).collect();
        let mut taken = current.clone();
        taken.extend(next);
        taken.extend(&task_deck.bottom);
        task_deck.unseen = deck_of("task", &taken);
        assert!(current.len() == 3 && current.iter().all(|task| printed().task(task).basic), "TK-150");
        let kind = |task: &Id| &printed().task(task).kind;
        let alike = |one: &Id| current.iter().chain(&next).filter(|other| kind(other) == kind(one)).count();
        assert!(current.iter().all(|task| alike(task) < 3), "TK-151, TK-154");
    }
    let seat = table.turn.seat.index();
    check_start(form, &board, side_of[(seat + 1) % seats], sides);
    let turn = Turn { number: 1, seat, controller: seat, actions: 1, tally: vec![[0; 3]; sides], ..Turn::default() };
    let mut improvises = vec![vec![form == Form::Melee; sides]; sides];
    for (side, marks) in improvises.iter_mut().enumerate() {
        marks[side] = false;
    }
    Model {
        form,
        seats,
        sides,
        side_of,
        numbers: board.len() as u32,
        board,
        stock: vec![[small, 3]; sides],
        aside: vec![[0, 0]; sides],
        points: vec![0; sides],
        colours: vec![vec![0; sides]; sides],
        improvises,
        players,
        legends: pile("legend", &legends),
        flares: pile("flare", &flares),
        current,
        next,
        task_deck,
        claimed: vec![BTreeSet::new(); sides],
        turn,
        turns_left: None,
        idle: 0,
        over: false,
        running: None,
        half_built: false,
        drawing: false,
    }
}

/// TK-031 to TK-033: what stands on the arena before the first turn.
fn check_start(form: Form, board: &board::Board, second: usize, sides: usize) {
    let on = |names: &[&str]| -> Vec<usize> {
        names.iter().filter_map(|name| board.get(&Sq::named(name)).map(|piece| piece.side)).collect()
    };
    assert!(board.values().all(|piece| piece.rank == board::C), "only common pieces");
    match form {
        Form::High => assert!(board.is_empty(), "TK-031"),
        Form::Duel => {
            assert_eq!((board.len(), on(&["c5", "g5"]).len()), (2, 2), "TK-032");
            assert_ne!(on(&["c5"]), on(&["g5"]), "TK-032");
        }
        Form::Melee => {
            let marks = [on(&["f2", "g2"]), on(&["b7", "c7"]), on(&["g6", "g7"])];
            assert!(board.len() == 3 && marks.iter().all(|mark| mark.len() == 1), "TK-033");
            let colours: BTreeSet<usize> = marks.concat().into_iter().collect();
            let expected: BTreeSet<usize> = (0..sides).filter(|side| sides == 3 || *side != second).collect();
            assert_eq!(colours, expected, "TK-033");
        }
    }
}

fn side_number(side: tashkalar::Side) -> usize {
    side.to_string().parse::<usize>().expect("a side") - 1
}

fn rank_number(rank: tashkalar::Rank) -> u8 {
    ["common", "heroic", "legendary"].iter().position(|name| *name == rank.to_string()).expect("a rank") as u8
}

/// Plays the model with these answers and compares; at a hub the model is handed back.
fn follow(model: &Model, answers: &[String], way: usize, state: &State) -> Result<Option<Model>, String> {
    let mut now = model.clone();
    let mut given = Answers { given: answers, at: 0, way };
    let mut at_hub = given.at == answers.len();
    let stop = loop {
        match now.go_on(&mut given) {
            Ok(()) => at_hub = given.at == answers.len(),
            Err(stop) => break stop,
        }
        if at_hub {
            // The next call would only ask at the hub.
            let options = now.hub_options();
            break Stop::Ask { seat: now.turn.controller, options };
        }
    };
    compare(&now, &stop, state)?;
    Ok((at_hub && !answers.is_empty()).then_some(now))
}

fn compare(model: &Model, stop: &Stop, state: &State) -> Result<(), String> {
    let mut wrong: Vec<String> = Vec::new();
    match (stop, TashKalar::waiting(state)) {
        (Stop::Over, Waiting::Over) => {
            let verdict = TashKalar::verdict(state);
            for seat in 0..model.seats {
                let engine = verdict.of(Seat::new(seat as u8)).result;
                same(&mut wrong, &format!("result of seat {}", seat + 1), model.result(model.side_of[seat]), engine);
            }
        }
        (Stop::Chance { options }, Waiting::Chance) => {
            let mut out: Vec<(tashkalar::Outcome, u32)> = Vec::new();
            TashKalar::chances(state, &mut out);
            let engine: BTreeSet<String> = out.iter().map(|(outcome, _)| outcome.to_string()).collect();
            differ(&mut wrong, "chances", options, &engine);
        }
        (Stop::Ask { seat, options: expected }, Waiting::Seats(asked)) => {
            let engine_seat = asked.first().expect("somebody is asked");
            if engine_seat.index() != *seat {
                wrong.push(format!("the model asks seat {}, the engine {engine_seat}", seat + 1));
            }
            let engine = renumbered(&options(state, engine_seat));
            differ(&mut wrong, "options", expected, &engine);
        }
        (stop, waiting) => {
            let asked = waiting.seats().first().map(|seat| options(state, seat)).unwrap_or_default();
            let asked: Vec<String> = asked.iter().map(ToString::to_string).collect();
            let mut stop = format!("{stop:?}");
            stop.truncate(600);
            wrong.push(format!("the model stops with {stop}, the engine with {waiting:?} {asked:?}"));
        }
    }
    if !model.half_built {
        compare_tables(model, state, &mut wrong);
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn differ(wrong: &mut Vec<String>, what: &str, model: &BTreeSet<String>, engine: &BTreeSet<String>) {
    if model != engine {
        let only = |one: &BTreeSet<String>, other: &BTreeSet<String>| -> Vec<String> {
            one.difference(other).cloned().collect()
        };
        let (missing, added) = (only(model, engine), only(engine, model));
        wrong.push(format!("{what}: only the model has {missing:?}, only the engine has {added:?}"));
    }
}

#[allow(clippy::needless_pass_by_value, reason = "the callers make both values on the spot")]
fn same<T: PartialEq + std::fmt::Debug>(wrong: &mut Vec<String>, what: &str, model: T, engine: T) {
    if model != engine {
        wrong.push(format!("{what}: the model says {model:?}, the engine {engine:?}"));
    }
}

fn compare_tables(model: &Model, state: &State, wrong: &mut Vec<String>) {
    let table = view(state, 0);
    let pieces = |list: Vec<(Sq, usize, u8)>| -> BTreeSet<String> {
        list.into_iter()
            .map(|(square, side, rank)| format!("{square} {} {}", side + 1, ["C", "H", "L"][usize::from(rank)]))
            .collect()
    };
    let mine = pieces(model.board.iter().map(|(square, piece)| (*square, piece.side, piece.rank)).collect());
    let theirs = table.pieces.iter();
    let theirs = pieces(
        theirs
            .map(|piece| (Sq::named(&piece.square.to_string()), side_number(piece.side), rank_number(piece.rank)))
            .collect(),
    );
    differ(wrong, "board", &mine, &theirs);
    for (side, seen) in table.sides.iter().enumerate() {
        let supply = (model.supply(side, 0), model.supply(side, 1));
        same(wrong, &format!("supply of {}", side + 1), supply, (i32::from(seen.small), i32::from(seen.legendary)));
        same(wrong, &format!("score of {}", side + 1), model.score(side), i32::from(seen.score));
        if model.form == Form::Melee {
            let colours: Vec<i32> = seen.colours.iter().map(|points| i32::from(*points)).collect();
            same(wrong, &format!("colours of {}", side + 1), model.colours[side].clone(), colours);
            let marks: Vec<usize> = (0..model.sides).filter(|other| model.improvises[side][*other]).collect();
            let seen: BTreeSet<usize> = seen.improvises.iter().map(|side| side_number(*side)).collect();
            same(wrong, &format!("marks of {}", side + 1), marks, seen.into_iter().collect());
        }
        if model.form == Form::High {
            same(wrong, "claimed tasks", model.claimed[side].clone(), ids(&seen.tasks));
        }
    }
    for seat in 0..model.seats {
        let seen = &view(state, seat as u8).players[seat];
        let player = &model.players[seat];
        let name = |what: &str| format!("{what} of seat {}", seat + 1);
        let hand = |cards: &SeenHand<Card>| -> (usize, BTreeSet<Id>) { (usize::from(cards.size), ids(&cards.shown)) };
        let sized = |cards: &BTreeSet<Id>| (cards.len(), cards.clone());
        same(wrong, &name("beings"), sized(&player.beings), hand(&seen.beings));
        same(wrong, &name("legends"), sized(&player.legends), hand(&seen.legends));
        same(wrong, &name("flares"), sized(&player.flares), hand(&seen.flare));
        same(wrong, &name("discard pile"), sized(&player.discard), hand(&seen.discard));
        same(wrong, &name("deck"), player.deck.len(), usize::from(seen.deck.size));
        same(wrong, &name("stored card"), player.stored, seen.stored.map(|card| printed().id(&card.to_string())));
        if !model.over {
            same(wrong, &name("penalty"), player.slowed, seen.slowed);
        }
    }
    let size = |deck: &SeenDeck<Card>| usize::from(deck.size);
    same(wrong, "legend deck", model.legends.deck.len(), size(&table.legends.deck));
    same(wrong, "flare deck", model.flares.deck.len(), size(&table.flares.deck));
    same(wrong, "legend discards", model.legends.discard.len(), size(&table.legends.discard));
    same(wrong, "flare discards", model.flares.discard.len(), size(&table.flares.discard));
    if let Some(tasks) = &table.tasks {
        let current: BTreeSet<Id> = tasks.current.iter().map(|task| printed().id(&task.task.to_string())).collect();
        same(wrong, "current tasks", model.current.clone(), current);
        if !model.drawing {
            same(wrong, "next task", model.next, tasks.next.map(|task| printed().id(&task.to_string())));
            for task in &tasks.current {
                let id = printed().id(&task.task.to_string());
                same(wrong, &format!("{id} fulfilled"), model.fulfils(id), task.fulfilled);
            }
        }
    }
    if model.drawing || model.over {
        return;
    }
    if let Some(effect) = &table.effect {
        let square = |square: &tashkalar::Square| Sq::named(&square.to_string());
        let being = model.running.as_ref().and_then(|(_, being, _)| model.find(*being));
        same(wrong, "square of the being", being, effect.being.as_ref().map(square));
        if let Some((card, _, used)) = &model.running {
            same(wrong, "card", *card, printed().id(&effect.card.to_string()));
            if cards::SPEAKS_OF_USED.contains(card) {
                let used: BTreeSet<Sq> = used.iter().filter_map(|number| model.find(*number)).collect();
                same(wrong, "used pieces", used, effect.used.iter().map(square).collect());
            }
        }
    }
    let turn = &table.turn;
    same(wrong, "turn number", model.turn.number, turn.number);
    same(wrong, "turn of seat", model.turn.seat, turn.seat.index());
    same(wrong, "controller", model.turn.controller, turn.controller.index());
    same(wrong, "actions", model.turn.actions, i32::from(turn.actions));
    same(wrong, "extra turn now", model.turn.extra, turn.extra);
    same(wrong, "discard used", model.turn.discarded, turn.discarded);
    same(wrong, "must summon", model.turn.must_summon, turn.must_summon);
    same(wrong, "enemy allowance", model.turn.enemy_counts, turn.enemy_counts);
    same(wrong, "extra turn next", model.turn.extra_turn, turn.extra_turn);
    same(wrong, "extra cards", [model.turn.extra_school, model.turn.extra_legends], turn.extra_cards);
    let tally: Vec<[i32; 3]> = turn.tally.iter().map(|ranks| ranks.map(i32::from)).collect();
    same(wrong, "tally", model.turn.tally.clone(), tally);
    same(wrong, "summonings", model.turn.summons.len(), usize::from(turn.summoned));
    let left = table.ending.as_ref().map(|ending| usize::from(ending.turns_left));
    // An extra turn comes in addition to those that are counted, and is one of those that are left.
    let expected = model.turns_left.map(|left| left + usize::from(model.turn.extra));
    same(wrong, "final turns left", expected, left);
}

impl Model {
    /// TK-230 to TK-233.
    fn result(&self, side: usize) -> GameResult {
        let worth = |side: usize| {
            let mut points = vec![self.score(side)];
            if self.form == Form::Melee {
                points =
                    (0..self.sides).filter(|other| *other != side).map(|other| self.colours[side][other]).collect();
                points.sort_unstable();
            }
            let pieces = |least: u8| self.squares(|piece| piece.side == side && piece.rank >= least).len();
            (points, pieces(board::H), pieces(board::C))
        };
        let better = (0..self.sides).filter(|other| worth(*other) > worth(side)).count();
        let equal = (0..self.sides).filter(|other| worth(*other) == worth(side)).count();
        match (better, equal) {
            (0, 1) => GameResult::Won,
            (0, _) => GameResult::Drew,
            _ => GameResult::Lost,
        }
    }
}

/// The arena in letters: a capital for the rank, the number of the side.
fn drawing(table: &View) -> String {
    let mut text = String::from("    a  b  c  d  e  f  g  h  i\n");
    for row in 0..9 {
        text.push_str(&format!(" {} ", row + 1));
        for column in 0..9 {
            let Some(square) = Sq::at(column, row) else {
                text.push_str("   ");
                continue;
            };
            let piece = table.pieces.iter().find(|piece| piece.square.to_string() == square.to_string());
            match piece {
                Some(piece) => {
                    text.push_str(&format!(" {}{}", ["c", "h", "l"][usize::from(rank_number(piece.rank))], piece.side));
                }
                None => text.push_str(" .."),
            }
        }
        text.push('\n');
    }
    text
}
