//! Cards, prices and answers in words.

use kernel::{Phrase, Seat};

use crate::action::Action;
use crate::ask::Price;
use crate::cards::{BOX, Card, Kind, Marks, Overlord, Type};
use crate::face;
use crate::flow::life;
use crate::view::View;

/// The name of a card, as in the card file; Acolytes with their faction.
pub(crate) fn name(kind: Kind) -> Phrase {
    let name = Phrase::new(format!("card-{kind}"));
    match (kind.of_type(), kind.face().faction) {
        (Type::Acolyte, Some(faction)) => {
            Phrase::new("acolyte").phrase("name", name).phrase("faction", face::faction_name(faction))
        }
        _ => name,
    }
}

/// TER-170: a copy of a card, with what has happened to it in this Action Phase.
pub(crate) fn copy(card: Card) -> Phrase {
    let marks = [
        (Marks::JOINED, "mark-joined"),
        (Marks::horde_used(0), "mark-first-ability"),
        (Marks::horde_used(1), "mark-second-ability"),
        (Marks::RELIC_USED, "mark-relic-used"),
    ];
    let marks = marks.into_iter().filter(|&(mark, _)| card.marks.has(mark)).map(|(_, id)| Phrase::new(id));
    match Phrase::list("more", marks.collect()) {
        None => name(card.kind),
        Some(marks) => Phrase::new("marked").phrase("card", name(card.kind)).phrase("marks", marks),
    }
}

pub(crate) fn overlord_name(overlord: Overlord) -> Phrase {
    Phrase::new(format!("card-{overlord}"))
}

pub(crate) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

pub(crate) fn list(items: Vec<Phrase>) -> Phrase {
    Phrase::list("more", items).unwrap_or_else(nothing)
}

/// The card on top of the active player's deck, if the viewer knows it.
pub(crate) fn looked_at(view: &View) -> Phrase {
    let top = view.own().and_then(|player| player.deck.known.first()).filter(|seen| seen.depth == 0);
    top.map_or_else(nothing, |seen| copy(seen.card))
}

/// What is paid, as the object of a sentence; what is not paid is not named.
pub(crate) fn price(coins: u8, power: u8) -> Phrase {
    let paid = [("price-coin", coins), ("price-power", power)].into_iter().filter(|&(_, amount)| amount > 0);
    Phrase::list("and", paid.map(|(id, amount)| Phrase::new(id).number("n", amount)).collect()).unwrap_or_else(nothing)
}

/// An answer in words, whatever it answers. A decision that puts it otherwise has a label of its own.
pub(crate) fn label(view: &View, action: Action) -> Phrase {
    let about = |id: &'static str, card: Phrase| Phrase::new(id).phrase("card", card);
    let asked_about = || view.about.map_or_else(nothing, name);
    match action {
        Action::Overlord(overlord) => {
            let sheet = overlord.sheet();
            let phrase = about("label-overlord", overlord_name(overlord)).number("life", sheet.life);
            phrase.phrase("faction", face::faction_name(sheet.faction)).phrase("text", face::ability(overlord))
        }
        Action::Influences(one, other) => {
            let both = [one, other].map(|kind| about("card-with-text", name(kind)).phrase("text", face::whole(kind)));
            Phrase::new("label-influences").phrase("cards", list(both.into()))
        }
        Action::Play(card) => about("label-play", copy(card)).phrase("text", face::whole(card.kind)),
        Action::Buy(place) => bought("label-buy", view, place, 0),
        Action::BuyAcolyte => acolyte("label-buy-acolyte"),
        Action::Attack(power) => attack(view, power),
        Action::Horde(left, right) => {
            Phrase::new("label-horde").phrase("left", in_play(view, left)).phrase("right", in_play(view, right))
        }
        Action::Extend(end, monster) => about("label-extend", in_play(view, monster)).phrase("end", in_play(view, end)),
        Action::Relic(id) => activated("label-relic", view, id),
        Action::UseOverlord => Phrase::new("label-use-overlord"),
        Action::Hunt(place, power) => {
            let overlord = view.own().and_then(|player| player.overlord);
            let phrase = bought("label-hunt", view, place, power).number("power", power);
            phrase.phrase("overlord", overlord.map_or_else(nothing, overlord_name))
        }
        Action::Claim(place) => bought("label-claim", view, place, 0),
        Action::ClaimAcolyte => acolyte("label-claim-acolyte"),
        Action::Haunt(id) => activated("label-haunt", view, id),
        Action::Regenerate(life) => Phrase::new("label-regenerate").number("life", life),
        Action::Convert(power) => Phrase::new("label-convert").number("power", power),
        Action::Pass => pass(view),
        Action::Take(good) => Phrase::new("label-take").phrase("what", face::frenzy(good)),
        Action::Lose => Phrase::new("label-lose").number("life", BOX.file.meta.curse_life),
        Action::Discard(card) => about("label-discard", copy(card)),
        Action::Destroy(id) => {
            let whose = view.players.iter().position(|player| player.in_play(id).is_some());
            let phrase = about("label-destroy", in_play(view, id));
            phrase.seat("who", Seat::new(whose.unwrap_or(0) as u8))
        }
        Action::DestroyStreet(place) => about("label-destroy-street", view.on_street(place).map_or_else(nothing, name)),
        Action::Sacrifice(id) => about("label-sacrifice", in_play(view, id)),
        Action::SacrificeFromHand(card) => about("label-sacrifice-from-hand", copy(card)),
        Action::Command(card) => about("label-command", copy(card)),
        Action::Top => about("label-top", asked_about()),
        Action::Pile => about("label-pile", asked_about()),
        Action::Replace(id) => about("label-replace", in_play(view, id)),
        Action::Ability(id, ability) => {
            let words = view.in_play(id).map_or_else(nothing, |entry| face::horde_ability(entry.card, ability));
            about("label-ability", in_play(view, id)).phrase("text", words)
        }
        Action::Bind(id) => about("label-bind", in_play(view, id)),
        Action::Trigger(id) => {
            let kind = view.waiting.iter().find(|&&(_, other)| other == id).map(|&(kind, _)| kind);
            let phrase = about("label-trigger", kind.map_or_else(nothing, name));
            phrase.phrase("text", kind.map_or_else(nothing, face::whole))
        }
        Action::Yes => Phrase::new("label-yes-may"),
        Action::No => Phrase::new(format!("label-no-{}", view.step)),
    }
}

/// A card in play by its number, which is said where its player has another of that name that is not like it.
fn in_play(view: &View, id: u8) -> Phrase {
    let owner = view.players.iter().find(|player| player.in_play(id).is_some());
    let Some((player, entry)) = owner.zip(view.in_play(id)) else { return nothing() };
    let name = name(entry.card);
    match player.play.iter().any(|other| other.card == entry.card && other.like != entry.like) {
        true => Phrase::new("numbered").phrase("card", name).number("id", id),
        false => name,
    }
}

fn bought(id: &'static str, view: &View, place: u8, power: u8) -> Phrase {
    let kind = view.on_street(place);
    let phrase = Phrase::new(id).phrase("card", kind.map_or_else(nothing, name));
    let paid = kind.and_then(|kind| Price::of(kind, power));
    let phrase = phrase.number("cost", kind.map_or(0, Kind::cost));
    let phrase = phrase.phrase("price", paid.map_or_else(nothing, |paid| price(paid.coins, paid.power)));
    phrase.phrase("text", kind.map_or_else(nothing, face::whole))
}

fn acolyte(id: &'static str) -> Phrase {
    let Price { coins, power } = Price::of_acolyte();
    Phrase::new(id).number("cost", coins).phrase("price", price(coins, power))
}

fn activated(id: &'static str, view: &View, number: u8) -> Phrase {
    let text = view.in_play(number).map_or_else(nothing, |entry| face::whole(entry.card));
    Phrase::new(id).phrase("card", in_play(view, number)).phrase("text", text)
}

fn attack(view: &View, power: u16) -> Phrase {
    let hit = life::hit(power, view.armour_left);
    let target = view.active.map_or(Seat::new(0), |active| active.next(2));
    let phrase = Phrase::new(if hit.absorbed > 0 { "label-attack-armour" } else { "label-attack" });
    let phrase = phrase.number("power", power).number("absorbed", hit.absorbed).number("damage", hit.damage);
    phrase.seat("who", target)
}

/// TER-271: says what comes of the last card of the hand.
fn pass(view: &View) -> Phrase {
    match view.own().and_then(|player| player.hand.shown.first()) {
        Some(&card) => Phrase::new("label-pass-keep").phrase("card", copy(card)),
        None => Phrase::new("label-pass"),
    }
}
