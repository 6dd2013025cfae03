# Answers to what people type, and the help.

# A line of the help.
help-line = { $example }: { $help }
# What greetings are for. $others are more of them.
help-greetings = say so to the other player; also: { $others }

# What was not understood. $text is what was typed.
input-empty = Type a square, a piece, "{ $quarto }" with a row, or "{ $help }".
input-unknown = I do not understand "{ $text }". Type a square, a piece, "{ $quarto }" with a row, or "{ $help }".
input-ambiguous = "{ $text }" could mean several things: { $meanings }. Type more of the word.
input-point-out = Point at the line: { $example }.
input-no-trait = "{ $text }" is no trait of a piece.
input-twice = { $trait }: say it only once.
input-missing = And { $trait }: { $absent } or { $present }? Name all four traits.
input-which-square = Which square? For example: { $example }.
input-which-piece = Which piece? For example: { $example }.
