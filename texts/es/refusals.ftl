# Por qué no vale una jugada

refusal_place = { $board ->
    [none] { $square }
   *[other] { $square } del tablero { $board }
 }
refusal_check = { $board ->
    [none] { $by ->
        [none] en jaque
       *[other] en jaque desde { $by }
     }
   *[other] { $by ->
        [none] en jaque en el tablero { $board }
       *[other] en jaque en el tablero { $board } desde { $by }
     }
 }
refusal_attacked = { $board ->
    [none] { $by ->
        [none] atacada
       *[other] atacada desde { $by }
     }
   *[other] { $by ->
        [none] atacada en el tablero { $board }
       *[other] atacada en el tablero { $board } desde { $by }
     }
 }
refusal_pawn_first = Primero tienes que mover un peón.
refusal_piece_second = { $role ->
    [knight] Tu caballo
    [bishop] Tu alfil
    [rook] Tu torre
    [queen] Tu dama
    [king] Tu rey
    [tandem] Tu tándem
   *[pawn] Tu peón
 } ya ha movido. Ahora mueve una pieza que no sea un peón.
refusal_cannot_move = { $role ->
    [knight] Ningún caballo
    [bishop] Ningún alfil
    [rook] Ninguna torre
    [queen] Ninguna dama
    [king] Ningún rey
    [tandem] Ningún tándem
   *[pawn] Ningún peón
 } puede mover. Mueve una pieza que no sea un peón.
refusal_own_piece = { $role ->
    [knight] Tu propio caballo
    [bishop] Tu propio alfil
    [rook] Tu propia torre
    [queen] Tu propia dama
    [king] Tu propio rey
    [tandem] Tu propio tándem
   *[pawn] Tu propio peón
 } está en { $place }.
refusal_blocked = La pieza de { $place } está en medio.
refusal_pawn_ahead = La casilla { $place } está ocupada, y los peones solo capturan en diagonal.
refusal_pawn_diagonal = No hay nada que capturar en { $place }, y los peones solo van en diagonal para capturar.
refusal_double_step = Este peón no puede avanzar dos casillas.
refusal_other_board = { $role ->
    [knight] Este caballo
    [bishop] Este alfil
    [rook] Esta torre
    [queen] Esta dama
    [king] Este rey
    [tandem] Este tándem
   *[pawn] Este peón
 } está en el tablero { $board }, así que mueve allí.
refusal_no_castling = En este juego no hay enroque.
refusal_castling_lost = Ya no puedes enrocar por este lado.
refusal_castling_in_check = El rey no puede enrocar mientras está { $check }.
refusal_no_zone = En este juego las piezas no pueden salir del tablero.
refusal_stays_on_board = { $role ->
    [knight] Un caballo
    [bishop] Un alfil
    [rook] Una torre
    [queen] Una dama
    [king] Un rey
    [tandem] Un tándem
   *[pawn] Un peón
 } no puede salir del tablero.
refusal_not_in_zone = No tienes { $role ->
    [knight] ningún caballo
    [bishop] ningún alfil
    [rook] ninguna torre
    [queen] ninguna dama
    [king] ningún rey
    [tandem] ningún tándem
   *[pawn] ningún peón
 } que colocar.
refusal_checks_too_soon = Solo la última jugada de una serie puede dar jaque.
refusal_paralysed = { $role ->
    [knight] Este caballo está paralizado por el caballo de { $place }.
    [bishop] Este alfil está paralizado por el alfil de { $place }.
    [rook] Esta torre está paralizada por la torre de { $place }.
    [queen] Esta dama está paralizada por la dama de { $place }.
   *[pawn] Este peón está paralizado por el peón de { $place }.
 }
refusal_own_king_vanishes = Tu propio rey explotaría.
refusal_gives_check = El rey enemigo quedaría en jaque{ $board ->
    [none] { "" }
   *[other] { " " }en el tablero { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }desde { $by }
 }, y en este juego nadie puede dar jaque.
refusal_shields = Si { $role ->
    [knight] este caballo
    [bishop] este alfil
    [rook] esta torre
    [queen] esta dama
    [king] este rey
    [tandem] este tándem
   *[pawn] este peón
 } se apartara, el rey enemigo quedaría en jaque{ $board ->
    [none] { "" }
   *[other] { " " }en el tablero { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }desde { $by }
 }, y en este juego nadie puede dar jaque.
refusal_pawn_drop = No puedes colocar un peón en { $square }.
refusal_no_crossing = En este juego una pieza no puede cambiar de tablero sin mover.
refusal_never_crosses = { $role ->
    [knight] Un caballo
    [bishop] Un alfil
    [rook] Una torre
    [queen] Una dama
    [king] Un rey
    [tandem] Un tándem
   *[pawn] Un peón
 } no puede cambiar de tablero sin mover.
refusal_crossing_in_check = Un rey en jaque no puede cambiar de tablero sin mover.
refusal_taken = { $n ->
    [one] La casilla { $last } está ocupada.
   *[other] Las casillas { $others } y { $last } están ocupadas.
 }
refusal_still_in_check = Tu rey seguiría { $check }.
refusal_into_check = Tu rey quedaría { $check }.
refusal_passing = El rey no puede pasar por { $square }, que está { $attacked }.
refusal_cannot_help = Tu rey está { $check }, y { $role ->
    [knight] este caballo
    [bishop] este alfil
    [rook] esta torre
    [queen] esta dama
    [king] este rey
    [tandem] este tándem
   *[pawn] este peón
 } no puede ayudar.
refusal_pinned = { $role ->
    [knight] Este caballo
    [bishop] Este alfil
    [rook] Esta torre
    [queen] Esta dama
    [king] Este rey
    [tandem] Este tándem
   *[pawn] Este peón
 } está { $role ->
    [rook] clavada
    [queen] clavada
   *[pawn] clavado
 } a tu rey: si moviera, el rey quedaría { $check }.
movement = { $role ->
    [pawn] Un peón avanza en línea recta y captura en diagonal hacia delante.
    [knight] Un caballo salta dos casillas en línea recta y una a un lado.
    [bishop] Un alfil mueve en diagonal.
    [rook] Una torre mueve por filas y columnas.
    [queen] Una dama mueve por filas, columnas y diagonales.
    [tandem] Un tándem mueve como sus peones: los dos juntos o solo uno.
   *[king] Un rey mueve de casilla en casilla.
 }
