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
home-bad-name = A name has at most 40 characters, among them a letter or a digit.

games-none = You have no games yet.
games-your-turn = your turn
games-their-turn = the other player's turn
games-waiting = nobody has joined yet
games-over = finished

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
game-your-name = Your name
game-sit-down = Sit down and play
game-link = Link
game-copy = Copy the link
game-copied = Copied.
game-board = Board
game-board-hidden = The board is hidden. Ask about it below.
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
game-replay-on = On
game-replay-last = End
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
error-other = The server did not understand what was wanted. Go back and try again.
error-home = To the start page
