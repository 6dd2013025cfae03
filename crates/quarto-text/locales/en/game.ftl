# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } joins the game.
    .spoken = { $player } joins the game.
    .braille = { $player } joins
# $one (number), $two (number)
event-throw = { $first } rolls { $one }, { $second } rolls { $two }.
    .spoken = { $first } rolls { $one }, { $second } rolls { $two }.
    .braille = { $first }: { $one }, { $second }: { $two }
event-starts = { $player } starts.
    .spoken = { $player } starts.
    .braille = { $player } starts
event-starts-swapped = Rematch: this time { $player } starts.
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
event-wrong-call = { $player } calls QUARTO! on { $shape }. That’s wrong.
    .spoken = Wrong call: { $player } calls QUARTO on { $shape }.
    .braille = { $player } wrong { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player }: { $count } wrong call so far; the third one loses.
       *[other] { $player }: { $count } wrong calls so far; the third one loses.
    }
    .spoken = Wrong calls by { $player }: { $count } of 3.
    .braille = wrong { $count } of 3
event-done = { $player } says “done”.
    .spoken = Done, says { $player }.
    .braille = { $player } done
event-lapsed-time = Time is up for { $player }: that counts as “done”.
    .spoken = Time is up for { $player }: that counts as done.
    .braille = { $player } time, done
event-lapsed-absence = { $player } has left: that counts as “done”.
    .spoken = { $player } has left: that counts as done.
    .braille = { $player } left, done
event-attempted-square = { $player } tries { $square }, which is taken.
    .spoken = { $square } is taken: { $player } tried it.
    .braille = { $player } { $square } taken
event-attempted-piece = { $player } tries to give { $piece }, but it’s gone.
    .spoken = Already gone: { $piece }. { $player } tried to give it.
    .braille = { $player } { $piece } gone
event-board-felt = { $player } is feeling the board.
    .spoken = { $player } is feeling the board.
    .braille = { $player } feels board
event-asked = { $player } asks about { $question }.
    .spoken = { $player } asks about { $question }.
    .braille = { $player } asks { $question }
event-questions-left = { PLURAL_ZERO($count) ->
        [zero] No questions left this turn.
        [one] { $count } question left this turn.
       *[other] { $count } questions left this turn.
    }
    .spoken = { PLURAL_ZERO($count) ->
        [zero] No questions left.
        [one] { $count } question left.
       *[other] { $count } questions left.
    }
    .braille = { $count } left
event-attempt-warning = One more try like that this turn loses the game.
    .spoken = One more try like that loses the game.
    .braille = next loses
event-draw-offered = { $player } offers a draw.
    .spoken = { $player } offers a draw.
    .braille = { $player } draw?
event-draw-declined = { $player } declines the draw.
    .spoken = { $player } declines the draw.
    .braille = { $player } no draw
event-takeback-asked = { $player } asks to undo a move.
    .spoken = { $player } asks to undo a move.
    .braille = { $player } undo?
event-takeback-declined = { $player } declines the undo.
    .spoken = { $player } declines the undo.
    .braille = { $player } no
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = To answer, type “{ $accept }” or “{ $decline }”.
    .spoken = To answer, type “{ $accept }” or “{ $decline }”.
    .braille = { $accept } or { $decline }
event-taken-back = { $player } undoes a move.
    .spoken = { $player } undoes a move.
    .braille = { $player } undo
event-extended = { $player } gets { $time } more.
    .spoken = { $player } gets { $time } more.
    .braille = { $player } plus { $time }
event-rematch-offered = { $player } would like a rematch.
    .spoken = { $player } would like a rematch.
    .braille = { $player } rematch?
event-rematch-agreed = Rematch agreed.
    .spoken = Rematch agreed.
    .braille = rematch
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
event-won-wrong-call = { $winner } wins: { $loser } called QUARTO! on { $shape }, and that was wrong.
    .spoken = { $winner } wins: { $loser } called QUARTO on { $shape }, and that was wrong.
    .braille = { $winner } wins, wrong { $shape }
event-full-board = It’s a draw: all the pieces are placed and nobody has won.
    .spoken = It’s a draw: all the pieces are placed.
    .braille = draw
event-resigned = { $loser } resigns. { $winner } wins.
    .spoken = { $winner } wins: { $loser } resigns.
    .braille = { $winner } wins, { $loser } resigns
event-out-of-time = { $loser } has run out of time. { $winner } wins.
    .spoken = { $winner } wins: { $loser } has run out of time.
    .braille = { $winner } wins, time
event-agreed = Draw agreed.
    .spoken = Draw agreed.
    .braille = draw agreed
event-abandoned = { $loser } has left the game. { $winner } wins.
    .spoken = { $winner } wins: { $loser } has left the game.
    .braille = { $winner } wins, { $loser } left
event-lost-by-attempts = { $loser } has tried two impossible moves. { $winner } wins.
    .spoken = { $winner } wins: { $loser } has tried two impossible moves.
    .braille = { $winner } wins, attempts
event-not-finished = The game isn’t finished.
    .spoken = The game isn’t finished.
    .braille = not finished
# $placement (number)
event-missed = Missed after move { $placement }: { $alignment }.
    .spoken = Missed after move { $placement }: { $alignment }.
    .braille = missed { $placement }: { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, give a piece.
    .spoken = { $player }, give a piece.
    .braille = { $player } give
prompt-place = { $player }, place { $piece }.
    .spoken = { $player }, your piece: { $piece }. Place it.
    .braille = { $player } place { $piece }
prompt-last-call = { $player }, all the pieces are placed: call QUARTO! or say “done”.
    .spoken = { $player }, the board is full: call QUARTO or say done.
    .braille = { $player } call or done
prompt-last-done = { $player }, all the pieces are placed: say “done”.
    .spoken = { $player }, the board is full: say done.
    .braille = { $player } done
prompt-waiting = { $player } is thinking…
    .spoken = { $player } is thinking.
    .braille = { $player }…
prompt-seat = Waiting for the other player to join…
    .spoken = Waiting for the other player to join.
    .braille = other seat free…

# Who plays.
# $level (number)
player-level = Computer { $level }
player-bot = { $name } (bot)
player-greedy = Computer (greedy)
player-first = Guest
player-second = Guest 2

# What the players agreed on.
terms-lines = Rows, columns and diagonals win.
terms-squares = Rows, columns, diagonals and blocks of two by two win.
terms-all-traits = All four traits count.
terms-traits = { PLURAL($count) ->
        [one] Only { $traits } counts.
       *[other] Only { $traits } count.
    }
terms-auto = An alignment wins right away.
terms-three = An alignment wins only for the player who calls it. A third wrong call loses.
terms-loses = An alignment wins only for the player who calls it. A wrong call loses.
terms-free = An alignment wins only for the player who calls it. Wrong calls cost nothing.
terms-assist = Hints are allowed.
terms-takebacks-free = You can undo moves.
terms-takebacks-ask = You can undo a move if your opponent agrees.
terms-claims = If a player is away for five minutes on their own turn, the other player can claim the win.
terms-clock-move = Time: { $time } per move.
terms-clock-total = Time: { $time } for the whole game, plus { $increment } per move.
# The same without an increment.
terms-clock-whole = Time: { $time } for the whole game.
# $percent (number)
terms-multiplier = { $player } has { $percent }% of that time.
terms-touch = Blindfold: the board is hidden. On your turn you can ask as much as you like.
terms-queries = { PLURAL($count) ->
        [one] Blindfold: the board is hidden. On your turn you can ask { $count } question.
       *[other] Blindfold: the board is hidden. On your turn you can ask { $count } questions.
    }
terms-memory = Blindfold: the board is hidden, and you can’t ask anything.

# Answers to questions.
answer-hand = In hand: { $piece }.
answer-hand-none = No piece in hand.
answer-left = { PLURAL($count) ->
        [one] { $count } piece is left: { $pieces }.
       *[other] { $count } pieces are left: { $pieces }.
    }
answer-left-none = No pieces left.
answer-where-none = Nowhere.
answer-last-none = No moves yet.
answer-clock = { $player }: { $time }
answer-clock-none = This game has no clock.
# To whoever asks for the moves of a blindfold game.
answer-hidden = The board is hidden. You can read the moves when the game is over.

# Questions, as they are told to the opponent in a blindfold game.
question-board = the whole board
question-left = the pieces that are left
question-where = { $values } pieces
question-placed = all the pieces on the board
question-empty = the empty squares
question-left-like = the { $values } pieces that are left

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
refused-not-your-turn = It’s your opponent’s turn.
refused-give-first = First give a piece.
refused-place-first = First place { $piece }.
refused-only-done = All the pieces are placed: call QUARTO! or say “done”.
refused-gone = That piece is already gone: { $piece }. Choose another one.
refused-occupied = { $square } is taken. Choose an empty square.
refused-no-calls = No need to call in this game: an alignment wins by itself.
refused-not-a-shape = Not a winning shape in this game: { $shape }.
refused-no-window = There is nothing to call yet.
refused-not-your-window = It’s your opponent’s turn to call.
refused-call-used = You’ve already called. You can call again after the next piece is placed.
refused-not-started = The game hasn’t started yet.
refused-started = The game has already started.
refused-not-over = The game isn’t over yet.
refused-seat-taken = That seat is taken.
refused-time-is-up = Time is up.
refused-no-clock = No clock is running.
refused-nothing = To leave, just close this page.
refused-bad-list = Send one action, or a placement followed by one of these: a piece to give, a call or “done”.
refused-offered = You’ve already asked. Play on, and ask again later.
refused-not-offered = There’s nothing to answer.
refused-no-assistance = This game is played without hints.
refused-no-takebacks = You can’t undo moves in this game.
refused-nothing-to-take-back = There’s nothing to undo.
refused-not-blindfold = You can see the board.
refused-no-question-left = You have no questions left this turn.
refused-no-questions = You can’t ask anything in this game.
refused-too-much-asked = That’s more than one question. Ask about a square, a row, a column, a diagonal, a block or what is left.
refused-enough = This game has become very long. From now on you can only move, call or end the game.
refused-no-claims = You can’t claim a win in this game.
refused-not-abandoned = Your opponent hasn’t been away long enough.
refused-enough-greetings = You have no greetings left in this game.
