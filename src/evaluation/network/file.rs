//! Networks as texts, which the page fetches like all others. `docs/networks.md` describes the format.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::Chars;

use super::lanes::{LANES, Lanes};
use super::{Ground, Inputs, Network, OUTPUTS};

/// What a file begins with: its kind, and the version of its format.
const KIND: [&str; 2] = ["WBNETWRK", "2"];
/// A hidden layer of more groups is not read.
const MOST_WIDTH: usize = 16;

/// Numbers up to this size are one letter, as many behind [`ZERO`] as they say.
const REACH: i32 = 45;
const ZERO: char = 'P';
/// On both sides of a larger number, which is written out.
const LARGE: char = '!';

/// What is wrong with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkFault {
    /// It does not begin as such files do.
    Kind,
    /// A number of its head is out of bounds.
    Head,
    /// The number in this place behind the head, from 0, cannot be read or is too large.
    Number(usize),
    /// It is shorter or longer than its head says.
    Length,
}

impl fmt::Display for NetworkFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            NetworkFault::Kind => f.write_str("this is no network, or one of another version"),
            NetworkFault::Head => f.write_str("there are no such networks"),
            NetworkFault::Number(at) => write!(f, "number {at} is none, or is too large"),
            NetworkFault::Length => {
                f.write_str("the network is cut off, or something is behind it")
            }
        }
    }
}

impl Network {
    /// The text of a file.
    pub fn write(&self) -> String {
        let Inputs { boards, files, roles, pockets } = self.inputs;
        let [kind, version] = KIND;
        let (game, scale, width) = (&self.game, self.scale, self.width());
        let (pockets, ground) = (u8::from(pockets), self.ground as u8);
        let mut out = format!(
            "{kind} {version} {game} {boards} {files} {roles} {pockets} {ground} {width} {scale}\n"
        );
        let mut line = |lanes: &[Lanes]| {
            let numbers = lanes.as_flattened().iter();
            numbers.for_each(|&number| write_number(&mut out, number.into()));
            out.push('\n');
        };
        line(&self.bias);
        self.rows.chunks(width).for_each(&mut line);
        self.outputs.iter().for_each(|output| line(output));
        self.offsets.iter().for_each(|&offset| write_number(&mut out, offset));
        out + "\n"
    }

    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Network, NetworkFault> {
        let (head, body) = text.split_once('\n').ok_or(NetworkFault::Kind)?;
        let words: Vec<&str> = head.split(' ').collect();
        let [kind, version, game, numbers @ ..] = &words[..] else {
            return Err(NetworkFault::Kind);
        };
        if [*kind, *version] != KIND {
            return Err(NetworkFault::Kind);
        }
        let (inputs, ground, width, scale) = head_of(numbers).ok_or(NetworkFault::Head)?;
        let mut numbers = Numbers { rest: body.chars(), count: 0 };
        let bias = numbers.lanes(width, i16::MIN.into()..=i16::MAX.into())?;
        let mut weights = |count: usize| numbers.lanes(count, i8::MIN.into()..=i8::MAX.into());
        let rows = weights(inputs.count() * width)?;
        let mut outputs = [const { Vec::new() }; OUTPUTS];
        for output in &mut outputs {
            *output = weights(2 * width)?;
        }
        let mut offsets = [0; OUTPUTS];
        for offset in &mut offsets {
            *offset = numbers.next()?;
        }
        let game = (*game).to_owned();
        let network = Network { game, inputs, ground, scale, bias, rows, outputs, offsets };
        if numbers.next() == Err(NetworkFault::Length) {
            Ok(network)
        } else {
            Err(NetworkFault::Length)
        }
    }
}

/// What the numbers of a head mean, in their order; none if there are no such networks.
fn head_of(words: &[&str]) -> Option<(Inputs, Ground, usize, i16)> {
    let (scale, words) = words.split_last()?;
    let numbers: Option<Vec<u8>> = words.iter().map(|word| word.parse().ok()).collect();
    let [boards, files, roles, pockets @ 0..=1, ground, width] = numbers?[..] else { return None };
    let ground = [Ground::Nothing, Ground::Places, Ground::Evaluation].get(usize::from(ground))?;
    let fits = (1..=3).contains(&boards)
        && (1..=8).contains(&files)
        && (6..=7).contains(&roles)
        && (1..=MOST_WIDTH).contains(&width.into());
    let inputs = Inputs { boards, files, roles, pockets: pockets == 1 };
    fits.then_some((inputs, *ground, width.into(), scale.parse().ok()?))
}

fn write_number(out: &mut String, number: i32) {
    match number.abs() <= REACH {
        true => out.push(char::from((ZERO as i32 + number) as u8)),
        false => *out += &format!("!{number}!"),
    }
}

/// The numbers behind a head.
struct Numbers<'a> {
    rest: Chars<'a>,
    /// How many have been read.
    count: usize,
}

impl Numbers<'_> {
    /// The next number; the ends of lines between numbers are passed over.
    fn next(&mut self) -> Result<i32, NetworkFault> {
        let letter = self.rest.find(|&letter| letter != '\n').ok_or(NetworkFault::Length)?;
        let number = match letter {
            LARGE => self.large(),
            _ => Some(letter as i32 - ZERO as i32).filter(|small| small.abs() <= REACH),
        };
        self.count += 1;
        number.ok_or(NetworkFault::Number(self.count - 1))
    }

    /// A number that is written out.
    fn large(&mut self) -> Option<i32> {
        let (number, rest) = self.rest.as_str().split_once(LARGE)?;
        self.rest = rest.chars();
        number.parse().ok()
    }

    /// The next `count` groups of numbers; the fault is at the first that is out of bounds.
    fn lanes(
        &mut self,
        count: usize,
        within: RangeInclusive<i32>,
    ) -> Result<Vec<Lanes>, NetworkFault> {
        let mut lanes = vec![[0; LANES]; count];
        for to in lanes.as_flattened_mut() {
            let number = self.next()?;
            if !within.contains(&number) {
                return Err(NetworkFault::Number(self.count - 1));
            }
            *to = number as i16;
        }
        Ok(lanes)
    }
}
