-- A tournament, and what can be asked about it without reading its events.
CREATE TABLE tournament (
    id BIGINT PRIMARY KEY,
    created BIGINT NOT NULL,
    -- When something last happened in it.
    changed BIGINT NOT NULL,
    -- When a round begins by the clock, or an arena is over.
    deadline BIGINT
);
CREATE INDEX tournament_deadline ON tournament (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tournament_changed ON tournament (changed);

-- What one command brought about: `size` events, the first of which has the number `seq`.
CREATE TABLE tournament_entry (
    tournament BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    size BIGINT NOT NULL,
    -- A line each.
    events TEXT NOT NULL,
    mark BYTEA,
    PRIMARY KEY (tournament, seq)
);

-- Which game is played at which table (`place`) of which round. As long as it is not settled, the game must be made if it is not
-- there, and its result is missing in the tournament.
CREATE TABLE tournament_board (
    -- The name of the game.
    game BIGINT PRIMARY KEY,
    tournament BIGINT NOT NULL,
    round BIGINT NOT NULL,
    place BIGINT NOT NULL,
    settled BOOLEAN NOT NULL
);
CREATE INDEX tournament_board_tournament ON tournament_board (tournament);
CREATE INDEX tournament_board_open ON tournament_board (game) WHERE NOT settled;

-- Who knows a secret with this hash is this entrant, or the organiser if it is 0. A code is not a secret of
-- its own, but gives one on another device.
CREATE TABLE tournament_right (
    secret BYTEA NOT NULL,
    tournament BIGINT NOT NULL,
    entrant BIGINT NOT NULL,
    code BOOLEAN NOT NULL,
    PRIMARY KEY (secret, tournament, entrant)
);
CREATE INDEX tournament_right_tournament ON tournament_right (tournament);
