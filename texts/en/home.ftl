# The first page

home = Home
home_title = Chess, but not as you know it
home_lead = Wild relatives of chess, some famous and some never playable until now. Play them in your browser, against a strong engine or a friend, online or offline.
home_start = Start here: { $title }
home_resume = Resume { $title }, { $at }
home_still = Pause the boards
home_moving = Animate the boards
home_main = The games
home_relatives = Variations
home_two_boards = Two boards
home_two_boards_of = { $title } on two boards
home_minutes = { $from }–{ $to } min
home_strange = Strangeness: { $n } of { $most }
home_laboratory = Easy for people, hard for computers? What we measured
laboratory = The laboratory
