# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } prend place.
    .spoken = { $player } prend place.
    .braille = { $player } prend place
event-throw = { $first } fait { $one } aux dés, { $second } fait { $two }.
    .spoken = { $first } fait { $one } aux dés, { $second } fait { $two }.
    .braille = { $first } { $one }, { $second } { $two }
event-starts = { $player } commence.
    .spoken = { $player } commence.
    .braille = { $player } commence
event-starts-swapped = Nouvelle partie : cette fois, { $player } commence.
    .spoken = { $player } commence cette fois.
    .braille = { $player } commence
event-given = { $player } donne { $piece }.
    .spoken = { $piece } : { $player } donne cette pièce.
    .braille = { $player } donne { $piece }
event-placed = { $player } place { $piece } en { $square }.
    .spoken = { $square } : { $player } place la pièce { $piece }.
    .braille = { $player } { $square } { $piece }
event-call-made = { $player } annonce QUARTO ! en { $shape }.
    .spoken = QUARTO ! { $player } l’annonce en { $shape }.
    .braille = { $player } QUARTO { $shape }
event-wrong-call = { $player } annonce QUARTO ! en { $shape }. L’annonce est fausse.
    .spoken = Annonce fausse : { $player } annonce QUARTO en { $shape }.
    .braille = { $player } faux { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player } en est à une annonce fausse ; la troisième fait perdre.
       *[other] { $player } en est à { $count } annonces fausses ; la troisième fait perdre.
    }
    .spoken = Annonces fausses : { $player } en est à { $count } sur 3.
    .braille = faux { $count } sur 3
event-done = { $player } dit « terminé ».
    .spoken = Terminé, dit { $player }.
    .braille = { $player } terminé
event-lapsed-time = { $player } n’a plus de temps : cela revient à dire « terminé ».
    .spoken = { $player } n’a plus de temps : cela revient à dire « terminé ».
    .braille = { $player } temps, terminé
event-lapsed-absence = { $player } n’est plus là : cela revient à dire « terminé ».
    .spoken = { $player } n’est plus là : cela revient à dire « terminé ».
    .braille = { $player } plus là, terminé
event-attempted-square = { $player } essaie de jouer en { $square }, mais la case est occupée.
    .spoken = { $square }, case occupée : { $player } essaie d’y jouer.
    .braille = { $player } { $square } occupée
event-attempted-piece = { $player } essaie de donner { $piece }, mais elle n’est plus dans la réserve.
    .spoken = Plus dans la réserve : { $player } essaie de donner la pièce { $piece }.
    .braille = { $player } { $piece } plus là
event-board-felt = { $player } touche le plateau.
    .spoken = { $player } touche le plateau.
    .braille = { $player } touche
event-asked = { $player } demande : { $question }.
    .spoken = { $player } demande : { $question }.
    .braille = { $player } demande { $question }
event-questions-left = { PLURAL($count) ->
        [one] Il reste { $count } question pour ce tour.
       *[other] Il reste { $count } questions pour ce tour.
    }
    .spoken = { PLURAL($count) ->
        [one] Questions restantes : { $count }.
       *[other] Questions restantes : { $count }.
    }
    .braille = reste { $count }
event-attempt-warning = Le prochain essai de ce genre dans ce tour fait perdre.
    .spoken = Le prochain essai de ce genre fait perdre.
    .braille = prochain perd
event-draw-offered = { $player } propose la nulle.
    .spoken = { $player } propose la nulle.
    .braille = { $player } nulle ?
event-draw-declined = { $player } refuse la nulle.
    .spoken = { $player } refuse la nulle.
    .braille = { $player } pas nulle
event-takeback-asked = { $player } demande à reprendre son coup.
    .spoken = { $player } demande à reprendre son coup.
    .braille = { $player } reprendre ?
event-takeback-declined = { $player } n’est pas d’accord.
    .spoken = { $player } n’est pas d’accord.
    .braille = { $player } non
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = Pour répondre, tapez « { $accept } » ou « { $decline } ».
    .spoken = Pour répondre, tapez « { $accept } » ou « { $decline } ».
    .braille = { $accept } ou { $decline }
event-taken-back = { $player } reprend son coup.
    .spoken = { $player } reprend son coup.
    .braille = { $player } reprend
event-extended = { $player } reçoit { $time } de plus.
    .spoken = { $player } reçoit { $time } de plus.
    .braille = { $player } plus { $time }
event-rematch-offered = { $player } aimerait refaire une partie.
    .spoken = { $player } aimerait refaire une partie.
    .braille = { $player } encore ?
event-rematch-agreed = C’est d’accord : on refait une partie.
    .spoken = C’est d’accord : on refait une partie.
    .braille = encore
event-greeted = { $player } : { $greeting }
    .spoken = { $player } dit : { $greeting }
    .braille = { $player } : { $greeting }
event-clock-warning = Il reste { $time } à { $player }.
    .spoken = Il reste { $time } à { $player }.
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
event-won-wrong-call = { $winner } gagne : { $loser } a fait une annonce fausse en { $shape }.
    .spoken = { $winner } gagne : { $loser } a fait une annonce fausse en { $shape }.
    .braille = { $winner } gagne, faux { $shape }
event-full-board = Partie nulle : toutes les pièces sont placées et personne n’a gagné.
    .spoken = Partie nulle : toutes les pièces sont placées.
    .braille = nulle
event-resigned = { $loser } abandonne. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } abandonne.
    .braille = { $winner } gagne, { $loser } abandonne
event-out-of-time = { $loser } n’a plus de temps. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } n’a plus de temps.
    .braille = { $winner } gagne, temps
event-agreed = Partie nulle d’un commun accord.
    .spoken = Partie nulle d’un commun accord.
    .braille = nulle, accord
event-abandoned = { $loser } a quitté la partie. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } a quitté la partie.
    .braille = { $winner } gagne, { $loser } plus là
event-lost-by-attempts = { $loser } a tenté deux fois un coup impossible. { $winner } gagne.
    .spoken = { $winner } gagne : { $loser } a tenté deux fois un coup impossible.
    .braille = { $winner } gagne, tentatives
event-not-finished = La partie n’est pas terminée.
    .spoken = La partie n’est pas terminée.
    .braille = La partie n’est pas terminée.
event-missed = Alignement manqué après le placement n° { $placement } : { $alignment }.
    .spoken = Manqué après le placement numéro { $placement } : { $alignment }.
    .braille = manqué { $placement } : { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, donnez une pièce.
    .spoken = { $player }, donnez une pièce.
    .braille = { $player } donnez
prompt-place = { $player }, placez { $piece }.
    .spoken = { $player }, votre pièce : { $piece }. Placez-la.
    .braille = { $player } placez { $piece }
prompt-last-call = { $player }, le plateau est plein : annoncez QUARTO ! ou dites « terminé ».
    .spoken = { $player }, le plateau est plein : annoncez QUARTO ou dites « terminé ».
    .braille = { $player } annoncez ou terminé
prompt-last-done = { $player }, le plateau est plein : dites « terminé ».
    .spoken = { $player }, le plateau est plein : dites « terminé ».
    .braille = { $player } dites terminé
prompt-waiting = { $player } réfléchit…
    .spoken = { $player } réfléchit.
    .braille = { $player }…
prompt-seat = On attend que l’autre personne prenne place…
    .spoken = On attend que l’autre personne prenne place.
    .braille = place libre…

# Who plays.
player-level = Niveau { $level }
player-bot = { $name } (bot)
player-greedy = Ordinateur (glouton)
player-first = Joueur 1
player-second = Joueur 2

# What the players agreed on.
terms-lines = Les lignes, les colonnes et les diagonales font gagner.
terms-squares = Les lignes, les colonnes, les diagonales et les blocs de deux sur deux font gagner.
terms-all-traits = Les quatre caractéristiques comptent.
terms-traits = { PLURAL($count) ->
        [one] Une seule caractéristique compte : { $traits }.
       *[other] Seules ces caractéristiques comptent : { $traits }.
    }
terms-auto = Un alignement fait gagner sur-le-champ.
terms-three = Un alignement fait gagner le joueur qui l’annonce ; à sa troisième annonce fausse, un joueur perd.
terms-loses = Un alignement fait gagner le joueur qui l’annonce ; une annonce fausse fait perdre.
terms-free = Un alignement fait gagner le joueur qui l’annonce ; les annonces fausses ne coûtent rien.
terms-assist = Avec assistance : conseils et analyse.
terms-takebacks-free = On peut reprendre ses coups.
terms-takebacks-ask = On peut reprendre un coup si l’adversaire est d’accord.
terms-claims = Qui s’absente cinq minutes alors que c’est son tour peut perdre la partie.
terms-clock-move = Temps : { $time } par coup.
terms-clock-total = Temps : { $time } pour toute la partie, plus { $increment } à chaque coup.
terms-multiplier = { $player } dispose de { $percent } % de ce temps.
terms-touch = À l’aveugle : le plateau est caché. À votre tour, vous pouvez demander autant que vous voulez.
terms-queries = { PLURAL($count) ->
        [one] À l’aveugle : le plateau est caché. À votre tour, vous pouvez poser { $count } question.
       *[other] À l’aveugle : le plateau est caché. À votre tour, vous pouvez poser { $count } questions.
    }
terms-memory = À l’aveugle : le plateau est caché, et vous ne pouvez rien demander.

# Answers to questions.
answer-hand = En main : { $piece }.
answer-hand-none = Aucune pièce en main.
answer-left = { PLURAL($count) ->
        [one] Il reste { $count } pièce : { $pieces }.
       *[other] Il reste { $count } pièces : { $pieces }.
    }
# The same before a list, one piece a line.
answer-left-count = { PLURAL($count) ->
        [one] Il reste { $count } pièce :
       *[other] Il reste { $count } pièces :
    }
answer-left-none = Il ne reste aucune pièce.
answer-where-none = Sur aucune case.
answer-last-none = Rien n’a encore été joué.
answer-clock = { $player } : { $time }
answer-clock-none = Il n’y a pas de pendule dans cette partie.
# To whoever asks for the moves of a blindfold game.
answer-hidden = Le plateau est caché. Les coups pourront être lus une fois la partie finie.

# Questions, as they are told to the opponent in a blindfold game.
question-board = tout le plateau
question-left = les pièces qui restent
question-where = où sont les pièces { $values }

# Spans of time.
time-seconds = { PLURAL($count) ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
time-minutes = { PLURAL($count) ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-both = { $minutes } { $seconds }

# Why something cannot be done, and what to do instead.
refused-game-over = La partie est terminée.
refused-not-your-turn = C’est le tour de l’autre joueur.
refused-give-first = Donnez d’abord une pièce.
refused-place-first = Placez d’abord { $piece }.
refused-only-done = Toutes les pièces sont placées : annoncez QUARTO ! ou dites « terminé ».
refused-gone = Cette pièce n’est plus dans la réserve : { $piece }. Choisissez-en une autre.
refused-occupied = La case { $square } est occupée. Choisissez une case vide.
refused-no-calls = Dans cette partie, on n’annonce rien : un alignement fait gagner sur-le-champ.
refused-not-a-shape = Dans cette partie, cela ne fait pas gagner : { $shape }.
refused-no-window = Aucune pièce ne vient d’être placée : il n’y a rien à annoncer.
refused-not-your-window = C’est à l’autre joueur d’annoncer.
refused-call-used = Vous avez déjà annoncé. Vous le pourrez à nouveau après la prochaine pièce placée.
refused-not-started = La partie n’a pas commencé.
refused-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-seat-taken = La place est déjà prise.
refused-time-is-up = Le temps est écoulé.
refused-no-clock = Aucune pendule ne tourne.
refused-nothing = Il n’y a rien à faire.
refused-bad-list = Envoyez une seule action, ou un placement suivi d’une pièce à donner, d’une annonce ou de « terminé ».
refused-offered = Vous l’avez déjà demandé. Continuez à jouer, et redemandez plus tard.
refused-not-offered = Il n’y a rien à accepter ni à refuser.
refused-no-assistance = Cette partie se joue sans assistance.
refused-no-takebacks = Dans cette partie, on ne reprend pas ses coups.
refused-nothing-to-take-back = Il n’y a aucun coup à reprendre.
refused-not-blindfold = Le plateau n’est pas caché.
refused-no-question-left = Il ne vous reste plus de question pour ce tour.
refused-no-questions = Dans cette partie, on ne peut rien demander.
refused-too-much-asked = Cela fait plus d’une question. Demandez une case, une ligne, une colonne, une diagonale, un bloc ou ce qui reste.
refused-enough = Cette partie est devenue très longue. Il ne reste qu’à jouer, à annoncer ou à terminer la partie.
refused-no-claims = Dans cette partie, on ne peut pas réclamer la victoire.
refused-not-abandoned = L’absence de votre adversaire n’a pas encore assez duré.
refused-enough-greetings = Vous ne pouvez plus envoyer de messages dans cette partie.
