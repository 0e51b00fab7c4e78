//! What happened, in words.

use kernel::Phrase;

use crate::cards::Gauge;
use crate::event::Sight;
use crate::words::{
    cards, character, colour, cost, goal, in_order, list, location, name, of_type, place, section, section_text, team,
    text, vehicle,
};

/// What a viewer perceived.
pub(crate) fn told(sight: &Sight) -> Phrase {
    match *sight {
        Sight::Dealt { seat, goal: own } => Phrase::new("told-dealt").seat("who", seat).phrase("goal", goal(own)),
        Sight::First { seat } => Phrase::new("told-first").seat("who", seat),
        Sight::Round { round } => Phrase::new("told-round").number("round", round),
        Sight::Blind { seat, character: None } => Phrase::new("told-blind").seat("who", seat),
        Sight::Blind { seat, character: Some(drawn) } => {
            Phrase::new("told-blind-own").seat("who", seat).phrase("character", character(drawn))
        }
        Sight::Handed { seat, pack } => {
            Phrase::new("told-handed").seat("who", seat).phrase("characters", list(pack.iter().map(character)))
        }
        Sight::Kept { seat, character: None } => Phrase::new("told-kept").seat("who", seat),
        Sight::Kept { seat, character: Some(kept) } => {
            Phrase::new("told-kept-own").seat("who", seat).phrase("character", character(kept))
        }
        Sight::Controls { seat, character: of } => {
            Phrase::new("told-controls").seat("who", seat).phrase("character", character(of))
        }
        Sight::Uncontrolled { character: of } => Phrase::new("told-uncontrolled").phrase("character", character(of)),
        Sight::MarkerTaken { seat, colour: of } => {
            Phrase::new("told-marker-taken").seat("who", seat).phrase("colour", colour(of))
        }
        Sight::MarkerGiven { by, seat, colour: of } => {
            Phrase::new("told-marker-given").seat("who", by).seat("to", seat).phrase("colour", colour(of))
        }
        Sight::MarkerReturned { seat, colour: of } => {
            Phrase::new("told-marker-returned").seat("who", seat).phrase("colour", colour(of))
        }
        Sight::Turn { character: of, seat: Some(seat) } => {
            Phrase::new("told-turn").seat("who", seat).phrase("character", character(of))
        }
        Sight::Turn { character: of, seat: None } => {
            let text = Phrase::new(format!("text-character-{of}-uncontrolled"));
            Phrase::new("told-turn-alone").phrase("character", character(of)).phrase("text", text)
        }
        Sight::Bonus { character: from, of, by } => {
            let phrase = Phrase::new("told-bonus").phrase("character", character(from)).phrase("type", of_type(of));
            phrase.text("by", format!("{by:+}"))
        }
        Sight::Protagonist { seat } => Phrase::new("told-protagonist").seat("who", seat),
        Sight::Negated { character: of } => Phrase::new("told-negated").phrase("character", character(of)),
        Sight::Skipped { character: of } => Phrase::new("told-skipped").phrase("character", character(of)),
        Sight::Looked { seat, character: of, how, cards: None } => {
            Phrase::new(format!("told-looked-{how}")).seat("who", seat).phrase("character", character(of))
        }
        Sight::Looked { seat, character: of, how, cards: Some(seen) } => {
            let phrase = Phrase::new(format!("told-looked-{how}-own")).seat("who", seat);
            phrase.phrase("character", character(of)).phrase("cards", cards(seen))
        }
        Sight::Searched { seat, deck, count, cards: None } => {
            Phrase::new("told-searched").seat("who", seat).phrase("deck", location(deck)).number("count", count)
        }
        Sight::Searched { seat, deck, cards: Some(ref seen), .. } => Phrase::new("told-searched-own")
            .seat("who", seat)
            .phrase("deck", location(deck))
            .phrase("cards", in_order(seen)),
        Sight::PutBack { seat, deck, count, under, cards: None } => {
            let phrase = Phrase::new("told-put-back").seat("who", seat).phrase("deck", location(deck));
            phrase.number("count", count).number("under", under)
        }
        Sight::PutBack { seat, deck, under, cards: Some((ref top, ref below)), .. } => {
            let id = if top.is_empty() { "told-put-under-own" } else { "told-put-back-own" };
            let phrase = Phrase::new(id).seat("who", seat).phrase("deck", location(deck)).number("under", under);
            phrase.phrase("cards", in_order(top)).phrase("below", in_order(below))
        }
        Sight::Takes { seat, deck, count } => {
            Phrase::new("told-takes").seat("who", seat).phrase("deck", location(deck)).number("count", count)
        }
        Sight::Drew { seat, deck, card: None } => {
            Phrase::new("told-drew").seat("who", seat).phrase("deck", location(deck))
        }
        Sight::Drew { seat, deck, card: Some(card) } => {
            Phrase::new("told-drew-own").seat("who", seat).phrase("deck", location(deck)).phrase("card", name(card))
        }
        // Who gets the card is named first: the log marks what is done to those named after.
        Sight::Passed { from, to, card: None } => Phrase::new("told-passed").seat("to", to).seat("who", from),
        Sight::Passed { from, to, card: Some(card) } => {
            Phrase::new("told-passed-own").seat("to", to).seat("who", from).phrase("card", name(card))
        }
        Sight::Swapped { seat, character: with, cards: None } => {
            Phrase::new("told-swapped").seat("who", seat).phrase("character", character(with))
        }
        Sight::Swapped { seat, character: with, cards: Some((given, taken)) } => {
            let phrase = Phrase::new("told-swapped-own").seat("who", seat).phrase("character", character(with));
            phrase.phrase("given", name(given)).phrase("taken", name(taken))
        }
        Sight::Played { seat, card } => match text(card) {
            Some(text) => {
                Phrase::new("told-played-text").seat("who", seat).phrase("card", name(card)).phrase("text", text)
            }
            None => Phrase::new("told-played").seat("who", seat).phrase("card", name(card)),
        },
        Sight::Forbidden { character: of, of: what } => {
            Phrase::new("told-forbidden").phrase("character", character(of)).phrase("type", of_type(what))
        }
        Sight::ForbiddenThisRound { character: of, of: what } => {
            Phrase::new("told-forbidden-round").phrase("character", character(of)).phrase("type", of_type(what))
        }
        Sight::Discarded { seat, card } => Phrase::new("told-discarded").seat("who", seat).phrase("card", name(card)),
        Sight::DiscardedTop { deck, card } => {
            Phrase::new("told-discarded-top").phrase("deck", location(deck)).phrase("card", name(card))
        }
        Sight::Gave { seat, to, card } => {
            Phrase::new("told-gave").seat("who", seat).phrase("to", character(to)).phrase("card", name(card))
        }
        Sight::SearchesAt { seat, deck } => {
            Phrase::new("told-searches-at").seat("who", seat).phrase("deck", location(deck))
        }
        Sight::ChoseDeck { seat, deck } => {
            Phrase::new("told-chose-deck").seat("who", seat).phrase("deck", location(deck))
        }
        Sight::Confiscates { seat, character: from } => {
            Phrase::new("told-confiscates").seat("who", seat).phrase("character", character(from))
        }
        Sight::Declared { seat, vehicle: with, to } => {
            Phrase::new("told-declared").seat("who", seat).phrase("vehicle", vehicle(with)).phrase("to", location(to))
        }
        Sight::Redirected { seat, value, to: Some(to) } => {
            Phrase::new("told-redirected").seat("who", seat).number("value", value).phrase("to", location(to))
        }
        Sight::Redirected { seat, value, to: None } => {
            Phrase::new("told-stuck").seat("who", seat).number("value", value)
        }
        Sight::Rides { seat, character: of, yes } => {
            let id = if yes { "told-rides" } else { "told-stays" };
            Phrase::new(id).seat("who", seat).phrase("character", character(of))
        }
        Sight::Drove { vehicle: with, to, aboard } => {
            let phrase = Phrase::new("told-drove").phrase("vehicle", vehicle(with)).phrase("to", location(to));
            phrase.phrase("aboard", list(aboard.iter().map(character)))
        }
        Sight::Moved { character: of, to, section: inside } => {
            Phrase::new("told-moved").phrase("character", character(of)).phrase("to", place(to, inside))
        }
        Sight::Appeared { vehicle: which, at } => {
            Phrase::new("told-appeared").phrase("vehicle", vehicle(which)).phrase("at", location(at))
        }
        Sight::Used { seat, effect, cards: shown } => {
            let phrase = Phrase::new("told-used").seat("who", seat).phrase("section", section(effect.face().section));
            phrase.phrase("cards", cards(shown)).phrase("text", section_text(effect)).phrase("cost", cost(effect))
        }
        Sight::Marked { character: of, section: inside } => {
            Phrase::new("told-marked").phrase("character", character(of)).phrase("section", section(inside))
        }
        Sight::Turned { gauge, from, to } => {
            let forward = (to > from) == (gauge == Gauge::Threat);
            let id = if forward { "advanced" } else { "back" };
            Phrase::new(format!("told-{gauge}-{id}")).number("from", from).number("to", to)
        }
        Sight::LookedAtWhispers { seat, cards: None } => Phrase::new("told-looked-at-whispers").seat("who", seat),
        Sight::LookedAtWhispers { seat, cards: Some(seen) } => {
            Phrase::new("told-looked-at-whispers-own").seat("who", seat).phrase("cards", cards(seen))
        }
        Sight::Stacked { seat, count, cards: None } => {
            Phrase::new("told-stacked").seat("who", seat).number("count", count)
        }
        Sight::Stacked { seat, cards: Some(ref laid), .. } => {
            Phrase::new("told-stacked-own").seat("who", seat).phrase("cards", in_order(laid))
        }
        Sight::Whispered { seat, card: None } => Phrase::new("told-whispered").seat("who", seat),
        Sight::Whispered { seat, card: Some(card) } => {
            Phrase::new("told-whispered-own").seat("who", seat).phrase("card", name(card))
        }
        Sight::Chose { seat, card: None } => Phrase::new("told-chose").seat("who", seat),
        Sight::Chose { seat, card: Some(card) } => {
            Phrase::new("told-chose-own").seat("who", seat).phrase("card", name(card))
        }
        Sight::Revealed { card, temple } => {
            let id = if temple { "told-revealed-temple" } else { "told-revealed" };
            Phrase::new(id).phrase("card", name(card))
        }
        Sight::TimePasses { exhausted } => Phrase::new("told-time-passes").number("exhausted", exhausted),
        Sight::RoundOver { round, threat, repair, countdown } => {
            let phrase = Phrase::new("told-round-over").number("round", round).number("threat", threat);
            phrase.number("repair", repair).number("countdown", countdown)
        }
        Sight::Ends { cause } => Phrase::new(format!("told-ends-{cause}")),
        Sight::Goal { seat, goal: own } => Phrase::new("told-goal").seat("who", seat).phrase("goal", goal(own)),
        Sight::Is { seat, character: of } => {
            Phrase::new("told-is").seat("who", seat).phrase("character", character(of))
        }
        Sight::Counts { character: of, team: side } => {
            Phrase::new("told-counts").phrase("character", character(of)).phrase("team", team(side))
        }
        Sight::Equipment { character: of, cards: all } => {
            Phrase::new("told-equipment").phrase("character", character(of)).phrase("cards", cards(all))
        }
        Sight::Repairs { cards, needed } => Phrase::new("told-repairs").number("cards", cards).number("needed", needed),
        Sight::Fights { attack, threat } => {
            Phrase::new("told-fights").number("attack", attack).number("threat", threat)
        }
        Sight::Won { team } => Phrase::new(format!("told-won-{team}")),
    }
}
