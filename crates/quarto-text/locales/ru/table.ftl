# The table of a game: who is there, and what can be asked with a touch or a key.

# Beside the name of a player whose pages are all closed.
seat-away = не в сети
# Below the link of an invitation: what its reader sees first. $text is “game-invited-by”.
invitation-as = Друг прочтёт: «{ $text }».

# The list of questions of a blindfold game, and its parts.
ask-title = Спросить
ask-text = Что вы хотите узнать? Вопрос можно и напечатать или продиктовать.
ask-lines = Линии
ask-blocks = Блоки
ask-squares = Клетки
ask-others = Ещё
ask-last = Что было только что
# The answer about pieces like this one, where there is none.
ask-no-piece = Здесь нет фигуры.

# The keys of questions: together in the help, and one by one in the settings.
ask-keys = Вопросы: { $here } — что здесь, { $hand } — какая фигура в руке, { $last } — что было только что, { $clock } — сколько осталось времени, { $like } — где фигуры, похожие на эту.
key-here = Что здесь?
key-in-hand = Фигура в руке
key-last-action = Что было только что?
key-time = Сколько осталось времени
key-like = Фигуры, похожие на эту

# Where the focus is when a game is opened.
settings-start = Когда открывается партия, начинать
settings-start-page = с начала страницы
settings-start-board = на доске
settings-start-box = в строке команд

# Where the pieces like this one are: $value is one of its traits, $squares a list.
ask-like = { $value }: { $squares }
