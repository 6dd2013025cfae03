# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = à vous de jouer
signal-placed = une pièce est placée
signal-call = une annonce juste (QUARTO !)
signal-wrong-call = une fausse annonce
signal-clock-warning = il reste peu de temps
signal-edge = le bord du plateau
signal-won = vous avez gagné
signal-lost = vous avez perdu
signal-drawn = match nul

# How traits sound.
sounds-pitch = Grave ou aigu (hauteur) : la pièce basse a un son grave, la haute un son aigu.
sounds-timbre = Timbre (forme) : la pièce ronde a un son pur, la carrée un son râpeux.
sounds-ringing = Résonance (remplissage) : la pièce pleine a un son bref et sec, la creuse résonne.
sounds-tremolo = Trémolo ({ $trait }) : la pièce { $absent } a un son stable, la { $present } un son qui tremble.
sounds-columns = Gauche et droite (colonne) : a est à gauche, d à droite.
sounds-written = Les sons sont enregistrés dans { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Nommez chaque pièce par ses caractéristiques. « { $repeat } » pour la réécouter, « { $quit } » pour finir.
train-ask = Son { $number } sur { $count }. Quelle pièce est-ce ?
train-right = C’est ça : { $piece }.
train-wrong = Non, c’était la pièce { $piece }. Écoutez encore.
train-result = Bonnes réponses : { $right } sur { $asked }.
train-trait = Côté { $trait } : { $right } sur { $asked }.
