# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] victoria en { $count } jugada
       *[other] victoria en { $count } jugadas
    }
worth-win-now = hay un alineamiento que cantar
worth-draw = empate
worth-loss = { PLURAL($count) ->
        [one] derrota en { $count } jugada
       *[other] derrota en { $count } jugadas
    }
worth-unknown = resultado desconocido

# Actions as advice.
action-give = entrega { $piece }
action-place = colócala en { $square }
action-call = canta «¡QUARTO! { $shape }»
action-done = di «listo»

# A hint: $action is one of the above. What follows says why.
hint = Pista: { $action }.
hint-none = Ahora no hay pista: esta posición es demasiado difícil de calcular a tiempo.
hint-call = Hay un alineamiento: { $alignments }.
hint-completes = Así formas un alineamiento: { $alignments }.
hint-forces = Así ganas, haga lo que haga tu rival.
hint-only-safe = Con cualquier otra opción, tu rival gana enseguida.
hint-avoids = Con algunas de las otras opciones se pierde.
hint-delays = La partida está perdida, pero así es como más aguantas.
hint-equal = Todas las opciones son igual de buenas.
# The same with what they are worth, where every action is listed.
analysis-equal = Todas las opciones llevan a lo mismo: { $value }.
hint-safe = { PLURAL_ZERO($count) ->
        [zero] Después no se puede entregar ninguna pieza sin riesgo.
        [one] Después se puede entregar { $count } pieza sin riesgo.
       *[other] Después se pueden entregar { $count } piezas sin riesgo.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Ojo con { $square } ({ $shape }): allí gana cualquier pieza { $values }.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value }: { $actions }
