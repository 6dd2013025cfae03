# Words that are looked up one by one: traits, commands, answers.

# The values of the traits, each as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = light
    .object = light
    .all = light
    .short = li
    .typed = light, white, pale
value-dark = dark
    .object = dark
    .all = dark
    .short = da
    .typed = dark, black
value-short = short
    .object = short
    .all = short
    .short = sh
    .typed = short, small, low
value-tall = tall
    .object = tall
    .all = tall
    .short = ta
    .typed = tall, high, big
value-round = round
    .object = round
    .all = round
    .short = ro
    .typed = round, circular
value-square = square
    .object = square
    .all = square
    .short = sq
    .typed = square
value-solid = solid
    .object = solid
    .all = solid
    .short = so
    .typed = solid, full, flat
value-hollow = hollow
    .object = hollow
    .all = hollow
    .short = ho
    .typed = hollow, hole
value-smooth = smooth
    .object = smooth
    .all = smooth
    .short = sm
    .typed = smooth
value-grooved = grooved
    .object = grooved
    .all = grooved
    .short = gr
    .typed = grooved

# The traits themselves.
trait-colour = colour
trait-texture = texture
trait-height = height
trait-shape = shape
trait-fill = fill

# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = place, put
    .example = a3
    .help = place the piece in hand on a3
command-give = give
    .example = give tall round hollow dark
    .help = give that piece – words in any order, shortened if you like, or its letter
command-quarto = quarto, q
    .example = quarto row 2
    .help = call QUARTO! and point at row 2; also column b, diagonal 1, block b2
command-done = done
    .example = done
    .help = nothing to call (after the last piece)
command-board = board
    .example = board
    .help = what is on the board
command-square = square
    .example = square b2
    .help = what is there; also row 2, column b, diagonal 1, block b2
command-where = where
    .example = where tall
    .help = where the tall pieces are; “where” alone: all pieces
command-empty = empty, free
    .example = empty
    .help = which squares are empty
command-left = left, reserve
    .example = left
    .help = which pieces are left; also “left hollow”
command-hand = hand
    .example = hand
    .help = which piece is in hand
command-last = last
    .example = last
    .help = what has happened since your last move
command-moves = moves, record
    .example = moves
    .help = the whole game so far
command-clock = clock, time
    .example = clock
    .help = how much time is left
command-score = score
    .example = score
    .help = the score of the match
command-repeat = repeat, again
    .example = repeat
    .help = what was said since your last move, and what to do
command-hint = hint
    .example = hint
    .help = what to do and why (if hints are allowed)
command-analysis = analysis, analyse, analyze
    .example = analysis
    .help = what every choice is worth (if hints are allowed)
command-undo = undo, takeback
    .example = undo
    .help = take back your last move (where the game allows it)
command-draw = draw
    .example = draw
    .help = offer a draw
command-accept = accept
    .example = accept
    .help = accept what was offered or asked
command-decline = decline
    .example = decline
    .help = decline it
command-resign = resign
    .example = resign
    .help = give up the game
command-claim = claim
    .example = claim
    .help = claim a win if your opponent has been away for five minutes (where that was agreed)
command-brief = brief
    .example = brief
    .help = say as little as possible
command-normal = normal
    .example = normal
    .help = say what’s new, once
command-full = full
    .example = full
    .help = say everything, your own moves too
command-rules = rules
    .example = rules
    .help = the rules of the game
command-help = help
    .example = help
    .help = this list
command-quit = quit, exit
    .example = quit
    .help = leave; you can continue a saved game later

# Words around the traits of a piece that mean nothing by themselves.
ignored-words = the, a, an, piece, pieces

# Answers to questions; only the words.
answer-yes = yes, y
answer-no = no, n
answer-next = next, skip
