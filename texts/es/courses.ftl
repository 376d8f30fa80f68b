# Cursos, y lo que se dice en el tablero de una primera partida

courses_lead = Un juego en unos pocos pasos: tú haces las jugadas, y las reglas dicen si son buenas. Déjalo cuando quieras; después sigues donde estabas.
courses_all = Todos los cursos
course_of = Aprender { $title }
course_learn = Aprender
course_continue = Seguir aprendiendo: { $title }, paso { $n } de { $steps }
course_place = Paso { $n } de { $steps }
course_at = Paso { $n } de { $steps }
course_done = Completado
course_steps = Pasos
course_step = Paso { $n }: { $heading }
course_step_solved = Paso { $n }, resuelto: { $heading }
course_next = Siguiente
course_skip = Saltar
course_previous = Paso anterior
course_half = Hasta aquí, bien. Ahora haz la otra jugada de tu turno.
course_right = ¡Correcto!
course_answer = Las { $color ->
    [black] negras
   *[white] blancas
 } responden { $reply }.
course_missed = Es una jugada legal, pero no resuelve la tarea.
course_shown = Mira cómo se hace.
course_play = Jugar contra el nivel 1
course_forget = Empezar de nuevo: { $title }
course_not_loaded = No se pudo cargar el curso.
tip_close = Entendido

tip-warp-text = Toca una pieza y luego tu zona: desaparece del tablero, y puede volver en cualquier casilla vacía.
tip-return-text = Tienes una pieza en tu zona. Tócala y luego toca una casilla vacía, y ya está de vuelta.
tip-cross-text = Cada pieza que mueve cruza a la misma casilla del otro tablero, que debe estar vacía.
tip-through-text = Una pieza puede cruzar directamente: tócala y luego toca la misma casilla del otro tablero.
tip-shut-text = Si su casilla del otro tablero está ocupada, una pieza se queda en su propio tablero.
tip-choose-text = Cruzar es decisión tuya: después de mover, una pieza puede quedarse en su tablero o pasar al otro.
tip-which-text = Cada pieza que mueve cruza a uno de los otros dos tableros. Tú eliges a cuál.
tip-part-text = Cada peón tuyo es una pareja. Tócala, toca luego una casilla y elige si van los dos o solo uno.
tip-rocket-text = Una pareja puede ser un cohete: tócala y luego toca dos casillas más adelante. Un peón vuela hasta allí, el otro retrocede una.
tip-turn-text = Tu turno son dos jugadas: primero un peón, luego una pieza.
tip-pair-text = Mueve un peón y luego una pieza, o solo una pieza.
tip-switch-text = Ahora puedes cerrar una cadena. Si lo haces, puedes cambiar de bando y volver a mover.
tip-reborn-text = Una pieza capturada renace en su casilla de origen, si allí no hay nada.
tip-series-text = Tu turno es una serie de jugadas, cada una más larga que la anterior.
tip-blast-text = Una captura explota: se lleva también todas las piezas de alrededor, menos los peones.
tip-pocket-text = En tu reserva hay una pieza capturada. Tócala y luego toca una casilla vacía para colocarla allí.
