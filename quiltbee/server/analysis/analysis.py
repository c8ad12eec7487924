"""Open analysis of one position: answers that get better, for as long as somebody looks.

An engine thinks in slices, so that others get their turn. As long as nobody else does, each slice
goes on where the last one ended. Where the engine has thought about something else meanwhile, it
begins anew, and the slices double until they find more than is known already.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from quiltbee.games import variant_of
from quiltbee.review.answers import NOTHING_YET, AnalysisAnswer, describe_lines
from quiltbee.rules import Seat
from quiltbee.server.computer.queue import Errand, Queue
from quiltbee.server.computer.thinkers import Chooser, Question, Reply
from quiltbee.server.errors import UnfitError
from quiltbee.server.shares import Share

FIRST_SLICE_MS: Final = 100
LONGEST_SLICE_MS: Final = 4000
STEADY_SLICE_MS: Final = 1000
"""The slice of a search that goes on where it ended, and so the time between two answers."""

FORECAST_GAMES: Final = 50


class Analysis:
    """The analysis of a position that is not over; UnfitError for one where nobody decides."""

    def __init__(
        self, position: Any, lines: int, seconds: float, engines: Queue, share: Share
    ) -> None:
        variant = variant_of(position)
        decider = variant.decider(position)
        if decider is None:
            raise UnfitError("The game is over in this position.", code="analysis-over")
        if not isinstance(decider, Seat):
            raise UnfitError(
                "Turn the Automa's next card over first: nobody decides here.", code="analysis-card"
            )
        self._seen, self._turn = variant.view(position, decider), decider
        self._lines = lines
        self._left_ms = round(1000 * seconds)
        self._engines, self._share = engines, share
        self._place: int | None = None
        self._has_moved = asyncio.Event()

    async def answers(self) -> AsyncIterator[AnalysisAnswer]:
        """Yield what is known, whenever it is more, and the place in the queue while nothing is.

        Raises ThinkerError if no engine answers, UnfitError if it has no opinion.
        """
        best, slice_ms = NOTHING_YET, FIRST_SLICE_MS
        while self._left_ms > 0:
            asking = asyncio.create_task(self._ask(min(slice_ms, self._left_ms)))
            try:
                async for place in self._places(asking):
                    yield {**best, "waiting": place}
                found = describe_lines((await asking).lines, self._turn, self._lines)
            finally:
                asking.cancel()
            if found is None:
                raise UnfitError(
                    "The computer has no opinion on this position.", code="analysis-no-opinion"
                )
            is_more = found["nodes"] > best["nodes"]
            self._left_ms -= slice_ms
            slice_ms = min(2 * slice_ms, STEADY_SLICE_MS if is_more else LONGEST_SLICE_MS)
            if is_more:
                best = found
            if all(line["proven"] for line in best["lines"]):
                break
            if is_more and self._left_ms > 0:
                yield best
        yield {**best, "final": True}

    async def _ask(self, movetime_ms: int) -> Reply:
        # With one line an engine ends as soon as its choice is settled.
        question = Question(
            Chooser("strong", movetime_ms=movetime_ms),
            self._seen,
            max(self._lines, 2),
            FORECAST_GAMES,
            judges_pass=True,
        )
        return await self._engines.ask(question, Errand.ANALYSIS, self._share, self._moved)

    def _moved(self, place: int) -> None:
        self._place = place
        self._has_moved.set()

    async def _places(self, asking: "asyncio.Task[Reply]") -> AsyncIterator[int]:
        """Yield how many come first, whenever that changes, until the question is answered."""
        while not asking.done():
            moving = asyncio.create_task(self._has_moved.wait())
            try:
                await asyncio.wait([asking, moving], return_when=asyncio.FIRST_COMPLETED)
            finally:
                moving.cancel()
            if self._has_moved.is_set():
                self._has_moved.clear()
                if not asking.done() and self._place is not None:
                    yield self._place
