//! What Google's Lighthouse says of the page on a slow phone: `cargo xtask lighthouse [ADDRESS…]` prints a line for each
//! of these addresses, or of those that are wanted, and fails where the page falls short. It takes Node.js.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use xtask::browsers::CHROMIUM;
use xtask::pins::Pins;
use xtask::server::Server;
use xtask::site::Site;
use xtask::{command, npm};

/// Views, each with the least it should have for performance, of 100.
const WANTED: [(&str, u32); 8] = [
    ("", 95),
    ("#/chess", 95),
    ("#/twilight", 95),
    ("#/tandem", 95),
    ("#/alice", 95),
    ("#/twinmove", 95),
    ("#/realtime", 85),
    ("#/rules/twilight", 90),
];

/// What is wanted of an address that is not listed.
const USUAL: u32 = 95;

const CATEGORIES: [&str; 3] = ["performance", "accessibility", "best-practices"];

/// How often each is measured; what counts is the one in the middle, for the machine is never all still.
const RUNS: usize = 3;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let program = npm::package("lighthouse", Pins::load()?.version("lighthouse")?)?;
    let server = Site::new(xtask::dist()).packed().listen(0)?;
    let named = words.iter().map(|address| (address.as_str(), USUAL));
    let all: Vec<_> = if words.is_empty() { WANTED.to_vec() } else { named.collect() };
    println!(
        "{:<20}{:>14}{:>14}{:>16}{:>10}{:>10}{:>8}",
        "", "performance", "accessibility", "best practices", "LCP ms", "TBT ms", "CLS"
    );
    let mut short = Vec::new();
    for (address, wanted) in all {
        if !measure(&program, &server, address, wanted)? {
            short.push(if address.is_empty() { "the first page" } else { address });
        }
    }
    if !short.is_empty() {
        bail!("less than wanted: {}", short.join(", "));
    }
    Ok(())
}

/// Prints the line of an address: is it good enough?
fn measure(program: &Path, server: &Server, address: &str, wanted: u32) -> Result<bool> {
    let reports: Result<Vec<Value>> =
        (0..RUNS).map(|_| report(program, &server.url(address))).collect();
    let mut reports = reports?;
    reports.sort_by_key(|report| score(report, CATEGORIES[0]));
    let report = &reports[RUNS / 2];
    let [performance, accessibility, practices] = CATEGORIES.map(|name| score(report, name));
    let audit = |name: &str| report["audits"][name]["numericValue"].as_f64().unwrap_or_default();
    println!(
        "{:<20}{performance:>14}{accessibility:>14}{practices:>16}{:>10.0}{:>10.0}{:>8.3}",
        if address.is_empty() { "(first page)" } else { address },
        audit("largest-contentful-paint"),
        audit("total-blocking-time"),
        audit("cumulative-layout-shift"),
    );
    let is_good = performance >= wanted && accessibility == 100 && practices == 100;
    if !is_good {
        complain(report);
    }
    Ok(is_good)
}

/// Prints what cost points.
fn complain(report: &Value) {
    for audit in report["audits"].as_object().into_iter().flat_map(|audits| audits.values()) {
        if audit["score"].as_f64().is_some_and(|score| score < 0.9) {
            let of = |key: &str| audit[key].as_str().unwrap_or_default();
            println!("    {}: {} {}", of("id"), of("title"), of("displayValue"));
        }
    }
}

/// A category's score of 100.
fn score(report: &Value, category: &str) -> u32 {
    let score = report["categories"][category]["score"].as_f64().unwrap_or_default();
    (score * 100.0).round() as u32
}

fn report(program: &Path, url: &str) -> Result<Value> {
    let mut node = Command::new("node");
    node.arg(program.join("cli").join("index.js")).arg(url);
    node.args(["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"]);
    node.arg(format!("--only-categories={}", CATEGORIES.join(",")));
    node.env("CHROME_PATH", CHROMIUM.ready()?);
    serde_json::from_slice(&command::bytes(&mut node)?).context("Lighthouse's report")
}
