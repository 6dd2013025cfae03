# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Sari la conținut
page-navigation = Meniul principal
page-languages = Limbi
page-rules = Reguli
page-my-games = Partidele mele
page-settings = Setări
page-about = Despre
# The name of somebody who has not told it.
page-guest = Oaspete

home-lead = Șaisprezece piese, patru trăsături și o capcană: piesa pe care o așezi o alege adversarul.
home-play = Joacă
home-play-note = Cu calculatorul, chiar acum.
home-lesson = Prima mea partidă
home-lesson-note = O singură trăsătură la început, plus sfaturi.
home-here = În doi, aici
home-here-note = Două persoane, un ecran.
home-link = În doi, la distanță
home-link-note = Primești un link pe care să-l trimiți.
home-learn = Învață regulile în trei minute
home-continue = Continuă o partidă
home-more = Mai multe opțiuni
home-opponent-here = Altă persoană, la acest ecran
home-opponent-link = Altă persoană, prin link
home-no-traits = Alege cel puțin o trăsătură care să conteze.
home-bad-name = Numele poate avea cel mult 40 de caractere, toate vizibile, dintre care măcar o literă sau o cifră. Fiecare cuvânt trebuie scris într-un singur alfabet.

games-none = Nu ai încă nicio partidă.
games-your-turn = ești la mutare
games-their-turn = adversarul e la mutare
games-waiting = nu a venit încă nimeni
games-placed = { PLURAL($count) ->
        [one] { $count } piesă așezată
        [few] { $count } piese așezate
       *[other] { $count } de piese așezate
    }

# Who plays: the title of a game.
game-versus = { $first } și { $second }
# A seat on which nobody sits yet.
game-somebody = cineva
# What one has to do: heading of the page.
game-your-give = Ești la mutare: alege o piesă pentru { $opponent }.
game-your-place = Ești la mutare: așază piesa din mână.
game-your-last-call = Toate piesele sunt așezate: strigă QUARTO! sau spune „gata”.
game-your-last-done = Toate piesele sunt așezate: spune „gata”.
game-waiting-for-other = Mai așteptăm o persoană
game-wait = Așteaptă să se întâmple ceva
game-nothing-yet = Încă nu s-a întâmplat nimic.
game-stale = Între timp s-a întâmplat ceva. Mai uită-te o dată.
game-invitation = Invită pe cineva
game-invitation-text = Trimite acest link. Partida începe când cineva ia loc la masă.
game-invited = Ai o invitație
game-invited-text = { $player } ar vrea să joace cu tine.
game-free-seat = Un loc este liber
game-by-invitation = Cine are invitația poate lua loc, o singură dată.
game-not-invited = Poate lua loc doar cine are o invitație.
game-withdraw = Retrage invitația
game-withdrawn = Nu mai există nicio invitație: nimeni nu poate lua loc.
game-your-name = Numele tău
game-sit-down = Ia loc și joacă
game-link = Link
game-copy = Copiază linkul
game-copied = Copiat.
game-board = Tabla
game-board-hidden = Tabla este ascunsă. Poți întreba despre ea mai jos.
game-board-hidden-memory = Tabla este ascunsă și nu se poate întreba nimic: joacă din memorie.
game-own-blindfold = Porți o legătură la ochi din proprie voință: tabla este ascunsă doar pentru tine. Întreabă despre ea mai jos sau scoate legătura din setări.
# A square of the board, as it is heard: its name first.
game-square-empty = { $square }, liberă
game-square-holds = { $square }, { $piece }
game-square-hidden = { $square }, ascunsă
game-reserve = Rezerva
game-gone = nu mai este: { $piece }
game-hand = Piesa din mână
game-hand-empty = niciuna
game-actions = Acțiuni
# The button by which a player calls.
game-quarto = QUARTO!
game-where = Unde?
game-call-text = Arată cele patru piese: pe tablă sau în lista aceasta.
game-call-risk = Gândește-te bine: în această partidă, cine strigă greșit pierde.
game-call-now = Strigă QUARTO!
game-call-sure = Vei striga QUARTO! și vei arăta: { $shape }. În această partidă, dacă greșești, pierzi.
game-call-yes = Da, strigă QUARTO!
game-sure-no = Nu, înapoi
game-call-no-shape = Arată patru piese care pot forma un aliniament.
game-done = Gata, nimic de strigat
game-hint = Sfat
game-undo = Ia mutarea înapoi
game-offer-draw = Propune remiză
game-draw-offered = { $player } propune remiză.
game-takeback-asked = { $player } cere voie să ia mutarea înapoi.
game-accept = Acceptă
game-decline = Refuză
game-absent = Adversarul nu mai este aici?
game-claim = Revendică victoria
game-rematch = Încă o partidă
game-rematch-accept = Da, încă o partidă
game-only-watching = Urmărești partida. Doar cei care joacă pot face asta.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } a completat aliniamentul, dar nu a strigat.
game-rematch-asked = Ai cerut încă o partidă.
game-next = La partida următoare
game-lesson-text = Pasul următor: contează { $traits }.
game-lesson-next = Pasul următor
game-resign = Cedează
game-resign-sure = Renunți la această partidă?
game-resign-yes = Da, cedez
game-command = Comandă sau întrebare
game-command-do = Trimite
game-command-help = Ce poți scrie
game-greet = Spune ceva drăguț
game-moves = Mutări
game-moves-hidden = Rămân ascunse până la sfârșit.
game-moves-none = Încă niciuna.
game-record = Descarcă partida
game-replay = Revezi partida
game-replay-first = Început
game-replay-back = Înapoi
game-replay-on = Înainte
game-replay-last = Sfârșit
game-replay-at = { $step } din { $count }
game-clock = Ceas
game-help = Ajutor
game-terms = Regulile acestei partide
game-keys = Taste
# The four letters can be chosen.
game-keys-text = Pe tablă și în rezervă te miști cu săgețile și alegi cu Enter sau Spațiu. Cu { $quarto } strigi QUARTO!, cu { $board } ajungi la tablă, cu { $reserve } la rezervă, cu { $command } la caseta de comenzi. După partidă, cu săgețile stânga și dreapta mergi înapoi și înainte.
game-share = Partida poate fi urmărită aici:
game-watching = { PLURAL($count) ->
        [one] { $count } persoană urmărește partida
        [few] { $count } persoane urmăresc partida
       *[other] { $count } de persoane urmăresc partida
    }
game-news = Ce se întâmplă
game-offline = Conexiunea s-a întrerupt. Încercăm din nou…
game-online = Conexiunea a revenit.

join-free-text = În această partidă e un loc liber pentru tine.
join-continue = Continuă ca { $player }
join-continue-text = Acest link este pentru locul ocupat de { $player }. Dacă continui, și acest browser va avea locul. Continuă doar dacă e al tău.
join-other = Ai deja un loc în această partidă
join-other-text = Acest link este pentru celălalt loc. Cine urmează să stea acolo îl deschide în propriul browser.
join-spent = Această invitație nu mai e valabilă
join-spent-text = Cineva a folosit-o sau a fost retrasă. Poți privi partida.
join-full = Prea multe browsere au acest loc
join-full-text = Renunță la el într-un browser pe care nu-l mai folosești, apoi revino.
join-game = La partidă

seats-title = Ce păstrează acest browser
seats-intro = Acest browser are o cheie într-un cookie. Cu ea are locurile de mai jos: oricine folosește acest browser poate juca acolo. Celelalte browsere și terminale în care joci au cheile lor.
seats-none = Acest browser nu are niciun loc.
seats-leave = Renunță la loc în acest browser: { $game }
seats-left = Acest browser nu mai are acel loc.
seats-forget = Uită tot
seats-forget-text = Acest browser renunță la toate locurile, iar numele și setările tale se șterg. Partidele rămân așa cum sunt, dar de aici nu te mai poți întoarce la locurile tale.
seats-forget-yes = Da, uită tot
seats-forgotten = Totul a fost uitat.

settings-intro = Se păstrează în acest browser și sunt valabile doar pentru tine.
settings-save = Salvează
settings-saved = S-a salvat.
settings-theme = Culorile paginii
settings-theme-auto = ca în sistem
settings-theme-light = deschise
settings-theme-dark = închise
settings-labels = Litere pe piese
settings-labels-on = Arată inițialele trăsăturilor
settings-motion = Animații
settings-motion-auto = ca în sistem
settings-motion-off = niciuna
settings-sound = Sunet
settings-sound-turn = Un semnal când sunt la mutare
settings-keys = Scurtături cu o singură tastă
settings-keys-same = Alege ca taste patru litere sau cifre diferite.
settings-sound-pieces = Sunetele pieselor date și așezate
settings-sound-calls = Strigările și sfârșitul partidei
settings-sound-clock = Un avertisment când se termină timpul
settings-sound-edge = Marginea tablei, cu săgețile
settings-volume = Volumul sunetelor
settings-volume-low = mic
settings-volume-medium = mediu
settings-volume-high = mare
settings-speech = Voce
settings-speech-on = Pagina vorbește; pentru cine nu are cititor de ecran
settings-speech-volume = Volumul vocii
settings-warnings = Avertismentele ceasului
settings-warnings-both = când mai sunt 30 și 10 secunde
settings-warnings-last = când mai sunt 10 secunde
settings-blindfold = Legătură la ochi doar pentru mine
settings-blindfold-own = Ascunde-mi tabla, rezerva și mutările; pentru ceilalți nu se schimbă nimic

sounds-title = Sunete
sounds-learn = Învață sunetele
sounds-intro = Fiecare piesă are sunetul ei, făcut din cele patru trăsături. Alege aici ce vrei să auzi:
sounds-pieces = Piesele
sounds-signals = Semnalele
training-title = Ce piesă a fost?
training-text = Ascultă o piesă și spune ce ai auzit. Progresul tău se păstrează în acest browser.
training-play = Ascultă o piesă
training-again = Încă o dată
training-answer = Aceasta este
training-progress = Progresul tău
training-piece = piesa întreagă
training-correct = corecte
training-asked = întrebări
training-forget = Ia-o de la capăt

access-title = Accesibilitate
access-intro = Quarto e făcut astfel încât persoanele nevăzătoare și cele văzătoare să joace aceeași partidă la aceeași masă, pe aceleași pagini. Urmăm WCAG 2.2, nivelul AA.
access-ways = Feluri de a juca
access-reader = Cititor de ecran: tabla și rezerva sunt grile, cu titluri în jur; ce se întâmplă se anunță o dată, întâi ce e mai important; orice întrebare despre tablă poate fi scrisă, cu aceleași cuvinte ca în terminal.
access-keyboard = Tastatură: la toate se ajunge cu Tab și cu săgețile. Scurtăturile cu o literă funcționează doar pe tablă și în rezervă, pot fi schimbate și oprite.
access-touch = Atingere: fiecare câmp și fiecare piesă e un buton de cel puțin 44 de pixeli. Nu e nevoie de niciun gest și nimic nu trebuie tras.
access-sight = Vedere: piesele se deosebesc prin formă și textură, nu doar prin culoare. Paginile încap în 320 de pixeli, urmează sistemul tău la contrast, culori, mod întunecat și animații și pot arăta litere pe piese.
access-sound = Sunet: fiecare piesă și fiecare eveniment se poate auzi, și nimic nu depinde de auz.
access-scripts = Fără scripturi: toate paginile merg cu linkuri și formulare, și în browsere de text precum Lynx sau w3m.
access-terminal = Terminal: „quarto play” scrie rânduri simple pentru voce și afișaje braille și se poate alătura partidelor de pe acest server.
access-tactile = La o masă adevărată: „quarto tactile” scrie fișiere pentru a tipări sau a tăia un joc care se recunoaște la pipăit.
access-time = Timp: fără ceas nimeni nu se grăbește. Cu ceas, partea fiecăruia se poate stabili înaintea partidei, până la de cinci ori mai mult.
access-tested = Cum a fost încercat
access-tested-text = Mașinile joacă partide întregi doar cu tastatura, fără scripturi și în browsere de text, iar în toate cele cinci limbi prin arborele pe care îl primesc cititoarele de ecran; axe-core nu găsește nimic pe nicio pagină. Din partea noastră, nimeni nu a parcurs încă paginile manual cu NVDA, JAWS, VoiceOver, TalkBack sau Orca.
access-limits = Limite cunoscute
access-limit-sound = Browserele nu redau niciun sunet înainte să atingi o dată pagina.
access-limit-speech = Pagina poate vorbi doar dacă sistemul tău are o voce pentru limba ta.
access-limit-api = Descrierea interfeței pentru programe este doar în engleză.
access-report = Semnalează o barieră
access-report-to = Te împiedică ceva? Spune-ne: { $contact }
access-report-host = Te împiedică ceva? Spune-i celui care ține acest server.

about-text = Quarto după regulile oficiale, pentru toată lumea: în browser, în terminal și din alte programe.
about-rules = Blaise Müller a inventat jocul în 1991. Câștigă doar cine observă un aliniament și strigă QUARTO!, așa că pagina nu-ți spune niciodată dacă există vreunul.
about-access = Pentru orice ajunge tastatura sau ecranul tactil; nu e nevoie nici de scripturi, nici de vedere.
about-privacy = Nu ai nevoie de cont. Două cookie-uri păstrează locurile tale la masă și setările tale; nimeni altcineva nu află nimic.
about-source = Versiunea { $version }. Software liber sub licența Apache 2.0 sau licența MIT.

error-title = Nu a mers
error-no-page = La această adresă nu există nicio pagină.
error-no-game = Nu există o astfel de partidă. Poate că linkul este incomplet.
error-no-seat = Nu ai loc acolo. Poate că linkul este incomplet.
error-too-many = { PLURAL($count) ->
        [one] Ceri prea multe deodată. Încearcă din nou peste { $count } secundă.
        [few] Ceri prea multe deodată. Încearcă din nou peste { $count } secunde.
       *[other] Ceri prea multe deodată. Încearcă din nou peste { $count } de secunde.
    }
error-busy = Serverul nu poate face asta acum. Nu s-a pierdut nimic; încearcă din nou.
error-damaged = Această partidă este deteriorată: ce a păstrat serverul din ea nu poate fi citit. Nu ajută să încerci din nou; anunță administratorul serverului.
error-other = Serverul nu a înțeles ce voiai. Întoarce-te și încearcă din nou.
error-home = La pagina principală
