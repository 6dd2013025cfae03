# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] win in { $count } move
       *[other] win in { $count } moves
    }
worth-win-now = there is an alignment to call
worth-draw = draw
worth-loss = { PLURAL($count) ->
        [one] loss in { $count } move
       *[other] loss in { $count } moves
    }
worth-unknown = not known yet

# Actions as advice.
action-give = give { $piece }
action-place = place it on { $square }
action-call = call QUARTO! on { $shape }
action-done = say “done”

# A hint: $action is one of the above. What follows says why.
hint = Hint: { $action }.
hint-none = No hint right now: this position is too hard to work out in time.
hint-call = There is an alignment: { $alignments }.
hint-completes = This makes an alignment: { $alignments }.
hint-forces = This wins, whatever your opponent does.
hint-only-safe = Everything else lets your opponent win right away.
hint-avoids = Some of the other choices lose.
hint-delays = You’re losing, but this holds out longest.
hint-equal = All choices are equally good.
# The same with what they are worth, where every action is listed.
analysis-equal = Every choice leads to the same result: { $value }.
hint-safe = { PLURAL_ZERO($count) ->
        [zero] After that, no piece is safe to give.
        [one] After that, { $count } piece is safe to give.
       *[other] After that, { $count } pieces are safe to give.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Watch { $square } ({ $shape }): any { $values } piece wins there.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value }: { $actions }
