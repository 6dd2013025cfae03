# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = enviar un saludo; también: { $others }

# What was not understood. $text is what was typed.
input-empty = Escribe una casilla, una pieza, «{ $quarto }» con una fila, o «{ $help }».
input-unknown = No entiendo «{ $text }». Escribe una casilla, una pieza, «{ $quarto }» con una fila, o «{ $help }».
input-ambiguous = «{ $text }» puede significar varias cosas. Escribe una de estas: { $meanings }.
input-point-out = Señala la línea: { $example }.
input-no-trait = «{ $text }» no es una característica.
input-twice = Has nombrado dos veces la misma característica: { $trait }.
input-missing = ¿Y de { $trait }, { $absent } o bien { $present }? Nombra las cuatro características.
input-which-square = ¿Qué casilla? Por ejemplo: { $example }.
input-which-piece = ¿Qué pieza? Por ejemplo: { $example }.
