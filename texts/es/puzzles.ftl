# La página de ejercicios

puzzles_lead = Posiciones de partidas del motor contra sí mismo, cada una con una sola solución. Se vuelven más difíciles a medida que mejoras.
puzzles_today = El ejercicio de hoy
puzzles_today_solve = Resolverlo
puzzles_today_done = Resuelto hoy
puzzles_all = Todos los ejercicios
puzzles_of_game = Ejercicios de este juego
puzzles_like_this = Resolver un ejercicio como este
puzzles_train = Entrenar
puzzles_game = Juego
puzzles_every_game = Todos los juegos
puzzles_theme = Tema
puzzles_every_theme = Cualquier tema
puzzles_rated = Puntúan
puzzles_rated_note = Solo cuenta el primer intento. Un ejercicio que ya conoces nunca puntúa.
puzzles_start = Empezar
puzzles_review = Para repasar
puzzles_review_due = { $n ->
    [one] Te toca repetir 1 ejercicio que fallaste.
   *[other] Te toca repetir { $n } ejercicios que fallaste.
 }
puzzles_review_start = Repasar
puzzles_review_later = { $n ->
    [one] Hoy no hay nada que repasar. El próximo ejercicio vuelve mañana.
   *[other] Hoy no hay nada que repasar. El próximo ejercicio vuelve en { $n } días.
 }
puzzles_review_none = Lo que fallas vuelve a los 1, 3 y 7 días.
puzzles_streak = Racha
puzzles_days = { $n ->
    [one] 1 día
   *[other] { $n } días
 }
puzzles_row = { $n } seguidos
puzzles_best = récord { $n }
puzzles_ratings = Tus puntuaciones
puzzles_rating = Puntuación
puzzles_solved = Resueltos
puzzles_solved_of = { $n } de { $all }
puzzles_unrated = –
puzzles_unknown = Aquí no existe ese ejercicio. Quizá lo ha sustituido uno mejor.
puzzles_another = Otro ejercicio
solve_mate = { $n ->
    [one] Mate en 1.
   *[other] Mate en { $n }.
 }
solve_series = Da mate con la última de tus { $n } jugadas.
solve_king = { $n ->
    [one] Captura al rey en este turno.
   *[other] Captura al rey en { $n } turnos.
 }
solve_win = { $n ->
    [one] Gana con esta jugada.
   *[other] Gana en { $n } jugadas.
 }
solve_material = Gana material.
solve_defence = Encuentra la única jugada que te salva.
solve_strike = Golpean las { $color ->
    [black] negras
   *[white] blancas
 }: gana una pieza con una sola orden, antes de que puedan responder las piezas congeladas.
solve_strike_mate = Golpean las { $color ->
    [black] negras
   *[white] blancas
 }: da mate con una sola orden, antes de que puedan responder las piezas congeladas.
solve_right = { $tried } es correcto. ¡Sigue!
solve_looking = { $tried } no es la jugada. Mira por qué…
solve_wrong = { $tried } no es la jugada.
solve_wrong_mate = { $tried } no gana a tiempo: { $line }
solve_wrong_material = { $tried } gana demasiado poco: { $line }
solve_wrong_defence = { $tried } no aguanta: { $line }
solve_wrong_strike = A { $tried } sigue { $answer } al cabo de { $time }.
solve_wrong_nothing = { $tried } no gana nada.
solve_frozen = Esa pieza está congelada. Golpea con una que esté lista.
solve_solved = ¡Resuelto!
solve_helped = Resuelto con una pista.
solve_finally = Resuelto, al final.
solve_shown = Esta es la solución.
solve_hinted = La jugada la hace la pieza marcada.
solve_hint = Pista
solve_solution = Solución
solve_next = Siguiente ejercicio
solve_again = Intentarlo de nuevo
solve_play_on = Seguir jugando
solve_tries = Lo que has probado
solve_points = { $n } puntos
solve_rating = Tu puntuación: { $n }
solve_not_rated = No puntúa
solve_puzzle_rating = Ejercicio: { $n }
solve_themes = Temas
solve_train = Entrenar: { $theme }
solve_link = Enlace a este ejercicio
theme-warp-name = Desaparición
theme-drop-name = Colocación
theme-drop-mate-name = Mate al colocar
theme-drop-block-name = Colocar para tapar
theme-fork-drop-name = Ataque doble al colocar
theme-glass-mate-name = Mate por el espejo
theme-glass-pin-name = Clavada por el espejo
theme-glass-block-name = Tapar por el espejo
theme-straight-through-name = Cruzar directamente
theme-tandem-name = Jugada en tándem
theme-rocket-name = Cohete
theme-parting-name = Separación
theme-chain-switch-name = Cambio de bando
theme-two-step-name = Dos pasos hasta el rey
theme-king-capture-name = Captura del rey
theme-explosion-name = Explosión
theme-race-name = Carrera a la octava fila
theme-promotion-name = Coronación
theme-underpromotion-name = Coronación menor
theme-en-passant-name = Captura al paso
theme-castling-name = Enroque
theme-back-rank-name = Mate del pasillo
theme-smothered-name = Mate de la coz
theme-discovered-check-name = Jaque a la descubierta
theme-double-check-name = Jaque doble
theme-fork-name = Ataque doble
theme-pin-name = Clavada
theme-skewer-name = Enfilada
theme-hanging-piece-name = Pieza indefensa
theme-sacrifice-name = Sacrificio
theme-quiet-move-name = Jugada tranquila
theme-strike-mate-name = Golpe de mate
theme-frozen-guard-name = Defensor congelado
theme-frozen-piece-name = Pieza congelada
theme-stun-name = Parálisis
