//! Commands in comments, by which programs tell each other of a move: `[%clk 0:01:23]`. They are kept
//! as they were written, whoever knows their meaning.

/// A command as it was written, without its brackets and the percent sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command(String);

impl Command {
    /// A command of these words; none if they cannot stand in one.
    pub fn new(name: &str, argument: &str) -> Option<Command> {
        let written = format!("{name} {argument}");
        let (mut commands, rest) = part(&format!("[%{}]", written.trim()));
        let command = commands.pop().filter(|command| command.name() == name)?;
        (commands.is_empty() && rest.is_empty()).then_some(command)
    }

    pub fn name(&self) -> &str {
        self.0.split(|c| !is_of_name(c)).next().unwrap_or_default()
    }

    pub fn argument(&self) -> &str {
        self.0[self.name().len()..].trim()
    }

    /// As it stands in a comment.
    pub fn text(&self) -> String {
        format!("[%{}]", self.0)
    }
}

/// Takes a text apart, which is of one line: its commands, and what is left.
///
/// Whatever begins like a command is one, up to the next bracket, so that nothing that is left looks
/// like one.
pub fn part(text: &str) -> (Vec<Command>, String) {
    let (mut commands, mut said) = (Vec::new(), Vec::new());
    let (mut rest, mut from) = (text, 0);
    while let Some(start) = rest[from..].find("[%").map(|start| from + start) {
        from = start + "[%".len();
        if !rest[from..].starts_with(is_of_name) {
            continue;
        }
        let Some(end) = rest[from..].find(']').map(|end| from + end) else { break };
        commands.push(Command(rest[from..end].trim().to_owned()));
        said.push(rest[..start].trim());
        (rest, from) = (&rest[end + 1..], 0);
    }
    said.push(rest.trim());
    said.retain(|piece| !piece.is_empty());
    (commands, said.join(" "))
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '-'
}
