# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } : { $help }
# What greetings are for. $others are more of them.
help-greetings = le dire à l’autre joueur ; aussi : { $others }

# What was not understood. $text is what was typed.
input-empty = Tapez une case, une pièce, « { $quarto } » avec un alignement, ou « { $help } ».
input-unknown = Je ne comprends pas « { $text } ». Tapez une case, une pièce, « { $quarto } » avec un alignement, ou « { $help } ».
input-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $meanings }. Tapez quelques lettres de plus.
input-point-out = Montrez l’alignement : { $example }.
input-no-trait = « { $text } » n’est pas une caractéristique des pièces.
input-twice = { $trait } : dites-le une seule fois.
input-missing = Et côté { $trait } : { $absent } ou { $present } ? Nommez les quatre caractéristiques.
input-which-square = Quelle case ? Par exemple : { $example }.
input-which-piece = Quelle pièce ? Par exemple : { $example }.
