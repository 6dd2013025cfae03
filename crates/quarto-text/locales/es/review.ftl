# The review of a game and the analysis board.

review-title = Revisión
review-link = Revisar esta partida
review-intro = Cuánto valía cada jugada si, desde ahí, nadie vuelve a despistarse.
review-not-over = La revisión se abre cuando termina la partida.
review-too-hard = La máquina no terminó la revisión a tiempo. Inténtalo de nuevo dentro de un momento.
# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Precisión
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent } % – el resultado se mantuvo en { $kept } de { $count } decisión
       *[other] { $player }: { $percent } % – el resultado se mantuvo en { $kept } de { $count } decisiones
    }
review-accuracy-none = { $player }: no hubo nada que decidir
review-accuracy-help = Una decisión es una jugada en la que algo podía salir mal. La precisión dice en cuántas salió bien.
# The graph: a heading, what it shows, and its table.
review-graph-title = Cómo fue la partida
review-graph = Por encima de la línea gana { $first }, por debajo gana { $second } y sobre ella hay empate. La tabla dice lo mismo con palabras.
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
review-table = Cada acción y su valor
review-column-action = Acción
review-column-after = Después
# What the game is worth after an action: $player wins in so many moves, or at once.
review-worth = { PLURAL($count) ->
        [one] gana { $player } en { $count } jugada
       *[other] gana { $player } en { $count } jugadas
    }
review-worth-now = gana { $player } ya
# Turning points: what a player did comes first, in a sentence of its own.
review-turning-title = Momentos decisivos
review-turning-none = Sin errores: el resultado no cambió nunca.
review-win-draw = Fue un error: de ganar pasó a empatar.
review-win-loss = Fue un error: de ganar pasó a perder.
review-draw-loss = Fue un error: de empatar pasó a perder.
# $others (number)
review-good-pieces = { PLURAL($good) ->
        [one] Solo una de las otras { $others } piezas era segura.
       *[other] { $good } de las otras { $others } piezas eran seguras.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Solo una de las otras { $others } casillas era mejor.
       *[other] { $good } de las otras { $others } casillas eran mejores.
    }
review-good-all = Cualquier otra opción era mejor.
review-missed-call = Había un alineamiento que cantar: { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player }: alineamientos sin cantar { $missed }, errores al cantar { $wrong }
review-try = Intentarlo otra vez desde aquí
review-back = Volver a la partida
# A record to review.
review-paste-title = Revisar una partida guardada
review-paste-label = El registro de una partida terminada
review-paste-do = Revisar
review-paste-bad = Esto no se puede leer como registro: { $reason }

# The analysis board.
study-title = Tablero de análisis
study-intro = Prepara cualquier posición, juega por los dos y mira cuánto vale cada opción.
study-value-title = Valor
study-value = Para quien tiene el turno: { $value }.
study-line = Mejor continuación: { $line }
study-choices-title = Opciones
study-choice = { $action }: { $value }
study-over = La partida ha terminado.
study-back = Un paso atrás
study-start = Volver al principio
study-moves = Jugadas hasta aquí: { $moves }
study-setup-title = Preparar una posición
study-setup = Preparar
study-setup-help = Elige una pieza y luego una casilla. Una pieza del tablero se retira al elegirla.
study-setup-done = Analizar esta posición
study-clear = Vaciar el tablero
study-put = { $square }: poner aquí { $piece }
study-take = { $square }: retirar { $piece }
study-choose = { $piece }: elegir
study-chosen = { $piece }: elegida
study-hand = Poner en la mano la pieza elegida
study-hand-empty = Devolver a la reserva la pieza de la mano
study-position = Notación de la posición
study-show = Mostrar
study-bad-position = Esto no es una posición. Una posición se escribe así: { $example }
study-too-hard = Esta posición es demasiado difícil para calcularla a tiempo.
study-take-along = Guardar o compartir
study-link = Enlace a esta posición
study-picture = Imagen (SVG)
study-record = Registro
