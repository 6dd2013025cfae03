# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] win in { $count } placement
       *[other] win in { $count } placements
    }
worth-win-now = there is an alignment to call
worth-draw = draw
worth-loss = { PLURAL($count) ->
        [one] loss in { $count } placement
       *[other] loss in { $count } placements
    }
worth-unknown = unknown

# Actions as advice.
action-give = give { $piece }
action-place = place on { $square }
action-call = call QUARTO! on { $shape }
action-done = say done

# A hint: $action is one of the above, $value what it is worth.
hint = Hint: { $action } ({ $value }).
hint-call = There is an alignment: { $alignments }.
hint-completes = It makes an alignment: { $alignments }.
hint-forces = It wins, whatever your opponent does.
hint-only-safe = Everything else lets your opponent win at once.
hint-avoids = Some other choices lose.
hint-delays = It is lost, but this takes longest.
hint-equal = All choices are equally good.
hint-safe = { PLURAL($count) ->
        [one] After that, { $count } piece can be given safely.
       *[other] After that, { $count } pieces can be given safely.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Watch { $square } ({ $shape }): any { $values } piece wins there.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value }: { $actions }
