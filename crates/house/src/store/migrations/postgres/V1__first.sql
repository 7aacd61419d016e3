CREATE TABLE house (name TEXT PRIMARY KEY, value BYTEA NOT NULL);

CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL);

CREATE TABLE tokens (
  id TEXT PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  made_ms BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person, made_ms);

CREATE TABLE carries (digest TEXT PRIMARY KEY, person TEXT NOT NULL, until_ms BIGINT NOT NULL);

-- Every write of a room is conditional on its epoch; owner and lease are for many houses.
CREATE TABLE rooms (
  code TEXT PRIMARY KEY,
  epoch BIGINT NOT NULL,
  owner TEXT,
  lease_ms BIGINT,
  public BOOLEAN NOT NULL,
  touched_ms BIGINT NOT NULL,
  json TEXT NOT NULL
);
CREATE INDEX rooms_by_touch ON rooms (touched_ms);

CREATE TABLE matches (
  no BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  room TEXT NOT NULL,
  began_ms BIGINT NOT NULL,
  state TEXT NOT NULL,
  charter TEXT NOT NULL,
  record TEXT
);
CREATE INDEX matches_by_room ON matches (room);

-- Append-only: nothing updates or deletes here. A row holds what one commit appended, from entry n on, a line each.
CREATE TABLE entries (match BIGINT NOT NULL, n INTEGER NOT NULL, lines TEXT NOT NULL, PRIMARY KEY (match, n));

CREATE TABLE players (person TEXT NOT NULL, match BIGINT NOT NULL, PRIMARY KEY (person, match));
