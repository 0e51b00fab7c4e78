//! One open socket: hears the table, notes when it has seen each click, and says what its player is to say.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use client::{ClientError, Result, Socket, Visitor};
use tokio::net::TcpSocket;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, sleep};
use wire::ToServer;

use super::message::{Told, Watched};
use super::report::Tally;

/// A socket that does not read takes no more than about this into its own memory, in bytes.
const STALLED_BUFFER: u32 = 4096;
/// After what time a broken line is opened again.
const RETURN: Duration = Duration::from_millis(200);

/// What a table has been asked and not everybody has seen the end of.
pub(super) type Unseen = Rc<RefCell<VecDeque<Click>>>;

/// A move that was asked for.
pub(super) struct Click {
    /// When it was to be made.
    pub(super) due: Instant,
    /// The number its news will have.
    pub(super) number: u32,
    /// How many sockets have not seen it yet.
    pub(super) left: usize,
}

/// What a dealer wants of a line.
pub(super) enum Order {
    /// Say this.
    Say(ToServer),
    /// Go to another table, with this number and key.
    Sit(usize, String),
}

/// What a line tells its dealer. A table is known by its number among those of the place.
pub(super) enum Event {
    /// It has looked at a table.
    Here { table: usize },
    /// Everybody has seen another click.
    Seen,
    /// A player has heard how a table stands: what is offered there, and the last number of the stream.
    Stands { table: usize, seat: u8, ask: u32, can_hold: Option<bool>, number: u32, is_over: bool },
    /// What was said under this id was carried out, as it heard at this time.
    Done { id: String, at: Instant },
    /// It was turned down.
    Refused { id: String, code: String },
}

/// One open socket.
pub(super) struct Line {
    pub(super) visitor: Visitor,
    /// The player's seat; none for somebody who watches.
    pub(super) seat: Option<u8>,
    /// The table's number among those of the place, and its key.
    pub(super) table: (usize, String),
    /// What was said last: said again when the line has broken.
    pub(super) said: Option<ToServer>,
    pub(super) unseen: Unseen,
    pub(super) orders: mpsc::UnboundedReceiver<Order>,
    pub(super) events: mpsc::UnboundedSender<Event>,
    pub(super) tally: Rc<RefCell<Tally>>,
}

/// What a line knows of its table.
#[derive(Default)]
struct Known {
    era: u32,
    number: u32,
    is_here: bool,
}

/// Why a visit ended.
enum End {
    /// Nobody needs the line any more.
    Closed,
    /// It goes to another table.
    Moved,
}

impl Line {
    /// Hears and says until nobody needs it; comes back when the line breaks.
    pub(super) async fn run(mut self, places: Rc<Semaphore>) {
        let mut known = Known::default();
        loop {
            match self.visit(&mut known, &places).await {
                Ok(End::Closed) => return,
                Ok(End::Moved) => known = Known::default(),
                Err(error) => {
                    let code = match &error {
                        ClientError::Refused { status, .. } => format!("http-{status}"),
                        ClientError::Line(_) => "line-broken".to_owned(),
                        ClientError::Strange(_) => "not-understood".to_owned(),
                    };
                    self.tally.borrow_mut().error(&code);
                    sleep(RETURN).await;
                    if self.orders.is_closed() {
                        return;
                    }
                }
            }
        }
    }

    async fn visit(&mut self, known: &mut Known, places: &Semaphore) -> Result<End> {
        let mut socket = {
            let _place = places.acquire().await;
            self.visitor.socket(&self.table.1).await?
        };
        socket.say(&ToServer::Look { seat: self.seat, era: known.era, since: known.number }).await?;
        if let Some(said) = &self.said {
            socket.say(said).await?;
        }
        loop {
            tokio::select! {
                text = socket.next_text() => match text? {
                    Some(text) => self.hear(known, &text)?,
                    None => return Err(ClientError::Line("closed".to_owned())),
                },
                order = self.orders.recv() => match order {
                    Some(Order::Say(message)) => socket.say(self.said.insert(message)).await?,
                    Some(Order::Sit(number, key)) => {
                        (self.table, self.said) = ((number, key), None);
                        socket.close().await;
                        return Ok(End::Moved);
                    }
                    None => {
                        socket.close().await;
                        return Ok(End::Closed);
                    }
                },
            }
        }
    }

    fn hear(&mut self, known: &mut Known, text: &str) -> Result<()> {
        let heard: Watched<'_> = understood(text)?;
        match heard.kind {
            "now" => self.see(known, &heard),
            "bye" => return Err(ClientError::Line("sent away".to_owned())),
            _ => {}
        }
        let Some(seat) = self.seat else { return Ok(()) };
        match heard.kind {
            "now" => {
                let position = understood::<Told<'_>>(text)?.position;
                let holds = position.options.iter().any(|option| option.action == "hold");
                let _ = self.events.send(Event::Stands {
                    table: self.table.0,
                    seat,
                    ask: position.ask,
                    can_hold: (!position.options.is_empty()).then_some(holds),
                    number: known.number,
                    is_over: position.verdict.is_some(),
                });
            }
            "done" => {
                let id = understood::<Told<'_>>(text)?.id.to_owned();
                let _ = self.events.send(Event::Done { id, at: Instant::now() });
            }
            "refused" => {
                let Told { id, problem, .. } = understood(text)?;
                let _ = self.events.send(Event::Refused { id: id.to_owned(), code: problem.code.to_owned() });
            }
            _ => {}
        }
        Ok(())
    }

    /// Notes how far the stream has got and which clicks are seen now.
    fn see(&self, known: &mut Known, now: &Watched<'_>) {
        let before = if now.whole { 0 } else { known.number };
        let follows = now.news.iter().zip(before + 1..).all(|(news, expected)| news.number == expected);
        if !follows || (known.is_here && now.whole && known.number > 0) || (known.era != 0 && known.era != now.era) {
            self.tally.borrow_mut().gaps += 1;
        }
        let last = now.news.last().map_or(before, |news| news.number);
        let mut unseen = self.unseen.borrow_mut();
        for click in unseen.iter_mut().filter(|click| known.number < click.number && click.number <= last) {
            click.left = click.left.saturating_sub(1);
        }
        while let Some(click) = unseen.pop_front_if(|click| click.left == 0) {
            self.tally.borrow_mut().seen.push(click.due.elapsed());
            let _ = self.events.send(Event::Seen);
        }
        (known.era, known.number) = (now.era, last);
        if !known.is_here {
            known.is_here = true;
            let _ = self.events.send(Event::Here { table: self.table.0 });
        }
    }
}

/// Opens a socket that looks and then never reads.
pub(super) async fn stalled(address: SocketAddr, table: &str) -> Result<Socket> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_recv_buffer_size(STALLED_BUFFER)?;
    let stream = socket.connect(address).await?;
    let mut socket = Visitor::new(address).socket_over(stream, table).await?;
    socket.look(None).await?;
    Ok(socket)
}

fn understood<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| ClientError::Strange(format!("{error}: {text}")))
}
