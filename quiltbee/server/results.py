"""Results of finished games: statistics, and the public profiles of listed people and bots.

    outcomes       the result of every finished game that was not aborted, the seat that has the
                   special tile (0 for neither), and the empty spaces of both quilts
    solo_results   the result of every finished solo game

Both follow from the events. They are written in the commit of the event that ends a game, and
deleted when a takeback resumes it. A profile counts only games that are public anyway: rated ones,
and those opened in the lobby.
"""

import logging
from collections.abc import Iterable
from statistics import fmean
from typing import Any, Literal

from msgspec import Struct, field
from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    Double,
    ForeignKey,
    Integer,
    Row,
    RowMapping,
    Select,
    Table,
    Text,
    and_,
    cast,
    delete,
    desc,
    func,
    insert,
    or_,
    select,
    update,
)

from quiltbee.automa import LEVELS
from quiltbee.games import TimeControl
from quiltbee.players import ENGINE
from quiltbee.rules import Position, Seat
from quiltbee.server.accounts.schema import accounts, names
from quiltbee.server.body import Id
from quiltbee.server.bots.rows import bots
from quiltbee.server.errors import StoreError, UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.ratings import OwnRating, RatingClass, RatingStore, class_of
from quiltbee.server.starts import PLAYED_OUT
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import load_game
from quiltbee.server.store.rows import Values
from quiltbee.server.store.schema import Milliseconds, events, games, metadata, seats
from quiltbee.server.store.values import StoredEvent, StoredGame
from quiltbee.server.wire.position import DeckName

theirs = seats.alias("theirs")
"""The other seat of a game."""

outcomes = Table(
    "outcomes",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("ended", Milliseconds, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("score1", Integer, nullable=False),
    Column("score2", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("tile", Integer),
    Column("empty1", Integer),
    Column("empty2", Integer),
    CheckConstraint("winner IN (1, 2)", name="winner"),
)

solo_results = Table(
    "solo_results",
    metadata,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("deck", Text, nullable=False),
    Column("level", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("margin", Integer),
    Column("practice", Integer, nullable=False),
    CheckConstraint("won IN (0, 1)", name="won"),
    CheckConstraint("practice IN (0, 1)", name="practice"),
)

_LOG = logging.getLogger(__name__)

LOOKED_AT = 1000
"""The number of a person's latest games that count on their profile."""
MOST_RECENT = 20
MOST_OPPONENTS = 50

Rival = Literal["person", "bot", "computer", "greedy", "random"]


class SoloTotal(Struct):
    """The finished solo games of a person with one deck at one level.

    `practice` games are not counted in `games`; a resigned game is lost without a margin.
    """

    deck: DeckName
    level: int
    numeral: str
    games: int
    won: int
    mean_margin: float | None
    best_margin: int | None
    practice: int


class SoloTotals(Struct):
    """The finished solo games of a person."""

    totals: list[SoloTotal]


class DuelTotalState(Struct):
    """A person's finished duels against one kind of opponent, or one bot, at one speed.

    Margins are only those of games played to the end.
    """

    opponent: Rival
    level: int | None
    name: str | None
    class_: RatingClass = field(name="class")
    played: int
    won: int
    lost: int
    mean_margin: float | None
    best_margin: int | None


class Statistics(Struct):
    """The results of a person's games."""

    totals: list[DuelTotalState]
    automa: list[SoloTotal]


class AgainstState(Struct):
    """Results against one opponent; `id` is that of their profile, if they have one."""

    id: str | None
    name: str
    bot: bool
    level: int | None
    played: int
    won: int


class RecentGame(Struct):
    """A finished game of a person; `scores` are theirs, then the opponent's."""

    game: str
    opponent: str
    level: int | None
    class_: RatingClass = field(name="class")
    rated: bool
    won: bool
    scores: tuple[int, int]
    ended: int


class ProfileState(Struct):
    """The public profile of a person or a bot; rated and public games count."""

    id: str
    name: str
    bot: bool
    you: bool
    ratings: list[OwnRating]
    against: list[AgainstState]
    games: list[RecentGame]


class ResultStore(Feature):
    """The results in a database; failures raise StoreError."""

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Store the result."""
        for table, row in (
            (solo_results, _row_of_solo(ended)),
            (outcomes, _row_of_outcome(ended, event.at)),
        ):
            if row is not None:
                connection.execute(insert(table), row)

    def on_resumed(self, connection: Connection, game: str) -> None:
        """Delete the result."""
        for table in (solo_results, outcomes):
            connection.execute(delete(table).where(table.c.game == game))

    @classmethod
    def on_upgraded(cls, connection: Connection) -> None:
        """Write the outcomes that an older database lacks, skipping damaged games."""
        later, aborted = events.alias(), events.alias()
        query = (
            select(events.c.game, events.c.at, outcomes.c.game.label("known"))
            .outerjoin(later, (later.c.game == events.c.game) & (later.c.number > events.c.number))
            .outerjoin(aborted, (aborted.c.game == events.c.game) & (aborted.c.kind == "abort"))
            .outerjoin(outcomes, outcomes.c.game == events.c.game)
            .where(
                events.c.over == 1,
                later.c.game.is_(None),
                aborted.c.game.is_(None),
                outcomes.c.tile.is_(None),  # also where there is no outcome at all
            )
        )
        for row in connection.execute(query).all():
            try:
                outcome = _row_of_outcome(load_game(connection, row.game), row.at)
            except StoreError as error:
                _LOG.warning("%s", error)
                continue
            if outcome is not None and row.known is None:
                connection.execute(insert(outcomes), outcome)
            elif outcome is not None:
                quilts = {name: outcome[name] for name in ("tile", "empty1", "empty2")}
                this = update(outcomes).where(outcomes.c.game == row.game)
                connection.execute(this.values(quilts))

    async def duel_totals(self, person: str) -> list[DuelTotalState]:
        """Return a person's finished duels against others, by opponent and speed."""
        query = select_ended(
            person,
            seats.c.seat,
            theirs.c.player,
            theirs.c.level,
            theirs.c.bot,
            theirs.c.name,
            games.c.clock,
            outcomes.c.winner,
            outcomes.c.score1,
            outcomes.c.score2,
            outcomes.c.reason,
        ).where(games.c.variant == Position.variant)
        rows = await self._database.read(
            lambda connection: connection.execute(query).mappings().all()
        )
        return _add_up(rows)

    async def solo_totals(self, person: str) -> list[SoloTotal]:
        """Return a person's finished games against the Automa, ordered by deck and level."""
        result = solo_results.c
        counted = result.practice == 0
        query = (
            select(
                result.deck,
                result.level,
                func.count().filter(counted).label("games"),
                func.count().filter(counted, result.won == 1).label("won"),
                cast(func.avg(result.margin).filter(counted), Double).label("mean_margin"),
                func.max(result.margin).filter(counted).label("best_margin"),
                func.count().filter(result.practice == 1).label("practice"),
            )
            .join(seats, seats.c.game == result.game)
            .where(seats.c.person == person)
            .group_by(result.deck, result.level)
            .order_by(result.deck, result.level)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [SoloTotal(numeral=LEVELS[row.level].numeral, **row._mapping) for row in rows]


def _row_of_solo(stored: StoredGame) -> Values | None:
    """Return the row of a finished solo game; None for other games."""
    game, result = stored.game, stored.game.result
    if not game.origin.has_cards or result is None:
        return None
    return {
        "game": stored.setup.id,
        "deck": game.position.deck.value,
        "level": game.position.level.level,
        "won": int(result.winner is Seat.FIRST),
        "margin": None if game.ended is not None else result.scores[0] - result.scores[1],
        "practice": int(game.practice),
    }


def _row_of_outcome(ended: StoredGame, at: int) -> Values | None:
    """Return the row of a finished game; None for an aborted one."""
    result = ended.game.result
    if result is None:
        return None
    first, second = (player.quilt.empty_spaces for player in ended.game.table.players)
    return {
        "game": ended.setup.id,
        "ended": at,
        "winner": int(result.winner),
        "score1": result.scores[0],
        "score2": result.scores[1],
        "reason": result.reason,
        "tile": int(ended.game.table.special_tile or 0),
        "empty1": first,
        "empty2": second,
    }


def select_ended(person: str, *columns: ColumnElement[Any] | Table) -> Select[Any]:
    """Return a query for a person's finished games against others.

    It joins their own `seats`, the opponents' `theirs`, `games` and `outcomes`.
    """
    return (
        select(*columns)
        .select_from(seats)
        .join(games, games.c.id == seats.c.game)
        .join(outcomes, outcomes.c.game == seats.c.game)
        .join(theirs, and_(theirs.c.game == seats.c.game, theirs.c.seat != seats.c.seat))
        .where(seats.c.person == person, theirs.c.person.is_distinct_from(person))
    )


def _add_up(rows: Iterable[RowMapping]) -> list[DuelTotalState]:
    found: dict[tuple[Rival, int, str, RatingClass], list[tuple[bool, int | None]]] = {}
    for row in rows:
        opponent, margin = opponent_of(row), None
        if row["reason"] in PLAYED_OUT:
            margin = (row["score1"] - row["score2"]) * (1 if row["seat"] == 1 else -1)
        name = row["name"] if opponent == "bot" else ""
        key = opponent, row["level"] or 0, name, _class_of(row["clock"])
        found.setdefault(key, []).append((row["winner"] == row["seat"], margin))
    totals = []
    for (opponent, level, name, speed), results in sorted(found.items()):
        won = sum(is_won for is_won, _ in results)
        margins = [margin for _, margin in results if margin is not None]
        totals.append(
            DuelTotalState(
                opponent=opponent,
                level=level or None,
                name=name or None,
                class_=speed,
                played=len(results),
                won=won,
                lost=len(results) - won,
                mean_margin=fmean(margins) if margins else None,
                best_margin=max(margins, default=None),
            )
        )
    return totals


def _class_of(clock: str | None) -> RatingClass:
    return class_of(None if clock is None else TimeControl.parse(clock))


def opponent_of(row: RowMapping) -> Rival:
    """Return the kind of an opponent, from the `player` and `bot` of their seat."""
    if row["player"] is None:
        return "bot" if row["bot"] else "person"
    player: Literal["greedy", "random"] = row["player"]
    return "computer" if row["player"] == ENGINE else player


calls = Calls()


@calls.get("/api/me/statistics")
async def statistics(request: Request) -> Statistics:
    """Return the caller's statistics."""
    person, results = await request.person(), request.services.store[ResultStore]
    if person is None:
        return Statistics([], [])
    return Statistics(await results.duel_totals(person), await results.solo_totals(person))


@calls.get("/api/solo")
async def solo(request: Request) -> SoloTotals:
    """Return the caller's finished solo games, by deck and level."""
    person, results = await request.person(), request.services.store[ResultStore]
    return SoloTotals(await results.solo_totals(person) if person else [])


@calls.get("/api/people/{person}", raises=[404])
async def profile(request: Request, person: Id) -> ProfileState:
    """Return the public profile of a listed person or a bot."""
    reader, services = await request.person(), request.services
    ratings = await services.store[RatingStore].own(person, services.clock())

    def question(connection: Connection) -> ProfileState | None:
        query = (
            select(names.c.name, accounts.c.listed)
            .select_from(names)
            .outerjoin(accounts, accounts.c.person == names.c.person)
            .where(names.c.person == person)
        )
        known = connection.execute(query).first()
        bots_name = connection.scalar(select(bots.c.name).where(bots.c.person == person))
        is_bot = bots_name is not None
        if not (is_bot or person == reader or (known is not None and known.listed)):
            return None
        rows = connection.execute(_games_of(person)).all()
        name = str(bots_name or ("" if known is None else known.name))
        against = sorted(_against(rows), key=lambda each: -each.played)[:MOST_OPPONENTS]
        recent = [_recent(row) for row in rows[:MOST_RECENT]]
        return ProfileState(person, name, is_bot, person == reader, ratings, against, recent)

    found = await services.store.database.read(question)
    if found is None:
        raise UnknownError("No such player is listed here.")
    return found


def _games_of(person: str) -> Select[Any]:
    """Return a query for a person's public results, the latest first, with their opponents."""
    listed = accounts.alias()
    return (
        select_ended(
            person,
            seats.c.game,
            seats.c.seat,
            theirs.c.person,
            theirs.c.name,
            theirs.c.bot,
            theirs.c.level,
            theirs.c.player,
            names.c.name.label("called"),
            listed.c.listed,
            games.c.clock,
            games.c.rated,
            outcomes.c.ended,
            outcomes.c.winner,
            outcomes.c.score1,
            outcomes.c.score2,
        )
        .outerjoin(names, names.c.person == theirs.c.person)
        .outerjoin(listed, listed.c.person == theirs.c.person)
        .where(
            games.c.variant == Position.variant,
            or_(games.c.rated == 1, games.c.access == "public"),
        )
        .order_by(desc(outcomes.c.ended), seats.c.game)
        .limit(LOOKED_AT)
    )


def _link(row: Row[Any]) -> str | None:
    """Return the id of the opponent's profile, if they have one."""
    return row.person if row.bot or row.listed else None


def _against(rows: Iterable[Row[Any]]) -> list[AgainstState]:
    found: dict[str, AgainstState] = {}
    for row in rows:
        new = AgainstState(_link(row), row.called or row.name, bool(row.bot), row.level, 0, 0)
        known = found.setdefault(row.person or row.name, new)
        known.played += 1
        known.won += int(row.winner == row.seat)
    return list(found.values())


def _recent(row: Row[Any]) -> RecentGame:
    return RecentGame(
        game=row.game,
        opponent=row.called or row.name,
        level=row.level,
        class_=_class_of(row.clock),
        rated=bool(row.rated),
        won=row.winner == row.seat,
        scores=(row.score1, row.score2) if row.seat == 1 else (row.score2, row.score1),
        ended=row.ended,
    )
