//! An axis with its marks.

/// An axis, which reaches from its first mark to its last. The marks may be as far apart as their logarithms.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    pub name: String,
    pub is_log: bool,
    pub marks: Vec<f64>,
}

/// Steps between marks, to be multiplied by powers of ten; and about how many steps an axis has.
const STEPS: [f64; 4] = [1.0, 2.0, 5.0, 10.0];
const PARTS: f64 = 4.0;

impl Axis {
    /// Even marks that numbers and zero lie between.
    pub fn even(name: String, numbers: impl Iterator<Item = f64>) -> Axis {
        Axis::close(name, numbers.chain([0.0]))
    }

    /// Even marks that numbers lie between.
    pub fn close(name: String, numbers: impl Iterator<Item = f64>) -> Axis {
        let (low, high) = numbers.fold((f64::MAX, f64::MIN), |(low, high): (f64, f64), number| {
            (low.min(number), high.max(number))
        });
        let wanted = ((high - low) / PARTS).max(1e-9);
        let power = 10f64.powf(wanted.log10().floor());
        let step = STEPS.map(|step| step * power).into_iter().find(|step| *step >= wanted);
        let step = step.unwrap_or(wanted);
        let (first, last) = ((low / step).floor() as i32, (high / step).ceil() as i32);
        Axis { name, is_log: false, marks: (first..=last).map(|i| f64::from(i) * step).collect() }
    }

    /// Marks of which each is a multiple of the one before.
    pub fn log(name: String, marks: &[f64]) -> Axis {
        Axis { name, is_log: true, marks: marks.into() }
    }

    /// Powers of two, 1 among them, that numbers above zero lie between.
    pub fn doubling(name: String, numbers: impl Iterator<Item = f64>) -> Axis {
        let powers = numbers.filter(|number| *number > 0.0).map(f64::log2);
        let (low, high) = powers.fold((0.0, 0.0), |(low, high): (f64, f64), power| {
            (low.min(power.floor()), high.max(power.ceil()))
        });
        let marks = (low as i32..=high as i32).map(|power| f64::from(power).exp2());
        Axis { name, is_log: true, marks: marks.collect() }
    }

    /// Where a number is on the axis, from 0 to 1; what lies beyond is at its end.
    pub(super) fn place(&self, number: f64) -> f64 {
        let of = |number: f64| if self.is_log { number.max(1e-9).ln() } else { number };
        let (Some(&low), Some(&high)) = (self.marks.first(), self.marks.last()) else { return 0.0 };
        let reach = of(high) - of(low);
        if reach > 0.0 { ((of(number) - of(low)) / reach).clamp(0.0, 1.0) } else { 0.5 }
    }
}

/// A number in few letters: `16k`.
pub(super) fn short(number: f64) -> String {
    match number {
        n if n >= 1000.0 && n % 1000.0 == 0.0 => format!("{}k", n / 1000.0),
        // What even steps add up to may have many digits.
        n => format!("{}", (n * 1e6).round() / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doublings_reach_as_far_as_the_numbers() {
        let marks = |numbers: &[f64]| Axis::doubling(String::new(), numbers.iter().copied()).marks;
        assert_eq!(marks(&[0.1, 3.0]), [0.0625, 0.125, 0.25, 0.5, 1.0, 2.0, 4.0]);
        assert_eq!(marks(&[0.5, 0.0, 1.0]), [0.5, 1.0]);
    }

    #[test]
    fn numbers_lie_between_even_marks() {
        let marks = |numbers: &[f64]| Axis::even(String::new(), numbers.iter().copied()).marks;
        assert_eq!(marks(&[3.0, 37.0]), [0.0, 10.0, 20.0, 30.0, 40.0]);
        assert_eq!(marks(&[-1.2, 0.7]), [-1.5, -1.0, -0.5, 0.0, 0.5, 1.0]);
        assert_eq!(marks(&[]).first(), Some(&0.0));
        let tenths = marks(&[0.3]);
        assert_eq!(tenths.into_iter().map(short).collect::<Vec<_>>(), ["0", "0.1", "0.2", "0.3"]);
    }

    #[test]
    fn places_are_shares_of_the_reach() {
        let axis = Axis::log(String::new(), &[1.0, 10.0, 100.0]);
        assert!((axis.place(10.0) - 0.5).abs() < 1e-9);
        assert_eq!([axis.place(0.0), axis.place(1e6)], [0.0, 1.0]);
    }
}
