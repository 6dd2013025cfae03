# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } rejoint la partie.
    .spoken = { $player } rejoint la partie.
    .braille = { $player } arrive
event-throw = { $first } fait { $one } au dé, { $second } fait { $two }.
    .spoken = { $first } fait { $one } au dé, { $second } fait { $two }.
    .braille = { $first } : { $one }, { $second } : { $two }
event-starts = { $player } commence.
    .spoken = { $player } commence.
    .braille = { $player } commence
event-starts-swapped = Revanche : cette fois, c’est { $player } qui commence.
    .spoken = { $player } commence cette fois.
    .braille = { $player } commence
event-given = { $player } donne { $piece }.
    .spoken = { $piece } : { $player } donne cette pièce.
    .braille = { $player } donne { $piece }
event-placed = { $player } place { $piece } en { $square }.
    .spoken = { $square } : { $player } place la pièce { $piece }.
    .braille = { $player } { $square } { $piece }
event-call-made = { $player } annonce QUARTO ! et montre : { $shape }.
    .spoken = QUARTO ! { $player } montre : { $shape }.
    .braille = { $player } QUARTO { $shape }
event-wrong-call = { $player } annonce QUARTO ! et montre : { $shape }. C’est une fausse annonce.
    .spoken = Fausse annonce. { $player } montre : { $shape }.
    .braille = { $player } faux { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player } en est à { $count } fausse annonce ; la troisième fait perdre.
       *[other] { $player } en est à { $count } fausses annonces ; la troisième fait perdre.
    }
    .spoken = Fausses annonces : { $player } en est à { $count } sur 3.
    .braille = faux { $count } sur 3
event-done = { $player } dit « terminé ».
    .spoken = Terminé, dit { $player }.
    .braille = { $player } terminé
event-lapsed-time = Temps écoulé pour { $player } : cela revient à dire « terminé ».
    .spoken = Temps écoulé pour { $player } : cela revient à dire terminé.
    .braille = { $player } temps, terminé
event-lapsed-absence = { $player } a quitté la partie : cela revient à dire « terminé ».
    .spoken = { $player } a quitté la partie : cela revient à dire terminé.
    .braille = { $player } plus là, terminé
event-attempted-square = { $player } essaie de placer sa pièce en { $square }, mais la case est occupée.
    .spoken = { $square }, case occupée : { $player } a essayé d’y placer sa pièce.
    .braille = { $player } { $square } occupée
event-attempted-piece = { $player } essaie de donner { $piece }, mais elle n’est plus dans la réserve.
    .spoken = Plus dans la réserve : { $piece }. { $player } a essayé de donner cette pièce.
    .braille = { $player } { $piece } plus là
event-board-felt = { $player } touche le plateau.
    .spoken = { $player } touche le plateau.
    .braille = { $player } touche
event-asked = { $player } pose une question : { $question }.
    .spoken = { $player } pose une question : { $question }.
    .braille = { $player } demande { $question }
event-questions-left = { PLURAL_ZERO($count) ->
        [zero] Il ne reste aucune question pour ce tour.
        [one] Il reste { $count } question pour ce tour.
       *[other] Il reste { $count } questions pour ce tour.
    }
    .spoken = { PLURAL_ZERO($count) ->
        [zero] Plus aucune question.
        [one] Encore { $count } question.
       *[other] Encore { $count } questions.
    }
    .braille = reste { $count }
event-attempt-warning = Encore une tentative de ce genre pendant ce tour, et c’est perdu.
    .spoken = Encore une tentative de ce genre, et c’est perdu.
    .braille = prochaine perd
event-draw-offered = { $player } propose le match nul.
    .spoken = { $player } propose le match nul.
    .braille = { $player } match nul ?
event-draw-declined = { $player } refuse le match nul.
    .spoken = { $player } refuse le match nul.
    .braille = { $player } refuse
event-takeback-asked = { $player } demande à reprendre un coup.
    .spoken = { $player } demande à reprendre un coup.
    .braille = { $player } reprendre ?
event-takeback-declined = { $player } n’est pas d’accord.
    .spoken = { $player } n’est pas d’accord.
    .braille = { $player } non
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = Pour répondre, tapez « { $accept } » ou « { $decline } ».
    .spoken = Pour répondre, tapez « { $accept } » ou « { $decline } ».
    .braille = { $accept } ou { $decline }
event-taken-back = { $player } reprend un coup.
    .spoken = { $player } reprend un coup.
    .braille = { $player } reprend
event-extended = { $player } reçoit { $time } de plus.
    .spoken = { $player } reçoit { $time } de plus.
    .braille = { $player } + { $time }
event-rematch-offered = { $player } propose une revanche.
    .spoken = { $player } propose une revanche.
    .braille = { $player } revanche ?
event-rematch-agreed = Revanche acceptée.
    .spoken = Revanche acceptée.
    .braille = revanche
event-greeted = { $player } : { $greeting }
    .spoken = { $player } dit : { $greeting }
    .braille = { $player } : { $greeting }
event-clock-warning = Il reste { $time } à { $player }.
    .spoken = Plus que { $time } pour { $player }.
    .braille = { $time }

# What players may say to each other, a whole sentence each: warm, and the same to everybody.
greeting-hello = Bonjour !
greeting-good-luck = Bonne chance !
greeting-well-played = Bien joué !
greeting-thanks = Merci !
greeting-one-moment = Un instant, s’il vous plaît.
greeting-oops = Oups !
greeting-bye = À bientôt !

# How a game ended. $alignments is one or more of `alignment`.
event-won = QUARTO ! { $winner } gagne : { $alignments }.
    .spoken = { $winner } gagne : { $alignments }.
    .braille = { $winner } gagne { $alignments }
event-won-wrong-call = { $winner } gagne : { $loser } a fait une fausse annonce ({ $shape }).
    .spoken = { $winner } gagne : { $loser } a fait une fausse annonce, { $shape }.
    .braille = { $winner } gagne, faux { $shape }
event-full-board = Match nul : toutes les pièces sont placées et personne n’a gagné.
    .spoken = Match nul : toutes les pièces sont placées.
    .braille = match nul
event-resigned = { $loser } abandonne. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } abandonne.
    .braille = { $winner } gagne, { $loser } abandonne
event-out-of-time = { $loser } a épuisé son temps. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } a épuisé son temps.
    .braille = { $winner } gagne, temps
event-agreed = Match nul d’un commun accord.
    .spoken = Match nul d’un commun accord.
    .braille = match nul, accord
event-abandoned = { $loser } a quitté la partie. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } a quitté la partie.
    .braille = { $winner } gagne, { $loser } plus là
event-lost-by-attempts = { $loser } a tenté deux coups impossibles. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } a tenté deux coups impossibles.
    .braille = { $winner } gagne, tentatives
event-not-finished = La partie n’est pas terminée.
    .spoken = La partie n’est pas terminée.
    .braille = pas terminée
event-missed = Alignement manqué après le coup n° { $placement } : { $alignment }.
    .spoken = Manqué après le coup numéro { $placement } : { $alignment }.
    .braille = manqué { $placement } : { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, donnez une pièce.
    .spoken = { $player }, donnez une pièce.
    .braille = { $player } donnez
prompt-place = { $player }, placez { $piece }.
    .spoken = { $player }, votre pièce : { $piece }. Placez-la.
    .braille = { $player } placez { $piece }
prompt-last-call = { $player }, toutes les pièces sont placées : annoncez QUARTO ! ou dites « terminé ».
    .spoken = { $player }, le plateau est plein : annoncez QUARTO ou dites terminé.
    .braille = { $player } annoncez ou terminé
prompt-last-done = { $player }, toutes les pièces sont placées : dites « terminé ».
    .spoken = { $player }, le plateau est plein : dites terminé.
    .braille = { $player } dites terminé
prompt-waiting = { $player } réfléchit…
    .spoken = { $player } réfléchit.
    .braille = { $player }…
prompt-seat = En attente de l’autre joueur…
    .spoken = En attente de l’autre joueur.
    .braille = place libre…

# Who plays.
player-level = Ordinateur { $level }
player-bot = { $name } (bot)
player-greedy = Ordinateur (glouton)
player-first = Invité
player-second = Invité 2

# What the players agreed on.
terms-lines = On gagne avec une ligne, une colonne ou une diagonale.
terms-squares = On gagne avec une ligne, une colonne, une diagonale ou un bloc de deux sur deux.
terms-all-traits = Les quatre caractéristiques comptent.
terms-traits = { PLURAL($count) ->
        [one] Une seule caractéristique compte : { $traits }.
       *[other] Seules ces caractéristiques comptent : { $traits }.
    }
terms-auto = Un alignement fait gagner aussitôt.
terms-three = Un alignement ne fait gagner que le joueur qui l’annonce. La troisième fausse annonce fait perdre.
terms-loses = Un alignement ne fait gagner que le joueur qui l’annonce. Une fausse annonce fait perdre.
terms-free = Un alignement ne fait gagner que le joueur qui l’annonce. Les fausses annonces ne coûtent rien.
terms-assist = On peut demander des conseils.
terms-takebacks-free = On peut reprendre ses coups.
terms-takebacks-ask = On peut reprendre un coup si l’adversaire est d’accord.
terms-claims = Quand un joueur s’absente cinq minutes pendant son tour, l’autre peut réclamer la victoire.
terms-clock-move = Temps : { $time } par coup.
terms-clock-total = Temps : { $time } pour toute la partie, plus { $increment } par coup.
# The same without an increment.
terms-clock-whole = Temps : { $time } pour toute la partie.
terms-multiplier = { $player } dispose de { $percent } % de ce temps.
terms-touch = À l’aveugle : le plateau est caché. À votre tour, vous pouvez poser autant de questions que vous voulez.
terms-queries = { PLURAL($count) ->
        [one] À l’aveugle : le plateau est caché. À votre tour, vous pouvez poser { $count } question.
       *[other] À l’aveugle : le plateau est caché. À votre tour, vous pouvez poser { $count } questions.
    }
terms-memory = À l’aveugle : le plateau est caché, et vous ne pouvez poser aucune question.

# Answers to questions.
answer-hand = En main : { $piece }.
answer-hand-none = Aucune pièce en main.
answer-left = { PLURAL($count) ->
        [one] Il reste { $count } pièce : { $pieces }.
       *[other] Il reste { $count } pièces : { $pieces }.
    }
answer-left-none = Il ne reste aucune pièce.
answer-where-none = Nulle part.
answer-last-none = Aucun coup pour l’instant.
answer-clock = { $player } : { $time }
answer-clock-none = Cette partie se joue sans chrono.
# To whoever asks for the moves of a blindfold game.
answer-hidden = Le plateau est caché. Vous pourrez lire les coups une fois la partie terminée.

# Questions, as they are told to the opponent in a blindfold game.
question-board = tout le plateau
question-left = les pièces qui restent
question-where = les pièces { $values }
question-placed = toutes les pièces du plateau
question-empty = les cases vides
question-left-like = les pièces { $values } qui restent

# Spans of time.
time-seconds = { PLURAL($count) ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
time-minutes = { PLURAL($count) ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-both = { $minutes } et { $seconds }

# Why something cannot be done, and what to do instead.
refused-game-over = La partie est terminée.
refused-not-your-turn = C’est à votre adversaire de jouer.
refused-give-first = Donnez d’abord une pièce.
refused-place-first = Placez d’abord { $piece }.
refused-only-done = Toutes les pièces sont placées : annoncez QUARTO ! ou dites « terminé ».
refused-gone = Cette pièce n’est plus dans la réserve : { $piece }. Choisissez-en une autre.
refused-occupied = La case { $square } est occupée. Choisissez une case vide.
refused-no-calls = Inutile d’annoncer dans cette partie : un alignement suffit pour gagner.
refused-not-a-shape = Dans cette partie, ceci ne fait pas gagner : { $shape }.
refused-no-window = Il n’y a encore rien à annoncer.
refused-not-your-window = Pour l’instant, c’est votre adversaire qui peut annoncer.
refused-call-used = Vous avez déjà fait une annonce. La prochaine sera possible quand une autre pièce aura été placée.
refused-not-started = La partie n’a pas encore commencé.
refused-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-seat-taken = Cette place est déjà prise.
refused-time-is-up = Le temps est écoulé.
refused-no-clock = Aucun chrono ne tourne.
refused-nothing = Pour quitter, fermez cette page.
refused-bad-list = Envoyez une seule action, ou bien une case où placer la pièce, suivie d’une pièce à donner, d’une annonce ou de « terminé ».
refused-offered = Vous l’avez déjà demandé. Continuez à jouer, et redemandez plus tard.
refused-not-offered = Il n’y a rien à accepter ni à refuser.
refused-no-assistance = Cette partie se joue sans conseils.
refused-no-takebacks = Dans cette partie, on ne peut pas reprendre ses coups.
refused-nothing-to-take-back = Il n’y a aucun coup à reprendre.
refused-not-blindfold = Le plateau n’est pas caché.
refused-no-question-left = Il ne vous reste aucune question pour ce tour.
refused-no-questions = Dans cette partie, on ne peut poser aucune question.
refused-too-much-asked = Cela fait plus d’une question. Posez une question sur une case, une ligne, une colonne, une diagonale, un bloc ou les pièces qui restent.
refused-enough = Cette partie est devenue très longue. Désormais, on ne peut plus que jouer, annoncer ou mettre fin à la partie.
refused-no-claims = Dans cette partie, on ne peut pas réclamer la victoire.
refused-not-abandoned = L’absence de votre adversaire n’a pas encore assez duré.
refused-enough-greetings = Vous ne pouvez plus envoyer de petits mots dans cette partie.
