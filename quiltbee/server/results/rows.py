"""Results of finished games, for statistics and standings. They follow from the events.

    outcomes       the result of every finished game that was not aborted, the seat that has the
                   special tile (0 for neither), and the empty spaces of both quilts
    solo_results   the result of every finished solo game

Both are written in the commit of the event that ends a game, and removed again when a takeback
lets it go on.
"""

import logging
from collections.abc import Iterable
from statistics import fmean
from typing import Any, Literal

from sqlalchemy import (
    CheckConstraint,
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    Row,
    RowMapping,
    Select,
    Table,
    Text,
    and_,
    delete,
    func,
    insert,
    select,
    update,
)

from quiltbee.automa import LEVELS, Deck
from quiltbee.games import TimeControl
from quiltbee.players import ENGINE
from quiltbee.rules import Position, Seat
from quiltbee.server.errors import StoreError
from quiltbee.server.ratings.rules import RatingClass, class_of_clock
from quiltbee.server.results.messages import DuelTotalState, Rival, SoloTotal
from quiltbee.server.store.features import Feature
from quiltbee.server.store.loading import load_game
from quiltbee.server.store.rows import Values
from quiltbee.server.store.schema import Milliseconds, events, games, metadata, seats
from quiltbee.server.store.values import StoredEvent, StoredGame

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

PLAYED_OUT = ("score", "first to 53")
"""The reasons of results whose scores are those of a whole game."""


class ResultStore(Feature):
    """The results in a database; failures raise StoreError."""

    def on_ended(self, connection: Connection, ended: StoredGame, event: StoredEvent) -> None:
        """Store the result."""
        for table, row in (
            (solo_results, row_of_solo(ended)),
            (outcomes, row_of_outcome(ended, event.at)),
        ):
            if row is not None:
                connection.execute(insert(table), row)

    def on_resumed(self, connection: Connection, game: str) -> None:
        """Delete the result."""
        for table in (solo_results, outcomes):
            connection.execute(delete(table).where(table.c.game == game))

    @classmethod
    def on_upgraded(cls, connection: Connection) -> None:
        """Write the outcomes that an older database lacks."""
        write_missing_outcomes(connection)

    async def duel_totals(self, person: str) -> list[DuelTotalState]:
        """A person's finished duels against others, by opponent and speed."""
        query = _ended_duels(person)
        return await self._database.read(
            lambda connection: _added_up(connection.execute(query).mappings().all())
        )

    async def solo_totals(self, person: str) -> list[SoloTotal]:
        """A person's finished games against the Automa, ordered by deck and level."""
        result = solo_results.c
        counted = result.practice == 0
        query = (
            select(
                result.deck,
                result.level,
                func.count().filter(counted).label("games"),
                func.count().filter(counted, result.won == 1).label("won"),
                func.avg(result.margin).filter(counted).label("mean_margin"),
                func.max(result.margin).filter(counted).label("best_margin"),
                func.count().filter(result.practice == 1).label("practice"),
            )
            .join(seats, seats.c.game == result.game)
            .where(seats.c.person == person)
            .group_by(result.deck, result.level)
            .order_by(result.deck, result.level)
        )
        return await self._database.read(
            lambda connection: list(map(_solo_total, connection.execute(query)))
        )


def row_of_solo(stored: StoredGame) -> Values | None:
    """The row of a finished solo game; None for other games."""
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


def _solo_total(row: Row[Any]) -> SoloTotal:
    return {
        "deck": Deck(row.deck).value,
        "level": row.level,
        "numeral": LEVELS[row.level].numeral,
        "games": row.games,
        "won": row.won,
        "mean_margin": None if row.mean_margin is None else float(row.mean_margin),
        "best_margin": row.best_margin,
        "practice": row.practice,
    }


def row_of_outcome(ended: StoredGame, at: int) -> Values | None:
    """The row of a finished game; None for an aborted one."""
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


def write_missing_outcomes(connection: Connection) -> None:
    """Complete the outcomes of games that ended before all this was kept; skip damaged ones."""
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
            outcome = row_of_outcome(load_game(connection, row.game), row.at)
        except StoreError as error:
            _LOG.warning("%s", error)
            continue
        if outcome is None:
            continue
        if row.known is None:
            connection.execute(insert(outcomes), outcome)
        else:
            quilts = {name: outcome[name] for name in ("tile", "empty1", "empty2")}
            connection.execute(update(outcomes).where(outcomes.c.game == row.game).values(quilts))


def select_ended(person: str, *columns: ColumnElement[Any] | Table) -> Select[Any]:
    """Columns of a person's finished games against others.

    `seats` are their own seats, `theirs` the others', beside `games` and `outcomes`.
    """
    return (
        select(*columns)
        .select_from(seats)
        .join(games, games.c.id == seats.c.game)
        .join(outcomes, outcomes.c.game == seats.c.game)
        .join(theirs, and_(theirs.c.game == seats.c.game, theirs.c.seat != seats.c.seat))
        .where(seats.c.person == person, theirs.c.person.is_distinct_from(person))
    )


def _ended_duels(person: str) -> Select[Any]:
    """A person's finished duels: opponent, clock and result."""
    return select_ended(
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


class _Sum:
    """Totals of some games."""

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


def _added_up(rows: Iterable[RowMapping]) -> list[DuelTotalState]:
    sums: dict[tuple[Rival, int, str, RatingClass], _Sum] = {}
    for row in rows:
        opponent, speed = opponent_of(row), class_of_text(row["clock"])
        name = row["name"] if opponent == "bot" else ""
        sums.setdefault((opponent, row["level"] or 0, name, speed), _Sum()).add(row)
    return [
        {
            "opponent": opponent,
            "level": level or None,
            "name": name or None,
            "class": speed,
            "played": total.played,
            "won": total.won,
            "lost": total.played - total.won,
            "mean_margin": fmean(total.margins) if total.margins else None,
            "best_margin": max(total.margins, default=None),
        }
        for (opponent, level, name, speed), total in sorted(sums.items())
    ]


def class_of_text(clock: str | None) -> RatingClass:
    """The class of games with a clock, which is given as text."""
    return class_of_clock(None if clock is None else TimeControl.parse(clock))


def opponent_of(row: RowMapping) -> Rival:
    """What kind of opponent holds the other seat: `player` and `bot` are its."""
    if row["player"] is None:
        return "bot" if row["bot"] else "person"
    player: Literal["greedy", "random"] = row["player"]
    return "computer" if row["player"] == ENGINE else player
