//! Steps down a slope: Adam (Kingma and Ba 2015).

/// How long slopes are remembered, and their squares.
const MEMORY: (f32, f32) = (0.9, 0.999);

/// What is remembered of slopes.
pub struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// For this number of weights.
    pub fn new(count: usize) -> Adam {
        Adam { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    /// Moves numbers by about `pace` each.
    pub fn step(&mut self, numbers: &mut [f32], slope: &[f32], pace: f32) {
        self.steps += 1;
        let unbias = |memory: f32| 1.0 - memory.powi(self.steps);
        let (first, second) = (unbias(MEMORY.0), unbias(MEMORY.1));
        let memories = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slope).zip(memories) {
            *mean += (1.0 - MEMORY.0) * (slope - *mean);
            *square += (1.0 - MEMORY.1) * (slope * slope - *square);
            *number -= pace * (*mean / first) / ((*square / second).sqrt() + 1e-8);
        }
    }
}
