# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = te toca
signal-placed = se coloca una pieza
signal-call = un ¡QUARTO! cantado con acierto
signal-wrong-call = un error al cantar
signal-clock-warning = queda poco tiempo
signal-edge = el borde del tablero
signal-won = has ganado
signal-lost = has perdido
signal-drawn = empate

# How traits sound.
sounds-pitch = Tono (altura): la pieza baja suena grave; la alta, aguda.
sounds-timbre = Timbre (forma): la pieza redonda tiene un sonido puro; la cuadrada, uno áspero.
sounds-ringing = Resonancia (relleno): la pieza llena suena breve y seca; la hueca sigue resonando.
sounds-tremolo = Trémolo ({ $trait }): el sonido de la pieza { $absent } no tiembla; el de la { $present }, sí.
sounds-columns = Izquierda y derecha (columna): la a suena a la izquierda; la d, a la derecha.
sounds-written = Los sonidos se han guardado en { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Nombra cada pieza por sus características. «{ $repeat }» la hace sonar otra vez, «{ $quit }» termina.
train-ask = Sonido { $number } de { $count }. ¿Qué pieza es?
train-right = Correcto: { $piece }.
train-wrong = No, era esta: { $piece }. Escucha otra vez.
train-result = Aciertos: { $right } de { $asked }.
train-trait = { $trait }: { $right } de { $asked }.
