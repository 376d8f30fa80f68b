# Les leçons, et ce que dit l’échiquier d’une première partie

courses_lead = Un jeu en quelques petites étapes : c’est vous qui jouez les coups, et les règles disent s’ils sont bons. Arrêtez-vous quand vous voulez ; vous retrouverez votre place.
courses_all = Toutes les leçons
course_of = Apprendre : { $title }
course_learn = Leçon
course_continue = Continuer d’apprendre : { $title }, étape { $n } sur { $steps }
course_place = Étape { $n } sur { $steps }
course_at = Étape { $n } sur { $steps }
course_done = Terminée
course_steps = Étapes
course_step = Étape { $n } : { $heading }
course_step_solved = Étape { $n }, réussie : { $heading }
course_next = Suivant
course_skip = Passer
course_previous = Étape précédente
course_half = Bien jusqu’ici. Jouez maintenant l’autre coup de votre tour.
course_right = Bravo !
course_answer = { $color ->
    [black] Les Noirs
   *[white] Les Blancs
 } répondent { $reply }.
course_missed = Un coup légal, mais ce n’est pas celui qu’il faut.
course_shown = Regardez comment on fait.
course_play = Jouer contre le niveau 1
course_forget = Recommencer : { $title }
course_not_loaded = La leçon n’a pas pu être chargée.
tip_close = Compris

tip-warp-text = Touchez une pièce puis votre zone : elle s’éclipse de l’échiquier et peut revenir sur n’importe quelle case vide.
tip-return-text = Vous avez une pièce dans votre zone. Touchez-la puis une case vide, et la voilà revenue.
tip-cross-text = Chaque pièce qui joue passe sur la même case de l’autre échiquier, qui doit être vide.
tip-through-text = Une pièce peut passer tout droit : touchez-la, puis la même case de l’autre échiquier.
tip-shut-text = Si sa case de l’autre échiquier est occupée, une pièce reste sur son propre échiquier.
tip-choose-text = Traverser est à votre choix : après un coup, une pièce peut rester sur son échiquier ou passer sur l’autre.
tip-which-text = Chaque pièce qui joue passe sur l’un des deux autres échiquiers. C’est vous qui choisissez lequel.
tip-part-text = Chacun de vos pions est une paire. Touchez-la puis une case, et choisissez si les deux y vont ou un seul.
tip-rocket-text = Une paire peut être une fusée : touchez-la puis deux cases plus loin. Un pion y vole, l’autre recule d’une case.
tip-turn-text = Votre tour, c’est deux coups : d’abord un pion, puis une pièce.
tip-pair-text = Jouez un pion puis une pièce, ou une pièce seule.
tip-switch-text = Vous pouvez maintenant fermer une chaîne. Si vous le faites, vous pouvez changer de camp et rejouer.
tip-reborn-text = Une pièce prise renaît sur sa case d’origine, si rien ne s’y trouve.
tip-series-text = Votre tour est une série de coups, chacune plus longue d’un coup que la précédente.
tip-blast-text = Une prise explose : toutes les pièces alentour sautent aussi, sauf les pions.
tip-pocket-text = Une pièce prise est dans votre réserve. Touchez-la puis une case vide pour l’y parachuter.
