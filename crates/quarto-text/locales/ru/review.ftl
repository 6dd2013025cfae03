# The review of a game and the analysis of a position.

# How well both played: a heading, a line for each player, and what it means.
review-accuracy-title = Точность
# $percent (number), $kept (number)
review-accuracy = { PLURAL($count) ->
        [one] { $player }: { $percent } %; результат сохранён в { $kept } из { $count } решения
        [few] { $player }: { $percent } %; результат сохранён в { $kept } из { $count } решений
       *[many] { $player }: { $percent } %; результат сохранён в { $kept } из { $count } решений
    }
review-accuracy-none = { $player }: решать было нечего
# A row in a terminal: what was done, a sentence, and what the game is worth after it.
review-row = { $action } ({ $value })
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
        [one] Из остальных фигур ({ $others }) безопасна была только { $good }.
        [few] Из остальных фигур ({ $others }) безопасны были { $good }.
       *[many] Из остальных фигур ({ $others }) безопасны были { $good }.
    }
# $others (number)
review-good-squares = { PLURAL($good) ->
        [one] Из остальных клеток ({ $others }) лучше была только { $good }.
        [few] Из остальных клеток ({ $others }) лучше были { $good }.
       *[many] Из остальных клеток ({ $others }) лучше были { $good }.
    }
review-good-all = Любой другой выбор был лучше.
review-missed-call = Можно было объявить четвёрку: { $alignments }.
# $missed (number), $wrong (number)
review-calls = { $player }: пропущено { $missed }, ошибочно { $wrong }
study-value = Для того, чей ход: { $value }.
study-line = Лучшая игра: { $line }
