//! How the game speaks.

use kernel::{CardFile, Phrase, Scene, Seat, Tell, Texts, ViewJson};

use crate::Terrors;
use crate::action::Action;
use crate::cards::{Card, Kind, Overlord, Type};
use crate::event::Sight;
use crate::face::{self, Faces};
use crate::file::card_file;
use crate::preview::Preview;
use crate::state::{Reason, Token};
use crate::view::{PlayView, PlayerView, PoolView, Step, View};

impl Tell for Terrors {
    type Preview = Preview;

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn cards() -> Option<CardFile> {
        Some(card_file())
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
        let phrase = match (view.step, view.about) {
            (Step::May, Some(kind)) => face::offer("prompt", kind).unwrap_or_else(nothing),
            _ => Phrase::new(format!("prompt-{}", view.step)),
        };
        let about = view.about.map_or_else(nothing, name);
        let cards = view.players.get(seat.index()).map_or(0, |player| player.hand.size);
        phrase.seat("who", seat).phrase("card", about).number("cards", cards)
    }

    fn label(view: &View, action: Action) -> Phrase {
        label(view, action)
    }

    fn group(view: &View, action: Action) -> Option<Phrase> {
        let group = match action {
            Action::Play(_) => "group-play",
            Action::Buy(_) | Action::BuyAcolyte => "group-buy",
            Action::Attack(_) => "group-attack",
            Action::Horde(..) | Action::Extend(..) => "group-horde",
            Action::Relic(_) | Action::Haunt(_) => "group-activate",
            Action::UseOverlord | Action::Hunt(..) | Action::Claim(_) | Action::ClaimAcolyte => "group-overlord",
            Action::SacrificeFromHand(_) if view.step == Step::Action => "group-overlord",
            Action::Regenerate(_) => "group-regenerate",
            Action::Convert(_) => "group-convert",
            _ => return None,
        };
        Some(Phrase::new(group))
    }

    fn tell(sight: &Sight) -> Phrase {
        told(*sight)
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        Preview::of(view, action)
    }

    fn faces() -> Option<ViewJson> {
        Some(ViewJson::of_shown(&Faces::all()))
    }
}

/// The name of a card, as in the card file; Acolytes with their faction.
fn name(kind: Kind) -> Phrase {
    let name = Phrase::new(format!("card-{kind}"));
    match (kind.of_type(), kind.face().faction) {
        (Type::Acolyte, Some(faction)) => {
            Phrase::new("acolyte").phrase("name", name).phrase("faction", face::faction_name(faction))
        }
        _ => name,
    }
}

fn overlord_name(overlord: Overlord) -> Phrase {
    Phrase::new(format!("card-{overlord}"))
}

fn nothing() -> Phrase {
    Phrase::new("nothing")
}

fn list(items: Vec<Phrase>) -> Phrase {
    Phrase::list("more", items).unwrap_or_else(nothing)
}

/// A card in play by its number, which is said where its player has another of that name that is not like it.
fn in_play(view: &View, id: u8) -> Phrase {
    let owned = |player| Some((player, entry_of(player, id)?));
    let Some((player, entry)) = view.players.iter().find_map(owned) else { return nothing() };
    let name = name(entry.card);
    match player.play.iter().any(|other| other.card == entry.card && other.like != entry.like) {
        true => Phrase::new("numbered").phrase("card", name).number("id", id),
        false => name,
    }
}

fn entry_of(player: &PlayerView, id: u8) -> Option<&PlayView> {
    player.play.iter().find(|entry| entry.id == id)
}

fn kind_in_play(view: &View, id: u8) -> Option<Kind> {
    view.players.iter().find_map(|player| entry_of(player, id)).map(|entry| entry.card)
}

fn on_street(view: &View, place: u8) -> Phrase {
    view.street.get(usize::from(place)).copied().flatten().map_or_else(nothing, name)
}

/// What a card says, by its place on the Street.
fn text_on_street(view: &View, place: u8) -> Phrase {
    view.street.get(usize::from(place)).copied().flatten().map_or_else(nothing, face::whole)
}

fn label(view: &View, action: Action) -> Phrase {
    let about = |id: &'static str, card: Phrase| Phrase::new(id).phrase("card", card);
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
        Action::Play(card) => about("label-play", name(card.kind)).phrase("text", face::whole(card.kind)),
        Action::Buy(place) => bought("label-buy", view, place, 0),
        Action::BuyAcolyte => acolyte("label-buy-acolyte", view),
        Action::Attack(power) => attack(view, power),
        Action::Horde(left, right) => {
            Phrase::new("label-horde").phrase("left", in_play(view, left)).phrase("right", in_play(view, right))
        }
        Action::Extend(end, monster) => about("label-extend", in_play(view, monster)).phrase("end", in_play(view, end)),
        Action::Relic(id) => activated("label-relic", view, id),
        Action::UseOverlord => Phrase::new("label-use-overlord"),
        Action::Hunt(place, power) => {
            let phrase = bought("label-hunt", view, place, power).number("power", power);
            phrase.phrase("overlord", active_overlord(view).map_or_else(nothing, overlord_name))
        }
        Action::Claim(place) => bought("label-claim", view, place, 0),
        Action::ClaimAcolyte => acolyte("label-claim-acolyte", view),
        Action::Haunt(id) => activated("label-haunt", view, id),
        Action::Regenerate(life) => Phrase::new("label-regenerate").number("life", life),
        Action::Convert(power) => Phrase::new("label-convert").number("power", power),
        Action::Pass => pass(view),
        Action::Take(good) => Phrase::new("label-take").phrase("what", face::frenzy(good)),
        Action::Lose => Phrase::new("label-lose").number("life", crate::cards::BOX.file.meta.curse_life),
        Action::Discard(card) => about("label-discard", name(card.kind)),
        Action::Destroy(id) => {
            let whose = view.players.iter().position(|player| player.play.iter().any(|entry| entry.id == id));
            let phrase = about("label-destroy", in_play(view, id));
            phrase.seat("who", Seat::new(whose.unwrap_or(0) as u8))
        }
        Action::DestroyStreet(place) => about("label-destroy-street", on_street(view, place)),
        Action::Sacrifice(id) => about("label-sacrifice", in_play(view, id)),
        Action::SacrificeFromHand(card) => about("label-sacrifice-from-hand", name(card.kind)),
        Action::Command(card) => about("label-command", name(card.kind)),
        Action::Top => about("label-top", view.about.map_or_else(nothing, name)),
        Action::Pile if view.step == Step::Look => about("label-discard-top", looked_at(view)),
        Action::Pile => about("label-pile", view.about.map_or_else(nothing, name)),
        Action::Replace(id) => about("label-replace", in_play(view, id)),
        Action::Ability(id, ability) => {
            let words = kind_in_play(view, id).map_or_else(nothing, |kind| face::horde_ability(kind, ability));
            about("label-ability", in_play(view, id)).phrase("text", words)
        }
        Action::Bind(id) => about("label-bind", in_play(view, id)),
        Action::Trigger(id) => {
            let kind = view.waiting.iter().find(|&&(_, other)| other == id).map(|&(kind, _)| kind);
            let phrase = about("label-trigger", kind.map_or_else(nothing, name));
            phrase.phrase("text", kind.map_or_else(nothing, face::whole))
        }
        Action::Yes => {
            let offer = view.about.and_then(|kind| face::offer("label-yes", kind)).unwrap_or_else(nothing);
            offer.phrase("card", view.about.map_or_else(nothing, name))
        }
        Action::No if view.step == Step::Look => about("label-leave", looked_at(view)),
        Action::No => Phrase::new(format!("label-no-{}", view.step)),
    }
}

fn bought(id: &'static str, view: &View, place: u8, power: u8) -> Phrase {
    let cost = view.street.get(usize::from(place)).copied().flatten().map_or(0, Kind::cost);
    let phrase = Phrase::new(id).phrase("card", on_street(view, place)).number("cost", cost);
    phrase.phrase("price", price(cost.saturating_sub(power), power)).phrase("text", text_on_street(view, place))
}

fn acolyte(id: &'static str, view: &View) -> Phrase {
    Phrase::new(id).number("cost", view.acolyte_cost).phrase("price", price(view.acolyte_cost, 0))
}

/// What is paid, as the object of a sentence; what is not paid is not named.
fn price(coins: u8, power: u8) -> Phrase {
    let paid = [("price-coin", coins), ("price-power", power)].into_iter().filter(|&(_, amount)| amount > 0);
    Phrase::list("and", paid.map(|(id, amount)| Phrase::new(id).number("n", amount)).collect()).unwrap_or_else(nothing)
}

fn active_overlord(view: &View) -> Option<Overlord> {
    view.players.get(view.active?.index())?.overlord
}

fn activated(id: &'static str, view: &View, number: u8) -> Phrase {
    let text = kind_in_play(view, number).map_or_else(nothing, face::whole);
    Phrase::new(id).phrase("card", in_play(view, number)).phrase("text", text)
}

fn attack(view: &View, power: u16) -> Phrase {
    let absorbed = power.min(view.armour_left);
    let target = view.active.map_or(Seat::new(0), |active| active.next(2));
    let phrase = Phrase::new(if absorbed > 0 { "label-attack-armour" } else { "label-attack" });
    let phrase = phrase.number("power", power).number("absorbed", absorbed).number("damage", power - absorbed);
    phrase.seat("who", target)
}

/// TER-271: says what comes of the last card of the hand, and what would be lost.
fn pass(view: &View) -> Phrase {
    let hand = view.active.and_then(|seat| view.players.get(seat.index())).map(|player| &player.hand);
    match hand.and_then(|hand| hand.shown.first()) {
        Some(card) => Phrase::new("label-pass-keep").phrase("card", name(card.kind)),
        None => Phrase::new("label-pass"),
    }
}

/// The card on top of the active player's deck, if the viewer knows it.
fn looked_at(view: &View) -> Phrase {
    let deck = view.active.and_then(|seat| view.players.get(seat.index())).map(|player| &player.deck);
    let top = deck.and_then(|deck| deck.known.first()).filter(|seen| seen.depth == 0);
    top.map_or_else(nothing, |seen| name(seen.card.kind))
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
        let cards = hand.shown.iter().map(|card: &Card| name(card.kind)).collect();
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
