# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = colocar, coloca, coloco, poner, pon, pongo
    .example = a3
    .help = colocar en a3 la pieza que tienes en la mano
command-give = dar, da, doy, entregar, entrega, entrego
    .example = dar alta redonda hueca oscura
    .help = entregar esa pieza: en cualquier orden, con palabras abreviadas o por su letra
command-quarto = quarto, cuarto
    .example = quarto fila 2
    .help = cantar ¡QUARTO! y señalar la fila 2; también columna b, diagonal 1, bloque b2
command-done = listo, lista, hecho
    .example = listo
    .help = tras la última pieza: no hay nada que cantar
command-board = tablero
    .example = tablero
    .help = qué hay en el tablero
command-square = casilla
    .example = casilla b2
    .help = qué hay ahí; también fila 2, columna b, diagonal 1, bloque b2
command-where = dónde
    .example = dónde altas
    .help = en qué casillas hay piezas altas
command-left = reserva, quedan, restantes
    .example = reserva
    .help = qué piezas quedan
command-hand = mano
    .example = mano
    .help = qué pieza está en la mano
command-last = último, última
    .example = último
    .help = qué es lo último que se ha hecho
command-moves = jugadas, registro, historial
    .example = jugadas
    .help = toda la partida hasta ahora
command-clock = reloj, tiempo
    .example = reloj
    .help = cuánto tiempo queda
command-repeat = repetir, repite
    .example = repetir
    .help = decir otra vez lo último
command-hint = pista, consejo
    .example = pista
    .help = qué hacer y por qué (con asistencia)
command-analysis = análisis, analizar, analiza
    .example = análisis
    .help = cuánto vale cada acción (con asistencia)
command-undo = deshacer, deshaz
    .example = deshacer
    .help = deshacer tu última acción (con asistencia)
command-draw = empate, empatar
    .example = empate
    .help = proponer un empate
command-accept = aceptar, acepta, acepto
    .example = aceptar
    .help = aceptar lo que te proponen o te piden
command-decline = rechazar, rechaza, rechazo
    .example = rechazar
    .help = rechazarlo
command-resign = rendirse, rendirme, rindo, abandonar, abandono
    .example = rendirse
    .help = dar la partida por perdida
command-rules = reglas
    .example = reglas
    .help = las reglas del juego
command-help = ayuda
    .example = ayuda
    .help = esta lista
command-quit = salir
    .example = salir
    .help = salir; la partida queda guardada y se puede continuar

# Answers to questions; only the words.
answer-yes = sí, s
answer-no = no, n

# What was not understood. $text is what was typed.
input-unknown = No entiendo «{ $text }». Escribe una casilla, una pieza, «{ $quarto }» con una fila o «{ $help }».
input-ambiguous = «{ $text }» puede significar varias cosas: { $meanings }. Escribe más letras de la palabra.
input-point-out = Señala la línea: { $example }.
input-no-trait = «{ $text }» no es una característica de las piezas.
input-twice = { $trait }: dilo solo una vez.
input-missing = Falta { $trait }: { $absent } o bien { $present }. Nombra las cuatro características.
input-which-square = ¿Qué casilla? Por ejemplo: { $example }.
input-which-piece = ¿Qué pieza? Por ejemplo: { $example }.
