-- How far the same people have come in a game of several stages. `members` names them in an order of its own: who sits where changes.
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    members TEXT NOT NULL,
    -- Who sat where the last time, as the server writes it.
    seats TEXT NOT NULL,
    -- The stage that is to be won next, counted from 0; past the last one the campaign is complete.
    stage INTEGER NOT NULL DEFAULT 0,
    -- Who wants to begin again from the start, if somebody does.
    reset_by INTEGER REFERENCES people (id),
    begun_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL,
    UNIQUE (game, members)
) STRICT;

CREATE TABLE campaign_people (
    person_id INTEGER NOT NULL REFERENCES people (id),
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    PRIMARY KEY (person_id, campaign_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE campaign_results (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    stage INTEGER NOT NULL,
    wins INTEGER NOT NULL DEFAULT 0,
    losses INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign_id, stage)
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN campaign_id INTEGER REFERENCES campaigns (id);

CREATE INDEX tables_of_campaign ON tables (campaign_id) WHERE campaign_id IS NOT NULL;
