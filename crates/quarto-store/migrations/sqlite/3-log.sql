-- Games get small numbers in the order in which they are made, and entries become a log: what is new
-- stands at the end of each table, so that a commit changes few pages. Before, everything stood where
-- the random name of its game belongs, and every move changed pages of its own.
DROP INDEX game_ended;
ALTER TABLE game RENAME TO old_game;
CREATE TABLE game (
    -- Only the tables below know it.
    number INTEGER PRIMARY KEY,
    -- The name of the game.
    id INTEGER NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    ended INTEGER,
    open INTEGER NOT NULL,
    -- The name of the rematch.
    next INTEGER
) STRICT;
INSERT INTO game (id, created, ended, open, next)
    SELECT id, created, ended, open, next FROM old_game ORDER BY created, id;
DROP TABLE old_game;
CREATE INDEX game_ended ON game (ended) WHERE ended IS NOT NULL;

ALTER TABLE entry RENAME TO old_entry;
CREATE TABLE entry (
    number INTEGER PRIMARY KEY,
    -- The number of the game.
    game INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    size INTEGER NOT NULL,
    events TEXT NOT NULL,
    mark BLOB
) STRICT;
INSERT INTO entry (game, seq, size, events, mark)
    SELECT number, seq, size, events, mark FROM old_entry JOIN game ON id = game ORDER BY number, seq;
DROP TABLE old_entry;
CREATE UNIQUE INDEX entry_seq ON entry (game, seq);

-- The others keep their layout. What belongs to no game goes.
DELETE FROM deadline WHERE game NOT IN (SELECT id FROM game);
UPDATE deadline SET game = (SELECT number FROM game WHERE id = deadline.game);
DELETE FROM holding WHERE game NOT IN (SELECT id FROM game);
UPDATE holding SET game = (SELECT number FROM game WHERE id = holding.game);
DELETE FROM invitation WHERE game NOT IN (SELECT id FROM game);
UPDATE invitation SET game = (SELECT number FROM game WHERE id = invitation.game);
DELETE FROM presence WHERE game NOT IN (SELECT id FROM game);
UPDATE presence SET game = (SELECT number FROM game WHERE id = presence.game);
