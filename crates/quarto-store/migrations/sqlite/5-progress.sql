-- What the holder of a secret with this hash has done alone: a text that the server reads and writes.
CREATE TABLE progress (
    secret BLOB PRIMARY KEY,
    -- How often it was written; of two who write after the same version, one must look again.
    version INTEGER NOT NULL,
    -- When it was last written.
    at INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX progress_at ON progress (at);
