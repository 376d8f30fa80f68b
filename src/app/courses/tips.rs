//! Tips in a first game: its special moves are told of as soon as they can be made, each once.

use crate::app::courses::kinds::{is_last_of, is_of};
use crate::app::courses::progress::Progress;
use crate::app::turns::table::Table;
use crate::game::{Due, Game};
use crate::variants::Tip;
use crate::variants::course::MoveKind;

/// What somebody here is told before the next move, if anything.
pub fn due(table: &Table, known: &Progress) -> Option<Tip> {
    let asks = table.is_live() && table.choosing.is_empty();
    let tips = table.setup.spec.tips().iter().copied();
    asks.then_some(tips)?.find(|tip| !known.knows(tip.name) && is_possible(tip.kind, &table.game))
}

/// Can a move of that kind be made?
fn is_possible(kind: MoveKind, game: &Game) -> bool {
    match kind {
        // It is told of before the first.
        MoveKind::Second => match game.due() {
            Some(Due::Pawn | Due::Either) => true,
            Some(Due::Series(left)) => left > 1 && game.position().info.made_in_turn() == 0,
            _ => false,
        },
        kind => game.legal().iter().any(|&m| is_of(kind, game.last(), m)),
    }
}

/// What need not be told any more after somebody here has made the last move of a game.
pub fn done(table: &Table) -> impl Iterator<Item = Tip> {
    let game = &table.game;
    let before = game.len().checked_sub(1).map(|before| game.first_plies(before));
    let is_own = before.is_some_and(|before| table.setup.is_human(before.player_of(before.turn())));
    is_own.then(|| shown_by(game)).into_iter().flatten()
}

/// What the last move of a game is an example of.
pub fn shown_by(game: &Game) -> impl Iterator<Item = Tip> {
    game.spec().tips().iter().copied().filter(|tip| is_last_of(game, tip.kind))
}

/// Is what was told at a table still of interest there, though nobody here is to move?
pub fn goes_on((_, then): &(Tip, Table), now: &Table) -> bool {
    !is_past(then, now) && !now.is_live() && now.shown.is_none()
}

/// Is the game over in which something was told, or has another taken its place?
pub fn is_past(then: &Table, now: &Table) -> bool {
    let is_other = then.record.is_some() && then.record != now.record;
    is_other || then.setup.spec != now.setup.spec || now.outcome().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::player::PlayedBy;
    use crate::app::turns::action::Action;
    use crate::app::turns::table::Setup;
    use crate::variants::Spec;

    fn table(game: &str, players: [PlayedBy; 2]) -> Table {
        let spec = Spec::from_slug(game).expect("a game");
        Table::new(Setup { spec, players, time: None })
    }

    fn played(table: Table, moves: &str) -> Table {
        moves.split(' ').fold(table, |table, m| {
            let m = table.game.read(m).expect("a legal move");
            table.act(Action::Choose(m), 0)
        })
    }

    fn names(tips: impl Iterator<Item = Tip>) -> Vec<&'static str> {
        tips.map(|tip| tip.name).collect()
    }

    const ALONE: [PlayedBy; 2] = [PlayedBy::Human, PlayedBy::Computer(1)];

    #[test]
    fn a_tip_comes_when_the_move_can_be_made_and_goes_once_it_was() {
        let mut known = Progress::default();
        let table = table("twilight", ALONE);
        assert_eq!(due(&table, &known).map(|tip| tip.name), Some("warp"));
        let table = played(table, "e2e4");
        assert_eq!((due(&table, &known), names(done(&table))), (None, Vec::new()));
        let table = played(table, "e7e5 d1@Q");
        assert_eq!(names(done(&table)), ["warp"]);
        known.learn("warp");
        let table = played(table, "d8@Q");
        assert_eq!(names(done(&table)), [""; 0], "the computer has learned nothing");
        assert_eq!(due(&table, &known).map(|tip| tip.name), Some("return"));
        known.learn("return");
        assert_eq!(due(&table, &known), None);
    }

    #[test]
    fn a_turn_of_two_moves_is_told_of_before_the_first() {
        let known = Progress::default();
        let table = table("twinmove", ALONE);
        assert_eq!(due(&table, &known).map(|tip| tip.name), Some("turn"));
        let table = played(table, "e2e4");
        assert_eq!((due(&table, &known), names(done(&table))), (None, Vec::new()));
        assert_eq!(names(done(&played(table, "f1b5"))), ["turn"]);
    }

    #[test]
    fn nobody_is_told_anything_who_only_looks_on() {
        let shown = table("twilight", [PlayedBy::Nobody; 2]);
        assert_eq!(due(&shown, &Progress::default()), None);
        let computer = table("twilight", [PlayedBy::Computer(1), PlayedBy::Human]);
        assert_eq!(due(&computer, &Progress::default()), None);
        let back = Table { shown: Some(0), ..played(table("twilight", ALONE), "e2e4 e7e5") };
        assert_eq!(due(&back, &Progress::default()), None);
    }

    #[test]
    fn a_tip_is_of_one_game() {
        let first = table("alice", ALONE);
        let on = played(first.clone(), "e2e4");
        assert!(!is_past(&first, &on));
        assert!(is_past(&first, &table("chess", ALONE)));
        let kept = Table { record: Some(crate::app::common::id::Id::new([1, 2])), ..on.clone() };
        assert!(!is_past(&on, &kept) && is_past(&kept, &first));
    }

    /// Every tip can come up, in a game that begins with it or soon after.
    #[test]
    fn what_a_game_tells_of_can_be_done_in_it() {
        for spec in Spec::all() {
            for tip in spec.tips() {
                let mut table = table(spec.slug(), [PlayedBy::Human; 2]);
                let mut games = vec![table.game.clone()];
                let known = Progress::default();
                let is_due = |table: &Table| {
                    let others = spec.tips().iter().filter(|other| *other != tip);
                    let mut known = known.clone();
                    others.for_each(|other| known.learn(other.name));
                    due(table, &known) == Some(*tip)
                };
                for step in 0..4_000_usize {
                    if is_due(&table) {
                        break;
                    }
                    assert!(step < 3_999, "{}: {}", spec.slug(), tip.name);
                    let game = games.last().expect("a game").clone();
                    let legal = game.legal();
                    let next = (game.status().outcome.is_none() && game.len() < 80)
                        .then(|| game.after(legal[step * 7919 % legal.len()]))
                        .flatten();
                    games = vec![next.unwrap_or_else(|| Game::new(spec))];
                    table = Table { game: games[0].clone(), ..table };
                }
            }
        }
    }
}
