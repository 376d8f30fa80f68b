//! The editor as the page has it: the position, what it was before, what is in hand, and what is typed.

use super::address::Addressed;
use super::change::Change;
use super::draft::Draft;
use super::game::EditedGame;
use super::{address, paste};
use crate::board::{BoardSquare, Color, Piece};
use crate::notation::Fault;
use crate::variants::Spec;

/// So many changes can be taken back.
const LONGEST_PAST: usize = 500;

/// What a press on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// It picks a piece, to be carried or to be asked about.
    #[default]
    Hand,
    /// It takes whoever is there off the board.
    Eraser,
    /// It puts a piece there.
    Piece(Piece),
    /// It puts a piece there that was a pawn.
    Promoted(Piece),
}

/// What stands in the field of the FEN while somebody writes there.
#[derive(Clone, PartialEq, Debug)]
pub struct Typed {
    pub text: String,
    /// Why it is no position.
    pub fault: Option<Fault>,
}

/// The editor.
#[derive(Clone, PartialEq, Debug)]
pub struct Desk {
    pub draft: Draft,
    /// Which side is drawn below.
    pub below: Color,
    pub tool: Tool,
    /// The piece that one asks about.
    pub picked: Option<BoardSquare>,
    pub typed: Option<Typed>,
    past: Vec<Draft>,
    future: Vec<Draft>,
    /// Does the next change go with the one before, as all of one stroke do?
    goes_on: bool,
}

/// What can happen at the desk.
#[derive(Clone, PartialEq, Debug)]
pub enum DeskAction {
    /// A change, to be taken back by itself.
    Change(Change),
    /// A change that begins a stroke, and one that goes on with it: they are taken back together.
    Stroke(Change),
    GoOn(Change),
    Undo,
    Redo,
    Take(Tool),
    Pick(Option<BoardSquare>),
    Flip,
    /// A text in the field of the FEN.
    Type(String),
    /// What is typed there is meant as a position of another game.
    ReadAs(Spec),
    /// The field is left: what could be read has been.
    LeaveField,
    /// An address that somebody goes to.
    Follow(String),
}

impl Desk {
    /// A desk with a position on it.
    pub fn with(draft: Draft, below: Color) -> Desk {
        Desk {
            draft,
            below,
            tool: Tool::Hand,
            picked: None,
            typed: None,
            past: Vec::new(),
            future: Vec::new(),
            goes_on: false,
        }
    }

    /// The desk as it is found: with what an address says, else with what was kept of the last visit as
    /// another one, else with something to begin with.
    pub fn opened(hash: &str, kept: &str, first: &Draft) -> Desk {
        let begun = Desk::with(first.clone(), Color::White);
        let last = begun.act(DeskAction::Follow(kept.to_owned()));
        let last = Desk::with(last.draft, last.below);
        let desk = last.act(DeskAction::Follow(hash.to_owned()));
        // Nobody has changed anything yet.
        Desk { past: Vec::new(), ..desk }
    }

    /// The address of what is on it.
    pub fn address(&self) -> String {
        address::write(&self.draft, self.below)
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The desk after something has happened.
    pub fn act(&self, action: DeskAction) -> Desk {
        let mut next = self.clone();
        match action {
            DeskAction::Change(change) | DeskAction::Stroke(change) => {
                next.goes_on = false;
                next.change(change);
            }
            DeskAction::GoOn(change) => next.change(change),
            DeskAction::Undo => next.undo(),
            DeskAction::Redo => next.redo(),
            DeskAction::Take(tool) => (next.tool, next.picked) = (tool, None),
            DeskAction::Pick(at) => next.picked = at.filter(|&at| next.draft.man(at).is_some()),
            DeskAction::Flip => next.below = !next.below,
            DeskAction::Type(text) => next.read(text),
            DeskAction::ReadAs(spec) => next.read_as(spec),
            DeskAction::LeaveField => next.typed = next.typed.filter(|typed| typed.fault.is_some()),
            DeskAction::Follow(hash) => next.follow(&hash),
        }
        next
    }

    fn change(&mut self, change: Change) {
        let carried_to = match change {
            Change::Carry(_, Some(crate::game::Spot::Square(to))) => Some(to),
            _ => None,
        };
        self.become_draft(self.draft.changed(change));
        if let Some(to) = carried_to {
            self.picked = self.picked.map(|_| to);
        }
        self.picked = self.picked.filter(|&at| self.draft.man(at).is_some());
        self.typed = None;
    }

    fn become_draft(&mut self, draft: Draft) {
        if draft == self.draft {
            return;
        }
        let before = std::mem::replace(&mut self.draft, draft);
        if !std::mem::replace(&mut self.goes_on, true) {
            self.past.push(before);
            let more = self.past.len().saturating_sub(LONGEST_PAST);
            self.past.drain(..more);
        }
        self.future.clear();
    }

    fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.draft, before));
            self.settle();
        }
    }

    fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.draft, after));
            self.settle();
        }
    }

    fn settle(&mut self) {
        self.goes_on = false;
        self.typed = None;
        self.picked = None;
    }

    /// Takes the position that a text shows; one that shows none changes nothing.
    fn read(&mut self, text: String) {
        let fault = match paste::read_here(self.draft.game, &text) {
            Ok(draft) => {
                self.goes_on = false;
                self.picked = None;
                self.become_draft(draft);
                None
            }
            Err(fault) => Some(fault),
        };
        self.typed = Some(Typed { text, fault });
    }

    fn read_as(&mut self, spec: Spec) {
        let text = self.typed.as_ref().map(|typed| typed.text.clone()).unwrap_or_default();
        if let Ok(draft) = paste::read_here(EditedGame::Turns(spec), &text) {
            self.become_draft(draft);
            self.settle();
        }
    }

    /// Goes where an address leads. One that is wrong stands in the field, with what is wrong about it.
    fn follow(&mut self, hash: &str) {
        self.goes_on = false;
        match address::read(hash) {
            Addressed::Anything => {}
            Addressed::Position(draft, below) => {
                self.below = below;
                self.picked = None;
                self.typed = None;
                self.become_draft(*draft);
            }
            Addressed::Wrong(wrong) => {
                if let Some(game) = wrong.game {
                    self.become_draft(self.draft.changed(Change::Game(game)));
                }
                self.typed = Some(Typed { text: wrong.text, fault: Some(wrong.fault) });
            }
        }
    }
}
