# Incrustar

frame_link = { $title } en Wonderboard, en otra pestaña
frame_title = { $title } en Wonderboard
frame_panel = Partida
frame_undo_pawn = Deshacer el peón
frame_restart = Empezar de nuevo
frame_merge = Superponer
frame_split = Separar
riddle_start = { $color ->
    [black] Juegan negras. ¡Encuentra la jugada!
   *[white] Juegan blancas. ¡Encuentra la jugada!
 }
riddle_next = { $tried }. ¿Y ahora?
riddle_right = { $tried } es la jugada.
riddle_wrong = { $tried } no es la jugada.
riddle_solved = ¡Resuelto con { $tried }!
riddle_retry = Intentarlo de nuevo
riddle_solution = Solución
embed_title = Incrustar
embed_preview = Vista previa
embed_frame = Marco (HTML)
embed_element = Elemento propio (HTML), que ajusta su altura él solo
embed_either = Pega cualquiera de los dos en una página web.
embed_examples = Ver algunos ejemplos
embed_shown = Qué mostrar
embed_position = Una posición para jugar
embed_game = La partida
embed_puzzle = Las jugadas hechas, como ejercicio
embed_answers = La máquina responde
embed_language = Idioma
embed_language_reader = El de quien lee
