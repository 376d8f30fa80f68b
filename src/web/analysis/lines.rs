//! The engine's lines: a move that is pointed at shows its position, one that is pressed is played, with those
//! before it.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::app::turns::lines::{Line, LineMove};
use crate::app::turns::study::StudyAction;
use crate::app::turns::watching::Subject;
use crate::app::turns::words;
use crate::app::wording::figurines::figurines;
use crate::rules::Move;
use crate::texts::texts;
use crate::web::common::picture::picture;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct LinesProps {
    pub room: RoomHandle,
    pub lines: Rc<Vec<Line>>,
    pub figurines: bool,
}

/// The best lines, in as many rows as are asked for, so that nothing below them moves.
#[component]
pub fn Lines(props: &LinesProps) -> Html {
    let LinesProps { room, lines, figurines } = props;
    // The move that is pointed at: which of which line.
    let pointed = use_state_eq(|| None::<(usize, usize)>);
    use_effect_with(room.table.version, {
        let pointed = pointed.setter();
        move |_| pointed.set(None)
    });
    let point = {
        let pointed = pointed.setter();
        Callback::from(move |at| pointed.set(at))
    };
    let seen = pointed.and_then(|(line, place)| lines.get(line)?.moves.get(place));
    let rows = usize::from(room.table.watching.lines);
    html! {
        <>
            <ol class="lines" aria-label={texts().engine_lines_title()} ~style={format!("--rows:{rows}")} onmouseleave={point.reform(|_| None)}>
                for (i, line) in lines.iter().take(rows).enumerate() {
                    <li key={i}>
                        <b>{ words::worth_short(line.score) }</b>
                        for (place, made) in line.moves.iter().enumerate() {
                            { line_move(room, line, (i, place), made, *figurines, &point) }
                        }
                    </li>
                }
            </ol>
            if let Some(made) = seen {
                <div class="peek" aria-hidden="true">{ picture(&made.after.scene(), room.table.orientation, "peeked") }</div>
            }
        </>
    }
}

fn line_move(
    room: &RoomHandle,
    line: &Line,
    at: (usize, usize),
    made: &LineMove,
    with_figurines: bool,
    point: &Callback<Option<(usize, usize)>>,
) -> Html {
    let play = {
        let (room, moves) =
            (room.clone(), line.moves[..=at.1].iter().map(|made| made.m).collect::<Vec<_>>());
        move |_: MouseEvent| follow(&room, moves.clone())
    };
    let san = if with_figurines { figurines(&made.san) } else { made.san.clone() };
    html! {
        <>
            if let Some(number) = &made.number { <span class="no">{ number }</span> }
            <button
                class="ply" type="button" key={at.1}
                disabled={room.table.watching.subject == Subject::Threat}
                onclick={play}
                onmouseenter={point.reform(move |_| Some(at))} onfocus={point.reform(move |_| Some(at))}
                onblur={point.reform(|_| None)}
            >
                { san }
            </button>
        </>
    }
}

/// Plays moves of a line, unless they are what only could be.
pub fn follow(room: &RoomHandle, moves: Vec<Move>) {
    if room.table.watching.subject == Subject::Position {
        room.dispatch(Action::Study(StudyAction::Follow(moves)));
    }
}
