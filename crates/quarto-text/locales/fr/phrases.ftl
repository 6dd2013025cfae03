# What people say in whole sentences, besides the words of words.ftl and pieces.ftl: only whole words are
# understood here, separated by commas, a phrase of several words before its parts.

# Numbers of rows, columns and diagonals, and of squares after a letter.
cardinal-1 = un, une, numéro un, numéro 1
cardinal-2 = deux, numéro deux, numéro 2
cardinal-3 = trois, numéro trois, numéro 3
cardinal-4 = quatre, numéro quatre, numéro 4
ordinal-1 = première, premier, 1re, 1ère, 1er, du haut, d’en haut, supérieure
ordinal-2 = deuxième, seconde, second, 2e, 2ème, 2nde
ordinal-3 = troisième, 3e, 3ème
ordinal-4 = quatrième, 4e, 4ème, du bas, d’en bas, inférieure

# Names of letters, as they are spelled and dictated: of columns up to d, of pieces up to p.
letter-a = a, ah, alpha, alfa, anatole, a comme anatole
letter-b = b, bé, bravo, berthe, b comme berthe
letter-c = c, cé, c’est, charlie, célestin, c comme célestin
letter-d = d, dé, des, delta, désiré, d comme désiré
letter-e = e, euh, echo
letter-f = f, effe, foxtrot
letter-g = g, gé, golf
letter-h = h, ache, hache, hotel
letter-i = i, india
letter-j = j, ji, juliett
letter-k = k, ka, kilo
letter-l = l, elle, lima
letter-m = m, emme, mike
letter-n = n, enne, november
letter-o = o, oscar
letter-p = p, pé, papa

# More words for the traits.
said-value-light = clairs, blancs, de couleur claire, couleur claire, en bois clair
said-value-dark = foncés, noirs, brune, marron, de couleur foncée, couleur foncée, de couleur sombre, couleur sombre, en bois foncé
said-value-short = petits, courts, de petite taille, petite taille
said-value-tall = hauts, grands, longue, longues, long, de grande taille, grande taille, élevée
said-value-round = ronds, arrondie, cylindrique, cylindre, rond, de forme ronde
said-value-square = carrés, de forme carrée, cubique
said-value-solid = pleins, remplie, fermée, plate, plates, plat, sans trou, sans creux, non creuse, non percée
said-value-hollow = trou, avec un trou, avec trou, avec le trou, à trou, évidée, évidées, vide à l’intérieur, avec un creux
said-value-smooth = douce, douces, sans rainure, sans rainures
said-value-grooved = rainure, rainures, avec des rainures, avec rainures, à rainures, avec une rainure, rugueuse, avec des stries

# More words for the kinds of shapes; the last only in a call.
said-shape-row = lignes, rangées, rang, rangs, horizontale, ligne horizontale, rangée horizontale, ligne numéro, rangée numéro
said-shape-column = colonnes, col, verticale, ligne verticale, colonne numéro
said-shape-diagonal = diagonales, diag, diagonal, en diagonale, diagonale numéro
said-shape-block = blocs, deux par deux, bloc de deux par deux, deux sur deux, 2x2
called-block = carré

# More words for the commands.
said-place = mon coup est, la mienne va en, je mets celle ci en, je pose celle ci en, je place, je pose, je mets, je joue, je vais en, je la place, je la pose, je la mets, je la mets en, je la pose en, je la place en, je place en, je pose en, je mets en, je joue en, je place la pièce en, je pose la pièce en, je mets la pièce en, place, pose, mets, joue, place la, pose la, mets la,
    place en, pose en, mets en, joue en, mets la en, pose la en, mettre en, je veux jouer, je veux jouer en, je vais jouer, je voudrais jouer en, placez la, posez la, mettez la, place la en, je veux la poser en, je veux placer, je veux poser, je veux mettre, je voudrais placer, je voudrais poser
said-give = ta pièce est, votre pièce est, donne, donne la, je donne, je donne la, je te donne, je vous donne, je vous donne la, je lui donne, je te passe, je vous passe, voici, voilà, tiens, tenez, prends, prenez, je choisis, je prends, voici la, à toi la, à vous la, je veux donner, je voudrais donner, je vais donner, je vous laisse, je te laisse, je vous offre, donner lui, donne lui, donnez lui
said-quarto = j’annonce, j’annonce quarto, je dis quarto, quatro, cuarto, quarto sur, quarto dans, je crie quarto, il y a quarto sur, j’ai quarto, j’ai un quarto, j’ai quarto en, j’ai fait quarto, je déclare quarto, je gagne avec, annonce, annonce quarto
said-done = j’ai terminé, j’ai fini, c’est fini, c’est terminé, rien à annoncer, je n’ai rien à annoncer, pas d’annonce, pas de quarto, terminée
said-board = à quoi ressemble le plateau, tout le plateau, plateau entier, le plateau, l’état du plateau, état du plateau, position, qu’est ce qu’il y a sur le plateau, qu’y a t il sur le plateau, quoi sur le plateau, montre le plateau, montrez moi le plateau, montre moi le plateau, jeu entier, la grille, damier, décrivez le plateau, décris le plateau, lis le plateau
said-square = cases, cellule, emplacement, la case
said-where = où se trouve, où se trouvent, où y a t il, où il y a, sur quelle case, sur quelles cases, dans quelle case, dans quelles cases, cherche, cherchez, chercher, trouve, localiser, pièces posées, pièces placées, pièces sur le plateau, pièces du plateau, où ça, où en sont
said-empty = inoccupées, inoccupée, cases inoccupées, cases disponibles, où puis je jouer, où puis je placer, où puis je poser, où puis je la poser, où puis je la placer, où est ce que je peux jouer, où est ce que je peux la poser, où est ce que je peux poser, où je peux jouer, où peut on jouer, cases restent, cases restantes, quelles cases restent, cases il reste, emplacements libres,
    emplacements vides, où y a t il de la place, où reste t il de la place, cases qui restent, ce qui est libre, ce qui est vide
said-left = n’ont pas été utilisées, n’ont pas été jouées, il reste, reste t il, restante, restant, restants, disponibles, disponible, pièces disponibles, pièces qui restent, pièces restantes, qu’est ce qu’il reste, qu’est ce qui reste, que reste t il, quelles pièces restent, quelles pièces il reste, combien il en reste, combien en reste t il, que puis je donner, quelle pièce puis je donner, quelles pièces puis je donner, qu’est ce que je peux donner, dans la réserve, pas encore placées, encore disponibles, la réserve, qui restent
said-hand = qu’est ce que je dois jouer, que dois je jouer, ma main, dans ma main, dans la main, ma pièce, pièce en main, quelle pièce ai je, quelle est ma pièce, qu’est ce que j’ai, qu’est ce que j’ai en main, qu’ai je en main, j’ai quoi en main, j’ai quoi, j’ai quelle pièce, quelle pièce j’ai, qu’est ce que vous m’avez donné, qu’est ce que tu m’as donné, que m’avez vous donné, quelle pièce dois je placer, quelle pièce dois je poser, qu’est ce que je dois placer, qu’est ce que je dois poser, que dois je placer, que dois je poser, pièce actuelle, pièce reçue, quelle pièce ai je reçue,
    qu’est ce que j’ai reçu, quelle pièce m’avez vous donnée, quelle pièce tu m’as donnée
said-last = où mon adversaire a joué, où mon adversaire a posé, où il a joué, derniers, dernières, dernière action, dernier mouvement, que s’est il passé, qu’est ce qui s’est passé, quoi de neuf, quoi de nouveau, qu’avez vous joué, qu’est ce que vous avez joué, qu’est ce que tu as joué, qu’est ce qu’il a joué, qu’a t il joué, qu’as tu joué, où l’avez vous posée, où l’avez vous placée, où l’as tu posée, où l’as tu mise, où l’a t il posée, où a t il joué, où avez vous joué, où as tu joué,
    quel est le dernier coup, quel était le dernier coup, nouvelles, qu’a fait mon adversaire, qu’a joué mon adversaire
said-moves = tous les coups, liste des coups, la partie jusqu’ici, toute la partie, déroulement, les coups joués, qu’est ce qui a été joué, la partie
said-clock = il me reste combien de temps, j’ai combien de temps, temps restant, combien de temps, combien de temps il reste, combien de temps il me reste, combien de temps me reste t il, combien de temps reste t il, combien de temps ai je, mon temps, minuterie, combien de secondes, combien de minutes
said-score = quel est le score, le score, où en est le match, qui mène, qui est en tête
said-repeat = répète, répète ça, répétez ça, redis, redites, redis moi ça, encore une fois, comment, pardon, quoi, vous pouvez répéter, tu peux répéter, pouvez vous répéter, peux tu répéter, je n’ai pas entendu, je n’ai pas compris, j’ai pas compris, j’ai pas entendu, qu’est ce que vous avez dit, qu’est ce que tu as dit
said-hint = donne moi un conseil, donnez moi un conseil, un conseil, un indice, donne moi un indice, donnez moi un indice, astuce, que faire, que dois je faire, qu’est ce que je fais, qu’est ce que je dois faire, que feriez vous, que ferais tu, aide moi, aidez moi, suggestion, meilleur coup, quel est le meilleur coup, conseille moi, conseillez moi, que me conseillez vous
said-analysis = analyse la position, analyser la position, évaluation, évaluer, évalue
said-undo = reprends, reprendre le coup, reprendre mon coup, je reprends, je reprends mon coup, je reprends le coup, annule, annuler le coup, annuler mon coup, annule mon coup, annule le coup, retour, revenir en arrière, retour en arrière, je veux reprendre mon coup, je me suis trompé, je me suis trompée, reviens en arrière, défaire
said-draw = je propose nulle, je propose la nulle, je propose le nul, je propose un match nul, je propose le match nul, proposer nulle, proposer le match nul, proposer match nul, on fait nulle, faisons match nul, un match nul, le match nul, la nulle, on partage, je propose l’égalité, je propose une égalité, partie égale
said-accept = j’accepte, d’accord, je suis d’accord, c’est d’accord, accepte, marché conclu, j’accepte le nul, j’accepte la nulle, j’accepte le match nul, entendu, ça marche
said-decline = je refuse, refuse, je décline, décline, je refuse le nul, je refuse la nulle, je refuse le match nul, pas d’accord, je ne suis pas d’accord, non merci, je n’accepte pas
said-resign = j’abandonne, abandonne, je me rends, me rendre, j’arrête la partie, vous avez gagné, tu as gagné, vous gagnez, tu gagnes, je capitule, capituler, je veux abandonner, je voudrais abandonner, abandonner la partie, j’abandonne la partie, je renonce, je jette l’éponge
said-claim = je réclame la victoire, réclamer la victoire, je réclame la partie, réclamer la partie, mon adversaire est parti, mon adversaire n’est plus là
said-brief = bref, brièvement
said-normal = normal
said-full = complet
said-rules = règle, les règles, règles du jeu, comment on joue, comment joue t on, comment ça marche, comment jouer, comment gagne t on, comment on gagne, explique les règles, expliquez les règles, explique moi les règles, quelles sont les règles, mode d’emploi
said-help = commandes, j’ai besoin d’aide, besoin d’aide, à l’aide, au secours, que puis je dire, que puis je taper, que puis je faire, qu’est ce que je peux dire, qu’est ce que je peux faire, quelles sont les commandes, options, et maintenant, liste des commandes
said-quit = quitte, sors, fermer, je quitte, je veux quitter, je m’en vais, quitter la partie, quitter le jeu, sortir du jeu, arrêter de jouer, je veux sortir

# Only answered with why not: what every player has to notice alone.
notice-words = menace, menaces, menacé, menacée, menacent, alignement, alignements, puis je gagner, est ce que je peux gagner, peut on gagner, peut il gagner, ai je gagné, qui gagne, coup gagnant, gagnant, gagnante, gagnantes, danger, dangereuse, dangereuses, dangereux, sûre, sans danger, en commun, partagent, ont en commun, point commun, quelque chose à annoncer

# Words that deny; nothing is done then.
not-words = non, pas, ne, n, jamais, ni, rien, sauf, sinon, peut être, si, ou bien, mais, plutôt, aucun, aucune, personne

# Words that ask: nothing in such a line is done.
asking-words = que, qu, quoi, quel, quelle, quels, quelles, qui, combien, pourquoi, quand, qu’est ce que, qu’est ce qu’il y a, qu’est ce qui, qu’est ce qui est, qu’y a t il, que y a t il, est ce que, est ce qu’il y a, est ce, y a t il, il y a quoi, il y a, c’est quoi, c’est quoi sur, est, sont, est il, est elle, es, a t on, ai je, puis je, peux tu, pouvez vous, peut on, dois je, je peux, je dois,
    dis moi, dites moi, dis, dites, dites moi ce qu’il y a, ce qu’il y a, montre, montre moi, montrez, montrez moi, montrer, lis, lis moi, lisez, lire, décris, décrivez, voir, fais voir, faites voir, voyons, regarde, regarder, liste, je veux savoir, je voudrais savoir, j’aimerais savoir, savoir, sais tu, savez vous, question, vérifie, vérifier, occupée, occupé, prise, quelque chose, contenu, que contient, contient, quid

# Words that add nothing.
little-words = mienne, tienne, le, la, les, l, un, une, des, du, de, d, ce, c, cet, cette, ces, ça, cela, celle, celles, celui, ceux, là, ici, y, en, sur, dans, à, au, aux, a, par, pour, avec, et, puis, alors, donc, maintenant, encore, je, j, tu, t, vous, nous, on, il, elle, ils, elles, me, m, te, se, s, moi, toi, lui, leur, mon, ma, mes, votre, vos, ton, ta, tes, son, sa, ses,
    s’il vous plaît, s’il te plaît, svp, stp, merci, merci beaucoup, ok, okay, bon, bien, eh bien, allez, allons y, hein, euh, bonjour, salut, ordinateur, adversaire, mon adversaire, joueur, voudrais, aimerais, veux, vais, vas, va, j’aimerais, je voudrais, je veux, je vais, pièce, pièces, pion, pions, toute, toutes, tout, tous, déjà, aussi, ensuite, juste, seulement, prochaine, suivante, posée, posées, placée, placées, placé, mis, mise,
    couleur, de couleur, forme, de forme, hauteur, de hauteur, taille, texture, remplissage, numéro, lettre, oui, je crois, je pense, je vois, partie, qui est, qui sont, qui soit, qui a, coin, trouve, trouvent, jusqu’à, celle qui est, un peu

# More words for the greetings; each is a whole line.
greet-hello = bonjour, bonsoir, salut, coucou, hello, bonjour à vous, salut à toi, bonjour à tous
greet-good-luck = bonne chance, bonne partie, bonne chance à vous, bon jeu, bon courage, que le meilleur gagne, bonne chance à toi
greet-well-played = bien joué, belle partie, beau coup, bravo, bravo bien joué, bien vu, félicitations, joli coup, belle partie bravo
greet-thanks = merci, merci beaucoup, merci bien, mille mercis, merci pour la partie, merci à vous, merci à toi
greet-one-moment = un instant, un instant s’il vous plaît, un moment, un moment s’il vous plaît, une minute, une seconde, une minute s’il vous plaît, attendez, attends, attendez un instant, patientez, je reviens, deux secondes
greet-oops = oups, oh non, zut, mince, aïe, désolé, désolée, pardon je me suis trompé
greet-bye = à bientôt, au revoir, salut à bientôt, à plus, à plus tard, à la prochaine, bonne nuit, ciao, bonne soirée, bonne journée
