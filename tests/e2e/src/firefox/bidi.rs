//! WebDriver BiDi: calls with answers, over a WebSocket.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::{Message, WebSocket, client};

/// A call that takes longer than this has hung.
const PATIENCE: Duration = Duration::from_secs(120);

/// A connection, for one call at a time.
pub struct Bidi {
    socket: WebSocket<TcpStream>,
    calls: u64,
    /// What went wrong in the pages, by their contexts.
    errors: HashMap<String, Vec<String>>,
}

impl Bidi {
    /// Connects to the browser at an address such as `127.0.0.1:1234`, and begins a session.
    pub fn connect(address: &str) -> Result<Bidi> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (socket, _) = client(format!("ws://{address}/session"), stream)
            .map_err(|error| anyhow::anyhow!("no WebSocket at {address}: {error}"))?;
        let mut bidi = Bidi { socket, calls: 0, errors: HashMap::new() };
        bidi.call("session.new", json!({ "capabilities": {} }))?;
        bidi.call("session.subscribe", json!({ "events": ["log.entryAdded"] }))?;
        Ok(bidi)
    }

    /// Calls a method and waits for the answer; see <https://w3c.github.io/webdriver-bidi/>.
    pub fn call(&mut self, method: &str, params: Value) -> Result<Value> {
        self.calls += 1;
        let message = json!({ "id": self.calls, "method": method, "params": params });
        self.socket.send(Message::text(message.to_string()))?;
        loop {
            let text = self.socket.read().with_context(|| format!("{method}: no answer"))?;
            let Message::Text(text) = text else { continue };
            let mut answer: Value = serde_json::from_str(&text)?;
            if answer["method"] == "log.entryAdded" {
                self.log(&answer["params"]);
            } else if answer["id"] == self.calls {
                return match answer["type"] == "error" {
                    true => bail!("{method}: {}", answer["message"]),
                    false => Ok(answer["result"].take()),
                };
            }
        }
    }

    /// Takes the errors of a context so far.
    pub fn take_errors(&mut self, context: &str) -> Vec<String> {
        self.errors.remove(context).unwrap_or_default()
    }

    fn log(&mut self, entry: &Value) {
        let context = entry["source"]["context"].as_str();
        if let (Some(context), true) = (context, entry["level"] == "error") {
            let text = entry["text"].as_str().unwrap_or_default().to_string();
            self.errors.entry(context.to_string()).or_default().push(text);
        }
    }
}
