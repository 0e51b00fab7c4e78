//! Negotiate Hard: what players offer each other. ACH-190 to ACH-197.

use std::fmt;
use std::str::FromStr;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{BadNotation, List, Seat};
use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::cards::{Cousin, Intrigue, Location};
use crate::pack::Pack;
use crate::state::{Draft, MOST_SEATS, Player};

/// ACH-191: the most gold that can be asked for, or promised.
pub(crate) const MOST_GOLD: u8 = 30;
/// ACH-195: how many offers a player may make between two times that the order of play comes to them.
pub(crate) const MOST_OFFERS: u8 = 3;
/// ACH-191: the most promises of a deal.
pub(crate) const MOST_PROMISES: usize = 2;

kernel::word_enum! {
    /// ACH-192: what can change hands in a certain amount.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Good: "gold, street, palace or cards" {
        /// Gold.
        Gold = "gold",
        /// Street Cousins.
        Street = "street",
        /// Palace Cousins.
        Palace = "palace",
        /// Intrigues that their owner chooses.
        Cards = "cards",
    }
}

impl Good {
    pub(crate) fn of(cousin: Cousin) -> Good {
        match cousin {
            Cousin::Street => Good::Street,
            Cousin::Palace => Good::Palace,
        }
    }
}

/// ACH-197: what can be promised. "I" is who promises, "you" the other party; nothing holds anybody to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub enum Promise {
    /// I will not target you until the end of the turn. `peace`
    #[default]
    Peace,
    /// I will pass at my next action. `pass`
    Pass,
    /// I will stop the next Intrigue that names you as its target, with a Palace Cousin or a Reaction. `defend`
    Defend,
    /// I will not enter this Location. `avoid mint`
    Avoid(Location),
    /// I will move no die of yours away from this Location this turn. `spare mint`
    Spare(Location),
    /// I will pay you so much gold at my next action. `pay 5`
    Pay(u8),
}

impl Promise {
    /// Everything that can be promised.
    pub(crate) fn all() -> impl Iterator<Item = Promise> {
        let places = Location::ALL.into_iter().flat_map(|at| [Promise::Avoid(at), Promise::Spare(at)]);
        [Promise::Peace, Promise::Pass, Promise::Defend]
            .into_iter()
            .chain(places)
            .chain((1..=MOST_GOLD).map(Promise::Pay))
    }
}

impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Promise::Peace => f.write_str("peace"),
            Promise::Pass => f.write_str("pass"),
            Promise::Defend => f.write_str("defend"),
            Promise::Avoid(at) => write!(f, "avoid {at}"),
            Promise::Spare(at) => write!(f, "spare {at}"),
            Promise::Pay(gold) => write!(f, "pay {gold}"),
        }
    }
}

impl Serialize for Promise {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Promise {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Promise, BadNotation> {
        let wrong = || BadNotation::new(text, "a promise: peace, pass, defend, avoid or spare a Location, or pay gold");
        match text.split_once(' ') {
            None => match text {
                "peace" => Ok(Promise::Peace),
                "pass" => Ok(Promise::Pass),
                "defend" => Ok(Promise::Defend),
                _ => Err(wrong()),
            },
            Some(("avoid", at)) => at.parse().map(Promise::Avoid),
            Some(("spare", at)) => at.parse().map(Promise::Spare),
            Some(("pay", gold)) => {
                let amount = number(gold).filter(|amount| (1..=MOST_GOLD.into()).contains(amount)).ok_or_else(wrong)?;
                Ok(Promise::Pay(amount as u8))
            }
            Some(_) => Err(wrong()),
        }
    }
}

/// Something about a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub enum DealAction {
    /// ACH-191: begins an offer to this player. `offer 3`
    Offer(Seat),
    /// Gives so much in an offer. `give gold 5`
    Give(Good, u16),
    /// Gives a card, in an offer or a reply. `give theft`
    GiveCard(Intrigue),
    /// Wants so much in an offer. `want cards 2`
    Want(Good, u16),
    /// Wants a certain card in an offer. `want theft`
    WantCard(Intrigue),
    /// Promises something in an offer. `promise avoid mint`
    Promise(Promise),
    /// Wants a promise in an offer. `demand peace`
    Demand(Promise),
    /// Makes the offer; given cards are not shown. `propose`
    #[default]
    Propose,
    /// Makes the offer and shows the given cards. `propose openly`
    ProposeOpenly,
    /// ACH-194: takes back the own offer. `retract`
    Retract,
    /// ACH-193: accepts the offer of this player. `accept 2`
    Accept(Seat),
    /// ACH-193: declines the offer of this player. `refuse 2`
    Refuse(Seat),
}

impl fmt::Display for DealAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealAction::Offer(seat) => write!(f, "offer {seat}"),
            DealAction::Give(good, amount) => write!(f, "give {good} {amount}"),
            DealAction::GiveCard(card) => write!(f, "give {card}"),
            DealAction::Want(good, amount) => write!(f, "want {good} {amount}"),
            DealAction::WantCard(card) => write!(f, "want {card}"),
            DealAction::Promise(promise) => write!(f, "promise {promise}"),
            DealAction::Demand(promise) => write!(f, "demand {promise}"),
            DealAction::Propose => f.write_str("propose"),
            DealAction::ProposeOpenly => f.write_str("propose openly"),
            DealAction::Retract => f.write_str("retract"),
            DealAction::Accept(seat) => write!(f, "accept {seat}"),
            DealAction::Refuse(seat) => write!(f, "refuse {seat}"),
        }
    }
}

impl FromStr for DealAction {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<DealAction, BadNotation> {
        let wrong = || {
            let words = "offer, give, want, promise, demand, propose, retract, accept or refuse";
            BadNotation::new(text, format!("something about a deal: {words}"))
        };
        let Some((verb, rest)) = text.split_once(' ') else {
            return match text {
                "propose" => Ok(DealAction::Propose),
                "retract" => Ok(DealAction::Retract),
                _ => Err(wrong()),
            };
        };
        Ok(match (verb, amount(rest)?) {
            ("offer", None) => DealAction::Offer(rest.parse()?),
            ("give", Some((good, amount))) => DealAction::Give(good, amount),
            ("give", None) => DealAction::GiveCard(rest.parse()?),
            ("want", Some((good, amount))) => DealAction::Want(good, amount),
            ("want", None) => DealAction::WantCard(rest.parse()?),
            ("promise", _) => DealAction::Promise(rest.parse()?),
            ("demand", _) => DealAction::Demand(rest.parse()?),
            ("propose", None) if rest == "openly" => DealAction::ProposeOpenly,
            ("accept", None) => DealAction::Accept(rest.parse()?),
            ("refuse", None) => DealAction::Refuse(rest.parse()?),
            _ => return Err(wrong()),
        })
    }
}

/// An amount of goods, such as `gold 5`, if it is one.
fn amount(text: &str) -> Result<Option<(Good, u16)>, BadNotation> {
    let parts = text.split_once(' ').and_then(|(good, count)| Some((good.parse().ok()?, count)));
    let Some((good, count)) = parts else { return Ok(None) };
    let count = number(count).ok_or_else(|| BadNotation::new(text, "goods with how many"))?;
    Ok(Some((good, count)))
}

/// A number as it is written in the notation: without a sign or a leading zero.
pub(crate) fn number(text: &str) -> Option<u16> {
    let is_plain = text.starts_with(|first: char| ('1'..='9').contains(&first));
    if is_plain { text.parse().ok() } else { None }
}

/// What one party gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Goods {
    pub(crate) gold: u16,
    /// By kind.
    pub(crate) cousins: [u8; 2],
    /// Cards by name.
    pub(crate) cards: Pack,
    /// Cards that their owner chooses.
    pub(crate) any_cards: u8,
}

impl Goods {
    /// How many cards there are.
    pub(crate) fn count_cards(&self) -> u8 {
        self.cards.len() as u8 + self.any_cards
    }

    /// Whether a player has all of this.
    pub(crate) fn are_owned_by(&self, player: &Player) -> bool {
        let has = |(card, count): (_, u32)| player.hand.cards().filter(|&held| held == card).count() >= count as usize;
        player.gold >= u32::from(self.gold)
            && Cousin::ALL.iter().all(|&kind| player.cousins[kind as usize] >= self.cousins[kind as usize])
            && player.hand.len() >= usize::from(self.any_cards)
            && self.cards.kinds().all(has)
    }
}

/// A promise, and whose it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Pledge {
    /// Whether it is the maker of the offer who promises.
    pub(crate) is_own: bool,
    pub(crate) promise: Promise,
}

/// What a deal is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct Terms {
    /// What the proposer gives.
    pub(crate) gives: Goods,
    /// What the partner gives.
    pub(crate) wants: Goods,
    /// Whether the partner sees the given cards before answering.
    pub(crate) is_shown: bool,
    pub(crate) pledges: List<Pledge, MOST_PROMISES>,
}

impl Terms {
    /// What was said so far.
    pub(crate) fn of(draft: &Draft) -> Terms {
        let mut terms = Terms::default();
        terms.gives.cards = draft.cards;
        terms.wants.cards = draft.wanted;
        for &pick in draft.picks.iter() {
            let Action::Deal(step) = pick else { continue };
            match step {
                DealAction::Give(good, amount) => terms.gives.set(good, amount),
                DealAction::Want(good, amount) => terms.wants.set(good, amount),
                DealAction::Promise(promise) => terms.pledges.push(Pledge { is_own: true, promise }),
                DealAction::Demand(promise) => terms.pledges.push(Pledge { is_own: false, promise }),
                _ => {}
            }
        }
        terms
    }

    /// ACH-192: whether nothing is given, wanted or promised.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Terms::default()
    }
}

impl Goods {
    fn set(&mut self, good: Good, amount: u16) {
        match good {
            Good::Gold => self.gold = amount,
            Good::Street => self.cousins[Cousin::Street as usize] = amount as u8,
            Good::Palace => self.cousins[Cousin::Palace as usize] = amount as u8,
            Good::Cards => self.any_cards = amount as u8,
        }
    }
}

/// An open offer.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Offer {
    pub(crate) to: Seat,
    /// Known to both parties, but for the cards that are not shown.
    pub(crate) terms: Terms,
}

/// ACH-195: the open offers by proposer, and how many each has made.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Deals {
    pub(crate) open: [Option<Offer>; MOST_SEATS],
    pub(crate) made: [u8; MOST_SEATS],
}
