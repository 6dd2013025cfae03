# Words that are looked up one by one: traits, commands, answers.

# The values of the traits, each as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = clara
    .object = clara
    .all = claras
    .short = cl
    .typed = clara, claro, claras, blanca, blanco, blancas
value-dark = oscura
    .object = oscura
    .all = oscuras
    .short = os
    .typed = oscura, oscuro, oscuras, negra, negro, negras
value-short = baja
    .object = baja
    .all = bajas
    .short = ba
    .typed = baja, bajo, bajas, pequeña, pequeño, pequeñas, corta, corto, cortas
value-tall = alta
    .object = alta
    .all = altas
    .short = al
    .typed = alta, alto, altas, grande, grandes
value-round = redonda
    .object = redonda
    .all = redondas
    .short = re
    .typed = redonda, redondo, redondas, circular, circulares
value-square = cuadrada
    .object = cuadrada
    .all = cuadradas
    .short = cu
    .typed = cuadrada, cuadrado, cuadradas
value-solid = llena
    .object = llena
    .all = llenas
    .short = ll
    .typed = llena, lleno, llenas, maciza, macizo, macizas, sólida, sólido, sólidas, plana, plano, planas, sin agujero
value-hollow = hueca
    .object = hueca
    .all = huecas
    .short = hu
    .typed = hueca, hueco, huecas, agujero, hoyo, con agujero, agujereada, agujereado, agujereadas, perforada, perforado, perforadas
value-smooth = lisa
    .object = lisa
    .all = lisas
    .short = li
    .typed = lisa, liso, lisas, suave, suaves
value-grooved = ranurada
    .object = ranurada
    .all = ranuradas
    .short = ra
    .typed = ranurada, ranurado, ranuradas, rugosa, rugoso, rugosas, estriada, estriado, estriadas

# The traits themselves.
trait-colour = color
trait-texture = textura
trait-height = altura
trait-shape = forma
trait-fill = relleno

# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = colocar, coloca, coloco, poner, pon, pongo, colocar en, coloca en, coloco en, poner en, pon en, pongo en
    .example = a3
    .help = colocar en a3 la pieza que tienes en la mano
command-give = dar, da, doy, entregar, entrega, entrego, dar la pieza, da la pieza, entregar la pieza, entrega la pieza
    .example = dar alta redonda hueca oscura
    .help = entregar esa pieza (palabras en cualquier orden, abreviadas si quieres, o su letra)
command-quarto = quarto, cuarto, q, cantar, canta, canto, cantar quarto, canta quarto, canto quarto
    .example = quarto fila 2
    .help = cantar ¡QUARTO! y señalar la fila 2; también columna b, diagonal 1, bloque b2
command-done = listo, lista, hecho
    .example = listo
    .help = nada que cantar (tras la última pieza)
command-board = tablero, tab
    .example = tablero
    .help = qué hay en el tablero
command-square = casilla
    .example = casilla b2
    .help = qué hay ahí; también fila 2, columna b, diagonal 1, bloque b2
command-where = dónde, dónde hay, dónde hay piezas, dónde están
    .example = dónde altas
    .help = dónde están las piezas altas; «dónde» a secas: todas las piezas
command-empty = vacías, vacía, vacías, libres, libre, casillas vacías, casillas libres
    .example = vacías
    .help = qué casillas están vacías
command-left = reserva, quedan, restantes
    .example = reserva
    .help = qué piezas quedan; también «reserva huecas»
command-hand = mano
    .example = mano
    .help = qué pieza hay en la mano
command-last = último, última
    .example = último
    .help = qué ha pasado desde tu última jugada
command-moves = jugadas, registro, historial, movimientos
    .example = jugadas
    .help = toda la partida hasta ahora
command-clock = reloj, tiempo
    .example = reloj
    .help = cuánto tiempo queda
command-score = marcador, puntos, puntuación
    .example = marcador
    .help = el marcador del encuentro
command-repeat = repetir, repite, otra vez
    .example = repetir
    .help = lo que se ha dicho desde tu última jugada, y qué toca
command-hint = pista, consejo
    .example = pista
    .help = qué hacer y por qué (si se permiten pistas)
command-analysis = análisis, analizar, analiza
    .example = análisis
    .help = cuánto vale cada acción (si se permiten pistas)
command-undo = deshacer, deshaz, deshago
    .example = deshacer
    .help = deshacer tu última jugada (si la partida lo permite)
command-draw = empate, empatar, tablas
    .example = empate
    .help = proponer un empate
command-accept = aceptar, acepta, acepto
    .example = aceptar
    .help = aceptar lo que te proponen o te piden
command-decline = rechazar, rechaza, rechazo
    .example = rechazar
    .help = rechazarlo
command-resign = rendirse, rendirme, me rindo, rindo, abandonar, abandono
    .example = rendirse
    .help = dar la partida por perdida
command-claim = reclamar, reclamo
    .example = reclamar
    .help = reclamar la victoria si tu rival lleva cinco minutos fuera (si así se acordó)
command-brief = breve
    .example = breve
    .help = se dice lo mínimo
command-normal = normal
    .example = normal
    .help = se dice solo lo nuevo
command-full = completo
    .example = completo
    .help = se dice todo, también tus jugadas
command-rules = reglas, reglamento
    .example = reglas
    .help = las reglas del juego
command-help = ayuda
    .example = ayuda
    .help = esta lista
command-quit = salir
    .example = salir
    .help = salir; una partida guardada se puede continuar

# Words around the traits of a piece that mean nothing by themselves.
ignored-words = la, las, una, pieza, piezas, y

# Answers to questions; only the words.
answer-yes = sí, s
answer-no = no, n
answer-next = siguiente, saltar
