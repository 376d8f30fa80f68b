# Examiner une partie

analysis_hint = Jouez pour l’un ou l’autre camp. Un autre coup depuis une position antérieure commence une variante.
analysis_notes = Notes sur ce coup
analysis_glyphs = Qualité du coup
analysis_glyph = { $number ->
    [1] Bon coup
    [2] Erreur
    [3] Coup brillant
    [4] Gaffe
    [5] Coup intéressant
   *[other] Coup douteux
}
analysis_promote = Faire monter cette variante
analysis_delete = Supprimer ce coup et la suite
analysis_comment = Un commentaire sur ce coup
continue_here = Continuer la partie
engine_lines = { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
}
engine_lines_title = Meilleures variantes
engine_seconds = { $n } s
engine_endless = Sans limite
engine_time_title = Temps par position
engine_arrows = Flèches
threat = Menace
threat_none = Il n’y a rien à menacer ici
report = Bilan
report_begin = Faire le bilan de la partie
report_stop = Arrêter
report_working = Examen de la position { $done } sur { $all }
report_accuracy = Précision
report_grades = { $number ->
    [6] Imprécisions
    [2] Erreurs
   *[other] Gaffes
}
report_loss = Perte moyenne par coup
report_percent = { $whole },{ $tenth } %
report_turning = La partie a basculé avec
report_graph = Qui était mieux après chaque coup
explorer = Explorer chaque coup
explorer_note = Score attendu de chaque coup en pour cent, après l’examen d’autant de positions.
explorer_people = Fréquence, en pour cent, à laquelle un joueur classé { $rating } le choisirait, selon un modèle tiré de parties d’échecs
explorer_best = Meilleur coup : { $moves }
explorer_from = { $san } (dès { $nodes })
explorer_traps = Semble bon, mais perd : { $moves }
explorer_hidden = Semble mauvais, mais est bon : { $moves }
learn_from = Apprendre des erreurs : { $who }
learn = Apprendre de ses erreurs
learn_question = { $played } était une erreur. Trouvez un meilleur coup.
learn_judging = Voyons voir…
learn_wrong = Ce n’est pas assez bon. Essayez autre chose.
learn_right = Bravo ! C’est mieux.
learn_solution = { $better } était meilleur.
learn_done = C’est terminé. Bien joué !
learn_again = Réessayer
learn_show = Montrer le meilleur coup
learn_next = Suivant
learn_end = Terminé
turning_point = Le tournant : { $made }
turning_better = Mieux : { $better }
turning_looking = Recherche du tournant de la partie…
your_rating = Votre classement : { $rating }
rating_note = Estimation d’après vos parties de ce jeu contre l’ordinateur. Un point d’interrogation indique qu’elle reste incertaine.
try_level = Essayer le niveau { $level } : { $name }
