# The rules of the game as a text to read, a paragraph a rule. The names end with the numbers by
# which docs/rules.md and the code cite the rules.

rules-title = The rules of Quarto

rules-material = The board and the pieces
rules-r1 = The board has sixteen squares, four by four. There are sixteen pieces, and no two are alike: together they show every mixture of four traits, and each trait has two values.
rules-r2 = A piece is light or dark, short or tall, round or square, and solid or hollow. In the Access edition a texture that you can feel, smooth or grooved, takes the place of the colour.
rules-r3 = At first all the pieces lie beside the board. That is the reserve. Nobody owns a piece: both players share them all.

rules-course = The course of play
rules-r4 = Throw dice for the start, or agree who starts. Whoever starts is player 1.
rules-r5 = Player 1 places nothing yet, but chooses any piece and hands it to player 2.
rules-r6 = From then on every turn is the same: put the piece you were handed on any empty square, then choose one from the reserve and hand it over. Your opponent decides what you must place, and you decide where.

rules-winning = Winning
rules-r7 = Four pieces in a row, a column or a diagonal that have something in common, all tall, say, or all hollow, are an alignment. It does not matter who put the other three there, and they may have more than one thing in common.
rules-r8 = An alignment does not win by itself. You win by calling QUARTO! and pointing at it.
rules-r9 = After your own placement you may call until you hand over the next piece.
rules-r10 = If you hand it over without having noticed, your opponent may call at that moment, before placing it, and wins instead of you.
rules-r11 = If your opponent places without noticing either, that alignment is worth nothing for the rest of the game. Play goes on.
rules-d2 = At each of these moments the player whose turn it is has one call. It is right if the shape you point at is an alignment and the piece placed last is part of it. Any other call is wrong.
rules-d3 = A wrong call is announced, and the game goes on; but a player's third wrong call loses the game. You can agree that already the first one loses, or that wrong calls cost nothing.
rules-d4 = After the sixteenth piece there is nothing to hand over. Whoever placed it calls or says "done"; then the opponent calls or says "done".
rules-r12 = If all sixteen pieces are placed and nobody has won by a call, the game is a draw.
rules-d7 = You can also agree on automatic calling: then an alignment wins at once for the player who made it, and nobody calls.

rules-time = Time
rules-r13 = A game takes ten to twenty minutes. At tournaments each player may be given one minute a move.
rules-d6 = The clock runs from the moment you are handed a piece until you have placed it and handed over the next. Calling neither stops it nor buys time. Who runs out of time loses, but not after the sixteenth piece: there it means "done".

rules-variants = Variants
rules-r14 = Beginners and children: agree on one, two or three traits that count; the others are only decoration. Start with one and add another when it has become easy.
rules-r15 = Advanced: the nine blocks of two by two neighbouring squares are winning shapes, too.

rules-access = The Access edition
rules-r16 = The Access edition is made for blind players: all four traits can be felt. Sighted players join them on equal terms by covering their eyes, and everybody plays by touch and memory.
rules-d1 = Smooth stands for light and grooved for dark. It is the same game, and every player chooses alone which words to hear: one sees a dark piece, the other hears of a grooved one, and both mean the same.
rules-d11 = In a blindfold game nobody is shown the board, the reserve or the moves before the end. You are told each action once, as it happens, and always which piece you hold. Before the game you agree how much you may ask on your turn: as much as you like, as if touching the board; a few questions; or nothing at all. Trying an occupied square, or a piece that is gone, is announced. Without a question left, the second such try in one turn loses.

rules-notation = Notation
rules-squares = Squares are a1 to d4: the columns are a to d from left to right, the rows 1 to 4 from top to bottom.
rules-shapes = Lines are called row 1 to row 4, column a to column d, diagonal 1 (from a1 to d4) and diagonal 2 (from d1 to a4). A block is named by its upper left square, from block a1 to block c3.
rules-pieces = For machines each piece has a letter from A to P. Start from A, which is light, short, round and solid, and go on one letter for dark, two for tall, four for square and eight for hollow: K is light, tall, round and hollow.
