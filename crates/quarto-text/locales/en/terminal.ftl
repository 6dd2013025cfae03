# The game in the terminal.

welcome = Quarto. Give a piece by its traits, place one by its square, call with "{ $quarto }". Type "{ $help }" at any time.
welcome-screen = Quarto. Press ? for help, L for the rules.
braille-legend = Braille: a cell a square, row by row. Dot 1 { $dark }, dot 2 { $tall }, dot 4 { $square }, dot 5 { $hollow }, dot 3 every piece; dots 3 and 6 an empty square.
goodbye-kept = The game is kept. Go on with: quarto play --resume{ $how }
goodbye = Thank you for playing.
resumed = The game goes on where it stopped.
nothing-to-resume = There is no unfinished game to resume.
another-running = That game is open in another window.
recorded = The record is in { $file }.
not-kept = The game cannot be kept and will be lost at the end: { $reason }
damaged = A game cannot be read and is left as it is: { $reason }
keep-file = { $file } cannot be used ({ $reason }).
keep-no-game = { $file } holds no game that this program can read.
keep-no-home = there is no home folder
# $number (number)
story-game = Game { $number }: { $first } gives first, { $second } places first.
not-done = Nothing was done.
confirm-resign = Type "{ $yes }" to resign:
confirm-draw = { $player }, do you accept the draw? Type "{ $yes }" to accept:
confirm-call = You call QUARTO! on { $shape }. A wrong call loses. Type "{ $yes }" to call:
ask-name = Name of a player (Enter for { $default }):
same-name = Both players are called { $name }. Give one of them another name.
ask-again = Another game? ({ $yes }/{ $no })
speech-missing = Speech needs the program spd-say of speech-dispatcher, which is not installed. The game goes on without speech.
speech-failed = Speech does not work ({ $reason }). The game goes on without it.
sound-missing = There will be no sounds: none of the programs that could play them is installed ({ $programs }).
sound-failed = Sounds do not work ({ $reason }) and are switched off.
# $width (number), $height (number)
terminal-small = The window is too small: { $width } by { $height } characters are needed.

# A game on a server.
goodbye-server = The game stays on the server. Come back with: quarto play --join { $link }{ $how }
server-invite = Send this link to whoever shall play with you: { $link }
server-lost = The server does not answer. It is tried again and again; one command of yours waits, and is sent as soon as it is back.
server-back = The server answers again.
server-busy = The server has not answered your last command yet. Nothing more was done.
server-newer = Something happened that this version of the program does not know. A newer version would tell you more.
server-rematch = Waiting for the other player to agree to another game.
server-no-link = "{ $link }" is no link to a game. A link looks like this: https://quarto.example/en/games/c3evzd88e0dn
server-no-server = On which server? Give the whole link, or name the server with --server.
server-no-address = "{ $server }" is no address of a server. An address looks like this: https://quarto.example
server-no-https = This machine trusts no certificates, so https cannot be used. Install the certificates of the system (the package is often called ca-certificates).
server-insecure = { $server } does not prove who it is ({ $reason }). Check the address, and the date of this machine.
server-unreachable = { $server } cannot be reached ({ $reason }). Check the address and your connection, and try again.
server-strange = What answers at { $server } is no Quarto server that this program understands. Check the address; perhaps the server or this program is too old.
server-refused = The server refuses: { $reason }
server-no-game = There is no such game on this server. Check that the link is complete.
server-taken = Both seats of this game are taken. You can watch it in a browser: { $link }
server-not-open = The free seat of this game has a link of its own. Ask for that link.

# Parts of the screen.
screen-reserve = Reserve
screen-hand = In hand
screen-moves = Moves
# $count (number)
screen-wrong-calls = Wrong calls: { $count }
screen-call-title = QUARTO! Where?
screen-call-keys = Arrows: choose · Enter: call · Esc: back
screen-confirm-call = A wrong call loses. Call QUARTO! on { $shape }? (Enter: yes · Esc: no)
screen-confirm-resign = Resign? (Enter: yes · Esc: no)
screen-confirm-draw = { $player } offers a draw. Accept? (Enter: yes · Esc: no)
screen-confirm-quit = Leave? The game is kept. (Enter: yes · Esc: no)
screen-hidden = hidden
screen-keys-give = Arrows: choose · Enter: give · Q: QUARTO! · ?: help
screen-keys-place = Arrows: choose · Enter: place · Q: QUARTO! · ?: help
screen-keys-done = D: done · Q: QUARTO! · ?: help
screen-keys-wait = ?: help · X: leave
screen-keys-over = N: another game · M: missed alignments · X: leave
screen-keys-blind = Arrows, Enter: choose · : to ask (row 1) · Q: QUARTO! · ?: help
screen-keys-read = Arrows, PgUp, PgDn: scroll · Esc: close
screen-none-missed = No alignment was missed.
screen-legend = ( ) round · [ ] square · two lines: tall · o: hollow · #: dark
screen-legend-access = ( ) round · [ ] square · two lines: tall · o: hollow · #: grooved
screen-help-title = Help
screen-help-close = Any key closes the help.
key-arrows = Arrow keys, mouse
key-arrows-help = choose a square, a piece or a shape
key-enter = Enter, Space, click
key-enter-help = place it, give it, call it
key-quarto = Q
key-quarto-help = call QUARTO! and choose the shape
key-done = D
key-done-help = done, after the last piece
key-undo = U
key-undo-help = take back (where the game allows it)
key-hint = H
key-hint-help = a hint (with assistance)
key-analysis = I
key-analysis-help = what every choice is worth (with assistance)
key-offer = O
key-offer-help = offer a draw, or accept one
key-resign = R
key-resign-help = resign
key-rules = L
key-rules-help = the rules of the game
key-type = :
key-type-help = type a command, as in plain mode
key-scroll = PgUp, PgDn
key-scroll-help = earlier messages
key-leave = X, Ctrl-C
key-leave-help = leave; the game is kept

# The menu before a game.
menu-title = A game of Quarto
menu-play = Play
menu-rules = The rules of the game
menu-continue = Continue the unfinished game
menu-keys = Up, down: choose · Left, right: change · Enter: play · Esc: leave
menu-plain-intro = Type a number to change it, or press Enter to play.
# $number (number)
menu-plain-value = { $number }. { $name }: { $value }
# $last (number)
menu-plain-expected = Type a number from 1 to { $last }, or press Enter to play.
# Names for players who do not say theirs.
default-name = Ann
default-other-name = Ben
