# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } присоединяется к игре.
    .spoken = { $player } присоединяется к игре.
    .braille = { $player } в игре
event-throw = { $first } бросает кубик: { $one }; { $second } бросает кубик: { $two }.
    .spoken = { $first } бросает кубик: { $one }; { $second } бросает кубик: { $two }.
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
event-wrong-call = { $player } объявляет «КВАРТО!» и показывает { $shape }. Это ошибка.
    .spoken = Ошибка: { $player } объявляет «КВАРТО» и показывает { $shape }.
    .braille = { $player } ошибка { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player }: уже { $count } ошибка; третья — проигрыш.
        [few] { $player }: уже { $count } ошибки; третья — проигрыш.
       *[many] { $player }: уже { $count } ошибок; третья — проигрыш.
    }
    .spoken = Ошибка { $count } из 3: { $player }.
    .braille = ошибка { $count } из 3
event-done = { $player } говорит «готово».
    .spoken = Готово, говорит { $player }.
    .braille = { $player } готово
event-lapsed-time = { $player }: время вышло, засчитывается «готово».
    .spoken = { $player }: время вышло, засчитывается «готово».
    .braille = { $player } время, готово
event-lapsed-absence = { $player } отсутствует: засчитывается «готово».
    .spoken = { $player } отсутствует: засчитывается «готово».
    .braille = { $player } отсутствует, готово
event-attempted-square = { $player } пробует поставить фигуру на { $square }, но клетка занята.
    .spoken = { $square } занята: { $player } пробует поставить туда фигуру.
    .braille = { $player } { $square } занята
event-attempted-piece = { $player } пробует передать { $piece }, но в запасе её уже нет.
    .spoken = Этой фигуры уже нет: { $piece }. Её пробует передать { $player }.
    .braille = { $player } { $piece } нет
event-board-felt = { $player } ощупывает доску.
    .spoken = { $player } ощупывает доску.
    .braille = { $player } ощупывает
event-asked = { $player } задаёт вопрос: { $question }.
    .spoken = { $player } задаёт вопрос: { $question }.
    .braille = { $player } вопрос: { $question }
event-questions-left = { PLURAL_ZERO($count) ->
        [zero] На этот ход вопросов не осталось.
        [one] На этот ход остался { $count } вопрос.
        [few] На этот ход осталось { $count } вопроса.
       *[many] На этот ход осталось { $count } вопросов.
    }
    .spoken = { PLURAL_ZERO($count) ->
        [zero] Вопросов не осталось.
        [one] Остался { $count } вопрос.
        [few] Осталось { $count } вопроса.
       *[many] Осталось { $count } вопросов.
    }
    .braille = осталось { $count }
event-attempt-warning = Ещё одна такая попытка за этот ход — проигрыш.
    .spoken = Ещё одна такая попытка — проигрыш.
    .braille = ещё раз: проигрыш
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
    .braille = { $player } ещё партию?
event-rematch-agreed = Договорились: ещё одна партия.
    .spoken = Договорились: ещё одна партия.
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
    .braille = { $winner } победа { $alignments }
event-won-wrong-call = { $winner } выигрывает: { $loser } объявляет «КВАРТО!» и показывает { $shape }, но это ошибка.
    .spoken = { $winner } выигрывает: { $loser } ошибочно показывает { $shape }.
    .braille = { $winner } выигрывает, ошибка { $shape }
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
    .braille = ничья принята
event-abandoned = { $loser } покидает игру. { $winner } выигрывает.
    .spoken = { $winner } выигрывает: { $loser } покидает игру.
    .braille = { $winner } выигрывает, { $loser } покидает игру
event-lost-by-attempts = { $loser } второй раз за ход пробует невозможное. { $winner } выигрывает.
    .spoken = { $winner } выигрывает: { $loser } второй раз за ход пробует невозможное.
    .braille = { $winner } выигрывает, попытки
event-not-finished = Партия не закончена.
    .spoken = Партия не закончена.
    .braille = не закончена
event-missed = Пропущена четвёрка после хода { $placement }: { $alignment }.
    .spoken = Пропущена четвёрка после хода { $placement }: { $alignment }.
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
    .braille = { $player } КВАРТО или готово
prompt-last-done = { $player }, все фигуры на доске: скажите «готово».
    .spoken = { $player }, доска заполнена: скажите «готово».
    .braille = { $player } скажите готово
prompt-waiting = { $player } думает…
    .spoken = { $player } думает.
    .braille = { $player }…
prompt-seat = Ждём соперника…
    .spoken = Ждём соперника.
    .braille = ждём соперника…

# Who plays.
player-level = Компьютер { $level }
player-bot = { $name } (бот)
player-greedy = Компьютер (жадный)
player-first = Гость
player-second = Гость 2

# What the players agreed on.
terms-lines = Выигрывает четвёрка в ряду, в столбце или по диагонали.
terms-squares = Выигрывает четвёрка в ряду, в столбце, по диагонали или в блоке два на два.
terms-all-traits = Учитываются все четыре признака.
terms-traits = { PLURAL($count) ->
        [one] Учитывается только { $traits }.
        [few] Учитываются только { $traits }.
       *[many] Учитываются только { $traits }.
    }
terms-auto = Четвёрка сразу приносит победу.
terms-three = Четвёрка приносит победу только тому, кто её объявит. Третье ошибочное «КВАРТО!» — проигрыш.
terms-loses = Четвёрка приносит победу только тому, кто её объявит. Ошибочное «КВАРТО!» — проигрыш.
terms-free = Четвёрка приносит победу только тому, кто её объявит. За ошибочное «КВАРТО!» ничего не бывает.
terms-assist = Подсказки разрешены.
terms-takebacks-free = Ходы можно брать назад.
terms-takebacks-ask = Ход можно взять назад с согласия соперника.
terms-claims = Если в свой ход игрок отсутствует пять минут, соперник может засчитать себе победу.
terms-clock-move = Время: { $time } на ход.
terms-clock-total = Время: { $time } на всю партию плюс { $increment } за каждый ход.
# The same without an increment.
terms-clock-whole = Время: { $time } на всю партию.
terms-multiplier = { $player } получает { $percent } % от этого времени.
terms-touch = Вслепую: доска скрыта. В свой ход можно спрашивать сколько угодно.
terms-queries = { PLURAL($count) ->
        [one] Вслепую: доска скрыта. В свой ход можно задать { $count } вопрос.
        [few] Вслепую: доска скрыта. В свой ход можно задать { $count } вопроса.
       *[many] Вслепую: доска скрыта. В свой ход можно задать { $count } вопросов.
    }
terms-memory = Вслепую: доска скрыта, и спрашивать ничего нельзя.

# Answers to questions.
answer-hand = В руках: { $piece }.
answer-hand-none = В руках фигуры нет.
answer-left = { PLURAL($count) ->
        [one] Осталась { $count } фигура: { $pieces }.
        [few] Осталось { $count } фигуры: { $pieces }.
       *[many] Осталось { $count } фигур: { $pieces }.
    }
answer-left-none = Фигур не осталось.
answer-where-none = Нигде.
answer-last-none = Ходов ещё не было.
answer-clock = { $player }: { $time }
answer-clock-none = Эта партия — без часов.
# To whoever asks for the moves of a blindfold game.
answer-hidden = Доска скрыта. Ходы можно будет прочитать после окончания партии.

# Questions, as they are told to the opponent in a blindfold game.
question-board = что стоит на доске
question-left = что осталось в запасе
question-where = где стоят { $values } фигуры
question-placed = где стоят все фигуры
question-empty = какие клетки свободны
question-left-like = какие { $values } фигуры остались

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
refused-occupied = Клетка { $square } занята. Выберите свободную.
refused-no-calls = В этой партии ничего объявлять не нужно: четвёрка выигрывает сама.
refused-not-a-shape = В этой партии так не выиграть: { $shape }.
refused-no-window = Объявлять пока нечего.
refused-not-your-window = Сейчас объявить «КВАРТО!» может только соперник.
refused-call-used = Вы уже объявляли «КВАРТО!». Снова можно будет, когда поставят следующую фигуру.
refused-not-started = Партия ещё не началась.
refused-started = Партия уже началась.
refused-not-over = Партия ещё не закончена.
refused-seat-taken = Это место занято.
refused-time-is-up = Время вышло.
refused-no-clock = Часы не идут.
refused-nothing = Чтобы выйти, закройте эту страницу.
refused-bad-list = Отправьте одно действие. Поставив фигуру, можно сразу сделать ещё одно: передать следующую, объявить «КВАРТО!» или сказать «готово».
refused-offered = Вы уже спрашивали соперника. Играйте дальше, а потом спросите ещё раз.
refused-not-offered = Отвечать не на что.
refused-no-assistance = Эта партия — без подсказок.
refused-no-takebacks = В этой партии брать ходы назад нельзя.
refused-nothing-to-take-back = Брать назад нечего.
refused-not-blindfold = Доска и так видна.
refused-no-question-left = На этот ход вопросов у вас не осталось.
refused-no-questions = В этой партии спрашивать ничего нельзя.
refused-too-much-asked = Это больше одного вопроса. Спросите о клетке, ряде, столбце, диагонали, блоке или запасе.
refused-enough = Партия очень затянулась. Теперь можно только ходить, объявлять «КВАРТО!» или закончить партию.
refused-no-claims = В этой партии победу из-за отсутствия соперника не засчитывают.
refused-not-abandoned = Соперник отсутствует пока недостаточно долго.
refused-enough-greetings = Больше сообщений сопернику в этой партии отправить нельзя.
