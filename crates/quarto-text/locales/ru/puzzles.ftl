# Puzzles: what is asked, why an answer is wrong, and what is said around it.

puzzle-kind-spot = найти четвёрку
puzzle-kind-win-now = выиграть сразу
puzzle-kind-safe-give = передать без риска
puzzle-kind-win-in = выиграть за несколько ходов
puzzle-kind-save = спасти ничью
# $difficulty (number)
puzzle-title = Задача { $name }: { $kind }, сложность { $difficulty } из 100.
puzzle-last = Последняя фигура поставлена на { $square }.
puzzle-task-spot = Есть ли четвёрка, которую можно объявить? Объявите её. Если нет, введите «{ $done }».
puzzle-task-win-now = Поставьте фигуру так, чтобы сразу выиграть.
puzzle-task-safe-give = Какие фигуры можно передать так, чтобы соперник не выиграл сразу? Назовите все, по одной в строке, затем введите «{ $done }».
puzzle-task-win-in = { PLURAL($count) ->
        [one] Выиграйте в { $count } ход, что бы ни делал соперник.
        [few] Выиграйте в { $count } хода, считая ходы обоих, что бы ни делал соперник.
       *[many] Выиграйте в { $count } ходов, считая ходы обоих, что бы ни делал соперник.
    }
puzzle-task-save = Ничью удерживает только один вариант. Найдите его.
puzzle-you-place = Вы ставите фигуру.
puzzle-you-give = Вы передаёте фигуру.
puzzle-continues = Пока верно.
puzzle-named = Эту передать можно. Есть ещё? Когда назовёте все, введите «{ $done }».
puzzle-solved = Решено!
puzzle-solved-alignment = Решено: { $alignments }.
puzzle-opponent-places = Соперник ставит её на { $square }.
puzzle-opponent-gives = Соперник передаёт вам { $piece }.
puzzle-worth = Нет. После этого: { $value }.
puzzle-line = Дальше было бы так: { $actions }.
puzzle-unsafe = Нет: с ней соперник выиграет на { $square } ({ $alignments }).
puzzle-unnamed = { PLURAL($count) ->
        [one] Ещё не все: без риска можно передать ещё { $count } фигуру: { $pieces }.
        [few] Ещё не все: без риска можно передать ещё { $count } фигуры: { $pieces }.
       *[many] Ещё не все: без риска можно передать ещё { $count } фигур: { $pieces }.
    }
puzzle-not-asked = Здесь нужно другое.
puzzle-clue-alignments = { PLURAL_ZERO($count) ->
        [zero] Четвёрки нет.
        [one] Здесь { $count } четвёрка.
        [few] Здесь { $count } четвёрки.
       *[many] Здесь { $count } четвёрок.
    }
puzzle-clue-safe = { PLURAL($count) ->
        [one] Без риска можно передать { $count } фигуру.
        [few] Без риска можно передать { $count } фигуры.
       *[many] Без риска можно передать { $count } фигур.
    }
puzzle-clue-shape = Посмотрите сюда: { $shape }.
# $number (number)
puzzle-clue-row = Клетка в ряду { $number }.
puzzle-clue-value = Эта фигура { $value }.
puzzle-solution = Решение: { $actions }.
puzzle-solution-none = Решение: четвёрки нет.
puzzle-help = Отвечайте и спрашивайте как в партии: клетка, например b2; «передать» и фигура; «кварто» и линия. Ещё можно ввести: { $hint }, { $board }, { $again }, { $next }, { $quit }.
puzzle-next = Нажмите Enter для следующей задачи или введите «{ $quit }».
puzzle-streak = { PLURAL($count) ->
        [one] { $count } подряд.
        [few] { $count } подряд.
       *[many] { $count } подряд.
    }
# $rating (number)
puzzle-rating = Ваш рейтинг: { $rating } ({ $change }).
puzzle-day = Задача дня, { $date }.
puzzle-days = { PLURAL($count) ->
        [one] Дней подряд: { $count }. Завтра будет следующая задача.
        [few] { $count } дня подряд. Завтра будет следующая задача.
       *[many] { $count } дней подряд. Завтра будет следующая задача.
    }
puzzle-run-lives = { PLURAL_ZERO($count) ->
        [zero] Жизней не осталось.
        [one] У вас { $count } жизнь.
        [few] У вас { $count } жизни.
       *[many] У вас { $count } жизней.
    }
puzzle-run-begins = Ваше время: { $time }. Каждый неверный ответ отнимает одну жизнь.
puzzle-run-time = Осталось времени: { $time }.
puzzle-run-over = Время вышло.
puzzle-run-solved = { PLURAL_ZERO($count) ->
        [zero] Не решено ни одной задачи.
        [one] Решена { $count } задача.
        [few] Решено { $count } задачи.
       *[many] Решено { $count } задач.
    }
puzzle-run-best = { PLURAL($count) ->
        [one] Ваш лучший результат: { $count }.
        [few] Ваш лучший результат: { $count }.
       *[many] Ваш лучший результат: { $count }.
    }
# $solved (number), $tried (number)
puzzle-statistics = { $kind }: решено { $solved } из { $tried }.
puzzle-statistics-streak = { PLURAL($count) ->
        [one] Самая длинная серия без ошибок: { $count }.
        [few] Самая длинная серия без ошибок: { $count }.
       *[many] Самая длинная серия без ошибок: { $count }.
    }
# $rating (number), $deviation (number)
puzzle-statistics-rating = Рейтинг: { $rating } (± { $deviation }).
puzzle-none = Задачи «{ $name }» нет.
puzzle-goodbye = До встречи! Ещё задачи — по команде «quarto puzzle».
