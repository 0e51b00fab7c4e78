//! Listening, serving and stopping.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use rustix::net::sockopt::set_socket_send_buffer_size;
use storage::Storage;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt;

use crate::config::Config;
use crate::house::House;
use crate::http;

/// A request's headers must be here by then.
const HEADERS: Duration = Duration::from_secs(10);
/// Headers take no more room than this.
const HEADER_BYTES: usize = 16 * 1024;
/// What may be on its way to one visitor inside the system.
const SEND_BUFFER: usize = 128 * 1024;
/// Those who are being answered have this long when the server stops.
const STOP: Duration = Duration::from_secs(4);
/// How often what nobody needs is forgotten.
const SWEEP: Duration = Duration::from_secs(60);

/// Why the site cannot be served.
#[derive(Debug, Error)]
pub enum ServerError {
    /// Another program listens there.
    #[error("port {port} is taken by another program; choose another with --port, or stop that program")]
    PortTaken {
        /// The port.
        port: u16,
    },
    /// A seed makes every card and every die known in advance, so it is for this machine alone.
    #[error(
        "a seeded server knows all dice in advance: it serves this machine only, without --origin, --proxy and --plain-http"
    )]
    SeededForOthers,
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
}

/// A server that listens.
pub struct Server {
    house: Arc<House>,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Begins to listen. Connections wait until [`run`](Server::run).
    pub async fn bind(storage: Arc<dyn Storage>, config: Config) -> Result<Server, ServerError> {
        if let Some(seed) = config.seed {
            if !config.is_local() {
                return Err(ServerError::SeededForOthers);
            }
            tracing::warn!(seed, "SEEDED DICE: everything that looks random here is known in advance; only for tests");
        }
        let address = config.listen;
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServerError::PortTaken { port: address.port() },
            _ => ServerError::Listen { address, error },
        };
        let listener = TcpListener::bind(address).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        Ok(Server { house: Arc::new(House::new(storage, config)), listener, address })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done; then says goodbye to everybody, finishes what it has begun and closes the storage.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Server { house, listener, .. } = self;
        let router = http::router(Arc::clone(&house));
        // Every connection holds one end; the other hears when the last of them is gone.
        let (open, mut all_gone) = mpsc::channel(1);
        let mut sweep = tokio::time::interval(SWEEP);
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => serve(stream, peer, router.clone(), house.stopping.subscribe(), open.clone()),
                    Err(error) => {
                        // Out of file descriptors, for example: others are still served, and it may pass.
                        tracing::error!(%error, "a connection could not be accepted");
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                },
                _ = sweep.tick() => {
                    house.hall.sweep();
                    house.limits.sweep();
                }
                () = &mut stop => break,
            }
        }
        drop((listener, open));
        house.stopping.send_replace(true);
        let finish = async {
            for table in house.hall.loaded() {
                table.stop().await;
            }
            let _ = all_gone.recv().await;
            // Sockets are no longer connections; each says goodbye by itself.
            while house.sockets.get() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        if tokio::time::timeout(STOP, finish).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        house.storage.close().await;
    }
}

/// Serves a connection until it ends; a request that is being answered when the server stops is answered.
fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: watch::Receiver<bool>,
    open: mpsc::Sender<Infallible>,
) {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    // Left to itself the system would hold megabytes for a browser that does not read.
    let _ = set_socket_send_buffer_size(&stream, SEND_BUFFER);
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(peer);
        router.clone().oneshot(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(HEADER_BYTES);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::spawn(async move {
        let _open = open;
        let mut connection = pin!(connection);
        let stops = async { stopping.wait_for(|&stopping| stopping).await.map(drop) };
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            _ = stops => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection ended badly");
        }
    });
}
