# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } se une a la partida.
    .spoken = { $player } se une a la partida.
    .braille = { $player } se une
event-throw = { $first } saca un { $one }; { $second } saca un { $two }.
    .spoken = { $first } saca un { $one }; { $second } saca un { $two }.
    .braille = { $first }: { $one }, { $second }: { $two }
event-starts = Empieza { $player }.
    .spoken = Empieza { $player }.
    .braille = empieza { $player }
event-starts-swapped = Revancha: esta vez empieza { $player }.
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
event-wrong-call = { $player } canta ¡QUARTO! y señala: { $shape }. Es un error.
    .spoken = Error de { $player } al cantar: { $shape }.
    .braille = { $player } error { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player } lleva { $count } error al cantar; con el tercero se pierde la partida.
       *[other] { $player } lleva { $count } errores al cantar; con el tercero se pierde la partida.
    }
    .spoken = Errores de { $player } al cantar: { $count } de 3.
    .braille = error { $count } de 3
event-done = { $player } dice «listo».
    .spoken = Listo, dice { $player }.
    .braille = { $player }: listo
event-lapsed-time = A { $player } se le ha acabado el tiempo: cuenta como «listo».
    .spoken = Tiempo agotado para { $player }: cuenta como listo.
    .braille = { $player } tiempo, listo
event-lapsed-absence = { $player } se ha ido: cuenta como «listo».
    .spoken = { $player } se ha ido: cuenta como listo.
    .braille = { $player } se va, listo
event-attempted-square = { $player } intenta colocar la pieza en { $square }, pero la casilla está ocupada.
    .spoken = { $square } está ocupada: { $player } ha intentado colocar ahí la pieza.
    .braille = { $player } { $square } ocupada
event-attempted-piece = { $player } intenta entregar { $piece }, pero ya no está.
    .spoken = Ya no está la pieza { $piece }: { $player } ha intentado entregarla.
    .braille = { $player } { $piece } no está
event-board-felt = { $player } palpa el tablero.
    .spoken = { $player } palpa el tablero.
    .braille = { $player } palpa
event-asked = Pregunta de { $player }: { $question }.
    .spoken = Pregunta de { $player }: { $question }.
    .braille = { $player } ¿{ $question }?
event-questions-left = { PLURAL_ZERO($count) ->
        [zero] No quedan preguntas en este turno.
        [one] Queda { $count } pregunta en este turno.
       *[other] Quedan { $count } preguntas en este turno.
    }
    .spoken = { PLURAL_ZERO($count) ->
        [zero] No quedan preguntas.
        [one] Queda { $count } pregunta.
       *[other] Quedan { $count } preguntas.
    }
    .braille = preguntas: { $count }
event-attempt-warning = Con otro intento así en este turno se pierde la partida.
    .spoken = Se pierde la partida con otro intento así.
    .braille = otro y pierde
event-draw-offered = { $player } propone un empate.
    .spoken = { $player } propone un empate.
    .braille = { $player } ¿empate?
event-draw-declined = { $player } rechaza el empate.
    .spoken = { $player } rechaza el empate.
    .braille = { $player } empate no
event-takeback-asked = { $player } pide deshacer una jugada.
    .spoken = { $player } pide deshacer una jugada.
    .braille = { $player } ¿deshacer?
event-takeback-declined = { $player } no lo permite.
    .spoken = { $player } no lo permite.
    .braille = { $player } no
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = Para responder, escribe «{ $accept }» o «{ $decline }».
    .spoken = Para responder, escribe «{ $accept }» o «{ $decline }».
    .braille = { $accept } o { $decline }
event-taken-back = { $player } deshace una jugada.
    .spoken = { $player } deshace una jugada.
    .braille = { $player } deshace
event-extended = { $player } recibe { $time } más.
    .spoken = { $player } recibe { $time } más.
    .braille = { $player } más { $time }
event-rematch-offered = { $player } propone la revancha.
    .spoken = { $player } propone la revancha.
    .braille = { $player } ¿revancha?
event-rematch-agreed = Habrá revancha.
    .spoken = Habrá revancha.
    .braille = revancha
event-greeted = { $player }: { $greeting }
    .spoken = { $player } dice: { $greeting }
    .braille = { $player }: { $greeting }
event-clock-warning = A { $player } le quedan { $time }.
    .spoken = { $time } para { $player }.
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
event-won-wrong-call = Gana { $winner }: { $loser } se ha equivocado al cantar ¡QUARTO! ({ $shape }).
    .spoken = Gana { $winner }: { $loser } se ha equivocado al cantar ¡QUARTO! ({ $shape }).
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
event-lost-by-attempts = { $loser } ha intentado dos jugadas imposibles. Gana { $winner }.
    .spoken = Gana { $winner }: { $loser } ha intentado dos jugadas imposibles.
    .braille = gana { $winner }, intentos
event-not-finished = La partida no ha terminado.
    .spoken = La partida no ha terminado.
    .braille = sin terminar
event-missed = Alineamiento sin cantar tras la jugada { $placement }: { $alignment }.
    .spoken = Sin cantar tras la jugada { $placement }: { $alignment }.
    .braille = sin cantar { $placement }: { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, entrega una pieza.
    .spoken = { $player }, entrega una pieza.
    .braille = { $player }, da
prompt-place = { $player }, coloca { $piece }.
    .spoken = { $player }, tu pieza: { $piece }. Colócala.
    .braille = { $player }, coloca { $piece }
prompt-last-call = { $player }, todas las piezas están colocadas: canta ¡QUARTO! o di «listo».
    .spoken = { $player }, el tablero está lleno: canta QUARTO o di listo.
    .braille = { $player }, canta o listo
prompt-last-done = { $player }, todas las piezas están colocadas: di «listo».
    .spoken = { $player }, el tablero está lleno: di listo.
    .braille = { $player }, di listo
prompt-waiting = { $player } está pensando…
    .spoken = { $player } está pensando.
    .braille = { $player }…
prompt-seat = Esperando a que se una la otra persona…
    .spoken = Esperando a que se una la otra persona.
    .braille = plaza libre…

# Who plays.
player-level = Máquina { $level }
player-bot = { $name } (bot)
player-greedy = Máquina (voraz)
player-first = Visitante
player-second = Visitante 2

# What the players agreed on.
terms-lines = Ganan las filas, las columnas y las diagonales.
terms-squares = Ganan las filas, las columnas, las diagonales y los bloques de dos por dos.
terms-all-traits = Cuentan las cuatro características.
terms-traits = { PLURAL($count) ->
        [one] Solo cuenta una característica: { $traits }.
       *[other] Solo cuentan estas características: { $traits }.
    }
terms-auto = Un alineamiento da la victoria al instante.
terms-three = Un alineamiento solo da la victoria a quien lo canta. Con el tercer error al cantar se pierde la partida.
terms-loses = Un alineamiento solo da la victoria a quien lo canta. Con un error al cantar se pierde la partida.
terms-free = Un alineamiento solo da la victoria a quien lo canta. Los errores al cantar no cuestan nada.
terms-assist = Se pueden pedir pistas.
terms-takebacks-free = Se pueden deshacer jugadas.
terms-takebacks-ask = Se pueden deshacer jugadas de común acuerdo.
terms-claims = Si alguien se ausenta cinco minutos cuando le toca jugar, su rival puede reclamar la victoria.
terms-clock-move = Tiempo: { $time } por jugada.
terms-clock-total = Tiempo: { $time } para toda la partida, más { $increment } por jugada.
# The same without an increment.
terms-clock-whole = Tiempo: { $time } para toda la partida.
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
answer-left-none = No quedan piezas.
answer-where-none = En ninguna casilla.
answer-last-none = Todavía no hay jugadas.
answer-clock = { $player }: { $time }
answer-clock-none = Esta partida no tiene reloj.
# To whoever asks for the moves of a blindfold game.
answer-hidden = El tablero está oculto. Podrás leer las jugadas cuando acabe la partida.

# Questions, as they are told to the opponent in a blindfold game.
question-board = todo el tablero
question-left = piezas que quedan
question-where = piezas { $values }
question-placed = todas las piezas del tablero
question-empty = casillas vacías
question-left-like = piezas { $values } que quedan

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
refused-no-calls = En esta partida no hace falta cantar: un alineamiento gana por sí solo.
refused-not-a-shape = No es una figura ganadora en esta partida: { $shape }.
refused-no-window = Todavía no hay nada que cantar.
refused-not-your-window = Le toca cantar a tu rival.
refused-call-used = Ya has cantado. Podrás volver a cantar cuando se coloque otra pieza.
refused-not-started = La partida todavía no ha empezado.
refused-started = La partida ya ha empezado.
refused-not-over = La partida todavía no ha terminado.
refused-seat-taken = Esa plaza está ocupada.
refused-time-is-up = Se acabó el tiempo.
refused-no-clock = No hay ningún reloj en marcha.
refused-nothing = Para salir, cierra esta página.
refused-bad-list = Envía una sola acción, o bien coloca una pieza y después entrega otra, canta o di «listo».
refused-offered = Ya lo has pedido. Sigue jugando y vuelve a pedirlo más tarde.
refused-not-offered = No hay nada que responder.
refused-no-assistance = Esta partida se juega sin pistas.
refused-no-takebacks = En esta partida no se pueden deshacer jugadas.
refused-nothing-to-take-back = No hay nada que deshacer.
refused-not-blindfold = El tablero está a la vista.
refused-no-question-left = Ya no te quedan preguntas en este turno.
refused-no-questions = En esta partida no puedes preguntar nada.
refused-too-much-asked = Eso es más de una pregunta. Pregunta por una casilla, una fila, una columna, una diagonal, un bloque o las piezas que quedan.
refused-enough = Esta partida se ha hecho muy larga. A partir de ahora solo se puede jugar, cantar o terminar la partida.
refused-no-claims = En esta partida no puedes reclamar la victoria.
refused-not-abandoned = Tu rival todavía no lleva ausente el tiempo suficiente.
refused-enough-greetings = Ya no te quedan saludos en esta partida.
