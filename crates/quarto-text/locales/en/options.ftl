# What players choose before a game, and in the settings.
option-opponent = Opponent
option-opponent-computer = Computer
option-opponent-person = A friend here
option-level = Level
# $level (number)
option-level-easy = { $level } – { $animal }, beginner
# $level (number)
option-level-plain = { $level } – { $animal }
# $level (number)
option-level-perfect = { $level } – { $animal }, never makes a mistake
# The animals that stand for the levels, from 1 to 10.
animal-mouse = Mouse
animal-rabbit = Rabbit
animal-hedgehog = Hedgehog
animal-cat = Cat
animal-dog = Dog
animal-bear = Bear
animal-badger = Badger
animal-stag = Stag
animal-fox = Fox
animal-owl = Owl
option-start = Who starts
option-start-dice = Roll dice
option-start-me = You
option-start-other = Your opponent
option-shapes = Winning shapes
option-shapes-lines = Lines
option-shapes-squares = Lines and 2×2 blocks
option-traits = Traits that count
option-calling = Calling
option-calling-official = QUARTO! must be called
option-calling-auto = Automatic
option-wrong-call = Wrong calls
option-wrong-call-three = The third loses
option-wrong-call-loses = The first loses
option-wrong-call-free = Nothing happens
option-assist = Hints
option-takebacks = Undo
option-takebacks-usual = the usual for this game
option-takebacks-free = whenever you like
option-takebacks-ask = if your opponent agrees
option-takebacks-none = never
option-clock = Clock
option-clock-move = { $time } per move
option-clock-total = { $time } + { $increment } per move
option-best-of = Match
option-best-of-none = one game after another
# $count (number)
option-best-of-games = best of { $count }
# $count (number)
option-best-of-decider = best of { $count }, blocks decide if level
option-blindfold = Blindfold
option-blindfold-touch = Unlimited questions
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } question per turn
       *[other] { $count } questions per turn
    }
option-blindfold-memory = From memory only
option-edition = Edition
option-edition-classic = Classic (light and dark)
option-edition-access = Access (smooth and grooved)
option-language = Language
option-name = Your name
option-other-name = Opponent’s name
option-on = on
option-off = off
option-none = none
option-own-time = Your thinking time
option-other-time = Opponent’s thinking time
# How much time a player has, of what was agreed on.
# $percent (number)
option-percent = { $percent }%
# $percent (number)
option-percent-usual = { $percent }% (normal)
