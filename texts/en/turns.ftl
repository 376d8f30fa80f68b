# Games with turns

check = Check.
king_threatened = { $who ->
    [computer] The computer’s king can be captured.
    [friend] Your friend’s king can be captured.
    [you] Your king can be captured.
    [first] Player 1’s king can be captured.
    [second] Player 2’s king can be captured.
    [black] Black’s king can be captured.
   *[white] White’s king can be captured.
 }
viewing = Viewing move { $place }
viewing_start = Viewing the start position
after_move = after { $place }
side_to_move = { $color ->
    [black] Black to move
   *[white] White to move
 }
player_to_move = { $who ->
    [second] Player 2
   *[first] Player 1
 } to move, { $color ->
    [black] Black
   *[white] White
 }
named_to_move = { $name } to move, { $color ->
    [black] Black
   *[white] White
 }
your_move = Your move
your_move_as = { $color ->
    [black] Your move, Black
   *[white] Your move, White
 }
computer_thinks = The computer is thinking…
friend_thinks = Waiting for your friend’s move
wire_waits = The game waits until you’re connected.
due = { $due ->
    [pawn] A pawn must move first.
    [either] Move a pawn and then a piece, or a piece alone.
    [only] No pawn can move: move a piece.
   *[next] Now a piece.
 }
series_check = The first move must meet it.
series_left = { $n ->
    [one] 1 move left in this series.
   *[other] { $n } moves left in this series.
 }
due_of = { $who ->
    [first] Player 1
    [second] Player 2
    [black] Black
   *[white] White
 }: { $due ->
    [pawn] a pawn must move first.
    [either] a pawn and then a piece, or a piece alone.
    [only] no pawn can move, so a piece moves.
   *[next] now a piece.
 }
switches_left = { $n ->
    [0] no switches left
    [one] 1 switch left
   *[other] { $n } switches left
 }
switch_of = switch { $made } of { $limit }
level = level { $level }
level_name = { $level ->
    [1] Dormouse
    [2] Duck
    [3] Lizard
    [4] Frog
    [5] Rabbit
    [6] Dodo
    [7] Hatter
    [8] Caterpillar
    [9] Cheshire Cat
    [10] Walrus
    [11] Gryphon
    [12] Humpty Dumpty
    [13] Red Queen
   *[other] Jabberwock
 }
last_move = Last move: { $san }.
premove = Premove: { $from } to { $to }.
no_premoves = Premoves canceled.
won = { $who ->
    [computer] The computer wins
    [friend] Your friend wins
    [you] You win
    [first] Player 1 wins
    [second] Player 2 wins
    [black] Black wins
   *[white] White wins
 } { $reason ->
    [checkmate] by checkmate
    [king-captured] by capturing the king
    [king-exploded] by blowing up the king
    [king-arrived] the race
    [time] on time
    [unstated] (how is not recorded)
   *[resignation] by resignation
 }
named_won = { $name } wins { $how }
won_playing = { $won }, playing { $color ->
    [black] Black
   *[white] White
 }
drawn = { $reason ->
    [stalemate] Draw by stalemate
    [both-kings-arrived] Draw: both kings have arrived
    [dead-position] Draw: neither side can give mate any more
    [fifty-moves] Draw by the fifty-move rule
    [seventy-five-moves] Draw by the seventy-five-move rule
    [quiet-series] Draw: ten series without a capture or pawn move
    [threefold-repetition] Draw by threefold repetition
    [fivefold-repetition] Draw by fivefold repetition
    [time] Draw: time is up, but the opponent has only a king
    [unstated] Draw (why is not recorded)
   *[agreement] Draw by agreement
 }
verdict = { $how ->
    [won] You won
    [lost] You lost
   *[drawn] Draw
 }
ended_by = { $reason ->
    [checkmate] by checkmate
    [king-captured] by capturing the king
    [king-exploded] by blowing up the king
    [king-arrived] in the race
    [both-kings-arrived] as both kings have arrived
    [time] on time
    [stalemate] by stalemate
    [dead-position] as neither side can give mate any more
    [fifty-moves] by the fifty-move rule
    [seventy-five-moves] by the seventy-five-move rule
    [quiet-series] after ten series without a capture or pawn move
    [threefold-repetition] by threefold repetition
    [fivefold-repetition] by fivefold repetition
    [agreement] by agreement
    [unstated] (how is not recorded)
   *[resignation] by resignation
 }
take_back = Take back
undo_pawn = Undo the pawn
offer_draw = Offer draw
claim_draw = Claim draw
resign = Resign
flip = Flip
flip_note = Flip the board (F)
merge = Merge
merge_note = Merge the boards (V)
split = Split
split_note = Show the boards side by side (V)
draw_offered = { $who ->
    [computer] The computer offers a draw.
    [friend] Your friend offers a draw.
    [you] You offer a draw.
    [first] Player 1 offers a draw.
    [second] Player 2 offers a draw.
    [black] Black offers a draw.
   *[white] White offers a draw.
 }
accept = Accept
decline = Decline
resign_question = Resign this game?
resign_not = No
first_position = Start position
last_position = Last position
how_to_play = How to play
choose_promotion = Promote to
choose_together = Both pawns or one
choose_switch = Switch sides or not
choose_board = Which board
put_down = Put it back
way_both = Both
way_both_spoken = Both: together to { $to }
way_one = One
way_one_spoken = One: the other stays on { $from }
way_rocket = Rocket
way_rocket_spoken = Rocket: one ahead to { $to }, one back to { $back }
way_stay = Stay on { $board }
way_through = Cross to { $board }
way_straight = Straight through to { $board }
way_plain = Move
way_switch = Move and switch sides
way_named = { $piece }: { $way }
engine = Engine
calculating = Thinking…
depth = depth { $n }
nodes = { $speed } nodes/s
mate_in = mate in { $n }
mated_in = mated in { $n }
chances = { $who ->
    [computer] The computer’s chances
    [friend] Your friend’s chances
    [you] Your chances
    [first] Player 1’s chances
    [second] Player 2’s chances
    [black] Black’s chances
   *[white] White’s chances
 }
typed_name = Type a move
typed_hint = Nf3, e2e4, O-O … (? for help)
show_thinking = Show the engine’s thinking
hint = Hint
hints_used = { $n ->
    [one] with a hint
   *[other] with { $n } hints
 }
analysis = Analysis
editor = Position editor
