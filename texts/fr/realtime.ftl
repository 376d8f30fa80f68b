# Temps réel

timed_author = « Unorthodox chess », 2012
timed_summary = Pas de tours : chacun joue quand il veut, et une pièce qui a joué se recharge aussi longtemps que sa valeur.
timed_start = Démarrer
timed_resume = Reprendre
timed_pause = Pause
timed_back_to_game = Retour à la partie
timed_draw = Nulle
timed_agree_draw = Faire nulle
timed_slow_motion = Ralenti
timed_full_speed = Vitesse normale
timed_who_resigns = Qui abandonne ?
timed_panel = Partie
timed_unit = 1 unité = { $span }
timed_voided = Les Blancs ont été plus rapides : { $role ->
    [pawn] le pion noir
    [knight] le cavalier noir
    [bishop] le fou noir
    [rook] la tour noire
    [queen] la dame noire
    [king] le roi noir
   *[piece] la pièce noire
 } n’a jamais quitté { $square }.
timed_no_computer = L’ordinateur n’a pas pu être chargé : il ne peut pas jouer.
timed_tie_lost = Vous avez joué en même temps : dans ce cas, c’est le coup des Blancs qui compte.
timed_gone = Votre pièce n’est plus là.
timed_captured = Votre pièce a été prise avant de pouvoir jouer.
timed_cooling = { $role ->
    [pawn] Le pion
    [knight] Le cavalier
    [bishop] Le fou
    [rook] La tour
    [queen] La dame
    [king] Le roi
   *[piece] La pièce
 } se recharge encore pendant { $units }.
timed_rook_cooling = La tour n’est pas encore rechargée.
timed_too_soon = Vous venez tout juste de jouer.
timed_king_capture = Les rois ne se prennent pas.
timed_promotion_missing = Que doit devenir le pion ?
timed_movement = { $role ->
    [knight] Un cavalier va deux cases tout droit et une de côté.
    [bishop] Un fou se déplace en diagonale.
    [rook] Une tour se déplace le long des rangées et des colonnes.
    [queen] Une dame se déplace le long des rangées, des colonnes et des diagonales.
    [king] Un roi se déplace d’une case à la fois.
   *[pawn] Un pion avance tout droit et prend en diagonale vers l’avant.
 }
timed_no_castling = Le roque n’est pas possible pour l’instant.
timed_in_check = Votre roi est en échec, et ce coup n’y change rien.
timed_self_check = { $role ->
    [king] Le roi ne peut pas se mettre en échec.
    [pawn] Le pion ne peut pas jouer : votre roi serait en échec.
    [knight] Le cavalier ne peut pas jouer : votre roi serait en échec.
    [bishop] Le fou ne peut pas jouer : votre roi serait en échec.
    [rook] La tour ne peut pas jouer : votre roi serait en échec.
    [queen] La dame ne peut pas jouer : votre roi serait en échec.
   *[piece] La pièce ne peut pas jouer : votre roi serait en échec.
 }
timed_no_premove = Le coup anticipé est annulé.
timed_no_offer = La proposition de nulle n’est plus valable.
timed_no_claim = Il n’y a pas de nulle à réclamer.
timed_units = { $tenths ->
    [0] { $count } unité
    [1] { $count } unité
    [2] { $count } unité
    [3] { $count } unité
    [4] { $count } unité
    [5] { $count } unité
    [6] { $count } unité
    [7] { $count } unité
    [8] { $count } unité
    [9] { $count } unité
    [10] { $count } unité
    [11] { $count } unité
    [12] { $count } unité
    [13] { $count } unité
    [14] { $count } unité
    [15] { $count } unité
    [16] { $count } unité
    [17] { $count } unité
    [18] { $count } unité
    [19] { $count } unité
   *[other] { $count } unités
 }
decimal_mark = ,
span_seconds = { $n } s
span_minutes = { $n } min
timed_first_moves = Préparez vos premiers coups.
timed_move_ready = Jouez n’importe quelle pièce prête.
timed_paused = En pause.
timed_paused_hidden = En pause : la page n’était plus visible.
timed_paused_slept = En pause : votre appareil était en veille.
timed_ready = Dès que vous êtes prêt.
timed_check = { $who ->
    [you] Échec ! Répondez avec une pièce entourée.
    [computer] L’ordinateur est en échec.
    [friend] Votre ami est en échec.
    [black] Les Noirs sont en échec.
   *[white] Les Blancs sont en échec.
 }
timed_check_stuns = { $who ->
    [you] Échec ! Aucune pièce ne peut encore répondre.
    [computer] L’ordinateur est en échec et ne peut pas encore répondre.
    [friend] Votre ami est en échec et ne peut pas encore répondre.
    [black] Les Noirs sont en échec et ne peuvent pas encore répondre.
   *[white] Les Blancs sont en échec et ne peuvent pas encore répondre.
 }
timed_mark_check = en échec
timed_mark_stunned = paralysé par l’échec
drawn_material = Nulle : aucun camp ne peut plus mater
drawn_idle = Nulle : personne n’a joué depuis longtemps
timed_spoken_move = { $role ->
    [knight] Cavalier
    [bishop] Fou
    [rook] Tour
    [queen] Dame
    [king] Roi
   *[pawn] Pion
 } { $role ->
    [rook] { $color ->
        [black] noire
       *[white] blanche
     }
    [queen] { $color ->
        [black] noire
       *[white] blanche
     }
   *[other] { $color ->
        [black] noir
       *[white] blanc
     }
 } en { $square }.
timed_spoken_capture = { $role ->
    [knight] Cavalier
    [bishop] Fou
    [rook] Tour
    [queen] Dame
    [king] Roi
   *[pawn] Pion
 } { $role ->
    [rook] { $color ->
        [black] noire
       *[white] blanche
     }
    [queen] { $color ->
        [black] noire
       *[white] blanche
     }
   *[other] { $color ->
        [black] noir
       *[white] blanc
     }
 } prend { $taken ->
    [knight] cavalier
    [bishop] fou
    [rook] tour
    [queen] dame
    [king] roi
   *[pawn] pion
 } en { $square }.
timed_spoken_castling = { $color ->
    [black] Les Noirs roquent.
   *[white] Les Blancs roquent.
 }
timed_spoken_promotion = { $role ->
    [knight] Il devient un cavalier.
    [bishop] Il devient un fou.
    [rook] Il devient une tour.
   *[queen] Il devient une dame.
 }
timed_spoken_check = Échec.
timed_spoken_more = { $n ->
    [one] { $n } autre coup.
   *[other] { $n } autres coups.
 }
timed_listed = { $color ->
    [black] Noirs
   *[white] Blancs
 } { $san }
timed_cooldown_mark = en recharge
timed_target = peut aller ici
timed_target_later = pourra aller ici plus tard
timed_locked = ne peut pas parer l’échec
timed_answer = peut parer l’échec
timed_premove = prochain coup préparé
timed_log_hint = Le nombre sur une pièce décompte sa recharge.
timed_look_back = Revoir
timed_moment = Moment de la partie
timed_previous = Coup précédent
timed_next = Coup suivant
timed_speed = Vitesse
timed_play = Lire
timed_stop = Arrêter
timed_again = Encore une fois
timed_becomes = { $role ->
    [knight] Promotion : cavalier
    [bishop] Promotion : fou
    [rook] Promotion : tour
   *[queen] Promotion : dame
 }
timed_becomes_title = { $role ->
    [knight] Les pions deviennent des cavaliers. Appuyez pour changer.
    [bishop] Les pions deviennent des fous. Appuyez pour changer.
    [rook] Les pions deviennent des tours. Appuyez pour changer.
   *[queen] Les pions deviennent des dames. Appuyez pour changer.
 }
timed_draw_offered = Nulle ?
timed_link_to_start = Lien vers le même départ
timed_link_to_game = Lien vers toute la partie
timed_frame = Cadre pour une page web (HTML)
timed_position = Position (RTFEN)
timed_record = Partie (relevé)
timed_pgn = Partie (PGN avec les temps)
timed_pawn_cooldown = Recharge d’un pion (1 unité)
timed_pace = { $ms ->
    [500] Éclair
    [1000] Rapide
    [2000] Normal
    [5000] Tranquille
    [15000] Réfléchi
   *[other] Lent
 }
timed_first_cooldowns = Recharges de départ
timed_cooldowns = { $how ->
    [random] Au hasard
    [whole] Unités entières
    [same] Égales pour tous
   *[none] Aucune
 }
timed_black_cooldowns = Recharges de départ des Noirs
timed_black_longer = 1 unité de plus
timed_black_same = Comme les Blancs
timed_other_rules = Autres règles
timed_seats = Vous êtes assis
timed_side_by_side = Côte à côte
timed_face_to_face = Face à face
timed_strength = { $level } · { $gap } entre les coups, réagit après { $reaction }
timed_seed = Graine (laissez vide pour une nouvelle)
