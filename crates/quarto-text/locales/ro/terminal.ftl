# The game in the terminal.

welcome = Quarto. Dai o piesă scriindu-i trăsăturile, o așezi scriind căsuța, strigi cu „{ $quarto }”. Scrie oricând „{ $help }”.
welcome-screen = Quarto. Apasă ? pentru ajutor.
goodbye-kept = Partida este păstrată. O continui cu: quarto play --resume
goodbye = Mulțumim că ai jucat.
resumed = Partida continuă de unde s-a oprit.
nothing-to-resume = Nu există nicio partidă neterminată de continuat.
another-running = Partida este deschisă în altă fereastră.
recorded = Partida este notată în { $file }.
not-finished = Partida nu s-a terminat.
not-kept = Partida nu poate fi păstrată și se va pierde la ieșire: { $reason }
story-game = Partida { $number }: { $first } dă prima piesă, { $second } o așază.
confirm-resign = Scrie „{ $yes }” ca să cedezi:
confirm-call = Strigi QUARTO! și arăți { $shape }. Dacă greșești, pierzi. Scrie „{ $yes }” ca să strigi:
ask-name = Numele unui jucător (Enter pentru { $default }):
ask-again = Încă o partidă? ({ $yes }/{ $no })
speech-missing = Vocea are nevoie de programul spd-say din speech-dispatcher, care nu este instalat. Partida continuă fără voce.
speech-failed = Vocea nu funcționează ({ $reason }). Partida continuă fără ea.
terminal-small = Fereastra este prea mică: e nevoie de { $width } pe { $height } caractere.

# Parts of the screen.
screen-reserve = Rezerva
screen-hand = În mână
screen-moves = Mutări
screen-wrong-calls = Greșeli
screen-call-title = QUARTO! Unde?
screen-call-keys = Săgeți: alegi · Enter: strigi · Esc: înapoi
screen-confirm-call = Dacă greșești, pierzi. Strigi QUARTO! pe { $shape }? (Enter: da · Esc: nu)
screen-confirm-resign = Cedezi? (Enter: da · Esc: nu)
screen-confirm-quit = Ieși? Partida se păstrează. (Enter: da · Esc: nu)
screen-hidden = ascuns
screen-keys-give = Săgeți: alegi · Enter: dai · Q: QUARTO! · ?: ajutor
screen-keys-place = Săgeți: alegi · Enter: așezi · Q: QUARTO! · ?: ajutor
screen-keys-done = D: gata · Q: QUARTO! · ?: ajutor
screen-keys-wait = ?: ajutor · X: ieși
screen-keys-over = N: încă o partidă · M: aliniamente ratate · X: ieși
screen-legend = ( ) rotundă · [ ] pătrată · două rânduri: înaltă · o: scobită · #: închisă
screen-legend-access = ( ) rotundă · [ ] pătrată · două rânduri: înaltă · o: scobită · #: striată
screen-help-title = Ajutor
screen-help-close = Orice tastă închide ajutorul.
key-arrows = Săgeți, mouse
key-arrows-help = alegi o căsuță, o piesă sau o formă
key-enter = Enter, Spațiu, clic
key-enter-help = o așezi, o dai, strigi
key-quarto = Q
key-quarto-help = strigi QUARTO! și alegi forma
key-done = D
key-done-help = gata, după ultima piesă
key-undo = U
key-undo-help = iei înapoi (cu asistență)
key-hint = H
key-hint-help = un sfat (cu asistență)
key-analysis = I
key-analysis-help = cât valorează fiecare alegere (cu asistență)
key-offer = O
key-offer-help = propui remiză sau o accepți
key-resign = R
key-resign-help = cedezi
key-type = :
key-type-help = scrii o comandă, ca în modul simplu
key-leave = X, Ctrl-C
key-leave-help = ieși; partida se păstrează

# The menu before a game.
menu-title = O partidă de Quarto
menu-play = Joacă
menu-continue = Continuă partida neterminată
menu-opponent = Adversar
menu-opponent-computer = Calculator
menu-opponent-person = Altă persoană, aici
menu-level = Nivel
menu-level-easy = { $level } – abia a învățat
menu-level-plain = { $level }
menu-level-perfect = { $level } – nu greșește niciodată
menu-start = Cine începe
menu-start-dice = Zarul
menu-start-me = Tu
menu-start-other = Adversarul
menu-shapes = Forme câștigătoare
menu-shapes-lines = Linii
menu-shapes-squares = Linii și blocuri 2×2
menu-traits = Ce trăsături contează
menu-calling = Strigare
menu-calling-official = QUARTO! trebuie strigat
menu-calling-auto = Câștig automat
menu-wrong-call = Strigări greșite
menu-wrong-call-three = A treia pierde
menu-wrong-call-loses = Prima pierde
menu-wrong-call-free = Nu costă nimic
menu-assist = Asistență
menu-clock = Ceas
menu-clock-move = { $time } pe mutare
menu-clock-total = { $time } + { $increment }
menu-blindfold = Pe nevăzute
menu-blindfold-touch = Întrebi oricât vrei
menu-blindfold-queries = { PLURAL($count) ->
        [one] { $count } întrebare pe mutare
        [few] { $count } întrebări pe mutare
       *[other] { $count } de întrebări pe mutare
    }
menu-blindfold-memory = Doar din memorie
menu-edition = Ediție
menu-edition-classic = Clasică (deschise și închise)
menu-edition-access = Access (netede și striate)
menu-language = Limbă
menu-name = Numele tău
menu-other-name = Celălalt nume
menu-on = da
menu-off = nu
menu-none = nu
menu-keys = Sus, jos: alegi · Stânga, dreapta: schimbi · Enter: joci · Esc: ieși
menu-plain-intro = Scrie un număr ca să schimbi ceva sau apasă Enter ca să joci.
menu-plain-value = { $number }. { $name }: { $value }
menu-plain-expected = Scrie un număr de la 1 la { $last } sau apasă Enter ca să joci.
# Names for players who do not say theirs.
default-name = Ana
default-other-name = Barbu
