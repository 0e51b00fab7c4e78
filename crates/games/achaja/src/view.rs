//! The table as one viewer sees it.

use kernel::{Seat, Seats, SeenDeck, SeenHand, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::ask::{Ask, Source};
use crate::cards::{Character, Colour, Die, EventCard, Intrigue, Location, Side};
use crate::deal::{DealAction, Terms};
use crate::event::{Pick, RerollChoice, SeenTerms, Sums};
use crate::flow::settlement;
use crate::state::{Frame, Phase, State};

kernel::word_enum! {
    /// What is asked, waited for, or over.
    pub enum Step: "a step" {
        /// Cards are drawn or dice rolled.
        Chance = "chance",
        /// DP-S2.
        Lay = "lay",
        /// DP-S3.
        Rerolls = "rerolls",
        /// DP-S3F.
        Fates = "fates",
        /// DP-S4, DP-P2.
        Place = "place",
        /// DP-P1.
        Gain = "gain",
        /// DP-I1.
        Act = "act",
        /// DP-I7.
        PlayOn = "play-on",
        /// DP-I2.
        Window = "window",
        /// DP-I3.
        Shortfall = "shortfall",
        /// DP-I4.
        ShortTheft = "short-theft",
        /// DP-I5, DP-I6, DP-I8.
        Choose = "choose",
        /// DP-I8, Night Moves.
        MoveOn = "move-on",
        /// DP-I6, the Informer keeps a card.
        Keep = "keep",
        /// DP-I6, the other cards go under the deck.
        PutUnder = "put-under",
        /// DP-D0.
        OwnTie = "own-tie",
        /// DP-D1.
        Ties = "ties",
        /// DP-D2.
        Site = "site",
        /// DP-D5.
        Again = "again",
        /// DP-D3.
        Mover = "mover",
        /// DP-D4.
        Forced = "forced",
        /// The game is over.
        Over = "over",
    }
}

/// The table as one viewer sees it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's own seats.
    pub own: Vec<Seat>,
    /// What is asked.
    pub step: Step,
    /// What the question is about.
    pub question: Question,
    /// From 1.
    pub turn: u8,
    /// The part of the turn.
    pub phase: Phase,
    /// Who has the First Player marker; nobody before it is dealt.
    pub marker: Option<Seat>,
    /// ACH-063: whose turn it is in the Intrigue phase.
    pub pointer: Option<Seat>,
    /// The players, in the order of seats.
    pub players: Vec<PlayerView>,
    /// The Locations, in the order in which they are resolved.
    pub locations: Vec<LocationView>,
    /// The Characters that can be used.
    pub row: Vec<CharacterView>,
    /// The Intrigue deck.
    pub deck: SeenDeck<Intrigue>,
    /// ACH-020: the discard pile, the last card on top.
    pub discard: Vec<Intrigue>,
    /// ACH-113: how many Events are still applied this turn.
    pub events_left: u8,
    /// The Intrigues that are being played, the last one inside the others.
    pub plays: Vec<PlayView>,
    /// ACH-120: the Location that is being resolved.
    pub resolving: Option<Location>,
    /// ACH-128: the colours of the dice that still act there.
    pub queue: Vec<Colour>,
    /// What the viewer has chosen so far in a choice of several steps.
    pub draft: Vec<Pick>,
    /// The cards of a sale that the viewer has named so far.
    pub to_sell: Vec<Intrigue>,
    /// ACH-191: the open offers.
    pub offers: Vec<OfferView>,
    /// ACH-191, ACH-193: the offer or reply that the viewer is in the middle of.
    pub deal: Option<DealView>,
    /// DP-I6: the cards that the viewer looks at.
    pub looked_at: Vec<Intrigue>,
    /// DP-S3: what the viewer has chosen.
    pub reroll: Option<RerollChoice>,
    /// DP-S3F: the values that the viewer has chosen.
    pub fates: Vec<(Colour, [u8; 5])>,
    /// DP-I2: how the viewer has answered.
    pub answered: bool,
    /// Bargaining Chips count.
    pub cards_count: bool,
    /// Whether gold and known cards of others are listed.
    pub memory_aids: bool,
    /// ACH-150 to ACH-155: how it ended.
    pub ending: Vec<EndView>,
}

/// What a question is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// The Location it is about.
    pub location: Option<Location>,
    /// The colour of the die that acts.
    pub colour: Option<Colour>,
    /// The card whose rider it is.
    pub rider: Option<Intrigue>,
    /// The Character that is used.
    pub character: Option<Character>,
    /// The Event that is applied.
    pub event: Option<EventCard>,
    /// An amount of gold, or the value of dice.
    pub number: Option<u32>,
    /// Who has not chosen yet, where that is public.
    pub missing: Vec<Seat>,
}

/// A player.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// Which one.
    pub seat: Seat,
    /// The colours of the player's houses; the representing one first.
    pub colours: Vec<Colour>,
    /// The power.
    pub power: u8,
    /// The gold; others see it with memory aids or at the end.
    pub gold: Option<u32>,
    /// The hand.
    pub hand: SeenHand<Intrigue>,
    /// Street and Palace Cousins.
    pub cousins: [u8; 2],
    /// As which one the player passed this turn.
    pub passed: Option<u8>,
    /// The dice in the reserve.
    pub reserve: Vec<Die>,
    /// ACH-015: the tokens that are left, by colour.
    pub tokens: Vec<u8>,
    /// The Event of this turn: the own one, or one that was revealed; at the end every one.
    pub event: Option<EventCard>,
    /// Whether the player holds an Event that is still hidden.
    pub holds_event: bool,
}

/// A Location.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct LocationView {
    /// Which one.
    pub location: Location,
    /// The turn in which it opens.
    pub opens: u8,
    /// Whether it is open.
    pub is_open: bool,
    /// The most dice.
    pub limit: u8,
    /// How many of them by Limit Increase tokens.
    pub raised: u8,
    /// The dice there.
    pub dice: Vec<Die>,
    /// The tokens there, by colour.
    pub tokens: Vec<(Colour, u8)>,
    /// The sum of each colour.
    pub sums: Sums,
    /// No die can enter or leave.
    pub curfew: bool,
    /// ACH-143: its action is not performed this turn.
    pub barred: bool,
    /// ACH-143: who dominates gains 1 more power.
    pub crowned: bool,
    /// ACH-143: who wins a tie.
    pub judge: Option<Seat>,
}

/// A Character that can be used.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct CharacterView {
    /// Which one.
    pub character: Character,
    /// ACH-101: what it costs now.
    pub price: u32,
    /// Its Usage tokens.
    pub usage: u8,
}

/// An Intrigue that is being played.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PlayView {
    /// Who plays it.
    pub seat: Seat,
    /// The card.
    pub card: Intrigue,
    /// Which effect.
    pub side: Side,
    /// The target player.
    pub target: Option<Seat>,
    /// What was declared.
    pub picks: Vec<Pick>,
}

/// ACH-191: an open offer.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct OfferView {
    /// Who made it.
    pub seat: Seat,
    /// To whom.
    pub to: Seat,
    /// What it says, if the viewer is one of them.
    pub terms: Option<SeenTerms>,
}

/// An offer or a reply that the viewer is in the middle of.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct DealView {
    /// Whose.
    pub seat: Seat,
    /// The other party.
    pub other: Seat,
    /// What the offer says so far; nothing for a reply.
    pub terms: Option<SeenTerms>,
    /// The cards chosen so far for a reply.
    pub cards: Vec<Intrigue>,
}

/// How a player ended.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// Which one.
    pub seat: Seat,
    /// ACH-150: the special points.
    pub special: u32,
    /// ACH-152: gold, Cousins and cards.
    pub wealth: u32,
    /// The power for it.
    pub for_wealth: u32,
    /// The rest.
    pub rest: u32,
    /// The power in the end.
    pub total: u32,
}

impl Question {
    fn of(state: &State, ask: &Ask) -> Question {
        let none = Question::default();
        let seats = |seats: Seats| seats.iter().collect();
        match ask {
            Ask::Lay(_)
            | Ask::Place(_)
            | Ask::Gain(_)
            | Ask::Act(_)
            | Ask::PlayOn(_)
            | Ask::MoveOn(_)
            | Ask::Keep(_)
            | Ask::PutUnder(_)
            | Ask::Again(_) => none,
            Ask::Rerolls(rerolls) => Question { missing: seats(rerolls.answers.missing()), ..none },
            Ask::Fates(fates) => Question { missing: seats(fates.missing), ..none },
            Ask::Window(window) => Question { seat: window.play.target, ..none },
            Ask::Shortfall(ask) => Question { seat: Some(ask.owed.seat), number: Some(ask.owed.gold.into()), ..none },
            Ask::ShortTheft(ask) => Question { seat: Some(ask.target), number: Some(ask.gold), ..none },
            Ask::Choose(choose) => {
                let question = Question { seat: choose.attacker, ..none };
                match choose.source {
                    Source::Rider(card) => Question { rider: Some(card), ..question },
                    Source::Character(character) => Question { character: Some(character), ..question },
                    Source::Event(event) => Question { event: Some(event), ..question },
                }
            }
            Ask::OwnTie(ask) => Question { location: Some(ask.location), ..none },
            Ask::Ties(ask) => Question { location: Some(ask.location), number: Some(ask.value.into()), ..none },
            Ask::Site(ask) => Question {
                seat: Some(state.owner(ask.colour)),
                location: Some(ask.location),
                colour: Some(ask.colour),
                ..none
            },
            Ask::Mover(ask) => Question { location: Some(ask.location), ..none },
            Ask::Forced(ask) => Question { location: Some(ask.location), ..none },
        }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let eyes = Eyes { state, viewer };
        let ask = state.question();
        let own: Vec<Seat> = state.all_seats().iter().filter(|&seat| viewer.is(seat)).collect();
        let drafts =
            own.iter().map(|seat| &state.drafts[seat.index()]).find(|draft| !draft.is_empty() && !draft.is_deal());
        let is_playing = state.phase != Phase::Setup || state.turn > 1;
        let applied = crate::cards::BOX.amounts.events_applied[usize::from(state.seats) - 2];
        View {
            step: match state.frame() {
                None => Step::Over,
                Some(Frame::Ask(ask)) => ask.step(),
                Some(Frame::Chance(_) | Frame::Do(_)) => Step::Chance,
            },
            question: ask.map(|ask| Question::of(state, ask)).unwrap_or_default(),
            turn: state.turn,
            phase: state.phase,
            marker: (is_playing || matches!(ask, Some(Ask::Place(_)))).then_some(state.marker),
            pointer: (state.phase == Phase::Intrigue).then_some(state.pointer),
            players: state.all_seats().iter().map(|seat| eyes.player(seat)).collect(),
            locations: state.order.iter().map(|&location| eyes.location(location)).collect(),
            row: state
                .row
                .iter()
                .map(|hired| CharacterView {
                    character: hired.character,
                    price: u32::from(hired.character.face().cost) + u32::from(hired.usage),
                    usage: hired.usage,
                })
                .collect(),
            deck: eyes.deck(),
            discard: state.discard.to_vec(),
            events_left: applied.saturating_sub(state.count_passed()),
            plays: eyes.plays(),
            resolving: state.resolving(),
            queue: if state.phase == Phase::Dominance { state.queue.to_vec() } else { Vec::new() },
            draft: drafts.map(|draft| draft.picks.iter().map(|&pick| Pick(pick)).collect()).unwrap_or_default(),
            to_sell: drafts.map(|draft| draft.cards.cards().collect()).unwrap_or_default(),
            offers: eyes.offers(),
            deal: eyes.deal(),
            looked_at: eyes.looked_at(),
            reroll: eyes.reroll(),
            fates: eyes.fates(),
            answered: eyes.has_answered(),
            cards_count: state.cards_count,
            memory_aids: state.options.has_memory_aids,
            ending: if state.is_over() { own_end(state) } else { Vec::new() },
            own,
        }
    }
}

fn own_end(state: &State) -> Vec<EndView> {
    let end = |seat: Seat| {
        let (for_wealth, rest) = settlement::power_and_rest(state, seat);
        EndView {
            seat,
            special: settlement::special(state, seat),
            wealth: settlement::wealth(state, seat),
            for_wealth,
            rest,
            total: settlement::total(state, seat),
        }
    };
    state.all_seats().iter().map(end).collect()
}

/// A viewer at a table.
struct Eyes<'a> {
    state: &'a State,
    viewer: Viewer,
}

impl Eyes<'_> {
    fn player(&self, seat: Seat) -> PlayerView {
        let (state, player) = (self.state, self.state.player(seat));
        let (is_own, is_over) = (self.viewer.is(seat), state.is_over());
        let sees = is_own || is_over || state.options.has_memory_aids;
        let mut hand = player.hand.seen_by(self.viewer);
        if is_over {
            hand.shown = player.hand.cards().collect();
        } else if !sees {
            hand.shown.clear();
        }
        let colours: Vec<Colour> = state.colours_of(seat).collect();
        let reserve = colours.iter().flat_map(|&colour| state.dice_of(colour)).filter(|die| die.value > 0);
        let event = state.event(seat);
        PlayerView {
            seat,
            power: player.power,
            gold: sees.then_some(player.gold),
            hand,
            cousins: player.cousins,
            passed: player.passed,
            reserve: reserve.filter(|die| !die.place.is_in_troy()).collect(),
            tokens: colours.iter().map(|&colour| state.token_supply(colour)).collect(),
            event: event.filter(|&event| is_own || is_over || state.is_revealed(event)),
            holds_event: event.is_some() && player.passed.is_none(),
            colours,
        }
    }

    fn location(&self, location: Location) -> LocationView {
        let state = self.state;
        let tokens = state.colours().iter().map(|&colour| (colour, state.tokens[colour.index()][location.index()]));
        LocationView {
            location,
            opens: location.face().opens,
            is_open: state.is_open(location),
            limit: state.limit(location),
            raised: state.increases[location.index()],
            dice: state.dice_at(location).collect(),
            tokens: tokens.filter(|&(_, count)| count > 0).collect(),
            sums: crate::flow::dominance::sums(state, location),
            curfew: state.curfew.contains(location),
            barred: state.barred.contains(location),
            crowned: state.crowned.contains(location),
            judge: state.judged.filter(|&(judged, _)| judged == location).map(|(_, seat)| seat),
        }
    }

    fn deck(&self) -> SeenDeck<Intrigue> {
        let mut deck = self.state.deck.seen_by(self.viewer);
        if !self.state.options.has_memory_aids {
            deck.known.clear();
        }
        deck
    }

    fn plays(&self) -> Vec<PlayView> {
        let declared = self.state.frames.iter().filter_map(|frame| match frame {
            Frame::Ask(Ask::Window(window)) => Some(&window.play),
            Frame::Ask(_) | Frame::Chance(_) | Frame::Do(_) => None,
        });
        declared
            .map(|play| PlayView {
                seat: play.seat,
                card: play.card,
                side: play.side,
                target: play.target,
                picks: play.picks.iter().map(|&pick| Pick(pick)).collect(),
            })
            .collect()
    }

    fn offers(&self) -> Vec<OfferView> {
        let of = |seat: Seat| self.state.deals.open[seat.index()].as_ref().map(|offer| (seat, offer));
        let open = self.state.all_seats().iter().filter_map(of);
        open.map(|(seat, offer)| {
            let is_party = self.viewer.is(seat) || self.viewer.is(offer.to);
            let terms = is_party.then(|| SeenTerms::of(&offer.terms, self.viewer.is(seat)));
            OfferView { seat, to: offer.to, terms }
        })
        .collect()
    }

    fn deal(&self) -> Option<DealView> {
        let own = self.state.all_seats().iter().filter(|&seat| self.viewer.is(seat));
        let mut drafts = own.map(|seat| (seat, &self.state.drafts[seat.index()]));
        drafts.find_map(|(seat, draft)| match *draft.picks.first()? {
            Action::Deal(DealAction::Offer(other)) => {
                let terms = Some(SeenTerms::of(&Terms::of(draft), true));
                Some(DealView { seat, other, terms, cards: Vec::new() })
            }
            Action::Deal(DealAction::Accept(other)) => {
                Some(DealView { seat, other, terms: None, cards: draft.cards.cards().collect() })
            }
            _ => None,
        })
    }

    fn looked_at(&self) -> Vec<Intrigue> {
        match self.state.question() {
            Some(Ask::Keep(keep)) if self.viewer.is(keep.seat) => keep.cards.to_vec(),
            Some(Ask::PutUnder(under)) if self.viewer.is(under.seat) => under.cards.to_vec(),
            _ => Vec::new(),
        }
    }

    fn reroll(&self) -> Option<RerollChoice> {
        let Some(Ask::Rerolls(rerolls)) = self.state.question() else { return None };
        rerolls.answers.seen_by(self.viewer).map(|(_, colour)| RerollChoice { colour }).next()
    }

    fn fates(&self) -> Vec<(Colour, [u8; 5])> {
        let Some(Ask::Fates(fates)) = self.state.question() else { return Vec::new() };
        let own = self.state.all_seats().iter().filter(|&seat| self.viewer.is(seat) && !fates.missing.contains(seat));
        own.flat_map(|seat| self.state.colours_of(seat))
            .map(|colour| (colour, self.state.fates[colour.index()]))
            .collect()
    }

    fn has_answered(&self) -> bool {
        let Some(Ask::Window(window)) = self.state.question() else { return false };
        window.answers.seen_by(self.viewer).next().is_some()
    }
}
