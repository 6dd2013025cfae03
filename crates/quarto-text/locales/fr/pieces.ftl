# Pieces, traits and shapes. Every value of a trait is given as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = claire
    .object = claire
    .all = claires
    .short = cl
    .typed = claire, claires, clair, blanche, blanches, blanc, pâle, pâles
value-dark = foncée
    .object = foncée
    .all = foncées
    .short = fo
    .typed = foncée, foncées, foncé, noire, noires, noir, sombre, sombres
value-short = petite
    .object = petite
    .all = petites
    .short = pe
    .typed = petite, petites, petit, basse, basses, bas, courte, courtes, court
value-tall = grande
    .object = grande
    .all = grandes
    .short = gr
    .typed = grande, grandes, grand, haute, hautes, haut
value-round = ronde
    .object = ronde
    .all = rondes
    .short = ro
    .typed = ronde, rondes, rond, circulaire, circulaires
value-square = carrée
    .object = carrée
    .all = carrées
    .short = ca
    .typed = carrée, carrées, carré
value-solid = pleine
    .object = pleine
    .all = pleines
    .short = pl
    .typed = pleine, pleines, plein, massive, massives, massif
value-hollow = creuse
    .object = creuse
    .all = creuses
    .short = cr
    .typed = creuse, creuses, creux, trouée, trouées, troué, percée, percées, percé
value-smooth = lisse
    .object = lisse
    .all = lisses
    .short = li
    .typed = lisse, lisses
value-grooved = rainurée
    .object = rainurée
    .all = rainurées
    .short = ra
    .typed = rainurée, rainurées, rainuré, striée, striées, strié, rugueuse, rugueuses, rugueux

# The traits themselves.
trait-colour = couleur
trait-texture = texture
trait-height = hauteur
trait-shape = forme
trait-fill = remplissage

# A piece as the object of a sentence. $traits are its four values in the .object form.
piece-object = la pièce { $traits }

# Shapes. $name is a number from 1 to 4, a column from a to d, or a square. Their .typed words come
# before that name.
shape-row = ligne { $name }
    .typed = ligne, rangée
shape-column = colonne { $name }
    .typed = colonne
shape-diagonal = diagonale { $name }
    .typed = diagonale
shape-block = bloc { $name }
    .typed = bloc, carré

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, toutes { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first } ; { $rest }

square-empty = { $square } : vide
square-holds = { $square } : { $piece }
