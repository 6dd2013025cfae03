# Puzzles: what is asked, why an answer is wrong, and what is said around it.

puzzle-kind-spot = voir l’alignement
puzzle-kind-win-now = gagner tout de suite
puzzle-kind-safe-give = donner sans risque
puzzle-kind-win-in = gagner en quelques coups
puzzle-kind-save = sauver le match nul
# $difficulty (number)
puzzle-title = Problème { $name } : { $kind }, difficulté { $difficulty } sur 100.
puzzle-last = Dernière pièce placée : { $square }.
puzzle-task-spot = Y a-t-il un alignement à annoncer ? Annoncez-le. S’il n’y en a pas, tapez « { $done } ».
puzzle-task-win-now = Placez votre pièce pour gagner tout de suite.
puzzle-task-safe-give = Quelles pièces pouvez-vous donner sans que votre adversaire gagne tout de suite ? Nommez-les toutes, une par ligne, puis tapez « { $done } ».
puzzle-task-win-in = { PLURAL($count) ->
        [one] Gagnez en { $count } coup, quoi que fasse votre adversaire.
       *[other] Gagnez en { $count } coups, les vôtres et les siens, quoi que fasse votre adversaire.
    }
puzzle-task-save = Un seul choix sauve le match nul. Trouvez-le.
puzzle-you-place = À vous de placer.
puzzle-you-give = À vous de donner.
puzzle-continues = C’est bon jusqu’ici.
puzzle-named = Celle-ci est sans risque. Une autre ? Quand c’est tout, tapez « { $done } ».
puzzle-solved = Résolu !
puzzle-solved-alignment = Résolu : { $alignments }.
puzzle-opponent-places = Votre adversaire la place en { $square }.
puzzle-opponent-gives = Votre adversaire vous donne { $piece }.
puzzle-worth = Non. Après cela : { $value }.
puzzle-line = La suite serait : { $actions }.
puzzle-unsafe = Non : avec elle, votre adversaire gagne en { $square } ({ $alignments }).
puzzle-unnamed = { PLURAL($count) ->
        [one] Pas encore : une autre pièce est sans risque, { $pieces }.
       *[other] Pas encore : { $count } autres pièces sont sans risque : { $pieces }.
    }
puzzle-not-asked = Ce n’est pas ce qui est demandé ici.
puzzle-clue-alignments = { PLURAL_ZERO($count) ->
        [zero] Il n’y a pas d’alignement.
        [one] Il y a { $count } alignement.
       *[other] Il y a { $count } alignements.
    }
puzzle-clue-safe = { PLURAL($count) ->
        [one] { $count } pièce est sans risque.
       *[other] { $count } pièces sont sans risque.
    }
puzzle-clue-shape = Regardez ici : { $shape }.
# $number (number)
puzzle-clue-row = La case est sur la ligne { $number }.
puzzle-clue-value = La pièce est { $value }.
puzzle-solution = Solution : { $actions }.
puzzle-solution-none = Solution : il n’y a pas d’alignement.
puzzle-help = Répondez comme dans une partie : une case comme b2, « donner » avec une pièce, « quarto » avec une ligne. Posez vos questions comme dans une partie. Aussi : { $hint }, { $board }, { $again }, { $next }, { $quit }.
puzzle-next = Appuyez sur Entrée pour le problème suivant, ou tapez « { $quit } ».
puzzle-streak = { PLURAL($count) ->
        [one] { $count } d’affilée.
       *[other] { $count } d’affilée.
    }
# $rating (number)
puzzle-rating = Votre classement : { $rating } ({ $change }).
puzzle-day = Problème du jour, { $date }.
puzzle-days = { PLURAL($count) ->
        [one] Revenez demain pour le suivant.
       *[other] { $count } jours d’affilée. Revenez demain pour le suivant.
    }
puzzle-run-lives = { PLURAL_ZERO($count) ->
        [zero] Il ne vous reste aucune vie.
        [one] Vous avez { $count } vie.
       *[other] Vous avez { $count } vies.
    }
puzzle-run-begins = Vous avez { $time }. Chaque mauvaise réponse coûte une vie.
puzzle-run-time = Temps restant : { $time }.
puzzle-run-over = Le temps est écoulé.
puzzle-run-solved = { PLURAL_ZERO($count) ->
        [zero] Vous n’avez résolu aucun problème.
        [one] Vous avez résolu { $count } problème.
       *[other] Vous avez résolu { $count } problèmes.
    }
puzzle-run-best = { PLURAL($count) ->
        [one] Votre meilleur score : { $count }.
       *[other] Votre meilleur score : { $count }.
    }
# $solved (number), $tried (number)
puzzle-statistics = { $kind } : réussites, { $solved } sur { $tried }.
puzzle-statistics-streak = { PLURAL($count) ->
        [one] Plus longue série sans faute : { $count }.
       *[other] Plus longue série sans faute : { $count }.
    }
# $rating (number), $deviation (number)
puzzle-statistics-rating = Classement : { $rating } (± { $deviation }).
puzzle-none = Il n’y a pas de problème appelé « { $name } ».
puzzle-goodbye = À bientôt ! « quarto puzzle » en a d’autres.
