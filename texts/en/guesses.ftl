# What a pasted text looks like

guess_game = This looks like a position from { $game }.
guess_timed = This is from { $game }, which has no turns. Open it there.
guess_pocket = This looks like a position from { $game }, with captured pieces in brackets.
guess_bars = This looks like a position from { $game }, with both boards drawn on one.
guess_shuffled = This looks like a Chess960 position. Here you can castle only with the king on e1 or e8 and a rook in the corner. To open it anyway, write - in place of the castling rights.
guess_checks = This looks like a Three-check position, a game we don’t have. Leave out the number of checks to open it as chess.
guess_board = This position is on a board of { $files } by { $ranks } squares, and no game here has one.
guess_cut = { $ranks ->
    [one] Part of this position is missing: there is only 1 rank of 8.
   *[other] Part of this position is missing: there are only { $ranks } ranks of 8.
 }
guess_side = This position doesn’t say whose turn it is. After the board comes w for White or b for Black.
guess_epd = This looks like an EPD. Leave out everything after the en passant square to open it.
guess_moves = This looks like the moves of a game (PGN), but they can’t all be read.
guess_page = { $kind ->
    [game] This is a link to a game on { $site }. We can’t fetch it from there: copy its PGN or FEN and paste that here.
    [study] This is a link to a study on { $site }. We can’t fetch it from there: copy its PGN or FEN and paste that here.
    [puzzle] This is a link to a puzzle on { $site }. We can’t fetch it from there: copy its FEN and paste that here.
    [person] This is a link to somebody’s page on { $site }. To bring in a game, copy its PGN or FEN and paste that here.
    [tournament] This is a link to an event on { $site }. To bring in a game, copy its PGN or FEN and paste that here.
   *[other] This is a link to { $site }, which we can’t read. To bring in a game, copy its PGN or FEN and paste that here.
 }
guess_zone = In { $game }, the zone is written after the board, like this: { $fen }
guess_example = In { $game }, a position is written like this: { $fen }
guess_open = Open as { $game }
