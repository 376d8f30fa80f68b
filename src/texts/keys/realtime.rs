//! The game without turns.

texts! {
    fn timed_author();
    fn timed_summary();

    fn timed_start();
    fn timed_resume();
    fn timed_pause();
    fn timed_back_to_game();
    fn timed_draw();
    fn timed_agree_draw();
    fn timed_slow_motion();
    fn timed_full_speed();
    fn timed_who_resigns();
    fn timed_panel();
    fn timed_unit(span: &str);

    /// `role` is a role's name in English, or `piece` where it is not known; so everywhere.
    fn timed_voided(role: &str, square: &str);
    fn timed_no_computer();
    fn timed_tie_lost();
    fn timed_gone();
    fn timed_captured();
    /// `units` is a time as `timed_units` says it.
    fn timed_cooling(role: &str, units: &str);
    fn timed_rook_cooling();
    fn timed_too_soon();
    fn timed_king_capture();
    fn timed_promotion_missing();
    fn timed_movement(role: &str);
    fn timed_no_castling();
    fn timed_in_check();
    fn timed_self_check(role: &str);
    fn timed_no_premove();
    fn timed_no_offer();
    fn timed_no_claim();

    /// A time of so many tenths of a unit; `count` is the same as a decimal.
    fn timed_units(tenths: u32, count: &str);
    /// What parts whole numbers from their fractions.
    fn decimal_mark();
    fn span_seconds(n: &str);
    fn span_minutes(n: u32);

    fn timed_first_moves();
    fn timed_move_ready();
    fn timed_paused();
    fn timed_paused_hidden();
    fn timed_paused_slept();
    fn timed_ready();
    /// `who` is a `Person` in a word.
    fn timed_check(who: &str);
    fn timed_check_stuns(who: &str);
    fn timed_mark_check();
    fn timed_mark_stunned();
    fn drawn_material();
    fn drawn_idle();

    fn timed_spoken_move(color: &str, role: &str, square: &str);
    fn timed_spoken_capture(color: &str, role: &str, taken: &str, square: &str);
    fn timed_spoken_castling(color: &str);
    fn timed_spoken_promotion(role: &str);
    fn timed_spoken_check();
    fn timed_spoken_more(n: usize);
    fn timed_listed(color: &str, san: &str);

    fn timed_cooldown_mark();
    fn timed_target();
    fn timed_target_later();
    fn timed_locked();
    fn timed_answer();
    fn timed_premove();

    fn timed_log_hint();
    fn timed_look_back();
    fn timed_moment();
    fn timed_previous();
    fn timed_next();
    fn timed_speed();
    fn timed_play();
    fn timed_stop();
    fn timed_again();

    fn timed_becomes(role: &str);
    fn timed_becomes_title(role: &str);
    fn timed_draw_offered();

    fn timed_link_to_start();
    fn timed_link_to_game();
    fn timed_frame();
    fn timed_position();
    fn timed_record();
    fn timed_pgn();

    fn timed_pawn_cooldown();
    /// The name of a speed by the milliseconds of its unit.
    fn timed_pace(ms: u32);
    fn timed_first_cooldowns();
    /// How they are found: `random`, `whole`, `same` or `none`.
    fn timed_cooldowns(how: &str);
    fn timed_black_cooldowns();
    fn timed_black_longer();
    fn timed_black_same();
    fn timed_other_rules();
    fn timed_seats();
    fn timed_side_by_side();
    fn timed_face_to_face();
    fn timed_strength(level: u8, gap: &str, reaction: &str);
    fn timed_seed();
}
