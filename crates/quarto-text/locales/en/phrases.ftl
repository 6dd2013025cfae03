# What people say in whole sentences, besides the words of words.ftl and pieces.ftl: only whole words are
# understood here, separated by commas, a phrase of several words before its parts.

# Numbers of rows, columns and diagonals, and of squares after a letter.
cardinal-1 = one, won, number one, no 1
cardinal-2 = two, number two, no 2
cardinal-3 = three, number three, no 3
cardinal-4 = four, number four, no 4
ordinal-1 = first, 1st, top, topmost
ordinal-2 = second, 2nd
ordinal-3 = third, 3rd
ordinal-4 = fourth, 4th, bottom

# Names of letters, as they are spelled and dictated: of columns up to d, of pieces up to p.
letter-a = a, ay, eh, alpha, alfa
letter-b = b, bee, be, bravo, beta
letter-c = c, cee, see, sea, charlie
letter-d = d, dee, delta
letter-e = e, ee, echo
letter-f = f, ef, eff, foxtrot
letter-g = g, gee, golf
letter-h = h, aitch, haitch, hotel
letter-i = i, india
letter-j = j, jay, juliet, juliett
letter-k = k, kay, kilo
letter-l = l, el, ell, lima
letter-m = m, em, mike
letter-n = n, en, november
letter-o = o, oh, oscar
letter-p = p, pee, papa

# More words for the traits.
said-value-light = lighter, bright, white one, light coloured, light colored, light wood, pale wood
said-value-dark = darker, brown, black one, dark coloured, dark colored, dark wood
said-value-short = little, tiny, shorter, little one, smaller
said-value-tall = taller, large, long, higher, bigger
said-value-round = rounded, circle, cylinder, cylindrical
said-value-square = squared, square shaped, squarish, cubic, boxy
said-value-solid = filled, closed, flat top, flat topped, without a hole, without hole, without the hole, with no hole, no hole, not hollow, unholed
said-value-hollow = holed, with a hole, with hole, with the hole, with a hole on top, with a hollow, has a hole, open top
said-value-smooth = plain, even surface
said-value-grooved = groove, grooves, with grooves, with a groove, ridged, ribbed, rough, striped, textured

# More words for the kinds of shapes; the last only in a call.
said-shape-row = rows, row number, lines, line number, horizontal, horizontal line, horizontal row
said-shape-column = col, cols, columns, column number, file, vertical, vertical line, vertical row
said-shape-diagonal = diag, diagonals, diagonal line, diagonal number
said-shape-block = blocks, two by two, two by two block, 2 by 2, 2x2
called-block = square

# More words for the commands.
said-place = my move is, it goes to, it goes on, this goes to, this goes on, let me have, placing, putting, i put, i place, i play, play, play on, put it, put it on, put it in, place it, place it on, set it on,
    drop it on, move to, go to, let me place, i will place, ill place, ill put it, ill put it on, i choose square, i take square, lay it on
said-give = pass him, pass her, pass them, your piece is, i am giving, im giving, giving, gives, ill give, here is, heres, here you are, here you go, take, you get, you can have, hand over, i pass you,
    i choose, i pick, pick, choose, you take, i hand you, offer you
said-quarto = call, calling, i call, i call quarto, call quarto, i say quarto, quatro, cuarto, quattro, thats quarto, thats a quarto,
    that is quarto, that is a quarto, i have quarto, i have a quarto, ive got quarto, ive got a quarto, i win with, i won with, announce, i announce,
    i declare quarto, declare quarto, i claim quarto
said-done = im done, i am done, done here, finished, im finished, nothing to call, no quarto, i have no quarto, i pass, no call
said-board = state of the board, whole board, entire board, the whole board, board position, position, show board, grid, table, what is on the board, what stands on the board,
    whats on the board, what does the board look like, how does the board look, describe the board, what is where, overview
said-square = fields, spaces, field, cell, squares
said-where = wheres, where are, where is, where do, on which square, on which squares, which squares have, which squares hold, find, locate, pieces on the board,
    placed pieces
said-empty = open, fields are open, vacant, open squares, free squares, empty squares, unoccupied, empty spaces, free spaces, what is empty, what is free, whats free, whats empty,
    where can i place, where can i put it, where can i play, where can i go, where can i put this, where can i place it, where is there room, room left, space left,
    available squares, squares are available, squares available, squares are left, squares are still free
said-left = havent been used, have not been used, not been used, remaining, remain, remains, still available, available, available pieces, in the reserve, what can i give, which pieces can i give, which piece can i give, which can i give, what may i give, left over,
    pieces left, whats left, what is left, what remains, still there, in stock, not placed yet, not yet placed, unused
said-hand = what am i supposed to place, what should i place, my hand, in hand, in my hand, in my hands, what do i have, what have i got, what did i get, my piece, piece in hand, what am i holding, which piece do i have,
    what piece do i have, which piece did i get, what did you give me, which piece do i place, which piece must i place, what must i place, what do i have to place,
    current piece, which piece am i holding, what piece am i holding, what do i hold, what was i given, what is my piece, whats my piece
said-last = where did my opponent put it, where did my opponent place it, where did he put it, where did she put it, where did they put it, latest, what happened, what just happened, last move, latest move, what was the last move, what did you do, what did you play, what did my opponent do,
    what did they do, what did he do, what did she do, where did you place it, where did you put it, where did it go, news, what is new, whats new, what have i missed
said-moves = all moves, list of moves, list the moves, show the moves, history, game so far, the game so far, whole game, what has been played, log, transcript
said-clock = much time left, enough time, time left, how much time, how much time is left, how much time do i have, how long do i have, how much time do i have left, remaining time, my time, timer,
    how is the clock, what time do i have, how many seconds, how many minutes
said-score = what is the score, the score, how is the match, who leads, who is leading, how do we stand, how does the match stand
said-repeat = say again, say that again, say it again, once more, once again, come again, pardon, what did you say, repeat that, repeat please, one more time, i didnt get that,
    i did not hear that
said-hint = tip, give me a hint, a hint, give me a tip, help me, advice, advise me, what should i do, what would you do, what shall i do, suggest something, suggestion, best move, what is the best move
said-analysis = analyse this, analyze this, analyse the position, evaluate, evaluation, what is every move worth
said-undo = take back, take it back, take that back, take back my move, take my move back, can i take that back, undo that, undo it, undo my move, undo my last move, undo the last move, i take it back,
    i want to take it back, let me take that back, i made a mistake, oops undo
said-draw = offer a draw, i offer a draw, offer draw, lets call it a draw, call it a draw, game even, even game, tie, lets draw, i propose a draw, propose a draw, a draw, remis
said-accept = i accept, agreed, i agree, deal, okay deal, all right agreed, accept the draw, accept the offer, i accept the draw, i accept your offer
said-decline = i decline, i refuse, refuse, no deal, reject, i reject, decline the draw, decline the offer, i decline the draw, i decline your offer, no draw, no thanks, no thank you
said-resign = i resign, give up, i give up, surrender, i surrender, i concede, concede, you win, i quit the game, i lose, i want to give up, i want to resign, i would like to resign
said-claim = claim the win, claim victory, i claim the win, i claim victory, i claim the game, my opponent is gone, claim the game
said-brief = brief, briefly
said-normal = normal
said-full = full
said-rules = rule, the rules, how do you play, how do i play, how is it played, how does it work, how does the game work, how to play, explain the rules, explain the game, what are the rules,
    how do i win
said-help = commands, what can i say, what can i type, what can i do, what may i say, what are the commands, options, list of commands, i need help, how do i do this, what now, what do i do now, help please
said-quit = leave, leave the game, close, i want to leave, exit the game, quit the game, stop playing, goodbye and leave, end the program

# Only answered with why not: what every player has to notice alone.
notice-words = threat, threats, threaten, threatens, threatened, threatening, winning, winning move, alignment, alignments, can i win, can you win, can i win now, who is winning, did i win, have i won, any wins,
    dangerous, danger, safe, is it safe, which piece is safe, which pieces are safe, which pieces are dangerous, in common, share, shared, do they share, four alike, anything to call

# Words that deny; nothing is done then.
not-words = not, dont, never, nor, cannot, cant, wont, isnt, arent, doesnt, didnt, no, nope, without, except, instead, rather, unless, if, maybe, perhaps, or, either, neither, but

# Words that ask: nothing in such a line is done.
asking-words = whatever, what, whats, what is, which, who, whose, why, how, how many, how much, when, is, are, was, were, am i, does, do, did, has, is there, are there, are there any, is there any, there is, there are, theres, can, could,
    can i, may i, may, should, should i, shall, shall i, would, must i, will it, tell me, tell me about, tell, show, show me, read, read out, read me, describe, list, name, check, look at, let me see, let me hear, i want to know,
    i would like to know, id like to know, do you know, say what, give me a list of, ask, question, tell me what is, tell me whats, what about, how about, anything, something, full or empty, occupied, taken, any

# Words that add nothing.
little-words = him, gone, much, the, a, an, this, that, these, those, it, its, my, your, our, their, his, her, one, ones, piece, pieces, thing, things, on, in, at, into, onto, to, from, through, of, for, with, and, also, then, now, so, well,
    please, pls, thanks, thank you, thank you very much, okay, ok, kindly, just, here, there, over there, over here, me, you, i, im, ill, id, ive, we, us, lets, let us, he, she, they, them, be, been, being, have, has, had, got, get, want, want to, wanna, would like, would like to, like,
    like to, going to, gonna, will, next, right, um, uh, er, hmm, hey, hi, hello, computer, dear, friend, opponent, my opponent, player, still, already, currently, at the moment, right now, all, all the, each, every, both, along, standing, stand, stands, sitting, lying, lie, placed, colour, color,
    coloured, colored, height, shape, shaped, fill, texture, number, letter, called, named, yes, yeah, i think, i see, i believe, game, corner, up, down, see

# More words for the greetings; each is a whole line.
greet-hello = hello, hi, hey, hi there, hello there, good morning, good evening, good afternoon, good day, greetings, howdy
greet-good-luck = good luck, best of luck, good luck to you, have fun, good luck have fun, glhf, gl
greet-well-played = well played, good game, nice game, nice one, good move, nice move, gg, wp, great game, well done, bravo well played, congratulations, congrats
greet-thanks = thanks, thank you, thank you very much, thanks a lot, many thanks, thx, ty, cheers, thanks for the game, thank you for the game
greet-one-moment = one moment, one moment please, just a moment, just a second, one second, one sec, wait, please wait, hold on, hang on, wait a moment, wait a minute, brb
greet-oops = oops, whoops, oh no, my bad, my mistake, sorry my mistake, ouch
greet-bye = bye, bye bye, goodbye, good bye, see you, see you later, see you soon, good night, farewell, ciao
