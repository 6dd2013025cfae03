# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = send a greeting; also: { $others }

# What was not understood. $text is what was typed.
input-empty = Type a square, a piece, “{ $quarto }” with a row, or “{ $help }”.
input-unknown = I don’t understand “{ $text }”. Type a square, a piece, “{ $quarto }” with a row, or “{ $help }”.
input-ambiguous = “{ $text }” could mean several things. Type one of these: { $meanings }.
input-point-out = Which line? For example: { $example }.
input-no-trait = “{ $text }” isn’t a trait.
input-twice = You named the { $trait } twice.
input-missing = And the { $trait }: { $absent } or { $present }? Name all four traits.
input-which-square = Which square? For example: { $example }.
input-which-piece = Which piece? For example: { $example }.
