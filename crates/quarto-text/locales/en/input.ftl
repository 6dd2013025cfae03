# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = send a greeting; also: { $others }

# What was not understood. $text is what was typed.
input-empty = Type a square, a piece, “{ $quarto }” with a row, or “{ $help }”.
input-unknown = I don’t understand “{ $text }”. Type a square, a piece, “{ $quarto }” with a row, or “{ $help }”.
input-ambiguous = “{ $text }” could mean several things. Type one of these: { $meanings }.
# A call of which only a part was understood. $names are what it may be.
input-which-shape = Which one are you calling: { $names }?
input-no-trait = “{ $text }” isn’t a trait.
input-twice = You named the { $trait } twice.
# A piece of which only some traits were named. $choices are the others, as in "round or square, light or dark".
input-missing = Which one: { $choices }?
input-choice = { $absent } or { $present }
input-which-square = Which square? For example: { $example }.
input-which-piece = Which piece? For example: { $example }.
# To whoever asks for an alignment or a threat. It is said whether there is one or not.
input-notice = That is for you to notice. If you see an alignment, call it, for example: { $example }. In a game with hints, type “{ $hint }”.
# To whoever asks about a command instead of giving it.
input-how-to = Nothing was done. If you want to do that, type: { $example }.
