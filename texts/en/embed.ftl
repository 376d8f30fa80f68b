# Embedding

frame_link = { $title } on Wonderboard, in a new tab
frame_title = { $title } on Wonderboard
frame_panel = Game
frame_undo_pawn = Undo the pawn
frame_restart = Start over
frame_merge = Merge
frame_split = Split
riddle_start = { $color ->
    [black] Black to move. Find the move!
   *[white] White to move. Find the move!
 }
riddle_next = { $tried }. What now?
riddle_right = { $tried } is right.
riddle_wrong = { $tried } isn’t the move.
riddle_solved = { $tried } solves it!
riddle_retry = Try again
riddle_solution = Solution
embed_title = Embed
embed_preview = Preview
embed_frame = Frame (HTML)
embed_element = Custom element (HTML) that adjusts its own height
embed_either = Paste either one into any web page.
embed_examples = See some examples
embed_shown = What to show
embed_position = A position to play
embed_game = The game
embed_puzzle = The moves played, as a puzzle
embed_answers = The computer answers
embed_language = Language
embed_language_reader = The reader’s
