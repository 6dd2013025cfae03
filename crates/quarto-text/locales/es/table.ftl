# The table of a game: who is there, and what can be asked with a touch or a key.

# Beside the name of a player whose pages are all closed.
seat-away = sin conexión
# Below the link of an invitation: what its reader sees first. $text is “game-invited-by”.
invitation-as = Tu amigo leerá: «{ $text }».
