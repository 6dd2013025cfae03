# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] victoire en { $count } placement
       *[other] victoire en { $count } placements
    }
worth-win-now = il y a un alignement à annoncer
worth-draw = nulle
worth-loss = { PLURAL($count) ->
        [one] défaite en { $count } placement
       *[other] défaite en { $count } placements
    }
worth-unknown = issue inconnue

# Actions as advice.
action-give = donnez { $piece }
action-place = placez la pièce en { $square }
action-call = annoncez QUARTO ! en { $shape }
action-done = dites « terminé »

# A hint: $action is one of the above, $value what it is worth.
hint = Conseil : { $action } ({ $value }).
hint-call = Il y a un alignement : { $alignments }.
hint-completes = Cela forme un alignement : { $alignments }.
hint-forces = Vous gagnez alors, quoi que fasse votre adversaire.
hint-only-safe = Tout autre choix permet à votre adversaire de gagner sur-le-champ.
hint-avoids = Certains autres choix font perdre.
hint-delays = C’est perdu, mais c’est ainsi que vous tenez le plus longtemps.
hint-equal = Tous les choix se valent.
hint-safe = { PLURAL($count) ->
        [one] Ensuite, { $count } pièce peut être donnée sans risque.
       *[other] Ensuite, { $count } pièces peuvent être données sans risque.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Attention à { $square } ({ $shape }) : toute pièce { $values } y gagne.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value } : { $actions }
