//! What commands say of a move, as far as it is understood here.
//!
//! | command | what it says |
//! |---|---|
//! | `clk`, `emt` | the time left after the move, the time it took: `0:01:23.4` |
//! | `eval` | what White has of the position, and how deep it was searched: `-0.35,20`, `#3` |
//! | `csl`, `cal` | marked squares and arrows, a color's letter first: `Gd4`, `Re2e4` |

use super::notes::Notes;

/// Who stands better, as White sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    Centipawns(i32),
    /// So many moves to mate, of White's if it is above zero.
    Mate(i32),
}

impl Notes {
    /// The time left to whoever made the move, in milliseconds.
    pub fn clock(&self) -> Option<u32> {
        milliseconds(self.command("clk")?)
    }

    /// The time the move took, in milliseconds.
    pub fn elapsed(&self) -> Option<u32> {
        milliseconds(self.command("emt")?)
    }

    /// What a program makes of the position after the move.
    pub fn worth(&self) -> Option<Worth> {
        let text = self.command("eval")?.split([',', '/']).next()?.trim();
        if let Some(moves) = text.strip_prefix('#') {
            return moves.parse().ok().map(Worth::Mate);
        }
        centipawns(text).map(Worth::Centipawns)
    }

    pub fn set_worth(&mut self, worth: Option<Worth>, depth: Option<u32>) {
        let depth = depth.map(|depth| format!(",{depth}")).unwrap_or_default();
        let written = worth.map(|worth| match worth {
            Worth::Mate(moves) => format!("#{moves}{depth}"),
            Worth::Centipawns(worth) => {
                let sign = if worth < 0 { "-" } else { "" };
                let size = worth.unsigned_abs();
                format!("{sign}{}.{:02}{depth}", size / 100, size % 100)
            }
        });
        self.set_command("eval", written.as_deref());
    }

    /// The codes of marked squares: `Gd4`.
    pub fn squares(&self) -> Vec<&str> {
        codes(self.command("csl"))
    }

    /// The codes of arrows: `Re2e4`.
    pub fn arrows(&self) -> Vec<&str> {
        codes(self.command("cal"))
    }

    pub fn set_squares(&mut self, codes: &[&str]) {
        self.set_command("csl", Some(codes.join(",")).filter(|all| !all.is_empty()).as_deref());
    }

    pub fn set_arrows(&mut self, codes: &[&str]) {
        self.set_command("cal", Some(codes.join(",")).filter(|all| !all.is_empty()).as_deref());
    }
}

fn codes(list: Option<&str>) -> Vec<&str> {
    let codes = list.unwrap_or_default().split(',').map(str::trim);
    codes.filter(|code| !code.is_empty()).collect()
}

/// Reads `-0.35`, of which no more than two decimals count.
fn centipawns(text: &str) -> Option<i32> {
    let size = text.trim_start_matches(['+', '-']);
    let (whole, part) = size.split_once('.').unwrap_or((size, ""));
    let part: u16 = format!("{part:0<2}").get(..2)?.parse().ok()?;
    let worth = i32::from(whole.parse::<u16>().ok()?) * 100 + i32::from(part);
    Some(if text.starts_with('-') { -worth } else { worth })
}

/// Reads `1:23:45.6`, of which what is great may be left out.
fn milliseconds(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let seconds = whole.split(':').try_fold(0_u32, |sum, digits| {
        sum.checked_mul(60)?.checked_add(digits.trim().parse().ok()?)
    });
    let part: u32 = format!("{part:0<3}").get(..3)?.parse().ok()?;
    seconds?.checked_mul(1_000)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(comment: &str) -> Notes {
        let mut notes = Notes::default();
        notes.set_comment(comment);
        notes
    }

    #[test]
    fn commands_are_told_from_what_people_say() {
        let all = notes("so [%clk 0:01:02.5][%csl Gd4,Re5] it [%cal Gd1d4] goes [%evp 0,1]");
        assert_eq!(all.comment(), "so it goes");
        assert_eq!((all.clock(), all.elapsed()), (Some(62_500), None));
        assert_eq!((all.squares(), all.arrows()), (vec!["Gd4", "Re5"], vec!["Gd1d4"]));
        assert_eq!(all.commands.len(), 4);
        for odd in ["[%] a", "[% clk 1] b", "%clk 1]", "[%clk 1"] {
            assert_eq!((notes(odd).commands.len(), &*notes(odd).comment()), (0, odd));
        }
        let nested = notes("[%a[%b c] d] [%e");
        assert_eq!(nested.commands[0].text(), "[%a[%b c]");
        assert_eq!(nested.comment(), "d] [%e");
    }

    #[test]
    fn evaluations_are_whites() {
        let worth = |text: &str| notes(&format!("[%eval {text}]")).worth();
        assert_eq!(worth("0.17"), Some(Worth::Centipawns(17)));
        assert_eq!(worth("-12.3,20"), Some(Worth::Centipawns(-1_230)));
        assert_eq!((worth("#-3"), worth("#4,9")), (Some(Worth::Mate(-3)), Some(Worth::Mate(4))));
        assert_eq!(
            (worth("+1"), worth("-0.4")),
            (Some(Worth::Centipawns(100)), Some(Worth::Centipawns(-40)))
        );
        assert_eq!(["inf", "x", "#", "1.é", "-", "99999"].map(worth), [None; 6]);
        for (worth, text) in [(Worth::Centipawns(-5), "-0.05,8"), (Worth::Mate(-2), "#-2,8")] {
            let mut notes = Notes::default();
            notes.set_worth(Some(worth), Some(8));
            assert_eq!((notes.command("eval"), notes.worth()), (Some(text), Some(worth)));
        }
    }

    #[test]
    fn a_command_keeps_its_place() {
        let mut all = notes("[%csl Gd4] [%clk 0:00:01]");
        all.set_squares(&["Rd5", "Rd6"]);
        assert_eq!(all.commands[0].text(), "[%csl Rd5,Rd6]");
        all.set_squares(&[]);
        assert_eq!(all.commands.len(), 1);
        all.set_command("clk", Some("] [%x"));
        assert_eq!(all.commands.len(), 0);
    }
}
