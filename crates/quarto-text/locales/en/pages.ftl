# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Skip to the content
page-navigation = Main
page-languages = Languages
page-rules = Rules
page-my-games = My games
page-settings = Settings
page-about = About
# The name of somebody who has not told it.
page-guest = Guest

home-lead = Sixteen pieces, four traits, one catch: your opponent chooses the piece you must place.
home-play = Play
home-play-note = Against the computer, at once.
home-lesson = My first game
home-lesson-note = One trait to begin with, and hints.
home-here = With a friend here
home-here-note = Two people, one screen.
home-link = With a friend elsewhere
home-link-note = You get a link to send.
home-learn = Learn the rules in three minutes
home-continue = Continue
home-more = More options
home-opponent-here = A friend at this screen
home-opponent-link = A friend by link
home-no-traits = Choose at least one trait that counts.
home-bad-name = A name has at most 40 characters, among them a letter or a digit. All of them must be visible, and each word must use one alphabet.

games-none = You have no games yet.
games-your-turn = your turn
games-their-turn = the other player's turn
games-waiting = nobody has joined yet
games-placed = { PLURAL($count) ->
        [one] { $count } piece placed
       *[other] { $count } pieces placed
    }

# Who plays: the title of a game.
game-versus = { $first } and { $second }
# A seat on which nobody sits yet.
game-somebody = somebody
# What one has to do: heading of the page.
game-your-give = Your turn: choose a piece for { $opponent }.
game-your-place = Your turn: place the piece in your hand.
game-your-last-call = All pieces are placed: call QUARTO! or say done.
game-your-last-done = All pieces are placed: say done.
game-waiting-for-other = Waiting for the other player
game-wait = Wait until something happens
game-nothing-yet = Nothing has happened yet.
game-stale = Something has happened in the meantime. Look again.
game-invitation = Invite somebody
game-invitation-text = Send this link. The game begins when they sit down.
game-invited = You are invited
game-invited-text = { $player } would like to play with you.
game-free-seat = A seat is free
game-by-invitation = The guest who has the invitation can sit down, once.
game-not-invited = Only a guest who has an invitation can sit down.
game-withdraw = Withdraw the invitation
game-withdrawn = There is no invitation any more: nobody can sit down.
game-your-name = Your name
game-sit-down = Sit down and play
game-link = Link
game-copy = Copy the link
game-copied = Copied.
game-board = Board
game-board-hidden = The board is hidden. Ask about it below.
game-board-hidden-memory = The board is hidden, and nothing may be asked: play by memory.
game-own-blindfold = You wear a blindfold of your own: the board is hidden from you alone. Ask about it below, or take it off in the settings.
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
game-call-text = Point at the four pieces: on the board, or in this list.
game-call-risk = Be sure: in this game a wrong call loses.
game-call-now = Call QUARTO!
game-call-sure = You are about to call QUARTO! on { $shape }. In this game a wrong call loses.
game-call-yes = Yes, call QUARTO!
game-sure-no = No, go back
game-call-no-shape = Point at four pieces that can win together.
game-done = Done, nothing to call
game-hint = Hint
game-undo = Take back
game-offer-draw = Offer a draw
game-draw-offered = { $player } offers a draw.
game-takeback-asked = { $player } asks to take back.
game-accept = Accept
game-decline = Decline
game-absent = Is the other player gone?
game-claim = Claim the game
game-rematch = Another game
game-rematch-accept = Yes, another game
game-only-watching = You are watching. Only those who play can do that.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } completed the alignment and did not call.
game-rematch-asked = You have asked for another game.
game-next = To the next game
game-lesson-text = Next step: { $traits } count.
game-lesson-next = Next step
game-resign = Resign
game-resign-sure = Give up this game?
game-resign-yes = Yes, resign
game-command = Command or question
game-command-do = Do it
game-command-help = What you can type
game-greet = Say something nice
game-moves = Moves
game-moves-hidden = They are hidden until the end.
game-moves-none = None yet.
game-record = Download the record
game-replay = Replay
game-replay-first = Start
game-replay-back = Back
game-replay-on = Forward
game-replay-last = End
# $step (number), $count (number)
game-replay-at = { $step } of { $count }
game-clock = Clock
game-help = Help
game-terms = Rules of this game
game-keys = Keys
# The four letters can be chosen.
game-keys-text = On the board and in the reserve: arrow keys move, Enter or space chooses. { $quarto } calls QUARTO!, { $board } goes to the board, { $reserve } to the reserve, { $command } to the command box. After the game: left and right go back and forth.
game-share = Others may watch here:
game-watching = { PLURAL($count) ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
game-news = What happens
game-offline = The connection is lost. Trying again …
game-online = Connected again.

join-free-text = A seat in this game is free for you.
join-continue = Continue as { $player }
join-continue-text = This link is for the seat of { $player }. If you go on, this browser holds the seat, too. Go on only if it is yours.
join-other = You already have a seat in this game
join-other-text = This link is for the other seat. The player who is to sit there opens it in a browser of their own.
join-spent = This invitation is no longer good
join-spent-text = It was used, or withdrawn. You can watch the game.
join-full = This seat is held by too many browsers
join-full-text = Give it up in a browser that you no longer use, then come again.
join-game = To the game

seats-title = What this browser holds
seats-intro = This browser has a key in a cookie. It holds the seats below: anybody who uses this browser can play there. Other browsers and terminals in which you play have keys of their own.
seats-none = This browser holds no seat.
seats-leave = Give up the seat in this browser: { $game }
seats-left = This browser does not hold that seat any more.
seats-forget = Forget everything
seats-forget-text = This browser gives up all its seats, and your name and your settings are deleted. The games stay as they are, but from here you cannot come back to your seats.
seats-forget-yes = Yes, forget everything
seats-forgotten = Everything is forgotten.

settings-intro = They are kept in this browser and hold for you alone.
settings-save = Save
settings-saved = Saved.
settings-theme = Colours of the page
settings-theme-auto = as the system has them
settings-theme-light = light
settings-theme-dark = dark
settings-labels = Letters on the pieces
settings-labels-on = Show the first letters of the traits
settings-motion = Motion
settings-motion-auto = as the system wants it
settings-motion-off = none
settings-sound = Sound
settings-sound-turn = A signal when it is my turn
settings-keys = Single keys as shortcuts
settings-keys-same = Choose four different letters or digits as keys.
settings-sound-pieces = The sounds of pieces that are given and placed
settings-sound-calls = Calls and the end of the game
settings-sound-clock = A warning when time runs out
settings-sound-edge = The edge of the board, with the arrow keys
settings-volume = Volume of the sounds
settings-volume-low = low
settings-volume-medium = medium
settings-volume-high = high
settings-speech = Speech
settings-speech-on = The page speaks; for people without a screen reader
settings-speech-volume = Volume of the speech
settings-warnings = Warnings of the clock
settings-warnings-both = when 30 and 10 seconds are left
settings-warnings-last = when 10 seconds are left
settings-blindfold = Blindfold for myself
settings-blindfold-own = Hide the board, the reserve and the moves from me; for others nothing changes

sounds-title = Sounds
sounds-learn = Learn the sounds
sounds-intro = Every piece has a sound of its own, made of its four traits. You choose what you want to hear here:
sounds-pieces = The pieces
sounds-signals = The signals
training-title = Which piece was that?
training-text = Play a piece, listen, and say what you heard. Your progress is kept in this browser.
training-play = Play a piece
training-again = Once more
training-answer = That is it
training-progress = Your progress
training-piece = whole piece
training-correct = right
training-asked = asked
training-forget = Start anew

access-title = Accessibility
access-intro = Quarto is made so that blind and sighted people play the same game at the same table, on the same pages. We follow WCAG 2.2, level AA.
access-ways = Ways to play
access-reader = Screen reader: board and reserve are grids with headings around them; what happens is announced once, the most important first; every question about the board can be typed, the same words as in the terminal.
access-keyboard = Keyboard: everything can be reached by Tab and the arrow keys. Single-letter shortcuts work only on the board and in the reserve, can be changed and switched off.
access-touch = Touch: every square and every piece is a button of at least 44 pixels. No gesture is needed, and nothing must be dragged.
access-sight = Sight: pieces differ by form and texture, not by colour alone. Pages fit into 320 pixels, follow the settings of your system for contrast, colours, dark mode and motion, and can show letters on the pieces.
access-sound = Sound: each piece and each event can be heard, and nothing depends on hearing.
access-scripts = Without scripts: every page works by links and forms, also in text browsers such as Lynx or w3m.
access-terminal = Terminal: “quarto play” writes plain lines for speech and braille displays, and can join games on this server.
access-tactile = At a real table: “quarto tactile” writes files to print or cut a set that is told by touch.
access-time = Time: without a clock nobody is in a hurry. With one, each player's share can be agreed on before the game, up to five times as much.
access-tested = How it was tested
access-tested-text = Machines play whole games with the keyboard alone, without scripts and in text browsers, and in all five languages through the tree that screen readers get; axe-core finds nothing on any page. Nobody on our side has yet gone through the pages by hand with NVDA, JAWS, VoiceOver, TalkBack or Orca.
access-limits = Known limits
access-limit-sound = Browsers play no sound before you have touched the page once.
access-limit-speech = The page can only speak if your system has a voice for your language.
access-limit-api = The description of the interface for programs is in English only.
access-report = Report a barrier
access-report-to = Something is in your way? Please tell: { $contact }
access-report-host = Something is in your way? Please tell whoever runs this server.

about-text = Quarto by its official rules, for everyone: in the browser, in the terminal, with programs.
about-rules = Blaise Müller invented the game in 1991. An alignment wins only for the player who notices it and calls QUARTO!, so the page never tells you whether there is one.
about-access = Everything here can be played by keyboard, by touch, without scripts, and without sight.
about-privacy = No account is needed. Two cookies keep your seats and your settings; nobody else is told anything.
about-source = Version { $version }. Free software under the Apache licence 2.0 or the MIT licence.

error-title = That did not work
error-no-page = There is no page at this address.
error-no-game = There is no such game. Perhaps the link is incomplete.
error-no-seat = You have no seat there. Perhaps the link is incomplete.
error-too-many = { PLURAL($count) ->
        [one] You ask for too much at once. Try again in { $count } second.
       *[other] You ask for too much at once. Try again in { $count } seconds.
    }
error-busy = The server cannot do it at the moment. Nothing is lost; try again.
error-damaged = This game is damaged: what the server has kept of it cannot be read. Trying again does not help; tell the people who run the server.
error-other = The server did not understand what was wanted. Go back and try again.
error-home = To the start page
