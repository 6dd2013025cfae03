# Words that are looked up one by one: traits, commands, answers.

# The values of the traits, each as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = светлая
    .object = светлую
    .all = светлые
    .short = св
    .typed = светлая, светлую, светлый, светлое, светлые, белая, белую, белый, белое, белые
value-dark = тёмная
    .object = тёмную
    .all = тёмные
    .short = тё
    .typed = тёмная, тёмную, тёмный, тёмное, тёмные, чёрная, чёрную, чёрный, чёрное, чёрные
value-short = низкая
    .object = низкую
    .all = низкие
    .short = ни
    .typed = низкая, низкую, низкий, низкое, низкие, короткая, короткую, короткий, короткое, короткие, маленькая, маленькую, маленький, маленькое, маленькие
value-tall = высокая
    .object = высокую
    .all = высокие
    .short = вы
    .typed = высокая, высокую, высокий, высокое, высокие, большая, большую, большой, большое, большие, длинная, длинную, длинный, длинное, длинные
value-round = круглая
    .object = круглую
    .all = круглые
    .short = кр
    .typed = круглая, круглую, круглый, круглое, круглые
value-square = квадратная
    .object = квадратную
    .all = квадратные
    .short = кв
    .typed = квадратная, квадратную, квадратный, квадратное, квадратные, квадрат
value-solid = сплошная
    .object = сплошную
    .all = сплошные
    .short = сп
    .typed = сплошная, сплошную, сплошной, сплошное, сплошные, цельная, цельную, цельный, цельное, цельные, без выемки, без дырки, без отверстия, без углубления, без ямки
value-hollow = полая
    .object = полую
    .all = полые
    .short = по
    .typed = полая, полую, полый, полое, полые, пустая, пустую, пустой, пустое, пустые, с выемкой, с дыркой, с отверстием, с углублением, с ямкой
value-smooth = гладкая
    .object = гладкую
    .all = гладкие
    .short = гл
    .typed = гладкая, гладкую, гладкий, гладкое, гладкие
value-grooved = рифлёная
    .object = рифлёную
    .all = рифлёные
    .short = ри
    .typed = рифлёная, рифлёную, рифлёный, рифлёное, рифлёные, ребристая, ребристую, ребристый, ребристое, ребристые

# The traits themselves.
trait-colour = цвет
trait-texture = поверхность
trait-height = высота
trait-shape = форма
trait-fill = выемка

# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = поставить, поставь, поставьте, ставить, ставь, ставьте, ставлю, поставить на, поставь на, поставьте на, ставить на, ставь на, ставьте на, ставлю на, на
    .example = a3
    .help = поставить переданную вам фигуру на a3
command-give = передать, передай, передайте, передаю, отдать, отдай, отдайте, отдаю, дать, дай, дайте, даю
    .example = передать высокую круглую полую тёмную
    .help = передать эту фигуру (слова в любом порядке, можно сокращать, или её латинская буква)
command-quarto = кварто, quarto, объявить, объявляю, объявить кварто, объявляю кварто
    .example = кварто ряд 2
    .help = объявить «КВАРТО!» и показать ряд 2; также столбец b, диагональ 1, блок b2
command-done = готово, готова
    .example = готово
    .help = объявлять нечего (после последней фигуры)
command-board = доска, доску, игровое поле
    .example = доска
    .help = что стоит на доске
command-square = клетка, клетку, поле, кружок
    .example = клетка b2
    .help = что там стоит; также ряд 2, столбец b, диагональ 1, блок b2
command-where = где, где стоят
    .example = где высокие
    .help = где стоят высокие фигуры; просто «где» — все фигуры
command-empty = свободные, свободна, свободны, свободно, свободные клетки, пустые клетки, пусто
    .example = свободные
    .help = какие клетки свободны
command-left = запас, осталось, остались, остаток, что осталось, оставшиеся, оставшиеся фигуры, фигуры
    .example = запас
    .help = какие фигуры остались; также «запас полые»
command-hand = рука, руки, в руках, в руке
    .example = рука
    .help = какая фигура в руках
command-last = последнее, последний, последний ход, что было
    .example = последнее
    .help = что произошло после вашего последнего хода
command-moves = ходы, запись
    .example = ходы
    .help = вся партия с самого начала
command-clock = часы, время
    .example = часы
    .help = сколько осталось времени
command-score = счёт, счет, очки
    .example = счёт
    .help = счёт матча
command-repeat = повтор, повторить, повтори, повторите, ещё, ещё раз
    .example = повтор
    .help = что было сказано после вашего хода и что делать
command-hint = подсказка, подсказку, подсказать, подскажи, подскажите, совет
    .example = подсказка
    .help = что делать и почему (если подсказки разрешены)
command-analysis = анализ, оценка
    .example = анализ
    .help = к чему ведёт каждый вариант (если подсказки разрешены)
command-undo = назад, взять назад, взять ход назад, ход назад, отмена, отменить, отменить ход, вернуть, вернуть ход, возврат
    .example = назад
    .help = взять назад свой последний ход (если это разрешено в партии)
command-draw = ничья, ничью, предложить ничью, предлагаю ничью
    .example = ничья
    .help = предложить ничью
command-accept = принять, принимаю, принять ничью, согласен, согласна, согласиться, да
    .example = принять
    .help = ответить сопернику согласием
command-decline = отклонить, отклоняю, отклонить ничью, отказ, отказаться, отказываюсь, не согласен, не согласна, нет
    .example = отклонить
    .help = ответить сопернику отказом
command-resign = сдаться, сдаюсь, сдаваться, сдать партию, сдаю партию
    .example = сдаться
    .help = сдать партию
command-claim = засчитать, засчитать победу, присудить победу
    .example = засчитать
    .help = засчитать себе победу, если соперника нет пять минут (если так договорились)
command-brief = коротко
    .example = коротко
    .help = произносится самое необходимое
command-normal = обычно
    .example = обычно
    .help = произносится только новое
command-full = подробно
    .example = подробно
    .help = произносится всё, в том числе ваши ходы
command-rules = правила
    .example = правила
    .help = правила игры
command-help = помощь, помоги, помогите, справка, команды
    .example = помощь
    .help = этот список
command-quit = выход, выйти, выхожу, конец
    .example = выход
    .help = выйти; сохранённую партию можно будет продолжить

# Words around the traits of a piece that mean nothing by themselves.
ignored-words = фигура, фигуру, фигуры, фигур

# Answers to questions; only the words.
answer-yes = да, д
answer-no = нет, н
answer-next = дальше, далее, следующая, пропустить
