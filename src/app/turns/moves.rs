//! Making moves at the table, looking back, and taking back.

use std::rc::Rc;

use crate::app::turns::hint::Hint;
use crate::app::turns::hints;
use crate::app::turns::notice::Saying;
use crate::app::turns::offers;
use crate::app::turns::premoves;
use crate::app::turns::study::{Study, StudyAction};
use crate::app::turns::table::Table;
use crate::app::turns::view;
use crate::app::turns::watching::Subject;
use crate::board::{Color, Player, Role};
use crate::game::{Game, Press, Spot};
use crate::rules::Move;
use crate::worker::Tell;

/// Where to look in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveStep {
    First,
    Back,
    Forward,
    Last,
    /// The position after so many moves.
    To(usize),
}

/// Presses a spot: picks it, plays the move it completes, asks which, or says why there is none. Whoever
/// waits for a turn enters the move instead, the usual one of several.
pub fn press_spot(table: &mut Table, spot: Spot, now: u64) {
    match (view::pressing(table, spot), premoves::waiting(table)) {
        (Press::Nothing, _) => press_nothing(table, spot),
        (Press::Pick(spot), _) => {
            table.let_go();
            table.picked = Some(spot);
        }
        (Press::Play(m), None) => make(table, m, now),
        (Press::Play(m), Some(us)) => premoves::enter(table, us, m),
        // One way alone may be asked about, too.
        (Press::Choose(moves), None) => table.choosing = moves,
        (Press::Choose(moves), Some(us)) => {
            moves.first().into_iter().for_each(|&usual| premoves::enter(table, us, usual));
        }
    }
}

/// Presses a spot that means nothing: what is drawn is erased, and premoves are given up.
fn press_nothing(table: &mut Table, spot: Spot) {
    if table.picked.is_none() {
        view::erase(table);
        premoves::give_up(table);
    }
    let why = why_not(table, spot);
    refuse(table, why);
}

/// Drops what is picked on a spot: the same, but that nothing else is picked.
pub fn drop_on(table: &mut Table, spot: Spot, now: u64) {
    match view::pressing(table, spot) {
        Press::Pick(_) => {
            let why =
                table.picked.and_then(|piece| table.game.refusal(piece, view::meant(table, spot)));
            refuse(table, why.map(Saying::Refused));
        }
        _ => press_spot(table, spot, now),
    }
}

/// Lets go of what is picked, and says why.
fn refuse(table: &mut Table, why: Option<Saying>) {
    table.let_go();
    if let Some(why) = why {
        table.say(why);
    }
}

/// Why pressing a spot does nothing: its piece cannot move, what is picked may not go there, or what
/// is there is the opponent's.
fn why_not(table: &Table, spot: Spot) -> Option<Saying> {
    if !table.is_live() || !table.choosing.is_empty() || view::holds(table, spot) {
        return None;
    }
    let game = &table.game;
    let refusal = match table.picked {
        None => view::under(table, spot).find_map(|spot| game.held(spot)),
        Some(picked) => {
            let spot = view::meant(table, spot);
            game.held(spot).or_else(|| game.refusal(picked, spot))
        }
    };
    let refused = refusal.map(Saying::Refused);
    refused.or_else(|| is_opponents(table, spot).then(|| Saying::NotYours(!game.turn())))
}

/// Does the opponent own what is there: the piece, or the zone to which something is carried?
fn is_opponents(table: &Table, spot: Spot) -> bool {
    let (them, position) = (!table.game.turn(), table.game.position());
    let stands = |spot| match spot {
        Spot::Square(at) => position.piece_at(at).is_some_and(|piece| piece.color == them),
        Spot::Pocket(color, role) => color == them && position.info.pocket(color).count(role) > 0,
        Spot::Zone(color) => color == them && table.picked.is_some(),
    };
    view::under(table, spot).any(stands)
}

/// Makes a move of whoever is to move; nothing happens once the game is over.
pub fn make(table: &mut Table, m: Move, now: u64) {
    let Some(mover) = table.to_move() else {
        return table.let_go();
    };
    let Some(game) = table.game.after(m) else {
        return table.let_go();
    };
    if table.study.is_some() {
        return study(table, |study| study.act(StudyAction::Follow(vec![m])));
    }
    let own = own_below(table);
    let then = table.game.clone();
    table.changed(game);
    let next = table.game.player_of(table.game.turn());
    table.clock = table.clock.map(|clock| clock.pressed(mover, next, now));
    note_time(table, mover, now);
    if changes_hands(&then, &table.game) {
        table.clock = table.clock.map(|clock| clock.exchanged(now).started(next, now));
        sit_behind(table, own);
        table.say(Saying::Switched(mover, table.color_of(mover)));
    }
    if table.outcome().is_some() {
        table.premoves.clear();
        table.stop_clock(now);
    }
}

/// Notes what whoever has just moved has left.
fn note_time(table: &mut Table, mover: Player, now: u64) {
    if let Some(clock) = table.clock.filter(|_| table.times.len() + 1 == table.game.len()) {
        table.times.push(clock.left(mover, now));
    }
}

/// Makes the first premove once its turn has come; whoever looks back goes on doing so.
// It comes later than its caller (Cargo.toml).
#[inline(never)]
pub fn make_premove(table: &mut Table, now: u64) {
    let first = premoves::are_due(table).then(|| premoves::take_first(table)).flatten();
    if let Some(m) = first {
        let looking_back = table.shown;
        make(table, m, now);
        table.shown = looking_back;
    }
}

/// Do the persons command other sides in one position than in another?
fn changes_hands(then: &Game, now: &Game) -> bool {
    then.player_of(Color::White) != now.player_of(Color::White)
}

/// Who sits alone at this device behind the side that is theirs.
pub(crate) fn own_below(table: &Table) -> Option<Player> {
    let player = table.setup.human();
    let own = !table.setup.is_shared() && table.orientation == table.color_of(player);
    own.then_some(player)
}

/// Whoever sat behind a side of their own goes on doing so.
pub(crate) fn sit_behind(table: &mut Table, own: Option<Player>) {
    if let Some(player) = own {
        table.orientation = table.color_of(player);
    }
}

/// Does something with the game that is looked into, if it is one.
pub fn study(table: &mut Table, deed: impl FnOnce(&mut Study)) {
    let Some(study) = &mut table.study else { return };
    let study = Rc::make_mut(study);
    deed(study);
    let game = study.game_from(&table.game);
    match game.moves() == table.game.moves() {
        true => table.is_played_on = true,
        false => table.changed(game),
    }
}

/// Looks elsewhere in the game.
pub fn show(table: &mut Table, step: MoveStep) {
    if table.study.is_some() {
        return study(table, |study| match step {
            MoveStep::First => study.first(),
            MoveStep::Back => study.back(),
            MoveStep::Forward => study.forward(),
            MoveStep::Last => study.last(),
            MoveStep::To(ply) => study.to(ply),
        });
    }
    let (ply, last) = (table.ply(), table.game.len());
    let ply = match step {
        MoveStep::First => 0,
        MoveStep::Back => ply.saturating_sub(1),
        MoveStep::Forward => ply + 1,
        MoveStep::Last => last,
        MoveStep::To(ply) => ply,
    };
    let shown = (ply < last).then_some(ply);
    if shown != table.shown {
        table.shown = shown;
        table.let_go();
        // The engine may be watching: what it says of another position is void.
        if !table.is_thinking() {
            table.thoughts.clear();
            table.watching.subject = Subject::Position;
            table.version = table.version.wrapping_add(1);
        }
    }
}

/// Takes back the last turn, or as much of it as has been made; against the computer, back to a
/// position where the person begins a turn.
pub fn take_back(table: &mut Table, now: u64) {
    if !table.can_take_back() {
        return;
    }
    let setup = table.setup;
    let begins = |game: &Game| {
        let place = game.place(game.len());
        place.made == 0 && setup.is_human(game.player_of(place.color))
    };
    let mut moves = table.game.len().saturating_sub(1);
    let mut game = table.game.first_plies(moves);
    while moves > 0 && !begins(&game) {
        moves -= 1;
        game = table.game.first_plies(moves);
    }
    if !table.setup.is_human(game.player_of(game.turn())) {
        return;
    }
    table.ended = None;
    table.score = None;
    table.premoves.clear();
    let own = own_below(table);
    if changes_hands(&table.game, &game) {
        table.clock = table.clock.map(|clock| clock.exchanged(now));
    }
    table.changed(game);
    table.times.truncate(moves);
    sit_behind(table, own);
    let mover = table.game.player_of(table.game.turn());
    table.clock = table.clock.map(|clock| match moves {
        0 => clock.stopped(now),
        _ => clock.started(mover, now),
    });
}

/// Hears what the engine has to tell. What it tells of an earlier question is passed over.
pub fn told(table: &mut Table, tell: Tell, now: u64) {
    match tell {
        Tell::Info { version, lines } if version == table.version => table.thoughts = lines,
        Tell::Best { version, coord, score } if version == table.version => {
            if table.hint == Some(Hint::Asked) {
                return hints::given(table, coord.as_deref());
            }
            if !table.is_thinking() {
                return;
            }
            table.score = Some(score);
            if offers::computer_claims(table, score) {
                return offers::claim_draw(table, now);
            }
            let Some(m) = coord.and_then(|coord| table.game.read(&coord).ok()) else {
                return table.say(Saying::NoMoveFound);
            };
            let looking_back = table.shown;
            make(table, m, now);
            // Whoever looks back is not torn away.
            table.shown = looking_back;
        }
        Tell::Failed { version, what } if version == table.version => {
            table.say(Saying::EngineFault(what));
        }
        Tell::Ready | Tell::Info { .. } | Tell::Best { .. } | Tell::Failed { .. } => {}
    }
}

/// Has a piece been captured between a position and a later one? Pieces in zones count, and a pair of
/// pawns counts twice.
pub fn captures(then: &Game, now: &Game) -> bool {
    let pieces = |game: &Game| {
        let scene = game.scene();
        let on_boards =
            scene.pieces.iter().map(|piece| if piece.role == Role::Tandem { 2 } else { 1 });
        let in_zones = scene.trays.iter().flat_map(|tray| tray.pockets.iter());
        on_boards.sum::<usize>() + in_zones.map(|&(_, count)| usize::from(count)).sum::<usize>()
    };
    pieces(now) < pieces(then)
}
