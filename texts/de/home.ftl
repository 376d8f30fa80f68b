# Die erste Seite

home = Start
home_title = Schach, aber anders
home_lead = Schach mit anderen Regeln, von Menschen aufgeschrieben und nie gebaut: hier spielbar im Browser, gegen eine starke Engine oder zu zweit, mit oder ohne Netz.
home_start = Fang hier an: { $title }
home_resume = Weiter: { $title }, { $at }
home_still = Bretter anhalten
home_moving = Bretter bewegen
home_main = Die Spiele
home_relatives = Auf zwei Brettern und mehr
home_minutes = { $from }–{ $to } min
home_strange = Wie ungewohnt: { $n } von { $most }
