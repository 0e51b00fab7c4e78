//! How the game speaks.

use kernel::{CardFile, CardLine, Numbers, Phrase, Scene, Seat, Tell, Texts};

use crate::TashKalar;
use crate::action::Action;
use crate::board::Rank;
use crate::cards::{BOX, Card, CardType, Task};
use crate::event::Sight;
use crate::file::{SummonSquare, card_file};
use crate::rules::{Form, SIDEWAYS};
use crate::square::{ARENA, GREEN, RED, Square};
use crate::view::{EffectView, PlayerView, SideView, Step, View};
use crate::words::{self, letter, name, piece, school_name, side, task_name, text};

/// How many patterns fit side by side in a drawing that a phone shows as large as the arena.
const PATTERNS_IN_A_ROW: usize = 3;
/// The columns of a drawn pattern with the space behind it.
const PATTERN_WIDTH: usize = 14;

impl Tell for TashKalar {
    type Preview = ();

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn cards() -> Option<CardFile> {
        Some(card_file())
    }

    fn printed(card: &CardLine) -> Scene {
        let mut scene = Scene::default();
        if let Ok(card) = card.id.parse::<Card>() {
            if card.of_type() != CardType::Flare {
                pattern(card).iter().for_each(|row| scene.draw(format!("   {row}")));
            }
            say_card(card, printed(card), &mut scene);
        } else if let Ok(task) = card.id.parse::<Task>() {
            scene.say(said_task("printed-task", task));
        } else {
            scene.say(Phrase::new(format!("card-{}", card.id)));
        }
        scene
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        heading(view, &mut scene);
        if view.turn.number > 0 || view.step == Step::Start {
            arena(view, &mut scene);
        }
        view.players.iter().for_each(|player| hand(player, &mut scene));
        tasks(view, &mut scene);
        for (place, of_side) in view.sides.iter().enumerate() {
            standing(view, place, of_side, &mut scene);
        }
        view.players.iter().for_each(|player| seat(view, player, &mut scene));
        let played = view.legends.discard.known.iter().chain(&view.flares.discard.known);
        if let Some(cards) = Phrase::list("more", played.map(|seen| name(seen.card)).collect()) {
            scene.say(Phrase::new("scene-played").phrase("cards", cards));
        }
        scene
    }

    fn prompt(view: &View, seat: Seat) -> Phrase {
        let effect = view.effect.as_ref().map_or_else(|| Phrase::new("nothing"), said_effect);
        let is_passed = view.step == Step::Hub && view.turn.controller != view.turn.seat;
        let id = if is_passed { "prompt-hub-passed".to_owned() } else { format!("prompt-{}", view.step) };
        let phrase = Phrase::new(id).seat("who", seat).seat("turn", view.turn.seat);
        phrase.phrase("effect", effect).number("actions", view.turn.actions)
    }

    fn label(view: &View, action: Action) -> Phrase {
        words::label(view, action)
    }

    fn path(view: &View, action: Action) -> Vec<Phrase> {
        words::path(view, action)
    }

    fn tell(sight: &Sight) -> Phrase {
        told(*sight)
    }

    fn numbers(view: &View) -> Vec<Numbers> {
        if view.turn.number == 0 {
            return Vec::new();
        }
        let of = |what, number: fn(&SideView) -> i32| Numbers {
            what,
            of_seats: view.players.iter().map(|player| number(&view.sides[player.side.index()])).collect(),
        };
        vec![of("score", |side| side.score.into()), of("pieces", |side| side.pieces.into())]
    }
}

fn said_effect(effect: &EffectView) -> Phrase {
    Phrase::new("named-text").phrase("card", name(effect.card)).phrase("text", words::asked_text(effect))
}

fn heading(view: &View, scene: &mut Scene) {
    if view.turn.number == 0 {
        return scene.say(Phrase::new(format!("scene-opening-{}", view.form)));
    }
    let id = if view.turn.extra { "scene-extra-turn" } else { "scene-turn" };
    let phrase = Phrase::new(id).seat("who", view.turn.seat).number("turn", view.turn.number);
    scene.say(phrase.number("actions", view.turn.actions));
    if view.turn.controller != view.turn.seat {
        scene.say(Phrase::new("scene-passed").seat("who", view.turn.controller));
    }
    if view.turn.must_summon || view.turn.enemy_counts {
        scene.say(Phrase::new("scene-enemy-counts"));
    }
    if let Some(of) = view.turn.pattern_side {
        scene.say(Phrase::new("scene-possessed").phrase("side", side(view.colour(of))));
    }
    if view.turn.empty_counts {
        scene.say(Phrase::new("scene-empty-counts"));
    }
    if let Some(stored) = view.on_merchant {
        let id = if stored.gateway { "scene-gateway-on-merchant" } else { "scene-on-merchant" };
        scene.say(Phrase::new(id).phrase("piece", piece(view.seen(stored.piece))));
    }
    if let Some(gateway) = view.gateway {
        scene.say(Phrase::new("scene-gateway").text("square", gateway.to_string()));
    }
    if let Some(end) = &view.ending {
        let phrase = Phrase::new("scene-ending").phrase("reason", Phrase::new(format!("verdict-{}", end.reason)));
        scene.say(phrase.number("turns", end.turns_left));
    }
}

/// The arena with its coordinates: common pieces as small letters, heroic ones as capitals, legendary ones with a star; red squares
/// in square brackets, green ones in round ones.
fn arena(view: &View, scene: &mut Scene) {
    scene.draw("     a   b   c   d   e   f   g   h   i");
    for row in 0..9 {
        let mut line = format!("  {} ", row + 1);
        for column in 0..9 {
            line.push_str(&Square::new(column, row).map_or("    ".to_owned(), |square| cell(view, square)));
        }
        scene.draw(line.trim_end());
    }
    scene.say(Phrase::new("scene-legend"));
}

fn cell(view: &View, square: Square) -> String {
    debug_assert!(ARENA.contains(square));
    let inner = match view.pieces.iter().find(|piece| piece.square == square) {
        None => ".".to_owned(),
        Some(piece) => {
            let small = letter(view.colour(piece.side));
            match piece.rank {
                Rank::Common => small.to_string(),
                Rank::Heroic => small.to_ascii_uppercase().to_string(),
                Rank::Legendary => format!("{}*", small.to_ascii_uppercase()),
            }
        }
    };
    let [open, close] = if RED.contains(square) {
        ['[', ']']
    } else if GREEN.contains(square) {
        ['(', ')']
    } else {
        [' ', ' ']
    };
    format!("{:<4}", format!("{open}{inner}{close}"))
}

fn standing(view: &View, place: usize, of_side: &SideView, scene: &mut Scene) {
    if view.turn.number == 0 {
        return;
    }
    let names = of_side.seats.iter().map(|&seat| Phrase::new("name").seat("who", seat)).collect();
    let names = Phrase::list("and", names).unwrap_or_else(|| Phrase::new("nothing"));
    let phrase = Phrase::new("scene-side").phrase("names", names).text("letter", letter(of_side.seats[0]).to_string());
    let phrase = phrase.number("score", of_side.score).number("pieces", of_side.pieces);
    let phrase = phrase.number("upgraded", of_side.upgraded).number("small", of_side.small);
    scene.say(phrase.number("legendary", of_side.legendary));
    let claimed = of_side.tasks.iter().map(|&task| task_name(task)).collect();
    if let Some(tasks) = Phrase::list("more", claimed) {
        scene.say(Phrase::new("scene-claimed").phrase("tasks", tasks));
    }
    if view.form == Form::Melee {
        let colours = of_side.colours.iter().enumerate().filter(|(other, _)| *other != place);
        let points = colours.map(|(other, points)| {
            let colour = letter(view.sides[other].seats[0]).to_string();
            Phrase::new("scene-colour").text("letter", colour).number("points", *points)
        });
        let points = Phrase::list("more", points.collect()).unwrap_or_else(|| Phrase::new("nothing"));
        let marks: String = of_side.improvises.iter().map(|&side| letter(view.colour(side))).collect();
        let marks = if marks.is_empty() { "–".to_owned() } else { marks };
        scene.say(Phrase::new("scene-colours").phrase("points", points).text("marks", marks));
    }
    let [common, heroic, legendary] = view.turn.tally[place];
    if common + heroic + legendary > 0 {
        let phrase = Phrase::new("scene-tally").number("common", common).number("heroic", heroic);
        scene.say(phrase.number("legendary", legendary));
    }
}

fn seat(view: &View, player: &PlayerView, scene: &mut Scene) {
    let Some(school) = player.school else {
        return scene.say(Phrase::new("scene-no-school").seat("who", player.seat));
    };
    let phrase = Phrase::new("scene-player").seat("who", player.seat).phrase("school", school_name(school));
    let phrase = phrase.text("letter", letter(view.colour(player.side)).to_string());
    let phrase = phrase.number("beings", player.beings.size).number("legends", player.legends.size);
    let phrase = phrase.number("flares", player.flare.size).phrase("deck", deck(view, player));
    scene.say(phrase.number("discard", player.discard.size));
    if let Some(card) = player.stored {
        scene.say(Phrase::new("scene-stored").phrase("card", name(card)).phrase("text", text(card)));
    }
    if let Some(card) = player.pending {
        scene.say(Phrase::new("scene-pending").phrase("card", name(card)));
    }
    if player.slowed {
        scene.say(Phrase::new("scene-slowed").seat("who", player.seat));
    }
    let played = player.discard.shown.iter().map(|&card| name(card)).collect();
    if let Some(cards) = Phrase::list("more", played).filter(|_| view.turn.number > 0) {
        scene.say(Phrase::new("scene-discard").phrase("cards", cards));
    }
}

/// TK-193, TK-203: in teams the end is triggered before the deck is empty.
fn deck(view: &View, player: &PlayerView) -> Phrase {
    let size = player.deck.size;
    let phrase = Phrase::new("scene-deck").number("deck", size);
    match view.sides.len() < view.players.len() {
        true => Phrase::new("scene-deck-teams").phrase("deck", phrase).number("left", size.saturating_sub(SIDEWAYS)),
        false => phrase,
    }
}

fn tasks(view: &View, scene: &mut Scene) {
    let Some(tasks) = &view.tasks else { return };
    for current in &tasks.current {
        scene.say(said_task(if current.fulfilled { "scene-task-fulfilled" } else { "scene-task" }, current.task));
    }
    if let Some(next) = tasks.next {
        scene.say(said_task("scene-task-next", next));
    }
}

fn said_task(id: &'static str, task: Task) -> Phrase {
    let phrase = Phrase::new(id).phrase("task", task_name(task)).number("points", task.face().points);
    phrase.phrase("text", Phrase::new(format!("text-{task}")))
}

/// A card with its rank and what is printed on it.
fn printed(card: Card) -> Phrase {
    let id = match card.of_type() {
        CardType::Flare => "printed-flare".to_owned(),
        CardType::Being | CardType::Legend => format!("printed-{}", card.rank()),
    };
    Phrase::new(id).phrase("card", name(card)).phrase("text", text(card))
}

/// What is said of a card, with the directions that it shows.
fn say_card(card: Card, said: Phrase, scene: &mut Scene) {
    scene.say(said);
    let directions = BOX.file.card.get(card.index()).map_or(&[][..], |printed| &printed.directions);
    let directions = directions.iter().map(|direction| Phrase::new(format!("direction-{direction}"))).collect();
    if let Some(directions) = Phrase::list("more", directions) {
        scene.say(Phrase::new("scene-directions").phrase("directions", directions));
    }
}

/// The cards of a hand with their patterns side by side, as far as they are seen.
fn hand(player: &PlayerView, scene: &mut Scene) {
    let cards: Vec<Card> = player.beings.shown.iter().chain(&player.legends.shown).copied().collect();
    if cards.is_empty() && player.flare.shown.is_empty() {
        return;
    }
    scene.say(Phrase::new("scene-hand").seat("who", player.seat));
    for (chunk, cards) in cards.chunks(PATTERNS_IN_A_ROW).enumerate() {
        let patterns: Vec<Vec<String>> = cards.iter().map(|&card| pattern(card)).collect();
        if chunk > 0 {
            scene.draw(String::new());
        }
        let numbers = (1..=cards.len()).map(|place| format!("{:<PATTERN_WIDTH$}", chunk * PATTERNS_IN_A_ROW + place));
        scene.draw(format!("   {}", numbers.collect::<String>().trim_end()));
        for row in 0..patterns.iter().map(Vec::len).max().unwrap_or(0) {
            let cells =
                patterns.iter().map(|rows| format!("{:<PATTERN_WIDTH$}", rows.get(row).map_or("", String::as_str)));
            scene.draw(format!("   {}", cells.collect::<String>().trim_end()));
        }
    }
    for (place, &card) in cards.iter().enumerate() {
        let said = Phrase::new("scene-card").number("place", place as i64 + 1).phrase("card", printed(card));
        say_card(card, said, scene);
    }
    for &flare in &player.flare.shown {
        scene.say(printed(flare));
    }
}

/// A pattern as the card file draws it, with room between the squares; a required summoning square as X or, for a heroic piece, H, marks as +.
fn pattern(card: Card) -> Vec<String> {
    let printed = &BOX.file.card[card.index()];
    let row = |(place, line): (usize, &String)| {
        let cell = |(column, letter): (usize, char)| {
            let mark = printed.marks.get(place).and_then(|marks| marks.chars().nth(column)).filter(|mark| *mark != '.');
            match (letter, mark) {
                ('x', _) if printed.summon_square == SummonSquare::OwnCommon => 'X',
                ('x', _) if printed.summon_square == SummonSquare::OwnHeroic => 'H',
                ('.', Some('m')) => '+',
                ('.', Some(mark)) => mark,
                (letter, _) => letter,
            }
        };
        line.chars().enumerate().map(cell).flat_map(|cell| [cell, ' ']).collect::<String>().trim_end().to_owned()
    };
    printed.pattern.iter().enumerate().map(row).collect()
}

/// What a viewer perceived, in words.
fn told(sight: Sight) -> Phrase {
    let by = |id: &'static str, seat: Seat| Phrase::new(id).seat("who", seat);
    let at = |id: &'static str, square: Square| Phrase::new(id).text("square", square.to_string());
    let hidden = |seen: &'static str, unseen: String, card: Option<Card>| match card {
        Some(card) => Phrase::new(seen).phrase("card", name(card)),
        None => Phrase::new(unseen),
    };
    match sight {
        Sight::Picks { seat } => by("told-picks", seat),
        Sight::School { seat, school } => by("told-school", seat).phrase("school", school_name(school)),
        Sight::Begins { seat } => by("told-begins", seat),
        Sight::TaskMovedUp { task } => Phrase::new("told-task-moved-up").phrase("task", task_name(task)),
        Sight::TaskUp { task } => Phrase::new("told-task-up").phrase("task", task_name(task)),
        Sight::TaskAside { task } => Phrase::new("told-task-aside").phrase("task", task_name(task)),
        Sight::TaskNext { task, known: _ } => Phrase::new("told-task-next").phrase("task", task_name(task)),
        Sight::TaskUnder { task } => Phrase::new("told-task-under").phrase("task", task_name(task)),
        Sight::Put { seat, square, piece: put } => at("told-put", square).seat("who", seat).phrase("piece", piece(put)),
        Sight::Turn { seat, actions, extra } => {
            by(if extra { "told-extra-turn-begins" } else { "told-turn" }, seat).number("actions", actions)
        }
        Sight::Placed { seat, square, piece: placed } => {
            at("told-placed", square).seat("who", seat).phrase("piece", words::short_piece(placed))
        }
        Sight::Lifted { seat, square, piece: lifted } => {
            at("told-lifted", square).seat("who", seat).phrase("piece", piece(lifted))
        }
        Sight::Summoned { seat, card, square, way: _ } => {
            at("told-summoned", square).seat("who", seat).phrase("card", name(card))
        }
        Sight::Improvised { seat, side: of } => by("told-improvised", seat).phrase("side", side(of)),
        Sight::Moved { seat, from, to, leap } => {
            let phrase = by(if leap { "told-leapt" } else { "told-moved" }, seat);
            phrase.text("from", from.to_string()).text("to", to.to_string())
        }
        Sight::Destroyed { square, piece: destroyed } => at("told-destroyed", square).phrase("piece", piece(destroyed)),
        Sight::Removed { side: of } => Phrase::new("told-removed").phrase("side", side(of)),
        Sight::Upgraded { square, piece: now } => at("told-upgraded", square).phrase("piece", piece(now)),
        Sight::Downgraded { square, piece: now } => at("told-downgraded", square).phrase("piece", piece(now)),
        Sight::Converted { square, piece: now } => at("told-converted", square).phrase("piece", piece(now)),
        Sight::Named { seat, square } => at("told-named", square).seat("who", seat),
        Sight::Aimed { seat, direction } => {
            by("told-aimed", seat).phrase("direction", Phrase::new(format!("direction-{direction}")))
        }
        Sight::Chose { seat, card, later, alternative } => {
            let choice = words::alternative(card, later, alternative);
            by("told-chose", seat).phrase("card", name(card)).phrase("choice", choice)
        }
        Sight::Gained { seat, actions } => by("told-gained", seat).number("actions", actions),
        Sight::Impossible { card } => Phrase::new("told-impossible").phrase("card", name(card)),
        Sight::Swapped { one, other } => {
            Phrase::new("told-swapped").text("one", one.to_string()).text("other", other.to_string())
        }
        Sight::Warped { seat, card } => by("told-warped", seat).phrase("card", name(card)),
        Sight::DiscardedPending { seat, card } => by("told-discarded-pending", seat).phrase("card", name(card)),
        Sight::TookPendingBack { seat, card } => by("told-took-pending-back", seat).phrase("card", name(card)),
        Sight::Copied { seat, card } => by("told-copied", seat).phrase("card", name(card)),
        Sight::PutOnMerchant { square, piece: stored } => {
            at("told-put-on-merchant", square).phrase("piece", piece(stored))
        }
        Sight::TwinShown { seat, card } => by("told-twin-shown", seat).phrase("card", name(card)),
        Sight::CountsOnceMore { seat } => by("told-counts-once-more", seat),
        Sight::EmptyCounts { seat } => by("told-empty-counts", seat),
        Sight::GatewayLost { square } => at("told-gateway-lost", square),
        Sight::Wasted { seat } => by("told-wasted", seat),
        Sight::Gateway { square } => at("told-gateway", square),
        Sight::Possessed { seat, side: of } => by("told-possessed", seat).phrase("side", side(of)),
        Sight::WentUnder { seat, card } => by("told-went-under", seat).phrase("card", name(card)),
        Sight::ExtraCard { seat, kind } => {
            by("told-extra-card", seat).phrase("kind", Phrase::new(format!("extra-{kind}")))
        }
        Sight::ExtraTurn { seat } => by("told-extra-turn", seat),
        Sight::EnemyCounts { seat } => by("told-enemy-counts", seat),
        Sight::Slowed { seat } => by("told-slowed", seat),
        Sight::Fetched { seat, card } => by("told-fetched", seat).phrase("card", name(card)),
        Sight::Stored { seat, card } => by("told-stored", seat).phrase("card", name(card)),
        Sight::Unused { seat, card } => by("told-unused", seat).phrase("card", name(card)),
        Sight::Thawed { seat, card } => by("told-thawed", seat).phrase("card", name(card)),
        Sight::Flare { seat, card, against } => {
            by("told-flare", seat).phrase("card", name(card)).phrase("side", side(against))
        }
        Sight::Points { side: whose, colour, points } => {
            let phrase = Phrase::new(if colour.is_some() { "told-points-in" } else { "told-points" });
            let phrase = phrase.phrase("side", side(whose)).number("points", points);
            match colour {
                Some(colour) => phrase.phrase("colour", side(colour)),
                None => phrase,
            }
        }
        Sight::Claimed { seat, task } => by("told-claimed", seat).phrase("task", task_name(task)),
        Sight::Reshuffled { kind } => Phrase::new(format!("told-reshuffled-{kind}")),
        Sight::Ends { reason } => Phrase::new("told-ends").phrase("reason", Phrase::new(format!("verdict-{reason}"))),
        Sight::Passed { seat, to } => by("told-passed", seat).seat("to", to),
        Sight::Drew { seat, kind, card } => hidden("told-drew", format!("told-drew-{kind}"), card).seat("who", seat),
        Sight::Discarded { seat, kind, card } => {
            hidden("told-discarded", format!("told-discarded-{kind}"), card).seat("who", seat)
        }
        Sight::Returned { seat, kind, card } => {
            hidden("told-returned", format!("told-returned-{kind}"), card).seat("who", seat)
        }
        Sight::TookBack { seat, card } => {
            hidden("told-took-back", "told-took-back-a-card".to_owned(), card).seat("who", seat)
        }
        Sight::Handed { from, to, card } => {
            hidden("told-handed", "told-handed-a-legend".to_owned(), card).seat("who", from).seat("to", to)
        }
    }
}
