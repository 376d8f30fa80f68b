//! Whom level 1 loses to, and whom it beats.

use wonderboard::board::splitmix;
use wonderboard::board::{Player, Position, Role};
use wonderboard::engine::{Level, Limits, Root, Search, Unwatched};
use wonderboard::evaluation::Rated;
use wonderboard::notation::{fen, square};
use wonderboard::rules::Move;
use wonderboard::variants::Spec;

/// A game that goes on so long is drawn.
const LONGEST: usize = 240;
/// So far ahead in material, for so many plies, is as good as won.
const DECIDED: i32 = 1_200;
const AGREED: usize = 6;

/// Somebody whom level 1 meets.
type Opponent = fn(Rated, &Position, &mut u64) -> Option<Move>;

/// Moves anywhere.
fn anywhere(game: Rated, position: &Position, noise: &mut u64) -> Option<Move> {
    let legal = game.rules.legal(position);
    let at = splitmix::next(noise) as usize % legal.len().max(1);
    legal.get(at).copied()
}

/// A child who has learned to look: gives mate in one, and takes what hangs. It looks no further than whether what
/// it moves can be taken where it arrives.
fn grabber(game: Rated, position: &Position, noise: &mut u64) -> Option<Move> {
    let mut legal = game.rules.legal(position);
    legal.iter_mut().for_each(|_| {
        splitmix::next(noise);
    });
    let turn = splitmix::next(noise) as usize % legal.len().max(1);
    legal.rotate_left(turn);
    legal.into_iter().max_by_key(|&m| profit(game, position, m))
}

fn profit(game: Rated, position: &Position, m: Move) -> i32 {
    let worth = |role: Role| game.weights.exchange[role as usize];
    let after = game.rules.play(position, m);
    match game.rules.outcome(&after).map(|end| end.winner) {
        Some(Some(winner)) if winner == position.info.player() => return i32::MAX,
        Some(_) => return -10_000,
        None => {}
    }
    let taken = if m.is_en_passant() { Some(Role::Pawn) } else { m.takes(position) };
    let gain = taken.map_or(0, worth) + m.promotion(position).map_or(0, worth);
    let at = m.landing();
    let loss = at.and_then(|at| {
        let stands = after.board(at).role_at(at.square())?;
        let takes = |reply: &Move| reply.victim(&after) == Some(at);
        game.rules.legal(&after).iter().any(takes).then(|| worth(stands))
    });
    gain - loss.unwrap_or(0)
}

/// What the first person has more than the second, in centipawns.
fn ahead(game: Rated, position: &Position) -> i32 {
    let worth =
        |role: Role| if role == Role::King { 0 } else { game.weights.exchange[role as usize] };
    let mover = position.info.turn();
    let side = |color| -> i32 {
        let boards: i32 = position
            .boards()
            .iter()
            .map(|board| {
                Role::ALL
                    .into_iter()
                    .map(|r| worth(r) * board.pieces(color, r).len() as i32)
                    .sum::<i32>()
            })
            .sum();
        let kept = position.info.pocket(color);
        boards + Role::ALL.into_iter().map(|r| worth(r) * kept.count(r) as i32).sum::<i32>()
    };
    let balance = side(mover) - side(!mover);
    if position.info.player() == Player::First { balance } else { -balance }
}

/// What level 1 makes of a game against somebody, in points, from the first or the second seat.
fn points(game: Rated, opponent: Opponent, seed: u64) -> f64 {
    let own = if seed.is_multiple_of(2) { Player::First } else { Player::Second };
    let mut search = Search::new(game, 1);
    search.set_level(Level::new(1).expect("a level"), seed * 7_919 + 1);
    let mut noise = seed;
    let mut root = Root::of(game.rules.start());
    let mut decided = 0;
    for _ in 0..LONGEST {
        if let Some(end) = game.rules.outcome(&root.position) {
            return end.winner.map_or(0.5, |winner| f64::from(winner == own));
        }
        let m = match root.position.info.player() == own {
            true => search.think(&root, &Limits::default(), &mut Unwatched).map(|best| best.m),
            false => opponent(game, &root.position, &mut noise),
        };
        let Some(m) = m else { return 0.5 };
        root.advance(game.rules, m);
        let lead = ahead(game, &root.position) * if own == Player::First { 1 } else { -1 };
        let goes_on = lead.abs() >= DECIDED && (decided == 0 || (decided > 0) == (lead > 0));
        decided = if goes_on { decided + lead.signum() } else { 0 };
        if decided.unsigned_abs() as usize >= AGREED {
            return f64::from(decided > 0);
        }
    }
    0.5
}

/// What level 1 makes of so many games, in percent.
fn percent(spec: Spec, opponent: Opponent, games: u64) -> f64 {
    let total: f64 = (1..=games).map(|seed| points(spec.rated(), opponent, seed)).sum();
    100.0 * total / games as f64
}

const GAMES: u64 = 30;

fn games() -> [Spec; 3] {
    ["chess", "twilight", "alice"].map(|slug| Spec::from_slug(slug).expect(slug))
}

#[test]
fn who_takes_what_hangs_beats_level_1() {
    for spec in games() {
        let score = percent(spec, grabber, GAMES);
        assert!(score <= 20.0, "{}: level 1 scores {score} %", spec.slug());
    }
}

#[test]
fn level_1_beats_who_moves_anywhere() {
    for spec in games() {
        let score = percent(spec, anywhere, GAMES);
        assert!(score >= 80.0, "{}: level 1 scores {score} %", spec.slug());
    }
}

/// The move of level 1 in a position, by seed.
fn chosen(spec: Spec, text: &str, seed: u64) -> Move {
    let game = spec.rated();
    let position = fen::read(game.rules, text).expect(text);
    let mut search = Search::new(game, 1);
    search.set_level(Level::new(1).expect("a level"), seed);
    let best = search.think(&Root::of(position), &Limits::default(), &mut Unwatched);
    best.expect("a move").m
}

/// In how many of a hundred games level 1 makes a move of which this is true.
fn often(spec: Spec, text: &str, is_meant: impl Fn(Move) -> bool) -> usize {
    (1..=100).filter(|&seed| is_meant(chosen(spec, text, seed))).count()
}

#[test]
fn level_1_sees_what_is_close_and_overlooks_what_is_far() {
    let takes = |m: Move| m.landing().is_some_and(|at| square(at.square()) == "d5");
    // A queen that nobody guards, before a pawn or at the end of a long diagonal.
    let close = often(Spec::CHESS, "4k3/pp4pp/8/3q4/4P3/8/PP4PP/4K3 w - - 0 20", takes);
    let far = often(Spec::CHESS, "4k3/pp4pp/8/3q4/8/8/PP4PP/4K2B w - - 0 20", takes);
    assert!((45..=80).contains(&close), "{close}");
    assert!(far <= 15, "{far}");
}

#[test]
fn level_1_always_answers_a_check() {
    // The king could step aside, but the bishop takes the queen from afar.
    let takes = |m: Move| m.landing().is_some_and(|at| square(at.square()) == "a8");
    assert_eq!(often(Spec::CHESS, "q6k/8/8/8/8/8/8/K6B w - - 0 20", takes), 100);
}

#[test]
fn level_1_does_not_shuffle_pieces_through_the_zone() {
    let start = fen::write(Spec::TWILIGHT.rules(), &Spec::TWILIGHT.rules().start());
    let leaves = |m: Move| matches!(m, Move::Warp { .. });
    assert_eq!(often(Spec::TWILIGHT, &start, leaves), 0);
}
