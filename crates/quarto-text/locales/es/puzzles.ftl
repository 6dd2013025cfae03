# Puzzles: what is asked, why an answer is wrong, and what is said around it.

puzzle-kind-spot = ver el alineamiento
puzzle-kind-win-now = ganar ya
puzzle-kind-safe-give = entregar sin riesgo
puzzle-kind-win-in = ganar en pocas jugadas
puzzle-kind-save = salvar el empate
# $difficulty (number)
puzzle-title = Problema { $name }: { $kind }, dificultad { $difficulty } de 100.
puzzle-last = Última pieza colocada: { $square }.
puzzle-task-spot = ¿Hay un alineamiento que cantar? Cántalo. Si no hay ninguno, escribe «{ $done }».
puzzle-task-win-now = Coloca tu pieza de modo que gane enseguida.
puzzle-task-safe-give = ¿Qué piezas puedes entregar sin que tu rival gane enseguida? Nómbralas todas, una por línea, y después escribe «{ $done }».
puzzle-task-win-in = { PLURAL($count) ->
        [one] Gana en { $count } jugada, haga lo que haga tu rival.
       *[other] Gana en { $count } jugadas, contando las de ambos, haga lo que haga tu rival.
    }
puzzle-task-save = Solo una opción mantiene el empate. Encuéntrala.
puzzle-you-place = Te toca colocar.
puzzle-you-give = Te toca entregar.
puzzle-continues = Por ahora, bien.
puzzle-named = Esa no tiene riesgo. ¿Otra? Cuando estén todas, escribe «{ $done }».
puzzle-solved = ¡Resuelto!
puzzle-solved-alignment = ¡Resuelto: { $alignments }!
puzzle-opponent-places = Tu rival la coloca en { $square }.
puzzle-opponent-gives = Tu rival te entrega { $piece }.
puzzle-worth = No. Después: { $value }.
puzzle-line = Seguiría así: { $actions }.
puzzle-unsafe = No: con ella tu rival gana en { $square } ({ $alignments }).
puzzle-unnamed = { PLURAL($count) ->
        [one] Todavía no: hay otra pieza sin riesgo, { $pieces }.
       *[other] Todavía no: hay { $count } piezas más sin riesgo: { $pieces }.
    }
puzzle-not-asked = Aquí no se pide eso.
puzzle-clue-alignments = { PLURAL_ZERO($count) ->
        [zero] No hay ningún alineamiento.
        [one] Hay un alineamiento.
       *[other] Hay { $count } alineamientos.
    }
puzzle-clue-safe = { PLURAL($count) ->
        [one] Hay una pieza sin riesgo.
       *[other] Hay { $count } piezas sin riesgo.
    }
puzzle-clue-shape = Mira aquí: { $shape }.
# $number (number)
puzzle-clue-row = La casilla está en la fila { $number }.
puzzle-clue-value = La pieza es { $value }.
puzzle-solution = Solución: { $actions }.
puzzle-solution-none = Solución: no hay ningún alineamiento.
puzzle-help = Responde como en una partida: una casilla como b2, «entregar» con una pieza, «quarto» con una línea. Pregunta como en una partida. También: { $hint }, { $board }, { $again }, { $next }, { $quit }.
puzzle-next = Pulsa Enter para el siguiente problema, o escribe «{ $quit }».
puzzle-streak = { PLURAL($count) ->
        [one] { $count } seguido.
       *[other] { $count } seguidos.
    }
# $rating (number)
puzzle-rating = Tu puntuación: { $rating } ({ $change }).
puzzle-day = Problema del día, { $date }.
puzzle-days = { PLURAL($count) ->
        [one] Vuelve mañana por el siguiente.
       *[other] { $count } días seguidos. Vuelve mañana por el siguiente.
    }
puzzle-run-lives = { PLURAL_ZERO($count) ->
        [zero] No te quedan vidas.
        [one] Tienes una vida.
       *[other] Tienes { $count } vidas.
    }
puzzle-run-begins = Tienes { $time }. Cada respuesta equivocada cuesta una vida.
puzzle-run-time = Tiempo restante: { $time }.
puzzle-run-over = Se acabó el tiempo.
puzzle-run-solved = { PLURAL_ZERO($count) ->
        [zero] No has resuelto ningún problema.
        [one] Has resuelto { $count } problema.
       *[other] Has resuelto { $count } problemas.
    }
puzzle-run-best = { PLURAL($count) ->
        [one] Tu mejor marca: { $count }.
       *[other] Tu mejor marca: { $count }.
    }
# $solved (number), $tried (number)
puzzle-statistics = { $kind }: aciertos, { $solved } de { $tried }.
puzzle-statistics-streak = { PLURAL($count) ->
        [one] Mejor racha sin fallos: { $count }.
       *[other] Mejor racha sin fallos: { $count }.
    }
# $rating (number), $deviation (number)
puzzle-statistics-rating = Puntuación: { $rating } (± { $deviation }).
puzzle-none = No existe ningún problema llamado «{ $name }».
puzzle-goodbye = ¡Hasta pronto! Con «quarto puzzle» hay más.
