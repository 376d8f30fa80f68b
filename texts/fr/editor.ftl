# Composer une position

editor_game = Jeu
editor_pieces = { $color ->
    [black] Pièces noires à poser sur l’échiquier
   *[white] Pièces blanches à poser sur l’échiquier
 }
editor_hand = Déplacer les pièces
editor_eraser = Retirer les pièces
editor_put = Poser : { $piece }
editor_start = Départ
editor_start_note = Placer la position de départ
editor_clear = Vider
editor_clear_note = Retirer toutes les pièces
editor_mirror = Inverser
editor_mirror_note = Échanger les couleurs
editor_undo = Annuler
editor_undo_note = Annuler (Ctrl+Z)
editor_redo = Rétablir
editor_redo_note = Rétablir (Ctrl+Maj+Z)
editor_fen = FEN
editor_turn = Trait
editor_castling = Roque
editor_castles_short = { $color ->
    [black] Noirs O-O
   *[white] Blancs O-O
 }
editor_castles_long = { $color ->
    [black] Noirs O-O-O
   *[white] Blancs O-O-O
 }
editor_passed = Prise en passant
editor_passed_none = Aucune
editor_doubles = { $color ->
    [black] Doubles pas des Noirs
   *[white] Doubles pas des Blancs
 }
editor_double = Le pion en { $at } peut avancer de deux cases
editor_stepped = Vient d’avancer de deux cases
editor_stepped_at = Le pion en { $at } vient d’avancer de deux cases
editor_white_player = Les Blancs sont joués par
editor_player = Joueur { $number }
editor_half_moves = Coups sans progrès
editor_full_move = Numéro du coup
editor_move_of_turn = Coup du tour
editor_switches = Changements de camp d’affilée
editor_switch_limit = Changements permis d’affilée
editor_switches_left = Changements restants, joueur { $player }
editor_quiet = { $color ->
    [black] Coups des Noirs sans progrès
   *[white] Coups des Blancs sans progrès
 }
editor_tick = Tick
editor_wait = Recharge, en ticks (1000 ticks font 1 unité)
editor_picked = { $piece }, { $at }
editor_picked_was_pawn = Était un pion
editor_more = Ajouter : { $piece }
editor_fewer = Enlever : { $piece }
editor_problem = { $said }.
editor_ready = Prête à jouer.
editor_over = { $over }.
editor_square_wrong = interdit ici
editor_play_computer = Jouer contre l’ordinateur
editor_play_friend = Jouer à deux ici
editor_take_along = Lien et image
editor_link = Lien vers cet éditeur
editor_link_to_play = Lien pour jouer à partir d’ici
editor_hint = Choisissez une pièce et touchez des cases, ou faites glisser les pièces. Un clic droit retire une pièce. Au clavier, déplacez-vous avec les flèches, posez une pièce avec sa lettre anglaise (Maj pour les Blancs) et retirez-la avec Suppr.
editor_edit = Modifier la position
