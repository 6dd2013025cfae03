# The table of a game: who is there, and what can be asked with a touch or a key.

# Beside the name of a player whose pages are all closed.
seat-away = sin conexión
# Below the link of an invitation: what its reader sees first. $text is “game-invited-by”.
invitation-as = Tu amigo leerá: «{ $text }».

# The list of questions of a blindfold game, and its parts.
ask-title = Preguntar
ask-text = ¿Qué quieres saber? También puedes escribirlo o dictarlo.
ask-lines = Líneas
ask-blocks = Bloques
ask-squares = Casillas
ask-others = Además
ask-last = Lo último que ha pasado
# The answer about pieces like this one, where there is none.
ask-no-piece = Aquí no hay ninguna pieza.

# The keys of questions: together in the help, and one by one in the settings.
ask-keys = Preguntas: con { $here } oyes qué hay aquí, con { $hand } qué pieza está en mano, con { $last } lo último que ha pasado, con { $clock } cuánto tiempo queda y con { $like } dónde están las piezas parecidas a esta.
key-here = ¿Qué hay aquí?
key-in-hand = Pieza en mano
key-last-action = ¿Qué es lo último que ha pasado?
key-time = Tiempo que queda
key-like = Piezas parecidas a esta

# Where the focus is when a game is opened.
settings-start = Al abrir una partida, empezar
settings-start-page = al principio de la página
settings-start-board = en el tablero
settings-start-box = en el cuadro de comandos

# Where the pieces like this one are: $value is one of its traits, $squares a list.
ask-like = { $value }: { $squares }
