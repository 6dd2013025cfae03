# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } takes a seat.
    .spoken = { $player } takes a seat.
    .braille = { $player } seated
# $one (number), $two (number)
event-throw = { $first } throws { $one }, { $second } throws { $two }.
    .spoken = { $first } throws { $one }, { $second } throws { $two }.
    .braille = { $first } { $one }, { $second } { $two }
event-starts = { $player } starts.
    .spoken = { $player } starts.
    .braille = { $player } starts
event-starts-swapped = Another game: this time { $player } starts.
    .spoken = { $player } starts this time.
    .braille = { $player } starts
event-given = { $player } gives { $piece }.
    .spoken = { $piece }: { $player } gives it.
    .braille = { $player } gives { $piece }
event-placed = { $player } places { $piece } on { $square }.
    .spoken = { $square }: { $player } places { $piece }.
    .braille = { $player } { $square } { $piece }
event-call-made = { $player } calls QUARTO! on { $shape }.
    .spoken = QUARTO! { $player } calls { $shape }.
    .braille = { $player } QUARTO { $shape }
event-wrong-call = { $player } calls QUARTO! on { $shape }. The call is wrong.
    .spoken = Wrong call: { $player } calls QUARTO on { $shape }.
    .braille = { $player } wrong { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player } has called wrongly once; the third time loses.
       *[other] { $player } has called wrongly { $count } times; the third time loses.
    }
    .spoken = Wrong calls by { $player }: { $count } of 3.
    .braille = wrong { $count } of 3
event-done = { $player } says done.
    .spoken = Done, says { $player }.
    .braille = { $player } done
event-lapsed-time = Time is up for { $player }: that counts as done.
    .spoken = Time is up for { $player }: that counts as done.
    .braille = { $player } time, done
event-lapsed-absence = { $player } is gone: that counts as done.
    .spoken = { $player } is gone: that counts as done.
    .braille = { $player } gone, done
event-attempted-square = { $player } tries { $square }, which is occupied.
    .spoken = { $square } is occupied: { $player } tries it.
    .braille = { $player } { $square } occupied
event-attempted-piece = { $player } tries to give { $piece }, but it is gone.
    .spoken = Gone: { $piece }, which { $player } tries to give.
    .braille = { $player } { $piece } gone
event-board-felt = { $player } is feeling the board.
    .spoken = { $player } is feeling the board.
    .braille = { $player } feels board
event-asked = { $player } asks: { $question }.
    .spoken = { $player } asks: { $question }.
    .braille = { $player } asks { $question }
event-questions-left = { PLURAL($count) ->
        [one] { $count } question is left in this turn.
       *[other] { $count } questions are left in this turn.
    }
    .spoken = { PLURAL($count) ->
        [one] { $count } question left.
       *[other] { $count } questions left.
    }
    .braille = { $count } left
event-attempt-warning = The next such try in this turn loses.
    .spoken = The next such try loses.
    .braille = next loses
event-draw-offered = { $player } offers a draw.
    .spoken = { $player } offers a draw.
    .braille = { $player } draw?
event-draw-declined = { $player } declines the draw.
    .spoken = { $player } declines the draw.
    .braille = { $player } no draw
event-takeback-asked = { $player } asks to take back.
    .spoken = { $player } asks to take back.
    .braille = { $player } take back?
event-takeback-declined = { $player } does not allow it.
    .spoken = { $player } does not allow it.
    .braille = { $player } no
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = To answer, type "{ $accept }" or "{ $decline }".
    .spoken = To answer, type "{ $accept }" or "{ $decline }".
    .braille = { $accept } or { $decline }
event-taken-back = { $player } takes back.
    .spoken = { $player } takes back.
    .braille = { $player } takes back
event-extended = { $player } gets { $time } more.
    .spoken = { $player } gets { $time } more.
    .braille = { $player } plus { $time }
event-rematch-offered = { $player } would like another game.
    .spoken = { $player } would like another game.
    .braille = { $player } again?
event-rematch-agreed = There will be another game.
    .spoken = There will be another game.
    .braille = again
event-greeted = { $player }: { $greeting }
    .spoken = { $player } says: { $greeting }
    .braille = { $player }: { $greeting }
event-clock-warning = { $player } has { $time } left.
    .spoken = { $time } left for { $player }.
    .braille = { $time }

# What players may say to each other, a whole sentence each: warm, and the same to everybody.
greeting-hello = Hello!
greeting-good-luck = Good luck!
greeting-well-played = Well played!
greeting-thanks = Thanks!
greeting-one-moment = One moment, please.
greeting-oops = Oops!
greeting-bye = Bye!

# How a game ended. $alignments is one or more of `alignment`.
event-won = QUARTO! { $winner } wins: { $alignments }.
    .spoken = { $winner } wins: { $alignments }.
    .braille = { $winner } wins { $alignments }
event-won-wrong-call = { $winner } wins: { $loser } has called { $shape } wrongly.
    .spoken = { $winner } wins by a wrong call: { $loser } called { $shape }.
    .braille = { $winner } wins, wrong { $shape }
event-full-board = A draw: all pieces are placed and nobody has won.
    .spoken = A draw: all pieces are placed.
    .braille = draw
event-resigned = { $loser } resigns. { $winner } wins.
    .spoken = { $winner } wins: { $loser } resigns.
    .braille = { $winner } wins, { $loser } resigns
event-out-of-time = { $loser } has run out of time. { $winner } wins.
    .spoken = { $winner } wins: { $loser } has run out of time.
    .braille = { $winner } wins, time
event-agreed = A draw by agreement.
    .spoken = A draw by agreement.
    .braille = draw agreed
event-abandoned = { $loser } has left the game. { $winner } wins.
    .spoken = { $winner } wins: { $loser } has left the game.
    .braille = { $winner } wins, { $loser } left
event-lost-by-attempts = { $loser } has tried twice what cannot be done. { $winner } wins.
    .spoken = { $winner } wins: { $loser } has tried twice what cannot be done.
    .braille = { $winner } wins, attempts
event-not-finished = The game is not finished.
    .spoken = The game is not finished.
    .braille = The game is not finished.
# $placement (number)
event-missed = Nobody called, after placement { $placement }: { $alignment }.
    .spoken = Missed after placement { $placement }: { $alignment }.
    .braille = missed { $placement }: { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, give a piece.
    .spoken = { $player }, give a piece.
    .braille = { $player } give
prompt-place = { $player }, place { $piece }.
    .spoken = { $player }, your piece: { $piece }. Place it.
    .braille = { $player } place { $piece }
prompt-last-call = { $player }, all pieces are placed: call QUARTO! or say done.
    .spoken = { $player }, the board is full: call QUARTO or say done.
    .braille = { $player } call or done
prompt-last-done = { $player }, all pieces are placed: say done.
    .spoken = { $player }, the board is full: say done.
    .braille = { $player } done
prompt-waiting = { $player } is thinking …
    .spoken = { $player } is thinking.
    .braille = { $player } …
prompt-seat = Waiting for the other player to sit down …
    .spoken = Waiting for the other player to sit down.
    .braille = other seat free …

# Who plays.
# $level (number)
player-level = Level { $level }
player-bot = { $name } (bot)
player-greedy = Computer (greedy)
player-first = Player 1
player-second = Player 2

# What the players agreed on.
terms-lines = Rows, columns and diagonals win.
terms-squares = Rows, columns, diagonals and blocks of two by two win.
terms-all-traits = All four traits count.
terms-traits = { PLURAL($count) ->
        [one] Only { $traits } counts.
       *[other] Only { $traits } count.
    }
terms-auto = An alignment wins at once.
terms-three = An alignment wins for the player who calls it; a player's third wrong call loses.
terms-loses = An alignment wins for the player who calls it; a wrong call loses.
terms-free = An alignment wins for the player who calls it; wrong calls cost nothing.
terms-assist = With assistance: hints and analysis.
terms-takebacks-free = Moves may be taken back.
terms-takebacks-ask = Moves may be taken back if the other player agrees.
terms-claims = Whoever is gone for five minutes when it is their turn may lose the game.
terms-clock-move = Time: { $time } a move.
terms-clock-total = Time: { $time } for the whole game, and { $increment } more for each move.
# $percent (number)
terms-multiplier = { $player } has { $percent } % of that.
terms-touch = Blindfold: the board is hidden. On your turn you may ask as much as you like.
terms-queries = { PLURAL($count) ->
        [one] Blindfold: the board is hidden. On your turn you may ask { $count } question.
       *[other] Blindfold: the board is hidden. On your turn you may ask { $count } questions.
    }
terms-memory = Blindfold: the board is hidden, and you may ask nothing.

# Answers to questions.
answer-hand = In hand: { $piece }.
answer-hand-none = No piece is in hand.
answer-left = { PLURAL($count) ->
        [one] { $count } piece is left: { $pieces }.
       *[other] { $count } pieces are left: { $pieces }.
    }
# The same before a list, one piece a line.
answer-left-count = { PLURAL($count) ->
        [one] { $count } piece is left:
       *[other] { $count } pieces are left:
    }
answer-left-none = No pieces are left.
answer-where-none = On no square.
answer-last-none = Nothing has been done yet.
answer-clock = { $player }: { $time }
answer-clock-none = There is no clock in this game.
# To whoever asks for the moves of a blindfold game.
answer-hidden = The board is hidden. The moves can be read when the game is over.

# Questions, as they are told to the opponent in a blindfold game.
question-board = the whole board
question-left = the pieces left
question-where = where { $values } pieces are

# Spans of time.
time-seconds = { PLURAL($count) ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes = { PLURAL($count) ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-both = { $minutes } { $seconds }

# Why something cannot be done, and what to do instead.
refused-game-over = The game is over.
refused-not-your-turn = It is the other player's turn.
refused-give-first = First give a piece.
refused-place-first = First place { $piece }.
refused-only-done = All pieces are placed: call QUARTO! or say done.
refused-gone = That piece is gone: { $piece }. Choose another one.
refused-occupied = { $square } is occupied. Choose an empty square.
refused-no-calls = Nobody calls in this game: an alignment wins by itself.
refused-not-a-shape = In this game it cannot win: { $shape }.
refused-no-window = Nothing has been placed that could be called.
refused-not-your-window = It is the other player's turn to call.
refused-call-used = You have called already. You may call again after the next placement.
refused-not-started = The game has not started.
refused-started = The game has started already.
refused-not-over = The game is not over yet.
refused-seat-taken = The seat is taken.
refused-time-is-up = Time is up.
refused-no-clock = No clock is running.
refused-nothing = There is nothing to do.
refused-bad-list = Send one action, or a placement and then a piece to give, a call or “done”.
refused-offered = You have asked that already. Play on, and ask again later.
refused-not-offered = There is nothing to answer.
refused-no-assistance = This game is played without assistance.
refused-no-takebacks = Nothing is taken back in this game.
refused-nothing-to-take-back = There is nothing to take back.
refused-not-blindfold = The board is there to see.
refused-no-question-left = You have no question left in this turn.
refused-no-questions = In this game you may ask nothing.
refused-too-much-asked = That is more than one question. Ask about a square, a row, a column, a diagonal, a block or what is left.
refused-enough = This game has become very long. From now on, only moves, calls and the end of the game are possible.
refused-no-claims = This game cannot be claimed.
refused-not-abandoned = The opponent has not been gone long enough.
refused-enough-greetings = You have no greetings left in this game.
