# The rules of the game as a text to read: first in short, then one paragraph per rule. The names end with the
# numbers by which docs/rules.md and the code cite the rules. Where the Access edition has other words, they are in
# the attribute .access, which never speaks of colours first.

rules-title = Les règles du Quarto

rules-short = En bref
rules-s1 = Vous jouez tous les deux avec les mêmes seize pièces, toutes différentes : chacune est claire ou foncée, basse ou haute, ronde ou carrée, pleine ou creuse.
    .access = Vous jouez tous les deux avec les mêmes seize pièces, toutes différentes : chacune est lisse ou rainurée, basse ou haute, ronde ou carrée, pleine ou creuse.
rules-s2 = Vous ne choisissez jamais la pièce que vous placez : c’est votre adversaire qui vous la donne.
rules-s3 = Placez-la sur la case vide de votre choix, puis choisissez une pièce et donnez-la à votre adversaire.
rules-s4 = Cherchez quatre pièces d’une même ligne, colonne ou diagonale qui partagent une caractéristique : toutes hautes, par exemple, ou toutes creuses.
rules-s5 = Quand vous placez la quatrième, annoncez QUARTO ! et montrez-les toutes les quatre avant de donner la pièce suivante : vous avez gagné.
rules-s6 = Si vous ne remarquez rien, votre adversaire peut annoncer QUARTO ! et gagner à votre place ; et si les seize pièces sont placées sans que personne ait gagné, il y a match nul.

rules-material = Le plateau et les pièces
rules-r1 = Le plateau compte seize cases, quatre sur quatre. Il y a seize pièces, toutes différentes : ensemble, elles forment toutes les combinaisons possibles de quatre caractéristiques, qui existent chacune en deux versions.
rules-r2 = Une pièce est claire ou foncée, basse ou haute, ronde ou carrée, pleine ou creuse. Dans l’édition Access, une texture que l’on sent sous les doigts, lisse ou rainurée, remplace la couleur.
    .access = Une pièce est lisse ou rainurée, basse ou haute, ronde ou carrée, pleine ou creuse : les quatre caractéristiques se sentent sous les doigts. Dans l’édition classique, une couleur, claire ou foncée, remplace la texture.
rules-r3 = Au début, toutes les pièces se trouvent à côté du plateau : c’est la réserve. Les pièces n’appartiennent à personne : elles sont toutes communes aux deux joueurs.

rules-course = Le déroulement de la partie
rules-r4 = On tire au sort qui commence, ou l’on se met simplement d’accord. La personne qui commence est le joueur 1.
rules-d9 = Ici, on tire au sort avec des dés : chacun lance le sien, le plus grand nombre commence et, en cas d’égalité, on relance. Les lancers sont enregistrés avec la partie. Pour la revanche, c’est l’autre qui commence.
rules-r5 = Le joueur 1 ne place encore rien, mais choisit une pièce, celle qu’il veut, et la donne au joueur 2.
rules-r6 = Ensuite, tous les tours se ressemblent : placez la pièce reçue sur la case vide de votre choix, puis choisissez une pièce dans la réserve et donnez-la à votre adversaire. C’est donc votre adversaire qui décide de la pièce que vous devez placer, et vous qui décidez de l’endroit.

rules-winning = Gagner
rules-r7 = Quatre pièces d’une même ligne, colonne ou diagonale qui partagent une caractéristique (toutes hautes, par exemple, ou toutes creuses) forment un alignement. Peu importe qui les a placées, et les quatre pièces peuvent avoir plus d’une caractéristique en commun.
rules-r8 = Un alignement ne suffit pas à gagner. Pour gagner, il faut annoncer QUARTO ! et montrer l’alignement.
rules-r9 = Après avoir placé votre pièce, vous pouvez annoncer QUARTO ! tant que vous n’avez pas donné la suivante.
rules-r10 = Si vous donnez la pièce suivante sans avoir rien remarqué, votre adversaire peut annoncer QUARTO ! à ce moment-là, avant de la placer, et gagner à votre place.
rules-r11 = Si votre adversaire place sa pièce sans rien remarquer non plus, cet alignement ne vaut plus rien jusqu’à la fin de la partie. Le jeu continue.
rules-d2 = À chacun de ces moments, le joueur dont c’est le tour a droit à une seule annonce. Inutile de nommer la caractéristique. L’annonce est juste si ce que vous montrez est bien un alignement et si la dernière pièce placée en fait partie. Toute autre annonce est fausse ; elle n’enlève pas à votre adversaire la possibilité d’annoncer.
rules-d3 = Une fausse annonce est signalée et la partie continue ; mais à sa troisième fausse annonce, un joueur perd la partie. Vous pouvez aussi convenir que la toute première fait perdre, ou que les fausses annonces ne coûtent rien.
rules-d4 = Après la seizième pièce, il n’y a plus rien à donner. Le joueur qui l’a placée annonce QUARTO ! ou dit « terminé » ; puis son adversaire annonce QUARTO ! ou dit « terminé ».
rules-r12 = Si les seize pièces sont placées et que personne n’a gagné par une annonce, il y a match nul.
rules-d7 = Vous pouvez aussi convenir de l’annonce automatique : un alignement fait alors gagner aussitôt le joueur qui l’a formé, et personne n’a rien à annoncer.
rules-d10 = On peut abandonner à tout moment, ou proposer un match nul, que l’adversaire accepte ou refuse. Dans une partie en ligne avec chrono, après cinq minutes d’absence d’un joueur pendant son tour, l’autre peut réclamer la victoire.

rules-time = Le temps
rules-r13 = Une partie dure de dix à vingt minutes. En tournoi, on peut accorder à chaque joueur une minute par coup.
rules-d6 = Votre chrono tourne à partir du moment où l’on vous donne une pièce, jusqu’à ce que vous l’ayez placée et ayez donné la suivante ; celui du joueur 1 démarre avec le choix de la toute première pièce. Il y a deux sortes de chrono : le même temps pour chaque coup, ou un temps total pour toute la partie, avec au besoin quelques secondes de plus par coup. Vous pouvez convenir qu’un joueur ait plus de temps que l’autre. Une annonce n’arrête pas le chrono et ne fait pas gagner de temps. Si votre temps est épuisé, vous perdez, sauf après la seizième pièce : à ce moment-là, cela revient à dire « terminé ».

rules-variants = Variantes
rules-r14 = Débutants et enfants : choisissez ensemble une, deux ou trois caractéristiques qui comptent ; les autres ne sont que décoratives. Commencez par une seule et ajoutez-en une autre quand c’est devenu facile.
rules-r15 = Joueurs confirmés : les neuf blocs de quatre cases voisines, deux sur deux, comptent aussi. Quatre pièces qui y partagent une caractéristique forment un alignement.

rules-access = L’édition Access
rules-r16 = L’édition Access est faite pour les joueurs aveugles : les quatre caractéristiques se reconnaissent au toucher. Les joueurs voyants se joignent à eux à armes égales en mettant un bandeau sur les yeux, et tout le monde joue au toucher et de mémoire.
rules-d1 = Lisse correspond à claire, et rainurée à foncée. C’est le même jeu, et chaque joueur choisit les mots qu’il veut entendre : l’un voit une pièce foncée, l’autre entend parler d’une pièce rainurée, et c’est bien la même.
rules-d11 = Dans une partie à l’aveugle, personne ne voit ni le plateau, ni la réserve, ni les coups avant la fin. Chaque action vous est dite une seule fois, au moment où elle a lieu, et vous savez toujours quelle pièce vous avez en main. Avant la partie, vous convenez de ce que vous pourrez demander à votre tour : autant que vous voulez, comme si vous touchiez le plateau ; quelques questions ; ou rien du tout. Toute tentative de jouer sur une case occupée, ou de donner une pièce qui n’est plus dans la réserve, est signalée et, si les questions sont comptées, en coûte une. Quand il ne vous reste plus de question, la deuxième tentative de ce genre dans un même tour fait perdre la partie.

rules-notation = Notation
rules-squares = Les cases vont de a1 à d4 : les colonnes vont de a à d, de gauche à droite, et les lignes de 1 à 4, de haut en bas.
rules-shapes = Les alignements se nomment ligne 1 à ligne 4, colonne a à colonne d, diagonale 1 (de a1 à d4) et diagonale 2 (de d1 à a4). Un bloc porte le nom de sa case en haut à gauche, du bloc a1 au bloc c3.
rules-pieces = Pour les programmes, chaque pièce a une lettre, de A à P. Partez de A, qui est claire, basse, ronde et pleine, et avancez d’une lettre pour foncée, de deux pour haute, de quatre pour carrée et de huit pour creuse : K est claire, haute, ronde et creuse.
    .access = Pour les programmes, chaque pièce a une lettre, de A à P. Partez de A, qui est lisse, basse, ronde et pleine, et avancez d’une lettre pour rainurée, de deux pour haute, de quatre pour carrée et de huit pour creuse : K est lisse, haute, ronde et creuse.

# Said once, quietly: whose game it is, and that this program is not theirs.
rules-r18 = Quarto est un jeu de Blaise Müller, et QUARTO une marque de son éditeur, Gigamic. Ce programme est indépendant de l’un et de l’autre.

# Above the table of pieces on a sheet in braille.
rules-table = Les seize pièces
