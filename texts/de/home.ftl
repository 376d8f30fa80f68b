# Die erste Seite

home = Start
home_title = Schach, aber anders
home_lead = Wilde Verwandte des Schachs, manche berühmt, manche bisher nirgends spielbar. Spiel sie im Browser, gegen eine starke Engine oder zu zweit, online oder offline.
home_start = Fang hier an: { $title }
home_resume = Weiterspielen: { $title }, { $at }
home_still = Bretter anhalten
home_moving = Bretter animieren
home_main = Die Spiele
home_relatives = Varianten
home_two_boards = Zwei Bretter
home_two_boards_of = { $title } auf zwei Brettern
home_minutes = { $from }–{ $to } min
home_strange = Wie ungewohnt: { $n } von { $most }
home_laboratory = Leicht für Menschen, schwer für Computer? Was wir gemessen haben
laboratory = Das Labor
