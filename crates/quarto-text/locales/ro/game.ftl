# What happens in a game. Every event has three forms:
#   the message itself  as it is read on a screen
#   .spoken             as it is heard: one sentence, the most important word first
#   .braille            as few words as possible
# $player, $winner and $loser are names and always the subject of a sentence: they have no known
# gender and cannot be declined. $piece is a piece as an object ("the tall round hollow dark piece")
# in the first form, four words in a row ("tall round hollow dark") in the second, and four short
# forms in the third.

event-seated = { $player } ia loc la masă.
    .spoken = { $player } ia loc la masă.
    .braille = { $player } ia loc
event-throw = { $first } dă { $one } cu zarul, { $second } dă { $two }.
    .spoken = { $first } dă { $one } cu zarul, { $second } dă { $two }.
    .braille = { $first } { $one }, { $second } { $two }
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
event-call-made = { $player } strigă QUARTO! și arată { $shape }.
    .spoken = QUARTO! { $player } arată { $shape }.
    .braille = { $player } QUARTO { $shape }
event-wrong-call = { $player } strigă QUARTO! și arată { $shape }. Strigarea este greșită.
    .spoken = Strigare greșită: { $player } strigă QUARTO și arată { $shape }.
    .braille = { $player } greșit { $shape }
# How often a player has called wrongly, where the third time loses.
event-wrong-call-count = { PLURAL($count) ->
        [one] { $player } a strigat greșit o dată; a treia oară pierde.
        [few] { $player } a strigat greșit de { $count } ori; a treia oară pierde.
       *[other] { $player } a strigat greșit de { $count } de ori; a treia oară pierde.
    }
    .spoken = Strigări greșite, { $player }: { $count } din 3.
    .braille = greșit { $count } din 3
event-done = { $player } spune „gata”.
    .spoken = Gata, spune { $player }.
    .braille = { $player } gata
event-lapsed-time = { $player } nu mai are timp: asta înseamnă „gata”.
    .spoken = { $player } nu mai are timp: asta înseamnă „gata”.
    .braille = { $player } timp, gata
event-lapsed-absence = { $player } nu mai este aici: asta înseamnă „gata”.
    .spoken = { $player } nu mai este aici: asta înseamnă „gata”.
    .braille = { $player } lipsește, gata
event-attempted-square = { $player } încearcă { $square }, dar căsuța este ocupată.
    .spoken = { $square } este ocupată: { $player } o încearcă.
    .braille = { $player } { $square } ocupată
event-attempted-piece = { $player } încearcă să dea { $piece }, dar aceasta nu mai este în rezervă.
    .spoken = Nu mai este în rezervă: { $piece }, pe care { $player } încearcă s-o dea.
    .braille = { $player } { $piece } lipsă
event-board-felt = { $player } pipăie tabla.
    .spoken = { $player } pipăie tabla.
    .braille = { $player } pipăie
event-asked = { $player } întreabă despre { $question }.
    .spoken = { $player } întreabă despre { $question }.
    .braille = { $player } întreabă { $question }
event-questions-left = { PLURAL($count) ->
        [one] Mai rămâne { $count } întrebare la această mutare.
        [few] Mai rămân { $count } întrebări la această mutare.
       *[other] Mai rămân { $count } de întrebări la această mutare.
    }
    .spoken = { PLURAL($count) ->
        [one] Mai rămâne { $count } întrebare.
        [few] Mai rămân { $count } întrebări.
       *[other] Mai rămân { $count } de întrebări.
    }
    .braille = încă { $count }
event-attempt-warning = La următoarea încercare de acest fel în aceeași mutare pierzi.
    .spoken = Următoarea încercare de acest fel pierde.
    .braille = următoarea pierde
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
    .braille = { $player } ia înapoi
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
    .spoken = { $time }: atât mai are { $player }.
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
event-won-wrong-call = { $winner } câștigă: { $loser } a strigat greșit, arătând { $shape }.
    .spoken = { $winner } câștigă după o strigare greșită: { $loser } a arătat { $shape }.
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
event-lost-by-attempts = { $loser } a încercat de două ori ce nu se poate. { $winner } câștigă.
    .spoken = { $winner } câștigă: { $loser } a încercat de două ori ce nu se poate.
    .braille = { $winner } câștigă, încercări
event-not-finished = Partida nu s-a terminat.
    .spoken = Partida nu s-a terminat.
    .braille = Partida nu s-a terminat.
event-missed = Nimeni nu a strigat după așezarea { $placement }: { $alignment }.
    .spoken = Ratat după așezarea { $placement }: { $alignment }.
    .braille = ratat { $placement }: { $alignment }

# What is to be done now. The same forms.
prompt-give = { $player }, dă o piesă.
    .spoken = { $player }, dă o piesă.
    .braille = { $player } dă
prompt-place = { $player }, așază { $piece }.
    .spoken = { $player }, piesa ta: { $piece }. Așaz-o.
    .braille = { $player } așază { $piece }
prompt-last-call = { $player }, toate piesele sunt așezate: strigă QUARTO! sau spune „gata”.
    .spoken = { $player }, tabla este plină: strigă QUARTO sau spune „gata”.
    .braille = { $player } strigă sau gata
prompt-last-done = { $player }, toate piesele sunt așezate: spune „gata”.
    .spoken = { $player }, tabla este plină: spune „gata”.
    .braille = { $player } gata
prompt-waiting = { $player } se gândește…
    .spoken = { $player } se gândește.
    .braille = { $player }…
prompt-seat = Așteptăm să ia loc și cealaltă persoană…
    .spoken = Așteptăm să ia loc și cealaltă persoană.
    .braille = loc liber…

# Who plays.
player-level = Nivelul { $level }
player-bot = { $name } (bot)
player-greedy = Calculator (lacom)
player-first = Jucătorul 1
player-second = Jucătorul 2

# What the players agreed on.
terms-lines = Câștigă rândurile, coloanele și diagonalele.
terms-squares = Câștigă rândurile, coloanele, diagonalele și blocurile de două pe două.
terms-all-traits = Contează toate cele patru trăsături.
terms-traits = { PLURAL($count) ->
        [one] Contează doar { $traits }.
        [few] Contează doar { $traits }.
       *[other] Contează doar { $traits }.
    }
terms-auto = Un aliniament câștigă pe loc.
terms-three = Câștigă cine strigă un aliniament; cine strigă greșit a treia oară pierde.
terms-loses = Câștigă cine strigă un aliniament; cine strigă greșit pierde.
terms-free = Câștigă cine strigă un aliniament; strigările greșite nu costă nimic.
terms-assist = Cu asistență: sfaturi și analiză.
terms-takebacks-free = Mutările pot fi luate înapoi.
terms-takebacks-ask = Mutările pot fi luate înapoi dacă adversarul este de acord.
terms-claims = Cine lipsește cinci minute când îi vine rândul poate pierde partida.
terms-clock-move = Timp: { $time } pe mutare.
terms-clock-total = Timp: { $time } pentru toată partida și încă { $increment } la fiecare mutare.
terms-multiplier = { $player } are { $percent }% din acest timp.
terms-touch = Pe nevăzute: tabla este ascunsă. Când ești la mutare, poți întreba oricât vrei.
terms-queries = { PLURAL($count) ->
        [one] Pe nevăzute: tabla este ascunsă. Când ești la mutare, poți pune { $count } întrebare.
        [few] Pe nevăzute: tabla este ascunsă. Când ești la mutare, poți pune { $count } întrebări.
       *[other] Pe nevăzute: tabla este ascunsă. Când ești la mutare, poți pune { $count } de întrebări.
    }
terms-memory = Pe nevăzute: tabla este ascunsă și nu ai voie să întrebi nimic.

# Answers to questions.
answer-hand = În mână: { $piece }.
answer-hand-none = Nu este nicio piesă în mână.
answer-left = { PLURAL($count) ->
        [one] A rămas { $count } piesă: { $pieces }.
        [few] Au rămas { $count } piese: { $pieces }.
       *[other] Au rămas { $count } de piese: { $pieces }.
    }
# The same before a list, one piece a line.
answer-left-count = { PLURAL($count) ->
        [one] A rămas { $count } piesă:
        [few] Au rămas { $count } piese:
       *[other] Au rămas { $count } de piese:
    }
answer-left-none = Nu a mai rămas nicio piesă.
answer-where-none = Pe nicio căsuță.
answer-last-none = Încă nu s-a făcut nimic.
answer-clock = { $player }: { $time }
answer-clock-none = Partida aceasta se joacă fără ceas.
# To whoever asks for the moves of a blindfold game.
answer-hidden = Tabla este ascunsă. Mutările pot fi citite după sfârșitul partidei.

# Questions, as they are told to the opponent in a blindfold game.
question-board = toată tabla
question-left = piesele rămase
question-where = locul pieselor { $values }

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
refused-not-your-turn = La mutare este celălalt jucător.
refused-give-first = Mai întâi dă o piesă.
refused-place-first = Mai întâi așază { $piece }.
refused-only-done = Toate piesele sunt așezate: strigă QUARTO! sau spune „gata”.
refused-gone = Piesa nu mai este în rezervă: { $piece }. Alege alta.
refused-occupied = { $square } este ocupată. Alege o căsuță liberă.
refused-no-calls = În această partidă nu se strigă: un aliniament câștigă de la sine.
refused-not-a-shape = În această partidă nu poate câștiga: { $shape }.
refused-no-window = Nu s-a așezat nimic pentru care să poți striga.
refused-not-your-window = Acum poate striga doar celălalt jucător.
refused-call-used = Ai strigat deja. Poți striga din nou după ce se așază încă o piesă.
refused-not-started = Partida nu a început încă.
refused-started = Partida a început deja.
refused-not-over = Partida nu s-a terminat încă.
refused-seat-taken = Locul este ocupat.
refused-time-is-up = Timpul a expirat.
refused-no-clock = Nu merge niciun ceas.
refused-nothing = Nu este nimic de făcut.
refused-bad-list = Trimite o singură acțiune sau o așezare urmată de o piesă de dat, de un QUARTO! sau de „gata”.
refused-offered = Ai cerut deja asta. Joacă mai departe și cere din nou mai târziu.
refused-not-offered = Nu este nimic la care să răspunzi.
refused-no-assistance = Partida aceasta se joacă fără asistență.
refused-no-takebacks = În această partidă nu se iau mutări înapoi.
refused-nothing-to-take-back = Nu este nimic de luat înapoi.
refused-not-blindfold = Tabla este la vedere.
refused-no-question-left = Nu mai ai nicio întrebare la această mutare.
refused-no-questions = În această partidă nu poți întreba nimic.
refused-too-much-asked = Asta înseamnă mai mult de o întrebare. Întreabă despre o căsuță, un rând, o coloană, o diagonală, un bloc sau piesele rămase.
refused-enough = Partida a devenit foarte lungă. De acum încolo mai poți doar să muți, să strigi QUARTO! sau să închei partida.
refused-no-claims = În această partidă victoria nu se poate revendica.
refused-not-abandoned = Adversarul nu lipsește de destulă vreme.
refused-enough-greetings = Nu mai poți trimite mesaje în această partidă.
