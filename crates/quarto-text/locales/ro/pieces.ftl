# Pieces and shapes in sentences.

# A piece as the object of a sentence. $traits are its four values in the .object form.
piece-object = piesa { $traits }

# Shapes. $name is a number from 1 to 4, a column from a to d, or a square. Their .typed words come
# before that name.
shape-row = rândul { $name }
    .typed = rând, rândul, linie, linia
shape-column = coloana { $name }
    .typed = coloană
shape-diagonal = diagonala { $name }
    .typed = diagonală
shape-block = blocul { $name }
    .typed = bloc, blocul, careu, careul
# All shapes of a kind, by the first and the last one.
shape-range = de la { $first } la { $last }
# A diagonal, by its name and its ends.
shape-ends = { $shape } (de la { $first } la { $last })

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, toate { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } și { $last }
list-or = { $rest } sau { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first }; { $rest }

square-empty = { $square }: liberă
square-holds = { $square }: { $piece }
squares-empty = { $squares }: libere
