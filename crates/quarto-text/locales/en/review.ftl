# The review of a game and the analysis of a position.

# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Accuracy
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent }% – the result was kept in { $kept } of { $count } decision
       *[other] { $player }: { $percent }% – the result was kept in { $kept } of { $count } decisions
    }
review-accuracy-none = { $player }: there was nothing to decide
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
# What the game is worth after an action: $player wins in so many moves, or at once.
review-worth = { PLURAL($count) ->
        [one] { $player } wins in { $count } move
       *[other] { $player } wins in { $count } moves
    }
review-worth-now = { $player } wins now
# Turning points: what a player did comes first, in a sentence of its own.
review-turning-title = Turning points
review-turning-none = No mistakes: the result never changed.
review-win-draw = That was a mistake: a win became a draw.
review-win-loss = That was a mistake: a win became a loss.
review-draw-loss = That was a mistake: a draw became a loss.
# $others (number)
review-good-pieces = { PLURAL($good) ->
        [one] Only { $good } of the { $others } other pieces was safe.
       *[other] { $good } of the { $others } other pieces were safe.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Only { $good } of the { $others } other squares was better.
       *[other] { $good } of the { $others } other squares were better.
    }
review-good-all = Every other choice was better.
review-missed-call = There was an alignment to call: { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player }: missed calls { $missed }, wrong calls { $wrong }
study-value = For the player to move: { $value }.
study-line = Best play: { $line }
