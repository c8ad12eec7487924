"""A person's own mistakes as puzzles: decisions that lost much, from the reviews of their games.

own_mistakes    a mistake that somebody has tried: its box, and when it comes again

A mistake lasts as long as the review that it is read from. Each is in a box, and the higher the
box, the later it comes again; one that was not tried yet has no row. Rows belong to a person, so
all their browsers agree.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Integer,
    Table,
    Text,
    delete,
    insert,
    select,
)

from quiltbee.notation import compensation_in, format_position, parse_link, replay
from quiltbee.rules import Seat
from quiltbee.server.analysis.reviews import reviews
from quiltbee.server.body import Body, Id
from quiltbee.server.clock import DAY
from quiltbee.server.errors import UnknownError
from quiltbee.server.http.calls import Calls, Request
from quiltbee.server.progress.progress import MOST_REVIEWS, ended_games
from quiltbee.server.puzzles.routes import (
    OwnMistake,
    PuzzleBatch,
    PuzzleChoice,
    PuzzleState,
    PuzzleStep,
)
from quiltbee.server.store.features import Feature
from quiltbee.server.store.games import hold_person
from quiltbee.server.store.persons import person_column
from quiltbee.server.store.schema import Milliseconds, metadata, seats

LEAST: Final = 4.0
"""The points that a decision must have lost: what a review marks as a mistake or worse."""

FROM_A_GAME: Final = 3
MOST: Final = 60
"""How many are listed: those of the latest games first, and of each game the costliest."""


class MistakeTry(Body):
    """Whether one's own mistake was corrected."""

    solved: bool


class MistakeTried(Struct):
    """When one's own mistake comes again, in ms since 1970; null for one that is known now."""

    due: int | None


DAYS: Final = (1, 3, 7, 21)
"""Days after which a mistake in each box comes again; past the last box it is known."""

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
    """The box of a mistake, from 0, and when it comes again; None for one that is known."""

    box: int
    due: int | None


UNTRIED: Final = Box(-1, 0)


def after_try(before: Box, now: int, *, solved: bool) -> Box:
    """Return where a mistake goes after a try: back to the first box, or on to the next.

    One that is solved before it is due stays where it is: it was reported twice, or by two
    browsers.
    """
    if not solved:
        return Box(0, now + DAYS[0] * DAY)
    if before.due is None or now < before.due:
        return before
    box = before.box + 1
    return Box(box, now + DAYS[box] * DAY if box < len(DAYS) else None)


class BoxStore(Feature):
    """The boxes of everybody's mistakes; failures raise StoreError."""

    def on_resumed(self, connection: Connection, game: str) -> None:
        """Its moves will change."""
        connection.execute(delete(own_mistakes).where(own_mistakes.c.game == game))

    async def try_again(self, person: str, key: Key, now: int, *, solved: bool) -> Box:
        """Move a mistake after a try; tries that come at once are taken one after the other."""

        def work(connection: Connection) -> Box:
            hold_person(connection, person)
            after = after_try(boxes_of(connection, person).get(key, UNTRIED), now, solved=solved)
            connection.execute(delete(own_mistakes).where(*_this(person, key)))
            row = {"person": person, "game": key[0], "number": key[1], **asdict(after)}
            connection.execute(insert(own_mistakes), row)
            return after

        return await self._database.change(work)


def boxes_of(connection: Connection, person: str) -> dict[Key, Box]:
    """Return the boxes of the mistakes that somebody has tried."""
    rows = connection.execute(select(own_mistakes).where(own_mistakes.c.person == person))
    return {(row.game, row.number): Box(row.box, row.due) for row in rows}


def _this(person: str, key: Key) -> tuple[ColumnElement[bool], ...]:
    game, number = key
    table = own_mistakes.c
    return table.person == person, table.game == game, table.number == number


class _Value(Struct):
    margin: float
    proven: bool


class _Made(Struct):
    """The part of a review's decision that counts here."""

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
        """Return the decisions of a seat that lost most, the costliest first."""
        lost = [
            each
            for each in self.decisions
            if each.seat == seat and each.best is not None and (each.points_lost or 0.0) >= LEAST
        ]
        lost.sort(key=lambda each: -(each.points_lost or 0.0))
        return lost[:FROM_A_GAME] if self.link else []


_DECODER = msgspec.json.Decoder(_Review)


calls = Calls()

Number = Annotated[int, Meta(ge=1, le=1000)]


@calls.get("/api/me/mistakes")
async def mistakes(request: Request) -> PuzzleBatch:
    """Return one's own mistakes, from the kept reviews of one's games, and when each is due."""
    person, database = await request.person(), request.services.store.database
    if person is None:
        return PuzzleBatch([])
    return PuzzleBatch(await database.read(lambda connection: _mistakes(connection, person)))


@calls.post("/api/me/mistakes/{game}/{number}", raises=[401, 404])
async def try_mistake(request: Request, game: Id, number: Number, body: MistakeTry) -> MistakeTried:
    """Keep how a try at one's own mistake went: when it comes again, in all browsers."""
    person, services = (await request.known()).person, request.services

    def is_mistake(connection: Connection) -> bool:
        document = reviews.c.game == game, reviews.c.document.is_not(None)
        kept = connection.scalar(select(reviews.c.document).where(*document))
        row = connection.execute(ended_games(person).where(seats.c.game == game)).mappings().first()
        if kept is None or row is None:
            return False
        made = _DECODER.decode(kept).mistakes(row["seat"])
        return any(each.number == number for each in made)

    if not await services.store.database.read(is_mistake):
        raise UnknownError("There is no such mistake.", code="mistake-unknown")
    key, now = (game, number), services.clock()
    box = await services.store[BoxStore].try_again(person, key, now, solved=body.solved)
    return MistakeTried(box.due)


def _mistakes(connection: Connection, person: str) -> list[PuzzleState]:
    rows = connection.execute(ended_games(person).limit(MOST_REVIEWS)).mappings().all()
    seat_in = {row["game"]: row["seat"] for row in rows}
    query = select(reviews.c.game, reviews.c.document).where(
        reviews.c.game.in_(seat_in), reviews.c.document.is_not(None)
    )
    documents = {row.game: row.document for row in connection.execute(query)}
    boxes, found = boxes_of(connection, person), list[PuzzleState]()
    for game in seat_in:
        if game in documents and len(found) < MOST:
            review = _DECODER.decode(documents[game])
            found += _puzzles(game, review, review.mistakes(seat_in[game]), boxes)
    return found[:MOST]


def _puzzles(
    game: str, review: _Review, lost: list[_Made], boxes: dict[Key, Box]
) -> Iterator[PuzzleState]:
    if not lost:
        return
    positions, points = replay(*parse_link(review.link)), compensation_in(review.link)
    for each in lost:
        due = boxes.get((game, each.number), UNTRIED).due
        if due is not None:
            own = OwnMistake(game, each.number, due)
            yield _puzzle(own, positions[each.number - 1], each, points)


def _puzzle(own: OwnMistake, position: Any, made: _Made, points: int) -> PuzzleState:
    seen = position.seen_by(Seat(made.seat))
    assert made.best is not None
    best = PuzzleChoice(made.best, made.margin_of(made.before, points), made.line)
    mine = PuzzleChoice(made.move, made.margin_of(made.after, points), [made.move])
    return PuzzleState(
        id=f"{own.game}-{made.number}",
        variant=position.variant,
        position=format_position(seen),
        steps=[PuzzleStep(accepted=[made.best], best=best, rejected=[mine], replies=[])],
        themes=["own"],
        proven=made.before is not None and made.before.proven,
        rating=0,
        finds=[],
        source="own",
        own=own,
    )
