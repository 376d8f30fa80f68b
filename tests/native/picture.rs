//! Pictures of positions, looked at as XML.

use crate::common::{Chance, round};
use roxmltree::{Document, Node};
use wonderboard::app::common::player::PlayedBy;
use wonderboard::app::realtime;
use wonderboard::app::realtime::{Session, snapshot};
use wonderboard::app::share::picture::{Picture, PictureStyle, of_table, squares};
use wonderboard::app::shell::settings::BOARDS;
use wonderboard::app::turns::action::Action;
use wonderboard::app::turns::table::{Setup, Table};
use wonderboard::board::{Color, Role};
use wonderboard::game::Game;
use wonderboard::notation::letter;
use wonderboard::variants::Spec;

const XLINK: &str = "http://www.w3.org/1999/xlink";

fn style(coordinates: bool) -> PictureStyle {
    PictureStyle { squares: squares("glass"), pieces: round(), coordinates }
}

fn table(game: Game) -> Table {
    let setup = Setup { spec: game.spec(), players: [PlayedBy::Human; 2], time: None };
    Table::with(setup, game)
}

/// So many moves of a game, by chance.
fn wandered(spec: Spec, moves: usize, seed: u64) -> Game {
    let mut chance = Chance::new(seed);
    (0..moves).fold(Game::new(spec), |game, _| {
        let next = chance.pick(game.legal()).and_then(|m| game.after(m));
        next.unwrap_or(game)
    })
}

fn href<'a>(node: &Node<'a, '_>) -> Option<&'a str> {
    node.attribute((XLINK, "href"))
}

/// The pieces that are drawn: what each is, and where its corner is.
fn drawn(document: &Document) -> Vec<(String, f64, f64)> {
    let uses = document.root_element().children().filter(|node| node.has_tag_name("use"));
    let piece = |node: Node| {
        let moved = node.attribute("transform")?.strip_prefix("translate(")?;
        let (x, y) = moved.split_once(')')?.0.split_once(' ')?;
        Some((href(&node)?.to_owned(), x.parse().ok()?, y.parse().ok()?))
    };
    uses.map(|node| piece(node).expect("a piece in its place")).collect()
}

fn name(color: Color, role: Role) -> String {
    format!("#{}{}", color.pick('w', 'b'), letter(role))
}

/// Fails unless the picture stands for itself and shows just these pieces.
fn check(picture: &Picture, mut pieces: Vec<String>) {
    let document = Document::parse(&picture.svg).expect("well-formed XML");
    for node in document.descendants().filter(Node::is_element) {
        assert_ne!(node.tag_name().name(), "style");
        for attribute in node.attributes() {
            let text = attribute.value();
            assert!(!text.contains("url(") && !text.contains("//"), "{text}");
            assert_ne!(attribute.name(), "style");
        }
        if let Some(to) = href(&node) {
            let named = |node: Node| node.attribute("id").is_some_and(|id| to[1..] == *id);
            assert!(to.starts_with('#') && document.descendants().any(named), "{to}");
        }
    }
    let drawn = drawn(&document);
    let (width, height) = (f64::from(picture.width), f64::from(picture.height));
    assert!(drawn.iter().all(|&(_, x, y)| x > 0.0 && y > 0.0 && x < width && y < height));
    let mut names: Vec<String> = drawn.into_iter().map(|piece| piece.0).collect();
    names.sort_unstable();
    pieces.sort_unstable();
    assert_eq!(names, pieces);
}

#[test]
fn every_piece_of_every_game_is_in_its_picture() {
    for spec in Spec::all() {
        for (moves, seed) in [(0, 1), (12, 2), (60, 3)] {
            let table = table(wandered(spec, moves, seed));
            let scene = table.game.scene();
            let on_boards = scene.pieces.iter().map(|piece| name(piece.color, piece.role));
            let held = scene.trays.iter().flat_map(|tray| {
                let pockets = tray.pockets.iter().filter(|pocket| pocket.1 > 0);
                pockets.map(|&(role, _)| name(tray.color, role))
            });
            let pieces: Vec<String> = on_boards.chain(held).collect();
            for below in Color::ALL {
                let turned = Table { orientation: below, ..table.clone() };
                check(&of_table(&turned, style(true)), pieces.clone());
            }
        }
    }
}

#[test]
fn pieces_stand_where_the_page_has_them() {
    let table = table(Game::new(Spec::CHESS));
    let corner = |below, piece: &str| {
        let turned = Table { orientation: below, ..table.clone() };
        let svg = of_table(&turned, style(true)).svg;
        let document = Document::parse(&svg).expect("XML");
        let found = drawn(&document).into_iter().find(|drawn| drawn.0 == piece);
        found.map(|(_, x, y)| ((x - 12.0) as u32 / 45, (y - 12.0) as u32 / 45))
    };
    assert_eq!(corner(Color::White, "#wK"), Some((4, 7)));
    assert_eq!(corner(Color::Black, "#wK"), Some((3, 0)));
    assert_eq!(corner(Color::Black, "#bQ"), Some((4, 7)));
}

/// The texts that are written in a picture.
fn written(picture: &Picture) -> Vec<String> {
    let document = Document::parse(&picture.svg).expect("XML");
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text().map(str::to_owned)).collect()
}

#[test]
fn coordinates_and_letters_are_written_as_on_the_page() {
    let chess = table(Game::new(Spec::CHESS));
    assert_eq!(written(&of_table(&chess, style(true))).concat(), "87654321abcdefgh");
    let turned = Table { orientation: Color::Black, ..chess.clone() };
    assert_eq!(written(&of_table(&turned, style(true))).concat(), "12345678hgfedcba");
    assert!(written(&of_table(&chess, style(false))).is_empty());
    let three = table(Game::new(Spec::from_slug("alice-3").expect("a game")));
    assert_eq!(written(&of_table(&three, style(false))), ["A", "B", "C"]);
}

#[test]
fn zones_say_how_many_there_are_of_each() {
    let fen = "4k3/8/8/8/8/8/8/4K3 NNNq w - - 0 1 0 0";
    let game = Game::replay(Spec::TWILIGHT, Some(fen), []).expect("a FEN");
    let below = of_table(&table(game), style(false));
    check(&below, ["#wK", "#bK", "#wN", "#bQ"].map(str::to_owned).to_vec());
    assert_eq!(written(&below), ["3"]);
}

#[test]
fn a_picture_tells_of_the_position_that_is_shown() {
    let game = Game::replay(Spec::CHESS, None, ["e2e4", "e7e5", "g1f3"]).expect("moves");
    let mut table = table(game);
    let title = |table: &Table| {
        let picture = of_table(table, style(true));
        let document = Document::parse(&picture.svg).expect("XML");
        let title = document.descendants().find(|node| node.has_tag_name("title"));
        (title.and_then(|node| node.text().map(str::to_owned)), picture.name)
    };
    let (said, file) = title(&table);
    assert_eq!(said.as_deref(), Some("Chess, after 2. Nf3, Black to move"));
    assert_eq!(file, "chess-ply-3");
    table.shown = Some(0);
    assert_eq!(title(&table), (Some("Chess, White to move".to_owned()), "chess".to_owned()));
    table.shown = None;
    // Two corners for the last move, whose squares have four each.
    let svg = of_table(&table, style(true)).svg;
    assert_eq!(svg.matches("stroke=\"#7d3000\"").count(), 2);
}

#[test]
fn a_moment_without_turns_has_a_picture_too() {
    let wish = realtime::TimedWish {
        handicap: false,
        waits: realtime::wish::Waits::None,
        ..Default::default()
    };
    let session = Session::new(realtime::TimedSetup::of(&wish, 1), 0.0);
    let picture = snapshot::picture(&session, "Real-time Chess", style(true), 0.0);
    let mut pieces: Vec<String> = Vec::new();
    for color in Color::ALL {
        let back = [Role::Rook, Role::Knight, Role::Bishop].repeat(2);
        let all = back.into_iter().chain([Role::Queen, Role::King]).chain([Role::Pawn; 8]);
        pieces.extend(all.map(|role| name(color, role)));
    }
    check(&picture, pieces);
    assert_eq!(picture.name, "realtime-tick-0");
}

#[test]
fn the_colors_are_those_of_the_page() {
    let theme = include_str!("../../styles/theme.css");
    // What stands after a name, from a place on: by day, where it is not the same by night.
    let value = |from: &str, name: &str| {
        let place = theme.find(from).unwrap_or_else(|| panic!("{from} is in theme.css"));
        let rest = &theme[place..];
        let at = rest.find(&format!("{name}:")).expect("a color") + name.len() + 1;
        let text = rest[at..].split(';').next().unwrap_or_default().trim();
        text.trim_start_matches("light-dark(").split(',').next().unwrap_or_default().to_owned()
    };
    for name in BOARDS {
        let colors = squares(name);
        let from = format!("[data-board=\"{name}\"]");
        assert_eq!(colors.name, name);
        assert_eq!(value(&from, "--light"), colors.light);
        assert_eq!(value(&from, "--dark"), colors.dark);
        assert_eq!(value(&from, "--coord-light"), colors.on_light);
        assert_eq!(value(&from, "--coord-dark"), colors.on_dark);
    }
    let game = Game::replay(Spec::TWILIGHT, None, ["e2e4", "e7e5", "g1@N"]).expect("moves");
    let svg = of_table(&table(game), style(true)).svg;
    for name in ["--surface", "--zone", "--piece-white", "--piece-white-line", "--piece-black-line"]
    {
        let color = value(":root", name);
        assert!(svg.contains(&format!("\"{color}\"")), "{name}: {color}");
    }
    assert!(
        svg.contains(&value(":root", "--trail"))
            && svg.contains(&value(":root", "--piece-black-detail"))
    );
}

#[test]
fn unknown_squares_are_the_usual_ones() {
    assert_eq!(squares("marble"), squares("glass"));
    let table = table(Game::new(Spec::CHESS)).act(Action::Flip, 0);
    let wood = PictureStyle { squares: squares("wood"), ..style(true) };
    assert_ne!(of_table(&table, wood).svg, of_table(&table, style(true)).svg);
}
