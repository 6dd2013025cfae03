# Words that are looked up one by one: traits, commands, answers.

# The values of the traits, each as it agrees with the word for a piece:
#   the message itself  standing alone, as in a list: "tall round hollow dark"
#   .object             where the piece is the object of a sentence: "gives the tall … piece"
#   .all                of four pieces together: "all tall"
#   .short              two or three letters, different for every value
#   .typed              what people may type for it, separated by commas; any beginning of a word
#                       that fits only one value is understood as well

value-light = claire
    .object = claire
    .all = claires
    .short = cl
    .typed = claire, claires, clair, blanche, blanches, blanc, pâle, pâles
value-dark = foncée
    .object = foncée
    .all = foncées
    .short = fo
    .typed = foncée, foncées, foncé, noire, noires, noir, sombre, sombres
value-short = basse
    .object = basse
    .all = basses
    .short = ba
    .typed = basse, basses, bas, petite, petites, petit, pe, courte, courtes, court
value-tall = haute
    .object = haute
    .all = hautes
    .short = ha
    .typed = haute, hautes, haut, grande, grandes, grand, gr
value-round = ronde
    .object = ronde
    .all = rondes
    .short = ro
    .typed = ronde, rondes, rond, circulaire, circulaires
value-square = carrée
    .object = carrée
    .all = carrées
    .short = ca
    .typed = carrée, carrées, carré
value-solid = pleine
    .object = pleine
    .all = pleines
    .short = pl
    .typed = pleine, pleines, plein, massive, massives, massif
value-hollow = creuse
    .object = creuse
    .all = creuses
    .short = cr
    .typed = creuse, creuses, creux, trouée, trouées, troué, percée, percées, percé
value-smooth = lisse
    .object = lisse
    .all = lisses
    .short = li
    .typed = lisse, lisses
value-grooved = rainurée
    .object = rainurée
    .all = rainurées
    .short = ra
    .typed = rainurée, rainurées, rainuré, striée, striées, strié, rugueuse, rugueuses, rugueux

# The traits themselves.
trait-colour = couleur
trait-texture = texture
trait-height = hauteur
trait-shape = forme
trait-fill = remplissage

# What people may type. Each message holds the words for a command, separated by commas, the usual
# one first. Any beginning of a word that fits only one command is understood.
#   .example  what one would type
#   .help     what it does
# English words are understood in every language, too.

command-place = placer, placez, placer en, placez en, poser, posez, poser en, posez en, mettre, mettez, jouer, jouez, jouer en, jouez en
    .example = a3
    .help = placer en a3 la pièce en main
command-give = donner, donnez, donner la, donnez la, donner la pièce, donnez la pièce
    .example = donner haute ronde creuse foncée
    .help = donner cette pièce (mots dans n’importe quel ordre, même abrégés, ou lettre de la pièce)
command-quarto = quarto, q, quarto en, annoncer, annoncez, annoncer quarto, annoncez quarto, annoncer quarto en, annoncez quarto en
    .example = quarto ligne 2
    .help = annoncer QUARTO ! et montrer la ligne 2 ; aussi colonne b, diagonale 1, bloc b2
command-done = terminé, terminer, terminez, fini
    .example = terminé
    .help = rien à annoncer (après la dernière pièce)
command-board = plateau, grille
    .example = plateau
    .help = ce qu’il y a sur le plateau
command-square = case
    .example = case b2
    .help = ce qu’il y a sur cette case ; aussi ligne 2, colonne b, diagonale 1, bloc b2
command-where = où, où est, où est la, où est la pièce, où sont, où sont les, où sont les pièces
    .example = où hautes
    .help = sur quelles cases sont les pièces hautes ; « où » tout seul : toutes les pièces
command-empty = vides, vide, libres, libre, cases vides, cases libres
    .example = vides
    .help = quelles cases sont vides
command-left = reste, restent, restantes, réserve, ce qui reste
    .example = reste
    .help = quelles pièces restent ; aussi « reste creuses »
command-hand = main, en main
    .example = main
    .help = quelle pièce est en main
command-last = dernier, dernière, dernier coup
    .example = dernier
    .help = ce qui s’est passé depuis votre dernier coup
command-moves = coups, historique
    .example = coups
    .help = toute la partie jusqu’ici
command-clock = pendule, chrono, chronomètre, temps, horloge
    .example = chrono
    .help = combien de temps il reste
command-score = score, points
    .example = score
    .help = le score du match
command-repeat = répéter, répétez, encore, redire
    .example = répéter
    .help = ce qui a été dit depuis votre dernier coup, et que faire
command-hint = conseil, indice
    .example = conseil
    .help = que faire et pourquoi (si les conseils sont permis)
command-analysis = analyse, analyser, analysez
    .example = analyse
    .help = ce que vaut chaque action (si les conseils sont permis)
command-undo = reprendre, reprenez, annuler, annulez
    .example = reprendre
    .help = reprendre votre dernier coup (si la partie le permet)
command-draw = nulle, nul, égalité, partie nulle, match nul
    .example = match nul
    .help = proposer le match nul
command-accept = accepter, acceptez
    .example = accepter
    .help = accepter ce qui est proposé ou demandé
command-decline = refuser, refusez, décliner, déclinez
    .example = refuser
    .help = refuser ce qui est proposé ou demandé
command-resign = abandonner, abandonnez
    .example = abandonner
    .help = abandonner la partie
command-claim = réclamer, réclamez
    .example = réclamer
    .help = réclamer la victoire après cinq minutes d’absence de votre adversaire (si c’était convenu)
command-brief = bref, brièvement
    .example = bref
    .help = dire le strict minimum
command-normal = normal
    .example = normal
    .help = dire ce qui est nouveau
command-full = complet
    .example = complet
    .help = tout dire, vos coups aussi
command-rules = règles, règlement
    .example = règles
    .help = les règles du jeu
command-help = aide
    .example = aide
    .help = cette liste
command-quit = quitter, quittez, sortir, sortez
    .example = quitter
    .help = quitter ; une partie enregistrée peut être continuée

# Words around the traits of a piece that mean nothing by themselves.
ignored-words = la, les, une, des, pièce, pièces

# Answers to questions; only the words.
answer-yes = oui, o
answer-no = non, n
answer-next = suivant, suivante, passer
