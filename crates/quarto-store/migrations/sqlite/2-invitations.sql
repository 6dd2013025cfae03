-- A guest who knows a secret with this hash may sit down on a free seat, once. Invitations that were
-- used or withdrawn stay, so that guests who come by their link can be told.
CREATE TABLE invitation (
    secret BLOB NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    -- Whether it was used or withdrawn.
    spent INTEGER NOT NULL,
    PRIMARY KEY (secret, game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitation_game ON invitation (game);

-- Before, the secrets of free seats were kept like those of seats that are taken.
INSERT INTO invitation SELECT secret, game, seat, 0 FROM holding WHERE NOT EXISTS (
    SELECT 1 FROM entry WHERE entry.game = holding.game AND entry.events LIKE
    CASE seat
        WHEN 0 THEN '%"type":"seated","seat":"first"%'
        ELSE '%"type":"seated","seat":"second"%'
    END
);
DELETE FROM holding WHERE EXISTS (
    SELECT 1 FROM invitation WHERE invitation.secret = holding.secret
    AND invitation.game = holding.game AND invitation.seat = holding.seat
);
