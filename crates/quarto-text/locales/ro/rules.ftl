# The rules of the game as a text to read, a paragraph a rule. The names end with the numbers by
# which docs/rules.md and the code cite the rules.

rules-title = Regulile jocului Quarto

rules-material = Tabla și piesele
rules-r1 = Tabla are șaisprezece căsuțe, patru pe patru. Piesele sunt tot șaisprezece și nu există două la fel: împreună acoperă toate combinațiile posibile a patru trăsături, iar fiecare trăsătură are două valori.
rules-r2 = O piesă este deschisă sau închisă la culoare, scundă sau înaltă, rotundă sau pătrată, plină sau scobită. În ediția Access, locul culorii îl ia o textură pe care o simți la atingere: netedă sau striată.
rules-r3 = La început, toate piesele stau lângă tablă. Aceasta este rezerva. Nicio piesă nu e doar a unuia: cei doi jucători le folosesc împreună pe toate.

rules-course = Cum se joacă
rules-r4 = Dați cu zarul ca să vedeți cine începe sau înțelegeți-vă între voi. Cine începe este jucătorul 1.
rules-r5 = Jucătorul 1 nu așază încă nimic: alege o piesă, oricare ar fi ea, și i-o dă jucătorului 2.
rules-r6 = De aici înainte, fiecare mutare decurge la fel: așezi piesa primită pe orice căsuță liberă, apoi alegi alta din rezervă și i-o dai adversarului. El hotărăște ce piesă ai de așezat, iar tu hotărăști unde.

rules-winning = Cum se câștigă
rules-r7 = Patru piese de pe același rând, de pe aceeași coloană sau de pe aceeași diagonală formează un aliniament dacă au ceva în comun, de pildă dacă sunt toate înalte sau toate scobite. Nu contează cine le-a așezat pe celelalte trei, iar piesele pot avea în comun și mai multe trăsături.
rules-r8 = Un aliniament nu aduce victoria de la sine. Câștigi abia când strigi QUARTO! și îl arăți.
rules-r9 = După ce ți-ai așezat piesa, poți striga până în clipa în care îi dai adversarului piesa următoare.
rules-r10 = Dacă i-o dai fără să fi observat aliniamentul, adversarul poate striga chiar atunci, înainte s-o așeze, și câștigă el în locul tău.
rules-r11 = Dacă nici adversarul nu observă și își așază piesa, acel aliniament nu mai valorează nimic până la sfârșitul partidei. Jocul merge mai departe.
rules-d2 = În fiecare dintre aceste momente, jucătorul aflat la mutare are dreptul la o singură strigare. Ea este corectă dacă ceea ce arăți este un aliniament și cuprinde ultima piesă așezată. Orice altă strigare este greșită.
rules-d3 = O strigare greșită este anunțată, iar partida continuă; dar jucătorul care strigă greșit a treia oară pierde partida. Vă puteți înțelege ca partida să se piardă deja la prima strigare greșită sau ca strigările greșite să nu coste nimic.
rules-d4 = După a șaisprezecea piesă nu mai e nimic de dat. Cine a așezat-o strigă QUARTO! sau spune „gata”; apoi adversarul strigă sau spune „gata”.
rules-r12 = Dacă toate cele șaisprezece piese sunt pe tablă și nimeni nu a câștigat strigând, partida este remiză.
rules-d7 = Vă puteți înțelege și asupra strigării automate: atunci, cine formează un aliniament câștigă pe loc și nimeni nu mai trebuie să strige.

rules-time = Timpul
rules-r13 = O partidă durează între zece și douăzeci de minute. La turnee, fiecare jucător poate primi câte un minut pe mutare.
rules-d6 = Ceasul merge din clipa în care primești o piesă și până când ai așezat-o și ai dat-o pe următoarea. Strigarea nici nu-l oprește, nici nu-ți aduce timp în plus. Cine rămâne fără timp pierde, dar nu și după a șaisprezecea piesă: acolo, timpul expirat înseamnă „gata”.

rules-variants = Variante
rules-r14 = Începători și copii: alegeți de comun acord una, două sau trei trăsături care contează; celelalte sunt doar de decor. Începeți cu una singură și adăugați încă una când jocul a devenit ușor.
rules-r15 = Avansați: și cele nouă blocuri de două pe două căsuțe vecine sunt forme câștigătoare.

rules-access = Ediția Access
rules-r16 = Ediția Access este făcută pentru jucătorii nevăzători: toate cele patru trăsături se simt la pipăit. Cei care văd li se alătură de la egal la egal acoperindu-și ochii, și astfel toți joacă pe pipăite și din memorie.
rules-d1 = Netedă ține loc de deschisă, iar striată, de închisă. Jocul este același, și fiecare jucător alege pentru sine ce cuvinte vrea să audă: unul vede o piesă închisă la culoare, celălalt aude de una striată, și e vorba de aceeași piesă.
rules-d11 = Într-o partidă pe nevăzute, nimănui nu i se arată tabla, rezerva sau mutările înainte de sfârșit. Fiecare acțiune ți se anunță o singură dată, atunci când are loc, iar ce piesă ai în mână ți se spune întotdeauna. Înainte de partidă vă înțelegeți cât ai voie să întrebi când ești la mutare: oricât vrei, ca și cum ai pipăi tabla; doar câteva întrebări; sau nimic. Dacă încerci o căsuță ocupată sau o piesă care nu mai este în rezervă, lucrul acesta se anunță. Când nu mai ai nicio întrebare la dispoziție, la a doua asemenea încercare din aceeași mutare pierzi partida.

rules-notation = Notația
rules-squares = Căsuțele sunt notate de la a1 la d4: coloanele merg de la a la d, de la stânga la dreapta, iar rândurile de la 1 la 4, de sus în jos.
rules-shapes = Liniile se numesc astfel: de la rândul 1 la rândul 4, de la coloana a la coloana d, diagonala 1 (de la a1 la d4) și diagonala 2 (de la d1 la a4). Un bloc poartă numele căsuței sale din stânga sus, de la blocul a1 la blocul c3.
rules-pieces = Pentru calculatoare, fiecare piesă are o literă fără diacritice, de la A la P. Pornești de la A, piesa deschisă, scundă, rotundă și plină, și înaintezi cu o literă pentru închisă, cu două pentru înaltă, cu patru pentru pătrată și cu opt pentru scobită: K este deschisă, înaltă, rotundă și scobită.
