"""Upgrades an older database to the current tables, in one transaction.

Revision 0003 is version 0.1.0 and 0018 version 0.2.0; the others were never released, but data
folders of them exist. In 0003 a game belonged to a session and was played at one place. Up to 0018
each part of an event had a column, and a tournament was spread over rows that changed in place:
entrants with a place and a withdrawn mark, pairings, half-point byes, arrivals and corrections. Its
results were read from the games.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Row, insert, inspect, text

from quiltbee.server.errors import StartError
from quiltbee.server.ids import new_id
from quiltbee.server.store.features import Feature
from quiltbee.server.store.schema import HEAD, metadata, people, sessions

_OLDEST = "0003"

_LACKED: dict[str, dict[str, tuple[str, ...]]] = {
    "0010": {"games": ("tournament",)},
    "0011": {"events": ("due",), "games": ("day",), "outcomes": ("tile", "empty1", "empty2")},
    "0012": {"sessions": ("used", "agent")},
    "0013": {"tournaments": ("starts", "deadline", "pause", "late_until", "bots")},
    "0014": {},
    "0015": {"games": ("fair", "compensation", "partner")},
    "0016": {"tournaments": ("fair", "public")},
    "0017": {},
    "0018": {"games": ("due",), "tournaments": ("number", "round", "due")},
    "0019": {"games": ("held",)},
    "0020": {},
    "0021": {"tournaments": ("seeding",)},
    "0022": {"bots": ("rating", "pace"), "subscriptions": ("quiet",)},
    "0023": {"tournaments": ("hidden",)},
}
"""The columns that came after a revision, by table, up to the next revision."""


def upgrade(connection: Connection, revision: str, database: str) -> None:
    """Upgrade a database of a known revision, and create the tables of features new to it.

    `database` is its name in messages.
    """
    check_revision(revision, f"The database {database}")
    if revision == _OLDEST:
        _rebuild(connection)
    elif revision != HEAD:
        for past, lacked in _LACKED.items():
            if past >= revision:
                for table, columns in lacked.items():
                    _add(connection, table, *columns)
                if past in _THEN:
                    _THEN[past](connection)
    if revision != HEAD:
        for feature in Feature.registered:
            feature.on_upgraded(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = :head"), {"head": HEAD})
    there = set(inspect(connection).get_table_names())
    new = [table for table in metadata.sorted_tables if table.name not in there]
    if new:
        metadata.create_all(connection, tables=new)


def check_revision(revision: str, named: str) -> None:
    """Raise StartError for a revision that can't be upgraded."""
    if revision > HEAD:
        raise StartError(
            f"{named} was written by a newer Quiltbee (revision {revision}); install that version."
        )
    if revision not in (HEAD, _OLDEST, *_LACKED):
        raise StartError(
            f"{named} was written by a Quiltbee that was never released (revision {revision}) "
            "and can't be read any more; name another one."
        )


def _add(connection: Connection, table: str, *columns: str) -> None:
    """Add columns of the current table unless they exist."""
    there = {column["name"] for column in inspect(connection).get_columns(table)}
    for column in columns:
        if column not in there:
            kind = metadata.tables[table].c[column].type.compile(connection.dialect)
            connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column} {kind}"))


def _store_tournaments_of_games(connection: Connection) -> None:
    connection.execute(
        text(
            "UPDATE games SET tournament ="
            " (SELECT tournament FROM tournament_games WHERE game = games.id)"
        )
    )


def _store_events_as_json(connection: Connection) -> None:
    metadata.create_all(connection)
    for name, table in (("ix_games_due", "games"), ("ix_tournaments_due", "tournaments")):
        connection.execute(text(f"CREATE INDEX {name} ON {table} (due)"))
    connection.execute(text(_CLOCKS))
    _upgrade_tournaments(connection)
    _make_events_json(connection)


def _index_aborted(connection: Connection) -> None:
    connection.execute(
        text("CREATE INDEX IF NOT EXISTS ix_events_called_off ON events (at) WHERE kind = 'abort'")
    )


_THEN: dict[str, Callable[[Connection], None]] = {
    "0010": _store_tournaments_of_games,
    "0018": _store_events_as_json,
    "0020": _index_aborted,
}
"""Further changes after a revision, made once its columns are there."""

_CLOCKS = (
    "UPDATE games SET due = 0 WHERE clock IS NOT NULL AND EXISTS (SELECT 1 FROM events"
    " WHERE game = games.id AND kind = 'move') AND NOT EXISTS (SELECT 1 FROM events"
    " WHERE game = games.id AND over = 1 AND number ="
    " (SELECT max(number) FROM events WHERE game = games.id))"
)
"""Make every clock that may be running due, so that the server computes the next check."""

_COLUMNS = "game, number, message, at, person, lost, lag, kind, event, turn, over, due"


def _as_json(*, seat: str = "seat", shuffle: str = "shuffle", points: str = "points") -> str:
    """Return the SQL that builds an event's JSON from its old columns; see `table_events`."""
    player, keep = f"CAST({seat} AS TEXT)", "CAST(keep AS TEXT)"
    cards = f"coalesce(',\"shuffle\":[' || replace({shuffle}, ' ', ',') || ']', '')"
    return f"""CASE kind
        WHEN 'move' THEN '{{"kind":"move","move":"' || move || '"}}'
        WHEN 'card' THEN '{{"kind":"card"' || {cards} || '}}'
        WHEN 'takeback' THEN '{{"kind":"takeback","keep":' || {keep} || {cards} || '}}'
        WHEN 'abort' THEN '{{"kind":"abort","player":' || coalesce({player}, 'null') || '}}'
        WHEN 'cut' THEN '{{"kind":"cut","player":' || {player} || ',"points":'
            || CAST({points} AS TEXT) || '}}'
        WHEN 'rematch_opened' THEN '{{"kind":"rematch_opened","table":"' || next || '"}}'
        ELSE '{{"kind":"' || kind || '","player":' || {player} || '}}' END"""


def _make_events_json(connection: Connection) -> None:
    """Replace the columns for the parts of an event by one column with its JSON."""
    there = {column["name"] for column in inspect(connection).get_columns("events")}
    event = _as_json(points="points" if "points" in there else "NULL")
    if connection.dialect.name == "postgresql":
        connection.execute(text("ALTER TABLE events ADD COLUMN event TEXT"))
        connection.exec_driver_sql(f"UPDATE events SET event = {event}")
        gone = [f"DROP COLUMN {column}" for column in sorted(there & _PARTS)]
        changes = ", ".join(["ALTER COLUMN event SET NOT NULL", *gone])
        connection.execute(text(f"ALTER TABLE events {changes}"))
        return
    copied = _COLUMNS.replace("event", event, 1)
    connection.execute(text("ALTER TABLE events RENAME TO old_events"))
    metadata.tables["events"].create(connection)
    connection.exec_driver_sql(f"INSERT INTO events ({_COLUMNS}) SELECT {copied} FROM old_events")
    connection.execute(text("DROP TABLE old_events"))


_PARTS = {"move", "keep", "seat", "next", "shuffle", "points"}


_OLD_TABLES = "sessions", "games", "events", "solo_results"


def _rebuild(connection: Connection) -> None:
    """Rebuild all tables, since SQLite can't alter keys and constraints."""
    connection.execute(text("DROP INDEX ix_games_owner_created"))
    for table in _OLD_TABLES:
        connection.execute(text(f"ALTER TABLE {table} RENAME TO old_{table}"))
    metadata.create_all(connection, checkfirst=False)
    _make_people(connection)
    for statement in _COPIES:
        connection.execute(text(statement))
    for table in reversed(_OLD_TABLES):
        connection.execute(text(f"DROP TABLE old_{table}"))


def _make_people(connection: Connection) -> None:
    """Turn each session into a person."""
    for old in connection.execute(text("SELECT token_hash, created FROM old_sessions")).all():
        person = {"id": new_id(), "created": old.created}
        session = {"token_hash": old.token_hash, "person": person["id"], "created": old.created}
        connection.execute(insert(people), person)
        connection.execute(insert(sessions), session)


_PERSONS_SEAT = "CASE computer_seat WHEN 1 THEN 2 ELSE 1 END"
"""The seat to move in a game at one place, where only the person was ever waited for."""

_json_of_0003 = _as_json(seat="player", shuffle="old_events.cards", points="NULL").replace(
    "next", "NULL"
)

# A computer player's messages had ids with a colon, which a browser's can't have.
_COPIES = (
    "INSERT INTO games (id, variant, created, seed, start, opening, shuffles, turn, access,"
    " takebacks, rated, chosen)"
    " SELECT id, CASE opponent WHEN 'automa' THEN 'solo' ELSE 'duel' END, created, seed, start,"
    f" opening, coalesce(cards, ''), {_PERSONS_SEAT}, 'private', 1, 0, 0 FROM old_games",
    *(
        "INSERT INTO seats (game, seat, taken, name, person, player, level, open, bot)"
        f" SELECT id, {seat}, old_games.created, name{seat},"
        f" CASE computer_seat WHEN {seat} THEN NULL ELSE person END,"
        f" CASE computer_seat WHEN {seat} THEN"
        " CASE opponent WHEN 'computer' THEN 'engine' ELSE opponent END END,"
        f" CASE computer_seat WHEN {seat} THEN level END, 0, 0"
        " FROM old_games JOIN sessions ON token_hash = owner"
        for seat in (1, 2)
    ),
    f"INSERT INTO events ({_COLUMNS})"
    " SELECT game, number, message, at,"
    " CASE WHEN message LIKE 'computer\\:%' THEN NULL ELSE person END, 0, 0, kind,"
    f" {_json_of_0003}, CASE over WHEN 1 THEN 0 ELSE {_PERSONS_SEAT} END, over, NULL"
    " FROM old_events JOIN old_games ON old_games.id = game JOIN sessions ON token_hash = owner",
    "INSERT INTO solo_results SELECT game, deck, level, won, margin, practice"
    " FROM old_solo_results",
)


# The tournaments of revision 0018 and before

_Event = tuple[int, dict[str, Any]]
"""The time of an event, and the event as it is stored."""

_Rows = dict[str, Sequence[Row[Any]]]

_ANCIENT = "arrivals", "corrections", "half_byes"
"""Tables that a database before revision 0014 lacks."""

_GAMES = """
    SELECT tournament_games.*, games.created,
      (SELECT count(*) FROM events e WHERE e.game = games.id AND e.kind = 'cut') AS cut,
      (SELECT max(e.seat) FROM events e WHERE e.game = games.id AND e.kind = 'choose') AS chosen,
      (SELECT count(*) FROM events e WHERE e.game = games.id AND e.kind = 'move') AS moves,
      last.at AS last, last.message, last.over, outcomes.winner, outcomes.score1, outcomes.score2,
      outcomes.reason
    FROM tournament_games
    JOIN games ON games.id = tournament_games.game
    LEFT JOIN events last ON last.game = games.id
      AND last.number = (SELECT max(e.number) FROM events e WHERE e.game = games.id)
    LEFT JOIN outcomes ON outcomes.game = games.id
    ORDER BY games.created, games.id
"""


def _upgrade_tournaments(connection: Connection) -> None:
    """Write the events of all tournaments, then drop the tables that they replace."""
    there = set(inspect(connection).get_table_names())
    rows: _Rows = {
        name: connection.execute(text(f"SELECT * FROM {name}")).all() if name in there else []
        for name in ("tournaments", "entrants", "pairings", *_ANCIENT, "bots")
    }
    games = connection.execute(text(_GAMES)).all()
    for tournament in rows["tournaments"]:
        theirs = {
            name: [row for row in found if row.tournament == tournament.id]
            for name, found in {**rows, "games": games}.items()
            if name in ("entrants", "pairings", "half_byes", "games")
        }
        history = list(_history(tournament, {**rows, **theirs}))
        for number, (at, event) in enumerate(history, 1):
            row = {"id": tournament.id, "number": number, "at": at, "event": _format(event)}
            connection.execute(_INSERT, row)
        last = max((row.round for row in theirs["pairings"]), default=0)
        is_over = tournament.state == "over"
        due = None if is_over else 0  # due at once; the server then computes the next time
        change = {"id": tournament.id, "number": len(history), "round": last, "due": due}
        connection.execute(_UPDATE, change)
    _drop(connection, there)


_INSERT = text("INSERT INTO tournament_events VALUES (:id, :number, :at, :event)")
_UPDATE = text("UPDATE tournaments SET number = :number, round = :round, due = :due WHERE id = :id")


def _format(event: dict[str, Any]) -> str:
    return json.dumps(event, separators=(",", ":"), ensure_ascii=False)


def _history(tournament: Row[Any], rows: _Rows) -> Iterator[_Event]:
    """Yield the events of a tournament, in a possible order."""
    began, bots = tournament.created, {row.person for row in rows["bots"]}
    entrants = sorted(rows["entrants"], key=lambda row: row.number)
    for one in entrants:
        is_bot = one.person is not None and one.person in bots
        yield began, {"kind": "entered", "entrant": one.number, **({"bot": True} if is_bot else {})}
    if tournament.state != "open":
        order = [one.number for one in sorted(entrants, key=lambda row: row.place or 0)]
        yield began, {"kind": "started", "rounds": tournament.rounds, "order": order}
    for bye in sorted(rows["half_byes"], key=lambda row: (row.round, row.entrant)):
        yield began, {"kind": "bye", "entrant": bye.entrant, "round": bye.round}
    yield from _rounds(tournament, rows)
    for one in entrants:
        if one.withdrawn:
            yield began, {"kind": "withdrew", "entrant": one.number}
    if tournament.state == "over":
        yield began, {"kind": "finished"}


def _rounds(tournament: Row[Any], rows: _Rows) -> Iterator[_Event]:
    games: dict[tuple[int, int], list[Row[Any]]] = defaultdict(list)
    for game in rows["games"]:
        games[game.round, game.pairing].append(game)
    pairings: dict[int, list[Row[Any]]] = defaultdict(list)
    for pairing in sorted(rows["pairings"], key=lambda row: (row.round, row.number)):
        pairings[pairing.round].append(pairing)
    for number, paired in pairings.items():
        firsts = {
            one.number: [game for game in games[number, one.number] if game.first == one.first]
            for one in paired
        }
        opened = [game.created for found in firsts.values() for game in found]
        described = [
            (one.first, one.second, [game.game for game in firsts[one.number]]) for one in paired
        ]
        at = max(opened, default=tournament.created)
        yield at, {"kind": "paired", "round": number, "pairings": described}
        for one in paired:
            for game in games[number, one.number]:
                if game.first != one.first:
                    where = {"round": number, "pairing": one.number}
                    yield game.created, {"kind": "opened", "game": game.game, **where}
                seats = (
                    (one.first, one.second) if game.first == one.first else (one.second, one.first)
                )
                yield from _game(game, seats, rows)


def _game(game: Row[Any], seats: tuple[int, int], rows: _Rows) -> Iterator[_Event]:
    """Yield the events of a game; `seats` are the entrants who sat there at first."""
    this = {"game": game.game}
    for arrival in sorted(rows["arrivals"], key=lambda row: int(row.seat)):
        if arrival.game == game.game:
            yield game.created, {"kind": "came", **this, "entrant": seats[arrival.seat - 1]}
    if game.cut:
        yield game.created, {"kind": "cut", **this}
    if game.chosen is not None:
        yield game.created, {"kind": "chosen", **this, "swapped": game.chosen == 1}
    if game.moves:
        yield game.created, {"kind": "began", **this}
    if game.over:
        ended: dict[str, Any] = {"kind": "ended", **this, "at": game.last}
        if game.winner is not None:
            ended |= {"winner": game.winner, "scores": [game.score1, game.score2]}
            ended["reason"] = game.reason
        if game.message.startswith(("gone:", "removed:")):
            ended["forfeit"] = True
        yield game.last, ended
    for one in rows["corrections"]:
        if one.game == game.game:
            corrected = {"kind": "corrected", **this, "winner": one.winner, "note": one.note}
            yield one.at, corrected


def _drop(connection: Connection, there: set[str]) -> None:
    """Drop the tables and columns that events replace."""
    for table in _ANCIENT:
        if table in there:
            connection.execute(text(f"DROP TABLE {table}"))
    if connection.dialect.name == "postgresql":
        for statement in _ON_POSTGRESQL:
            connection.execute(text(statement))
        return
    connection.execute(text("DROP INDEX ix_entrants_person"))
    for name in ("tournament_games", "entrants"):
        columns = ", ".join(column.name for column in metadata.tables[name].columns)
        connection.execute(text(f"ALTER TABLE {name} RENAME TO old_{name}"))
        metadata.tables[name].create(connection)
        connection.execute(text(f"INSERT INTO {name} SELECT {columns} FROM old_{name}"))
        connection.execute(text(f"DROP TABLE old_{name}"))
        if name == "tournament_games":
            connection.execute(text("DROP TABLE pairings"))


_ON_POSTGRESQL = (
    "ALTER TABLE tournament_games DROP CONSTRAINT fk_tournament_games_pairing, DROP COLUMN first,"
    " ADD CONSTRAINT fk_tournament_games_tournament FOREIGN KEY (tournament)"
    " REFERENCES tournaments (id)",
    "CREATE INDEX ix_tournament_games_tournament ON tournament_games (tournament)",
    "DROP TABLE pairings",
    "ALTER TABLE entrants DROP COLUMN place, DROP COLUMN withdrawn",
)
