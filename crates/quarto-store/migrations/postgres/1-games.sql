-- A game, and what can be asked about it without reading its events.
CREATE TABLE game (
    id BIGINT PRIMARY KEY,
    created BIGINT NOT NULL,
    -- When it ended.
    ended BIGINT,
    -- Whether anybody who knows the game may take a free seat.
    open BOOLEAN NOT NULL,
    -- The rematch.
    next BIGINT
);
CREATE INDEX game_ended ON game (ended) WHERE ended IS NOT NULL;

-- What one command brought about: `size` events, the first of which has the number `seq`.
CREATE TABLE entry (
    game BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    size BIGINT NOT NULL,
    -- A line each.
    events TEXT NOT NULL,
    -- By which the command is known again if it is sent twice.
    mark BYTEA,
    PRIMARY KEY (game, seq)
);

-- When somebody must look at a game if nothing happens before, and how much time its player to act
-- is owed for an outage.
CREATE TABLE deadline (
    game BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    owed BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX deadline_at ON deadline (at);
CREATE INDEX deadline_owed ON deadline (game) WHERE owed > 0;

-- Who knows a secret with this hash sits there.
CREATE TABLE holding (
    secret BYTEA NOT NULL,
    game BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (secret, game, seat)
);
CREATE INDEX holding_game ON holding (game);

-- When somebody was last seen on a seat.
CREATE TABLE presence (
    game BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);

-- When there was last a program that kept an eye on the deadlines.
CREATE TABLE heartbeat (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
