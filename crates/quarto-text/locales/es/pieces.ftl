# Pieces and shapes in sentences.

# A piece as the object of a sentence. $traits are its four values in the .object form.
piece-object = la pieza { $traits }

# Shapes. $name is a number from 1 to 4, a column from a to d, or a square. Their .typed words come
# before that name.
shape-row = fila { $name }
    .typed = fila, línea, hilera
shape-column = columna { $name }
    .typed = columna
shape-diagonal = diagonal { $name }
    .typed = diagonal
shape-block = bloque { $name }
    .typed = bloque, cuadrado, cuadrados
# All shapes of a kind, by the first and the last one.
shape-range = de { $first } a { $last }
# A diagonal, by its name and its ends.
shape-ends = { $shape } (de { $first } a { $last })

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, todas { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } y { $last }
# A colour comes first, so that "o" never stands before "oscura".
list-or = { $rest } o { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first }; { $rest }

square-empty = { $square }: vacía
square-holds = { $square }: { $piece }
squares-empty = { $squares }: vacías
