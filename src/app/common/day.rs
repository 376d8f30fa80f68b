//! The day of a moment, as games are dated.

const DAY: u64 = 86_400_000;

/// Year, month and day in Greenwich of milliseconds since 1970, as PGN writes them: `2026.11.22`.
pub fn dotted(ms: u64) -> String {
    // Counted from the first of March, so that leap days come last; 400 years are of one length.
    let days = ms / DAY + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{of_month:02}")
}

#[cfg(test)]
mod tests {
    use crate::app::common::day::{DAY, dotted};

    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [0, 11_016, 11_017, 19_782, 20_779].map(|day| dotted(day * DAY + 5));
        assert_eq!(days, ["1970.01.01", "2000.02.29", "2000.03.01", "2024.02.29", "2026.11.22"]);
    }
}
