# Las reglas, y lo que se prueba en sus tableros

play_this = Jugar a este juego
rules_not_loaded = No se pudieron cargar las reglas.
walk_start = Al principio
walk_end = Al final
walk_place = { $n } de { $last }
puzzle_mate = { $tried } es jaque mate. ¡Resuelto!
puzzle_key = ¡{ $tried } es la clave! { $found } Las { $color ->
    [black] negras
   *[white] blancas
 } responden { $reply }. Ahora da mate.
puzzle_refuted = { $tried } no funciona: las { $color ->
    [black] negras
   *[white] blancas
 } responden { $reply }, y no hay mate a tiempo.
puzzle_ended = { $tried } acaba la partida, pero sin mate.
puzzle_other = Otra defensa
puzzle_show = Ver la solución
puzzle_hide = Ocultar la solución
rules_compared = Comparado con el ajedrez
rules_same = Igual
rules_new = Nuevo
rules_changes = Qué cambia
try_title = Pruébalo
try_timed = Pulsa «Empezar». Juegas con los dos bandos, y no hay turnos.
try_show = Enséñame
start_over = Empezar de nuevo
