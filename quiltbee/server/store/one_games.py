"""A person's games: which there are, how they stand, and how those that are over ended."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal

from sqlalchemy import Connection, Row, RowMapping, Select, and_, func, insert, select

from quiltbee.games import DUEL, TimeControl
from quiltbee.players import ENGINE
from quiltbee.server.store.database import Database
from quiltbee.server.store.endings import row_of_outcome
from quiltbee.server.store.loading import load_game
from quiltbee.server.store.ratings import RatingClass
from quiltbee.server.store.schema import events, games, seats
from quiltbee.server.store.schema_people import outcomes
from quiltbee.server.store.values import StoredGame

Standing = Literal["yours", "theirs", "open", "over"]
"""Who is waited for: the person, whoever else decides, somebody who sits down, or nobody."""

_ORDER: dict[Standing, int] = {"yours": 0, "theirs": 1, "open": 1, "over": 2}

PLAYED_OUT = ("score", "first to 53")
"""The reasons of results whose scores are those of a whole game."""

MOST_SETTLED = 200
"""Games whose missing outcomes are added at once."""


@dataclass(frozen=True, slots=True)
class OneGame:
    """A game of a person and when something last happened in it, in ms since 1970."""

    game: str
    created: int
    last: int
    standing: Standing

    @property
    def order(self) -> tuple[int, int, str]:
        """What games are sorted by: those that wait for the person first, then by time."""
        return _ORDER[self.standing], -self.last, self.game


@dataclass(frozen=True, slots=True)
class DuelTotal:
    """A person's finished duels against others of one kind, at one speed.

    A margin is counted only for games that were played to the end.
    """

    opponent: str
    level: int | None
    rating_class: RatingClass
    played: int
    won: int
    mean_margin: float | None
    best_margin: int | None


class OneGameStore:
    """The games of single people; whatever fails does so with StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games_of(self, person: str) -> list[OneGame]:
        """A person's games, those that wait for them first."""
        query = _games_of(person)

        def question(connection: Connection) -> list[OneGame]:
            found: dict[str, OneGame] = {}
            for row in connection.execute(query):
                one = _one_game(row)
                known = found.get(one.game)  # at one screen a person holds both seats
                if known is None or one.order < known.order:
                    found[one.game] = one
            return sorted(found.values(), key=lambda one: one.order)

        return await self._database.read(question)

    async def load_all(self, ids: Sequence[str]) -> list[StoredGame]:
        """Games by their ids, in the same order."""
        return await self._database.read(
            lambda connection: [load_game(connection, game) for game in ids]
        )

    async def totals(self, person: str) -> list[DuelTotal]:
        """How a person's duels against others ended, added up."""
        await self._settle_old(person)
        query = _ended_duels(person)
        return await self._database.read(
            lambda connection: _added_up(connection.execute(query).mappings().all())
        )

    async def _settle_old(self, person: str) -> None:
        """Add the outcomes of games that ended before outcomes were kept."""

        def question(connection: Connection) -> list[dict[str, object]]:
            ended = connection.execute(_without_outcome(person)).all()
            rows = (row_of_outcome(load_game(connection, row.game), row.at) for row in ended)
            return [row for row in rows if row is not None]

        rows = await self._database.read(question)
        if not rows:
            return

        def work(connection: Connection) -> None:
            for row in rows:
                this = select(outcomes.c.game).where(outcomes.c.game == row["game"])
                if connection.execute(this).first() is None:
                    connection.execute(insert(outcomes), row)

        await self._database.write(work)


def _last_event() -> Any:
    """The condition that a row of `events` is the last one of a row of `seats`."""
    inner = events.alias()
    last = (
        select(func.max(inner.c.number))
        .where(inner.c.game == seats.c.game)
        .correlate(seats)
        .scalar_subquery()
    )
    return and_(events.c.game == seats.c.game, events.c.number == last)


def _games_of(person: str) -> Select[Any]:
    open_seats = seats.alias()
    waits = (
        select(open_seats.c.seat)
        .where(open_seats.c.game == seats.c.game, open_seats.c.open == 1)
        .correlate(seats)
        .exists()
    )
    return (
        select(
            seats.c.game,
            seats.c.seat,
            games.c.created,
            func.coalesce(events.c.at, games.c.created).label("last"),
            func.coalesce(events.c.over, 0).label("over"),
            func.coalesce(events.c.turn, games.c.turn).label("turn"),
            waits.label("waits"),
        )
        .select_from(seats)
        .join(games, games.c.id == seats.c.game)
        .outerjoin(events, _last_event())
        .where(seats.c.person == person)
    )


def _one_game(row: Row[Any]) -> OneGame:
    standing: Standing = "theirs"
    if row.over:
        standing = "over"
    elif row.waits:
        standing = "open"
    elif row.turn == row.seat:
        standing = "yours"
    return OneGame(row.game, row.created, row.last, standing)


def _without_outcome(person: str) -> Select[Any]:
    """The games of a person that are over and have no outcome, but for those broken off."""
    return (
        select(seats.c.game, events.c.at)
        .distinct()
        .select_from(seats)
        .join(events, _last_event())
        .outerjoin(outcomes, outcomes.c.game == seats.c.game)
        .where(
            seats.c.person == person,
            events.c.over == 1,
            outcomes.c.game.is_(None),
            ~_was_aborted(),
        )
        .limit(MOST_SETTLED)
    )


def _was_aborted() -> Any:
    inner = events.alias()
    return (
        select(inner.c.number)
        .where(inner.c.game == seats.c.game, inner.c.kind == "abort")
        .correlate(seats)
        .exists()
    )


def _ended_duels(person: str) -> Select[Any]:
    """A person's duels that are over, one row each: against whom, how fast, and how it ended."""
    theirs = seats.alias()
    return (
        select(
            seats.c.seat,
            theirs.c.player,
            theirs.c.level,
            theirs.c.bot,
            games.c.clock,
            outcomes.c.winner,
            outcomes.c.score1,
            outcomes.c.score2,
            outcomes.c.reason,
        )
        .select_from(seats)
        .join(games, games.c.id == seats.c.game)
        .join(outcomes, outcomes.c.game == seats.c.game)
        .join(theirs, and_(theirs.c.game == seats.c.game, theirs.c.seat != seats.c.seat))
        .where(
            seats.c.person == person,
            games.c.variant == DUEL.name,
            theirs.c.person.is_distinct_from(person),
        )
    )


class _Sum:
    """Games that are added up."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0
        self.margins: list[int] = []

    def add(self, row: RowMapping) -> None:
        """Count one more game."""
        self.played += 1
        self.won += row["winner"] == row["seat"]
        if row["reason"] in PLAYED_OUT:
            margin = row["score1"] - row["score2"]
            self.margins.append(margin if row["seat"] == 1 else -margin)


def _added_up(rows: Iterable[RowMapping]) -> list[DuelTotal]:
    sums: dict[tuple[str, int, RatingClass], _Sum] = {}
    for row in rows:
        speed = _class(row["clock"])
        sums.setdefault((_opponent(row), row["level"] or 0, speed), _Sum()).add(row)
    return [
        DuelTotal(
            opponent,
            level or None,
            speed,
            one.played,
            one.won,
            fmean(one.margins) if one.margins else None,
            max(one.margins, default=None),
        )
        for (opponent, level, speed), one in sorted(sums.items())
    ]


def _class(clock: str | None) -> RatingClass:
    return "untimed" if clock is None else TimeControl.parse(clock).name


def _opponent(row: RowMapping) -> str:
    if row["player"] is None:
        return "bot" if row["bot"] else "person"
    return "computer" if row["player"] == ENGINE else str(row["player"])
