//! What a device says of a game in real time, again and again: all of it, so that nothing is lost with a packet.

use super::lane::{self, Stamped};
use super::run::{Phase, Run};
use crate::meet::frame::Flaw;
use crate::notation::bytes::Bytes;
use crate::realtime::Tick;

/// The most commands of a side in one packet.
pub const MOST_COMMANDS: usize = 400;

/// A packet, behind the beginning that all messages have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packet {
    /// It grows with every packet of a life: of two, the older says nothing.
    pub number: u32,
    /// The receiver's life that the sender has heard last; 0 for none.
    pub knows: u32,
    pub run: Run,
    /// May the game run, for all the sender knows?
    pub is_ready: bool,
    /// Before this tick the sender will command nothing that is not in the packet.
    pub horizon: Tick,
    /// The receiver's horizon, as far as it was heard.
    pub heard_horizon: Tick,
    /// How many commands of the receiver's have come.
    pub heard: u32,
    /// How many commands the sender knows of its own.
    pub total: u32,
    /// The number of the first of the commands that follow.
    pub first: u32,
    pub commands: Vec<Stamped>,
    /// Commands of the receiver's that it has forgotten: all from the number it last gave as `total`.
    pub recalled: Vec<Stamped>,
}

impl Packet {
    pub fn write(&self, into: &mut Vec<u8>) {
        into.extend(self.number.to_be_bytes());
        into.extend(self.knows.to_be_bytes());
        into.extend(self.run.epoch.to_be_bytes());
        let (flag, from, moment) = match self.run.phase {
            Phase::Halted => (0, 0, 0),
            Phase::Running { from, moment } => (1, from, moment),
        };
        into.push(flag | u8::from(self.is_ready) << 1);
        into.extend(from.to_be_bytes());
        into.extend(moment.to_be_bytes());
        let numbers = [self.horizon, self.heard_horizon, self.heard, self.total, self.first];
        numbers.into_iter().for_each(|number| into.extend(number.to_be_bytes()));
        for commands in [&self.commands, &self.recalled] {
            let commands = &commands[..commands.len().min(MOST_COMMANDS)];
            into.extend((commands.len() as u16).to_be_bytes());
            commands.iter().for_each(|command| lane::write(into, command));
        }
    }

    /// Reads a packet to its end. The flaw says which part of it cannot be.
    pub fn read(bytes: &mut Bytes) -> Result<Packet, Flaw> {
        let number = bytes.u32().filter(|&number| number > 0).ok_or(Flaw::Odd("number"))?;
        let knows = bytes.u32().ok_or(Flaw::Odd("life"))?;
        let (run, is_ready) = read_run(bytes).ok_or(Flaw::Odd("run"))?;
        let mut next = || bytes.u32().ok_or(Flaw::Odd("horizon"));
        let (horizon, heard_horizon) = (next()?, next()?);
        let (heard, total, first) = (next()?, next()?, next()?);
        let commands = read_commands(bytes).ok_or(Flaw::Odd("commands"))?;
        let recalled = read_commands(bytes).ok_or(Flaw::Odd("recalled"))?;
        let packet = Packet {
            number,
            knows,
            run,
            is_ready,
            horizon,
            heard_horizon,
            heard,
            total,
            first,
            commands,
            recalled,
        };
        if bytes.is_end() { Ok(packet) } else { Err(Flaw::Surplus) }
    }
}

fn read_run(bytes: &mut Bytes) -> Option<(Run, bool)> {
    let (epoch, flags) = (bytes.u16()?, bytes.u8().filter(|&flags| flags < 4)?);
    let (from, moment) = (bytes.u32()?, bytes.u64()?);
    let phase = if flags & 1 == 0 { Phase::Halted } else { Phase::Running { from, moment } };
    Some((Run { epoch, phase }, flags & 2 != 0))
}

fn read_commands(bytes: &mut Bytes) -> Option<Vec<Stamped>> {
    let count = usize::from(bytes.u16()?);
    if count > MOST_COMMANDS {
        return None;
    }
    let commands: Vec<Stamped> = (0..count).map_while(|_| lane::read(bytes)).collect();
    let in_order = commands.windows(2).all(|pair| pair[0].tick <= pair[1].tick);
    (commands.len() == count && in_order).then_some(commands)
}
