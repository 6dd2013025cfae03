# Answers to what people type, and the help.

# A line of the help.
help-line = { $example }: { $help }
# What greetings are for. $others are more of them.
help-greetings = decírselo al otro jugador; también: { $others }

# What was not understood. $text is what was typed.
input-empty = Escribe una casilla, una pieza, «{ $quarto }» con una fila o «{ $help }».
input-unknown = No entiendo «{ $text }». Escribe una casilla, una pieza, «{ $quarto }» con una fila o «{ $help }».
input-ambiguous = «{ $text }» puede significar varias cosas: { $meanings }. Escribe más letras de la palabra.
input-point-out = Señala la línea: { $example }.
input-no-trait = «{ $text }» no es una característica de las piezas.
input-twice = Característica repetida: { $trait }. Nómbrala solo una vez.
input-missing = ¿Y qué { $trait }: { $absent } o bien { $present }? Nombra las cuatro características.
input-which-square = ¿Qué casilla? Por ejemplo: { $example }.
input-which-piece = ¿Qué pieza? Por ejemplo: { $example }.
