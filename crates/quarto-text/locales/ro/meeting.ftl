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
