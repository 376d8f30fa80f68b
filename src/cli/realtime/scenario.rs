//! Scenarios: a start, commands with their stamps, and playing them.

use serde_json::Value;

use crate::board::Color;
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::notation::realtime::settings::{TimedSettings, set_option};
use crate::notation::realtime::{read_command, rtfen};
use crate::notation::{Fault, square_of};
use crate::realtime::{Arbiter, Command, FirstDelays, Options, Status, TU, Tick, TimedPosition};

/// A scenario of a file.
pub struct Scenario {
    pub name: String,
    pub options: Options,
    start: TimedPosition,
    /// In the order in which they are heard, each with its place in the file.
    events: Vec<(Tick, Color, Command, usize)>,
    until: Tick,
}

/// What came of it.
pub struct ScenarioOutcome {
    /// The last status of each command, in the order of the file.
    pub status: Vec<Status>,
    pub arbiter: Arbiter,
}

impl Scenario {
    /// Reads a scenario.
    pub fn read(case: &Value) -> Result<Scenario, Fault> {
        let options = options(&case["options"])?;
        let start = start(case, &options)?;
        let mut events = events(&case["events"])?;
        let last = events.iter().map(|event| event.0).max().unwrap_or(0);
        let until = match &case["until"] {
            Value::Null => last.saturating_add(2 * TU),
            until => number(until, "until")?,
        };
        // Sorting keeps what is alike in order.
        events.sort_by_key(|&(tick, side, ..)| (tick, side));
        let name = case["name"].as_str().unwrap_or_default().to_owned();
        Ok(Scenario { name, options, start, events, until })
    }

    /// Plays it to the end, and shows the game after each command to `watch` with the number of
    /// commands made.
    pub fn play(&self, watch: &mut dyn FnMut(usize, &Arbiter)) -> ScenarioOutcome {
        let mut arbiter = Arbiter::new(self.options, self.start, 0);
        let mut status = vec![Status::Queued; self.events.len()];
        for (count, &(tick, side, command, place)) in (1..).zip(&self.events) {
            let now = arbiter.submit(tick, side, command);
            if let Some(slot) = status.get_mut(place) {
                *slot = now;
            }
            self.hear(&mut arbiter, &mut status);
            watch(count, &arbiter);
        }
        arbiter.advance(self.until);
        self.hear(&mut arbiter, &mut status);
        ScenarioOutcome { status, arbiter }
    }

    fn hear(&self, arbiter: &mut Arbiter, status: &mut [Status]) {
        for news in arbiter.take_news() {
            let place = self.events.get(news.serial as usize).map(|event| event.3);
            if let Some(slot) = place.and_then(|place| status.get_mut(place)) {
                *slot = news.status;
            }
        }
    }
}

fn start(case: &Value, options: &Options) -> Result<TimedPosition, Fault> {
    let fen = case["initial"].as_str().unwrap_or_default();
    let mut start = rtfen::read_start(fen).map_err(|fault| fault.within(Part::key("initial")))?;
    for (name, tick) in case["ready_at"].as_object().into_iter().flatten() {
        let at = square_of(name).ok_or_else(|| odd("ready_at", name))?;
        start.set_ready(at, number(tick, "ready_at")?);
    }
    if case["kind"] == "delays" {
        setup(case)?.freeze(options, &mut start);
    }
    Ok(start)
}

fn setup(case: &Value) -> Result<FirstDelays, Fault> {
    let mut settings = TimedSettings::default();
    for (name, key) in [("mode", "delays"), ("seed", "seed"), ("black_extra", "black_extra")] {
        let value = &case[name];
        if !value.is_null() {
            settings.set(key, &value.as_str().map_or_else(|| value.to_string(), str::to_owned))?;
        }
    }
    Ok(settings.setup)
}

fn events(list: &Value) -> Result<Vec<(Tick, Color, Command, usize)>, Fault> {
    let events = list.as_array().into_iter().flatten().enumerate();
    let read = |(place, event): (usize, &Value)| {
        let side = match event[1].as_str().unwrap_or_default() {
            "white" => Color::White,
            "black" => Color::Black,
            side => return Err(odd("side", side)),
        };
        let text = event[2].as_str().unwrap_or_default();
        let command = read_command(text).ok_or_else(|| odd("command", text))?;
        Ok((number(&event[0], "tick")?, side, command, place))
    };
    events
        .map(|event| {
            let place = Part::Event(event.0 + 1);
            read(event).map_err(|fault| fault.within(place))
        })
        .collect()
}

fn options(given: &Value) -> Result<Options, Fault> {
    let mut options = Options::default();
    for (name, value) in given.as_object().into_iter().flatten() {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let value = value.trim_matches(['[', ']']);
        if !set_option(&mut options, name, value)? {
            return Err(odd("option", name));
        }
    }
    Ok(options)
}

fn number(value: &Value, what: &str) -> Result<Tick, Fault> {
    let tick = value.as_u64().and_then(|n| Tick::try_from(n).ok());
    tick.ok_or_else(|| odd(what, &value.to_string()))
}

fn odd(what: &str, text: &str) -> Fault {
    Problem::NotUnderstood(Excerpt::of(text)).at(Part::key(what))
}
