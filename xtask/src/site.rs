//! What a server serves: the files of a folder, and how they look from outside.

use crate::gzip::gzipped;
use crate::http::{Response, decoded_path, media_type};
use std::fs;
use std::path::PathBuf;

/// What to serve, and how.
pub struct Site {
    folder: PathBuf,
    mount: String,
    headers: Vec<(String, String)>,
    missing: Vec<String>,
    replaced: Vec<(String, &'static str)>,
    halts: Option<&'static str>,
    packs: bool,
}

impl Site {
    /// The files of `folder`, at the root of the server.
    pub fn new(folder: impl Into<PathBuf>) -> Site {
        Site {
            folder: folder.into(),
            mount: "/".into(),
            headers: Vec::new(),
            missing: Vec::new(),
            replaced: Vec::new(),
            halts: None,
            packs: false,
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

    /// Serves `text` in the place of the file `name`.
    pub fn instead(mut self, name: &str, text: &'static str) -> Site {
        self.replaced.push((name.into(), text));
        self
    }

    /// Sends a file in which `text` occurs up to there, and the rest a second later.
    pub fn halting_after(mut self, text: &'static str) -> Site {
        self.halts = Some(text);
        self
    }

    /// Sends everything gzipped, as hosts do.
    pub fn packed(mut self) -> Site {
        self.packs = true;
        self
    }

    /// The path that the files are under.
    pub(crate) fn mount(&self) -> &str {
        &self.mount
    }

    /// The answer to a request.
    pub(crate) fn respond(&self, method: &str, target: &str) -> Response {
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
                let mut headers = vec![("Content-Type".into(), media_type(&file).into())];
                let packed = self.packs.then(|| gzipped(&body).ok()).flatten();
                if packed.is_some() {
                    headers.push(("Content-Encoding".into(), "gzip".into()));
                }
                let body = packed.unwrap_or(body);
                let halt = self.halts.and_then(|text| {
                    let found = body.windows(text.len()).position(|part| part == text.as_bytes());
                    found.map(|at| at + text.len())
                });
                Response { status: "200 OK", headers, body, halt }
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
        if !inside.split('/').all(|part| part.is_empty() || is_plain(part))
            || inside.starts_with('/')
        {
            return None;
        }
        let index = if inside.is_empty() || inside.ends_with('/') { "index.html" } else { "" };
        let file = self.folder.join(format!("{inside}{index}"));
        let (file, folder) = (file.canonicalize().ok()?, self.folder.canonicalize().ok()?);
        if !file.starts_with(folder) {
            return None;
        }
        match self.replaced.iter().find(|(name, _)| name == inside) {
            Some((_, text)) => Some((file, text.as_bytes().to_vec())),
            None => fs::read(&file).ok().map(|body| (file, body)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn respond(site: &Site, target: &str) -> (String, String) {
        let response = site.respond("GET", target);
        (response.status[..3].into(), String::from_utf8_lossy(&response.body).into())
    }

    fn sources() -> Site {
        Site::new(crate::root().join("xtask/src"))
    }

    #[test]
    fn serves_files_only() {
        let site = Site::new(crate::root().join("xtask"));
        assert_eq!(respond(&site, "/src/lib.rs").0, "200");
        for folder in ["/src", "/src/"] {
            assert_eq!(respond(&site, folder).0, "404", "{folder}");
        }
    }

    #[test]
    fn serves_what_is_in_the_folder_only() {
        assert_eq!(respond(&sources(), "/lib.rs?v=1").0, "200");
        let outside = ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/..%5cCargo.toml", "//etc/passwd"];
        for target in outside.into_iter().chain(["/missing", "/", "/lib.rs/"]) {
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
    fn serves_another_text_in_the_place_of_a_file() {
        assert_eq!(
            respond(&sources().instead("lib.rs", "x"), "/lib.rs"),
            ("200".into(), "x".into())
        );
    }

    #[test]
    fn halts_after_a_text() {
        let response = sources().halting_after("//! ").respond("GET", "/lib.rs");
        assert_eq!(response.halt, Some(4));
        assert_eq!(sources().respond("GET", "/lib.rs").halt, None);
    }

    #[test]
    fn packs_what_it_sends() {
        let [plain, packed] =
            [sources(), sources().packed()].map(|site| site.respond("GET", "/lib.rs"));
        let encoding = ("Content-Encoding".to_owned(), "gzip".to_owned());
        assert!(packed.headers.contains(&encoding) && !plain.headers.contains(&encoding));
        assert_eq!(packed.body, gzipped(&plain.body).unwrap());
    }

    #[test]
    fn adds_headers_and_refuses_to_write() {
        let response = sources().header("X-A", "b").respond("POST", "/lib.rs");
        assert!(response.headers.contains(&("X-A".into(), "b".into())));
        assert_eq!(response.status, "405 Method Not Allowed");
    }
}
