//! Negotiate Hard: offers between two players. ACH-190 to ACH-199.

use kernel::{Knowers, Known, List, Seat, Seats, Sink};

use crate::action::Action;
use crate::ask::Ask;
use crate::cards::{Cousin, Intrigue, MOST_INTRIGUES};
use crate::deal::{DealAction, Good, Goods, MOST_GOLD, MOST_OFFERS, MOST_PROMISES, Offer, Pledge, Promise, Terms};
use crate::event::{Event, Given, OfferEnd, Sight};
use crate::flow::Refused;
use crate::pack::Pack;
use crate::state::{Draft, Phase, State};

/// ACH-199: whether deals can be made now: between actions only.
pub(crate) fn may_deal(state: &State) -> bool {
    state.options.negotiate
        && match state.question() {
            Some(Ask::Gain(_) | Ask::Act(_) | Ask::Site(_) | Ask::Forced(_)) => true,
            Some(Ask::Place(_)) => state.phase == Phase::Preparation,
            _ => false,
        }
}

/// What a seat may do about deals now.
pub(crate) fn interjections(state: &State, seat: Seat, out: &mut impl FnMut(DealAction)) {
    if !may_deal(state) {
        return;
    }
    let draft = &state.drafts[seat.index()];
    match draft.picks.first() {
        Some(&Action::Deal(DealAction::Offer(to))) => next_terms(state, seat, to, draft, out),
        None if draft.is_empty() && can_offer(state, seat) => {
            state.others(seat).map(DealAction::Offer).for_each(&mut *out);
        }
        _ => {}
    }
    if state.deals.open[seat.index()].is_some() {
        out(DealAction::Retract);
    }
    replies(state, seat, out);
}

/// ACH-195.
fn can_offer(state: &State, seat: Seat) -> bool {
    state.deals.open[seat.index()].is_none() && state.deals.made[seat.index()] < MOST_OFFERS
}

/// ACH-193: what a seat may do about the offers to it.
pub(crate) fn replies(state: &State, seat: Seat, out: &mut impl FnMut(DealAction)) {
    if !may_deal(state) {
        return;
    }
    let draft = &state.drafts[seat.index()];
    if let Some(&Action::Deal(DealAction::Accept(from))) = draft.picks.first() {
        next_cards(state, seat, from, draft, out);
    }
    for from in offers_to(state, seat) {
        if can_accept(state, from) && (draft.is_empty() || !has_choice(state, from)) {
            out(DealAction::Accept(from));
        }
        out(DealAction::Refuse(from));
    }
}

/// The players with an open offer to this one.
fn offers_to(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    state.others(seat).filter(move |from| offer(state, *from).is_some_and(|offer| offer.to == seat))
}

fn offer(state: &State, from: Seat) -> Option<&Offer> {
    state.deals.open[from.index()].as_ref()
}

/// ACH-193: whether both parties own what the offer of this player names.
fn can_accept(state: &State, from: Seat) -> bool {
    offer(state, from).is_some_and(|offer| {
        offer.terms.gives.are_owned_by(state.player(from)) && offer.terms.wants.are_owned_by(state.player(offer.to))
    })
}

/// Whether the partner has to choose the cards.
fn has_choice(state: &State, from: Seat) -> bool {
    offer(state, from).is_some_and(|offer| {
        let count = usize::from(offer.terms.wants.any_cards);
        count > 0 && count < state.player(offer.to).hand.len()
    })
}

/// ACH-191: what can be named next in a half-built offer.
fn next_terms(state: &State, seat: Seat, to: Seat, draft: &Draft, out: &mut impl FnMut(DealAction)) {
    let terms = Terms::of(draft);
    let (own, other) = (state.player(seat), state.player(to));
    let amounts = |named: u32, most: u32| 1..=if named == 0 { most.min(u16::MAX.into()) as u16 } else { 0 };
    let (gives, wants) = (&terms.gives, &terms.wants);
    amounts(gives.gold.into(), own.gold).map(|gold| DealAction::Give(Good::Gold, gold)).for_each(&mut *out);
    amounts(wants.gold.into(), MOST_GOLD.into()).map(|gold| DealAction::Want(Good::Gold, gold)).for_each(&mut *out);
    for kind in Cousin::ALL {
        let (good, kind) = (Good::of(kind), kind as usize);
        amounts(gives.cousins[kind].into(), own.cousins[kind].into())
            .map(|count| DealAction::Give(good, count))
            .for_each(&mut *out);
        amounts(wants.cousins[kind].into(), other.cousins[kind].into())
            .map(|count| DealAction::Want(good, count))
            .for_each(&mut *out);
    }
    let left = own.hand.kinds().filter(|&(card, count)| count > gives.cards.count(card));
    left.map(|(card, _)| DealAction::GiveCard(card)).for_each(&mut *out);
    if wants.any_cards == 0 {
        let named = wants.cards.len();
        amounts(named, other.hand.len() as u32).map(|count| DealAction::Want(Good::Cards, count)).for_each(&mut *out);
        let is_left = |card: &Intrigue| u32::from(card.face().count) > wants.cards.count(*card);
        let is_any = (named as usize) < other.hand.len();
        Intrigue::all().filter(|card| is_any && is_left(card)).map(DealAction::WantCard).for_each(&mut *out);
    }
    if terms.pledges.len() < MOST_PROMISES {
        let is_new = |is_own: bool, promise: Promise| !terms.pledges.contains(&Pledge { is_own, promise });
        Promise::all().filter(|promise| is_new(true, *promise)).map(DealAction::Promise).for_each(&mut *out);
        Promise::all().filter(|promise| is_new(false, *promise)).map(DealAction::Demand).for_each(&mut *out);
    }
    if !terms.is_empty() {
        out(DealAction::Propose);
        if !gives.cards.is_empty() {
            out(DealAction::ProposeOpenly);
        }
    }
}

/// The cards that the partner may choose next: in the order of the file, so that there is one way to name them.
fn next_cards(state: &State, seat: Seat, from: Seat, draft: &Draft, out: &mut impl FnMut(DealAction)) {
    let Some(offer) = offer(state, from) else { return };
    let missing = u32::from(offer.terms.wants.any_cards) - draft.cards.len();
    let last = draft.cards.last();
    let kinds = state.player(seat).hand.kinds().map(|(card, count)| (card, count - draft.cards.count(card)));
    let behind: List<(Intrigue, u32), MOST_INTRIGUES> =
        kinds.filter(|&(card, count)| count > 0 && last.is_none_or(|last| card >= last)).collect();
    for (place, &(card, _)) in behind.iter().enumerate() {
        let left: u32 = behind[place..].iter().map(|&(_, count)| count).sum();
        if left >= missing {
            out(DealAction::GiveCard(card));
        }
    }
}

/// Does something about deals that is offered.
pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: DealAction, events: &mut S) {
    match action {
        DealAction::Accept(from) if !has_choice(state, from) => {
            let has_none = offer(state, from).is_none_or(|offer| offer.terms.wants.any_cards == 0);
            let chosen = if has_none { Pack::default() } else { state.player(seat).hand.cards().collect() };
            execute(state, from, chosen, events);
        }
        DealAction::Refuse(from) => {
            state.drafts[seat.index()] = Draft::default();
            end(state, from, OfferEnd::Refused, events);
        }
        DealAction::Retract => {
            state.drafts[seat.index()] = Draft::default();
            end(state, seat, OfferEnd::Retracted, events);
        }
        DealAction::Propose | DealAction::ProposeOpenly => {
            propose(state, seat, action == DealAction::ProposeOpenly, events);
        }
        step => {
            let draft = &mut state.drafts[seat.index()];
            draft.push(Action::Deal(step));
            let chosen = draft.cards;
            if let Some(&Action::Deal(DealAction::Accept(from))) = draft.picks.first()
                && offer(state, from).is_some_and(|offer| u32::from(offer.terms.wants.any_cards) == chosen.len())
            {
                execute(state, from, chosen, events);
            }
        }
    }
    drop_impossible_replies(state);
}

/// ACH-191: an offer is made. To somebody who has made one, it is the answer (ACH-193).
fn propose<S: Sink<Event>>(state: &mut State, seat: Seat, is_shown: bool, events: &mut S) {
    let draft = std::mem::take(&mut state.drafts[seat.index()]);
    let Some(&Action::Deal(DealAction::Offer(to))) = draft.picks.first() else {
        unreachable!("an offer begins with the partner")
    };
    let terms = Terms { is_shown, ..Terms::of(&draft) };
    if offer(state, to).is_some_and(|theirs| theirs.to == seat) {
        end(state, to, OfferEnd::Refused, events);
    }
    if is_shown {
        show(state, seat, to, terms.gives.cards);
    }
    state.deals.made[seat.index()] += 1;
    state.deals.open[seat.index()] = Some(Offer { to, terms: terms.clone() });
    events.emit(Event::Offered { seat, to, terms });
}

/// The partner learns that these cards are in the hand.
fn show(state: &mut State, seat: Seat, to: Seat, cards: Pack) {
    let hand = &mut state.player_mut(seat).hand;
    let mut left = cards;
    let mut shown: List<Known<Intrigue>, MOST_INTRIGUES> = List::default();
    // Copies that the partner knows already are shown first.
    let mut held: List<Known<Intrigue>, MOST_INTRIGUES> = hand.known().iter().copied().collect();
    held.sort_by_key(|known| !is_known_to(known.by, to));
    for known in held.iter() {
        let is_shown = left.count(known.card) > 0;
        if is_shown {
            left.remove(known.card);
        }
        shown.push(Known { card: known.card, by: if is_shown { known.by.and(to) } else { known.by } });
    }
    *hand = Default::default();
    shown.iter().for_each(|known| hand.add(known.card, known.by));
}

fn is_known_to(by: Knowers, seat: Seat) -> bool {
    !by.among(Knowers::only(seat)).is_nobody()
}

/// ACH-194: the open offer of a player ends.
fn end<S: Sink<Event>>(state: &mut State, from: Seat, how: OfferEnd, events: &mut S) {
    if let Some(offer) = state.deals.open[from.index()].take() {
        events.emit(Event::Open(Sight::OfferEnded { seat: from, to: offer.to, how }));
    }
}

/// ACH-194: the offers end to which one of these players is a party.
fn end_of_parties<S: Sink<Event>>(state: &mut State, parties: Seats, events: &mut S) {
    for from in state.all_seats() {
        if offer(state, from).is_some_and(|offer| parties.contains(from) || parties.contains(offer.to)) {
            end(state, from, OfferEnd::Lapsed, events);
        }
    }
}

/// ACH-194: a player answers a decision, so their offers end, and those to them.
pub(crate) fn answered<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    if !state.options.negotiate {
        return;
    }
    end_of_parties(state, Seats::one(seat), events);
    drop_impossible_replies(state);
}

/// ACH-194: a phase is over, so all offers end; ACH-195: everybody may make new ones.
pub(crate) fn end_phase<S: Sink<Event>>(state: &mut State, events: &mut S) {
    end_of_parties(state, state.all_seats(), events);
    state.deals.made = Default::default();
    drop_impossible_replies(state);
}

/// ACH-029, ACH-194: an Intrigue is declared, so all offers end, and the half-built ones too.
pub(crate) fn interrupt<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if !state.options.negotiate {
        return;
    }
    end_of_parties(state, state.all_seats(), events);
    for seat in state.all_seats() {
        drop_half_built(state, seat);
    }
}

/// A half-built offer or reply is dropped.
pub(crate) fn drop_half_built(state: &mut State, seat: Seat) {
    let draft = &mut state.drafts[seat.index()];
    if draft.is_deal() {
        *draft = Draft::default();
    }
}

/// ACH-194: a half-built reply ends with its offer, and when the offer cannot be accepted any more.
pub(crate) fn drop_impossible_replies(state: &mut State) {
    if !state.options.negotiate {
        return;
    }
    for seat in state.all_seats() {
        if let Some(&Action::Deal(DealAction::Accept(from))) = state.drafts[seat.index()].picks.first()
            && !(offer(state, from).is_some_and(|offer| offer.to == seat) && can_accept(state, from))
        {
            state.drafts[seat.index()] = Draft::default();
        }
    }
}

/// ACH-193: the exchange, as a whole.
fn execute<S: Sink<Event>>(state: &mut State, from: Seat, chosen: Pack, events: &mut S) {
    let Some(Offer { to, terms }) = state.deals.open[from.index()].take() else {
        unreachable!("only an open offer is accepted")
    };
    let (given, taken) = (terms.gives.cards, if chosen.is_empty() { terms.wants.cards } else { chosen });
    events.emit(Event::Open(Sight::Deal {
        seat: from,
        to,
        gives: Given::of(&terms.gives),
        wants: Given::of(&terms.wants),
        pledges: terms.seen_pledges(),
    }));
    move_goods(state, from, to, &terms.gives);
    move_goods(state, to, from, &terms.wants);
    let (first, second) = (take_cards(state, from, to, given), take_cards(state, to, from, taken));
    for (seat, partner, cards) in [(from, to, &first), (to, from, &second)] {
        cards.iter().for_each(|known| state.player_mut(partner).hand.add(known.card, known.by));
        if !cards.is_empty() {
            let cards = cards.iter().map(|known| known.card).collect();
            events.emit(Event::GaveCards { seat, to: partner, cards });
        }
    }
    let parties = Seats::one(from).with(to);
    parties.iter().for_each(|seat| state.drafts[seat.index()] = Draft::default());
    end_of_parties(state, parties, events);
}

fn move_goods(state: &mut State, from: Seat, to: Seat, goods: &Goods) {
    state.player_mut(from).gold -= u32::from(goods.gold);
    state.player_mut(to).gold += u32::from(goods.gold);
    for (kind, count) in goods.cousins.into_iter().enumerate() {
        state.player_mut(from).cousins[kind] -= count;
        state.player_mut(to).cousins[kind] += count;
    }
}

/// ACH-196: cards leave a hand face down, so that only the parties know which; but whoever knew a whole hand knows where it went.
fn take_cards(state: &mut State, from: Seat, to: Seat, cards: Pack) -> List<Known<Intrigue>, MOST_INTRIGUES> {
    let parties = Knowers::only(from).and(to);
    let hand = &mut state.player_mut(from).hand;
    if cards.is_empty() {
        return List::default();
    }
    if cards.len() as usize == hand.len() {
        let all = hand.known().iter().map(|known| Known { card: known.card, by: known.by.union(parties) }).collect();
        *hand = Default::default();
        return all;
    }
    for card in cards.cards() {
        hand.remove(card);
    }
    hand.forget_all_but(parties);
    cards.cards().map(|card| Known { card, by: parties }).collect()
}

/// Why something about deals is refused.
pub(crate) fn refuse(state: &State, seat: Seat, action: DealAction) -> Refused {
    let is_to_seat = |from: Seat| offer(state, from).is_some_and(|offer| offer.to == seat);
    match action {
        _ if !may_deal(state) => Refused::NoDealsNow,
        DealAction::Offer(to) if to == seat || !state.all_seats().contains(to) => Refused::NotAPlayer,
        DealAction::Offer(_) if !can_offer(state, seat) => Refused::NoMoreOffers,
        DealAction::Accept(from) if is_to_seat(from) => Refused::CannotAccept,
        DealAction::Accept(_) | DealAction::Refuse(_) => Refused::NoOffer,
        DealAction::Retract => Refused::NoOwnOffer,
        DealAction::Propose | DealAction::ProposeOpenly => Refused::NothingOffered,
        _ => Refused::CannotOffer,
    }
}
