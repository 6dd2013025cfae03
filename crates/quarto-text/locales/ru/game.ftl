# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } садится за доску.
    .spoken = { $player } садится за доску.
    .braille = { $player } за доской
event-throw = { $first } выбрасывает { $one }, { $second } выбрасывает { $two }.
    .spoken = { $first } выбрасывает { $one }, { $second } выбрасывает { $two }.
    .braille = { $first }: { $one }, { $second }: { $two }
event-starts = { $player } начинает.
    .spoken = { $player } начинает.
    .braille = { $player } начинает
event-starts-swapped = Ещё одна партия: на этот раз начинает { $player }.
    .spoken = { $player } начинает на этот раз.
    .braille = { $player } начинает
event-given = { $player } передаёт { $piece }.
    .spoken = { $piece }: её передаёт { $player }.
    .braille = { $player } передаёт { $piece }
event-placed = { $player } ставит { $piece } на { $square }.
    .spoken = { $square }: { $piece }, её ставит { $player }.
    .braille = { $player } { $square } { $piece }
event-call-made = { $player } объявляет «КВАРТО!» и показывает { $shape }.
    .spoken = КВАРТО! { $player } показывает { $shape }.
    .braille = { $player } КВАРТО { $shape }
event-wrong-call = { $player } объявляет «КВАРТО!» и показывает { $shape }. Объявление неверно.
    .spoken = Неверное объявление: { $player } показывает { $shape }.
    .braille = { $player } неверно { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player }: уже { $count } неверное объявление; третье — проигрыш.
        [few] { $player }: уже { $count } неверных объявления; третье — проигрыш.
       *[many] { $player }: уже { $count } неверных объявлений; третье — проигрыш.
    }
    .spoken = { $player }: неверных объявлений { $count } из 3.
    .braille = неверно { $count } из 3
event-done = { $player } говорит «готово».
    .spoken = Готово, говорит { $player }.
    .braille = { $player } готово
event-lapsed-time = { $player }: время вышло, это значит «готово».
    .spoken = { $player }: время вышло, это значит «готово».
    .braille = { $player } время, готово
event-lapsed-absence = { $player } отсутствует: это значит «готово».
    .spoken = { $player } отсутствует: это значит «готово».
    .braille = { $player } отсутствует, готово
event-attempted-square = { $player } пробует поставить фигуру на { $square }, но клетка занята.
    .spoken = { $square } занята: { $player } пробует поставить туда фигуру.
    .braille = { $player } { $square } занята
event-attempted-piece = { $player } пробует передать { $piece }, но её уже нет.
    .spoken = Этой фигуры уже нет: { $piece }, её пробует передать { $player }.
    .braille = { $player } { $piece } нет
event-board-felt = { $player } ощупывает доску.
    .spoken = { $player } ощупывает доску.
    .braille = { $player } ощупывает
event-asked = { $player } спрашивает: { $question }.
    .spoken = { $player } спрашивает: { $question }.
    .braille = { $player } спрашивает: { $question }
event-questions-left = { PLURAL($count) ->
        [one] На этот ход остался { $count } вопрос.
        [few] На этот ход осталось { $count } вопроса.
       *[many] На этот ход осталось { $count } вопросов.
    }
    .spoken = { PLURAL($count) ->
        [one] Остался { $count } вопрос.
        [few] Осталось { $count } вопроса.
       *[many] Осталось { $count } вопросов.
    }
    .braille = осталось { $count }
event-attempt-warning = Следующая такая попытка на этом ходу — проигрыш.
    .spoken = Следующая такая попытка — проигрыш.
    .braille = следующая: проигрыш
event-draw-offered = { $player } предлагает ничью.
    .spoken = { $player } предлагает ничью.
    .braille = { $player } ничья?
event-draw-declined = { $player } отклоняет ничью.
    .spoken = { $player } отклоняет ничью.
    .braille = { $player } против ничьей
event-takeback-asked = { $player } просит разрешения взять ход назад.
    .spoken = { $player } просит разрешения взять ход назад.
    .braille = { $player } ход назад?
event-takeback-declined = { $player } не разрешает.
    .spoken = { $player } не разрешает.
    .braille = { $player } нет
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = Чтобы ответить, введите «{ $accept }» или «{ $decline }».
    .spoken = Чтобы ответить, введите «{ $accept }» или «{ $decline }».
    .braille = { $accept } или { $decline }
event-taken-back = { $player } берёт ход назад.
    .spoken = { $player } берёт ход назад.
    .braille = { $player } ход назад
event-extended = { $player } получает дополнительное время: { $time }.
    .spoken = { $player } получает дополнительное время: { $time }.
    .braille = { $player } плюс { $time }
event-rematch-offered = { $player } хочет сыграть ещё одну партию.
    .spoken = { $player } хочет сыграть ещё одну партию.
    .braille = { $player } ещё?
event-rematch-agreed = Будет ещё одна партия.
    .spoken = Будет ещё одна партия.
    .braille = ещё партия
event-greeted = { $player }: { $greeting }
    .spoken = { $player } говорит: { $greeting }
    .braille = { $player }: { $greeting }
event-clock-warning = { $player }: остаётся { $time }.
    .spoken = Остаётся { $time }: { $player }.
    .braille = { $time }

# What players may say to each other, a whole sentence each: warm, and the same to everybody.
greeting-hello = Привет!
greeting-good-luck = Удачи!
greeting-well-played = Отличная игра!
greeting-thanks = Спасибо!
greeting-one-moment = Минутку, пожалуйста.
greeting-oops = Ой!
greeting-bye = До встречи!

# How a game ended. $alignments is one or more of `alignment`.
event-won = КВАРТО! { $winner } выигрывает: { $alignments }.
    .spoken = { $winner } выигрывает: { $alignments }.
    .braille = { $winner } выигрывает { $alignments }
event-won-wrong-call = { $winner } выигрывает: { $loser } показывает { $shape }, но объявление неверно.
    .spoken = { $winner } выигрывает благодаря неверному объявлению: { $loser } показывает { $shape }.
    .braille = { $winner } выигрывает, неверно { $shape }
event-full-board = Ничья: все фигуры на доске, и никто не выиграл.
    .spoken = Ничья: все фигуры на доске.
    .braille = ничья
event-resigned = { $loser } сдаётся. { $winner } выигрывает.
    .spoken = { $winner } выигрывает: { $loser } сдаётся.
    .braille = { $winner } выигрывает, { $loser } сдаётся
event-out-of-time = { $loser } проигрывает по времени. { $winner } выигрывает.
    .spoken = { $winner } выигрывает: { $loser } проигрывает по времени.
    .braille = { $winner } выигрывает, время
event-agreed = Ничья по соглашению.
    .spoken = Ничья по соглашению.
    .braille = ничья по соглашению
event-abandoned = { $loser } покидает игру. { $winner } выигрывает.
    .spoken = { $winner } выигрывает: { $loser } покидает игру.
    .braille = { $winner } выигрывает, { $loser } покидает игру
event-lost-by-attempts = { $loser } второй раз за ход пробует невозможное. { $winner } выигрывает.
    .spoken = { $winner } выигрывает: { $loser } второй раз за ход пробует невозможное.
    .braille = { $winner } выигрывает, попытки
event-not-finished = Партия не закончена.
    .spoken = Партия не закончена.
    .braille = Партия не закончена.
event-missed = Никто не объявил четвёрку после хода { $placement }: { $alignment }.
    .spoken = Пропущено после хода { $placement }: { $alignment }.
    .braille = пропущено { $placement }: { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, передайте фигуру.
    .spoken = { $player }, передайте фигуру.
    .braille = { $player } передайте
prompt-place = { $player }, поставьте { $piece }.
    .spoken = { $player }, ваша фигура: { $piece }. Поставьте её.
    .braille = { $player } поставьте { $piece }
prompt-last-call = { $player }, все фигуры на доске: объявите «КВАРТО!» или скажите «готово».
    .spoken = { $player }, доска заполнена: объявите «КВАРТО» или скажите «готово».
    .braille = { $player } объявите или готово
prompt-last-done = { $player }, все фигуры на доске: скажите «готово».
    .spoken = { $player }, доска заполнена: скажите «готово».
    .braille = { $player } скажите готово
prompt-waiting = { $player } думает…
    .spoken = { $player } думает.
    .braille = { $player } …
prompt-seat = Ждём, пока соперник сядет за доску…
    .spoken = Ждём, пока соперник сядет за доску.
    .braille = место свободно …

# Who plays.
player-level = Уровень { $level }
player-bot = { $name } (бот)
player-greedy = Компьютер (жадный)
player-first = Игрок 1
player-second = Игрок 2

# What the players agreed on.
terms-lines = Выигрывают ряды, столбцы и диагонали.
terms-squares = Выигрывают ряды, столбцы, диагонали и блоки два на два.
terms-all-traits = В счёт идут все четыре признака.
terms-traits = { PLURAL($count) ->
        [one] В счёт идёт только { $traits }.
        [few] В счёт идут только { $traits }.
       *[many] В счёт идут только { $traits }.
    }
terms-auto = Четвёрка сразу приносит победу.
terms-three = Кто объявит четвёрку, выигрывает; третье неверное объявление игрока — проигрыш.
terms-loses = Кто объявит четвёрку, выигрывает; неверное объявление — проигрыш.
terms-free = Кто объявит четвёрку, выигрывает; за неверные объявления ничего не бывает.
terms-assist = С помощником: подсказки и анализ.
terms-takebacks-free = Ходы можно брать назад.
terms-takebacks-ask = Ход можно взять назад с согласия соперника.
terms-claims = Кто в свой ход отсутствует пять минут, может проиграть партию.
terms-clock-move = Время: { $time } на ход.
terms-clock-total = Время: { $time } на всю партию и ещё { $increment } за каждый ход.
terms-multiplier = { $player } получает { $percent } % этого времени.
terms-touch = Вслепую: доска скрыта. В свой ход можно спрашивать сколько угодно.
terms-queries = { PLURAL($count) ->
        [one] Вслепую: доска скрыта. В свой ход можно задать { $count } вопрос.
        [few] Вслепую: доска скрыта. В свой ход можно задать { $count } вопроса.
       *[many] Вслепую: доска скрыта. В свой ход можно задать { $count } вопросов.
    }
terms-memory = Вслепую: доска скрыта, и спрашивать нельзя.

# Answers to questions.
answer-hand = В руках: { $piece }.
answer-hand-none = В руках фигуры нет.
answer-left = { PLURAL($count) ->
        [one] Осталась { $count } фигура: { $pieces }.
        [few] Осталось { $count } фигуры: { $pieces }.
       *[many] Осталось { $count } фигур: { $pieces }.
    }
# The same before a list, one piece a line.
answer-left-count = { PLURAL($count) ->
        [one] Осталась { $count } фигура:
        [few] Осталось { $count } фигуры:
       *[many] Осталось { $count } фигур:
    }
answer-left-none = Фигур не осталось.
answer-where-none = Ни на одной клетке.
answer-last-none = Пока ничего не сделано.
answer-clock = { $player }: { $time }
answer-clock-none = В этой партии часов нет.
# To whoever asks for the moves of a blindfold game.
answer-hidden = Доска скрыта. Ходы можно будет прочитать после окончания партии.

# Questions, as they are told to the opponent in a blindfold game.
question-board = вся доска
question-left = запас
question-where = где { $values } фигуры

# Spans of time.
time-seconds = { PLURAL($count) ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
time-minutes = { PLURAL($count) ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
time-both = { $minutes } { $seconds }

# Why something cannot be done, and what to do instead.
refused-game-over = Партия закончена.
refused-not-your-turn = Сейчас ход соперника.
refused-give-first = Сначала передайте фигуру.
refused-place-first = Сначала поставьте { $piece }.
refused-only-done = Все фигуры на доске: объявите «КВАРТО!» или скажите «готово».
refused-gone = Этой фигуры уже нет: { $piece }. Выберите другую.
refused-occupied = Клетка { $square } занята. Выберите пустую.
refused-no-calls = В этой партии объявлять не нужно: четвёрка выигрывает сама.
refused-not-a-shape = В этой партии так не выиграть: { $shape }.
refused-no-window = Объявлять пока нечего: на доску ещё ничего не поставлено.
refused-not-your-window = Сейчас объявлять может только соперник.
refused-call-used = Вы уже объявляли. Снова можно, когда поставят следующую фигуру.
refused-not-started = Партия ещё не началась.
refused-started = Партия уже началась.
refused-not-over = Партия ещё не закончена.
refused-seat-taken = Это место занято.
refused-time-is-up = Время вышло.
refused-no-clock = Часы не идут.
refused-nothing = Ничего делать не нужно.
refused-bad-list = Отправьте одно действие или постановку и за ней фигуру для передачи, объявление или «готово».
refused-offered = Вы уже спрашивали об этом. Играйте дальше, а потом спросите снова.
refused-not-offered = Отвечать не на что.
refused-no-assistance = В этой партии помощника нет.
refused-no-takebacks = В этой партии ходы назад не берут.
refused-nothing-to-take-back = Брать назад нечего.
refused-not-blindfold = Доска и так видна.
refused-no-question-left = На этот ход вопросов у вас не осталось.
refused-no-questions = В этой партии спрашивать нельзя.
refused-too-much-asked = Это больше одного вопроса. Спросите о клетке, ряде, столбце, диагонали, блоке или запасе.
refused-enough = Партия стала очень длинной. Теперь можно только ходить, объявлять «КВАРТО!» или закончить партию.
refused-no-claims = В этой партии победу за отсутствие соперника не присуждают.
refused-not-abandoned = Соперник отсутствует ещё недостаточно долго.
refused-enough-greetings = Больше сообщений в этой партии отправить нельзя.
