# Tournois à la maison : ce que lisent l’organisateur et les joueurs.

tournament-founded = Le tournoi { $name } est enregistré dans { $file }. Inscrivez maintenant les joueurs : quarto tournament enter { $file } NOM NOM…
tournament-entered = Numéro { $number } : { $name }.
tournament-title = { $name }, ronde { $round }
tournament-open = Table { $table } : { $first } commence, contre { $second }.
tournament-won = Table { $table } : { $winner } a gagné contre { $loser }.
tournament-forfeit = Table { $table } : { $winner } gagne par forfait contre { $loser }.
tournament-drawn = Table { $table } : match nul entre { $first } et { $second }.
tournament-nobody = Table { $table } : ni { $first } ni { $second } n’étaient là.
tournament-play-off = Départage, sans points. { $line }
tournament-bye = Sans adversaire à cette ronde : { $name }. Points : { $points }.
tournament-standings = { $name }, classement après la ronde { $round }
tournament-before = { $name }, aucune ronde pour l’instant
tournament-place = { $place }. { $name }, points : { $points }
tournament-value = { $what } : { $value }
tournament-gone = abandon
tie-buchholz = points des adversaires
tie-buchholz-cut = points des adversaires, sans le plus faible
tie-sonneborn-berger = points des battus
tie-direct-encounter = parties entre ex æquo
tie-wins = victoires
tie-streak = victoires d’affilée
tie-play-off = départage
tie-survived = rondes franchies
tournament-left = { $name } quitte le tournoi.
tournament-away = { $name } ne jouera pas la prochaine ronde.
tournament-back = { $name } joue de nouveau.
tournament-corrected = Corrigé. { $line }
tournament-missing = { PLURAL($count) ->
        [one] Il manque { $count } résultat de cette ronde.
       *[other] Il manque { $count } résultats de cette ronde.
    }
tournament-next = La ronde est terminée. Ensuite : quarto tournament pair { $file }
tournament-finished = Toutes les rondes sont jouées. Le classement final : quarto tournament standings { $file }
tournament-cells = Chaque ligne : le numéro, le nom, puis le numéro de l’adversaire à chaque ronde. + gagné, = nul, - perdu, s a commencé, f par forfait, b sans adversaire, 0 hors ronde, . non décidé ; les points à la fin.
sheet-table = Table { $table }
sheet-starts = Commence : { $name }
sheet-other = Adversaire : { $name }
sheet-winner = Gagne (ou « nul ») : { $line }
sheet-signed = Signatures des deux : { $line }
tournament-name-taken = { $name } est déjà sur la liste. Ajoutez une initiale ou un surnom.
tournament-name-bad = « { $name } » ne peut pas être un nom : quarante lettres, chiffres et signes au plus, chaque mot dans un seul alphabet.
tournament-too-late = La première ronde est déjà appariée. Dans ce système, personne ne peut plus entrer.
tournament-who = Personne ne s’appelle « { $name } » dans ce tournoi. Donnez un nom de la liste ou un numéro.
tournament-which = Plusieurs noms commencent par « { $name } ». Écrivez plus de lettres, ou le numéro.
tournament-has-left = { $name } a déjà quitté le tournoi. Pour un retour : quarto tournament back
tournament-is-here = { $name } est déjà dans le tournoi.
tournament-other-system = Ce n’est pas possible dans ce système.
tournament-too-few = Il faut au moins deux joueurs.
tournament-games-open = Des parties sont encore ouvertes. Saisissez d’abord leurs résultats.
tournament-nobody-free = Aucun joueur libre n’a encore d’adversaire.
tournament-over = Il n’y a plus rien à apparier : le tournoi est terminé.
tournament-no-table = Il n’y a pas de partie à la table { $table } de la ronde { $round }.
tournament-decided = Cette partie a déjà un résultat. Pour le changer : quarto tournament correct
tournament-not-decided = Cette partie n’a pas encore de résultat. Pour le saisir : quarto tournament result
tournament-must-win = En élimination directe, l’un des deux continue. Dites lequel.
tournament-next-paired = Le gagnant est déjà apparié pour la ronde suivante : on ne peut plus changer de gagnant.
tournament-not-equal = Seuls deux joueurs à égalité de points peuvent se départager.
tournament-bad-result = « { $text } » n’est pas un résultat. Tapez 1-0 si le joueur qui a commencé a gagné, 0-1 si c’est l’autre, 1/2 pour un match nul ; ajoutez f si la partie n’a pas été jouée ; 0-0 si personne n’est venu.
tournament-file-exists = { $file } existe déjà. Choisissez un autre nom.
tournament-file-damaged = La ligne { $line } de { $file } ne fait pas partie d’un tournoi. Rien n’a été changé.
tournament-file-unusable = { $file } ne peut pas être utilisé ({ $reason }). Rien n’a été changé.
tournament-no-names = Il n’y a aucun nom à inscrire.
