# Figuren und Bretter

side = { $color ->
    [black] Schwarz
   *[white] Weiß
 }
person = { $who ->
    [computer] Computer
    [friend] Freund
    [you] Du
    [first] Spieler 1
    [second] Spieler 2
    [black] Schwarz
   *[white] Weiß
 }
piece = { $role ->
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
    [king] König
    [tandem] Tandem
   *[pawn] Bauer
 }
piece_of = { $role ->
    [queen] { $color ->
        [black] schwarze Dame
       *[white] weiße Dame
     }
    [tandem] { $color ->
        [black] schwarzes Tandem
       *[white] weißes Tandem
     }
   *[other] { $color ->
        [black] schwarzer
       *[white] weißer
     } { $role ->
        [knight] Springer
        [bishop] Läufer
        [rook] Turm
        [king] König
       *[pawn] Bauer
     }
 }
promoted_piece = { $piece }, umgewandelt
piece_on_board = { $piece } auf { $board }
square_on_board = Brett { $board } { $square }
square_threatened = könnte geschlagen werden
square_paralysed = gelähmt
square_target = kann hierher ziehen
square_movable = kann ziehen
square_premove = Vorauszug
board = Brett
board_named = Brett { $board }
two_boards = Bretter { $first } und { $second }, { $first } vorn
three_boards = Bretter { $first }, { $second } und { $third }, { $first } vorn
enlarge_board = Brett { $board } vergrößern
reduce_board = Brett { $board } so groß wie die anderen zeigen
bring_to_front = Brett { $board } nach vorn holen
bring_to_front_note = Brett { $board } nach vorn holen (W)
in_front = Vorn
board_in_front = Brett vorn
zone = { $color ->
    [black] Zone von Schwarz
   *[white] Zone von Weiß
 }
zone_title = Zone
in_zone = { $color ->
    [black] In der Zone von Schwarz
   *[white] In der Zone von Weiß
 }
pocket = { $piece }, { $n } in der Zone
hand = { $color ->
    [black] Reserve von Schwarz
   *[white] Reserve von Weiß
 }
pocket_title = Reserve
in_hand = { $color ->
    [black] In der Reserve von Schwarz
   *[white] In der Reserve von Weiß
 }
held = { $piece }, { $n } in der Reserve
warp_here = Hierher abtauchen
