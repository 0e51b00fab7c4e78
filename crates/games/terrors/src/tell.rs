//! How the game speaks.

use kernel::{CardFile, CardLine, Numbers, Phrase, Scene, Seat, Tell, Texts, ViewJson};

use crate::action::Action;
use crate::cards::{Kind, Overlord};
use crate::event::Sight;
use crate::face::{self, Faces};
use crate::file::card_file;
use crate::preview::Preview;
use crate::state::{Reason, Token};
use crate::view::{PlayView, PlayerView, PoolView, View};
use crate::words::{copy, list, name, nothing, overlord_name, price};
use crate::{Terrors, ask, words};

impl Tell for Terrors {
    type Preview = Preview;

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn cards() -> Option<CardFile> {
        Some(card_file())
    }

    fn printed(card: &CardLine) -> Scene {
        let mut scene = Scene::default();
        let text = match (card.id.parse::<Overlord>(), card.id.parse::<Kind>()) {
            (Ok(overlord), _) => face::ability(overlord),
            (Err(_), Ok(kind)) => face::whole(kind),
            (Err(_), Err(_)) => nothing(),
        };
        let name = Phrase::new(format!("card-{}", card.id));
        scene.say(Phrase::new("card-with-text").phrase("card", name).phrase("text", text));
        scene
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        heading(view, &mut scene);
        for (index, player) in view.players.iter().enumerate() {
            side(Seat::new(index as u8), player, &mut scene);
        }
        if view.round > 0 {
            street(view, &mut scene);
            scene.say(Phrase::new("pool").phrase("pool", pool(view.pool)));
        }
        for (index, player) in view.players.iter().enumerate() {
            known_hand(Seat::new(index as u8), player, &mut scene);
        }
        scene
    }

    fn prompt(view: &View, seat: Seat) -> Phrase {
        let cards = view.players.get(seat.index()).map_or(0, |player| player.hand.size);
        let about = view.about.map_or_else(words::nothing, name);
        ask::prompt(view).seat("who", seat).phrase("card", about).number("cards", cards)
    }

    fn label(view: &View, action: Action) -> Phrase {
        ask::label(view, action)
    }

    fn path(view: &View, action: Action) -> Vec<Phrase> {
        ask::heading(view, action).into_iter().collect()
    }

    fn tell(sight: &Sight) -> Phrase {
        told(*sight)
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        ask::preview(view, action)
    }

    fn broken_promise(preview: &Preview, before: &View, _action: Action, after: &View) -> Option<String> {
        preview.broken(before, after)
    }

    fn numbers(view: &View) -> Vec<Numbers> {
        let of_seats = view.players.iter().map(|player| i32::from(player.life)).collect();
        let life = Numbers { what: "life", of_seats };
        Some(life).filter(|_| view.round > 0).into_iter().collect()
    }

    fn faces() -> Option<ViewJson> {
        Some(ViewJson::of_shown(&Faces::all()))
    }
}

fn heading(view: &View, scene: &mut Scene) {
    match (view.reason, view.winner, view.active) {
        (Some(Reason::Draw), ..) => scene.say(Phrase::new("scene-drawn")),
        (Some(_), Some(winner), _) => scene.say(Phrase::new("scene-won").seat("who", winner)),
        (_, _, Some(active)) => {
            let phrase = Phrase::new("scene-round").number("round", view.round).number("rounds", view.rounds);
            scene.say(phrase.seat("who", active));
        }
        _ => scene.say(Phrase::new("scene-opening")),
    }
}

fn side(seat: Seat, player: &PlayerView, scene: &mut Scene) {
    let Some(overlord) = player.overlord else {
        return scene.say(Phrase::new("scene-no-overlord").seat("who", seat));
    };
    let phrase = Phrase::new("scene-player").seat("who", seat).phrase("overlord", overlord_name(overlord));
    let phrase = phrase.number("life", player.life).number("max", player.max_life).number("armour", player.armour);
    let phrase = phrase.number("hand", player.hand.size).number("deck", player.deck.size);
    scene.say(phrase.number("discard", player.discard.len() as i64).number("rally", player.rally));
    let relics: Vec<&PlayView> = player.play.iter().filter(|entry| entry.card.is_relic()).collect();
    if !relics.is_empty() {
        let relics = relics.into_iter().map(in_zone).collect();
        scene.say(Phrase::new("scene-relics").phrase("cards", list(relics)));
    }
    let mut rest: Vec<&PlayView> = player.play.iter().filter(|entry| !entry.card.is_relic()).collect();
    while let Some(first) = rest.first() {
        let horde = first.horde;
        let (together, others): (Vec<_>, Vec<_>) = rest.iter().copied().partition(|entry| entry.horde == horde);
        let id = if horde == 0 { "scene-loose" } else { "scene-horde" };
        let joiner = if horde == 0 { "more" } else { "chain" };
        let cards = Phrase::list(joiner, together.into_iter().map(in_area).collect()).unwrap_or_else(nothing);
        scene.say(Phrase::new(id).phrase("cards", cards));
        rest = others;
    }
}

fn in_zone(entry: &PlayView) -> Phrase {
    let id = if entry.relic_used { "scene-relic-used" } else { "scene-card" };
    Phrase::new(id).number("id", entry.id).phrase("card", name(entry.card))
}

fn in_area(entry: &PlayView) -> Phrase {
    let id = match entry.token {
        Token::None => "scene-card",
        Token::Haunt => "scene-card-haunt",
        Token::Banish => "scene-card-banish",
    };
    Phrase::new(id).number("id", entry.id).phrase("card", name(entry.card))
}

fn street(view: &View, scene: &mut Scene) {
    let phrase = Phrase::new("scene-piles").number("market", view.market).number("acolytes", view.acolytes);
    scene.say(phrase.number("cost", view.acolyte_cost));
    for (place, kind) in view.street.iter().enumerate() {
        let phrase = Phrase::new("scene-street").number("place", place as i64 + 1);
        scene.say(match kind {
            None => Phrase::new("scene-street-empty").number("place", place as i64 + 1),
            Some(kind) => {
                phrase.phrase("card", name(*kind)).number("cost", kind.cost()).phrase("text", face::whole(*kind))
            }
        });
    }
}

/// What the viewer knows of a hand, be it the own one or one known in part by what was shown or counted (TER-261).
fn known_hand(seat: Seat, player: &PlayerView, scene: &mut Scene) {
    let hand = &player.hand;
    if !hand.shown.is_empty() {
        let cards = hand.shown.iter().map(|&card| copy(card)).collect();
        let hidden = i64::from(hand.size) - hand.shown.len() as i64;
        let known = Phrase::new("scene-hand").seat("who", seat).phrase("cards", list(cards));
        scene.say(known.number("hidden", hidden));
    }
}

fn pool(pool: PoolView) -> Phrase {
    let goods = [("coin", pool.coin), ("power", pool.power), ("regen", pool.regen)];
    let goods = goods.into_iter().filter(|&(_, amount)| amount > 0);
    list(goods.map(|(good, amount)| Phrase::new(format!("do-{good}")).number("n", amount)).collect())
}

fn told(sight: Sight) -> Phrase {
    let about = |id: &'static str, seat: Seat| Phrase::new(id).seat("who", seat);
    let with = |id: &'static str, seat: Seat, card: Kind| about(id, seat).phrase("card", name(card));
    match sight {
        Sight::First { seat } => about("told-first", seat),
        Sight::Overlord { seat, overlord } => about("told-overlord", seat).phrase("card", overlord_name(overlord)),
        Sight::Influences { seat, cards } => {
            about("told-influences", seat).phrase("cards", list(cards.map(name).into()))
        }
        Sight::Laid { card, .. } => Phrase::new("told-laid").phrase("card", name(card)),
        Sight::Turn { seat, round } => about("told-turn", seat).number("round", round),
        Sight::Drawn { seat, card: Some(card) } => with("told-drawn", seat, card.kind),
        Sight::Drawn { seat, card: None } => about("told-drawn-hidden", seat),
        Sight::Shuffled { seat, cards } => about("told-shuffled", seat).number("cards", cards),
        Sight::Played { seat, card, .. } => with("told-played", seat, card),
        Sight::Gained { seat, from: Some(from), pool: gained } => {
            with("told-gained", seat, from).phrase("what", pool(gained))
        }
        Sight::Gained { seat, from: None, pool: gained } => {
            about("told-sacrifice-gives", seat).phrase("what", pool(gained))
        }
        Sight::NoCondition { seat, card } => with("told-no-condition", seat, card),
        Sight::RelicUsed { seat, card, .. } => with("told-relic-used", seat, card),
        Sight::OverlordUsed { seat, overlord } => {
            about("told-overlord-used", seat).phrase("card", overlord_name(overlord))
        }
        Sight::HauntUsed { seat, card, .. } => with("told-haunt-used", seat, card),
        Sight::Bought { seat, card, coins, power, .. } => {
            with("told-bought", seat, card).phrase("price", price(coins, power))
        }
        Sight::Piled { seat, card } => with("told-piled", seat, card),
        Sight::Topped { seat, card } => with("told-topped", seat, card),
        Sight::RelicPlaced { seat, card, .. } => with("told-relic-placed", seat, card),
        Sight::RelicRemoved { seat, card, .. } => with("told-relic-removed", seat, card),
        Sight::Attacked { seat, power, absorbed: 0 } => about("told-attacked", seat).number("power", power),
        Sight::Attacked { seat, power, absorbed } => {
            about("told-attacked-armour", seat).number("power", power).number("absorbed", absorbed)
        }
        Sight::LifeLost { seat, life, left } => about("told-life-lost", seat).number("life", life).number("left", left),
        Sight::LifeGained { seat, life, left } => {
            about("told-life-gained", seat).number("life", life).number("left", left)
        }
        Sight::HordeCreated { seat, left, right, .. } => {
            about("told-horde-created", seat).phrase("left", name(left)).phrase("right", name(right))
        }
        Sight::HordeExtended { seat, end, card, .. } => {
            with("told-horde-extended", seat, card).phrase("end", name(end))
        }
        Sight::HordeAbility { seat, card, ability, .. } => {
            with("told-horde-ability", seat, card).phrase("text", face::horde_ability(card, ability - 1))
        }
        Sight::NoHordeAbility { seat } => about("told-no-horde-ability", seat),
        Sight::Triggered { seat, card, .. } => with("told-triggered", seat, card).phrase("text", face::brought(card)),
        Sight::Cursed { seat } => about("told-cursed", seat),
        Sight::Discarded { seat, card } => with("told-discarded", seat, card),
        Sight::Frenzy { seat, good } => about("told-frenzy", seat).phrase("what", face::frenzy(good)),
        Sight::Sacrificed { seat, card, .. } => with("told-sacrificed", seat, card),
        Sight::Commanded { seat, card } => with("told-commanded", seat, card),
        Sight::Destroyed { seat, card, .. } => with("told-destroyed", seat, card),
        Sight::StreetDestroyed { card, .. } => Phrase::new("told-street-destroyed").phrase("card", name(card)),
        Sight::Rallied { seat } => about("told-rallied", seat),
        Sight::Haunted { seat, card, .. } => with("told-haunted", seat, card),
        Sight::Banished { seat, card, .. } => with("told-banished", seat, card),
        Sight::Looked { seat, card: Some(card) } => with("told-looked", seat, card.kind),
        Sight::Looked { seat, card: None } => about("told-looked-hidden", seat),
        Sight::LeftOnTop { seat } => about("told-left-on-top", seat),
        Sight::TopDiscarded { seat, card } => with("told-top-discarded", seat, card),
        Sight::Revealed { seat, card } => with("told-revealed", seat, card),
        Sight::Converted { seat, power } => about("told-converted", seat).number("power", power),
        Sight::Declined { seat, card } => with("told-declined", seat, card),
        Sight::Passed { seat } => about("told-passed", seat),
        Sight::PutBack { seat, card: Some(card) } => with("told-put-back", seat, card.kind),
        Sight::PutBack { seat, card: None } => about("told-put-back-hidden", seat),
        Sight::Stopped { seat } => about("told-stopped", seat),
        Sight::CleanedUp { seat, cards } => about("told-cleaned-up", seat).number("cards", cards),
        Sight::Ended { winner: Some(winner), reason: Reason::Life } => {
            about("told-ended-life", winner).seat("loser", winner.next(2))
        }
        Sight::Ended { winner: Some(winner), .. } => about("told-ended-daybreak", winner),
        Sight::Ended { winner: None, .. } => Phrase::new("told-ended-draw"),
    }
}
