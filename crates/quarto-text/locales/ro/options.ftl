# What players choose before a game, and in the settings.
option-opponent = Adversar
option-opponent-computer = Calculator
option-opponent-person = Altă persoană, aici
option-level = Nivel
option-level-easy = { $level } – abia a învățat jocul
option-level-plain = { $level }
option-level-perfect = { $level } – nu greșește niciodată
option-start = Cine începe
option-start-dice = Hotărăște zarul
option-start-me = Tu
option-start-other = Adversarul
option-shapes = Forme câștigătoare
option-shapes-lines = Linii
option-shapes-squares = Linii și blocuri 2×2
option-traits = Ce trăsături contează
option-calling = Strigare
option-calling-official = QUARTO! trebuie strigat
option-calling-auto = Câștig automat
option-wrong-call = Strigări greșite
option-wrong-call-three = A treia pierde
option-wrong-call-loses = Prima pierde
option-wrong-call-free = Nu costă nimic
option-assist = Asistență
option-takebacks = Mutări luate înapoi
option-takebacks-usual = după cum e partida
option-takebacks-free = oricând
option-takebacks-ask = dacă adversarul este de acord
option-takebacks-none = niciodată
option-clock = Ceas
option-clock-move = { $time } pe mutare
option-clock-total = { $time } + { $increment }
option-blindfold = Pe nevăzute
option-blindfold-touch = Întrebi oricât vrei
option-blindfold-queries = { PLURAL($count) ->
        [one] { $count } întrebare pe mutare
        [few] { $count } întrebări pe mutare
       *[other] { $count } de întrebări pe mutare
    }
option-blindfold-memory = Doar din memorie
option-edition = Ediție
option-edition-classic = Clasică (piese deschise și închise)
option-edition-access = Access (piese netede și striate)
option-language = Limbă
option-name = Numele tău
option-other-name = Celălalt nume
option-on = da
option-off = nu
option-none = nu
option-own-time = Partea mea din timp
option-other-time = Partea din timp a celeilalte persoane
