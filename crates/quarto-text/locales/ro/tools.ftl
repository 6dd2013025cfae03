# What the command line says beside the game: files, the tactile set, the server's greeting.
# Common errors of the system, after what could not be done.
system-not-found = nu există un asemenea fișier sau dosar
system-denied = nu ai permisiunea necesară
system-exists = există deja
system-full = discul este plin
system-read-only = pe disc nu se poate scrie
system-directory = este un dosar
system-not-directory = o parte din cale nu este dosar
system-in-use = îl folosește alt program
system-refused = conexiunea a fost refuzată
system-lost = conexiunea s-a întrerupt
system-timeout = răspunsul nu a venit la timp
system-no-network = rețeaua nu poate fi accesată
system-unknown-host = adresa aceasta nu este cunoscută

# Files.
file-write = nu se poate scrie { $file }
file-read = nu se poate citi { $file }
file-create = nu se poate crea { $file }
file-exists = { $file } există deja. Alege alt dosar sau înlocuiește-l cu --force.
file-not-text = { $file } nu este text în UTF-8
file-no-game = { $file }: nu conține nicio partidă
file-input = intrarea standard

# The greeting of the server.
serve-address = Quarto rulează la { $url } (API-ul, la { $url }/api). Partidele se salvează în { $database }.
serve-limits-everybody = Limitele sunt valabile pentru toată lumea.
serve-limits-strangers = Limitele nu sunt valabile pentru programele de pe acest calculator (se schimbă cu --limits always).
serve-limits-nobody = Nu există limite.
serve-stop = Ca să-l oprești, apasă Ctrl+C. Ca să joci în acest terminal: quarto play
serve-lan = Prietenii din aceeași rețea pot intra la { $url }
serve-no-lan = Acest calculator nu este în nicio rețea, așa că nimeni altcineva nu poate intra.

# The tactile set: what is said when its files are written. $count (number)
set-files = { PLURAL($count) ->
        [one] { $count } fișier în { $folder }.
        [few] { $count } fișiere în { $folder }.
       *[other] { $count } de fișiere în { $folder }.
    }
set-print = Imprimă 3D cele două plăci (sau piesele una câte una), tabla ({ $board } mm) și tava, în milimetri, așa cum sunt așezate, fără suporturi.
set-cut = Taie straturile pieselor, ale tablei ({ $board } mm) și ale tăvii din foi groase de { $layer } mm sau tipărește board-paper.svg pe hârtie cu microcapsule, la 100%.
set-magnets = Lipește câte un magnet ({ $magnet } mm) în fiecare piesă și sub fiecare căsuță: în piese, toți cu același pol în jos; în tablă, toți cu celălalt pol în sus.

# What stands on its drawings.
sheet-cut-from = Roșu: se taie, dintr-o foaie groasă de { $mm } mm.
sheet-blue-to-read = Albastru: doar de citit.
sheet-glue-in-order = Lipește straturile piesei în ordine: cel din stânga vine dedesubt.
sheet-magnet-below = În gaura stratului de jos intră un magnet.
sheet-glued-on = Deasupra se lipește { $file }.
sheet-magnet-holes = În fiecare gaură intră un magnet.
sheet-blue-dots = Albastru: o picătură sau o mărgea pe fiecare punct.
sheet-check-size = 50 mm, ca să verifici dimensiunea
sheet-paper-about = Pe hârtia cu microcapsule, tot ce e negru se ridică. O căsuță are { $mm } mm între linii.
sheet-title-smooth = Quarto: straturile pieselor netede
sheet-title-grooved = Quarto: straturile pieselor striate
sheet-title-board-base = Quarto: baza tablei
sheet-title-board-top = Quarto: partea de sus a tablei
sheet-title-tray-base = Quarto: baza tăvii
sheet-title-tray-top = Quarto: partea de sus a tăvii
sheet-title-paper = Quarto: o tablă pentru hârtie cu microcapsule
