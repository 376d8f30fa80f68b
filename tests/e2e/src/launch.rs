//! Starting the one browser of a test process.

use super::connection::Connection;
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use xtask::browsers::CHROMIUM;

/// The browser gets its commands on descriptor 3 and answers on 4. It ends when these close, that
/// is with this process, however that ends; the shell then removes the browser's profile.
const LAUNCHER: &str = r#"
profile=$(mktemp -d) || exit 1
trap 'rm -rf "$profile"' EXIT
trap : INT TERM
"$@" --user-data-dir="$profile" 3<&0 4>&1 </dev/null >/dev/null
"#;

const OPTIONS: [&str; 21] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--no-default-browser-check",
    "--no-first-run",
    "--hide-scrollbars",
    "--mute-audio",
    // What a test does not need and every page would pay for, a spare process for the next above all.
    "--disable-breakpad",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-component-extensions-with-background-pages",
    "--disable-features=SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter",
];

static BROWSER: LazyLock<Connection> = LazyLock::new(|| match launch() {
    Ok(connection) => connection,
    Err(error) => panic!("no browser to test with: {error:#}"),
});

/// The connection to the browser, which starts when first needed.
pub fn browser() -> &'static Connection {
    &BROWSER
}

/// Where screenshots and the browser's own log go.
pub fn folder() -> PathBuf {
    xtask::root().join("target").join("browser")
}

fn launch() -> Result<Connection> {
    let program = CHROMIUM.ready()?;
    fs::create_dir_all(folder())?;
    let log = fs::File::create(folder().join("chromium.log"))?;
    let mut command = Command::new("sh");
    command.args(["-c", LAUNCHER, "sh"]).arg(program).args(OPTIONS);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log);
    let mut child = command.spawn().context("cannot start a shell")?;
    let to = child.stdin.take().context("no input to write to")?;
    let from = child.stdout.take().context("no output to read from")?;
    let connection = Connection::new(to, from);
    let complaint = || format!("Chromium did not start, see {}/chromium.log", folder().display());
    connection.call(None, "Browser.getVersion", serde_json::json!({})).with_context(complaint)?;
    Ok(connection)
}
