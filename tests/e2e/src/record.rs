//! What a page did while a test ran: its console, its requests, its workers and frames.

use super::connection::Event;
use serde_json::Value;
use std::collections::HashSet;
use std::fmt;

/// A line of the console, or an uncaught exception.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// `log`, `warning`, `error` and so on.
    pub level: String,
    /// What it says, and where.
    pub text: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "[{}] {}", self.level, self.text)
    }
}

/// A worker of the page, or a frame that lives in a process of its own.
#[derive(Clone, Debug)]
pub struct Worker {
    /// The session to talk to it.
    pub session: String,
    /// The browser's name for it; of a frame, the same as its element gives.
    pub target: String,
    /// Its script, or its page as it was at first.
    pub url: String,
}

/// Everything that the page's events told.
#[derive(Default)]
pub struct Record {
    /// The console of the page and its workers.
    pub console: Vec<Line>,
    /// The address of every request.
    pub requests: Vec<String>,
    /// The workers that live.
    pub workers: Vec<Worker>,
    /// The service workers that live; several pages may share one.
    pub service_workers: Vec<Worker>,
    /// The frames of other origins that are there.
    pub frames: Vec<Worker>,
    /// The sessions that have been met.
    met: HashSet<String>,
    /// How often a document finished loading.
    pub loads: usize,
}

impl Record {
    /// Adds an event.
    pub fn add(&mut self, event: &Event) {
        let params = &event.params;
        match event.method.as_str() {
            "Page.loadEventFired" => self.loads += 1,
            "Network.requestWillBeSent" => self.requests.push(text(&params["request"]["url"])),
            "Runtime.consoleAPICalled" => self.console.push(said(params)),
            "Runtime.exceptionThrown" => {
                self.line("error", exception(&params["exceptionDetails"]));
            }
            "Log.entryAdded" => {
                let entry = &params["entry"];
                let line = format!("{} ({})", text(&entry["text"]), text(&entry["url"]));
                self.line(&text(&entry["level"]), line);
            }
            "Target.attachedToTarget" => {
                let target = &params["targetInfo"];
                let session = text(&params["sessionId"]);
                let kind = match target["type"].as_str() {
                    Some("service_worker") => &mut self.service_workers,
                    Some("iframe") => &mut self.frames,
                    _ => &mut self.workers,
                };
                let (target, url) = (text(&target["targetId"]), text(&target["url"]));
                kind.push(Worker { session, target, url });
            }
            "Target.detachedFromTarget" => {
                let lives = |worker: &Worker| params["sessionId"] != worker.session;
                self.workers.retain(lives);
                self.service_workers.retain(lives);
                self.frames.retain(lives);
            }
            _ => {}
        }
    }

    /// The sessions of the workers of both kinds, and of frames.
    pub fn sessions(&self) -> Vec<String> {
        let all = self.workers.iter().chain(&self.service_workers).chain(&self.frames);
        all.map(|worker| worker.session.clone()).collect()
    }

    /// Of these sessions those that are met for the first time.
    pub fn strangers(&mut self) -> Vec<String> {
        let all = self.sessions().into_iter();
        all.filter(|session| self.met.insert(session.clone())).collect()
    }

    /// Is it the session of a frame?
    pub fn is_frame(&self, session: &str) -> bool {
        self.frames.iter().any(|frame| frame.session == session)
    }

    fn line(&mut self, level: &str, text: String) {
        self.console.push(Line { level: level.into(), text });
    }

    /// Takes the errors out of the console.
    pub fn take_errors(&mut self) -> Vec<Line> {
        let (errors, rest) = self.console.drain(..).partition(|line| line.level == "error");
        self.console = rest;
        errors
    }
}

/// The message of an exception, with its stack.
pub fn exception(details: &Value) -> String {
    let thrown = &details["exception"];
    let best = [&thrown["description"], &thrown["value"], &details["text"]];
    let message = best.into_iter().find(|value| !value.is_null()).map(text).unwrap_or_default();
    match details["url"].as_str() {
        Some(url) => format!("{message} ({url}:{})", details["lineNumber"]),
        None => message,
    }
}

fn said(params: &Value) -> Line {
    let arguments = params["args"].as_array().into_iter().flatten();
    let words = arguments.map(|argument| match &argument["value"] {
        Value::Null => text(&argument["description"]),
        value => text(value),
    });
    Line { level: text(&params["type"]), text: words.collect::<Vec<_>>().join(" ") }
}

/// Strings bare, the rest as JSON.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}
