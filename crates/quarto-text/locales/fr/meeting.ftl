# Comment les joueurs se trouvent : n’importe qui, parties ouvertes, parties à regarder.
meeting-title = Trouver un adversaire
meeting-anybody = Jouer avec n’importe qui
meeting-anybody-note = Avec qui veut jouer maintenant. Sans compte.
meeting-lobby = Parties ouvertes et parties à regarder
meeting-wish = À quoi voulez-vous jouer ?
meeting-name-note = Les autres voient le nom que vous donnez ici, et rien d’autre.
# $count (number)
meeting-open = Parties ouvertes : { $count }
meeting-open-none = Personne n’attend en ce moment. Choisissez « { $button } » et soyez le premier.
meeting-waits = { $player } attend
# $count (number)
meeting-watch = Parties à regarder : { $count }
meeting-watch-none = Aucune partie n’est montrée en ce moment.
meeting-blindfold = À l’aveugle : le plateau n’est pas montré
meeting-how-many = Combien ?
# $open (number), $watch (number)
meeting-counts = Parties ouvertes : { $open }. Parties à regarder : { $watch }.
meeting-waiting = En attente de quelqu’un qui veut jouer à la même chose.
meeting-waiting-title = En attente de n’importe qui
meeting-waiting-text = Qui veut jouer à la même chose s’assied ici. Gardez cette page ouverte : elle vous dit quand la partie commence. Vous pouvez aussi envoyer le lien à un ami.
meeting-listed = Tout le monde peut trouver cette partie et la regarder.
meeting-listing = Qui peut trouver la partie
meeting-listing-unlisted = Seulement qui a le lien
meeting-listing-link = Seulement qui a le lien ; tous peuvent regarder
meeting-listing-open = Tout le monde, pour jouer et pour regarder

# Le score d’un match, de revanche en revanche. Les points s’écrivent comme 1½.
# $round (number)
meeting-score = Partie { $round } du match. { $first } { $points }, { $second } { $other }.
# $round (number), $games (number)
meeting-score-of = Partie { $round }, au meilleur des { $games }. { $first } { $points }, { $second } { $other }.
# $round (number)
meeting-score-decider = La partie { $round } décide. { $first } { $points }, { $second } { $other }.
meeting-score-none = C’est la première partie : il n’y a pas encore de score. Il compte à partir de la revanche.
meeting-match-won = { $player } gagne le match { $points } à { $other }.
meeting-match-drawn = Le match se termine à égalité, { $points } partout.
meeting-match-points = Points dans le match : { $points }
# $games (number)
meeting-terms-best-of = Un match au meilleur des { $games } parties. À chaque partie, l’autre commence.
# $games (number)
meeting-terms-decider = Un match au meilleur des { $games } parties. À chaque partie, l’autre commence ; en cas d’égalité, des parties où les blocs comptent décident.
# Des temps longs, comme des jours par coup.
meeting-days = { PLURAL($count) ->
        [one] { $count } jour
       *[other] { $count } jours
    }
meeting-hours = { PLURAL($count) ->
        [one] { $count } heure
       *[other] { $count } heures
    }
meeting-days-hours = { $days } et { $hours }
# Un avis du navigateur, pour qui le souhaite.
meeting-notify = M’avertir quand c’est mon tour
meeting-notified = Ce navigateur vous avertira quand ce sera votre tour.
meeting-not-notified = Ce navigateur n’autorise pas les avis de cette page.
