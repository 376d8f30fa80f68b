//! A game with turns: how it stands, what can be done, and how it ended.

texts! {
    fn check();
    /// Where kings are captured.
    fn king_threatened(who: &str);
    /// `place` is a move with its number.
    fn viewing(place: &str);
    fn viewing_start();
    /// In the title of a picture.
    fn after_move(place: &str);
    fn side_to_move(color: &str);
    /// Where people change sides: who it is, and with which.
    fn player_to_move(who: &str, color: &str);
    /// The same of somebody with a name.
    fn named_to_move(name: &str, color: &str);
    fn your_move();
    fn your_move_as(color: &str);
    fn computer_thinks();
    fn friend_thinks();
    /// Of a game over a connection that is not there.
    fn wire_waits();
    /// The part of a turn that comes next: `pawn`, `either`, `only` or `next`.
    fn due(due: &str);
    /// Said behind a check at the beginning of a series.
    fn series_check();
    /// How many moves of a series are left.
    fn series_left(n: u8);
    /// The same as `due` where two people share the board.
    fn due_of(who: &str, due: &str);
    fn switches_left(n: u8);
    /// Of several in a row.
    fn switch_of(made: u32, limit: u32);
    fn level(level: u8);
    /// Who plays at a level.
    fn level_name(level: u8);
    fn last_move(san: &str);
    fn premove(from: &str, to: &str);
    fn no_premoves();
    /// `reason` is a reason's words with hyphens; so everywhere.
    fn won(who: &str, reason: &str);
    /// Somebody with a name has won; `how` is what `ended_by` says.
    fn named_won(name: &str, how: &str);
    /// `won` is what `won` says; where people have changed sides, with which they end.
    fn won_playing(won: &str, color: &str);
    fn drawn(reason: &str);
    /// What the end of a game means to the one person here: `won`, `lost` or `drawn`.
    fn verdict(how: &str);
    /// How it came to that.
    fn ended_by(reason: &str);
    fn take_back();
    fn undo_pawn();
    fn offer_draw();
    fn claim_draw();
    fn resign();
    fn flip();
    fn flip_note();
    fn merge();
    fn merge_note();
    fn split();
    fn split_note();
    fn draw_offered(who: &str);
    fn accept();
    fn decline();
    fn resign_question();
    fn resign_not();
    fn first_position();
    fn last_position();
    fn how_to_play();
    fn choose_promotion();
    fn choose_together();
    fn choose_switch();
    fn choose_board();
    fn put_down();
    fn way_both();
    fn way_both_spoken(to: &str);
    fn way_one();
    fn way_one_spoken(from: &str);
    fn way_rocket();
    fn way_rocket_spoken(to: &str, back: &str);
    fn way_stay(board: &str);
    fn way_through(board: &str);
    fn way_straight(board: &str);
    fn way_plain();
    fn way_switch();
    fn way_named(piece: &str, way: &str);
    fn engine();
    fn calculating();
    fn depth(n: u32);
    /// A number with its thousands or millions: `350 k`.
    fn nodes(speed: &str);
    fn mate_in(n: i32);
    fn mated_in(n: i32);
    fn chances(who: &str);
    /// The name of the field for moves, and what stands in it while it is empty.
    fn typed_name();
    fn typed_hint();
    fn show_thinking();
    /// What the computer would play.
    fn hint();
    fn hints_used(n: usize);
    fn analysis();
    fn editor();
}
