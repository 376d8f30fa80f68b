//! A program that speaks UCI and thinks in the page's own worker, in Chromium: `cargo build --package e2e --example worker`, after
//! `cargo xtask dist`. So `wonderboard match` holds contests as they would go in a browser
//! (docs/strength.md).
//!
//! `EvalFile` is `own` or `none`. It heeds `go movetime`, and the game and position as it hears of them. The worker stays, as it
//! does on the page: a new one is slow until its code has been compiled well.

use std::io::{BufRead, stdin};

use e2e::Page;
use wonderboard::app::turns::question::ask;
use wonderboard::engine::Score;
use wonderboard::game::Game;
use wonderboard::notation::fen;
use wonderboard::variants::Spec;
use wonderboard::worker::{EngineTask, Tell, Until};
use xtask::server::Server;
use xtask::site::Site;

/// How long it thinks if nothing is said, in milliseconds.
const USUAL: u32 = 100;

fn main() {
    let server = Site::new(xtask::dist()).listen(0).expect("a free port");
    let mut seat = Seat::new(&server);
    for line in stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["uci", ..] => introduce(),
            ["isready", ..] => println!("readyok"),
            ["setoption", "name", name, "value", ref value @ ..] => {
                seat.set(name, &value.join(" "))
            }
            ["position", ref rest @ ..] => seat.game = game(seat.spec, rest),
            ["go", ref rest @ ..] => println!("bestmove {}", seat.think(millis(rest))),
            ["quit", ..] => return,
            _ => {}
        }
    }
}

fn introduce() {
    println!("id name Wonderboard in Chromium");
    for option in ["UCI_Variant", "Hash", "EvalFile"] {
        println!("option name {option} type string");
    }
    println!("uciok");
}

/// The game at `fen FEN moves MOVE…`, as `wonderboard match` says it.
fn game(spec: Spec, words: &[&str]) -> Game {
    let end = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let fen = words[..end].strip_prefix(&["fen"]).expect("fen").join(" ");
    let start = fen::read(spec.rules(), &fen).expect("a position");
    let moves = words.get(end + 1..).unwrap_or_default();
    moves.iter().fold(Game::from(spec, start), |game, text| {
        let m = game.read(text).expect("a move");
        game.after(m).expect("a legal move")
    })
}

fn millis(words: &[&str]) -> u32 {
    let said = words.iter().skip_while(|&&word| word != "movetime").nth(1);
    said.and_then(|number| number.parse().ok()).unwrap_or(USUAL)
}

/// A place at the board.
struct Seat {
    page: Page,
    spec: Spec,
    has_network: bool,
    game: Game,
}

impl Seat {
    fn new(server: &Server) -> Seat {
        let page = Page::new();
        page.goto(&server.url(""));
        let loader = page.ask("meta[name=wonderboard-worker]", "e => e.content");
        page.eval(&format!(
            "new Promise((done, fail) => {{
                globalThis.thinker = new Worker('{}', {{ type: 'module' }});
                thinker.onerror = () => fail('the worker died');
                thinker.onmessage = ({{ data }}) => data === 'Ready' && done(0);
            }})",
            loader.as_str().expect("a name")
        ));
        let (spec, game) = (Spec::CHESS, Game::new(Spec::CHESS));
        Seat { page, spec, has_network: true, game }
    }

    fn set(&mut self, name: &str, value: &str) {
        match name {
            "UCI_Variant" => self.spec = Spec::from_text(value).expect("a game"),
            "EvalFile" => self.has_network = value != "none",
            _ => {}
        }
    }

    /// The move it makes.
    fn think(&self, millis: u32) -> String {
        let task = EngineTask::Analyse { lines: 1, until: Until::Millis(millis) };
        let mut question = ask(&self.game, 1, task);
        let name = self.spec.network().filter(|_| self.has_network);
        question.network = name.map(|name| self.page.address_of(&format!("networks/{name}.txt")));
        let question = serde_json::to_string(&question).expect("words");
        let told = self.page.eval(&format!(
            "new Promise((done, fail) => {{
                thinker.onmessage = ({{ data }}) => {{
                    if (data.Failed) fail(data.Failed.what);
                    if (data.Best) done(data);
                }};
                thinker.postMessage({question});
            }})"
        ));
        let told = serde_json::from_value(told).expect("an answer");
        let Tell::Best { coord, score, .. } = told else { unreachable!("a move was waited for") };
        match score {
            Score::Centipawns(value) => println!("info score cp {value}"),
            Score::Mate(moves) => println!("info score mate {moves}"),
        }
        coord.unwrap_or_else(|| "(none)".to_owned())
    }
}
