# Preparar una posición

editor_game = Juego
editor_pieces = { $color ->
    [black] Piezas negras para colocar en el tablero
   *[white] Piezas blancas para colocar en el tablero
 }
editor_hand = Mover piezas
editor_eraser = Quitar piezas
editor_put = Colocar: { $piece }
editor_start = Inicio
editor_start_note = Colocar la posición inicial
editor_clear = Vaciar
editor_clear_note = Quitar todas las piezas
editor_mirror = Invertir
editor_mirror_note = Intercambiar los colores
editor_undo = Deshacer
editor_undo_note = Deshacer (Ctrl+Z)
editor_redo = Rehacer
editor_redo_note = Rehacer (Ctrl+Mayús+Z)
editor_fen = FEN
editor_turn = Turno
editor_castling = Enroque
editor_castles_short = { $color ->
    [black] Negras O-O
   *[white] Blancas O-O
 }
editor_castles_long = { $color ->
    [black] Negras O-O-O
   *[white] Blancas O-O-O
 }
editor_passed = Captura al paso
editor_passed_none = Ninguna
editor_doubles = { $color ->
    [black] Avances dobles de las negras
   *[white] Avances dobles de las blancas
 }
editor_double = El peón de { $at } puede hacer un avance doble
editor_stepped = Acaba de hacer un avance doble
editor_stepped_at = El peón de { $at } acaba de hacer un avance doble
editor_white_player = Lleva las blancas
editor_player = Jugador { $number }
editor_half_moves = Jugadas sin progreso
editor_full_move = Número de jugada
editor_move_of_turn = Jugada del turno
editor_switches = Cambios seguidos
editor_switch_limit = Cambios seguidos permitidos
editor_switches_left = Cambios que quedan, jugador { $player }
editor_quiet = { $color ->
    [black] Jugadas de las negras sin progreso
   *[white] Jugadas de las blancas sin progreso
 }
editor_tick = Tick
editor_wait = Enfriamiento, en ticks (1000 ticks son 1 unidad)
editor_picked = { $piece }, { $at }
editor_picked_was_pawn = Era un peón
editor_more = Poner más: { $piece }
editor_fewer = Poner menos: { $piece }
editor_problem = { $said }.
editor_ready = Lista para jugar.
editor_over = { $over }.
editor_square_wrong = no permitido aquí
editor_play_computer = Jugar contra la máquina
editor_play_friend = Jugar aquí con un amigo
editor_take_along = Enlace e imagen
editor_link = Enlace a este editor
editor_link_to_play = Enlace para jugar desde aquí
editor_hint = Elige una pieza y toca casillas, o arrastra las piezas. Un clic derecho quita una pieza. Con el teclado, muévete con las flechas, coloca una pieza con su letra inglesa (con Mayús para las blancas) y quítala con Supr.
editor_edit = Editar la posición
