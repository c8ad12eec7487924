"""Upgrades an older database to the current tables, in one transaction.

    0003   version 0.1.0: a game belonged to a session, and was played at one place
    0010   the last state before the next version: a game did not say to which tournament it
           belongs
    0011   before there were puzzles, the day and one's progress; some events did not say when a
           flag falls after them
    0012   a session did not say when it was last used
    0013   before tournaments ran by themselves, which gave them more settings
    0014   nobody was an administrator; only a table came with them
    0015   before a start could be cut and chosen, or played from both seats
    0016   before tournaments had fair starts, or stood in the lobby
    0017   before mistakes of one's own were kept; only a table came with them
    0018   version 0.2.0: tournaments were rows that changed, and games did not say when to look at
           their clocks
    0019   before clocks stood still while the process of the player to move hung
    0020   before tables that were called off were deleted
    0021   before a tournament could be seeded by rating
    0022   before bots said which challenges they accept, and browsers which notices they want
    0023   before a tournament could be hidden, and administration had a log

Other revisions were never released, and are refused.
"""

from sqlalchemy import Connection, insert, inspect, text

from quiltbee.server.errors import StartError
from quiltbee.server.ids import new_id
from quiltbee.server.store.features import Feature
from quiltbee.server.store.old_tournaments import upgrade_tournaments
from quiltbee.server.store.schema import (
    HEAD,
    metadata,
    people,
    sessions,
)


def upgrade(connection: Connection, revision: str, database: str) -> None:
    """Upgrade a database of a known revision, and create the tables of features new to it.

    `database` is its name in messages.
    """
    check_revision(revision, f"The database {database}")
    if revision != HEAD:
        _UPGRADES[revision](connection)
        for feature in Feature.registered:
            feature.on_upgraded(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = :head"), {"head": HEAD})
    there = set(inspect(connection).get_table_names())
    new = [table for table in metadata.sorted_tables if table.name not in there]
    if new:
        metadata.create_all(connection, tables=new)


def check_revision(revision: str, named: str) -> None:
    """StartError for a revision that can't be upgraded."""
    if revision > HEAD:
        raise StartError(
            f"{named} was written by a newer Quiltbee (revision {revision}); install that version."
        )
    if revision != HEAD and revision not in _UPGRADES:
        raise StartError(
            f"{named} was written by a Quiltbee that was never released (revision {revision}) "
            "and can't be read any more; name another one."
        )


def _from_0020(connection: Connection) -> None:
    connection.execute(
        text("CREATE INDEX IF NOT EXISTS ix_events_called_off ON events (at) WHERE kind = 'abort'")
    )
    _from_0021(connection)


def _from_0021(connection: Connection) -> None:
    _add(connection, "tournaments", "seeding")
    _from_0022(connection)


def _from_0022(connection: Connection) -> None:
    _add(connection, "bots", "rating", "pace")
    _add(connection, "subscriptions", "quiet")
    _from_0023(connection)


def _from_0023(connection: Connection) -> None:
    _add(connection, "tournaments", "hidden")


def _from_0019(connection: Connection) -> None:
    _add(connection, "games", "held")
    _from_0020(connection)


def _from_0018(connection: Connection) -> None:
    _add(connection, "games", "due")
    _add(connection, "tournaments", "number", "round", "due")
    metadata.create_all(connection)
    for name, table in (("ix_games_due", "games"), ("ix_tournaments_due", "tournaments")):
        connection.execute(text(f"CREATE INDEX {name} ON {table} (due)"))
    connection.execute(text(_CLOCKS))
    upgrade_tournaments(connection)
    _make_events_json(connection)
    _from_0019(connection)


_CLOCKS = (
    "UPDATE games SET due = 0 WHERE clock IS NOT NULL AND EXISTS (SELECT 1 FROM events"
    " WHERE game = games.id AND kind = 'move') AND NOT EXISTS (SELECT 1 FROM events"
    " WHERE game = games.id AND over = 1 AND number ="
    " (SELECT max(number) FROM events WHERE game = games.id))"
)
"""Each clock that may run is looked at once, which says when to look again."""


def _from_0017(connection: Connection) -> None:
    metadata.create_all(connection)
    _from_0018(connection)


def _from_0016(connection: Connection) -> None:
    _add(connection, "tournaments", "fair", "public")
    _from_0017(connection)


def _from_0015(connection: Connection) -> None:
    _add(connection, "games", "fair", "compensation", "partner")
    _from_0016(connection)


def _from_0014(connection: Connection) -> None:
    metadata.create_all(connection)
    _from_0015(connection)


def _from_0013(connection: Connection) -> None:
    _add(connection, "tournaments", "starts", "deadline", "pause", "late_until", "bots")
    _from_0014(connection)


def _from_0012(connection: Connection) -> None:
    _add(connection, "sessions", "used", "agent")
    _from_0013(connection)


def _from_0011(connection: Connection) -> None:
    _add(connection, "events", "due")
    _add(connection, "games", "day")
    _add(connection, "outcomes", "tile", "empty1", "empty2")
    _from_0012(connection)


def _from_0010(connection: Connection) -> None:
    _add(connection, "games", "tournament")
    connection.execute(
        text(
            "UPDATE games SET tournament ="
            " (SELECT tournament FROM tournament_games WHERE game = games.id)"
        )
    )
    _from_0011(connection)


def _add(connection: Connection, table: str, *columns: str) -> None:
    """Add those columns of today's table that an old one lacks."""
    there = {column["name"] for column in inspect(connection).get_columns(table)}
    for column in columns:
        if column not in there:
            kind = metadata.tables[table].c[column].type.compile(connection.dialect)
            connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column} {kind}"))


_COLUMNS = "game, number, message, at, person, lost, lag, kind, event, turn, over, due"


def _as_json(*, seat: str = "seat", shuffle: str = "shuffle", points: str = "points") -> str:
    """The JSON of an event in SQL, from the columns that it had; see `table_events`."""
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
    """Keep each event as JSON in the place of a column for each of its parts."""
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


def _from_0003(connection: Connection) -> None:
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
"""Of a game at one place, where it was always a person who was waited for."""

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

_UPGRADES = {
    "0003": _from_0003,
    "0010": _from_0010,
    "0011": _from_0011,
    "0012": _from_0012,
    "0013": _from_0013,
    "0014": _from_0014,
    "0015": _from_0015,
    "0016": _from_0016,
    "0017": _from_0017,
    "0018": _from_0018,
    "0019": _from_0019,
    "0020": _from_0020,
    "0021": _from_0021,
    "0022": _from_0022,
    "0023": _from_0023,
}
