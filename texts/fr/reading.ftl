# Les règles, et ce que l’on essaie sur leurs échiquiers

play_this = Jouer à ce jeu
rules_not_loaded = Les règles n’ont pas pu être chargées.
walk_start = Au début
walk_end = À la fin
walk_place = { $n } sur { $last }
puzzle_mate = { $tried }, échec et mat. Résolu !
puzzle_key = { $tried } est la clé ! { $found } { $color ->
    [black] Les Noirs
   *[white] Les Blancs
 } répondent { $reply }. À vous de mater.
puzzle_refuted = { $tried } ne marche pas : { $color ->
    [black] les Noirs
   *[white] les Blancs
 } répondent { $reply }, et il n’y a plus de mat dans les temps.
puzzle_ended = { $tried } termine la partie, mais sans mat.
puzzle_other = Autre défense
puzzle_show = Montrer la solution
puzzle_hide = Cacher la solution
rules_compared = Par rapport aux échecs
rules_same = Identique
rules_new = Nouveau
rules_changes = Ce qui change
try_title = Essayez
try_timed = Appuyez sur Démarrer. Vous jouez les deux camps, et il n’y a pas de tours.
try_show = Me montrer
start_over = Recommencer
