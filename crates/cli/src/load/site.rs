//! A server of our own to put under load, with a folder that goes when it goes.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use crate::failure::Failure;

/// Beyond what is wanted, for whoever comes again.
const SPARE: u32 = 1000;
/// A server that is asked to stop has stopped by then.
const STOP: Duration = Duration::from_secs(10);

/// A server that runs for as long as this lives.
pub(super) struct Site {
    child: Child,
    address: SocketAddr,
    _folder: TempDir,
}

impl Site {
    /// Starts the server with limits that let so much in.
    pub(super) fn start(tables: u32, sockets: u32) -> Result<Site, Failure> {
        let failed = |what: &str| Failure::Failed(format!("cannot start a server: {what}"));
        let folder = TempDir::with_prefix("stolik-load-").map_err(|error| failed(&error.to_string()))?;
        let program = std::env::current_exe().map_err(|error| failed(&error.to_string()))?;
        let mut child = Command::new(program)
            .args(["serve", "--host", "127.0.0.1", "--port", "0", "--data"])
            .arg(folder.path())
            .args(["--sockets-per-address", &(sockets + tables + SPARE).to_string()])
            .args(["--guests-per-hour", &(tables * 2 + SPARE).to_string()])
            .args(["--tables-per-hour", &SPARE.to_string()])
            .env("STOLIK_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error.to_string()))?;
        match first_line(&mut child).map(|said| address_in(&said).ok_or(said)) {
            Ok(Ok(address)) => Ok(Site { child, address, _folder: folder }),
            other => {
                let _ = child.kill();
                let _ = child.wait();
                Err(failed(&format!("it said {other:?}")))
            }
        }
    }

    /// Where it listens.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = kill_process(Pid::from_child(&self.child), Signal::TERM);
        let asked = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) {
            if asked.elapsed() > STOP {
                let _ = self.child.kill();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The first line the server says. The pipe stays open, because a server whose output nobody takes ends.
fn first_line(child: &mut Child) -> io::Result<String> {
    let mut out = BufReader::new(child.stdout.take().expect("its output is a pipe"));
    let mut said = String::new();
    let read = out.read_line(&mut said);
    child.stdout = Some(out.into_inner());
    read.map(|_| said)
}

fn address_in(said: &str) -> Option<SocketAddr> {
    said.trim_end().split_once("http://")?.1.parse().ok()
}
