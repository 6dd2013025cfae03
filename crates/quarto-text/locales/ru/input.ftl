# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } — { $help }
# What greetings are for. $others are more of them.
help-greetings = сказать это сопернику; ещё можно: { $others }

# What was not understood. $text is what was typed.
input-empty = Введите клетку, фигуру, «{ $quarto }» с названием ряда или «{ $help }».
input-unknown = Не понимаю: «{ $text }». Введите клетку, фигуру, «{ $quarto }» с названием ряда или «{ $help }».
input-ambiguous = «{ $text }» можно понять по-разному. Введите что-нибудь одно: { $meanings }.
# A call of which only a part was understood. $names are what it may be.
input-which-shape = Где именно «КВАРТО!»: { $names }?
input-no-trait = Признака «{ $text }» у фигур нет.
input-twice = Признак «{ $trait }» назван дважды.
# A piece of which only some traits were named. $choices are the others, as in "round or square, light or dark".
input-missing = Какая именно: { $choices }?
input-choice = { $absent } или { $present }
input-which-square = Какая клетка? Например: { $example }.
input-which-piece = Какая фигура? Например: { $example }.
# To whoever asks for an alignment or a threat. It is said whether there is one or not.
input-notice = Это нужно заметить без подсказки. Если видите четвёрку, объявите её, например: { $example }. В партии с подсказками введите «{ $hint }».
# To whoever asks about a command instead of giving it.
input-how-to = Ничего не сделано. Чтобы сделать это, введите: { $example }.
