# The table of a game: who is there, and what can be asked with a touch or a key.

# Beside the name of a player whose pages are all closed.
seat-away = hors connexion
# Below the link of an invitation: what its reader sees first. $text is “game-invited-by”.
invitation-as = Votre ami lira : « { $text } ».

# The list of questions of a blindfold game, and its parts.
ask-title = Demander
ask-text = Que voulez-vous savoir ? Vous pouvez aussi l’écrire ou le dicter.
ask-lines = Lignes
ask-blocks = Blocs
ask-squares = Cases
ask-others = Et aussi
ask-last = Ce qui vient de se passer
# The answer about pieces like this one, where there is none.
ask-no-piece = Il n’y a pas de pièce ici.

# The keys of questions: together in the help, and one by one in the settings.
ask-keys = Questions : { $here } dit ce qu’il y a ici, { $hand } quelle pièce est en main, { $last } ce qui vient de se passer, { $clock } combien de temps il reste, { $like } où sont les pièces semblables à celle-ci.
key-here = Qu’y a-t-il ici ?
key-in-hand = Pièce en main
key-last-action = Que vient-il de se passer ?
key-time = Temps restant
key-like = Pièces semblables à celle-ci

# Where the focus is when a game is opened.
settings-start = À l’ouverture d’une partie, commencer
settings-start-page = en haut de la page
settings-start-board = sur le plateau
settings-start-box = dans le champ de commande

# Where the pieces like this one are: $value is one of its traits, $squares a list.
ask-like = { $value } : { $squares }
