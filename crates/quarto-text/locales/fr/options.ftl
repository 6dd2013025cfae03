# What players choose before a game, and in the settings.
option-opponent = Adversaire
option-opponent-computer = Ordinateur
option-opponent-person = Une autre personne ici
option-level = Niveau
option-level-easy = { $level } – { $animal }, pour débuter
option-level-plain = { $level } – { $animal }
option-level-perfect = { $level } – { $animal }, ne se trompe jamais
# The animals that stand for the levels, from 1 to 10.
animal-mouse = Souris
animal-rabbit = Lapin
animal-hedgehog = Hérisson
animal-cat = Chat
animal-dog = Chien
animal-bear = Ours
animal-badger = Blaireau
animal-stag = Cerf
animal-fox = Renard
animal-owl = Hibou
option-start = Qui commence
option-start-dice = Tirage aux dés
option-start-me = Vous
option-start-other = L’adversaire
option-shapes = Alignements gagnants
option-shapes-lines = Lignes, colonnes, diagonales
option-shapes-squares = Lignes, colonnes, diagonales, blocs 2×2
option-traits = Caractéristiques qui comptent
option-calling = Annonce
option-calling-official = Il faut annoncer QUARTO !
option-calling-auto = Automatique
option-wrong-call = Fausses annonces
option-wrong-call-three = La troisième fait perdre
option-wrong-call-loses = La première fait perdre
option-wrong-call-free = Sans conséquence
option-assist = Conseils
option-takebacks = Reprise des coups
option-takebacks-usual = selon le type de partie
option-takebacks-free = à tout moment
option-takebacks-ask = si l’adversaire est d’accord
option-takebacks-none = jamais
option-clock = Chrono
option-clock-move = { $time } par coup
option-clock-total = { $time } + { $increment } par coup
option-best-of = Match
option-best-of-none = une partie après l’autre
# $count (number)
option-best-of-games = au meilleur des { $count }
# $count (number)
option-best-of-decider = au meilleur des { $count } ; à égalité, les blocs décident
option-blindfold = À l’aveugle
option-blindfold-touch = Questions à volonté
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } question par tour
       *[other] { $count } questions par tour
    }
option-blindfold-memory = De mémoire seulement
option-edition = Édition
option-edition-classic = Classique (pièces claires et foncées)
option-edition-access = Access (pièces lisses et rainurées)
option-language = Langue
option-name = Votre nom
option-other-name = Nom de l’adversaire
option-on = oui
option-off = non
option-none = non
option-own-time = Votre temps de réflexion
option-other-time = Temps de l’adversaire
# How much time a player has, of what was agreed on.
option-percent = { $percent } %
option-percent-usual = { $percent } % (normal)
