# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Aller au contenu
page-navigation = Menu principal
page-languages = Langues
page-rules = Règles
page-my-games = Mes parties
page-settings = Réglages
page-about = À propos
# The name of somebody who has not told it.
page-guest = Anonyme

home-lead = Seize pièces, quatre caractéristiques et un hic : c’est votre adversaire qui choisit la pièce que vous placez.
home-play = Jouer
home-play-note = Contre l’ordinateur, tout de suite.
home-lesson = Ma première partie
home-lesson-note = Une seule caractéristique pour commencer, et des conseils.
home-here = À deux, ici
home-here-note = Deux personnes, un écran.
home-link = À deux, à distance
home-link-note = Vous recevez un lien à envoyer.
home-learn = Apprendre les règles en trois minutes
home-continue = Continuer une partie
home-more = Plus d’options
home-opponent-here = Une autre personne, sur cet écran
home-opponent-link = Une autre personne, grâce à un lien
home-no-traits = Choisissez au moins une caractéristique qui compte.
home-bad-name = Un nom a 40 caractères au plus, dont au moins une lettre ou un chiffre.

games-none = Vous n’avez pas encore de partie.
games-your-turn = à vous de jouer
games-their-turn = à votre adversaire de jouer
games-waiting = pas encore d’adversaire
games-over = terminée

# Who plays: the title of a game.
game-versus = { $first } et { $second }
# A seat on which nobody sits yet.
game-somebody = quelqu’un
# What one has to do: heading of the page.
game-your-give = À vous : choisissez une pièce pour { $opponent }.
game-your-place = À vous : placez la pièce que vous avez en main.
game-your-last-call = Toutes les pièces sont placées : annoncez QUARTO ! ou dites « terminé ».
game-your-last-done = Toutes les pièces sont placées : dites « terminé ».
game-waiting-for-other = On attend encore quelqu’un
game-wait = Attendre la suite
game-nothing-yet = Il ne s’est encore rien passé.
game-stale = Il s’est passé quelque chose entre-temps. Regardez à nouveau.
game-invitation = Invitez quelqu’un
game-invitation-text = Envoyez ce lien. La partie commence dès que quelqu’un prend place.
game-invited = Vous avez une invitation
game-invited-text = { $player } aimerait jouer avec vous.
game-your-name = Votre nom
game-sit-down = Prendre place et jouer
game-link = Lien
game-copy = Copier le lien
game-copied = C’est copié.
game-board = Plateau
game-board-hidden = Le plateau est caché. Posez vos questions plus bas.
# A square of the board, as it is heard: its name first.
game-square-empty = { $square }, vide
game-square-holds = { $square }, { $piece }
game-square-hidden = { $square }, cachée
game-reserve = Réserve
game-gone = plus là : { $piece }
game-hand = Pièce en main
game-hand-empty = aucune
game-actions = Actions
# The button by which a player calls.
game-quarto = QUARTO !
game-where = Où ?
game-call-text = Montrez les quatre pièces : sur le plateau ou dans cette liste.
game-call-risk = Vérifiez bien : dans cette partie, une annonce fausse fait perdre.
game-call-now = Annoncer QUARTO !
game-call-no-shape = Montrez quatre pièces qui peuvent former un alignement.
game-done = Terminé, rien à annoncer
game-hint = Conseil
game-undo = Reprendre le coup
game-offer-draw = Proposer la nulle
game-draw-offered = { $player } propose la nulle.
game-takeback-asked = { $player } demande à reprendre son coup.
game-accept = Accepter
game-decline = Refuser
game-absent = L’adversaire n’est plus là ?
game-claim = Réclamer la victoire
game-rematch = Une autre partie
game-rematch-accept = Oui, une autre partie
game-rematch-asked = Vous avez demandé une autre partie.
game-next = Aller à la partie suivante
game-lesson-text = À l’étape suivante, ces caractéristiques comptent : { $traits }.
game-lesson-next = Étape suivante
game-resign = Abandonner
game-resign-sure = Abandonner cette partie ?
game-resign-yes = Oui, j’abandonne
game-command = Commande ou question
game-command-do = Valider
game-command-help = Ce que vous pouvez taper
game-greet = Dire un mot gentil
game-moves = Coups
game-moves-hidden = Ils restent cachés jusqu’à la fin.
game-moves-none = Aucun pour l’instant.
game-record = Télécharger la partie
game-replay = Revoir la partie
game-replay-first = Début
game-replay-back = Reculer
game-replay-on = Avancer
game-replay-last = Fin
game-replay-at = { $step } sur { $count }
game-clock = Pendule
game-help = Aide
game-terms = Règles de cette partie
game-keys = Touches
# The four letters can be chosen.
game-keys-text = Sur le plateau et dans la réserve : les flèches pour se déplacer, Entrée ou Espace pour choisir. { $quarto } pour annoncer QUARTO !, { $board } pour aller au plateau, { $reserve } à la réserve, { $command } au champ de commande. Après la partie : gauche et droite pour reculer et avancer.
game-share = On peut suivre la partie ici :
game-watching = { PLURAL($count) ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
game-news = Ce qui se passe
game-offline = La connexion est perdue. Nouvel essai…
game-online = La connexion est rétablie.

settings-intro = Ils sont conservés dans ce navigateur et ne valent que pour vous.
settings-save = Enregistrer
settings-saved = C’est enregistré.
settings-theme = Couleurs de la page
settings-theme-auto = celles du système
settings-theme-light = claires
settings-theme-dark = sombres
settings-labels = Lettres sur les pièces
settings-labels-on = Afficher les initiales des caractéristiques
settings-motion = Animations
settings-motion-auto = selon le système
settings-motion-off = aucune
settings-sound = Son
settings-sound-turn = Un signal quand c’est à moi de jouer
settings-keys = Raccourcis à une seule touche

about-text = Le Quarto selon ses règles officielles, pour tout le monde : dans le navigateur, dans le terminal ou depuis d’autres programmes.
about-rules = Blaise Müller a inventé le jeu en 1991. Un alignement ne fait gagner que la personne qui le remarque et annonce QUARTO !, si bien que la page ne vous dit jamais s’il y en a un.
about-access = Ici, tout peut se jouer au clavier ou sur écran tactile ; ni les scripts ni la vue ne sont nécessaires.
about-privacy = Pas besoin de compte. Deux cookies gardent vos places dans les parties et vos réglages ; personne d’autre n’en sait rien.
about-source = Version { $version }. Logiciel libre sous licence Apache 2.0 ou licence MIT.

error-title = Cela n’a pas marché
error-no-page = Il n’y a pas de page à cette adresse.
error-no-game = Cette partie n’existe pas. Le lien est peut-être incomplet.
error-no-seat = Vous n’avez pas de place ici. Le lien est peut-être incomplet.
error-too-many = { PLURAL($count) ->
        [one] Vous en demandez trop à la fois. Réessayez dans { $count } seconde.
       *[other] Vous en demandez trop à la fois. Réessayez dans { $count } secondes.
    }
error-busy = Le serveur ne peut pas le faire pour le moment. Rien n’est perdu ; réessayez.
error-other = Le serveur n’a pas compris ce que vous vouliez. Revenez en arrière et réessayez.
error-home = Retour à l’accueil
