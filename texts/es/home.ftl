# La primera página

home = Inicio
home_title = Ajedrez, pero no como lo conoces
home_lead = Ajedrez con otras reglas, que alguien escribió y nadie llegó a programar: aquí lo juegas en tu navegador, contra un motor fuerte o con un amigo, con conexión o sin ella.
home_start = Empieza aquí: { $title }
home_resume = Continuar: { $title }, { $at }
home_still = Detener los tableros
home_moving = Animar los tableros
home_main = Los juegos
home_relatives = En dos tableros, y más
home_minutes = { $from }–{ $to } min
home_strange = Rareza: { $n } de { $most }
