//! Negotiate Hard in words.

use kernel::Phrase;

use super::{card, cards, list, location};
use crate::cards::Intrigue;
use crate::deal::{DealAction, Good, Promise};
use crate::event::{Given, SeenPledge, SeenTerms};
use crate::view::View;

fn amount(good: Good, count: impl Into<i64>) -> Phrase {
    Phrase::new(format!("goods-{good}")).number("count", count.into())
}

/// What one party gives; the cards by name, if they are known.
fn goods(given: &Given, by_name: Option<&[Intrigue]>) -> Option<Phrase> {
    let [street, palace] = given.cousins;
    let amounts = [(Good::Gold, i64::from(given.gold)), (Good::Street, street.into()), (Good::Palace, palace.into())];
    let amounts = amounts.into_iter().filter(|&(_, count)| count > 0).map(|(good, count)| amount(good, count));
    let of_cards = match by_name {
        Some(named) if !named.is_empty() => Some(cards(named)),
        None if given.cards > 0 => Some(Phrase::new("goods-hidden-cards").number("count", given.cards)),
        _ if given.cards > 0 => Some(amount(Good::Cards, given.cards)),
        _ => None,
    };
    let all: Vec<Phrase> = amounts.chain(of_cards).collect();
    (!all.is_empty()).then(|| list(all))
}

fn promise(promise: Promise) -> Phrase {
    match promise {
        Promise::Peace => Phrase::new("promise-peace"),
        Promise::Pass => Phrase::new("promise-pass"),
        Promise::Defend => Phrase::new("promise-defend"),
        Promise::Avoid(at) => Phrase::new("promise-avoid").phrase("location", location(at)),
        Promise::Spare(at) => Phrase::new("promise-spare").phrase("location", location(at)),
        Promise::Pay(gold) => Phrase::new("promise-pay").number("gold", gold),
    }
}

fn clauses(all: Vec<Phrase>) -> Phrase {
    Phrase::list("more-clauses", all).unwrap_or_else(|| Phrase::new("no-terms"))
}

fn pledges(all: &[SeenPledge], of_other: &'static str) -> impl Iterator<Item = Phrase> {
    all.iter().map(move |pledge| {
        let id = if pledge.is_own { "clause-promises" } else { of_other };
        Phrase::new(id).phrase("promise", promise(pledge.promise))
    })
}

/// What an offer says, from the side of its maker.
pub(crate) fn terms(terms: &SeenTerms) -> Phrase {
    let gives = goods(&terms.gives, terms.given_cards.as_deref());
    let wants = goods(&terms.wants, Some(&terms.wanted_cards));
    let gives = gives.map(|goods| Phrase::new("clause-gives").phrase("goods", goods));
    let wants = wants.map(|goods| Phrase::new("clause-wants").phrase("goods", goods));
    clauses(gives.into_iter().chain(wants).chain(pledges(&terms.pledges, "clause-demands")).collect())
}

/// What a deal was, for everybody.
pub(crate) fn deal(gives: &Given, gets: &Given, promised: &[SeenPledge]) -> Phrase {
    let gives = goods(gives, Some(&[])).map(|goods| Phrase::new("clause-gives").phrase("goods", goods));
    let gets = goods(gets, Some(&[])).map(|goods| Phrase::new("clause-gets").phrase("goods", goods));
    clauses(gives.into_iter().chain(gets).chain(pledges(promised, "clause-is-promised")).collect())
}

/// What something about deals does.
pub(super) fn label(view: &View, action: DealAction) -> Phrase {
    match action {
        DealAction::Offer(to) => Phrase::new("do-offer").seat("who", to),
        DealAction::Give(good, count) | DealAction::Want(good, count) => {
            Phrase::new("do-give").phrase("goods", amount(good, count))
        }
        DealAction::GiveCard(of) | DealAction::WantCard(of) => card(of),
        DealAction::Promise(of) | DealAction::Demand(of) => Phrase::new("do-promise").phrase("promise", promise(of)),
        DealAction::Propose => {
            let has_cards =
                view.deal.as_ref().and_then(|deal| deal.terms.as_ref()).is_some_and(|of| of.gives.cards > 0);
            Phrase::new(if has_cards { "do-propose-hidden" } else { "do-propose" })
        }
        DealAction::ProposeOpenly => Phrase::new("do-propose-openly"),
        DealAction::Retract => Phrase::new("do-retract"),
        DealAction::Accept(from) => {
            let offer = view.offers.iter().find(|offer| offer.seat == from);
            let said = offer.and_then(|offer| offer.terms.as_ref()).map_or_else(|| Phrase::new("no-terms"), terms);
            Phrase::new("do-accept").seat("who", from).phrase("terms", said)
        }
        DealAction::Refuse(from) => Phrase::new("do-refuse").seat("who", from),
    }
}

/// The headings under which something about deals is found.
pub(super) fn path(view: &View, action: DealAction) -> Vec<Phrase> {
    let below = |id: &'static str, good: &'static str| vec![Phrase::new(id), Phrase::new(good)];
    let of_promise = |id: &'static str, promise: Promise| match promise {
        Promise::Peace | Promise::Pass | Promise::Defend => vec![Phrase::new(id)],
        Promise::Avoid(_) => below(id, "heading-avoid"),
        Promise::Spare(_) => below(id, "heading-spare"),
        Promise::Pay(_) => below(id, "heading-pay"),
    };
    let is_reply = view.deal.as_ref().is_some_and(|deal| deal.terms.is_none());
    match action {
        DealAction::Offer(_) => vec![Phrase::new("heading-deals")],
        DealAction::Give(Good::Gold, _) => below("heading-give", "heading-gold"),
        DealAction::Want(Good::Gold, _) => below("heading-want", "heading-gold"),
        DealAction::GiveCard(_) if is_reply => Vec::new(),
        DealAction::GiveCard(_) => below("heading-give", "heading-cards"),
        DealAction::WantCard(_) | DealAction::Want(Good::Cards, _) => below("heading-want", "heading-cards"),
        DealAction::Give(..) => vec![Phrase::new("heading-give")],
        DealAction::Want(..) => vec![Phrase::new("heading-want")],
        DealAction::Promise(promise) => of_promise("heading-promise", promise),
        DealAction::Demand(promise) => of_promise("heading-demand", promise),
        _ => Vec::new(),
    }
}
