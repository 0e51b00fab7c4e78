//! A person who plays over a line that breaks: comes back with what they know and says again what was not answered.

use std::time::Duration;

use client::{ClientError, Result, Socket, Visitor};
use dice::SearchDice;
use kernel::Dice;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::sleep;
use wire::ToServer;

use crate::table::{persist, word};

/// The longest pause before an answer, in milliseconds.
const THINK_MS: u32 = 40;
/// The longest pause before coming back.
const RETURN_MS: u32 = 60;
/// Of so many answers one is followed by a broken line, and one is said twice.
const CLUMSY: u32 = 16;
/// Nobody is refused so often for a good reason.
const MOST_REFUSED: u32 = 50;

/// A person at a table.
pub(crate) struct Person {
    visitor: Visitor,
    table: String,
    dice: SearchDice,
    stopped: watch::Receiver<bool>,
    /// Counts the acknowledged answers of everybody.
    acknowledged: watch::Sender<u32>,
    /// What the seat may do now and the question's number.
    offer: Option<(u32, Vec<String>)>,
    /// The last of the answers, while nobody has said what came of it.
    is_waiting: bool,
    name: String,
    seated: Seated,
}

/// What a seat has said and heard.
#[derive(Default)]
pub(crate) struct Seated {
    pub(crate) seat: u8,
    pub(crate) answers: Vec<Answer>,
    /// The news in order, the first being number 1.
    pub(crate) news: Vec<String>,
    pub(crate) is_over: bool,
    /// How often an answer was said again.
    pub(crate) resent: u64,
    /// How often the line was opened.
    pub(crate) lines: u64,
    /// What the protocol does not allow.
    pub(crate) wrong: Vec<String>,
    refused: u32,
    era: u64,
}

/// An answer and what came of it.
pub(crate) struct Answer {
    pub(crate) id: String,
    pub(crate) ask: u32,
    pub(crate) action: String,
    pub(crate) end: End,
}

/// What came of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// Nobody knows.
    Open,
    /// It was acknowledged.
    Done,
    /// It was turned down, for this reason.
    Refused(String),
}

impl Person {
    pub(crate) fn new(
        visitor: Visitor,
        table: String,
        seat: u8,
        name: String,
        dice: SearchDice,
        stopped: watch::Receiver<bool>,
        acknowledged: watch::Sender<u32>,
    ) -> Person {
        let seated = Seated { seat, ..Seated::default() };
        Person { visitor, table, dice, stopped, acknowledged, offer: None, is_waiting: false, name, seated }
    }

    /// Plays until the game is over or everything is stopped, with every answer answered.
    pub(crate) async fn play(mut self) -> Seated {
        while let Err(error) = self.visit().await {
            match error {
                ClientError::Line(_) => self.pause(RETURN_MS).await,
                other => panic!("{} at {}: {other}", self.name, self.table),
            }
        }
        self.look_again().await;
        self.seated
    }

    /// Plays for as long as the line holds.
    async fn visit(&mut self) -> Result<()> {
        let mut socket = self.visitor.socket(&self.table).await?;
        self.seated.lines += 1;
        let (era, since) = (self.seated.era as u32, self.seated.news.len() as u32);
        socket.say(&ToServer::Look { seat: Some(self.seated.seat), era, since }).await?;
        if self.is_waiting {
            self.say_again(&mut socket).await?;
        }
        let mut stopped = self.stopped.clone();
        loop {
            let message = tokio::select! {
                message = socket.next() => Some(message?),
                () = until(&mut stopped), if !self.is_waiting => None,
            };
            let Some(message) = message else {
                socket.close().await;
                return Ok(());
            };
            let Some(message) = message else { return Err(ClientError::Line("closed".to_owned())) };
            match message["type"].as_str() {
                Some("now") => self.hear(&message),
                Some("done") => self.note(&message, End::Done),
                Some("refused") if message["problem"]["code"] == "too-many" => {
                    sleep(Duration::from_millis(300)).await;
                    if self.is_waiting {
                        self.say_again(&mut socket).await?;
                    }
                }
                Some("refused") => self.note(&message, End::Refused(word(&message["problem"]["code"]))),
                Some("bye") => return Err(ClientError::Line(message.to_string())),
                _ => {}
            }
            if self.is_waiting {
                continue;
            }
            if self.seated.is_over {
                socket.close().await;
                return Ok(());
            }
            if let Some((ask, actions)) = self.offer.clone() {
                self.pause(THINK_MS).await;
                self.answer(&mut socket, ask, &actions).await?;
            }
        }
    }

    /// Takes what is new and what is offered; the numbers must go on where they were.
    fn hear(&mut self, now: &Value) {
        let known = self.seated.news.len() as u64;
        let era = now["era"].as_u64().expect("eras are counted");
        if known > 0 && (now["whole"] == true || era != self.seated.era) {
            self.seated.wrong.push(format!("{}: the stream began anew after {known} in era {era}", self.name));
            self.seated.news.clear();
        }
        self.seated.era = era;
        for news in now["news"].as_array().into_iter().flatten() {
            let expected = self.seated.news.len() as u64 + 1;
            if news["number"] != expected {
                self.seated.wrong.push(format!("{}: expected news {expected}, heard {}", self.name, news["number"]));
            }
            self.seated.news.push(news["phrase"].to_string());
        }
        let position = &now["position"];
        self.seated.is_over = !position["verdict"].is_null();
        let is_asked = position["asked"].as_array().is_some_and(|asked| asked.contains(&self.seated.seat.into()));
        let options = position["options"].as_array().into_iter().flatten().filter(|option| option["any_time"] == false);
        let actions: Vec<String> = options.map(|option| word(&option["action"])).collect();
        self.offer = (is_asked && !actions.is_empty())
            .then(|| (position["ask"].as_u64().expect("questions have numbers") as u32, actions));
    }

    /// Notes what came of an answer. One that was said twice is answered twice, and alike.
    fn note(&mut self, message: &Value, end: End) {
        let id = word(&message["id"]);
        let last = self.seated.answers.len();
        let found = self.seated.answers.iter_mut().enumerate().rev().find(|(_, answer)| answer.id == id);
        let Some((index, answer)) = found else {
            self.seated.wrong.push(format!("{}: nobody said {id}", self.name));
            return;
        };
        if answer.end != End::Open && answer.end != end {
            self.seated.wrong.push(format!("{}: {id} is {:?}, and then {end:?}", self.name, answer.end));
        }
        if answer.end == End::Open && end == End::Done {
            self.acknowledged.send_modify(|number| *number += 1);
        }
        answer.end = end;
        if index + 1 == last {
            self.is_waiting = false;
        }
        if matches!(answer.end, End::Refused(_)) {
            self.seated.refused += 1;
            assert!(self.seated.refused < MOST_REFUSED, "{} is refused all the time: {message}", self.name);
        }
    }

    async fn answer(&mut self, socket: &mut Socket, ask: u32, actions: &[String]) -> Result<()> {
        let id = format!("{}-{}", self.name, self.seated.answers.len());
        let action = actions[self.dice.below(actions.len() as u32) as usize].clone();
        self.seated.answers.push(Answer { id, ask, action, end: End::Open });
        self.is_waiting = true;
        self.say(socket).await?;
        match self.dice.below(CLUMSY) {
            0 => Err(ClientError::Line("dropped".to_owned())),
            1 => self.say_again(socket).await,
            _ => Ok(()),
        }
    }

    async fn say_again(&mut self, socket: &mut Socket) -> Result<()> {
        self.seated.resent += 1;
        self.say(socket).await
    }

    /// Says the last answer.
    async fn say(&mut self, socket: &mut Socket) -> Result<()> {
        let Answer { id, ask, action, .. } = self.seated.answers.last().expect("there is one to say");
        let answer = ToServer::Answer { id: id.clone(), seat: self.seated.seat, ask: *ask, action: action.clone() };
        socket.say(&answer).await
    }

    /// Looks as somebody who knows nothing: what was heard piece by piece must be the same story.
    async fn look_again(&mut self) {
        let (visitor, table, seat) = (&self.visitor, &self.table, self.seated.seat);
        let now = persist(|| async move {
            let mut socket = visitor.socket(table).await?;
            socket.look(Some(seat)).await?;
            let now = socket.next_of("now").await?;
            socket.close().await;
            Ok(now)
        });
        let now = now.await;
        let whole = now["news"].as_array().into_iter().flatten().map(|news| news["phrase"].to_string());
        let whole: Vec<String> = whole.collect();
        if !whole.starts_with(&self.seated.news) {
            let heard = &self.seated.news;
            self.seated.wrong.push(format!("{}: heard {heard:?}, and now it is {whole:?}", self.name));
        }
    }

    async fn pause(&mut self, longest_ms: u32) {
        sleep(Duration::from_millis(self.dice.below(longest_ms).into())).await;
    }
}

/// Done when everything is stopped.
async fn until(stopped: &mut watch::Receiver<bool>) {
    stopped.wait_for(|&stopped| stopped).await.expect("the test outlives its people");
}
