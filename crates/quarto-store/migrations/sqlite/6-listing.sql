-- Who may find a game: 0 unlisted, 1 in the list of games to watch, 2 also in that of open games.
ALTER TABLE game ADD COLUMN listing INTEGER NOT NULL DEFAULT 0;
-- Stands for the options of a listed game, as long as it waits for a player.
ALTER TABLE game ADD COLUMN wish BLOB;
CREATE INDEX game_listed ON game (created) WHERE listing > 0 AND ended IS NULL;
CREATE INDEX game_wish ON game (wish) WHERE wish IS NOT NULL;
