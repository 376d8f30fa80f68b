//! Meeting somebody at another device, and playing over the connection: the browser's connections (`peer`), what goes
//! over them (`wiring`, `sitting`, `end`), the view in which people meet (`view`), and what a table shows of it (`line`).

mod accepting;
mod answering;
mod button;
mod end;
mod inviting;
mod line;
mod looking;
mod neighbours;
mod page;
mod peer;
mod place;
mod purpose;
mod sitting;
mod timed_line;
mod view;
mod wiring;

pub use line::line;
pub use page::MeetProps;
pub use view::meet;
