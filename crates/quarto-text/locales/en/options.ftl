# What players choose before a game, and in the settings.
option-opponent = Opponent
option-opponent-computer = Computer
option-opponent-person = Another person here
option-level = Level
# $level (number)
option-level-easy = { $level } – has just learnt it
# $level (number)
option-level-plain = { $level }
# $level (number)
option-level-perfect = { $level } – makes no mistakes
option-start = Who starts
option-start-dice = Dice
option-start-me = You
option-start-other = The opponent
option-shapes = Winning shapes
option-shapes-lines = Lines
option-shapes-squares = Lines and 2×2 blocks
option-traits = Traits that count
option-calling = Calling
option-calling-official = QUARTO! must be called
option-calling-auto = Wins by itself
option-wrong-call = Wrong calls
option-wrong-call-three = The third loses
option-wrong-call-loses = The first loses
option-wrong-call-free = Cost nothing
option-assist = Assistance
option-takebacks = Taking back
option-takebacks-usual = as suits the game
option-takebacks-free = whenever you like
option-takebacks-ask = if the other player agrees
option-takebacks-none = never
option-clock = Clock
option-clock-move = { $time } a move
option-clock-total = { $time } + { $increment }
option-blindfold = Blindfold
option-blindfold-touch = Ask as you like
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } question a turn
       *[other] { $count } questions a turn
    }
option-blindfold-memory = By memory alone
option-edition = Edition
option-edition-classic = Classic (light and dark)
option-edition-access = Access (smooth and grooved)
option-language = Language
option-name = Your name
option-other-name = The other name
option-on = on
option-off = off
option-none = none
option-own-time = My share of the time
option-other-time = The other player's share of the time
