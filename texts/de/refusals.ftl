# Warum ein Zug nicht geht

refusal_place = { $board ->
    [none] { $square }
   *[other] { $square } auf Brett { $board }
 }
refusal_check = { $board ->
    [none] { $by ->
        [none] im Schach
       *[other] im Schach, angegriffen von { $by } aus
     }
   *[other] { $by ->
        [none] auf Brett { $board } im Schach
       *[other] auf Brett { $board } im Schach, angegriffen von { $by } aus
     }
 }
refusal_attacked = { $board ->
    [none] { $by ->
        [none] angegriffen
       *[other] von { $by } aus angegriffen
     }
   *[other] { $by ->
        [none] auf Brett { $board } angegriffen
       *[other] auf Brett { $board } von { $by } aus angegriffen
     }
 }
refusal_pawn_first = Zuerst musst du einen Bauern ziehen.
refusal_piece_second = { $role ->
    [knight] Dein Springer hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [bishop] Dein Läufer hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [rook] Dein Turm hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [queen] Deine Dame hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [king] Dein König hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
    [tandem] Dein Tandem hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
   *[pawn] Dein Bauer hat gezogen. Nun musst du eine Figur ziehen, die kein Bauer ist.
 }
refusal_cannot_move = { $role ->
    [knight] Kein Springer kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [bishop] Kein Läufer kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [rook] Kein Turm kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [queen] Keine Dame kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [king] Kein König kann ziehen. Zieh eine Figur, die kein Bauer ist.
    [tandem] Kein Tandem kann ziehen. Zieh eine Figur, die kein Bauer ist.
   *[pawn] Kein Bauer kann ziehen. Zieh eine Figur, die kein Bauer ist.
 }
refusal_own_piece = { $role ->
    [knight] Dein eigener Springer steht auf { $place }.
    [bishop] Dein eigener Läufer steht auf { $place }.
    [rook] Dein eigener Turm steht auf { $place }.
    [queen] Deine eigene Dame steht auf { $place }.
    [king] Dein eigener König steht auf { $place }.
    [tandem] Dein eigenes Tandem steht auf { $place }.
   *[pawn] Dein eigener Bauer steht auf { $place }.
 }
refusal_blocked = Die Figur auf { $place } ist im Weg.
refusal_pawn_ahead = Das Feld { $place } ist besetzt, und Bauern schlagen nur schräg.
refusal_pawn_diagonal = Auf { $place } gibt es nichts zu schlagen, und Bauern ziehen nur schräg, wenn sie schlagen.
refusal_double_step = Dieser Bauer darf keinen Doppelschritt machen.
refusal_other_board = { $role ->
    [knight] Dieser Springer zieht auf Brett { $board }, denn dort steht er.
    [bishop] Dieser Läufer zieht auf Brett { $board }, denn dort steht er.
    [rook] Dieser Turm zieht auf Brett { $board }, denn dort steht er.
    [queen] Diese Dame zieht auf Brett { $board }, denn dort steht sie.
    [king] Dieser König zieht auf Brett { $board }, denn dort steht er.
    [tandem] Dieses Tandem zieht auf Brett { $board }, denn dort steht es.
   *[pawn] Dieser Bauer zieht auf Brett { $board }, denn dort steht er.
 }
refusal_no_castling = In diesem Spiel gibt es keine Rochade.
refusal_castling_lost = Auf dieser Seite darfst du nicht mehr rochieren.
refusal_castling_in_check = Der König darf nicht rochieren, denn er steht { $check }.
refusal_no_zone = In diesem Spiel verlässt keine Figur das Brett.
refusal_stays_on_board = { $role ->
    [knight] Ein Springer darf das Brett nicht verlassen.
    [bishop] Ein Läufer darf das Brett nicht verlassen.
    [rook] Ein Turm darf das Brett nicht verlassen.
    [queen] Eine Dame darf das Brett nicht verlassen.
    [king] Ein König darf das Brett nicht verlassen.
    [tandem] Ein Tandem darf das Brett nicht verlassen.
   *[pawn] Ein Bauer darf das Brett nicht verlassen.
 }
refusal_not_in_zone = { $role ->
    [knight] Du hast keinen Springer zum Einsetzen.
    [bishop] Du hast keinen Läufer zum Einsetzen.
    [rook] Du hast keinen Turm zum Einsetzen.
    [queen] Du hast keine Dame zum Einsetzen.
    [king] Du hast keinen König zum Einsetzen.
    [tandem] Du hast kein Tandem zum Einsetzen.
   *[pawn] Du hast keinen Bauern zum Einsetzen.
 }
refusal_checks_too_soon = Nur der letzte Zug einer Serie darf Schach geben.
refusal_paralysed = { $role ->
    [knight] Dieser Springer ist gelähmt, denn der Springer auf { $place } greift ihn an.
    [bishop] Dieser Läufer ist gelähmt, denn der Läufer auf { $place } greift ihn an.
    [rook] Dieser Turm ist gelähmt, denn der Turm auf { $place } greift ihn an.
    [queen] Diese Dame ist gelähmt, denn die Dame auf { $place } greift sie an.
   *[pawn] Dieser Bauer ist gelähmt, denn der Bauer auf { $place } greift ihn an.
 }
refusal_own_king_vanishes = Dein eigener König würde mit explodieren.
refusal_gives_check = Der gegnerische König stünde{ $board ->
    [none] { "" }
   *[other] { " " }auf Brett { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }von { $by } aus
 } im Schach, und in diesem Spiel darf niemand Schach bieten.
refusal_shields = { $role ->
    [knight] Dieser Springer
    [bishop] Dieser Läufer
    [rook] Dieser Turm
    [queen] Diese Dame
    [king] Dieser König
    [tandem] Dieses Tandem
   *[pawn] Dieser Bauer
 } schirmt den gegnerischen König{ $board ->
    [none] { "" }
   *[other] { " " }auf Brett { $board }
 }{ $by ->
    [none] { "" }
   *[other] { " " }gegen { $by }
 } ab, und in diesem Spiel darf niemand Schach bieten.
refusal_pawn_drop = Auf { $square } darfst du keinen Bauern einsetzen.
refusal_no_crossing = In diesem Spiel darf keine Figur das Brett wechseln, ohne zu ziehen.
refusal_never_crosses = { $role ->
    [knight] Ein Springer darf das Brett nicht wechseln, ohne zu ziehen.
    [bishop] Ein Läufer darf das Brett nicht wechseln, ohne zu ziehen.
    [rook] Ein Turm darf das Brett nicht wechseln, ohne zu ziehen.
    [queen] Eine Dame darf das Brett nicht wechseln, ohne zu ziehen.
    [king] Ein König darf das Brett nicht wechseln, ohne zu ziehen.
    [tandem] Ein Tandem darf das Brett nicht wechseln, ohne zu ziehen.
   *[pawn] Ein Bauer darf das Brett nicht wechseln, ohne zu ziehen.
 }
refusal_crossing_in_check = Ein König im Schach darf das Brett nicht wechseln, ohne zu ziehen.
refusal_taken = { $n ->
    [one] Das Feld { $last } ist besetzt.
   *[other] Die Felder { $others } und { $last } sind besetzt.
 }
refusal_still_in_check = Dein König stünde immer noch { $check }.
refusal_into_check = Dein König stünde { $check }.
refusal_passing = Der König darf nicht über { $square } ziehen, denn das Feld ist { $attacked }.
refusal_cannot_help = { $role ->
    [knight] Dein König steht { $check }. Dieser Springer kann ihm nicht helfen.
    [bishop] Dein König steht { $check }. Dieser Läufer kann ihm nicht helfen.
    [rook] Dein König steht { $check }. Dieser Turm kann ihm nicht helfen.
    [queen] Dein König steht { $check }. Diese Dame kann ihm nicht helfen.
    [king] Dein König steht { $check }. Dieser König kann ihm nicht helfen.
    [tandem] Dein König steht { $check }. Dieses Tandem kann ihm nicht helfen.
   *[pawn] Dein König steht { $check }. Dieser Bauer kann ihm nicht helfen.
 }
refusal_pinned = { $role ->
    [knight] Dieser Springer ist an deinen König gefesselt: Würde er ziehen, stünde der König { $check }.
    [bishop] Dieser Läufer ist an deinen König gefesselt: Würde er ziehen, stünde der König { $check }.
    [rook] Dieser Turm ist an deinen König gefesselt: Würde er ziehen, stünde der König { $check }.
    [queen] Diese Dame ist an deinen König gefesselt: Würde sie ziehen, stünde der König { $check }.
    [king] Dieser König ist an deinen König gefesselt: Würde er ziehen, stünde der König { $check }.
    [tandem] Dieses Tandem ist an deinen König gefesselt: Würde es ziehen, stünde der König { $check }.
   *[pawn] Dieser Bauer ist an deinen König gefesselt: Würde er ziehen, stünde der König { $check }.
 }
movement = { $role ->
    [pawn] Ein Bauer zieht geradeaus und schlägt schräg nach vorn.
    [knight] Ein Springer zieht zwei Felder geradeaus und eines zur Seite.
    [bishop] Ein Läufer zieht auf Diagonalen.
    [rook] Ein Turm zieht auf Reihen und Linien.
    [queen] Eine Dame zieht auf Reihen, Linien und Diagonalen.
    [tandem] Ein Tandem zieht wie seine Bauern, beide gemeinsam oder einer allein.
   *[king] Ein König zieht ein Feld weit.
 }
