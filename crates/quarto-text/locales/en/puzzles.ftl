# Puzzles: what is asked, why an answer is wrong, and what is said around it.

puzzle-kind-spot = spot the alignment
puzzle-kind-win-now = win now
puzzle-kind-safe-give = give safely
puzzle-kind-win-in = win in a few moves
puzzle-kind-save = save the draw
# $difficulty (number)
puzzle-title = Puzzle { $name }: { $kind }, difficulty { $difficulty } of 100.
puzzle-last = Last placed: { $square }.
puzzle-task-spot = Is there an alignment to call? If so, call it. If not, type “{ $done }”.
puzzle-task-win-now = Place your piece so that it wins right away.
puzzle-task-safe-give = Which pieces can you give without your opponent winning right away? Name them all, one per line, then type “{ $done }”.
puzzle-task-win-in = { PLURAL($count) ->
        [one] Win in { $count } move, whatever your opponent does.
       *[other] Win in { $count } moves, whatever your opponent does. Both players’ moves count.
    }
puzzle-task-save = Only one choice saves the draw. Find it.
puzzle-you-place = You place.
puzzle-you-give = You give.
puzzle-continues = Right so far.
puzzle-named = That one is safe. Another? When that’s all, type “{ $done }”.
puzzle-solved = Solved!
puzzle-solved-alignment = Solved: { $alignments }.
puzzle-opponent-places = Your opponent places it on { $square }.
puzzle-opponent-gives = Your opponent gives you { $piece }.
puzzle-worth = No. After that: { $value }.
puzzle-line = It would go on like this: { $actions }.
puzzle-unsafe = No: your opponent wins with it on { $square } ({ $alignments }).
puzzle-unnamed = { PLURAL($count) ->
        [one] Not yet: one more piece is safe, { $pieces }.
       *[other] Not yet: { $count } more pieces are safe: { $pieces }.
    }
puzzle-not-asked = That isn’t what this puzzle asks for.
puzzle-clue-alignments = { PLURAL_ZERO($count) ->
        [zero] There is no alignment.
        [one] There is one alignment.
       *[other] There are { $count } alignments.
    }
puzzle-clue-safe = { PLURAL($count) ->
        [one] One piece is safe.
       *[other] { $count } pieces are safe.
    }
puzzle-clue-shape = Look at { $shape }.
# $number (number)
puzzle-clue-row = The square is in row { $number }.
puzzle-clue-value = The piece is { $value }.
puzzle-solution = Solution: { $actions }.
puzzle-solution-none = Solution: there is no alignment.
puzzle-help = Answer as in a game: a square such as b2, “give” with a piece, “quarto” with a line. Ask as in a game. Also: { $hint }, { $board }, { $again }, { $next }, { $quit }.
puzzle-next = Press Enter for the next puzzle, or type “{ $quit }”.
puzzle-streak = { PLURAL($count) ->
        [one] { $count } in a row.
       *[other] { $count } in a row.
    }
# $rating (number)
puzzle-rating = Your rating: { $rating } ({ $change }).
puzzle-day = Puzzle of the day, { $date }.
puzzle-days = { PLURAL($count) ->
        [one] Come back tomorrow for the next one.
       *[other] { $count } days in a row. Come back tomorrow for the next one.
    }
puzzle-run-lives = { PLURAL_ZERO($count) ->
        [zero] No lives left.
        [one] You have one life.
       *[other] You have { $count } lives.
    }
puzzle-run-begins = You have { $time }. Each wrong answer costs a life.
puzzle-run-time = Time left: { $time }.
puzzle-run-over = Time’s up.
puzzle-run-solved = { PLURAL_ZERO($count) ->
        [zero] You solved no puzzle.
        [one] You solved { $count } puzzle.
       *[other] You solved { $count } puzzles.
    }
puzzle-run-best = { PLURAL($count) ->
        [one] Your best run: { $count }.
       *[other] Your best run: { $count }.
    }
# $solved (number), $tried (number)
puzzle-statistics = { $kind }: { $solved } of { $tried } solved.
puzzle-statistics-streak = { PLURAL($count) ->
        [one] Longest streak without a mistake: { $count }.
       *[other] Longest streak without a mistake: { $count }.
    }
# $rating (number), $deviation (number)
puzzle-statistics-rating = Rating: { $rating } (± { $deviation }).
puzzle-none = There is no puzzle called “{ $name }”.
puzzle-goodbye = See you! “quarto puzzle” has more.
