-- What the holder of a secret with this hash has done alone: a text that the server reads and writes.
CREATE TABLE progress (
    secret BYTEA PRIMARY KEY,
    -- How often it was written; of two who write after the same version, one must look again.
    version BIGINT NOT NULL,
    -- When it was last written.
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX progress_at ON progress (at);
