-- "Stol": tells our files from those of other programs.
PRAGMA application_id = 0x53746f6c;

CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    came_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    person_id INTEGER NOT NULL REFERENCES people (id),
    begun_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    era INTEGER NOT NULL DEFAULT 1,
    settings TEXT NOT NULL,
    open INTEGER NOT NULL,
    imported INTEGER NOT NULL,
    host_id INTEGER NOT NULL REFERENCES people (id),
    join_secret TEXT NOT NULL,
    watch_secret TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'frozen')),
    frozen TEXT,
    asked INTEGER NOT NULL DEFAULT 0,
    -- How long the log of the present era is.
    entries INTEGER NOT NULL DEFAULT 0,
    opened_at INTEGER NOT NULL,
    moved_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_of_host ON tables (host_id);
CREATE INDEX open_tables ON tables (id) WHERE open = 1 AND phase IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    sitter TEXT NOT NULL CHECK (sitter IN ('free', 'person', 'bot')),
    person_id INTEGER REFERENCES people (id),
    alias TEXT,
    bot TEXT,
    advance TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_person ON seats (person_id) WHERE person_id IS NOT NULL;

-- A row per step, by row id: new rows go to the end of the file's tree, whichever table they are of. Keyed by table and number
-- they would land in as many places as there are tables, each a page to write.
CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    era INTEGER NOT NULL,
    -- How many entries of the era come before.
    after INTEGER NOT NULL,
    -- A line per entry; after a tab the answer's id, if it has one.
    entries TEXT NOT NULL
) STRICT;

CREATE INDEX log_of_table ON log (table_id, era);

-- The state after the last entry of the log.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    bytes BLOB NOT NULL
) STRICT;

-- How an era ended; the next began from this snapshot. Without it neither log could be read again.
CREATE TABLE past_eras (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    era INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    snapshot BLOB,
    PRIMARY KEY (table_id, era)
) STRICT, WITHOUT ROWID;

CREATE TABLE watchers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person_id INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person_id INTEGER NOT NULL REFERENCES people (id),
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    message_id TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX chat_of_table ON chat (table_id, message_id);
