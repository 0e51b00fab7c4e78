//! How the game speaks.

use std::collections::BTreeSet;

use kernel::{CardFile, Numbers, Phrase, Scene, Seat, Tell, Texts};

use crate::cards::card_file;
use crate::view::SeatView;
use crate::{Action, Lot, NightMarket, Sight, Trick, View};

impl Tell for NightMarket {
    type Preview = ();

    fn texts() -> Texts {
        kernel::texts!()
    }

    fn cards() -> Option<CardFile> {
        Some(card_file())
    }

    fn scene(view: &View) -> Scene {
        let mut scene = Scene::default();
        let round = Phrase::new("round").number("round", view.round).number("rounds", view.rounds);
        scene.say(round.number("left", view.deck.size));
        if view.pairs {
            let [a, b, c, d] = [0, 1, 2, 3].map(Seat::new);
            scene.say(Phrase::new("pairs").seat("a", a).seat("b", b).seat("c", c).seat("d", d));
        }
        for (index, seat) in view.seats.iter().enumerate() {
            scene.say(seat_line(Seat::new(index as u8), seat));
        }
        scene.say(Phrase::new("on-offer").phrase("lot", view.on_offer.map_or_else(nothing, lot_name)));
        if let Some(known) = view.deck.known.iter().find(|known| known.depth == 0) {
            scene.say(Phrase::new("next-lot").phrase("lot", lot_name(known.card)));
        }
        let known: BTreeSet<Trick> = view.seats.iter().filter_map(|seat| seat.trick).collect();
        for trick in known {
            let text = Phrase::new(format!("text-{trick}"));
            scene.say(Phrase::new("trick-says").phrase("trick", trick_name(trick)).phrase("text", text));
        }
        for seat in &view.seats {
            if let Some(bid) = seat.own_bid {
                scene.say(Phrase::new("own-bid").number("bid", bid));
            }
            if let Some(play) = seat.own_answer {
                scene.say(Phrase::new(if play { "own-play" } else { "own-pass" }));
            }
        }
        scene
    }

    fn prompt(view: &View, seat: Seat) -> Phrase {
        let lot = view.on_offer.map_or_else(nothing, lot_name);
        match view.taker {
            None => Phrase::new("prompt-bid").phrase("lot", lot),
            Some(taker) if taker == seat => Phrase::new("prompt-guard").phrase("lot", lot),
            Some(taker) => Phrase::new("prompt-thief").seat("who", taker).phrase("lot", lot),
        }
    }

    fn label(view: &View, action: Action) -> Phrase {
        match action {
            Action::Bid(bid) => Phrase::new("label-bid").number("bid", bid),
            Action::Play => {
                let own = view.seats.iter().find_map(|seat| seat.trick);
                Phrase::new("label-play").phrase("trick", own.map_or_else(nothing, trick_name))
            }
            Action::Pass => Phrase::new("label-pass"),
            Action::Peek => Phrase::new("label-peek"),
        }
    }

    fn path(_view: &View, action: Action) -> Vec<Phrase> {
        vec![Phrase::new(match action {
            Action::Bid(_) => "group-bid",
            Action::Play | Action::Pass => "group-trick",
            Action::Peek => "group-any-time",
        })]
    }

    /// What everybody can count: lots and coins.
    fn numbers(view: &View) -> Vec<Numbers> {
        let of_seats = view.seats.iter().map(|seat| seat.worth + i32::from(seat.coins)).collect();
        vec![Numbers { what: "worth", of_seats }]
    }

    fn tell(sight: &Sight) -> Phrase {
        let about = |id: &'static str, seat: Seat| Phrase::new(id).seat("who", seat);
        match *sight {
            Sight::Dealt { seat, trick: Some(trick) } => about("dealt", seat).phrase("trick", trick_name(trick)),
            Sight::Dealt { seat, trick: None } => about("dealt-hidden", seat),
            Sight::TurnedUp { lot } => Phrase::new("turned-up").phrase("lot", lot_name(lot)),
            Sight::PutDown { bid: Some(bid), .. } => Phrase::new("put-down-own").number("bid", bid),
            Sight::PutDown { seat, bid: None } => about("put-down", seat),
            Sight::Bid { seat, bid } => about("bid", seat).number("bid", bid),
            Sight::Taken { seat, lot } => about("taken", seat).phrase("lot", lot_name(lot)),
            Sight::Unsold { lot } => Phrase::new("unsold").phrase("lot", lot_name(lot)),
            Sight::Answered { play } => Phrase::new(if play { "answered-play" } else { "answered-pass" }),
            Sight::AnswersIn { plays } => Phrase::new("answers-in").number("plays", plays),
            Sight::Played { seat, trick } => about("played", seat).phrase("trick", trick_name(trick)),
            Sight::Stolen { seat, from, lot } => about("stolen", seat).seat("from", from).phrase("lot", lot_name(lot)),
            Sight::Guarded { seat, lot } => about("guarded", seat).phrase("lot", lot_name(lot)),
            Sight::Peeked { seat, lot: Some(lot) } => about("peeked", seat).phrase("lot", lot_name(lot)),
            Sight::Peeked { seat, lot: None } => about("peeked-hidden", seat),
            Sight::Shown { seat, trick } => about("shown", seat).phrase("trick", trick_name(trick)),
        }
    }
}

fn seat_line(who: Seat, seat: &SeatView) -> Phrase {
    let lots = Phrase::list("lots-more", seat.lots.iter().map(|&lot| lot_name(lot)).collect());
    let bids: Vec<String> = seat.bids.iter().map(ToString::to_string).collect();
    let trick = match (seat.trick, seat.played) {
        (Some(trick), _) => Phrase::new("known-trick").phrase("name", trick_name(trick)),
        (None, Some(played)) => Phrase::new("trick-face-up").phrase("name", trick_name(played)),
        (None, None) if seat.has_trick => Phrase::new("hidden-trick"),
        (None, None) => Phrase::new("no-trick"),
    };
    let line = Phrase::new("seat").seat("who", who).number("coins", seat.coins).number("worth", seat.worth);
    let line = line.phrase("lots", lots.unwrap_or_else(nothing));
    let line = match bids.is_empty() {
        true => line.phrase("bids", Phrase::new("no-bids")),
        false => line.text("bids", bids.join(" ")),
    };
    line.phrase("trick", trick)
}

fn lot_name(lot: Lot) -> Phrase {
    Phrase::new("lot").phrase("name", Phrase::new(format!("card-{lot}"))).number("value", lot.value())
}

fn trick_name(trick: Trick) -> Phrase {
    Phrase::new(format!("card-{trick}"))
}

fn nothing() -> Phrase {
    Phrase::new("nothing")
}
