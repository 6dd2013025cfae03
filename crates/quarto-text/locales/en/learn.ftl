# Lessons: what is to be done, why an answer is wrong, and what is said around it. The lessons themselves are files of their own.

task-pick = Pick a piece: { $value }.
task-give = Give any piece.
task-give-safe = Give a piece that doesn’t let your opponent win.
task-place = Place your piece on any empty square.
task-place-to-win = Place your piece so that it wins.
task-place-safe = Place your piece so that you still have a safe one to give.
task-well = Find the best move.
task-call = Find the alignment and call QUARTO!
task-decide = Is there anything to call? If not, play on.
right = That’s right!
right-alignment = That’s right: { $alignments }.
hint-answer = You could { $action }.
mistake-not-given = Here you choose a piece to give.
mistake-not-placed = Here you place your piece on a square.
mistake-not-called = Not yet: call QUARTO! first and point at the line.
mistake-other-trait = This one is { $is }, not { $wanted }.
mistake-nothing-made = That doesn’t make four alike. Look for a line with three pieces that share something with yours.
mistake-lets-win = Then your opponent wins on { $square }: { $shape } needs just one more { $value } piece.
mistake-nothing-safe = After that, every piece you could give lets your opponent win.
mistake-not-full = There’s still an empty square in { $shape }.
mistake-nothing-shared = These four pieces share nothing that counts: { $shape }.
mistake-expired = Too late: { $alignment }. It was made earlier and nobody called it.
mistake-missed = Look again: { $alignment }. Call it!
mistake-spoils = Before: { $before }. After: { $after }. There’s a better choice.
# $number (number), $count (number)
lesson-begins = Lesson { $number } of { $count }: { $title }
# $number (number), $count (number)
lesson-step = Step { $number } of { $count }.
lesson-done = Lesson done.
course-done = You’ve finished the whole course. Enjoy your games!
lesson-mark-done = done
lesson-unknown = There’s no lesson called “{ $name }”. The lessons are: { $names }.
learn-help = Answer as in a game: a square such as b2, “give” with a piece, “quarto” with a line. Also: { $hint }, { $board }, { $again }, { $quit }.
learn-goodbye = See you! “quarto learn” picks up where you stopped.

# On pages.
learn-intro = Short lessons, one thing at a time. Stop whenever you like.
learn-continue = Continue: { $title }
learn-step-next = Next
learn-lesson-next = Next lesson: { $title }
learn-ask-hint = Hint
learn-type = Or type your answer
learn-all = All lessons
