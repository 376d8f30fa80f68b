# Qué parece un texto pegado

guess_game = Esto parece una posición de otro juego: { $game }.
guess_timed = Esto es de un juego sin turnos: { $game }. Ábrelo allí.
guess_pocket = Esto parece una posición de otro juego, con las piezas capturadas entre corchetes: { $game }.
guess_bars = Esto parece una posición con los dos tableros dibujados en uno: { $game }.
guess_shuffled = Esto parece una posición de Chess960. Aquí solo puedes enrocar con el rey en e1 o e8 y una torre en la esquina. Para abrirla de todos modos, escribe - en lugar de los derechos de enroque.
guess_checks = Esto parece una posición de Tres jaques, un juego que no tenemos. Quita el número de jaques para abrirla como ajedrez.
guess_board = Esta posición tiene un tablero de { $files } por { $ranks } casillas, y ningún juego de aquí lo tiene.
guess_cut = { $ranks ->
    [one] Falta una parte de esta posición: solo hay 1 fila de 8.
   *[other] Falta una parte de esta posición: solo hay { $ranks } filas de 8.
 }
guess_side = Esta posición no dice a quién le toca. Después del tablero va w si juegan blancas o b si juegan negras.
guess_epd = Esto parece un EPD. Quita todo lo que va después de la casilla de captura al paso para abrirlo.
guess_moves = Esto parecen las jugadas de una partida (PGN), pero no se pueden leer todas.
guess_page = { $kind ->
    [game] Esto es un enlace a una partida en { $site }. No podemos traerla desde allí: copia su PGN o su FEN y pégalo aquí.
    [study] Esto es un enlace a un estudio en { $site }. No podemos traerlo desde allí: copia su PGN o su FEN y pégalo aquí.
    [puzzle] Esto es un enlace a un ejercicio en { $site }. No podemos traerlo desde allí: copia su FEN y pégalo aquí.
    [person] Esto es un enlace a la página de un jugador en { $site }. Para traer una partida, copia su PGN o su FEN y pégalo aquí.
    [tournament] Esto es un enlace a un torneo en { $site }. Para traer una partida, copia su PGN o su FEN y pégalo aquí.
   *[other] Esto es un enlace a { $site }, que no podemos leer. Para traer una partida, copia su PGN o su FEN y pégalo aquí.
 }
guess_zone = { $game }: la zona se escribe después del tablero, así: { $fen }
guess_example = { $game }: una posición se escribe así: { $fen }
guess_open = Abrir como { $game }
