//! A table in memory: one task owns it and takes what comes in order.

mod desk;
mod load;
mod people;
mod sockets;

use std::sync::Arc;

use kernel::Seat;
use storage::{Person, TableRow};
use tokio::sync::{mpsc, oneshot};
use wire::{NewSeat, Problem, SeatNumber, TableInfo, ToServer};

use crate::house::House;
use desk::Desk;
pub(crate) use load::film;
pub(crate) use people::{free_seat, new_seat};
pub(crate) use sockets::{Inbox, Outbox, SocketId, outbox, written};

/// How much may wait for a table before those who bring more wait too.
const QUEUE: usize = 256;

/// What a visitor wants of a table over HTTP.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// To know of it.
    Info,
    /// A seat.
    Join {
        /// The link's secret.
        secret: Option<String>,
        /// The seat; the first free one if not named.
        seat: Option<SeatNumber>,
    },
    /// To watch.
    Watch {
        /// The link's secret.
        secret: Option<String>,
    },
    /// To leave.
    Leave,
    /// To take one's seat back from a bot.
    Return,
    /// To have somebody on a seat before the start.
    Seat(SeatNumber, NewSeat),
    /// To have two seats change places before the start.
    Swap(SeatNumber, SeatNumber),
    /// To start a game that waits for its host.
    Start,
}

/// What comes to a table.
pub(crate) enum Request {
    Wish { person: Option<Person>, wish: Wish, reply: oneshot::Sender<Result<TableInfo, Problem>> },
    Enter { socket: SocketId, person: Option<Person>, outbox: Outbox, reply: oneshot::Sender<Result<(), Problem>> },
    Said { socket: SocketId, message: ToServer },
    Left { socket: SocketId },
    BotDecided { seat: Seat, ask: u32, action: String },
    AdvanceDue { seat: Seat, ask: u32 },
    Rested { seat: Seat },
    Stop { done: oneshot::Sender<()> },
}

/// The way to a table in memory.
#[derive(Clone)]
pub(crate) struct Handle {
    requests: mpsc::Sender<Request>,
}

impl Handle {
    /// Whether the table has left memory.
    pub(crate) fn is_gone(&self) -> bool {
        self.requests.is_closed()
    }

    /// Hands something over; false if the table has left memory.
    pub(crate) async fn send(&self, request: Request) -> bool {
        self.requests.send(request).await.is_ok()
    }

    /// Asks for something; nothing if the table has left memory.
    pub(crate) async fn wish(&self, person: Option<Person>, wish: Wish) -> Option<Result<TableInfo, Problem>> {
        let (reply, answer) = oneshot::channel();
        self.send(Request::Wish { person, wish, reply }).await;
        answer.await.ok()
    }

    /// Has a socket enter; nothing if the table has left memory.
    pub(crate) async fn enter(
        &self,
        socket: SocketId,
        person: Option<Person>,
        outbox: Outbox,
    ) -> Option<Result<(), Problem>> {
        let (reply, answer) = oneshot::channel();
        self.send(Request::Enter { socket, person, outbox, reply }).await;
        answer.await.ok()
    }

    /// Has the table finish what it does and leave memory.
    pub(crate) async fn stop(&self) {
        let (done, stopped) = oneshot::channel();
        if self.send(Request::Stop { done }).await {
            let _ = stopped.await;
        }
    }
}

/// Starts the task of a table that was just read from storage.
pub(crate) fn spawn(house: Arc<House>, row: TableRow) -> Handle {
    let (requests, waiting) = mpsc::channel(QUEUE);
    let handle = Handle { requests };
    let weak = handle.requests.downgrade();
    tokio::spawn(async move {
        let _counted = house.tables.one();
        let desk = Desk::new(house, row, weak);
        run(desk, waiting).await;
    });
    handle
}

async fn run(mut desk: Desk, mut requests: mpsc::Receiver<Request>) {
    desk.load().await;
    loop {
        match tokio::time::timeout(desk.idle_after(), requests.recv()).await {
            Ok(Some(Request::Stop { done })) => {
                requests.close();
                let _ = done.send(());
                return;
            }
            Ok(Some(request)) => desk.take(request).await,
            Ok(None) => return,
            Err(_) if desk.is_idle() => {
                // Whoever comes from now on finds the table gone and loads it again.
                requests.close();
                while let Ok(request) = requests.try_recv() {
                    desk.take(request).await;
                }
                return;
            }
            Err(_) => {}
        }
    }
}
