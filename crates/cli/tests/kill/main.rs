//! Kills the server at random instants while people play, and then compares what was acknowledged with what was kept.
//!
//! Slow: a kill takes half a second or so. `STOLIK_KILLS` says how many there are, `STOLIK_SEED` repeats the instants of a run.

mod history;
mod person;
mod site;
mod table;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

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
/// Any other kill comes within so many milliseconds after that.
const PLAY_MS: u32 = 1200;
/// How long people may take to finish what they have begun, once nobody is killed any more.
const PATIENCE: Duration = Duration::from_secs(30);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_answer_is_lost_or_doubled_by_kills_slow() {
    let kills = from_environment("STOLIK_KILLS").unwrap_or(KILLS);
    let seed = from_environment("STOLIK_SEED").unwrap_or_else(clock);
    println!("kill: seed {seed}");
    let mut dice = SearchDice::seeded(seed);
    let mut site = Site::new(&mut dice);
    let (stop, stopped) = watch::channel(false);
    let mut places = JoinSet::new();
    let kinds = GAMES.iter().cycle().take(8).map(|&game| Kind::TwoPeople(game)).chain([Kind::WithBots]);
    for (number, kind) in kinds.enumerate() {
        let place = Place::new(number, kind, site.address(), SearchDice::seeded(dice.next_u64()), stopped.clone());
        places.spawn(place.play());
    }

    let mut early = 0;
    site.start();
    for _ in 0..kills {
        let wait = match dice.below(EARLY) {
            0 => dice.below(START_MS),
            _ => START_MS + dice.below(PLAY_MS),
        };
        sleep(Duration::from_millis(wait.into())).await;
        early += u64::from(!site.kill());
        site.start();
    }
    sleep(Duration::from_millis(PLAY_MS.into())).await;
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

fn clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is after 1970");
    since.as_millis() as u64
}
