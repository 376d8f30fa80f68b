//! What the page says of a table. Only views call it; nothing is decided by what it says.

use crate::app::common::failure::StorageFailure;
use crate::app::common::player::{Person, PlayedBy};
use crate::app::turns::answers;
use crate::app::turns::choices::{Trait, Way};
use crate::app::turns::notice::Saying;
use crate::app::turns::table::Table;
use crate::app::turns::watching::Subject;
use crate::app::turns::wire::WireNews;
use crate::app::wording::moves::place;
use crate::app::wording::spoken;
use crate::app::wording::spoken::letter;
use crate::app::wording::terms::{color_word, reason_word};
use crate::app::wording::{faults, refusals};
use crate::board::{BoardSquare, Color, Player};
use crate::game::{Due, Game};
use crate::meet::turns::Wish;
use crate::notation::square;
use crate::rules::Outcome;
use crate::texts::texts;
use crate::worker::Score;

/// What a person is called: whoever plays elsewhere, or did, by name.
pub fn name(table: &Table, player: Player) -> String {
    let is_here = !table.setup.is_shown() && table.study.is_none();
    let told = table.names[player as usize].as_deref().filter(|_| !is_here);
    if let Some(name) = told.or_else(|| table.own_name(player)) {
        return name.to_owned();
    }
    match table.setup.played_by(player) {
        PlayedBy::Computer(level) => texts().level_name(level),
        _ => texts().person(Person::of(table, player).word()),
    }
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
    let Some(player) = table.to_move() else { return String::new() };
    if table.wire.as_ref().is_some_and(|wire| !wire.carries()) {
        return t.wire_waits();
    }
    let whose = match table.setup.played_by(player) {
        PlayedBy::Computer(_) => t.computer_thinks(),
        PlayedBy::Correspondence(_) => t.friend_thinks(),
        PlayedBy::Human => asked(table, player),
        PlayedBy::Nobody => t.side_to_move(color_word(table.color_of(player))),
    };
    let status = table.game.status();
    let threat = status.threat.map(|_| t.king_threatened(Person::of(table, player).word()));
    match status.check.map(|_| t.check()).or(threat) {
        Some(alarm) => format!("{alarm} {whose}"),
        None => whose,
    }
}

/// How often somebody asked what the computer would play, if at all.
pub fn hints(table: &Table) -> Option<String> {
    (!table.hints.is_empty()).then(|| texts().hints_used(table.hints.len()))
}

/// What a person at this device is asked to do.
fn asked(table: &Table, player: Player) -> String {
    let t = texts();
    let who = Person::of(table, player);
    let color = color_word(table.color_of(player));
    if let Some(Due::Series(left)) = table.game.due() {
        let asked = match who {
            Person::You => t.your_move(),
            _ => t.side_to_move(color),
        };
        let check = table.game.status().check.map(|_| t.series_check() + " ").unwrap_or_default();
        return format!("{check}{asked}. {}", t.series_left(left));
    }
    match (table.game.due().map(due), who) {
        (Some(due), Person::You) => t.due(due),
        (Some(due), who) => t.due_of(who.word(), due),
        (None, Person::Numbered(_)) => match table.own_name(player) {
            Some(name) => t.named_to_move(name, color),
            None => t.player_to_move(who.word(), color),
        },
        (None, Person::You) if table.game.changes().is_some() => t.your_move_as(color),
        (None, Person::You) => t.your_move(),
        (None, _) => t.side_to_move(color),
    }
}

/// The word of what is due in a turn, by which texts choose.
fn due(due: Due) -> &'static str {
    match due {
        Due::Pawn => "pawn",
        Due::Either => "either",
        Due::PieceAlone => "only",
        Due::PieceNext | Due::Series(_) => "next",
    }
}

/// What a table has to say. It is in the later part of the page's program.
#[inline(never)]
pub fn saying(table: &Table, what: &Saying) -> String {
    let t = texts();
    let made = |ply: usize| place(&table.game, ply + 1).unwrap_or_default();
    match what {
        Saying::Refused(why) => refusals::sentence(why, table.game.board_count()),
        Saying::Premove([from, to]) => {
            t.premove(&spoken::spot(&table.game, *from), &spoken::spot(&table.game, *to))
        }
        Saying::NoPremoves => t.no_premoves(),
        Saying::NotYours(color) => t.not_yours(color_word(*color)),
        Saying::GameOver => t.game_over(),
        Saying::LookingBack => t.typed_looking_back(),
        Saying::NotYourTurn => t.typed_not_your_turn(),
        Saying::NothingToTakeBack => t.typed_nothing_to_take_back(),
        Saying::PromotionMissing => t.typed_promotion_missing(),
        Saying::Mistyped(fault) => format!("{}.", faults::said(fault)),
        Saying::NotUnderstood(text) => t.typed_not_understood(&text.text),
        Saying::Answer(question) => answers::answer(table, *question),
        Saying::Replaced => t.game_replaced(),
        Saying::Forked => t.game_forked(),
        Saying::Damaged(fault) => t.game_damaged(fault),
        Saying::BadLink { fault, .. } => t.bad_link(&faults::said(fault)),
        Saying::BadGame(fault) => t.bad_game(&faults::said(fault)),
        Saying::Switched(player, color) => {
            t.sides_switched(Person::of(table, *player).word(), color_word(*color))
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
        Saying::Wire(news) => wire_news(table, *news),
        Saying::NotSaved(StorageFailure::Damaged) => t.not_kept_damaged(),
        Saying::NotSaved(StorageFailure::Error(error)) => t.not_kept(error),
    }
}

/// What has happened at the other device.
fn wire_news(table: &Table, news: WireNews) -> String {
    let t = texts();
    let friend = name(table, !table.setup.human());
    match news {
        WireNews::Met => t.wire_met(&friend),
        WireNews::Declined(wish) => t.wire_declined(&friend, wish_word(wish)),
        WireNews::TookBack => t.wire_took_back(),
        WireNews::Said(number) => t.wire_said(&friend, &t.wire_phrase(number)),
        WireNews::NotNow => t.wire_not_now(),
    }
}

/// The word of what somebody wants of the other, by which texts choose.
pub fn wish_word(wish: Wish) -> &'static str {
    match wish {
        Wish::TakeBack { .. } => "back",
        Wish::Draw => "draw",
        Wish::Rematch => "rematch",
    }
}

/// How often a person may still switch sides, where that is limited.
pub fn changes_left(table: &Table, player: Player) -> Option<String> {
    let left = table.game.changes()?.left?[player as usize];
    Some(texts().switches_left(left))
}

/// Which change of a row has just been made, and how many may be; none while there are none.
pub fn changes_made(game: &Game) -> Option<String> {
    let run = game.changes()?.run;
    (run.made > 0).then(|| texts().switch_of(run.made.into(), run.limit.into()))
}

/// The end of a game: `White wins by checkmate`, `Draw by stalemate`.
pub fn result(table: &Table, outcome: Outcome) -> String {
    let reason = reason_word(outcome.reason);
    if let Some(name) = outcome.winner.and_then(|player| table.own_name(player)) {
        return texts().named_won(name, &ended_by(outcome));
    }
    match outcome.winner {
        None => texts().drawn(&reason),
        // Where colors change hands, it is the person who counts, with whatever they play by now.
        Some(player) if table.game.changes().is_some() => {
            let won = texts().won(Person::of(table, player).word(), &reason);
            match table.color_of(Player::First) {
                Color::White => won,
                Color::Black => texts().won_playing(&won, color_word(table.color_of(player))),
            }
        }
        Some(player) => texts().won(color_word(table.color_of(player)), &reason),
    }
}

/// How a game ended: `by checkmate`.
pub fn ended_by(outcome: Outcome) -> String {
    texts().ended_by(&reason_word(outcome.reason))
}

/// The score of a result: `1–0`, `½–½`.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Player::First) => "1–0",
        Some(Player::Second) => "0–1",
        None => "½–½",
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
    let name = |site: Option<BoardSquare>| site.map(|at| square(at.square())).unwrap_or_default();
    let (from, to, back) = (name(m.origin()), name(m.landing()), name(m.companion()));
    let spoken = way.traits.iter().map(|&what| match what {
        Trait::Both => t.way_both_spoken(&to),
        Trait::One => t.way_one_spoken(&from),
        Trait::Rocket => t.way_rocket_spoken(&to, &back),
        other => self::way(&Way { traits: vec![other], moves: Vec::new() }),
    });
    spoken.collect::<Vec<_>>().join(", ")
}

/// A worth as people read it: `+0.8`, `−1.2`, `mate in 3`.
pub fn worth(score: Score) -> String {
    match score {
        Score::Mate(n) if n >= 0 => texts().mate_in(n),
        Score::Mate(n) => texts().mated_in(-n),
        Score::Centipawns(n) => {
            // What is less than a tenth reads as nothing.
            let sign = match n / 10 {
                1.. => "+",
                0 => "",
                _ => "−",
            };
            format!("{sign}{}.{}", n.abs() / 100, n.abs() % 100 / 10)
        }
    }
}

/// The same as short as can be: `#3`, `#−2` for a mate.
pub fn worth_short(score: Score) -> String {
    match score {
        Score::Mate(n) if n >= 0 => format!("#{n}"),
        Score::Mate(n) => format!("#−{}", -n),
        Score::Centipawns(_) => worth(score),
    }
}

/// For whom the engine's judgement is shown: for White, as people are used to; where sides change
/// hands, for the person at this device, or the first of two.
pub fn measured(table: &Table) -> Player {
    match table.game.changes() {
        Some(_) => table.setup.human(),
        None => table.game.player_of(Color::White),
    }
}

/// What the engine thinks the shown position worth, and to whom.
pub fn judged(table: &Table) -> Option<(Player, Score)> {
    let info = table.thoughts.first().filter(|_| table.watching.subject == Subject::Position)?;
    let player = measured(table);
    let asked = table.game.first_plies(table.ply_asked());
    let is_theirs = asked.player_of(asked.turn()) == player;
    Some((player, if is_theirs { info.score } else { info.score.turned() }))
}

/// Whose chances the engine's judgement is: `White’s chances`, `Your chances`.
pub fn chances(table: &Table) -> String {
    texts().chances(match table.game.changes() {
        Some(_) => Person::of(table, measured(table)).word(),
        None => color_word(Color::White),
    })
}

/// A person's share of the bar for a worth to them, in thousandths: 500 when level.
pub fn share(score: Score) -> u32 {
    let centipawns = score.centipawns().clamp(-1000, 1000) as f64;
    (1000.0 / (1.0 + (-0.003_682_08 * centipawns).exp())) as u32
}
