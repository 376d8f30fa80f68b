# Mensajes

not_yours = { $color ->
    [black] Esa pieza es de las negras, y es el turno de las blancas.
   *[white] Esa pieza es de las blancas, y es el turno de las negras.
 }
game_replaced = La partida que jugabas está guardada.
back_to_game = Volver a ella
game_forked = Esta partida también siguió en otra ventana. A partir de aquí se guarda como una partida aparte.
game_damaged = Tu última partida no se pudo leer y se apartó: { $fault }
sides_switched = { $who ->
    [computer] { $color ->
        [black] La máquina toma las negras y vuelve a mover. Ahora llevas las blancas.
       *[white] La máquina toma las blancas y vuelve a mover. Ahora llevas las negras.
     }
    [friend] { $color ->
        [black] Tu amigo toma las negras y vuelve a mover. Ahora llevas las blancas.
       *[white] Tu amigo toma las blancas y vuelve a mover. Ahora llevas las negras.
     }
    [you] { $color ->
        [black] Ahora llevas las negras. Mueve otra vez.
       *[white] Ahora llevas las blancas. Mueve otra vez.
     }
    [second] { $color ->
        [black] El jugador 2 toma las negras y vuelve a mover.
       *[white] El jugador 2 toma las blancas y vuelve a mover.
     }
   *[first] { $color ->
        [black] El jugador 1 toma las negras y vuelve a mover.
       *[white] El jugador 1 toma las blancas y vuelve a mover.
     }
 }
draw_declined = La máquina rechaza tu oferta de tablas.
resign_by_link = Los enlaces solo llevan jugadas: dile a tu amigo que abandonas.
draw_by_link = Los enlaces solo llevan jugadas: propón tú las tablas a tu amigo.
no_move_found = La máquina no encontró ninguna jugada. Deshaz una para seguir.
engine_missing = La máquina no se pudo cargar. Deshaz una jugada para volver a intentarlo.
engine_fault = La máquina no puede mover: { $fault }
friend_answered = Tu amigo ha respondido: { $place }
link_older = Este enlace es anterior a tu partida, así que no cambia nada.
link_forked = A partir de { $place }, en este enlace la partida sigue de otra manera. Tu partida queda como está. Para abrir la otra, pega el enlace en «Compartir».
link_known = Este enlace no trae nada nuevo.
send_first_link = Tu amigo mueve primero: envíale este enlace
send_last_link = Envía tu última jugada con este enlace
send_link = Envía tu jugada con este enlace
friends_turn = Le toca a tu amigo
