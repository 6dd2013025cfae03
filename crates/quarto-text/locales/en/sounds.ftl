# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = your turn
signal-placed = a piece is placed
signal-call = a correct QUARTO! call
signal-wrong-call = a wrong call
signal-clock-warning = time is running out
signal-edge = the edge of the board
signal-won = you’ve won
signal-lost = you’ve lost
signal-drawn = a draw

# How traits sound.
sounds-pitch = Pitch (height): a short piece sounds low, a tall one high.
sounds-timbre = Timbre (shape): a round piece has a pure tone, a square one a rough tone.
sounds-ringing = Ringing (fill): a solid piece sounds brief and dry, a hollow one rings on.
sounds-tremolo = Tremolo ({ $trait }): a { $absent } piece sounds steady, a { $present } one trembles.
sounds-columns = Left and right (column): a is on the left, d on the right.
sounds-written = The sounds are saved in { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Name each piece by its traits. “{ $repeat }” plays it again, “{ $quit }” ends.
# $number (number), $count (number)
train-ask = Sound { $number } of { $count }. Which piece is it?
train-right = Right: { $piece }.
train-wrong = No, it was { $piece }. Listen again.
# $right (number), $asked (number)
train-result = Right: { $right } of { $asked }.
# $right (number), $asked (number)
train-trait = { $trait }: { $right } of { $asked }.
