//! What can happen at a table. No browser is needed: an action makes a new table of an old one.

use std::rc::Rc;

use crate::app::common::id::Id;
use crate::app::common::shape::Shape;
use crate::app::turns::afar::Report;
use crate::app::turns::layout::{Layout, View};
use crate::app::turns::moves::MoveStep;
use crate::app::turns::notice::Saying;
use crate::app::turns::study::StudyAction;
use crate::app::turns::table::{Setup, Table};
use crate::app::turns::watching::Watching;
use crate::app::turns::wire::Want;
use crate::app::turns::{afar, hints, moves, offers, premoves, view};
use crate::board::BoardId;
use crate::game::Spot;
use crate::meet::turns::Wish;
use crate::rules::Move;
use crate::worker::Tell;

/// What can happen at a table.
#[derive(Clone)]
pub enum Action {
    Press(Spot),
    /// What is picked has been carried to a spot.
    Drop(Spot),
    /// One of the moves among which to choose.
    Choose(Move),
    /// Nothing is picked and nothing is to be chosen any more.
    LetGo,
    /// The same, and premoves are given up.
    Cancel,
    /// A move entered ahead of one's turn.
    Premove(Move),
    /// The premove whose turn has come.
    MakePremove,
    /// An arrow or a circle, to be drawn or erased.
    Draw(Shape),
    Show(MoveStep),
    /// What is said of the game is something else now, as PGN.
    Annotate(Rc<str>),
    /// Something is done with a game that is looked into.
    Study(StudyAction),
    TakeBack,
    Resign,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    ClaimDraw,
    Flip,
    /// Lays the boards apart or over one another.
    Lay(Layout),
    /// The board turns after each turn of two people here, or no longer.
    Turning(bool),
    /// Brings a board to the front.
    Front(BoardId),
    /// A new game from the usual start.
    Begin(Setup),
    /// The same for the people at this table, who have changed places.
    Again(Setup),
    /// Somebody takes up an invitation, perhaps under a name.
    Accept(Option<Rc<str>>),
    /// Something that the other player must hear, where there is a connection.
    Want(Want),
    /// The connection tells how the game stands.
    Report(Box<Report>),
    /// The game of a connection goes on by links.
    GoOnByLinks,
    /// A game from elsewhere: a link, a file, an earlier visit.
    Open(Box<Table>),
    Told(Tell),
    /// Somebody wants to know what the computer would play.
    Hint,
    /// The engine is asked otherwise.
    Watch(Watching),
    /// Time has passed.
    Tick,
    Say(Saying),
    Hush,
    /// The game begins at a moment in milliseconds since 1970, unless it was begun before.
    Begun(u64),
    /// The game is kept under an id from now on, if it was kept as is said.
    File {
        from: Option<Id>,
        to: Id,
    },
}

impl Action {
    /// What an action means at a table with a connection, where it is more than looking at the board or moving.
    fn wanted(&self) -> Option<Want> {
        Some(match self {
            Action::TakeBack => Want::TakeBack,
            Action::OfferDraw => Want::Draw,
            Action::AcceptDraw => Want::Answer(Wish::Draw, true),
            Action::DeclineDraw => Want::Answer(Wish::Draw, false),
            Action::ClaimDraw => Want::Claim,
            Action::Resign => Want::Resign,
            Action::Again(_) => Want::Rematch,
            Action::Want(want) => *want,
            _ => return None,
        })
    }
}

impl Table {
    /// The table after an action at a time in milliseconds.
    pub fn act(&self, action: Action, now: u64) -> Table {
        let mut table = self.clone();
        let action = match self.wire.as_ref().and_then(|_| action.wanted()) {
            Some(want) => Action::Want(want),
            None => action,
        };
        match action {
            Action::Press(spot) => moves::press_spot(&mut table, spot, now),
            Action::Drop(spot) => moves::drop_on(&mut table, spot, now),
            Action::Choose(m) => moves::make(&mut table, m, now),
            Action::LetGo => table.let_go(),
            Action::Cancel => {
                table.let_go();
                premoves::give_up(&mut table);
            }
            Action::Premove(m) => {
                let us = premoves::waiting(&table);
                us.into_iter().for_each(|us| premoves::enter(&mut table, us, m));
            }
            Action::MakePremove => moves::make_premove(&mut table, now),
            Action::Draw(shape) => view::draw(&mut table, shape),
            Action::Show(step) => moves::show(&mut table, step),
            Action::Annotate(text) => {
                table.annotated = Some(text);
                table.is_played_on = true;
            }
            Action::Study(action) => moves::study(&mut table, |study| study.act(action)),
            Action::TakeBack => moves::take_back(&mut table, now),
            Action::Resign => offers::resign(&mut table, now),
            Action::OfferDraw => offers::offer_draw(&mut table, now),
            Action::AcceptDraw => offers::accept_draw(&mut table, now),
            Action::DeclineDraw => offers::decline_draw(&mut table),
            Action::ClaimDraw => offers::claim_draw(&mut table, now),
            Action::Flip => table.orientation = !table.orientation,
            Action::Lay(layout) => table.view.layout = layout,
            Action::Turning(turns) => {
                table.view.turns = turns;
                table.face_the_mover();
            }
            Action::Front(board) => table.view.front = board,
            Action::Begin(setup) => table.replace(Table::new(setup)),
            Action::Again(setup) => table.replace(self.again(setup)),
            Action::Want(want) => afar::want(&mut table, want),
            Action::Report(report) => afar::hear(&mut table, *report, now),
            Action::GoOnByLinks => afar::go_on_by_links(&mut table),
            Action::Accept(name) => table.accept(name),
            Action::Open(other) => table.replace(*other),
            Action::Told(tell) => moves::told(&mut table, tell, now),
            Action::Hint => hints::request(&mut table),
            Action::Watch(watching) => table.watch(watching),
            Action::Tick => offers::flag(&mut table, now),
            Action::Say(what) => table.say(what),
            Action::Hush => table.notice = None,
            Action::Begun(at) if table.annotated.is_none() => {
                table.begun = table.begun.or(Some(at));
            }
            Action::Begun(_) => {}
            Action::File { from, to } if table.record == from => {
                table.record = Some(to);
                if from.is_some() {
                    table.say(Saying::Forked);
                }
            }
            Action::File { .. } => {}
        }
        table
    }

    /// Somebody here plays the game that a link brought, perhaps under a name.
    fn accept(&mut self, name: Option<Rc<str>>) {
        self.is_invitation = false;
        let own = self.setup.human();
        if name.is_some() {
            self.names[own as usize] = name;
        }
    }

    /// Another game takes this one's place, looked at as this one; answers about this one are void.
    pub(super) fn replace(&mut self, other: Table) {
        let version = self.version.wrapping_add(1);
        let View { layout, turns, .. } = self.view;
        let view = View { layout, turns, ..other.view };
        *self = Table { version, view, watching: self.watching, ..other };
        self.face_the_mover();
    }
}
