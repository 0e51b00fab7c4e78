//! Whole games between bots.

use std::time::{Duration, Instant};

use dice::SearchDice;
use kernel::{Dice, Evaluate, GameResult, Seat, Setup, SetupError, Table, Waiting};

use crate::{Bot, BotKind};

/// A game that bots have played.
pub struct Played<G: Evaluate> {
    /// The finished table.
    pub table: Table<G>,
    /// How many decisions it took.
    pub decisions: u32,
    /// How long the bots thought.
    pub thinking: Duration,
}

/// Lets bots play a game: `seated` names the bot of each seat. The same seed gives the same game.
pub fn play_match<G: Evaluate>(setup: &Setup, seated: &[BotKind], seed: u64) -> Result<Played<G>, SetupError> {
    play_match_with(setup, seed, |_, seat| seated[seat.index()].make())
}

/// Lets bots play a game in which `own` answers for every seat with a role and `others` for the rest. The game must deal its roles
/// before it asks anybody.
pub fn play_match_as<G: Evaluate>(
    setup: &Setup,
    role: &str,
    own: BotKind,
    others: BotKind,
    seed: u64,
) -> Result<Played<G>, SetupError> {
    let kind = |state: &G::State, seat| if G::roles(state, seat).contains(&role) { own } else { others };
    play_match_with(setup, seed, |state, seat| kind(state, seat).make())
}

/// Lets bots play a game; `seated` makes the bot of a seat when the seat is asked for the first time.
pub fn play_match_with<G: Evaluate>(
    setup: &Setup,
    seed: u64,
    seated: impl Fn(&G::State, Seat) -> Box<dyn Bot<G>>,
) -> Result<Played<G>, SetupError> {
    let mut dice = SearchDice::seeded(seed);
    let mut table = Table::<G>::new(setup.clone())?;
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> = (0..setup.seats()).map(|_| None).collect();
    let mut decisions = 0;
    let mut thinking = Duration::ZERO;
    loop {
        table.roll(&mut dice);
        let asked = match table.waiting() {
            Waiting::Seats(seats) => seats.union(table.wanted()).iter().collect::<Vec<Seat>>(),
            Waiting::Chance | Waiting::Over => return Ok(Played { table, decisions, thinking }),
        };
        let seat = dice.pick(&asked);
        let start = Instant::now();
        let bot = bots[seat.index()].get_or_insert_with(|| seated(table.state(), seat));
        let action = bot.choose(&table.eyes(seat), &mut dice);
        thinking += start.elapsed();
        decisions += 1;
        table.answer(seat, action).expect("a bot picks what is offered");
    }
}

/// How a bot did over several games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// Points in all.
    pub points: i64,
}

/// How greedy does against random at a usual table: games with the seeds from 0 on, greedy on another seat in each.
///
/// # Panics
/// If the game has no usual table.
#[must_use]
pub fn greedy_against_random<G: Evaluate>(games: u64) -> Record {
    let setup = Setup::usual(G::meta());
    let mut record = Record::default();
    for seed in 0..games {
        let own = Seat::new((seed % u64::from(setup.seats())) as u8);
        let mut seated = vec![BotKind::Random; usize::from(setup.seats())];
        seated[own.index()] = BotKind::Greedy;
        let played = play_match::<G>(&setup, &seated, seed).expect("the usual table can be played");
        let standing = played.table.verdict().expect("a match is played to the end").of(own);
        record.won += u64::from(standing.result == GameResult::Won);
        record.lost += u64::from(standing.result == GameResult::Lost);
        record.points += i64::from(standing.points);
    }
    record
}
