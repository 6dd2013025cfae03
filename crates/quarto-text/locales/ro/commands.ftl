# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = pune, așază, așează, așez, pune pe, pun pe, așază pe, așează pe, așez pe
    .example = a3
    .help = așezi piesa din mână pe a3
command-give = dă, dau, dă piesa, dau piesa
    .example = dă înaltă rotundă scobită închisă
    .help = dai acea piesă, cu trăsăturile în orice ordine, chiar și prescurtate, sau cu litera ei
command-quarto = quarto, strig, strigă
    .example = quarto rând 2
    .help = strigi QUARTO! și arăți rândul 2; la fel și coloană b, diagonală 1, bloc b2
command-done = gata
    .example = gata
    .help = nu ai nimic de strigat după ultima piesă
command-board = tablă
    .example = tablă
    .help = ce se află pe tablă
command-square = căsuță, câmp
    .example = căsuță b2
    .help = ce se află acolo; la fel și rând 2, coloană b, diagonală 1, bloc b2
command-where = unde
    .example = unde înalte
    .help = pe ce căsuțe se află piese înalte
command-left = rezervă, rămase, piese
    .example = rezervă
    .help = ce piese au rămas
command-hand = mână
    .example = mână
    .help = ce piesă este în mână
command-last = ultima, ultimul
    .example = ultima
    .help = care a fost ultima acțiune
command-moves = mutări, istoric
    .example = mutări
    .help = toată partida de până acum
command-clock = ceas, timp
    .example = ceas
    .help = cât timp a rămas
command-repeat = repetă, iar
    .example = repetă
    .help = auzi încă o dată ultimul mesaj
command-hint = sfat, indiciu
    .example = sfat
    .help = ce să faci și de ce (cu asistență)
command-analysis = analiză, analizează
    .example = analiză
    .help = cât valorează fiecare acțiune (cu asistență)
command-undo = înapoi, anulează, anulez
    .example = înapoi
    .help = iei înapoi ultima ta acțiune (dacă partida permite)
command-draw = remiză, egal, egalitate
    .example = remiză
    .help = propui remiză
command-accept = accept, acceptă
    .example = accept
    .help = accepți ce s-a propus sau s-a cerut
command-decline = refuz, refuză
    .example = refuz
    .help = refuzi
command-resign = cedez, cedează, abandon, abandonez, renunț
    .example = cedez
    .help = renunți la partidă
command-claim = revendic, revendică
    .example = revendic
    .help = revendici victoria dacă adversarul lipsește de cinci minute și așa s-a convenit
command-rules = reguli, regulament
    .example = reguli
    .help = regulile jocului
command-help = ajutor
    .example = ajutor
    .help = această listă
command-quit = ieșire, ieși
    .example = ieșire
    .help = ieși; partida se păstrează și poate fi continuată

# A line of the help.
help-line = { $example }: { $help }
# What greetings are for. $others are more of them.
help-greetings = i-o spui celuilalt jucător; la fel: { $others }

# Words around the traits of a piece that mean nothing by themselves.
ignored-words = piesa, piesă, piesele, piese, o

# Answers to questions; only the words.
answer-yes = da, d
answer-no = nu, n

# What was not understood. $text is what was typed.
input-empty = Scrie o căsuță, o piesă, „{ $quarto }” și un rând sau „{ $help }”.
input-unknown = Nu înțeleg „{ $text }”. Scrie o căsuță, o piesă, „{ $quarto }” și un rând sau „{ $help }”.
input-ambiguous = „{ $text }” poate însemna mai multe lucruri: { $meanings }. Scrie mai mult din cuvânt.
input-point-out = Arată linia: { $example }.
input-no-trait = „{ $text }” nu este o trăsătură a pieselor.
input-twice = { $trait }: o singură dată e de ajuns.
input-missing = Și { $trait }: { $absent } sau { $present }? Spune toate cele patru trăsături.
input-which-square = Ce căsuță? De exemplu: { $example }.
input-which-piece = Ce piesă? De exemplu: { $example }.
