"""Upgrades tournaments of revision 0018 and before: what their rows said becomes events.

Until then a tournament was spread over rows that were changed in place: entrants with a place and a
mark for those who had withdrawn, pairings, half-point byes, arrivals and corrections. The results
were read from the games.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Row, inspect, text

from quiltbee.server.store.schema import metadata

Event = tuple[int, dict[str, Any]]
"""When something happened, and the event as it is stored."""

_Rows = dict[str, Sequence[Row[Any]]]

_ANCIENT = "arrivals", "corrections", "half_byes"
"""Tables of which a database of before revision 0014 has none."""

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


def upgrade_tournaments(connection: Connection) -> None:
    """Write the events of all tournaments, then drop what said the same."""
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
        due = None if is_over else 0  # it is looked at once, which says when it goes on
        change = {"id": tournament.id, "number": len(history), "round": last, "due": due}
        connection.execute(_UPDATE, change)
    _drop(connection, there)


_INSERT = text("INSERT INTO tournament_events VALUES (:id, :number, :at, :event)")
_UPDATE = text("UPDATE tournaments SET number = :number, round = :round, due = :due WHERE id = :id")


def _format(event: dict[str, Any]) -> str:
    return json.dumps(event, separators=(",", ":"), ensure_ascii=False)


def _history(tournament: Row[Any], rows: _Rows) -> Iterator[Event]:
    """What happened in a tournament, in an order in which it could have."""
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


def _rounds(tournament: Row[Any], rows: _Rows) -> Iterator[Event]:
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


def _game(game: Row[Any], seats: tuple[int, int], rows: _Rows) -> Iterator[Event]:
    """What happened in a game whose seats these entrants had at first."""
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
    """Drop the tables and columns that events have taken the place of."""
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
