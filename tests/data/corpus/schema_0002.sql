-- The tables of a data folder of schema revision 0002, as its migrations make them.
PRAGMA application_id = 1363297605;
CREATE TABLE alembic_version (
  version_num VARCHAR(32) NOT NULL, 
  CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE sessions (
  token_hash TEXT NOT NULL, 
  created INTEGER NOT NULL, 
  CONSTRAINT pk_sessions PRIMARY KEY (token_hash)
)
 WITHOUT ROWID,
 STRICT

;
CREATE TABLE games (
  id TEXT NOT NULL, 
  owner TEXT NOT NULL, 
  created INTEGER NOT NULL, 
  opponent TEXT NOT NULL, 
  computer_seat INTEGER NOT NULL, 
  name1 TEXT NOT NULL, 
  name2 TEXT NOT NULL, 
  seed TEXT, 
  start TEXT NOT NULL, 
  opening TEXT NOT NULL, cards TEXT, 
  CONSTRAINT pk_games PRIMARY KEY (id), 
  CONSTRAINT ck_games_computer_seat CHECK (computer_seat BETWEEN 0 AND 2), 
  CONSTRAINT fk_games_owner FOREIGN KEY(owner) REFERENCES sessions (token_hash)
)
 WITHOUT ROWID,
 STRICT

;
CREATE INDEX ix_games_owner_created ON games (owner, created);
CREATE TABLE events (
  game TEXT NOT NULL, 
  number INTEGER NOT NULL, 
  message TEXT NOT NULL, 
  at INTEGER NOT NULL, 
  kind TEXT NOT NULL, 
  move TEXT, 
  keep INTEGER, 
  player INTEGER, 
  over INTEGER NOT NULL, 
  cards TEXT, 
  CONSTRAINT pk_events PRIMARY KEY (game, number), 
  CONSTRAINT uq_events_game_message UNIQUE (game, message), 
  CONSTRAINT ck_events_number CHECK (number > 0), 
  CONSTRAINT ck_events_over CHECK (over IN (0, 1)), 
  CONSTRAINT ck_events_kind CHECK (kind = 'move' AND move IS NOT NULL AND keep IS NULL AND player IS NULL AND cards IS NULL OR kind = 'takeback' AND move IS NULL AND keep IS NOT NULL AND player IS NULL OR kind = 'resign' AND move IS NULL AND keep IS NULL AND player IS NOT NULL AND cards IS NULL OR kind = 'card' AND move IS NULL AND keep IS NULL AND player IS NULL), 
  CONSTRAINT fk_events_game FOREIGN KEY(game) REFERENCES games (id)
)
 WITHOUT ROWID,
 STRICT

;
CREATE TABLE solo_results (
  game TEXT NOT NULL, 
  deck TEXT NOT NULL, 
  level INTEGER NOT NULL, 
  won INTEGER NOT NULL, 
  margin INTEGER, 
  practice INTEGER NOT NULL, 
  CONSTRAINT pk_solo_results PRIMARY KEY (game), 
  CONSTRAINT ck_solo_results_won CHECK (won IN (0, 1)), 
  CONSTRAINT ck_solo_results_practice CHECK (practice IN (0, 1)), 
  CONSTRAINT fk_solo_results_game FOREIGN KEY(game) REFERENCES games (id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO alembic_version VALUES ('0002');
