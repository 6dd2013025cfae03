# The game in the terminal.

welcome = Quarto. Pour donner une pièce, tapez ses caractéristiques. Pour la placer, tapez une case. Pour annoncer, tapez « { $quarto } » et la ligne. Pour l’aide, tapez « { $help } ».
welcome-screen = Quarto. Touche « ? » pour l’aide, L pour les règles.
braille-legend = Braille : une cellule par case, ligne par ligne. Point 1 : { $dark } ; point 2 : { $tall } ; point 4 : { $square } ; point 5 : { $hollow } ; point 3 : toute pièce ; points 3 et 6 : case vide.
goodbye-kept = Votre partie est enregistrée. Pour la continuer : quarto play --resume{ $how }
goodbye = Merci d’avoir joué.
resumed = Votre partie continue.
resumed-against = { PLURAL($count) ->
        [one] Votre partie contre { $opponent } reprend. { $count } pièce placée.
       *[other] Votre partie contre { $opponent } reprend. { $count } pièces placées.
    }
resumed-after = { PLURAL($count) ->
        [one] Votre partie reprend. { $count } pièce placée.
       *[other] Votre partie reprend. { $count } pièces placées.
    }
nothing-to-resume = Vous n’avez aucune partie inachevée.
another-running = Cette partie est ouverte dans une autre fenêtre.
recorded = La partie est enregistrée dans { $file }.
not-kept = La partie ne peut pas être enregistrée et sera perdue à la fin : { $reason }
damaged = Une partie est illisible et reste telle quelle : { $reason }
keep-file = { $file } est inutilisable ({ $reason }).
keep-no-game = { $file } ne contient aucune partie lisible par ce programme.
keep-no-home = il n’y a pas de dossier personnel
story-game = Partie { $number } : { $first } donne la première pièce, { $second } la place.
not-done = Annulé.
confirm-resign = Tapez « { $yes } » pour abandonner :
confirm-draw = { $player }, acceptez-vous le match nul ? Tapez « { $yes } » pour accepter :
confirm-call = Vous annoncez QUARTO ! et montrez : { $shape }. Une fausse annonce fait perdre. Tapez « { $yes } » pour annoncer :
ask-name = Nouveau nom (Entrée pour garder { $default }) :
same-name = Les deux joueurs s’appellent { $name }. Choisissez un autre nom pour l’un d’eux.
ask-again = Revanche ? ({ $yes }/{ $no })
speech-missing = La synthèse vocale a besoin du programme spd-say de speech-dispatcher, qui n’est pas installé. La partie continue sans elle.
speech-failed = La synthèse vocale ne fonctionne pas ({ $reason }). La partie continue sans elle.
sound-missing = Pas de sons : aucun des programmes qui pourraient les jouer n’est installé ({ $programs }).
sound-failed = Les sons ne fonctionnent pas ({ $reason }) et sont désactivés.
terminal-small = La fenêtre est trop petite : il faut { $width } sur { $height } caractères.

# Une partie sur un serveur.
goodbye-server = La partie reste sur le serveur. Pour y revenir : quarto play --join { $link }{ $how }
server-invite = Envoyez ce lien à la personne avec qui vous voulez jouer : { $link }
server-lost = Le serveur ne répond pas. Nouvelles tentatives en cours… Votre dernière commande sera envoyée dès son retour.
server-back = Le serveur répond de nouveau.
server-busy = Le serveur n’a pas encore répondu à votre dernière commande. Rien d’autre n’a été fait.
server-newer = Il s’est passé quelque chose que cette version du programme ne connaît pas. Une version plus récente vous en dirait davantage.
server-rematch = On attend que votre adversaire accepte la revanche.
server-no-link = « { $link } » n’est pas un lien vers une partie. Un lien ressemble à ceci : https://quarto.example/fr/games/c3evzd88e0dn
server-no-server = Sur quel serveur ? Donnez le lien entier, ou nommez le serveur avec --server.
server-no-address = « { $server } » n’est pas l’adresse d’un serveur. Une adresse ressemble à ceci : https://quarto.example
server-no-https = Cet ordinateur ne fait confiance à aucun certificat : https est donc impossible. Installez les certificats du système (le paquet s’appelle souvent ca-certificates).
server-insecure = { $server } n’a pas pu prouver son identité ({ $reason }). Vérifiez l’adresse, et la date de cet ordinateur.
server-unreachable = { $server } est injoignable ({ $reason }). Vérifiez l’adresse et votre connexion, puis réessayez.
server-strange = { $server } ne semble pas être un serveur Quarto avec lequel ce programme sache communiquer. Vérifiez l’adresse ; le serveur ou ce programme est peut-être trop ancien.
server-refused = Le serveur refuse : { $reason }
server-no-game = Cette partie n’existe pas sur ce serveur. Vérifiez que le lien est complet.
server-taken = Les deux places de cette partie sont prises. Vous pouvez la regarder dans un navigateur : { $link }
server-not-open = La place libre de cette partie a son propre lien. Demandez ce lien.

# Parts of the screen.
screen-reserve = Réserve
screen-hand = En main
screen-moves = Coups
screen-wrong-calls = Fausses annonces : { $count }
screen-call-title = QUARTO ! Où ?
screen-call-keys = Flèches : choisir · Entrée : annoncer · Échap : retour
screen-confirm-call = Une fausse annonce fait perdre. Annoncer QUARTO ! et montrer : { $shape } ? (Entrée : oui · Échap : non)
screen-confirm-resign = Abandonner ? (Entrée : oui · Échap : non)
screen-confirm-draw = { $player } propose le match nul. Accepter ? (Entrée : oui · Échap : non)
screen-confirm-quit = Quitter la partie ? (Entrée : oui · Échap : non)
screen-hidden = invisible
screen-keys-give = Flèches : choisir · Entrée : donner · Q : QUARTO ! · ? : aide
screen-keys-place = Flèches : choisir · Entrée : placer · Q : QUARTO ! · ? : aide
screen-keys-done = D : terminé · Q : QUARTO ! · ? : aide
screen-keys-wait = ? : aide · X : quitter
screen-keys-over = N : revanche · M : alignements manqués · X : quitter
screen-keys-blind = Flèches, Entrée : choisir · « : » demander (ligne 1) · Q : QUARTO ! · ? : aide
screen-keys-read = Flèches, Page préc./suiv. : défiler · Échap : fermer
screen-none-missed = Aucun alignement n’a été manqué.
screen-legend = ( ) ronde · [ ] carrée · deux lignes : haute · o : creuse · # : foncée
screen-legend-access = ( ) ronde · [ ] carrée · deux lignes : haute · o : creuse · # : rainurée
screen-help-title = Aide
screen-help-close = Appuyez sur une touche pour fermer.
key-arrows = Flèches, souris
key-arrows-help = choisir une case, une pièce, un alignement
key-enter = Entrée, Espace, clic
key-enter-help = placer, donner, annoncer
key-quarto = Q
key-quarto-help = annoncer QUARTO ! et montrer l’alignement
key-done = D
key-done-help = terminé, après la dernière pièce
key-undo = U
key-undo-help = reprendre un coup (si la partie le permet)
key-hint = H
key-hint-help = un conseil (si la partie le permet)
key-analysis = I
key-analysis-help = ce que vaut chaque choix (si la partie le permet)
key-offer = O
key-offer-help = proposer ou accepter le match nul
key-resign = R
key-resign-help = abandonner
key-rules = L
key-rules-help = les règles du jeu
key-type = :
key-type-help = taper une commande, comme en mode texte
key-scroll = Page préc., Page suiv.
key-scroll-help = messages précédents
key-leave = X, Ctrl-C
key-leave-help = quitter la partie

# The menu before a game.
menu-title = Une partie de Quarto
menu-play = Jouer
menu-rules = Les règles du jeu
menu-continue = Continuer la partie inachevée
menu-keys = ↑↓ : choisir · ←→ : changer · Entrée : jouer · Échap : quitter
menu-plain-intro = Tapez un numéro pour changer une option, ou appuyez sur Entrée pour jouer.
menu-plain-value = { $number }. { $name } : { $value }
menu-plain-expected = Tapez un numéro de 1 à { $last }, ou appuyez sur Entrée pour jouer.
# How games are shown.
menu-shown = Affichage
menu-shown-screen = plein écran
menu-shown-plain = lignes simples, pour la voix
menu-shown-braille = braille, 6 points
menu-shown-braille-eight = braille, 8 points
menu-shown-later = Le plein écran viendra la prochaine fois.
# Before anything is drawn, for those who cannot see it.
plain-first = Pour la voix ou le braille : quarto play --plain
# Names for players who do not say theirs.
default-name = Alix
default-other-name = Camille
