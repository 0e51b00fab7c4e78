//! How long a game can be: the section "Termination" of `design.md`.

use dice::SearchDice;
use kernel::{Dice, Game, Seat, Setup, Waiting};

use crate::action::Action;
use crate::cards::{BOX, Character, EventCard, Intrigue};
use crate::deal::{MOST_OFFERS, MOST_PROMISES};
use crate::effect::Effect;
use crate::event::{Event, Sight};
use crate::state::{LAST_TURN, Phase, State};
use crate::{Achaja, LONGEST};

const SEATS: u64 = 5;
/// What a card in a hand counts in gold: more than playing it can bring, with what others get for having passed meanwhile.
const CARD: u64 = 13;
/// The free draws between two draws that are not free.
const FREE_DRAWS: u64 = 6;
/// The most steps of a play with its window and what follows, of a use, of an Event, and of an offer with its reply.
const PLAY: u64 = 17;
const USE: u64 = 10;
const EVENT: u64 = 20;
const OFFER: u64 = 110;

/// The worth of a table in gold: gold, power as what it is converted into, and cards in hands.
fn worth(state: &State) -> u64 {
    let power = u64::from(BOX.amounts.power_to_gold);
    let of = |seat| {
        let player = state.player(seat);
        u64::from(player.gold) + power * u64::from(player.power) + CARD * player.hand.len() as u64
    };
    state.all_seats().iter().map(of).sum()
}

/// What an effect can add to the worth of the table, besides the cards that follow when it plays one.
fn gain(effect: Effect) -> u64 {
    let power = u64::from(BOX.amounts.power_to_gold);
    match effect {
        Effect::Gain(gain) => u64::from(gain.gold) + power * u64::from(gain.power) + CARD * u64::from(gain.cards),
        // ACH-077: the thief may take a power; the rest goes from one player to the other.
        Effect::Steal(_) => power,
        Effect::Look(_) | Effect::TakeDiscarded => CARD,
        Effect::Levy { bank, .. } => bank.into(),
        Effect::Sell(gold) => gold.into(),
        _ => 0,
    }
}

fn income() -> u64 {
    u64::from(BOX.amounts.pass_income) * (SEATS - 1)
}

/// What Characters, Intrigues and Events bring at most: no play of a hand that draws nothing raises the worth, and a use draws one card.
#[test]
fn cards_bring_little() {
    for card in Intrigue::all() {
        for side in card.face().sides {
            assert!(gain(side.effect) + income() <= CARD, "{card}");
            assert!(!matches!(side.effect, Effect::Gain(gain) if gain.cards > 0), "{card} draws no card");
        }
    }
    for character in Character::all() {
        assert!(gain(character.face().effect) <= CARD, "{character}");
    }
    for event in EventCard::all() {
        assert!(gain(event.face().effect) <= 2 * CARD, "{event}");
    }
    let frees =
        Intrigue::all().filter(|card| card.face().sides.iter().any(|side| side.effect == Effect::FreeCharacter));
    assert_eq!(frees.map(|card| card.face().count).sum::<u8>(), 2, "two cards use a Character for free");
}

/// How often the Characters of a phase can be paid when the table is worth so much at its beginning. The k-th use of one costs k - 1
/// gold at least, and brings a card, what others get for having passed, and as much for each free draw that follows.
fn most_uses(worth: u64) -> u64 {
    let brings = CARD + income() * (1 + FREE_DRAWS);
    let characters = Character::house().count() as u64 + 3;
    // What the first uses bring counts against what the later ones cost. Equal numbers of uses make the most of it.
    let costs = |uses: u64| (uses * uses.saturating_sub(1) / 2).saturating_sub(brings * uses) * characters;
    (1..).take_while(|&uses| costs(uses) <= worth).last().unwrap_or(0) * characters
}

/// ACH-062: the bound follows from the numbers in the card file.
#[test]
fn the_bound_follows_from_the_cards() {
    let amounts = BOX.amounts;
    let hand = u64::from(amounts.start_hand[SEATS as usize - 2]);
    let power = u64::from(amounts.power_to_gold);
    let mut worth = SEATS * (u64::from(amounts.start_gold) + power * u64::from(amounts.start_power) + CARD * hand);
    let dice = |turn: u64| SEATS * (2 + turn);

    let events = u64::from(amounts.events_applied[SEATS as usize - 2]);
    let passing = SEATS * income() + events * 2 * CARD + income() * FREE_DRAWS * (1 + 2);
    let brings = CARD + income() * (1 + FREE_DRAWS);
    let characters = Character::house().count() as u64 + 3;
    let most_gain = characters * brings * (brings + 1) / 2;

    let (mut uses, mut other_cards, mut dominance_steps) = (0, SEATS * hand, 0);
    for turn in 1..=u64::from(LAST_TURN) {
        uses += most_uses(worth + passing);
        // Every die takes two cards at most, every Location a token and the Coronation, and the Preparation brings cards.
        let prepared = SEATS * u64::from(amounts.preparation_cards);
        other_cards += 2 * dice(turn) + 2 + prepared;
        worth += passing + most_gain + dice(turn) * 2 * CARD + 13 * power + prepared * CARD;
        dominance_steps += 12 * 15 + dice(turn) * 5 + u64::from(amounts.limit_increases) * 2;
    }

    let free_draws = FREE_DRAWS * (uses + 2 + u64::from(LAST_TURN));
    let hand_plays = free_draws + uses + other_cards;
    // A play or a paid use leads to at most three plays of the discard pile: the two cards that use a Character, and one more.
    let plays = hand_plays * 3 + uses * 3;
    let free_uses = plays;
    let passes = SEATS * u64::from(LAST_TURN);
    let setup = 12 * 2 + 10 * 5 * 3 + SEATS * (5 + 4 + 6 * 2);
    let actions = plays * PLAY + (uses + free_uses) * USE + passes * EVENT;
    let cards_sold = hand_plays;
    // A thief gains a power, and a Location two; who converts drops a half-built sale or other choice.
    let conversions = SEATS * u64::from(amounts.start_power) + plays + u64::from(LAST_TURN) * 13 + passes;
    let steps = setup + actions + dominance_steps + cards_sold + conversions * 46;
    assert!(steps < 10_000_000, "{steps} steps without deals");

    // ACH-195: the order of play comes round at most once an action.
    let rounds = hand_plays + uses + passes + 9;
    let offers = rounds * SEATS * u64::from(MOST_OFFERS);
    // A half-built offer is dropped by an answer of its maker, a play of anybody, a conversion, and the end of an offer to its maker.
    let dropped = rounds * (1 + SEATS) + conversions + 2 * offers;
    let longest = steps + offers * OFFER + dropped * (OFFER / 2 + 1);
    assert!(longest < u64::from(LONGEST), "{longest} steps");
}

/// An offer names each good once, no card that neither party has, and two promises.
#[test]
fn offers_are_short() {
    let goods = 2 * 3 + 2;
    let cards = BOX.intrigues.iter().map(|face| u64::from(face.count)).sum::<u64>();
    assert!(1 + goods + 2 * cards + (MOST_PROMISES as u64) < OFFER);
    assert!(1 + goods + cards + (MOST_PROMISES as u64) < OFFER / 2 + 2);
}

/// What has happened in an Intrigue phase so far.
#[derive(Default)]
struct Story {
    worth: u64,
    steps: u64,
    plays: u64,
    paid: u64,
    free: u64,
    passes: u64,
    conversions: u64,
}

impl Story {
    fn note(&mut self, event: &Event) {
        let Event::Open(sight) = event else { return };
        match *sight {
            Sight::Used { price: Some(price), .. } => {
                self.paid += 1;
                self.worth = (self.worth + CARD + income()).saturating_sub(price.into());
            }
            Sight::Used { price: None, .. } => {
                self.free += 1;
                self.worth += income();
            }
            Sight::Played { .. } => self.plays += 1,
            Sight::Passed { .. } => {
                self.passes += 1;
                self.worth += income();
            }
            Sight::EventRevealed { event, .. } => self.worth += gain(event.face().effect),
            Sight::Converted { .. } => self.conversions += 1,
            _ => {}
        }
    }

    fn check(&self, state: &State) {
        assert!(worth(state) <= self.worth, "{} is more than {}", worth(state), self.worth);
        let actions = PLAY * self.plays + USE * (self.paid + self.free) + EVENT * self.passes;
        // A choice that is not complete, or was dropped by converting.
        let half_built = 4 * (1 + self.conversions);
        let steps = self.steps - self.conversions;
        assert!(
            steps <= actions + half_built,
            "{steps} steps in {} plays and {} uses",
            self.plays,
            self.paid + self.free
        );
        assert!(self.free <= FREE_DRAWS * (self.paid + 3) + self.plays);
    }
}

/// ACH-062, ACH-102, ACH-109: in random games, where players convert too, the worth of the table in the Intrigue phase stays below what
/// the actions can bring, and actions take no more steps than the bound allows.
#[test]
fn random_games_keep_to_the_bound() {
    for seed in 0..60 {
        let setup = Setup::new(Achaja::meta(), 2 + (seed % 4) as u8, []).expect("a legal setup");
        let mut state = Achaja::start(&setup).expect("a legal setup");
        let mut dice = SearchDice::seeded(seed);
        let (mut options, mut story, mut all) = (Vec::new(), Story::default(), 0u32);
        loop {
            let mut events: Vec<Event> = Vec::new();
            match Achaja::waiting(&state) {
                Waiting::Over => break,
                Waiting::Chance => {
                    let outcome = Achaja::sample(&state, &mut dice);
                    Achaja::resolve(&mut state, outcome, &mut events);
                }
                Waiting::Seats(asked) => {
                    let mut seat = asked.first().expect("somebody is asked");
                    options.clear();
                    Achaja::options(&state, seat, &mut options);
                    if dice.below(40) == 0 {
                        let other = Seat::new(dice.below(state.seats.into()) as u8);
                        let mut interjections = Vec::new();
                        Achaja::interjections(&state, other, &mut interjections);
                        if interjections == [Action::Convert] {
                            (seat, options) = (other, interjections);
                        }
                    }
                    // To use Characters and play makes the game longer than to pass.
                    if options.len() > 1 && dice.below(4) > 0 {
                        options.retain(|&action| action != Action::Pass);
                    }
                    Achaja::apply(&mut state, seat, dice.pick(&options), &mut events);
                }
            }
            all += 1;
            let begins = Event::Open(Sight::Phase { phase: Phase::Intrigue });
            if events.contains(&begins) {
                story = Story { worth: worth(&state), ..Story::default() };
            } else if state.phase == Phase::Intrigue {
                story.steps += 1;
                events.iter().for_each(|event| story.note(event));
                story.check(&state);
            }
        }
        assert!(all < LONGEST, "{all} steps");
    }
}
