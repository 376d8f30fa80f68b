//! How accurately somebody played, from 0 to 100, by the formula that lichess has published
//! (<https://lichess.org/page/accuracy>). Its constants come from people's games of orthodox chess.

use super::Report;
use crate::board::Player;

/// How accurately a person played; none without a move. Moves count for more where the game went up and down, and a
/// single bad one is not made good by many easy ones: so two means are averaged.
pub fn of(report: &Report, player: Player) -> Option<u32> {
    let shares: Vec<f64> = std::iter::once(report.start)
        .chain(report.moves.iter().map(|judged| judged.share))
        .map(|share| f64::from(share) / 10.0)
        .collect();
    let width = (shares.len() / 10).clamp(2, 8);
    let (mut weights, mut weighted, mut inverse, mut count) = (0.0, 0.0, 0.0, 0.0);
    for (made, judged) in report.moves.iter().enumerate() {
        if judged.mover != player {
            continue;
        }
        let accuracy = of_move(f64::from(judged.loss) / 10.0);
        let end = (made + 2).clamp(width.min(shares.len()), shares.len());
        let weight = deviation(&shares[end.saturating_sub(width)..end]).clamp(0.5, 12.0);
        weights += weight;
        weighted += weight * accuracy;
        inverse += 1.0 / accuracy.max(1.0);
        count += 1.0;
    }
    (count > 0.0).then(|| ((weighted / weights + count / inverse) / 2.0).round() as u32)
}

/// The accuracy of a move that lost so many per cent of a win.
fn of_move(loss: f64) -> f64 {
    (103.1668 * (-0.043_54 * loss).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

fn deviation(values: &[f64]) -> f64 {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let squares = values.iter().map(|value| (value - mean) * (value - mean));
    (squares.sum::<f64>() / values.len() as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_loses_nothing_is_perfect_and_a_thrown_game_is_worth_little() {
        assert_eq!(of_move(0.0), 100.0);
        assert!((60.0..70.0).contains(&of_move(10.0)), "{}", of_move(10.0));
        assert!(of_move(90.0) < 5.0);
    }

    #[test]
    fn the_same_spread_everywhere_is_told() {
        assert_eq!(deviation(&[50.0, 50.0]), 0.0);
        assert_eq!(deviation(&[40.0, 60.0]), 10.0);
    }
}
