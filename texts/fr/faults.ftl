# Ce qui ne va pas dans un texte

fault_at = { $what } [{ $place }]
part_game = Partie { $number }
part_line = ligne { $number }
part_character = ligne { $line }, colonne { $column }
part_tag = étiquette { $name }
part_link = lien
part_fen = FEN
part_field = champ { $number } ({ $name ->
    [placement] placement
    [zone] zone
    [pocket] réserve
    [side] trait
    [castling] roque
    [en_passant] prise en passant
    [half_moves] demi-coups
    [full_moves] numéro du coup
    [white_double_steps] doubles pas des Blancs
    [black_double_steps] doubles pas des Noirs
    [kings] rois qui n’ont jamais joué
    [series] série
    [phase] phase du tour
    [commander] qui joue les Blancs
    [switches_in_a_row] changements de camp d’affilée
    [switches_left] changements de camp restants
    [cooldowns] recharges
    [quiet_moves] coups calmes
   *[tick] tick
 })
part_move = coup { $number }
part_event = événement { $number }
part_game_name = jeu
part_ending = fin de la partie
fault_too_long = plus long que { $most } octets
fault_not_understood = « { $found } » n’a pas de sens
fault_not_a_number = « { $found } » n’est pas un nombre
fault_not_in_range = « { $found } » n’est pas un nombre de { $least } à { $most }
fault_not_a_tick = « { $found } » n’est pas un tick
fault_not_a_square = « { $found } » n’est pas une case
fault_not_one_of = { $n ->
    [one] « { $found } » n’est pas { $last }
   *[other] « { $found } » n’est pas { $others } ou { $last }
 }
fault_not_like = { $n ->
    [one] « { $found } » ne ressemble pas à { $last }
   *[other] « { $found } » ne ressemble pas à { $others } ou { $last }
 }
fault_unknown_game = « { $found } » n’est pas l’un des jeux d’ici
fault_elsewhere = la partie est sur { $site } et ne peut pas être récupérée de là ; copiez son PGN ou sa FEN et collez le texte ici
fault_no_option = { $game } n’a pas d’option « { $found } »
fault_fen_empty = la FEN est vide
fault_too_many_fields = { $found ->
    [one] { $found } champ, mais { $most } au plus sont attendus
   *[other] { $found } champs, mais { $most } au plus sont attendus
 }
fault_field_count = { $found ->
    [one] { $found } champ au lieu de { $expected }
   *[other] { $found } champs au lieu de { $expected }
 }
fault_too_many_boards = { $found ->
    [one] { $found } échiquier, mais le jeu en a { $most }
   *[other] { $found } échiquiers, mais le jeu en a { $most }
 }
fault_rank_count = { $found ->
    [one] { $found } rangée au lieu de { $expected }
   *[other] { $found } rangées au lieu de { $expected }
 }
fault_file_count = { $found ->
    [one] la rangée { $rank } a { $found } case au lieu de { $expected }
   *[other] la rangée { $rank } a { $found } cases au lieu de { $expected }
 }
fault_not_a_piece = la rangée { $rank } contient ‹ { $letter } ›, qui n’est pas une pièce de ce jeu
fault_stray_bar = la rangée { $rank } contient un | qui n’est pas juste avant une pièce
fault_stray_mark = la rangée { $rank } contient un ~ qui n’est pas juste après une pièce promue
fault_open_bracket = la réserve ne se termine pas par ]
fault_bars_and_boards = l’échiquier B est indiqué par | ou se trouve après un :, mais pas les deux
fault_not_in_zone = ‹ { $letter } › ne peut pas être dans une zone
fault_zone_full = plus de { $most } fois ‹ { $letter } ›
fault_not_a_castling_right = ‹ { $letter } › n’est pas l’une des lettres KQkq
fault_castling_needs = ‹ { $letter } › exige un roi en { $king } et une tour en { $rook }
fault_nobody_passes = aucun pion ne peut venir de passer par { $square }
fault_has_not_passed = { $color ->
    [white] aucun pion blanc en { $pawn } ne vient de passer par { $passed }
   *[black] aucun pion noir en { $pawn } ne vient de passer par { $passed }
 }
fault_nobody_there = il n’y a pas de pièce en { $square }
fault_ready_at = la pièce en { $square } est prête à { $tick }
fault_no_king = { $color ->
    [white] les Blancs n’ont pas de roi
   *[black] les Noirs n’ont pas de roi
 }
fault_many_kings = { $color ->
    [white] les Blancs ont { $n } rois
   *[black] les Noirs ont { $n } rois
 }
fault_pawn_astray = { $color ->
    [white] un pion blanc ne peut pas être en { $square }
   *[black] un pion noir ne peut pas être en { $square }
 }
fault_check_forbidden = { $color ->
    [black] les Noirs sont en échec, ce qui est interdit dans ce jeu
   *[white] les Blancs sont en échec, ce qui est interdit dans ce jeu
 }
fault_over_before = { $color ->
    [black] la partie était finie avant le tour des Noirs
   *[white] la partie était finie avant le tour des Blancs
 }
fault_in_check_out_of_turn = { $color ->
    [white] les Blancs sont en échec, mais c’est aux Noirs de jouer
   *[black] les Noirs sont en échec, mais c’est aux Blancs de jouer
 }
fault_both_in_check = les deux rois sont en échec
fault_taken_twice = les deux échiquiers ont une pièce en { $at }
fault_not_legal = « { $found } » n’est pas un coup légal ici
fault_ambiguous = « { $found } » peut être { $first } ou { $second }
fault_refused = « { $found } » ne peut pas être joué : { $why ->
    [game_over] la partie est terminée
    [tie_lost] l’adversaire a joué avant
    [no_piece] il n’y a pas de pièce sur cette case
    [not_yours] la pièce appartient à l’autre camp
    [not_ready] la pièce n’est pas encore prête
    [too_soon] il vient trop tôt après le coup précédent
    [king_capture] les rois ne se prennent jamais
    [promotion_missing] il ne dit pas ce que devient le pion
    [in_check] le roi est en échec
    [self_check] le roi serait en échec
    [replaced] il a été remplacé
    [cancelled] il a été repris
    [captured] la pièce a été prise
    [no_premove] il n’y a pas de coup anticipé
    [no_offer] aucune nulle n’est proposée
    [no_claim] il n’y a pas de nulle à réclamer
   *[illegal] ce n’est pas possible
 }
fault_impossible = la partie ne peut pas en être arrivée là : { $why ->
    [game_over] la partie est terminée
    [tie_lost] l’adversaire a joué avant
    [no_piece] il n’y a pas de pièce sur cette case
    [not_yours] la pièce appartient à l’autre camp
    [not_ready] la pièce n’est pas encore prête
    [too_soon] il vient trop tôt après le coup précédent
    [king_capture] les rois ne se prennent jamais
    [promotion_missing] il ne dit pas ce que devient le pion
    [in_check] le roi est en échec
    [self_check] le roi serait en échec
    [replaced] il a été remplacé
    [cancelled] il a été repris
    [captured] la pièce a été prise
    [no_premove] il n’y a pas de coup anticipé
    [no_offer] aucune nulle n’est proposée
    [no_claim] il n’y a pas de nulle à réclamer
   *[illegal] ce n’est pas possible
 }
fault_no_game = il n’y a aucune partie
fault_no_tag = l’étiquette { $name } manque
fault_tag_unnamed = le nom d’une étiquette manque
fault_tag_unclosed = l’étiquette « { $name } » n’est pas fermée par ]
fault_tag_unquoted = la valeur de l’étiquette « { $name } » n’est pas entre guillemets
fault_tag_unended = la valeur de l’étiquette « { $name } » ne se termine pas sur sa ligne
fault_comment_unclosed = le commentaire « { $found } » n’est pas fermé par { $sign }
fault_variation_unclosed = la variante n’est pas fermée par )
fault_variation_too_early = une variante avant le premier coup
fault_closes_nothing = { $sign } ne ferme rien
fault_not_a_glyph = « { $found } » n’est pas un signe d’évaluation
fault_move_missing = un coup manque
fault_stamp_missing = « { $found } » n’a pas d’horodatage
fault_nothing_to_open = il n’y a rien à ouvrir
fault_nothing_to_set = il n’y a rien à régler
fault_not_a_text = n’est pas un texte
fault_not_a_whole_number = n’est pas un nombre entier
fault_ply_beyond = impossible de montrer le coup { $ply } sur { $moves }
fault_no_solution = le lien n’a pas de coups (m=) qui donnent la solution
