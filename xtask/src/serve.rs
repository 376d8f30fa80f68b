//! `cargo xtask serve`: the page, built and served on this machine.

use crate::build;
use crate::command::announce;
use crate::offline;
use crate::server::Server;
use crate::site::Site;
use anyhow::{Context, Result};
use std::io::ErrorKind;
use std::process::{Command, Stdio};
use std::thread;

/// How many ports to try after the wanted one.
const TRIES: u16 = 20;

/// What the user asked for.
pub struct Options {
    /// The port to serve on, if it is free.
    pub port: u16,
    /// What happens once the page is up.
    pub show: Show,
}

/// How the user gets to see the page.
pub enum Show {
    /// The address is printed.
    Address,
    /// The address is printed and opened in the default browser.
    Browser,
}

impl Default for Options {
    fn default() -> Self {
        Options { port: 8080, show: Show::Address }
    }
}

/// Builds the page and serves it until the program is stopped.
pub fn run(options: &Options) -> Result<()> {
    build::page()?;
    let server = listen(options.port)?;
    println!("Wonderboard is at {} (Ctrl+C stops it)", server.url(""));
    if let Show::Browser = options.show {
        open(&server.url(""));
    }
    loop {
        thread::park();
    }
}

/// Serves on `port` or the next free one.
fn listen(port: u16) -> Result<Server> {
    for port in port..port.saturating_add(TRIES) {
        let site = Site::new(crate::dist()).instead(offline::NAME, offline::RETIRED);
        // Frames in a sandbox (examples/embed.html has one) ask as strangers.
        match site.header("Access-Control-Allow-Origin", "*").listen(port) {
            Err(error) if error.kind() == ErrorKind::AddrInUse => continue,
            other => return other.with_context(|| format!("cannot serve on port {port}")),
        }
    }
    anyhow::bail!("ports {port} to {} are all in use: try --port", port.saturating_add(TRIES - 1))
}

/// Shows `url` in the default browser. Failing to is no reason to stop serving.
fn open(url: &str) {
    let (program, first) = match std::env::consts::OS {
        "macos" => ("open", None),
        "windows" => ("cmd", Some(["/C", "start"])),
        _ => ("xdg-open", None),
    };
    let mut command = Command::new(program);
    command.args(first.into_iter().flatten()).arg(url);
    if command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_err() {
        announce("no browser could be opened");
    }
}
