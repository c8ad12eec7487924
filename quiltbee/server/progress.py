"""A person's progress: finished games, best quilts, lost points, and own mistakes as puzzles.

own_mistakes    a mistake that a person has tried: its box, and when it comes again

Mistakes are read from the reviews of a person's games, and last as long as those do. Each is in a
box, and the higher the box, the later it comes again; one that was never tried has no row. Rows
belong to a person, so all their browsers agree.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    Integer,
    RowMapping,
    Select,
    Table,
    Text,
    delete,
    desc,
    func,
    select,
)

from quiltbee.automa import Solo
from quiltbee.notation import cell_letters, compensation_in, format_position, parse_link, replay
from quiltbee.review.document import Cause
from quiltbee.rules import Seat
from quiltbee.server.analysis.reviews import reviews
from quiltbee.server.body import Body, Id
from quiltbee.server.clock import DAY
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.puzzles.routes import (
    OwnMistake,
    PuzzleBatch,
    PuzzleChoice,
    PuzzleState,
    PuzzleStep,
)
from quiltbee.server.results import (
    Rival,
    opponent_of,
    outcomes,
    select_ended,
    solo_results,
    theirs,
)
from quiltbee.server.starts import PLAYED_OUT
from quiltbee.server.store.database import replace_row
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import hold_person, load_game
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, games, metadata, seats


class PlayedGame(Struct):
    """A finished game; `ended` is in ms since 1970, `level` the computer's or the Automa's.

    `margin`, `tile` (whether the special tile was theirs) and `empty` (spaces of their quilt) are
    null for a game not played out. `points_lost` per decision and `accuracy` are null without a
    review.
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
    """The points lost per reviewed game, by cause."""

    games: int
    placing: float
    timing: float
    economy: float
    special: float
    patches: float


class Progress(Struct):
    """A person's last 1000 finished games, the latest first, best quilts and lost points."""

    games: list[PlayedGame]
    best: list[BestQuilt]
    gone: PointsGone | None


MOST_GAMES = 1000
MOST_REVIEWS = 100
"""The number of latest games whose reviews count."""

MOST_QUILTS = 4


class _Side(Struct):
    """The fields of a review's side that count here."""

    points_lost: float
    accuracy: float | None
    account: dict[Cause, float]


class _Sides(Struct):
    sides: list[_Side]


_SIDES = msgspec.json.Decoder(_Sides)


calls = Calls()


@calls.get("/api/me/progress")
async def progress(request: Request) -> Progress:
    """Return the caller's finished games, best quilts and lost points."""
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
    """Return a query for a person's finished games, the latest first, excluding practice."""
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
    seat_in = {row["game"]: row["seat"] for row in rows}
    return {
        game: _SIDES.decode(document).sides[seat_in[game] - 1]
        for game, document in _documents(connection, rows).items()
    }


def _documents(connection: Connection, rows: Sequence[RowMapping]) -> dict[str, str]:
    """Return the finished reviews of the latest of these games."""
    latest = [row["game"] for row in rows[:MOST_REVIEWS]]
    query = select(reviews.c.game, reviews.c.document).where(
        reviews.c.game.in_(latest), reviews.c.document.is_not(None)
    )
    return {row.game: row.document for row in connection.execute(query)}


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
    if not sides:
        return None

    def mean(cause: Cause) -> float:
        return round(sum(side.account.get(cause, 0.0) for side in sides) / len(sides), 3)

    causes: tuple[Cause, ...] = ("placing", "timing", "economy", "special", "patches")
    return PointsGone(len(sides), *map(mean, causes))


LEAST: Final = 4.0
"""The fewest lost points of a mistake, as in a review."""

FROM_A_GAME: Final = 3
MOST: Final = 60
"""The most mistakes listed: of each game the costliest, of the latest games first."""


class MistakeTry(Body):
    """A try at one of the caller's mistakes."""

    solved: bool


class MistakeTried(Struct):
    """The time at which a mistake comes again, in ms since 1970; null once it is mastered."""

    due: int | None


DAYS: Final = (1, 3, 7, 21)
"""Days after which a mistake in each box comes again; past the last box it is mastered."""

own_mistakes = Table(
    "own_mistakes",
    metadata,
    person_column("person", leave="delete", merge="move", primary_key=True),
    Column("game", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("box", Integer, nullable=False),
    Column("due", Milliseconds),
)

Key = tuple[str, int]
"""A game, and the number of a decision in it."""


class Box(Struct, frozen=True):
    """The box of a mistake, from 0, and when it comes again; None for a mastered one."""

    box: int
    due: int | None


UNTRIED: Final = Box(-1, 0)


def after_try(before: Box, now: int, *, solved: bool) -> Box:
    """Return the box of a mistake after a try: the first one, or the next.

    A mistake that is solved before it is due stays where it is, since the try was reported twice.
    """
    if not solved:
        return Box(0, now + DAYS[0] * DAY)
    if before.due is None or now < before.due:
        return before
    box = before.box + 1
    return Box(box, now + DAYS[box] * DAY if box < len(DAYS) else None)


class BoxStore(Feature):
    """The boxes of mistakes; failures raise StoreError."""

    def on_resumed(self, connection: Connection, game: str) -> None:
        """Delete the boxes of a game whose moves will change."""
        connection.execute(delete(own_mistakes).where(own_mistakes.c.game == game))

    async def try_again(self, person: str, key: Key, now: int, *, solved: bool) -> Box:
        """Move a mistake after a try; concurrent tries count one after the other."""

        def work(connection: Connection) -> Box:
            hold_person(connection, person)
            after = after_try(boxes_of(connection, person).get(key, UNTRIED), now, solved=solved)
            row = {"person": person, "game": key[0], "number": key[1], **asdict(after)}
            replace_row(connection, own_mistakes, row)
            return after

        return await self._database.change(work)


def boxes_of(connection: Connection, person: str) -> dict[Key, Box]:
    """Return the boxes of the mistakes that a person has tried."""
    rows = connection.execute(select(own_mistakes).where(own_mistakes.c.person == person))
    return {(row.game, row.number): Box(row.box, row.due) for row in rows}


class _Value(Struct):
    margin: float
    proven: bool


class _Made(Struct):
    """The fields of a review's decision that count here."""

    number: int
    seat: int
    move: str
    before: _Value | None
    after: _Value | None
    best: str | None
    line: list[str]
    points_lost: float | None

    def margin_of(self, value: _Value | None, points: int) -> float:
        """Return the decider's margin on the board alone, without the second seat's points."""
        margin = 0.0 if value is None else value.margin + points
        return round(margin if self.seat == Seat.FIRST else -margin, 1)


class _Review(Struct):
    link: str
    decisions: list[_Made]

    def mistakes(self, seat: int) -> list[_Made]:
        """Return the costliest decisions of a seat, the worst first."""
        lost = [
            each
            for each in self.decisions
            if each.seat == seat and each.best is not None and (each.points_lost or 0.0) >= LEAST
        ]
        lost.sort(key=lambda each: -(each.points_lost or 0.0))
        return lost[:FROM_A_GAME] if self.link else []


_REVIEW = msgspec.json.Decoder(_Review)


Number = Annotated[int, Meta(ge=1, le=1000)]


@calls.get("/api/me/mistakes")
async def mistakes(request: Request) -> PuzzleBatch:
    """Return the mistakes in the kept reviews of the caller's games, and when each is due."""
    person, database = await request.person(), request.services.store.database
    if person is None:
        return PuzzleBatch([])
    return PuzzleBatch(await database.read(lambda connection: _mistakes(connection, person)))


@calls.post("/api/me/mistakes/{game}/{number}", raises=[401, 404])
async def try_mistake(request: Request, game: Id, number: Number, body: MistakeTry) -> MistakeTried:
    """Record a try at one of the caller's mistakes, for all browsers."""
    person, services = (await request.known()).person, request.services

    def is_mistake(connection: Connection) -> bool:
        document = reviews.c.game == game, reviews.c.document.is_not(None)
        kept = connection.scalar(select(reviews.c.document).where(*document))
        row = connection.execute(ended_games(person).where(seats.c.game == game)).mappings().first()
        if kept is None or row is None:
            return False
        return any(each.number == number for each in _REVIEW.decode(kept).mistakes(row["seat"]))

    if not await services.store.database.read(is_mistake):
        raise UnknownError("There is no such mistake.", code="mistake-unknown")
    key, now = (game, number), services.clock()
    box = await services.store[BoxStore].try_again(person, key, now, solved=body.solved)
    return MistakeTried(box.due)


def _mistakes(connection: Connection, person: str) -> list[PuzzleState]:
    rows = connection.execute(ended_games(person).limit(MOST_REVIEWS)).mappings().all()
    documents, boxes = _documents(connection, rows), boxes_of(connection, person)
    found: list[PuzzleState] = []
    for row in rows:
        game = row["game"]
        if game in documents and len(found) < MOST:
            review = _REVIEW.decode(documents[game])
            found += _puzzles(game, review, review.mistakes(row["seat"]), boxes)
    return found[:MOST]


def _puzzles(
    game: str, review: _Review, lost: list[_Made], boxes: dict[Key, Box]
) -> Iterator[PuzzleState]:
    if not lost:
        return
    positions, points = replay(*parse_link(review.link)), compensation_in(review.link)
    for made in lost:
        due = boxes.get((game, made.number), UNTRIED).due
        if due is None:
            continue
        position = positions[made.number - 1]
        assert made.best is not None
        best = PuzzleChoice(made.best, made.margin_of(made.before, points), made.line)
        mine = PuzzleChoice(made.move, made.margin_of(made.after, points), [made.move])
        yield PuzzleState(
            id=f"{game}-{made.number}",
            variant=position.variant,
            position=format_position(position.seen_by(Seat(made.seat))),
            steps=[PuzzleStep(accepted=[made.best], best=best, rejected=[mine], replies=[])],
            themes=["own"],
            proven=made.before is not None and made.before.proven,
            rating=0,
            finds=[],
            source="own",
            own=OwnMistake(game, made.number, due),
        )
