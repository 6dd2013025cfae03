# Lessons: what is to be done, why an answer is wrong, and what is said around it. The lessons themselves are files of their own.

task-pick = Alege o piesă: { $value }.
task-give = Dă orice piesă.
task-give-safe = Dă o piesă cu care adversarul nu câștigă.
task-place = Așază-ți piesa pe orice căsuță liberă.
task-place-to-win = Așază-ți piesa astfel încât să câștigi.
task-place-safe = Așază-ți piesa astfel încât să mai ai una sigură de dat.
task-well = Găsește cea mai bună mutare.
task-call = Găsește aliniamentul și anunță QUARTO!
task-decide = E ceva de anunțat? Dacă nu, joacă mai departe.
right = Corect!
right-alignment = Corect: { $alignments }.
hint-answer = O posibilitate: { $action }.
mistake-not-given = Aici trebuie să alegi o piesă pe care s-o dai.
mistake-not-placed = Aici trebuie să-ți așezi piesa pe o căsuță.
mistake-not-called = Încă nu: mai întâi anunță QUARTO! și arată linia.
mistake-other-trait = Aceasta este { $is }, nu { $wanted }.
mistake-nothing-made = Așa nu ies patru cu ceva în comun. Caută o linie cu trei piese care au ceva în comun cu a ta.
mistake-lets-win = Atunci adversarul câștigă pe { $square }: { $shape } așteaptă o piesă { $value }.
mistake-nothing-safe = După aceea, orice piesă ai da, adversarul câștigă.
mistake-not-full = Aici mai e o căsuță liberă: { $shape }.
mistake-nothing-shared = Aceste patru piese nu au în comun nimic care să conteze: { $shape }.
mistake-expired = Prea târziu: { $alignment }. Aliniamentul s-a format mai devreme și nimeni nu l-a anunțat.
mistake-missed = Mai uită-te o dată: { $alignment }. Anunță QUARTO!
mistake-spoils = Înainte: { $before }. După aceea: { $after }. Există ceva mai bun.
# $number (number), $count (number)
lesson-begins = Lecția { $number } din { $count }: { $title }
# $number (number), $count (number)
lesson-step = Pasul { $number } din { $count }.
lesson-done = Lecție terminată.
course-done = Ai terminat tot cursul. Joc plăcut!
lesson-mark-done = terminată
lesson-unknown = Nu există lecția „{ $name }”. Lecțiile sunt: { $names }.
learn-help = Răspunde ca într-o partidă: scrie o căsuță, de exemplu b2, „dă” urmat de o piesă sau „quarto” urmat de o linie. Mai poți scrie: { $hint }, { $board }, { $again }, { $quit }.
learn-goodbye = Pe curând! Cu „quarto learn” continui de aici.

# On pages.
learn-intro = Lecții scurte, câte un lucru pe rând. Te oprești când vrei.
learn-continue = Continuă: { $title }
learn-step-next = Mai departe
learn-lesson-next = Lecția următoare: { $title }
learn-ask-hint = Sfat
learn-type = Sau scrie răspunsul
learn-all = Toate lecțiile
