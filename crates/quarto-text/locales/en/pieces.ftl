# Pieces, traits and shapes. Every value of a trait is given as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = light
    .object = light
    .all = light
    .short = li
    .typed = light, white, pale
value-dark = dark
    .object = dark
    .all = dark
    .short = da
    .typed = dark, black
value-short = short
    .object = short
    .all = short
    .short = sh
    .typed = short, small, low
value-tall = tall
    .object = tall
    .all = tall
    .short = ta
    .typed = tall, high, big
value-round = round
    .object = round
    .all = round
    .short = ro
    .typed = round, circular
value-square = square
    .object = square
    .all = square
    .short = sq
    .typed = square
value-solid = solid
    .object = solid
    .all = solid
    .short = so
    .typed = solid, full, flat
value-hollow = hollow
    .object = hollow
    .all = hollow
    .short = ho
    .typed = hollow, hole
value-smooth = smooth
    .object = smooth
    .all = smooth
    .short = sm
    .typed = smooth
value-grooved = grooved
    .object = grooved
    .all = grooved
    .short = gr
    .typed = grooved

# The traits themselves.
trait-colour = colour
trait-texture = texture
trait-height = height
trait-shape = shape
trait-fill = fill

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

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, all { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first }; { $rest }

square-empty = { $square }: empty
square-holds = { $square }: { $piece }
