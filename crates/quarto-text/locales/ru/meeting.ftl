# Как игроки находят друг друга: любой соперник, открытые партии, партии для зрителей.
meeting-title = Найти соперника
meeting-anybody = Играть с кем угодно
meeting-anybody-note = С тем, кто хочет играть сейчас. Без регистрации.
meeting-lobby = Открытые партии и партии для зрителей
meeting-wish = Во что хотите сыграть?
meeting-name-note = Другие видят имя, которое вы здесь укажете, и больше ничего.
# $count (number)
meeting-open = Открытые партии: { $count }
meeting-open-none = Сейчас никто не ждёт. Нажмите «{ $button }» и будьте первым.
meeting-waits = { $player } ждёт соперника
# $count (number)
meeting-watch = Партии для зрителей: { $count }
meeting-watch-none = Сейчас ни одна партия не показывается.
meeting-blindfold = Вслепую: доска не показывается
meeting-how-many = Сколько?
# $open (number), $watch (number)
meeting-counts = Открытые партии: { $open }. Партии для зрителей: { $watch }.
meeting-waiting = Ждём любого, кто хочет сыграть в то же самое.
meeting-waiting-title = Ждём кого угодно
meeting-waiting-text = Сюда сядет тот, кто хочет сыграть в то же самое. Оставьте страницу открытой: она сообщит, когда партия начнётся. Можно и отправить ссылку другу.
meeting-listed = Любой может найти эту партию и смотреть её.
meeting-listing = Кто может найти партию
meeting-listing-unlisted = Только те, у кого есть ссылка
meeting-listing-link = Играть – по ссылке, смотреть – всем
meeting-listing-open = Все: и играть, и смотреть

# Счёт матча по ответным партиям. Очки пишутся как 1½.
# $round (number)
meeting-score = Партия { $round } матча. { $first } – { $points }, { $second } – { $other }.
# $round (number), $games (number)
meeting-score-of = Партия { $round }, матч из { $games } партий. { $first } – { $points }, { $second } – { $other }.
# $round (number)
meeting-score-decider = Партия { $round } решает исход. { $first } – { $points }, { $second } – { $other }.
meeting-score-none = Это первая партия: счёта ещё нет. Он ведётся с ответной партии.
meeting-match-won = { $player } выигрывает матч со счётом { $points } : { $other }.
meeting-match-drawn = Матч окончен вничью, { $points } : { $points }.
meeting-match-points = Очки в матче: { $points }
# $games (number)
meeting-terms-best-of = Матч из { $games } партий. Начинают по очереди.
# $games (number)
meeting-terms-decider = Матч из { $games } партий. Начинают по очереди; при равном счёте исход решают партии, где считаются и блоки.
# Долгое время: например, дни на ход.
meeting-days = { PLURAL($count) ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
meeting-hours = { PLURAL($count) ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
meeting-days-hours = { $days } { $hours }
# Уведомление браузера, для тех, кто хочет.
meeting-notify = Сообщить, когда мой ход
meeting-notified = Этот браузер сообщит, когда будет ваш ход.
meeting-not-notified = Этот браузер не разрешает уведомления с этой страницы.
