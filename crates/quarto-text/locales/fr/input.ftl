# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = envoyer un petit mot ; aussi : { $others }

# What was not understood. $text is what was typed.
input-empty = Tapez une case, une pièce, « { $quarto } » suivi d’un alignement, ou « { $help } ».
input-unknown = Je ne comprends pas « { $text } ». Tapez une case, une pièce, « { $quarto } » suivi d’un alignement, ou « { $help } ».
input-ambiguous = « { $text } » peut vouloir dire plusieurs choses. Tapez l’une de ces possibilités : { $meanings }.
# A call of which only a part was understood. $names are what it may be.
input-which-shape = Que montrez-vous : { $names } ?
input-no-trait = « { $text } » n’est pas une caractéristique.
input-twice = Vous avez indiqué deux fois la même caractéristique : { $trait }.
# A piece of which only some traits were named. $choices are the others, as in "round or square, light or dark".
input-missing = Laquelle : { $choices } ?
input-choice = { $absent } ou { $present }
input-which-square = Quelle case ? Par exemple : { $example }.
input-which-piece = Quelle pièce ? Par exemple : { $example }.
# To whoever asks for an alignment or a threat. It is said whether there is one or not.
input-notice = C’est à vous de le remarquer. Si vous voyez un alignement, annoncez-le, par exemple : { $example }. Dans une partie avec conseils, tapez « { $hint } ».
# To whoever asks about a command instead of giving it.
input-how-to = Rien n’a été fait. Pour le faire, tapez : { $example }.
