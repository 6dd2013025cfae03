# What players choose before a game, and in the settings.
option-opponent = Соперник
option-opponent-computer = Компьютер
option-opponent-person = Человек рядом
option-level = Уровень
option-level-easy = { $level } — только учится
option-level-plain = { $level }
option-level-perfect = { $level } — не ошибается
option-start = Кто начинает
option-start-dice = Решат кости
option-start-me = Вы
option-start-other = Соперник
option-shapes = Что выигрывает
option-shapes-lines = Линии
option-shapes-squares = Линии и блоки 2×2
option-traits = Признаки в игре
option-calling = Объявление
option-calling-official = «КВАРТО!» нужно объявить
option-calling-auto = Автоматическое
option-wrong-call = Неверные объявления
option-wrong-call-three = Третье — проигрыш
option-wrong-call-loses = Первое — проигрыш
option-wrong-call-free = Без последствий
option-assist = Помощник
option-takebacks = Возврат хода
option-takebacks-usual = как принято в такой партии
option-takebacks-free = когда угодно
option-takebacks-ask = с согласия соперника
option-takebacks-none = никогда
option-clock = Часы
option-clock-move = { $time } на ход
option-clock-total = { $time } + { $increment }
option-blindfold = Вслепую
option-blindfold-touch = Сколько угодно вопросов
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } вопрос за ход
        [few] { $count } вопроса за ход
       *[many] { $count } вопросов за ход
    }
option-blindfold-memory = Только по памяти
option-edition = Версия
option-edition-classic = Классика (светлые и тёмные)
option-edition-access = Access (гладкие и рифлёные)
option-language = Язык
option-name = Ваше имя
option-other-name = Имя соперника
option-on = да
option-off = нет
option-none = нет
option-own-time = Моя доля времени
option-other-time = Доля времени другого игрока
