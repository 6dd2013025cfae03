# The rules of the game as a text to read: first in short, then one paragraph per rule. The names end with the
# numbers by which docs/rules.md and the code cite the rules. Where the Access edition has other words, they are in
# the attribute .access, which never speaks of colours first.

rules-title = Las reglas de Quarto

rules-short = En pocas palabras
rules-s1 = Los dos jugadores comparten las mismas dieciséis piezas y no hay dos iguales: cada una es clara u oscura, baja o alta, redonda o cuadrada, y llena o hueca.
    .access = Los dos jugadores comparten las mismas dieciséis piezas y no hay dos iguales: cada una es lisa o ranurada, baja o alta, redonda o cuadrada, y llena o hueca.
rules-s2 = Nunca eliges la pieza que colocas: te la entrega tu rival.
rules-s3 = Colócala en cualquier casilla vacía; después, elige una pieza y entrégasela a tu rival.
rules-s4 = Busca cuatro piezas en una misma fila, columna o diagonal que compartan una característica: todas altas, por ejemplo, o todas huecas.
rules-s5 = Cuando coloques la cuarta, canta ¡QUARTO! y señala las cuatro antes de entregar la siguiente pieza: has ganado.
rules-s6 = Si no te das cuenta, tu rival puede cantar y ganar en tu lugar; y si se colocan las dieciséis piezas sin que nadie haya ganado, hay empate.

rules-material = El tablero y las piezas
rules-r1 = El tablero tiene dieciséis casillas, cuatro por cuatro. Hay dieciséis piezas y no existen dos iguales: juntas reúnen todas las combinaciones posibles de cuatro características, y cada característica se presenta de dos maneras.
rules-r2 = Una pieza es clara u oscura, baja o alta, redonda o cuadrada, y llena o hueca. En la edición Access, el color deja su lugar a una textura que se nota con los dedos: lisa o ranurada.
    .access = Una pieza es lisa o ranurada, baja o alta, redonda o cuadrada, y llena o hueca: las cuatro características se notan con los dedos. En la edición clásica, la textura deja su lugar al color: clara u oscura.
rules-r3 = Al principio todas las piezas están junto al tablero: esa es la reserva. Ninguna pieza tiene dueño; los dos jugadores las comparten todas.

rules-course = Cómo se juega
rules-r4 = Se decide por sorteo quién empieza, o se acuerda sin más. Quien empieza es el jugador 1.
rules-d9 = Aquí el sorteo se hace con dados: cada jugador tira uno, empieza quien saque el número más alto y, si sale el mismo, se vuelve a tirar. Las tiradas se guardan con la partida. En la revancha empieza el otro jugador.
rules-r5 = El jugador 1 todavía no coloca nada: elige la pieza que quiera y se la entrega al jugador 2.
rules-r6 = A partir de ahí todos los turnos son iguales: coloca en cualquier casilla vacía la pieza que te han entregado; después, elige una de la reserva y entrégasela a tu rival. Tu rival decide qué colocas, y tú decides dónde.

rules-winning = Cómo se gana
rules-r7 = Cuatro piezas que llenan una fila, una columna o una diagonal y comparten una característica (todas altas, por ejemplo, o todas huecas) forman un alineamiento, es decir, una línea. Da igual quién haya colocado las otras tres, y pueden compartir más de una característica.
rules-r8 = Un alineamiento no gana por sí solo. Para ganar tienes que cantar ¡QUARTO! y señalarlo.
rules-r9 = Después de colocar una pieza, puedes cantar mientras no hayas entregado la siguiente.
rules-r10 = Si la entregas sin haberte dado cuenta del alineamiento, tu rival puede cantar en ese momento, antes de colocar la pieza, y gana en tu lugar.
rules-r11 = Si tu rival tampoco se da cuenta y coloca la pieza, ese alineamiento ya no vale nada en lo que queda de partida. El juego sigue.
rules-d2 = En cada uno de estos momentos, quien tiene el turno puede cantar una sola vez. No hace falta que digas la característica. Aciertas si la figura que señalas es un alineamiento y la última pieza colocada forma parte de él. En cualquier otro caso te equivocas, pero tu rival no pierde su oportunidad de cantar.
rules-d3 = Un error al cantar se anuncia y la partida sigue; pero quien comete el tercero pierde la partida. También se puede acordar que se pierda con el primero, o que los errores no cuesten nada.
rules-d4 = Después de la decimosexta pieza ya no queda nada que entregar. Quien la ha colocado canta o dice «listo»; después, su rival canta o dice «listo».
rules-r12 = Si las dieciséis piezas están colocadas y nadie ha ganado cantando ¡QUARTO!, la partida termina en empate.
rules-d7 = También se puede acordar que se gane automáticamente: entonces un alineamiento da la victoria al instante a quien lo ha completado, y nadie tiene que cantar.
rules-d10 = Puedes rendirte en cualquier momento o proponer un empate, que tu rival acepta o rechaza. En una partida en línea con reloj, si alguien se ausenta cinco minutos en su turno, la otra persona puede reclamar la victoria.

rules-time = El tiempo
rules-r13 = Una partida dura entre diez y veinte minutos. En los torneos se puede dar a cada jugador un minuto por jugada.
rules-d6 = Tu reloj corre desde que recibes una pieza hasta que la has colocado y has entregado la siguiente; el del jugador 1 empieza a correr mientras elige la primera pieza. Hay dos clases de reloj: el mismo tiempo para cada jugada, o un tiempo total para toda la partida, si se quiere con unos segundos más por jugada. Se puede acordar que un jugador tenga más tiempo que el otro. Cantar no detiene el reloj ni te da más tiempo. Si se te acaba el tiempo, pierdes, salvo después de la decimosexta pieza: entonces cuenta como «listo».

rules-variants = Variantes
rules-r14 = Para principiantes y niños: se acuerda que cuenten solo una, dos o tres características; las demás son puro adorno. Empieza con una y añade otra cuando ya resulte fácil.
rules-r15 = Para expertos: los nueve bloques (cuadrados de dos por dos casillas vecinas) también son figuras ganadoras.

rules-access = La edición Access
rules-r16 = La edición Access está pensada para personas ciegas: las cuatro características se reconocen al tacto. Quienes ven se ponen un antifaz para jugar de igual a igual, y todo el mundo se guía por el tacto y la memoria.
rules-d1 = Lisa equivale a clara, y ranurada, a oscura. El juego es el mismo, y cada cual elige con qué palabras quiere jugar: una persona ve una pieza oscura, a la otra le hablan de una ranurada, y las dos se refieren a la misma.
rules-d11 = En una partida a ciegas no se le muestran a nadie el tablero, la reserva ni las jugadas hasta el final. Se te anuncia cada acción una sola vez, cuando ocurre, y siempre se te dice qué pieza tienes en la mano. Antes de empezar se acuerda cuánto puedes preguntar en tu turno: todo lo que quieras, como si tocaras el tablero; unas pocas preguntas; o nada en absoluto. Si pruebas con una casilla ocupada o con una pieza que ya no está, se anuncia y, si las preguntas están contadas, te cuesta una. Cuando no te queda ninguna pregunta, con el segundo intento de ese tipo en un mismo turno pierdes la partida.

rules-notation = Notación
rules-squares = Los nombres de las casillas van desde a1 hasta d4: las columnas van desde la a hasta la d, de izquierda a derecha, y las filas, desde la 1 hasta la 4, de arriba abajo.
rules-shapes = Las líneas tienen estos nombres: desde fila 1 hasta fila 4, desde columna a hasta columna d, diagonal 1 (desde a1 hasta d4) y diagonal 2 (desde d1 hasta a4). Un bloque recibe el nombre de su casilla superior izquierda: desde bloque a1 hasta bloque c3.
rules-pieces = Para los programas, cada pieza tiene una letra de la A a la P, sin contar la Ñ. Parte de la A, que es clara, baja, redonda y llena, y avanza una letra si la pieza es oscura, dos si es alta, cuatro si es cuadrada y ocho si es hueca: la K es clara, alta, redonda y hueca.
    .access = Para los programas, cada pieza tiene una letra de la A a la P, sin contar la Ñ. Parte de la A, que es lisa, baja, redonda y llena, y avanza una letra si la pieza es ranurada, dos si es alta, cuatro si es cuadrada y ocho si es hueca: la K es lisa, alta, redonda y hueca.

# Said once, quietly: whose game it is, and that this program is not theirs.
rules-r18 = Quarto es un juego de Blaise Müller y QUARTO es una marca de su editorial, Gigamic. Este programa es independiente de ambos.

# Above the table of pieces on a sheet in braille.
rules-table = Las dieciséis piezas
