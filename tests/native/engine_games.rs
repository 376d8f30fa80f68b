//! The engine in games with turns of their own: kings that are captured, halves of turns, sides
//! that change hands.

use crate::common::{Chance, wander};
use wonderboard::board::{Player, Position};
use wonderboard::engine::mate::mating_moves;
use wonderboard::engine::{Limits, Root, Score, Search, Unwatched};
use wonderboard::evaluation::Rated;
use wonderboard::notation::{coords, fen};
use wonderboard::rules::{Move, Rules};
use wonderboard::variants::Spec;

/// Games; own moves to mate or to take the king, no fewer will do; positions.
const MATES: &str = include_str!("mates.txt");

/// Nodes, of which the most take a third of a second, and how many mates of the list may need more. (The one that needs
/// 526,000 is of Twinmove: Black can take much.)
const AT_ONCE: [(u64, usize); 3] = [(20_000, 9), (300_000, 1), (600_000, 0)];

/// A problem of the list.
#[derive(Clone, Copy)]
struct Problem {
    slug: &'static str,
    moves: u32,
    fen: &'static str,
}

fn problems() -> Vec<Problem> {
    let lines = MATES.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let mut fields = line.split("; ");
        let mut field = || fields.next().expect(line);
        let (slug, moves, fen) = (field(), field(), field());
        Problem { slug, moves: moves.parse().expect(line), fen }
    };
    lines.map(read).collect()
}

fn rules(slug: &str) -> Rules {
    rated(slug).rules
}

fn rated(slug: &str) -> Rated {
    Spec::from_slug(slug).expect(slug).rated()
}

/// Does a person win by force in so many own moves? Everything is tried, by the rules alone.
fn wins(rules: Rules, position: &Position, person: Player, moves: u32) -> bool {
    if let Some(end) = rules.outcome(position) {
        return end.winner == Some(person);
    }
    let solves = position.info.player() == person;
    let leads = |m: Move| {
        let next = rules.play(position, m);
        let turn_goes_on = next.info.made_in_turn() > 0;
        let left = if solves && !turn_goes_on { moves - 1 } else { moves };
        wins(rules, &next, person, left)
    };
    let mut all = rules.legal(position).into_iter();
    if solves { moves > 0 && all.any(leads) } else { all.all(leads) }
}

/// Does a first move win by force in so many own moves, this one included?
fn wins_after(rules: Rules, position: &Position, m: Move, moves: u32) -> bool {
    let next = rules.play(position, m);
    let turn_goes_on = next.info.made_in_turn() > 0;
    wins(rules, &next, position.info.player(), if turn_goes_on { moves } else { moves - 1 })
}

/// Makes sure of a problem, and that it is solved as it should be.
struct Solve(Problem);

impl Solve {
    fn visit(self, rules: Rules) {
        let Problem { moves, fen, .. } = self.0;
        let position = fen::read(rules, fen).expect(fen);
        let player = position.info.player();
        assert!(!wins(rules, &position, player, moves - 1), "{fen}: shorter");
        let solving = |m: &Move| wins_after(rules, &position, *m, moves);
        let expected: Vec<Move> = rules.legal(&position).into_iter().filter(solving).collect();
        assert!(!expected.is_empty(), "{fen}: none");
        assert_eq!(mating_moves(rules, &position, moves), expected, "{fen}");
        assert_eq!(mating_moves(rules, &position, moves - 1), [], "{fen}");
    }
}

#[test]
fn problems_are_what_they_say_and_the_solver_solves_them() {
    for problem in problems() {
        Solve(problem).visit(rules(problem.slug));
    }
}

/// What the engine makes of a problem within so many nodes, unless its move solves it.
struct Find(Problem, u64);

impl Find {
    fn visit(self, game: Rated) -> Option<String> {
        let rules = game.rules;
        let Find(Problem { moves, fen, slug }, nodes) = self;
        let position = fen::read(rules, fen).expect(fen);
        let mut search = Search::new(game, 4);
        let limits = Limits::nodes(nodes);
        let best = search.think(&Root::of(position), &limits, &mut Unwatched).expect("a move");
        let verdict = best.report.score();
        let solves = mating_moves(rules, &position, moves).contains(&best.m);
        let found = solves && verdict == Score::Mate(moves as i32);
        let text = coords::write(&position, best.m);
        (!found).then(|| format!("{slug}: {moves}: {fen}: {text} {verdict}"))
    }
}

#[test]
fn mates_and_captures_of_kings_are_found_at_once() {
    let mut left = problems();
    for (nodes, allowed) in AT_ONCE {
        let mut missed = Vec::new();
        left.retain(|problem| {
            let before = missed.len();
            missed.extend(Find(*problem, nodes).visit(rated(problem.slug)));
            missed.len() > before
        });
        assert!(missed.len() <= allowed, "with {nodes} nodes:\n{}", missed.join("\n"));
    }
}

/// The games that are won in other ways than by mate, and in how many positions of the games played here
/// somebody can win so at once, at least.
const WITHOUT_MATE: [(&str, u32); 6] = [
    ("twinmove", 1_000),
    ("twinmove-free", 1_000),
    ("racing-kings", 100),
    ("atomic", 1_000),
    ("alice-racing-kings", 30),
    ("alice-atomic", 1_000),
];

/// Compares what a look tells of the king's capture, and the like, with trying all moves of the turn.
struct Looks;

impl Looks {
    fn visit(self, Rated { rules, evaluation, .. }: Rated) -> u32 {
        let mut can = 0;
        for seed in 0..400 {
            wander(rules, &mut Chance::new(seed), 120, |position| {
                if rules.ending(position).is_some() {
                    return;
                }
                let us = position.info.turn();
                let takes = takes(rules, position, position.info.player());
                let looks = evaluation.takes_king(position.boards(), &position.info, us);
                assert_eq!(looks, takes, "{}", fen::write(rules, position));
                can += takes as u32;
                // Were the other to pass.
                if position.info.made_in_turn() == 0 && position.info.fullmove > 1 {
                    let mut passed = *position;
                    passed.info.hand_over();
                    let expected = evaluation.takes_king(passed.boards(), &passed.info, !us);
                    assert_eq!(
                        evaluation.takes_king(position.boards(), &position.info, !us),
                        expected
                    );
                }
            });
        }
        can
    }
}

/// Can the person to move win otherwise than by mate within the turn?
fn takes(rules: Rules, position: &Position, player: Player) -> bool {
    rules.legal(position).into_iter().any(|m| {
        let next = rules.play(position, m);
        match rules.ending(&next) {
            Some(end) => end.winner == Some(player),
            None => next.info.made_in_turn() > 0 && takes(rules, &next, player),
        }
    })
}

#[test]
fn a_look_tells_when_a_game_can_be_won_without_mate() {
    for (slug, least) in WITHOUT_MATE {
        let can = Looks.visit(Spec::from_slug(slug).expect("a game").rated());
        assert!(can > least, "{slug}: {can}");
    }
}
