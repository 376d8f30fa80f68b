# Qué falla en un texto

fault_at = { $what } [{ $place }]
part_game = Partida { $number }
part_line = línea { $number }
part_character = línea { $line }, columna { $column }
part_tag = etiqueta { $name }
part_link = enlace
part_fen = FEN
part_field = campo { $number } ({ $name ->
    [placement] colocación
    [zone] zona
    [pocket] reserva
    [side] turno
    [castling] enroque
    [en_passant] captura al paso
    [half_moves] medias jugadas
    [full_moves] número de jugada
    [white_double_steps] avances dobles de las blancas
    [black_double_steps] avances dobles de las negras
    [kings] reyes que nunca han movido
    [series] serie
    [phase] parte del turno
    [commander] quién lleva las blancas
    [switches_in_a_row] cambios de bando seguidos
    [switches_left] cambios de bando restantes
    [cooldowns] enfriamientos
    [quiet_moves] jugadas sin progreso
   *[tick] tick
 })
part_move = jugada { $number }
part_event = suceso { $number }
part_game_name = juego
part_ending = final de la partida
fault_too_long = ocupa más de { $most } bytes
fault_not_understood = «{ $found }» no tiene sentido
fault_not_a_number = «{ $found }» no es un número
fault_not_in_range = «{ $found }» no es un número de { $least } a { $most }
fault_not_a_tick = «{ $found }» no es un tick
fault_not_a_square = «{ $found }» no es una casilla
fault_not_one_of = { $n ->
    [one] «{ $found }» no es { $last }
   *[other] «{ $found }» no es { $others } ni { $last }
 }
fault_not_like = { $n ->
    [one] «{ $found }» no se parece a { $last }
   *[other] «{ $found }» no se parece a { $others } ni a { $last }
 }
fault_unknown_game = «{ $found }» no está entre los juegos que hay aquí
fault_elsewhere = la partida está en { $site } y no se puede traer desde allí; copia allí su PGN o su FEN y pégalo aquí
fault_no_option = «{ $found }» no es una opción de este juego: { $game }
fault_fen_empty = el FEN está vacío
fault_too_many_fields = { $found ->
    [one] { $found } campo, pero se esperan como mucho { $most }
   *[other] { $found } campos, pero se esperan como mucho { $most }
 }
fault_field_count = { $found ->
    [one] { $found } campo en vez de { $expected }
   *[other] { $found } campos en vez de { $expected }
 }
fault_too_many_boards = { $found ->
    [one] { $found } tablero, pero el juego tiene { $most }
   *[other] { $found } tableros, pero el juego tiene { $most }
 }
fault_rank_count = { $found ->
    [one] { $found } fila en vez de { $expected }
   *[other] { $found } filas en vez de { $expected }
 }
fault_file_count = { $found ->
    [one] la fila { $rank } tiene { $found } casilla en vez de { $expected }
   *[other] la fila { $rank } tiene { $found } casillas en vez de { $expected }
 }
fault_not_a_piece = la fila { $rank } tiene «{ $letter }», que no es una pieza de este juego
fault_stray_bar = la fila { $rank } tiene un | que no está justo delante de una pieza
fault_stray_mark = la fila { $rank } tiene un ~ que no está justo detrás de una pieza coronada
fault_open_bracket = la reserva no termina con ]
fault_bars_and_boards = el tablero B se indica con | o va detrás de :, pero no las dos cosas
fault_not_in_zone = «{ $letter }» no puede estar en una zona
fault_zone_full = más de { $most } veces «{ $letter }»
fault_not_a_castling_right = «{ $letter }» no es una de las letras KQkq
fault_castling_needs = «{ $letter }» requiere un rey en { $king } y una torre en { $rook }
fault_nobody_passes = ningún peón puede acabar de pasar por { $square }
fault_has_not_passed = { $color ->
    [white] ningún peón blanco de { $pawn } acaba de pasar por { $passed }
   *[black] ningún peón negro de { $pawn } acaba de pasar por { $passed }
 }
fault_nobody_there = no hay ninguna pieza en { $square }
fault_ready_at = la pieza de { $square } está lista en { $tick }
fault_no_king = { $color ->
    [white] las blancas no tienen rey
   *[black] las negras no tienen rey
 }
fault_many_kings = { $color ->
    [white] las blancas tienen { $n } reyes
   *[black] las negras tienen { $n } reyes
 }
fault_pawn_astray = { $color ->
    [white] un peón blanco no puede estar en { $square }
   *[black] un peón negro no puede estar en { $square }
 }
fault_check_forbidden = { $color ->
    [black] las negras están en jaque, algo prohibido en este juego
   *[white] las blancas están en jaque, algo prohibido en este juego
 }
fault_over_before = { $color ->
    [black] la partida había terminado antes del turno de las negras
   *[white] la partida había terminado antes del turno de las blancas
 }
fault_in_check_out_of_turn = { $color ->
    [white] las blancas están en jaque, pero juegan negras
   *[black] las negras están en jaque, pero juegan blancas
 }
fault_both_in_check = los dos reyes están en jaque
fault_taken_twice = los dos tableros tienen una pieza en { $at }
fault_not_legal = «{ $found }» no es una jugada legal aquí
fault_ambiguous = «{ $found }» podría ser { $first } o { $second }
fault_refused = «{ $found }» no se puede jugar: { $why ->
    [game_over] la partida ha terminado
    [tie_lost] el rival se adelantó
    [no_piece] no hay ninguna pieza en esa casilla
    [not_yours] la pieza es del otro bando
    [not_ready] la pieza aún no está lista
    [too_soon] llega demasiado pronto tras la jugada anterior
    [king_capture] los reyes nunca se capturan
    [promotion_missing] no dice en qué se convierte el peón
    [in_check] el rey está en jaque
    [self_check] el rey quedaría en jaque
    [replaced] la sustituyó otra
    [cancelled] se canceló
    [captured] la pieza fue capturada
    [no_premove] no hay ninguna jugada anticipada
    [no_offer] no hay ninguna oferta de tablas
    [no_claim] no hay tablas que reclamar
   *[illegal] no es posible
 }
fault_impossible = la partida no puede haber llegado a esto: { $why ->
    [game_over] la partida ha terminado
    [tie_lost] el rival se adelantó
    [no_piece] no hay ninguna pieza en esa casilla
    [not_yours] la pieza es del otro bando
    [not_ready] la pieza aún no está lista
    [too_soon] llega demasiado pronto tras la jugada anterior
    [king_capture] los reyes nunca se capturan
    [promotion_missing] no dice en qué se convierte el peón
    [in_check] el rey está en jaque
    [self_check] el rey quedaría en jaque
    [replaced] la sustituyó otra
    [cancelled] se canceló
    [captured] la pieza fue capturada
    [no_premove] no hay ninguna jugada anticipada
    [no_offer] no hay ninguna oferta de tablas
    [no_claim] no hay tablas que reclamar
   *[illegal] no es posible
 }
fault_no_game = no contiene ninguna partida
fault_no_tag = falta la etiqueta { $name }
fault_tag_unnamed = falta el nombre de una etiqueta
fault_tag_unclosed = la etiqueta «{ $name }» no se cierra con ]
fault_tag_unquoted = el valor de la etiqueta «{ $name }» no está entre comillas
fault_tag_unended = el valor de la etiqueta «{ $name }» no termina en su línea
fault_comment_unclosed = el comentario «{ $found }» no se cierra con { $sign }
fault_variation_unclosed = la variante no se cierra con )
fault_variation_too_early = hay una variante antes de la primera jugada
fault_closes_nothing = { $sign } no cierra nada
fault_not_a_glyph = «{ $found }» no es un signo de valoración
fault_move_missing = falta una jugada
fault_stamp_missing = a «{ $found }» le falta la marca de tiempo
fault_nothing_to_open = no hay nada que abrir
fault_nothing_to_set = no hay nada que ajustar
fault_not_a_text = no es un texto
fault_not_a_whole_number = no es un número entero
fault_ply_beyond = no se puede mostrar la jugada { $ply } de { $moves }
fault_no_solution = el enlace no tiene jugadas (m=) que lo resuelvan
