//! Networks as bytes. `docs/networks.md` describes the format.

use std::fmt;

use super::lanes::{LANES, Lanes};
use super::{Ground, Inputs, Network, OUTPUTS};

/// What a file begins with: its kind, and the version of its format.
const MAGIC: [u8; 10] = *b"WBNETWRK\x01\x00";
/// A hidden layer of more groups is not read.
const MOST_WIDTH: usize = 16;

/// What is wrong with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkFault {
    /// It does not begin as such files do.
    Magic,
    /// A number of its head is out of bounds.
    Head,
    /// It is shorter or longer than its head says.
    Length,
}

impl fmt::Display for NetworkFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            NetworkFault::Magic => "this is no network, or one of another version",
            NetworkFault::Head => "there are no such networks",
            NetworkFault::Length => "the network is cut off, or something is behind it",
        })
    }
}

impl Network {
    /// The bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let Inputs { boards, files, roles, pockets } = self.inputs;
        let mut out = MAGIC.to_vec();
        out.push(self.game.len() as u8);
        out.extend(self.game.as_bytes());
        out.extend([boards, files, roles, pockets.into(), self.ground as u8, self.width() as u8]);
        out.extend(self.scale.to_le_bytes());
        out.extend(self.bias.as_flattened().iter().flat_map(|weight| weight.to_le_bytes()));
        let narrow = |lanes: &[Lanes]| lanes.as_flattened().iter().map(|&w| w as u8).collect();
        let rows: Vec<u8> = narrow(&self.rows);
        out.extend(rows);
        for output in &self.outputs {
            let output: Vec<u8> = narrow(output);
            out.extend(output);
        }
        out.extend(self.offsets.iter().flat_map(|offset| offset.to_le_bytes()));
        out
    }

    /// Reads the bytes of a file.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkFault> {
        let mut rest = bytes;
        if take::<10>(&mut rest) != Ok(MAGIC) {
            return Err(NetworkFault::Magic);
        }
        let [length] = take(&mut rest)?;
        let game = String::from_utf8_lossy(slice(&mut rest, length.into())?).into_owned();
        let [boards, files, roles, pockets, ground, width] = take(&mut rest)?;
        let inputs = Inputs { boards, files, roles, pockets: pockets == 1 };
        let ground = match ground {
            0 => Ground::Nothing,
            1 => Ground::Places,
            2 => Ground::Evaluation,
            _ => return Err(NetworkFault::Head),
        };
        let width = usize::from(width);
        let fits =
            (1..=3).contains(&boards) && (1..=8).contains(&files) && (6..=7).contains(&roles);
        if !fits || pockets > 1 || !(1..=MOST_WIDTH).contains(&width) {
            return Err(NetworkFault::Head);
        }
        let scale = i16::from_le_bytes(take(&mut rest)?);
        let bias = slice(&mut rest, 2 * width * LANES)?;
        let bias: Vec<i16> =
            bias.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        let rows = lanes(slice(&mut rest, inputs.count() * width * LANES)?);
        let mut outputs = [const { Vec::new() }; OUTPUTS];
        for output in &mut outputs {
            *output = lanes(slice(&mut rest, 2 * width * LANES)?);
        }
        let mut offsets = [0; OUTPUTS];
        for offset in &mut offsets {
            *offset = i32::from_le_bytes(take(&mut rest)?);
        }
        let bias = bias.as_chunks().0.to_vec();
        let network = Network { game, inputs, ground, scale, bias, rows, outputs, offsets };
        if rest.is_empty() { Ok(network) } else { Err(NetworkFault::Length) }
    }
}

/// Small numbers, in groups.
fn lanes(bytes: &[u8]) -> Vec<Lanes> {
    let groups = bytes.as_chunks::<LANES>().0.iter();
    groups.map(|group| group.map(|byte| i16::from(byte as i8))).collect()
}

/// The next `count` bytes of a file.
fn slice<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], NetworkFault> {
    let (slice, behind) = rest.split_at_checked(count).ok_or(NetworkFault::Length)?;
    *rest = behind;
    Ok(slice)
}

/// The next bytes, as many as are wanted.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], NetworkFault> {
    let mut bytes = [0; N];
    bytes.copy_from_slice(slice(rest, N)?);
    Ok(bytes)
}
