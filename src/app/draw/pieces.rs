//! The pieces, drawn for this project: plain shapes in a box of 45 by 45.
//!
//! A body is several simple shapes laid over one another in a single path. The style sheet paints
//! its stroke *under* its fill (`paint-order: stroke`), so seams inside the piece vanish and only the
//! outline of the union is left. The detail is stroked on top, never filled; a dot is a stroke of
//! no length with a round cap. All pieces stand on the same plinth, on the line y = 40.
//!
//! Markup: `<svg class="glyph" viewBox="0 0 45 45"><path class="body" d=…/><path class="detail" d=…/></svg>`
//! inside an element with the class `white` or `black`, which sets the colours.

use crate::board::Role;

/// The drawing of one piece, as SVG path data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The silhouette: filled, and outlined from behind.
    pub body: &'static str,
    /// The lines inside it: stroked only.
    pub detail: &'static str,
}

/// The side of the box every glyph is drawn in.
pub const BOX: u32 = 45;

/// The drawing of a role. Both colours share it.
pub const fn glyph(role: Role) -> &'static Glyph {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
        Role::Tandem => &TANDEM,
    }
}

/// Ball, collar, skirt, plinth.
const PAWN: Glyph = Glyph {
    body: "M22.5 9.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6z\
        M16.4 20.2h12.2a1.5 1.5 0 0 1 0 3H16.4a1.5 1.5 0 0 1 0-3z\
        M19 22h7c.2 5.6 2.6 9.4 5.5 13h-18c2.9-3.6 5.3-7.4 5.5-13z\
        M11.5 40v-2a3.5 3.5 0 0 1 3.5-3.5h15a3.5 3.5 0 0 1 3.5 3.5v2z",
    detail: "M15 35.2h15",
};

/// A horse's head looking to the left: ear, brow, muzzle, jaw, chest, and the arch of the mane.
const KNIGHT: Glyph = Glyph {
    body: "M13 36c.3-4.3 3-6.6 5.4-9.1c1.3-1.4 2.1-2.5 2.2-4.1\
        c-1.7 1.3-3.4 1.8-5.3 1.9c-.8 1.6-2.1 2.6-3.7 2.5\
        c-2.2-.2-3.7-2-3.4-4.1c.3-2 2-3.7 3-5.9c1-2.4 1.5-4.7 3.3-6.6\
        c1-1.1 2.2-1.9 3.4-2.4l-.5-3.7c1.9.5 3.6 1.6 4.7 3\
        c7.6.6 12.5 7.4 12.5 17.5c0 4.2-.5 7.9-1.4 11z\
        M10.5 40v-1.5a3.5 3.5 0 0 1 3.5-3.5h18a3.5 3.5 0 0 1 3.5 3.5v1.5z",
    detail: "M17.3 15.2h.01M11.1 23.2h.01M14 35.7h17.5M24.3 11.3c4.5 2.2 6.7 7.2 6.5 14.2",
};

/// A mitre with a slit, a pearl on top.
const BISHOP: Glyph = Glyph {
    body: "M22.5 4.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z\
        M22.5 8c5.3 3.7 8.3 8 8.3 12.2c0 3.3-1.9 6-4.3 7.3h-8c-2.4-1.3-4.3-4-4.3-7.3c0-4.2 3-8.5 8.3-12.2z\
        M16.2 26.5h12.6a1.5 1.5 0 0 1 0 3H16.2a1.5 1.5 0 0 1 0-3z\
        M18.5 28.5h8c.3 2.8 1.7 4.7 3.7 6.5h-15.4c2-1.8 3.4-3.7 3.7-6.5z\
        M10.5 40v-2a3.5 3.5 0 0 1 3.5-3.5h17a3.5 3.5 0 0 1 3.5 3.5v2z",
    detail: "M25.8 13l-4.3 6.3M14.5 35.2h16",
};

/// A tower with three merlons.
const ROOK: Glyph = Glyph {
    body: "M11.3 8h4.2v4h4.6v-4h4.8v4h4.6v-4h4.2v7.5l-3.5 3.5h-15.4l-3.5-3.5z\
        M16 18h13l1.7 17h-16.4z\
        M10 40v-2a3.5 3.5 0 0 1 3.5-3.5h18a3.5 3.5 0 0 1 3.5 3.5v2z",
    detail: "M16.2 19.5h12.6M14.5 35.2h16",
};

/// A coronet of five pearls.
const QUEEN: Glyph = Glyph {
    body: "M7.3 9.4a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z\
        M14.6 5.7a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z\
        M22.5 4.1a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z\
        M30.4 5.7a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z\
        M37.7 9.4a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z\
        M7.3 12l7.6 8.4l-.3-12l5.1 11l2.8-12.5l2.8 12.5l5.1-11l-.3 12l7.6-8.4l-6.7 16h-17z\
        M14.2 26.8h16.6a1.5 1.5 0 0 1 0 3h-16.6a1.5 1.5 0 0 1 0-3z\
        M16 29h13c.3 2.3 1.3 4.2 2.8 6h-18.6c1.5-1.8 2.5-3.7 2.8-6z\
        M9.5 40v-2a3.5 3.5 0 0 1 3.5-3.5h19a3.5 3.5 0 0 1 3.5 3.5v2z",
    detail: "M14.5 26.8h16M13.5 35.2h18",
};

/// A cross over a domed cup.
const KING: Glyph = Glyph {
    body: "M21 3h3v2.6h2.7v3h-2.7v4h-3v-4h-2.7v-3h2.7z\
        M11 16.5c3.3-3.4 7-5 11.5-5s8.2 1.6 11.5 5l-3.8 11.5h-15.4z\
        M14.2 26.8h16.6a1.5 1.5 0 0 1 0 3h-16.6a1.5 1.5 0 0 1 0-3z\
        M16 29h13c.3 2.3 1.3 4.2 2.8 6h-18.6c1.5-1.8 2.5-3.7 2.8-6z\
        M9.5 40v-2a3.5 3.5 0 0 1 3.5-3.5h19a3.5 3.5 0 0 1 3.5 3.5v2z",
    detail: "M12 17.8c6.5-3.2 14.5-3.2 21 0M14.5 26.8h16M13.5 35.2h18",
};

/// Two pawns, one behind the other's shoulder. The detail tells the near skirt from the far one.
const TANDEM: Glyph = Glyph {
    body: "M29.5 5.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4z\
        M24 15.7h11a1.4 1.4 0 0 1 0 2.8h-11a1.4 1.4 0 0 1 0-2.8z\
        M26.4 17.5h6.2c.2 7.2 2.4 13 5.4 17.5h-17c3-4.5 5.2-10.3 5.4-17.5z\
        M15.5 12.3a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4z\
        M10 22.2h11a1.4 1.4 0 0 1 0 2.8h-11a1.4 1.4 0 0 1 0-2.8z\
        M12.4 24h6.2c.2 4.6 2.4 8 5.4 11h-17c3-3 5.2-6.4 5.4-11z\
        M4.5 40v-2a3.5 3.5 0 0 1 3.5-3.5h29a3.5 3.5 0 0 1 3.5 3.5v2z",
    detail: "M20 27.5c.8 2.9 2.2 5.3 4.2 7.7M8.5 35.2h28",
};
