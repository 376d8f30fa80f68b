//! The table people play at, without a browser.

use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::share::{opening, sharing};
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::layout::Layout;
use wonderboard::app::turns::moves::MoveStep;
use wonderboard::app::turns::notice::Saying;
use wonderboard::app::turns::saved::SavedTable;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::app::turns::words;
use wonderboard::board::{BoardId, BoardSquare, Color, Player, Role};
use wonderboard::game::Game;
use wonderboard::game::Spot;
use wonderboard::game::clock::{Clock, TimeControl};
use wonderboard::notation::square_of;
use wonderboard::rules::{Outcome, Reason};
use wonderboard::variants::Spec;
use wonderboard::worker::Servant;
use wonderboard::worker::think::Thinker;
use wonderboard::worker::{Ask, EngineTask, Score, Tell, Until};

const FRIENDS: Setup = Setup { spec: Spec::CHESS, players: [PlayedBy::Human; 2], time: None };
const COMPUTER: Setup = Setup { players: [PlayedBy::Human, PlayedBy::Computer(1)], ..FRIENDS };

fn spot(name: &str) -> Spot {
    Spot::Square(BoardSquare::new(BoardId::A, square_of(name).expect("a square")))
}

/// Presses squares one after another.
fn pressed(mut table: Table, names: &str) -> Table {
    for name in names.split_whitespace() {
        table = table.act(Action::Press(spot(name)), 0);
    }
    table
}

fn best(table: &Table, coord: &str, worth: i32) -> Action {
    let score = Score::Centipawns(worth);
    Action::Told(Tell::Best { version: table.version, coord: Some(coord.to_owned()), score })
}

fn position(setup: Setup, fen: &str) -> Table {
    Table::with(setup, Game::replay(setup.spec, Some(fen), []).expect("a FEN"))
}

#[test]
fn pressing_two_squares_makes_a_move() {
    let table = pressed(Table::new(FRIENDS), "e2 e4 e7 e5");
    assert_eq!(table.game.coords(), ["e2e4", "e7e5"]);
    assert_eq!(table.picked, None);
}

#[test]
fn pressing_another_own_piece_picks_it_instead() {
    let table = pressed(Table::new(FRIENDS), "e2 g1");
    assert_eq!(table.picked, Some(spot("g1")));
    assert_eq!(pressed(table, "g1").picked, None, "pressing it again lets it go");
}

#[test]
fn a_promotion_waits_for_the_choice() {
    let table = pressed(position(FRIENDS, "7k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7 a8");
    assert_eq!((table.choosing.len(), table.game.len()), (4, 0));
    let knight = *table.choosing.last().expect("a choice");
    assert_eq!(table.act(Action::Choose(knight), 0).game.coords(), ["a7a8n"]);
    let cancelled = table.act(Action::LetGo, 0);
    assert!(cancelled.choosing.is_empty() && cancelled.picked.is_none());
}

/// What the table says.
fn said(table: &Table) -> Option<String> {
    table.notice.as_ref().map(|notice| words::saying(table, &notice.what))
}

#[test]
fn a_refused_move_says_why_and_lets_the_piece_go() {
    let table = pressed(Table::new(FRIENDS), "e2 e5");
    assert_eq!(
        said(&table).as_deref(),
        Some("A pawn moves straight ahead and captures diagonally ahead.")
    );
    assert_eq!((table.picked, table.game.len()), (None, 0));
    let again = pressed(table.clone(), "e2 d3");
    assert_eq!(
        said(&again).as_deref(),
        Some("There is nothing to capture on d3, and pawns move diagonally only to capture.")
    );
    assert_ne!(again.notice, table.notice);
    assert_eq!(said(&pressed(again, "e2 e4")), None, "a move ends the matter");
    let zone =
        table.act(Action::Press(spot("e2")), 0).act(Action::Press(Spot::Zone(Color::White)), 0);
    assert_eq!(said(&zone).as_deref(), Some("Pieces cannot leave the board in this game."));
}

#[test]
fn a_press_that_tries_nothing_says_nothing() {
    for names in ["e2 e2", "e4", "e2 g1", "a1", "e2 e4 e2"] {
        assert_eq!(said(&pressed(Table::new(FRIENDS), names)), None, "{names}");
    }
    let thinking = pressed(Table::new(COMPUTER), "e2 e4 e7 e2");
    assert_eq!(said(&thinking), None, "while the computer thinks");
    let back = pressed(Table::new(FRIENDS), "e2 e4 e7 e5").act(Action::Show(MoveStep::First), 0);
    assert_eq!(said(&pressed(back, "e2 e6")), None, "looking back");
    let choosing = pressed(position(FRIENDS, "7k/P7/8/8/8/8/8/K7 w - - 0 1"), "a7 a8 c4");
    assert_eq!(
        (said(&choosing), choosing.choosing.len()),
        (None, 0),
        "while a choice is asked for"
    );
}

#[test]
fn what_is_the_opponents_says_whose_it_is() {
    let theirs = "That piece is Black’s, and it is White’s turn.";
    assert_eq!(said(&pressed(Table::new(FRIENDS), "e7")).as_deref(), Some(theirs));
    let twilight = Setup { spec: Spec::from_slug("twilight").expect("a game"), ..FRIENDS };
    let zone = |color| pressed(Table::new(twilight), "e1").act(Action::Drop(Spot::Zone(color)), 0);
    assert_eq!(said(&zone(Color::Black)).as_deref(), Some(theirs));
    let king = "A king cannot leave the board.";
    assert_eq!(said(&zone(Color::White)).as_deref(), Some(king));
    // Where it is let go, a pocket lies in the zone.
    let pocket = Action::Drop(Spot::Pocket(Color::White, Role::Rook));
    assert_eq!(said(&pressed(Table::new(twilight), "e1").act(pocket, 0)).as_deref(), Some(king));
    let moved = pressed(pressed(Table::new(FRIENDS), "e7"), "e2 e4");
    assert_eq!(said(&moved), None, "a move ends the matter");
}

#[test]
fn where_kings_are_captured_the_status_warns_of_it() {
    let twinmove = Setup { spec: Spec::from_slug("twinmove").expect("a game"), ..FRIENDS };
    let fen = "4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1";
    let alone = Setup { players: COMPUTER.players, ..twinmove };
    for (setup, warning) in [
        (twinmove, "White’s king can be captured. White: a pawn"),
        (alone, "Your king can be captured. A pawn must"),
    ] {
        let status = words::status(&position(setup, fen));
        assert!(status.starts_with(warning), "{status}");
    }
    let safe = words::status(&position(twinmove, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"));
    assert!(safe.starts_with("White: a pawn"), "{safe}");
}

#[test]
fn where_armies_change_hands_the_result_says_with_which_somebody_won() {
    let spec = Spec::from_slug("switch-side").expect("a game");
    let result = |moves: &str| {
        let game = Game::replay(spec, None, moves.split(' ')).expect("legal moves");
        let table = Table::with(Setup { spec, ..FRIENDS }, game).act(Action::Resign, 0);
        words::result(&table, table.outcome().expect("an end"))
    };
    assert_eq!(result("c2c3 d7d6"), "Player 2 wins by resignation");
    let switched = result("c2c3 d7d6 b2b3~");
    assert_eq!(switched, "Player 2 wins by resignation, playing White");
}

#[test]
fn a_piece_that_cannot_move_says_why_if_one_reason_says_it_all() {
    let pinned = position(FRIENDS, "k3r3/8/8/8/8/8/4N3/4K2N w - - 0 1");
    let table = pressed(pinned, "h1 e2");
    assert_eq!(
        said(&table).as_deref(),
        Some(
            "This knight is pinned to your king: if it moved, the king would be in check from e8."
        )
    );
    assert_eq!(table.picked, None);
    let checked = pressed(position(FRIENDS, "k3r3/8/8/8/8/8/8/N3K3 w - - 0 1"), "a1");
    let help = "Your king is in check from e8, and this knight cannot help.";
    assert_eq!((said(&checked).as_deref(), checked.picked), (Some(help), None));
}

#[test]
fn a_piece_without_a_legal_move_can_be_picked_to_hear_why() {
    let start = pressed(Table::new(FRIENDS), "c1");
    assert_eq!((start.picked, said(&start)), (Some(spot("c1")), None));
    assert_eq!(said(&pressed(start, "e3")).as_deref(), Some("The piece on d2 is in the way."));
    let table = pressed(position(FRIENDS, "k4r1r/8/8/8/8/P7/r7/6K1 w - - 0 1"), "g1");
    assert_eq!((table.picked, said(&table)), (Some(spot("g1")), None));
    assert_eq!(table.game.refused(spot("g1")).len(), 5);
    let told = pressed(table, "g2");
    assert_eq!(said(&told).as_deref(), Some("Your king would be in check from a2."));
}

#[test]
fn what_is_dropped_picks_nothing_else() {
    let dropped =
        |table: Table, piece: &str, on: &str| pressed(table, piece).act(Action::Drop(spot(on)), 0);
    let own = dropped(Table::new(FRIENDS), "g1", "e2");
    assert_eq!((said(&own).as_deref(), own.picked), (Some("Your own pawn is on e2."), None));
    let rook = dropped(position(FRIENDS, "k4r2/8/8/8/8/8/8/4K2R w K - 0 1"), "e1", "h1");
    let passing = "The king cannot pass f1, which is attacked from f8.";
    assert_eq!((said(&rook).as_deref(), rook.picked), (Some(passing), None));
    assert_eq!(dropped(Table::new(FRIENDS), "e2", "e4").game.coords(), ["e2e4"]);
    let nothing = Table::new(FRIENDS).act(Action::Drop(spot("e2")), 0);
    assert_eq!((said(&nothing).as_deref(), nothing.picked), (None, None));
}

#[test]
fn among_several_boards_the_sentence_names_the_board() {
    let setup = Setup { spec: Spec::from_slug("alice").expect("a game"), ..FRIENDS };
    let fen = "4k3/8/8/8/2P5/8/8/4K3:8/8/8/2b5/8/8/8/8 w - - 0 1";
    let table = pressed(position(setup, fen), "c4 c5");
    assert_eq!(said(&table).as_deref(), Some("c5 on board B is occupied."));
    // The pawn has no other move: it can be picked, and shows the square it may not go to.
    let picked = pressed(position(setup, fen), "c4");
    assert_eq!(picked.picked, Some(spot("c4")));
    let marked: Vec<Spot> = picked.game.refused(spot("c4")).into_iter().map(|(at, _)| at).collect();
    assert_eq!(marked, [spot("c5")]);
}

#[test]
fn a_square_that_is_taken_says_so_even_where_an_own_piece_is_drawn() {
    let setup = Setup { spec: Spec::from_slug("alice").expect("a game"), ..FRIENDS };
    let fen = "4k3/8/8/8/2P5/8/8/4K3:8/8/8/2B5/8/8/8/8 w - - 0 1";
    let merged = position(setup, fen).act(Action::Lay(Layout::Merged), 0);
    let table = pressed(merged.clone(), "c4 c5");
    assert_eq!((said(&table).as_deref(), table.picked), (Some("c5 on board B is occupied."), None));
    let bishop = Spot::Square(BoardSquare::new(BoardId::B, square_of("c5").expect("a square")));
    assert_eq!(pressed(merged, "c5").picked, Some(bishop), "with nothing picked");
}

#[test]
fn while_the_computer_thinks_nobody_moves_its_pieces() {
    let table = pressed(Table::new(COMPUTER), "e2 e4 e7 e5");
    assert_eq!(table.game.coords(), ["e2e4"]);
    assert!(table.is_thinking() && !table.is_live());
    let answered = table.act(best(&table, "e7e5", -10), 0);
    assert_eq!(answered.game.coords(), ["e2e4", "e7e5"]);
    assert!(answered.is_live());
}

#[test]
fn answers_to_old_questions_are_passed_over() {
    let table = pressed(Table::new(COMPUTER), "e2 e4");
    let late = best(&table, "e7e5", 0);
    let back = table.act(Action::TakeBack, 0);
    assert!(back.game.is_empty());
    assert!(back.act(late.clone(), 0).game.is_empty());
    assert!(back.act(Action::Begin(COMPUTER), 0).act(late, 0).game.is_empty());
}

#[test]
fn an_impossible_answer_is_reported_and_changes_nothing() {
    let table = pressed(Table::new(COMPUTER), "e2 e4");
    let told = table.act(best(&table, "e2e4", 0), 0);
    assert_eq!(told.game.len(), 1);
    assert_eq!(told.notice.expect("a word").what, Saying::NoMoveFound);
}

#[test]
fn taking_back_against_the_computer_goes_back_to_the_person() {
    let table = pressed(Table::new(COMPUTER), "e2 e4");
    let table = table.act(best(&table, "e7e5", 0), 0);
    let table = pressed(table, "g1 f3");
    assert_eq!(table.act(Action::TakeBack, 0).game.len(), 2, "while the computer thinks");
    let table = table.act(best(&table, "b8c6", 0), 0);
    assert_eq!(table.act(Action::TakeBack, 0).game.len(), 2);
    let black = Setup { players: [PlayedBy::Computer(1), PlayedBy::Human], ..FRIENDS };
    let first = Table::new(black);
    let moved = first.act(best(&first, "e2e4", 0), 0);
    assert_eq!(moved.act(Action::TakeBack, 0).game.len(), 1, "its first move stays");
}

#[test]
fn looking_back_changes_no_game() {
    let table = pressed(Table::new(FRIENDS), "e2 e4 e7 e5 g1 f3");
    let back = table.act(Action::Show(MoveStep::Back), 0).act(Action::Show(MoveStep::Back), 0);
    assert_eq!((back.ply(), back.shown_game().coords().len()), (1, 1));
    assert!(!back.is_live());
    assert_eq!(pressed(back.clone(), "e7 e6").game.len(), 3);
    assert_eq!(back.act(Action::Show(MoveStep::Last), 0).shown, None);
    assert_eq!(back.act(Action::Show(MoveStep::To(99)), 0).shown, None);
    assert_eq!(words::status(&back), "Viewing move 1. e4");
}

#[test]
fn the_end_of_a_game_is_told_with_its_reason() {
    let mated = pressed(Table::new(FRIENDS), "f2 f3 e7 e5 g2 g4 d8 h4");
    assert_eq!(words::status(&mated), "Black wins by checkmate");
    assert_eq!(pressed(mated, "a2 a3").game.len(), 4, "nobody moves after mate");
    let resigned = pressed(Table::new(COMPUTER), "e2 e4").act(Action::Resign, 0);
    assert_eq!(words::status(&resigned), "Black wins by resignation");
    let friend = pressed(Table::new(FRIENDS), "e2 e4").act(Action::Resign, 0);
    assert_eq!(words::status(&friend), "White wins by resignation");
}

#[test]
fn friends_agree_on_a_draw_or_do_not() {
    let offered = pressed(Table::new(FRIENDS), "e2 e4").act(Action::OfferDraw, 0);
    assert_eq!(offered.offered, Some(Player::Second));
    let agreed = offered.act(Action::AcceptDraw, 0);
    assert_eq!(agreed.outcome(), Some(Outcome::draw(Reason::Agreement)));
    assert_eq!(offered.act(Action::DeclineDraw, 0).outcome(), None);
    assert_eq!(pressed(offered, "e7 e5").offered, None, "a move declines");
}

#[test]
fn the_computer_answers_a_draw_offer_by_its_evaluation() {
    let play = |worth: i32| {
        let mut table = Table::new(COMPUTER);
        let shuffle =
            ["g1f3", "g8f6", "b1c3", "b8c6", "f3g5", "f6g4", "c3b5", "c6b4", "g5f3", "g4f6"];
        for pair in shuffle
            .iter()
            .chain(&[
                "b5c3", "b4c6", "a2a3", "a7a6", "b2b3", "b7b6", "c1b2", "c8b7", "a1b1", "a8b8",
            ])
            .collect::<Vec<_>>()
            .chunks(2)
        {
            table = pressed(table, &format!("{} {}", &pair[0][..2], &pair[0][2..]));
            table = table.act(best(&table, pair[1], worth), 0);
        }
        assert_eq!(table.game.len(), 20);
        table.act(Action::OfferDraw, 0).outcome()
    };
    assert_eq!(play(-30), Some(Outcome::draw(Reason::Agreement)));
    assert_eq!(play(30), None);
    let early = Table::new(COMPUTER).act(Action::OfferDraw, 0);
    assert_eq!(early.outcome(), None);
    assert_eq!(early.notice.expect("a word").what, Saying::DrawDeclined);
}

#[test]
fn a_draw_is_claimed_only_when_it_may_be() {
    let once = "g1 f3 g8 f6 f3 g1 f6 g8 ";
    let twice = pressed(Table::new(FRIENDS), once);
    assert_eq!(twice.act(Action::ClaimDraw, 0).outcome(), None);
    let thrice = pressed(twice, once);
    let drawn = Some(Outcome::draw(Reason::Threefold));
    assert_eq!(thrice.act(Action::ClaimDraw, 0).outcome(), drawn);
}

#[test]
fn the_clock_runs_from_the_first_move_and_ends_the_game() {
    let time = Some(TimeControl::minutes(1, 2));
    let table = Table::new(Setup { time, ..FRIENDS });
    let table = table.act(Action::Press(spot("e2")), 0).act(Action::Press(spot("e4")), 5_000);
    let clock = table.clock.expect("a clock");
    assert_eq!(
        (clock.left(Player::First, 9_000), clock.left(Player::Second, 9_000)),
        (60_000, 56_000)
    );
    assert_eq!(table.act(Action::Tick, 64_999).outcome(), None);
    let late = table.act(Action::Tick, 65_000);
    assert_eq!(late.outcome(), Some(Outcome::win(Player::First, Reason::Time)));
    assert_eq!(late.clock.expect("a clock").running(), None);
    let bare = position(Setup { time, ..FRIENDS }, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let bare = bare.act(Action::Press(spot("e1")), 0).act(Action::Press(spot("d1")), 0);
    let bare = bare.act(Action::Press(spot("e8")), 0).act(Action::Press(spot("e7")), 10);
    let drawn = Some(Outcome::draw(Reason::Time));
    assert_eq!(bare.act(Action::Tick, 90_000).outcome(), drawn, "a bare king does not win");
}

#[test]
fn a_table_survives_being_kept() {
    let time = Some(TimeControl::minutes(3, 2));
    let setup = Setup { spec: Spec::TWILIGHT, time, ..COMPUTER };
    let mut table = pressed(Table::new(setup), "e2 e4");
    table = table.act(best(&table, "d8@Q", 5), 7_000).act(Action::Flip, 8_000);
    let saved = SavedTable::of(&table, 10_000);
    let text = serde_json::to_string(&saved).expect("JSON");
    let again: SavedTable = serde_json::from_str(&text).expect("what was kept");
    assert_eq!(again, saved);
    let back = again.open().expect("a table");
    assert_eq!((back.game.fen(), back.setup), (table.game.fen(), setup));
    assert_eq!(back.orientation, Color::Black);
    assert_eq!(back.clock.expect("a clock").both(99), table.clock.expect("a clock").both(10_000));
    let boards = Setup { spec: Spec::from_slug("alice-3").expect("a game"), ..FRIENDS };
    let boards = Table::new(boards).act(Action::Front(BoardId::C), 0);
    assert_eq!(SavedTable::of(&boards, 0).open().expect("a table").view.front, BoardId::C);
    let fewer = SavedTable { front: 2, ..saved };
    assert_eq!(fewer.open().expect("a table").view.front, BoardId::A);
    let resigned = SavedTable::of(&table.act(Action::Resign, 0), 0).open().expect("a table");
    assert_eq!(resigned.outcome(), Some(Outcome::win(Player::Second, Reason::Resignation)));
}

#[test]
fn what_cannot_be_read_back_says_why() {
    let good = SavedTable::of(&pressed(Table::new(FRIENDS), "e2 e4"), 0);
    let fault = |saved: SavedTable| saved.open().err().expect("a fault").to_string();
    let moves = vec!["e2e4".to_owned(), "e2e4".to_owned()];
    assert_eq!(
        fault(SavedTable { moves, ..good.clone() }),
        "move 2: \"e2e4\" is not a legal move here"
    );
    assert_eq!(
        fault(SavedTable { game: "go".to_owned(), ..good.clone() }),
        "game: \"go\" is not one of the games here"
    );
    let start = Some("8/8".to_owned());
    assert_eq!(fault(SavedTable { start, ..good }), "field 1 (placement): 2 ranks instead of 8");
}

#[test]
fn links_and_pgn_bring_the_same_game_back() {
    let setup = Setup { spec: Spec::TWILIGHT, ..FRIENDS };
    let table = pressed(Table::new(setup), "e2 e4 e7 e5 g1 f3");
    let table = table.act(Action::Press(spot("d8")), 0);
    let table = table.act(Action::Press(Spot::Zone(Color::Black)), 0).act(Action::Flip, 0);
    for text in [sharing::game_link(&table), sharing::pgn(&table)] {
        let opened = opening::read(&text, FRIENDS).expect(&text);
        assert_eq!(opened.game.coords(), table.game.coords(), "{text}");
        assert_eq!(opened.setup.spec, Spec::TWILIGHT);
    }
    for text in [sharing::position_link(&table), table.game.fen()] {
        let opened = opening::read(&text, setup).expect(&text);
        assert_eq!(opened.game.fen(), table.game.fen(), "{text}");
    }
    assert_eq!(sharing::position_link(&Table::new(setup)), "#/twilight");
}

#[test]
fn a_position_against_the_computer_is_the_persons_move() {
    let black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let table = opening::read(black, COMPUTER).expect("a FEN");
    assert!(table.is_live());
    assert_eq!(table.orientation, Color::Black);
}

#[test]
fn what_is_wrong_with_a_pasted_text_is_said() {
    let said = |text: &str| opening::read(text, FRIENDS).err().expect("a fault").to_string();
    assert_eq!(said("  "), "there is nothing to open");
    assert_eq!(
        said("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        "field 1 (placement): rank 6 has 9 squares instead of 8"
    );
    assert!(said("1. e4 e5 2. Ke3").contains("line 1, column 13"), "{}", said("1. e4 e5 2. Ke3"));
}

#[test]
fn the_engine_is_asked_for_moves_and_for_its_opinion() {
    let table = Table::new(COMPUTER);
    assert_eq!(table.question(false, 0), None);
    let asked = table.question(true, 0).expect("somebody watches");
    assert_eq!(asked.task, EngineTask::Analyse { lines: 1, until: Until::Millis(30_000) });
    let table = pressed(table, "e2 e4");
    let asked = table.question(false, 0).expect("the computer is to move");
    assert_eq!(asked.task, EngineTask::Move { level: 1, clock: None });
    assert_eq!(asked.fen, table.game.fen());
    let start = Table::new(COMPUTER).game.position().info.key();
    assert_eq!(asked.earlier, [[(start >> 32) as u32, start as u32]], "the start may come again");
    assert_eq!(table.act(Action::Resign, 0).question(false, 0), None);
}

#[test]
fn the_engine_answers_with_a_legal_move_and_tells_how() {
    for spec in Spec::all() {
        let setup = Setup { spec, players: [PlayedBy::Computer(6), PlayedBy::Human], time: None };
        let table = Table::new(setup);
        let mut thinker = Thinker::default();
        thinker.begin(&table.question(false, 0).expect("a question"), 0);
        let mut tells = Vec::new();
        while thinker.slice(50, &|| 0, &mut |tell| tells.push(tell)) {}
        let told = tells
            .iter()
            .any(|tell| matches!(tell, Tell::Info { lines, .. } if !lines[0].line.is_empty()));
        assert!(told, "{tells:?}");
        let last = tells.pop().expect("an answer");
        let after = table.act(Action::Told(last), 0);
        assert_eq!(after.game.len(), 1);
    }
}

#[test]
fn a_question_that_makes_no_sense_is_answered_so() {
    let mut ask = Table::new(COMPUTER).question(true, 0).expect("a question");
    ask.fen = ask.fen.replace(" w ", " x ");
    assert_eq!(failed(&ask), "field 2 (side to move): \"x\" is not w or b");
    let ask =
        Ask { game: "ludo".to_owned(), ..Table::new(COMPUTER).question(true, 0).expect("one") };
    assert_eq!(failed(&ask), "game: \"ludo\" is not one of the games here");
    for level in [0, 15] {
        let task = EngineTask::Move { level, clock: None };
        let ask = Ask { task, ..Table::new(COMPUTER).question(true, 0).expect("one") };
        assert_eq!(failed(&ask), format!("level: \"{level}\" is not a number from 1 to 14"));
    }
}

/// What an engine complains of when it is asked that.
fn failed(ask: &Ask) -> String {
    let mut thinker = Thinker::default();
    thinker.begin(ask, 0);
    let mut tells = Vec::new();
    assert!(!thinker.slice(50, &|| 0, &mut |tell| tells.push(tell)));
    match tells.pop() {
        Some(Tell::Failed { version: 0, what }) if tells.is_empty() => what,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_level_that_there_is_not_is_refused() {
    let mut ask = Table::new(COMPUTER).question(true, 0).expect("a question");
    for level in [0, 15, 255] {
        ask.task = EngineTask::Move { level, clock: None };
        let mut thinker = Thinker::default();
        thinker.begin(&ask, 0);
        let mut tells = Vec::new();
        assert!(!thinker.slice(50, &|| 0, &mut |tell| tells.push(tell)));
        let what = format!("level: \"{level}\" is not a number from 1 to 14");
        assert_eq!(tells, [Tell::Failed { version: ask.version, what }]);
    }
}

#[test]
fn a_fen_finds_a_game_on_as_many_boards() {
    let opened = |slug: &str, fen: &str| {
        let spec = Spec::from_slug(slug).expect("a game");
        let table = opening::read(fen, Setup { spec, ..FRIENDS }).expect(fen);
        table.setup.spec.card().slug
    };
    let two = "rnbqkbnr/pppp2pp/8/8/8/8/PPPPPPPP/RNBQKB1R:8/5N2/4p3/2b5/8/8/8/8 b KQkq - 0 3";
    for slug in ["chess", "twilight", "alice-3", "alice-8x4", "alice"] {
        assert_eq!(opened(slug, two), "alice", "from {slug}");
    }
    assert_eq!(opened("duo", two), "duo", "the game that is on comes first");
    let one = "rnbqk1nr/pppp1|Npp/4|p3/2|b5/8/8/PPPPPPPP/RNBQKB1R b KQkq - 0 3";
    assert_eq!(opened("chess", one), "alice");
    let three = "4k3/8/8/8/8/8/8/4K3:8/8/8/8/8/8/8/R7:8/8/8/8/8/8/8/8 w - - 0 1";
    assert_eq!(opened("alice", three), "alice-3");
    let narrow = "rqkr/nbbn/pppp/4/4/PPPP/NBBN/RQKR:4/4/4/4/4/4/4/4 w - - 0 1";
    assert_eq!(opened("alice", narrow), "alice-8x4");
    let kingless = opening::read("8/8/8/8/8/8/8/8 w - - 0 1", FRIENDS).map(|_| ());
    assert!(
        kingless.is_err_and(|fault| fault.to_string().contains("king")),
        "of chess, not of others"
    );
    let plain = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!((opened("chess", plain), opened("alice", plain)), ("chess", "alice"));
}

#[test]
fn a_link_to_an_earlier_position_is_found_in_the_game() {
    let table = pressed(Table::new(FRIENDS), "e2 e4 e7 e5 g1 f3");
    for ply in 0..=3 {
        let link = sharing::position_link(&table.act(Action::Show(MoveStep::To(ply)), 0));
        assert_eq!(sharing::place(&table, &link), Some(ply), "{link}");
    }
    assert_eq!(sharing::place(&table, &sharing::game_link(&table)), Some(3));
    let turned = table.act(Action::Flip, 0);
    assert_eq!(sharing::place(&turned, &sharing::position_link(&turned)), Some(3));
    assert_eq!(sharing::place(&table, "#/chess?m=d2d4"), None);
}

#[test]
fn whoever_ends_the_game_while_looking_back_sees_the_end() {
    let table = pressed(Table::new(FRIENDS), "e2 e4 e7 e5").act(Action::Show(MoveStep::First), 0);
    let table = table.act(Action::Resign, 0);
    assert_eq!((table.shown, table.outcome().is_some()), (None, true));
}

#[test]
fn taking_back_takes_a_whole_turn_or_the_half_that_is_made() {
    let spec = Spec::from_slug("twinmove").expect("a game");
    let table = pressed(Table::new(Setup { spec, ..FRIENDS }), "e2 e4 f1 b5 d7 d5");
    let half = table.act(Action::TakeBack, 0);
    assert_eq!(half.game.coords(), ["e2e4", "f1b5"]);
    let turn = half.act(Action::TakeBack, 0);
    assert!(turn.game.is_empty(), "{:?}", turn.game.coords());
}

#[test]
fn the_engine_is_told_of_a_delay_and_of_its_own_time() {
    let time = TimeControl { delay_ms: 2_000, ..TimeControl::minutes(5, 3) };
    let time = time.with_bases([300_000, 60_000]);
    let mut table = Table::new(Setup { time: Some(time), ..COMPUTER });
    table = pressed(table, "e2 e4");
    let Some(Ask { task: EngineTask::Move { clock: Some(clock), .. }, .. }) =
        table.question(false, 500)
    else {
        panic!("it is asked for a move by the clock");
    };
    assert_eq!((clock.own, clock.opponent, clock.increment), (61_500, 300_000, 5_000));
}

#[test]
fn what_was_left_is_known_of_each_move_and_forgotten_with_it() {
    let time = Some(TimeControl::minutes(1, 2));
    let mut table = Table::new(Setup { time, ..FRIENDS });
    for (names, now) in [("e2 e4", 5_000), ("e7 e5", 9_000), ("g1 f3", 10_000)] {
        for name in names.split(' ') {
            table = table.act(Action::Press(spot(name)), now);
        }
    }
    assert_eq!(table.times, [60_000, 58_000, 61_000]);
    assert!(sharing::pgn(&table).contains("2. Nf3 {[%clk 0:01:01]}"), "{}", sharing::pgn(&table));
    let back = table.act(Action::TakeBack, 12_000);
    assert_eq!(back.times, [60_000, 58_000]);
    assert_eq!(back.clock.and_then(|clock| clock.running()), Some(Player::First));
    let rematch =
        Setup { time: Some(TimeControl::minutes(9, 0).with_bases([9, 5])), ..FRIENDS }.rematch();
    assert_eq!(
        rematch.time.map(TimeControl::bases),
        Some([5, 9]),
        "time at odds goes with the person"
    );
}

#[test]
fn persons_who_switch_sides_change_clocks_and_sides_of_the_board() {
    let spec = Spec::from_slug("switch-side").expect("a game");
    let time = Some(TimeControl::minutes(3, 0));
    let table = Table::new(Setup { spec, time, players: [PlayedBy::Human, PlayedBy::Computer(1)] });
    let game = Game::replay(spec, None, ["c2c3", "e7e5"]).expect("legal");
    let clock = Some(Clock::resumed(TimeControl::minutes(3, 0), [100_000, 50_000]));
    let table = Table { game, clock, ..table };
    let switch = table.game.read("d2d3~").expect("a chain");
    let after = table.act(Action::Choose(switch), 1_000);
    assert_eq!(after.color_of(Player::First), Color::Black);
    assert_eq!(after.orientation, Color::Black, "the player's side stays below");
    assert_eq!(after.clock.expect("a clock").both(1_000), [50_000, 100_000]);
    assert_eq!(after.clock.expect("a clock").running(), Some(Player::First), "and moves again");
    assert!(after.is_live());
    for table in [table, after] {
        assert_eq!(words::measured(&table), Player::First);
        assert_eq!(words::chances(&table), "Your chances");
    }
    assert_eq!(words::chances(&Table::new(FRIENDS)), "White’s chances");
}

#[test]
fn what_is_not_about_a_move_outlasts_it() {
    let table = Table::new(FRIENDS).act(Action::Say(Saying::Replaced), 0);
    let after = pressed(table, "e2 e4").notice.expect("what was said");
    assert_eq!(after.what, Saying::Replaced);
}

#[test]
fn the_first_game_is_the_catalogues_first() {
    assert_eq!(Some(Spec::FIRST), Spec::all().next());
}

#[test]
fn whoever_played_elsewhere_is_called_by_name() {
    let names = |table: &Table| [Player::First, Player::Second].map(|it| words::name(table, it));
    let pgn = "[White \"Carroll, Lewis\"]\n[Black \"?\"]\n\n1. e4 e5 0-1";
    let over = opening::read(pgn, COMPUTER).expect("a game");
    assert_eq!(names(&over), ["Carroll, Lewis", "Black"]);
    assert_eq!(names(&SavedTable::of(&over, 0).open().expect("a table")), names(&over));
    // Who sits down to a game that goes on is at this device.
    let goes_on = opening::read(&pgn.replace("0-1", "*"), COMPUTER).expect("a game");
    assert_eq!(names(&goes_on), ["You", "Dormouse"]);
}
