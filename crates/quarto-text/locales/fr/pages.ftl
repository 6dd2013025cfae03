# What stands on the web pages. Sentences are short; buttons say what they do.

page-skip = Aller au contenu
page-navigation = Menu principal
page-languages = Langues
page-learn = Apprendre
page-puzzles = Problèmes
page-rules = Règles
page-my-games = Mes parties
page-settings = Paramètres
page-picture = Un plateau de Quarto en bois avec quatre pièces hautes alignées
page-sound-off = Couper le son
page-sound-on = Remettre le son
page-about = À propos
# The name of somebody who has not told it.
page-guest = Invité

# The title of the browser window.
page-title = { $title } – Quarto
# A day; the month is one of those below.
page-date = { $day } { $month } { $year }
month-january = janvier
month-february = février
month-march = mars
month-april = avril
month-may = mai
month-june = juin
month-july = juillet
month-august = août
month-september = septembre
month-october = octobre
month-november = novembre
month-december = décembre

home-lead = Seize pièces, quatre caractéristiques. Alignez-en quatre qui ont un point commun – toutes hautes, toutes rondes, toutes claires… – et annoncez QUARTO ! avant l’autre.
home-title = Vous choisissez la pièce.
home-title-then = L’autre la place.
home-play = Jouer
home-play-note = Ouvrez l’œil : quatre pièces semblables ne gagnent que si vous annoncez QUARTO ! avant de donner la suivante.
home-levels = Ou choisissez un adversaire, de 1 (débutant) à 10 (ne se trompe jamais)
home-lesson = Ma première partie
home-lesson-note = Pas à pas : alignez quatre pièces de même hauteur, et c’est gagné.
home-help = Aide et jeu à l’aveugle
home-opponent-note = Qui joue, et qui commence
home-rules-note = Ce qui fait gagner
home-clock-note = Sans hâte, ou contre la montre
home-help-note = Conseils, reprises, jouer sans voir
home-here = À deux, ici
home-here-note = Deux personnes, un écran.
home-link = À deux, en ligne
home-link-note = Vous recevez un lien à envoyer.
home-learn = Apprendre les règles
home-continue = Continuer une partie
home-more = Plus d’options
home-opponent-here = Une autre personne, sur cet écran
home-opponent-link = Une autre personne, par un lien
home-no-traits = Choisissez au moins une caractéristique qui compte.
home-bad-name = Un nom peut compter jusqu’à 40 caractères, tous visibles, dont au moins une lettre ou un chiffre. Chaque mot doit s’écrire dans un seul alphabet.

games-none = Vous n’avez pas encore de partie.
games-none-text = Toutes les parties jouées dans ce navigateur apparaîtront ici.
games-won = gagnée
games-lost = perdue
games-drawn = match nul
games-over = terminée
games-play = Jouer une partie
games-your-turn = à vous de jouer
games-their-turn = à votre adversaire de jouer
games-waiting = pas encore d’adversaire
games-placed = { PLURAL($count) ->
        [one] { $count } pièce placée
       *[other] { $count } pièces placées
    }

# Who plays: the title of a game.
game-versus = { $first } contre { $second }
game-you = Vous
# A seat on which nobody sits yet.
game-empty-seat = …
# What one has to do: heading of the page.
game-your-give = À vous : choisissez une pièce pour { $opponent }.
game-your-place = À vous : placez la pièce que vous avez en main.
game-your-last-call = Toutes les pièces sont placées : annoncez QUARTO ! ou dites « terminé ».
game-your-last-done = Toutes les pièces sont placées : dites « terminé ».
# What one has to do, while a call is possible.
game-or-call = { $prompt } Ou annoncez QUARTO !
# Something was tried that cannot be done now.
game-instead = { $tried }. { $prompt }
# The rules of this game, in a word or two each.
game-chip-blocks = 2×2
game-chip-called = avec annonce
game-chip-auto = sans annonce
game-waiting-for-other = En attente de l’autre joueur
game-wait = Actualiser
game-nothing-yet = Rien de nouveau pour l’instant.
game-stale = La partie a avancé. Regardez le plateau et réessayez.
game-invitation = Invitez quelqu’un
game-invitation-text = Envoyez ce lien. La partie commence dès que l’autre personne la rejoint.
game-invitation-scan = Ou scannez ce code avec un téléphone à côté de vous.
game-invitation-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour jouer avec quelqu’un ailleurs, lancez le serveur de façon que d’autres puissent y accéder.
game-invitation-code = Le lien en code QR
game-invited = Une invitation pour vous
game-invited-by = { $player } vous invite à une partie
game-preview = Quarto : vous choisissez la pièce, l’autre la place. Sans compte.
game-invited-text = { $player } aimerait jouer avec vous.
game-free-seat = Une place est libre
game-by-invitation = La personne qui a l’invitation peut rejoindre la partie, une seule fois.
game-not-invited = Il faut une invitation pour rejoindre la partie.
game-withdraw = Annuler l’invitation
game-withdrawn = L’invitation est annulée : personne ne peut rejoindre la partie.
game-your-name = Votre nom
game-sit-down = Rejoindre la partie
game-link = Lien
game-copy = Copier le lien
game-send = Partager…
game-copied = C’est copié.
game-board = Plateau
game-board-hidden = Le plateau est caché. Posez vos questions plus bas.
game-board-hidden-memory = Le plateau est caché et aucune question n’est permise : jouez de mémoire.
game-own-blindfold = Vous avez mis un bandeau : le plateau n’est caché que pour vous. Posez vos questions plus bas, ou retirez le bandeau dans les paramètres.
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
game-quarto = QUARTO !
game-where = Où ?
game-call-text = Choisissez la première et la dernière pièce de la ligne, ou les quatre.
game-call-risk = Vérifiez bien : dans cette partie, une fausse annonce fait perdre.
game-call-now = Annoncer QUARTO !
game-call-sure = Vous allez annoncer QUARTO ! et montrer : { $shape }. Dans cette partie, une fausse annonce fait perdre.
game-call-yes = Oui, annoncer QUARTO !
game-sure-no = Non, revenir en arrière
game-call-no-shape = Montrez quatre pièces qui peuvent former un alignement.
game-done = Terminé – rien à annoncer
game-hint = Conseil
game-undo = Reprendre le coup
game-offer-draw = Proposer le match nul
game-draw-offered = { $player } propose le match nul.
game-takeback-asked = { $player } demande à reprendre un coup.
game-accept = Accepter
game-decline = Refuser
game-absent = L’adversaire n’est plus là ?
game-claim = Réclamer la victoire
game-rematch = Revanche
game-rematch-accept = Oui, rejouer
game-only-watching = Vous regardez la partie. Seuls les deux joueurs peuvent jouer des coups.
# Somebody placed the fourth piece; the other one called.
game-caught = { $player } avait complété l’alignement sans l’annoncer.
# The end of a game, for one who could have called what nobody called; then the result.
game-had-it = Vous l’aviez !
game-verdict-won = Vous avez gagné !
game-verdict-player = { $player } gagne !
game-verdict-drawn = Match nul.
game-harder = Plus fort : { $player }
game-share-result = Partager
game-rematch-asked = Vous avez proposé une revanche.
game-next = Aller à la partie suivante
game-lesson-text = À l’étape suivante, ces caractéristiques comptent : { $traits }.
game-lesson-call = Étape suivante : désormais, un alignement ne gagne que si vous annoncez QUARTO !
game-aim-auto = Quatre pièces semblables alignées gagnent aussitôt.
game-aim-call = Vous voyez quatre pièces semblables alignées ? Annoncez QUARTO ! avant de donner une pièce.
game-lesson-next = Étape suivante
game-resign = Abandonner
game-resign-sure = Abandonner cette partie ?
game-resign-yes = Oui, abandonner
game-typing = Écrire une commande
game-command = Commande ou question
game-command-do = Envoyer
game-command-help = Ce que vous pouvez taper
game-greet = Envoyer un petit mot
game-moves = Coups
game-moves-hidden = Cachés jusqu’à la fin.
game-moves-none = Aucun pour l’instant.
game-record = Télécharger la partie
game-replay = Revoir la partie
game-replay-first = Début
game-replay-back = Reculer
game-replay-on = Avancer
game-replay-last = Fin
game-replay-at = { $step } sur { $count }
game-replay-at-start = Début de la partie, 0 sur { $count }
game-replay-at-end = Fin de la partie, { $count } sur { $count }
game-clock = Chrono
game-help = Aide
game-terms = Règles de cette partie
game-keys = Touches
# The four letters can be chosen.
game-keys-text = Sur le plateau et dans la réserve : les flèches pour se déplacer, Entrée ou Espace pour choisir. { $quarto } pour annoncer QUARTO !, { $board } pour aller au plateau, { $reserve } à la réserve, { $command } au champ de commande. Après la partie : gauche et droite pour reculer et avancer.
game-share = Tout le monde peut regarder la partie ici :
game-watching = { PLURAL($count) ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
game-news = Journal de la partie
game-offline = La connexion est perdue. Nouvelle tentative…
game-online = La connexion est rétablie.

join-free-text = Une place vous attend dans cette partie.
join-continue = Continuer sous le nom { $player }
join-continue-text = Ce lien mène à la place occupée par { $player }. Si vous continuez, ce navigateur aura lui aussi cette place. Ne continuez que si c’est la vôtre.
join-other = Vous jouez déjà dans cette partie
join-other-text = Ce lien mène à l’autre place. La personne qui doit y jouer l’ouvre dans son propre navigateur.
join-spent = Cette invitation n’est plus valable
join-spent-text = Elle a déjà servi ou a été annulée. Vous pouvez regarder la partie.
join-full = Trop de navigateurs ont cette place
join-full-text = Libérez-la dans un navigateur que vous n’utilisez plus, puis revenez.
join-game = Aller à la partie

seats-title = Vos places dans ce navigateur
seats-intro = Ce navigateur garde une clé dans un cookie. Elle donne droit aux places ci-dessous : toute personne qui utilise ce navigateur peut y jouer. Les autres navigateurs et terminaux où vous jouez ont leurs propres clés.
seats-none = Ce navigateur n’a aucune place.
seats-leave = Libérer cette place : { $game }
seats-left = Ce navigateur n’a plus cette place.
seats-forget = Tout oublier
seats-forget-text = Ce navigateur libère toutes ses places ; votre nom et vos paramètres sont effacés. Les parties restent telles quelles, mais vous ne pourrez plus revenir à vos places depuis ce navigateur.
seats-forget-yes = Oui, tout oublier
seats-forgotten = Tout est oublié.

settings-intro = Vos paramètres sont enregistrés dans ce navigateur et ne concernent que vous.
settings-save = Enregistrer
settings-saved = C’est enregistré.
settings-look = Apparence
settings-access = Accessibilité
settings-you = Vous
settings-theme = Couleurs de la page
settings-theme-auto = comme sur votre appareil
settings-theme-light = claires
settings-theme-dark = sombres
settings-labels = Lettres sur les pièces
settings-labels-on = Afficher les caractéristiques en lettres
settings-motion = Animations
settings-motion-auto = comme sur votre appareil
settings-motion-off = aucune animation
settings-pace = Rythme de l’ordinateur
settings-pace-calm = tranquille
settings-pace-brisk = vif
settings-pace-instant = immédiat
settings-sound = Sons
settings-sound-turn = Quand c’est à vous de jouer
settings-keys = Raccourcis à une seule touche
settings-keys-same = Choisissez pour chaque touche une lettre ou un chiffre différent.
settings-sound-pieces = Un son pour les caractéristiques de chaque pièce
settings-sound-placed = Quand une pièce est placée
settings-sound-calls = Pour les annonces et la fin de la partie
settings-sound-clock = Quand il reste peu de temps
settings-sound-edge = Quand les flèches atteignent le bord du plateau
settings-volume = Volume des sons
settings-volume-low = faible
settings-volume-medium = moyen
settings-volume-high = fort
settings-speech = Voix
settings-speech-on = Lire la partie à voix haute (à ne pas activer si vous utilisez un lecteur d’écran)
settings-speech-volume = Volume de la voix
settings-warnings = Alertes du chrono
settings-warnings-both = quand il reste 30 puis 10 secondes
settings-warnings-last = quand il reste 10 secondes
settings-blindfold = Bandeau (rien que pour vous)
settings-blindfold-own = Cacher le plateau, la réserve et les coups pour vous seulement ; rien ne change pour les autres

sounds-title = Sons
sounds-learn = Apprendre les sons
sounds-intro = Chaque pièce a son propre son, composé à partir de ses quatre caractéristiques. Choisissez ce que vous voulez entendre dans les paramètres :
sounds-pieces = Les pièces
sounds-signals = Les signaux
training-title = Quelle pièce était-ce ?
training-text = Écoutez une pièce, puis dites ce que vous avez entendu. Vos progrès sont enregistrés dans ce navigateur.
training-play = Écouter une pièce
training-again = Réécouter
training-answer = C’est celle-ci
training-progress = Vos progrès
training-piece = pièce entière
training-correct = Bonnes réponses
training-asked = Essais
training-forget = Recommencer à zéro

access-title = Accessibilité
access-intro = Quarto est fait pour que les personnes aveugles et les personnes voyantes jouent la même partie à la même table, sur les mêmes pages. Nous suivons les WCAG 2.2, niveau AA.
access-ways = Manières de jouer
access-reader = Lecteur d’écran : le plateau et la réserve sont des grilles entourées de titres ; ce qui se passe est dit une seule fois, l’essentiel d’abord ; toute question sur le plateau peut être tapée, avec les mêmes mots que dans le terminal.
access-keyboard = Clavier : tout s’atteint avec la touche de tabulation et les flèches. Les raccourcis à une lettre ne fonctionnent que sur le plateau et dans la réserve ; vous pouvez les changer ou les désactiver.
access-touch = Écran tactile : chaque case et chaque pièce est un bouton d’au moins 44 pixels. Aucun geste particulier, rien à faire glisser.
access-sight = Vue : les pièces se distinguent par la forme et la texture, pas seulement par la couleur. Les pages tiennent sur un écran de 320 pixels de large, suivent les paramètres de votre appareil pour le contraste, les couleurs, le mode sombre et les animations, et peuvent afficher des lettres sur les pièces.
access-sound = Son : chaque pièce et chaque événement peut s’entendre, et l’on joue tout aussi bien sans le son.
access-scripts = Sans scripts : toutes les pages fonctionnent avec des liens et des formulaires, y compris dans les navigateurs en mode texte comme Lynx ou w3m.
access-terminal = Terminal : « quarto play » écrit des lignes simples pour la synthèse vocale et les plages braille, et peut rejoindre les parties de ce serveur.
access-tactile = À une vraie table : « quarto tactile » crée des fichiers pour imprimer ou découper un jeu dont les pièces se reconnaissent au toucher.
access-time = Temps : sans chrono, rien ne presse. Avec un chrono, vous pouvez convenir avant la partie qu’un joueur ait plus de temps : sur ces pages, jusqu’à cinq fois plus.
access-tested = Comment nous avons testé
access-tested-text = Des tests automatiques jouent des parties entières au clavier seul, sans scripts et dans des navigateurs en mode texte, et, dans les cinq langues, à travers l’arbre que reçoivent les lecteurs d’écran ; l’outil de contrôle axe-core ne signale aucun problème. Aucun de nous n’a encore essayé les pages à la main avec NVDA, JAWS, VoiceOver, TalkBack ou Orca.
access-limits = Limites connues
access-limit-sound = Les navigateurs ne jouent aucun son tant que vous n’avez pas cliqué, touché l’écran ou appuyé sur une touche.
access-limit-speech = La page ne peut parler que si votre appareil a une voix pour votre langue.
access-limit-api = La description de l’interface pour les programmes n’existe qu’en anglais.
access-report = Signaler un problème
access-report-to = Quelque chose vous gêne ? Dites-le-nous : { $contact }
access-report-host = Quelque chose vous gêne ? Dites-le à la personne qui gère ce serveur.

about-text = Le Quarto selon ses règles officielles, pour tout le monde : dans le navigateur, dans le terminal et depuis d’autres programmes.
about-rules = Blaise Müller a inventé le jeu en 1991. Un alignement ne fait gagner que la personne qui le remarque et annonce QUARTO !, si bien que la page ne vous dit jamais s’il y en a un, sauf si vous demandez un conseil.
about-access = Ici, tout peut se jouer au clavier ou sur écran tactile, sans scripts et sans la vue.
about-privacy = Pas besoin de compte. Deux cookies retiennent vos places et vos paramètres ; personne d’autre n’en sait rien.
about-source = Version { $version }. Logiciel libre sous licence Apache 2.0 ou licence MIT.

error-title = Un problème est survenu
error-no-page = Il n’y a pas de page à cette adresse.
error-no-game = Cette partie n’existe pas. Le lien est peut-être incomplet.
error-no-seat = Vous ne jouez pas dans cette partie. Le lien est peut-être incomplet.
error-too-many = { PLURAL($count) ->
        [one] Trop de demandes à la fois. Réessayez dans { $count } seconde.
       *[other] Trop de demandes à la fois. Réessayez dans { $count } secondes.
    }
error-busy = Le serveur ne peut pas le faire pour le moment. Rien n’est perdu ; réessayez.
error-damaged = Cette partie est endommagée : le serveur n’arrive pas à lire ce qu’il en a enregistré. Il est inutile de réessayer ; prévenez les personnes qui gèrent le serveur.
error-other = Le serveur n’a pas compris. Revenez en arrière et réessayez.
error-home = Retour à l’accueil
