//! What happened, in words.

use kernel::Phrase;

use crate::cards::Die;
use crate::event::Sight;
use crate::words::{
    amounts, answer, card, cards, character, character_text, chosen_text, colour, cousin, deals, die, die_colour,
    event, event_text, list, location, picks,
};

/// What a viewer perceived.
pub(crate) fn told(sight: &Sight) -> Phrase {
    let who = |id: &'static str, seat| Phrase::new(id).seat("who", seat);
    match *sight {
        Sight::Laid { seat: None, location: of } => Phrase::new("told-laid").phrase("location", location(of)),
        Sight::Laid { seat: Some(seat), location: of } => who("told-laid-by", seat).phrase("location", location(of)),
        Sight::Drafts { seat } => who("told-drafts", seat),
        Sight::Turn { turn, ref opens } => {
            let open = list(opens.iter().map(|&of| location(of)));
            Phrase::new("told-turn").number("turn", turn).phrase("locations", open)
        }
        Sight::Phase { phase } => Phrase::new(format!("told-phase-{phase}")),
        Sight::Revealed { character: of } => {
            Phrase::new("told-revealed").phrase("character", character(of)).phrase("text", character_text(of))
        }
        Sight::Drew { seat, card: None } => who("told-drew", seat),
        Sight::Drew { seat, card: Some(drawn) } => who("told-drew-own", seat).phrase("card", card(drawn)),
        Sight::Rebuilt { count } => Phrase::new("told-rebuilt").number("count", count),
        Sight::DealtEvent { seat, event: None } => who("told-dealt-event", seat),
        Sight::DealtEvent { seat, event: Some(dealt) } => {
            who("told-dealt-event-own", seat).phrase("event", event(dealt))
        }
        Sight::DiscardedEvent { seat, event: None } => who("told-discarded-event", seat),
        Sight::DiscardedEvent { seat, event: Some(gone) } => {
            who("told-discarded-event-own", seat).phrase("event", event(gone))
        }
        Sight::Rolled { die: Die { colour: of, value: 0, .. }, to } => {
            Phrase::new("told-rolled-first").phrase("colour", die_colour(of)).number("to", to)
        }
        Sight::Rolled { die: of, to } => Phrase::new("told-rolled").phrase("die", die(of)).number("to", to),
        Sight::ChoseReroll { seat, own: None } | Sight::ChoseFate { seat } => who("told-chose", seat),
        Sight::ChoseReroll { seat, own: Some(choice) } => match choice.colour {
            None => who("told-chose-keep-own", seat),
            Some(of) => who("told-chose-reroll-own", seat).phrase("colour", colour(of)),
        },
        Sight::Rerolls { seat, colour: None } => who("told-keeps", seat),
        Sight::Rerolls { seat, colour: Some(of) } => who("told-rerolls", seat).phrase("colour", colour(of)),
        Sight::Fate { seat, colour: of, values } => {
            let shown: Vec<String> = values.iter().map(ToString::to_string).collect();
            who("told-fate", seat).phrase("colour", colour(of)).text("values", shown.join(" "))
        }
        Sight::Marker { seat } => who("told-marker", seat),
        Sight::Placed { die: of, to } => {
            let phrase = Phrase::new("told-placed").phrase("colour", die_colour(of.colour)).number("value", of.value);
            phrase.phrase("location", location(to))
        }
        Sight::ChoseCards { seat, count } => who("told-chose-cards", seat).number("count", count),
        Sight::TookGold { seat, gold } => who("told-took-gold", seat).number("gold", gold),
        Sight::Income { seat, gold } => who("told-income", seat).number("gold", gold),
        Sight::PaidGold { seat, gold } => who("told-paid-gold", seat).number("gold", gold),
        Sight::GaveGold { seat, to, gold } => who("told-gave-gold", seat).seat("to", to).number("gold", gold),
        Sight::RevealedGold { seat, gold } => who("told-revealed-gold", seat).number("gold", gold),
        Sight::GainedPower { seat, power } => who("told-gained-power", seat).number("power", power),
        Sight::LostPower { seat, power } => who("told-lost-power", seat).number("power", power),
        Sight::Converted { seat, gold } => who("told-converted", seat).number("gold", gold),
        Sight::TookCousin { seat, cousin: of } => who("told-took-cousin", seat).phrase("cousin", cousin(of)),
        Sight::Played { seat, card: of, side, target, picks: ref chosen, discarded, .. } => {
            let id = match (target.is_some(), discarded) {
                (false, false) => "told-played",
                (true, false) => "told-played-on",
                (false, true) => "told-played-discarded",
                (true, true) => "told-played-discarded-on",
            };
            let phrase = who(id, seat).phrase("card", card(of)).phrase("text", chosen_text(of, side, chosen));
            target.map_or(phrase.clone(), |target| phrase.seat("to", target))
        }
        Sight::Answered { action } => Phrase::new("told-answered").phrase("answer", answer(action.0)),
        Sight::Unopposed => Phrase::new("told-unopposed"),
        Sight::StoppedByCousin { seat, cousin: of } => who("told-stopped-cousin", seat).phrase("cousin", cousin(of)),
        Sight::StoppedByCard { seat, card: of } => who("told-stopped-card", seat).phrase("card", card(of)),
        Sight::Used { seat, character: of, price, .. } => {
            let id = if price.is_some() { "told-used" } else { "told-used-free" };
            let phrase = who(id, seat).phrase("character", character(of)).phrase("text", character_text(of));
            phrase.number("gold", price.unwrap_or(0))
        }
        Sight::Left { character: of } => Phrase::new("told-left").phrase("character", character(of)),
        Sight::Moved { die: of, to } => {
            Phrase::new("told-moved").phrase("die", die(of)).phrase("location", location(to))
        }
        Sight::Changed { die: of, to } => Phrase::new("told-changed").phrase("die", die(of)).number("to", to),
        Sight::Swapped { dice: [a, b], values } => {
            let id = if values { "told-swapped-values" } else { "told-swapped-places" };
            Phrase::new(id).phrase("first", die(a)).phrase("second", die(b))
        }
        Sight::TokenPlaced { colour: of, location: at } => {
            Phrase::new("told-token-placed").phrase("colour", colour(of)).phrase("location", location(at))
        }
        Sight::TokenMoved { colour: of, from, to } => {
            let phrase = Phrase::new("told-token-moved").phrase("colour", colour(of));
            phrase.phrase("from", location(from)).phrase("location", location(to))
        }
        Sight::LimitRaised { location: of, limit } => {
            Phrase::new("told-limit-raised").phrase("location", location(of)).number("limit", limit)
        }
        Sight::LimitFell { location: of, limit } => {
            Phrase::new("told-limit-fell").phrase("location", location(of)).number("limit", limit)
        }
        Sight::Stays { location: of } => Phrase::new("told-stays").phrase("location", location(of)),
        Sight::Looked { seat, card: None } => who("told-looked", seat),
        Sight::Looked { seat, card: Some(of) } => who("told-looked-own", seat).phrase("card", card(of)),
        Sight::Kept { seat, card: None } => who("told-kept", seat),
        Sight::Kept { seat, card: Some(of) } => who("told-kept-own", seat).phrase("card", card(of)),
        Sight::PutUnder { seat, count, cards: None } => who("told-put-under", seat).number("count", count),
        Sight::PutUnder { seat, cards: Some(ref under), .. } => {
            who("told-put-under-own", seat).phrase("cards", list(under.iter().map(|&of| card(of))))
        }
        Sight::Passed { seat, place: as_which } => who("told-passed", seat).number("place", as_which),
        Sight::EventRevealed { seat, event: of } => {
            who("told-event", seat).phrase("event", event(of)).phrase("text", event_text(of))
        }
        Sight::Chose { seat, picks: ref chosen } => who("told-chose-this", seat).phrase("picks", picks(chosen)),
        Sight::Resolved { location: of, ref sums, colour: None } => {
            let phrase = Phrase::new("told-resolved-tie").phrase("location", location(of));
            phrase.phrase("sums", amounts(sums.iter().copied()))
        }
        Sight::Resolved { location: of, ref sums, colour: Some(winner) } => {
            let phrase = Phrase::new("told-resolved").phrase("location", location(of)).phrase("colour", colour(winner));
            phrase.phrase("sums", amounts(sums.iter().copied()))
        }
        Sight::Barred { location: of } => Phrase::new("told-barred").phrase("location", location(of)),
        Sight::Ordered { location: of, ref colours } => {
            let order = list(colours.iter().map(|&of| colour(of)));
            Phrase::new("told-ordered").phrase("location", location(of)).phrase("colours", order)
        }
        Sight::Acts { seat, location: of } => who("told-acts", seat).phrase("location", location(of)),
        Sight::DeclinedAction { seat, location: of } => who("told-declined", seat).phrase("location", location(of)),
        Sight::TookCard { seat, card: of } => who("told-took-card", seat).phrase("card", card(of)),
        Sight::Sold { seat, cards: ref sold, gold } => {
            who("told-sold", seat).phrase("cards", cards(sold)).number("gold", gold)
        }
        Sight::Offered { seat, to, terms: None } => who("told-offered", seat).seat("to", to),
        Sight::Offered { seat, to, terms: Some(ref terms) } => {
            who("told-offered-terms", seat).seat("to", to).phrase("terms", deals::terms(terms))
        }
        Sight::OfferEnded { seat, to, how } => {
            Phrase::new(format!("told-offer-{how}")).seat("who", seat).seat("to", to)
        }
        Sight::Deal { seat, to, ref gives, ref wants, ref pledges } => {
            who("told-deal", seat).seat("to", to).phrase("terms", deals::deal(gives, wants, pledges))
        }
        Sight::GaveCards { seat, to, count, cards: None } => {
            who("told-gave-cards", seat).seat("to", to).number("count", count)
        }
        Sight::GaveCards { seat, to, cards: Some(ref given), .. } => {
            who("told-gave-cards-own", seat).seat("to", to).phrase("cards", cards(given))
        }
        Sight::Special { location: of, colour: winner } => {
            Phrase::new("told-special").phrase("location", location(of)).phrase("colour", colour(winner))
        }
        Sight::LateEvent { seat, event: of } => who("told-late-event", seat).phrase("event", event(of)),
        Sight::Hand { seat, cards: ref hand } => who("told-hand", seat).phrase("cards", cards(hand)),
        Sight::Wealth { seat, gold, cousins, cards, power, rest } => {
            let phrase = who("told-wealth", seat).number("gold", gold).number("cousins", cousins);
            phrase.number("cards", cards).number("power", power).number("rest", rest)
        }
        Sight::Total { seat, power, rest } => who("told-total", seat).number("power", power).number("rest", rest),
    }
}
