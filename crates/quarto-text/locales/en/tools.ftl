# What the command line says beside the game: files, the tactile set, the server's greeting.
# Common errors of the system, after what could not be done.
system-not-found = there is no such file or folder
system-denied = permission denied
system-exists = it’s already there
system-full = the disk is full
system-read-only = the disk is read-only
system-directory = it’s a folder
system-not-directory = a part of the path isn’t a folder
system-in-use = another program is using it
system-refused = the connection was refused
system-lost = the connection was lost
system-timeout = there was no answer in time
system-no-network = the network can’t be reached
system-unknown-host = there is no such address

# Files.
file-write = can’t write { $file }
file-read = can’t read { $file }
file-create = can’t create { $file }
file-exists = { $file } is already there. Choose another folder, or use --force to overwrite the file.
file-not-text = { $file } isn’t text in UTF-8
file-no-game = { $file }: there is no game in it
file-input = standard input

# The greeting of the server.
serve-address = Quarto is running at { $url } (its API at { $url }/api). Games are saved in { $database }.
serve-limits-everybody = The limits apply to everyone.
serve-limits-strangers = The limits don’t apply to programs on this machine (--limits always changes that).
serve-limits-nobody = There are no limits.
serve-stop = To stop, press Ctrl+C. To play in this terminal instead: quarto play
serve-lan = Friends on the same network can join at { $url }
serve-no-lan = This machine isn’t on a network, so nobody else can join.

# The tactile set: what is said when its files are written. $count (number)
set-files = { PLURAL($count) ->
        [one] { $count } file in { $folder }.
       *[other] { $count } files in { $folder }.
    }
set-print = Print the two plates (or the pieces one by one), the board ({ $board } mm) and the tray as they lie in the files, in millimetres and without supports.
set-cut = Cut the layers of the pieces, of the board ({ $board } mm) and of the tray from sheets { $layer } mm thick, or print board-paper.svg on swell paper, at 100%.
set-magnets = Glue a magnet ({ $magnet } mm) into every piece and under every square: in the pieces, all with the same pole facing down; in the board, all with the other pole facing up.

# What stands on its drawings.
sheet-cut-from = Red: cut, from a sheet { $mm } mm thick.
sheet-blue-to-read = Blue: for reading only.
sheet-glue-in-order = Glue the layers of a piece together in order, the left one at the bottom.
sheet-magnet-below = A magnet goes into the hole in the bottom layer.
sheet-glued-on = Glue { $file } on top.
sheet-magnet-holes = A magnet goes into every hole.
sheet-blue-dots = Blue: a drop or a bead on each dot.
sheet-check-size = 50 mm, to check the size
sheet-paper-about = Black rises on swell paper. A square is { $mm } mm wide between its lines.
sheet-title-smooth = Quarto: the layers of the smooth pieces
sheet-title-grooved = Quarto: the layers of the grooved pieces
sheet-title-board-base = Quarto: the base of the board
sheet-title-board-top = Quarto: the top of the board
sheet-title-tray-base = Quarto: the base of the tray
sheet-title-tray-top = Quarto: the top of the tray
sheet-title-paper = Quarto: a board for swell paper
