# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Ir al contenido
page-navigation = Menú principal
page-languages = Idiomas
page-rules = Reglas
page-my-games = Mis partidas
page-settings = Ajustes
page-about = Sobre este sitio
# The name of somebody who has not told it.
page-guest = Visitante

home-lead = Dieciséis piezas, cuatro características y un pero: la pieza que colocas la elige tu rival.
home-play = Jugar
home-play-note = Contra la máquina, ahora mismo.
home-lesson = Mi primera partida
home-lesson-note = Una sola característica para empezar, y con pistas.
home-here = Con alguien a tu lado
home-here-note = Dos personas, una pantalla.
home-link = Con alguien a distancia
home-link-note = Te damos un enlace para que lo envíes.
home-learn = Aprende las reglas en tres minutos
home-continue = Continuar una partida
home-more = Más opciones
home-opponent-here = Alguien a tu lado, en esta pantalla
home-opponent-link = Alguien a distancia, con un enlace
home-no-traits = Elige al menos una característica que cuente.
home-bad-name = El nombre puede tener hasta 40 caracteres, todos visibles, y debe incluir alguna letra o cifra. Cada palabra debe usar un solo alfabeto.

games-none = Todavía no tienes partidas.
games-your-turn = te toca
games-their-turn = le toca a tu rival
games-waiting = todavía no ha llegado nadie
games-placed = { PLURAL($count) ->
        [one] { $count } pieza colocada
       *[other] { $count } piezas colocadas
    }

# Who plays: the title of a game.
game-versus = { $first } contra { $second }
# A seat on which nobody sits yet.
game-somebody = alguien
# What one has to do: heading of the page.
game-your-give = Te toca: elige una pieza para { $opponent }.
game-your-place = Te toca: coloca la pieza que tienes en la mano.
game-your-last-call = Todas las piezas están colocadas: canta ¡QUARTO! o di «listo».
game-your-last-done = Todas las piezas están colocadas: di «listo».
game-waiting-for-other = Esperando a la otra persona
game-wait = Esperar a que pase algo
game-nothing-yet = Todavía no ha pasado nada.
game-stale = Mientras tanto ha pasado algo. Vuelve a mirar.
game-invitation = Invita a alguien
game-invitation-text = Envía este enlace. La partida empieza en cuanto alguien tome asiento.
game-invited = Tienes una invitación
game-invited-text = { $player } quiere jugar contigo.
game-free-seat = Hay un asiento libre
game-by-invitation = Quien tenga la invitación puede tomar asiento, una sola vez.
game-not-invited = Solo puede tomar asiento quien tenga una invitación.
game-withdraw = Retirar la invitación
game-withdrawn = Ya no hay invitación: nadie puede tomar asiento.
game-your-name = Tu nombre
game-sit-down = Tomar asiento y jugar
game-link = Enlace
game-copy = Copiar el enlace
game-copied = Copiado.
game-board = Tablero
game-board-hidden = El tablero está oculto. Más abajo puedes preguntar por él.
game-board-hidden-memory = El tablero está oculto y no se puede preguntar nada: juega de memoria.
game-own-blindfold = Llevas una venda por decisión propia: el tablero está oculto solo para ti. Pregunta por él más abajo o quítatela en los ajustes.
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
game-call-text = Señala las cuatro piezas: en el tablero o en esta lista.
game-call-risk = Asegúrate bien: en esta partida, con un canto erróneo se pierde.
game-call-now = Cantar ¡QUARTO!
game-call-sure = Vas a cantar ¡QUARTO! y señalar: { $shape }. En esta partida, si te equivocas, pierdes.
game-call-yes = Sí, cantar ¡QUARTO!
game-sure-no = No, volver
game-call-no-shape = Señala cuatro piezas que puedan formar una alineación.
game-done = Listo, nada que cantar
game-hint = Pista
game-undo = Deshacer
game-offer-draw = Proponer un empate
game-draw-offered = { $player } propone un empate.
game-takeback-asked = { $player } pide deshacer su jugada.
game-accept = Aceptar
game-decline = Rechazar
game-absent = ¿Tu rival ya no está?
game-claim = Reclamar la victoria
game-rematch = Otra partida
game-rematch-accept = Sí, otra partida
game-only-watching = Estás mirando. Eso solo pueden hacerlo quienes juegan.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } completó la alineación y no cantó.
game-rematch-asked = Has pedido otra partida.
game-next = Ir a la siguiente partida
game-lesson-text = En el siguiente paso cuentan estas características: { $traits }.
game-lesson-next = Siguiente paso
game-resign = Rendirse
game-resign-sure = ¿Das esta partida por perdida?
game-resign-yes = Sí, me rindo
game-command = Orden o pregunta
game-command-do = Enviar
game-command-help = Qué puedes escribir
game-greet = Decir algo amable
game-moves = Jugadas
game-moves-hidden = Están ocultas hasta el final.
game-moves-none = Todavía ninguna.
game-record = Descargar el registro
game-replay = Repasar la partida
game-replay-first = Inicio
game-replay-back = Atrás
game-replay-on = Adelante
game-replay-last = Final
game-replay-at = { $step } de { $count }
game-clock = Reloj
game-help = Ayuda
game-terms = Reglas de esta partida
game-keys = Teclas
# The four letters can be chosen.
game-keys-text = En el tablero y en la reserva te mueves con las flechas y eliges con Enter o Espacio. Con { $quarto } cantas ¡QUARTO!, con { $board } vas al tablero, con { $reserve } a la reserva y con { $command } al cuadro de órdenes. Después de la partida, con izquierda y derecha vas atrás y adelante.
game-share = Quien quiera puede mirar la partida aquí:
game-watching = { PLURAL($count) ->
        [one] { $count } persona está mirando
       *[other] { $count } personas están mirando
    }
game-news = Lo que va pasando
game-offline = Se ha perdido la conexión. Probando otra vez…
game-online = La conexión ha vuelto.

join-free-text = En esta partida hay un asiento libre para ti.
join-continue = Continuar como { $player }
join-continue-text = Este enlace es del asiento de { $player }. Si continúas, también este navegador tendrá el asiento. Hazlo solo si es tuyo.
join-other = Ya tienes un asiento en esta partida
join-other-text = Este enlace es del otro asiento. Quien vaya a ocuparlo debe abrirlo en su propio navegador.
join-spent = Esta invitación ya no vale
join-spent-text = Alguien la ha usado o se ha retirado. Puedes mirar la partida.
join-full = Demasiados navegadores tienen este asiento
join-full-text = Déjalo en un navegador que ya no uses y vuelve a intentarlo.
join-game = Ir a la partida

seats-title = Lo que guarda este navegador
seats-intro = Este navegador tiene una llave en una cookie. Con ella ocupa los asientos de abajo: quien use este navegador puede jugar en ellos. Los demás navegadores y terminales en los que juegas tienen sus propias llaves.
seats-none = Este navegador no tiene ningún asiento.
seats-leave = Dejar el asiento en este navegador: { $game }
seats-left = Este navegador ya no tiene ese asiento.
seats-forget = Olvidarlo todo
seats-forget-text = Este navegador deja todos sus asientos, y se borran tu nombre y tus ajustes. Las partidas siguen como están, pero desde aquí ya no podrás volver a tus asientos.
seats-forget-yes = Sí, olvidarlo todo
seats-forgotten = Todo está olvidado.

settings-intro = Se guardan en este navegador y solo valen para ti.
settings-save = Guardar
settings-saved = Guardado.
settings-theme = Colores de la página
settings-theme-auto = los del sistema
settings-theme-light = claros
settings-theme-dark = oscuros
settings-labels = Letras en las piezas
settings-labels-on = Mostrar las iniciales de sus características
settings-motion = Animaciones
settings-motion-auto = según el sistema
settings-motion-off = ninguna
settings-sound = Sonido
settings-sound-turn = Una señal cuando me toca
settings-keys = Atajos de una sola tecla
settings-keys-same = Elige como teclas cuatro letras o cifras distintas.
settings-sound-pieces = El sonido de las piezas que se entregan y se colocan
settings-sound-calls = Los cantos y el final de la partida
settings-sound-clock = Un aviso cuando se acaba el tiempo
settings-sound-edge = El borde del tablero, con las flechas
settings-volume = Volumen de los sonidos
settings-volume-low = bajo
settings-volume-medium = medio
settings-volume-high = alto
settings-speech = Voz
settings-speech-on = La página habla; para quien no usa lector de pantalla
settings-speech-volume = Volumen de la voz
settings-warnings = Avisos del reloj
settings-warnings-both = cuando quedan 30 y 10 segundos
settings-warnings-last = cuando quedan 10 segundos
settings-blindfold = Venda solo para mí
settings-blindfold-own = Ocultarme el tablero, la reserva y las jugadas; para los demás no cambia nada

sounds-title = Sonidos
sounds-learn = Aprender los sonidos
sounds-intro = Cada pieza tiene su propio sonido, hecho de sus cuatro características. Aquí eliges lo que quieres oír:
sounds-pieces = Las piezas
sounds-signals = Las señales
training-title = ¿Qué pieza era?
training-text = Haz sonar una pieza, escucha y di qué has oído. Tu progreso se guarda en este navegador.
training-play = Oír una pieza
training-again = Otra vez
training-answer = Es esta
training-progress = Tu progreso
training-piece = pieza entera
training-correct = aciertos
training-asked = preguntas
training-forget = Empezar de nuevo

access-title = Accesibilidad
access-intro = Quarto está hecho para que personas ciegas y videntes jueguen la misma partida en la misma mesa y en las mismas páginas. Seguimos las WCAG 2.2, nivel AA.
access-ways = Maneras de jugar
access-reader = Lector de pantalla: el tablero y la reserva son cuadrículas con encabezados; lo que pasa se anuncia una vez, lo más importante primero; cualquier pregunta sobre el tablero se puede escribir, con las mismas palabras que en la terminal.
access-keyboard = Teclado: a todo se llega con el tabulador y las flechas. Los atajos de una letra solo funcionan en el tablero y en la reserva, y se pueden cambiar y desactivar.
access-touch = Tacto: cada casilla y cada pieza es un botón de al menos 44 píxeles. No hace falta ningún gesto ni arrastrar nada.
access-sight = Vista: las piezas se distinguen por la forma y la textura, no solo por el color. Las páginas caben en 320 píxeles, respetan el contraste, los colores, el modo oscuro y las animaciones de tu sistema y pueden mostrar letras en las piezas.
access-sound = Sonido: cada pieza y cada suceso se pueden oír, y nada depende del oído.
access-scripts = Sin scripts: todas las páginas funcionan con enlaces y formularios, también en navegadores de texto como Lynx o w3m.
access-terminal = Terminal: «quarto play» escribe líneas sencillas para voz y líneas braille, y puede unirse a partidas de este servidor.
access-tactile = En una mesa de verdad: «quarto tactile» escribe archivos para imprimir o cortar un juego que se reconoce al tacto.
access-time = Tiempo: sin reloj nadie tiene prisa. Con reloj se puede acordar antes de la partida cuánto tiempo tiene cada cual, hasta cinco veces más.
access-tested = Cómo se ha probado
access-tested-text = Las máquinas juegan partidas enteras solo con el teclado, sin scripts y en navegadores de texto, y en los cinco idiomas a través del árbol que reciben los lectores de pantalla; axe-core no encuentra nada en ninguna página. Por nuestra parte, nadie ha recorrido todavía las páginas a mano con NVDA, JAWS, VoiceOver, TalkBack u Orca.
access-limits = Límites conocidos
access-limit-sound = Los navegadores no reproducen sonidos hasta que tocas la página por primera vez.
access-limit-speech = La página solo puede hablar si tu sistema tiene una voz para tu idioma.
access-limit-api = La descripción de la interfaz para programas solo está en inglés.
access-report = Avisar de una barrera
access-report-to = ¿Algo te lo impide? Cuéntalo: { $contact }
access-report-host = ¿Algo te lo impide? Cuéntaselo a quien mantiene este servidor.

about-text = Quarto con sus reglas oficiales, para todo el mundo: en el navegador, en la terminal y desde otros programas.
about-rules = Blaise Müller inventó el juego en 1991. Una alineación solo da la victoria a quien se da cuenta y canta ¡QUARTO!, así que la página nunca te dice si hay alguna.
about-access = Para todo basta el teclado o la pantalla táctil; no hacen falta ni scripts ni la vista.
about-privacy = No hace falta ninguna cuenta. Dos cookies guardan tus asientos en las partidas y tus ajustes; nadie más se entera de nada.
about-source = Versión { $version }. Software libre con licencia Apache 2.0 o licencia MIT.

error-title = Eso no ha funcionado
error-no-page = En esta dirección no hay ninguna página.
error-no-game = Esa partida no existe. Quizá el enlace esté incompleto.
error-no-seat = No tienes asiento ahí. Quizá el enlace esté incompleto.
error-too-many = { PLURAL($count) ->
        [one] Pides demasiado de una vez. Vuelve a intentarlo dentro de { $count } segundo.
       *[other] Pides demasiado de una vez. Vuelve a intentarlo dentro de { $count } segundos.
    }
error-busy = El servidor no puede hacerlo ahora mismo. No se ha perdido nada; vuelve a intentarlo.
error-damaged = Esta partida está dañada: no se puede leer lo que el servidor ha guardado de ella. Volver a intentarlo no sirve; avisa a quien administra el servidor.
error-other = El servidor no ha entendido qué querías. Vuelve atrás e inténtalo otra vez.
error-home = Ir a la página de inicio
