//! Games that people have played, measured as those of the engine are.

use super::measures::judge::{Judge, scaled_error};
use super::players::Player;
use super::players::frozen::CHESS_KAPPA;
use super::results::Sheet;
use super::samples::notes::ways;
use super::{Lab, Line, Ruler};
use crate::rules::Move;

/// The first ply of which the move is weighed: before, people play what they have learnt.
const FIRST_PLY: usize = 16;

/// A game from its start.
pub struct Record {
    pub start: Line,
    pub moves: Vec<Move>,
}

/// A decision of a game, and what was played.
struct Decision {
    line: Line,
    played: Move,
}

/// A1, A2, A3 and C1 of games, on one sheet.
pub fn measure(lab: &Lab, records: &[Record]) -> Sheet {
    let mut sheet = Sheet::default();
    let games: Vec<Vec<Decision>> = records.iter().map(|record| decisions(lab, record)).collect();
    let ratio = |sheet: &mut Sheet, name: &str, of: &dyn Fn(&Decision) -> (f64, f64)| {
        let sum = |game: &Vec<Decision>| {
            game.iter().map(of).fold((0.0, 0.0), |sum, part| (sum.0 + part.0, sum.1 + part.1))
        };
        lab.note_ratio(sheet, name, &games.iter().map(sum).collect::<Vec<_>>());
    };
    let (game, rules) = (lab.setup.game, lab.setup.game.rules);
    let legal = |decision: &Decision| rules.legal(decision.line.position());
    let is_new = |decision: &Decision, m: Move| decision.line.is_unfamiliar(game, m);
    ratio(&mut sheet, "A1 mean", &|decision| (legal(decision).len() as f64, 1.0));
    ratio(&mut sheet, "A1 turn mean", &|decision| {
        let position = decision.line.position();
        let begins = position.info.made_in_turn() == 0;
        if begins { (ways(rules, position) as f64, 1.0) } else { (0.0, 0.0) }
    });
    ratio(&mut sheet, "A2 of legal", &|decision| {
        let legal = legal(decision);
        let new = legal.iter().filter(|&&m| is_new(decision, m)).count();
        (new as f64, legal.len() as f64)
    });
    ratio(&mut sheet, "A2 of played", &|decision| {
        (f64::from(u8::from(is_new(decision, decision.played))), 1.0)
    });
    let plies: Vec<f64> = records.iter().map(|record| record.moves.len() as f64).collect();
    lab.note_mean(&mut sheet, "A3 plies", &plies);
    losses(lab, &mut sheet, &games);
    sheet
}

/// All decisions of a game: positions with more than one legal move.
fn decisions(lab: &Lab, record: &Record) -> Vec<Decision> {
    let rules = lab.setup.game.rules;
    let mut line = record.start.clone();
    let mut decisions = Vec::new();
    for &played in &record.moves {
        if rules.legal(line.position()).len() > 1 {
            decisions.push(Decision { line: line.clone(), played });
        }
        line.advance(rules, played);
    }
    decisions
}

/// What moves lose, of as many decisions as the scale says, evenly from all games.
fn losses(lab: &Lab, sheet: &mut Sheet, games: &[Vec<Decision>]) {
    let (setup, scale) = (&lab.setup, lab.setup.scale);
    let late = |decision: &&Decision| decision.line.ply >= FIRST_PLY;
    let all: Vec<&Decision> = games.iter().flatten().filter(late).collect();
    let count = all.len().min(scale.positions);
    let judge = || Judge::new(setup.game, lab.ruler, scale.nodes(scale.reference));
    let weighed = setup.workers.gather("people's moves", count, judge, |judge, number| {
        let Decision { line, played } = all[number * all.len() / count];
        judge.begin();
        let best = judge.engine().choose(line)?.m;
        let [best_value, value] = [best, *played].map(|m| judge.value(line, m));
        let error = scaled_error(best_value, value, lab.ruler, Ruler { kappa: CHESS_KAPPA });
        Some((judge.loss(line, best, *played), error, best == *played))
    });
    let weighed: Vec<(f64, Option<f64>, bool)> = weighed.into_iter().flatten().collect();
    let losses: Vec<f64> = weighed.iter().map(|(loss, ..)| *loss).collect();
    lab.note_mean(sheet, "C1 loss", &losses);
    let errors: Vec<f64> = weighed.iter().filter_map(|(_, error, _)| *error).collect();
    lab.note_mean(sheet, "C1 scaled error", &errors);
    let best: Vec<f64> =
        weighed.iter().map(|(.., is_best)| f64::from(u8::from(*is_best))).collect();
    lab.note_mean(sheet, "C1 best move", &best);
}
