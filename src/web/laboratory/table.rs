//! The table of all games.

use yew::prelude::*;

use crate::app::laboratory::words::{LabWords, number, signed};
use crate::findings::pictures::Wording;
use crate::findings::{Estimate, Findings, Headline};
use crate::texts::texts;

/// The columns after the game's name.
const HEADS: [&str; 10] = [
    "verdict",
    "plies",
    "attention",
    "even",
    "computer",
    "person",
    "doubling",
    "legal",
    "choices",
    "reserve",
];

/// A row a game. Those that `is_quick` names are marked: their numbers are rough.
pub fn table(lines: &[Headline], words: &LabWords, is_quick: impl Fn(&str) -> bool) -> Html {
    let head = |head: &str| words.say(&format!("lab_head_{head}"));
    html! {
        <div class="lab-scroll" tabindex="0" role="region" aria-label={words.say("lab_table")}>
            <table class="lab-table lab-headline">
                <thead><tr>
                    <th scope="col">{ head("game") }</th>
                    for name in HEADS { <th scope="col">{ head(name) }</th> }
                </tr></thead>
                <tbody>
                    for (place, line) in lines.iter().enumerate() {
                        { row(line, words, place == 0, if is_quick(&line.game) { "\u{a0}°" } else { "" }) }
                    }
                </tbody>
            </table>
        </div>
    }
}

fn row(line: &Headline, words: &LabWords, is_compared_with: bool, mark: &'static str) -> Html {
    let verdict = if is_compared_with { String::new() } else { words.verdict(line) };
    let plies = line.plies.as_ref().filter(|_| !is_compared_with);
    let plies =
        plies.map(|found| [found.value, found.low, found.high].map(|number| signed(number, 1)));
    let plies = plies
        .map_or_else(|| number(None, 0), |[value, low, high]| format!("{value} ({low} … {high})"));
    let even = line.even.map_or_else(|| number(None, 0), |even| format!("{:.0} %", 100.0 * even));
    let attention = line.attention.map_or_else(|| number(None, 0), |found| signed(found, 1));
    let person = format!("{} · {}", number(line.person, 1), number(line.regan, 1));
    let [computer, legal, choices, reserve] =
        [line.computer, line.legal, line.choices, line.reserve].map(|found| number(found, 1));
    let doubling = number(line.doubling, 0);
    html! {
        <tr>
            <th scope="row">{ words.game(&line.game) }{ mark }</th>
            <td class="lab-verdict">{ verdict }</td>
            for cell in [plies, attention, even, computer, person, doubling, legal, choices, reserve] { <td>{ cell }</td> }
        </tr>
    }
}

/// What was found of the game without turns.
pub fn timed_table(found: &Findings, words: &LabWords) -> Html {
    let say = |key: &str| words.say(&format!("lab_timed_{key}"));
    html! {
        <>
            <h2>{ texts().timed_title() }</h2>
            <p>{ say("lead") }</p>
            <div class="lab-scroll" tabindex="0" role="region" aria-label={texts().timed_title()}>
                <table class="lab-table">
                    <tbody>
                        for line in found.timed_lines() {
                            <tr>
                                <th scope="row">{ say(line.key) }</th>
                                <td>{ number(Some(line.estimate.value), line.digits) }</td>
                                <td>{ interval(line.estimate, line.digits) }</td>
                            </tr>
                        }
                    </tbody>
                </table>
            </div>
        </>
    }
}

fn interval(estimate: &Estimate, digits: usize) -> String {
    let [low, high] = [estimate.low, estimate.high].map(|end| number(Some(end), digits));
    format!("{low} … {high}")
}
