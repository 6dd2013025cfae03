# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Sari la conținut
page-navigation = Meniul principal
page-languages = Limbi
page-learn = Învață
page-puzzles = Probleme
page-rules = Reguli
page-my-games = Partidele mele
page-settings = Setări
page-picture = O tablă de Quarto din lemn, cu patru piese înalte în linie
page-sound-off = Oprește sunetul
page-sound-on = Pornește sunetul
page-about = Despre
# The name of somebody who has not told it.
page-guest = Oaspete

# The title of the browser window.
page-title = { $title } – Quarto
# A day; the month is one of those below.
page-date = { $day } { $month } { $year }
month-january = ianuarie
month-february = februarie
month-march = martie
month-april = aprilie
month-may = mai
month-june = iunie
month-july = iulie
month-august = august
month-september = septembrie
month-october = octombrie
month-november = noiembrie
month-december = decembrie

home-lead = Șaisprezece piese, patru trăsături. Aliniază patru care au ceva în comun – toate înalte, toate rotunde, toate deschise la culoare… – și anunță QUARTO! înaintea adversarului.
home-title = Tu alegi piesa.
home-title-then = Adversarul o așază.
home-play = Joacă
home-play-note = Ochii pe tablă: patru piese asemănătoare câștigă doar dacă anunți QUARTO! înainte să dai piesa următoare.
home-levels = Sau alege un adversar, de la 1 (începător) la 10 (nu greșește niciodată)
home-lesson = Prima mea partidă
home-lesson-note = Pas cu pas: aliniază patru piese la fel de înalte și câștigi.
home-help = Ajutor și joc cu ochii legați
home-opponent-note = Cine joacă și cine începe
home-rules-note = Cum se câștigă
home-clock-note = Pe îndelete sau contra timp
home-help-note = Sfaturi, mutări luate înapoi, joc fără să vezi
home-here = În doi, aici
home-here-note = Două persoane, un ecran.
home-link = În doi, online
home-link-note = Primești un link pe care să-l trimiți.
home-learn = Învață regulile
home-continue = Continuă o partidă
home-more = Mai multe opțiuni
home-opponent-here = Altă persoană, la acest ecran
home-opponent-link = Altă persoană, prin link
home-no-traits = Alege cel puțin o trăsătură care să conteze.
home-bad-name = Numele poate avea cel mult 40 de caractere, dintre care măcar o literă sau o cifră. Toate trebuie să fie vizibile, iar fiecare cuvânt trebuie scris într-un singur alfabet.

games-none = Nu ai încă nicio partidă.
games-none-text = Aici vor apărea toate partidele jucate în acest browser.
games-won = câștigată
games-lost = pierdută
games-drawn = remiză
games-over = terminată
games-play = Joacă o partidă
games-your-turn = e rândul tău
games-their-turn = e rândul adversarului
games-waiting = nu a intrat încă nimeni în joc
games-placed = { PLURAL($count) ->
        [one] { $count } piesă așezată
        [few] { $count } piese așezate
       *[other] { $count } de piese așezate
    }

# Who plays: the title of a game.
game-versus = { $first } – { $second }
game-you = Tu
# A seat on which nobody sits yet.
game-empty-seat = …
# What one has to do: heading of the page.
game-your-give = E rândul tău: alege o piesă pentru { $opponent }.
game-your-place = E rândul tău: așază piesa din mână.
game-your-last-call = Toate piesele sunt așezate: anunță QUARTO! sau spune „gata”.
game-your-last-done = Toate piesele sunt așezate: spune „gata”.
# What one has to do, while a call is possible.
game-or-call = { $prompt } Sau anunță QUARTO!
# Something was tried that cannot be done now.
game-instead = { $tried }. { $prompt }
# The rules of this game, in a word or two each.
game-chip-blocks = 2×2
game-chip-called = se anunță
game-chip-auto = fără anunț
game-waiting-for-other = Îl așteptăm pe celălalt jucător
game-wait = Actualizează
game-nothing-yet = Nimic nou deocamdată.
game-stale = Partida a mers mai departe. Verifică tabla și încearcă din nou.
game-invitation = Invită pe cineva
game-invitation-text = Trimite acest link. Partida începe imediat ce persoana invitată intră în joc.
game-invitation-scan = Sau arată acest cod unui telefon din apropiere.
game-invitation-local = Această adresă funcționează doar pe acest calculator. Ca să joci cu cineva din altă parte, pornește serverul astfel încât să fie accesibil și altora.
game-invitation-code = Linkul sub formă de cod QR
game-invited = Ai o invitație
game-invited-by = { $player } te invită la o partidă
game-preview = Quarto: tu alegi piesa, adversarul o așază. Fără cont.
game-invited-text = { $player } ar vrea să joace cu tine.
game-free-seat = Un loc este liber
game-by-invitation = Cu invitația se poate intra în joc o singură dată.
game-not-invited = Poate intra în joc doar cine are o invitație.
game-withdraw = Retrage invitația
game-withdrawn = Invitația a fost retrasă: nimeni nu mai poate intra în joc.
game-your-name = Numele tău
game-sit-down = Intră în joc
game-link = Link
game-copy = Copiază linkul
game-send = Distribuie…
game-copied = Copiat.
game-board = Tabla
game-board-hidden = Tabla este ascunsă. Poți întreba despre ea mai jos.
game-board-hidden-memory = Tabla este ascunsă și nu poți întreba nimic: joacă din memorie.
game-own-blindfold = Porți o mască pe ochi: tabla este ascunsă doar pentru tine. Întreabă despre ea mai jos sau dă-ți masca jos, în setări.
# A square of the board, as it is heard: its name first.
game-square-empty = { $square }, liberă
game-square-holds = { $square }, { $piece }
game-square-hidden = { $square }, ascunsă
game-reserve = Rezerva
game-gone = luată: { $piece }
game-hand = În mână
game-hand-empty = nicio piesă
game-actions = Acțiuni
# The button by which a player calls.
game-quarto = QUARTO!
game-where = Unde?
game-call-text = Alege prima și ultima piesă a liniei sau pe toate patru.
game-call-risk = Gândește-te bine: în această partidă, dacă anunți greșit, pierzi.
game-call-now = Anunță QUARTO!
game-call-sure = Vei anunța QUARTO! și vei arăta { $shape }. În această partidă, dacă anunți greșit, pierzi.
game-call-yes = Da, anunț QUARTO!
game-sure-no = Nu, înapoi
game-call-no-shape = Arată patru piese care pot forma un aliniament.
game-done = Gata – nimic de anunțat
game-hint = Sfat
game-undo = Ia mutarea înapoi
game-offer-draw = Propune remiză
game-draw-offered = { $player } propune remiză.
game-takeback-asked = { $player } cere voie să ia mutarea înapoi.
game-accept = Acceptă
game-decline = Refuză
game-absent = A plecat adversarul?
game-claim = Revendică victoria
game-rematch = Încă o partidă
game-rematch-accept = Da, încă o partidă
game-only-watching = Urmărești partida. Doar jucătorii pot face mutări.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } a completat aliniamentul, dar nu l-a anunțat.
# The end of a game, for one who could have called what nobody called; then the result.
game-had-it = Puteai să câștigi!
game-verdict-won = Ai câștigat!
game-verdict-player = { $player } câștigă!
game-verdict-drawn = Remiză.
game-harder = Mai greu: { $player }
game-share-result = Distribuie
game-rematch-asked = Ai cerut încă o partidă.
game-next = Mergi la partida următoare
game-lesson-text = Pasul următor: contează { $traits }.
game-lesson-call = Pasul următor: de acum, un aliniament câștigă doar dacă anunți QUARTO!
game-aim-auto = Patru piese cu ceva în comun, în linie, câștigă pe loc.
game-aim-call = Vezi patru piese cu ceva în comun, în linie? Anunță QUARTO! înainte să dai o piesă.
game-lesson-next = Pasul următor
game-resign = Cedează
game-resign-sure = Cedezi această partidă?
game-resign-yes = Da, cedez
game-typing = Scrie o comandă
game-command = Comandă sau întrebare
game-command-do = Trimite
game-command-help = Ce poți scrie
game-greet = Trimite un salut
game-moves = Mutări
game-moves-hidden = Ascunse până la sfârșit.
game-moves-none = Încă niciuna.
game-record = Descarcă partida
game-replay = Revezi partida
game-replay-first = Început
game-replay-back = Înapoi
game-replay-on = Înainte
game-replay-last = Sfârșit
game-replay-at = { $step } din { $count }
game-replay-at-start = Începutul partidei, 0 din { $count }
game-replay-at-end = Sfârșitul partidei, { $count } din { $count }
game-clock = Ceas
game-help = Ajutor
game-terms = Regulile acestei partide
game-keys = Taste
# The four letters can be chosen.
game-keys-text = Pe tablă și în rezervă te miști cu săgețile și alegi cu Enter sau Spațiu. Cu { $quarto } anunți QUARTO!, cu { $board } ajungi la tablă, cu { $reserve } la rezervă, cu { $command } la caseta de comenzi. După partidă, cu săgețile stânga și dreapta mergi înapoi și înainte.
game-share = Oricine poate urmări partida aici:
game-watching = { PLURAL($count) ->
        [one] { $count } persoană urmărește partida
        [few] { $count } persoane urmăresc partida
       *[other] { $count } de persoane urmăresc partida
    }
game-news = Jurnalul partidei
game-offline = Conexiunea s-a întrerupt. Încercăm din nou…
game-online = Conexiunea a revenit.

join-free-text = În această partidă e un loc liber pentru tine.
join-continue = Continuă ca { $player }
join-continue-text = Acest link este pentru locul ocupat de { $player }. Dacă mergi mai departe, locul va putea fi folosit și din acest browser. Mergi mai departe doar dacă locul e al tău.
join-other = Joci deja în această partidă
join-other-text = Acest link este pentru celălalt loc. Cine urmează să joace acolo îl deschide în propriul browser.
join-spent = Această invitație nu mai e valabilă
join-spent-text = A fost folosită sau retrasă. Poți urmări partida.
join-full = Locul e folosit din prea multe browsere
join-full-text = Renunță la el într-un browser pe care nu-l mai folosești, apoi revino.
join-game = Mergi la partidă

seats-title = Locurile tale din acest browser
seats-intro = Acest browser păstrează o cheie într-un cookie. Ea deschide locurile de mai jos: oricine folosește acest browser poate juca acolo. Celelalte browsere și terminale în care joci au propriile chei.
seats-none = Acest browser nu are niciun loc.
seats-leave = Renunță la acest loc: { $game }
seats-left = Acest browser nu mai are acel loc.
seats-forget = Uită tot
seats-forget-text = Acest browser renunță la toate locurile, iar numele și setările tale se șterg. Partidele rămân așa cum sunt, dar de aici nu te mai poți întoarce la locurile tale.
seats-forget-yes = Da, uită tot
seats-forgotten = Totul a fost uitat.

settings-intro = Setările tale se salvează în acest browser. Sunt valabile doar pentru tine.
settings-save = Salvează
settings-saved = Salvat.
settings-look = Aspect
settings-access = Accesibilitate
settings-you = Despre tine
settings-theme = Culorile paginii
settings-theme-auto = ca pe dispozitivul tău
settings-theme-light = deschise
settings-theme-dark = închise
settings-labels = Litere pe piese
settings-labels-on = Arată trăsăturile prin litere
settings-motion = Animații
settings-motion-auto = ca pe dispozitivul tău
settings-motion-off = fără animații
settings-pace = Ritmul calculatorului
settings-pace-calm = liniștit
settings-pace-brisk = alert
settings-pace-instant = instantaneu
settings-sound = Sunete
settings-sound-turn = Când e rândul tău
settings-keys = Scurtături cu o singură tastă
settings-keys-same = Alege pentru fiecare tastă altă literă sau cifră.
settings-sound-pieces = Un sunet pentru trăsăturile fiecărei piese
settings-sound-placed = Când se așază o piesă
settings-sound-calls = Când se anunță QUARTO! și la sfârșitul partidei
settings-sound-clock = Când timpul e pe sfârșite
settings-sound-edge = Când ajungi cu săgețile la marginea tablei
settings-volume = Volumul sunetelor
settings-volume-low = mic
settings-volume-medium = mediu
settings-volume-high = mare
settings-speech = Voce
settings-speech-on = Citește partida cu voce tare (nu alege asta dacă folosești un cititor de ecran)
settings-speech-volume = Volumul vocii
settings-warnings = Avertismentele ceasului
settings-warnings-both = când mai sunt 30 de secunde și când mai sunt 10
settings-warnings-last = când mai sunt 10 secunde
settings-blindfold = Mască pe ochi (doar pentru tine)
settings-blindfold-own = Îți ascunde tabla, rezerva și mutările; pentru ceilalți nu se schimbă nimic

sounds-title = Sunete
sounds-learn = Învață sunetele
sounds-intro = Fiecare piesă are sunetul ei, format din cele patru trăsături. Alege ce vrei să auzi, în setări:
sounds-pieces = Piesele
sounds-signals = Semnalele
training-title = Ce piesă a fost?
training-text = Ascultă o piesă și spune ce ai auzit. Progresul tău se salvează în acest browser.
training-play = Ascultă o piesă
training-again = Mai ascultă o dată
training-answer = Asta e
training-progress = Progresul tău
training-piece = piesa întreagă
training-correct = Corecte
training-asked = Total
training-forget = Ia-o de la capăt

access-title = Accesibilitate
access-intro = Quarto e făcut astfel încât persoanele nevăzătoare și cele văzătoare să joace aceeași partidă la aceeași masă, pe aceleași pagini. Urmăm WCAG 2.2, nivelul AA.
access-ways = Cum poți juca
access-reader = Cititor de ecran: tabla și rezerva sunt grile, cu titluri în jur; ce se întâmplă se citește o singură dată, întâi ce e mai important; orice întrebare despre tablă poate fi scrisă, cu aceleași cuvinte ca în terminal.
access-keyboard = Tastatură: la toate se ajunge cu Tab și cu săgețile. Scurtăturile cu o singură literă funcționează doar pe tablă și în rezervă; le poți schimba sau opri.
access-touch = Ecran tactil: fiecare căsuță și fiecare piesă e un buton de cel puțin 44 de pixeli. Nu e nevoie de gesturi și nimic nu trebuie tras cu degetul.
access-sight = Vedere: piesele se deosebesc prin formă și textură, nu doar prin culoare. Paginile încap pe un ecran lat de 320 de pixeli, respectă setările dispozitivului tău pentru contrast, culori, mod întunecat și animații și pot arăta litere pe piese.
access-sound = Sunet: fiecare piesă și fiecare eveniment se poate auzi, dar poți juca la fel de bine și fără sunet.
access-scripts = Fără scripturi: toate paginile funcționează cu linkuri și formulare, chiar și în browsere de text precum Lynx sau w3m.
access-terminal = Terminal: „quarto play” scrie rânduri simple pentru voce și afișaje braille și poate intra în partidele de pe acest server.
access-tactile = La o masă adevărată: „quarto tactile” creează fișiere pentru a imprima sau a decupa un set ale cărui piese se deosebesc la pipăit.
access-time = Timp: fără ceas, nimeni nu se grăbește. Cu ceas, puteți stabili înaintea partidei ca un jucător să aibă mai mult timp: pe aceste pagini, de până la cinci ori mai mult.
access-tested = Cum a fost testat
access-tested-text = Teste automate joacă partide întregi doar cu tastatura, fără scripturi și în browsere de text, iar în toate cele cinci limbi prin arborele de accesibilitate pe care îl folosesc cititoarele de ecran; verificatorul axe-core nu semnalează nicio problemă. Niciunul dintre noi nu a încercat încă paginile manual cu NVDA, JAWS, VoiceOver, TalkBack sau Orca.
access-limits = Limite cunoscute
access-limit-sound = Browserele nu redau niciun sunet până când dai clic, atingi ecranul sau apeși o tastă.
access-limit-speech = Pagina poate vorbi doar dacă dispozitivul tău are o voce pentru limba ta.
access-limit-api = Descrierea interfeței pentru programe este doar în engleză.
access-report = Semnalează o problemă
access-report-to = Te împiedică ceva? Spune-ne: { $contact }
access-report-host = Te împiedică ceva? Spune-i persoanei care administrează serverul.

about-text = Quarto după regulile oficiale, pentru toată lumea: în browser, în terminal și pentru programe.
about-rules = Blaise Müller a inventat jocul în 1991. Câștigă doar cine observă un aliniament și anunță QUARTO!, așa că, dacă nu ceri un sfat, pagina nu-ți spune niciodată dacă există vreunul.
about-access = Aici poți juca orice partidă de la tastatură, pe ecran tactil, fără scripturi și fără să vezi.
about-privacy = Nu ai nevoie de cont. Două cookie-uri țin minte locurile și setările tale; nimeni altcineva nu află nimic.
about-source = Versiunea { $version }. Software liber sub licența Apache 2.0 sau sub licența MIT.

error-title = Ceva nu a mers bine
error-no-page = La această adresă nu există nicio pagină.
error-no-game = Această partidă nu există. Poate că linkul este incomplet.
error-no-seat = Nu joci în această partidă. Poate că linkul este incomplet.
error-too-many = { PLURAL($count) ->
        [one] Prea multe cereri deodată. Încearcă din nou peste { $count } secundă.
        [few] Prea multe cereri deodată. Încearcă din nou peste { $count } secunde.
       *[other] Prea multe cereri deodată. Încearcă din nou peste { $count } de secunde.
    }
error-busy = Serverul nu poate face asta acum. Nu s-a pierdut nimic; încearcă din nou.
error-damaged = Această partidă este deteriorată: serverul nu poate citi ce a salvat. Nu ajută să încerci din nou; spune-le, te rog, celor care administrează serverul.
error-other = Serverul nu a înțeles. Întoarce-te și încearcă din nou.
error-home = Mergi la pagina principală
