# Lessons: what is to be done, why an answer is wrong, and what is said around it. The lessons themselves are files of their own.

task-pick = Choisissez une pièce { $value }.
task-give = Donnez n’importe quelle pièce.
task-give-safe = Donnez une pièce qui ne fait pas gagner votre adversaire.
task-place = Placez votre pièce sur une case vide.
task-place-to-win = Placez votre pièce pour gagner.
task-place-safe = Placez votre pièce de façon à pouvoir encore en donner une sans risque.
task-well = Trouvez le meilleur coup.
task-call = Trouvez l’alignement et annoncez QUARTO !
task-decide = Y a-t-il quelque chose à annoncer ? Sinon, continuez.
right = Très bien !
right-alignment = Très bien : { $alignments }.
hint-answer = Une possibilité : { $action }.
mistake-not-given = Ici, choisissez une pièce à donner.
mistake-not-placed = Ici, placez votre pièce sur une case.
mistake-not-called = Pas encore : annoncez d’abord QUARTO ! et montrez la ligne.
mistake-other-trait = Celle-ci est { $is }, et non { $wanted }.
mistake-nothing-made = Cela ne fait pas quatre pièces semblables. Cherchez une ligne de trois pièces qui ont un point commun avec la vôtre.
mistake-lets-win = Avec cette pièce, votre adversaire gagne en { $square } : il y manque une pièce { $value } ({ $shape }).
mistake-nothing-safe = Après cela, toute pièce que vous donneriez ferait gagner votre adversaire.
mistake-not-full = Il reste une case vide : { $shape }.
mistake-nothing-shared = Ces quatre pièces n’ont rien en commun qui compte : { $shape }.
mistake-expired = Trop tard : { $alignment }. Cet alignement date d’avant, et personne ne l’a annoncé.
mistake-missed = Regardez encore : { $alignment }. Il faut l’annoncer !
mistake-spoils = Avant : { $before }. Après : { $after }. Il y a mieux.
# $number (number), $count (number)
lesson-begins = Leçon { $number } sur { $count } : { $title }
# $number (number), $count (number)
lesson-step = Étape { $number } sur { $count }.
lesson-done = Leçon terminée.
course-done = Vous avez fini tout le cours. Bon jeu !
lesson-mark-done = terminée
lesson-unknown = Il n’y a pas de leçon « { $name } ». Les leçons sont : { $names }.
learn-help = Répondez comme dans une partie : une case comme b2, « donner » avec une pièce, « quarto » avec une ligne. Aussi : { $hint }, { $board }, { $again }, { $quit }.
learn-goodbye = À bientôt ! « quarto learn » reprendra ici.

# On pages.
learn-intro = Des leçons courtes, une chose à la fois. Arrêtez quand vous voulez.
learn-continue = Continuer : { $title }
learn-step-next = Suivant
learn-lesson-next = Leçon suivante : { $title }
learn-ask-hint = Conseil
learn-type = Ou tapez votre réponse
learn-all = Toutes les leçons
