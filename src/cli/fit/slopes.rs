//! How the values of positions change with each number of the evaluation.

/// The slopes of many examples, one after the other; those that are 0 are left out.
#[derive(Default)]
pub struct Slopes {
    ends: Vec<usize>,
    at: Vec<u16>,
    by: Vec<f32>,
}

impl Slopes {
    /// The slopes of an example: the index of each number and how much the value changes with it.
    pub fn of(&self, example: usize) -> impl Iterator<Item = (usize, f32)> {
        let start = if example == 0 { 0 } else { self.ends[example - 1] };
        let range = start..self.ends[example];
        let at = self.at[range.clone()].iter().map(|&at| at as usize);
        at.zip(self.by[range].iter().copied())
    }

    /// Adds a slope of the example that is not closed yet.
    pub fn push(&mut self, at: usize, by: f32) {
        if by != 0.0 {
            self.at.push(at as u16);
            self.by.push(by);
        }
    }

    /// There is no more of an example.
    pub fn close(&mut self) {
        self.ends.push(self.at.len());
    }

    /// Adds examples behind the last one.
    pub fn append(&mut self, other: Slopes) {
        let before = self.at.len();
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.at.extend(other.at);
        self.by.extend(other.by);
    }
}
