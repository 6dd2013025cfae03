# What is said to a player when something happens: without their name and without what they did
# themselves, as short as can be. Every text that begins with "own-" has two forms:
#   the message itself  as it is heard
#   .braille            as few words as possible
# $piece is four words in a row ("tall round hollow dark") in the first form, and four short forms in
# the second.

# $one (number), $two (number)
own-throw = You roll { $one }, { $player } rolls { $two }.
    .braille = you: { $one }, { $player }: { $two }
own-starts = You start.
    .braille = you start
own-piece = Your piece: { $piece }.
    .braille = { $piece }
# The same where two people share a screen.
own-piece-named = { $player }, your piece: { $piece }.
    .braille = { $player } { $piece }
own-give = Give a piece.
    .braille = give
own-give-brief = Give.
    .braille = give
own-last-call = The board is full: call QUARTO or say done.
    .braille = call or done
own-last-done = The board is full: say done.
    .braille = done
own-wrong-call = Wrong call: { $shape }.
    .braille = wrong { $shape }
# How many of the three wrong calls were made. $count (number)
own-wrong-count = { $count } of 3.
    .braille = { $count } of 3
own-lapsed-time = Time is up: that counts as done.
    .braille = time, done
own-lapsed-absence = You were away: that counts as done.
    .braille = away, done
own-attempted-square = { $square } is taken.
    .braille = { $square } taken
own-attempted-piece = Already gone: { $piece }.
    .braille = { $piece } gone
own-draw-offered = Draw offered.
    .braille = draw offered
own-draw-declined = Draw declined.
    .braille = draw declined
own-takeback-asked = Undo requested.
    .braille = undo requested
own-takeback-declined = Undo declined.
    .braille = undo declined
own-taken-back = Undone.
    .braille = undone
own-extended = You get { $time } more.
    .braille = plus { $time }
own-rematch-offered = Rematch requested.
    .braille = rematch requested
own-clock-warning = { $time } left.
    .braille = { $time }
own-won = You win: { $alignments }.
    .braille = you win { $alignments }
own-won-wrong-call = You win: { $loser } called QUARTO on { $shape }, and that was wrong.
    .braille = you win, wrong { $shape }
own-won-resigned = You win: { $loser } resigns.
    .braille = you win, { $loser } resigns
own-won-time = You win: { $loser } has run out of time.
    .braille = you win, time
own-won-abandoned = You win: { $loser } has left the game.
    .braille = you win, { $loser } left
own-won-attempts = You win: { $loser } has tried two impossible moves.
    .braille = you win, attempts
own-lost-wrong-call = You lose: wrong call on { $shape }.
    .braille = you lose, wrong { $shape }
own-lost-resigned = You resign. { $winner } wins.
    .braille = you resign, { $winner } wins
own-lost-time = You lose: you have run out of time.
    .braille = you lose, time
own-lost-abandoned = You lose: you left the game.
    .braille = you lose, left
own-lost-attempts = You lose: you tried two impossible moves.
    .braille = you lose, attempts

# Parts of the board that are empty, in the answer about the whole board. $rows is one row or several.
board-empty = The board is empty.
row-empty = { $row }: empty

# How much is said: the title of the setting, its values, and the answer to the command.
verbosity-title = Announcements
verbosity-brief = as little as possible
verbosity-normal = what’s new
verbosity-full = everything, your own moves too
verbosity-chosen = Announcements from now on: { $value }.
