# Puzzles on pages: the choice of one, how it is answered, and what was done so far.

solving-title = Задачи
solving-intro = Позиции, в которых надо что-то найти. Каждая доказана программой, а на ошибку отвечают объяснением.
solving-today = Задача дня
solving-today-note = Одна для всех. Каждый день новая.
solving-today-solve = Решить
solving-today-done = Вы её решили. Приходите завтра.
solving-days = { PLURAL($count) ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[many] { $count } дней подряд
    }
solving-train = Тренировка
solving-train-note = Задачи по вашим силам: решаете — труднее, нет — легче.
solving-train-start = Тренироваться
solving-run = На время
solving-run-note = Три минуты и три жизни, от простого к сложному.
solving-run-start = Начать
solving-run-continue = Продолжить
solving-themes = Темы
solving-rules-show = Показать
solving-note-spot = Есть ли четвёрка, и где?
solving-note-win-now = Одна клетка выигрывает. Какая?
solving-note-safe-give = Какие фигуры не проигрывают сразу?
solving-note-win-in = Выиграйте при любой защите.
solving-note-save = Проигрывает всё, кроме одного варианта.
# $solved (number), $count (number)
solving-theme-count = решено { $solved } из { $count }
solving-all = Все задачи
# $number (number)
solving-difficulty = сложность { $number } из 100
solving-task-spot = Есть ли четвёрка, которую можно объявить? Выберите её или ответьте, что её нет.
solving-task-safe-give = Отметьте все фигуры, которые можно передать так, чтобы соперник не выиграл сразу.
solving-where = Где четвёрка?
solving-point = Выберите здесь или укажите оба её конца на доске.
solving-none = Её нет
solving-these = Эти, и больше никакие
solving-mark-wrong = Нет: если передать { $piece }, соперник выиграет на { $square } ({ $alignments }).
solving-hint = Подсказка
solving-solution = Показать решение
solving-next = Следующая задача
solving-again = С начала
solving-told = Позиция словами
solving-type = Или введите ответ
solving-study = На доске анализа
solving-statistics = Статистика
solving-nothing-yet = Пока ничего. Решите задачу, и она появится здесь.
solving-rating-plot = Ваш рейтинг со временем
solving-rating-number = Задача
solving-rating-value = Рейтинг
solving-kinds = По видам
solving-kind = Вид
solving-tried = Попыток
solving-solved = Решено
solving-records = Рекорды
solving-kept = Это хранится с секретом вашего браузера, и больше никто этого не видит. Всё можно забыть:
solving-kept-forget = ваши места
solving-run-over = Забег окончен.
# $lives (number), $solved (number)
solving-run-score = Решено: { $solved }. Жизней: { $lives }.
solving-run-left = Осталось времени: { $time }
solving-run-again = Ещё забег
solving-ear = На слух
solving-memory = По памяти
solving-look = Показать доску
solving-hide = Спрятать и ответить
solving-hidden = Позиция спрятана. Отвечайте по памяти.
solving-remember = Нажмите Enter, когда запомните её.
solving-games = Партии с компьютером
solving-level = Уровень
solving-won = Победы
solving-drawn = Ничьи
solving-lost = Поражения
# $caught (number), $missed (number)
solving-calls = Четвёрки: объявлено { $caught }, пропущено { $missed }.
