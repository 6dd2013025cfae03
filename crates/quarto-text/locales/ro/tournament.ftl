# Turnee acasă: ce citesc organizatorul și jucătorii.

tournament-founded = Turneul { $name } este salvat în { $file }. Acum înscrie jucătorii: quarto tournament enter { $file } NUME NUME…
tournament-entered = Numărul { $number }: { $name }.
tournament-title = { $name }, runda { $round }
tournament-open = Masa { $table }: începe { $first }, adversar: { $second }.
tournament-won = Masa { $table }: { $winner } a câștigat, { $loser } a pierdut.
tournament-forfeit = Masa { $table }: { $winner } a câștigat fără joc, pentru că { $loser } nu a venit.
tournament-drawn = Masa { $table }: remiză între { $first } și { $second }.
tournament-nobody = Masa { $table }: nu au venit nici { $first }, nici { $second }.
tournament-play-off = Partidă de departajare, fără puncte. { $line }
tournament-bye = Fără adversar în această rundă: { $name }. Puncte: { $points }.
tournament-standings = { $name }, clasamentul după runda { $round }
tournament-before = { $name }, încă nicio rundă
tournament-place = { $place }. { $name }, puncte: { $points }
tournament-value = { $what }: { $value }
tournament-gone = a părăsit turneul
tie-buchholz = punctele adversarilor
tie-buchholz-cut = punctele adversarilor, fără cel mai slab
tie-sonneborn-berger = punctele celor învinși
tie-direct-encounter = partide între egali
tie-wins = victorii
tie-streak = victorii la rând
tie-play-off = departajare
tie-survived = runde trecute
tournament-left = { $name } nu mai este în turneu.
tournament-away = { $name } nu va juca în runda următoare.
tournament-back = { $name } joacă din nou.
tournament-corrected = Corectat. { $line }
tournament-missing = { PLURAL($count) ->
        [one] Lipsește { $count } rezultat din această rundă.
        [few] Lipsesc { $count } rezultate din această rundă.
       *[other] Lipsesc { $count } de rezultate din această rundă.
    }
tournament-next = Runda este completă. Urmează: quarto tournament pair { $file }
tournament-finished = S-au jucat toate rundele. Clasamentul final: quarto tournament standings { $file }
tournament-cells = Fiecare rând: numărul, numele, apoi numărul adversarului în fiecare rundă. + victorie, = remiză, - înfrângere, s a început, f fără joc, b fără adversar, 0 absent, . nehotărât; la sfârșit, punctele.
sheet-table = Masa { $table }
sheet-starts = Începe: { $name }
sheet-other = Adversar: { $name }
sheet-winner = Câștigă (sau „remiză”): { $line }
sheet-signed = Semnăturile ambilor: { $line }
tournament-name-taken = { $name } este deja pe listă. Adaugă o inițială sau o poreclă.
tournament-name-bad = „{ $name }” nu poate fi un nume: folosește cel mult patruzeci de litere, cifre și semne, fiecare cuvânt într-un singur alfabet.
tournament-too-late = Prima rundă este deja stabilită. În acest sistem nu se mai poate înscrie nimeni.
tournament-who = În acest turneu nu este nimeni cu numele „{ $name }”. Scrie un nume de pe listă sau un număr.
tournament-which = Mai multe nume încep cu „{ $name }”. Scrie mai multe litere sau numărul.
tournament-has-left = { $name } a plecat deja. Ca să revină: quarto tournament back
tournament-is-here = { $name } este deja în turneu.
tournament-other-system = Asta nu se poate în acest sistem.
tournament-too-few = E nevoie de cel puțin doi jucători.
tournament-games-open = Mai sunt partide neterminate. Notează mai întâi rezultatele lor.
tournament-nobody-free = Niciun jucător liber nu are încă adversar.
tournament-over = Nu mai este nimic de stabilit: turneul s-a terminat.
tournament-no-table = În runda { $round } nu este nicio partidă la masa { $table }.
tournament-decided = Partida are deja un rezultat. Pentru a-l schimba: quarto tournament correct
tournament-not-decided = Partida nu are încă rezultat. Pentru a-l nota: quarto tournament result
tournament-must-win = Într-un turneu eliminatoriu unul dintre cei doi merge mai departe. Spune cine.
tournament-next-paired = Câștigătorul este deja în runda următoare și nu mai poate fi schimbat.
tournament-not-equal = Doar doi jucători cu același număr de puncte pot juca departajarea.
tournament-bad-result = „{ $text }” nu este un rezultat. Scrie 1-0 dacă a câștigat cine a început, 0-1 dacă a câștigat celălalt, 1/2 pentru remiză; adaugă f dacă nu s-a jucat; 0-0 dacă nu a venit nimeni.
tournament-file-exists = { $file } există deja. Alege alt nume.
tournament-file-damaged = Linia { $line } din { $file } nu face parte dintr-un turneu. Nu s-a schimbat nimic.
tournament-file-unusable = { $file } nu poate fi folosit ({ $reason }). Nu s-a schimbat nimic.
tournament-no-names = Nu este niciun nume de înscris.
