//! The games that are kept.

texts! {
    fn kept_back();
    fn kept_search();
    fn kept_search_hint();
    fn kept_more();
    fn kept_count(n: usize);
    fn kept_none();
    fn kept_none_found(n: usize, query: &str);
    fn kept_found(found: usize, n: usize);

    fn kept_none_match(n: usize);
    fn kept_view();
    fn kept_view_games();
    fn kept_view_statistics();
    fn kept_game();
    fn kept_any_game();
    fn kept_result();
    fn kept_any_result();
    fn kept_won();
    fn kept_drawn();
    fn kept_lost();
    fn kept_opponent();
    fn kept_any_opponent();
    fn kept_any_level();
    fn kept_any_tag();
    fn kept_clear();

    fn kept_two_people();
    fn kept_players(first: &str, second: &str);
    fn kept_you();
    /// `name` is what `level_name` says.
    fn kept_computer(level: u8, name: &str);
    fn kept_friend();
    fn kept_nobody();
    fn kept_open();
    fn kept_moves(n: usize);
    fn kept_unreadable(fault: &str);

    fn kept_resume();
    fn kept_resume_named(name: &str);
    fn kept_rename(name: &str);
    fn kept_delete(name: &str);
    fn kept_name();
    fn kept_save_name();
    fn kept_tag();
    fn kept_tags_of(name: &str);
    fn kept_tag_show(tag: &str);
    fn kept_tag_remove(tag: &str);
    fn kept_tag_new();
    fn kept_tag_add();
    fn kept_deleted(name: &str);
    fn kept_deleted_several(n: usize);
    fn kept_undo();

    fn kept_export();
    fn kept_import();
    fn kept_file();
    fn kept_exported(n: usize);
    fn kept_left_out(n: usize);
    fn kept_no_file();
    fn kept_reading();
    fn kept_file_unreadable();
    fn kept_imported(n: usize);
    fn kept_known(n: usize);
    fn kept_not_imported(n: usize);
    fn kept_file_empty();
    fn kept_fault(number: usize, fault: &str);
    fn kept_more_faults(n: usize);

    fn not_kept(error: &str);
    fn not_kept_damaged();
    fn keeps_nothing();
    fn keeps_nothing_advice();
    fn keeps_beside();
    fn keeps_damaged(n: usize);
    fn keeps_download(n: usize);

    fn stats_none();
    fn stats_finished(n: usize);
    fn stats_unscored(n: usize);
    fn stats_by_game();
    fn stats_by_opponent();
    fn stats_games();
    fn stats_share();
    fn stats_all();
    fn stats_percent(n: usize);
    fn stats_record(won: usize, drawn: usize, lost: usize);
    fn stats_openings();
    /// The color of the one person who played.
    fn stats_side(color: &str);
}
