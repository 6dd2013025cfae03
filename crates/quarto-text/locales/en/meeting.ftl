# How players find each other: anybody, open games, games to watch.
meeting-title = Find an opponent
meeting-anybody = Play anybody
meeting-anybody-note = Whoever wants to play now. No account.
meeting-lobby = Open games and games to watch
meeting-wish = What would you like to play?
meeting-name-note = Others see the name that you give here, and nothing else.
# $count (number)
meeting-open = Open games: { $count }
meeting-open-none = Nobody is waiting right now. Choose “{ $button }” and be the first.
meeting-waits = { $player } is waiting
# $count (number)
meeting-watch = Games to watch: { $count }
meeting-watch-none = No game is being shown right now.
meeting-blindfold = Blindfold: no board is shown
meeting-how-many = How many?
# $open (number), $watch (number)
meeting-counts = Open games: { $open }. Games to watch: { $watch }.
meeting-waiting = Waiting for anybody who wants to play the same.
meeting-waiting-title = Waiting for anybody
meeting-waiting-text = Whoever wants to play the same sits down here. Keep this page open: it tells you when the game begins. You can also send the link to a friend.
meeting-listed = Everyone can find this game and watch it.
meeting-listing = Who can find the game
meeting-listing-unlisted = Only people with the link
meeting-listing-link = Only people with the link; everyone may watch
meeting-listing-open = Everyone, to play and to watch
