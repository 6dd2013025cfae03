# The review of a game and the analysis board.

review-title = Analiza partidei
review-link = Analizează partida
review-intro = Cât a valorat fiecare mutare, dacă de atunci încolo amândoi jucătorii observă tot.
review-not-over = Analiza se deschide când se termină partida.
review-too-hard = Calculatorul n-a terminat analiza la timp. Mai încearcă peste puțin timp.
# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Precizie
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent }% – decizii fără greșeală: { $kept } din { $count }
        [few] { $player }: { $percent }% – decizii fără greșeală: { $kept } din { $count }
       *[other] { $player }: { $percent }% – decizii fără greșeală: { $kept } din { $count }
    }
review-accuracy-none = { $player }: n-a fost nimic de hotărât
review-accuracy-help = O decizie este o mutare la care se putea greși. Precizia arată în câte dintre ele nu s-a greșit.
# The graph: a heading, what it shows, and its table.
review-graph-title = Cum a decurs partida
review-graph = Deasupra liniei câștigă { $first }, sub ea câștigă { $second }, iar pe linie e remiză. Tabelul spune același lucru în cuvinte.
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
review-table = Fiecare acțiune și valoarea ei
review-column-action = Acțiune
review-column-after = După ea
# What the game is worth after an action: $player wins in so many moves, or at once.
review-worth = { PLURAL($count) ->
        [one] { $player } câștigă într-o mutare
        [few] { $player } câștigă în { $count } mutări
       *[other] { $player } câștigă în { $count } de mutări
    }
review-worth-now = { $player } câștigă acum
# Turning points: what a player did comes first, in a sentence of its own.
review-turning-title = Momente de cotitură
review-turning-none = Nicio greșeală: rezultatul nu s-a schimbat niciodată.
review-win-draw = A fost o greșeală: victoria a devenit remiză.
review-win-loss = A fost o greșeală: victoria a devenit înfrângere.
review-draw-loss = A fost o greșeală: remiza a devenit înfrângere.
# $others (number)
review-good-pieces = { PLURAL($good) ->
        [one] Doar una dintre celelalte piese ({ $others }) era sigură.
        [few] { $good } dintre celelalte piese ({ $others }) erau sigure.
       *[other] { $good } dintre celelalte piese ({ $others }) erau sigure.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Doar una dintre celelalte căsuțe ({ $others }) era mai bună.
        [few] { $good } dintre celelalte căsuțe ({ $others }) erau mai bune.
       *[other] { $good } dintre celelalte căsuțe ({ $others }) erau mai bune.
    }
review-good-all = Orice altă variantă era mai bună.
review-missed-call = Era un aliniament de anunțat: { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player }: anunțuri ratate { $missed }, anunțuri greșite { $wrong }
review-try = Încearcă din nou de aici
review-back = Înapoi la partidă
# A record to review.
review-paste-title = Analizează o partidă notată
review-paste-label = Notația unei partide încheiate
review-paste-do = Analizează
review-paste-bad = Textul nu poate fi citit ca notație: { $reason }

# The analysis board.
study-title = Tablă de analiză
study-intro = Așază orice poziție, joacă pentru amândoi și vezi cât valorează fiecare variantă.
study-value-title = Valoare
study-value = Pentru jucătorul aflat la rând: { $value }.
study-line = Cea mai bună continuare: { $line }
study-choices-title = Variante
study-choice = { $action }: { $value }
study-over = Partida s-a terminat.
study-back = Un pas înapoi
study-start = Înapoi la început
study-moves = Mutări până aici: { $moves }
study-setup-title = Așază o poziție
study-setup = Așază
study-setup-help = Alege o piesă, apoi o căsuță. Ca să iei o piesă de pe tablă, alege-o.
study-setup-done = Analizează poziția
study-clear = Golește tabla
study-put = { $square }: așază aici { $piece }
study-take = { $square }: ia { $piece }
study-choose = { $piece }: alege
study-chosen = { $piece }: aleasă
study-hand = Ia în mână piesa aleasă
study-hand-empty = Pune înapoi piesa din mână
study-position = Poziția în notație
study-show = Arată
study-bad-position = Aceasta nu este o poziție. O poziție arată așa: { $example }
study-too-hard = Poziția este prea grea pentru a fi calculată la timp.
study-take-along = Ia cu tine
study-link = Link către această poziție
study-picture = Imagine (SVG)
study-record = Notație
