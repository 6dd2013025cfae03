# The game in the terminal.

welcome = Quarto. Para entregar una pieza, escribe sus características. Para colocarla, escribe la casilla. Para cantar, escribe «{ $quarto }» y la línea. Para ver la ayuda, escribe «{ $help }».
welcome-screen = Quarto. Pulsa ? para ver la ayuda o L para ver las reglas.
braille-legend = Braille: una celda por casilla, fila a fila. Punto 1 { $dark }, punto 2 { $tall }, punto 4 { $square }, punto 5 { $hollow }, punto 3 toda pieza; puntos 3 y 6, casilla vacía.
goodbye-kept = Tu partida queda guardada. Para continuarla: quarto play --resume{ $how }
goodbye = Gracias por jugar.
resumed = Tu partida continúa donde la dejaste.
resumed-against = { PLURAL($count) ->
        [one] Sigue tu partida contra { $opponent }. { $count } pieza colocada.
       *[other] Sigue tu partida contra { $opponent }. { $count } piezas colocadas.
    }
resumed-after = { PLURAL($count) ->
        [one] Sigue tu partida. { $count } pieza colocada.
       *[other] Sigue tu partida. { $count } piezas colocadas.
    }
nothing-to-resume = No tienes ninguna partida sin terminar.
another-running = Esa partida está abierta en otra ventana.
recorded = Partida guardada en { $file }.
not-kept = La partida no se puede guardar y se perderá al salir: { $reason }
damaged = Hay una partida que no se puede leer; se deja como está: { $reason }
keep-file = { $file }: no se puede usar ({ $reason }).
keep-no-game = { $file } no contiene ninguna partida que este programa pueda leer.
keep-no-home = no hay carpeta personal
story-game = Partida { $number }: { $first } entrega la primera pieza; { $second } la coloca.
not-done = Cancelado.
confirm-resign = Escribe «{ $yes }» para rendirte:
confirm-draw = { $player }, ¿aceptas el empate? Escribe «{ $yes }» para aceptar:
confirm-call = Vas a cantar ¡QUARTO! y señalar: { $shape }. Si te equivocas, pierdes. Escribe «{ $yes }» para cantar:
ask-name = Nombre nuevo (pulsa Enter para dejar { $default }):
same-name = Los dos jugadores se llaman { $name }. Elige otro nombre para uno de los dos.
ask-again = ¿Revancha? ({ $yes }/{ $no })
speech-missing = Para la voz hace falta el programa spd-say, de speech-dispatcher, que no está instalado. La partida sigue sin voz.
speech-failed = La voz no funciona ({ $reason }). La partida sigue sin ella.
sound-missing = Sin sonidos: no está instalado ninguno de los programas que podrían reproducirlos ({ $programs }).
sound-failed = Los sonidos no funcionan ({ $reason }) y quedan desactivados.
terminal-small = La ventana es demasiado pequeña: hacen falta { $width } por { $height } caracteres.

# Una partida en un servidor.
goodbye-server = La partida sigue en el servidor. Para volver: quarto play --join { $link }{ $how }
server-invite = Envía este enlace a la persona con la que quieras jugar: { $link }
server-lost = El servidor no responde. Seguimos intentándolo… Tu último comando se enviará en cuanto vuelva a responder.
server-back = El servidor vuelve a responder.
server-busy = El servidor aún no ha respondido a tu último comando. No se ha hecho nada más.
server-newer = Ha ocurrido algo que esta versión del programa no conoce. Una versión más reciente te diría más.
server-rematch = Esperando a que tu rival acepte la revancha.
server-no-link = «{ $link }» no es un enlace a una partida. Un enlace tiene esta forma: https://quarto.example/es/games/c3evzd88e0dn
server-no-server = ¿En qué servidor? Escribe el enlace completo o indica el servidor con --server.
server-no-address = «{ $server }» no es la dirección de un servidor. Una dirección tiene esta forma: https://quarto.example
server-no-https = Este equipo no confía en ningún certificado, así que no se puede usar https. Instala los certificados del sistema (el paquete suele llamarse ca-certificates).
server-insecure = { $server } no ha podido demostrar su identidad ({ $reason }). Comprueba la dirección y la fecha de este equipo.
server-unreachable = No se puede conectar con { $server } ({ $reason }). Comprueba la dirección y tu conexión, e inténtalo de nuevo.
server-strange = { $server } no parece un servidor de Quarto con el que este programa pueda comunicarse. Comprueba la dirección; quizá el servidor o este programa sea demasiado antiguo.
server-refused = El servidor no lo acepta: { $reason }
server-no-game = Esta partida no existe en el servidor. Comprueba que el enlace esté completo.
server-taken = Las dos plazas de esta partida están ocupadas. Puedes verla en un navegador: { $link }
server-not-open = La plaza libre de esta partida tiene su propio enlace. Pide ese enlace.

# Parts of the screen.
screen-reserve = Reserva
screen-hand = En mano
screen-moves = Jugadas
screen-wrong-calls = Errores al cantar: { $count }
screen-call-title = ¡QUARTO! ¿Dónde?
screen-call-keys = Flechas: elegir · Enter: cantar · Esc: volver
screen-confirm-call = Si fallas, pierdes. ¿Cantas «¡QUARTO! { $shape }»? (Enter: sí · Esc: no)
screen-confirm-resign = ¿Te rindes? (Enter: sí · Esc: no)
screen-confirm-draw = { $player } propone un empate. ¿Aceptas? (Enter: sí · Esc: no)
screen-confirm-quit = ¿Salir de la partida? (Enter: sí · Esc: no)
screen-hidden = no se ve
screen-keys-give = Flechas: elegir · Enter: entregar · Q: ¡QUARTO! · ?: ayuda
screen-keys-place = Flechas: elegir · Enter: colocar · Q: ¡QUARTO! · ?: ayuda
screen-keys-done = D: listo · Q: ¡QUARTO! · ?: ayuda
screen-keys-wait = ?: ayuda · X: salir
screen-keys-over = N: revancha · M: alineamientos sin cantar · X: salir
screen-keys-blind = Flechas, Enter: elegir · «:» preguntar (fila 1) · Q: ¡QUARTO! · ?: ayuda
screen-keys-read = Flechas, RePág, AvPág: desplazarse · Esc: cerrar
screen-none-missed = Ningún alineamiento quedó sin cantar.
screen-legend = ( ) redonda · [ ] cuadrada · dos líneas: alta · o: hueca · #: oscura
screen-legend-access = ( ) redonda · [ ] cuadrada · dos líneas: alta · o: hueca · #: ranurada
screen-help-title = Ayuda
screen-help-close = Pulsa cualquier tecla para cerrar.
key-arrows = Flechas, ratón
key-arrows-help = elegir una casilla, una pieza o una figura
key-enter = Enter, Espacio, clic
key-enter-help = colocar, entregar, cantar
key-quarto = Q
key-quarto-help = cantar ¡QUARTO! y elegir la figura
key-done = D
key-done-help = listo, tras la última pieza
key-undo = U
key-undo-help = deshacer (si la partida lo permite)
key-hint = H
key-hint-help = una pista (si se permiten pistas)
key-analysis = I
key-analysis-help = cuánto vale cada opción (si se permiten pistas)
key-offer = O
key-offer-help = proponer un empate o aceptarlo
key-resign = R
key-resign-help = rendirse
key-rules = L
key-rules-help = las reglas del juego
key-type = :
key-type-help = escribir un comando, como en modo simple
key-scroll = RePág, AvPág
key-scroll-help = mensajes anteriores
key-leave = X, Ctrl-C
key-leave-help = salir de la partida

# The menu before a game.
menu-title = Una partida de Quarto
menu-play = Jugar
menu-rules = Las reglas del juego
menu-continue = Continuar la partida sin terminar
menu-keys = Arriba, abajo: elegir · Izq., der.: cambiar · Enter: jugar · Esc: salir
menu-plain-intro = Escribe un número para cambiar esa opción o pulsa Enter para jugar.
menu-plain-value = { $number }. { $name }: { $value }
menu-plain-expected = Escribe un número del 1 al { $last } o pulsa Enter para jugar.
# How games are shown.
menu-shown = Presentación
menu-shown-screen = pantalla completa
menu-shown-plain = líneas sencillas, para voz
menu-shown-braille = braille, 6 puntos
menu-shown-braille-eight = braille, 8 puntos
menu-shown-later = La pantalla completa vendrá la próxima vez.
# Before anything is drawn, for those who cannot see it.
plain-first = Para voz o braille: quarto play --plain
# Names for players who do not say theirs.
default-name = Ana
default-other-name = Beto
