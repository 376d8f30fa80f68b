//! What the other side can do in its turn, and what can be done then.

use crate::board::{Color, Player, Role};
use crate::game::Game;

/// Whose move it is.
pub fn mover(game: &Game) -> Player {
    game.player_of(game.turn())
}

/// Does the game go on with a move of that player?
pub fn moves_on(game: &Game, player: Player) -> bool {
    game.status().outcome.is_none() && mover(game) == player
}

/// The games after each move of the side to move, and after each two where a turn has two.
pub fn turns(game: &Game) -> Vec<Game> {
    let mut found: Vec<Game> = game.legal().iter().filter_map(|&m| game.after(m)).collect();
    let more: Vec<Game> = found
        .iter()
        .filter(|next| moves_on(next, mover(game)))
        .flat_map(|next| next.legal().iter().filter_map(|&m| next.after(m)).collect::<Vec<_>>())
        .collect();
    found.extend(more);
    found
}

/// Has a player won?
pub fn has_won(game: &Game, player: Player) -> bool {
    game.status().outcome.is_some_and(|end| end.winner == Some(player))
}

/// Has the side that was not to move lost a piece of a role, or any?
pub fn lost(before: &Game, after: &Game, role: Option<Role>) -> bool {
    let us = !before.turn();
    match role {
        Some(role) => count(after, us, role) < count(before, us, role),
        None => Role::ALL.into_iter().any(|role| count(after, us, role) < count(before, us, role)),
    }
}

/// How many pieces of a role a side has, on boards and to drop.
pub fn count(game: &Game, color: Color, role: Role) -> u32 {
    let position = game.position();
    let on_boards =
        position.boards().iter().map(|board| (board.color(color) & board.role(role)).len());
    on_boards.sum::<u32>() + u32::from(position.info.pocket(color).count(role))
}

/// Does something hold whatever the other side does in its turn? It does where the game is won.
pub fn always(game: &Game, solver: Player, holds: impl Fn(&Game) -> bool) -> bool {
    let spoils = |next: &Game| is_spoiled(next, solver, &holds);
    has_won(game, solver) || game.status().outcome.is_none() && !turns(game).iter().any(spoils)
}

/// Has the other side, if its turn is over, seen to it that something holds no longer?
pub fn is_spoiled(game: &Game, solver: Player, holds: impl Fn(&Game) -> bool) -> bool {
    match game.status().outcome {
        Some(_) => !has_won(game, solver),
        None => mover(game) == solver && !holds(game),
    }
}

/// Can a player who is to move win in that turn?
pub fn can_win(game: &Game, player: Player) -> bool {
    turns(game).iter().any(|next| has_won(next, player))
}

/// Can the side to move capture a piece of one of these roles in its turn?
pub fn catches(game: &Game, roles: &[Role]) -> bool {
    let them = !game.turn();
    let fewer =
        |next: &Game| roles.iter().any(|&role| count(next, them, role) < count(game, them, role));
    turns(game).iter().any(fewer)
}
