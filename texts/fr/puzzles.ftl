# La page des problèmes

puzzles_lead = Des positions tirées de parties du moteur contre lui-même, chacune avec une seule solution. Elles deviennent plus difficiles à mesure que vous progressez.
puzzles_today = Le problème du jour
puzzles_today_solve = Le résoudre
puzzles_today_done = Résolu aujourd’hui
puzzles_all = Tous les problèmes
puzzles_of_game = Problèmes de ce jeu
puzzles_like_this = Résoudre un problème semblable
puzzles_train = S’entraîner
puzzles_game = Jeu
puzzles_every_game = Tous les jeux
puzzles_theme = Thème
puzzles_every_theme = Tous les thèmes
puzzles_rated = Classé
puzzles_rated_note = Seul le premier essai compte. Un problème déjà rencontré n’est jamais classé.
puzzles_start = Commencer
puzzles_review = À revoir
puzzles_review_due = { $n ->
    [one] 1 problème manqué est à revoir.
   *[other] { $n } problèmes manqués sont à revoir.
 }
puzzles_review_start = Revoir
puzzles_review_later = { $n ->
    [one] Rien à revoir aujourd’hui. Le prochain problème revient demain.
   *[other] Rien à revoir aujourd’hui. Le prochain problème revient dans { $n } jours.
 }
puzzles_review_none = Ce que vous manquez revient après 1, 3 et 7 jours.
puzzles_streak = Série
puzzles_days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
 }
puzzles_row = { $n } d’affilée
puzzles_best = record { $n }
puzzles_ratings = Vos classements
puzzles_rating = Classement
puzzles_solved = Résolus
puzzles_solved_of = { $n } sur { $all }
puzzles_unrated = –
puzzles_unknown = Ce problème n’existe pas ici. Il a peut-être été remplacé par un meilleur.
puzzles_another = Un autre problème
solve_mate = { $n ->
    [one] Mat en 1.
   *[other] Mat en { $n }.
 }
solve_series = Matez au dernier de vos { $n } coups.
solve_king = { $n ->
    [one] Prenez le roi pendant ce tour.
   *[other] Prenez le roi en { $n } tours.
 }
solve_win = { $n ->
    [one] Gagnez par ce coup.
   *[other] Gagnez en { $n } coups.
 }
solve_material = Gagnez du matériel.
solve_defence = Trouvez le seul coup qui vous sauve.
solve_strike = { $color ->
    [black] Les Noirs
   *[white] Les Blancs
 } frappent : gagnez une pièce d’un seul ordre, avant que les pièces gelées puissent répondre.
solve_strike_mate = { $color ->
    [black] Les Noirs
   *[white] Les Blancs
 } frappent : matez d’un seul ordre, avant que les pièces gelées puissent répondre.
solve_right = { $tried }, c’est juste. Continuez !
solve_looking = { $tried } n’est pas le bon coup. Voici pourquoi…
solve_wrong = { $tried } n’est pas le bon coup.
solve_wrong_mate = { $tried } ne gagne pas à temps : { $line }
solve_wrong_material = { $tried } gagne trop peu : { $line }
solve_wrong_defence = { $tried } ne tient pas : { $line }
solve_wrong_strike = La réponse à { $tried } est { $answer }, après { $time }.
solve_wrong_nothing = { $tried } ne gagne rien.
solve_frozen = Cette pièce est gelée. Frappez avec une pièce qui est prête.
solve_solved = Résolu !
solve_helped = Résolu avec un indice.
solve_finally = Résolu, finalement.
solve_shown = Voici la solution.
solve_hinted = C’est la pièce marquée qui joue.
solve_hint = Indice
solve_solution = Solution
solve_next = Problème suivant
solve_again = Réessayer
solve_play_on = Jouer la suite
solve_tries = Vos essais
solve_points = { $n } points
solve_rating = Votre classement : { $n }
solve_not_rated = Non classé
solve_puzzle_rating = Problème : { $n }
solve_themes = Thèmes
solve_train = S’entraîner : { $theme }
solve_link = Lien vers ce problème
theme-warp-name = Éclipse
theme-drop-name = Parachutage
theme-drop-mate-name = Mat par parachutage
theme-drop-block-name = Parachutage qui bloque
theme-fork-drop-name = Fourchette par parachutage
theme-glass-mate-name = Mat à travers le miroir
theme-glass-pin-name = Clouage à travers le miroir
theme-glass-block-name = Interposition à travers le miroir
theme-straight-through-name = Droit à travers le miroir
theme-tandem-name = Coup en tandem
theme-rocket-name = Fusée
theme-parting-name = Séparation
theme-chain-switch-name = Changement de camp
theme-two-step-name = En deux temps jusqu’au roi
theme-king-capture-name = Prise du roi
theme-explosion-name = Explosion
theme-race-name = Course à la huitième rangée
theme-promotion-name = Promotion
theme-underpromotion-name = Sous-promotion
theme-en-passant-name = Prise en passant
theme-castling-name = Roque
theme-back-rank-name = Mat du couloir
theme-smothered-name = Mat à l’étouffée
theme-discovered-check-name = Échec à la découverte
theme-double-check-name = Échec double
theme-fork-name = Fourchette
theme-pin-name = Clouage
theme-skewer-name = Enfilade
theme-hanging-piece-name = Pièce en prise
theme-sacrifice-name = Sacrifice
theme-quiet-move-name = Coup tranquille
theme-strike-mate-name = Frappe qui mate
theme-frozen-guard-name = Défenseur gelé
theme-frozen-piece-name = Pièce gelée
theme-stun-name = Paralysie
