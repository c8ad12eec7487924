"""Databases of older versions: brought to the tables of today with every row and every game."""

import asyncio
import gzip
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
import pytest
from psycopg.rows import dict_row

from quiltbee.games import Event, Game, Moved
from quiltbee.rules import Chance
from quiltbee.server.analysis.reviews import KeptReview, ReviewStore
from quiltbee.server.errors import StartError, StoreError
from quiltbee.server.puzzles.rows import PuzzleStore
from quiltbee.server.store import StoredEvent
from quiltbee.server.store.postgres import PostgresStore
from quiltbee.server.store.schema import HEAD
from quiltbee.server.store.sqlite import DATABASE_NAME, SqliteStore
from quiltbee.server.store.store import Store
from quiltbee.server.tournaments.decisions import next_due
from quiltbee.server.tournaments.events import parse_event
from quiltbee.server.tournaments.messages import describe_tournament
from quiltbee.server.tournaments.store import TournamentStore
from quiltbee.server.tournaments.tournament import Tournament
from tests.server.postgres import Cluster
from tests.server.store.support import append, fill, sql
from tests.server.tournaments.club import Club

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).parents[2] / "data" / "corpus"
FAIR = ("fair", "compensation", "partner")
FOLDERS = ("data_folder", "data_folder_4b76bcb", "data_folder_0.2.0")
"""Written by version 0.1.0, commit 4b76bcb and version 0.2.0; see the README beside them."""

AS_EVENTS = {"pairings", "half_byes", "arrivals", "corrections"}
"""Tables whose rows are events of tournaments now, as is where games and entrants stand in them."""

Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture(params=FOLDERS[:2])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of an old data folder."""
    shutil.copy(CORPUS / request.param / DATABASE_NAME, tmp_path)
    return tmp_path


@pytest.fixture
def store(folder: Path) -> Iterator[SqliteStore]:
    """An old data folder that is opened."""
    opened = SqliteStore(folder)
    yield opened
    opened.close()


@pytest.fixture
def old_address(cluster: Cluster) -> str:
    """A PostgreSQL database as commit 4b76bcb left it."""
    address = cluster.make_database()
    dump = CORPUS / "data_folder_4b76bcb" / "postgres.sql.gz"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(gzip.decompress(dump.read_bytes()))
    return address


def rows_in(folder: Path) -> Rows:
    """All rows of a data folder, by table."""
    database = sqlite3.connect(folder / DATABASE_NAME)
    database.row_factory = sqlite3.Row
    names = [
        name
        for (name,) in database.execute(
            "SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE TABLE%'"
        )
    ]
    rows = {
        name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in names
    }
    database.close()
    return rows


def rows_at(address: str) -> Rows:
    """All rows of a PostgreSQL database, by table."""
    with psycopg.connect(address, row_factory=dict_row) as connection:
        names = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        return {
            row["tablename"]: connection.execute(
                f"SELECT * FROM {row['tablename']}".encode()
            ).fetchall()
            for row in names.fetchall()
        }


def check_kept(before: Rows, after: Rows) -> None:
    """Every row is there as it was; games also say to which tournament they belong.

    What happened in tournaments is kept as events, and each event as JSON.
    """
    check_tournaments(before, after)
    events = {(row["game"], row["number"]): row for row in after["events"]}
    for row in before["events"]:
        found = json.loads(events[row["game"], row["number"]]["event"])
        check_event(found, row, row["seat"], row["shuffle"])
        for part in PARTS:
            row.pop(part, None)
    for row in before["entrants"]:
        del row["place"], row["withdrawn"]
    for row in before["tournament_games"]:
        del row["first"]
    tournaments = {row["game"]: row["tournament"] for row in before["tournament_games"]}
    for game in before["games"]:
        game["tournament"] = tournaments.get(game["id"])
    changing = {"alembic_version", "servers", "outages", *AS_EVENTS}
    assert before.keys() - AS_EVENTS <= after.keys()
    assert not after.keys() & AS_EVENTS
    for table in before.keys() - changing:
        columns = before[table][0].keys() if before[table] else set()
        kept = [{name: row[name] for name in columns} for row in after[table]]
        assert sorted(before[table], key=_text) == sorted(kept, key=_text), table


PARTS = ("move", "keep", "seat", "next", "shuffle", "points")
"""The columns that an event had for each of its parts."""


def check_event(
    event: dict[str, Any], row: dict[str, Any], seat: int | None, cards: str | None
) -> None:
    """The JSON of an event says what the columns said."""
    parts = {
        "kind": row["kind"],
        "move": row["move"],
        "keep": row["keep"],
        "player": seat,
        "points": row.get("points"),
        "table": row.get("next"),
        "shuffle": cards and [int(card) for card in cards.split()],
    }
    assert {"player": None, **event} == {
        name: part for name, part in parts.items() if part is not None or name == "player"
    }


def check_tournaments(before: Rows, after: Rows) -> None:
    """What the rows of tournaments said is what their events come to."""
    assert before["tournaments"]
    for row in before["tournaments"]:
        settled = {name: row[name] for name in ("id", "name", "created", "organiser", "kind")}
        stored = Tournament(**settled, rounds=row["rounds"])
        for one in sorted(after["tournament_events"], key=lambda one: one["number"]):
            if one["tournament"] == row["id"]:
                stored = stored.after(parse_event(one["event"]), one["at"])
        assert (stored.state, stored.rounds) == (row["state"], row["rounds"])

        def rows(table: str, *columns: str, tournament: str = stored.id) -> set[tuple[object, ...]]:
            there = [one for one in before.get(table, ()) if one["tournament"] == tournament]
            return {tuple(one[column] for column in columns) for one in there}

        assert {(one.number, one.place, int(one.withdrawn)) for one in stored.entrants} == rows(
            "entrants", "number", "place", "withdrawn"
        )
        assert {(one.round, one.number, one.first, one.second) for one in stored.pairings} == rows(
            "pairings", "round", "number", "first", "second"
        )
        assert stored.half_byes == rows("half_byes", "round", "entrant")
        games = {game.id: game for one in stored.pairings for game in one.games}
        assert {(game,) for game in games} == rows("tournament_games", "game")
        corrected = {game.id for game in games.values() if game.correction is not None}
        notes = {one["game"] for one in before.get("corrections", ())}
        assert corrected == notes & games.keys()


def _text(row: dict[str, Any]) -> str:
    return repr(sorted(row.items()))


def play_on(store: Store, draws: Random) -> int:
    """Play every unfinished game of a store to its end; how many there were."""

    async def play(game: str) -> bool:
        stored = await store.games.load(game)
        is_running = stored.setup.is_full and not stored.game.is_over
        while is_running and not stored.game.is_over:
            event = StoredEvent(
                stored.number + 1, f"new{stored.number}", 0, next_event(stored.game, draws)
            )
            stored = await append(store.games, stored, event)
        assert not is_running or stored.game.position.is_over
        assert await store.games.load(game) == stored
        return is_running

    async def play_all() -> int:
        ids = await store.database.read(
            lambda connection: connection.exec_driver_sql("SELECT id FROM games").scalars().all()
        )
        return sum([await play(game) for game in ids])

    return asyncio.run(play_all())


def next_event(game: Game[Any], draws: Random) -> Event:
    """What happens next if players choose at random."""
    if game.decider is Chance.CARD:
        return game.turn_card(draws)
    return Moved(draws.choice(game.position.legal_moves()))


@pytest.mark.parametrize("folder", FOLDERS[1:], indirect=True)
def test_every_row_is_kept(folder: Path) -> None:
    before = rows_in(folder)
    SqliteStore(folder).close()
    check_kept(before, rows_in(folder))


def test_every_row_is_kept_in_postgresql(old_address: str) -> None:
    before = rows_at(old_address)
    PostgresStore(old_address).close()
    check_kept(before, rows_at(old_address))


TOLD = CORPUS / FOLDERS[2] / "told.json.gz"
"""What version 0.2.0 told of its tournaments, and when something was due in each."""


@pytest.mark.parametrize("folder", FOLDERS[2:], indirect=True)
async def test_tournaments_stand_as_they_stood(store: SqliteStore) -> None:
    told = json.loads(gzip.decompress(TOLD.read_bytes()))["tournaments"]
    assert len(told) == 8
    for name, before in told.items():
        stored = await store[TournamentStore].load(name)
        for person, description in before["told"].items():
            found = describe_tournament(stored, person)
            assert json.loads(msgspec.json.encode(found)) == description, (name, person)
        assert next_due(stored, lambda since, span: since + span) == before["due"], name


@pytest.mark.parametrize("folder", FOLDERS[2:], indirect=True)
async def test_tournaments_go_on_to_their_end(store: SqliteStore) -> None:
    club = Club(store, 7)
    club.now = json.loads(gzip.decompress(TOLD.read_bytes()))["now"] + 10
    assert await store.database.read(lambda one: store[TournamentStore].due(one, club.now))
    await club.ticker.do_all()
    for name in ("late", "quick", "missed", "cut", "both"):
        for _ in range(30):
            stored = await club.play_round(name)
            if stored.state == "over":
                break
            club.now += 60_000  # the pause between two rounds
            await club.ticker.do_all()
        assert stored.state == "over", name
        assert stored.round == stored.rounds or len(stored.active) < 2
        assert all(game.over for one in stored.pairings for game in one.games)
    assert (await club.organiser.begin("waiting")).round == 1
    await club.close()


@pytest.mark.parametrize("folder", FOLDERS[:1], indirect=True)
def test_games_of_sessions_become_those_of_people(folder: Path) -> None:
    """In version 0.1.0 a game had an owner, and one of its seats perhaps a computer player."""
    before = rows_in(folder)
    SqliteStore(folder).close()
    after = rows_in(folder)
    people = {row["token_hash"]: row["person"] for row in after["sessions"]}
    assert people.keys() == {row["token_hash"] for row in before["sessions"]}
    assert len(set(people.values())) == len(people) == len(after["people"])
    seats = {(row["game"], row["seat"]): row for row in after["seats"]}
    assert len(seats) == 2 * len(before["games"])
    for game in before["games"]:
        for seat in (1, 2):
            found = seats[game["id"], seat]
            is_computer = game["computer_seat"] == seat
            player = {"computer": "engine"}.get(game["opponent"], game["opponent"])
            assert found["name"] == game[f"name{seat}"]
            assert found["person"] == (None if is_computer else people[game["owner"]])
            assert found["player"] == (player if is_computer else None)
            assert found["level"] == (game["level"] if is_computer else None)
    owners = {game["id"]: people[game["owner"]] for game in before["games"]}
    events = {(row["game"], row["number"]): row for row in after["events"]}
    assert len(events) == len(before["events"]) > 500
    for event in before["events"]:
        found = events[event["game"], event["number"]]
        assert all(found[name] == event[name] for name in ("message", "at", "kind", "over"))
        check_event(json.loads(found["event"]), event, event["player"], event["cards"])
        is_computers = event["message"].startswith("computer:")
        assert found["person"] == (None if is_computers else owners[event["game"]])
    assert after["solo_results"] == before["solo_results"] != []


def test_finished_games_have_outcomes(store: SqliteStore) -> None:
    """Version 0.1.0 kept none; they are those to which the games come."""
    rows = rows_in(store.file.parent)
    outcomes = {row["game"]: row for row in rows["outcomes"]}
    for game in rows["games"]:
        result = asyncio.run(store.games.load(game["id"])).game.result
        found = outcomes.get(game["id"])
        assert (found is None) == (result is None)
        if found is not None and result is not None:
            scores = found["score1"], found["score2"]
            assert (found["winner"], scores) == (result.winner, result.scores)


def test_every_unfinished_game_is_played_to_its_end(store: SqliteStore) -> None:
    assert play_on(store, Random(1)) > 15
    database = sqlite3.connect(store.file)
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    database.close()


def test_every_unfinished_game_is_played_to_its_end_in_postgresql(old_address: str) -> None:
    store = PostgresStore(old_address)
    use_what_is_new(store)
    assert play_on(store, Random(1)) > 15
    store.close()


def test_new_tables_are_opened_beside_the_old_ones(store: SqliteStore) -> None:
    stored = fill(store)
    assert asyncio.run(store.games.load("game")) == stored
    use_what_is_new(store)


def use_what_is_new(store: Store) -> None:
    """Keep a review of an old game, and solve a puzzle, in a database that has been upgraded."""

    async def use() -> None:
        ids = await store.database.read(
            lambda connection: connection.exec_driver_sql("SELECT id FROM games").scalars().all()
        )
        review = KeptReview(document="{}")
        await store[ReviewStore].keep(ids[0], "made", review, 1)
        assert await store[ReviewStore].kept(ids[0], "made") == review
        assert await store[PuzzleStore].solver("nobody") is None

    asyncio.run(use())


@pytest.mark.parametrize("folder", FOLDERS, indirect=True)
def test_an_upgrade_comes_to_the_same_tables(store: SqliteStore, tmp_path: Path) -> None:
    SqliteStore(tmp_path / "new").close()
    assert schema_of(store.file) == schema_of(tmp_path / "new" / DATABASE_NAME)


def schema_of(file: Path) -> list[tuple[str, str]]:
    database = sqlite3.connect(file)
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    found = [(name, "".join(str(made).split())) for name, made in database.execute(query)]
    database.close()
    return found


def test_an_upgrade_comes_to_the_same_tables_in_postgresql(
    cluster: Cluster, old_address: str
) -> None:
    new_address = cluster.make_database()
    for address in (old_address, new_address):
        PostgresStore(address).close()
    columns = (
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'public' ORDER BY 1, 2"
    )
    constraints = (
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
        " WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2"
    )
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
    for query in (columns, constraints, indexes):
        assert rows_of(old_address, query) == rows_of(new_address, query)


def rows_of(address: str, query: str) -> list[Any]:
    with psycopg.connect(address) as connection:
        return connection.execute(query.encode()).fetchall()


def test_an_upgraded_folder_is_opened_again_without_change(folder: Path) -> None:
    SqliteStore(folder).close()
    before = dump(folder)
    SqliteStore(folder).close()
    assert dump(folder) == before
    assert f"INSERT INTO \"alembic_version\" VALUES('{HEAD}');" in before


@pytest.mark.parametrize(
    ("folder", "obstacle", "undo", "sentence"),
    [
        (FOLDERS[0], "CREATE TABLE seats (mine TEXT)", "DROP TABLE seats", "table seats already"),
        (FOLDERS[1], "CREATE TABLE old_events (a TEXT)", "DROP TABLE old_events", "another table"),
    ],
    indirect=["folder"],
)
def test_an_upgrade_that_fails_changes_nothing(
    folder: Path, obstacle: str, undo: str, sentence: str
) -> None:
    before = dump(folder)
    sql(folder, obstacle)
    with pytest.raises(StartError, match=sentence):
        SqliteStore(folder)
    sql(folder, undo)
    assert dump(folder) == before


@pytest.mark.parametrize("folder", FOLDERS[:1], indirect=True)
def test_a_damaged_game_does_not_keep_the_others_from_being_upgraded(folder: Path) -> None:
    damaged = min(row["game"] for row in rows_in(folder)["events"] if row["over"])
    sql(folder, f"UPDATE events SET number = number + 1000 WHERE game = '{damaged}'")
    store = SqliteStore(folder)
    with pytest.raises(StoreError, match="damaged"):
        asyncio.run(store.games.load(damaged))
    store.close()
    assert damaged not in {row["game"] for row in rows_in(folder)["outcomes"]}
    assert len(rows_in(folder)["outcomes"]) > 10


@pytest.mark.parametrize("revision", ["0001", "0002", "0005", "0009"])
def test_a_database_of_another_age_is_refused(folder: Path, revision: str) -> None:
    sql(folder, f"UPDATE alembic_version SET version_num = '{revision}'")
    before = dump(folder)
    with pytest.raises(StartError) as refusal:
        SqliteStore(folder)
    assert str(refusal.value) == (
        f"The database {folder / DATABASE_NAME} was written by a Quiltbee that was never released "
        f"(revision {revision}) and can't be read any more; name another one."
    )
    assert dump(folder) == before


def dump(folder: Path) -> list[str]:
    """All that is in the file, as SQL."""
    database = sqlite3.connect(folder / DATABASE_NAME)
    lines = list(database.iterdump())
    database.close()
    return lines


def without(table: str, *columns: str) -> tuple[str, ...]:
    """Takes columns away from a table."""
    return tuple(f"ALTER TABLE {table} DROP COLUMN {column}" for column in columns)


_PARTS_OF_JSON = {
    True: "UPDATE events SET move = json_extract(event, '$.move'),"
    " keep = json_extract(event, '$.keep'), seat = json_extract(event, '$.player')",
    False: "UPDATE events SET move = event::json ->> 'move',"
    " keep = (event::json ->> 'keep')::integer, seat = (event::json ->> 'player')::integer",
}
"""Brings back the parts of those events that `fill` writes."""

_STRICT = {False: "", True: " WITHOUT ROWID, STRICT"}


SINCE_0023 = ("DROP TABLE actions_log", *without("tournaments", "hidden"))
SINCE_0022 = (
    *(*without("bots", "rating", "pace"), *without("subscriptions", "quiet")),
    *SINCE_0023,
)
SINCE_0021 = (*without("tournaments", "seeding"), *SINCE_0022)
SINCE_0020 = ("DROP INDEX ix_events_called_off", *SINCE_0021)
SINCE_0019 = (*SINCE_0020, *without("games", "held"))


def since_0018(*, on_sqlite: bool = True) -> tuple[str, ...]:
    """Takes away what came with events of tournaments, and brings back what they replaced."""
    strict = _STRICT[on_sqlite]
    text, number = "TEXT NOT NULL", "INTEGER NOT NULL"
    return (
        *(
            f"ALTER TABLE events ADD COLUMN {column}"
            for column in (
                *("move TEXT", "keep INTEGER", "seat INTEGER", "next TEXT", "shuffle TEXT"),
                "points INTEGER",
            )
        ),
        _PARTS_OF_JSON[on_sqlite],
        *without("events", "event"),
        "DROP INDEX ix_games_due",
        "DROP INDEX ix_tournaments_due",
        *without("games", "due"),
        *SINCE_0019,
        *without("tournaments", "number", "round", "due"),
        "DROP TABLE tournament_events",
        "DROP TABLE tournament_games",
        "DROP TABLE entrants",
        "CREATE TABLE entrants (tournament TEXT NOT NULL REFERENCES tournaments (id),"
        f" number {number}, person TEXT CONSTRAINT fk_entrants_person REFERENCES people (id),"
        f" name {text}, place INTEGER, withdrawn {number},"
        " CONSTRAINT pk_entrants PRIMARY KEY (tournament, number),"
        " CONSTRAINT uq_entrants_tournament_person UNIQUE (tournament, person),"
        f" CONSTRAINT ck_entrants_withdrawn CHECK (withdrawn IN (0, 1))){strict}",
        "CREATE INDEX ix_entrants_person ON entrants (person)",
        f"CREATE TABLE pairings (tournament {text}, round {number}, number {number},"
        f" first {number}, second INTEGER, PRIMARY KEY (tournament, round, number)){strict}",
        "CREATE TABLE tournament_games (game TEXT NOT NULL REFERENCES games (id),"
        f" tournament {text}, round {number}, pairing {number}, first {number},"
        " CONSTRAINT pk_tournament_games PRIMARY KEY (game), CONSTRAINT"
        " fk_tournament_games_pairing FOREIGN KEY (tournament, round, pairing)"
        f" REFERENCES pairings (tournament, round, number)){strict}",
        f"CREATE TABLE half_byes (tournament {text}, round {number}, entrant {number},"
        f" PRIMARY KEY (tournament, round, entrant)){strict}",
        "CREATE TABLE arrivals (game TEXT REFERENCES tournament_games (game), seat INTEGER,"
        f" PRIMARY KEY (game, seat)){strict}",
        "CREATE TABLE corrections (game TEXT REFERENCES tournament_games (game),"
        f" winner INTEGER, note {text}, at {number}, PRIMARY KEY (game)){strict}",
    )


SINCE_0018 = since_0018()
SINCE_0017 = ("DROP TABLE own_mistakes", *SINCE_0018)
SINCE_0016 = (*without("tournaments", "fair", "public"), *SINCE_0017)
SINCE_0015 = (*without("games", *FAIR), *SINCE_0016)
SINCE_0014 = ("DROP TABLE administrators", *SINCE_0015)
SINCE_0013 = (
    *SINCE_0014,
    *(f"DROP TABLE {table}" for table in ("half_byes", "arrivals", "corrections", "suspensions")),
    *without("tournaments", "starts", "deadline", "pause", "late_until", "bots"),
)
"""Takes away what a database of revision 0013 does not have."""

SINCE_0012 = (*without("sessions", "used", "agent"), *SINCE_0013)

OLDER = {
    "0023": SINCE_0023,
    "0022": SINCE_0022,
    "0021": SINCE_0021,
    "0020": SINCE_0020,
    "0019": SINCE_0019,
    "0018": SINCE_0018,
    "0017": SINCE_0017,
    "0016": SINCE_0016,
    "0015": SINCE_0015,
    "0014": SINCE_0014,
    "0013": SINCE_0013,
    "0012": SINCE_0012,
    "0011": (
        *(
            f"DROP TABLE puzzle_{what}"
            for what in ("attempts", "figures", "reports", "runs", "solvers")
        ),
        "ALTER TABLE events DROP COLUMN due",
        "ALTER TABLE games DROP COLUMN day",
        *(f"ALTER TABLE outcomes DROP COLUMN {column}" for column in ("tile", "empty1", "empty2")),
        *SINCE_0012,
    ),
}


def as_of(revision: str, *, on_sqlite: bool = True) -> list[str]:
    """Statements that make an empty database one of an older revision."""
    here = dict(zip(SINCE_0018, since_0018(on_sqlite=on_sqlite), strict=True))
    changes = [here.get(statement, statement) for statement in OLDER[revision]]
    return [*changes, f"UPDATE alembic_version SET version_num = '{revision}'"]


@pytest.mark.parametrize("revision", OLDER)
def test_what_came_since_is_made_where_it_is_missing(tmp_path: Path, revision: str) -> None:
    """Folders of the revisions before this one, of which no version was released."""
    SqliteStore(tmp_path).close()
    before = schema_of(tmp_path / DATABASE_NAME)
    for statement in as_of(revision):
        sql(tmp_path, statement)
    store = SqliteStore(tmp_path)
    assert asyncio.run(store[TournamentStore].of_person("nobody")) == []
    store.close()
    assert schema_of(tmp_path / DATABASE_NAME) == before


def test_what_came_since_is_made_in_postgresql(cluster: Cluster) -> None:
    address = cluster.make_database()
    PostgresStore(address).close()
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in as_of("0012", on_sqlite=False):
            connection.execute(statement.encode())
    store = PostgresStore(address)
    assert asyncio.run(store[TournamentStore].of_person("nobody")) == []
    store.close()
    query = "SELECT column_name FROM information_schema.columns WHERE table_name = 'tournaments'"
    columns = {name for (name,) in rows_of(address, query)}
    assert {"starts", "deadline", "pause", "late_until", "bots"} <= columns
