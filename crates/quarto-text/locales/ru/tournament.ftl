# Домашние турниры: что читают организатор и игроки.

tournament-founded = Турнир { $name } сохранён в файле { $file }. Теперь внесите игроков: quarto tournament enter { $file } ИМЯ ИМЯ…
tournament-entered = Номер { $number }: { $name }.
tournament-title = { $name }, тур { $round }
tournament-open = Стол { $table }: начинает { $first }, соперник: { $second }.
tournament-won = Стол { $table }: выигрывает { $winner }, проигрывает { $loser }.
tournament-forfeit = Стол { $table }: { $winner } выигрывает без игры, соперника не было ({ $loser }).
tournament-drawn = Стол { $table }: { $first } и { $second } играют вничью.
tournament-nobody = Стол { $table }: не пришли ни { $first }, ни { $second }.
tournament-play-off = Дополнительная партия, без очков. { $line }
tournament-bye = Без соперника в этом туре: { $name }. Очки: { $points }.
tournament-standings = { $name }, положение после тура { $round }
tournament-before = { $name }, туров ещё не было
tournament-place = { $place }. { $name }, очки: { $points }
tournament-value = { $what }: { $value }
tournament-gone = вне турнира
tie-buchholz = очки соперников
tie-buchholz-cut = очки соперников без самого слабого
tie-sonneborn-berger = очки побеждённых
tie-direct-encounter = партии между равными
tie-wins = победы
tie-streak = победы подряд
tie-play-off = дополнительные партии
tie-survived = пройденные туры
tournament-left = Из турнира выбывает { $name }.
tournament-away = В следующем туре не играет { $name }.
tournament-back = Снова играет { $name }.
tournament-corrected = Исправлено. { $line }
tournament-missing = { PLURAL($count) ->
        [one] В этом туре не хватает { $count } результата.
        [few] В этом туре не хватает { $count } результатов.
       *[many] В этом туре не хватает { $count } результатов.
    }
tournament-next = Тур завершён. Дальше: quarto tournament pair { $file }
tournament-finished = Все туры сыграны. Итоговое положение: quarto tournament standings { $file }
tournament-cells = В каждой строке: номер, имя, затем номер соперника в каждом туре. + победа, = ничья, - поражение, s начало партии, f без игры, b без соперника, 0 вне тура, . нет результата; в конце очки.
sheet-table = Стол { $table }
sheet-starts = Начинает: { $name }
sheet-other = Соперник: { $name }
sheet-winner = Победа (или «ничья»): { $line }
sheet-signed = Подписи обоих: { $line }
tournament-name-taken = Имя { $name } уже есть в списке. Добавьте инициал или прозвище.
tournament-name-bad = «{ $name }» не может быть именем: до сорока букв, цифр и знаков, каждое слово в одном алфавите.
tournament-too-late = Пары первого тура уже составлены. В этой системе записаться больше нельзя.
tournament-who = В этом турнире нет никого по имени «{ $name }». Укажите имя из списка или номер.
tournament-which = Несколько имён начинаются с «{ $name }». Введите больше букв или номер.
tournament-has-left = { $name } уже не участвует. Вернуть в турнир: quarto tournament back
tournament-is-here = { $name } и так участвует в турнире.
tournament-other-system = В этой системе это невозможно.
tournament-too-few = Нужны хотя бы два игрока.
tournament-games-open = Есть незаконченные партии. Сначала внесите их результаты.
tournament-nobody-free = Для свободных игроков пока нет соперников.
tournament-over = Пар больше не будет: турнир окончен.
tournament-no-table = В туре { $round } за столом { $table } нет партии.
tournament-decided = У этой партии уже есть результат. Изменить его: quarto tournament correct
tournament-not-decided = У этой партии ещё нет результата. Внести его: quarto tournament result
tournament-must-win = В турнире на выбывание один из двоих идёт дальше. Укажите кто.
tournament-next-paired = Победитель уже в паре следующего тура, сменить победителя больше нельзя.
tournament-not-equal = Дополнительную партию играют только двое с равными очками.
tournament-bad-result = «{ $text }» — не результат. 1-0: победа начавшего, 0-1: победа соперника, 1/2: ничья; f в конце: без игры; 0-0: никто не пришёл.
tournament-file-exists = { $file } уже существует. Выберите другое имя.
tournament-file-damaged = Строка { $line } файла { $file } не относится к турниру. Ничего не изменено.
tournament-file-unusable = { $file } нельзя использовать ({ $reason }). Ничего не изменено.
tournament-no-names = Нет ни одного имени.
