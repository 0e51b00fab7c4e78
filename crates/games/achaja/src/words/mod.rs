//! Cards, dice, places and answers in words.

pub(crate) mod deals;

use kernel::{Phrase, Seat};

use crate::action::Action;
use crate::cards::{BOX, Character, Colour, Cousin, Die, EventCard, Intrigue, Location, Place, Side};
use crate::choose::changed;
use crate::effect::{Effect, Gain};
use crate::event::Pick;
use crate::file::Property;
use crate::view::{Step, View};

pub(crate) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

pub(crate) fn list(items: impl IntoIterator<Item = Phrase>) -> Phrase {
    Phrase::list("more", items.into_iter().collect()).unwrap_or_else(nothing)
}

pub(crate) fn name(seat: Seat) -> Phrase {
    Phrase::new("name").seat("who", seat)
}

pub(crate) fn card(card: Intrigue) -> Phrase {
    Phrase::new(format!("card-{card}"))
}

/// What one of the effects of an Intrigue does.
pub(crate) fn side_text(card: Intrigue, side: Side) -> Phrase {
    Phrase::new(format!("text-{card}-{side}"))
}

/// What an Intrigue does when it is sacrificed.
fn defence_text(card: Intrigue) -> Phrase {
    Phrase::new(format!("text-{card}-defence"))
}

/// Cards: equal ones once, with how many there are.
pub(crate) fn cards(all: &[Intrigue]) -> Phrase {
    let mut kinds: Vec<(Intrigue, usize)> = Vec::new();
    for &each in all {
        match kinds.iter_mut().find(|(kind, _)| *kind == each) {
            Some((_, count)) => *count += 1,
            None => kinds.push((each, 1)),
        }
    }
    list(kinds.into_iter().map(|(kind, count)| match count {
        1 => card(kind),
        count => Phrase::new("several").phrase("card", card(kind)).number("count", count as i64),
    }))
}

pub(crate) fn character(character: Character) -> Phrase {
    Phrase::new(format!("card-{character}"))
}

pub(crate) fn character_text(character: Character) -> Phrase {
    Phrase::new(format!("text-{character}"))
}

pub(crate) fn event(event: EventCard) -> Phrase {
    Phrase::new(format!("card-{event}"))
}

pub(crate) fn event_text(event: EventCard) -> Phrase {
    Phrase::new(format!("text-{event}"))
}

pub(crate) fn location(location: Location) -> Phrase {
    Phrase::new(format!("card-location-{location}"))
}

pub(crate) fn location_text(location: Location) -> Phrase {
    Phrase::new(format!("text-location-{location}"))
}

pub(crate) fn colour(colour: Colour) -> Phrase {
    Phrase::new(format!("colour-{colour}"))
}

pub(crate) fn cousin(cousin: Cousin) -> Phrase {
    Phrase::new(format!("card-{cousin}-cousin"))
}

pub(crate) fn place(place: Place) -> Phrase {
    place.location().map_or_else(|| Phrase::new("reserve"), location)
}

/// A die with where it lies.
pub(crate) fn die(of: Die) -> Phrase {
    let phrase = Phrase::new("die").phrase("colour", die_colour(of.colour)).number("value", of.value);
    phrase.phrase("place", place(of.place))
}

/// The colour as it is said of dice.
pub(crate) fn die_colour(of: Colour) -> Phrase {
    Phrase::new(format!("die-{of}"))
}

/// The values of the dice of each colour.
pub(crate) fn dice(all: &[Die]) -> Phrase {
    list(Colour::ALL.into_iter().filter_map(|of| {
        let mut values: Vec<u8> = all.iter().filter(|die| die.colour == of).map(|die| die.value).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        let shown: Vec<String> = values.iter().map(ToString::to_string).collect();
        let phrase = Phrase::new("dice").phrase("colour", die_colour(of)).text("values", shown.join(" "));
        (!values.is_empty()).then_some(phrase)
    }))
}

/// A Location with the dice there, which somebody who chooses one wants to know.
fn with_dice(view: &View, of: Location) -> Phrase {
    match view.locations.iter().find(|at| at.location == of && !at.dice.is_empty()) {
        Some(at) => Phrase::new("do-to").phrase("location", location(of)).phrase("dice", dice(&at.dice)),
        None => location(of),
    }
}

/// Amounts of each colour.
pub(crate) fn amounts(all: impl IntoIterator<Item = (Colour, u8)>) -> Phrase {
    let amount = |(of, count): (Colour, u8)| Phrase::new("amount").phrase("colour", colour(of)).number("count", count);
    list(all.into_iter().map(amount))
}

/// What somebody chose, for everybody to read.
pub(crate) fn picks(all: &[Pick]) -> Phrase {
    list(all.iter().filter_map(|Pick(pick)| picked(*pick)))
}

/// What an effect of an Intrigue does, with what was chosen for it beside the target player.
pub(crate) fn chosen_text(card: Intrigue, side: Side, all: &[Pick]) -> Phrase {
    let text = side_text(card, side);
    let chosen: Vec<Pick> = all.iter().copied().filter(|Pick(pick)| !matches!(pick, Action::On(_))).collect();
    match chosen.is_empty() {
        true => text,
        false => Phrase::new("text-chosen").phrase("text", text).phrase("picks", picks(&chosen)),
    }
}

/// A step of a choice.
fn picked(pick: Action) -> Option<Phrase> {
    Some(match pick {
        Action::On(seat) | Action::Next(seat) => name(seat),
        Action::Die(of) | Action::Raise(of) | Action::Lower(of) => die(of),
        Action::To(to) => Phrase::new("to-place").phrase("location", location(to)),
        Action::At(at) => location(at),
        Action::Token(of, at) => Phrase::new("token-at").phrase("colour", colour(of)).phrase("location", location(at)),
        Action::Colour(of) => colour(of),
        Action::Character(of) => character(of),
        _ => return None,
    })
}

/// The effect that is chosen for, if it is known from the view.
pub(crate) fn effect(view: &View) -> Option<Effect> {
    match view.draft.first() {
        Some(Pick(Action::Play(card, side))) => return Some(card.face().sides[*side as usize].effect),
        Some(Pick(Action::Use(character))) => return Some(character.face().effect),
        _ => {}
    }
    let question = &view.question;
    let rider = question.rider.and_then(|card| match card.face().property {
        Property::Counter(effect) => Some(effect),
        Property::Reaction | Property::None => None,
    });
    let of_character = question.character.map(|character| character.face().effect);
    rider.or(of_character).or(question.event.map(|event| event.face().effect))
}

/// The value that a die will have if it is chosen now.
fn value_after(view: &View, of: Die, is_raised: bool) -> u8 {
    let by_location = || {
        let options = view.question.location?.face().options.iter();
        options
            .map(|paid| paid.effect)
            .find(|effect| matches!(effect, Effect::Change { by, .. } if (*by > 0) == is_raised))
    };
    match effect(view).or_else(by_location) {
        Some(Effect::Change { by, .. }) => changed(of.value, by),
        Some(Effect::Set(value)) => value,
        _ => of.value,
    }
}

/// What an offered action does.
pub(crate) fn label(view: &View, action: Action) -> Phrase {
    match action {
        Action::Lay(of) => location(of),
        Action::To(of) | Action::At(of) => with_dice(view, of),
        Action::Keep => Phrase::new("do-keep"),
        Action::Reroll(of) => Phrase::new("do-reroll").phrase("colour", colour(of)),
        Action::Fate(values) => {
            let shown: Vec<String> = values.iter().map(ToString::to_string).collect();
            Phrase::new("do-fate").text("values", shown.join(" ")).number("gold", fate_price(values))
        }
        Action::Cards => Phrase::new("do-cards").number("count", BOX.amounts.preparation_cards),
        Action::Gold => {
            let gold = if view.step == Step::Gain {
                BOX.amounts.preparation_gold.into()
            } else {
                view.question.number.unwrap_or(0)
            };
            Phrase::new("do-gold").number("gold", gold)
        }
        Action::Power => Phrase::new("do-power"),
        Action::Play(of, side) => Phrase::new("do-play").phrase("card", card(of)).phrase("text", side_text(of, side)),
        Action::Use(of) => {
            let price = view.row.iter().find(|hired| hired.character == of).map_or(0, |hired| hired.price);
            let phrase = Phrase::new("do-use").phrase("character", character(of)).number("gold", price);
            phrase.phrase("text", character_text(of))
        }
        Action::Pass => Phrase::new("do-pass").number("events", view.events_left),
        Action::Convert => Phrase::new("do-convert").number("gold", BOX.amounts.power_to_gold),
        Action::Decline => Phrase::new(match view.step {
            Step::Window => "do-decline-window",
            Step::Shortfall => "do-decline-shortfall",
            Step::Site => "do-decline-site",
            _ => "do-decline",
        }),
        Action::Stop => Phrase::new("do-stop"),
        Action::Done => Phrase::new(if view.to_sell.is_empty() { "do-done" } else { "do-done-sale" }),
        Action::Street => Phrase::new("do-cousin").phrase("cousin", cousin(Cousin::Street)),
        Action::Palace => Phrase::new("do-cousin").phrase("cousin", cousin(Cousin::Palace)),
        Action::With(of) => Phrase::new("do-with").phrase("card", card(of)).phrase("text", defence_text(of)),
        Action::On(seat) | Action::Next(seat) => name(seat),
        Action::Die(of) => die(of),
        Action::Raise(of) => Phrase::new("do-change").phrase("die", die(of)).number("to", value_after(view, of, true)),
        Action::Lower(of) => Phrase::new("do-change").phrase("die", die(of)).number("to", value_after(view, of, false)),
        Action::Token(of, at) => Phrase::new("token-at").phrase("colour", colour(of)).phrase("location", location(at)),
        Action::Colour(of) => colour(of),
        Action::Character(of) => {
            Phrase::new("do-character").phrase("character", character(of)).phrase("text", character_text(of))
        }
        Action::Take => taken(view),
        Action::TakeCard(of) => card(of),
        Action::Under(of) => Phrase::new("do-under").phrase("card", card(of)),
        Action::Sell(of) => Phrase::new("do-sell").phrase("card", card(of)),
        Action::Buy(count) => Phrase::new("do-buy").number("count", count),
        Action::Deal(action) => deals::label(view, action),
    }
}

/// ACH-176: what values of dice cost.
fn fate_price(values: [u8; 5]) -> u8 {
    values.iter().sum::<u8>().saturating_sub(BOX.amounts.fate_points)
}

/// What a Location simply gives.
fn taken(view: &View) -> Phrase {
    let options = view.question.location.map(|location| &location.face().options);
    let gain = options.into_iter().flatten().find_map(|paid| match paid.effect {
        Effect::Gain(gain) => Some(gain),
        _ => None,
    });
    let Gain { gold, cards, .. } = gain.unwrap_or_default();
    Phrase::new("do-take").number("gold", gold).number("cards", cards)
}

/// The headings of long lists: the card or kind of a choice, whose die or token it is, and what Fate costs.
pub(crate) fn path(view: &View, action: Action) -> Vec<Phrase> {
    let owner = |of: Colour| {
        let player = view.players.iter().find(|player| player.colours.contains(&of));
        vec![player.map_or_else(nothing, |player| name(player.seat))]
    };
    match action {
        Action::Play(of, _) => vec![card(of)],
        Action::Use(_) => vec![Phrase::new("heading-characters")],
        Action::Die(of) | Action::Raise(of) | Action::Lower(of) => owner(of.colour),
        Action::Token(of, _) => owner(of),
        Action::Fate(values) => vec![
            Phrase::new("heading-price").number("gold", fate_price(values)),
            Phrase::new("heading-highest").number("value", values[0]),
        ],
        Action::Deal(action) => deals::path(view, action),
        _ => Vec::new(),
    }
}

/// How a window was answered.
pub(crate) fn answer(action: Action) -> Phrase {
    match action {
        Action::Street => cousin(Cousin::Street),
        Action::Palace => cousin(Cousin::Palace),
        Action::With(of) => card(of),
        _ => Phrase::new("no-defence"),
    }
}
