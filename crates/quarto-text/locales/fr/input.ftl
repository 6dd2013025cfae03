# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = envoyer un petit mot ; aussi : { $others }

# What was not understood. $text is what was typed.
input-empty = Tapez une case, une pièce, « { $quarto } » suivi d’un alignement, ou « { $help } ».
input-unknown = Je ne comprends pas « { $text } ». Tapez une case, une pièce, « { $quarto } » suivi d’un alignement, ou « { $help } ».
input-ambiguous = « { $text } » peut vouloir dire plusieurs choses. Tapez l’une de ces possibilités : { $meanings }.
input-point-out = Montrez l’alignement, par exemple : { $example }.
input-no-trait = « { $text } » n’est pas une caractéristique.
input-twice = Vous avez indiqué deux fois la même caractéristique : { $trait }.
input-missing = Et côté { $trait } : { $absent } ou { $present } ? Nommez les quatre caractéristiques.
input-which-square = Quelle case ? Par exemple : { $example }.
input-which-piece = Quelle pièce ? Par exemple : { $example }.
