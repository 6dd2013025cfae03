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
