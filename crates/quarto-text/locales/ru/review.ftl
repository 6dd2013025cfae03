# The review of a game and the analysis board.

review-title = Разбор
review-link = Разобрать партию
review-intro = Чего стоил каждый ход, если дальше оба игрока ничего не упустят.
review-not-over = Разбор откроется, когда партия закончится.
review-too-hard = Компьютер не успел разобрать партию. Попробуйте ещё раз чуть позже.
# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Точность
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent } %; решений без ошибки: { $kept } из { $count }
        [few] { $player }: { $percent } %; решений без ошибки: { $kept } из { $count }
       *[many] { $player }: { $percent } %; решений без ошибки: { $kept } из { $count }
    }
review-accuracy-none = { $player }: решать было нечего
review-accuracy-help = Решение — это ход, на котором можно было ошибиться. Точность показывает, как часто этого не случилось.
# The graph: a heading, what it shows, and its table.
review-graph-title = Как шла партия
review-graph = Выше линии выигрывает { $first }, ниже — { $second }, на линии ничья. Таблица говорит то же словами.
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
review-table = Все действия и их оценка
review-column-action = Действие
review-column-after = После него
# What the game is worth after an action: $player wins in so many moves, or at once.
review-worth = { PLURAL($count) ->
        [one] { $player } выигрывает через { $count } ход
        [few] { $player } выигрывает через { $count } хода
       *[many] { $player } выигрывает через { $count } ходов
    }
review-worth-now = { $player } выигрывает сейчас
# Turning points: what a player did comes first, in a sentence of its own.
review-turning-title = Переломные моменты
review-turning-none = Ошибок не было: результат ни разу не изменился.
review-win-draw = Это была ошибка: победа превратилась в ничью.
review-win-loss = Это была ошибка: победа превратилась в проигрыш.
review-draw-loss = Это была ошибка: ничья превратилась в проигрыш.
# $others (number)
review-good-pieces = { PLURAL($good) ->
        [one] Из остальных фигур ({ $others }) безопасна была только одна.
        [few] Из остальных фигур ({ $others }) безопасных было { $good }.
       *[many] Из остальных фигур ({ $others }) безопасных было { $good }.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Из остальных клеток ({ $others }) лучше была только одна.
        [few] Из остальных клеток ({ $others }) лучше были { $good }.
       *[many] Из остальных клеток ({ $others }) лучше были { $good }.
    }
review-good-all = Любой другой выбор был лучше.
review-missed-call = Можно было объявить четвёрку: { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player }: пропущенные четвёрки — { $missed }, ошибки — { $wrong }
review-try = Попробовать снова отсюда
review-back = Назад к партии
# A record to review.
review-paste-title = Разобрать записанную партию
review-paste-label = Запись законченной партии
review-paste-do = Разобрать
review-paste-bad = Не удалось прочитать запись партии: { $reason }

# The analysis board.
study-title = Доска для анализа
study-intro = Расставьте любую позицию, играйте за обоих и смотрите, чего стоит каждый вариант.
study-value-title = Оценка
study-value = Для того, чей ход: { $value }.
study-line = Лучшее продолжение: { $line }
study-choices-title = Варианты
study-choice = { $action }: { $value }
study-over = Партия окончена.
study-back = На шаг назад
study-start = К началу
study-moves = Сыгранные ходы: { $moves }
study-setup-title = Расставить позицию
study-setup = Расставить
study-setup-help = Выберите фигуру, затем клетку. Чтобы убрать фигуру с доски, выберите её.
study-setup-done = Анализировать позицию
study-clear = Очистить доску
study-put = { $square }: поставить сюда { $piece }
study-take = { $square }: убрать { $piece }
study-choose = { $piece }: выбрать
study-chosen = { $piece }: выбрана
study-hand = Взять выбранную фигуру в руки
study-hand-empty = Вернуть фигуру из рук в запас
study-position = Позиция в нотации
study-show = Показать
study-bad-position = Это не позиция. Позиция записывается так: { $example }
study-too-hard = Эту позицию не удалось просчитать вовремя.
study-take-along = Взять с собой
study-link = Ссылка на эту позицию
study-picture = Рисунок (SVG)
study-record = Запись
