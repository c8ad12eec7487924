"""A person's own mistakes as puzzles: decisions that lost much, from the reviews of their games.

A mistake lasts as long as the review that it is read from; `boxes` knows when it comes again.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from quiltbee.notation import compensation_in, format_position, parse_link, replay
from quiltbee.rules import Seat
from quiltbee.server.analysis.reviews import reviews
from quiltbee.server.progress.boxes import UNTRIED, Box, Key, boxes_of
from quiltbee.server.progress.rows import MOST_REVIEWS, ended_games
from quiltbee.server.puzzles.messages import OwnMistake, PuzzleChoice, PuzzleState
from quiltbee.server.store.database import Database
from quiltbee.server.store.schema import seats

LEAST: Final = 4.0
"""The points that a decision must have lost: what a review marks as a mistake or worse."""

FROM_A_GAME: Final = 3
MOST: Final = 60
"""How many are listed: those of the latest games first, and of each game the costliest."""


class _Value(msgspec.Struct):
    margin: float
    proven: bool


class _Made(msgspec.Struct):
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
        """The decider's margin on the board alone, without the second seat's points."""
        margin = 0.0 if value is None else value.margin + points
        return round(margin if self.seat == Seat.FIRST else -margin, 1)


class _Review(msgspec.Struct):
    link: str
    decisions: list[_Made]

    def mistakes(self, seat: int) -> list[_Made]:
        """The decisions of a seat that lost most, the costliest first."""
        lost = [
            each
            for each in self.decisions
            if each.seat == seat and each.best is not None and (each.points_lost or 0.0) >= LEAST
        ]
        lost.sort(key=lambda each: -(each.points_lost or 0.0))
        return lost[:FROM_A_GAME] if self.link else []


_DECODER = msgspec.json.Decoder(_Review)


async def mistakes_of(database: Database, person: str) -> list[PuzzleState]:
    """The mistakes that somebody may try, without those they know by now; raises StoreError."""
    return await database.read(lambda connection: _mistakes(connection, person))


async def has_mistake(database: Database, person: str, game: str, number: int) -> bool:
    """Whether a decision of a game is a mistake of somebody's; raises StoreError."""

    def question(connection: Connection) -> bool:
        document = reviews.c.game == game, reviews.c.document.is_not(None)
        kept = connection.scalar(select(reviews.c.document).where(*document))
        row = connection.execute(ended_games(person).where(seats.c.game == game)).mappings().first()
        if kept is None or row is None:
            return False
        made = _DECODER.decode(kept).mistakes(row["seat"])
        return any(each.number == number for each in made)

    return await database.read(question)


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
            own: OwnMistake = {"game": game, "number": each.number, "due": due}
            yield _puzzle(own, positions[each.number - 1], each, points)


def _puzzle(own: OwnMistake, position: Any, made: _Made, points: int) -> PuzzleState:
    seen = position.seen_by(Seat(made.seat))
    assert made.best is not None
    best: PuzzleChoice = {
        "move": made.best,
        "margin": made.margin_of(made.before, points),
        "line": made.line,
    }
    mine: PuzzleChoice = {
        "move": made.move,
        "margin": made.margin_of(made.after, points),
        "line": [made.move],
    }
    return {
        "id": f"{own['game']}-{made.number}",
        "variant": position.variant,
        "position": format_position(seen),
        "steps": [{"accepted": [made.best], "best": best, "rejected": [mine], "replies": []}],
        "themes": ["own"],
        "proven": made.before is not None and made.before.proven,
        "rating": 0,
        "finds": [],
        "source": "own",
        "own": own,
    }
