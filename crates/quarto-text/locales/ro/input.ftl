# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } – { $help }
# What greetings are for. $others are more of them.
help-greetings = trimiți un salut; la fel: { $others }

# What was not understood. $text is what was typed.
input-empty = Scrie o căsuță, o piesă, „{ $quarto }” urmat de un rând ori „{ $help }”.
input-unknown = Nu înțeleg „{ $text }”. Scrie o căsuță, o piesă, „{ $quarto }” urmat de un rând ori „{ $help }”.
input-ambiguous = „{ $text }” poate însemna mai multe lucruri. Scrie una dintre variante: { $meanings }.
input-point-out = Arată linia: { $example }.
input-no-trait = „{ $text }” nu este o trăsătură.
input-twice = Ai spus de două ori { $trait }.
input-missing = Și { $trait }: { $absent } sau { $present }? Spune toate cele patru trăsături.
input-which-square = Ce căsuță? De exemplu: { $example }.
input-which-piece = Ce piesă? De exemplu: { $example }.
