//! What came of a scenario as JSON, and in what it differs from what was expected.

use serde_json::{Value, json};

use super::scenario::{Scenario, ScenarioOutcome};
use crate::board::Color;
use crate::notation::realtime::{coords, rtfen, words};
use crate::notation::{Fault, square};
use crate::realtime::{Arbiter, TimedPosition};

/// One line about a scenario.
pub fn line(scenario: &Scenario, played: &ScenarioOutcome) -> String {
    let names = ["status", "result", "result_tick", "board", "ready_at", "rtfen"];
    let rest = names.map(|name| format!("\"{name}\":{}", found(name, scenario, played)));
    format!("{{\"name\":{},{}}}", json!(scenario.name), rest.join(","))
}

/// One line about a scenario that cannot be read.
pub fn faulty(case: &Value, fault: &Fault) -> String {
    format!("{{\"name\":{},\"error\":{}}}", json!(name(case)), json!(fault.to_string()))
}

pub fn name(case: &Value) -> &str {
    case["name"].as_str().unwrap_or_default()
}

/// What came out under a name of the file; nothing for names it does not have.
fn found(name: &str, scenario: &Scenario, played: &ScenarioOutcome) -> Value {
    let arbiter = &played.arbiter;
    let position = arbiter.view(Color::Black);
    let [placement, castling] = rtfen::placement_and_castling(position);
    match name {
        "status" => played.status.iter().map(|&status| words::status(status)).collect(),
        "result" => result(arbiter),
        "result_tick" => arbiter.ending().map_or(Value::Null, |ending| json!(ending.tick)),
        "board" => json!(placement),
        "castling" => json!(castling),
        "ready_at" => ready_at(position),
        "in_check" => {
            json!({"white": position.in_check(Color::White), "black": position.in_check(Color::Black)})
        }
        "log" => log(arbiter),
        "rtfen" => json!(rtfen::write(position, &scenario.options, arbiter.now())),
        _ => Value::Null,
    }
}

fn result(arbiter: &Arbiter) -> Value {
    arbiter.ending().map_or(Value::Null, |ending| {
        let winner = ending.winner.map_or("draw", side);
        json!([winner, words::reason(ending.reason)])
    })
}

fn side(color: Color) -> &'static str {
    color.pick("white", "black")
}

fn ready_at(position: &TimedPosition) -> Value {
    let pieces = position.board().occupied();
    Value::Object(pieces.map(|at| (square(at), json!(position.ready_at(at)))).collect())
}

fn log(arbiter: &Arbiter) -> Value {
    let entries = arbiter.log().iter();
    entries.map(|entry| json!([entry.tick, side(entry.side), coords(entry.asked())])).collect()
}

/// Says what came out otherwise than the file expects. Of maps only what it names is compared.
pub fn differences(case: &Value, scenario: &Scenario, played: &ScenarioOutcome) -> Vec<String> {
    let expected = &case["expect"];
    if case["kind"] == "delays" {
        let ready = found("ready_at", scenario, played);
        return differs("ready_at", expected, &ready).into_iter().collect();
    }
    let names = expected.as_object().into_iter().flatten();
    names
        .filter_map(|(name, expected)| differs(name, expected, &found(name, scenario, played)))
        .collect()
}

fn differs(name: &str, expected: &Value, found: &Value) -> Option<String> {
    let same = match expected.as_object() {
        Some(named) => named.iter().all(|(key, value)| found[key] == *value),
        None => expected == found,
    };
    if same {
        return None;
    }
    // Of long lists the first items that differ say enough.
    let (a, b) = (expected.as_array(), found.as_array());
    let pairs = a.into_iter().flatten().zip(b.into_iter().flatten()).enumerate();
    match pairs.into_iter().find(|(_, (a, b))| a != b) {
        Some((i, (a, b))) => Some(format!("{name} {i} is {b} where {a} is expected")),
        None => Some(format!("{name} is {found} where {expected} is expected")),
    }
}
