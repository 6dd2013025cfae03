# Cómo se encuentran los jugadores: cualquiera, partidas abiertas, partidas para ver.
meeting-title = Buscar rival
meeting-anybody = Jugar con cualquiera
meeting-anybody-note = Con quien quiera jugar ahora. Sin cuenta.
meeting-lobby = Partidas abiertas y partidas para ver
meeting-wish = ¿A qué quieres jugar?
meeting-name-note = Los demás ven el nombre que pongas aquí y nada más.
# $count (number)
meeting-open = Partidas abiertas: { $count }
meeting-open-none = Ahora mismo no espera nadie. Elige «{ $button }» y sé el primero.
meeting-waits = { $player } espera
# $count (number)
meeting-watch = Partidas para ver: { $count }
meeting-watch-none = Ahora mismo no se muestra ninguna partida.
meeting-blindfold = A ciegas: no se muestra el tablero
meeting-how-many = ¿Cuántas?
# $open (number), $watch (number)
meeting-counts = Partidas abiertas: { $open }. Partidas para ver: { $watch }.
meeting-waiting = Esperando a cualquiera que quiera jugar a lo mismo.
meeting-waiting-title = Esperando a cualquiera
meeting-waiting-text = Quien quiera jugar a lo mismo se sienta aquí. Deja abierta esta página: te avisa cuando empiece la partida. También puedes enviar el enlace a un amigo.
meeting-listed = Cualquiera puede encontrar esta partida y verla.
meeting-listing = Quién puede encontrar la partida
meeting-listing-unlisted = Solo quien tenga el enlace
meeting-listing-link = Solo quien tenga el enlace; verla, cualquiera
meeting-listing-open = Cualquiera, para jugar y para ver

# El marcador de un encuentro, partida tras partida. Los puntos se escriben como 1½.
# $round (number)
meeting-score = Partida { $round } del encuentro. { $first } { $points }, { $second } { $other }.
# $round (number), $games (number)
meeting-score-of = Partida { $round }, al mejor de { $games }. { $first } { $points }, { $second } { $other }.
# $round (number)
meeting-score-decider = La partida { $round } decide. { $first } { $points }, { $second } { $other }.
meeting-score-none = Es la primera partida: aún no hay marcador. Cuenta desde la revancha.
meeting-match-won = { $player } gana el encuentro por { $points } a { $other }.
meeting-match-drawn = El encuentro acaba en empate a { $points }.
meeting-match-points = Puntos en el encuentro: { $points }
# $games (number)
meeting-terms-best-of = Un encuentro al mejor de { $games } partidas. En cada partida empieza el otro.
# $games (number)
meeting-terms-decider = Un encuentro al mejor de { $games } partidas. En cada partida empieza el otro; si hay empate, deciden partidas en las que cuentan los bloques.
# Tiempos largos, como días por jugada.
meeting-days = { PLURAL($count) ->
        [one] { $count } día
       *[other] { $count } días
    }
meeting-hours = { PLURAL($count) ->
        [one] { $count } hora
       *[other] { $count } horas
    }
meeting-days-hours = { $days } y { $hours }
# Un aviso del navegador, para quien lo quiera.
meeting-notify = Avísame cuando sea mi turno
meeting-notified = Este navegador te avisará cuando sea tu turno.
meeting-not-notified = Este navegador no permite avisos de esta página.
