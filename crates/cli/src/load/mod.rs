//! `stolik load`: how many moves a server takes, and how quickly everybody sees them.
//!
//! People at tables of Pig click at set times, whether or not the server has kept up (an open loop), and every time is counted
//! from when the click was due. So a server that stalls is charged for every click that had to wait, and not for one alone.
//!
//! Pig, because nothing in it is hidden and every move is one piece of news: a viewer has seen a move once its stream has got so
//! far, whoever the viewer is.

mod dealer;
mod line;
mod message;
mod report;
mod site;

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use client::{ClientError, Visitor};
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, sleep};

use crate::failure::Failure;
use crate::serve::raise_file_limit;
use dealer::{Dealer, Played};
use report::{Memory, Report, Tally};
use site::Site;

/// Players at a table; whoever else has a socket there watches.
const PLAYERS: u32 = 2;
/// A server takes no more messages from one socket in a second.
const MOST_PER_TABLE: u32 = 20;
/// Requests and handshakes at a time before the clicking begins.
const AT_ONCE: usize = 16;
/// How long the server is left alone before its memory is read.
const SETTLE: Duration = Duration::from_millis(1500);
/// How long what was clicked may still take once the clicking is over.
const GRACE: Duration = Duration::from_secs(5);

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server to load, which must be on this machine; without it one is started for the purpose.
    #[arg(long)]
    address: Option<SocketAddr>,
    /// Tables with two players each.
    #[arg(long, default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// Open sockets in all: first the players', the rest watch.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    sockets: u32,
    /// Moves a second in all.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: u32,
    /// For how many seconds.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// How many of a hundred sockets that watch stop reading.
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    stalled: u32,
    /// One JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    check(args)?;
    raise_file_limit();
    let site = match args.address {
        Some(_) => None,
        None => Some(Site::start(args.tables, args.sockets)?),
    };
    let address = args.address.or(site.as_ref().map(Site::address)).expect("one of them is there");
    // One thread: the server is to have the other cores.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(format!("cannot start: {error}")))?;
    let loaded = LocalSet::new().block_on(&runtime, load(address, args));
    drop(site);
    let report = loaded.map_err(|error| Failure::Failed(format!("{address}: {error}")))?;
    report.print(args.json)?;
    report.verdict().map_err(Failure::Failed)
}

fn check(args: &Args) -> Result<(), Failure> {
    if let Some(address) = args.address
        && !address.ip().is_loopback()
    {
        return Err(Failure::Usage(format!(
            "{address} is another machine; only a server on this one is put under load"
        )));
    }
    let (tables, sockets, rate) = (args.tables, args.sockets, args.rate);
    if sockets / PLAYERS < tables {
        let needed = u64::from(tables) * u64::from(PLAYERS);
        return Err(Failure::Usage(format!("{tables} tables need --sockets {needed} or more, not {sockets}")));
    }
    if u64::from(rate) > u64::from(tables) * u64::from(MOST_PER_TABLE) {
        return Err(Failure::Usage(format!(
            "{rate} moves a second at {tables} tables are more than {MOST_PER_TABLE} at a table, which no server takes"
        )));
    }
    Ok(())
}

async fn load(address: SocketAddr, args: &Args) -> client::Result<Report> {
    let start = memory(address).await?;
    let tally = Rc::new(RefCell::new(Tally::default()));
    let interval = Duration::from_secs_f64(f64::from(args.tables) / f64::from(args.rate));
    let mut dealers = opened(address, args.tables, &tally, interval).await?;
    let tables = memory(address).await?;
    let stalled = connect(&mut dealers, args).await?;
    sleep(SETTLE).await;
    let idle = memory(address).await?;

    let begin = Instant::now();
    let end = begin + Duration::from_secs(args.seconds.into());
    let mut running = JoinSet::new();
    for (number, dealer) in (0u32..).zip(dealers) {
        // The tables take turns, so that clicks come evenly.
        let first = begin + interval.mul_f64(f64::from(number) / f64::from(args.tables));
        running.spawn_local(dealer.deal(first, end));
    }
    let dealers = running.join_all().await.into_iter().collect::<client::Result<Vec<_>>>()?;
    let sockets_end = stats(address).await?["sockets"].as_u64().unwrap_or_default();
    let finish = memory(address).await?;
    for table in dealers.iter().flat_map(Dealer::tables) {
        let missing = missing(address, table).await?;
        tally.borrow_mut().missing += missing;
    }
    let memory = Memory { start, tables, idle, end: finish };
    Ok(Report::new(args, &tally.borrow(), stalled, sockets_end, &memory, begin))
}

/// Signs people in and opens their tables.
async fn opened(
    address: SocketAddr,
    tables: u32,
    tally: &Rc<RefCell<Tally>>,
    interval: Duration,
) -> client::Result<Vec<Dealer>> {
    let places = Rc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for number in 0..tables {
        let (places, tally) = (Rc::clone(&places), Rc::clone(tally));
        opening.spawn_local(async move {
            let _place = places.acquire().await;
            let mut people = [Visitor::new(address), Visitor::new(address)];
            for (seat, person) in people.iter_mut().enumerate() {
                person.sign_in(&format!("Load {number} {seat}")).await?;
            }
            Dealer::open(address, people, tally, interval).await
        });
    }
    opening.join_all().await.into_iter().collect()
}

/// Opens all sockets: the players' first, then those that watch, spread over the tables. Returns how many do not read.
async fn connect(dealers: &mut [Dealer], args: &Args) -> client::Result<u32> {
    let watching = args.sockets - args.tables * PLAYERS;
    let stalls = |number: u32| (number + 1) * args.stalled / 100 > number * args.stalled / 100;
    let places = Rc::new(Semaphore::new(AT_ONCE));
    for dealer in &mut *dealers {
        dealer.seat_players(&places);
    }
    let mut stalled = 0;
    for number in 0..watching {
        let dealer = &mut dealers[(number % args.tables) as usize];
        if stalls(number) {
            stalled += 1;
            dealer.admit_stalled().await?;
        } else {
            dealer.admit(&places);
        }
    }
    for dealer in dealers {
        dealer.all_here().await?;
    }
    Ok(stalled)
}

/// How many of the acknowledged moves a newcomer does not find in the table's stream.
async fn missing(address: SocketAddr, table: &Played) -> client::Result<u64> {
    let mut socket = Visitor::new(address).socket(&table.key).await?;
    socket.look(None).await?;
    let now = socket.next_of("now").await?;
    socket.close().await;
    let mut told = now["news"].as_array().into_iter().flatten().map(|news| news["phrase"]["id"] == "held");
    Ok(table.holds.iter().filter(|&&was_hold| told.next() != Some(was_hold)).count() as u64)
}

async fn memory(address: SocketAddr) -> client::Result<u64> {
    let stats = stats(address).await?;
    stats["memory_kib"].as_u64().ok_or_else(|| ClientError::Strange(format!("no memory in {stats}")))
}

async fn stats(address: SocketAddr) -> client::Result<Value> {
    Visitor::new(address).get("/api/stats").await?.ok()
}
