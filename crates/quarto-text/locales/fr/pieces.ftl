# Pieces and shapes in sentences.

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
# All shapes of a kind, by the first and the last one.
shape-range = de { $first } à { $last }
# A diagonal, by its name and its ends.
shape-ends = { $shape } (de { $first } à { $last })

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, toutes { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first } ; { $rest }

square-empty = { $square } : vide
square-holds = { $square } : { $piece }
squares-empty = { $squares } : vides
