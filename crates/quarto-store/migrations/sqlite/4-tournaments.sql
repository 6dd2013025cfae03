-- A tournament, and what can be asked about it without reading its events.
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY,
    created INTEGER NOT NULL,
    -- When something last happened in it.
    changed INTEGER NOT NULL,
    -- When a round begins by the clock, or an arena is over.
    deadline INTEGER
) STRICT;
CREATE INDEX tournament_deadline ON tournament (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tournament_changed ON tournament (changed);

-- What one command brought about: `size` events, the first of which has the number `seq`.
CREATE TABLE tournament_entry (
    tournament INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    size INTEGER NOT NULL,
    -- A line each.
    events TEXT NOT NULL,
    mark BLOB,
    PRIMARY KEY (tournament, seq)
) STRICT, WITHOUT ROWID;

-- Which game is played at which table (`place`) of which round. As long as it is not settled, the game must be made if it is not
-- there, and its result is missing in the tournament.
CREATE TABLE tournament_board (
    -- The name of the game.
    game INTEGER PRIMARY KEY,
    tournament INTEGER NOT NULL,
    round INTEGER NOT NULL,
    place INTEGER NOT NULL,
    settled INTEGER NOT NULL
) STRICT;
CREATE INDEX tournament_board_tournament ON tournament_board (tournament);
CREATE INDEX tournament_board_open ON tournament_board (game) WHERE settled = 0;

-- Who knows a secret with this hash is this entrant, or the organiser if it is 0. A code is not a secret of
-- its own, but gives one on another device.
CREATE TABLE tournament_right (
    secret BLOB NOT NULL,
    tournament INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    code INTEGER NOT NULL,
    PRIMARY KEY (secret, tournament, entrant)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_right_tournament ON tournament_right (tournament);
