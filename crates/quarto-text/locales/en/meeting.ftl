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

# The score of a match, over rematches. Points are written as in 1½.
# $round (number)
meeting-score = Game { $round } of the match. { $first } { $points }, { $second } { $other }.
# $round (number), $games (number)
meeting-score-of = Game { $round }, best of { $games }. { $first } { $points }, { $second } { $other }.
# $round (number)
meeting-score-decider = Game { $round } decides. { $first } { $points }, { $second } { $other }.
meeting-score-none = This is the first game: there is no score yet. It counts from the rematch on.
meeting-match-won = { $player } wins the match { $points } to { $other }.
meeting-match-drawn = The match ends level, { $points } all.
meeting-match-points = Points in the match: { $points }
# $games (number)
meeting-terms-best-of = A match: best of { $games } games. The start changes with each game.
# $games (number)
meeting-terms-decider = A match: best of { $games } games. The start changes with each game; if it is level, games in which blocks count decide.
# Long times, as in days per move.
meeting-days = { PLURAL($count) ->
        [one] { $count } day
       *[other] { $count } days
    }
meeting-hours = { PLURAL($count) ->
        [one] { $count } hour
       *[other] { $count } hours
    }
meeting-days-hours = { $days } { $hours }
# A notice of the browser, for people who want one.
meeting-notify = Notify me when it’s my turn
meeting-notified = This browser will notify you when it’s your turn.
meeting-not-notified = This browser doesn’t allow notices from this page.
