#![doc = include_str!("../README.md")]

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{HeaderMap, Method, Request};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde_json::{Value, json};
use thiserror::Error;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use wire::ToServer;

/// Why the server could not be talked to.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The line cannot be opened, or broke.
    #[error("the line broke: {0}")]
    Line(String),
    /// The server answered, but not with success.
    #[error("{status}: {body}")]
    Refused {
        /// The status.
        status: u16,
        /// The body.
        body: String,
    },
    /// The answer is not what the protocol says.
    #[error("not understood: {0}")]
    Strange(String),
}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> ClientError {
        ClientError::Line(error.to_string())
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> ClientError {
        ClientError::Line(error.to_string())
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::Http(answer) => {
                let body = answer.body().as_ref().map(|body| String::from_utf8_lossy(body).into_owned());
                ClientError::Refused { status: answer.status().as_u16(), body: body.unwrap_or_default() }
            }
            other => ClientError::Line(other.to_string()),
        }
    }
}

/// What comes of talking to a server.
pub type Result<T> = std::result::Result<T, ClientError>;

/// An answer over HTTP.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub text: String,
}

impl Answer {
    /// The body as JSON, whatever the status.
    pub fn json(&self) -> Result<Value> {
        serde_json::from_str(&self.text).map_err(|error| ClientError::Strange(format!("{error}: {}", self.text)))
    }

    /// The body as JSON, if the server was willing.
    pub fn ok(self) -> Result<Value> {
        match self.status {
            200..=299 => self.json(),
            status => Err(ClientError::Refused { status, body: self.text }),
        }
    }
}

/// A visitor with a cookie of their own.
#[derive(Clone, Debug)]
pub struct Visitor {
    address: SocketAddr,
    cookie: Option<String>,
}

impl Visitor {
    /// Somebody who has never been here.
    #[must_use]
    pub fn new(address: SocketAddr) -> Visitor {
        Visitor { address, cookie: None }
    }

    /// Somebody who was given this cookie on an earlier visit.
    #[must_use]
    pub fn with_cookie(address: SocketAddr, cookie: &str) -> Visitor {
        Visitor { address, cookie: Some(cookie.to_owned()) }
    }

    /// The same visitor after the server moved.
    #[must_use]
    pub fn at(&self, address: SocketAddr) -> Visitor {
        Visitor { address, cookie: self.cookie.clone() }
    }

    /// The cookie, if the server has given one.
    #[must_use]
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Any request, with headers of the caller's choosing.
    pub async fn request(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Result<Answer> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        let connection = tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.address.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(Bytes::from(body)));
        let request = request.map_err(|error| ClientError::Strange(error.to_string()))?;
        let response = sender.send_request(request).await?;
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await?.to_bytes();
        connection.abort();
        let given = parts.headers.get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(pair) = given.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(pair.to_owned());
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, text })
    }

    /// Reads something.
    pub async fn get(&mut self, path: &str) -> Result<Answer> {
        self.request(Method::GET, path, &[], Vec::new()).await
    }

    /// Changes something.
    pub async fn post(&mut self, path: &str, body: &impl Serialize) -> Result<Answer> {
        let body = serde_json::to_vec(body).map_err(|error| ClientError::Strange(error.to_string()))?;
        self.request(Method::POST, path, &[(CONTENT_TYPE.as_str(), "application/json")], body).await
    }

    /// Takes a name.
    pub async fn sign_in(&mut self, name: &str) -> Result<()> {
        self.post("/api/session", &json!({ "name": name })).await?.ok().map(drop)
    }

    /// Opens a table.
    pub async fn open_table(&mut self, table: &Value) -> Result<Value> {
        self.post("/api/tables", table).await?.ok()
    }

    /// Opens the socket of a table.
    pub async fn socket(&self, table: &str) -> Result<Socket> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        self.socket_over(stream, table).await
    }

    /// Opens the socket of a table over a line of the caller's making.
    pub async fn socket_over(&self, stream: TcpStream, table: &str) -> Result<Socket> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            let value = cookie.parse().map_err(|_| ClientError::Strange("the cookie is no header".to_owned()))?;
            request.headers_mut().insert(COOKIE, value);
        }
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { stream })
    }
}

/// A table's socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Says something.
    pub async fn say(&mut self, message: &ToServer) -> Result<()> {
        let text = serde_json::to_string(message).map_err(|error| ClientError::Strange(error.to_string()))?;
        self.say_text(text).await
    }

    /// Says something that need not be a message.
    pub async fn say_text(&mut self, text: impl Into<String>) -> Result<()> {
        let text: String = text.into();
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }

    /// Looks through the eyes of a seat, or a spectator's, as somebody who knows nothing yet.
    pub async fn look(&mut self, seat: Option<u8>) -> Result<()> {
        self.say(&ToServer::Look { seat, era: 0, since: 0 }).await
    }

    /// The next message of the server; nothing when it has closed.
    pub async fn next(&mut self) -> Result<Option<Value>> {
        match self.next_text().await? {
            Some(text) => {
                serde_json::from_str(&text).map(Some).map_err(|error| ClientError::Strange(error.to_string()))
            }
            None => Ok(None),
        }
    }

    /// The next message as it came.
    pub async fn next_text(&mut self) -> Result<Option<String>> {
        while let Some(message) = self.stream.next().await {
            match message? {
                Message::Text(text) => return Ok(Some(text.to_string())),
                Message::Close(_) => return Ok(None),
                _ => {}
            }
        }
        Ok(None)
    }

    /// The next message of a kind, leaving out others.
    pub async fn next_of(&mut self, kind: &str) -> Result<Value> {
        loop {
            match self.next().await? {
                Some(message) if message["type"] == kind => return Ok(message),
                Some(_) => {}
                None => return Err(ClientError::Line(format!("closed before a message `{kind}` came"))),
            }
        }
    }

    /// Closes properly.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}
