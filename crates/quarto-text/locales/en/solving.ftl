# Puzzles on pages: the choice of one, how it is answered, and what was done so far.

solving-title = Puzzles
solving-intro = Positions with something to find. The solver has proved each one, and every wrong answer is explained.
solving-today = Puzzle of the day
solving-today-note = The same for everyone. A new one every day.
solving-today-solve = Solve it
solving-today-done = You’ve solved it. Come back tomorrow.
solving-days = { PLURAL($count) ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
solving-train = Training
solving-train-note = Puzzles that fit you: harder when you solve them, easier when you don’t.
solving-train-start = Train
solving-run = Against time
solving-run-note = Three minutes and three lives, from easy to hard.
solving-run-start = Start
solving-run-continue = Go on
solving-themes = Themes
solving-rules-show = Show
solving-note-spot = Is there an alignment, and where?
solving-note-win-now = One placement wins. Which?
solving-note-safe-give = Which pieces don’t lose right away?
solving-note-win-in = Win by force, against the best defence.
solving-note-save = Everything loses, but for one choice.
# $solved (number), $count (number)
solving-theme-count = { $solved } of { $count } solved
solving-all = All puzzles
# $number (number)
solving-difficulty = difficulty { $number } of 100
solving-task-spot = Is there an alignment to call? Choose it, or say that there is none.
solving-task-safe-give = Mark all pieces that you can give without your opponent winning right away.
solving-where = Where is the alignment?
solving-point = Choose it here, or point at both ends of it on the board.
solving-none = There is none
solving-these = These, and no others
solving-mark-wrong = No: with { $piece } your opponent wins on { $square } ({ $alignments }).
solving-hint = Hint
solving-solution = Show the solution
solving-next = Next puzzle
solving-again = From the start
solving-told = The position in words
solving-type = Or type your answer
solving-study = On the analysis board
solving-statistics = Statistics
solving-nothing-yet = Nothing yet. Solve a puzzle, and it shows here.
solving-rating-plot = Your rating over time
solving-rating-number = Puzzle
solving-rating-value = Rating
solving-kinds = By kind
solving-kind = Kind
solving-tried = Tried
solving-solved = Solved
solving-records = Records
solving-kept = This is kept with your browser’s secret, and nobody else sees it. You can have it forgotten:
solving-kept-forget = your seats
solving-run-over = The run is over.
# $lives (number), $solved (number)
solving-run-score = Solved: { $solved }. Lives: { $lives }.
solving-run-left = Time left: { $time }
solving-run-again = Another run
solving-ear = By ear
solving-memory = From memory
solving-look = See the board
solving-hide = Hide it and answer
solving-hidden = The position is hidden. Answer from memory.
solving-remember = Press Enter when you have it in mind.
solving-games = Games against the computer
solving-level = Level
solving-won = Won
solving-drawn = Drawn
solving-lost = Lost
# $caught (number), $missed (number)
solving-calls = Alignments: { $caught } called, { $missed } missed.
