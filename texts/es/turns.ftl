# Partidas por turnos

check = ¡Jaque!
king_threatened = { $who ->
    [computer] El rey de la máquina puede ser capturado.
    [friend] El rey de tu amigo puede ser capturado.
    [you] Tu rey puede ser capturado.
    [first] El rey del jugador 1 puede ser capturado.
    [second] El rey del jugador 2 puede ser capturado.
    [black] El rey negro puede ser capturado.
   *[white] El rey blanco puede ser capturado.
 }
viewing = Viendo la jugada { $place }
viewing_start = Viendo la posición inicial
after_move = tras { $place }
side_to_move = { $color ->
    [black] Juegan negras
   *[white] Juegan blancas
 }
player_to_move = Le toca al { $who ->
    [second] jugador 2
   *[first] jugador 1
 }, con { $color ->
    [black] negras
   *[white] blancas
 }
named_to_move = Le toca a { $name }, con { $color ->
    [black] negras
   *[white] blancas
 }
your_move = Tu turno
your_move_as = { $color ->
    [black] Tu turno, con negras
   *[white] Tu turno, con blancas
 }
computer_thinks = La máquina está pensando…
friend_thinks = Esperando la jugada de tu amigo
wire_waits = La partida espera hasta que estéis conectados.
due = { $due ->
    [pawn] Primero, mueve un peón.
    [either] Mueve un peón y luego una pieza, o solo una pieza.
    [only] Ningún peón puede mover: mueve una pieza.
   *[next] Ahora, una pieza.
 }
series_check = La primera jugada tiene que pararlo.
series_left = { $n ->
    [one] Queda 1 jugada en esta serie.
   *[other] Quedan { $n } jugadas en esta serie.
 }
due_of = { $who ->
    [first] Jugador 1
    [second] Jugador 2
    [black] Negras
   *[white] Blancas
 }: { $due ->
    [pawn] primero, un peón.
    [either] un peón y luego una pieza, o solo una pieza.
    [only] ningún peón puede mover, así que mueve una pieza.
   *[next] ahora, una pieza.
 }
switches_left = { $n ->
    [0] no quedan cambios
    [one] queda 1 cambio
   *[other] quedan { $n } cambios
 }
switch_of = cambio { $made } de { $limit }
level = nivel { $level }
level_name = { $level ->
    [1] Lirón
    [2] Pato
    [3] Lagartija
    [4] Rana
    [5] Conejo
    [6] Dodo
    [7] Sombrerero
    [8] Oruga
    [9] Gato de Cheshire
    [10] Morsa
    [11] Grifo
    [12] Humpty Dumpty
    [13] Reina Roja
   *[other] Jabberwock
 }
last_move = Última jugada: { $san }.
premove = Jugada anticipada: de { $from } a { $to }.
no_premoves = Jugadas anticipadas canceladas.
won = { $who ->
    [computer] La máquina gana
    [friend] Tu amigo gana
    [you] Ganas
    [first] El jugador 1 gana
    [second] El jugador 2 gana
    [black] Ganan las negras
   *[white] Ganan las blancas
 } { $reason ->
    [checkmate] por jaque mate
    [king-captured] por captura del rey
    [king-exploded] por explosión del rey
    [king-arrived] la carrera
    [time] por tiempo
    [unstated] (no consta cómo)
   *[resignation] por abandono
 }
named_won = Gana { $name } { $how }
won_playing = { $won }, jugando con { $color ->
    [black] negras
   *[white] blancas
 }
drawn = { $reason ->
    [stalemate] Tablas por ahogado
    [both-kings-arrived] Tablas: han llegado los dos reyes
    [dead-position] Tablas: ningún bando puede dar mate ya
    [fifty-moves] Tablas por la regla de los 50 movimientos
    [seventy-five-moves] Tablas por la regla de los 75 movimientos
    [quiet-series] Tablas: diez series sin captura ni jugada de peón
    [threefold-repetition] Tablas por triple repetición
    [fivefold-repetition] Tablas por quíntuple repetición
    [time] Tablas: se acabó el tiempo, pero al rival solo le queda el rey
    [unstated] Tablas (no consta por qué)
   *[agreement] Tablas de común acuerdo
 }
verdict = { $how ->
    [won] Victoria
    [lost] Derrota
   *[drawn] Tablas
 }
ended_by = { $reason ->
    [checkmate] por jaque mate
    [king-captured] por captura del rey
    [king-exploded] por explosión del rey
    [king-arrived] en la carrera
    [both-kings-arrived] porque han llegado los dos reyes
    [time] por tiempo
    [stalemate] por ahogado
    [dead-position] porque ningún bando puede dar mate ya
    [fifty-moves] por la regla de los 50 movimientos
    [seventy-five-moves] por la regla de los 75 movimientos
    [quiet-series] tras diez series sin captura ni jugada de peón
    [threefold-repetition] por triple repetición
    [fivefold-repetition] por quíntuple repetición
    [agreement] de común acuerdo
    [unstated] (no consta cómo)
   *[resignation] por abandono
 }
take_back = Deshacer
undo_pawn = Deshacer peón
offer_draw = Tablas
claim_draw = Reclamar
resign = Abandonar
flip = Girar
flip_note = Girar el tablero (F)
merge = Superponer
merge_note = Superponer los tableros (V)
split = Separar
split_note = Mostrar los tableros uno al lado del otro (V)
draw_offered = { $who ->
    [computer] La máquina ofrece tablas.
    [friend] Tu amigo ofrece tablas.
    [you] Ofreces tablas.
    [first] El jugador 1 ofrece tablas.
    [second] El jugador 2 ofrece tablas.
    [black] Las negras ofrecen tablas.
   *[white] Las blancas ofrecen tablas.
 }
accept = Aceptar
decline = Rechazar
resign_question = ¿Abandonar esta partida?
resign_not = No
first_position = Posición inicial
last_position = Última posición
how_to_play = Cómo se juega
choose_promotion = Convertir en
choose_together = Los dos peones o uno
choose_switch = Cambiar de bando o no
choose_board = Qué tablero
put_down = Devolver a su casilla
way_both = Los dos
way_both_spoken = Los dos: juntos a { $to }
way_one = Uno
way_one_spoken = Uno: el otro se queda en { $from }
way_rocket = Cohete
way_rocket_spoken = Cohete: uno avanza a { $to }, el otro retrocede a { $back }
way_stay = Quedarse en { $board }
way_through = Cruzar a { $board }
way_straight = Directamente a { $board }
way_plain = Mover
way_switch = Mover y cambiar de bando
way_named = { $piece }: { $way }
engine = Motor
calculating = Pensando…
depth = profundidad { $n }
nodes = { $speed } nodos/s
mate_in = mate en { $n }
mated_in = le dan mate en { $n }
chances = { $who ->
    [computer] Opciones de la máquina
    [friend] Opciones de tu amigo
    [you] Tus opciones
    [first] Opciones del jugador 1
    [second] Opciones del jugador 2
    [black] Opciones de las negras
   *[white] Opciones de las blancas
 }
typed_name = Escribe una jugada
typed_hint = Nf3, e2e4, O-O … (? ayuda)
show_thinking = Mostrar lo que piensa el motor
hint = Pista
hints_used = { $n ->
    [one] con una pista
   *[other] con { $n } pistas
 }
analysis = Análisis
editor = Editor de posiciones
