# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Ir al contenido
page-navigation = Menú principal
page-languages = Idiomas
page-learn = Aprender
page-puzzles = Problemas
page-rules = Reglas
page-my-games = Mis partidas
page-settings = Ajustes
page-picture = Un tablero de Quarto de madera con cuatro piezas altas en línea
page-sound-off = Quitar el sonido
page-sound-on = Poner el sonido
page-about = Sobre este sitio
# The name of somebody who has not told it.
page-guest = Visitante

# The title of the browser window.
page-title = { $title } – Quarto
# A day; the month is one of those below.
page-date = { $day } de { $month } de { $year }
month-january = enero
month-february = febrero
month-march = marzo
month-april = abril
month-may = mayo
month-june = junio
month-july = julio
month-august = agosto
month-september = septiembre
month-october = octubre
month-november = noviembre
month-december = diciembre

home-lead = Dieciséis piezas, cuatro características. Alinea cuatro que tengan algo en común –todas altas, todas redondas, todas claras…– y canta ¡QUARTO! antes que tu rival.
home-title = Tú eliges la pieza.
home-title-then = Tu rival la coloca.
home-play = Jugar
home-play-note = Atención: cuatro piezas parecidas solo ganan si cantas ¡QUARTO! antes de entregar la siguiente.
home-levels = O elige rival, del 1 (principiante) al 10 (nunca se equivoca)
home-lesson = Mi primera partida
home-lesson-note = Paso a paso: alinea cuatro de la misma altura y ganas.
home-help = Ayuda y juego a ciegas
home-opponent-note = Quién juega y quién empieza
home-rules-note = Con qué se gana
home-clock-note = Con calma o contra reloj
home-help-note = Pistas, deshacer, jugar sin ver
home-here = Con alguien a tu lado
home-here-note = Dos personas, una pantalla.
home-link = Con alguien por internet
home-link-note = Te damos un enlace para que lo envíes.
home-learn = Aprender las reglas
home-continue = Continuar una partida
home-more = Más opciones
home-opponent-here = Alguien a tu lado, en esta pantalla
home-opponent-link = Alguien por internet, con un enlace
home-no-traits = Elige al menos una característica que cuente.
home-bad-name = El nombre puede tener hasta 40 caracteres, todos visibles, y debe incluir alguna letra o cifra. Cada palabra debe usar un solo alfabeto.

games-none = Todavía no tienes partidas.
games-none-text = Aquí aparecerán todas las partidas que juegues en este navegador.
games-won = ganada
games-lost = perdida
games-drawn = empatada
games-over = terminada
games-play = Jugar una partida
games-your-turn = te toca
games-their-turn = le toca a tu rival
games-waiting = todavía no se ha unido nadie
games-placed = { PLURAL($count) ->
        [one] { $count } pieza colocada
       *[other] { $count } piezas colocadas
    }

# Who plays: the title of a game.
game-versus = { $first } contra { $second }
game-you = Tú
# A seat on which nobody sits yet.
game-empty-seat = …
# What one has to do: heading of the page.
game-your-give = Te toca: elige una pieza para { $opponent }.
game-your-place = Te toca: coloca la pieza que tienes en la mano.
game-your-last-call = Todas las piezas están colocadas: canta ¡QUARTO! o di «listo».
game-your-last-done = Todas las piezas están colocadas: di «listo».
# What one has to do, while a call is possible.
game-or-call = { $prompt } O canta ¡QUARTO!
# Something was tried that cannot be done now.
game-instead = { $tried }. { $prompt }
# The rules of this game, in a word or two each.
game-chip-blocks = 2×2
game-chip-called = gana quien canta
game-chip-auto = gana sin cantar
game-waiting-for-other = Esperando a la otra persona
game-wait = Actualizar
game-nothing-yet = Todavía no hay novedades.
game-stale = La partida ha avanzado. Revisa el tablero e inténtalo otra vez.
game-invitation = Invita a alguien
game-invitation-text = Envía este enlace. La partida empieza en cuanto se una la otra persona.
game-invitation-scan = O muestra este código a la cámara de un teléfono cercano.
game-invitation-local = Esta dirección solo funciona en este ordenador. Para jugar con alguien en otro lugar, inicia el servidor de modo que otros puedan acceder a él.
game-invitation-code = El enlace como código QR
game-invited = Tienes una invitación
game-invited-by = { $player } te invita a una partida
game-preview = Quarto: tú eliges la pieza, tu rival la coloca. Sin registrarse.
game-invited-text = { $player } quiere jugar contigo.
game-free-seat = Hay una plaza libre
game-by-invitation = Quien reciba tu invitación puede unirse con ella, una sola vez.
game-not-invited = Solo puede unirse quien tenga una invitación.
game-withdraw = Retirar la invitación
game-withdrawn = La invitación se ha retirado: ya no puede unirse nadie.
game-your-name = Tu nombre
game-sit-down = Unirse y jugar
game-link = Enlace
game-copy = Copiar enlace
game-send = Compartir…
game-copied = Copiado.
game-board = Tablero
game-board-hidden = El tablero está oculto. Más abajo puedes preguntar por él.
game-board-hidden-memory = El tablero está oculto y no puedes preguntar nada: juega de memoria.
game-own-blindfold = Llevas puesto tu antifaz: el tablero está oculto solo para ti. Pregunta por él más abajo o quítate el antifaz en los ajustes.
# A square of the board, as it is heard: its name first.
game-square-empty = { $square }, vacía
game-square-holds = { $square }, { $piece }
game-square-hidden = { $square }, oculta
game-reserve = Reserva
game-gone = ya no está: { $piece }
game-hand = Pieza en la mano
game-hand-empty = ninguna
game-actions = Acciones
# The button by which a player calls.
game-quarto = ¡QUARTO!
game-where = ¿Dónde?
game-call-text = Elige la primera y la última pieza de la línea, o las cuatro.
game-call-risk = Asegúrate bien: en esta partida, si te equivocas al cantar, pierdes.
game-call-now = Cantar ¡QUARTO!
game-call-sure = Vas a cantar ¡QUARTO! y señalar: { $shape }. En esta partida, si te equivocas, pierdes.
game-call-yes = Sí, cantar ¡QUARTO!
game-sure-no = No, volver
game-call-no-shape = Señala cuatro piezas que puedan ganar juntas.
game-done = Listo, nada que cantar
game-hint = Pista
game-undo = Deshacer
game-offer-draw = Proponer un empate
game-draw-offered = { $player } propone un empate.
game-takeback-asked = { $player } pide deshacer una jugada.
game-accept = Aceptar
game-decline = Rechazar
game-absent = ¿Se ha ido tu rival?
game-claim = Reclamar la victoria
game-rematch = Revancha
game-rematch-accept = Sí, jugar la revancha
game-only-watching = Estás viendo la partida. Solo quienes juegan pueden hacer jugadas.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } completó el alineamiento, pero no lo cantó.
# The end of a game, for one who could have called what nobody called; then the result.
game-had-it = ¡Lo tenías!
game-verdict-won = ¡Has ganado!
game-verdict-player = ¡Gana { $player }!
game-verdict-drawn = Empate.
game-harder = Más difícil: { $player }
game-share-result = Compartir
game-rematch-asked = Has propuesto la revancha.
game-next = Ir a la siguiente partida
game-lesson-text = En el siguiente paso cuentan estas características: { $traits }.
game-lesson-call = Siguiente paso: desde ahora, un alineamiento solo gana si cantas ¡QUARTO!
game-aim-auto = Cuatro parecidas en línea ganan al momento.
game-aim-call = ¿Ves cuatro parecidas en línea? Canta ¡QUARTO! antes de entregar una pieza.
game-lesson-next = Siguiente paso
game-resign = Rendirse
game-resign-sure = ¿Das la partida por perdida?
game-resign-yes = Sí, me rindo
game-typing = Escribir un comando
game-command = Comando o pregunta
game-command-do = Enviar
game-command-help = Qué puedes escribir
game-greet = Enviar un saludo
game-moves = Jugadas
game-moves-hidden = Ocultas hasta el final.
game-moves-none = Todavía ninguna.
game-record = Descargar la partida
game-replay = Repasar la partida
game-replay-first = Inicio
game-replay-back = Atrás
game-replay-on = Adelante
game-replay-last = Final
game-replay-at = { $step } de { $count }
game-replay-at-start = Inicio de la partida, 0 de { $count }
game-replay-at-end = Final de la partida, { $count } de { $count }
game-clock = Reloj
game-help = Ayuda
game-terms = Reglas de esta partida
game-keys = Teclas
# The four letters can be chosen.
game-keys-text = En el tablero y en la reserva te mueves con las flechas y eliges con Enter o Espacio. Con { $quarto } cantas ¡QUARTO!, con { $board } vas al tablero, con { $reserve } a la reserva y con { $command } al cuadro de comandos. Después de la partida, con izquierda y derecha vas atrás y adelante.
game-share = Cualquiera puede ver la partida aquí:
game-watching = { PLURAL($count) ->
        [one] { $count } persona está viendo la partida
       *[other] { $count } personas están viendo la partida
    }
game-news = Crónica de la partida
game-offline = Se ha perdido la conexión. Intentándolo otra vez…
game-online = Conexión recuperada.

join-free-text = En esta partida hay una plaza libre para ti.
join-continue = Continuar como { $player }
join-continue-text = Este enlace es de la plaza de { $player }. Si continúas, también la ocupará este navegador. Continúa solo si es tuya.
join-other = Ya juegas en esta partida
join-other-text = Este enlace es de la otra plaza. Quien vaya a ocuparla debe abrirlo en su propio navegador.
join-spent = Esta invitación ya no vale
join-spent-text = Ya se ha usado o se ha retirado. Puedes ver la partida.
join-full = Demasiados navegadores ocupan esta plaza
join-full-text = Déjala en un navegador que ya no uses y vuelve a intentarlo.
join-game = Ir a la partida

seats-title = Tus plazas en este navegador
seats-intro = Este navegador guarda una clave en una cookie. Con ella ocupa las plazas de abajo: quien use este navegador puede jugar en ellas. Los demás navegadores y terminales en los que juegas tienen sus propias claves.
seats-none = Este navegador no ocupa ninguna plaza.
seats-leave = Dejar esta plaza: { $game }
seats-left = Este navegador ya no ocupa esa plaza.
seats-forget = Olvidarlo todo
seats-forget-text = Este navegador deja todas sus plazas, y se borran tu nombre y tus ajustes. Las partidas siguen como están, pero desde aquí ya no podrás volver a tus plazas.
seats-forget-yes = Sí, olvidarlo todo
seats-forgotten = Se ha olvidado todo.

settings-intro = Tus ajustes se guardan en este navegador y solo te afectan a ti.
settings-save = Guardar
settings-saved = Guardado.
settings-look = Aspecto
settings-access = Accesibilidad
settings-you = Sobre ti
settings-theme = Colores de la página
settings-theme-auto = los de tu dispositivo
settings-theme-light = claros
settings-theme-dark = oscuros
settings-labels = Letras en las piezas
settings-labels-on = Mostrar las características con letras
settings-motion = Animaciones
settings-motion-auto = como en tu dispositivo
settings-motion-off = sin animaciones
settings-pace = Ritmo de la máquina
settings-pace-calm = tranquilo
settings-pace-brisk = rápido
settings-pace-instant = instantáneo
settings-sound = Sonidos
settings-sound-turn = Cuando te toca jugar
settings-keys = Atajos de una sola tecla
settings-keys-same = Elige una letra o cifra distinta para cada tecla.
settings-sound-pieces = Un sonido para las características de cada pieza
settings-sound-placed = Cuando se coloca una pieza
settings-sound-calls = Cuando alguien canta y cuando acaba la partida
settings-sound-clock = Cuando queda poco tiempo
settings-sound-edge = Cuando llegas al borde del tablero con las flechas
settings-volume = Volumen de los sonidos
settings-volume-low = bajo
settings-volume-medium = medio
settings-volume-high = alto
settings-speech = Voz
settings-speech-on = Leer la partida en voz alta (déjalo desactivado si usas un lector de pantalla)
settings-speech-volume = Volumen de la voz
settings-warnings = Avisos del reloj
settings-warnings-both = cuando quedan 30 y 10 segundos
settings-warnings-last = cuando quedan 10 segundos
settings-blindfold = Antifaz (solo para ti)
settings-blindfold-own = Ocultar el tablero, la reserva y las jugadas solo para ti; para los demás no cambia nada

sounds-title = Sonidos
sounds-learn = Aprender los sonidos
sounds-intro = Cada pieza tiene su propio sonido, hecho de sus cuatro características. Elige en los ajustes lo que quieres oír:
sounds-pieces = Las piezas
sounds-signals = Las señales
training-title = ¿Qué pieza era?
training-text = Escucha una pieza y di cuál has oído. Tu progreso se guarda en este navegador.
training-play = Escuchar una pieza
training-again = Escucharla otra vez
training-answer = Es esta
training-progress = Tu progreso
training-piece = pieza entera
training-correct = Aciertos
training-asked = Total
training-forget = Empezar de cero

access-title = Accesibilidad
access-intro = Quarto está hecho para que personas ciegas y videntes jueguen la misma partida en la misma mesa y en las mismas páginas. Seguimos las WCAG 2.2, nivel AA.
access-ways = Formas de jugar
access-reader = Lector de pantalla: el tablero y la reserva son cuadrículas con encabezados; lo que pasa se anuncia una vez, empezando por lo más importante; cualquier pregunta sobre el tablero se puede escribir, con las mismas palabras que en la terminal.
access-keyboard = Teclado: a todo se llega con el tabulador y las flechas. Los atajos de una letra solo funcionan en el tablero y en la reserva; puedes cambiarlos o desactivarlos.
access-touch = Pantalla táctil: cada casilla y cada pieza es un botón de al menos 44 píxeles. No hacen falta gestos ni hay que arrastrar nada.
access-sight = Vista: las piezas se distinguen por la forma y la textura, no solo por el color. Las páginas caben en una pantalla de 320 píxeles de ancho, respetan lo que tengas configurado en tu dispositivo (contraste, colores, modo oscuro y animaciones) y pueden mostrar letras en las piezas.
access-sound = Sonido: cada pieza y cada suceso se pueden oír, y sin sonido se juega igual de bien.
access-scripts = Sin scripts: todas las páginas funcionan con enlaces y formularios, también en navegadores de texto como Lynx o w3m.
access-terminal = Terminal: «quarto play» escribe texto sencillo para voz y líneas braille, y puede unirse a partidas de este servidor.
access-tactile = En una mesa de verdad: «quarto tactile» crea archivos para imprimir o cortar un juego cuyas piezas se distinguen al tacto.
access-time = Tiempo: sin reloj, nadie tiene prisa. Con reloj, se puede acordar antes de la partida que alguien tenga más tiempo: en estas páginas, hasta cinco veces el normal.
access-tested = Cómo se ha probado
access-tested-text = Pruebas automáticas juegan partidas enteras solo con el teclado, sin scripts y en navegadores de texto, y en los cinco idiomas a través del árbol que reciben los lectores de pantalla; el verificador axe-core no detecta ningún problema. Por nuestra parte, nadie ha probado todavía las páginas a mano con NVDA, JAWS, VoiceOver, TalkBack u Orca.
access-limits = Límites conocidos
access-limit-sound = Los navegadores no reproducen sonidos hasta que haces clic, tocas la pantalla o pulsas una tecla.
access-limit-speech = La página solo puede hablar si tu dispositivo tiene una voz para tu idioma.
access-limit-api = La descripción de la interfaz para programas solo está en inglés.
access-report = Informar de un problema
access-report-to = ¿Encuentras algún obstáculo? Cuéntanoslo: { $contact }
access-report-host = ¿Encuentras algún obstáculo? Cuéntaselo a la persona que administra este servidor.

about-text = Quarto con sus reglas oficiales, para todo el mundo: en el navegador, en la terminal y desde otros programas.
about-rules = Blaise Müller inventó el juego en 1991. Un alineamiento solo da la victoria a quien se da cuenta y canta ¡QUARTO!, así que la página nunca te dice si hay alguno, a menos que pidas una pista.
about-access = Aquí puedes hacerlo todo con el teclado, con la pantalla táctil, sin scripts y sin ver.
about-privacy = No hace falta ninguna cuenta. Dos cookies recuerdan tus plazas y tus ajustes; nadie más se entera de nada.
about-source = Versión { $version }. Software libre con licencia Apache 2.0 o licencia MIT.

error-title = Algo ha salido mal
error-no-page = En esta dirección no hay ninguna página.
error-no-game = Esta partida no existe. Quizá el enlace esté incompleto.
error-no-seat = No juegas en esta partida. Quizá el enlace esté incompleto.
error-too-many = { PLURAL($count) ->
        [one] Demasiadas peticiones seguidas. Vuelve a intentarlo dentro de { $count } segundo.
       *[other] Demasiadas peticiones seguidas. Vuelve a intentarlo dentro de { $count } segundos.
    }
error-busy = El servidor no puede hacerlo ahora mismo. No se ha perdido nada; vuelve a intentarlo.
error-damaged = Esta partida está dañada: el servidor no puede leer lo que tiene guardado. No servirá de nada volver a intentarlo; avisa, por favor, a quien administra el servidor.
error-other = El servidor no ha entendido la petición. Vuelve atrás e inténtalo otra vez.
error-home = Ir a la página de inicio
