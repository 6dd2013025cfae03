# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] victoria en { $count } colocación
       *[other] victoria en { $count } colocaciones
    }
worth-win-now = hay una alineación que cantar
worth-draw = empate
worth-loss = { PLURAL($count) ->
        [one] derrota en { $count } colocación
       *[other] derrota en { $count } colocaciones
    }
worth-unknown = no se sabe

# Actions as advice.
action-give = entrega { $piece }
action-place = coloca en { $square }
action-call = canta «¡QUARTO! { $shape }»
action-done = di «listo»

# A hint: $action is one of the above, $value what it is worth.
hint = Pista: { $action } ({ $value }).
hint-call = Hay una alineación: { $alignments }.
hint-completes = Forma una alineación: { $alignments }.
hint-forces = Así ganas, haga lo que haga tu rival.
hint-only-safe = Con cualquier otra opción, tu rival gana enseguida.
hint-avoids = Con algunas de las otras opciones se pierde.
hint-delays = La partida está perdida, pero así es como más dura.
hint-equal = Todas las opciones son igual de buenas.
hint-safe = { PLURAL($count) ->
        [one] Después se puede entregar { $count } pieza sin riesgo.
       *[other] Después se pueden entregar { $count } piezas sin riesgo.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Ojo con { $square } ({ $shape }): allí gana cualquier pieza { $values }.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value }: { $actions }
