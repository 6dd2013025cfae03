# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Перейти к содержимому
page-navigation = Главное меню
page-languages = Языки
page-learn = Учиться
page-puzzles = Задачи
page-rules = Правила
page-my-games = Мои партии
page-settings = Настройки
page-picture = Деревянная доска для Кварто, четыре высокие фигуры в ряд
page-sound-off = Выключить звук
page-sound-on = Включить звук
page-about = О сайте
# The name of somebody who has not told it.
page-guest = Гость

# The title of the browser window.
page-title = { $title } — Quarto
# A day; the month is one of those below.
page-date = { $day } { $month } { $year }
month-january = января
month-february = февраля
month-march = марта
month-april = апреля
month-may = мая
month-june = июня
month-july = июля
month-august = августа
month-september = сентября
month-october = октября
month-november = ноября
month-december = декабря

home-lead = Шестнадцать фигур, четыре признака. Соберите в ряд четыре похожие — все высокие, все круглые, все светлые… — и первыми объявите «КВАРТО!».
home-title = Вы выбираете фигуру.
home-title-then = Ставит её соперник.
home-play = Играть
home-play-note = Будьте внимательны: четыре похожие фигуры побеждают, только если объявить «КВАРТО!» до того, как передать следующую.
home-levels = Или выберите соперника: от 1 (новичок) до 10 (никогда не ошибается)
home-lesson = Моя первая партия
home-lesson-note = Шаг за шагом: соберите в ряд четыре фигуры одной высоты, и победа ваша.
home-help = Помощь и игра вслепую
home-opponent-note = Кто играет и кто начинает
home-rules-note = Что приносит победу
home-clock-note = Не спеша или на время
home-help-note = Подсказки, возврат хода, игра не глядя
home-here = Вдвоём здесь
home-here-note = Два человека, один экран.
home-link = Вдвоём по интернету
home-link-note = Вы получите ссылку, останется её отправить.
home-learn = Узнать правила
home-continue = Продолжить партию
home-more = Ещё настройки
home-opponent-here = Друг рядом, за этим экраном
home-opponent-link = Друг по ссылке
home-no-traits = Выберите хотя бы один признак.
home-bad-name = В имени может быть до 40 знаков, из них хотя бы одна буква или цифра. Все знаки должны быть видимыми, а буквы каждого слова — из одного алфавита.

games-none = Партий у вас пока нет.
games-none-text = Здесь появятся все партии, сыгранные в этом браузере.
games-won = победа
games-lost = поражение
games-drawn = ничья
games-over = окончена
games-play = Сыграть партию
games-your-turn = ваш ход
games-their-turn = ход соперника
games-waiting = соперника пока нет
games-placed = { PLURAL($count) ->
        [one] на доске { $count } фигура
        [few] на доске { $count } фигуры
       *[many] на доске { $count } фигур
    }

# Who plays: the title of a game.
game-versus = { $first } — { $second }
game-you = Вы
# A seat on which nobody sits yet.
game-empty-seat = …
# What one has to do: heading of the page.
game-your-give = Ваш ход: выберите фигуру. Её поставит { $opponent }.
game-your-place = Ваш ход: поставьте фигуру, которая у вас в руках.
game-your-last-call = Все фигуры на доске: объявите «КВАРТО!» или скажите «готово».
game-your-last-done = Все фигуры на доске: скажите «готово».
# What one has to do, while a call is possible.
game-or-call = { $prompt } Или объявите «КВАРТО!».
# Something was tried that cannot be done now.
game-instead = { $tried }. { $prompt }
# The rules of this game, in a word or two each.
game-chip-blocks = 2×2
game-chip-called = объявлять самим
game-chip-auto = победа сразу
game-waiting-for-other = Ждём соперника
game-wait = Обновить
game-nothing-yet = Пока ничего нового.
game-stale = Партия тем временем продолжилась. Проверьте доску и попробуйте ещё раз.
game-invitation = Пригласите друга
game-invitation-text = Отправьте эту ссылку. Партия начнётся, как только ваш друг присоединится.
game-invitation-scan = Или покажите этот код камере телефона рядом.
game-invitation-local = Этот адрес работает только на этом компьютере. Чтобы играть с кем-то издалека, запустите сервер так, чтобы он был доступен другим.
game-invitation-code = Ссылка в виде QR-кода
game-invited = Вас приглашают
game-invited-by = { $player } приглашает вас сыграть
game-preview = Кварто: вы выбираете фигуру, ставит её соперник. Без регистрации.
game-invited-text = { $player } хочет с вами сыграть.
game-free-seat = Есть свободное место
game-by-invitation = Ваш гость может присоединиться по приглашению, но только один раз.
game-not-invited = Присоединиться можно только по приглашению.
game-withdraw = Отозвать приглашение
game-withdrawn = Приглашение отозвано: присоединиться никто не может.
game-your-name = Ваше имя
game-sit-down = Присоединиться
game-link = Ссылка
game-copy = Скопировать ссылку
game-send = Поделиться…
game-copied = Скопировано.
game-board = Доска
game-board-hidden = Доска скрыта. Спросить о ней можно ниже.
game-board-hidden-memory = Доска скрыта, и спрашивать ничего нельзя: играйте по памяти.
game-own-blindfold = Вы играете в повязке: доска скрыта только от вас. Спросить о ней можно ниже, а снять повязку — в настройках.
# A square of the board, as it is heard: its name first.
game-square-empty = { $square }, пусто
game-square-holds = { $square }, { $piece }
game-square-hidden = { $square }, скрыто
game-reserve = Запас
game-gone = уже нет: { $piece }
game-hand = Фигура в руках
game-hand-empty = нет
game-actions = Действия
# The button by which a player calls.
game-quarto = КВАРТО!
game-where = Где?
game-call-text = Выберите первую и последнюю фигуру линии или все четыре.
game-call-risk = Проверьте ещё раз: в этой партии ошибка — проигрыш.
game-call-now = Объявить «КВАРТО!»
game-call-sure = Вы объявляете «КВАРТО!» и показываете { $shape }. В этой партии ошибка — проигрыш.
game-call-yes = Да, объявить «КВАРТО!»
game-sure-no = Нет, вернуться
game-call-no-shape = Покажите четыре фигуры, которые могут составить четвёрку.
game-done = Готово — объявлять нечего
game-hint = Подсказка
game-undo = Взять ход назад
game-offer-draw = Предложить ничью
game-draw-offered = { $player } предлагает ничью.
game-takeback-asked = { $player } просит разрешения взять ход назад.
game-accept = Согласиться
game-decline = Отклонить
game-absent = Соперника нет?
game-claim = Засчитать победу
game-rematch = Ещё партию
game-rematch-accept = Да, ещё партию
game-only-watching = Вы зритель. Ходить могут только игроки.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } завершает четвёрку, но не объявляет её.
# The end of a game, for one who could have called what nobody called; then the result.
game-had-it = Четвёрка была ваша!
game-verdict-won = Вы победили!
game-verdict-player = Побеждает { $player }!
game-verdict-drawn = Ничья.
game-harder = Сложнее: { $player }
game-share-result = Поделиться
game-rematch-asked = Вы предложили сыграть ещё партию.
game-next = Перейти к следующей партии
game-lesson-text = Следующий шаг: учитываются { $traits }.
game-lesson-call = Следующий шаг: теперь четвёрка побеждает, только если объявить «КВАРТО!».
game-aim-auto = Четыре похожие фигуры в ряд сразу побеждают.
game-aim-call = Видите четыре похожие фигуры в ряд? Объявите «КВАРТО!», прежде чем передать фигуру.
game-lesson-next = Следующий шаг
game-resign = Сдаться
game-resign-sure = Сдать эту партию?
game-resign-yes = Да, сдаюсь
game-typing = Ввести команду
game-command = Команда или вопрос
game-command-do = Отправить
game-command-help = Что можно ввести
game-greet = Сказать сопернику
game-moves = Ходы
game-moves-hidden = Скрыты до конца партии.
game-moves-none = Ходов пока нет.
game-record = Скачать запись партии
game-replay = Просмотр партии
game-replay-first = Начало
game-replay-back = Назад
game-replay-on = Вперёд
game-replay-last = Конец
game-replay-at = { $step } из { $count }
game-replay-at-start = Начало партии, 0 из { $count }
game-replay-at-end = Конец партии, { $count } из { $count }
game-clock = Часы
game-help = Помощь
game-terms = Правила этой партии
game-keys = Клавиши
# The four letters can be chosen.
game-keys-text = На доске и в запасе: стрелки — перемещение, Enter или пробел — выбор. { $quarto } — объявить «КВАРТО!», { $board } — к доске, { $reserve } — к запасу, { $command } — к строке команд. После партии: стрелки влево и вправо — назад и вперёд.
game-share = Смотреть партию по этой ссылке может любой:
game-watching = { PLURAL($count) ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
game-news = События партии
game-offline = Связь прервалась. Пробуем ещё раз…
game-online = Связь восстановлена.

join-free-text = В этой партии для вас есть свободное место.
join-continue = Продолжить как { $player }
join-continue-text = По этой ссылке играет { $player }. Если вы продолжите, играть на этом месте можно будет и в этом браузере. Продолжайте, только если это ваше место.
join-other = Вы уже играете в этой партии
join-other-text = Эта ссылка — для другого места. Пусть тот, кто будет там играть, откроет её в своём браузере.
join-spent = Это приглашение больше не действует
join-spent-text = Им уже воспользовались или его отозвали. Партию можно посмотреть.
join-full = Это место открыто в слишком многих браузерах
join-full-text = Освободите его в браузере, которым больше не пользуетесь, и вернитесь сюда.
join-game = Перейти к партии

seats-title = Ваши места в этом браузере
seats-intro = В этом браузере хранится ключ (файл cookie). За ним закреплены места, перечисленные ниже: играть на них может любой, кто пользуется этим браузером. У других браузеров и терминалов, где вы играете, свои ключи.
seats-none = В этом браузере у вас нет ни одного места.
seats-leave = Освободить это место: { $game }
seats-left = Место освобождено: в этом браузере его больше нет.
seats-forget = Забыть всё
seats-forget-text = Этот браузер освободит все свои места, а ваше имя и настройки будут удалены. Партии останутся как есть, но вернуться отсюда на свои места вы не сможете.
seats-forget-yes = Да, забыть всё
seats-forgotten = Всё забыто.

settings-intro = Ваши настройки сохраняются в этом браузере и касаются только вас.
settings-save = Сохранить
settings-saved = Сохранено.
settings-look = Внешний вид
settings-access = Доступность
settings-you = Вы
settings-theme = Цвета страницы
settings-theme-auto = как на вашем устройстве
settings-theme-light = светлые
settings-theme-dark = тёмные
settings-labels = Буквы на фигурах
settings-labels-on = Показывать признаки буквами
settings-motion = Анимация
settings-motion-auto = как на вашем устройстве
settings-motion-off = без анимации
settings-pace = Темп компьютера
settings-pace-calm = спокойный
settings-pace-brisk = быстрый
settings-pace-instant = мгновенный
settings-sound = Звуки
settings-sound-turn = Когда ваш ход
settings-keys = Горячие клавиши (одна буква)
settings-keys-same = Выберите для каждой клавиши свою букву или цифру.
settings-sound-pieces = Свой звук у каждой фигуры, по её признакам
settings-sound-placed = Когда фигуру ставят
settings-sound-calls = Когда объявляют «КВАРТО!» и в конце партии
settings-sound-clock = Когда время на исходе
settings-sound-edge = Когда вы дошли стрелками до края доски
settings-volume = Громкость звуков
settings-volume-low = тихо
settings-volume-medium = средне
settings-volume-high = громко
settings-speech = Голос
settings-speech-on = Читать партию вслух (не включайте, если пользуетесь программой экранного доступа)
settings-speech-volume = Громкость голоса
settings-warnings = Предупреждения о времени
settings-warnings-both = когда остаётся 30 и 10 секунд
settings-warnings-last = когда остаётся 10 секунд
settings-blindfold = Повязка (только для вас)
settings-blindfold-own = Скрыть от вас доску, запас и ходы; для других ничего не изменится

sounds-title = Звуки
sounds-learn = Выучить звуки
sounds-intro = У каждой фигуры свой звук, сложенный из её четырёх признаков. Выберите в настройках, что вы хотите слышать:
sounds-pieces = Фигуры
sounds-signals = Сигналы
training-title = Какая это была фигура?
training-text = Послушайте фигуру и отметьте, что вы услышали. Ваши успехи сохраняются в этом браузере.
training-play = Прослушать
training-again = Ещё раз
training-answer = Ответить
training-progress = Ваши успехи
training-piece = фигура целиком
training-correct = Верно
training-asked = Всего
training-forget = Начать заново

access-title = Доступность
access-intro = Здесь «Кварто» устроено так, чтобы незрячие и зрячие играли в одну и ту же игру за одним столом, на одних и тех же страницах. Мы следуем WCAG 2.2, уровень AA.
access-ways = Как можно играть
access-reader = Программа экранного доступа: доска и запас — это сетки, вокруг них заголовки; о происходящем сообщается один раз, сначала о главном; любой вопрос о доске можно ввести теми же словами, что и в терминале.
access-keyboard = Клавиатура: всё доступно с помощью клавиши Tab и стрелок. Горячие клавиши (одна буква, без Ctrl и Alt) действуют только на доске и в запасе; их можно сменить или отключить.
access-touch = Сенсорный экран: каждая клетка и каждая фигура — кнопка не меньше 44 пикселей. Жесты не нужны, и перетаскивать ничего не надо.
access-sight = Зрение: фигуры различаются формой и поверхностью, а не только цветом. Страницы умещаются на экране шириной 320 пикселей, следуют настройкам вашего устройства (контраст, цвета, тёмный режим, движение) и могут показывать буквы на фигурах.
access-sound = Звук: каждую фигуру и каждое событие можно услышать, но играть можно и без звука.
access-scripts = Без скриптов: все страницы работают через ссылки и формы, в том числе в текстовых браузерах, таких как Lynx и w3m.
access-terminal = Терминал: «quarto play» выводит простые строки для синтезаторов речи и брайлевских дисплеев и может присоединиться к партии на этом сервере.
access-tactile = За настоящим столом: «quarto tactile» создаёт файлы, по которым можно напечатать или вырезать набор, различимый на ощупь.
access-time = Время: без часов спешить некуда. А с часами можно заранее договориться дать игроку больше времени: на этих страницах — до пяти раз больше.
access-tested = Как это проверено
access-tested-text = Автоматические тесты играют целые партии только с клавиатуры, без скриптов и в текстовых браузерах, а на всех пяти языках — через дерево доступности, которое получают программы экранного доступа; проверка axe-core не находит ошибок. Вручную, с NVDA, JAWS, VoiceOver, TalkBack или Orca, страницы ещё никто из нас не проверял.
access-limits = Известные ограничения
access-limit-sound = Браузеры не воспроизводят звуков, пока вы не нажмёте на страницу или на клавишу.
access-limit-speech = Страница может говорить, только если на вашем устройстве есть голос для вашего языка.
access-limit-api = Описание интерфейса для программ есть только на английском.
access-report = Сообщить о проблеме
access-report-to = Вам что-то мешает? Напишите нам: { $contact }
access-report-host = Вам что-то мешает? Сообщите администратору этого сервера.

about-text = «Кварто» по официальным правилам, для всех: в браузере, в терминале и через другие программы.
about-rules = Игру придумал в 1991 году Блез Мюллер. Четвёрка приносит победу только тому, кто её заметит и объявит «КВАРТО!», поэтому, если не просить подсказки, страница никогда не скажет, есть ли она на доске.
about-access = Для всего достаточно клавиатуры или сенсорного экрана; ни скрипты, ни зрение не нужны.
about-privacy = Регистрация не нужна. Два файла cookie хранят ваши места в партиях и ваши настройки; больше никто ничего не узнаёт.
about-source = Версия { $version }. Свободная программа под лицензией Apache 2.0 или MIT.

error-title = Что-то пошло не так
error-no-page = По этому адресу страницы нет.
error-no-game = Такой партии нет. Возможно, ссылка неполная.
error-no-seat = Вы не играете в этой партии. Возможно, ссылка неполная.
error-too-many = { PLURAL($count) ->
        [one] Слишком много запросов. Попробуйте снова через { $count } секунду.
        [few] Слишком много запросов. Попробуйте снова через { $count } секунды.
       *[many] Слишком много запросов. Попробуйте снова через { $count } секунд.
    }
error-busy = Сервер сейчас не может этого сделать. Ничего не пропало, попробуйте ещё раз.
error-damaged = Эта партия повреждена: сервер не может прочитать то, что о ней сохранилось. Повторять попытку бесполезно — сообщите администратору сервера.
error-other = Сервер не понял запроса. Вернитесь и попробуйте ещё раз.
error-home = На главную страницу
