# The review of a game and the analysis board.

review-title = Analyse de la partie
review-link = Analyser cette partie
review-intro = Ce que valait chaque coup si, ensuite, plus rien n’échappe à personne.
review-not-over = L’analyse s’ouvre une fois la partie terminée.
review-too-hard = L’ordinateur n’a pas pu terminer l’analyse à temps. Réessayez dans un instant.
# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Précision
# $percent (number), $kept (number)
review-accuracy = { PLURAL($kept) ->
        [one] { $player } : { $percent } % – le résultat a été préservé dans { $kept } décision sur { $count }
       *[other] { $player } : { $percent } % – le résultat a été préservé dans { $kept } décisions sur { $count }
    }
review-accuracy-none = { $player } : il n’y avait rien à décider
review-accuracy-help = Une décision est un coup où l’on pouvait se tromper. La précision dit combien de fois le choix était bon.
# The graph: a heading, what it shows, and its table.
review-graph-title = Le cours de la partie
review-graph = Au-dessus de la ligne, { $first } gagne ; au-dessous, c’est { $second } ; sur la ligne, c’est match nul. Le tableau dit la même chose en mots.
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
review-table = Chaque action et sa valeur
review-column-action = Action
review-column-after = Ensuite
# What the game is worth after an action: $player wins in so many moves, or at once.
review-worth = { PLURAL($count) ->
        [one] { $player } gagne en { $count } coup
       *[other] { $player } gagne en { $count } coups
    }
review-worth-now = { $player } gagne tout de suite
# Turning points: what a player did comes first, in a sentence of its own.
review-turning-title = Tournants de la partie
review-turning-none = Aucune erreur : le résultat n’a jamais changé.
review-win-draw = C’était une erreur : la victoire est devenue un match nul.
review-win-loss = C’était une erreur : la victoire est devenue une défaite.
review-draw-loss = C’était une erreur : le match nul est devenu une défaite.
# $others (number)
review-good-pieces = { PLURAL($good) ->
        [one] Une seule des { $others } autres pièces était sûre.
       *[other] { $good } des { $others } autres pièces étaient sûres.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Une seule des { $others } autres cases était meilleure.
       *[other] { $good } des { $others } autres cases étaient meilleures.
    }
review-good-all = Tout autre choix était meilleur.
review-missed-call = Il y avait un alignement à annoncer : { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player } : annonces manquées { $missed }, fausses annonces { $wrong }
review-try = Réessayer à partir d’ici
review-back = Retour à la partie
# A record to review.
review-paste-title = Analyser une partie enregistrée
review-paste-label = La notation d’une partie terminée
review-paste-do = Analyser
review-paste-bad = Ce texte n’est pas une notation lisible : { $reason }

# The analysis board.
study-title = Plateau d’analyse
study-intro = Composez n’importe quelle position, jouez pour les deux et voyez ce que vaut chaque choix.
study-value-title = Valeur
study-value = Pour le joueur dont c’est le tour : { $value }.
study-line = Meilleure suite : { $line }
study-choices-title = Choix
study-choice = { $action } : { $value }
study-over = La partie est terminée.
study-back = Un pas en arrière
study-start = Retour au début
study-moves = Coups jusqu’ici : { $moves }
study-setup-title = Composer une position
study-setup = Composer
study-setup-help = Choisissez une pièce, puis une case. Une pièce du plateau est retirée quand vous la choisissez.
study-setup-done = Analyser cette position
study-clear = Vider le plateau
study-put = { $square } : poser ici { $piece }
study-take = { $square } : retirer { $piece }
study-choose = { $piece } : choisir
study-chosen = { $piece } : choisie
study-hand = Prendre en main la pièce choisie
study-hand-empty = Remettre dans la réserve la pièce en main
study-position = Notation de la position
study-show = Afficher
study-bad-position = Ce n’est pas une position. Une position s’écrit ainsi : { $example }
study-too-hard = Cette position est trop difficile à calculer à temps.
study-take-along = Garder ou partager
study-link = Lien vers cette position
study-picture = Image (SVG)
study-record = Notation
