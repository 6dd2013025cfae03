# What players choose before a game, and in the settings.
option-opponent = Rival
option-opponent-computer = Máquina
option-opponent-person = Otra persona aquí
option-level = Nivel
option-level-easy = { $level } – { $animal }, principiante
option-level-plain = { $level } – { $animal }
option-level-perfect = { $level } – { $animal }, nunca se equivoca
# The animals that stand for the levels, from 1 to 10.
animal-mouse = Ratón
animal-rabbit = Conejo
animal-hedgehog = Erizo
animal-cat = Gato
animal-dog = Perro
animal-bear = Oso
animal-badger = Tejón
animal-stag = Ciervo
animal-fox = Zorro
animal-owl = Búho
option-start = Quién empieza
option-start-dice = Lo deciden los dados
option-start-me = Tú
option-start-other = Tu rival
option-shapes = Figuras ganadoras
option-shapes-lines = Líneas
option-shapes-squares = Líneas y bloques 2×2
option-traits = Características que cuentan
option-calling = Cómo se gana
option-calling-official = Cantando ¡QUARTO!
option-calling-auto = Automáticamente
option-wrong-call = Errores al cantar
option-wrong-call-three = Al tercero se pierde
option-wrong-call-loses = Al primero se pierde
option-wrong-call-free = No pasa nada
option-assist = Pistas
option-takebacks = Deshacer jugadas
option-takebacks-usual = según el tipo de partida
option-takebacks-free = siempre que quieras
option-takebacks-ask = si tu rival está de acuerdo
option-takebacks-none = nunca
option-clock = Reloj
option-clock-move = { $time } por jugada
option-clock-total = { $time } + { $increment } por jugada
option-best-of = Encuentro
option-best-of-none = una partida tras otra
# $count (number)
option-best-of-games = al mejor de { $count }
# $count (number)
option-best-of-decider = al mejor de { $count }; con empate deciden los bloques
option-blindfold = A ciegas
option-blindfold-touch = Preguntas sin límite
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } pregunta por turno
       *[other] { $count } preguntas por turno
    }
option-blindfold-memory = Solo de memoria
option-edition = Edición
option-edition-classic = Clásica (piezas claras y oscuras)
option-edition-access = Access (piezas lisas y ranuradas)
option-language = Idioma
option-name = Tu nombre
option-other-name = Nombre de tu rival
option-on = sí
option-off = no
option-none = no
option-own-time = Tu tiempo
option-other-time = Tiempo de tu rival
# How much time a player has, of what was agreed on.
option-percent = { $percent } %
option-percent-usual = { $percent } % (normal)
