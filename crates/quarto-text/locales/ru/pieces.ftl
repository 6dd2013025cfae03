# Pieces, traits and shapes. Every value of a trait is given as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = светлая
    .object = светлую
    .all = светлые
    .short = св
    .typed = светлая, светлую, светлый, светлое, светлые, белая, белую, белый, белое, белые
value-dark = тёмная
    .object = тёмную
    .all = тёмные
    .short = тё
    .typed = тёмная, тёмную, тёмный, тёмное, тёмные, чёрная, чёрную, чёрный, чёрное, чёрные
value-short = низкая
    .object = низкую
    .all = низкие
    .short = ни
    .typed = низкая, низкую, низкий, низкое, низкие, короткая, короткую, короткий, короткое, короткие, маленькая, маленькую, маленький, маленькое, маленькие
value-tall = высокая
    .object = высокую
    .all = высокие
    .short = вы
    .typed = высокая, высокую, высокий, высокое, высокие, большая, большую, большой, большое, большие, длинная, длинную, длинный, длинное, длинные
value-round = круглая
    .object = круглую
    .all = круглые
    .short = кр
    .typed = круглая, круглую, круглый, круглое, круглые
value-square = квадратная
    .object = квадратную
    .all = квадратные
    .short = кв
    .typed = квадратная, квадратную, квадратный, квадратное, квадратные, квадрат
value-solid = сплошная
    .object = сплошную
    .all = сплошные
    .short = сп
    .typed = сплошная, сплошную, сплошной, сплошное, сплошные, цельная, цельную, цельный, цельное, цельные, без выемки, без дырки, без отверстия, без углубления, без ямки
value-hollow = полая
    .object = полую
    .all = полые
    .short = по
    .typed = полая, полую, полый, полое, полые, пустая, пустую, пустой, пустое, пустые, с выемкой, с дыркой, с отверстием, с углублением, с ямкой
value-smooth = гладкая
    .object = гладкую
    .all = гладкие
    .short = гл
    .typed = гладкая, гладкую, гладкий, гладкое, гладкие
value-grooved = рифлёная
    .object = рифлёную
    .all = рифлёные
    .short = ри
    .typed = рифлёная, рифлёную, рифлёный, рифлёное, рифлёные, ребристая, ребристую, ребристый, ребристое, ребристые

# The traits themselves.
trait-colour = цвет
trait-texture = поверхность
trait-height = высота
trait-shape = форма
trait-fill = выемка

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

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, все { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } и { $last }
list-or = { $rest } или { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first }; { $rest }

square-empty = { $square }: пусто
square-holds = { $square }: { $piece }
