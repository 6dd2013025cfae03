# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } intră în joc.
    .spoken = { $player } intră în joc.
    .braille = { $player } intră
event-throw = { $first } aruncă zarul și obține { $one }, { $second } obține { $two }.
    .spoken = { $first } aruncă zarul și obține { $one }, { $second } obține { $two }.
    .braille = { $first }: { $one }, { $second }: { $two }
event-starts = { $player } începe.
    .spoken = { $player } începe.
    .braille = { $player } începe
event-starts-swapped = Încă o partidă: de data aceasta începe { $player }.
    .spoken = { $player } începe de data aceasta.
    .braille = { $player } începe
event-given = { $player } dă { $piece }.
    .spoken = { $piece }: o dă { $player }.
    .braille = { $player } dă { $piece }
event-placed = { $player } așază { $piece } pe { $square }.
    .spoken = { $square }, { $player } așază: { $piece }.
    .braille = { $player } { $square } { $piece }
event-call-made = { $player } anunță QUARTO! și arată { $shape }.
    .spoken = QUARTO! { $player } arată { $shape }.
    .braille = { $player } QUARTO { $shape }
event-wrong-call = { $player } anunță QUARTO! și arată { $shape }. Anunțul este greșit.
    .spoken = Anunț greșit: { $player } arată { $shape }.
    .braille = { $player } greșit { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player }: { $count } anunț greșit până acum; la al treilea pierde.
        [few] { $player }: { $count } anunțuri greșite până acum; la al treilea pierde.
       *[other] { $player }: { $count } de anunțuri greșite până acum; la al treilea pierde.
    }
    .spoken = Anunțuri greșite, { $player }: { $count } din 3.
    .braille = greșit { $count } din 3
event-done = { $player } spune „gata”.
    .spoken = Gata, spune { $player }.
    .braille = { $player } gata
event-lapsed-time = { $player } nu mai are timp: se consideră că a spus „gata”.
    .spoken = { $player } nu mai are timp: se consideră că a spus gata.
    .braille = { $player } timp, gata
event-lapsed-absence = { $player } a plecat: se consideră că a spus „gata”.
    .spoken = { $player } a plecat: se consideră că a spus gata.
    .braille = { $player } a plecat, gata
event-attempted-square = { $player } încearcă { $square }, dar căsuța este ocupată.
    .spoken = { $square } este ocupată: { $player } a încercat acolo.
    .braille = { $player } { $square } ocupată
event-attempted-piece = { $player } încearcă să dea { $piece }, dar aceasta nu mai este în rezervă.
    .spoken = Nu mai este în rezervă: { $piece }. { $player } a încercat s-o dea.
    .braille = { $player } { $piece } luată
event-board-felt = { $player } pipăie tabla.
    .spoken = { $player } pipăie tabla.
    .braille = { $player } pipăie
event-asked = { $player } întreabă despre { $question }.
    .spoken = { $player } întreabă despre { $question }.
    .braille = { $player } întreabă { $question }
event-questions-left = { PLURAL_ZERO($count) ->
        [zero] Nu mai rămâne nicio întrebare la această mutare.
        [one] Mai rămâne { $count } întrebare la această mutare.
        [few] Mai rămân { $count } întrebări la această mutare.
       *[other] Mai rămân { $count } de întrebări la această mutare.
    }
    .spoken = { PLURAL_ZERO($count) ->
        [zero] Nu mai rămâne nicio întrebare.
        [one] Mai rămâne { $count } întrebare.
        [few] Mai rămân { $count } întrebări.
       *[other] Mai rămân { $count } de întrebări.
    }
    .braille = încă { $count }
event-attempt-warning = Încă o încercare de acest fel la această mutare și partida e pierdută.
    .spoken = Încă o încercare de acest fel și partida e pierdută.
    .braille = încă una pierde
event-draw-offered = { $player } propune remiză.
    .spoken = { $player } propune remiză.
    .braille = { $player } remiză?
event-draw-declined = { $player } refuză remiza.
    .spoken = { $player } refuză remiza.
    .braille = { $player } fără remiză
event-takeback-asked = { $player } cere voie să ia mutarea înapoi.
    .spoken = { $player } cere voie să ia mutarea înapoi.
    .braille = { $player } înapoi?
event-takeback-declined = { $player } nu e de acord.
    .spoken = { $player } nu e de acord.
    .braille = { $player } nu
# To the player who is asked for a draw or to let the other one take back.
event-to-answer = Ca să răspunzi, scrie „{ $accept }” sau „{ $decline }”.
    .spoken = Ca să răspunzi, scrie „{ $accept }” sau „{ $decline }”.
    .braille = { $accept } sau { $decline }
event-taken-back = { $player } ia mutarea înapoi.
    .spoken = { $player } ia mutarea înapoi.
    .braille = { $player } înapoi
event-extended = { $player } primește încă { $time }.
    .spoken = { $player } primește încă { $time }.
    .braille = { $player } plus { $time }
event-rematch-offered = { $player } ar vrea încă o partidă.
    .spoken = { $player } ar vrea încă o partidă.
    .braille = { $player } încă una?
event-rematch-agreed = Urmează încă o partidă.
    .spoken = Urmează încă o partidă.
    .braille = încă una
event-greeted = { $player }: { $greeting }
    .spoken = { $player } spune: { $greeting }
    .braille = { $player }: { $greeting }
event-clock-warning = { $player } mai are { $time }.
    .spoken = { $time } mai are { $player }.
    .braille = { $time }

# What players may say to each other, a whole sentence each: warm, and the same to everybody.
greeting-hello = Bună!
greeting-good-luck = Mult noroc!
greeting-well-played = Bine jucat!
greeting-thanks = Mulțumesc!
greeting-one-moment = O clipă, te rog.
greeting-oops = Ups!
greeting-bye = Pe curând!

# How a game ended. $alignments is one or more of `alignment`.
event-won = QUARTO! { $winner } câștigă: { $alignments }.
    .spoken = { $winner } câștigă: { $alignments }.
    .braille = { $winner } câștigă { $alignments }
event-won-wrong-call = { $winner } câștigă: { $loser } a anunțat greșit, arătând { $shape }.
    .spoken = { $winner } câștigă: { $loser } a anunțat greșit, arătând { $shape }.
    .braille = { $winner } câștigă, greșit { $shape }
event-full-board = Remiză: toate piesele sunt așezate și nimeni nu a câștigat.
    .spoken = Remiză: toate piesele sunt așezate.
    .braille = remiză
event-resigned = { $loser } cedează. { $winner } câștigă.
    .spoken = { $winner } câștigă: { $loser } cedează.
    .braille = { $winner } câștigă, { $loser } cedează
event-out-of-time = { $loser } nu mai are timp. { $winner } câștigă.
    .spoken = { $winner } câștigă: { $loser } nu mai are timp.
    .braille = { $winner } câștigă, timp
event-agreed = Remiză de comun acord.
    .spoken = Remiză de comun acord.
    .braille = remiză, acord
event-abandoned = { $loser } a părăsit partida. { $winner } câștigă.
    .spoken = { $winner } câștigă: { $loser } a părăsit partida.
    .braille = { $winner } câștigă, { $loser } a plecat
event-lost-by-attempts = { $loser } a încercat două mutări imposibile. { $winner } câștigă.
    .spoken = { $winner } câștigă: { $loser } a încercat două mutări imposibile.
    .braille = { $winner } câștigă, încercări
event-not-finished = Partida nu s-a terminat.
    .spoken = Partida nu s-a terminat.
    .braille = neterminată
event-missed = Aliniament ratat după mutarea { $placement }: { $alignment }.
    .spoken = Ratat după mutarea { $placement }: { $alignment }.
    .braille = ratat { $placement }: { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, dă o piesă.
    .spoken = { $player }, alege o piesă și dă-o.
    .braille = { $player }: dă
prompt-place = { $player }, așază { $piece }.
    .spoken = { $player }, piesa ta: { $piece }. Așaz-o.
    .braille = { $player }: așază { $piece }
prompt-last-call = { $player }, toate piesele sunt așezate: anunță QUARTO! sau spune „gata”.
    .spoken = { $player }, tabla este plină: anunță QUARTO sau spune gata.
    .braille = { $player } QUARTO sau gata
prompt-last-done = { $player }, toate piesele sunt așezate: spune „gata”.
    .spoken = { $player }, tabla este plină: spune gata.
    .braille = { $player } gata
prompt-waiting = { $player } se gândește…
    .spoken = { $player } se gândește.
    .braille = { $player }…
prompt-seat = Așteptăm să intre în joc și celălalt jucător…
    .spoken = Așteptăm să intre în joc și celălalt jucător.
    .braille = loc liber…

# Who plays.
player-level = Calculatorul { $level }
player-bot = { $name } (bot)
player-greedy = Calculatorul (lacom)
player-first = Oaspete
player-second = Oaspete 2

# What the players agreed on.
terms-lines = Se câștigă pe rânduri, coloane și diagonale.
terms-squares = Se câștigă pe rânduri, coloane, diagonale și blocuri de două pe două.
terms-all-traits = Contează toate cele patru trăsături.
terms-traits = { PLURAL($count) ->
        [one] Contează doar { $traits }.
        [few] Contează doar { $traits }.
       *[other] Contează doar { $traits }.
    }
terms-auto = Cine formează un aliniament câștigă pe loc.
terms-three = Câștigă doar cine anunță un aliniament. La al treilea anunț greșit pierzi.
terms-loses = Câștigă doar cine anunță un aliniament. Dacă anunți greșit, pierzi.
terms-free = Câștigă doar cine anunță un aliniament. Anunțurile greșite nu costă nimic.
terms-assist = Poți cere sfaturi.
terms-takebacks-free = Mutările pot fi luate înapoi.
terms-takebacks-ask = Mutările pot fi luate înapoi dacă adversarul este de acord.
terms-claims = Dacă lipsești cinci minute când e rândul tău, adversarul poate revendica victoria.
terms-clock-move = Timp: { $time } pe mutare.
terms-clock-total = Timp: { $time } pentru toată partida, plus { $increment } la fiecare mutare.
# The same without an increment.
terms-clock-whole = Timp: { $time } pentru toată partida.
terms-multiplier = { $player } are { $percent }% din acest timp.
terms-touch = Cu ochii legați: tabla este ascunsă. Când e rândul tău, poți întreba oricât vrei.
terms-queries = { PLURAL($count) ->
        [one] Cu ochii legați: tabla este ascunsă. Când e rândul tău, poți pune { $count } întrebare.
        [few] Cu ochii legați: tabla este ascunsă. Când e rândul tău, poți pune { $count } întrebări.
       *[other] Cu ochii legați: tabla este ascunsă. Când e rândul tău, poți pune { $count } de întrebări.
    }
terms-memory = Cu ochii legați: tabla este ascunsă și nu poți întreba nimic.

# Answers to questions.
answer-hand = În mână: { $piece }.
answer-hand-none = Nicio piesă în mână.
answer-left = { PLURAL($count) ->
        [one] A rămas { $count } piesă: { $pieces }.
        [few] Au rămas { $count } piese: { $pieces }.
       *[other] Au rămas { $count } de piese: { $pieces }.
    }
answer-left-none = Nu a mai rămas nicio piesă.
answer-where-none = Nicăieri.
answer-last-none = Încă nicio mutare.
answer-clock = { $player }: { $time }
answer-clock-none = Partida aceasta se joacă fără ceas.
# To whoever asks for the moves of a blindfold game.
answer-hidden = Tabla este ascunsă. Poți citi mutările după sfârșitul partidei.

# Questions, as they are told to the opponent in a blindfold game.
question-board = toată tabla
question-left = piesele rămase
question-where = piesele { $values }
question-placed = toate piesele de pe tablă
question-empty = căsuțele libere
question-left-like = piesele { $values } rămase

# Spans of time.
time-seconds = { PLURAL($count) ->
        [one] { $count } secundă
        [few] { $count } secunde
       *[other] { $count } de secunde
    }
time-minutes = { PLURAL($count) ->
        [one] { $count } minut
        [few] { $count } minute
       *[other] { $count } de minute
    }
time-both = { $minutes } și { $seconds }

# Why something cannot be done, and what to do instead.
refused-game-over = Partida s-a terminat.
refused-not-your-turn = E rândul adversarului.
refused-give-first = Mai întâi dă o piesă.
refused-place-first = Mai întâi așază { $piece }.
refused-only-done = Toate piesele sunt așezate: anunță QUARTO! sau spune „gata”.
refused-gone = Piesa nu mai este în rezervă: { $piece }. Alege alta.
refused-occupied = { $square } este ocupată. Alege o căsuță liberă.
refused-no-calls = În această partidă nu trebuie anunțat nimic: un aliniament câștigă de la sine.
refused-not-a-shape = În această partidă nu e o formă câștigătoare: { $shape }.
refused-no-window = Încă nu e nimic de anunțat.
refused-not-your-window = Acum doar adversarul poate anunța QUARTO!
refused-call-used = Ai anunțat deja. Poți anunța din nou după ce se așază următoarea piesă.
refused-not-started = Partida nu a început încă.
refused-started = Partida a început deja.
refused-not-over = Partida nu s-a terminat încă.
refused-seat-taken = Locul este ocupat.
refused-time-is-up = Timpul a expirat.
refused-no-clock = Ceasul nu este pornit.
refused-nothing = Ca să ieși, închide pagina.
refused-bad-list = Trimite o singură acțiune ori două: întâi așezi o piesă, apoi dai alta, anunți QUARTO! sau spui „gata”.
refused-offered = Ai cerut deja. Joacă mai departe și cere din nou mai târziu.
refused-not-offered = Nu e nimic la care să răspunzi.
refused-no-assistance = Partida aceasta se joacă fără sfaturi.
refused-no-takebacks = În această partidă mutările nu pot fi luate înapoi.
refused-nothing-to-take-back = Nu e nimic de luat înapoi.
refused-not-blindfold = Tabla nu este ascunsă.
refused-no-question-left = Nu mai ai nicio întrebare la această mutare.
refused-no-questions = În această partidă nu poți întreba nimic.
refused-too-much-asked = Asta înseamnă mai mult de o întrebare. Întreabă despre o căsuță, un rând, o coloană, o diagonală, un bloc sau piesele rămase.
refused-enough = Partida a devenit foarte lungă. De acum încolo mai poți doar să muți, să anunți QUARTO! sau să închei partida.
refused-no-claims = În această partidă nu poți revendica victoria.
refused-not-abandoned = Adversarul lipsește de prea puțin timp.
refused-enough-greetings = Nu mai poți trimite saluturi în această partidă.
