# Puzzles on pages: the choice of one, how it is answered, and what was done so far.

solving-title = Probleme
solving-intro = Poziții în care e ceva de găsit. Fiecare e demonstrată de program, iar la un răspuns greșit afli de ce.
solving-today = Problema zilei
solving-today-note = Aceeași pentru toți. În fiecare zi alta.
solving-today-solve = Rezolv-o
solving-today-done = Ai rezolvat-o. Revino mâine.
solving-days = { PLURAL($count) ->
        [one] { $count } zi la rând
        [few] { $count } zile la rând
       *[other] { $count } de zile la rând
    }
solving-train = Antrenament
solving-train-note = Probleme pe măsura ta: mai grele când le rezolvi, mai ușoare când nu.
solving-train-start = Antrenează-te
solving-run = Contra timp
solving-run-note = Trei minute și trei vieți, de la ușor la greu.
solving-run-start = Începe
solving-run-continue = Continuă
solving-themes = Teme
solving-rules-show = Arată
solving-note-spot = Există un aliniament? Unde?
solving-note-win-now = O căsuță câștigă. Care?
solving-note-safe-give = Ce piese nu pierd pe loc?
solving-note-win-in = Câștigă forțat, împotriva celei mai bune apărări.
solving-note-save = Totul pierde, în afară de o variantă.
# $solved (number), $count (number)
solving-theme-count = { $solved } din { $count } rezolvate
solving-all = Toate problemele
# $number (number)
solving-difficulty = dificultate { $number } din 100
solving-task-spot = Există un aliniament de anunțat? Alege-l sau spune că nu există.
solving-task-safe-give = Marchează toate piesele pe care le poți da fără ca adversarul să câștige pe loc.
solving-where = Unde e aliniamentul?
solving-point = Alege-l aici sau arată-i cele două capete pe tablă.
solving-none = Nu există
solving-these = Acestea și niciuna în plus
solving-mark-wrong = Nu: cu { $piece } adversarul câștigă pe { $square } ({ $alignments }).
solving-hint = Sfat
solving-solution = Arată soluția
solving-next = Problema următoare
solving-again = De la început
solving-told = Poziția în cuvinte
solving-type = Sau scrie răspunsul
solving-study = Pe tabla de analiză
solving-statistics = Statistici
solving-nothing-yet = Încă nimic. Rezolvă o problemă și va apărea aici.
solving-rating-plot = Punctajul tău în timp
solving-rating-number = Problema
solving-rating-value = Punctaj
solving-kinds = După fel
solving-kind = Fel
solving-tried = Încercate
solving-solved = Rezolvate
solving-records = Recorduri
solving-kept = Acestea se păstrează cu secretul browserului tău și nu le vede nimeni altcineva. Poți cere să fie uitate:
solving-kept-forget = locurile tale
solving-run-over = Cursa s-a încheiat.
# $lives (number), $solved (number)
solving-run-score = Rezolvate: { $solved }. Vieți: { $lives }.
solving-run-left = Timp rămas: { $time }
solving-run-again = Încă o cursă
solving-ear = După auz
solving-memory = Din memorie
solving-look = Vezi tabla
solving-hide = Ascunde și răspunde
solving-hidden = Poziția e ascunsă. Răspunde din memorie.
solving-remember = Apasă Enter când ai ținut-o minte.
solving-games = Partide cu calculatorul
solving-level = Nivel
solving-won = Câștigate
solving-drawn = Remize
solving-lost = Pierdute
# $caught (number), $missed (number)
solving-calls = Aliniamente: { $caught } anunțate, { $missed } scăpate.
