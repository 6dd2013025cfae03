# What players choose before a game, and in the settings.
option-opponent = Соперник
option-opponent-computer = Компьютер
option-opponent-person = Человек рядом
option-level = Уровень
option-level-easy = { $level } — { $animal }, новичок
option-level-plain = { $level } — { $animal }
option-level-perfect = { $level } — { $animal }, никогда не ошибается
# The animals that stand for the levels, from 1 to 10.
animal-mouse = Мышь
animal-rabbit = Кролик
animal-hedgehog = Ёж
animal-cat = Кот
animal-dog = Пёс
animal-bear = Медведь
animal-badger = Барсук
animal-stag = Олень
animal-fox = Лиса
animal-owl = Сова
option-start = Кто начинает
option-start-dice = Решит кубик
option-start-me = Вы
option-start-other = Соперник
option-shapes = Что выигрывает
option-shapes-lines = Линии
option-shapes-squares = Линии и блоки 2×2
option-traits = Признаки в игре
option-calling = Когда четвёрка выигрывает
option-calling-official = Когда объявят «КВАРТО!»
option-calling-auto = Сразу
option-wrong-call = Ошибочное «КВАРТО!»
option-wrong-call-three = Третья ошибка — проигрыш
option-wrong-call-loses = Первая ошибка — проигрыш
option-wrong-call-free = Без последствий
option-assist = Подсказки
option-takebacks = Брать ход назад
option-takebacks-usual = как обычно в такой партии
option-takebacks-free = когда угодно
option-takebacks-ask = с согласия соперника
option-takebacks-none = никогда
option-clock = Часы
option-clock-move = { $time } на ход
option-clock-total = { $time } + { $increment } за ход
option-best-of = Матч
option-best-of-none = партия за партией
# $count (number)
option-best-of-games = из { $count } партий
# $count (number)
option-best-of-decider = из { $count } партий; при равенстве решают блоки
option-blindfold = Игра вслепую
option-blindfold-touch = Сколько угодно вопросов
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } вопрос за ход
        [few] { $count } вопроса за ход
       *[many] { $count } вопросов за ход
    }
option-blindfold-memory = Только по памяти
option-edition = Версия
option-edition-classic = Классическая (светлые и тёмные)
option-edition-access = Access (гладкие и рифлёные)
option-language = Язык
option-name = Ваше имя
option-other-name = Имя соперника
option-on = да
option-off = нет
option-none = нет
option-own-time = Ваше время
option-other-time = Время соперника
# How much time a player has, of what was agreed on.
option-percent = { $percent } %
option-percent-usual = { $percent } % (обычное)
