# Lessons: what is to be done, why an answer is wrong, and what is said around it. The lessons themselves are files of their own.

task-pick = Выберите фигуру: { $value }.
task-give = Передайте любую фигуру.
task-give-safe = Передайте фигуру, с которой соперник не выиграет.
task-place = Поставьте фигуру на любую свободную клетку.
task-place-to-win = Поставьте фигуру так, чтобы выиграть.
task-place-safe = Поставьте фигуру так, чтобы потом было что передать без риска.
task-well = Найдите лучший ход.
task-call = Найдите четвёрку и объявите «КВАРТО!».
task-decide = Есть ли что объявить? Если нет, играйте дальше.
right = Верно!
right-alignment = Верно: { $alignments }.
hint-answer = Можно так: { $action }.
mistake-not-given = Здесь нужно выбрать фигуру и передать её.
mistake-not-placed = Здесь нужно поставить фигуру на клетку.
mistake-not-called = Подождите: сначала объявите «КВАРТО!» и покажите линию.
mistake-other-trait = Эта фигура { $is }, а не { $wanted }.
mistake-nothing-made = Так четвёрки не получится. Найдите линию, где у трёх фигур есть что-то общее с вашей.
mistake-lets-win = Тогда соперник выиграет на { $square } ({ $shape }): там подойдёт любая { $value } фигура.
mistake-nothing-safe = После этого, какую бы фигуру вы ни передали, соперник выиграет.
mistake-not-full = Здесь ещё есть пустая клетка: { $shape }.
mistake-nothing-shared = У этих четырёх фигур нет общего признака из тех, что учитываются: { $shape }.
mistake-expired = Слишком поздно: { $alignment }. Эта четвёрка сложилась раньше, и её никто не объявил.
mistake-missed = Посмотрите ещё раз: { $alignment }. Объявите!
mistake-spoils = Было: { $before }. Станет: { $after }. Есть ход лучше.
# $number (number), $count (number)
lesson-begins = Урок { $number } из { $count }: { $title }
# $number (number), $count (number)
lesson-step = Шаг { $number } из { $count }.
lesson-done = Урок пройден.
course-done = Курс пройден целиком. Хорошей игры!
lesson-mark-done = пройден
lesson-unknown = Урока «{ $name }» нет. Есть уроки: { $names }.
learn-help = Отвечайте как в партии: клетка, например b2; «передать» и фигура; «кварто» и линия. Ещё можно ввести: { $hint }, { $board }, { $again }, { $quit }.
learn-goodbye = До встречи! Команда «quarto learn» продолжит с этого места.

# On pages.
learn-intro = Короткие уроки, в каждом что-то одно. Прервать можно в любой момент.
learn-continue = Продолжить: { $title }
learn-step-next = Дальше
learn-lesson-next = Следующий урок: { $title }
learn-ask-hint = Подсказка
learn-type = Или введите ответ
learn-all = Все уроки
