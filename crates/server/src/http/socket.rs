//! A table's socket: what a browser says goes to the table, what the table shows goes to the browser.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use storage::TokenHash;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior};
use wire::{Code, Problem, ToClient, ToServer};

use super::extract::{Address, Place, Session, Visitor};
use crate::failure::Result;
use crate::house::House;
use crate::limits::{SocketPlace, too_many};
use crate::table::{Handle, Inbox, Request, SocketId, outbox, written};

/// The longest message a browser may send.
const LONGEST: usize = 16 * 1024;
/// How often the server asks whether the browser is still there; two misses close the socket.
const PING: Duration = Duration::from_secs(20);
/// How long a line may take to accept a message.
const WRITE: Duration = Duration::from_secs(10);
/// Refused messages in a row after which a flood is cut off.
const FLOOD: u32 = 200;

/// Opens the socket of a table.
pub(crate) async fn open(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Session(session): Session,
    Address(address): Address,
    Place(id): Place<String>,
    upgrade: std::result::Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response> {
    let upgrade = upgrade.map_err(|_| Problem::saying(Code::BadRequest, "This address takes WebSockets."))?;
    if house.is_stopping() {
        return Err(Code::Stopping.into());
    }
    let place = house.limits.socket(address)?;
    let (outbox, inbox) = outbox();
    let socket = next_id();
    let mut entered = None;
    for _ in 0..3 {
        let table = house.hall.table(&house, &id).await?;
        if let Some(answer) = table.enter(socket, person.clone(), outbox.clone()).await {
            answer?;
            entered = Some(table);
            break;
        }
    }
    let table = entered.ok_or(Code::Internal)?;
    // The table holds the only way to this socket, so that dropping it closes the socket.
    drop(outbox);
    let line = Line {
        socket,
        table,
        inbox,
        limit: house.limits.messages(),
        ended: house.ended.subscribe(),
        stopping: house.stopping.subscribe(),
        session,
        heard: Instant::now(),
        refused: 0,
        _place: place,
    };
    let counted = house.sockets.one();
    let leaver = Leaver { socket, table: line.table.clone() };
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_write_buffer_size(512 * 1024);
    Ok(upgrade.on_upgrade(async move |websocket| {
        let _counted = counted;
        let _leaver = leaver;
        line.run(websocket).await;
    }))
}

fn next_id() -> SocketId {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Tells the table that a socket is gone, also if the handshake was never finished.
struct Leaver {
    socket: SocketId,
    table: Handle,
}

impl Drop for Leaver {
    fn drop(&mut self) {
        let (socket, table) = (self.socket, self.table.clone());
        tokio::spawn(async move { table.send(Request::Left { socket }).await });
    }
}

/// One open socket.
struct Line {
    socket: SocketId,
    table: Handle,
    inbox: Inbox,
    limit: DefaultDirectRateLimiter,
    ended: broadcast::Receiver<TokenHash>,
    stopping: watch::Receiver<bool>,
    session: Option<TokenHash>,
    /// When the browser was last heard.
    heard: Instant,
    /// Messages refused in a row.
    refused: u32,
    _place: SocketPlace,
}

/// Why a socket ends.
enum End {
    /// The browser went, or the line broke.
    Gone,
    /// We end it, and say why.
    Bye(Code),
}

impl Line {
    async fn run(mut self, mut websocket: WebSocket) {
        let mut ping = tokio::time::interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        let end = loop {
            let step = tokio::select! {
                message = websocket.recv() => match message {
                    Some(Ok(message)) => self.hear(&mut websocket, message).await,
                    Some(Err(_)) | None => Err(End::Gone),
                },
                shown = self.inbox.next() => match shown {
                    Some(text) => send(&mut websocket, Message::Text(text)).await,
                    // The table dropped us: we did not keep up, or it left memory.
                    None => Err(End::Bye(Code::Stale)),
                },
                _ = ping.tick() => match self.heard.elapsed() > PING * 2 + PING / 2 {
                    true => Err(End::Gone),
                    false => send(&mut websocket, Message::Ping(Default::default())).await,
                },
                ended = self.ended.recv() => match ended {
                    Ok(ended) if self.session != Some(ended) => Ok(()),
                    Ok(_) => Err(End::Bye(Code::NoSession)),
                    Err(_) => Ok(()),
                },
                _ = self.stopping.changed() => Err(End::Bye(Code::Stopping)),
            };
            if let Err(end) = step {
                break end;
            }
        };
        if let End::Bye(code) = end {
            let bye = written(&ToClient::Bye { problem: Problem::new(code) });
            if send(&mut websocket, Message::Text(bye)).await.is_ok() {
                let close = CloseFrame { code: 1012, reason: Utf8Bytes::from_static("come back") };
                let _ = send(&mut websocket, Message::Close(Some(close))).await;
            }
        }
    }

    async fn hear(&mut self, websocket: &mut WebSocket, message: Message) -> std::result::Result<(), End> {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.refuse(websocket, None, Problem::new(Code::BadRequest)).await,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
        };
        if self.limit.check().is_err() {
            return self.refuse(websocket, id_of(&text), too_many(Duration::ZERO)).await;
        }
        self.refused = 0;
        match serde_json::from_str::<ToServer>(&text) {
            Ok(message) => {
                let is_there = self.table.send(Request::Said { socket: self.socket, message }).await;
                if is_there { Ok(()) } else { Err(End::Bye(Code::Stale)) }
            }
            Err(error) => {
                let problem = Problem::saying(Code::BadRequest, format!("The message is not as expected: {error}."));
                self.refuse(websocket, id_of(&text), problem).await
            }
        }
    }

    async fn refuse(
        &mut self,
        websocket: &mut WebSocket,
        id: Option<String>,
        problem: Problem,
    ) -> std::result::Result<(), End> {
        self.refused += 1;
        if self.refused > FLOOD {
            return Err(End::Bye(Code::TooMany));
        }
        send(websocket, Message::Text(written(&ToClient::Refused { id, problem }))).await
    }
}

/// The id of a message that is not understood otherwise, so that its sender knows which one is meant.
fn id_of(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.get("id")?.as_str().map(str::to_owned)
}

async fn send(websocket: &mut WebSocket, message: Message) -> std::result::Result<(), End> {
    match tokio::time::timeout(WRITE, websocket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}
