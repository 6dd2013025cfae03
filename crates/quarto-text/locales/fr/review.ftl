# The review of a game and the analysis of a position.

# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Précision
# $percent (number), $kept (number)
review-accuracy = { PLURAL($kept) ->
        [one] { $player } : { $percent } % – le résultat a été préservé dans { $kept } décision sur { $count }
       *[other] { $player } : { $percent } % – le résultat a été préservé dans { $kept } décisions sur { $count }
    }
review-accuracy-none = { $player } : il n’y avait rien à décider
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
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
        [one] Seule { $good } des { $others } autres pièces était sûre.
       *[other] { $good } des { $others } autres pièces étaient sûres.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Seule { $good } des { $others } autres cases était meilleure.
       *[other] { $good } des { $others } autres cases étaient meilleures.
    }
review-good-all = Tout autre choix était meilleur.
review-missed-call = Il y avait un alignement à annoncer : { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player } : annonces manquées { $missed }, fausses annonces { $wrong }
study-value = Pour qui doit jouer : { $value }.
study-line = Le meilleur jeu : { $line }
