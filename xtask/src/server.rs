//! A small static file server, for `cargo xtask serve` and for the browser tests.

use crate::http::{Response, decoded_path, media_type, read_request};
use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Browsers open connections in advance; one that stays silent is given up.
const PATIENCE: Duration = Duration::from_secs(20);

/// What to serve, and how.
pub struct Site {
    folder: PathBuf,
    mount: String,
    headers: Vec<(String, String)>,
    missing: Vec<String>,
}

impl Site {
    /// The files of `folder`, at the root of the server.
    pub fn new(folder: impl Into<PathBuf>) -> Site {
        Site {
            folder: folder.into(),
            mount: "/".into(),
            headers: Vec::new(),
            missing: Vec::new(),
        }
    }

    /// Serves the files under `path`, such as `/games/`, instead of the root.
    pub fn under(mut self, path: &str) -> Site {
        self.mount = match path.trim_matches('/') {
            "" => "/".into(),
            path => format!("/{path}/"),
        };
        self
    }

    /// Adds a header to every response, such as a content security policy.
    pub fn header(mut self, name: &str, value: &str) -> Site {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Acts as if files whose name ends with `suffix` were not there.
    pub fn without(mut self, suffix: &str) -> Site {
        self.missing.push(suffix.into());
        self
    }

    /// Starts serving on this machine only; port 0 stands for any free one.
    pub fn listen(self, port: u16) -> io::Result<Server> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let mount = self.mount.clone();
        let state = Arc::new(State {
            site: self,
            log: Mutex::default(),
            stop: AtomicBool::new(false),
        });
        let shared = Arc::clone(&state);
        thread::spawn(move || accept(&listener, &shared));
        Ok(Server {
            address,
            mount,
            state,
        })
    }

    fn respond(&self, method: &str, target: &str) -> Response {
        let response = match method {
            "GET" | "HEAD" => self.file(target),
            _ => Response::plain("405 Method Not Allowed").with("Allow", "GET, HEAD"),
        };
        let headers = self.headers.iter();
        // A build replaces files under the same address; the browser must ask again.
        headers
            .fold(response, |r, (name, value)| r.with(name, value))
            .with("Cache-Control", "no-cache")
    }

    fn file(&self, target: &str) -> Response {
        let Some(path) = decoded_path(target) else {
            return Response::plain("400 Bad Request");
        };
        let Some(inside) = path.strip_prefix(&self.mount) else {
            return match format!("{path}/") == self.mount {
                true => Response::plain("308 Permanent Redirect").with("Location", &self.mount),
                false => Response::plain("404 Not Found"),
            };
        };
        match self.read(inside) {
            Some((file, body)) => {
                let headers = vec![("Content-Type".into(), media_type(&file).into())];
                Response {
                    status: "200 OK",
                    headers,
                    body,
                }
            }
            None => Response::plain("404 Not Found"),
        }
    }

    /// The file at `inside`, or the index of that folder. Nothing outside the site's folder.
    fn read(&self, inside: &str) -> Option<(PathBuf, Vec<u8>)> {
        if self.missing.iter().any(|suffix| inside.ends_with(suffix)) {
            return None;
        }
        let is_plain = |part: &str| !part.starts_with('.') && !part.contains(['\\', ':', '\0']);
        if !inside
            .split('/')
            .all(|part| part.is_empty() || is_plain(part))
            || inside.starts_with('/')
        {
            return None;
        }
        let index = if inside.is_empty() || inside.ends_with('/') {
            "index.html"
        } else {
            ""
        };
        let file = self.folder.join(format!("{inside}{index}"));
        let (file, folder) = (file.canonicalize().ok()?, self.folder.canonicalize().ok()?);
        if !file.starts_with(folder) {
            return None;
        }
        fs::read(&file).ok().map(|body| (file, body))
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
        let path = |request: &Request| {
            request
                .target
                .split('?')
                .next()
                .map(|p| p.ends_with(suffix))
        };
        self.state
            .log()
            .iter()
            .any(|request| path(request) == Some(true))
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
    state.log().push(Request {
        method: method.clone(),
        target,
        status,
    });
    response.write(&mut stream, &method)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn respond(site: &Site, target: &str) -> (String, String) {
        let response = site.respond("GET", target);
        (
            response.status[..3].into(),
            String::from_utf8_lossy(&response.body).into(),
        )
    }

    fn sources() -> Site {
        Site::new(crate::root().join("xtask/src"))
    }

    #[test]
    fn serves_what_is_in_the_folder_only() {
        assert_eq!(respond(&sources(), "/lib.rs?v=1").0, "200");
        let outside = [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%5cCargo.toml",
            "//etc/passwd",
        ];
        for target in outside
            .into_iter()
            .chain(["/missing", "/", "/browser", "/lib.rs/"])
        {
            assert_eq!(respond(&sources(), target).0, "404", "{target}");
        }
    }

    #[test]
    fn serves_under_a_path() {
        let site = sources().under("games/chess");
        assert_eq!(respond(&site, "/games/chess/lib.rs").0, "200");
        assert_eq!(respond(&site, "/lib.rs").0, "404");
        assert_eq!(respond(&site, "/games/chess").0, "308");
    }

    #[test]
    fn hides_files() {
        assert_eq!(respond(&sources().without("lib.rs"), "/lib.rs").0, "404");
    }

    #[test]
    fn adds_headers_and_refuses_to_write() {
        let response = sources().header("X-A", "b").respond("POST", "/lib.rs");
        assert!(response.headers.contains(&("X-A".into(), "b".into())));
        assert_eq!(response.status, "405 Method Not Allowed");
    }

    #[test]
    fn logs_requests() {
        use std::io::{Read, Write};
        let server = sources().listen(0).unwrap();
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream
            .write_all(b"HEAD /lib.rs?x HTTP/1.1\r\n\r\n")
            .unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert!(
            text.starts_with("HTTP/1.1 200 OK\r\n") && text.ends_with("\r\n\r\n"),
            "{text}"
        );
        assert_eq!(server.requests()[0].target, "/lib.rs?x");
        assert!(server.served("lib.rs"));
    }
}
