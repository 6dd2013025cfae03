# Puzzles on pages: the choice of one, how it is answered, and what was done so far.

solving-title = Problèmes
solving-intro = Des positions où il y a quelque chose à trouver. Chacune est démontrée, et une erreur est expliquée.
solving-today = Problème du jour
solving-today-note = Le même pour tout le monde. Un nouveau chaque jour.
solving-today-solve = Le résoudre
solving-today-done = Vous l’avez résolu. Revenez demain.
solving-days = { PLURAL($count) ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
solving-train = Entraînement
solving-train-note = Des problèmes à votre mesure : plus durs si vous réussissez, plus faciles sinon.
solving-train-start = S’entraîner
solving-run = Contre la montre
solving-run-note = Trois minutes et trois vies, du plus facile au plus dur.
solving-run-start = Commencer
solving-run-continue = Continuer
solving-themes = Thèmes
solving-rules-show = Afficher
solving-note-spot = Y a-t-il un alignement, et où ?
solving-note-win-now = Une case gagne. Laquelle ?
solving-note-safe-give = Quelles pièces ne perdent pas tout de suite ?
solving-note-win-in = Gagnez à coup sûr, contre la meilleure défense.
solving-note-save = Tout perd, sauf un choix.
# $solved (number), $count (number)
solving-theme-count = { $solved } résolus sur { $count }
solving-all = Tous les problèmes
# $number (number)
solving-difficulty = difficulté { $number } sur 100
solving-task-spot = Y a-t-il un alignement à annoncer ? Choisissez-le, ou dites qu’il n’y en a pas.
solving-task-safe-give = Marquez toutes les pièces que vous pouvez donner sans que votre adversaire gagne tout de suite.
solving-where = Où est l’alignement ?
solving-point = Choisissez-le ici, ou montrez ses deux bouts sur le plateau.
solving-none = Il n’y en a pas
solving-these = Celles-ci, et pas d’autres
solving-mark-wrong = Non : avec { $piece }, votre adversaire gagne en { $square } ({ $alignments }).
solving-hint = Conseil
solving-solution = Voir la solution
solving-next = Problème suivant
solving-again = Depuis le début
solving-told = La position en mots
solving-type = Ou tapez votre réponse
solving-study = Sur le plateau d’analyse
solving-statistics = Statistiques
solving-nothing-yet = Rien encore. Résolvez un problème, et il apparaîtra ici.
solving-rating-plot = Votre classement au fil du temps
solving-rating-number = Problème
solving-rating-value = Classement
solving-kinds = Par type
solving-kind = Type
solving-tried = Essayés
solving-solved = Résolus
solving-records = Records
solving-kept = Tout cela est gardé avec le secret de votre navigateur, et personne d’autre ne le voit. Vous pouvez le faire oublier :
solving-kept-forget = vos places
solving-run-over = La course est finie.
# $lives (number), $solved (number)
solving-run-score = Résolus : { $solved }. Vies : { $lives }.
solving-run-left = Temps restant : { $time }
solving-run-again = Une autre course
solving-ear = À l’oreille
solving-memory = De mémoire
solving-look = Voir le plateau
solving-hide = Cacher et répondre
solving-hidden = La position est cachée. Répondez de mémoire.
solving-remember = Appuyez sur Entrée quand vous l’avez en tête.
solving-games = Parties contre l’ordinateur
solving-level = Niveau
solving-won = Gagnées
solving-drawn = Nulles
solving-lost = Perdues
# $caught (number), $missed (number)
solving-calls = Alignements : { $caught } annoncés, { $missed } manqués.
