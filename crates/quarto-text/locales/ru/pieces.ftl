# Pieces and shapes in sentences.

# A piece as the object of a sentence. $traits are its four values in the .object form.
piece-object = { $traits } фигуру

# Shapes. $name is a number from 1 to 4, a column from a to d, or a square. Their .typed words come
# before that name.
shape-row = ряд { $name }
    .typed = ряд, строка, строку, линия, линию, горизонталь
shape-column = столбец { $name }
    .typed = столбец, колонка, колонку, вертикаль
shape-diagonal = диагональ { $name }
    .typed = диагональ
shape-block = блок { $name }
    .typed = блок, квадрат
# All shapes of a kind, by the first and the last one.
shape-range = { $first } — { $last }
# A diagonal, by its name and its ends.
shape-ends = { $shape } (от { $first } до { $last })

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, все { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } и { $last }
list-or = { $rest } или { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first }; { $rest }

square-empty = { $square }: пусто
square-holds = { $square }: { $piece }
squares-empty = { $squares }: пусто
