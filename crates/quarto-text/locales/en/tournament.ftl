# Tournaments at home: what the organiser and the players read.

tournament-founded = The tournament { $name } is saved in { $file }. Next, enter the players: quarto tournament enter { $file } NAME NAME…
# $number (number)
tournament-entered = Number { $number }: { $name }.
tournament-title = { $name }, round { $round }
tournament-open = Table { $table }: { $first } starts, against { $second }.
tournament-won = Table { $table }: { $winner } won against { $loser }.
tournament-forfeit = Table { $table }: { $winner } won without playing, because { $loser } wasn’t there.
tournament-drawn = Table { $table }: { $first } and { $second } drew.
tournament-nobody = Table { $table }: neither { $first } nor { $second } came.
tournament-play-off = Play-off, no points. { $line }
tournament-bye = No opponent this round: { $name }. Points: { $points }.
tournament-standings = { $name }, standings after round { $round }
tournament-before = { $name }, no round yet
tournament-place = { $place }. { $name }, points: { $points }
tournament-value = { $what }: { $value }
tournament-gone = has left
tie-buchholz = opponents’ points
tie-buchholz-cut = opponents’ points without the lowest
tie-sonneborn-berger = beaten opponents’ points
tie-direct-encounter = games between tied players
tie-wins = wins
tie-streak = wins in a row
tie-play-off = play-off
tie-survived = rounds survived
tournament-left = { $name } has left the tournament.
tournament-away = { $name } won’t be there in the next round.
tournament-back = { $name } is back.
tournament-corrected = Corrected. { $line }
tournament-missing = { PLURAL($count) ->
        [one] { $count } result of this round is missing.
       *[other] { $count } results of this round are missing.
    }
tournament-next = The round is complete. Next: quarto tournament pair { $file }
tournament-finished = All rounds have been played. The final standings: quarto tournament standings { $file }
tournament-cells = Each row: the number, the name, then the opponent’s number in each round. + won, = drawn, - lost, s started, f by forfeit, b no opponent, 0 not there, . not decided; points last.
sheet-table = Table { $table }
sheet-starts = Starts: { $name }
sheet-other = Opponent: { $name }
sheet-winner = Winner, or “draw”: { $line }
sheet-signed = Signed by both: { $line }
tournament-name-taken = { $name } is already entered. Add an initial or a nickname.
tournament-name-bad = “{ $name }” can’t be a name: use up to forty letters, digits and signs, each word in one alphabet.
tournament-too-late = The first round has been paired. In this system nobody can enter now.
tournament-who = There is nobody called “{ $name }” in this tournament. Give a name from the list, or a number.
tournament-which = Several names begin with “{ $name }”. Type more of the name, or the number.
tournament-has-left = { $name } has already left. To bring them back: quarto tournament back
tournament-is-here = { $name } is in the tournament already.
tournament-other-system = That isn’t possible in this system.
tournament-too-few = At least two players are needed.
tournament-games-open = Games are still open. Enter their results first.
tournament-nobody-free = There is no opponent yet for anyone who is free.
tournament-over = There is nothing left to pair: the tournament is over.
tournament-no-table = There is no game at table { $table } in round { $round }.
tournament-decided = That game has a result. To change it: quarto tournament correct
tournament-not-decided = That game has no result yet. To enter it: quarto tournament result
tournament-must-win = In a knock-out, one of the two must go on. Enter who won.
tournament-next-paired = The winner has been paired in the next round, so the winner can’t change any more.
tournament-not-equal = Only two players with the same points can play off.
tournament-bad-result = “{ $text }” isn’t a result. Type 1-0 if the starter won, 0-1 if the other won, 1/2 for a draw; add f if it wasn’t played; 0-0 if neither came.
tournament-file-exists = { $file } is already there. Choose another name.
# $line (number)
tournament-file-damaged = Line { $line } of { $file } isn’t part of a tournament. Nothing was changed.
tournament-file-unusable = { $file } can’t be used ({ $reason }). Nothing was changed.
tournament-no-names = There are no names to enter.
