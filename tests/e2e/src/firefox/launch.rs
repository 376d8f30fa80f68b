//! Starting the one Firefox of a test process.

use super::bidi::Bidi;
use crate::launch::folder;
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::{BufRead, BufReader};
use std::mem;
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use xtask::browsers;

/// The browser ends when the shell's input closes, that is with this process, however that ends; the
/// shell then removes the browser's profile.
const LAUNCHER: &str = r#"
profile=$(mktemp -d) || exit 1
printf '%s\n' "$PREFERENCES" > "$profile/user.js"
trap 'rm -rf "$profile"' EXIT
trap : INT TERM
exec 3<&0
HOME="$profile" "$@" --profile "$profile" </dev/null >&2 3<&- &
fox=$!
(cat <&3; kill $fox) >/dev/null 2>&1 &
exec 3<&-
wait $fox
"#;

/// Asks nobody for anything, and shows no first steps.
const PREFERENCES: &str = r#"
user_pref("app.update.disabledForTesting", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.serviceWorkers.enabled", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("toolkit.telemetry.server", "");
"#;

/// By this line of its log one learns where it listens.
const LISTENING: &str = "WebDriver BiDi listening on ws://";

static FIREFOX: LazyLock<Mutex<Bidi>> = LazyLock::new(|| match launch() {
    Ok(bidi) => Mutex::new(bidi),
    Err(error) => panic!("no Firefox to test with: {error:#}"),
});

/// The connection to the browser, which starts when first needed; for one call at a time.
pub fn firefox() -> MutexGuard<'static, Bidi> {
    // A test that panicked leaves nothing half done here.
    FIREFOX.lock().unwrap_or_else(PoisonError::into_inner)
}

fn launch() -> Result<Bidi> {
    let program = browsers::FIREFOX.ready()?;
    fs::create_dir_all(folder())?;
    let mut command = Command::new("sh");
    command.args(["-c", LAUNCHER, "sh"]).arg(program);
    command.args(["--headless", "--no-remote", "--remote-debugging-port", "0"]);
    command.args(["--width", "1280", "--height", "900"]).env("PREFERENCES", PREFERENCES);
    command.stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().context("cannot start a shell")?;
    // It stays open as long as this process lives.
    mem::forget(child.stdin.take());
    let mut log = BufReader::new(child.stderr.take().context("no log to read")?).lines();
    let mut said = String::new();
    let address = loop {
        let Some(line) = log.next().transpose()? else { bail!("Firefox did not start:\n{said}") };
        match line.split_once(LISTENING) {
            Some((_, address)) => break address.trim().trim_end_matches('/').to_string(),
            None => said += &(line + "\n"),
        }
    };
    // What nobody reads would stop it in the end.
    thread::spawn(move || log.for_each(drop));
    Bidi::connect(&address)
}
