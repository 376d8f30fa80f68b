# Les pendules, telles qu’on les choisit et les nomme

clock_custom = Autre…
clock_minutes = Minutes par joueur
clock_minutes_of = { $who ->
    [you] Vos minutes
    [friend] Minutes de votre ami
    [computer] Minutes de l’ordinateur
    [black] Minutes des Noirs
   *[white] Minutes des Blancs
 }
clock_increment = Incrément par coup
clock_delay = Délai par coup
clock_delay_note = À chaque tour, la pendule attend ce délai avant de tourner (délai simple, « US delay »)
clock_odds = Handicap de temps : des minutes différentes pour chaque camp
clock_in_minutes = { $n } min
clock_in_seconds = { $n } s
clock_with_delay = { $clock } | délai { $n }
clock_at_odds = { $first } contre { $second }
clock_not_by_link = Les parties par lien se jouent sans pendule.
