# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Skip to the content
page-navigation = Main
page-languages = Languages
page-learn = Learn
page-puzzles = Puzzles
page-rules = Rules
page-my-games = My games
page-settings = Settings
page-picture = A wooden Quarto board with four tall pieces in a row
page-sound-off = Turn the sound off
page-sound-on = Turn the sound on
page-about = About
# The name of somebody who has not told it.
page-guest = Guest

# The title of the browser window.
page-title = { $title } – Quarto
# A day; the month is one of those below.
page-date = { $day } { $month } { $year }
month-january = January
month-february = February
month-march = March
month-april = April
month-may = May
month-june = June
month-july = July
month-august = August
month-september = September
month-october = October
month-november = November
month-december = December

home-lead = Sixteen pieces, four traits. Get four in a row that are alike – all tall, all round, all light… – and call QUARTO! first.
home-title = You choose the piece.
home-title-then = They place it.
home-play = Play
home-play-note = Keep your eyes open: four alike only win if you press QUARTO! before you give the next piece.
home-levels = Or choose an opponent, from 1 (a beginner) to 10 (never makes a mistake)
home-lesson = My first game
home-lesson-note = Step by step: four of the same height in a row, and you win.
home-help = Help and blindfold
home-opponent-note = Who plays, and who starts
home-rules-note = What wins
home-clock-note = Take your time, or don’t
home-help-note = Hints, undo, playing without seeing
home-here = With a friend here
home-here-note = Two people, one screen.
home-link = With a friend online
home-link-note = You get a link to send.
home-learn = Learn the rules
home-continue = Continue
home-more = More options
home-opponent-here = A friend on this screen
home-opponent-link = A friend, by link
home-no-traits = Choose at least one trait that counts.
home-bad-name = A name can have up to 40 characters, with at least one letter or digit. All of them must be visible, and each word must use one alphabet.

games-none = You have no games yet.
games-none-text = Every game you play in this browser will appear here.
games-won = won
games-lost = lost
games-drawn = drawn
games-over = finished
games-play = Play a game
games-your-turn = your turn
games-their-turn = your opponent’s turn
games-waiting = nobody has joined yet
games-placed = { PLURAL($count) ->
        [one] { $count } piece placed
       *[other] { $count } pieces placed
    }

# Who plays: the title of a game.
game-versus = { $first } vs. { $second }
game-you = You
# A seat on which nobody sits yet.
game-empty-seat = …
# What one has to do: heading of the page.
game-your-give = Your turn: choose a piece for { $opponent }.
game-your-place = Your turn: place the piece you were given.
game-your-last-call = All the pieces are placed: call QUARTO! or say “done”.
game-your-last-done = All the pieces are placed: say “done”.
# What one has to do, while a call is possible.
game-or-call = { $prompt } Or call QUARTO!
# Something was tried that cannot be done now.
game-instead = { $tried }. { $prompt }
# The rules of this game, in a word or two each.
game-chip-blocks = 2×2
game-chip-called = call to win
game-chip-auto = wins by itself
game-waiting-for-other = Waiting for the other player
game-wait = Refresh
game-nothing-yet = Nothing new yet.
game-stale = The game has moved on. Check the board and try again.
game-invitation = Invite a friend
game-invitation-text = Send this link. The game starts as soon as your friend joins.
game-invitation-scan = Or scan this code with a phone in the same room.
game-invitation-local = This address works only on this computer. To play with somebody elsewhere, start the server so that others can reach it.
game-invitation-code = The link as a QR code
game-invited = You are invited
game-invited-by = { $player } invites you to a game
game-preview = Quarto: you choose the piece, they place it. No account needed.
game-invited-text = { $player } would like to play with you.
game-free-seat = A seat is free
game-by-invitation = Your guest can use the invitation to join, but only once.
game-not-invited = Only a guest with an invitation can join.
game-withdraw = Withdraw the invitation
game-withdrawn = The invitation has been withdrawn: nobody can join.
game-your-name = Your name
game-sit-down = Join and play
game-link = Link
game-copy = Copy link
game-send = Share…
game-copied = Copied.
game-board = Board
game-board-hidden = The board is hidden. Ask about it below.
game-board-hidden-memory = The board is hidden, and you can’t ask anything: play from memory.
game-own-blindfold = You’re wearing a blindfold: the board is hidden only from you. Ask about it below, or take the blindfold off in the settings.
# A square of the board, as it is heard: its name first.
game-square-empty = { $square }, empty
game-square-holds = { $square }, { $piece }
game-square-hidden = { $square }, hidden
game-reserve = Reserve
game-gone = gone: { $piece }
game-hand = Piece in hand
game-hand-empty = none
game-actions = Actions
# The button by which a player calls.
game-quarto = QUARTO!
game-where = Where?
game-call-text = Choose the first and the last piece of the line, or all four.
game-call-risk = Be careful: in this game a wrong call loses.
game-call-now = Call QUARTO!
game-call-sure = You’re about to call QUARTO! on { $shape }. In this game a wrong call loses.
game-call-yes = Yes, call QUARTO!
game-sure-no = No, go back
game-call-no-shape = Choose four pieces that form a winning shape.
game-done = Done – nothing to call
game-hint = Hint
game-undo = Undo
game-offer-draw = Offer a draw
game-draw-offered = { $player } offers a draw.
game-takeback-asked = { $player } asks to undo a move.
game-accept = Accept
game-decline = Decline
game-absent = Opponent away?
game-claim = Claim the win
game-rematch = Rematch
game-rematch-accept = Yes, play again
game-only-watching = You’re watching. Only the two players can make moves.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } completed the alignment but didn’t call it.
# The end of a game, for one who could have called what nobody called; then the result.
game-had-it = You had it!
game-verdict-won = You win!
game-verdict-player = { $player } wins!
game-verdict-drawn = A draw.
game-harder = Harder: { $player }
game-share-result = Share
game-rematch-asked = You’ve asked for a rematch.
game-next = Go to the next game
game-lesson-text = Next step: { $traits } count.
game-lesson-call = Next step: from now on a row wins only if you call QUARTO!
game-aim-auto = Four alike in a row win at once.
game-aim-call = See four alike in a row? Press QUARTO! before you give a piece.
game-lesson-next = Next step
game-resign = Resign
game-resign-sure = Give up this game?
game-resign-yes = Yes, resign
game-typing = Type a command
game-command = Command or question
game-command-do = Send
game-command-help = What you can type
game-greet = Send a greeting
game-moves = Moves
game-moves-hidden = Hidden until the end.
game-moves-none = None yet.
game-record = Download the record
game-replay = Replay
game-replay-first = Start
game-replay-back = Back
game-replay-on = Forward
game-replay-last = End
# $step (number), $count (number)
game-replay-at = { $step } of { $count }
# $count (number)
game-replay-at-start = Start of the game, 0 of { $count }
# $count (number)
game-replay-at-end = End of the game, { $count } of { $count }
game-clock = Clock
game-help = Help
game-terms = Rules of this game
game-keys = Keys
# The four letters can be chosen.
game-keys-text = On the board and in the reserve: arrow keys move, Enter or space chooses. { $quarto } calls QUARTO!, { $board } goes to the board, { $reserve } to the reserve, { $command } to the command box. After the game, the left and right arrow keys step through the moves.
game-share = Anyone can watch the game here:
game-watching = { PLURAL($count) ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
game-news = Game log
game-offline = The connection is lost. Trying again…
game-online = Connected again.

join-free-text = A seat in this game is free for you.
join-continue = Continue as { $player }
join-continue-text = This link is for { $player }’s seat. If you continue, this browser will hold the seat, too. Continue only if it’s yours.
join-other = You’re already playing in this game
join-other-text = This link is for the other seat. The person who will play there should open it in their own browser.
join-spent = This invitation no longer works
join-spent-text = It has been used or withdrawn. You can watch the game.
join-full = Too many browsers hold this seat
join-full-text = Give it up in a browser you no longer use, then come back.
join-game = Go to the game

seats-title = Your seats in this browser
seats-intro = This browser keeps a key in a cookie. It holds the seats below: anyone who uses this browser can play there. Other browsers and terminals you play in have keys of their own.
seats-none = This browser holds no seats.
seats-leave = Give up this seat: { $game }
seats-left = This browser no longer holds that seat.
seats-forget = Forget everything
seats-forget-text = This browser gives up all its seats, and your name and settings are deleted. The games stay as they are, but you can’t get back to your seats from here.
seats-forget-yes = Yes, forget everything
seats-forgotten = Everything has been forgotten.

settings-intro = Your settings are saved in this browser. They affect only you.
settings-save = Save
settings-saved = Saved.
settings-look = Look
settings-access = Accessibility
settings-you = You
settings-theme = Page colours
settings-theme-auto = same as your device
settings-theme-light = light
settings-theme-dark = dark
settings-labels = Letters on the pieces
settings-labels-on = Show the traits as letters
settings-motion = Animation
settings-motion-auto = same as your device
settings-motion-off = no animation
settings-pace = How fast the computer plays
settings-pace-calm = calmly
settings-pace-brisk = briskly
settings-pace-instant = instantly
settings-sound = Sounds
settings-sound-turn = When it’s your turn
settings-keys = Single-key shortcuts
settings-keys-same = Choose a different letter or digit for each key.
settings-sound-pieces = The traits of each piece, as a tone
settings-sound-placed = When a piece is placed
settings-sound-calls = Calls and the end of the game
settings-sound-clock = When time is running out
settings-sound-edge = When the arrow keys reach the edge of the board
settings-volume = Sound volume
settings-volume-low = low
settings-volume-medium = medium
settings-volume-high = high
settings-speech = Speech
settings-speech-on = Read the game aloud (leave this off if you use a screen reader)
settings-speech-volume = Speech volume
settings-warnings = Clock warnings
settings-warnings-both = when 30 and 10 seconds are left
settings-warnings-last = when 10 seconds are left
settings-blindfold = Blindfold (only for you)
settings-blindfold-own = Hide the board, the reserve and the moves from yourself; nothing changes for anyone else

sounds-title = Sounds
sounds-learn = Learn the sounds
sounds-intro = Every piece has a sound of its own, made from its four traits. Choose what you want to hear in the settings:
sounds-pieces = The pieces
sounds-signals = The signals
training-title = Which piece was that?
training-text = Play a piece, listen, and say what you heard. Your progress is saved in this browser.
training-play = Play a piece
training-again = Play it again
training-answer = This one
training-progress = Your progress
training-piece = whole piece
training-correct = Correct
training-asked = Total
training-forget = Start over

access-title = Accessibility
access-intro = Quarto is made so that blind and sighted people play the same game at the same table, on the same pages. We follow WCAG 2.2, level AA.
access-ways = Ways to play
access-reader = Screen reader: the board and the reserve are grids with headings around them. What happens is announced once, the most important word first. You can type any question about the board, in the same words as in the terminal.
access-keyboard = Keyboard: everything can be reached with Tab and the arrow keys. Single-letter shortcuts work only on the board and in the reserve; you can change them or switch them off.
access-touch = Touch screen: every square and every piece is a button of at least 44 pixels. No gestures are needed, and nothing has to be dragged.
access-sight = Sight: pieces differ in form and texture, not in colour alone. Pages fit a screen 320 pixels wide. They follow your device’s settings for contrast, colours, dark mode and motion, and can show letters on the pieces.
access-sound = Sound: each piece and each event can be heard, and you can play just as well without sound.
access-scripts = Without scripts: every page works with links and forms, even in text browsers such as Lynx or w3m.
access-terminal = Terminal: “quarto play” writes plain lines for speech and braille displays, and can join games on this server.
access-tactile = At a real table: “quarto tactile” writes files to print or cut a set whose pieces you can tell apart by touch.
access-time = Time: without a clock, nobody is in a hurry. With one, you can agree before the game that a player gets more time: on these pages up to five times as much.
access-tested = How it was tested
access-tested-text = Automated tests play whole games with the keyboard alone, without scripts, and in text browsers. They also play in all five languages through the accessibility tree that screen readers use. The checker axe-core reports no problems. So far, none of us has tried the pages by hand with NVDA, JAWS, VoiceOver, TalkBack or Orca.
access-limits = Known limits
access-limit-sound = Browsers play no sound until you click, tap or press a key.
access-limit-speech = The page can speak only if your device has a voice for your language.
access-limit-api = The API documentation is in English only.
access-report = Report a problem
access-report-to = Is something in your way? Please tell us: { $contact }
access-report-host = Is something in your way? Please tell the person who runs this server.

about-text = Quarto by its official rules, for everyone: in the browser, in the terminal, and for programs.
about-rules = Blaise Müller invented the game in 1991. An alignment wins only for the player who notices it and calls QUARTO!, so unless you ask for a hint, the page never tells you whether there is one.
about-access = You can play everything here by keyboard, by touch, without scripts and without sight.
about-privacy = No account needed. Two cookies remember your seats and your settings; nothing is passed on to anyone else.
about-source = Version { $version }. Free software under the Apache License 2.0 or the MIT License.

error-title = Something went wrong
error-no-page = There’s no page at this address.
error-no-game = This game doesn’t exist. Perhaps the link is incomplete.
error-no-seat = You’re not a player in this game. Perhaps the link is incomplete.
error-too-many = { PLURAL($count) ->
        [one] Too many requests. Try again in { $count } second.
       *[other] Too many requests. Try again in { $count } seconds.
    }
error-busy = The server can’t do that right now. Nothing is lost; try again.
error-damaged = This game is damaged: the server can’t read what it has stored. Trying again won’t help; please tell the people who run the server.
error-other = The server didn’t understand that. Go back and try again.
error-home = Go to the home page
