# The rules of the game as a text to read: first in short, then one paragraph per rule. The names end with the
# numbers by which docs/rules.md and the code cite the rules. Where the Access edition has other words, they are in
# the attribute .access, which never speaks of colours first.

rules-title = The rules of Quarto

rules-short = In short
rules-s1 = You both play with the same sixteen pieces, and no two are alike: each is light or dark, short or tall, round or square, and solid or hollow.
    .access = You both play with the same sixteen pieces, and no two are alike: each is smooth or grooved, short or tall, round or square, and solid or hollow.
rules-s2 = You never choose the piece you place: your opponent gives it to you.
rules-s3 = Place it on any empty square, then choose a piece and give it to your opponent.
rules-s4 = Look for four pieces in one row, column or diagonal that share a trait: all tall, for example, or all hollow.
rules-s5 = When you place the fourth, call QUARTO! and point at all four before you give the next piece, and you win.
rules-s6 = If you don’t notice, your opponent can call and win instead; and if all sixteen pieces are placed and nobody has won, it’s a draw.

rules-material = The board and the pieces
rules-r1 = The board has sixteen squares, four by four. There are sixteen pieces, and no two are alike: together they make every combination of four traits, and each trait comes in two kinds.
rules-r2 = A piece is light or dark, short or tall, round or square, and solid or hollow. In the Access edition a texture that you can feel, smooth or grooved, takes the place of the colour.
    .access = A piece is smooth or grooved, short or tall, round or square, and solid or hollow: you can feel all four traits. In the Classic edition a colour, light or dark, takes the place of the texture.
rules-r3 = At the start, all the pieces lie beside the board. That is the reserve. Nobody owns a piece: both players share them all.

rules-course = The course of play
rules-r4 = Draw lots to see who starts, or simply agree. The player who starts is player 1.
rules-d9 = Here you roll dice for it: each player rolls one die, the higher number starts, and a tie is rolled again. The rolls are saved with the game. In a rematch, the other player starts.
rules-r5 = Player 1 doesn’t place anything yet, but chooses any piece and gives it to player 2.
rules-r6 = From then on every turn is the same: place the piece you were given on any empty square, then choose one from the reserve and give it to your opponent. Your opponent decides what you must place, and you decide where.

rules-winning = Winning
rules-r7 = Four pieces in one row, column or diagonal that share a trait – all tall, for example, or all hollow – make an alignment (a line). It doesn’t matter who placed the other three, and they may share more than one trait.
rules-r8 = An alignment doesn’t win by itself. You win by calling QUARTO! and pointing at it.
rules-r9 = After placing a piece, you can call until you give the next one.
rules-r10 = If you give the next piece without noticing an alignment, your opponent can call it before placing that piece, and wins instead of you.
rules-r11 = If your opponent places the piece without noticing either, that alignment is worth nothing for the rest of the game. Play goes on.
rules-d2 = At each of these moments, the player whose turn it is has one call. You needn’t name the trait. A call is right if the shape you point at is an alignment and the piece placed last is part of it. Any other call is wrong; it doesn’t take away your opponent’s chance to call.
rules-d3 = A wrong call is announced, and the game goes on; but a player’s third wrong call loses the game. You can also agree that the very first one loses, or that wrong calls cost nothing.
rules-d4 = After the sixteenth piece there is nothing left to give. The player who placed it calls or says “done”; then the opponent calls or says “done”.
rules-r12 = If all sixteen pieces are placed and nobody has won by a call, the game is a draw.
rules-d7 = You can also agree on automatic calling: then an alignment wins right away for the player who made it, and nobody calls.
rules-d10 = You can resign at any time, or offer a draw, which your opponent accepts or declines. In an online game with a clock, a player who is away for five minutes on their own turn can lose: the other player may claim the win.

rules-time = Time
rules-r13 = A game takes ten to twenty minutes. At tournaments, players may be given one minute per move.
rules-d6 = Your clock runs from the moment you are given a piece until you have placed it and given the next one; player 1’s clock starts with the choice of the very first piece. There are two kinds of clock: the same time for every move, or a total for the whole game, with some seconds added for each move if you like. You can agree that one player gets more time than the other. Calling neither stops the clock nor buys time. If you run out of time you lose – except after the sixteenth piece, when it counts as “done”.

rules-variants = Variants
rules-r14 = Beginners and children: agree on one, two or three traits that count; the others are only decoration. Start with one and add another when it has become easy.
rules-r15 = Advanced: the nine blocks of two by two neighbouring squares are winning shapes, too.

rules-access = The Access edition
rules-r16 = The Access edition is made for blind players: all four traits can be felt. Sighted players join them on equal terms by wearing a blindfold, and everybody plays by touch and memory.
rules-d1 = Smooth stands for light and grooved for dark. It’s the same game, and each player chooses which words to hear: one sees a dark piece, the other hears about a grooved one, and both mean the same.
rules-d11 = In a blindfold game, nobody is shown the board, the reserve or the moves before the end. You are told each action once, as it happens, and always which piece you hold. Before the game you agree how much you can ask on your turn: as much as you like, as if touching the board; a few questions; or nothing at all. If you try a square that is taken, or a piece that is gone, everyone is told, and it costs you a question if questions are counted. When you have no questions left, the second try like that in one turn loses the game.

rules-notation = Notation
rules-squares = Squares are a1 to d4: the columns are a to d from left to right, the rows 1 to 4 from top to bottom.
rules-shapes = Lines are called row 1 to row 4, column a to column d, diagonal 1 (from a1 to d4) and diagonal 2 (from d1 to a4). A block is named by its upper left square, from block a1 to block c3.
rules-pieces = For programs, each piece has a letter from A to P. Start from A, which is light, short, round and solid, and go on one letter for dark, two for tall, four for square and eight for hollow: K is light, tall, round and hollow.
    .access = For programs, each piece has a letter from A to P. Start from A, which is smooth, short, round and solid, and go on one letter for grooved, two for tall, four for square and eight for hollow: K is smooth, tall, round and hollow.

# Said once, quietly: whose game it is, and that this program is not theirs.
rules-r18 = Quarto was invented by Blaise Müller, and QUARTO is a trademark of its publisher, Gigamic. This program is independent of both.

# Above the table of pieces on a sheet in braille.
rules-table = The sixteen pieces
