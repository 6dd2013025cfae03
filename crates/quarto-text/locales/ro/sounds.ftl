# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = e rândul tău
signal-placed = se așază o piesă
signal-call = QUARTO! strigat corect
signal-wrong-call = o strigare greșită
signal-clock-warning = a rămas puțin timp
signal-edge = marginea tablei
signal-won = ai câștigat
signal-lost = ai pierdut
signal-drawn = remiză

# How traits sound.
sounds-pitch = Tonul (înălțimea): piesa scundă sună jos, cea înaltă sună sus.
sounds-timbre = Timbrul (forma): piesa rotundă e un ton pur, cea pătrată sună aspru.
sounds-ringing = Ecoul (interiorul): piesa plină sună scurt și sec, cea scobită răsună mai mult.
sounds-tremolo = Tremolo ({ $trait }): piesa { $absent } sună constant, cea { $present } tremură.
sounds-columns = Stânga și dreapta (coloana): a se aude în stânga, d în dreapta.
sounds-written = Sunetele sunt în { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Numește fiecare piesă după trăsăturile ei. „{ $repeat }” o redă din nou, „{ $quit }” încheie.
train-ask = Sunetul { $number } din { $count }. Ce piesă este?
train-right = Corect: { $piece }.
train-wrong = Nu, era { $piece }. Ascultă încă o dată.
train-result = Răspunsuri corecte: { $right } din { $asked }.
train-trait = { $trait }: { $right } din { $asked }.
