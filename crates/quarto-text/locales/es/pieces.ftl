# Pieces, traits and shapes. Every value of a trait is given as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = clara
    .object = clara
    .all = claras
    .short = cl
    .typed = clara, claro, claras, blanca, blanco, blancas
value-dark = oscura
    .object = oscura
    .all = oscuras
    .short = os
    .typed = oscura, oscuro, oscuras, negra, negro, negras
value-short = baja
    .object = baja
    .all = bajas
    .short = ba
    .typed = baja, bajo, bajas, pequeña, pequeño, pequeñas, corta, corto, cortas
value-tall = alta
    .object = alta
    .all = altas
    .short = al
    .typed = alta, alto, altas, grande, grandes
value-round = redonda
    .object = redonda
    .all = redondas
    .short = re
    .typed = redonda, redondo, redondas, circular, circulares
value-square = cuadrada
    .object = cuadrada
    .all = cuadradas
    .short = cu
    .typed = cuadrada, cuadrado, cuadradas
value-solid = llena
    .object = llena
    .all = llenas
    .short = ll
    .typed = llena, lleno, llenas, maciza, macizo, macizas, sólida, sólido, sólidas, plana, plano, planas, sin agujero
value-hollow = hueca
    .object = hueca
    .all = huecas
    .short = hu
    .typed = hueca, hueco, huecas, agujero, hoyo, con agujero, agujereada, agujereado, agujereadas, perforada, perforado, perforadas
value-smooth = lisa
    .object = lisa
    .all = lisas
    .short = li
    .typed = lisa, liso, lisas, suave, suaves
value-grooved = ranurada
    .object = ranurada
    .all = ranuradas
    .short = ra
    .typed = ranurada, ranurado, ranuradas, rugosa, rugoso, rugosas, estriada, estriado, estriadas

# The traits themselves.
trait-colour = color
trait-texture = textura
trait-height = altura
trait-shape = forma
trait-fill = relleno

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
    .typed = bloque

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
