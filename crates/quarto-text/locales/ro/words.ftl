# Words that are looked up one by one: traits, commands, answers.

# The values of the traits, each as it agrees with the word for a piece:
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
value-hollow = găurită
    .object = găurită
    .all = găurite
    .short = gău
    .typed = găurită, găurit, găurite, scobită, scobit, scobite, goală, gol, goale, gaură, cu gaură, cu scobitură
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

# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = pune, așază, așează, așez, pune pe, pun pe, așază pe, așează pe, așez pe
    .example = a3
    .help = așezi piesa din mână pe a3
command-give = dă, dau, dă piesa, dau piesa
    .example = dă înaltă rotundă găurită închisă
    .help = dai acea piesă (trăsăturile în orice ordine, chiar și prescurtate, sau litera ei)
command-quarto = quarto, strig, strigă, anunț, anunță, anunț quarto, anunță quarto
    .example = quarto rând 2
    .help = anunți QUARTO! și arăți rândul 2; la fel și coloană b, diagonală 1, bloc b2
command-done = gata
    .example = gata
    .help = nimic de anunțat (după ultima piesă)
command-board = tablă
    .example = tablă
    .help = ce se află pe tablă
command-square = căsuță, câmp
    .example = căsuță b2
    .help = ce se află acolo; la fel și rând 2, coloană b, diagonală 1, bloc b2
command-where = unde
    .example = unde înalte
    .help = unde se află piesele înalte; doar „unde”: toate piesele
command-empty = libere, liberă, liber, căsuțe libere, căsuțe goale
    .example = libere
    .help = ce căsuțe sunt libere
command-left = rezervă, rămase, piese
    .example = rezervă
    .help = ce piese au rămas; la fel și „rezervă găurite”
command-hand = mână
    .example = mână
    .help = ce piesă este în mână
command-last = ultima, ultimul
    .example = ultima
    .help = ce s-a întâmplat de la ultima ta mutare
command-moves = mutări, istoric
    .example = mutări
    .help = toată partida de până acum
command-clock = ceas, timp
    .example = ceas
    .help = cât timp a rămas
command-score = scor, puncte
    .example = scor
    .help = scorul meciului
command-repeat = repetă, iar
    .example = repetă
    .help = ce s-a spus de la ultima ta mutare și ce ai de făcut
command-hint = sfat, indiciu
    .example = sfat
    .help = ce să faci și de ce (dacă sunt permise sfaturi)
command-analysis = analiză, analizează
    .example = analiză
    .help = valoarea fiecărei variante (dacă sunt permise sfaturi)
command-undo = înapoi, anulează, anulez
    .example = înapoi
    .help = iei înapoi ultima ta mutare (dacă partida o permite)
command-draw = remiză, egal, egalitate
    .example = remiză
    .help = propui remiză
command-accept = accept, acceptă
    .example = accept
    .help = accepți propunerea sau cererea
command-decline = refuz, refuză
    .example = refuz
    .help = refuzi propunerea sau cererea
command-resign = cedez, cedează, abandon, abandonez, renunț
    .example = cedez
    .help = cedezi partida
command-claim = revendic, revendică
    .example = revendic
    .help = revendici victoria dacă adversarul lipsește de cinci minute (dacă s-a stabilit așa)
command-brief = pe scurt, concis
    .example = pe scurt
    .help = se spune strictul necesar
command-normal = normal
    .example = normal
    .help = se spune doar ce este nou
command-full = complet, pe larg
    .example = complet
    .help = se spune totul, și mutările tale
command-rules = reguli, regulament
    .example = reguli
    .help = regulile jocului
command-help = ajutor
    .example = ajutor
    .help = această listă
command-quit = ieșire, ieși
    .example = ieșire
    .help = ieși; o partidă salvată poate fi continuată

# Words around the traits of a piece that mean nothing by themselves.
ignored-words = piesa, piesă, piesele, piese, o

# Answers to questions; only the words.
answer-yes = da, d
answer-no = nu, n
answer-next = următoarea, urmatoarea, mai departe
