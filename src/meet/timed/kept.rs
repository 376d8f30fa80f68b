//! What a page keeps of a game in real time, to go on from later: what both sides have commanded, and promised.

use super::lane::{self, Lane};
use crate::board::{ByColor, Color};
use crate::notation::bytes::Bytes;

/// Writes both lanes.
pub fn write(lanes: &ByColor<Lane>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for side in Color::ALL {
        let Lane { commands, horizon } = &lanes[side];
        bytes.extend(horizon.to_be_bytes());
        bytes.extend((commands.len() as u32).to_be_bytes());
        commands.iter().for_each(|stamped| lane::write(&mut bytes, stamped));
    }
    bytes
}

/// Reads both lanes; none if that cannot be.
pub fn read(bytes: &[u8]) -> Option<ByColor<Lane>> {
    let mut bytes = Bytes::new(bytes);
    let mut lanes: ByColor<Lane> = ByColor::default();
    for side in Color::ALL {
        let (horizon, count) = (bytes.u32()?, bytes.u32()?);
        let lane = &mut lanes[side];
        lane.horizon = horizon;
        for _ in 0..count {
            let stamped = lane::read(&mut bytes)?;
            if stamped.tick < lane.commands.last().map_or(0, |last| last.tick) {
                return None;
            }
            lane.commands.push(stamped);
        }
    }
    bytes.is_end().then_some(lanes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::meet::timed::Stamped;
    use crate::realtime::Command;

    #[test]
    fn lanes_are_read_as_they_are_written() {
        let mut lanes: ByColor<Lane> = ByColor::default();
        assert_eq!(read(&write(&lanes)).as_ref(), Some(&lanes));
        let offer = |tick| Stamped { tick, command: Command::Offer };
        lanes[Color::Black] = Lane { commands: vec![offer(3), offer(3), offer(9)], horizon: 70 };
        let bytes = write(&lanes);
        assert_eq!(read(&bytes).as_ref(), Some(&lanes));
        for end in 0..bytes.len() {
            assert_eq!(read(&bytes[..end]), None);
        }
        lanes[Color::Black].commands.swap(0, 2);
        assert_eq!(read(&write(&lanes)), None, "time does not run backwards");
    }
}
