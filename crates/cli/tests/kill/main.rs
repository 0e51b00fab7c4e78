//! Kills the server at random instants while people play, and then compares what was acknowledged with what was kept.
//!
//! Slow: a kill takes half a second or so. `STOLIK_KILLS` says how many there are, `STOLIK_SEED` chooses other instants. An instant
//! is a number of answers; where exactly the server then stands is up to the machine, and must not matter.

mod history;
mod person;
mod site;
mod table;

use std::time::Duration;

use dice::SearchDice;
use kernel::Dice;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use site::Site;
use table::{GAMES, Kind, Place};

/// Kills in an ordinary run of the tests.
const KILLS: u64 = 20;
/// Of so many kills one comes while the server still starts.
const EARLY: u32 = 4;
/// An early kill comes within so many milliseconds of the start.
const START_MS: u32 = 12;
/// Any other kill comes once so many more answers were acknowledged, at most.
const ANSWERS: u32 = 200;
/// The dice of an ordinary run of the tests.
const SEED: u64 = 1;
/// How long people may take to finish what they have begun, once nobody is killed any more.
const PATIENCE: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_answer_is_lost_or_doubled_by_kills_slow() {
    let kills = from_environment("STOLIK_KILLS").unwrap_or(KILLS);
    let seed = from_environment("STOLIK_SEED").unwrap_or(SEED);
    println!("kill: seed {seed}");
    let mut dice = SearchDice::seeded(seed);
    let mut site = Site::new(&mut dice);
    let (stop, stopped) = watch::channel(false);
    let (acknowledged, mut answers) = watch::channel(0);
    let mut places = JoinSet::new();
    let kinds = GAMES.iter().cycle().take(8).map(|&game| Kind::TwoPeople(game)).chain([Kind::WithBots]);
    for (number, kind) in kinds.enumerate() {
        let dice = SearchDice::seeded(dice.next_u64());
        let place = Place::new(number, kind, site.address(), dice, stopped.clone(), acknowledged.clone());
        places.spawn(place.play());
    }

    let mut early = 0;
    site.start();
    for _ in 0..kills {
        match dice.below(EARLY) {
            0 => sleep(Duration::from_millis(dice.below(START_MS).into())).await,
            _ => more(&mut answers, 1 + dice.below(ANSWERS)).await,
        }
        early += u64::from(!site.kill());
        site.start();
    }
    more(&mut answers, ANSWERS).await;
    stop.send_replace(true);
    let games = timeout(PATIENCE, places.join_all()).await;
    let games: Vec<_> = games.expect("everybody finishes once nothing is killed").into_iter().flatten().collect();
    site.stop();

    let report = history::compare(site.folder(), &games).await;
    println!("kill: {kills} kills ({early} while it started), {report}");
    assert!(report.wrong.is_empty(), "seed {seed}:\n{}", report.wrong.join("\n"));
    assert!(report.acknowledged > kills, "hardly anybody played: {report}");
}

fn from_environment(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{name} takes a number, not `{value}`")))
}

/// Waits until so many more answers were acknowledged.
async fn more(answers: &mut watch::Receiver<u32>, count: u32) {
    let enough = *answers.borrow() + count;
    let came = timeout(PATIENCE, answers.wait_for(|&number| number >= enough)).await;
    came.expect("people go on playing").expect("the test outlives its people");
}
