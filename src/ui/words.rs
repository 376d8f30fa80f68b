//! What the page says of a table. Only views call it; nothing is decided by what it says.

use super::choices::{Trait, Way};
use super::notice::Saying;
use super::player::Person;
use super::player::Player;
use super::post::Letter;
use super::puzzle::Answer;
use super::table::Table;
use super::{faults, refusals};

use crate::board::{BoardId, Color, Phase, Role, Seat, Site};
use crate::game::scene::TrayKind;
use crate::game::{Due, Game, Place, Scene, Spot};
use crate::notation::words::role_name;
use crate::notation::{square, words};
use crate::rules::{Outcome, Reason};
use crate::texts::texts;
use crate::ui::records::failure::StorageFailure;
use crate::variants::{Card, Choice};
use crate::worker::Worth;

/// A color's word, by which texts choose.
pub fn color_word(color: Color) -> &'static str {
    color.pick("white", "black")
}

/// What is called what stands beside the board for a color.
pub fn tray(kind: TrayKind, color: Color) -> String {
    match kind {
        TrayKind::Zone => texts().zone(color_word(color)),
        TrayKind::Pocket => texts().hand(color_word(color)),
    }
}

/// Where the pieces are that a picture of a position shows beside the board.
pub fn tray_here(kind: TrayKind, color: Color) -> String {
    match kind {
        TrayKind::Zone => texts().in_zone(color_word(color)),
        TrayKind::Pocket => texts().in_hand(color_word(color)),
    }
}

/// So many pieces of a name beside the board.
pub fn in_tray(kind: TrayKind, piece: &str, count: u8) -> String {
    match kind {
        TrayKind::Zone => texts().pocket(piece, count),
        TrayKind::Pocket => texts().held(piece, count),
    }
}

/// A reason's word, by which texts choose.
pub fn reason_word(reason: Reason) -> String {
    words::reason(reason).replace(' ', "-")
}

/// What the player of a color is called.
pub fn side(color: Color) -> String {
    texts().side(color_word(color))
}

/// What a person is called.
pub fn name(table: &Table, seat: Seat) -> String {
    texts().person(Person::of(table, seat).word())
}

/// What a piece is called.
pub fn piece(role: Role) -> String {
    texts().piece(role_name(role))
}

/// The line over the moves: how the game stands.
pub fn status(table: &Table) -> String {
    let t = texts();
    if let Some(ply) = table.shown {
        return place(&table.game, ply).map_or_else(|| t.viewing_start(), |at| t.viewing(&at));
    }
    if let Some(outcome) = table.outcome() {
        return result(table, outcome);
    }
    let Some(seat) = table.to_move() else { return String::new() };
    let whose = match table.setup.player(seat) {
        Player::Computer(_) => t.computer_thinks(),
        Player::Afar(_) => t.friend_thinks(),
        Player::Human => asked(table, seat),
        Player::Nobody => t.side_to_move(color_word(table.color_of(seat))),
    };
    match table.game.status().check {
        Some(_) => format!("{} {whose}", t.check()),
        None => whose,
    }
}

/// What a person at this device is asked to do.
fn asked(table: &Table, seat: Seat) -> String {
    let t = texts();
    let who = Person::of(table, seat);
    let color = color_word(table.color_of(seat));
    match (table.game.due().map(due), who) {
        (Some(due), Person::You) => t.due(due),
        (Some(due), who) => t.due_of(who.word(), due),
        (None, Person::Numbered(_)) => t.player_to_move(who.word(), color),
        (None, Person::You) if table.game.changes().is_some() => t.your_move_as(color),
        (None, Person::You) => t.your_move(),
        (None, _) => t.side_to_move(color),
    }
}

/// The word of the half of a turn that is due, by which texts choose.
fn due(due: Due) -> &'static str {
    match due {
        Due::Pawn => "pawn",
        Due::Either => "either",
        Due::OfficerAlone => "only",
        Due::OfficerNext => "next",
    }
}

/// What a table has to say.
pub fn saying(table: &Table, what: &Saying) -> String {
    let t = texts();
    let made = |ply: usize| place(&table.game, ply + 1).unwrap_or_default();
    match what {
        Saying::Refused(why) => refusals::sentence(why, table.game.board_count()),
        Saying::Replaced => t.game_replaced(),
        Saying::Forked => t.game_forked(),
        Saying::Damaged(fault) => t.game_damaged(fault),
        Saying::BadLink(fault) => t.bad_link(&faults::said(fault)),
        Saying::BadGame(fault) => t.bad_game(&faults::said(fault)),
        Saying::Switched(seat, color) => {
            t.sides_switched(Person::of(table, *seat).word(), color_word(*color))
        }
        Saying::DrawDeclined => t.draw_declined(),
        Saying::ResignedByLink => t.resign_by_link(),
        Saying::DrawByLink => t.draw_by_link(),
        Saying::NoMoveFound => t.no_move_found(),
        Saying::EngineMissing => t.engine_missing(),
        Saying::EngineFault(fault) => t.engine_fault(fault),
        Saying::Answered(ply) => t.friend_answered(&made(*ply)),
        Saying::LinkOlder => t.link_older(),
        Saying::LinkForked(ply) => t.link_forked(&made(*ply)),
        Saying::LinkKnown => t.link_known(),
        Saying::NotSaved(StorageFailure::Damaged) => t.not_kept_damaged(),
        Saying::NotSaved(StorageFailure::Error(error)) => t.not_kept(error),
    }
}

/// What somebody is asked to do with the link to a game by links.
pub fn prompt(letter: Letter) -> String {
    match letter {
        Letter::First => texts().send_first_link(),
        Letter::Move => texts().send_link(),
        Letter::Last => texts().send_last_link(),
    }
}

/// How often a person may still change armies, where that is limited.
pub fn changes_left(table: &Table, seat: Seat) -> Option<String> {
    let left = table.game.changes()?.left?[seat as usize];
    Some(texts().switches_left(left))
}

/// Which change of a row has just been made, and how many may be; none while there are none.
pub fn changes_made(game: &Game) -> Option<String> {
    let run = game.changes()?.run;
    (run.made > 0).then(|| texts().switch_of(run.made.into(), run.limit.into()))
}

/// The last of so many moves of a game, with its number: `3. Nf3`; none at the start.
pub fn place(game: &Game, ply: usize) -> Option<String> {
    let last = ply.checked_sub(1)?;
    Some(numbered(game, last, game.sans().get(last)?))
}

/// A move in SAN with its number, by the number of moves made before it.
pub fn numbered(game: &Game, ply: usize, san: &str) -> String {
    let (number, dots) = numbering(game, ply);
    format!("{number}{dots} {san}")
}

/// The number of the full move of a ply counted from 0, and the dots after it. The ply after the
/// last one has them, too.
pub fn numbering(game: &Game, ply: usize) -> (usize, &'static str) {
    number(game.place(ply))
}

fn number(place: Place) -> (usize, &'static str) {
    (place.number.into(), place.color.pick(".", "…"))
}

/// A line that may follow a game, with its move numbers: `1… e5 2. Nf3`, `1. e4,Bb5 d5,Nf6`.
pub fn line(game: Game, sans: &[String]) -> String {
    let mut text = String::new();
    let mut place = game.place(game.len());
    let mut after = Some(game);
    for (i, san) in sans.iter().enumerate() {
        let begins = place.half == Phase::First;
        if i == 0 || begins && place.color == Color::White {
            let (number, dots) = number(place);
            text += &format!("{number}{dots} ");
        }
        text += san;
        place = next(&mut after, place, san);
        text.push(if place.half == Phase::Second { ',' } else { ' ' });
    }
    text.trim_end_matches([',', ' ']).to_owned()
}

/// The place after one more ply. It has to be played only where turns have two halves.
fn next(game: &mut Option<Game>, place: Place, san: &str) -> Place {
    let halved = game.take().filter(|game| game.due().is_some());
    *game = halved.and_then(|game| {
        let mut nexts = game.legal().iter().filter_map(|&m| game.after(m));
        nexts.find(|next| next.sans().last().is_some_and(|last| **last == *san))
    });
    match game {
        Some(game) => game.place(game.len()),
        None => Place {
            number: place.number + (place.color == Color::Black) as u16,
            color: !place.color,
            half: Phase::First,
        },
    }
}

/// The end of a game: `White wins by checkmate`, `Draw by stalemate`.
pub fn result(table: &Table, outcome: Outcome) -> String {
    let reason = reason_word(outcome.reason);
    match outcome.winner {
        None => texts().drawn(&reason),
        // Where colors change hands, it is the person who counts.
        Some(seat) if table.game.changes().is_some() => {
            texts().won(Person::of(table, seat).word(), &reason)
        }
        Some(seat) => texts().won(color_word(table.color_of(seat)), &reason),
    }
}

/// The score of a result: `1–0`, `½–½`.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Seat::First) => "1–0",
        Some(Seat::Second) => "0–1",
        None => "½–½",
    }
}

/// What a screen reader calls a square on which spots of several boards may lie, the foremost
/// first: `e4, white knight`, `board B e4`, `e4, white knight on A, black pawn on B`.
pub fn square_of(scene: &Scene, spots: &[Spot]) -> String {
    let t = texts();
    let Some(&Spot::Site(at)) = spots.first() else { return String::new() };
    let mut parts = vec![match spots.len() {
        1 if scene.boards.len() > 1 => t.square_on_board(&square(at.square()), &letter(at.board())),
        _ => square(at.square()),
    }];
    parts.extend(spots.iter().filter_map(|&spot| scene.man_at(spot)).map(|man| {
        let piece = t.piece_of(color_word(man.color), role_name(man.role));
        match spots.len() {
            1 => piece,
            _ => t.piece_on_board(&piece, &letter(man.site.board())),
        }
    }));
    parts.join(", ")
}

fn letter(board: BoardId) -> String {
    board.letter().to_string()
}

/// What a screen reader calls boards that are drawn as one, the foremost first: `Board`,
/// `Board B`, `Boards B and A, B in front`.
pub fn boards(scene: &Scene, worlds: &[BoardId]) -> String {
    let t = texts();
    let letters: Vec<String> = worlds.iter().map(|&world| letter(world)).collect();
    match letters.as_slice() {
        _ if scene.boards.len() == 1 => t.board(),
        [] => String::new(),
        [one] => t.board_named(one),
        [first, second] => t.two_boards(first, second),
        [first, second, third, ..] => t.three_boards(first, second, third),
    }
}

/// A way to make a move, in few words.
pub fn way(way: &Way) -> String {
    let t = texts();
    let names = way.traits.iter().map(|what| match what {
        Trait::Both => t.way_both(),
        Trait::One => t.way_one(),
        Trait::Rocket => t.way_rocket(),
        Trait::Stays(board) => t.way_stay(&letter(*board)),
        Trait::Through(board) => t.way_through(&letter(*board)),
        Trait::Straight(board) => t.way_straight(&letter(*board)),
        Trait::Plain => t.way_plain(),
        Trait::Switches => t.way_switch(),
    });
    names.collect::<Vec<_>>().join(", ")
}

/// The same for those who do not see the pictures.
pub fn way_spoken(way: &Way) -> String {
    let t = texts();
    let Some(&(m, _)) = way.moves.first() else { return String::new() };
    let name = |site: Option<Site>| site.map(|at| square(at.square())).unwrap_or_default();
    let (from, to, back) = (name(m.origin()), name(m.landing()), name(m.companion()));
    let spoken = way.traits.iter().map(|&what| match what {
        Trait::Both => t.way_both_spoken(&to),
        Trait::One => t.way_one_spoken(&from),
        Trait::Rocket => t.way_rocket_spoken(&to, &back),
        other => self::way(&Way { traits: vec![other], moves: Vec::new() }),
    });
    spoken.collect::<Vec<_>>().join(", ")
}

/// What is said of a puzzle once a move was answered; the reply, if any, is the game's last move.
pub fn verdict(game: &Game, answer: &Answer, found: &str) -> String {
    let t = texts();
    let replied = game.len().is_multiple_of(2);
    let made = |back: usize| place(game, game.len().saturating_sub(back)).unwrap_or_default();
    let (tried, reply) = if replied { (made(1), made(0)) } else { (made(0), String::new()) };
    let color = color_word(if replied { !game.turn() } else { game.turn() });
    match answer {
        Answer::Mate => t.puzzle_mate(&tried),
        Answer::Right => t.puzzle_key(&tried, found, color, &reply),
        Answer::Refuted(_) => t.puzzle_refuted(&tried, color, &reply),
        Answer::Ended => t.puzzle_ended(&tried),
    }
}

/// A worth as people read it: `+0.8`, `−1.2`, `mate in 3`.
pub fn worth(worth: Worth) -> String {
    match worth {
        Worth::Mate(n) if n >= 0 => texts().mate_in(n),
        Worth::Mate(n) => texts().mated_in(-n),
        Worth::Centipawns(n) => {
            let sign = match n.signum() {
                1 => "+",
                0 => "",
                _ => "−",
            };
            format!("{sign}{}.{}", n.abs() / 100, n.abs() % 100 / 10)
        }
    }
}

/// For whom the engine's judgement is shown: for White, as people are used to; where armies change
/// hands, for the person at this device, or the first of two.
pub fn measured(table: &Table) -> Seat {
    match table.game.changes() {
        Some(_) => table.setup.human(),
        None => table.game.seat_of(Color::White),
    }
}

/// Whose chances the engine's judgement is: `White’s chances`, `Your chances`.
pub fn chances(table: &Table) -> String {
    texts().chances(match table.game.changes() {
        Some(_) => Person::of(table, measured(table)).word(),
        None => color_word(Color::White),
    })
}

/// A person's share of the bar for a worth to them, in thousandths: 500 when level.
pub fn share(worth: Worth) -> u32 {
    let centipawns = worth.centipawns().clamp(-1000, 1000) as f64;
    (1000.0 / (1.0 + (-0.003_682_08 * centipawns).exp())) as u32
}

/// What a game is called.
pub fn title(card: &Card) -> String {
    title_of(card.slug)
}

/// What the game of a slug is called.
pub fn title_of(slug: &str) -> String {
    texts().entry("game", slug, "title")
}

/// Who invented a game, and when.
pub fn author(card: &Card) -> String {
    texts().entry("game", card.slug, "author")
}

/// What a game is, in one sentence.
pub fn summary(card: &Card) -> String {
    texts().entry("game", card.slug, "summary")
}

/// What can be chosen about a game is called, or one of its values.
pub fn option(choice: &Choice, what: &str) -> String {
    texts().entry("option", choice.tag, what)
}
