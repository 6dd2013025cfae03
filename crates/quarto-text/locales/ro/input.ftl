# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = trimiți un salut; la fel: { $others }

# What was not understood. $text is what was typed.
input-empty = Scrie o căsuță, o piesă, „{ $quarto }” urmat de un rând ori „{ $help }”.
input-unknown = Nu înțeleg „{ $text }”. Scrie o căsuță, o piesă, „{ $quarto }” urmat de un rând ori „{ $help }”.
input-ambiguous = „{ $text }” poate însemna mai multe lucruri. Scrie una dintre variante: { $meanings }.
# A call of which only a part was understood. $names are what it may be.
input-which-shape = Ce anunți: { $names }?
input-no-trait = „{ $text }” nu este o trăsătură.
input-twice = Ai spus de două ori { $trait }.
# A piece of which only some traits were named. $choices are the others, as in "round or square, light or dark".
input-missing = Care anume: { $choices }?
input-choice = { $absent } sau { $present }
input-which-square = Ce căsuță? De exemplu: { $example }.
input-which-piece = Ce piesă? De exemplu: { $example }.
# To whoever asks for an alignment or a threat. It is said whether there is one or not.
input-notice = Asta trebuie s-o observi tu. Dacă vezi un aliniament, anunță-l, de exemplu: { $example }. Într-o partidă cu sfaturi, scrie „{ $hint }”.
# To whoever asks about a command instead of giving it.
input-how-to = Nu s-a făcut nimic. Pentru asta, scrie: { $example }.
