# What the command line says beside the game: files, the tactile set, the server's greeting.
# Common errors of the system, after what could not be done.
system-not-found = такого файла или такой папки нет
system-denied = нет прав доступа
system-exists = это уже существует
system-full = на диске нет места
system-read-only = диск доступен только для чтения
system-directory = это папка
system-not-directory = часть пути не является папкой
system-in-use = занято другой программой
system-refused = в соединении отказано
system-lost = соединение прервалось
system-timeout = ответа не дождались
system-no-network = сеть недоступна
system-unknown-host = такого адреса никто не знает

# Files.
file-write = не удаётся записать { $file }
file-read = не удаётся прочитать { $file }
file-create = не удаётся создать { $file }
file-exists = { $file } уже есть. Укажите другую папку или замените файлы, добавив --force.
file-not-text = { $file } — не текст в UTF-8
file-no-game = { $file }: ни одной партии нет
file-input = стандартный ввод

# The greeting of the server.
serve-address = «Кварто» работает по адресу { $url } (API: { $url }/api). Партии сохраняются в { $database }.
serve-limits-everybody = Ограничения действуют для всех.
serve-limits-strangers = На программы с этого компьютера ограничения не действуют (это меняет --limits always).
serve-limits-nobody = Ограничений нет.
serve-stop = Чтобы остановить, нажмите Ctrl+C. Чтобы играть прямо в терминале: quarto play
serve-lan = Друзья из той же сети могут зайти по адресу { $url }
serve-no-lan = Этот компьютер не в сети, поэтому никто другой зайти не сможет.

# The tactile set: what is said when its files are written. $count (number)
set-files = { PLURAL($count) ->
        [one] { $count } файл в папке { $folder }.
        [few] { $count } файла в папке { $folder }.
       *[many] { $count } файлов в папке { $folder }.
    }
set-print = Напечатайте обе пластины с фигурами (или фигуры по одной), доску ({ $board } мм) и лоток: в миллиметрах, в том положении, в котором они лежат, без поддержек.
set-cut = Вырежьте слои фигур, доски ({ $board } мм) и лотка из листа толщиной { $layer } мм или напечатайте board-paper.svg на рельефной бумаге в масштабе 100 %.
set-magnets = Вклейте по магниту ({ $magnet } мм) в каждую фигуру и под каждую клетку: в фигурах — одним и тем же полюсом вниз, в доске — другим полюсом вверх.

# What stands on its drawings.
sheet-cut-from = Красное — резать, лист толщиной { $mm } мм.
sheet-blue-to-read = Синее — только читать.
sheet-glue-in-order = Склейте слои каждой фигуры по порядку: левый — снизу.
sheet-magnet-below = В отверстие нижнего слоя вклейте магнит.
sheet-glued-on = Сверху приклеивается { $file }.
sheet-magnet-holes = В каждое отверстие вклейте магнит.
sheet-blue-dots = Синее: на каждую точку — капля или бусина.
sheet-check-size = 50 мм, чтобы проверить размер
sheet-paper-about = На рельефной бумаге всё чёрное поднимается. Ширина клетки между линиями — { $mm } мм.
sheet-title-smooth = Кварто: слои гладких фигур
sheet-title-grooved = Кварто: слои рифлёных фигур
sheet-title-board-base = Кварто: основание доски
sheet-title-board-top = Кварто: верх доски
sheet-title-tray-base = Кварто: основание лотка
sheet-title-tray-top = Кварто: верх лотка
sheet-title-paper = Кварто: доска для рельефной бумаги
