# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = поставить, поставь, поставьте, ставить, ставлю
    .example = a3
    .help = поставить переданную вам фигуру на a3
command-give = передать, передай, передайте, передаю, отдать, отдай, дать, дай, дайте
    .example = передать высокую круглую полую тёмную
    .help = передать эту фигуру: слова в любом порядке, ясные сокращения или её буква
command-quarto = кварто, quarto
    .example = кварто ряд 2
    .help = объявить «КВАРТО!» и показать ряд 2; также столбец b, диагональ 1, блок b2
command-done = готово
    .example = готово
    .help = после последней фигуры: объявлять нечего
command-board = доска, доску
    .example = доска
    .help = что стоит на доске
command-square = клетка, клетку
    .example = клетка b2
    .help = что там стоит; также ряд 2, столбец b, диагональ 1, блок b2
command-where = где
    .example = где высокие
    .help = на каких клетках стоят высокие фигуры
command-left = запас, осталось, остались, остаток
    .example = запас
    .help = какие фигуры остались
command-hand = рука, руки
    .example = рука
    .help = какая фигура в руках
command-last = последнее, последний
    .example = последнее
    .help = что произошло последним
command-moves = ходы, запись
    .example = ходы
    .help = вся партия с самого начала
command-clock = часы, время
    .example = часы
    .help = сколько осталось времени
command-repeat = повтор, повторить, повтори, ещё
    .example = повтор
    .help = сказать последнее ещё раз
command-hint = подсказка, подскажи, совет
    .example = подсказка
    .help = что делать и почему (с помощником)
command-analysis = анализ, оценка
    .example = анализ
    .help = чего стоит каждое действие (с помощником)
command-undo = назад, отмена, отменить, вернуть
    .example = назад
    .help = взять назад своё последнее действие (с помощником)
command-draw = ничья, ничью
    .example = ничья
    .help = предложить ничью
command-accept = принять, принимаю, согласен, согласна
    .example = принять
    .help = согласиться на то, что предложено или о чём просят
command-decline = отклонить, отклоняю, отказ, отказаться, отказываюсь
    .example = отклонить
    .help = отказаться от этого
command-resign = сдаться, сдаюсь, сдаваться
    .example = сдаться
    .help = сдать партию
command-rules = правила
    .example = правила
    .help = правила игры
command-help = помощь, справка
    .example = помощь
    .help = этот список
command-quit = выход, выйти
    .example = выход
    .help = выйти; партия сохранится, и её можно будет продолжить

# Answers to questions; only the words.
answer-yes = да, д
answer-no = нет, н

# What was not understood. $text is what was typed.
input-unknown = Не понимаю: «{ $text }». Введите клетку, фигуру, «{ $quarto }» и ряд или «{ $help }».
input-ambiguous = «{ $text }» можно понять по-разному: { $meanings }. Введите больше букв.
input-point-out = Покажите линию: { $example }.
input-no-trait = «{ $text }» — у фигур такого признака нет.
input-twice = { $trait }: назовите только один раз.
input-missing = А { $trait }: { $absent } или { $present }? Назовите все четыре признака.
input-which-square = Какая клетка? Например: { $example }.
input-which-piece = Какая фигура? Например: { $example }.
