# What people say in whole sentences, besides the words of words.ftl and pieces.ftl: only whole words are
# understood here, separated by commas, a phrase of several words before its parts.

# Numbers of rows, columns and diagonals, and of squares after a letter.
cardinal-1 = unu, una, unul, numărul unu, numărul 1
cardinal-2 = doi, două, numărul doi, numărul 2
cardinal-3 = trei, numărul trei, numărul 3
cardinal-4 = patru, numărul patru, numărul 4
ordinal-1 = primul, prima, întâi, întâia, întâiul, cea dintâi, cel dintâi, de sus
ordinal-2 = al doilea, a doua, doilea, doua, cel de al doilea, cea de a doua, al 2 lea, a 2 a
ordinal-3 = al treilea, a treia, treilea, treia, cel de al treilea, cea de a treia, al 3 lea, a 3 a
ordinal-4 = al patrulea, a patra, patrulea, patra, cel de al patrulea, cea de a patra, al 4 lea, a 4 a, de jos

# Names of letters, as they are spelled and dictated: of columns up to d, of pieces up to p.
letter-a = a, alfa, alpha, ana, a de la ana
letter-b = b, be, bî, bravo, barbu, b de la barbu
letter-c = c, ce, cî, charlie, constantin, c de la constantin
letter-d = d, de, dî, delta, dumitru, d de la dumitru
letter-e = e, ecou, echo, elena
letter-f = f, fe, ef, foxtrot
letter-g = g, ge, ghe, golf
letter-h = h, haș, hotel
letter-i = i, india
letter-j = j, je, juliet
letter-k = k, ka, capa, kilo
letter-l = l, le, el, lima
letter-m = m, em, mike
letter-n = n, en, noiembrie
letter-o = o, oscar
letter-p = p, pe, papa

# More words for the traits.
said-value-light = deschisă la culoare, deschis la culoare, deschise la culoare, de culoare deschisă, culoare deschisă, culoarea deschisă, deschiși, albi, albicioasă
said-value-dark = închisă la culoare, închis la culoare, închise la culoare, de culoare închisă, culoare închisă, culoarea închisă, închiși, negri, maro
said-value-short = scunzi, mititică, mititele, joși, cea mică
said-value-tall = înalți, lungă, lungi, lung, cea mare
said-value-round = rotunzi, rotunjoară, cilindrică, cilindru, cerc, de formă rotundă
said-value-square = pătrați, pătrățoasă, cubică, în formă de pătrat, de formă pătrată
said-value-solid = plini, umplută, compactă, solizi, neîngăurită, negăurită, fără o gaură, închisă sus
said-value-hollow = găuriți, scobiți, goi, cu o gaură, cu gaură în ea, cu gaura, cu o scobitură, perforată, cu orificiu
said-value-smooth = netezi, lisă, lise
said-value-grooved = striați, striuri, cu striuri, cu striații, cu caneluri, cu șanțuri, aspră, rugoasă, rugoase, zimțată, crestată, crestate

# More words for the kinds of shapes; the last only in a call.
said-shape-row = rânduri, rândului, liniei, linii, orizontală, orizontala, linia orizontală, rândul numărul, rândul cu numărul, linia numărul, șir, șirul
said-shape-column = coloana, coloanei, coloane, col, verticală, verticala, linia verticală, coloana numărul
said-shape-diagonal = diagonala, diagonalei, diagonale, diag, diagonala numărul, pe diagonală
said-shape-block = blocului, careului, blocuri, careuri, doi pe doi, 2x2, două pe două, bloc de doi pe doi
called-block = pătrat, pătratul

# More words for the commands.
said-place = mutarea mea este, mutarea mea e, mergem pe, merg pe, a mea vine pe, pun, o pun pe, o pun, o așez pe, o așez, pune o pe, pune o, așaz, așaz pe, o așaz pe, așaz o pe, mut, mut pe, mut la, mută la, mută pe, joc, joc pe, joc la, joacă, joacă pe, vreau pe, vreau s o pun pe, vreau să o pun pe, vreau să pun pe, vreau să pun, pun piesa pe, pun piesa, așez piesa pe, așază piesa pe, plasez, plasez pe, o plasez pe, plasează, plasează pe, o las pe
said-give = piesa ta e, piesa ta este, îți dau, iți dau, ți o dau pe, îți dau piesa, dă i, dau i, îi dau, ia, iată, poftim, uite, îți ofer, ofer, aleg, aleg piesa, primești, primește, vreau să dau, vreau să îți dau, vreau să ți dau, o să îți dau, îți las, vă dau, ți dau, dă mi te, ia o pe, dai
said-quarto = cuarto, cvarto, quatro, spun quarto, zic quarto, strig quarto, declar quarto, anunț cuarto, am quarto, am un quarto, am făcut quarto, fac quarto, e quarto pe, este quarto pe, quarto pe, anunț quarto pe, quarto la, declar, câștig cu
said-done = am terminat, terminat, am gătat, sunt gata, nimic de anunțat, nu am ce anunța, n am ce anunța, nu anunț nimic, nu anunț, asta e tot
said-board = cum stă tabla, tabla, toată tabla, tabla întreagă, tabla de joc, ce este pe tablă, ce e pe tablă, ce se află pe tablă, ce avem pe tablă, cum arată tabla, arată tabla, arată mi tabla, platou, platoul, poziția, poziție, descrie tabla, citește tabla, masa
said-square = căsuța, căsuțe, căsuțele, câmpul, câmpuri, pătrățel, pătrățelul, celulă, celula, poziția de pe
said-where = unde e, unde este, unde sunt, unde se află, unde stau, unde se găsesc, unde am, unde avem, unde ai pus, pe ce căsuță, pe ce căsuțe, pe ce câmp, pe ce câmpuri, pe care căsuță, pe care căsuțe, în ce căsuță, în ce căsuțe, caută, găsește, piesele de pe tablă, piese pe tablă, piesele așezate, piese așezate
said-empty = căsuțe mai sunt libere, care căsuțe mai sunt libere, ce căsuțe mai sunt libere, neocupate, neocupată, disponibile pe tablă, căsuțele libere, căsuțele goale, căsuțe sunt libere, căsuțe sunt goale, căsuțe au rămas, căsuțe au rămas libere, câmpuri libere, locuri libere, locuri goale, loc liber, unde pot pune, unde pot să pun, unde pot s o pun, unde o pot pune, unde pot așeza, unde pot să așez, unde pot juca, unde e liber, unde este liber, unde mai e loc, unde mai este loc, unde e loc, ce e liber, ce este liber, ce a rămas liber, spații libere, e goală, este goală, e gol
said-left = nu s au folosit, nu au fost folosite, rezerva, au rămas, a rămas, rămas, rămâne, rămân, mai sunt, mai avem, mai există, ce mai e, ce piese au rămas, ce piese mai sunt, ce piese mai avem, ce a mai rămas, ce au mai rămas, piese rămase, piesele rămase, disponibile, disponibilă, piese disponibile, ce pot da, ce pot să dau, ce piesă pot da, ce piese pot da, ce piesă pot să dau, ce piese pot să dau, nefolosite, neașezate, câte piese au rămas, câte au rămas, în rezervă, din rezervă
said-hand = ce trebuie să mut, ce trebuie să joc, mâna, în mână, în mâna mea, piesa mea, piesa din mână, ce am în mână, ce piesă am în mână, ce piesă am, ce am, ce am primit, ce piesă am primit, ce mi ai dat, ce piesă mi ai dat, ce mi s a dat, ce trebuie să pun, ce trebuie să așez, ce piesă trebuie să pun, ce piesă trebuie să așez, ce piesă pun, care e piesa mea, care este piesa mea, ce țin în mână, piesa curentă, piesa primită, ce piesă mi au dat, ce mi a dat
said-last = ultimele, ultima mutare, ultimul lucru, care a fost ultima mutare, ce s a întâmplat, ce ai făcut, ce a făcut, ce ai mutat, ce a mutat, ce ai jucat, ce a jucat, unde ai pus o, unde a pus o, unde ai mutat, unde a mutat, unde ai jucat, unde a jucat, noutăți, ce e nou, ce mai e nou, ce am pierdut, ce a făcut adversarul, ce a mutat adversarul
said-moves = mutările, toate mutările, lista mutărilor, partida până acum, toată partida, istoricul, arată mutările, arată mi mutările, ce s a jucat, ce s a jucat până acum
said-clock = mult timp, mai am mult timp, mai am timp, ceasul, timpul, cât timp, cât timp am, cât timp mai am, cât timp mi a rămas, cât timp a mai rămas, cât timp a rămas, cât mai am, timp rămas, timpul rămas, cronometru, câte secunde, câte minute, cum stau cu timpul
said-score = care e scorul, care este scorul, scorul, cum stă meciul, cine conduce
said-repeat = repet, repetă te rog, mai spune o dată, mai zi o dată, spune din nou, zi din nou, din nou, încă o dată, mai spune, poftim cum, cum ai spus, cum ai zis, ce ai spus, ce ai zis, n am auzit, nu am auzit, n am înțeles, nu am înțeles, poți repeta, puteți repeta, repetați
said-hint = dă mi un sfat, un sfat, dă mi un indiciu, un indiciu, ajută mă, ce să fac, ce fac, ce ai face, ce mă sfătuiești, ce îmi recomanzi, sugestie, sugerează ceva, cea mai bună mutare, care e cea mai bună mutare, care este cea mai bună mutare, pont
said-analysis = analizează poziția, evaluare, evaluează, analiza poziției, analiza
said-undo = ia înapoi, iau înapoi, iau mutarea înapoi, ia mutarea înapoi, vreau să iau mutarea înapoi, vreau înapoi, anulează mutarea, anulează ultima mutare, anulez mutarea, dă înapoi, dau înapoi, mutarea înapoi, am greșit, retrag mutarea, retrage mutarea, vreau să dau înapoi
said-draw = propun remiză, propun egalitate, propun egal, ofer remiză, propune remiză, remiza, facem remiză, hai remiză, să facem remiză, să zicem remiză, o remiză, partidă egală, joc egal, vreau remiză
said-accept = de acord, sunt de acord, s a făcut, accept remiza, acceptă remiza, accept propunerea, bine accept, sigur accept, mă învoiesc
said-decline = nu accept, refuz remiza, refuză remiza, refuz propunerea, nu sunt de acord, nu vreau remiză, nu mulțumesc, resping, respinge, nu de acord
said-resign = mă predau, predau, cedez partida, cedez jocul, abandonez partida, vreau să cedez, vreau să mă predau, vreau să abandonez, ai câștigat, ai câștigat tu, mă dau bătut, mă dau bătută, renunț la partidă, mă dau învins
said-claim = revendic victoria, revendică victoria, revendic partida, cer victoria, adversarul a plecat, adversarul lipsește
said-brief = pe scurt, concis
said-normal = normal
said-full = complet, pe larg
said-rules = regulile, regula, regulile jocului, cum se joacă, cum joc, cum funcționează, cum se câștigă, cum câștig, care sunt regulile, explică regulile, explică mi regulile, instrucțiuni
said-help = ajută mă te rog, am nevoie de ajutor, comenzi, comenzile, ce pot spune, ce pot să spun, ce pot scrie, ce pot să scriu, ce pot face, ce pot să fac, care sunt comenzile, ce comenzi există, și acum, și acum ce, opțiuni, lista comenzilor
said-quit = ies, vreau să ies, închide, ieși din joc, ies din joc, ies din partidă, plec, vreau să plec, părăsesc partida, închide jocul, opresc jocul

# Only answered with why not: what every player has to notice alone.
notice-words = amenință, amenințare, amenințări, amenințat, amenințată, aliniament, aliniamente, pot câștiga, pot să câștig, poți câștiga, se poate câștiga, cine câștigă, am câștigat, mutare câștigătoare, câștigătoare, câștigător, pericol, periculoasă, periculoase, periculos, sigură, e sigur, în comun, comun, au în comun, ceva de anunțat

# Words that deny; nothing is done then.
not-words = nu, n, niciodată, nici, nimic, fără, în afară, poate, dacă, sau, ori, dar, însă, ci, mai degrabă, niciun, nicio

# Words that ask: nothing in such a line is done.
asking-words = ce, ce e, ce este, ce se află, ce stă, ce avem, ce ai, ce piese, ce piesă, care, cine, cum, cât, câte, câți, câtă, când, de ce, e, este, sunt, are, au, există, se află, oare, cumva, este ceva, e ceva, pot, pot să, poți, puteți, trebuie să, aș putea, spune mi, spune, zi mi, zi, spuneți mi, îmi spui, îmi poți spune, poți să mi spui, arată, arată mi, arătați mi, citește, citește mi, descrie, listează, listă, lista, vreau să știu, aș vrea să știu,
    știi, întrebare, verifică, uită te, să vedem, să văd, vezi, ocupată, ocupat, ceva, vreo, vreun, conține, ce conține

# Words that add nothing.
little-words = mult, piesa, piesă, piesele, piese, o, un, una, unul, cea, cel, cele, cei, acea, acel, acela, aceea, acelea, asta, ăsta, astea, aceasta, aceste, această, pe, la, în, din, de, de la, până la, cu, și, a, al, ale, ai, lui, îi, îmi, mi, îți, ți, mă, te, se, s, să, eu, tu, el, ea, noi, voi, meu, mea, mele, tău, ta, tale, că,
    te rog, vă rog, te rog frumos, mulțumesc, mersi, bine, ok, okay, păi, deci, atunci, acum, aici, acolo, și apoi, apoi, vreau, aș vrea, aș dori, doresc, hai, haide, gata deci, salut, bună, calculatorule, calculator, adversar, adversarul, adversarului, jucător, toate, toată, tot, toți, încă, mai, deja, doar, numai, următoarea, pusă, puse, așezată, așezate, culoare, culoarea, la culoare, de culoare, formă, forma, înălțime, înălțimea, textură, textura, interior, interiorul,
    numărul, număr, litera, literă, da, cred, văd, hmm, ăă, partidă, partida, joc, jocul, care e, care este, care sunt, colț, colțul, îți, dată, vine, spre, trage

# More words for the greetings; each is a whole line.
greet-hello = bună, bună ziua, bună seara, bună dimineața, salut, salutare, hei, noroc, servus, bună tuturor
greet-good-luck = mult noroc, noroc bun, succes, mult succes, baftă, să câștige cel mai bun, joc plăcut, spor
greet-well-played = bine jucat, frumos jucat, bună partidă, frumoasă partidă, frumoasă mutare, bună mutare, bravo, felicitări, foarte bine jucat, frumos
greet-thanks = mulțumesc, mulțumesc mult, mulțumesc frumos, mersi, mersi mult, mulțam, mulțumesc pentru partidă, merci
greet-one-moment = o clipă, o clipă te rog, un moment, un moment te rog, o secundă, o secundă te rog, stai puțin, așteaptă, așteaptă puțin, așteaptă te rog, imediat, revin imediat
greet-oops = ups, vai, of, scuze, scuze am greșit, aoleu, îmi pare rău
greet-bye = pe curând, la revedere, pa, pa pa, ne vedem, pe data viitoare, noapte bună, toate cele bune, ciao
