# What the command line says beside the game: files, the tactile set, the server's greeting.
# Common errors of the system, after what could not be done.
system-not-found = no existe ese archivo ni esa carpeta
system-denied = no hay permiso
system-exists = ya existe
system-full = el disco está lleno
system-read-only = el disco es de solo lectura
system-directory = es una carpeta
system-not-directory = una parte de la ruta no es una carpeta
system-in-use = lo está usando otro programa
system-refused = se ha rechazado la conexión
system-lost = se ha perdido la conexión
system-timeout = no ha habido respuesta a tiempo
system-no-network = no hay acceso a la red
system-unknown-host = nadie conoce esa dirección

# Files.
file-write = no se puede escribir { $file }
file-read = no se puede leer { $file }
file-create = no se puede crear { $file }
file-exists = { $file } ya existe. Elige otra carpeta o sobrescríbelo con --force.
file-not-text = { $file } no es texto en UTF-8
file-no-game = { $file }: no contiene ninguna partida
file-input = entrada estándar

# The greeting of the server.
serve-address = Quarto está en marcha en { $url } (su API, en { $url }/api). Las partidas se guardan en { $database }.
serve-limits-everybody = Los límites valen para todo el mundo.
serve-limits-strangers = Los límites no afectan a los programas de este equipo (se cambia con --limits always).
serve-limits-nobody = No hay límites.
serve-stop = Para detenerlo, pulsa Ctrl+C. Para jugar en esta terminal: quarto play
serve-lan = En la misma red, tus amigos pueden unirse en { $url }
serve-no-lan = Este equipo no está en ninguna red, así que nadie más puede unirse.

# The tactile set: what is said when its files are written. $count (number)
set-files = { PLURAL($count) ->
        [one] { $count } archivo en { $folder }.
       *[other] { $count } archivos en { $folder }.
    }
set-print = Imprime las dos placas (o las piezas una a una), el tablero ({ $board } mm) y la bandeja, en milímetros, tal como están colocados y sin soportes.
set-cut = Corta las capas de las piezas, del tablero ({ $board } mm) y de la bandeja en planchas de { $layer } mm de grosor, o imprime board-paper.svg en papel microcapsulado, al 100 %.
set-magnets = Pega un imán ({ $magnet } mm) dentro de cada pieza y debajo de cada casilla: en las piezas, todos con el mismo polo hacia abajo; en el tablero, todos con el otro polo hacia arriba.

# What stands on its drawings.
sheet-cut-from = Rojo: cortar, en una plancha de { $mm } mm de grosor.
sheet-blue-to-read = Azul: solo para leer.
sheet-glue-in-order = Pega las capas de cada pieza en su orden, con la de la izquierda abajo.
sheet-magnet-below = En el agujero de la capa inferior va un imán.
sheet-glued-on = Encima se pega { $file }.
sheet-magnet-holes = En cada agujero va un imán.
sheet-blue-dots = Azul: una gota o una cuenta en cada punto.
sheet-check-size = 50 mm, para comprobar el tamaño
sheet-paper-about = En el papel microcapsulado, lo negro se eleva. Cada casilla mide { $mm } mm de ancho entre sus líneas.
sheet-title-smooth = Quarto: las capas de las piezas lisas
sheet-title-grooved = Quarto: las capas de las piezas ranuradas
sheet-title-board-base = Quarto: la base del tablero
sheet-title-board-top = Quarto: la parte superior del tablero
sheet-title-tray-base = Quarto: la base de la bandeja
sheet-title-tray-top = Quarto: la parte superior de la bandeja
sheet-title-paper = Quarto: un tablero para papel microcapsulado
