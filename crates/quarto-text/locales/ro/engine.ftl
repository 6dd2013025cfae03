# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] victorie într-o mutare
        [few] victorie în { $count } mutări
       *[other] victorie în { $count } de mutări
    }
worth-win-now = există un aliniament de anunțat
worth-draw = remiză
worth-loss = { PLURAL($count) ->
        [one] înfrângere într-o mutare
        [few] înfrângere în { $count } mutări
       *[other] înfrângere în { $count } de mutări
    }
worth-unknown = necunoscut

# Actions as advice.
action-give = dă { $piece }
action-place = așaz-o pe { $square }
action-call = anunță QUARTO! și arată { $shape }
action-done = spune „gata”

# A hint: $action is one of the above. What follows says why.
hint = Sfat: { $action }.
hint-none = Acum nu există sfat: poziția e prea greu de calculat la timp.
hint-call = Există un aliniament: { $alignments }.
hint-completes = Așa formezi un aliniament: { $alignments }.
hint-forces = Așa câștigi, orice ar face adversarul.
hint-only-safe = Orice altceva îi permite adversarului să câștige pe loc.
hint-avoids = Unele dintre celelalte variante duc la înfrângere.
hint-delays = Partida e pierdută, dar așa reziști cel mai mult.
hint-equal = Toate variantele sunt la fel de bune.
# The same with what they are worth, where every action is listed.
analysis-equal = Toate variantele duc la același rezultat: { $value }.
hint-safe = { PLURAL_ZERO($count) ->
        [zero] După aceea, nicio piesă nu mai poate fi dată fără risc.
        [one] După aceea, doar o piesă poate fi dată fără risc.
        [few] După aceea, { $count } piese pot fi date fără risc.
       *[other] După aceea, { $count } de piese pot fi date fără risc.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Atenție la { $square } ({ $shape }): orice piesă { $values } câștigă acolo.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value }: { $actions }
