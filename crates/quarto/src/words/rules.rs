use clap::ValueEnum;

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Topic {
    /// The board and the pieces
    Material,
    /// The course of play
    Play,
    /// Alignments and calling QUARTO!
    Winning,
    /// Games against the clock
    Time,
    /// For beginners and for advanced players
    Variants,
    /// The edition for blind and sighted people
    Access,
    /// How this program writes games down
    Notation,
}

const MATERIAL: &str = "\
THE BOARD AND THE PIECES
The board has sixteen squares, four by four. There are sixteen pieces, and no
two are alike: each is light or dark, short or tall, round or square, and
solid or hollow. They all lie beside the board at first; that is the reserve.
Nobody owns a piece.
";

const PLAY: &str = "\
THE COURSE OF PLAY
Throw dice for the start. The starter, player 1, places nothing yet, but
chooses any piece and hands it to player 2.
From then on everybody's turn is the same: put the piece you were handed on
any empty square, then choose one from the reserve and hand it over. Your
opponent decides what you must place, and you decide where.
";

const WINNING: &str = "\
WINNING
Four pieces in a row, a column or a diagonal that have something in common,
all tall, say, or all hollow, are an alignment. It does not matter who put
the other three there, and they may have more than one thing in common.
An alignment does not win by itself. You win by calling QUARTO! and pointing
at it:
- After your own placement you may call until you hand over the next piece.
- If you hand it over without noticing, your opponent may call at that
  moment, before placing, and wins instead of you.
- If your opponent places without noticing either, the alignment is worth
  nothing for the rest of the game.
Each player has one call at each of these moments. A call that points at
something else is wrong: the game goes on, but a player's third wrong call
loses. (You can agree that the first one loses, or that they cost nothing.)
After the sixteenth piece there is nothing to hand over. Whoever placed it
calls or says done, then the opponent does. If nobody has won, it is a draw.
";

const TIME: &str = "\
TIME
A game takes ten to twenty minutes. At tournaments each player may be given a
minute a move: from receiving a piece until having placed it and handed over
the next. Calling never takes extra time, and never buys any.
";

const VARIANTS: &str = "\
VARIANTS
Beginners: agree on one, two or three traits that count; the others are only
decoration. Start with colour alone and add a trait when it becomes easy.
  quarto play --traits colour
Advanced: the nine blocks of two by two neighbouring squares win as well.
  quarto play --rules squares
";

const ACCESS: &str = "\
THE ACCESS EDITION
In the Access edition a texture, smooth or grooved, takes the place of the
colour, so that all four traits can be felt. Dark stands for grooved and light
for smooth: it is the same game. Blind players play it as it is, and sighted
players join them blindfolded, by touch and memory.
";

const NOTATION: &str = "\
NOTATION
Squares are a1 to d4: columns a to d from the left, rows 1 to 4 from the top.
Pieces are letters A to P. Start from A, which is light, short, round and
solid, and go on 1 letter for dark, 2 for tall, 4 for square, 8 for hollow:
K is light, tall, round and hollow.
Shapes are row1 to row4, cola to cold, diag1 (a1 to d4), diag2 (d1 to a4),
and blocka1 to blockc3, named by the upper left square.
";

/// Explains the rules, or one part of them, in our own words.
pub(crate) fn rules(topic: Option<Topic>) -> String {
    let text = |topic: &Topic| match topic {
        Topic::Material => MATERIAL,
        Topic::Play => PLAY,
        Topic::Winning => WINNING,
        Topic::Time => TIME,
        Topic::Variants => VARIANTS,
        Topic::Access => ACCESS,
        Topic::Notation => NOTATION,
    };
    match topic {
        Some(topic) => text(&topic).into(),
        None => Topic::value_variants().iter().map(text).collect::<Vec<_>>().join("\n"),
    }
}
