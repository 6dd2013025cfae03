# Lessons: what is to be done, why an answer is wrong, and what is said around it. The lessons themselves are files of their own.

task-pick = Elige una pieza { $value }.
task-give = Entrega cualquier pieza.
task-give-safe = Entrega una pieza con la que tu rival no gane.
task-place = Coloca tu pieza en cualquier casilla vacía.
task-place-to-win = Coloca tu pieza de modo que gane.
task-place-safe = Coloca tu pieza de modo que te quede una segura que entregar.
task-well = Encuentra la mejor jugada.
task-call = Encuentra el alineamiento y canta ¡QUARTO!
task-decide = ¿Hay algo que cantar? Si no, sigue jugando.
right = ¡Muy bien!
right-alignment = ¡Muy bien: { $alignments }!
hint-answer = Una posibilidad: { $action }.
mistake-not-given = Aquí hay que elegir una pieza para entregarla.
mistake-not-placed = Aquí hay que colocar tu pieza en una casilla.
mistake-not-called = Todavía no: primero canta ¡QUARTO! y señala la línea.
mistake-other-trait = Esta es { $is }, no { $wanted }.
mistake-nothing-made = Así no hay cuatro con algo en común. Busca una línea con tres piezas que compartan algo con la tuya.
mistake-lets-win = Así tu rival gana en { $square }: ahí falta una pieza { $value } ({ $shape }).
mistake-nothing-safe = Después, cualquier pieza que entregues hace ganar a tu rival.
mistake-not-full = Todavía hay una casilla vacía: { $shape }.
mistake-nothing-shared = Estas cuatro piezas no comparten nada que cuente: { $shape }.
mistake-expired = Demasiado tarde: { $alignment }. Ese alineamiento se formó antes y nadie lo cantó.
mistake-missed = Mira otra vez: { $alignment }. ¡Eso se canta!
mistake-spoils = Antes: { $before }. Después: { $after }. Hay algo mejor.
# $number (number), $count (number)
lesson-begins = Lección { $number } de { $count }: { $title }
# $number (number), $count (number)
lesson-step = Paso { $number } de { $count }.
lesson-done = Lección terminada.
course-done = Has terminado todo el curso. ¡Que disfrutes del juego!
lesson-mark-done = hecha
lesson-unknown = No hay ninguna lección «{ $name }». Las lecciones son: { $names }.
learn-help = Responde como en una partida: una casilla como b2, «entregar» con una pieza, «quarto» con una línea. También: { $hint }, { $board }, { $again }, { $quit }.
learn-goodbye = ¡Hasta pronto! Con «quarto learn» sigues donde lo dejaste.

# On pages.
learn-intro = Lecciones cortas, una cosa cada vez. Puedes parar cuando quieras.
learn-continue = Continuar: { $title }
learn-step-next = Siguiente
learn-lesson-next = Siguiente lección: { $title }
learn-ask-hint = Pista
learn-type = O escribe tu respuesta
learn-all = Todas las lecciones
