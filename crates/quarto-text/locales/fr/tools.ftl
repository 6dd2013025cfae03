# What the command line says beside the game: files, the tactile set, the server's greeting.
# Common errors of the system, after what could not be done.
system-not-found = ce fichier ou ce dossier n’existe pas
system-denied = accès refusé
system-exists = il existe déjà
system-full = le disque est plein
system-read-only = le disque est en lecture seule
system-directory = c’est un dossier
system-not-directory = une partie du chemin n’est pas un dossier
system-in-use = un autre programme l’utilise
system-refused = la connexion a été refusée
system-lost = la connexion a été perdue
system-timeout = pas de réponse à temps
system-no-network = le réseau est inaccessible
system-unknown-host = cette adresse est inconnue

# Files.
file-write = impossible d’écrire { $file }
file-read = impossible de lire { $file }
file-create = impossible de créer { $file }
file-exists = { $file } existe déjà. Choisissez un autre dossier ou remplacez-le avec --force.
file-not-text = { $file } n’est pas un texte en UTF-8
file-no-game = { $file } : il n’y a aucune partie
file-input = entrée standard

# The greeting of the server.
serve-address = Quarto vous attend à l’adresse { $url } (son API : { $url }/api). Les parties sont enregistrées dans { $database }.
serve-limits-everybody = Les limites valent pour tout le monde.
serve-limits-strangers = Les limites ne valent pas pour les programmes de cette machine (pour changer cela : --limits always).
serve-limits-nobody = Il n’y a pas de limites.
serve-stop = Pour l’arrêter, appuyez sur Ctrl+C. Pour jouer dans ce terminal : quarto play
serve-lan = Vos amis du même réseau peuvent vous rejoindre à l’adresse { $url }
serve-no-lan = Cette machine n’est sur aucun réseau : personne d’autre ne peut vous rejoindre.

# The tactile set: what is said when its files are written. $count (number)
set-files = { PLURAL($count) ->
        [one] { $count } fichier dans { $folder }.
       *[other] { $count } fichiers dans { $folder }.
    }
set-print = Imprimez les deux planches (ou les pièces une à une), le plateau ({ $board } mm) et le casier, en millimètres, tels qu’ils sont posés, sans support.
set-cut = Découpez les couches des pièces, du plateau ({ $board } mm) et du casier dans des feuilles de { $layer } mm d’épaisseur, ou imprimez board-paper.svg sur du papier thermogonflable, à 100 %.
set-magnets = Collez un aimant ({ $magnet } mm) dans chaque pièce et sous chaque case : dans les pièces, tous avec le même pôle vers le bas ; dans le plateau, tous avec l’autre pôle vers le haut.

# What stands on its drawings.
sheet-cut-from = Rouge : à découper, dans une feuille de { $mm } mm d’épaisseur.
sheet-blue-to-read = Bleu : seulement à lire.
sheet-glue-in-order = Collez les couches d’une pièce dans l’ordre, celle de gauche en bas.
sheet-magnet-below = Un aimant va dans le trou de la couche du bas.
sheet-glued-on = { $file } se colle dessus.
sheet-magnet-holes = Un aimant va dans chaque trou.
sheet-blue-dots = Bleu : une goutte ou une perle sur chaque point.
sheet-check-size = 50 mm, pour vérifier la taille
sheet-paper-about = Sur le papier thermogonflable, le noir se soulève. Une case fait { $mm } mm de large entre ses lignes.
sheet-title-smooth = Quarto : les couches des pièces lisses
sheet-title-grooved = Quarto : les couches des pièces rainurées
sheet-title-board-base = Quarto : la base du plateau
sheet-title-board-top = Quarto : le dessus du plateau
sheet-title-tray-base = Quarto : la base du casier
sheet-title-tray-top = Quarto : le dessus du casier
sheet-title-paper = Quarto : un plateau pour papier thermogonflable
