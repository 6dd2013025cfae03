-- A game, and what can be asked about it without reading its events.
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    created INTEGER NOT NULL,
    -- When it ended.
    ended INTEGER,
    -- Whether anybody who knows the game may take a free seat.
    open INTEGER NOT NULL,
    -- The rematch.
    next INTEGER
) STRICT;
CREATE INDEX game_ended ON game (ended) WHERE ended IS NOT NULL;

-- What one command brought about: `size` events, the first of which has the number `seq`.
CREATE TABLE entry (
    game INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    size INTEGER NOT NULL,
    -- A line each.
    events TEXT NOT NULL,
    -- By which the command is known again if it is sent twice.
    mark BLOB,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- When somebody must look at a game if nothing happens before, and how much time its player to act
-- is owed for an outage.
CREATE TABLE deadline (
    game INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    owed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX deadline_at ON deadline (at);
CREATE INDEX deadline_owed ON deadline (game) WHERE owed > 0;

-- Who knows a secret with this hash sits there.
CREATE TABLE holding (
    secret BLOB NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (secret, game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX holding_game ON holding (game);

-- When somebody was last seen on a seat.
CREATE TABLE presence (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- When there was last a program that kept an eye on the deadlines.
CREATE TABLE heartbeat (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
