# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] câștig în { $count } așezare
        [few] câștig în { $count } așezări
       *[other] câștig în { $count } de așezări
    }
worth-win-now = este un aliniament de strigat
worth-draw = remiză
worth-loss = { PLURAL($count) ->
        [one] pierdere în { $count } așezare
        [few] pierdere în { $count } așezări
       *[other] pierdere în { $count } de așezări
    }
worth-unknown = necunoscut

# Actions as advice.
action-give = dă { $piece }
action-place = așază pe { $square }
action-call = strigă QUARTO! și arată { $shape }
action-done = spune „gata”

# A hint: $action is one of the above, $value what it is worth.
hint = Sfat: { $action } ({ $value }).
hint-call = Este un aliniament: { $alignments }.
hint-completes = Se formează un aliniament: { $alignments }.
hint-forces = Așa câștigi, orice ar face adversarul.
hint-only-safe = Orice altceva îl lasă pe adversar să câștige pe loc.
hint-avoids = Unele dintre celelalte alegeri pierd.
hint-delays = Partida e pierdută, dar așa durează cel mai mult.
hint-equal = Toate alegerile sunt la fel de bune.
hint-safe = { PLURAL($count) ->
        [one] După aceea, { $count } piesă poate fi dată fără risc.
        [few] După aceea, { $count } piese pot fi date fără risc.
       *[other] După aceea, { $count } de piese pot fi date fără risc.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Atenție la { $square } ({ $shape }): acolo câștigă orice piesă { $values }.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value }: { $actions }
