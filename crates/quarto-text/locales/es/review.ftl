# The review of a game and the analysis of a position.

# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Precisión
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent } % – el resultado se mantuvo en { $kept } de { $count } decisión
       *[other] { $player }: { $percent } % – el resultado se mantuvo en { $kept } de { $count } decisiones
    }
review-accuracy-none = { $player }: no hubo nada que decidir
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
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
        [one] Solo { $good } de las otras { $others } piezas era segura.
       *[other] { $good } de las otras { $others } piezas eran seguras.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Solo { $good } de las otras { $others } casillas era mejor.
       *[other] { $good } de las otras { $others } casillas eran mejores.
    }
review-good-all = Cualquier otra opción era mejor.
review-missed-call = Había un alineamiento que cantar: { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player }: sin cantar { $missed }, errores al cantar { $wrong }
study-value = Para quien juega: { $value }.
study-line = El mejor juego: { $line }
