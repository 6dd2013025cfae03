# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Перейти к содержимому
page-navigation = Главное меню
page-languages = Языки
page-rules = Правила
page-my-games = Мои партии
page-settings = Настройки
page-about = О сайте
# The name of somebody who has not told it.
page-guest = Гость

home-lead = Шестнадцать фигур, четыре признака и одна хитрость: какую фигуру вам ставить, решает соперник.
home-play = Играть
home-play-note = С компьютером, прямо сейчас.
home-lesson = Моя первая партия
home-lesson-note = Для начала один признак, и с подсказками.
home-here = Вдвоём здесь
home-here-note = Два человека, один экран.
home-link = Вдвоём на расстоянии
home-link-note = Вы получите ссылку, останется её отправить.
home-learn = Правила за три минуты
home-continue = Продолжить партию
home-more = Другие варианты игры
home-opponent-here = Человек рядом, за этим экраном
home-opponent-link = Человек по ссылке
home-no-traits = Выберите хотя бы один признак, который идёт в счёт.
home-bad-name = В имени должна быть хотя бы одна буква или цифра, а всего — не больше 40 знаков, и все видимые. Каждое слово пишется буквами одного алфавита.

games-none = Партий у вас пока нет.
games-your-turn = ваш ход
games-their-turn = ход соперника
games-waiting = соперника пока нет
games-placed = { PLURAL($count) ->
        [one] на доске { $count } фигура
        [few] на доске { $count } фигуры
       *[many] на доске { $count } фигур
    }

# Who plays: the title of a game.
game-versus = { $first } и { $second }
# A seat on which nobody sits yet.
game-somebody = кто-то ещё
# What one has to do: heading of the page.
game-your-give = Ваш ход: выберите фигуру. Её поставит { $opponent }.
game-your-place = Ваш ход: поставьте фигуру, которая у вас в руках.
game-your-last-call = Все фигуры на доске: объявите «КВАРТО!» или скажите «готово».
game-your-last-done = Все фигуры на доске: скажите «готово».
game-waiting-for-other = Ждём второго игрока
game-wait = Подождать, пока что-нибудь произойдёт
game-nothing-yet = Пока ничего не произошло.
game-stale = За это время кое-что произошло. Посмотрите ещё раз.
game-invitation = Пригласите кого-нибудь
game-invitation-text = Отправьте эту ссылку. Партия начнётся, когда соперник сядет за доску.
game-invited = Вас приглашают
game-invited-text = { $player } хочет с вами сыграть.
game-free-seat = Одно место свободно
game-by-invitation = Сесть за доску может тот, у кого есть приглашение, и только один раз.
game-not-invited = Сесть за доску можно только по приглашению.
game-withdraw = Отозвать приглашение
game-withdrawn = Приглашения больше нет: сесть за доску никто не может.
game-your-name = Ваше имя
game-sit-down = Сесть за доску и играть
game-link = Ссылка
game-copy = Скопировать ссылку
game-copied = Скопировано.
game-board = Доска
game-board-hidden = Доска скрыта. Спросить о ней можно ниже.
game-board-hidden-memory = Доска скрыта, и спрашивать ничего нельзя: играйте по памяти.
game-own-blindfold = На вас повязка по вашему желанию: доска скрыта только от вас. Спросить о ней можно ниже, а снять повязку — в настройках.
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
game-call-text = Покажите четыре фигуры: на доске или в этом списке.
game-call-risk = Проверьте ещё раз: в этой партии неверное объявление — проигрыш.
game-call-now = Объявить «КВАРТО!»
game-call-sure = Вы объявляете «КВАРТО!» и показываете: { $shape }. В этой партии ошибка — проигрыш.
game-call-yes = Да, объявить «КВАРТО!»
game-sure-no = Нет, вернуться
game-call-no-shape = Покажите четыре фигуры, которые могут составить четвёрку.
game-done = Готово, объявлять нечего
game-hint = Подсказка
game-undo = Взять ход назад
game-offer-draw = Предложить ничью
game-draw-offered = { $player } предлагает ничью.
game-takeback-asked = { $player } просит разрешения взять ход назад.
game-accept = Согласиться
game-decline = Отклонить
game-absent = Соперника нет?
game-claim = Засчитать мне победу
game-rematch = Ещё партию
game-rematch-accept = Да, ещё партию
game-only-watching = Вы смотрите партию. Это могут делать только те, кто играет.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } завершает четвёрку, но не объявляет её.
game-rematch-asked = Вы предложили сыграть ещё партию.
game-next = К следующей партии
game-lesson-text = Следующий шаг: в счёт идут { $traits }.
game-lesson-next = Следующий шаг
game-resign = Сдаться
game-resign-sure = Сдать эту партию?
game-resign-yes = Да, сдаюсь
game-command = Команда или вопрос
game-command-do = Отправить
game-command-help = Что можно ввести
game-greet = Сказать что-нибудь приятное
game-moves = Ходы
game-moves-hidden = До конца партии они скрыты.
game-moves-none = Пока ни одного.
game-record = Скачать запись партии
game-replay = Просмотр партии
game-replay-first = Начало
game-replay-back = Назад
game-replay-on = Вперёд
game-replay-last = Конец
game-replay-at = { $step } из { $count }
game-clock = Часы
game-help = Помощь
game-terms = Правила этой партии
game-keys = Клавиши
# The four letters can be chosen.
game-keys-text = На доске и в запасе: стрелки — перемещение, Enter или пробел — выбор. { $quarto } — объявить «КВАРТО!», { $board } — к доске, { $reserve } — к запасу, { $command } — к строке команд. После партии: стрелки влево и вправо — назад и вперёд.
game-share = Наблюдать за партией можно здесь:
game-watching = { PLURAL($count) ->
        [one] { $count } человек смотрит
        [few] { $count } человека смотрят
       *[many] { $count } человек смотрят
    }
game-news = Что происходит
game-offline = Связь прервалась. Пробуем ещё раз…
game-online = Связь восстановлена.

join-free-text = В этой партии для вас есть свободное место.
join-continue = Продолжить как { $player }
join-continue-text = Эта ссылка ведёт на место игрока { $player }. Если продолжить, место будет и у этого браузера. Продолжайте, только если оно ваше.
join-other = У вас уже есть место в этой партии
join-other-text = Эта ссылка ведёт на другое место. Тот, кто должен его занять, открывает её в своём браузере.
join-spent = Это приглашение больше не действует
join-spent-text = Им уже воспользовались, или его отозвали. Партию можно посмотреть.
join-full = Это место держат слишком много браузеров
join-full-text = Освободите его в браузере, которым больше не пользуетесь, и приходите снова.
join-game = К партии

seats-title = Что хранит этот браузер
seats-intro = У этого браузера есть ключ в файле cookie. Он даёт места, перечисленные ниже: играть на них может любой, кто пользуется этим браузером. У других браузеров и терминалов, где вы играете, ключи свои.
seats-none = У этого браузера нет ни одного места.
seats-leave = Освободить место в этом браузере: { $game }
seats-left = У этого браузера больше нет этого места.
seats-forget = Забыть всё
seats-forget-text = Этот браузер освободит все свои места, а ваше имя и настройки будут удалены. Партии останутся как есть, но вернуться отсюда на свои места вы не сможете.
seats-forget-yes = Да, забыть всё
seats-forgotten = Всё забыто.

settings-intro = Они хранятся в этом браузере и действуют только для вас.
settings-save = Сохранить
settings-saved = Сохранено.
settings-theme = Цвета страницы
settings-theme-auto = как в системе
settings-theme-light = светлые
settings-theme-dark = тёмные
settings-labels = Буквы на фигурах
settings-labels-on = Показывать первые буквы признаков
settings-motion = Анимация
settings-motion-auto = как в системе
settings-motion-off = нет
settings-sound = Звук
settings-sound-turn = Сигнал, когда мой ход
settings-keys = Горячие клавиши из одной буквы
settings-keys-same = Выберите для клавиш четыре разные буквы или цифры.
settings-sound-pieces = Звуки фигур, которые дают и ставят
settings-sound-calls = Возгласы и конец партии
settings-sound-clock = Предупреждение, когда кончается время
settings-sound-edge = Край доски, при движении стрелками
settings-volume = Громкость звуков
settings-volume-low = тихо
settings-volume-medium = средне
settings-volume-high = громко
settings-speech = Речь
settings-speech-on = Страница говорит; для тех, у кого нет программы экранного доступа
settings-speech-volume = Громкость речи
settings-warnings = Предупреждения часов
settings-warnings-both = когда остаётся 30 и 10 секунд
settings-warnings-last = когда остаётся 10 секунд
settings-blindfold = Повязка только для меня
settings-blindfold-own = Скрыть от меня доску, запас и ходы; для других ничего не меняется

sounds-title = Звуки
sounds-learn = Выучить звуки
sounds-intro = У каждой фигуры свой звук, сложенный из её четырёх признаков. Что вы хотите слышать, выбирается здесь:
sounds-pieces = Фигуры
sounds-signals = Сигналы
training-title = Какая это была фигура?
training-text = Включите фигуру, послушайте и скажите, что вы услышали. Ваши успехи хранятся в этом браузере.
training-play = Включить фигуру
training-again = Ещё раз
training-answer = Вот эта
training-progress = Ваши успехи
training-piece = фигура целиком
training-correct = верно
training-asked = всего
training-forget = Начать заново

access-title = Доступность
access-intro = Quarto сделано так, чтобы незрячие и зрячие играли в одну игру за одним столом, на одних и тех же страницах. Мы следуем WCAG 2.2, уровень AA.
access-ways = Как можно играть
access-reader = Программа экранного доступа: доска и запас — это сетки, вокруг них заголовки; о происходящем сообщается один раз, сначала о главном; любой вопрос о доске можно напечатать теми же словами, что и в терминале.
access-keyboard = Клавиатура: всё достижимо клавишей Tab и стрелками. Горячие клавиши из одной буквы действуют только на доске и в запасе, их можно сменить и отключить.
access-touch = Касание: каждая клетка и каждая фигура — кнопка не меньше 44 пикселей. Никакие жесты не нужны, ничего не надо перетаскивать.
access-sight = Зрение: фигуры различаются формой и поверхностью, а не только цветом. Страницы умещаются в 320 пикселей, следуют настройкам системы (контраст, цвета, тёмный режим, движение) и могут показывать буквы на фигурах.
access-sound = Звук: каждую фигуру и каждое событие можно услышать, но ничто не зависит от слуха.
access-scripts = Без скриптов: все страницы работают по ссылкам и формам, в том числе в текстовых браузерах, таких как Lynx и w3m.
access-terminal = Терминал: «quarto play» пишет простые строки для речи и брайлевских дисплеев и может присоединиться к партии на этом сервере.
access-tactile = За настоящим столом: «quarto tactile» создаёт файлы, по которым можно напечатать или вырезать набор, различимый на ощупь.
access-time = Время: без часов спешить некуда. С часами доля времени каждого оговаривается до партии, вплоть до пятикратной.
access-tested = Как это проверено
access-tested-text = Машины играют целые партии одной клавиатурой, без скриптов и в текстовых браузерах, а на всех пяти языках — через дерево, которое получают программы экранного доступа; axe-core не находит ошибок ни на одной странице. Никто из нас ещё не прошёл страницы вручную с NVDA, JAWS, VoiceOver, TalkBack или Orca.
access-limits = Известные ограничения
access-limit-sound = Браузеры не издают звуков, пока вы хоть раз не коснулись страницы.
access-limit-speech = Страница может говорить, только если в вашей системе есть голос для вашего языка.
access-limit-api = Описание интерфейса для программ есть только на английском.
access-report = Сообщить о препятствии
access-report-to = Вам что-то мешает? Напишите: { $contact }
access-report-host = Вам что-то мешает? Сообщите тому, кто держит этот сервер.

about-text = Кварто по официальным правилам, для всех: в браузере, в терминале и через другие программы.
about-rules = Игру придумал в 1991 году Блез Мюллер. Четвёрка приносит победу только тому, кто её заметит и объявит «КВАРТО!», поэтому страница никогда не подскажет, есть ли она на доске.
about-access = Для всего достаточно клавиатуры или сенсорного экрана; ни скрипты, ни зрение не нужны.
about-privacy = Регистрация не нужна. Два файла cookie хранят ваши места за досками и ваши настройки; больше никто ничего не узнаёт.
about-source = Версия { $version }. Свободная программа под лицензией Apache 2.0 или MIT.

error-title = Не получилось
error-no-page = По этому адресу страницы нет.
error-no-game = Такой партии нет. Возможно, ссылка неполная.
error-no-seat = У вас там нет места. Возможно, ссылка неполная.
error-too-many = { PLURAL($count) ->
        [one] Слишком много запросов сразу. Попробуйте снова через { $count } секунду.
        [few] Слишком много запросов сразу. Попробуйте снова через { $count } секунды.
       *[many] Слишком много запросов сразу. Попробуйте снова через { $count } секунд.
    }
error-busy = Сервер сейчас не может этого сделать. Ничего не пропало, попробуйте ещё раз.
error-damaged = Эта партия повреждена: сервер не может прочитать то, что о ней сохранилось. Повторять попытку бесполезно — сообщите тем, кто отвечает за сервер.
error-other = Сервер не понял, что нужно сделать. Вернитесь и попробуйте ещё раз.
error-home = На главную страницу
