# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = ваш ход
signal-placed = фигура поставлена
signal-call = верное «КВАРТО!»
signal-wrong-call = ошибочное «КВАРТО!»
signal-clock-warning = время на исходе
signal-edge = край доски
signal-won = вы выиграли
signal-lost = вы проиграли
signal-drawn = ничья

# How traits sound.
sounds-pitch = Высота звука (высота фигуры): низкая фигура звучит низко, высокая — высоко.
sounds-timbre = Тембр (форма): у круглой фигуры чистый тон, у квадратной — резкий.
sounds-ringing = Отзвук (выемка): сплошная фигура звучит коротко и сухо, полая звенит дольше.
sounds-tremolo = Дрожание ({ $trait }): { $absent } фигура звучит ровно, { $present } — с дрожью.
sounds-columns = Слева и справа (столбец): a звучит слева, d — справа.
sounds-written = Звуки сохранены в папке { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Назовите признаки каждой фигуры. «{ $repeat }» — послушать ещё раз, «{ $quit }» — закончить.
train-ask = Звук { $number } из { $count }. Какая это фигура?
train-right = Верно: { $piece }.
train-wrong = Нет, это была { $piece }. Послушайте ещё раз.
train-result = Верно: { $right } из { $asked }.
train-trait = { $trait }: { $right } из { $asked }.
