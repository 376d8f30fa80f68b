# Analizar una partida

analysis_hint = Mueve por cualquiera de los dos bandos. Otra jugada desde una posición anterior abre una variante.
analysis_notes = Notas sobre esta jugada
analysis_glyphs = Calidad de la jugada
analysis_glyph = { $number ->
    [1] Buena jugada
    [2] Error
    [3] Jugada brillante
    [4] Error grave
    [5] Jugada interesante
   *[other] Jugada dudosa
}
analysis_promote = Subir esta variante
analysis_delete = Borrar esta jugada y todas las siguientes
analysis_comment = Comentario sobre esta jugada
continue_here = Seguir jugando
engine_lines = { $n ->
    [one] 1 línea
   *[other] { $n } líneas
}
engine_lines_title = Mejores líneas
engine_seconds = { $n } s
engine_endless = Sin límite
engine_time_title = Tiempo por posición
engine_arrows = Flechas
threat = Amenaza
threat_none = Aquí no hay ninguna amenaza que mostrar
report = Informe
report_begin = Pedir un informe de la partida
report_stop = Parar
report_working = Mirando la posición { $done } de { $all }
report_accuracy = Precisión
report_grades = { $number ->
    [6] Imprecisiones
    [2] Errores
   *[other] Errores graves
}
report_loss = Pérdida media por jugada
report_percent = { $whole },{ $tenth } %
report_turning = La partida cambió con
report_graph = Quién estaba mejor después de cada jugada
explorer = Explorar cada jugada
explorer_note = Puntuación esperada de cada jugada, en tanto por ciento, tras examinar tantas posiciones.
explorer_people = Con qué frecuencia la elegiría un jugador de { $rating } puntos, en tanto por ciento, según un modelo hecho con partidas de ajedrez
explorer_best = Mejor jugada: { $moves }
explorer_from = { $san } (desde { $nodes })
explorer_traps = Parece buena, pero pierde: { $moves }
explorer_hidden = Parece mala, pero es buena: { $moves }
learn_from = Aprender de los errores: { $who }
learn = Aprender de los errores
learn_question = { $played } fue un error. Encuentra una jugada mejor.
learn_judging = A ver…
learn_wrong = No es suficiente. Prueba otra cosa.
learn_right = ¡Bien! Así es mejor.
learn_solution = Era mejor { $better }.
learn_done = Eso era todo. ¡Bien hecho!
learn_again = Intentarlo de nuevo
learn_show = Ver la jugada mejor
learn_next = Siguiente
learn_end = Terminar
turning_point = El momento decisivo: { $made }
turning_better = Mejor: { $better }
turning_looking = Buscando el momento decisivo…
your_rating = Tu puntuación: { $rating }
rating_note = Se calcula con tus partidas de este juego contra la máquina. Si lleva un signo de interrogación, aún es una conjetura.
try_level = Probar el nivel { $level }: { $name }
