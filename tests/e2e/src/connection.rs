//! The Chrome DevTools Protocol: calls with answers, and events for each session.

use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// A call that takes longer than this has hung.
const PATIENCE: Duration = Duration::from_secs(120);

/// Something the browser tells unasked.
pub struct Event {
    /// What happened, such as `Page.loadEventFired`.
    pub method: String,
    /// The details.
    pub params: Value,
}

/// A connection that many tests use at once.
pub struct Connection {
    to: Arc<Mutex<ChildStdin>>,
    next: AtomicU64,
    shared: Arc<Shared>,
}

/// What the reading thread hands over.
#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    events: Mutex<HashMap<String, Vec<Event>>>,
}

#[derive(Default)]
struct Waiting {
    calls: HashMap<u64, Sender<Value>>,
    is_closed: bool,
}

impl Connection {
    /// A connection that writes and reads messages, each followed by a zero byte.
    pub fn new(to: ChildStdin, from: ChildStdout) -> Connection {
        let to = Arc::new(Mutex::new(to));
        let shared = Arc::new(Shared::default());
        let (reply, reading) = (Arc::clone(&to), Arc::clone(&shared));
        thread::spawn(move || reading.read(BufReader::new(from), &reply));
        Connection { to, next: AtomicU64::new(1), shared }
    }

    /// Calls a method, on the browser itself or on one of its sessions, and waits for the answer.
    pub fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let (answer, answered) = channel();
        {
            let mut waiting = lock(&self.shared.waiting);
            if waiting.is_closed {
                bail!("{method}: the browser is gone");
            }
            waiting.calls.insert(id, answer);
        }
        send(&self.to, id, session, method, params)?;
        let mut answer = answered
            .recv_timeout(PATIENCE)
            .map_err(|_| anyhow!("{method}: the browser does not answer"))?;
        match answer.pointer("/error/message") {
            Some(message) => bail!("{method}: {}", message.as_str().unwrap_or("failed")),
            None => Ok(answer["result"].take()),
        }
    }

    /// Calls a method and does not wait for the answer, which may be long in coming.
    pub fn tell(&self, session: &str, method: &str, params: Value) {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        // Whoever has ended hears nothing.
        let _ = send(&self.to, id, Some(session), method, params);
    }

    /// The events of `session` that came since the last call.
    pub fn events(&self, session: &str) -> Vec<Event> {
        lock(&self.shared.events).remove(session).unwrap_or_default()
    }
}

impl Shared {
    fn read(&self, mut from: BufReader<ChildStdout>, reply: &Mutex<ChildStdin>) {
        let mut message = Vec::new();
        while from.read_until(0, &mut message).is_ok_and(|length| length > 0) {
            message.pop();
            if let Ok(value) = serde_json::from_slice(&message) {
                self.take(value, reply);
            }
            message.clear();
        }
        let mut waiting = lock(&self.waiting);
        waiting.is_closed = true;
        waiting.calls.clear();
    }

    fn take(&self, mut message: Value, reply: &Mutex<ChildStdin>) {
        if let Some(id) = message["id"].as_u64() {
            if let Some(call) = lock(&self.waiting).calls.remove(&id) {
                // Whoever stopped waiting wants no answer.
                let _ = call.send(message);
            }
            return;
        }
        let session = message["sessionId"].as_str().unwrap_or_default().to_string();
        let method = message["method"].as_str().unwrap_or_default().to_string();
        if method == "Page.javascriptDialogOpening" {
            // An open dialog stops the page, and so the call that the test waits for.
            let accept = json!({ "accept": true });
            let _ = send(reply, 0, Some(&session), "Page.handleJavaScriptDialog", accept);
        }
        let event = Event { method, params: message["params"].take() };
        lock(&self.events).entry(session).or_default().push(event);
    }
}

fn send(
    to: &Mutex<ChildStdin>,
    id: u64,
    session: Option<&str>,
    method: &str,
    params: Value,
) -> Result<()> {
    let mut message = json!({ "id": id, "method": method, "params": params });
    if let Some(session) = session {
        message["sessionId"] = session.into();
    }
    let mut bytes = serde_json::to_vec(&message)?;
    bytes.push(0);
    let mut to = lock(to);
    to.write_all(&bytes)?;
    Ok(to.flush()?)
}

/// A test that panicked leaves nothing half done here.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
