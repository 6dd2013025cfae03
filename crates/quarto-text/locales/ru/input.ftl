# Answers to what people type, and the help.

# A line of the help.
help-line = { $example } — { $help }
# What greetings are for. $others are more of them.
help-greetings = сказать это сопернику; ещё можно: { $others }

# What was not understood. $text is what was typed.
input-empty = Введите клетку, фигуру, «{ $quarto }» с названием ряда или «{ $help }».
input-unknown = Не понимаю: «{ $text }». Введите клетку, фигуру, «{ $quarto }» с названием ряда или «{ $help }».
input-ambiguous = «{ $text }» можно понять по-разному. Введите что-нибудь одно: { $meanings }.
input-point-out = Покажите, где четвёрка. Например: { $example }.
input-no-trait = Признака «{ $text }» у фигур нет.
input-twice = Признак «{ $trait }» назван дважды.
input-missing = Не хватает признака «{ $trait }»: { $absent } или { $present }? Назовите все четыре.
input-which-square = Какая клетка? Например: { $example }.
input-which-piece = Какая фигура? Например: { $example }.
