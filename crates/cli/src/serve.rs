//! `stolik serve`.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::sync::Arc;

use clap::ValueEnum;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use server::{Config, Limits, Server, ServerError};
use storage_sqlite::SqliteStorage;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::failure::Failure;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port; 0 takes a free one.
    #[arg(long, default_value_t = 7878, env = "STOLIK_PORT")]
    port: u16,
    /// The address to listen on; 0.0.0.0 for every one this machine has.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), env = "STOLIK_HOST")]
    host: IpAddr,
    /// The folder for everything that is kept; by default in the user's data directory.
    #[arg(long, env = "STOLIK_DATA")]
    data: Option<PathBuf>,
    /// The address people use when a proxy stands in front, such as `https://stolik.example`.
    #[arg(long, env = "STOLIK_ORIGIN")]
    origin: Option<String>,
    /// A proxy whose word about the visitor's address is believed; may be given several times.
    #[arg(long = "proxy", env = "STOLIK_PROXIES", value_delimiter = ',')]
    proxies: Vec<IpAddr>,
    /// Serve visitors from public addresses without encryption.
    #[arg(long, env = "STOLIK_PLAIN_HTTP")]
    plain_http: bool,
    /// New guests from one address in an hour.
    #[arg(long, default_value_t = Limits::default().guests_per_hour, env = "STOLIK_GUESTS_PER_HOUR")]
    guests_per_hour: NonZeroU32,
    /// New tables of one guest in an hour.
    #[arg(long, default_value_t = Limits::default().tables_per_hour, env = "STOLIK_TABLES_PER_HOUR")]
    tables_per_hour: NonZeroU32,
    /// Open connections to tables from one address.
    #[arg(long, default_value_t = Limits::default().sockets_per_address, env = "STOLIK_SOCKETS_PER_ADDRESS")]
    sockets_per_address: u32,
    /// Repeatable dice, bots and pauses, for tests on this machine.
    #[arg(long, hide = true)]
    test_seed: Option<u64>,
    /// How the server's own log is written; what is in it is chosen by the variable STOLIK_LOG, as in `STOLIK_LOG=debug`.
    #[arg(long, default_value = "text", env = "STOLIK_LOG_FORMAT")]
    log: LogFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogFormat {
    Text,
    Json,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if let Some(origin) = &args.origin {
        let has_host = |scheme| origin.strip_prefix(scheme).is_some_and(|host| !host.is_empty() && !host.contains('/'));
        if !(has_host("https://") || has_host("http://")) {
            return Err(Failure::Usage(format!("expected --origin https://name without a path, found `{origin}`")));
        }
    }
    write_log(args.log);
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Failed(format!("cannot start: {error}")))?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<(), Failure> {
    let folder = data_folder(args)?;
    let storage = SqliteStorage::open(&folder).await;
    let storage = storage.map_err(|error| Failure::Failed(format!("{}: {error}", folder.display())))?;
    let config = Config {
        listen: SocketAddr::new(args.host, args.port),
        origin: args.origin.clone(),
        proxies: args.proxies.clone(),
        plain_http: args.plain_http,
        limits: Limits {
            guests_per_hour: args.guests_per_hour,
            tables_per_hour: args.tables_per_hour,
            sockets_per_address: args.sockets_per_address,
            ..Limits::default()
        },
        seed: args.test_seed,
        ..Config::default()
    };
    let server = Server::bind(Arc::new(storage), config).await;
    let server = server.map_err(|error| match error {
        ServerError::SeededForOthers => Failure::Usage(error.to_string()),
        ServerError::PortTaken { .. } | ServerError::Listen { .. } => Failure::Failed(error.to_string()),
    })?;
    let mut out = std::io::stdout();
    writeln!(out, "Stolik is at http://{}", server.address())?;
    writeln!(out, "Everything is kept in {}. Stop with Ctrl-C.", folder.display())?;
    out.flush()?;
    server.run(asked_to_stop()).await;
    Ok(())
}

fn data_folder(args: &Args) -> Result<PathBuf, Failure> {
    if let Some(folder) = &args.data {
        return Ok(folder.clone());
    }
    let folders = directories::ProjectDirs::from("", "", "stolik");
    let folders =
        folders.ok_or_else(|| Failure::Usage("there is no home folder; choose one with --data".to_owned()))?;
    Ok(folders.data_dir().join("site"))
}

/// Done when the terminal or the system asks the program to stop.
async fn asked_to_stop() {
    let mut ends = signal(SignalKind::terminate()).expect("the system takes signal handlers");
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = ends.recv() => {}
    }
}

fn write_log(format: LogFormat) {
    let wanted = std::env::var("STOLIK_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry().with(filter);
    match format {
        LogFormat::Text => registry.with(log.with_ansi(std::io::stderr().is_terminal())).init(),
        LogFormat::Json => registry.with(log.json()).init(),
    }
}

/// A thousand visitors are a thousand open files; many systems allow them only to those who ask.
pub(crate) fn raise_file_limit() {
    let limit = getrlimit(Resource::Nofile);
    // Where it is refused the server runs with what there is.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
}
