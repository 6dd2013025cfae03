# What the engine says to people who asked for it.

worth-win = { PLURAL($count) ->
        [one] победа в { $count } ход
        [few] победа в { $count } хода
       *[many] победа в { $count } ходов
    }
worth-win-now = есть четвёрка, её можно объявить
worth-draw = ничья
worth-loss = { PLURAL($count) ->
        [one] проигрыш через { $count } ход
        [few] проигрыш через { $count } хода
       *[many] проигрыш через { $count } ходов
    }
worth-unknown = неизвестно

# Actions as advice.
action-give = передать { $piece }
action-place = поставить фигуру на { $square }
action-call = объявить «КВАРТО!» и показать { $shape }
action-done = сказать «готово»

# A hint: $action is one of the above. What follows says why.
hint = Подсказка: { $action }.
hint-none = Подсказки пока нет: эту позицию не удалось просчитать вовремя.
hint-call = Есть четвёрка: { $alignments }.
hint-completes = Получится четвёрка: { $alignments }.
hint-forces = Это победа, что бы ни делал соперник.
hint-only-safe = Всё остальное позволит сопернику сразу выиграть.
hint-avoids = Среди остальных вариантов есть проигрышные.
hint-delays = Вы проигрываете, но так продержитесь дольше всего.
hint-equal = Все варианты одинаково хороши.
# The same with what they are worth, where every action is listed.
analysis-equal = Все варианты ведут к одному: { $value }.
hint-safe = { PLURAL_ZERO($count) ->
        [zero] После этого ни одной фигуры нельзя будет передать без риска.
        [one] После этого останется { $count } фигура, которую можно передать без риска.
        [few] После этого останется { $count } фигуры, которые можно передать без риска.
       *[many] После этого останется { $count } фигур, которые можно передать без риска.
    }
# A square where a piece with any of the $values would win, with the three others of the $shape. The $values stand alone and
# are joined by list-or.
hint-threat = Следите за { $square } ({ $shape }): там выигрывает любая { $values } фигура.
# What actions are worth: $actions is a list of squares or pieces.
analysis-line = { $value }: { $actions }
