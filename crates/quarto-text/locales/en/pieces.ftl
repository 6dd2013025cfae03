# Pieces and shapes in sentences.

# A piece as the object of a sentence. $traits are its four values in the .object form.
piece-object = the { $traits } piece

# Shapes. $name is a number from 1 to 4, a column from a to d, or a square. Their .typed words come
# before that name.
shape-row = row { $name }
    .typed = row, line
shape-column = column { $name }
    .typed = column
shape-diagonal = diagonal { $name }
    .typed = diagonal
shape-block = block { $name }
    .typed = block
# All shapes of a kind, by the first and the last one.
shape-range = { $first } to { $last }
# A diagonal, by its name and its ends.
shape-ends = { $shape } ({ $first } to { $last })

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, all { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first }; { $rest }

square-empty = { $square }: empty
square-holds = { $square }: { $piece }
squares-empty = { $squares }: empty
