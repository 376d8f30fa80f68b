# Intégrer l’échiquier ailleurs

frame_link = { $title } sur Wonderboard, dans un nouvel onglet
frame_title = { $title } sur Wonderboard
frame_panel = Partie
frame_undo_pawn = Reprendre le pion
frame_restart = Recommencer
frame_merge = Superposer
frame_split = Séparer
riddle_start = { $color ->
    [black] Trait aux Noirs. Trouvez le coup !
   *[white] Trait aux Blancs. Trouvez le coup !
 }
riddle_next = { $tried }. Et maintenant ?
riddle_right = { $tried } est le bon coup.
riddle_wrong = { $tried } n’est pas le bon coup.
riddle_solved = { $tried } : problème résolu !
riddle_retry = Réessayer
riddle_solution = Solution
embed_title = Intégrer
embed_preview = Aperçu
embed_frame = Cadre (HTML)
embed_element = Élément personnalisé (HTML), qui ajuste sa hauteur
embed_either = Collez l’un ou l’autre dans n’importe quelle page web.
embed_examples = Voir des exemples
embed_shown = Ce qui est montré
embed_position = Une position à jouer
embed_game = La partie
embed_puzzle = Les coups joués, sous forme de problème
embed_answers = L’ordinateur répond
embed_language = Langue
embed_language_reader = Celle du lecteur
