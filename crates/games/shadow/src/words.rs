//! Cards, places and answers in words.

use kernel::Phrase;

use crate::action::Action;
use crate::cards::{Card, Character, Gauge, Goal, Location, Section, SectionUse, Team, Type, Vehicle};
use crate::file::Origin;
use crate::pile::Shown;
use crate::question::TurnOption;
use crate::view::View;

/// The letters of the types, the same in every language.
const LETTERS: [char; 5] = ['M', 'S', 'A', 'R', 'X'];

/// The name of a card with its type, its value, and whose Equipment or which pile it comes from: all of that is printed on it.
pub(crate) fn name(card: Card) -> Phrase {
    let face = card.face();
    let value = face.value.map(|value| value.to_string()).unwrap_or_default();
    let mark = format!("{}{value}", LETTERS[face.of_type.index()]);
    let mark = match face.origin {
        Origin::Character(character) => format!("{mark} {}", short(character)),
        Origin::Location(location) => format!("{mark} {}", ["Me", "ER", "Hi", "Ca"][location.index()]),
        Origin::Whispers => mark,
    };
    Phrase::new("face").phrase("name", Phrase::new(format!("card-{card}"))).text("mark", mark)
}

/// What is printed on a card, if anything.
pub(crate) fn text(card: Card) -> Option<Phrase> {
    card.face().has_text.then(|| Phrase::new(format!("text-{card}")))
}

/// Two letters for a Character, the same in every language.
pub(crate) fn short(character: Character) -> &'static str {
    ["Je", "Ni", "Jo", "Ra", "Re", "Ro"][character.index()]
}

pub(crate) fn character(character: Character) -> Phrase {
    Phrase::new(format!("card-character-{character}"))
}

/// What a controlled Character can do.
fn ability(of: Character) -> Phrase {
    Phrase::new(format!("text-character-{of}-controlled"))
}

/// The colour of a Character's Markers.
pub(crate) fn colour(character: Character) -> Phrase {
    let name = Phrase::new(format!("text-character-{character}-colour"));
    Phrase::new("colour").phrase("colour", name).text("of", short(character))
}

pub(crate) fn location(location: Location) -> Phrase {
    Phrase::new(format!("card-location-{location}"))
}

pub(crate) fn section(section: Section) -> Phrase {
    Phrase::new(format!("card-section-{section}"))
}

/// What an effect of a Section does.
pub(crate) fn section_text(effect: SectionUse) -> Phrase {
    Phrase::new(format!("text-section-{}-{effect}", effect.face().section))
}

pub(crate) fn vehicle(vehicle: Vehicle) -> Phrase {
    Phrase::new(format!("card-vehicle-{vehicle}"))
}

pub(crate) fn goal(goal: Goal) -> Phrase {
    Phrase::new(format!("card-goal-{goal}"))
}

pub(crate) fn gauge(gauge: Gauge) -> Phrase {
    Phrase::new(format!("card-gauge-{gauge}"))
}

pub(crate) fn of_type(of: Type) -> Phrase {
    Phrase::new(format!("type-{of}"))
}

pub(crate) fn team(team: Team) -> Phrase {
    Phrase::new(format!("team-{team}"))
}

pub(crate) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

pub(crate) fn list(items: impl IntoIterator<Item = Phrase>) -> Phrase {
    Phrase::list("more", items.into_iter().collect()).unwrap_or_else(nothing)
}

/// Cards without an order: equal ones once, with how many there are.
pub(crate) fn cards(pile: Shown) -> Phrase {
    list(pile.kinds().map(|card| match pile.count(card) {
        1 => name(card),
        count => Phrase::new("several").phrase("card", name(card)).number("count", count),
    }))
}

pub(crate) fn in_order(cards: &[Card]) -> Phrase {
    list(cards.iter().map(|&card| name(card)))
}

/// A place: a Location, or a Section in it.
pub(crate) fn place(to: Location, inside: Option<Section>) -> Phrase {
    match inside {
        Some(inside) => Phrase::new("place").phrase("location", location(to)).phrase("section", section(inside)),
        None => location(to),
    }
}

/// What an offered action does.
pub(crate) fn label(view: &View, action: Action) -> Phrase {
    match action {
        Action::Draft(kept) => {
            Phrase::new("do-draft").phrase("character", character(kept)).phrase("text", ability(kept))
        }
        Action::On(target) => {
            let phrase = Phrase::new(format!("do-on-{}", view.question.purpose));
            let phrase = phrase.phrase("character", character(target)).phrase("text", ability(target));
            match view.characters[target.index()].seat {
                Some(seat) => phrase.seat("who", seat),
                None => phrase,
            }
        }
        Action::Mark(to, of) => Phrase::new("do-mark").seat("to", to).phrase("colour", colour(of)),
        Action::Marks(to, first, second) => {
            Phrase::new("do-marks").seat("to", to).phrase("first", colour(first)).phrase("second", colour(second))
        }
        Action::Play(card) => match text(card) {
            Some(text) => Phrase::new("do-play-text").phrase("card", name(card)).phrase("text", text),
            None => Phrase::new("do-play").phrase("card", name(card)),
        },
        Action::Drive(with, to) => Phrase::new("do-drive").phrase("vehicle", vehicle(with)).phrase("to", location(to)),
        Action::Done => done(view),
        Action::Decline => Phrase::new("do-decline"),
        Action::Go(to) => Phrase::new("do-go").phrase("to", location(to)),
        Action::Stay => Phrase::new("do-stay"),
        Action::Ride => Phrase::new("do-ride"),
        Action::Walk(to, inside) => Phrase::new("do-walk").phrase("to", place(to, inside)),
        Action::Top(card) => {
            Phrase::new("do-top").phrase("card", name(card)).number("place", view.named.len() as i64 + 1)
        }
        Action::Under(card) => Phrase::new("do-under").phrase("card", name(card)),
        Action::Draw(count) => Phrase::new("do-draw").number("count", count),
        Action::Use(effect) => Phrase::new("do-use").phrase("text", section_text(effect)).phrase("cost", cost(effect)),
        Action::Reveal(card) => {
            let all: u8 = view.paying.map(|effect| effect.face().cost.iter().sum()).unwrap_or_default();
            let phrase = Phrase::new("do-reveal").phrase("card", name(card)).number("count", all);
            phrase.number("place", view.named.len() as i64 + 1)
        }
        Action::Deck(deck) => Phrase::new(format!("do-deck-{}", view.question.purpose)).phrase("deck", location(deck)),
        Action::Keep => Phrase::new("do-keep").phrase("card", cards(view.looked_at)),
        Action::Discard if view.looked_at.is_empty() => Phrase::new("do-discard-top"),
        Action::Discard => Phrase::new("do-discard").phrase("card", cards(view.looked_at)),
        Action::Bottom => Phrase::new("do-bottom").phrase("card", cards(view.looked_at)),
        Action::Colour(of) => Phrase::new(format!("do-colour-{}", view.question.purpose)).phrase("colour", colour(of)),
        Action::Exchange(own, other) => {
            Phrase::new("do-exchange").phrase("own", colour(own)).phrase("other", colour(other))
        }
        Action::Give(card) => {
            let id = if view.question.purpose == "discard" { "do-give-up" } else { "do-give" };
            Phrase::new(id).phrase("card", name(card))
        }
        Action::Take(card) => Phrase::new(format!("do-take-{}", view.step)).phrase("card", name(card)),
        Action::Advance(which) | Action::Back(which) => turn(view, which, action),
        Action::Whisper(card) => Phrase::new("do-whisper").phrase("card", name(card)),
        Action::Be(who) => Phrase::new("do-be").phrase("character", character(who)),
    }
}

/// SHP-100: what has to be revealed.
pub(crate) fn cost(effect: SectionUse) -> Phrase {
    let cost = effect.face().cost;
    let needed = Type::ALL.into_iter().filter(|of| cost[of.index()] > 0);
    list(needed.map(|of| Phrase::new("several").phrase("card", of_type(of)).number("count", cost[of.index()])))
}

/// Where a gauge will stand.
fn turn(view: &View, which: Gauge, action: Action) -> Phrase {
    let from = view.gauges[which.index()].now;
    let is_chosen = |turn: &&TurnOption| turn.gauge == which && turn.advances == matches!(action, Action::Advance(_));
    let to = view.question.turns.iter().find(is_chosen).map_or(from, |turn| turn.to);
    Phrase::new("do-turn").phrase("gauge", gauge(which)).number("from", from).number("to", to)
}

fn done(view: &View) -> Phrase {
    match (view.question.of, view.turn.as_ref()) {
        (Some(of @ (Type::Move | Type::Search | Type::Acquire)), Some(turn)) => {
            Phrase::new("do-done-value").phrase("type", of_type(of)).number("value", turn.values[of.index()])
        }
        (Some(of), _) => Phrase::new("do-done-step").phrase("type", of_type(of)),
        (None, _) => Phrase::new("do-done-section"),
    }
}

/// The headings of long lists: who gets a Marker, and which one first; which Marker is exchanged.
pub(crate) fn path(action: Action) -> Vec<Phrase> {
    match action {
        Action::Mark(to, _) => vec![Phrase::new("to-player").seat("to", to)],
        Action::Marks(to, first, _) => {
            vec![Phrase::new("to-player").seat("to", to), Phrase::new("first-marker").phrase("colour", colour(first))]
        }
        Action::Exchange(own, _) => vec![Phrase::new("give-marker").phrase("colour", colour(own))],
        _ => Vec::new(),
    }
}
