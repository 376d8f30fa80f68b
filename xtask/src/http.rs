//! As much of HTTP as serving files takes.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// No browser sends more than this before the body.
const LONGEST_HEAD: u64 = 64 * 1024;
/// How long a slow network takes for the rest.
const HALT: Duration = Duration::from_secs(1);

/// The method and the target of a request, such as `GET` and `/a.html?b`.
pub fn read_request(stream: impl BufRead) -> io::Result<(String, String)> {
    let mut lines = stream.take(LONGEST_HEAD).lines();
    let first = lines.next().unwrap_or_else(|| Err(io::ErrorKind::UnexpectedEof.into()))?;
    // The headers do not matter, but an answer before their end would reset the connection.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = first.split_whitespace();
    match (words.next(), words.next()) {
        (Some(method), Some(target)) => Ok((method.into(), target.into())),
        _ => Err(io::ErrorKind::InvalidData.into()),
    }
}

/// What goes back.
pub struct Response {
    /// Number and name.
    pub status: &'static str,
    /// Name and value of each header.
    pub headers: Vec<(String, String)>,
    /// The content.
    pub body: Vec<u8>,
    /// So many bytes of it go first, and the rest after a halt.
    pub halt: Option<usize>,
}

impl Response {
    /// A response that consists of a status only.
    pub fn plain(status: &'static str) -> Response {
        let headers = vec![("Content-Type".into(), "text/plain; charset=utf-8".into())];
        Response { status, headers, body: format!("{status}\n").into_bytes(), halt: None }
    }

    /// Adds a header.
    pub fn with(mut self, name: &str, value: &str) -> Response {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Sends it; an answer to HEAD leaves out the body.
    pub fn write(&self, stream: &mut impl Write, method: &str) -> io::Result<()> {
        let mut head =
            format!("HTTP/1.1 {}\r\nContent-Length: {}\r\n", self.status, self.body.len());
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += "Connection: close\r\n\r\n";
        stream.write_all(head.as_bytes())?;
        if method != "HEAD" {
            let (first, rest) = self.body.split_at(self.halt.unwrap_or_default());
            stream.write_all(first)?;
            if self.halt.is_some() {
                stream.flush()?;
                thread::sleep(HALT);
            }
            stream.write_all(rest)?;
        }
        stream.flush()
    }
}

/// The path of a target without its query, `%20` and the like decoded. None if that is no text.
pub fn decoded_path(target: &str) -> Option<String> {
    let path = target.split(['?', '#']).next()?;
    let mut pieces = path.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        bytes.push(u8::from_str_radix(piece.get(..2)?, 16).ok()?);
        bytes.extend(&piece.as_bytes()[2..]);
    }
    String::from_utf8(bytes).ok()
}

/// The media type that goes with the ending of a file's name.
pub fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_first_line() {
        let (method, target) = read_request(&b"GET /a?b HTTP/1.1\r\nHost: x\r\n\r\n"[..]).unwrap();
        assert_eq!((method.as_str(), target.as_str()), ("GET", "/a?b"));
        assert!(read_request(&b"GET"[..]).is_err());
        assert!(read_request(&b"\r\n\r\n"[..]).is_err());
    }

    #[test]
    fn decodes_paths() {
        assert_eq!(decoded_path("/a%20b/c.html?q#h").as_deref(), Some("/a b/c.html"));
        assert_eq!(decoded_path("/%C3%A9").as_deref(), Some("/é"));
        for bad in ["/%", "/%4", "/%zz", "/%ff", "/%é"] {
            assert_eq!(decoded_path(bad), None, "{bad}");
        }
    }

    #[test]
    fn leaves_the_body_out_for_head() {
        let mut sent = Vec::new();
        Response::plain("404 Not Found").write(&mut sent, "HEAD").unwrap();
        let sent = String::from_utf8(sent).unwrap();
        assert!(sent.contains("Content-Length: 14\r\n") && sent.ends_with("\r\n\r\n"), "{sent}");
    }
}
