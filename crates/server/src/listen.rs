//! Listening, serving and stopping.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use rustix::net::sockopt::set_socket_send_buffer_size;
use storage::Storage;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
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
        let address = config.listen;
        let refused = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServerError::PortTaken { port: address.port() },
            _ => ServerError::Listen { address, error },
        };
        let listener = TcpListener::bind(address).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        http::record();
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
        let graceful = GracefulShutdown::new();
        let mut sweep = tokio::time::interval(SWEEP);
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => serve(stream, peer, router.clone(), &graceful),
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
        drop(listener);
        house.stopping.send_replace(true);
        let finish = async {
            for table in house.hall.loaded() {
                table.stop().await;
            }
            graceful.shutdown().await;
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

fn serve(stream: TcpStream, peer: SocketAddr, router: Router, graceful: &GracefulShutdown) {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    // Left to itself the system would hold megabytes for a browser that does not read.
    let _ = set_socket_send_buffer_size(&stream, SEND_BUFFER);
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(peer);
        router.clone().oneshot(request)
    });
    let mut builder = auto::Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(HEADER_BYTES);
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), service).into_owned();
    let watched = graceful.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = watched.await {
            tracing::debug!(%error, "a connection ended badly");
        }
    });
}
