# What people say in whole sentences, besides the words of words.ftl and pieces.ftl: only whole words are
# understood here, separated by commas, a phrase of several words before its parts.

# Numbers of rows, columns and diagonals, and of squares after a letter.
cardinal-1 = uno, una, número uno, número 1
cardinal-2 = dos, número dos, número 2
cardinal-3 = tres, número tres, número 3
cardinal-4 = cuatro, número cuatro, número 4
ordinal-1 = primera, primer, primero, 1ª, 1º, 1a, 1ra, 1era, 1er, de arriba, superior
ordinal-2 = segunda, segundo, 2ª, 2º, 2da, 2do
ordinal-3 = tercera, tercer, tercero, 3ª, 3º, 3ra, 3er
ordinal-4 = cuarta, 4ª, 4º, 4ta, 4to, de abajo, inferior

# Names of letters, as they are spelled and dictated: of columns up to d, of pieces up to p.
letter-a = a, alfa, alpha, antonio, a de antonio
letter-b = b, be, be larga, be alta, be grande, bravo, barcelona, b de barcelona, burro
letter-c = c, ce, charlie, carmen, c de carmen, casa
letter-d = d, de, delta, dolores, d de dolores, dedo
letter-e = e, eco, echo
letter-f = f, efe, foxtrot
letter-g = g, ge, golf
letter-h = h, hache, hotel
letter-i = i, india
letter-j = j, jota, juliet
letter-k = k, ka, kilo
letter-l = l, ele, lima
letter-m = m, eme, mike
letter-n = n, ene, noviembre
letter-o = o, óscar
letter-p = p, pe, papa

# More words for the traits.
said-value-light = clarita, clarito, claros, blancos, de color claro, color claro, madera clara, de madera clara
said-value-dark = oscurita, oscurito, oscuros, negros, marrón, de color oscuro, color oscuro, madera oscura, de madera oscura
said-value-short = bajita, bajito, bajitas, bajos, chica, chico, chicas, chiquita, pequeños, cortos, petisa, de baja altura
said-value-tall = altos, larga, largo, largas
said-value-round = redondos, redondita, redondito, círculo, cilíndrica, cilindro, de forma redonda
said-value-square = cuadrados, cuadradita, de forma cuadrada, cúbica
said-value-solid = llenos, macizos, sólidos, planos, rellena, relleno, cerrada, sin hueco, sin agujeros, sin hoyo, sin el agujero
said-value-hollow = huecos, vacía por dentro, con hueco, con un agujero, con el agujero, con hoyo, con un hueco, con un hoyo, ahuecada, perforados
said-value-smooth = lisos, lisita
said-value-grooved = ranurados, ranuras, con ranuras, con ranura, rugosos, áspera, rayada, con estrías, con rayas

# More words for the kinds of shapes; the last only in a call.
said-shape-row = filas, renglón, horizontal, línea horizontal, fila horizontal, líneas, fila número, línea número
said-shape-column = columnas, col, vertical, línea vertical, columna número, fila vertical
said-shape-diagonal = diagonales, diag, línea diagonal, en diagonal, diagonal número
said-shape-block = bloques, cuadro, cuadrito, dos por dos, bloque de dos por dos, 2x2
called-block = cuadrado

# More words for the commands.
said-place = mi jugada es, la mía va en, va en, pongo esta en, pongo esta pieza en, colocarla, colocarla en, colocarlo en, colócala, colócala en, ponerla, ponerla en, ponla, ponla en, ponlo en, la pongo, la pongo en, lo pongo en, la coloco, la coloco en, pongo la pieza en, coloco la pieza en,
    juego, juego en, jugar en, juega en, la dejo en, dejo en, quiero poner, quiero ponerla en, voy a poner, voy a ponerla en, meto en, la meto en, poner la pieza en, colocar la pieza en
said-give = tu pieza es, coge, agarra, dale al rival, darte, te doy, le doy, te entrego, le entrego, toma, ten, aquí tienes, ahí va, ahí tienes, te paso, paso, le paso, te toca, elijo, escojo, quiero darte, voy a darte, te voy a dar, dale, entregarte, dar pieza, quiero dar, te regalo, la tuya es
said-quarto = digo quarto, digo cuarto, quatro, canto cuarto, cantar cuarto, anuncio, anunciar, anuncio quarto, anunciar quarto, declaro quarto, tengo quarto, tengo cuarto, hago quarto, quarto en, cuarto en, es quarto, grito quarto, gané con, gano con
said-done = ya está, terminé, he terminado, nada que cantar, no tengo nada que cantar, no hay nada que cantar, no canto, no canto nada, hecha, ya terminé
said-board = todo el tablero, tablero entero, tablero completo, el tablero, cómo está el tablero, cómo va el tablero, qué hay en el tablero, qué hay sobre el tablero, qué piezas hay en el tablero, posición, ver tablero, muestra el tablero, muéstrame el tablero, mesa,
    describe el tablero, léeme el tablero
said-square = casillas, cuadrícula, celda, casillero, espacio
said-where = dónde está, dónde hay una, en qué casilla, en qué casillas, en qué casilla está, en qué casillas están, en qué casillas hay, busca, buscar, ubicación, piezas colocadas, piezas en el tablero, piezas puestas, a dónde, en dónde, en dónde están
said-empty = vacío, vacíos, desocupadas, desocupada, casillas desocupadas, casillas disponibles, dónde puedo poner, dónde puedo colocar, dónde puedo ponerla, dónde puedo colocarla, dónde puedo jugar, dónde la puedo poner, dónde la puedo colocar,
    qué casillas quedan, qué casillas quedan libres, casillas quedan libres, casillas quedan, dónde hay sitio, dónde hay lugar, qué está libre, qué queda libre, hueco libre, huecos libres, espacios libres, espacios vacíos, sitio libre
said-left = no se han usado, no se han jugado, queda, piezas quedan, qué piezas quedan, qué queda, que quedan, por jugar, sobran, disponibles, disponible, piezas disponibles, faltan, qué puedo dar, qué pieza puedo dar, qué piezas puedo dar, qué puedo entregar, qué piezas puedo entregar, restante, sin colocar, sin usar, de la reserva,
    qué me queda, cuáles quedan, cuántas quedan, en reserva
said-hand = qué tengo que poner, qué pieza tengo que poner, en la mano, en mano, qué pieza tengo, qué tengo, mi pieza, qué tengo en la mano, qué pieza tengo en la mano, qué me has dado, qué me diste, qué pieza me has dado, qué pieza me diste, qué me dieron, qué pieza me dieron, qué me toca, qué me ha tocado, qué pieza me toca,
    cuál es mi pieza, qué pieza me tocó, qué debo colocar, qué tengo que colocar, qué pieza tengo que colocar, qué pieza debo poner, la pieza que tengo, pieza actual, qué pieza es la mía
said-last = dónde ha jugado mi rival, dónde ha puesto mi rival, qué ha hecho mi rival, últimos, última jugada, último movimiento, qué pasó, qué ha pasado, qué ocurrió, qué hiciste, qué has hecho, qué hizo, qué ha hecho, qué jugó, qué jugaste, qué ha jugado, dónde la pusiste, dónde la has puesto, dónde la puso, dónde la ha puesto, dónde colocaste, dónde jugó, dónde jugaste,
    novedades, qué hay de nuevo, cuál fue la última jugada, qué acaba de pasar
said-moves = todas las jugadas, lista de jugadas, todos los movimientos, partida hasta ahora, toda la partida, la partida hasta ahora, qué se ha jugado, ver jugadas
said-clock = mucho tiempo, me queda mucho tiempo, me queda tiempo, cuánto tiempo, cuánto tiempo queda, cuánto tiempo me queda, cuánto me queda de tiempo, cuánto tiempo tengo, tiempo restante, mi tiempo, cronómetro, cuántos segundos, cuántos minutos, cómo voy de tiempo
said-score = cuál es el marcador, el marcador, cómo va el encuentro, quién va ganando el encuentro, cómo vamos de puntos
said-repeat = repetí, repítelo, repite eso, repetir eso, de nuevo, dilo otra vez, una vez más, cómo, cómo has dicho, cómo dijiste, qué has dicho, qué dijiste, perdona qué has dicho, no te he oído, no te oí, no he entendido, no entendí, otra vez por favor, mande
said-hint = me das una pista, una pista por favor, dame una pista, una pista, ayúdame, dame un consejo, un consejo, qué hago, qué harías, qué me aconsejas, qué debería hacer, qué me recomiendas, sugerencia, sugiéreme algo, mejor jugada, cuál es la mejor jugada, recomendación
said-analysis = analiza la posición, analizar la posición, evalúa, evaluar, evaluación, valoración
said-undo = deshacer jugada, deshacer la jugada, deshaz la jugada, deshacer mi jugada, deshaz mi jugada, deshacer el movimiento, deshaz el último movimiento, retirar jugada, retirar la jugada, volver atrás, vuelve atrás, atrás, quiero volver atrás, rectificar, me he equivocado, me equivoqué, quiero deshacer, anula la jugada, anular la jugada
said-draw = ofrezco tablas, ofrecer tablas, ofrezco empate, propongo empate, propongo un empate, propongo tablas, proponer empate, un empate, ofrezco un empate, lo dejamos en empate, lo dejamos en tablas, dejémoslo en tablas, dejémoslo en empate, partida empatada, juego empatado, igualdad
said-accept = de acuerdo, estoy de acuerdo, vale de acuerdo, trato hecho, acepto el empate, acepto las tablas, acepto tablas, aceptar empate, acepto la propuesta, te lo acepto, conforme
said-decline = no acepto, rechazo el empate, rechazo las tablas, rechazar empate, no quiero empate, no quiero tablas, no gracias, no estoy de acuerdo, rehúso, declino
said-resign = me quiero rendir, quiero rendirme ahora, quiero rendirme, quiero abandonar, abandono la partida, abandonar la partida, doy la partida por perdida, tú ganas, ganas tú, has ganado tú, me doy por vencido, me doy por vencida, ríndete, me retiro, quiero rendirme ya
said-claim = reclamo la victoria, reclamar la victoria, reclamo la partida, reclamar la partida, mi rival se ha ido, mi rival no está
said-brief = breve
said-normal = normal
said-full = completo
said-rules = regla, las reglas, cómo se juega, cómo funciona, cómo se gana, cuáles son las reglas, explica las reglas, explícame las reglas, instrucciones, cómo juego
said-help = ayúdame por favor, necesito ayuda, comandos, órdenes, qué puedo decir, qué puedo escribir, qué puedo hacer, qué se puede decir, qué comandos hay, cuáles son los comandos, y ahora qué, y ahora qué hago, opciones
said-quit = irme, me voy, quiero salir, cerrar, cierra, salir del juego, salir de la partida, sal, termina el programa, dejar de jugar

# Only answered with why not: what every player has to notice alone.
notice-words = amenaza, amenazas, amenazan, amenazada, amenazado, alineamiento, alineamientos, alineación, hay alguna línea, puedo ganar, puedes ganar, se puede ganar, quién gana, quién va ganando, he ganado, gané, jugada ganadora, ganadora, ganador, peligro, peligrosa, peligrosas, peligroso, segura, seguras, es seguro,
    en común, comparten, coinciden, tienen en común, hay algo que cantar

# Words that deny; nothing is done then.
not-words = no, nunca, jamás, tampoco, ni, nada, sino, salvo, excepto, menos, quizás, quizá, tal vez, o, u, pero, aunque, mejor no

# Words that ask: nothing in such a line is done.
asking-words = tenemos, qué, que hay, qué hay, cuál, cuáles, cuánto, cuánta, cuántos, cuántas, quién, por qué, cuándo, cómo está, cómo están, hay, hay algo, hay alguna, hay alguien, está, están, es, son, existe, existen, tiene, tienen, tengo, tienes, puedo, puede, puedes, podría, podrías, debo, debería,
    dime, dime qué hay, dime lo que hay, dígame, decime, di, me dices, me puedes decir, puedes decirme, podrías decirme, muestra, muéstrame, mostrar, enséñame, enseña, ver, veamos, a ver, lee, léeme, leer, lista, listar, describe, quiero saber, quisiera saber, me gustaría saber, saber, sabes, pregunta, consulta, mira, mirar, revisa, comprueba,
    ocupada, ocupado, algo, alguna, algún, lo que hay, cuéntame, qué tal

# Words that add nothing.
little-words = mismo, misma, mía, mío, el, la, los, las, lo, un, una, uno, unos, unas, este, esta, ese, esa, esto, eso, estas, esas, aquella, pieza, piezas, ficha, fichas, en, de, del, a, al, por, para, con, desde, hasta, sobre, y, e, que, se, me, te, le, mi, mis, tu, tus, su, yo, tú, usted, ella, él,
    por favor, porfa, porfavor, gracias, muchas gracias, vale, ok, okay, bueno, pues, entonces, ahora, ahora mismo, ya, aquí, ahí, allí, allá, quiero, querría, quisiera, me gustaría, vamos, venga, voy a, voy, va, oye, hola, ordenador, computadora, máquina, rival, jugador, todas, todos, toda, todo, todavía, aún, también, luego, después,
    siguiente, puesta, puestas, puesto, colocada, colocadas, colores, color, de color, forma, de forma, altura, de altura, textura, relleno, número, letra, sí, creo, veo, eh, em, mmm, este es, partida, juego de, señalo, señalar, posición de, una que sea, sea, que es, que sea, esquina, ponme

# More words for the greetings; each is a whole line.
greet-hello = hola, buenas, buenos días, buenas tardes, buenas noches, hola qué tal, muy buenas, saludos, qué tal
greet-good-luck = suerte, mucha suerte, buena suerte, que tengas suerte, que gane el mejor
greet-well-played = bien jugado, buena partida, buen juego, buena jugada, muy bien jugado, enhorabuena, felicidades, felicitaciones, muy bien, bravo
greet-thanks = gracias, muchas gracias, mil gracias, gracias por la partida, muchísimas gracias, te lo agradezco
greet-one-moment = un momento, un momento por favor, un momentito, espera, espera un momento, un segundo, espera un segundo, espera por favor, dame un segundo, ahora vuelvo, ya vuelvo
greet-oops = uy, ups, vaya, ay, perdón, lo siento, huy, qué despiste
greet-bye = hasta luego, adiós, chao, chau, nos vemos, hasta pronto, hasta la próxima, hasta otra, hasta mañana
