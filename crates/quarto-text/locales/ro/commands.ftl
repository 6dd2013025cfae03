# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = pune, așază
    .example = a3
    .help = așezi piesa din mână pe a3
command-give = dă, dau
    .example = dă înaltă rotundă scobită închisă
    .help = dai acea piesă: în orice ordine, cu orice început clar al cuvintelor sau cu litera ei
command-quarto = quarto
    .example = quarto rând 2
    .help = strigi QUARTO! și arăți rândul 2; la fel coloană b, diagonală 1, bloc b2
command-done = gata
    .example = gata
    .help = după ultima piesă: nimic de strigat
command-board = tablă
    .example = tablă
    .help = ce se află pe tablă
command-square = căsuță
    .example = căsuță b2
    .help = ce se află acolo; la fel rând 2, coloană b, diagonală 1, bloc b2
command-where = unde
    .example = unde înalte
    .help = pe ce căsuțe se află piese înalte
command-left = rezervă, rămase
    .example = rezervă
    .help = ce piese au rămas
command-hand = mână
    .example = mână
    .help = ce piesă este în mână
command-last = ultima, ultimul
    .example = ultima
    .help = ce s-a făcut ultima dată
command-moves = mutări, istoric
    .example = mutări
    .help = toată partida de până acum
command-clock = ceas, timp
    .example = ceas
    .help = cât timp a rămas
command-repeat = repetă, iar
    .example = repetă
    .help = auzi încă o dată ce s-a spus ultima dată
command-hint = sfat, indiciu
    .example = sfat
    .help = ce să faci și de ce (cu asistență)
command-analysis = analiză, analizează
    .example = analiză
    .help = cât valorează fiecare acțiune (cu asistență)
command-undo = înapoi, anulează
    .example = înapoi
    .help = iei înapoi ultima ta acțiune (cu asistență)
command-draw = remiză
    .example = remiză
    .help = propui remiză
command-accept = accept, acceptă
    .example = accept
    .help = accepți ce s-a propus sau s-a cerut
command-decline = refuz, refuză
    .example = refuz
    .help = refuzi
command-resign = cedez, cedează, abandon
    .example = cedez
    .help = renunți la partidă
command-rules = reguli, regulament
    .example = reguli
    .help = regulile jocului
command-help = ajutor
    .example = ajutor
    .help = această listă
command-quit = ieșire, ieși
    .example = ieșire
    .help = ieși; partida se păstrează și poate fi continuată

# Answers to questions; only the words.
answer-yes = da, d
answer-no = nu, n

# What was not understood. $text is what was typed.
input-unknown = Nu înțeleg „{ $text }”. Scrie o căsuță, o piesă, „{ $quarto }” și un rând sau „{ $help }”.
input-ambiguous = „{ $text }” poate însemna mai multe lucruri: { $meanings }. Scrie mai mult din cuvânt.
input-point-out = Arată linia: { $example }.
input-no-trait = „{ $text }” nu este o trăsătură a pieselor.
input-twice = { $trait }: o singură dată e de ajuns.
input-missing = Și { $trait }: { $absent } sau { $present }? Spune toate cele patru trăsături.
input-which-square = Ce căsuță? De exemplu: { $example }.
input-which-piece = Ce piesă? De exemplu: { $example }.
