# Partien mit Zügen

check = Schach.
king_threatened = { $who ->
    [computer] Der König des Computers kann geschlagen werden.
    [friend] Der König deines Freundes kann geschlagen werden.
    [you] Dein König kann geschlagen werden.
    [first] Der König von Spieler 1 kann geschlagen werden.
    [second] Der König von Spieler 2 kann geschlagen werden.
    [black] Der schwarze König kann geschlagen werden.
   *[white] Der weiße König kann geschlagen werden.
 }
viewing = Ansicht von Zug { $place }
viewing_start = Ansicht der Grundstellung
after_move = nach { $place }
side_to_move = { $color ->
    [black] Schwarz am Zug
   *[white] Weiß am Zug
 }
player_to_move = { $who ->
    [second] Spieler 2
   *[first] Spieler 1
 } am Zug mit { $color ->
    [black] Schwarz
   *[white] Weiß
 }
named_to_move = { $name } am Zug mit { $color ->
    [black] Schwarz
   *[white] Weiß
 }
your_move = Du bist am Zug
your_move_as = { $color ->
    [black] Du bist am Zug mit Schwarz
   *[white] Du bist am Zug mit Weiß
 }
computer_thinks = Der Computer denkt nach …
friend_thinks = Warten auf den Zug deines Freundes
wire_waits = Die Partie wartet, bis ihr verbunden seid.
due = { $due ->
    [pawn] Zuerst muss ein Bauer ziehen.
    [either] Zieh einen Bauern und dann eine Figur, oder nur eine Figur.
    [only] Kein Bauer kann ziehen: Zieh eine Figur.
   *[next] Jetzt eine Figur.
 }
series_check = Der erste Zug muss es abwehren.
series_left = { $n ->
    [one] Noch 1 Zug in dieser Serie.
   *[other] Noch { $n } Züge in dieser Serie.
 }
due_of = { $who ->
    [first] Spieler 1
    [second] Spieler 2
    [black] Schwarz
   *[white] Weiß
 }: { $due ->
    [pawn] Zuerst muss ein Bauer ziehen.
    [either] Ein Bauer und dann eine Figur, oder nur eine Figur.
    [only] Kein Bauer kann ziehen, also zieht eine Figur.
   *[next] Jetzt eine Figur.
 }
switches_left = { $n ->
    [0] keine Wechsel mehr
    [one] noch 1 Wechsel
   *[other] noch { $n } Wechsel
 }
switch_of = Wechsel { $made } von { $limit }
level = Stufe { $level }
level_name = { $level ->
    [1] Haselmaus
    [2] Ente
    [3] Eidechse
    [4] Frosch
    [5] Kaninchen
    [6] Dodo
    [7] Hutmacher
    [8] Raupe
    [9] Grinsekatze
    [10] Walross
    [11] Greif
    [12] Humpty Dumpty
    [13] Rote Königin
   *[other] Jabberwock
 }
last_move = Letzter Zug: { $san }.
premove = Vorauszug: { $from } nach { $to }.
no_premoves = Vorauszüge zurückgenommen.
won = { $who ->
    [computer] Der Computer gewinnt
    [friend] Dein Freund gewinnt
    [you] Du gewinnst
    [first] Spieler 1 gewinnt
    [second] Spieler 2 gewinnt
    [black] Schwarz gewinnt
   *[white] Weiß gewinnt
 } { $reason ->
    [checkmate] durch Matt
    [king-captured] durch Schlagen des Königs
    [king-exploded] durch Sprengen des Königs
    [king-arrived] das Rennen
    [time] durch Zeitüberschreitung
    [unstated] (wie, ist nicht vermerkt)
   *[resignation] durch Aufgabe
 }
named_won = { $name } gewinnt { $how }
won_playing = { $won }, zuletzt mit { $color ->
    [black] Schwarz
   *[white] Weiß
 }
drawn = { $reason ->
    [stalemate] Remis durch Patt
    [both-kings-arrived] Remis: Beide Könige sind angekommen
    [dead-position] Remis: Keine Seite kann mehr matt setzen
    [fifty-moves] Remis nach der 50-Züge-Regel
    [seventy-five-moves] Remis nach der 75-Züge-Regel
    [quiet-series] Remis: zehn Serien ohne Schlag und Bauernzug
    [threefold-repetition] Remis durch dreifache Stellungswiederholung
    [fivefold-repetition] Remis durch fünffache Stellungswiederholung
    [time] Remis: Die Zeit ist um, aber der Gegner hat nur noch den König
    [unstated] Remis (warum, ist nicht vermerkt)
   *[agreement] Remis durch Vereinbarung
 }
verdict = { $how ->
    [won] Du hast gewonnen
    [lost] Du hast verloren
   *[drawn] Remis
 }
ended_by = { $reason ->
    [checkmate] durch Schachmatt
    [king-captured] durch Schlagen des Königs
    [king-exploded] durch Sprengen des Königs
    [king-arrived] im Wettlauf
    [both-kings-arrived] weil beide Könige angekommen sind
    [time] auf Zeit
    [stalemate] durch Patt
    [dead-position] weil keine Seite mehr mattsetzen kann
    [fifty-moves] nach der 50-Züge-Regel
    [seventy-five-moves] nach der 75-Züge-Regel
    [quiet-series] nach zehn Serien ohne Schlag und Bauernzug
    [threefold-repetition] durch dreimalige Wiederholung
    [fivefold-repetition] durch fünfmalige Wiederholung
    [agreement] nach Vereinbarung
    [unstated] (wie, steht nicht da)
   *[resignation] durch Aufgabe
 }
take_back = Zug zurück
undo_pawn = Bauer zurück
offer_draw = Remis
claim_draw = Remis fordern
resign = Aufgeben
flip = Drehen
flip_note = Brett drehen (F)
merge = Stapeln
merge_note = Bretter übereinanderlegen (V)
split = Trennen
split_note = Bretter nebeneinanderlegen (V)
draw_offered = { $who ->
    [computer] Der Computer bietet Remis an.
    [friend] Dein Freund bietet Remis an.
    [you] Du bietest Remis an.
    [first] Spieler 1 bietet Remis an.
    [second] Spieler 2 bietet Remis an.
    [black] Schwarz bietet Remis an.
   *[white] Weiß bietet Remis an.
 }
accept = Annehmen
decline = Ablehnen
resign_question = Diese Partie aufgeben?
resign_not = Nein
first_position = Grundstellung
last_position = Letzte Stellung
how_to_play = So wird gespielt
choose_promotion = Umwandeln in
choose_together = Beide Bauern oder einer
choose_switch = Seiten wechseln oder nicht
choose_board = Welches Brett
put_down = Zurückstellen
way_both = Beide
way_both_spoken = Beide: zusammen nach { $to }
way_one = Einer
way_one_spoken = Einer: Der andere bleibt auf { $from }
way_rocket = Rakete
way_rocket_spoken = Rakete: einer vor nach { $to }, einer zurück nach { $back }
way_stay = Auf { $board } bleiben
way_through = Durch nach { $board }
way_straight = Geradewegs durch nach { $board }
way_plain = Ziehen
way_switch = Ziehen und Seiten wechseln
way_named = { $piece }: { $way }
engine = Engine
calculating = Rechnet …
depth = Tiefe { $n }
nodes = { $speed } Knoten/s
mate_in = Matt in { $n }
mated_in = matt in { $n }
chances = { $who ->
    [computer] Chancen des Computers
    [friend] Chancen deines Freundes
    [you] Deine Chancen
    [first] Chancen von Spieler 1
    [second] Chancen von Spieler 2
    [black] Chancen von Schwarz
   *[white] Chancen von Weiß
 }
typed_name = Zug eingeben
typed_hint = Nf3, e2e4, O-O … (? für Hilfe)
show_thinking = Gedanken der Engine zeigen
hint = Tipp
hints_used = { $n ->
    [one] mit einem Tipp
   *[other] mit { $n } Tipps
 }
analysis = Analyse
editor = Stellungseditor
