//! A small static file server, for `cargo xtask serve` and for the browser tests.

use crate::http::read_request;
use crate::site::Site;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Browsers open connections in advance; one that stays silent is given up.
const PATIENCE: Duration = Duration::from_secs(20);

impl Site {
    /// Starts serving on this machine only; port 0 stands for any free one.
    pub fn listen(self, port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let mount = self.mount().to_string();
        let state =
            Arc::new(State { site: self, log: Mutex::default(), stop: AtomicBool::new(false) });
        let shared = Arc::clone(&state);
        thread::spawn(move || accept(&listener, &shared));
        Ok(Server { address, mount, state })
    }
}

/// A request as the server saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET` and so on.
    pub method: String,
    /// Path and query.
    pub target: String,
    /// The status that was answered, such as 200.
    pub status: u16,
}

/// A running server. It stops when dropped.
pub struct Server {
    address: SocketAddr,
    mount: String,
    state: Arc<State>,
}

struct State {
    site: Site,
    log: Mutex<Vec<Request>>,
    stop: AtomicBool,
}

impl State {
    fn log(&self) -> MutexGuard<'_, Vec<Request>> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Server {
    /// The address of `path` within the site; `""` is its start.
    pub fn url(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin(), self.mount)
    }

    /// Scheme, host and port, without a slash at the end.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Every request so far.
    pub fn requests(&self) -> Vec<Request> {
        self.state.log().clone()
    }

    /// Whether a request so far was for a path that ends with `suffix` (its query left out).
    pub fn served(&self, suffix: &str) -> bool {
        let path =
            |request: &Request| request.target.split('?').next().map(|p| p.ends_with(suffix));
        self.state.log().iter().any(|request| path(request) == Some(true))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.state.stop.store(true, Ordering::Relaxed);
        // Wakes the thread that waits for the next connection; if that fails it stays, harmless.
        let _ = TcpStream::connect(self.address);
    }
}

fn accept(listener: &TcpListener, state: &Arc<State>) {
    for stream in listener.incoming() {
        if state.stop.load(Ordering::Relaxed) {
            return;
        }
        let state = Arc::clone(state);
        // A visitor that goes away in the middle is nothing to report.
        thread::spawn(move || stream.and_then(|stream| answer(stream, &state)));
    }
}

fn answer(mut stream: TcpStream, state: &State) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let (method, target) = read_request(io::BufReader::new(&stream))?;
    let response = state.site.respond(&method, &target);
    let status = response.status[..3].parse().unwrap_or_default();
    state.log().push(Request { method: method.clone(), target, status });
    response.write(&mut stream, &method)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};

    #[test]
    fn logs_requests() {
        let server = Site::new(crate::root().join("xtask/src")).listen(0).unwrap();
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.write_all(b"HEAD /lib.rs?x HTTP/1.1\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert!(text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("\r\n\r\n"), "{text}");
        assert_eq!(server.requests()[0].target, "/lib.rs?x");
        assert!(server.served("lib.rs"));
    }
}
