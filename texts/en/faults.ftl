# Faults

fault_at = { $what } [{ $place }]
part_game = Game { $number }
part_line = line { $number }
part_character = line { $line }, column { $column }
part_tag = tag { $name }
part_link = link
part_fen = FEN
part_field = field { $number } ({ $name ->
    [placement] placement
    [zone] zone
    [pocket] pocket
    [side] side to move
    [castling] castling
    [en_passant] en passant
    [half_moves] half-move clock
    [full_moves] full-move number
    [white_double_steps] White’s double steps
    [black_double_steps] Black’s double steps
    [kings] kings that have never moved
    [series] series
    [phase] part of the turn
    [commander] player of White
    [switches_in_a_row] switches in a row
    [switches_left] switches left
    [cooldowns] cooldowns
    [quiet_moves] quiet moves
   *[tick] tick
 })
part_move = move { $number }
part_event = event { $number }
part_game_name = game
part_ending = end of the game
fault_too_long = longer than { $most } bytes
fault_not_understood = “{ $found }” makes no sense
fault_not_a_number = “{ $found }” is not a number
fault_not_in_range = “{ $found }” is not a number from { $least } to { $most }
fault_not_a_tick = “{ $found }” is not a tick
fault_not_a_square = “{ $found }” is not a square
fault_not_one_of = { $n ->
    [one] “{ $found }” is not { $last }
   *[other] “{ $found }” is not { $others } or { $last }
 }
fault_not_like = { $n ->
    [one] “{ $found }” does not look like { $last }
   *[other] “{ $found }” does not look like { $others } or { $last }
 }
fault_unknown_game = “{ $found }” is not one of the games here
fault_elsewhere = the game is on { $site } and can’t be fetched from there; copy its PGN or FEN and paste that here
fault_no_option = { $game } has no option “{ $found }”
fault_fen_empty = the FEN is empty
fault_too_many_fields = { $found ->
    [one] { $found } field, but at most { $most } are expected
   *[other] { $found } fields, but at most { $most } are expected
 }
fault_field_count = { $found ->
    [one] { $found } field instead of { $expected }
   *[other] { $found } fields instead of { $expected }
 }
fault_too_many_boards = { $found ->
    [one] { $found } board, but the game has { $most }
   *[other] { $found } boards, but the game has { $most }
 }
fault_rank_count = { $found ->
    [one] { $found } rank instead of { $expected }
   *[other] { $found } ranks instead of { $expected }
 }
fault_file_count = { $found ->
    [one] rank { $rank } has { $found } square instead of { $expected }
   *[other] rank { $rank } has { $found } squares instead of { $expected }
 }
fault_not_a_piece = rank { $rank } has ‘{ $letter }’, which is not a piece of this game
fault_stray_bar = rank { $rank } has a | that is not directly before a piece
fault_stray_mark = rank { $rank } has a ~ that is not directly behind a promoted piece
fault_open_bracket = the pocket does not end with ]
fault_bars_and_boards = board B is marked by | or stands behind a :, but not both
fault_not_in_zone = ‘{ $letter }’ cannot be in a zone
fault_zone_full = more than { $most } times ‘{ $letter }’
fault_not_a_castling_right = ‘{ $letter }’ is not one of KQkq
fault_castling_needs = ‘{ $letter }’ needs a king on { $king } and a rook on { $rook }
fault_nobody_passes = no pawn can just have passed { $square }
fault_has_not_passed = no { $color } pawn on { $pawn } has just passed { $passed }
fault_nobody_there = there is no piece on { $square }
fault_ready_at = the piece on { $square } is ready at { $tick }
fault_no_king = { $color ->
    [white] White has no king
   *[black] Black has no king
 }
fault_many_kings = { $color ->
    [white] White has { $n } kings
   *[black] Black has { $n } kings
 }
fault_pawn_astray = a { $color } pawn cannot stand on { $square }
fault_check_forbidden = { $color ->
    [black] Black is in check, which is forbidden in this game
   *[white] White is in check, which is forbidden in this game
 }
fault_over_before = { $color ->
    [black] the game was over before Black’s turn
   *[white] the game was over before White’s turn
 }
fault_in_check_out_of_turn = { $color ->
    [white] White is in check, but it is Black’s turn
   *[black] Black is in check, but it is White’s turn
 }
fault_both_in_check = both kings are in check
fault_taken_twice = both boards have a piece on { $at }
fault_not_legal = “{ $found }” is not a legal move here
fault_ambiguous = “{ $found }” could be { $first } or { $second }
fault_refused = “{ $found }” cannot be played: { $why ->
    [game_over] the game is over
    [tie_lost] the opponent moved first
    [no_piece] there is no piece on that square
    [not_yours] the piece belongs to the other side
    [not_ready] the piece is not ready yet
    [too_soon] it comes too soon after the move before
    [king_capture] kings are never captured
    [promotion_missing] it does not say what the pawn becomes
    [in_check] the king is in check
    [self_check] the king would be in check
    [replaced] it was replaced
    [cancelled] it was taken back
    [captured] the piece was captured
    [no_premove] there is no premove
    [no_offer] there is no draw offer
    [no_claim] there is no draw to claim
   *[illegal] that is not possible
 }
fault_impossible = the game cannot have come to this: { $why ->
    [game_over] the game is over
    [tie_lost] the opponent moved first
    [no_piece] there is no piece on that square
    [not_yours] the piece belongs to the other side
    [not_ready] the piece is not ready yet
    [too_soon] it comes too soon after the move before
    [king_capture] kings are never captured
    [promotion_missing] it does not say what the pawn becomes
    [in_check] the king is in check
    [self_check] the king would be in check
    [replaced] it was replaced
    [cancelled] it was taken back
    [captured] the piece was captured
    [no_premove] there is no premove
    [no_offer] there is no draw offer
    [no_claim] there is no draw to claim
   *[illegal] that is not possible
 }
fault_no_game = there is no game in it
fault_no_tag = there is no tag { $name }
fault_tag_unnamed = the name of a tag is missing
fault_tag_unclosed = tag “{ $name }” is not closed by ]
fault_tag_unquoted = the value of tag “{ $name }” is not in quotation marks
fault_tag_unended = the value of tag “{ $name }” does not end on its line
fault_comment_unclosed = comment “{ $found }” is not closed by { $sign }
fault_variation_unclosed = the variation is not closed by )
fault_variation_too_early = a variation before the first move
fault_closes_nothing = { $sign } closes nothing
fault_not_a_glyph = “{ $found }” is not a glyph
fault_move_missing = a move is missing
fault_stamp_missing = “{ $found }” has no time stamp
fault_nothing_to_open = there is nothing to open
fault_nothing_to_set = there is nothing to set
fault_not_a_text = is not a text
fault_not_a_whole_number = is not a whole number
fault_ply_beyond = cannot show move { $ply } of { $moves }
fault_no_solution = the link has no moves (m=) that would solve it
