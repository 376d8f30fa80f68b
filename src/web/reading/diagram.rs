//! A position as a picture: all its boards, and the pieces in the zones. A board is drawn once it is near what
//! is seen.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::wording::terms;
use crate::board::{BoardSquare, Color, Square};
use crate::game::Spot;
use crate::game::scene::{BoardScene, MarkKind, Scene};
use crate::notation::square as square_name;
use crate::web::common::near::use_near;
use crate::web::draw::figure::figure;
use crate::web::draw::glyphs::{glyph, side};
use crate::web::draw::pieces_layer::PiecesLayer;

/// A position as a picture, with the spots of a move that is refused.
pub fn diagram(scene: Scene, refused: &[Spot]) -> Html {
    let scene = Rc::new(scene);
    let several = scene.boards.len() > 1;
    html! {
        <div class="diagram" ~style={measures(&scene)}>
            { waiting(&scene, Color::Black) }
            <div class="pictures" aria-hidden="true">
                for board in &scene.boards {
                    <div class="picture" key={board.id.index()}>
                        <Picture scene={scene.clone()} board={*board} refused={refused.to_vec()} />
                        if several {
                            <span class="board-name">{ board.id.letter() }</span>
                        }
                    </div>
                }
            </div>
            { waiting(&scene, Color::White) }
        </div>
    }
}

/// How many boards and files there are, for the style sheet.
pub fn measures(scene: &Scene) -> String {
    let files = scene.boards.first().map_or(8, |board| board.files);
    format!("--boards:{};--files:{files}", scene.boards.len())
}

#[derive(PartialEq, Properties)]
struct PictureProps {
    scene: Rc<Scene>,
    board: BoardScene,
    refused: Vec<Spot>,
}

#[component]
fn Picture(props: &PictureProps) -> Html {
    let PictureProps { scene, board, refused } = props;
    let place = use_node_ref();
    if !use_near(&place) {
        return html! { <div class="board" ref={place} /> };
    }
    html! {
        <div class="board" ref={place}>
            for rank in (0..board.ranks).rev() {
                <div class="rank" key={rank}>
                    for file in 0..board.files {
                        { square(scene, BoardSquare::new(board.id, Square::at(file, rank)), refused) }
                    }
                </div>
            }
            { figure(&scene.figure, *board, &[board.id], Color::White) }
            <PiecesLayer
                board={*board} worlds={vec![board.id]} pieces={scene.pieces.clone()}
                orientation={Color::White} blast={scene.blast}
            />
        </div>
    }
}

fn square(scene: &Scene, site: BoardSquare, refused: &[Spot]) -> Html {
    let spot = Spot::Square(site);
    let class = classes!(
        "square",
        if site.square().is_light() { "light" } else { "dark" },
        scene.is_marked(spot, MarkKind::LastMove).then_some("last"),
        scene.is_marked(spot, MarkKind::Passage).then_some("passage"),
        scene.is_marked(spot, MarkKind::Check).then_some("check"),
        scene.is_marked(spot, MarkKind::Stone).then_some("stone"),
        (refused.first() == Some(&spot)).then_some("picked"),
        refused.iter().skip(1).any(|&end| end == spot).then_some("refused"),
    );
    let name = square_name(site.square());
    let (file, rank) = name.split_at(1);
    html! {
        <div {class} key={site.square().file()}>
            if file == "a" { <i class="coord-rank" data-text={rank.to_owned()}></i> }
            if rank == "1" { <i class="coord-file" data-text={file.to_owned()}></i> }
        </div>
    }
}

/// The pieces in a side's zone, if there are any.
fn waiting(scene: &Scene, color: Color) -> Html {
    let Some(tray) = scene.trays.iter().find(|tray| tray.color == color) else { return html! {} };
    if tray.pockets.iter().all(|&(_, count)| count == 0) {
        return html! {};
    }
    html! {
        <p class={classes!("waiting", side(color))}>
            { terms::tray_here(tray.kind, color) }
            for &(role, count) in &tray.pockets {
                for _ in 0..count { { glyph(role) } }
            }
        </p>
    }
}
