# The game in the terminal.

welcome = Кварто. Чтобы передать фигуру, назовите её признаки, чтобы поставить — клетку. Объявление: «{ $quarto }». Помощь в любой момент: «{ $help }».
welcome-screen = Кварто. Клавиша ? — помощь.
goodbye-kept = Партия сохранена. Чтобы продолжить: quarto play --resume
goodbye = Спасибо за игру.
resumed = Партия продолжается с того же места.
nothing-to-resume = Незаконченной партии нет, продолжать нечего.
another-running = Эта партия открыта в другом окне.
recorded = Запись партии — в файле { $file }.
not-finished = Партия не закончена.
not-kept = Партию нельзя сохранить, при выходе она пропадёт: { $reason }
story-game = Партия { $number }: первую фигуру передаёт { $first }, ставит { $second }.
confirm-resign = Чтобы сдаться, введите «{ $yes }»:
confirm-call = Вы объявляете «КВАРТО!»: { $shape }. Ошибка — проигрыш. Чтобы объявить, введите «{ $yes }»:
ask-name = Имя игрока (Enter — { $default }):
ask-again = Ещё партию? ({ $yes }/{ $no })
speech-missing = Для речи нужна программа spd-say из пакета speech-dispatcher, а она не установлена. Игра продолжается без речи.
speech-failed = Речь не работает ({ $reason }). Игра продолжается без неё.
terminal-small = Окно слишком маленькое: нужно { $width } на { $height } символов.

# Parts of the screen.
screen-reserve = Запас
screen-hand = В руках
screen-moves = Ходы
screen-wrong-calls = Ошибки
screen-call-title = КВАРТО! Где?
screen-call-keys = Стрелки: выбор · Enter: объявить · Esc: назад
screen-confirm-call = Ошибка — проигрыш. Объявить «КВАРТО!»: { $shape }? (Enter: да · Esc: нет)
screen-confirm-resign = Сдаться? (Enter: да · Esc: нет)
screen-confirm-quit = Выйти? Партия сохранится. (Enter: да · Esc: нет)
screen-hidden = скрыто
screen-keys-give = Стрелки: выбор · Enter: передать · Q: КВАРТО! · ?: помощь
screen-keys-place = Стрелки: выбор · Enter: поставить · Q: КВАРТО! · ?: помощь
screen-keys-done = D: готово · Q: КВАРТО! · ?: помощь
screen-keys-wait = ?: помощь · X: выход
screen-keys-over = N: ещё партия · M: пропущенные четвёрки · X: выход
screen-legend = ( ) круглая · [ ] квадратная · две строки: высокая · o: полая · #: тёмная
screen-legend-access = ( ) круглая · [ ] квадратная · две строки: высокая · o: полая · #: рифлёная
screen-help-title = Помощь
screen-help-close = Закрыть: любая клавиша.
key-arrows = Стрелки, мышь
key-arrows-help = выбрать клетку, фигуру, линию или блок
key-enter = Enter, пробел, щелчок
key-enter-help = поставить, передать, объявить
key-quarto = Q
key-quarto-help = объявить «КВАРТО!» и выбрать, где
key-done = D
key-done-help = готово, после последней фигуры
key-undo = U
key-undo-help = взять ход назад (с помощником)
key-hint = H
key-hint-help = подсказка (с помощником)
key-analysis = I
key-analysis-help = чего стоит каждый выбор (с помощником)
key-offer = O
key-offer-help = предложить ничью или принять её
key-resign = R
key-resign-help = сдаться
key-type = :
key-type-help = ввести команду, как в простом режиме
key-leave = X, Ctrl-C
key-leave-help = выйти; партия сохранится

# The menu before a game.
menu-title = Партия в кварто
menu-play = Играть
menu-continue = Продолжить незаконченную партию
menu-opponent = Соперник
menu-opponent-computer = Компьютер
menu-opponent-person = Человек рядом
menu-level = Уровень
menu-level-easy = { $level } — только учится
menu-level-plain = { $level }
menu-level-perfect = { $level } — не ошибается
menu-start = Кто начинает
menu-start-dice = Решат кости
menu-start-me = Вы
menu-start-other = Соперник
menu-shapes = Что выигрывает
menu-shapes-lines = Линии
menu-shapes-squares = Линии и блоки 2×2
menu-traits = Признаки в игре
menu-calling = Объявление
menu-calling-official = «КВАРТО!» нужно объявить
menu-calling-auto = Автоматическое
menu-wrong-call = Неверные объявления
menu-wrong-call-three = Третье — проигрыш
menu-wrong-call-loses = Первое — проигрыш
menu-wrong-call-free = Без последствий
menu-assist = Помощник
menu-clock = Часы
menu-clock-move = { $time } на ход
menu-clock-total = { $time } + { $increment }
menu-blindfold = Вслепую
menu-blindfold-touch = Вопросы без счёта
menu-blindfold-queries = { PLURAL($count) ->
        [one] { $count } вопрос за ход
        [few] { $count } вопроса за ход
       *[many] { $count } вопросов за ход
    }
menu-blindfold-memory = Только по памяти
menu-edition = Версия
menu-edition-classic = Классика (светлые и тёмные)
menu-edition-access = Access (гладкие и рифлёные)
menu-language = Язык
menu-name = Ваше имя
menu-other-name = Имя соперника
menu-on = вкл.
menu-off = выкл.
menu-none = нет
menu-keys = Вверх, вниз: выбор · Влево, вправо: изменить · Enter: играть · Esc: выход
menu-plain-intro = Чтобы что-то изменить, введите номер; чтобы играть, нажмите Enter.
menu-plain-value = { $number }. { $name }: { $value }
menu-plain-expected = Введите число от 1 до { $last } или, чтобы играть, нажмите Enter.
# Names for players who do not say theirs.
default-name = Аня
default-other-name = Боря
