# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = à votre tour
signal-placed = une pièce est placée
signal-call = QUARTO ! annoncé à raison
signal-wrong-call = une annonce fausse
signal-clock-warning = il reste peu de temps
signal-edge = le bord du plateau
signal-won = vous avez gagné
signal-lost = vous avez perdu
signal-drawn = partie nulle

# How traits sound.
sounds-pitch = Hauteur du son (hauteur) : la petite pièce est grave, la grande est aiguë.
sounds-timbre = Timbre (forme) : la pièce ronde est un son pur, la carrée est rugueuse.
sounds-ringing = Résonance (remplissage) : la pièce pleine est brève et sèche, la creuse résonne.
sounds-tremolo = Trémolo ({ $trait }) : la pièce { $absent } est stable, la { $present } tremble.
sounds-columns = Gauche et droite (colonne) : a est à gauche, d à droite.
sounds-written = Les sons sont dans { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Nommez chaque pièce par ses caractéristiques. « { $repeat } » la rejoue, « { $quit } » termine.
train-ask = Son { $number } sur { $count }. Quelle pièce est-ce ?
train-right = Juste : { $piece }.
train-wrong = Non, c’était { $piece }. Écoutez encore.
train-result = Réponses justes : { $right } sur { $asked }.
train-trait = { $trait } : { $right } sur { $asked }.
