# What players choose before a game, and in the settings.
option-opponent = Adversar
option-opponent-computer = Calculator
option-opponent-person = Altă persoană, aici
option-level = Nivel
option-level-easy = { $level } – { $animal }, începător
option-level-plain = { $level } – { $animal }
option-level-perfect = { $level } – { $animal }, nu greșește niciodată
# The animals that stand for the levels, from 1 to 10.
animal-mouse = Șoricel
animal-rabbit = Iepuraș
animal-hedgehog = Arici
animal-cat = Pisică
animal-dog = Câine
animal-bear = Urs
animal-badger = Bursuc
animal-stag = Cerb
animal-fox = Vulpe
animal-owl = Bufniță
option-start = Cine începe
option-start-dice = Hotărăște zarul
option-start-me = Tu
option-start-other = Adversarul
option-shapes = Forme câștigătoare
option-shapes-lines = Linii
option-shapes-squares = Linii și blocuri 2×2
option-traits = Trăsături care contează
option-calling = Cum se câștigă
option-calling-official = Se anunță QUARTO!
option-calling-auto = Automat
option-wrong-call = Anunțuri greșite
option-wrong-call-three = La al treilea pierzi
option-wrong-call-loses = La primul pierzi
option-wrong-call-free = Nu costă nimic
option-assist = Sfaturi
option-takebacks = Mutări luate înapoi
option-takebacks-usual = după tipul partidei
option-takebacks-free = oricând vrei
option-takebacks-ask = dacă adversarul este de acord
option-takebacks-none = niciodată
option-clock = Ceas
option-clock-move = { $time } pe mutare
option-clock-total = { $time } + { $increment } pe mutare
option-best-of = Meci
option-best-of-none = partidă după partidă
# $count (number)
option-best-of-games = cel mai bun din { $count }
# $count (number)
option-best-of-decider = cel mai bun din { $count }; la egalitate decid blocurile
option-blindfold = Cu ochii legați
option-blindfold-touch = Întrebări nelimitate
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } întrebare pe mutare
        [few] { $count } întrebări pe mutare
       *[other] { $count } de întrebări pe mutare
    }
option-blindfold-memory = Doar din memorie
option-edition = Ediție
option-edition-classic = Clasică (culoare deschisă sau închisă)
option-edition-access = Access (textură netedă sau striată)
option-language = Limbă
option-name = Numele tău
option-other-name = Numele adversarului
option-on = da
option-off = nu
option-none = nu
option-own-time = Timpul tău de gândire
option-other-time = Timpul de gândire al adversarului
# How much time a player has, of what was agreed on.
option-percent = { $percent }%
option-percent-usual = { $percent }% (normal)
