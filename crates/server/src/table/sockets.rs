//! Who looks at the table over a socket, and what each of them has been shown.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use kernel::{Seat, Viewer};
use serde::Serialize;
use storage::{ChatRow, Person, PersonId};
use tokio::sync::mpsc;
use wire::{ChatLine, Code, Position, Problem, ToClient};

use super::desk::Desk;
use crate::any_table::number;
use crate::failure::not_kept;
use crate::house::now;
use crate::info::{Presence, info, seats_of};
use crate::text;

/// How many sockets one person may have at a table.
const SOCKETS_PER_PERSON: usize = 4;

/// How many lines of chat a newcomer is shown.
const CHAT_SHOWN: u32 = 200;

/// A socket, numbered by the server.
pub(crate) type SocketId = u64;

/// Messages that may wait for a slow line, and how many bytes of them.
const QUEUE: usize = 64;
const QUEUE_BYTES: usize = 256 * 1024;

/// Where messages to a socket go. When it is full the socket is dropped, and its browser comes back for what it missed.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// Where a socket finds what it is to send.
pub(crate) struct Inbox {
    messages: mpsc::Receiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// A new way from a table to a socket.
pub(crate) fn outbox() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::channel(QUEUE);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { messages: sender, waiting: Arc::clone(&waiting) }, Inbox { messages: receiver, waiting })
}

impl Outbox {
    /// Hands a message over; false if too much waits already or the socket is gone.
    fn put(&self, text: Utf8Bytes) -> bool {
        let size = text.len();
        let waiting = self.waiting.fetch_add(size, Ordering::Relaxed) + size;
        // A single large message always goes, or whoever looks at a large table could never see it.
        (waiting <= QUEUE_BYTES || waiting == size) && self.messages.try_send(text).is_ok()
    }
}

impl Inbox {
    /// The next message; nothing when the table has dropped the socket.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.messages.recv().await?;
        self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }
}

/// The sockets at a table.
#[derive(Default)]
pub(super) struct Sockets {
    list: Vec<Socket>,
    /// What each pair of eyes has been shown; none are the spectator's.
    shown: BTreeMap<Option<Seat>, Shown>,
    /// The lines said at the table, once somebody has asked for them.
    chat: Option<Vec<ChatLine>>,
}

struct Socket {
    id: SocketId,
    person: Option<Person>,
    outbox: Outbox,
    /// Through whose eyes it looks; nothing before its first `look`.
    looks: Option<Option<Seat>>,
    /// What it knew when it began to look so, for as long as it was not shown the rest.
    knew: Option<Known>,
    /// A print of the table's description it has been sent.
    table_print: u64,
}

/// What a browser knows of a stream.
#[derive(Clone, Copy)]
struct Known {
    era: u32,
    number: u32,
}

/// What a pair of eyes has been shown.
#[derive(Clone, Copy)]
struct Shown {
    /// The last number of its stream.
    number: u32,
    /// A print of its position.
    print: u64,
}

impl Sockets {
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn remove(&mut self, socket: SocketId) {
        self.list.retain(|known| known.id != socket);
    }

    pub(super) fn person(&self, socket: SocketId) -> Option<Person> {
        self.list.iter().find(|known| known.id == socket)?.person.clone()
    }

    /// Whether this person is here.
    pub(super) fn has(&self, person: PersonId) -> bool {
        self.list.iter().any(|socket| socket.person.as_ref().is_some_and(|known| known.id == person))
    }

    /// Says that a message was carried out.
    pub(super) fn done(&mut self, socket: SocketId, id: String) {
        self.send(socket, &ToClient::Done { id });
    }

    /// Says that a message was turned down.
    pub(super) fn refuse(&mut self, socket: SocketId, id: Option<String>, problem: Problem) {
        self.send(socket, &ToClient::Refused { id, problem });
    }

    fn send(&mut self, socket: SocketId, message: &ToClient) {
        let text = written(message);
        self.list.retain(|known| known.id != socket || known.take(&text));
    }

    fn send_to_all(&mut self, message: &ToClient, goes: impl Fn(&Socket) -> bool) {
        let text = written(message);
        self.list.retain(|known| !goes(known) || known.take(&text));
    }
}

impl Socket {
    /// Hands a message over; false if the socket does not keep up or is gone.
    fn take(&self, text: &Utf8Bytes) -> bool {
        self.outbox.put(text.clone())
    }
}

impl Desk {
    /// Lets a socket in, if its person may know the table.
    pub(super) async fn enter(
        &mut self,
        socket: SocketId,
        person: Option<Person>,
        outbox: Outbox,
    ) -> Result<(), Problem> {
        let who = person.as_ref().map(|person| person.id);
        if !self.may_know(who).await? {
            return Err(Problem::new(Code::NoTable));
        }
        let is_theirs = |known: &Socket| who.is_some() && known.person.as_ref().map(|person| person.id) == who;
        if self.sockets.list.iter().filter(|known| is_theirs(known)).count() >= SOCKETS_PER_PERSON {
            let oldest = self.sockets.list.iter().position(is_theirs).expect("there are several");
            self.sockets.list.remove(oldest);
        }
        self.sockets.list.push(Socket { id: socket, person, outbox, looks: None, knew: None, table_print: 0 });
        Ok(())
    }

    /// Has a socket look through other eyes, and shows it what these have seen after what it knows.
    pub(super) async fn look(&mut self, socket: SocketId, seat: Option<u8>, era: u32, since: u32) {
        let person = self.sockets.person(socket).map(|person| person.id);
        let own = seats_of(&self.row, person);
        let eyes = match seat {
            None => None,
            Some(wanted) => match own.iter().find(|&own| number(own) == wanted) {
                Some(own) => Some(own),
                None => return self.sockets.refuse(socket, None, Problem::new(Code::NotYourSeat)),
            },
        };
        if let Some(known) = self.sockets.list.iter_mut().find(|known| known.id == socket) {
            known.looks = Some(eyes);
            known.knew = Some(Known { era, number: since });
        }
        self.show();
        self.show_chat(socket).await;
    }

    /// Shows everybody what has changed for them, and nothing to those for whom nothing has.
    pub(super) fn show(&mut self) {
        self.show_table();
        let mut eyes: Vec<Option<Seat>> = self.sockets.list.iter().filter_map(|socket| socket.looks).collect();
        eyes.sort_unstable();
        eyes.dedup();
        self.sockets.shown.retain(|known, _| eyes.contains(known));
        for eyes in eyes {
            self.show_now(eyes);
        }
    }

    /// Shows what has changed for a pair of eyes to those who look through them, and to newcomers what they have missed.
    fn show_now(&mut self, eyes: Option<Seat>) {
        let Some(position) = self.position(eyes) else { return };
        let game = self.game.as_ref().expect("there is a position");
        let print = print(&position);
        let before = self.sockets.shown.get(&eyes).copied();
        let known = before.map_or(0, |shown| shown.number);
        let news = game.news(viewer(eyes), known);
        self.sockets.shown.insert(eyes, Shown { number: known + news.len() as u32, print });
        if before.is_some_and(|before| before.print != print || !news.is_empty()) {
            let now = ToClient::Now { era: self.row.era, whole: false, news, position: Box::new(position) };
            self.sockets.send_to_all(&now, |socket| socket.looks == Some(eyes) && socket.knew.is_none());
        }
        let comes = |socket: &&mut Socket| socket.looks == Some(eyes) && socket.knew.is_some();
        let newcomers: Vec<(SocketId, Known)> = self
            .sockets
            .list
            .iter_mut()
            .filter(comes)
            .filter_map(|socket| Some((socket.id, socket.knew.take()?)))
            .collect();
        for (socket, knew) in newcomers {
            self.catch_up(socket, eyes, knew);
        }
    }

    /// Shows a newcomer the news after what it knew, or everything if it knew another era or more than there is.
    fn catch_up(&mut self, socket: SocketId, eyes: Option<Seat>, knew: Known) {
        let (Some(position), Some(game)) = (self.position(eyes), &self.game) else { return };
        let mut news = game.news(viewer(eyes), 0);
        let whole = knew.number == 0 || knew.era != self.row.era || knew.number as usize > news.len();
        if !whole {
            news.drain(..knew.number as usize);
        }
        let now = ToClient::Now { era: self.row.era, whole, news, position: Box::new(position) };
        self.sockets.send(socket, &now);
    }

    /// Begins all streams anew: the table went back to what is durable, or on to another era.
    pub(super) fn forget_shown(&mut self) {
        self.sockets.shown.clear();
        for socket in self.sockets.list.iter_mut().filter(|socket| socket.looks.is_some()) {
            socket.knew = Some(Known { era: 0, number: 0 });
        }
    }

    fn position(&self, eyes: Option<Seat>) -> Option<Position> {
        let mut position = self.game.as_ref()?.position(viewer(eyes), eyes);
        if let Some(seat) = eyes {
            position.ask = self.ask(seat);
            position.advance = self.advance(seat);
            position.undo = self.undo_for(seat, position.undo);
        }
        Some(position)
    }

    /// Sends the table's description to each socket for which it has changed.
    fn show_table(&mut self) {
        let presence = self.presence();
        let (row, settings, sides) = (&self.row, &self.settings, &self.sides);
        self.sockets.list.retain_mut(|socket| {
            let person = socket.person.as_ref().map(|person| person.id);
            let mut table = info(row, settings, sides, person, &presence);
            // What changes with every move is told by `now`; only what else has changed is a reason to send this.
            let (moved_at, your_move) = (table.moved_at, table.your_move);
            (table.moved_at, table.your_move) = (0, false);
            let print = print(&table);
            if print == socket.table_print {
                return true;
            }
            socket.table_print = print;
            (table.moved_at, table.your_move) = (moved_at, your_move);
            socket.take(&written(&ToClient::Table { table }))
        });
    }

    /// Who is here now.
    pub(super) fn presence(&self) -> Presence {
        let mut presence = Presence { votes: self.votes, ..Presence::default() };
        for seat in &self.row.seats {
            if seat.person.is_some_and(|person| self.sockets.has(person)) {
                presence.online.0 = presence.online.0.with(Seat::new(seat.seat));
            }
        }
        let sits = |socket: &Socket| {
            socket.person.as_ref().is_some_and(|person| !seats_of(&self.row, Some(person.id)).is_empty())
        };
        presence.watching = self.sockets.list.iter().filter(|socket| !sits(socket)).count() as u32;
        presence
    }

    /// Keeps what a person says and passes it on.
    pub(super) async fn chat(&mut self, by: PersonId, name: &str, said: &str, own_id: String) -> Result<(), Problem> {
        if !self.settings.chat || !self.belongs(Some(by)) {
            return Err(Problem::new(Code::NoChat));
        }
        if self.game.as_ref().is_some_and(|game| game.is_silent()) {
            return Err(Problem::new(Code::Silence));
        }
        self.load_chat().await;
        if self.is_done(&own_id) {
            return Ok(());
        }
        self.house.limits.chat(by)?;
        let text = text::message(said)?;
        let own = seats_of(&self.row, Some(by)).first();
        let seat = own.map(|seat| seat.index() as u8);
        let alias = own.and_then(|seat| self.row.seats[seat.index()].alias.clone());
        let row = ChatRow {
            person: by,
            seat,
            name: alias.unwrap_or_else(|| name.to_owned()),
            text,
            at: now(),
            message_id: own_id,
        };
        self.house.storage.say(self.row.id, row.clone()).await.map_err(|error| not_kept(&error))?;
        let lines = self.sockets.chat.get_or_insert_default();
        let line = chat_line(lines.last().map_or(1, |last| last.number + 1), row);
        lines.push(line.clone());
        let inside: Vec<SocketId> =
            self.sockets.list.iter().filter(|socket| self.hears_chat(socket)).map(|known| known.id).collect();
        let message = ToClient::Chat { whole: false, lines: vec![line] };
        self.sockets.send_to_all(&message, |socket| inside.contains(&socket.id));
        Ok(())
    }

    async fn show_chat(&mut self, socket: SocketId) {
        let is_inside = self.sockets.list.iter().any(|known| known.id == socket && self.hears_chat(known));
        if self.settings.chat && is_inside {
            self.load_chat().await;
            let lines = self.sockets.chat.clone().unwrap_or_default();
            self.sockets.send(socket, &ToClient::Chat { whole: true, lines });
        }
    }

    fn hears_chat(&self, socket: &Socket) -> bool {
        socket.looks.is_some() && self.belongs(socket.person.as_ref().map(|person| person.id))
    }

    async fn load_chat(&mut self) {
        if self.sockets.chat.is_none()
            && let Ok(rows) = self.house.storage.chat(self.row.id, CHAT_SHOWN).await
        {
            rows.iter().for_each(|row| self.remember(row.message_id.clone()));
            self.sockets.chat = Some((1..).zip(rows).map(|(number, row)| chat_line(number, row)).collect());
        }
    }
}

fn chat_line(number_: u32, row: ChatRow) -> ChatLine {
    ChatLine { number: number_, seat: row.seat.map(|seat| seat + 1), name: row.name, text: row.text, at: row.at }
}

fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::SPECTATOR, Viewer::seat)
}

/// A message as it is sent.
pub(crate) fn written(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// A print of something that is sent: equal prints, nothing new.
fn print(sent: &impl Serialize) -> u64 {
    struct Printer(DefaultHasher);
    impl io::Write for Printer {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.write(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut printer = Printer(DefaultHasher::new());
    serde_json::to_writer(&mut printer, sent).expect("messages are plain data");
    printer.0.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_socket_that_does_not_keep_up_is_refused_more() {
        let (outbox, mut inbox) = outbox();
        let text = |size: usize| Utf8Bytes::from("x".repeat(size));
        assert!((0..QUEUE).all(|_| outbox.put(text(1))) && !outbox.put(text(1)), "too many");
        let (outbox, mut large) = super::outbox();
        assert!(outbox.put(text(QUEUE_BYTES + 1)), "a single large message goes");
        assert!(!outbox.put(text(1)), "too much");
        assert!(inbox.next().await.is_some() && large.next().await.is_some());
    }
}
