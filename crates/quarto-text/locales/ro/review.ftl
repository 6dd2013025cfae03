# The review of a game and the analysis of a position.

# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Precizie
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent }% – rezultatul a fost păstrat în { $kept } din { $count } decizie
        [few] { $player }: { $percent }% – rezultatul a fost păstrat în { $kept } din { $count } decizii
       *[other] { $player }: { $percent }% – rezultatul a fost păstrat în { $kept } din { $count } de decizii
    }
review-accuracy-none = { $player }: n-a fost nimic de hotărât
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
# What the game is worth after an action: $player wins in so many moves, or at once.
review-worth = { PLURAL($count) ->
        [one] { $player } câștigă în { $count } mutare
        [few] { $player } câștigă în { $count } mutări
       *[other] { $player } câștigă în { $count } de mutări
    }
review-worth-now = { $player } câștigă acum
# Turning points: what a player did comes first, in a sentence of its own.
review-turning-title = Momente de cotitură
review-turning-none = Nicio greșeală: rezultatul nu s-a schimbat niciodată.
review-win-draw = A fost o greșeală: dintr-o victorie s-a făcut remiză.
review-win-loss = A fost o greșeală: dintr-o victorie s-a făcut înfrângere.
review-draw-loss = A fost o greșeală: dintr-o remiză s-a făcut înfrângere.
# $others (number)
review-good-pieces = { PLURAL($good) ->
        [one] Doar { $good } dintre celelalte piese ({ $others }) era sigură.
        [few] { $good } dintre celelalte piese ({ $others }) erau sigure.
       *[other] { $good } dintre celelalte piese ({ $others }) erau sigure.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Doar { $good } dintre celelalte căsuțe ({ $others }) era mai bună.
        [few] { $good } dintre celelalte căsuțe ({ $others }) erau mai bune.
       *[other] { $good } dintre celelalte căsuțe ({ $others }) erau mai bune.
    }
review-good-all = Orice altă alegere era mai bună.
review-missed-call = Era un aliniament de anunțat: { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player }: ratate { $missed }, greșite { $wrong }
study-value = Pentru cel la mutare: { $value }.
study-line = Jocul cel mai bun: { $line }
