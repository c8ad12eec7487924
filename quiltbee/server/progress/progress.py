"""A person's progress: their finished games, best quilts, and what costs them points."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, Select, desc, func, select

from quiltbee.automa import Solo
from quiltbee.notation import cell_letters
from quiltbee.review.document import Cause
from quiltbee.rules import Seat
from quiltbee.server.analysis.reviews import reviews
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.results.results import (
    PLAYED_OUT,
    Rival,
    opponent_of,
    outcomes,
    select_ended,
    solo_results,
    theirs,
)
from quiltbee.server.store.games import load_game
from quiltbee.server.store.schema import games, seats


class PlayedGame(Struct):
    """A finished game; `ended` is in ms since 1970, `level` the computer's or the Automa's.

    `margin`, `tile` (whether the special tile was theirs) and `empty` (spaces of their quilt) are
    null where it was not played out. `points_lost` for each decision and `accuracy` are null
    without a review.
    """

    game: str
    ended: int
    opponent: Rival | Literal["automa"]
    level: int | None
    won: bool
    margin: int | None
    tile: bool | None
    empty: int | None
    points_lost: float | None
    accuracy: float | None


class BestQuilt(Struct):
    """A quilt with few empty spaces; `cells` are 81 letters, row by row, `.` for an empty one."""

    game: str
    cells: str
    empty: int


class PointsGone(Struct):
    """What costs somebody points: points for each reviewed game, by cause."""

    games: int
    placing: float
    timing: float
    economy: float
    special: float
    patches: float


class Progress(Struct):
    """A person's finished games, the latest first, at most 1000 of them."""

    games: list[PlayedGame]
    best: list[BestQuilt]
    gone: PointsGone | None


MOST_GAMES = 1000
MOST_REVIEWS = 100
"""How many of the latest games are searched for lost points."""

MOST_QUILTS = 4


class _Side(Struct):
    """The part of a review's side that counts here."""

    points_lost: float
    accuracy: float | None
    account: dict[Cause, float]


class _Sides(Struct):
    sides: list[_Side]


_DECODER = msgspec.json.Decoder(_Sides)


calls = Calls()


@calls.get("/api/me/progress")
async def progress(request: Request) -> Progress:
    """Return one's finished games, best quilts, and what costs one points."""
    person = await request.person()
    if person is None:
        return Progress([], [], None)

    def question(connection: Connection) -> Progress:
        rows = connection.execute(ended_games(person)).mappings().all()
        sides = _reviewed(connection, rows)
        played = [_played(row, sides.get(row["game"])) for row in rows]
        return Progress(played, _best(connection, rows), _gone(list(sides.values())))

    return await request.services.store.database.read(question)


def ended_games(person: str) -> Select[Any]:
    """A person's finished games against others, the latest first; practice does not count."""
    return (
        select_ended(
            person,
            outcomes,
            solo_results.c.level.label("automa"),
            seats.c.seat,
            games.c.variant,
            theirs.c.player,
            theirs.c.level,
            theirs.c.bot,
        )
        .outerjoin(solo_results, solo_results.c.game == seats.c.game)
        .where(func.coalesce(solo_results.c.practice, 0) == 0)
        .order_by(desc(outcomes.c.ended), outcomes.c.game)
        .limit(MOST_GAMES)
    )


def _reviewed(connection: Connection, rows: Sequence[RowMapping]) -> dict[str, _Side]:
    """Return the person's side of each finished review, by game."""
    seat_in = {row["game"]: row["seat"] for row in rows[:MOST_REVIEWS]}
    query = select(reviews.c.game, reviews.c.document).where(
        reviews.c.game.in_(seat_in), reviews.c.document.is_not(None)
    )
    return {
        row.game: _DECODER.decode(row.document).sides[seat_in[row.game] - 1]
        for row in connection.execute(query)
    }


def _played(row: RowMapping, side: _Side | None) -> PlayedGame:
    is_first, is_out = row["seat"] == Seat.FIRST, row["reason"] in PLAYED_OUT
    margin = row["score1"] - row["score2"]
    is_solo = row["variant"] == Solo.variant
    return PlayedGame(
        game=row["game"],
        ended=row["ended"],
        opponent="automa" if is_solo else opponent_of(row),
        level=row["automa"] if is_solo else row["level"],
        won=row["winner"] == row["seat"],
        margin=(margin if is_first else -margin) if is_out else None,
        tile=row["tile"] == row["seat"] if is_out else None,
        empty=row["empty1" if is_first else "empty2"] if is_out else None,
        points_lost=None if side is None else side.points_lost,
        accuracy=None if side is None else side.accuracy,
    )


def _best(connection: Connection, rows: Iterable[RowMapping]) -> list[BestQuilt]:
    """Return the quilts with the fewest empty spaces; of equal ones the latest."""
    out = [row for row in rows if row["reason"] in PLAYED_OUT]
    found = sorted(out, key=lambda row: row["empty1" if row["seat"] == 1 else "empty2"])
    best: list[BestQuilt] = []
    for row in found[:MOST_QUILTS]:
        table = load_game(connection, row["game"]).game.table
        quilt = table.players[Seat(row["seat"]).index].quilt
        best.append(BestQuilt(row["game"], cell_letters(quilt), quilt.empty_spaces))
    return best


def _gone(sides: Sequence[_Side]) -> PointsGone | None:
    """Return what cost the person points, averaged over the reviewed games."""
    if not sides:
        return None

    def mean(cause: Cause) -> float:
        return round(sum(side.account.get(cause, 0.0) for side in sides) / len(sides), 3)

    causes: tuple[Cause, ...] = ("placing", "timing", "economy", "special", "patches")
    return PointsGone(len(sides), *map(mean, causes))
