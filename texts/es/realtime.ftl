# Tiempo real

timed_author = «Unorthodox chess», 2012
timed_summary = Sin turnos: los dos bandos mueven cuando quieren, y la pieza que mueve tiene un enfriamiento tan largo como su valor.
timed_start = Empezar
timed_resume = Reanudar
timed_pause = Pausa
timed_back_to_game = Volver a la partida
timed_draw = Tablas
timed_agree_draw = Acordar tablas
timed_slow_motion = Cámara lenta
timed_full_speed = Velocidad normal
timed_who_resigns = ¿Quién abandona?
timed_panel = Partida
timed_unit = 1 unidad = { $span }
timed_voided = Las blancas se adelantaron: { $role ->
    [pawn] el peón negro
    [knight] el caballo negro
    [bishop] el alfil negro
    [rook] la torre negra
    [queen] la dama negra
    [king] el rey negro
   *[piece] la pieza negra
 } nunca salió de { $square }.
timed_no_computer = No se pudo cargar la máquina, así que no puede mover.
timed_tie_lost = Los dos bandos movieron a la vez, y entonces vale la jugada de las blancas.
timed_gone = Tu pieza ya no está ahí.
timed_captured = Tu pieza fue capturada antes de poder mover.
timed_cooling = El enfriamiento { $role ->
    [pawn] del peón
    [knight] del caballo
    [bishop] del alfil
    [rook] de la torre
    [queen] de la dama
    [king] del rey
   *[piece] de la pieza
 } dura { $units } más.
timed_rook_cooling = El enfriamiento de la torre aún no ha terminado.
timed_too_soon = Acabas de mover.
timed_king_capture = Los reyes no se pueden capturar.
timed_promotion_missing = ¿En qué debe convertirse el peón?
timed_movement = { $role ->
    [knight] Un caballo salta dos casillas en línea recta y una a un lado.
    [bishop] Un alfil mueve en diagonal.
    [rook] Una torre mueve por filas y columnas.
    [queen] Una dama mueve por filas, columnas y diagonales.
    [king] Un rey mueve de casilla en casilla.
   *[pawn] Un peón avanza en línea recta y captura en diagonal hacia delante.
 }
timed_no_castling = Ahora mismo no se puede enrocar.
timed_in_check = Tu rey está en jaque, y esta jugada no ayuda.
timed_self_check = { $role ->
    [king] El rey no puede ponerse en jaque.
    [pawn] El peón no puede mover: dejaría a tu rey en jaque.
    [knight] El caballo no puede mover: dejaría a tu rey en jaque.
    [bishop] El alfil no puede mover: dejaría a tu rey en jaque.
    [rook] La torre no puede mover: dejaría a tu rey en jaque.
    [queen] La dama no puede mover: dejaría a tu rey en jaque.
   *[piece] La pieza no puede mover: dejaría a tu rey en jaque.
 }
timed_no_premove = Jugada anticipada cancelada.
timed_no_offer = La oferta de tablas ya no vale.
timed_no_claim = No hay tablas que reclamar.
timed_units = { $tenths ->
    [10] 1 unidad
   *[other] { $count } unidades
 }
decimal_mark = ,
span_seconds = { $n } s
span_minutes = { $n } min
timed_first_moves = Indica tus primeras jugadas.
timed_move_ready = Mueve cualquier pieza que esté lista.
timed_paused = En pausa.
timed_paused_hidden = En pausa porque la página no estaba a la vista.
timed_paused_slept = En pausa porque tu dispositivo estaba en reposo.
timed_ready = Sigue cuando quieras.
timed_check = { $who ->
    [you] ¡Jaque! Responde con una pieza resaltada.
    [computer] La máquina está en jaque.
    [friend] Tu amigo está en jaque.
    [black] Las negras están en jaque.
   *[white] Las blancas están en jaque.
 }
timed_check_stuns = { $who ->
    [you] ¡Jaque! Aún no puede responder ninguna pieza.
    [computer] La máquina está en jaque y aún no puede responder.
    [friend] Tu amigo está en jaque y aún no puede responder.
    [black] Las negras están en jaque y aún no pueden responder.
   *[white] Las blancas están en jaque y aún no pueden responder.
 }
timed_mark_check = en jaque
timed_mark_stunned = bloqueo por jaque
drawn_material = Tablas: ningún bando puede dar mate ya
drawn_idle = Tablas: nadie ha movido en mucho tiempo
timed_spoken_move = { $role ->
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
    [king] rey
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
 } a { $square }.
timed_spoken_capture = { $role ->
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
    [king] rey
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
 } captura { $taken ->
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
    [king] rey
   *[pawn] peón
 } en { $square }.
timed_spoken_castling = { $color ->
    [black] Las negras enrocan.
   *[white] Las blancas enrocan.
 }
timed_spoken_promotion = { $role ->
    [knight] Se convierte en caballo.
    [bishop] Se convierte en alfil.
    [rook] Se convierte en torre.
   *[queen] Se convierte en dama.
 }
timed_spoken_check = Jaque.
timed_spoken_more = { $n ->
    [one] 1 jugada más.
   *[other] { $n } jugadas más.
 }
timed_listed = { $color ->
    [black] Negras
   *[white] Blancas
 } { $san }
timed_cooldown_mark = en enfriamiento
timed_target = puede mover aquí
timed_target_later = podrá mover aquí más tarde
timed_locked = no puede responder al jaque
timed_answer = puede responder al jaque
timed_premove = siguiente jugada indicada
timed_log_hint = El número de cada pieza es la cuenta atrás de su enfriamiento.
timed_look_back = Mirar atrás
timed_moment = Momento de la partida
timed_previous = Jugada anterior
timed_next = Jugada siguiente
timed_speed = Velocidad
timed_play = Reproducir
timed_stop = Detener
timed_again = Otra vez
timed_becomes = { $role ->
    [knight] Coronar como caballo
    [bishop] Coronar como alfil
    [rook] Coronar como torre
   *[queen] Coronar como dama
 }
timed_becomes_title = { $role ->
    [knight] Los peones se convierten en caballo. Pulsa para cambiarlo.
    [bishop] Los peones se convierten en alfil. Pulsa para cambiarlo.
    [rook] Los peones se convierten en torre. Pulsa para cambiarlo.
   *[queen] Los peones se convierten en dama. Pulsa para cambiarlo.
 }
timed_draw_offered = ¿Tablas?
timed_link_to_start = Enlace al mismo comienzo
timed_link_to_game = Enlace a toda la partida
timed_frame = Marco para una página web (HTML)
timed_position = Posición (RTFEN)
timed_record = Partida (registro)
timed_pgn = Partida (PGN con tiempos)
timed_pawn_cooldown = Enfriamiento del peón (1 unidad)
timed_pace = { $ms ->
    [500] Relámpago
    [1000] Rápido
    [2000] Normal
    [5000] Tranquilo
    [15000] Con calma
   *[other] Lento
 }
timed_first_cooldowns = Enfriamientos iniciales
timed_cooldowns = { $how ->
    [random] Al azar
    [whole] Unidades enteras
    [same] Iguales para ambos
   *[none] Ninguno
 }
timed_black_cooldowns = Enfriamientos iniciales de las negras
timed_black_longer = 1 unidad más
timed_black_same = Como los de las blancas
timed_other_rules = Otras reglas
timed_seats = Asientos
timed_side_by_side = Uno al lado del otro
timed_face_to_face = Frente a frente
timed_strength = { $level } · { $gap } entre jugadas, reacciona en { $reaction }
timed_seed = Semilla (déjala vacía para una nueva)
