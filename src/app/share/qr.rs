//! A link as a QR code: dark squares on white, for the camera of another device.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The white border the standard asks for, in squares.
pub const QUIET: i32 = 4;

/// The largest code that is drawn: of 117 squares a side, which cameras still read from a screen.
const LARGEST: u8 = 25;

/// So many characters at least find room in a code.
pub const LONGEST: usize = 1_270;

/// A code as a drawing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// How many squares it is wide and high, its border included.
    pub side: i32,
    /// The dark squares, as SVG path data.
    pub path: String,
}

/// The code of a text; none if the text is too long for one.
pub fn drawing(text: &str) -> Option<Drawing> {
    let segments = QrSegment::make_segments(text);
    let (smallest, largest) = (Version::MIN, Version::new(LARGEST));
    let low = QrCodeEcc::Low;
    let code = QrCode::encode_segments_advanced(&segments, low, smallest, largest, None, true);
    let code = code.ok()?;
    let rows = (0..code.size()).map(|y| row(&code, y));
    Some(Drawing { side: code.size() + 2 * QUIET, path: rows.collect() })
}

/// The dark squares of a row, each run of them as one rectangle.
fn row(code: &QrCode, y: i32) -> String {
    let (mut path, mut x) = (String::new(), 0);
    while x < code.size() {
        let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
        if run > 0 {
            path += &format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET);
        }
        x += run + 1;
    }
    path
}
