# The table of a game: who is there, and what can be asked with a touch or a key.

# Beside the name of a player whose pages are all closed.
seat-away = not connected
# Below the link of an invitation: what its reader sees first. $text is “game-invited-by”.
invitation-as = Your friend will read: “{ $text }”.

# The list of questions of a blindfold game, and its parts.
ask-title = Ask
ask-text = What would you like to know? You can also type it or say it to your device.
ask-lines = Lines
ask-blocks = Blocks
ask-squares = Squares
ask-others = Also
ask-last = What happened last
# The answer about pieces like this one, where there is none.
ask-no-piece = No piece here.

# The keys of questions: together in the help, and one by one in the settings.
ask-keys = Questions: { $here } says what is here, { $hand } which piece is in hand, { $last } what happened last, { $clock } how much time is left, { $like } where the pieces like this one are.
key-here = What is here?
key-in-hand = Piece in hand
key-last-action = What happened last?
key-time = Time left
key-like = Pieces like this one

# Where the focus is when a game is opened.
settings-start = When a game opens, start
settings-start-page = at the top of the page
settings-start-board = on the board
settings-start-box = in the command box

# Where the pieces like this one are: $value is one of its traits, $squares a list.
ask-like = { $value }: { $squares }
