# Puzzles: what is asked, why an answer is wrong, and what is said around it.

puzzle-kind-spot = găsește aliniamentul
puzzle-kind-win-now = câștigă pe loc
puzzle-kind-safe-give = dă fără risc
puzzle-kind-win-in = câștigă în câteva mutări
puzzle-kind-save = salvează remiza
# $difficulty (number)
puzzle-title = Problema { $name }: { $kind }, dificultate { $difficulty } din 100.
puzzle-last = Ultima piesă așezată: { $square }.
puzzle-task-spot = Există un aliniament de anunțat? Anunță-l. Dacă nu, scrie „{ $done }”.
puzzle-task-win-now = Așază-ți piesa astfel încât să câștigi pe loc.
puzzle-task-safe-give = Ce piese poți da fără ca adversarul să câștige pe loc? Numește-le pe toate, câte una pe rând, apoi scrie „{ $done }”.
puzzle-task-win-in = { PLURAL($count) ->
        [one] Câștigă într-o mutare, orice ar face adversarul.
        [few] Câștigă în { $count } mutări (ale tale și ale adversarului), orice ar face el.
       *[other] Câștigă în { $count } de mutări (ale tale și ale adversarului), orice ar face el.
    }
puzzle-task-save = O singură variantă păstrează remiza. Găsește-o.
puzzle-you-place = Tu așezi piesa.
puzzle-you-give = Tu dai o piesă.
puzzle-continues = Până aici, corect.
puzzle-named = Aceasta e fără risc. Mai e vreuna? Când le-ai numit pe toate, scrie „{ $done }”.
puzzle-solved = Rezolvat!
puzzle-solved-alignment = Rezolvat: { $alignments }.
puzzle-opponent-places = Adversarul o așază pe { $square }.
puzzle-opponent-gives = Adversarul îți dă { $piece }.
puzzle-worth = Nu. După aceea: { $value }.
puzzle-line = Ar continua așa: { $actions }.
puzzle-unsafe = Nu: cu ea adversarul câștigă pe { $square } ({ $alignments }).
puzzle-unnamed = { PLURAL($count) ->
        [one] Încă nu: mai e o piesă fără risc, { $pieces }.
        [few] Încă nu: mai sunt { $count } piese fără risc: { $pieces }.
       *[other] Încă nu: mai sunt { $count } de piese fără risc: { $pieces }.
    }
puzzle-not-asked = Nu asta se cere aici.
puzzle-clue-alignments = { PLURAL_ZERO($count) ->
        [zero] Nu există niciun aliniament.
        [one] Există un aliniament.
        [few] Există { $count } aliniamente.
       *[other] Există { $count } de aliniamente.
    }
puzzle-clue-safe = { PLURAL($count) ->
        [one] O singură piesă e fără risc.
        [few] { $count } piese sunt fără risc.
       *[other] { $count } de piese sunt fără risc.
    }
puzzle-clue-shape = Uită-te aici: { $shape }.
# $number (number)
puzzle-clue-row = Căsuța e pe rândul { $number }.
puzzle-clue-value = Piesa e { $value }.
puzzle-solution = Soluția: { $actions }.
puzzle-solution-none = Soluția: nu există niciun aliniament.
puzzle-help = Răspunde și întreabă ca într-o partidă: scrie o căsuță, de exemplu b2, „dă” urmat de o piesă sau „quarto” urmat de o linie. Mai poți scrie: { $hint }, { $board }, { $again }, { $next }, { $quit }.
puzzle-next = Apasă Enter pentru problema următoare sau scrie „{ $quit }”.
puzzle-streak = { PLURAL($count) ->
        [one] Una la rând.
        [few] { $count } la rând.
       *[other] { $count } la rând.
    }
# $rating (number)
puzzle-rating = Punctajul tău: { $rating } ({ $change }).
puzzle-day = Problema zilei, { $date }.
puzzle-days = { PLURAL($count) ->
        [one] Revino mâine pentru următoarea.
        [few] { $count } zile la rând. Revino mâine pentru următoarea.
       *[other] { $count } de zile la rând. Revino mâine pentru următoarea.
    }
puzzle-run-lives = { PLURAL_ZERO($count) ->
        [zero] Nu mai ai vieți.
        [one] Ai o viață.
        [few] Ai { $count } vieți.
       *[other] Ai { $count } de vieți.
    }
puzzle-run-begins = Ai { $time }. Fiecare răspuns greșit costă o viață.
puzzle-run-time = Timp rămas: { $time }.
puzzle-run-over = Timpul a expirat.
puzzle-run-solved = { PLURAL_ZERO($count) ->
        [zero] Nu ai rezolvat nicio problemă.
        [one] Ai rezolvat o problemă.
        [few] Ai rezolvat { $count } probleme.
       *[other] Ai rezolvat { $count } de probleme.
    }
puzzle-run-best = { PLURAL($count) ->
        [one] Cel mai bun rezultat: { $count }.
        [few] Cel mai bun rezultat: { $count }.
       *[other] Cel mai bun rezultat: { $count }.
    }
# $solved (number), $tried (number)
puzzle-statistics = { $kind }: { $solved } rezolvate din { $tried } încercate.
puzzle-statistics-streak = { PLURAL($count) ->
        [one] Cel mai lung șir fără greșeală: { $count }.
        [few] Cel mai lung șir fără greșeală: { $count }.
       *[other] Cel mai lung șir fără greșeală: { $count }.
    }
# $rating (number), $deviation (number)
puzzle-statistics-rating = Punctaj: { $rating } (± { $deviation }).
puzzle-none = Nu există problema „{ $name }”.
puzzle-goodbye = Pe curând! Cu „quarto puzzle” găsești mai multe.
