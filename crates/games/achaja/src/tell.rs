//! How the game speaks.

use kernel::{CardFile, Numbers, Phrase, Scene, Seat, Tell, Texts};

use crate::Achaja;
use crate::action::Action;
use crate::cards::Cousin;
use crate::event::{Pick, Sight};
use crate::file::card_file;
use crate::state::Phase;
use crate::told::told;
use crate::view::{CharacterView, LocationView, OfferView, PlayView, PlayerView, Step, View};
use crate::words::{
    self, amounts, card, cards, character, colour, dice, event, list, location, name, picks, side_text,
};

impl Tell for Achaja {
    type Preview = ();

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn cards() -> Option<CardFile> {
        Some(card_file())
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        scene.say(Phrase::new(format!("scene-phase-{}", view.phase)).number("turn", view.turn));
        if let Some(marker) = view.marker {
            let phrase = Phrase::new("scene-marker").seat("who", marker);
            scene.say(phrase.number("events", if view.phase == Phase::Intrigue { view.events_left } else { 0 }));
        }
        if view.step == Step::Over {
            ending(view, &mut scene);
        }
        view.plays.iter().for_each(|play| scene.say(play_line(play)));
        view.offers.iter().for_each(|offer| scene.say(offer_line(offer)));
        question(view, &mut scene);
        own(view, &mut scene);
        view.locations.iter().zip(1..).for_each(|(at, number)| location_lines(view, at, number, &mut scene));
        if view.step != Step::Over {
            view.row.iter().for_each(|hired| scene.say(character_line(hired)));
        }
        view.players.iter().for_each(|player| player_lines(view, player, &mut scene));
        piles(view, &mut scene);
        scene
    }

    fn prompt(view: &View, seat: Seat) -> Phrase {
        prompt(view, seat)
    }

    fn label(view: &View, action: Action) -> Phrase {
        words::label(view, action)
    }

    fn path(view: &View, action: Action) -> Vec<Phrase> {
        words::path(view, action)
    }

    fn tell(sight: &Sight) -> Phrase {
        told(sight)
    }

    fn numbers(view: &View) -> Vec<Numbers> {
        if view.phase == Phase::Setup {
            return Vec::new();
        }
        let power = |player: &PlayerView| {
            let end = view.ending.iter().find(|end| end.seat == player.seat);
            end.map_or(i32::from(player.power), |end| end.total as i32)
        };
        vec![Numbers { what: "power", of_seats: view.players.iter().map(power).collect() }]
    }
}

/// What the asked player has to decide, or what is chosen next.
fn prompt(view: &View, seat: Seat) -> Phrase {
    let question = &view.question;
    let id = match view.draft.first() {
        Some(Pick(Action::Play(..) | Action::Use(_))) => "prompt-building".to_owned(),
        _ => match view.step {
            Step::Window if question.seat == Some(seat) => "prompt-window-target".to_owned(),
            Step::Choose if question.rider.is_some() => "prompt-rider".to_owned(),
            Step::Place | Step::Forced | Step::MoveOn if view.draft.is_empty() => format!("prompt-{}", view.step),
            Step::Place | Step::Forced | Step::MoveOn => "prompt-to".to_owned(),
            step => format!("prompt-{step}"),
        },
    };
    let mut phrase = Phrase::new(id).seat("who", seat).number("number", question.number.unwrap_or(0));
    if let Some(other) = question.seat {
        phrase = phrase.seat("other", other);
    }
    if let Some(of) = question.location {
        phrase = phrase.phrase("location", location(of)).phrase("text", words::location_text(of));
    }
    let (what, text) = match (view.draft.first(), view.plays.last()) {
        (Some(&Pick(Action::Play(of, side))), _) => (Some(card(of)), Some(side_text(of, side))),
        (Some(&Pick(Action::Use(of))), _) => (Some(character(of)), Some(words::character_text(of))),
        (_, Some(play)) if view.step == Step::Window => {
            phrase = phrase.seat("actor", play.seat).phrase("why", why_asked(view, seat));
            (Some(card(play.card)), Some(words::chosen_text(play.card, play.side, &play.picks)))
        }
        _ => {
            let rider = question.rider.map(|of| (card(of), Phrase::new(format!("text-{of}-defence"))));
            let used = question.character.map(|of| (character(of), words::character_text(of)));
            let applied = question.event.map(|of| (event(of), words::event_text(of)));
            rider.or(used).or(applied).map_or((None, None), |(what, text)| (Some(what), Some(text)))
        }
    };
    if let (Some(what), Some(text)) = (what, text) {
        phrase = phrase.phrase("what", what).phrase("text", text);
    }
    phrase
}

/// ACH-211: why somebody is asked in a window, as everybody can see it.
fn why_asked(view: &View, seat: Seat) -> Phrase {
    let player = &view.players[seat.index()];
    let is_target = view.question.seat == Some(seat);
    Phrase::new(match player.cousins {
        [_, palace] if palace > 0 => "why-palace",
        [street, _] if street > 0 && is_target => "why-street",
        _ => "why-cards",
    })
}

fn play_line(play: &PlayView) -> Phrase {
    let id = if play.target.is_some() { "scene-play-on" } else { "scene-play" };
    let phrase = Phrase::new(id).seat("who", play.seat).phrase("card", card(play.card));
    let phrase = phrase.phrase("text", words::chosen_text(play.card, play.side, &play.picks));
    match play.target {
        Some(target) => phrase.seat("to", target),
        None => phrase,
    }
}

fn offer_line(offer: &OfferView) -> Phrase {
    let of = |id: &'static str| Phrase::new(id).seat("who", offer.seat).seat("to", offer.to);
    match &offer.terms {
        Some(terms) => of("scene-offer-terms").phrase("terms", words::deals::terms(terms)),
        None => of("scene-offer"),
    }
}

/// What is chosen in secret by several, and what is resolved.
fn question(view: &View, scene: &mut Scene) {
    if !view.question.missing.is_empty() {
        let names = list(view.question.missing.iter().map(|&seat| name(seat)));
        scene.say(Phrase::new("scene-choosing").phrase("players", names));
    }
    if !view.queue.is_empty() {
        let queue = list(view.queue.iter().map(|&of| colour(of)));
        scene.say(Phrase::new("scene-queue").phrase("colours", queue));
    }
}

/// What the viewer alone has.
fn own(view: &View, scene: &mut Scene) {
    for player in view.players.iter().filter(|player| view.own.contains(&player.seat)) {
        if view.step == Step::Over {
            continue;
        }
        let phrase = Phrase::new("scene-hand").seat("who", player.seat);
        scene.say(phrase.phrase("cards", cards(&player.hand.shown)).number("gold", player.gold.unwrap_or(0)));
        if let (Some(held), true) = (player.event, player.holds_event) {
            let phrase = Phrase::new("scene-own-event").seat("who", player.seat).phrase("event", event(held));
            scene.say(phrase.phrase("text", words::event_text(held)));
        }
    }
    if !view.looked_at.is_empty() {
        scene.say(Phrase::new("scene-looked-at").phrase("cards", cards(&view.looked_at)));
    }
    if !view.to_sell.is_empty() {
        scene.say(Phrase::new("scene-to-sell").phrase("cards", cards(&view.to_sell)));
    }
    let chosen = picks(&view.draft);
    if chosen != words::nothing() {
        scene.say(Phrase::new("scene-chosen").phrase("picks", chosen));
    }
    if let Some(deal) = &view.deal {
        scene.say(match &deal.terms {
            Some(terms) => Phrase::new("scene-deal").seat("to", deal.other).phrase("terms", words::deals::terms(terms)),
            None => Phrase::new("scene-reply").seat("to", deal.other).phrase("cards", cards(&deal.cards)),
        });
    }
    for &(of, values) in &view.fates {
        let shown: Vec<String> = values.iter().map(ToString::to_string).collect();
        scene.say(Phrase::new("scene-fate").phrase("colour", colour(of)).text("values", shown.join(" ")));
    }
    if view.answered {
        scene.say(Phrase::new("scene-answered"));
    }
}

fn player_lines(view: &View, player: &PlayerView, scene: &mut Scene) {
    let id = match player.gold {
        Some(_) if view.step == Step::Over || !view.own.contains(&player.seat) => "scene-player-open",
        _ => "scene-player",
    };
    let [street, palace] = Cousin::ALL.map(|kind| player.cousins[kind as usize]);
    let colours = list(player.colours.iter().map(|&of| colour(of)));
    let phrase = Phrase::new(id).seat("who", player.seat).phrase("colours", colours);
    let phrase = phrase.number("power", player.power).number("cards", player.hand.size);
    let phrase = phrase.number("street", street).number("palace", palace).number("gold", player.gold.unwrap_or(0));
    scene.say(phrase);
    let left = amounts(player.colours.iter().copied().zip(player.tokens.iter().copied()));
    scene.say(match player.reserve.is_empty() {
        true => Phrase::new("scene-tokens-left").phrase("tokens", left),
        false => Phrase::new("scene-reserve").phrase("dice", dice(&player.reserve)).phrase("tokens", left),
    });
    if !player.hand.shown.is_empty() && !view.own.contains(&player.seat) {
        scene.say(Phrase::new("scene-known").phrase("cards", cards(&player.hand.shown)));
    }
    if let Some(place) = player.passed {
        scene.say(Phrase::new("scene-passed").number("place", place));
    }
}

fn location_lines(view: &View, at: &LocationView, number: i64, scene: &mut Scene) {
    let text = words::location_text(at.location);
    if at.is_open {
        let phrase = Phrase::new("scene-location").number("number", number).phrase("location", location(at.location));
        let phrase = phrase.number("count", at.dice.len() as i64).number("limit", at.limit).number("raised", at.raised);
        scene.say(phrase.phrase("dice", dice(&at.dice)).phrase("text", text));
    } else {
        let phrase = Phrase::new("scene-closed").number("number", number).phrase("location", location(at.location));
        scene.say(phrase.number("turn", at.opens).phrase("text", text));
    }
    if view.resolving == Some(at.location) {
        scene.say(Phrase::new("scene-resolving"));
    }
    // Dice of one colour lead by themselves.
    if at.sums.len() > 1 {
        let highest = at.sums.iter().map(|&(_, sum)| sum).max();
        let mut leaders = at.sums.iter().filter(|&&(_, sum)| Some(sum) == highest);
        match (leaders.next(), leaders.next()) {
            (Some(&(of, sum)), None) => {
                scene.say(Phrase::new("scene-leads").phrase("colour", colour(of)).number("sum", sum));
            }
            (Some(&(_, sum)), Some(_)) => scene.say(Phrase::new("scene-tied").number("sum", sum)),
            (None, _) => {}
        }
    }
    if !at.tokens.is_empty() {
        scene.say(Phrase::new("scene-tokens").phrase("tokens", amounts(at.tokens.iter().copied())));
    }
    for (is_marked, id) in [(at.curfew, "scene-curfew"), (at.barred, "scene-barred"), (at.crowned, "scene-crowned")] {
        if is_marked {
            scene.say(Phrase::new(id));
        }
    }
    if let Some(judge) = at.judge {
        scene.say(Phrase::new("scene-judged").seat("who", judge));
    }
}

fn character_line(hired: &CharacterView) -> Phrase {
    let phrase = Phrase::new("scene-character").phrase("character", character(hired.character));
    let phrase = phrase.number("gold", hired.price).number("usage", hired.usage);
    phrase.phrase("text", words::character_text(hired.character))
}

fn piles(view: &View, scene: &mut Scene) {
    let top_first: Vec<_> = view.discard.iter().rev().copied().collect();
    let phrase =
        Phrase::new("scene-piles").number("deck", view.deck.size).number("discards", view.discard.len() as i64);
    scene.say(phrase.phrase("cards", cards(&top_first)));
    if !view.deck.known.is_empty() {
        let known: Vec<_> = view.deck.known.iter().map(|seen| seen.card).collect();
        scene.say(Phrase::new("scene-deck-known").phrase("cards", cards(&known)));
    }
    if view.cards_count {
        scene.say(Phrase::new("scene-cards-count"));
    }
}

/// ACH-150 to ACH-155, step by step.
fn ending(view: &View, scene: &mut Scene) {
    for end in &view.ending {
        let phrase = Phrase::new("scene-end").seat("who", end.seat).number("total", end.total);
        let power = view.players[end.seat.index()].power;
        let phrase = phrase.number("power", power).number("special", end.special).number("wealth", end.wealth);
        scene.say(phrase.number("bought", end.for_wealth).number("rest", end.rest));
    }
}
