# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] victoire en { $count } coup
       *[other] victoire en { $count } coups
    }
worth-win-now = il y a un alignement à annoncer
worth-draw = match nul
worth-loss = { PLURAL($count) ->
        [one] défaite en { $count } coup
       *[other] défaite en { $count } coups
    }
worth-unknown = résultat inconnu

# Actions as advice.
action-give = donnez { $piece }
action-place = placez la pièce en { $square }
action-call = annoncez QUARTO ! ({ $shape })
action-done = dites « terminé »

# A hint: $action is one of the above. What follows says why.
hint = Conseil : { $action }.
hint-none = Pas de conseil pour l’instant : cette position est trop difficile à calculer à temps.
hint-call = Il y a un alignement : { $alignments }.
hint-completes = Cela forme un alignement : { $alignments }.
hint-forces = Ce choix fait gagner, quoi que fasse votre adversaire.
hint-only-safe = Tout autre choix permet à votre adversaire de gagner tout de suite.
hint-avoids = Parmi les autres choix, certains font perdre.
hint-delays = La partie est perdue, mais c’est ainsi que vous tiendrez le plus longtemps.
hint-equal = Tous les choix se valent.
# The same with what they are worth, where every action is listed.
analysis-equal = Tous les choix mènent au même résultat : { $value }.
hint-safe = { PLURAL_ZERO($count) ->
        [zero] Ensuite, aucune pièce ne peut être donnée sans risque.
        [one] Ensuite, { $count } pièce peut être donnée sans risque.
       *[other] Ensuite, { $count } pièces peuvent être données sans risque.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Attention à la case { $square } ({ $shape }) : toute pièce { $values } placée là fait gagner.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value } : { $actions }
