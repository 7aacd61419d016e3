CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
  id TEXT PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  made_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_person ON tokens (person, made_ms);

CREATE TABLE carries (digest TEXT PRIMARY KEY, person TEXT NOT NULL, until_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- Every write of a room is conditional on its epoch; owner and lease are for many houses.
CREATE TABLE rooms (
  code TEXT PRIMARY KEY,
  epoch INTEGER NOT NULL,
  owner TEXT,
  lease_ms INTEGER,
  public INTEGER NOT NULL,
  touched_ms INTEGER NOT NULL,
  json TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rooms_by_touch ON rooms (touched_ms);

CREATE TABLE matches (
  no INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  room TEXT NOT NULL,
  began_ms INTEGER NOT NULL,
  state TEXT NOT NULL,
  charter TEXT NOT NULL,
  record TEXT
) STRICT;
CREATE INDEX matches_by_room ON matches (room);

-- Append-only: nothing updates or deletes here. A row holds what one commit appended, from entry n on, a line each.
CREATE TABLE entries (match INTEGER NOT NULL, n INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (match, n)) STRICT, WITHOUT ROWID;

CREATE TABLE players (person TEXT NOT NULL, match INTEGER NOT NULL, PRIMARY KEY (person, match)) STRICT, WITHOUT ROWID;
