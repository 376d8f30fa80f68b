# Looking into a game

analysis_hint = Make a move on the board for either side. Another move from an earlier position begins a variation.
analysis_notes = Notes on this move
analysis_glyphs = How good the move is
analysis_glyph = { $number ->
    [1] Good move
    [2] Mistake
    [3] Brilliant move
    [4] Blunder
    [5] Interesting move
   *[other] Dubious move
}
analysis_promote = Move this variation up
analysis_delete = Delete this move and all after it
analysis_comment = A comment on this move
continue_here = Play on
