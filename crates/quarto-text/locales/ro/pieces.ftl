# Pieces, traits and shapes. Every value of a trait is given as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = deschisă
    .object = deschisă
    .all = deschise
    .short = des
    .typed = deschisă, deschis, deschise, albă, alb, albe, luminoasă, luminos, luminoase
value-dark = închisă
    .object = închisă
    .all = închise
    .short = înc
    .typed = închisă, închis, închise, neagră, negru, negre, întunecată, întunecat, întunecate
value-short = scundă
    .object = scundă
    .all = scunde
    .short = scu
    .typed = scundă, scund, scunde, mică, mic, mici, joasă, jos, joase, scurtă, scurt, scurte
value-tall = înaltă
    .object = înaltă
    .all = înalte
    .short = îna
    .typed = înaltă, înalt, înalte, mare, mari
value-round = rotundă
    .object = rotundă
    .all = rotunde
    .short = rot
    .typed = rotundă, rotund, rotunde, circulară, circular, circulare
value-square = pătrată
    .object = pătrată
    .all = pătrate
    .short = păt
    .typed = pătrată, pătrat, pătrate
value-solid = plină
    .object = plină
    .all = pline
    .short = pli
    .typed = plină, plin, pline, solidă, solid, solide, masivă, masiv, masive, fără gaură, fără scobitură
value-hollow = scobită
    .object = scobită
    .all = scobite
    .short = sco
    .typed = scobită, scobit, scobite, găurită, găurit, găurite, goală, gol, goale, gaură, cu gaură, cu scobitură
value-smooth = netedă
    .object = netedă
    .all = netede
    .short = net
    .typed = netedă, neted, netede
value-grooved = striată
    .object = striată
    .all = striate
    .short = str
    .typed = striată, striat, striate, canelată, canelat, canelate

# The traits themselves.
trait-colour = culoarea
trait-texture = textura
trait-height = înălțimea
trait-shape = forma
trait-fill = interiorul

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
    .typed = bloc, blocul

# The four squares of a shape hold pieces with something in common. $values are in the .all form.
alignment = { $shape }, toate { $values }

# Lists of words: $rest are all but the last, separated by commas.
list-and = { $rest } și { $last }
list-or = { $rest } sau { $last }
# Lists of phrases: $rest are all but the first.
list-more = { $first }; { $rest }

square-empty = { $square }: liberă
square-holds = { $square }: { $piece }
