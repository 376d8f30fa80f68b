//! Findings as a text, which the page fetches: a line says which game comes, `= A1 quick` which measure, `mean: 25.4 24.6 26.3` a
//! number with its interval, and `by ply # 20 24 27` a row of numbers.

use std::fmt::Write;

use super::{Estimate, Findings, Sheet};

/// Before the name of a measure, between a name and its interval, and between a name and its row.
const SHEET: &str = "= ";
const ESTIMATE: &str = ": ";
const ROW: &str = " # ";

/// The text of findings, each number with four digits.
pub fn write(all: &[Findings]) -> String {
    let mut text = String::new();
    for findings in all {
        // Nothing can go wrong that writes to a string.
        let _ = writeln!(text, "{}", findings.game);
        for sheet in &findings.sheets {
            let _ = writeln!(text, "{SHEET}{} {}", sheet.id, sheet.scale);
            for (name, Estimate { value, low, high }) in &sheet.estimates {
                let numbers = numbers(&[*value, *low, *high]);
                let _ = writeln!(text, "{name}{ESTIMATE}{numbers}");
            }
            for (name, row) in &sheet.rows {
                let _ = writeln!(text, "{name}{ROW}{}", numbers(row));
            }
        }
    }
    text
}

fn numbers(numbers: &[f64]) -> String {
    let all: Vec<String> = numbers.iter().map(|&number| short(number)).collect();
    all.join(" ")
}

/// A number with four digits.
fn short(number: f64) -> String {
    if number == 0.0 {
        return "0".to_owned();
    }
    let decimals = (3 - number.abs().log10().floor() as i32).max(0) as usize;
    let text = format!("{number:.decimals$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text,
    }
}

/// The findings of a text; none if it is not one.
pub fn read(text: &str) -> Option<Vec<Findings>> {
    let mut all: Vec<Findings> = Vec::new();
    for line in text.lines() {
        if let Some(head) = line.strip_prefix(SHEET) {
            let (id, scale) = head.split_once(' ')?;
            let sheet = Sheet { id: id.into(), scale: scale.into(), ..Sheet::default() };
            all.last_mut()?.sheets.push(sheet);
        } else if let Some((name, row)) = line.split_once(ROW) {
            let sheet = all.last_mut()?.sheets.last_mut()?;
            sheet.rows.push((name.to_owned(), parsed(row)?));
        } else if let Some((name, interval)) = line.split_once(ESTIMATE) {
            let &[value, low, high] = &*parsed(interval)? else { return None };
            let sheet = all.last_mut()?.sheets.last_mut()?;
            sheet.estimates.push((name.to_owned(), Estimate { value, low, high }));
        } else {
            all.push(Findings { game: line.to_owned(), sheets: Vec::new() });
        }
    }
    Some(all)
}

fn parsed(numbers: &str) -> Option<Vec<f64>> {
    numbers.split_whitespace().map(number).collect()
}

/// A number as [`short`] writes it: reading any number takes 20 kB of program more.
fn number(text: &str) -> Option<f64> {
    let (sign, digits) = text.strip_prefix('-').map_or((1.0, text), |digits| (-1.0, digits));
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let all: u64 = format!("{whole}{decimals}").parse().ok()?;
    let scale = decimals.bytes().fold(1.0, |scale, _| scale * 10.0);
    Some(sign * all as f64 / scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let estimate = Estimate { value: 25.4, low: -0.001234, high: 12345.0 };
        let sheet = Sheet {
            id: "A1".to_owned(),
            scale: "quick".to_owned(),
            estimates: vec![("loss at 1000, weaker".to_owned(), estimate)],
            rows: vec![("by ply, n".to_owned(), vec![1.0, 2.5]), ("none".to_owned(), Vec::new())],
        };
        let all = [Findings { game: "some-game".to_owned(), sheets: vec![sheet] }];
        let text = write(&all);
        let lines = "some-game\n= A1 quick\nloss at 1000, weaker: 25.4 -0.001234 12345\nby ply, n # 1 2.5\nnone # \n";
        assert_eq!(text, lines);
        assert_eq!(read(&text).as_deref(), Some(&all[..]));
    }

    #[test]
    fn four_digits_are_kept() {
        let short = [1234.56, 0.123_456, 25.0, 100.0, -9.87654].map(short);
        assert_eq!(short, ["1235", "0.1235", "25", "100", "-9.877"]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["= A1 quick", "x\na: 1 2 3", "x\n= A1 quick\na: 1 2", "x\n= A1 quick\na # one"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read(""), Some(Vec::new()));
    }
}
