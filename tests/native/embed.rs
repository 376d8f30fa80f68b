//! The board in a frame of another page, without a browser: its address, what it opens, what it tells
//! and hears, and what somebody copies to have it.

use proptest::prelude::*;
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::embed::change::{Change, Given, Reaction};
use wonderboard::app::embed::messages;
use wonderboard::app::embed::messages::{Message, MessagePart};
use wonderboard::app::embed::shape::{Measured, Ratio, height, ratio};
use wonderboard::app::embed::trust::{Trust, told, trust};
use wonderboard::app::embed::{FrameWish, Mode, Opened, snippet, words};
use wonderboard::app::realtime as timed;
use wonderboard::app::realtime::Session;
use wonderboard::app::realtime::protocol::{GameStanding, Made, StandingEnd};
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::moves::MoveStep;
use wonderboard::app::turns::solution::PuzzleVerdict;
use wonderboard::app::turns::table::Table;
use wonderboard::app::turns::words::saying;
use wonderboard::app::wording::faults;
use wonderboard::board::{BoardId, BoardSquare, Color};
use wonderboard::game::Spot;
use wonderboard::notation::address::{LONGEST, LONGEST_FEN};
use wonderboard::notation::realtime;
use wonderboard::notation::realtime::read_coords;
use wonderboard::notation::square_of;
use wonderboard::realtime::{Arbiter, Command, Status};
use wonderboard::texts::Language;
use wonderboard::variants::Spec;

const HUMANS: [PlayedBy; 2] = [PlayedBy::Human; 2];
const MATE_IN_TWO: &str =
    "#/chess/kbK5/pp6/1P6/8/8/8/8/R7_w_-_-_0_1?m=a1a6,b7a6,b6b7&embed=1&mode=puzzle";

fn pressed(table: &Table, names: &str) -> Table {
    names.split_whitespace().fold(table.clone(), |table, name| {
        let at = BoardSquare::new(BoardId::A, square_of(name).expect("a square"));
        table.act(Action::Press(Spot::Square(at)), 0)
    })
}

fn complaint(opened: &Opened) -> Option<String> {
    opened.table.notice.as_ref().map(|notice| saying(&opened.table, &notice.what))
}

fn text<'a>(message: &'a Message, name: &str) -> &'a str {
    match message.part(name) {
        Some(MessagePart::Text(text)) => text,
        other => panic!("{name} of {} is {other:?}", message.kind),
    }
}

fn wishes() -> impl Strategy<Value = FrameWish> {
    let modes = prop::sample::select(&Mode::ALL[..]);
    let themes = prop::sample::select(&["", "light", "dark"][..]);
    let origin = prop::option::of("https?://[a-z0-9.-]{1,20}(:[0-9]{1,5})?");
    let languages = prop::option::of(prop::sample::select(&Language::ALL[..]));
    (modes, themes, any::<bool>(), 1..=14_u8, languages, origin).prop_map(
        |(mode, theme, engine, level, language, origin)| FrameWish {
            mode,
            theme,
            engine,
            level,
            language,
            origin,
        },
    )
}

proptest! {
    #[test]
    fn what_is_wished_survives_in_an_address(wish in wishes()) {
        for link in ["#/chess", "#/twilight?m=e2@P", "#/realtime?seed=1"] {
            let address = wish.address(link);
            prop_assert!(address.starts_with(link) && address.contains("embed=1"), "{address}");
            prop_assert_eq!(FrameWish::read(&address), (wish.clone(), None), "{}", address);
        }
    }

    #[test]
    fn whatever_stands_in_an_address_there_is_a_game(tail in "\\PC{0,80}", mode in 0..3_usize) {
        let mode = Mode::ALL[mode].word();
        for address in [
            format!("#/{tail}&embed=1&mode={mode}"),
            format!("#/chess/{tail}?embed=1&mode={mode}"),
            format!("#/alice?m={tail}&embed=1&mode={mode}"),
            format!("#/twilight?embed=1&mode={mode}&ply={tail}&level={tail}&origin={tail}"),
        ] {
            let opened = Opened::of(&address);
            prop_assert!(!opened.table.game.legal().is_empty() || opened.table.outcome().is_some());
            messages::position(&opened.table);
            snippet::address(&opened.table, &opened.wish);
            if let Some(puzzle) = &opened.puzzle {
                prop_assert_eq!(puzzle.verdict(&opened.table), PuzzleVerdict::Open);
            }
        }
    }

    #[test]
    fn whatever_is_asked_is_done_or_refused(
        texts in prop::collection::vec("\\PC{0,40}", 4), ply in any::<f64>(), kind in 0..5_u8,
    ) {
        let given = |name: &str| match (name, kind) {
            ("ply", _) => Given::Number(ply),
            ("moves", 0) => Given::Texts(texts.clone()),
            (_, 1) => Given::Other,
            ("game", 2..) => Given::Nothing,
            ("fen", 3..) => Given::Nothing,
            ("orientation", _) => Given::Nothing,
            (name, _) => Given::Text(texts[name.len() % texts.len()].clone()),
        };
        let opened = Opened::of("#/chess?embed=1");
        let deed = Change::read(given).and_then(|change| change.deed(&opened.table, &opened.wish));
        if let Ok(Reaction::Open(address)) = deed {
            let again = Opened::of(&address);
            prop_assert_eq!(complaint(&again), None);
        }
    }

    #[test]
    fn a_snippet_has_no_way_out_of_its_quotes(page in "\\PC{0,40}", title in "\\PC{0,40}") {
        let html = snippet::iframe(&page, "#/chess", &title, Ratio(1, 1));
        let html = html.strip_prefix("<iframe ").and_then(|h| h.strip_suffix("></iframe>"));
        let html = html.expect("a frame");
        prop_assert_eq!(html.matches('"').count(), 10, "five attributes: {}", html);
        prop_assert!(!html.contains(['<', '>', '\'']), "{}", html);
    }
}

#[test]
fn odd_wishes_are_as_usual_and_said() {
    let usual = FrameWish::default();
    for (address, what) in [
        ("#/chess?embed=1&mode=dance", "mode: \"dance\" makes no sense"),
        ("#/chess?embed=1&theme=pink", "theme: \"pink\" makes no sense"),
        ("#/chess?embed=1&engine=yes", "engine: \"yes\" makes no sense"),
        ("#/chess?embed=1&level=15", "level: \"15\" makes no sense"),
    ] {
        let (wish, fault) = FrameWish::read(address);
        let fault = fault.expect("a fault");
        assert_eq!(fault.to_string(), what);
        assert_eq!(wish, usual);
        let said = format!("This link can’t be opened: {}", faults::said(&fault));
        assert_eq!(complaint(&Opened::of(address)), Some(said));
    }
    let (wish, fault) = FrameWish::read("#/chess?embed=1&lang=xx&o=black&m=e2e4");
    assert_eq!((wish, fault), (usual, None), "a language that is not there, and what is no wish");
    let (wish, _) = FrameWish::read("#/chess?embed=1&lang=de-CH");
    assert_eq!(wish.language, Some(Language::German));
}

#[test]
fn the_visitor_sits_behind_the_side_below_or_to_move() {
    let players = |address: &str| Opened::of(address).table.setup.players;
    let computer = PlayedBy::Computer(5);
    assert_eq!(players("#/chess?embed=1"), [PlayedBy::Human, computer]);
    assert_eq!(players("#/chess?embed=1&m=e2e4"), [computer, PlayedBy::Human]);
    assert_eq!(players("#/chess?embed=1&o=black"), [computer, PlayedBy::Human]);
    assert_eq!(players("#/chess?embed=1&m=e2e4&o=white"), [PlayedBy::Human, computer]);
    assert_eq!(players("#/chess?embed=1&level=14"), [PlayedBy::Human, PlayedBy::Computer(14)]);
    assert_eq!(players("#/chess?embed=1&engine=0"), HUMANS);
    assert_eq!(players("#/chess?embed=1&mode=replay"), [PlayedBy::Nobody; 2]);
    let black = Opened::of("#/chess?embed=1&m=e2e4").table;
    assert_eq!((black.orientation, black.is_live()), (Color::Black, true));
}

#[test]
fn a_replay_is_looked_at_and_not_played() {
    let opened = Opened::of("#/chess?embed=1&mode=replay&m=e2e4,e7e5&ply=1");
    let table = &opened.table;
    assert_eq!((table.ply(), table.orientation, table.is_thinking()), (1, Color::White, false));
    let last = table.act(Action::Show(MoveStep::Last), 0);
    assert_eq!(pressed(&last, "g1 f3").game.len(), 2, "nobody moves");
    assert_eq!(last.question(false, 0), None, "and no computer");
}

#[test]
fn a_wrong_link_opens_the_start_of_its_game() {
    for (address, spec, what) in [
        ("#/ludo?embed=1", Spec::CHESS, "ludo"),
        ("#/alice/8/8?embed=1&mode=replay", Spec::from_slug("alice").expect("a game"), "FEN"),
        ("#/chess?embed=1&mode=puzzle", Spec::CHESS, "no moves"),
        ("#/chess?embed=1&m=e2e5", Spec::CHESS, "e2e5"),
    ] {
        let opened = Opened::of(address);
        assert!(complaint(&opened).is_some_and(|text| text.contains(what)), "{address}");
        assert_eq!((opened.table.setup.spec, opened.table.game.len()), (spec, 0));
        assert!(opened.puzzle.is_none() && opened.table.is_live());
    }
}

#[test]
fn a_puzzle_is_solved_by_its_moves() {
    let Opened { table, puzzle: Some(puzzle), .. } = Opened::of(MATE_IN_TWO) else {
        panic!("a puzzle")
    };
    assert_eq!(table.setup.players, [PlayedBy::Human, PlayedBy::Nobody]);
    assert_eq!(words::status(&puzzle, &table), "White to move. Find the move!");
    let wrong = pressed(&table, "a1 a2");
    assert_eq!(puzzle.verdict(&wrong), PuzzleVerdict::Wrong);
    assert_eq!(words::status(&puzzle, &wrong), "1. Ra2 isn’t the move.");
    assert_eq!(wrong.act(Action::TakeBack, 0).game.len(), 0);
    let key = pressed(&table, "a1 a6");
    let PuzzleVerdict::Reply(reply) = puzzle.verdict(&key) else { panic!("a reply") };
    let answered = key.act(Action::Choose(reply), 0);
    assert_eq!(answered.game.coords(), ["a1a6", "b7a6"]);
    assert_eq!(words::status(&puzzle, &answered), "1… bxa6. What now?");
    let solved = pressed(&answered, "b6 b7");
    assert_eq!(puzzle.verdict(&solved), PuzzleVerdict::Solved);
    let news = messages::news(&answered, &solved, Some(&puzzle));
    assert_eq!(news.iter().map(|m| m.kind).collect::<Vec<_>>(), ["move", "position", "end"]);
    assert_eq!(text(&news[2], "reason"), "solved");
    let solution = puzzle.laid_out(&wrong);
    assert_eq!((solution.game.coords().len(), solution.ply()), (3, 0));
}

#[test]
fn whoever_mates_otherwise_has_solved_it_too() {
    let address = "#/chess/6k1/5ppp/8/8/8/8/8/R3R2K_w_-_-_0_1?m=a1a8&embed=1&mode=puzzle";
    let Opened { table, puzzle: Some(puzzle), .. } = Opened::of(address) else {
        panic!("a puzzle")
    };
    assert_eq!(puzzle.verdict(&pressed(&table, "e1 e8")), PuzzleVerdict::Solved);
    assert_eq!(puzzle.verdict(&pressed(&table, "e1 e7")), PuzzleVerdict::Wrong);
}

#[test]
fn a_puzzle_may_begin_in_the_middle_of_a_game() {
    let opened = Opened::of("#/chess?m=f2f3,e7e5,g2g4,d8h4&ply=3&embed=1&mode=puzzle");
    let puzzle = opened.puzzle.expect("a puzzle");
    assert_eq!((opened.table.game.len(), opened.table.orientation), (3, Color::Black));
    assert_eq!(puzzle.verdict(&pressed(&opened.table, "d8 h4")), PuzzleVerdict::Solved);
}

#[test]
fn moves_positions_and_ends_are_told() {
    let table = Opened::of("#/chess?embed=1&engine=0&m=f2f3,e7e5,g2g4").table;
    assert!(messages::news(&table, &table, None).is_empty());
    let mated = pressed(&table, "d8 h4");
    let news = messages::news(&table, &mated, None);
    assert_eq!(news.iter().map(|m| m.kind).collect::<Vec<_>>(), ["move", "position", "end"]);
    assert_eq!((text(&news[0], "move"), text(&news[0], "san")), ("d8h4", "Qh4#"));
    assert_eq!(news[0].part("ply"), Some(&MessagePart::Number(4)));
    assert_eq!(text(&news[1], "moves"), "f2f3,e7e5,g2g4,d8h4");
    assert_eq!((text(&news[1], "game"), text(&news[1], "turn")), ("chess", "white"));
    assert_eq!(text(&news[2], "result"), "0-1");
    assert_eq!((text(&news[2], "reason"), text(&news[2], "winner")), ("checkmate", "black"));
    let back = mated.act(Action::Show(MoveStep::First), 0);
    let news = messages::news(&mated, &back, None);
    assert_eq!(news.iter().map(|m| m.kind).collect::<Vec<_>>(), ["position"]);
    assert_eq!(news[0].part("ply"), Some(&MessagePart::Number(0)));
}

#[test]
fn a_game_without_turns_is_told_as_well() {
    let start = GameStanding { fen: "start".into(), ..GameStanding::default() };
    let kinds = |news: &[Message]| news.iter().map(|m| m.kind).collect::<Vec<_>>();
    let latest = vec![Made { coords: "e2e4".into(), san: "e4".into() }];
    let made = GameStanding { made: 1, latest, ..start.clone() };
    assert_eq!(kinds(&messages::timed_news(None, &made)), ["position"]);
    let news = messages::timed_news(Some(&start), &made);
    assert_eq!((kinds(&news), text(&news[0], "move")), (vec!["move", "position"], "e2e4"));
    // Another game that happens to be one move longer.
    let other = GameStanding { start: "other".into(), ..made.clone() };
    assert_eq!(kinds(&messages::timed_news(Some(&start), &other)), ["position"]);
    let end = StandingEnd {
        result: "1-0".into(),
        reason: "checkmate".into(),
        winner: Some("white".into()),
    };
    let ended = GameStanding { end: Some(end.clone()), ..made.clone() };
    let news = messages::timed_news(Some(&made), &ended);
    assert_eq!((kinds(&news), text(&news[1], "winner")), (vec!["position", "end"], "white"));
    assert_eq!(kinds(&messages::timed_news(Some(&ended), &ended)), ["position"]);
    let drawn = GameStanding { end: Some(StandingEnd { winner: None, ..end }), ..made.clone() };
    let news = messages::timed_news(Some(&made), &drawn);
    assert_eq!((kinds(&news), news[1].part("winner")), (vec!["position", "end"], None));
}

#[test]
fn moves_that_become_final_together_are_all_told() {
    let link = "#/realtime?delays=none&black_extra=0";
    let mut record = realtime::link::decode(link).expect("a link");
    let arbiter = &mut record.arbiter;
    let go = |arbiter: &mut Arbiter, tick, side, text: &str| {
        let m = read_coords(text).expect("a move");
        let status = arbiter.submit(tick, side, Command::Move(m));
        assert!(matches!(status, Status::Ok | Status::Pending), "{text}: {status:?}");
    };
    go(arbiter, 0, Color::White, "d2d3");
    go(arbiter, 10, Color::White, "g1f3");
    let before = standing(&record);
    let arbiter = &mut record.arbiter;
    go(arbiter, 20, Color::Black, "b8c6");
    go(arbiter, 30, Color::Black, "e7e5");
    arbiter.advance(1_000);
    let news = messages::timed_news(Some(&before), &standing(&record));
    let told: Vec<(&str, &str, u32)> = moves_of(&news);
    assert_eq!(told, [("b8c6", "Nc6", 3), ("e7e5", "e5", 4)]);
    // Either knight could go there.
    let before = standing(&record);
    go(&mut record.arbiter, 1_010, Color::White, "b1d2");
    let news = messages::timed_news(Some(&before), &standing(&record));
    assert_eq!(moves_of(&news), [("b1d2", "Nbd2", 5)]);
}

fn moves_of(news: &[Message]) -> Vec<(&str, &str, u32)> {
    let moves = news.iter().filter(|m| m.kind == "move");
    let number = |m: &Message| match m.part("ply") {
        Some(&MessagePart::Number(ply)) => ply,
        other => panic!("a number: {other:?}"),
    };
    moves.map(|m| (text(m, "move"), text(m, "san"), number(m))).collect()
}

/// How a game stands, as a frame's page is told.
fn standing(record: &realtime::TimedRecord) -> GameStanding {
    let setup = timed::TimedSetup::of(&timed::TimedWish::default(), 0);
    let setup = timed::TimedSetup { terms: record.settings, ..setup };
    GameStanding::of(&Session::with(setup, record.arbiter.clone()), 0.0)
}

/// What stands in a message.
fn ask(parts: &[(&str, Given)]) -> Result<Change, String> {
    let given = |name: &str| {
        let part = parts.iter().find(|part| part.0 == name);
        part.map_or(Given::Nothing, |part| part.1.clone())
    };
    Change::read(given).map_err(|fault| fault.to_string())
}

fn word(text: &str) -> Given {
    Given::Text(text.to_owned())
}

#[test]
fn what_is_set_is_opened_or_looked_at() {
    let opened = Opened::of("#/chess?embed=1&mode=replay&theme=dark&m=e2e4,e7e5");
    let deed = |parts: &[(&str, Given)]| {
        let change = ask(parts)?;
        change.deed(&opened.table, &opened.wish).map_err(|fault| fault.to_string())
    };
    let address = |parts: &[(&str, Given)]| match deed(parts) {
        Ok(Reaction::Open(address)) => address,
        Ok(Reaction::Look(_)) => panic!("something to open: {parts:?}"),
        Err(why) => why,
    };
    let wish = "embed=1&mode=replay&theme=dark";
    assert_eq!(address(&[("moves", word("d2d4, d7d5"))]), format!("#/chess?m=d2d4,d7d5&{wish}"));
    let list = Given::Texts(vec!["e2@P".into(), "e7e5".into()]);
    assert_eq!(
        address(&[("game", word("twilight")), ("moves", list), ("ply", Given::Number(1.0))]),
        format!("#/twilight?m=e2@P,e7e5&ply=1&{wish}")
    );
    assert_eq!(
        address(&[
            ("fen", word("4k3/8/8/8/8/8/4P3/4K3 w - - 0 7")),
            ("orientation", word("black"))
        ]),
        format!("#/chess/4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_7?o=black&{wish}")
    );
    let Ok(Reaction::Look(actions)) =
        deed(&[("ply", Given::Number(1.0)), ("orientation", word("black"))])
    else {
        panic!("the same game")
    };
    let seen = actions.into_iter().fold(opened.table.clone(), |table, action| table.act(action, 0));
    assert_eq!((seen.ply(), seen.orientation, seen.game.len()), (1, Color::Black, 2));
}

#[test]
fn what_cannot_be_set_is_refused() {
    let opened = Opened::of("#/chess?embed=1&m=e2e4");
    let refusal = |parts: &[(&str, Given)]| {
        let deed = ask(parts).and_then(|change| {
            change.deed(&opened.table, &opened.wish).map_err(|fault| fault.to_string())
        });
        match deed {
            Ok(_) => panic!("refused: {parts:?}"),
            Err(why) => why,
        }
    };
    assert_eq!(refusal(&[]), "set: there is nothing to set");
    assert_eq!(refusal(&[("fen", Given::Number(1.0))]), "fen: is not a text");
    assert_eq!(refusal(&[("moves", Given::Other)]), "moves: is not a text");
    assert_eq!(
        refusal(&[("orientation", word("up"))]),
        "orientation: \"up\" is not white or black"
    );
    for ply in [Given::Number(-1.0), Given::Number(0.5), Given::Number(f64::NAN), word("1")] {
        assert_eq!(refusal(&[("ply", ply)]), "ply: is not a whole number");
    }
    assert_eq!(refusal(&[("ply", Given::Number(2.0))]), "ply: cannot show move 2 of 1");
    assert!(refusal(&[("game", word("ludo"))]).starts_with("game: "));
    assert!(refusal(&[("fen", word("8/8"))]).contains("ranks"));
    assert!(refusal(&[("moves", word("e2e5"))]).contains("e2e5"));
    assert!(refusal(&[("fen", word(&"8".repeat(LONGEST_FEN + 1)))]).contains("longer than"));
    assert!(refusal(&[("moves", word(&"e2e4,".repeat(LONGEST)))]).contains("longer than"));
}

#[test]
fn only_the_page_around_is_heard_if_its_origin_is_declared() {
    let declared =
        |origin: &str| FrameWish { origin: Some(origin.to_owned()), ..FrameWish::default() };
    let wish = declared("https://example.org");
    assert_eq!(told(&wish), "https://example.org");
    assert_eq!(trust(&wish, true, "https://example.org"), Trust::Heard);
    assert_eq!(trust(&wish, false, "https://example.org"), Trust::Ignored);
    for origin in ["https://example.org.evil.net", "http://example.org", "null", ""] {
        assert_eq!(trust(&wish, true, origin), Trust::Ignored, "{origin}");
    }
    assert_eq!(told(&FrameWish::default()), "*");
    assert_eq!(trust(&FrameWish::default(), true, "https://example.org"), Trust::Undeclared);
    assert_eq!(trust(&FrameWish::default(), false, "https://example.org"), Trust::Ignored);
    assert_eq!(trust(&declared("null"), true, "null"), Trust::Ignored, "null is anybody's");
    let (wish, fault) = FrameWish::read("#/chess?embed=1&origin=*");
    assert!(fault.is_some() && trust(&wish, true, "https://example.org") == Trust::Ignored);
}

#[test]
fn what_is_copied_is_html_for_the_table() {
    let table = Opened::of("#/chess?embed=1&engine=0&m=e2e4,e7e5&ply=1").table;
    let wish = FrameWish { mode: Mode::Replay, theme: "dark", ..FrameWish::default() };
    let hash = snippet::address(&table, &wish);
    assert_eq!(hash, "#/chess?m=e2e4,e7e5&ply=1&embed=1&mode=replay&theme=dark");
    let page = "https://example.org/games/index.html?a=1&b=\"2\"";
    assert_eq!(
        snippet::iframe(page, &hash, "Chess <here>", snippet::ratio(&table)),
        "<iframe src=\"https://example.org/games/index.html?a=1&amp;b=&quot;2&quot;#/chess?m=e2e4,e7e5\
         &amp;ply=1&amp;embed=1&amp;mode=replay&amp;theme=dark\" title=\"Chess &lt;here&gt;\" \
         style=\"width:100%;max-width:30rem;aspect-ratio:4/5;border:0\" loading=\"lazy\" \
         allow=\"clipboard-write; fullscreen\"></iframe>"
    );
    assert_eq!(
        snippet::element(page, &hash),
        "<script async src=\"https://example.org/games/wonder-board.js\"></script>\n\
         <wonder-board game=\"chess\" moves=\"e2e4,e7e5\" ply=\"1\" mode=\"replay\" theme=\"dark\">\
         </wonder-board>"
    );
    let position = snippet::address(&table, &FrameWish::default());
    assert!(position.starts_with("#/chess/rnbqkbnr/pppppppp/8/8/4P3/"), "{position}");
    let html = snippet::element(page, &position);
    assert!(
        html.contains("fen=\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\""),
        "{html}"
    );
}

#[test]
fn a_frame_is_as_high_as_its_boards_need() {
    assert_eq!(ratio(1, 8, false), Ratio(4, 5));
    let upright = Measured { width: 400.0, content: 420.0, boards: (300.0, 300.0), beside: 0.0 };
    assert_eq!(height(upright), 520);
    assert_eq!(height(Measured { content: 520.0, boards: (400.0, 400.0), ..upright }), 520);
    let wide = Measured { width: 1000.0, content: 500.0, boards: (400.0, 400.0), beside: 300.0 };
    assert_eq!(height(wide), 800);
    assert_eq!(height(Measured { boards: (0.0, 0.0), ..upright }), 420, "before there is a board");
}
