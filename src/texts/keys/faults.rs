//! What is wrong with a text somebody brought, and where. `found` is the beginning of what stands there.

texts! {
    /// `place` is where, from the outside in, with commas between its parts.
    fn fault_at(place: &str, what: &str);

    fn part_game(number: usize);
    fn part_line(number: usize);
    fn part_character(line: usize, column: usize);
    fn part_tag(name: &str);
    fn part_link();
    fn part_fen();
    fn part_field(number: usize, name: &str);
    fn part_move(number: usize);
    fn part_event(number: usize);
    fn part_game_name();
    fn part_ending();

    fn fault_too_long(most: usize);
    fn fault_not_understood(found: &str);
    fn fault_not_a_number(found: &str);
    fn fault_not_in_range(found: &str, least: u32, most: u32);
    fn fault_not_a_tick(found: &str);
    fn fault_not_a_square(found: &str);
    /// `others` are those before the last, with commas between them; `n` is the number of all.
    fn fault_not_one_of(found: &str, n: usize, others: &str, last: &str);
    fn fault_not_like(found: &str, n: usize, others: &str, last: &str);
    fn fault_unknown_game(found: &str);
    fn fault_elsewhere(site: &str);
    fn fault_no_option(game: &str, found: &str);

    fn fault_fen_empty();
    fn fault_too_many_fields(found: usize, most: usize);
    fn fault_field_count(found: usize, expected: usize);
    fn fault_too_many_boards(found: usize, most: usize);
    fn fault_rank_count(found: usize, expected: usize);
    fn fault_file_count(rank: u8, found: usize, expected: usize);
    fn fault_not_a_piece(rank: u8, letter: &str);
    fn fault_stray_bar(rank: u8);
    fn fault_stray_mark(rank: u8);
    fn fault_open_bracket();
    fn fault_bars_and_boards();
    fn fault_not_in_zone(letter: &str);
    fn fault_zone_full(letter: &str, most: u8);
    fn fault_not_a_castling_right(letter: &str);
    fn fault_castling_needs(letter: &str, king: &str, rook: &str);
    fn fault_nobody_passes(square: &str);
    fn fault_has_not_passed(color: &str, pawn: &str, passed: &str);
    fn fault_nobody_there(square: &str);
    fn fault_ready_at(square: &str, tick: u32);

    fn fault_no_king(color: &str);
    fn fault_many_kings(color: &str, n: u32);
    fn fault_pawn_astray(color: &str, square: &str);
    fn fault_in_check_out_of_turn(color: &str);
    fn fault_check_forbidden(color: &str);
    fn fault_over_before(color: &str);
    fn fault_both_in_check();
    fn fault_taken_twice(at: &str);

    fn fault_not_legal(found: &str);
    fn fault_ambiguous(found: &str, first: &str, second: &str);
    /// `why` is a reason of the game without turns, as its records call it.
    fn fault_refused(found: &str, why: &str);
    fn fault_impossible(why: &str);

    fn fault_no_game();
    fn fault_no_tag(name: &str);
    fn fault_tag_unnamed();
    fn fault_tag_unclosed(name: &str);
    fn fault_tag_unquoted(name: &str);
    fn fault_tag_unended(name: &str);
    fn fault_comment_unclosed(found: &str, sign: &str);
    fn fault_variation_unclosed();
    fn fault_variation_too_early();
    fn fault_closes_nothing(sign: &str);
    fn fault_not_a_glyph(found: &str);
    fn fault_move_missing();
    fn fault_stamp_missing(found: &str);

    fn fault_nothing_to_open();
    fn fault_nothing_to_set();
    fn fault_not_a_text();
    fn fault_not_a_whole_number();
    fn fault_ply_beyond(ply: usize, moves: usize);
    fn fault_no_solution();
}
