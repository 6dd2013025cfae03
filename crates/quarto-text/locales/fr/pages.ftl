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
home-bad-name = Un nom a 40 caractères au plus, tous visibles, dont au moins une lettre ou un chiffre. Chaque mot s’écrit dans un seul alphabet.

games-none = Vous n’avez pas encore de partie.
games-your-turn = à vous de jouer
games-their-turn = à votre adversaire de jouer
games-waiting = pas encore d’adversaire
games-placed = { PLURAL($count) ->
        [one] { $count } pièce placée
       *[other] { $count } pièces placées
    }

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
game-free-seat = Une place est libre
game-by-invitation = La personne qui a l’invitation peut prendre place, une seule fois.
game-not-invited = Il faut une invitation pour prendre place.
game-withdraw = Retirer l’invitation
game-withdrawn = Il n’y a plus d’invitation : personne ne peut prendre place.
game-your-name = Votre nom
game-sit-down = Prendre place et jouer
game-link = Lien
game-copy = Copier le lien
game-copied = C’est copié.
game-board = Plateau
game-board-hidden = Le plateau est caché. Posez vos questions plus bas.
game-board-hidden-memory = Le plateau est caché et aucune question n’est permise : jouez de mémoire.
game-own-blindfold = Vous portez un bandeau de votre plein gré : le plateau n’est caché que pour vous. Posez vos questions plus bas, ou retirez-le dans les réglages.
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
game-call-sure = Vous allez annoncer QUARTO ! en montrant : { $shape }. Dans cette partie, une erreur fait perdre.
game-call-yes = Oui, annoncer QUARTO !
game-sure-no = Non, revenir
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
game-only-watching = Vous regardez la partie. Seuls ceux qui jouent peuvent faire cela.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } avait complété l’alignement sans l’annoncer.
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

join-free-text = Une place vous attend dans cette partie.
join-continue = Continuer en tant que { $player }
join-continue-text = Ce lien mène à la place de { $player }. Si vous continuez, ce navigateur aura lui aussi cette place. Ne continuez que si c’est la vôtre.
join-other = Vous avez déjà une place dans cette partie
join-other-text = Ce lien mène à l’autre place. La personne qui doit la prendre l’ouvre dans son propre navigateur.
join-spent = Cette invitation n’est plus valable
join-spent-text = Quelqu’un s’en est servi, ou elle a été retirée. Vous pouvez regarder la partie.
join-full = Trop de navigateurs ont cette place
join-full-text = Laissez-la dans un navigateur que vous n’utilisez plus, puis revenez.
join-game = Voir la partie

seats-title = Ce que garde ce navigateur
seats-intro = Ce navigateur a une clé dans un cookie. Elle donne droit aux places ci-dessous : quiconque utilise ce navigateur peut y jouer. Les autres navigateurs et terminaux où vous jouez ont leurs propres clés.
seats-none = Ce navigateur n’a aucune place.
seats-leave = Laisser la place dans ce navigateur : { $game }
seats-left = Ce navigateur n’a plus cette place.
seats-forget = Tout oublier
seats-forget-text = Ce navigateur laisse toutes ses places ; votre nom et vos réglages sont effacés. Les parties restent comme elles sont, mais d’ici vous ne pourrez plus revenir à vos places.
seats-forget-yes = Oui, tout oublier
seats-forgotten = Tout est oublié.

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
settings-keys-same = Choisissez comme touches quatre lettres ou chiffres différents.
settings-sound-pieces = Le son des pièces données et placées
settings-sound-calls = Les annonces et la fin de la partie
settings-sound-clock = Un avertissement quand le temps s’épuise
settings-sound-edge = Le bord du plateau, avec les flèches
settings-volume = Volume des sons
settings-volume-low = faible
settings-volume-medium = moyen
settings-volume-high = fort
settings-speech = Voix
settings-speech-on = La page parle ; pour qui n’a pas de lecteur d’écran
settings-speech-volume = Volume de la voix
settings-warnings = Avertissements de la pendule
settings-warnings-both = quand il reste 30 puis 10 secondes
settings-warnings-last = quand il reste 10 secondes
settings-blindfold = Bandeau pour moi seul
settings-blindfold-own = Me cacher le plateau, la réserve et les coups ; rien ne change pour les autres

sounds-title = Sons
sounds-learn = Apprendre les sons
sounds-intro = Chaque pièce a son propre son, fait de ses quatre caractéristiques. Choisissez ici ce que vous voulez entendre :
sounds-pieces = Les pièces
sounds-signals = Les signaux
training-title = Quelle était cette pièce ?
training-text = Faites entendre une pièce, écoutez et dites ce que vous avez entendu. Vos progrès sont conservés dans ce navigateur.
training-play = Entendre une pièce
training-again = Encore une fois
training-answer = C’est elle
training-progress = Vos progrès
training-piece = pièce entière
training-correct = justes
training-asked = posées
training-forget = Recommencer à zéro

access-title = Accessibilité
access-intro = Quarto est fait pour que personnes aveugles et voyantes jouent la même partie à la même table, sur les mêmes pages. Nous suivons les WCAG 2.2, niveau AA.
access-ways = Manières de jouer
access-reader = Lecteur d’écran : le plateau et la réserve sont des grilles entourées de titres ; ce qui se passe est annoncé une fois, le plus important d’abord ; toute question sur le plateau peut être tapée, avec les mêmes mots que dans le terminal.
access-keyboard = Clavier : tout s’atteint avec la touche de tabulation et les flèches. Les raccourcis d’une lettre ne valent que sur le plateau et dans la réserve ; on peut les changer et les désactiver.
access-touch = Toucher : chaque case et chaque pièce est un bouton d’au moins 44 pixels. Aucun geste n’est nécessaire, rien ne doit être glissé.
access-sight = Vue : les pièces se distinguent par la forme et la texture, pas seulement par la couleur. Les pages tiennent en 320 pixels, suivent votre système pour le contraste, les couleurs, le mode sombre et les animations, et peuvent afficher des lettres sur les pièces.
access-sound = Son : chaque pièce et chaque événement peut s’entendre, et rien ne dépend de l’ouïe.
access-scripts = Sans scripts : toutes les pages fonctionnent avec des liens et des formulaires, aussi dans les navigateurs en mode texte comme Lynx ou w3m.
access-terminal = Terminal : « quarto play » écrit des lignes simples pour la synthèse vocale et le braille, et peut rejoindre les parties de ce serveur.
access-tactile = À une vraie table : « quarto tactile » écrit des fichiers pour imprimer ou découper un jeu qui se reconnaît au toucher.
access-time = Temps : sans pendule, personne n’est pressé. Avec une pendule, la part de chacun peut être convenue avant la partie, jusqu’à cinq fois plus.
access-tested = Comment cela a été essayé
access-tested-text = Des machines jouent des parties entières au clavier seul, sans scripts et dans des navigateurs en mode texte, et dans les cinq langues à travers l’arbre que reçoivent les lecteurs d’écran ; axe-core ne trouve rien sur aucune page. De notre côté, personne n’a encore parcouru les pages à la main avec NVDA, JAWS, VoiceOver, TalkBack ou Orca.
access-limits = Limites connues
access-limit-sound = Les navigateurs ne jouent aucun son avant que vous ayez touché la page une fois.
access-limit-speech = La page ne peut parler que si votre système a une voix pour votre langue.
access-limit-api = La description de l’interface pour les programmes n’existe qu’en anglais.
access-report = Signaler un obstacle
access-report-to = Quelque chose vous gêne ? Dites-le : { $contact }
access-report-host = Quelque chose vous gêne ? Dites-le à qui tient ce serveur.

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
error-damaged = Cette partie est endommagée : ce que le serveur en a conservé est illisible. Il est inutile de réessayer ; prévenez les responsables du serveur.
error-other = Le serveur n’a pas compris ce que vous vouliez. Revenez en arrière et réessayez.
error-home = Retour à l’accueil
