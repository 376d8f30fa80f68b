# Partidas guardadas

kept_back = Volver al tablero
kept_search = Buscar en tus partidas
kept_search_hint = Nombre, juego, jugador o resultado
kept_more = Mostrar más
kept_count = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
 }
kept_none = Aún no hay partidas. Cada partida se guarda aquí desde su primera jugada.
kept_none_found = { $n ->
    [one] Tu única partida no coincide con «{ $query }».
   *[other] Ninguna de tus { $n } partidas coincide con «{ $query }».
 }
kept_found = { $n ->
    [one] { $found } de 1 partida
   *[other] { $found } de { $n } partidas
 }
kept_none_match = { $n ->
    [one] Tu única partida no pasa estos filtros.
   *[other] Ninguna de tus { $n } partidas pasa estos filtros.
 }
kept_view = Mostrar
kept_view_games = Partidas
kept_view_statistics = Estadísticas
kept_game = Juego
kept_any_game = Todo juego
kept_result = Resultado
kept_any_result = Todo resultado
kept_won = Ganadas
kept_drawn = Tablas
kept_lost = Perdidas
kept_opponent = Rival
kept_any_opponent = Todo rival
kept_any_level = Máquina, cualquier nivel
kept_any_tag = Toda etiqueta
kept_clear = Borrar los filtros
kept_two_people = Dos personas
kept_players = { $first } – { $second }
kept_you = Tú
kept_computer = { $name }, nivel { $level }
kept_friend = Amigo
kept_nobody = Nadie
kept_open = En curso
kept_moves = { $n ->
    [one] 1 jugada
   *[other] { $n } jugadas
 }
kept_unreadable = no se puede abrir: { $fault }
kept_resume = Abrir
kept_resume_named = Abrir { $name }
kept_rename = Cambiar el nombre de { $name }
kept_delete = Borrar { $name }
kept_name = Nombre
kept_save_name = Guardar
kept_tag = Etiqueta
kept_tags_of = Etiquetas de { $name }
kept_tag_show = Mostrar las partidas con la etiqueta «{ $tag }»
kept_tag_remove = Quitar la etiqueta «{ $tag }»
kept_tag_new = Nueva etiqueta
kept_tag_add = Añadir
kept_deleted = «{ $name }» se borró.
kept_deleted_several = { $n ->
    [one] Se borró 1 partida.
   *[other] Se borraron { $n } partidas.
 }
kept_undo = Deshacer
kept_export = Exportar todas (PGN)
kept_import = Importar…
kept_file = Un archivo PGN
kept_exported = { $n ->
    [one] 1 partida exportada.
   *[other] { $n } partidas exportadas.
 }
kept_left_out = { $n ->
    [one] 1 no se pudo leer.
   *[other] { $n } no se pudieron leer.
 }
kept_no_file = Tu navegador no permite que la página guarde archivos.
kept_reading = Leyendo el archivo…
kept_file_unreadable = El archivo no se pudo leer.
kept_imported = { $n ->
    [one] 1 partida importada.
   *[other] { $n } partidas importadas.
 }
kept_known = { $n ->
    [one] 1 ya estaba aquí.
   *[other] { $n } ya estaban aquí.
 }
kept_not_imported = { $n ->
    [one] 1 no se pudo leer.
   *[other] { $n } no se pudieron leer.
 }
kept_file_empty = No hay ninguna partida en este archivo.
kept_fault = Partida { $number }: { $fault }
kept_more_faults = y { $n } más
not_kept = Tu navegador ha dejado de guardar tus partidas: { $error }
not_kept_damaged = Tu navegador ha dejado de guardar tus partidas: su base de datos está dañada.
keeps_nothing = Tu navegador no guarda tus partidas.
keeps_nothing_advice = Las partidas de abajo se pierden cuando cierras la página. Exporta las que quieras conservar.
keeps_beside = La base de datos con tus partidas está dañada. No se toca, y las partidas nuevas se guardan en otra.
keeps_damaged = { $n ->
    [one] 1 partida no se pudo leer y se apartó. Las demás están aquí.
   *[other] { $n } partidas no se pudieron leer y se apartaron. Las demás están aquí.
 }
keeps_download = { $n ->
    [one] Descargarla
   *[other] Descargarlas
 }
stats_none = Ninguna de estas partidas ha terminado.
stats_finished = { $n ->
    [one] 1 partida terminada.
   *[other] { $n } partidas terminadas.
 }
stats_unscored = { $n ->
    [one] 1 no puntúa porque la jugaron dos personas.
   *[other] { $n } no puntúan porque las jugaron dos personas.
 }
stats_by_game = Puntos por juego
stats_by_opponent = Puntos por rival
stats_games = Partidas
stats_share = Puntos
stats_all = Todas las partidas
stats_percent = { $n } %
stats_record = { $won } ganadas, { $drawn } tablas, { $lost } perdidas
stats_openings = Aperturas
stats_side = { $color ->
    [white] Con blancas
   *[black] Con negras
 }
