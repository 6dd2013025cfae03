# Torneos en casa: lo que leen quien organiza y quienes juegan.

tournament-founded = El torneo { $name } está guardado en { $file }. Ahora inscribe a los jugadores: quarto tournament enter { $file } NOMBRE NOMBRE…
tournament-entered = Número { $number }: { $name }.
tournament-title = { $name }, ronda { $round }
tournament-open = Mesa { $table }: empieza { $first }, contra { $second }.
tournament-won = Mesa { $table }: { $winner } ganó a { $loser }.
tournament-forfeit = Mesa { $table }: { $winner } ganó sin jugar, porque { $loser } no estaba.
tournament-drawn = Mesa { $table }: { $first } empató con { $second }.
tournament-nobody = Mesa { $table }: no vinieron ni { $first } ni { $second }.
tournament-play-off = Desempate, sin puntos. { $line }
tournament-bye = Sin rival en esta ronda: { $name }. Puntos: { $points }.
tournament-standings = { $name }, clasificación tras la ronda { $round }
tournament-before = { $name }, aún sin rondas
tournament-place = { $place }. { $name }, puntos: { $points }
tournament-value = { $what }: { $value }
tournament-gone = se retiró
tie-buchholz = puntos de los rivales
tie-buchholz-cut = puntos de los rivales, sin el más bajo
tie-sonneborn-berger = puntos de los vencidos
tie-direct-encounter = partidas entre empatados
tie-wins = victorias
tie-streak = victorias seguidas
tie-play-off = desempate
tie-survived = rondas superadas
tournament-left = { $name } ya no está en el torneo.
tournament-away = { $name } no estará en la próxima ronda.
tournament-back = { $name } vuelve a jugar.
tournament-corrected = Corregido. { $line }
tournament-missing = { PLURAL($count) ->
        [one] Falta { $count } resultado de esta ronda.
       *[other] Faltan { $count } resultados de esta ronda.
    }
tournament-next = La ronda está completa. Ahora: quarto tournament pair { $file }
tournament-finished = Se han jugado todas las rondas. La clasificación final: quarto tournament standings { $file }
tournament-cells = Cada fila: el número, el nombre y el número del rival en cada ronda. + ganada, = empate, - perdida, s empezó, f sin jugar, b sin rival, 0 no estaba, . sin decidir; al final, los puntos.
sheet-table = Mesa { $table }
sheet-starts = Empieza: { $name }
sheet-other = Rival: { $name }
sheet-winner = Gana (o «empate»): { $line }
sheet-signed = Firmas de ambos: { $line }
tournament-name-taken = { $name } ya está en la lista. Añade una inicial o un apodo.
tournament-name-bad = «{ $name }» no puede ser un nombre: usa hasta cuarenta letras, cifras y signos, cada palabra en un solo alfabeto.
tournament-too-late = La primera ronda ya está emparejada. En este sistema ya no se puede entrar.
tournament-who = No hay nadie llamado «{ $name }» en este torneo. Escribe un nombre de la lista o un número.
tournament-which = Varios nombres empiezan por «{ $name }». Escribe más letras o el número.
tournament-has-left = { $name } ya se fue. Para que vuelva: quarto tournament back
tournament-is-here = { $name } ya está en el torneo.
tournament-other-system = Eso no es posible en este sistema.
tournament-too-few = Hacen falta al menos dos jugadores.
tournament-games-open = Aún hay partidas abiertas. Anota primero sus resultados.
tournament-nobody-free = Nadie que esté libre tiene rival todavía.
tournament-over = No queda nada por emparejar: el torneo ha terminado.
tournament-no-table = No hay partida en la mesa { $table } de la ronda { $round }.
tournament-decided = Esa partida ya tiene resultado. Para cambiarlo: quarto tournament correct
tournament-not-decided = Esa partida aún no tiene resultado. Para anotarlo: quarto tournament result
tournament-must-win = En una eliminatoria uno de los dos sigue. Di quién.
tournament-next-paired = Quien ganó ya tiene rival en la ronda siguiente, así que ya no se puede cambiar quién ganó.
tournament-not-equal = Solo pueden desempatar dos jugadores con los mismos puntos.
tournament-bad-result = «{ $text }» no es un resultado. Escribe 1-0 si ganó quien empezó, 0-1 si ganó su rival, 1/2 si hubo empate; añade f si no se jugó; 0-0 si no vino nadie.
tournament-file-exists = { $file } ya existe. Elige otro nombre.
tournament-file-damaged = La línea { $line } de { $file } no es parte de un torneo. No se ha cambiado nada.
tournament-file-unusable = { $file } no se puede usar ({ $reason }). No se ha cambiado nada.
tournament-no-names = No hay ningún nombre que inscribir.
