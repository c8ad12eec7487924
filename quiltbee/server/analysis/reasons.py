"""The reasons for a move, for pages that have found it themselves and can't put them into words."""

import asyncio
from typing import Annotated, Any, Literal

from msgspec import Meta

from quiltbee.notation import NotationError, parse_move
from quiltbee.players import Info, Value
from quiltbee.review import Judge, Reason, Steps, advice_on, comparison_of
from quiltbee.rules import Move, Seat
from quiltbee.server.analysis.reviews import answer_to
from quiltbee.server.body import Body, Shape
from quiltbee.server.computer.queue import Queue
from quiltbee.server.errors import NoGameError
from quiltbee.server.shares import Share
from quiltbee.server.wire.texts import read_position

Token = Annotated[str, Meta(max_length=10)]


class ReasonState(Shape):
    """Something true of only one of two moves: the message `reason-<code>`, and its values.

    Where that is the worse move, `mine-<code>` says it, and of a rival `otherwise-<code>`. The
    value `patch` is a letter, in place of which the message is given the patch's name.
    """

    of: Literal["better", "mine"]
    code: str
    values: dict[str, int | str]


class Reasons(Shape):
    """What tells two moves apart, the most telling first: at most two facts."""

    reasons: list[ReasonState]


class ReasonsWish(Body):
    """A position string and the move that is best there, as far as the caller knows.

    It is compared with its `rival`, the best move of another kind, or with `mine`, which was made
    instead. `points` go with the second seat.
    """

    position: Annotated[str, Meta(max_length=1000)]
    move: Token
    rival: Token | None = None
    mine: Token | None = None
    points: int = 0

    def __post_init__(self) -> None:
        """Refuse a body that names both; ValueError."""
        if self.rival is not None and self.mine is not None:
            raise ValueError("Give a rival or a move of mine, one of the two.")


class Weighing:
    """A wish that has been read; NoGameError for one that names no position or an illegal move."""

    def __init__(self, wish: ReasonsWish) -> None:
        self.position: Any = read_position(wish.position)
        self._move = self._read(wish.move)
        self._rival = None if wish.rival is None else self._read(wish.rival)
        self._mine = None if wish.mine is None else self._read(wish.mine)
        self._points = wish.points

    async def reasons(self, engines: Queue, share: Share) -> Reasons:
        """Ask the engines and explain; the work between two questions runs in a thread."""
        steps, info = Steps(self._explained), None
        while (asked := await asyncio.to_thread(steps.go_on, info)) is not None:
            info = (await answer_to(asked, engines, share)).info
        return Reasons([ReasonState.like(each.fact, of=each.of) for each in steps.result])

    async def _explained(self, judge: Judge) -> tuple[Reason, ...]:
        before = self.position
        seen = before.seen_by(before.decider)
        if self._mine is not None:
            points = self._points
            found = await comparison_of(judge, seen, self._mine, self._move, None, points)
            return found.reasons
        lines = [Info(pv=(self._move,))]
        if self._rival is not None:
            lines.append(Info(value=Value(margin=0), pv=(self._rival,)))
        return (await advice_on(judge, seen, self._move, lines, self._points)).reasons

    def _read(self, token: str) -> Move:
        error = NoGameError("This move is not legal in that position.")
        try:
            move = parse_move(token)
        except NotationError:
            raise error from None
        if not isinstance(self.position.decider, Seat) or not self.position.table.is_legal(move):
            raise error
        return move
