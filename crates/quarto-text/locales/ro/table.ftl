# The table of a game: who is there, and what can be asked with a touch or a key.

# Beside the name of a player whose pages are all closed.
seat-away = fără conexiune
# Below the link of an invitation: what its reader sees first. $text is “game-invited-by”.
invitation-as = Prietenul tău va citi: „{ $text }”.

# The list of questions of a blindfold game, and its parts.
ask-title = Întreabă
ask-text = Ce vrei să afli? Poți și să scrii sau să dictezi întrebarea.
ask-lines = Linii
ask-blocks = Blocuri
ask-squares = Căsuțe
ask-others = Și
ask-last = Ce s-a întâmplat ultima dată
# The answer about pieces like this one, where there is none.
ask-no-piece = Aici nu este nicio piesă.

# The keys of questions: together in the help, and one by one in the settings.
ask-keys = Întrebări: cu { $here } afli ce este aici, cu { $hand } ce piesă e în mână, cu { $last } ce s-a întâmplat ultima dată, cu { $clock } cât timp a rămas, iar cu { $like } unde sunt piesele asemănătoare cu aceasta.
key-here = Ce este aici?
key-in-hand = Piesa din mână
key-last-action = Ce s-a întâmplat ultima dată?
key-time = Timpul rămas
key-like = Piese asemănătoare cu aceasta

# Where the focus is when a game is opened.
settings-start = Când se deschide o partidă, începe
settings-start-page = la începutul paginii
settings-start-board = pe tablă
settings-start-box = în caseta de comenzi

# Where the pieces like this one are: $value is one of its traits, $squares a list.
ask-like = { $value }: { $squares }
