# Puzzles on pages: the choice of one, how it is answered, and what was done so far.

solving-title = Problemas
solving-intro = Posiciones en las que hay algo que encontrar. El programa ha demostrado cada una, y si te equivocas te dice por qué.
solving-today = Problema del día
solving-today-note = El mismo para todos. Cada día, uno nuevo.
solving-today-solve = Resolverlo
solving-today-done = Ya lo has resuelto. Vuelve mañana.
solving-days = { PLURAL($count) ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
solving-train = Entrenamiento
solving-train-note = Problemas a tu medida: más difíciles si aciertas, más fáciles si no.
solving-train-start = Entrenar
solving-run = Contrarreloj
solving-run-note = Tres minutos y tres vidas, de fácil a difícil.
solving-run-start = Empezar
solving-run-continue = Seguir
solving-themes = Temas
solving-rules-show = Mostrar
solving-note-spot = ¿Hay un alineamiento? ¿Dónde?
solving-note-win-now = Una casilla gana. ¿Cuál?
solving-note-safe-give = ¿Qué piezas no pierden enseguida?
solving-note-win-in = Gana a la fuerza, contra la mejor defensa.
solving-note-save = Todo pierde, menos una opción.
# $solved (number), $count (number)
solving-theme-count = { $solved } de { $count } resueltos
solving-all = Todos los problemas
# $number (number)
solving-difficulty = dificultad { $number } de 100
solving-task-spot = ¿Hay un alineamiento que cantar? Elígelo, o di que no hay ninguno.
solving-task-safe-give = Marca todas las piezas que puedes entregar sin que tu rival gane enseguida.
solving-where = ¿Dónde está el alineamiento?
solving-point = Elígelo aquí, o señala sus dos extremos en el tablero.
solving-none = No hay ninguno
solving-these = Estas y ninguna más
solving-mark-wrong = No: con { $piece } tu rival gana en { $square } ({ $alignments }).
solving-hint = Pista
solving-solution = Ver la solución
solving-next = Siguiente problema
solving-again = Desde el principio
solving-told = La posición en palabras
solving-type = O escribe tu respuesta
solving-study = En el tablero de análisis
solving-statistics = Estadísticas
solving-nothing-yet = Todavía nada. Resuelve un problema y aparecerá aquí.
solving-rating-plot = Tu puntuación a lo largo del tiempo
solving-rating-number = Problema
solving-rating-value = Puntuación
solving-kinds = Por tipo
solving-kind = Tipo
solving-tried = Intentados
solving-solved = Resueltos
solving-records = Récords
solving-kept = Esto se guarda con el secreto de tu navegador y nadie más lo ve. Puedes hacer que se olvide:
solving-kept-forget = tus plazas
solving-run-over = La carrera ha terminado.
# $lives (number), $solved (number)
solving-run-score = Resueltos: { $solved }. Vidas: { $lives }.
solving-run-left = Tiempo restante: { $time }
solving-run-again = Otra carrera
solving-ear = De oído
solving-memory = De memoria
solving-look = Ver el tablero
solving-hide = Ocultar y responder
solving-hidden = La posición está oculta. Responde de memoria.
solving-remember = Pulsa Intro cuando la tengas en la memoria.
solving-games = Partidas contra la máquina
solving-level = Nivel
solving-won = Ganadas
solving-drawn = Empatadas
solving-lost = Perdidas
# $caught (number), $missed (number)
solving-calls = Alineamientos: { $caught } cantados, { $missed } pasados por alto.
