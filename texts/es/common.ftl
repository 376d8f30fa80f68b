# En todas partes

close = Cerrar
cancel = Cancelar
back = Atrás
forward = Adelante
try_again = Intentarlo de nuevo
new_game = Nueva partida
rematch = Revancha
result = Resultado
moves = Jugadas
share = Compartir
rules = Reglas
named = { $name }: { $value }
game_over = La partida ha terminado.
setting_up = Preparando el tablero…
bad_link = Este enlace no se puede abrir: { $fault }
bad_game = Esta partida no se puede abrir: { $fault }
not_loaded = No se pudo cargar esta parte de la página.
