# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } toma asiento.
    .spoken = { $player } toma asiento.
    .braille = { $player } toma asiento
event-throw = { $first } saca un { $one }; { $second } saca un { $two }.
    .spoken = { $first } saca un { $one }; { $second } saca un { $two }.
    .braille = { $first } { $one }, { $second } { $two }
event-starts = Empieza { $player }.
    .spoken = Empieza { $player }.
    .braille = empieza { $player }
event-starts-swapped = Otra partida: esta vez empieza { $player }.
    .spoken = Esta vez empieza { $player }.
    .braille = empieza { $player }
event-given = { $player } entrega { $piece }.
    .spoken = { $piece }: { $player } entrega esa pieza.
    .braille = { $player } da { $piece }
event-placed = { $player } coloca { $piece } en { $square }.
    .spoken = { $square }: { $player } coloca la pieza { $piece }.
    .braille = { $player } { $square } { $piece }
event-call-made = { $player } canta ¡QUARTO! y señala: { $shape }.
    .spoken = ¡QUARTO! { $player } señala: { $shape }.
    .braille = { $player } QUARTO { $shape }
event-wrong-call = { $player } canta ¡QUARTO! y señala: { $shape }. El canto es erróneo.
    .spoken = Canto erróneo de { $player }: { $shape }.
    .braille = { $player } error { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player } lleva { $count } canto erróneo; con el tercero se pierde.
       *[other] { $player } lleva { $count } cantos erróneos; con el tercero se pierde.
    }
    .spoken = Cantos erróneos de { $player }: { $count } de 3.
    .braille = errores { $count } de 3
event-done = { $player } dice «listo».
    .spoken = Listo, dice { $player }.
    .braille = { $player }: listo
event-lapsed-time = { $player } agota su tiempo, lo que equivale a decir «listo».
    .spoken = Se acaba el tiempo de { $player }, lo que equivale a decir listo.
    .braille = { $player } tiempo, listo
event-lapsed-absence = { $player } ya no está, lo que equivale a decir «listo».
    .spoken = { $player } ya no está, lo que equivale a decir listo.
    .braille = { $player } no está, listo
event-attempted-square = { $player } intenta usar { $square }, pero está ocupada.
    .spoken = { $square } está ocupada: { $player } intenta usarla.
    .braille = { $player } { $square } ocupada
event-attempted-piece = { $player } intenta entregar { $piece }, pero ya no está.
    .spoken = Ya no está la pieza { $piece }: { $player } intenta entregarla.
    .braille = { $player } { $piece } no está
event-board-felt = { $player } palpa el tablero.
    .spoken = { $player } palpa el tablero.
    .braille = { $player } palpa
event-asked = Pregunta de { $player }: { $question }.
    .spoken = Pregunta de { $player }: { $question }.
    .braille = { $player } ¿{ $question }?
event-questions-left = { PLURAL($count) ->
        [one] Queda { $count } pregunta en este turno.
       *[other] Quedan { $count } preguntas en este turno.
    }
    .spoken = { PLURAL($count) ->
        [one] Queda { $count } pregunta.
       *[other] Quedan { $count } preguntas.
    }
    .braille = preguntas: { $count }
event-attempt-warning = El próximo intento así en este turno hace perder.
    .spoken = El próximo intento así hace perder.
    .braille = próximo pierde
event-draw-offered = { $player } propone un empate.
    .spoken = { $player } propone un empate.
    .braille = { $player } ¿empate?
event-draw-declined = { $player } rechaza el empate.
    .spoken = { $player } rechaza el empate.
    .braille = { $player } empate no
event-takeback-asked = { $player } pide deshacer su jugada.
    .spoken = { $player } pide deshacer su jugada.
    .braille = { $player } ¿deshacer?
event-takeback-declined = { $player } no lo permite.
    .spoken = { $player } no lo permite.
    .braille = { $player } no
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = Para responder, escribe «{ $accept }» o «{ $decline }».
    .spoken = Para responder, escribe «{ $accept }» o «{ $decline }».
    .braille = { $accept } o { $decline }
event-taken-back = { $player } deshace su jugada.
    .spoken = { $player } deshace su jugada.
    .braille = { $player } deshace
event-extended = { $player } recibe { $time } más.
    .spoken = { $player } recibe { $time } más.
    .braille = { $player } más { $time }
event-rematch-offered = { $player } quiere jugar otra partida.
    .spoken = { $player } quiere jugar otra partida.
    .braille = { $player } ¿otra?
event-rematch-agreed = Habrá otra partida.
    .spoken = Habrá otra partida.
    .braille = otra
event-greeted = { $player }: { $greeting }
    .spoken = { $player } dice: { $greeting }
    .braille = { $player }: { $greeting }
event-clock-warning = { $player } ya solo tiene { $time }.
    .spoken = Solo { $time } para { $player }.
    .braille = { $time }

# What players may say to each other, a whole sentence each: warm, and the same to everybody.
greeting-hello = ¡Hola!
greeting-good-luck = ¡Mucha suerte!
greeting-well-played = ¡Bien jugado!
greeting-thanks = ¡Gracias!
greeting-one-moment = Un momento, por favor.
greeting-oops = ¡Uy!
greeting-bye = ¡Hasta luego!

# How a game ended. $alignments is one or more of `alignment`.
event-won = ¡QUARTO! Gana { $winner }: { $alignments }.
    .spoken = Gana { $winner }: { $alignments }.
    .braille = gana { $winner }: { $alignments }
event-won-wrong-call = Gana { $winner } por un canto erróneo de { $loser }: { $shape }.
    .spoken = Gana { $winner } por un canto erróneo de { $loser }: { $shape }.
    .braille = gana { $winner }, error { $shape }
event-full-board = Empate: todas las piezas están colocadas y nadie ha ganado.
    .spoken = Empate: todas las piezas están colocadas.
    .braille = empate
event-resigned = { $loser } se rinde. Gana { $winner }.
    .spoken = Gana { $winner }: { $loser } se rinde.
    .braille = gana { $winner }, { $loser } se rinde
event-out-of-time = { $loser } ha agotado su tiempo. Gana { $winner }.
    .spoken = Gana { $winner }: { $loser } ha agotado su tiempo.
    .braille = gana { $winner }, tiempo
event-agreed = Empate de común acuerdo.
    .spoken = Empate de común acuerdo.
    .braille = empate acordado
event-abandoned = { $loser } ha dejado la partida. Gana { $winner }.
    .spoken = Gana { $winner }: { $loser } ha dejado la partida.
    .braille = gana { $winner }, { $loser } se va
event-lost-by-attempts = { $loser } ha intentado dos veces algo imposible. Gana { $winner }.
    .spoken = Gana { $winner }: { $loser } ha intentado dos veces algo imposible.
    .braille = gana { $winner }, intentos
event-not-finished = La partida no ha terminado.
    .spoken = La partida no ha terminado.
    .braille = La partida no ha terminado.
event-missed = Alineación sin cantar tras la colocación { $placement }: { $alignment }.
    .spoken = Sin cantar tras la colocación { $placement }: { $alignment }.
    .braille = sin cantar { $placement }: { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, entrega una pieza.
    .spoken = { $player }, entrega una pieza.
    .braille = { $player }, da
prompt-place = { $player }, coloca { $piece }.
    .spoken = { $player }, tu pieza: { $piece }. Colócala.
    .braille = { $player }, coloca { $piece }
prompt-last-call = { $player }, el tablero está lleno: canta ¡QUARTO! o di «listo».
    .spoken = { $player }, el tablero está lleno: canta QUARTO o di listo.
    .braille = { $player }, canta o listo
prompt-last-done = { $player }, el tablero está lleno: di «listo».
    .spoken = { $player }, el tablero está lleno: di listo.
    .braille = { $player }, di listo
prompt-waiting = { $player } está pensando…
    .spoken = { $player } está pensando.
    .braille = { $player }…
prompt-seat = Esperando a que la otra persona tome asiento…
    .spoken = Esperando a que la otra persona tome asiento.
    .braille = asiento libre…

# Who plays.
player-level = Nivel { $level }
player-bot = { $name } (bot)
player-greedy = Máquina (voraz)
player-first = Jugador 1
player-second = Jugador 2

# What the players agreed on.
terms-lines = Ganan las filas, las columnas y las diagonales.
terms-squares = Ganan las filas, las columnas, las diagonales y los bloques de dos por dos.
terms-all-traits = Cuentan las cuatro características.
terms-traits = { PLURAL($count) ->
        [one] Solo cuenta una característica: { $traits }.
       *[other] Solo cuentan estas características: { $traits }.
    }
terms-auto = Una alineación gana al instante.
terms-three = Una alineación da la victoria a quien la canta; con el tercer canto erróneo se pierde.
terms-loses = Una alineación da la victoria a quien la canta; con un canto erróneo se pierde.
terms-free = Una alineación da la victoria a quien la canta; los cantos erróneos no cuestan nada.
terms-assist = Con asistencia: pistas y análisis.
terms-takebacks-free = Se pueden deshacer las jugadas.
terms-takebacks-ask = Se pueden deshacer las jugadas si el rival está de acuerdo.
terms-claims = Quien lleva cinco minutos fuera cuando le toca jugar puede perder la partida.
terms-clock-move = Tiempo: { $time } por jugada.
terms-clock-total = Tiempo: { $time } para toda la partida, más { $increment } por cada jugada.
terms-multiplier = { $player } tiene el { $percent } % de ese tiempo.
terms-touch = A ciegas: el tablero está oculto. En tu turno puedes preguntar todo lo que quieras.
terms-queries = { PLURAL($count) ->
        [one] A ciegas: el tablero está oculto. En tu turno puedes hacer { $count } pregunta.
       *[other] A ciegas: el tablero está oculto. En tu turno puedes hacer { $count } preguntas.
    }
terms-memory = A ciegas: el tablero está oculto y no puedes preguntar nada.

# Answers to questions.
answer-hand = En la mano: { $piece }.
answer-hand-none = No hay ninguna pieza en la mano.
answer-left = { PLURAL($count) ->
        [one] Queda { $count } pieza: { $pieces }.
       *[other] Quedan { $count } piezas: { $pieces }.
    }
# The same before a list, one piece a line.
answer-left-count = { PLURAL($count) ->
        [one] Queda { $count } pieza:
       *[other] Quedan { $count } piezas:
    }
answer-left-none = No quedan piezas.
answer-where-none = En ninguna casilla.
answer-last-none = Todavía no ha pasado nada.
answer-clock = { $player }: { $time }
answer-clock-none = En esta partida no hay reloj.
# To whoever asks for the moves of a blindfold game.
answer-hidden = El tablero está oculto. Las jugadas se podrán leer cuando acabe la partida.

# Questions, as they are told to the opponent in a blindfold game.
question-board = todo el tablero
question-left = las piezas que quedan
question-where = dónde hay piezas { $values }

# Spans of time.
time-seconds = { PLURAL($count) ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
time-minutes = { PLURAL($count) ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-both = { $minutes } y { $seconds }

# Why something cannot be done, and what to do instead.
refused-game-over = La partida ha terminado.
refused-not-your-turn = Le toca a tu rival.
refused-give-first = Primero entrega una pieza.
refused-place-first = Primero coloca { $piece }.
refused-only-done = Todas las piezas están colocadas: canta ¡QUARTO! o di «listo».
refused-gone = Esa pieza ya no está: { $piece }. Elige otra.
refused-occupied = { $square } está ocupada. Elige una casilla vacía.
refused-no-calls = En esta partida no se canta: una alineación gana por sí sola.
refused-not-a-shape = En esta partida no sirve para ganar: { $shape }.
refused-no-window = No se ha colocado nada que se pueda cantar.
refused-not-your-window = Le toca cantar a tu rival.
refused-call-used = Ya has cantado. Podrás volver a cantar cuando se coloque otra pieza.
refused-not-started = La partida no ha empezado.
refused-started = La partida ya ha empezado.
refused-not-over = La partida todavía no ha terminado.
refused-seat-taken = El asiento está ocupado.
refused-time-is-up = Se acabó el tiempo.
refused-no-clock = No hay ningún reloj en marcha.
refused-nothing = No hay nada pendiente.
refused-bad-list = Envía una sola acción, o una colocación seguida de una pieza que dar, de un canto o de «listo».
refused-offered = Eso ya lo has pedido. Sigue jugando y vuelve a pedirlo más tarde.
refused-not-offered = No hay nada que responder.
refused-no-assistance = Esta partida se juega sin asistencia.
refused-no-takebacks = En esta partida no se deshacen jugadas.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-not-blindfold = El tablero está a la vista.
refused-no-question-left = Ya no te quedan preguntas en este turno.
refused-no-questions = En esta partida no se puede preguntar nada.
refused-too-much-asked = Eso es más de una pregunta. Pregunta por una casilla, una fila, una columna, una diagonal, un bloque o las piezas que quedan.
refused-enough = Esta partida se ha hecho muy larga. A partir de ahora solo se puede jugar, cantar o terminar la partida.
refused-no-claims = En esta partida no se puede reclamar la victoria.
refused-not-abandoned = Tu rival no lleva ausente el tiempo suficiente.
refused-enough-greetings = Ya no puedes enviar más mensajes en esta partida.
