# Kept games

kept_back = Back to the board
kept_search = Search your games
kept_search_hint = Search by name, game, player or result
kept_more = Show more
kept_count = { $n ->
    [one] 1 game
   *[other] { $n } games
 }
kept_none = No games yet. Every game is saved here from its first move on.
kept_none_found = { $n ->
    [one] Your only game doesn’t match “{ $query }”.
   *[other] None of your { $n } games matches “{ $query }”.
 }
kept_found = { $n ->
    [one] { $found } of 1 game
   *[other] { $found } of { $n } games
 }
kept_none_match = { $n ->
    [one] Your only game doesn’t match these filters.
   *[other] None of your { $n } games matches these filters.
 }
kept_view = Show
kept_view_games = Games
kept_view_statistics = Statistics
kept_game = Game
kept_any_game = Any game
kept_result = Result
kept_any_result = Any result
kept_won = Won
kept_drawn = Drawn
kept_lost = Lost
kept_opponent = Opponent
kept_any_opponent = Any opponent
kept_any_level = Computer, any level
kept_any_tag = Any tag
kept_clear = Clear filters
kept_two_people = Two people
kept_players = { $first } – { $second }
kept_you = You
kept_computer = { $name }, level { $level }
kept_friend = Friend
kept_nobody = Nobody
kept_open = In progress
kept_moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
 }
kept_unreadable = can’t be opened: { $fault }
kept_resume = Open
kept_resume_named = Open { $name }
kept_rename = Rename { $name }
kept_delete = Delete { $name }
kept_name = Name
kept_save_name = Save
kept_tag = Tag
kept_tags_of = Tags of { $name }
kept_tag_show = Show games tagged “{ $tag }”
kept_tag_remove = Remove the tag “{ $tag }”
kept_tag_new = New tag
kept_tag_add = Add
kept_deleted = “{ $name }” was deleted.
kept_deleted_several = { $n ->
    [one] 1 game was deleted.
   *[other] { $n } games were deleted.
 }
kept_undo = Undo
kept_export = Export all (PGN)
kept_import = Import…
kept_file = A PGN file
kept_exported = { $n ->
    [one] 1 game exported.
   *[other] { $n } games exported.
 }
kept_left_out = { $n ->
    [one] 1 could not be read.
   *[other] { $n } could not be read.
 }
kept_no_file = Your browser doesn’t allow the page to save files.
kept_reading = Reading the file…
kept_file_unreadable = The file could not be read.
kept_imported = { $n ->
    [one] 1 game imported.
   *[other] { $n } games imported.
 }
kept_known = { $n ->
    [one] 1 was here already.
   *[other] { $n } were here already.
 }
kept_not_imported = { $n ->
    [one] 1 could not be read.
   *[other] { $n } could not be read.
 }
kept_file_empty = There is no game in this file.
kept_fault = Game { $number }: { $fault }
kept_more_faults = and { $n } more
not_kept = Your browser has stopped saving your games: { $error }
not_kept_damaged = Your browser has stopped saving your games: its database is damaged.
keeps_nothing = Your browser doesn’t save your games.
keeps_nothing_advice = The games below are lost when you close the page. Export the ones you want to keep.
keeps_beside = The database with your games is damaged. It is left untouched, and new games are saved in another one.
keeps_damaged = { $n ->
    [one] 1 game could not be read and was set aside. All others are here.
   *[other] { $n } games could not be read and were set aside. All others are here.
 }
keeps_download = { $n ->
    [one] Download it
   *[other] Download them
 }
stats_none = None of these games is finished.
stats_finished = { $n ->
    [one] 1 finished game.
   *[other] { $n } finished games.
 }
stats_unscored = { $n ->
    [one] 1 has no score because two people played it.
   *[other] { $n } have no score because two people played them.
 }
stats_by_game = Score by game
stats_by_opponent = Score by opponent
stats_games = Games
stats_share = Score
stats_all = All games
stats_percent = { $n } %
stats_record = { $won } won, { $drawn } drawn, { $lost } lost
stats_openings = Openings
stats_side = { $color ->
    [white] As White
   *[black] As Black
 }
