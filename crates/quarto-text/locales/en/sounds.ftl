# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = your turn
signal-placed = a piece is placed
signal-call = QUARTO! is called, rightly
signal-wrong-call = a wrong call
signal-clock-warning = little time is left
signal-edge = the edge of the board
signal-won = you have won
signal-lost = you have lost
signal-drawn = a draw

# How traits sound.
sounds-pitch = Pitch (height): short is low, tall is high.
sounds-timbre = Timbre (shape): round is a pure tone, square is rough.
sounds-ringing = Ringing (fill): solid is short and dry, hollow rings on.
sounds-tremolo = Tremolo ({ $trait }): { $absent } is steady, { $present } trembles.
sounds-columns = Left and right (column): a is on the left, d on the right.
sounds-written = The sounds are in { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Name each piece by its traits. "{ $repeat }" plays it again, "{ $quit }" ends.
# $number (number), $count (number)
train-ask = Sound { $number } of { $count }. Which piece is it?
train-right = Right: { $piece }.
train-wrong = No, it was { $piece }. Listen again.
# $right (number), $asked (number)
train-result = Right: { $right } of { $asked }.
# $right (number), $asked (number)
train-trait = { $trait }: { $right } of { $asked }.
