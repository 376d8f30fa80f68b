# Echtzeit für Neulinge: eine erste Partie, was vorher gezeigt wird, der Kurs und das Ende

intro_title = Wie die Zeit vergeht
intro = { $what ->
    [moved] Der Springer hat gezogen und ist jetzt eingefroren. Die Zahl auf ihm zählt herunter, und die Schraffur sinkt mit.
    [again] Er ist wieder bereit und zieht weiter. Danach muss er noch einmal abkühlen.
    [both] Zwei Figuren ziehen gleichzeitig: Ihr müsst nicht aufeinander warten.
    [check] Schach! Nur eine umrandete Figur kann antworten. Alle anderen sind gesperrt.
    [answered] Der Bauer hat sich dazwischengestellt, und die schwarzen Figuren sind wieder frei.
   *[begin] Niemand ist am Zug: Ihr zieht beide, wann ihr wollt.
 }
intro_skip = Überspringen
intro_next = Weiter
intro_show = Wie die Zeit vergeht
first_slow = Deine erste Partie ist langsam: Ein Bauer kühlt { $slow } lang ab statt { $usual }.
first_full_speed = Volles Tempo
first_proposed = Langsamer für deine erste Partie. Du kannst auch ein anderes Tempo wählen.
first_rematch = Revanche in vollem Tempo
watch_again = Die Partie noch einmal ansehen
ended_idle = weil lange niemand gezogen hat
lesson_run = Uhr starten
lesson_still = Die Zeit steht still, bis du die Uhr startest.
lesson_runs = Die Zeit läuft.
