# Le temps réel pour les débutants : une première partie, ce que l’on montre avant, sa leçon et sa fin

intro_title = Comment passe le temps
intro = { $what ->
    [moved] Le cavalier a joué : il est maintenant gelé. Le nombre sur lui décompte, et les hachures descendent avec lui.
    [again] Il est de nouveau prêt et continue. Puis il doit se recharger encore une fois.
    [both] Deux pièces jouent en même temps : vous n’avez pas à vous attendre.
    [check] Échec ! Seule une pièce entourée peut y répondre. Toutes les autres sont bloquées.
    [answered] Le pion a paré l’échec : les pièces noires sont de nouveau libres.
   *[begin] Il n’y a pas de tours : chacun joue quand il veut.
 }
intro_skip = Passer
intro_next = Suivant
intro_show = Comment passe le temps
first_slow = Votre première partie est lente : un pion se recharge en { $slow } au lieu de { $usual }.
first_full_speed = Vitesse normale
first_proposed = Plus lent pour votre première partie. Choisissez une autre vitesse si vous voulez.
first_rematch = Revanche à vitesse normale
watch_again = Revoir la partie
ended_idle = faute de coups depuis longtemps
lesson_run = Lancer la pendule
lesson_still = Le temps est arrêté tant que vous ne lancez pas la pendule.
lesson_runs = Le temps passe.
