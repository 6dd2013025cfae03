# The sounds: how they are named, and how one learns them.

# What signals mean.
signal-your-turn = e rândul tău
signal-placed = se așază o piesă
signal-call = QUARTO! anunțat corect
signal-wrong-call = un anunț greșit
signal-clock-warning = timpul e pe sfârșite
signal-edge = marginea tablei
signal-won = ai câștigat
signal-lost = ai pierdut
signal-drawn = remiză

# How traits sound.
sounds-pitch = Înălțimea sunetului (înălțimea piesei): piesa scundă sună gros, cea înaltă sună subțire.
sounds-timbre = Timbrul (forma): piesa rotundă are un ton pur, cea pătrată unul aspru.
sounds-ringing = Rezonanța (interiorul): piesa plină sună scurt și sec, cea găurită răsună mai mult.
sounds-tremolo = Tremolo ({ $trait }): piesa { $absent } sună uniform, cea { $present } sună tremurat.
sounds-columns = Stânga și dreapta (coloana): a se aude în stânga, d în dreapta.
sounds-written = Sunetele sunt salvate în { $folder }.

# Learning: $repeat and $quit are what one types.
train-intro = Numește fiecare piesă după trăsăturile ei. „{ $repeat }” redă sunetul din nou, „{ $quit }” încheie exercițiul.
train-ask = Sunetul { $number } din { $count }. Ce piesă este?
train-right = Corect: { $piece }.
train-wrong = Nu, era { $piece }. Ascultă încă o dată.
train-result = Răspunsuri corecte: { $right } din { $asked }.
train-trait = { $trait }: { $right } din { $asked }.
