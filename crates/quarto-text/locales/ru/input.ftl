# Answers to what people type, and the help.

# A line of the help.
help-line = { $example }: { $help }
# What greetings are for. $others are more of them.
help-greetings = сказать это другому игроку; также: { $others }

# What was not understood. $text is what was typed.
input-empty = Введите клетку, фигуру, «{ $quarto }» и ряд или «{ $help }».
input-unknown = Не понимаю: «{ $text }». Введите клетку, фигуру, «{ $quarto }» и ряд или «{ $help }».
input-ambiguous = «{ $text }» можно понять по-разному: { $meanings }. Введите больше букв.
input-point-out = Покажите линию. Например: { $example }.
input-no-trait = «{ $text }» — у фигур такого признака нет.
input-twice = Признак назван дважды: { $trait }. Назовите его только один раз.
input-missing = Не хватает признака «{ $trait }»: { $absent } или { $present }? Назовите все четыре.
input-which-square = Какая клетка? Например: { $example }.
input-which-piece = Какая фигура? Например: { $example }.
