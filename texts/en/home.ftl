# The first page

home = Home
home_title = Chess, but not as you know it
home_lead = Chess with other rules, as people wrote them down and nobody built them: here they play in your browser, against a strong engine or a friend, with or without a network.
home_start = Start here: { $title }
home_resume = Go on: { $title }, { $at }
home_still = Stop the boards
home_moving = Let the boards move
home_main = The games
home_relatives = On two boards, and more
home_minutes = { $from }–{ $to } min
home_strange = How strange: { $n } of { $most }
