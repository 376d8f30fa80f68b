# La primera página

home = Inicio
home_title = Ajedrez, pero no como lo conoces
home_lead = Parientes salvajes del ajedrez, algunos famosos y otros imposibles de jugar hasta ahora. Juégalos en tu navegador, contra un motor fuerte o con un amigo, con conexión o sin ella.
home_start = Empieza aquí: { $title }
home_resume = Continuar { $title }, { $at }
home_still = Pausar los tableros
home_moving = Animar los tableros
home_main = Los juegos
home_relatives = Variantes
home_two_boards = Dos tableros
home_two_boards_of = { $title } en dos tableros
home_minutes = { $from }–{ $to } min
home_strange = Rareza: { $n } de { $most }
home_laboratory = ¿Fáciles para las personas, difíciles para la máquina? Lo que medimos
laboratory = El laboratorio
