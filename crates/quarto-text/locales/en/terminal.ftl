# The game in the terminal.

welcome = Quarto. To give a piece, type its traits. To place one, type its square. To call, type “{ $quarto }” and the line. For help, type “{ $help }”.
welcome-screen = Quarto. Press ? for help, L for the rules.
braille-legend = Braille: one cell per square, row by row. Dot 1 { $dark }, dot 2 { $tall }, dot 4 { $square }, dot 5 { $hollow }, dot 3 every piece; dots 3 and 6 an empty square.
goodbye-kept = Your game is saved. To continue: quarto play --resume{ $how }
goodbye = Thanks for playing.
resumed = Continuing your game.
resumed-against = { PLURAL($count) ->
        [one] Continuing your game against { $opponent }. { $count } piece placed.
       *[other] Continuing your game against { $opponent }. { $count } pieces placed.
    }
resumed-after = { PLURAL($count) ->
        [one] Continuing your game. { $count } piece placed.
       *[other] Continuing your game. { $count } pieces placed.
    }
nothing-to-resume = You have no unfinished game.
another-running = That game is open in another window.
recorded = Game saved to { $file }.
not-kept = This game can’t be saved, so you can’t continue it later: { $reason }
damaged = A saved game can’t be read. It was left unchanged: { $reason }
keep-file = { $file } can’t be used ({ $reason }).
keep-no-game = { $file } has no game that this program can read.
keep-no-home = there is no home folder
# $number (number)
story-game = Game { $number }: { $first } gives first, { $second } places first.
not-done = Cancelled.
confirm-resign = Type “{ $yes }” to resign:
confirm-draw = { $player }, do you accept the draw? Type “{ $yes }” to accept:
confirm-call = You’re calling QUARTO! on { $shape }. A wrong call loses. Type “{ $yes }” to call:
ask-name = New name (press Enter to keep { $default }):
same-name = Both players are called { $name }. Choose another name for one of them.
ask-again = Rematch? ({ $yes }/{ $no })
speech-missing = Speech needs the program spd-say from speech-dispatcher, which isn’t installed. The game goes on without speech.
speech-failed = Speech doesn’t work ({ $reason }). The game goes on without it.
sound-missing = No sounds: none of the programs that could play them is installed ({ $programs }).
sound-failed = Sounds don’t work ({ $reason }) and are switched off.
# $width (number), $height (number)
terminal-small = The window is too small: { $width } by { $height } characters are needed.

# A game on a server.
goodbye-server = The game stays on the server. To come back: quarto play --join { $link }{ $how }
server-invite = Send this link to the person you want to play with: { $link }
server-lost = The server isn’t answering. Still trying… Your last command will be sent as soon as it is back.
server-back = The server is back.
server-busy = The server hasn’t answered your last command yet. Nothing else was done.
server-newer = Something happened that this version of the program doesn’t know about. A newer version would tell you more.
server-rematch = Waiting for the other player to agree to a rematch.
server-no-link = “{ $link }” isn’t a link to a game. A link looks like this: https://quarto.example/en/games/c3evzd88e0dn
server-no-server = On which server? Give the whole link, or name the server with --server.
server-no-address = “{ $server }” isn’t the address of a server. An address looks like this: https://quarto.example
server-no-https = This machine trusts no certificates, so https can’t be used. Install the system’s certificates (the package is often called ca-certificates).
server-insecure = { $server } couldn’t prove its identity ({ $reason }). Check the address, and this machine’s date.
server-unreachable = { $server } can’t be reached ({ $reason }). Check the address and your connection, and try again.
server-strange = { $server } doesn’t seem to be a Quarto server this program can talk to. Check the address; perhaps the server or this program is too old.
server-refused = The server refused: { $reason }
server-no-game = This game doesn’t exist on the server. Check that the link is complete.
server-taken = Both seats in this game are taken. You can watch it in a browser: { $link }
server-not-open = The free seat in this game has a link of its own. Ask for that link.

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
screen-confirm-quit = Leave the game? (Enter: yes · Esc: no)
screen-hidden = hidden
screen-keys-give = Arrows: choose · Enter: give · Q: QUARTO! · ?: help
screen-keys-place = Arrows: choose · Enter: place · Q: QUARTO! · ?: help
screen-keys-done = D: done · Q: QUARTO! · ?: help
screen-keys-wait = ?: help · X: leave
screen-keys-over = N: rematch · M: missed alignments · X: leave
screen-keys-blind = Arrows, Enter: choose · “:” ask (row 1) · Q: QUARTO! · ?: help
screen-keys-read = Arrows, PgUp, PgDn: scroll · Esc: close
screen-none-missed = No alignment was missed.
screen-legend = ( ) round · [ ] square · two lines: tall · o: hollow · #: dark
screen-legend-access = ( ) round · [ ] square · two lines: tall · o: hollow · #: grooved
screen-help-title = Help
screen-help-close = Press any key to close.
key-arrows = Arrow keys, mouse
key-arrows-help = choose a square, a piece or a shape
key-enter = Enter, Space, click
key-enter-help = place it, give it, call it
key-quarto = Q
key-quarto-help = call QUARTO! and choose the shape
key-done = D
key-done-help = done, after the last piece
key-undo = U
key-undo-help = undo (where the game allows it)
key-hint = H
key-hint-help = a hint (if hints are allowed)
key-analysis = I
key-analysis-help = what every choice is worth (if hints are allowed)
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
key-leave-help = leave the game

# The menu before a game.
menu-title = A game of Quarto
menu-play = Play
menu-rules = The rules of the game
menu-continue = Continue the unfinished game
menu-keys = Up, down: choose · Left, right: change · Enter: play · Esc: leave
menu-plain-intro = Type the number of a line to change it, or press Enter to play.
# $number (number)
menu-plain-value = { $number }. { $name }: { $value }
# $last (number)
menu-plain-expected = Type a number from 1 to { $last }, or press Enter to play.
# How games are shown.
menu-shown = Display
menu-shown-screen = full screen
menu-shown-plain = plain lines, for speech
menu-shown-braille = braille, 6 dots
menu-shown-braille-eight = braille, 8 dots
menu-shown-later = You’ll get the full screen next time.
# Before anything is drawn, for those who cannot see it.
plain-first = For speech or braille: quarto play --plain
# Names for players who do not say theirs.
default-name = Ann
default-other-name = Ben
