# La página

main_menu = Menú principal
games = Mis partidas
puzzles = Ejercicios
games_loading = Cargando tus partidas…
settings = Ajustes
choose_game = { $title }: elegir otro juego
rules_of = Reglas: { $title }
main_games = Juegos
variations = Variantes
play_against = Rival
play_as = Juegas con
strength = Nivel
strength_of = { $level ->
    [1] 1 · para tu primera partida
    [2] 2 · principiante
    [3] 3 · juega de vez en cuando
    [4] 4 · nivel aficionado
    [5] 5 · nivel de club
    [6] 6 · buen nivel de club
    [7] 7 · nivel experto
   *[other] { $level } · toda su fuerza
 }
clock = Reloj
clock_note = Reloj (minutos + segundos por jugada)
no_clock = Sin reloj
start_game = Empezar
opponent_computer = Máquina
opponent_friend = Un amigo, aquí
opponent_by_link = Un amigo, por enlace
random_side = Al azar
link_to_position = Enlace a esta posición
link_to_game = Enlace a toda la partida
position_as_fen = Posición (FEN)
position_on_one_board = Posición en un tablero (FEN con |)
game_as_pgn = Partida (PGN)
embed_here = Incrustar en una página web…
copy = Copiar
copied = Copiado
copy_by_key = Pulsa Ctrl+C
copy_named = Copiar: { $name }
send = Enviar
send_named = Enviar: { $name }
qr_code = Código QR
qr_code_of = Código QR: { $name }
qr_too_long = Este enlace es demasiado largo para un código QR: tiene { $length } caracteres y caben { $longest }.
paste_here = Abrir una posición o una partida: pega un FEN, un PGN o un enlace
open = Abrir
picture = Imagen de esta posición
save_svg = Guardar SVG
save_png = Guardar PNG
copy_picture = Copiar imagen
svg_saved = El SVG está guardado.
png_saved = El PNG está guardado.
picture_copied = La imagen está en el portapapeles.
picture_not_copied = El navegador no pudo copiar la imagen. Guárdala en su lugar.
picture_not_saved = El navegador no permitió que la página la guardara.
back_to_board = Volver a la partida
timed_title = Ajedrez en tiempo real
courses = Aprender jugando
