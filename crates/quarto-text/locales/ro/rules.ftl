# The rules of the game as a text to read: first in short, then one paragraph per rule. The names end with the
# numbers by which docs/rules.md and the code cite the rules. Where the Access edition has other words, they are in
# the attribute .access, which never speaks of colours first.

rules-title = Regulile jocului Quarto

rules-short = Pe scurt
rules-s1 = Jucați amândoi cu aceleași șaisprezece piese și nu există două la fel: fiecare este deschisă sau închisă la culoare, scundă sau înaltă, rotundă sau pătrată, plină sau găurită.
    .access = Jucați amândoi cu aceleași șaisprezece piese și nu există două la fel: fiecare este netedă sau striată, scundă sau înaltă, rotundă sau pătrată, plină sau găurită.
rules-s2 = Nu alegi niciodată piesa pe care o așezi: ți-o dă adversarul.
rules-s3 = Așaz-o pe orice căsuță liberă, apoi alege o piesă și dă-i-o adversarului.
rules-s4 = Caută patru piese de pe același rând, de pe aceeași coloană sau de pe aceeași diagonală care au o trăsătură comună: de exemplu, toate înalte sau toate găurite.
rules-s5 = Când o așezi pe a patra, anunță QUARTO! și arată-le pe toate patru înainte să dai piesa următoare: ai câștigat.
rules-s6 = Dacă nu observi, adversarul poate anunța el și câștigă în locul tău; iar dacă s-au așezat toate cele șaisprezece piese și nu a câștigat nimeni, este remiză.

rules-material = Tabla și piesele
rules-r1 = Tabla are șaisprezece căsuțe, patru pe patru. Piesele sunt tot șaisprezece și nu există două la fel: împreună formează toate combinațiile posibile ale celor patru trăsături, iar fiecare trăsătură apare în două feluri.
rules-r2 = O piesă este deschisă sau închisă la culoare, scundă sau înaltă, rotundă sau pătrată, plină sau găurită. În ediția Access, locul culorii îl ia o textură pe care o simți la pipăit: netedă sau striată.
    .access = O piesă este netedă sau striată, scundă sau înaltă, rotundă sau pătrată, plină sau găurită: toate cele patru trăsături se simt la pipăit. În ediția clasică, locul texturii îl ia culoarea: deschisă sau închisă.
rules-r3 = La început, toate piesele stau lângă tablă. Aceasta este rezerva. Piesele nu sunt ale nimănui: amândoi jucătorii le folosesc pe toate.

rules-course = Cum se joacă
rules-r4 = Cine începe se hotărăște prin tragere la sorți, sau pur și simplu vă înțelegeți. Cine începe este jucătorul 1.
rules-d9 = Aici se trage la sorți cu zarul: fiecare jucător aruncă o dată, începe cine obține numărul mai mare, iar la egalitate se aruncă din nou. Aruncările se păstrează împreună cu partida. Dacă mai jucați o partidă, începe celălalt.
rules-r5 = Jucătorul 1 nu așază încă nimic: alege o piesă, oricare, și i-o dă jucătorului 2.
rules-r6 = De aici înainte, fiecare mutare decurge la fel: așezi piesa primită pe orice căsuță liberă, apoi alegi alta din rezervă și i-o dai adversarului. Adversarul hotărăște ce piesă ai de așezat, iar tu hotărăști unde.

rules-winning = Cum se câștigă
rules-r7 = Patru piese de pe același rând, de pe aceeași coloană sau de pe aceeași diagonală care au o trăsătură comună – de exemplu, sunt toate înalte sau toate găurite – formează un aliniament (o linie). Nu contează cine le-a așezat pe celelalte trei, iar piesele pot avea în comun și mai multe trăsături.
rules-r8 = Un aliniament nu aduce victoria de la sine. Câștigi abia când anunți QUARTO! și îl arăți.
rules-r9 = După ce ai așezat o piesă, poți anunța QUARTO! până când o dai pe următoarea.
rules-r10 = Dacă dai piesa următoare fără să fi observat aliniamentul, adversarul poate anunța QUARTO! chiar atunci, înainte s-o așeze, și câștigă în locul tău.
rules-r11 = Dacă nici adversarul nu observă nimic și așază piesa, acel aliniament nu mai e valabil până la sfârșitul partidei. Jocul merge mai departe.
rules-d2 = În fiecare dintre aceste momente, jucătorul aflat la rând are dreptul la un singur anunț. Nu e nevoie să spui care e trăsătura. Anunțul este corect dacă forma pe care o arăți este un aliniament și cuprinde ultima piesă așezată. Orice alt anunț este greșit, dar nu îi ia adversarului dreptul de a anunța la rândul lui.
rules-d3 = De un anunț greșit află amândoi jucătorii, iar partida continuă; dar cine anunță greșit a treia oară pierde partida. Puteți stabili și ca partida să se piardă chiar de la primul anunț greșit sau ca anunțurile greșite să nu coste nimic.
rules-d4 = După a șaisprezecea piesă nu mai e nimic de dat. Cine a așezat-o anunță QUARTO! sau spune „gata”; apoi adversarul anunță QUARTO! sau spune „gata”.
rules-r12 = Dacă toate cele șaisprezece piese sunt pe tablă și nimeni nu a câștigat printr-un anunț, partida se încheie cu remiză (egalitate).
rules-d7 = Puteți stabili și câștigul automat: atunci cine formează un aliniament câștigă pe loc și nu mai trebuie anunțat nimic.
rules-d10 = Poți ceda oricând sau poți propune remiză, iar adversarul o acceptă sau o refuză. Într-o partidă online cu ceas, dacă cineva lipsește cinci minute când îi vine rândul, celălalt poate revendica victoria.

rules-time = Timpul
rules-r13 = O partidă durează între zece și douăzeci de minute. La turnee, fiecare jucător poate primi câte un minut pe mutare.
rules-d6 = Ceasul tău merge din clipa în care primești o piesă și până când ai așezat-o și ai dat-o pe următoarea; ceasul jucătorului 1 pornește odată cu alegerea primei piese. Sunt două feluri de ceas: același timp pentru fiecare mutare sau un timp total pentru toată partida, eventual cu câteva secunde adăugate la fiecare mutare. Puteți stabili ca un jucător să aibă mai mult timp decât celălalt. Anunțul nici nu oprește ceasul, nici nu-ți aduce timp în plus. Dacă rămâi fără timp, pierzi; doar după a șaisprezecea piesă se consideră, în schimb, că ai spus „gata”.

rules-variants = Variante
rules-r14 = Începători și copii: stabiliți una, două sau trei trăsături care contează; celelalte sunt doar de decor. Începeți cu una singură și adăugați alta când jocul a devenit ușor.
rules-r15 = Avansați: și cele nouă blocuri (careuri) de două pe două căsuțe vecine sunt forme câștigătoare.

rules-access = Ediția Access
rules-r16 = Ediția Access este făcută pentru jucătorii nevăzători: toate cele patru trăsături se simt la pipăit. Cei care văd li se alătură de la egal la egal purtând o mască pe ochi, și astfel toți joacă pe pipăite și din memorie.
rules-d1 = „Netedă” ține loc de „deschisă la culoare”, iar „striată”, de „închisă la culoare”. Jocul este același, iar fiecare jucător alege ce cuvinte vrea să audă: unul vede o piesă închisă la culoare, celălalt aude de una striată, și e vorba de aceeași piesă.
rules-d11 = Într-o partidă cu ochii legați, nimănui nu i se arată tabla, rezerva sau mutările înainte de sfârșit. Fiecare acțiune ți se spune o singură dată, atunci când are loc, iar ce piesă ai în mână ți se spune întotdeauna. Înainte de partidă stabiliți cât poate întreba fiecare când îi vine rândul: oricât vrea, ca și cum ar pipăi tabla; doar câteva întrebări; sau nimic. Dacă încerci o căsuță ocupată sau o piesă care nu mai este în rezervă, află și adversarul, iar dacă întrebările sunt numărate, încercarea te costă o întrebare. Când nu mai ai nicio întrebare, la a doua încercare de acest fel din aceeași mutare pierzi partida.

rules-notation = Notația
rules-squares = Căsuțele sunt notate de la a1 la d4: coloanele merg de la a la d, de la stânga la dreapta, iar rândurile de la 1 la 4, de sus în jos.
rules-shapes = Liniile se numesc astfel: de la rândul 1 la rândul 4, de la coloana a la coloana d, diagonala 1 (de la a1 la d4) și diagonala 2 (de la d1 la a4). Un bloc poartă numele căsuței sale din stânga sus, de la blocul a1 la blocul c3.
rules-pieces = Pentru programe, fiecare piesă are o literă fără diacritice, de la A la P. Pornești de la A, piesa deschisă la culoare, scundă, rotundă și plină, și înaintezi cu o literă pentru închisă la culoare, cu două pentru înaltă, cu patru pentru pătrată și cu opt pentru găurită: K este deschisă la culoare, înaltă, rotundă și găurită.
    .access = Pentru programe, fiecare piesă are o literă fără diacritice, de la A la P. Pornești de la A, piesa netedă, scundă, rotundă și plină, și înaintezi cu o literă pentru striată, cu două pentru înaltă, cu patru pentru pătrată și cu opt pentru găurită: K este netedă, înaltă, rotundă și găurită.

# Said once, quietly: whose game it is, and that this program is not theirs.
rules-r18 = Quarto a fost inventat de Blaise Müller, iar QUARTO este o marcă comercială a editorului său, Gigamic. Acest program este independent de amândoi.

# Above the table of pieces on a sheet in braille.
rules-table = Cele șaisprezece piese
