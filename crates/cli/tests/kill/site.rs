//! The real program serving the site, started again and again on one folder and one port.

use std::fs::{File, OpenOptions};
use std::io::Read;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use dice::SearchDice;
use kernel::Dice;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// More than anybody does in this test.
const PLENTY: &str = "1000000";
/// A server that is asked to stop has stopped by then.
const STOP: Duration = Duration::from_secs(10);

/// The server of this test; it ends with the test.
pub(crate) struct Site {
    folder: TempDir,
    address: SocketAddr,
    running: Option<Child>,
}

impl Site {
    pub(crate) fn new(dice: &mut SearchDice) -> Site {
        let folder = TempDir::new().expect("a temporary directory");
        Site { folder, address: free_address(dice), running: None }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the site keeps everything.
    pub(crate) fn folder(&self) -> PathBuf {
        self.folder.path().join("site")
    }

    /// Starts the server and does not wait for it.
    pub(crate) fn start(&mut self) {
        let log = OpenOptions::new().append(true).create(true).open(self.log()).expect("a file for its log");
        let child = Command::new(env!("CARGO_BIN_EXE_stolik"))
            .args(["serve", "--host", "127.0.0.1", "--port", &self.address.port().to_string(), "--data"])
            .arg(self.folder())
            .args([
                "--test-seed",
                "1",
                "--guests-per-hour",
                PLENTY,
                "--tables-per-hour",
                PLENTY,
                "--sockets-per-address",
                PLENTY,
            ])
            .env("STOLIK_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn();
        self.running = Some(child.expect("the program starts"));
    }

    /// Ends the server without any warning. Tells whether it had begun to listen.
    pub(crate) fn kill(&mut self) -> bool {
        let mut child = self.running.take().expect("it was started");
        let ended = child.try_wait().expect("it can be asked");
        assert!(ended.is_none(), "the server ended by itself, {ended:?}: {}", self.complaints());
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        let mut said = String::new();
        child.stdout.take().expect("a pipe").read_to_string(&mut said).expect("it writes UTF-8");
        said.starts_with("Stolik is at")
    }

    /// Ends the server as the system would, and holds it to a log without errors.
    pub(crate) fn stop(&mut self) {
        let mut child = self.running.take().expect("it was started");
        kill_process(Pid::from_child(&child), Signal::TERM).expect("it runs");
        let asked = Instant::now();
        let ended = loop {
            match child.try_wait().expect("it can be asked") {
                Some(ended) => break ended,
                None if asked.elapsed() > STOP => panic!("the server does not stop: {}", self.complaints()),
                None => std::thread::sleep(Duration::from_millis(20)),
            }
        };
        assert!(ended.success(), "{ended:?}: {}", self.complaints());
        assert_eq!(self.complaints(), "");
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn complaints(&self) -> String {
        read(&self.log())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(mut child) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
        if std::thread::panicking() {
            eprintln!("the server's log: {}", self.complaints());
        }
    }
}

fn read(path: &Path) -> String {
    let mut text = Vec::new();
    let _ = File::open(path).and_then(|mut file| file.read_to_end(&mut text));
    String::from_utf8_lossy(&text).into_owned()
}

/// A free port below those that systems hand out by themselves: a visitor who calls while nobody listens might be given the very
/// port it calls, and then talks to itself.
fn free_address(dice: &mut SearchDice) -> SocketAddr {
    let mut candidates = (0..100).map(|_| SocketAddr::from((Ipv4Addr::LOCALHOST, 12_000 + dice.below(18_000) as u16)));
    candidates.find(|&address| TcpListener::bind(address).is_ok()).expect("a free port")
}
