# The review of a game and the analysis board.

review-title = Review
review-link = Review this game
review-intro = What every move was worth, if both players notice everything from then on.
review-not-over = The review opens when the game is over.
review-too-hard = The computer couldn’t finish the review in time. Please try again in a moment.
# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Accuracy
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent }% – { $kept } of { $count } decision kept the best result
       *[other] { $player }: { $percent }% – { $kept } of { $count } decisions kept the best result
    }
review-accuracy-none = { $player }: there was nothing to decide
review-accuracy-help = A decision is a move where something could go wrong. Accuracy is the share of decisions where nothing did.
# The graph: a heading, what it shows, and its table.
review-graph-title = How the game went
review-graph = Above the line { $first } wins, below it { $second } wins, on it the game is drawn. The table says the same in words.
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
review-table = Every action and its value
review-column-action = Action
review-column-after = After it
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
review-calls = { $player }, missed calls: { $missed }, wrong calls: { $wrong }
review-try = Try again from here
review-back = Back to the game
# A record to review.
review-paste-title = Review a record
review-paste-label = The record of a finished game
review-paste-do = Review
review-paste-bad = This can’t be read as a record: { $reason }

# The analysis board.
study-title = Analysis board
study-intro = Set up any position, play both sides, and see what every choice is worth.
study-value-title = Value
study-value = For the player to move: { $value }.
study-line = Best play: { $line }
study-choices-title = Choices
study-choice = { $action }: { $value }
study-over = The game is over.
study-back = Back one step
study-start = Back to the start
study-moves = Moves so far: { $moves }
study-setup-title = Set up a position
study-setup = Set up
study-setup-help = Choose a piece, then a square. To take a piece off the board, choose it.
study-setup-done = Analyse this position
study-clear = Empty the board
study-put = { $square }: put { $piece } here
study-take = { $square }: take away { $piece }
study-choose = { $piece }: choose
study-chosen = { $piece }: chosen
study-hand = Put the chosen piece in hand
study-hand-empty = Put back the piece in hand
study-position = Position in notation
study-show = Show
study-bad-position = This isn’t a position. A position looks like this: { $example }
study-too-hard = This position is too hard to work out in time.
study-take-along = Take it with you
study-link = Link to this position
study-picture = Picture (SVG)
study-record = Record
