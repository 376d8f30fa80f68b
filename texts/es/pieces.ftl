# Piezas y tableros

side = { $color ->
    [black] Negras
   *[white] Blancas
 }
person = { $who ->
    [computer] Máquina
    [friend] Amigo
    [you] Tú
    [first] Jugador 1
    [second] Jugador 2
    [black] Negras
   *[white] Blancas
 }
piece = { $role ->
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
    [king] rey
    [tandem] tándem
   *[pawn] peón
 }
piece_of = { $role ->
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
    [king] rey
    [tandem] tándem
   *[pawn] peón
 } { $color ->
    [black] { $role ->
        [rook] negra
        [queen] negra
       *[pawn] negro
     }
   *[white] { $role ->
        [rook] blanca
        [queen] blanca
       *[pawn] blanco
     }
 }
promoted_piece = { $piece }, pieza coronada
piece_on_board = { $piece } en { $board }
square_on_board = { $square } del tablero { $board }
square_threatened = en peligro de captura
square_paralysed = pieza paralizada
square_target = puede mover aquí
square_movable = puede mover
square_premove = jugada anticipada
board = Tablero
board_named = Tablero { $board }
two_boards = Tableros { $first } y { $second }, { $first } delante
three_boards = Tableros { $first }, { $second } y { $third }, { $first } delante
enlarge_board = Ampliar el tablero { $board }
reduce_board = Mostrar el tablero { $board } del mismo tamaño que los demás
bring_to_front = Traer al frente el tablero { $board }
bring_to_front_note = Traer al frente el tablero { $board } (W)
in_front = Al frente
board_in_front = Tablero al frente
zone = { $color ->
    [black] Zona de las negras
   *[white] Zona de las blancas
 }
zone_title = Zona
in_zone = { $color ->
    [black] En la zona de las negras
   *[white] En la zona de las blancas
 }
pocket = { $piece }, { $n } en la zona
hand = { $color ->
    [black] Reserva de las negras
   *[white] Reserva de las blancas
 }
pocket_title = Reserva
in_hand = { $color ->
    [black] En la reserva de las negras
   *[white] En la reserva de las blancas
 }
held = { $piece }, { $n } en la reserva
warp_here = Desaparecer aquí
