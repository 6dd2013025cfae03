# Cum se găsesc jucătorii: oricine, partide deschise, partide de urmărit.
meeting-title = Găsește un adversar
meeting-anybody = Joacă cu oricine
meeting-anybody-note = Cu cine vrea să joace acum. Fără cont.
meeting-lobby = Partide deschise și partide de urmărit
meeting-wish = Ce vrei să joci?
meeting-name-note = Ceilalți văd numele pe care îl dai aici și nimic altceva.
# $count (number)
meeting-open = Partide deschise: { $count }
meeting-open-none = Nu așteaptă nimeni acum. Alege „{ $button }” și fii primul.
meeting-waits = { $player } așteaptă
# $count (number)
meeting-watch = Partide de urmărit: { $count }
meeting-watch-none = Nu se arată nicio partidă acum.
meeting-blindfold = Legat la ochi: tabla nu se arată
meeting-how-many = Câte?
# $open (number), $watch (number)
meeting-counts = Partide deschise: { $open }. Partide de urmărit: { $watch }.
meeting-waiting = Așteptăm pe oricine vrea să joace același lucru.
meeting-waiting-title = Așteptăm pe oricine
meeting-waiting-text = Cine vrea să joace același lucru se așază aici. Lasă pagina deschisă: îți spune când începe partida. Poți și să trimiți linkul unui prieten.
meeting-listed = Oricine poate găsi această partidă și o poate urmări.
meeting-listing = Cine poate găsi partida
meeting-listing-unlisted = Doar cine are linkul
meeting-listing-link = Doar cine are linkul; de urmărit, oricine
meeting-listing-open = Oricine, ca să joace și să urmărească

# Scorul unui meci, din revanșă în revanșă. Punctele se scriu ca 1½.
# $round (number)
meeting-score = Partida { $round } a meciului. { $first } { $points }, { $second } { $other }.
# $round (number), $games (number)
meeting-score-of = Partida { $round }, cel mai bun din { $games }. { $first } { $points }, { $second } { $other }.
# $round (number)
meeting-score-decider = Partida { $round } decide. { $first } { $points }, { $second } { $other }.
meeting-score-none = Este prima partidă: încă nu există scor. Se ține de la revanșă.
meeting-match-won = { $player } câștigă meciul cu { $points } la { $other }.
meeting-match-drawn = Meciul se termină la egalitate, { $points } la { $points }.
meeting-match-points = Puncte în meci: { $points }
# $games (number)
meeting-terms-best-of = Un meci: cel mai bun din { $games } partide. La fiecare partidă începe celălalt.
# $games (number)
meeting-terms-decider = Un meci: cel mai bun din { $games } partide. La fiecare partidă începe celălalt; la egalitate decid partide în care contează și blocurile.
# Timpi lungi, ca zile pe mutare.
meeting-days = { PLURAL($count) ->
        [one] { $count } zi
        [few] { $count } zile
       *[other] { $count } de zile
    }
meeting-hours = { PLURAL($count) ->
        [one] { $count } oră
        [few] { $count } ore
       *[other] { $count } de ore
    }
meeting-days-hours = { $days } și { $hours }
# O înștiințare a browserului, pentru cine o vrea.
meeting-notify = Anunță-mă când e rândul meu
meeting-notified = Acest browser te va anunța când e rândul tău.
meeting-not-notified = Acest browser nu permite înștiințări de la această pagină.
