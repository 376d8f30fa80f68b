//! The engine's speed in the browser against its speed here: `cargo bench --package e2e
//! --bench speed`, after `cargo xtask dist`.
//!
//! Both search the same start positions to the same depth, in turn, several times; what is printed
//! is the median of the ratios and the nodes per second behind it. The browser visits other positions than the
//! command line: its search pauses for messages, and goes back to where it was by what the table knows.

use std::process::Command;

use e2e::Page;
use serde_json::Value;
use wonderboard::notation::fen;
use wonderboard::variants::Spec;
use wonderboard::worker::{Ask, EngineTask, Until};
use xtask::site::Site;

/// The games, and how deep a round searches, in plies.
const GAMES: [(&str, u32); 3] = [("chess", 20), ("twilight", 17), ("alice", 18)];

/// Rounds a game.
const ROUNDS: usize = 5;

/// Nodes, and nodes per second.
#[derive(Clone, Copy, Debug)]
struct Speed {
    nodes: u64,
    per_second: u64,
}

fn main() {
    let server = Site::new(xtask::dist()).listen(0).expect("a free port");
    let page = Page::new();
    page.goto(&server.url(""));
    let loader = page.ask("meta[name=wonderboard-worker]", "e => e.content");
    let loader = loader.as_str().expect("the worker's name").to_owned();
    for (game, depth) in GAMES {
        let mut rounds: Vec<(f64, Speed, Speed)> = (0..ROUNDS)
            .map(|_| {
                let (here, there) = (native(game, depth), in_browser(&page, &loader, game, depth));
                (there.per_second as f64 / here.per_second as f64, here, there)
            })
            .collect();
        rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (ratio, here, there) = rounds[ROUNDS / 2];
        println!(
            "{game} depth {depth}: native {} nodes, {:.2} M/s, browser {} nodes, {:.2} M/s, ratio {ratio:.2}",
            here.nodes,
            here.per_second as f64 / 1e6,
            there.nodes,
            there.per_second as f64 / 1e6,
        );
    }
    page.take_errors();
}

/// Searches here, by the release build of the command line, with a table as large as the worker's.
fn native(game: &str, depth: u32) -> Speed {
    let output = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--release", "--bin", "wonderboard", "--", "best", game, "start"])
        .args(["--depth", &depth.to_string(), "--hash", "24"])
        .current_dir(xtask::root())
        .output()
        .expect("the command line runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let line = text.lines().rfind(|line| line.starts_with("info")).expect("info");
    let after = |word: &str| {
        let mut words = line.split_whitespace().skip_while(|w| *w != word).skip(1);
        words.next().and_then(|number| number.parse().ok()).expect("a number")
    };
    Speed { nodes: after("nodes"), per_second: after("nps") }
}

/// Searches in a worker of the page until it tells of that depth.
fn in_browser(page: &Page, loader: &str, game: &str, depth: u32) -> Speed {
    let rules = Spec::from_slug(game).expect("a game").rules();
    let address = |name| page.address_of(&format!("networks/{name}.txt"));
    let ask = Ask {
        version: 1,
        game: game.to_owned(),
        fen: fen::write(rules, &rules.start()),
        earlier: Vec::new(),
        seed: 0,
        network: Spec::from_slug(game).and_then(Spec::network).map(address),
        task: EngineTask::Analyse { lines: 1, until: Until::Stopped },
    };
    let ask = serde_json::to_string(&ask).expect("words");
    let told = page.eval(&format!(
        "new Promise((done, fail) => {{
            const worker = new Worker('{loader}', {{ type: 'module' }});
            worker.onerror = () => fail('the worker died');
            worker.onmessage = ({{ data }}) => {{
                if (data === 'Ready') worker.postMessage({ask});
                if (data.Failed) fail(data.Failed.what);
                const info = data.Info?.lines[0];
                if (info?.depth === {depth}) {{
                    worker.terminate();
                    done([Number(info.nodes), Number(info.speed)]);
                }}
            }};
        }})"
    ));
    let number = |i: usize| told.get(i).and_then(Value::as_f64).expect("a number") as u64;
    Speed { nodes: number(0), per_second: number(1) }
}
