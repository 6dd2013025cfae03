# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = enviar un saludo; también: { $others }

# What was not understood. $text is what was typed.
input-empty = Escribe una casilla, una pieza, «{ $quarto }» con una fila, o «{ $help }».
input-unknown = No entiendo «{ $text }». Escribe una casilla, una pieza, «{ $quarto }» con una fila, o «{ $help }».
input-ambiguous = «{ $text }» puede significar varias cosas. Escribe una de estas: { $meanings }.
# A call of which only a part was understood. $names are what it may be.
input-which-shape = ¿Cuál cantas: { $names }?
input-no-trait = «{ $text }» no es una característica.
input-twice = Has nombrado dos veces la misma característica: { $trait }.
# A piece of which only some traits were named. $choices are the others, as in "round or square, light or dark".
input-missing = ¿Cuál: { $choices }?
input-choice = { $absent } o bien { $present }
input-which-square = ¿Qué casilla? Por ejemplo: { $example }.
input-which-piece = ¿Qué pieza? Por ejemplo: { $example }.
# To whoever asks for an alignment or a threat. It is said whether there is one or not.
input-notice = Eso tienes que verlo tú. Si ves un alineamiento, cántalo; por ejemplo: { $example }. En una partida con pistas, escribe «{ $hint }».
# To whoever asks about a command instead of giving it.
input-how-to = No se ha hecho nada. Para hacerlo, escribe: { $example }.
