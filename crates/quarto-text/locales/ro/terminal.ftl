# The game in the terminal.

welcome = Quarto. Ca să dai o piesă, scrie-i trăsăturile. Ca s-o așezi pe cea primită, scrie căsuța. Ca să anunți, scrie „{ $quarto }” și linia. Pentru ajutor, scrie „{ $help }”.
welcome-screen = Quarto. Apasă ? pentru ajutor, L pentru reguli.
braille-legend = Braille: o celulă pentru fiecare căsuță, rând cu rând. Punctul 1 { $dark }, punctul 2 { $tall }, punctul 4 { $square }, punctul 5 { $hollow }, punctul 3 orice piesă; punctele 3 și 6, căsuță liberă.
goodbye-kept = Partida este salvată. O continui cu: quarto play --resume{ $how }
goodbye = Mulțumim că ai jucat.
resumed = Îți continui partida.
resumed-against = { PLURAL($count) ->
        [one] Partida continuă. Adversar: { $opponent }. { $count } piesă așezată.
        [few] Partida continuă. Adversar: { $opponent }. { $count } piese așezate.
       *[other] Partida continuă. Adversar: { $opponent }. { $count } de piese așezate.
    }
resumed-after = { PLURAL($count) ->
        [one] Partida continuă. { $count } piesă așezată.
        [few] Partida continuă. { $count } piese așezate.
       *[other] Partida continuă. { $count } de piese așezate.
    }
nothing-to-resume = Nu ai nicio partidă neterminată.
another-running = Partida este deschisă în altă fereastră.
recorded = Partida a fost salvată în { $file }.
not-kept = Partida nu poate fi salvată și se va pierde la ieșire: { $reason }
damaged = O partidă nu poate fi citită și rămâne cum este: { $reason }
keep-file = { $file } nu poate fi folosit ({ $reason }).
keep-no-game = { $file } nu conține o partidă pe care acest program o poate citi.
keep-no-home = nu există un dosar personal
story-game = Partida { $number }: { $first } dă prima piesă, { $second } o așază.
not-done = Anulat.
confirm-resign = Scrie „{ $yes }” ca să cedezi:
confirm-draw = { $player }, accepți remiza? Scrie „{ $yes }” ca să accepți:
confirm-call = Anunți QUARTO! și arăți { $shape }. Dacă greșești, pierzi. Scrie „{ $yes }” ca să anunți:
ask-name = Numele nou (Enter păstrează { $default }):
same-name = Amândoi jucătorii se numesc { $name }. Alege alt nume pentru unul dintre ei.
ask-again = Încă o partidă? ({ $yes }/{ $no })
speech-missing = Vocea are nevoie de programul spd-say din speech-dispatcher, care nu este instalat. Partida continuă fără voce.
speech-failed = Vocea nu funcționează ({ $reason }). Partida continuă fără ea.
sound-missing = Fără sunete: nu este instalat niciunul dintre programele care le-ar putea reda ({ $programs }).
sound-failed = Sunetele nu funcționează ({ $reason }) și au fost oprite.
terminal-small = Fereastra este prea mică: e nevoie de { $width } pe { $height } de caractere.

# O partidă pe un server.
goodbye-server = Partida rămâne pe server. Te întorci cu: quarto play --join { $link }{ $how }
server-invite = Trimite acest link persoanei cu care vrei să joci: { $link }
server-lost = Serverul nu răspunde. Încercăm în continuare… Ultima ta comandă se va trimite imediat ce revine serverul.
server-back = Serverul a revenit.
server-busy = Serverul nu a răspuns încă la ultima ta comandă. Nu s-a făcut nimic altceva.
server-newer = S-a întâmplat ceva ce această versiune a programului nu cunoaște. O versiune mai nouă ți-ar spune mai multe.
server-rematch = Așteptăm ca adversarul să accepte încă o partidă.
server-no-link = „{ $link }” nu este un link către o partidă. Un link arată așa: https://quarto.example/ro/games/c3evzd88e0dn
server-no-server = Pe ce server? Dă linkul întreg sau indică serverul cu --server.
server-no-address = „{ $server }” nu este adresa unui server. O adresă arată așa: https://quarto.example
server-no-https = Acest calculator nu are încredere în niciun certificat, deci https nu poate fi folosit. Instalează certificatele sistemului (pachetul se numește adesea ca-certificates).
server-insecure = { $server } nu și-a putut dovedi identitatea ({ $reason }). Verifică adresa și data acestui calculator.
server-unreachable = Nu se poate ajunge la { $server } ({ $reason }). Verifică adresa și conexiunea și încearcă din nou.
server-strange = { $server } nu pare să fie un server Quarto cu care acest program să poată comunica. Verifică adresa; poate că serverul sau acest program este prea vechi.
server-refused = Serverul refuză: { $reason }
server-no-game = Această partidă nu există pe server. Verifică dacă linkul este complet.
server-taken = Ambele locuri ale acestei partide sunt ocupate. O poți urmări într-un browser: { $link }
server-not-open = Locul liber al acestei partide are linkul lui. Cere acel link.

# Parts of the screen.
screen-reserve = Rezerva
screen-hand = În mână
screen-moves = Mutări
screen-wrong-calls = Greșeli: { $count }
screen-call-title = QUARTO! Unde?
screen-call-keys = Săgeți: alegi · Enter: anunți · Esc: înapoi
screen-confirm-call = Dacă greșești, pierzi. Anunți QUARTO! și arăți { $shape }? (Enter: da · Esc: nu)
screen-confirm-resign = Cedezi? (Enter: da · Esc: nu)
screen-confirm-draw = { $player } propune remiză. Accepți? (Enter: da · Esc: nu)
screen-confirm-quit = Ieși din partidă? (Enter: da · Esc: nu)
screen-hidden = ascunsă
screen-keys-give = Săgeți: alegi · Enter: dai · Q: QUARTO! · ?: ajutor
screen-keys-place = Săgeți: alegi · Enter: așezi · Q: QUARTO! · ?: ajutor
screen-keys-done = D: gata · Q: QUARTO! · ?: ajutor
screen-keys-wait = ?: ajutor · X: ieși
screen-keys-over = N: încă o partidă · M: aliniamente ratate · X: ieși
screen-keys-blind = Săgeți, Enter: alegi · „:” întrebi (rândul 1) · Q: QUARTO! · ?: ajutor
screen-keys-read = Săgeți, PgUp, PgDn: derulezi · Esc: închizi
screen-none-missed = Niciun aliniament nu a fost ratat.
screen-legend = ( ) rotundă · [ ] pătrată · două rânduri: înaltă · o: găurită · #: închisă
screen-legend-access = ( ) rotundă · [ ] pătrată · două rânduri: înaltă · o: găurită · #: striată
screen-help-title = Ajutor
screen-help-close = Apasă orice tastă ca să închizi.
key-arrows = Săgeți, mouse
key-arrows-help = alegi o căsuță, o piesă sau o formă
key-enter = Enter, Spațiu, clic
key-enter-help = așezi piesa, o dai sau anunți
key-quarto = Q
key-quarto-help = anunți QUARTO! și alegi forma
key-done = D
key-done-help = gata, după ultima piesă
key-undo = U
key-undo-help = iei mutarea înapoi (dacă partida o permite)
key-hint = H
key-hint-help = un sfat (dacă sunt permise sfaturi)
key-analysis = I
key-analysis-help = valoarea fiecărei variante (dacă sunt permise sfaturi)
key-offer = O
key-offer-help = propui remiză sau o accepți
key-resign = R
key-resign-help = cedezi
key-rules = L
key-rules-help = regulile jocului
key-type = :
key-type-help = scrii o comandă, ca în modul simplu
key-scroll = PgUp, PgDn
key-scroll-help = mesajele de mai devreme
key-leave = X, Ctrl-C
key-leave-help = ieși din partidă

# The menu before a game.
menu-title = O partidă de Quarto
menu-play = Joacă
menu-rules = Regulile jocului
menu-continue = Continuă partida neterminată
menu-keys = Sus, jos: alegi · Stânga, dreapta: schimbi · Enter: joci · Esc: ieși
menu-plain-intro = Scrie un număr ca să schimbi ceva sau apasă Enter ca să joci.
menu-plain-value = { $number }. { $name }: { $value }
menu-plain-expected = Scrie un număr de la 1 la { $last } sau apasă Enter ca să joci.
# How games are shown.
menu-shown = Afișare
menu-shown-screen = tot ecranul
menu-shown-plain = rânduri simple, pentru voce
menu-shown-braille = braille, 6 puncte
menu-shown-braille-eight = braille, 8 puncte
menu-shown-later = Afișarea pe tot ecranul începe data viitoare.
# Before anything is drawn, for those who cannot see it.
plain-first = Pentru voce sau braille: quarto play --plain
# Names for players who do not say theirs.
default-name = Ana
default-other-name = Bogdan
