//! Logistic regression on several numbers.

use crate::findings::logistic::logistic;

/// Steps of Newton's method.
const STEPS: usize = 15;
/// Pulls coefficients to zero of which the sample says nothing.
const RIDGE: f64 = 1.0;

/// The coefficients of the greatest likelihood: of rows of numbers, and the points made of each, from 0 to 1.
pub fn coefficients<const N: usize>(rows: &[([f64; N], f64)]) -> [f64; N] {
    let mut found = [0.0; N];
    for _ in 0..STEPS {
        let mut gradient = found.map(|coefficient| -RIDGE * coefficient);
        let mut curvature: [[f64; N]; N] =
            std::array::from_fn(|i| std::array::from_fn(|j| if i == j { RIDGE } else { 0.0 }));
        for (row, points) in rows {
            let p = logistic(row.iter().zip(found).map(|(x, c)| x * c).sum());
            let weight = p * (1.0 - p);
            for i in 0..N {
                gradient[i] += row[i] * (points - p);
                for j in 0..N {
                    curvature[i][j] += weight * row[i] * row[j];
                }
            }
        }
        let step = solve(curvature, gradient);
        found = std::array::from_fn(|i| found[i] + step[i]);
    }
    found
}

/// Gauss's elimination; the matrix is symmetric and, with the ridge, positive.
fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for i in 0..N {
        let (pivot_row, pivot_right) = (matrix[i], right[i]);
        for j in i + 1..N {
            let factor = matrix[j][i] / pivot_row[i];
            matrix[j] = std::array::from_fn(|k| matrix[j][k] - factor * pivot_row[k]);
            right[j] -= factor * pivot_right;
        }
    }
    for i in (0..N).rev() {
        let known: f64 = (i + 1..N).map(|k| matrix[i][k] * right[k]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::Chance;

    #[test]
    fn known_coefficients_are_found() {
        let (truth, mut chance) = ([0.5, 1.5, -0.8], Chance::of(5, &[], 0));
        let rows: Vec<([f64; 3], f64)> = (0..20_000)
            .map(|_| {
                let row: [f64; 3] = std::array::from_fn(|_| chance.below(5) as f64 - 2.0);
                let p = logistic(row.iter().zip(truth).map(|(x, c)| x * c).sum());
                (row, f64::from(u8::from(chance.share() < p)))
            })
            .collect();
        let found = coefficients(&rows);
        assert!(
            found.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 0.06),
            "{found:?}"
        );
    }

    #[test]
    fn what_never_differs_has_no_coefficient() {
        let rows = [([1.0, 0.0], 1.0), ([-1.0, 0.0], 0.0), ([1.0, 0.0], 0.0)];
        assert_eq!(coefficients(&rows)[1], 0.0);
    }
}
