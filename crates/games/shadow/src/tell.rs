//! How the game speaks.

use kernel::{CardFile, Numbers, Phrase, Scene, Seat, Tell, Texts};

use crate::ShadowPlanet;
use crate::action::Action;
use crate::cards::{BOX, Character, Gauge, Goal, Location, Team};
use crate::event::Sight;
use crate::file::card_file;
use crate::told::told;
use crate::view::{CharacterView, GaugeView, LastRoundView, LocationView, PlayerView, Step, View};
use crate::words::{self, cards, character, goal, in_order, list, location, place, section, short, vehicle};

impl Tell for ShadowPlanet {
    type Preview = ();

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn cards() -> Option<CardFile> {
        Some(card_file())
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        scene.say(match view.round {
            0 => Phrase::new("scene-before"),
            round => Phrase::new("scene-round").number("round", round).seat("protagonist", view.protagonist),
        });
        view.gauges.iter().for_each(|gauge| scene.say(gauge_line(gauge)));
        if let Some(last) = &view.last_round {
            scene.say(last_round(last));
        }
        if let Some(end) = &view.ending {
            ending(view, end, &mut scene);
        }
        turn(view, &mut scene);
        own(view, &mut scene);
        view.locations.iter().for_each(|at| location_lines(view, at, &mut scene));
        view.characters.iter().for_each(|of| character_lines(view, of, &mut scene));
        view.players.iter().for_each(|player| player_line(player, &mut scene));
        scene.say(Phrase::new("scene-fewest"));
        piles(view, &mut scene);
        scene.say(Phrase::new("scene-letters"));
        scene
    }

    fn prompt(view: &View, seat: Seat) -> Phrase {
        let question = &view.question;
        let id = match (question.purpose, question.of, view.paying) {
            (_, _, Some(_)) => "prompt-reveal".to_owned(),
            ("", Some(of), _) => format!("prompt-play-{of}"),
            ("", None, _) => format!("prompt-{}", view.step),
            (purpose, ..) => format!("prompt-{}-{purpose}", view.step),
        };
        let mut phrase = Phrase::new(id).seat("who", seat).number("number", question.number.unwrap_or_default());
        if let Some(deck) = question.deck {
            phrase = phrase.phrase("deck", location(deck));
        }
        if let Some(of) = question.character {
            phrase = phrase.phrase("character", character(of));
        }
        if let Some(card) = question.card {
            phrase = phrase.phrase("card", words::name(card));
        }
        if let Some((with, to)) = question.drive {
            phrase = phrase.phrase("vehicle", vehicle(with)).phrase("to", location(to));
        }
        if let Some(inside) = view.turn.as_ref().and_then(|turn| view.characters[turn.character.index()].section) {
            phrase = phrase.phrase("section", section(inside));
        }
        if let Some(effect) = view.paying.or(question.effect) {
            phrase = phrase.phrase("cost", words::cost(effect)).phrase("text", words::section_text(effect));
        }
        phrase
    }

    fn label(view: &View, action: Action) -> Phrase {
        words::label(view, action)
    }

    fn path(_view: &View, action: Action) -> Vec<Phrase> {
        words::path(action)
    }

    fn tell(sight: &Sight) -> Phrase {
        told(sight)
    }

    fn numbers(view: &View) -> Vec<Numbers> {
        if view.round == 0 {
            return Vec::new();
        }
        let markers = view.players.iter().map(|player| player.sheet.iter().map(|&count| i32::from(count)).sum());
        vec![Numbers { what: "markers", of_seats: markers.collect() }]
    }
}

/// A gauge as a bar: what is left until it ends the game.
fn gauge_line(of: &GaugeView) -> Phrase {
    let bar: String = (0..of.most).map(|place| if place < of.now { '#' } else { '.' }).collect();
    Phrase::new(format!("scene-gauge-{}", of.gauge)).text("bar", bar).number("now", of.now).number("end", of.end)
}

/// What the last round brought: where the gauges moved, and what was revealed.
fn last_round(last: &LastRoundView) -> Phrase {
    let turned = |gauge: Gauge| {
        let (from, to) = (last.before[gauge as usize], last.after[gauge as usize]);
        let id = if from == to { "scene-unturned" } else { "scene-turned" };
        Phrase::new(id).phrase("gauge", words::gauge(gauge)).number("from", from).number("to", to)
    };
    let phrase = Phrase::new("scene-last-round").phrase("threat", turned(Gauge::Threat));
    let phrase = phrase.phrase("repair", turned(Gauge::Repair)).phrase("countdown", turned(Gauge::Countdown));
    phrase.phrase("cards", in_order(&last.revealed)).number("count", last.revealed.len() as i64)
}

fn turn(view: &View, scene: &mut Scene) {
    if view.step == Step::Whisper {
        scene.say(Phrase::new("scene-whispers"));
    }
    if view.step == Step::Draft {
        let waiting = view.players.iter().filter(|player| !player.has_chosen).map(|player| player.seat);
        let names = list(waiting.map(|seat| Phrase::new("name").seat("who", seat)));
        scene.say(Phrase::new("scene-draft").phrase("players", names));
    }
    let Some(turn) = &view.turn else { return };
    let [moves, search, acquire] = turn.values;
    let phrase = Phrase::new("scene-turn").seat("who", turn.seat).phrase("character", character(turn.character));
    scene.say(phrase.number("move", moves).number("search", search).number("acquire", acquire));
    if let Some((with, to)) = turn.drive {
        scene.say(Phrase::new("scene-drive").phrase("vehicle", vehicle(with)).phrase("to", location(to)));
    }
    for bonus in &view.bonuses {
        let phrase = Phrase::new("scene-bonus").phrase("character", character(bonus.source));
        scene.say(phrase.phrase("type", words::of_type(bonus.of)).text("by", format!("{:+}", bonus.by)));
    }
}

fn location_lines(view: &View, at: &LocationView, scene: &mut Scene) {
    let here = view.characters.iter().filter(|of| of.location == at.location);
    let pawns = here.map(|of| match of.section {
        Some(inside) => {
            Phrase::new("pawn-inside").phrase("character", character(of.character)).phrase("section", section(inside))
        }
        None => character(of.character),
    });
    let pawns = Phrase::list("more", pawns.collect()).unwrap_or_else(|| Phrase::new("nobody"));
    let phrase = Phrase::new("scene-location").phrase("location", location(at.location)).phrase("pawns", pawns);
    scene.say(phrase.number("deck", at.deck.size).number("top", at.top));
    let ways = Location::ALL.into_iter().filter(|&to| to != at.location).filter_map(|to| {
        let cost = BOX.on_foot[at.location.index()][to.index()]?;
        Some(Phrase::new("way").phrase("location", location(to)).number("cost", cost))
    });
    scene.say(Phrase::new("scene-ways").phrase("ways", list(ways)));
    if !at.deck.known.is_empty() {
        let places = list(at.deck.known.iter().map(|seen| {
            Phrase::new("at-depth").number("place", i64::from(seen.depth) + 1).phrase("card", words::name(seen.card))
        }));
        scene.say(Phrase::new("scene-known-places").phrase("cards", places));
    }
    if !at.in_top.is_empty() {
        scene.say(Phrase::new("scene-known-top").phrase("cards", cards(at.in_top)));
    }
    if !at.vehicles.is_empty() {
        let names = list(at.vehicles.iter().map(|&each| vehicle(each)));
        scene.say(Phrase::new("scene-vehicles").phrase("vehicles", names));
    }
    for inside in &at.sections {
        let marks: Vec<&str> = inside.marks.iter().map(short).collect();
        let phrase = Phrase::new("scene-section").phrase("section", section(inside.section));
        scene
            .say(phrase.number("cost", inside.cost).text("marks", marks.join(" ")).number("count", marks.len() as i64));
        for effect in inside.uses.iter().map(|each| each.effect) {
            let phrase = Phrase::new("scene-use").phrase("cost", words::cost(effect));
            scene.say(phrase.phrase("text", words::section_text(effect)));
        }
    }
}

fn character_lines(view: &View, of: &CharacterView, scene: &mut Scene) {
    // Before the draft is over, and at the end, there is nobody to name.
    let is_undecided = view.characters.iter().all(|each| each.seat.is_none());
    let id = match of.seat {
        Some(_) => "scene-controlled",
        None if is_undecided => "scene-undecided",
        None => "scene-uncontrolled",
    };
    let mut phrase = Phrase::new(id).phrase("character", character(of.character)).number("hand", of.hand);
    phrase = phrase.number("order", of.character.index() as i64 + 1).phrase("at", place(of.location, of.section));
    if let Some(seat) = of.seat {
        phrase = phrase.seat("who", seat);
    }
    scene.say(phrase);
    if of.negated {
        scene.say(Phrase::new("scene-negated"));
    }
    if !of.played.is_empty() {
        scene.say(Phrase::new("scene-played").phrase("cards", cards(of.played)));
    }
    let is_own = of.seat.is_some_and(|seat| view.own.contains(&seat));
    if !of.known.is_empty() && !is_own {
        scene.say(Phrase::new("scene-known").phrase("cards", cards(of.known)));
    }
}

fn player_line(player: &PlayerView, scene: &mut Scene) {
    let fewest = player.sheet.iter().min().copied().unwrap_or_default();
    let marks = Character::COLOURS
        .into_iter()
        .zip(player.sheet)
        .map(|(of, count)| format!("{} {count}{}", short(of), if count == fewest { "*" } else { "" }));
    let phrase = Phrase::new("scene-player").seat("who", player.seat);
    scene.say(phrase.text("markers", marks.collect::<Vec<_>>().join("  ")));
}

fn piles(view: &View, scene: &mut Scene) {
    let phrase = Phrase::new("scene-piles").number("whispers", view.whispers.size).number("temple", view.temple.size);
    scene.say(phrase.number("removed", view.removed));
    let known = [
        ("scene-in-whispers", view.whispers.known),
        ("scene-in-temple", view.in_temple),
        ("scene-discards", view.discard),
    ];
    for (id, pile) in known.into_iter().filter(|(_, pile)| !pile.is_empty()) {
        scene.say(Phrase::new(id).phrase("cards", cards(pile)));
    }
    if !view.revealed.is_empty() {
        scene.say(Phrase::new("scene-revealed").phrase("cards", in_order(&view.revealed)));
    }
}

/// What the viewer alone has: Goal, hand, and what it is choosing.
fn own(view: &View, scene: &mut Scene) {
    for player in view.players.iter().filter(|player| view.own.contains(&player.seat)) {
        if let (Some(own), None) = (player.goal, &view.ending) {
            let text = Phrase::new(format!("text-goal-{own}"));
            scene
                .say(Phrase::new("scene-goal").seat("who", player.seat).phrase("goal", goal(own)).phrase("text", text));
        }
        if let Some(kept) = player.kept {
            scene.say(Phrase::new("scene-kept").phrase("character", character(kept)));
        }
        if let Some(card) = player.chosen {
            scene.say(Phrase::new("scene-chosen").phrase("card", words::name(card)));
        }
    }
    for of in view.characters.iter().filter(|of| of.seat.is_some_and(|seat| view.own.contains(&seat))) {
        scene.say(
            Phrase::new("scene-hand").phrase("character", character(of.character)).phrase("cards", cards(of.known)),
        );
    }
    if !view.looked_at.is_empty() {
        scene.say(Phrase::new("scene-looked-at").phrase("cards", cards(view.looked_at)));
    }
    if !view.named.is_empty() {
        scene.say(Phrase::new("scene-named").phrase("cards", in_order(&view.named)));
    }
}

/// The story of the end: Goals and identities in the order of SHP-146, and the comparisons that were made.
fn ending(view: &View, end: &crate::view::EndView, scene: &mut Scene) {
    scene.say(Phrase::new(format!("told-ends-{}", end.cause)));
    scene.say(Phrase::new("scene-identities"));
    for own in Goal::ALL {
        let Some(player) = view.players.iter().find(|player| player.goal == Some(own)) else { continue };
        let phrase = Phrase::new(if player.identity.is_some() { "scene-was" } else { "scene-had-goal" });
        let who = player.identity.map_or_else(words::nothing, character);
        scene.say(phrase.seat("who", player.seat).phrase("goal", goal(own)).phrase("character", who));
    }
    let (Some(winner), Some(repair), Some(attack), Some((acquire, against))) =
        (end.winner, end.repair, end.attack, end.alien)
    else {
        return;
    };
    for of in view.characters.iter().filter_map(|of| Some((of.character, of.team?))) {
        scene.say(Phrase::new("scene-counts").phrase("character", character(of.0)).phrase("team", words::team(of.1)));
    }
    if end.cause == Gauge::Countdown {
        scene.say(
            Phrase::new("scene-repairs")
                .number("cards", repair)
                .number("needed", view.gauges[Gauge::Repair as usize].now),
        );
    }
    if winner != Team::Guardian {
        let threat = view.gauges[Gauge::Threat as usize].now;
        let phrase = Phrase::new("scene-fight").number("acquire", acquire).number("against", against);
        scene.say(phrase.number("attack", attack).number("threat", threat));
    }
    scene.say(Phrase::new(format!("told-won-{winner}")));
}
