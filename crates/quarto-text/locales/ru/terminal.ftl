# The game in the terminal.

welcome = Кварто. Чтобы передать фигуру, введите её признаки. Чтобы поставить, введите клетку. Чтобы объявить четвёрку, введите «{ $quarto }» и линию. Помощь в любой момент: «{ $help }».
welcome-screen = Кварто. Клавиша ? — помощь, L — правила.
braille-legend = Брайль: один знак на клетку, ряд за рядом. Точка 1: { $dark }, точка 2: { $tall }, точка 4: { $square }, точка 5: { $hollow }, точка 3: любая фигура; точки 3 и 6: свободная клетка.
goodbye-kept = Партия сохранена. Чтобы продолжить: quarto play --resume{ $how }
goodbye = Спасибо за игру.
resumed = Продолжаем вашу партию.
resumed-against = { PLURAL($count) ->
        [one] Игра продолжается. Соперник: { $opponent }. На доске { $count } фигура.
        [few] Игра продолжается. Соперник: { $opponent }. На доске { $count } фигуры.
       *[many] Игра продолжается. Соперник: { $opponent }. На доске { $count } фигур.
    }
resumed-after = { PLURAL($count) ->
        [one] Игра продолжается. На доске { $count } фигура.
        [few] Игра продолжается. На доске { $count } фигуры.
       *[many] Игра продолжается. На доске { $count } фигур.
    }
nothing-to-resume = Незаконченной партии у вас нет.
another-running = Эта партия открыта в другом окне.
recorded = Партия сохранена в файл { $file }.
not-kept = Партию не удаётся сохранить, при выходе она пропадёт: { $reason }
damaged = Одну из партий не удаётся прочитать, она оставлена как есть: { $reason }
keep-file = { $file } нельзя использовать ({ $reason }).
keep-no-game = { $file } не содержит партии, которую эта программа может прочитать.
keep-no-home = нет домашней папки
story-game = Партия { $number }: первую фигуру передаёт { $first }, ставит { $second }.
not-done = Отменено.
confirm-resign = Чтобы сдаться, введите «{ $yes }»:
confirm-draw = { $player }, принимаете ничью? Чтобы принять, введите «{ $yes }»:
confirm-call = Вы объявляете «КВАРТО!» и показываете { $shape }. Ошибка — проигрыш. Чтобы объявить, введите «{ $yes }»:
ask-name = Новое имя (Enter — оставить { $default }):
same-name = Обоих игроков зовут { $name }. Назовите одного из них иначе.
ask-again = Ещё партию? ({ $yes }/{ $no })
speech-missing = Для озвучивания нужна программа spd-say из пакета speech-dispatcher, а она не установлена. Игра продолжается без голоса.
speech-failed = Озвучивание не работает ({ $reason }). Игра продолжается без голоса.
sound-missing = Звуков не будет: не установлена ни одна из программ, которые могли бы их воспроизвести ({ $programs }).
sound-failed = Звуки не работают ({ $reason }) и отключены.
terminal-small = Окно слишком маленькое. Нужный размер в символах: { $width } на { $height }.

# Партия на сервере.
goodbye-server = Партия остаётся на сервере. Чтобы вернуться: quarto play --join { $link }{ $how }
server-invite = Отправьте эту ссылку тому, с кем хотите сыграть: { $link }
server-lost = Сервер не отвечает. Пробуем снова… Ваша последняя команда будет отправлена, как только он ответит.
server-back = Сервер снова отвечает.
server-busy = Сервер ещё не ответил на вашу последнюю команду. Новая команда не выполнена.
server-newer = Произошло что-то, чего эта версия программы не знает. Более новая версия рассказала бы вам больше.
server-rematch = Ждём, согласится ли соперник сыграть ещё партию.
server-no-link = «{ $link }» — не ссылка на партию. Ссылка выглядит так: https://quarto.example/ru/games/c3evzd88e0dn
server-no-server = На каком сервере? Укажите ссылку целиком или назовите сервер через --server.
server-no-address = «{ $server }» — не адрес сервера. Адрес выглядит так: https://quarto.example
server-no-https = Этот компьютер не доверяет ни одному сертификату, поэтому https недоступен. Установите системные сертификаты (пакет часто называется ca-certificates).
server-insecure = Не удалось подтвердить подлинность сервера { $server } ({ $reason }). Проверьте адрес и дату на этом компьютере.
server-unreachable = Сервер { $server } недоступен ({ $reason }). Проверьте адрес и соединение и попробуйте ещё раз.
server-strange = Похоже, по адресу { $server } нет сервера «Кварто», с которым эта программа умеет работать. Проверьте адрес; возможно, сервер или эта программа устарели.
server-refused = Сервер отказывает: { $reason }
server-no-game = На этом сервере нет такой партии. Проверьте, целиком ли скопирована ссылка.
server-taken = Оба места в этой партии заняты. Её можно смотреть в браузере: { $link }
server-not-open = У свободного места в этой партии своя ссылка. Попросите прислать вам именно её.

# Parts of the screen.
screen-reserve = Запас
screen-hand = В руках
screen-moves = Ходы
screen-wrong-calls = Ошибки: { $count }
screen-call-title = КВАРТО! Где?
screen-call-keys = Стрелки: выбор · Enter: объявить · Esc: назад
screen-confirm-call = Ошибка — проигрыш. Объявить «КВАРТО!» и показать { $shape }? (Enter: да · Esc: нет)
screen-confirm-resign = Сдаться? (Enter: да · Esc: нет)
screen-confirm-draw = { $player } предлагает ничью. Принять? (Enter: да · Esc: нет)
screen-confirm-quit = Выйти из партии? (Enter: да · Esc: нет)
screen-hidden = скрыто
screen-keys-give = Стрелки: выбор · Enter: передать · Q: КВАРТО! · ?: помощь
screen-keys-place = Стрелки: выбор · Enter: поставить · Q: КВАРТО! · ?: помощь
screen-keys-done = D: готово · Q: КВАРТО! · ?: помощь
screen-keys-wait = ?: помощь · X: выход
screen-keys-over = N: ещё партия · M: пропущенные четвёрки · X: выход
screen-keys-blind = Стрелки, Enter: выбор · «:» спросить (ряд 1) · Q: КВАРТО! · ?: помощь
screen-keys-read = Стрелки, PgUp, PgDn: листать · Esc: закрыть
screen-none-missed = Ни одна четвёрка не пропущена.
screen-legend = ( ) круглая · [ ] квадратная · две строки: высокая · o: полая · #: тёмная
screen-legend-access = ( ) круглая · [ ] квадратная · две строки: высокая · o: полая · #: рифлёная
screen-help-title = Помощь
screen-help-close = Чтобы закрыть, нажмите любую клавишу.
key-arrows = Стрелки, мышь
key-arrows-help = выбрать клетку, фигуру, линию или блок
key-enter = Enter, пробел, щелчок
key-enter-help = поставить, передать, объявить
key-quarto = Q
key-quarto-help = объявить «КВАРТО!» и выбрать, где
key-done = D
key-done-help = сказать «готово» после последней фигуры
key-undo = U
key-undo-help = взять ход назад (если это разрешено в партии)
key-hint = H
key-hint-help = подсказка (если подсказки разрешены)
key-analysis = I
key-analysis-help = к чему ведёт каждый вариант (если подсказки разрешены)
key-offer = O
key-offer-help = предложить ничью или принять её
key-resign = R
key-resign-help = сдаться
key-rules = L
key-rules-help = правила игры
key-type = :
key-type-help = ввести команду, как в простом режиме
key-scroll = PgUp, PgDn
key-scroll-help = прежние сообщения
key-leave = X, Ctrl-C
key-leave-help = выйти из партии

# The menu before a game.
menu-title = Партия в «Кварто»
menu-play = Играть
menu-rules = Правила игры
menu-continue = Продолжить незаконченную партию
menu-keys = Вверх, вниз: выбор · Влево, вправо: изменить · Enter: играть · Esc: выход
menu-plain-intro = Чтобы что-то изменить, введите номер; чтобы играть, нажмите Enter.
menu-plain-value = { $number }. { $name }: { $value }
menu-plain-expected = Введите число от 1 до { $last } или, чтобы играть, нажмите Enter.
# How games are shown.
menu-shown = Вид
menu-shown-screen = весь экран
menu-shown-plain = простые строки, для речи
menu-shown-braille = брайль, 6 точек
menu-shown-braille-eight = брайль, 8 точек
menu-shown-later = Весь экран — в следующий раз.
# Before anything is drawn, for those who cannot see it.
plain-first = Для речи или брайля: quarto play --plain
# Names for players who do not say theirs.
default-name = Саша
default-other-name = Женя
