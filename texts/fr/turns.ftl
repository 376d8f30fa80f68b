# Les jeux au tour par tour

check = Échec.
king_threatened = { $who ->
    [computer] Le roi de l’ordinateur peut être pris.
    [friend] Le roi de votre ami peut être pris.
    [you] Votre roi peut être pris.
    [first] Le roi du joueur 1 peut être pris.
    [second] Le roi du joueur 2 peut être pris.
    [black] Le roi noir peut être pris.
   *[white] Le roi blanc peut être pris.
 }
viewing = Position après { $place }
viewing_start = Position de départ
after_move = après { $place }
side_to_move = { $color ->
    [black] Trait aux Noirs
   *[white] Trait aux Blancs
 }
player_to_move = { $who ->
    [second] Au joueur 2
   *[first] Au joueur 1
 } de jouer, avec { $color ->
    [black] les Noirs
   *[white] les Blancs
 }
named_to_move = À { $name } de jouer, avec { $color ->
    [black] les Noirs
   *[white] les Blancs
 }
your_move = À vous de jouer
your_move_as = { $color ->
    [black] À vous de jouer, avec les Noirs
   *[white] À vous de jouer, avec les Blancs
 }
computer_thinks = L’ordinateur réfléchit…
friend_thinks = En attente du coup de votre ami
wire_waits = La partie attend que vous soyez connectés.
due = { $due ->
    [pawn] Un pion doit jouer d’abord.
    [either] Jouez un pion puis une pièce, ou une pièce seule.
    [only] Aucun pion ne peut jouer : jouez une pièce.
   *[next] Maintenant une pièce.
 }
series_check = Le premier coup doit le parer.
series_left = { $n ->
    [one] Encore 1 coup dans cette série.
   *[other] Encore { $n } coups dans cette série.
 }
due_of = { $who ->
    [first] Joueur 1
    [second] Joueur 2
    [black] Noirs
   *[white] Blancs
 } : { $due ->
    [pawn] un pion doit jouer d’abord.
    [either] un pion puis une pièce, ou une pièce seule.
    [only] aucun pion ne peut jouer, donc une pièce joue.
   *[next] maintenant une pièce.
 }
switches_left = { $n ->
    [0] plus de changement de camp
    [one] { $n } changement de camp restant
   *[other] { $n } changements de camp restants
 }
switch_of = changement { $made } sur { $limit }
level = niveau { $level }
level_name = { $level ->
    [1] Loir
    [2] Canard
    [3] Lézard
    [4] Grenouille
    [5] Lapin
    [6] Dodo
    [7] Chapelier
    [8] Chenille
    [9] Chat du Cheshire
    [10] Morse
    [11] Griffon
    [12] Humpty Dumpty
    [13] Reine rouge
   *[other] Jabberwock
 }
last_move = Dernier coup : { $san }.
premove = Coup anticipé : { $from } vers { $to }.
no_premoves = Coups anticipés annulés.
won = { $who ->
    [computer] L’ordinateur gagne
    [friend] Votre ami gagne
    [you] Vous gagnez
    [first] Le joueur 1 gagne
    [second] Le joueur 2 gagne
    [black] Les Noirs gagnent
   *[white] Les Blancs gagnent
 } { $reason ->
    [checkmate] par échec et mat
    [king-captured] par prise du roi
    [king-exploded] par explosion du roi
    [king-arrived] la course
    [time] au temps
    [unstated] (comment, ce n’est pas noté)
   *[resignation] par abandon
 }
named_won = { $name } gagne { $how }
won_playing = { $won }, avec { $color ->
    [black] les Noirs
   *[white] les Blancs
 }
drawn = { $reason ->
    [stalemate] Nulle par pat
    [both-kings-arrived] Nulle : les deux rois sont arrivés
    [dead-position] Nulle : aucun camp ne peut plus mater
    [fifty-moves] Nulle par la règle des 50 coups
    [seventy-five-moves] Nulle par la règle des 75 coups
    [quiet-series] Nulle : dix séries sans prise ni coup de pion
    [threefold-repetition] Nulle par triple répétition
    [fivefold-repetition] Nulle par quintuple répétition
    [time] Nulle : le temps est écoulé, mais l’adversaire n’a plus que son roi
    [unstated] Nulle (la raison n’est pas notée)
   *[agreement] Nulle d’un commun accord
 }
verdict = { $how ->
    [won] Vous avez gagné
    [lost] Vous avez perdu
   *[drawn] Partie nulle
 }
ended_by = { $reason ->
    [checkmate] par échec et mat
    [king-captured] par prise du roi
    [king-exploded] par explosion du roi
    [king-arrived] à la course
    [both-kings-arrived] avec les deux rois arrivés
    [time] au temps
    [stalemate] par pat
    [dead-position] faute de matériel pour mater
    [fifty-moves] par la règle des 50 coups
    [seventy-five-moves] par la règle des 75 coups
    [quiet-series] après dix séries sans prise ni coup de pion
    [threefold-repetition] par triple répétition
    [fivefold-repetition] par quintuple répétition
    [agreement] d’un commun accord
    [unstated] (comment, ce n’est pas noté)
   *[resignation] par abandon
 }
take_back = Reprendre le coup
undo_pawn = Reprendre le pion
offer_draw = Proposer nulle
claim_draw = Réclamer la nulle
resign = Abandonner
flip = Tourner
flip_note = Tourner l’échiquier (F)
merge = Superposer
merge_note = Superposer les échiquiers (V)
split = Séparer
split_note = Montrer les échiquiers côte à côte (V)
draw_offered = { $who ->
    [computer] L’ordinateur propose nulle.
    [friend] Votre ami propose nulle.
    [you] Vous proposez nulle.
    [first] Le joueur 1 propose nulle.
    [second] Le joueur 2 propose nulle.
    [black] Les Noirs proposent nulle.
   *[white] Les Blancs proposent nulle.
 }
accept = Accepter
decline = Refuser
resign_question = Abandonner ?
resign_not = Non
first_position = Position de départ
last_position = Dernière position
how_to_play = Comment jouer
choose_promotion = Promotion en
choose_together = Les deux pions ou un seul
choose_switch = Changer de camp ou non
choose_board = Quel échiquier
put_down = Reposer la pièce
way_both = Les deux
way_both_spoken = Les deux : ensemble vers { $to }
way_one = Un seul
way_one_spoken = Un seul : l’autre reste en { $from }
way_rocket = Fusée
way_rocket_spoken = Fusée : l’un en avant vers { $to }, l’autre en arrière vers { $back }
way_stay = Rester sur { $board }
way_through = Passer sur { $board }
way_straight = Tout droit vers { $board }
way_plain = Jouer
way_switch = Jouer et changer de camp
way_named = { $piece } : { $way }
engine = Moteur
calculating = Réflexion en cours…
depth = profondeur { $n }
nodes = { $speed } nœuds/s
mate_in = mat en { $n }
mated_in = maté en { $n }
chances = { $who ->
    [computer] Chances de l’ordinateur
    [friend] Chances de votre ami
    [you] Vos chances
    [first] Chances du joueur 1
    [second] Chances du joueur 2
    [black] Chances des Noirs
   *[white] Chances des Blancs
 }
typed_name = Taper un coup
typed_hint = Nf3, e2e4, O-O … (? pour l’aide)
show_thinking = Montrer la réflexion du moteur
hint = Indice
hints_used = { $n ->
    [one] avec un indice
   *[other] avec { $n } indices
 }
analysis = Analyse
editor = Éditeur de position
