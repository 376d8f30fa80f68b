//! Which positions an evaluation can be held to.

use crate::board::Position;
use crate::engine::Value;
use crate::engine::value::is_mate;
use crate::rules::{Move, Rules};

/// Is a position quiet that has this value and this best line: nobody is in check, no mate is in sight, and no
/// move of the line that belongs to the turn is forcing?
///
/// So a static evaluation may be compared with what became of the position: whatever the mover does about captures
/// is no part of it. It is the quiescence search's notion (it tries captures and promotions, looks at the rest of a
/// turn, and sees changes of sides), and drops with check besides.
pub fn is_quiet(rules: Rules, position: &Position, value: Value, line: &[Move]) -> bool {
    if is_mate(value) || rules.safety(position).in_check {
        return false;
    }
    let mut now = *position;
    for &m in line {
        if is_forcing(rules, &now, m) {
            return false;
        }
        now = rules.play(&now, m);
        if now.info.turn() != position.info.turn() {
            break;
        }
    }
    true
}

/// Is it a capture, a promotion, a change of sides or a drop with check?
fn is_forcing(rules: Rules, position: &Position, m: Move) -> bool {
    let checks = || rules.in_check(&rules.play(position, m), !position.info.turn());
    let is_drop = matches!(m.plain(), Move::Drop { .. });
    m.is_noisy(position) || m.changes_sides() || is_drop && checks()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::value::{MATE, MATE_BOUND};
    use crate::notation::{coords, fen};
    use crate::variants::Spec;

    /// Is a position quiet whose best line is this?
    fn quiet(slug: &str, fen: &str, value: Value, line: &str) -> bool {
        let rules = Spec::from_slug(slug).expect("a game").rules();
        let start = fen::read(rules, fen).expect("a position");
        let mut now = start;
        let line: Vec<Move> = line
            .split_whitespace()
            .map(|text| {
                let m = coords::read(rules, &now, text).expect("a move");
                now = rules.play(&now, m);
                m
            })
            .collect();
        is_quiet(rules, &start, value, &line)
    }

    #[test]
    fn captures_promotions_checks_and_mates_are_not_quiet() {
        let fen = "r3k3/1P6/8/8/8/8/8/R3K3 w - - 0 1";
        assert!(quiet("chess", fen, 300, "e1e2"));
        assert!(quiet("chess", fen, 300, "a1b1 a8b8"), "the reply is another turn");
        assert!(quiet("chess", fen, 300, "a1a4"));
        for forcing in ["a1a8", "b7a8q", "b7b8q"] {
            assert!(!quiet("chess", fen, 300, forcing), "{forcing}");
        }
        for mate in [MATE - 3, -MATE_BOUND] {
            assert!(!quiet("chess", fen, mate, "e1e2"));
        }
        assert!(!quiet("chess", "r3k3/8/8/8/4R3/8/8/4K3 b - - 0 1", 0, "e8d7"), "in check");
        assert!(!quiet("chess", "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1", 0, "f4e3"), "en passant");
    }

    #[test]
    fn drops_are_quiet_unless_they_check() {
        let fen = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
        assert!(quiet("crazyhouse", fen, 300, "N@a1"));
        assert!(!quiet("crazyhouse", fen, 300, "N@f6"));
    }

    #[test]
    fn a_turn_is_quiet_as_a_whole() {
        let fen = "4k3/p7/8/8/8/8/P7/RN2K3 w - - 0 1 1";
        assert!(quiet("twinmove", fen, 0, "a2a4 b1c3 a7a5"));
        let fen = "4k3/8/8/8/p7/8/P3P3/1N2K3 w - - 0 1 1";
        assert!(quiet("twinmove", fen, 0, "e2e4"), "what is not in the line nobody knows");
        assert!(!quiet("twinmove", "4k3/8/8/8/p7/2N5/P3P3/4K3 w - - 0 1 1", 0, "e2e4 c3a4"));
    }
}
