"""Open analysis of one position, and the calls about analyses and reviews.

Answers get ever better, for as long as somebody watches. An engine thinks in slices, so that others
get their turn. While nobody else takes one, each slice goes on where the last one ended. If the
engine has thought about something else meanwhile, it starts over, and the slices double until they
find something new. Before the Automa's next card, the cards that may come are analysed in turn.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import ExitStack, aclosing, asynccontextmanager
from typing import Annotated, Any, Final

from msgspec import Meta
from starlette.responses import Response

from quiltbee.players import Info
from quiltbee.review.answers import (
    NOTHING_YET,
    AnalysisAnswer,
    CardAnswer,
    describe_cards,
    describe_lines,
    judged_cards,
)
from quiltbee.rules import Seat
from quiltbee.server.analysis.fairness import Fairness, OwnRunningGame
from quiltbee.server.analysis.reasons import Reasons, ReasonsWish, Weighing
from quiltbee.server.analysis.reviews import Reviewing, Reviews, no_opinion
from quiltbee.server.body import Body, Id
from quiltbee.server.computer.queue import Chooser, Priority, Question, Queue, Reply
from quiltbee.server.errors import ServerError, UnfitError
from quiltbee.server.http.answers import told_of
from quiltbee.server.http.calls import Calls, Media, Request
from quiltbee.server.http.streams import MEDIA_TYPE, StreamResponse
from quiltbee.server.http.visitors import Stay
from quiltbee.server.shares import Share
from quiltbee.server.wire.messages import ReplayText
from quiltbee.server.wire.texts import read_position, read_text

FIRST_SLICE_MS: Final = 100
LONGEST_SLICE_MS: Final = 4000
STEADY_SLICE_MS: Final = 1000
"""The length of a slice that goes on, and so the time between two answers."""

FIRST_CARD_MS: Final = 50
"""The first slice of a card: up to twelve of them come before the first average."""

FORECAST_GAMES: Final = 50

Told = AnalysisAnswer | CardAnswer


class Analysis:
    """The analysis of a position; UnfitError where the game is over.

    The second seat gets `points` as compensation.
    """

    def __init__(
        self,
        position: Any,
        points: int,
        lines: int,
        seconds: float,
        engines: Queue,
        share: Share,
    ) -> None:
        decider = position.decider
        if decider is None:
            raise UnfitError("The game is over in this position.", code="analysis-over")
        self._position, self._decider = position, decider
        self._points = points
        self._lines = lines
        self._left_ms = round(1000 * seconds)
        self._engines, self._share = engines, share
        self._place: int | None = None
        self._has_moved = asyncio.Event()

    def answers(self) -> AsyncIterator[Told]:
        """Yield whatever is new, and the place in the queue while nothing is known.

        Raises ThinkerError if no engine answers, UnfitError if it has no opinion.
        """
        if isinstance(self._decider, Seat):
            return self._of_decision(self._decider)
        return self._of_card()

    async def _of_decision(self, turn: Seat) -> AsyncIterator[Told]:
        seen = self._position.seen_by(turn)
        best, slice_ms = NOTHING_YET, FIRST_SLICE_MS
        while self._left_ms > 0:
            # With a single line an engine would stop as soon as its choice is settled.
            lines, infos = max(self._lines, 2), tuple[Info, ...]()
            async with aclosing(self._asked(seen, slice_ms, lines, FORECAST_GAMES)) as asked:
                async for told in asked:
                    if isinstance(told, int):
                        yield {**best, "waiting": told}
                    else:
                        infos = told
            found = describe_lines(infos, seen, self._lines, self._points)
            if found is None:
                raise no_opinion()
            is_more = found["nodes"] > best["nodes"]
            slice_ms = min(2 * slice_ms, STEADY_SLICE_MS if is_more else LONGEST_SLICE_MS)
            if is_more:
                best = found
            if all(line["proven"] for line in best["lines"]):
                break
            if is_more and self._left_ms > 0:
                yield best
        yield {**best, "final": True}

    async def _of_card(self) -> AsyncIterator[Told]:
        cards, slice_ms = judged_cards(self._position, self._points), FIRST_CARD_MS
        open_cards = [card for card in cards if card.value is None]
        while open_cards and self._left_ms > 0:
            for card in open_cards:
                infos = tuple[Info, ...]()
                async with aclosing(self._asked(card.after, slice_ms)) as asked:
                    async for told in asked:
                        if isinstance(told, int):
                            yield {**describe_cards(cards), "waiting": told}
                        else:
                            infos = told
                if not card.take(next(iter(infos), None)):
                    raise no_opinion()
                if self._left_ms <= 0:
                    break
                if slice_ms == FIRST_CARD_MS:
                    yield describe_cards(cards)
            yield describe_cards(cards)
            slice_ms = min(2 * slice_ms, STEADY_SLICE_MS)
        yield {**describe_cards(cards), "final": True}

    async def _asked(
        self, seen: Any, slice_ms: int, lines: int = 1, forecast: int = 0
    ) -> AsyncGenerator[int | tuple[Info, ...], None]:
        """Yield how many questions come first, whenever that changes, then the engine's answer."""
        movetime_ms = min(slice_ms, self._left_ms)
        question = Question(
            Chooser("strong", movetime_ms=movetime_ms),
            seen,
            lines,
            forecast,
            judges_pass=lines > 1,
        )
        asking = asyncio.create_task(
            self._engines.ask(question, Priority.ANALYSIS, self._share, self._moved)
        )
        try:
            async with aclosing(self._places(asking)) as places:
                async for place in places:
                    yield place
            yield (await asking).lines
            self._left_ms -= slice_ms
        finally:
            asking.cancel()

    def _moved(self, place: int) -> None:
        self._place = place
        self._has_moved.set()

    async def _places(self, asking: "asyncio.Task[Reply]") -> AsyncGenerator[int, None]:
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


MOST_LINES = 5
LONGEST_SECONDS = 60.0
"""The longest that an engine thinks about a position."""


class AnalysisWish(Body):
    """A position string, or a record or link whose last position counts, and what to analyse.

    Every figure includes the points that a record or link gives the second seat. Without `seconds`
    the analysis goes on until the caller hangs up or the limit is reached.
    """

    position: Annotated[str, Meta(max_length=1000)] | None = None
    link: str | None = None
    lines: Annotated[int, Meta(ge=1, le=MOST_LINES)] = 3
    seconds: Annotated[float, Meta(gt=0, le=LONGEST_SECONDS)] | None = None

    def __post_init__(self) -> None:
        """Refuse a body that names both or neither; ValueError."""
        if (self.position is None) == (self.link is None):
            raise ValueError("Give a position or a link, one of the two.")


calls = Calls()

Lines = Annotated[
    Response, Media(MEDIA_TYPE, about="lines of JSON: answers, each replacing the last")
]


@calls.post("/api/analysis")
async def analyse(request: Request, body: AnalysisWish) -> Lines:
    """An engine's ever better answers about a position, until the caller hangs up."""
    services = request.services
    with ExitStack() as place:
        share, stay = _enter(request, place)
        position, points = await services.heavy(lambda: _position_of(body))
        await services.store[Fairness].check(request.caller.person, position)
        seconds = LONGEST_SECONDS if body.seconds is None else body.seconds
        analysis = Analysis(position, points, body.lines, seconds, services.engines, share)
        answers = (json.dumps(answer) async for answer in analysis.answers())
        return _streamed(request, answers, place.pop_all(), stay)


@calls.get("/api/me/running")
async def running(request: Request) -> list[OwnRunningGame]:
    """One's running games in which help would be unfair: the page thinks about none of them."""
    return await request.services.store[Fairness].running_games(await request.person())


@calls.post("/api/reasons")
async def reasons(request: Request, body: ReasonsWish) -> Reasons:
    """What speaks for a move beside another one; an engine is asked some 15 times."""
    services = request.services
    with ExitStack() as place:
        share, _ = _enter(request, place)
        weighing = await services.heavy(lambda: Weighing(body))
        await services.store[Fairness].check(request.caller.person, weighing.position)
        return await weighing.reasons(services.engines, share)


@calls.post("/api/review")
async def review(request: Request, body: ReplayText) -> Lines:
    """The review of the game in a record or a link; nothing is kept."""
    services = request.services
    with ExitStack() as place:
        share, stay = _enter(request, place)
        record = await services.heavy(lambda: read_text(body.text))
        await services.store[Fairness].check(request.caller.person, record.positions[0])
        reviewing = await services.heavy(lambda: Reviewing(record, services.engines, share))
        place.callback(asyncio.create_task(reviewing.work()).cancel)
        return _streamed(request, reviewing.follow(), place.pop_all(), stay)


@calls.get("/api/games/{game}/review", raises=[404])
async def review_of_game(request: Request, game: Id) -> Lines:
    """The review of a finished game; it is made once and kept."""
    services = request.services
    with ExitStack() as place:
        share, stay = _enter(request, place)
        async with services.tables.open(game) as table:
            stored = await table.game()
        if not stored.game.is_over:
            raise UnfitError("A game can be reviewed once it is over.", code="review-running")
        await services.store[Fairness].check(request.caller.person, stored.game.positions[0])
        lines = await services[Reviews].follow(stored, share, place)
        return _streamed(request, lines, place.pop_all(), stay)


def _enter(request: Request, place: ExitStack) -> tuple[Share, Stay]:
    """Whose share it counts towards, and how it ends with their session.

    TooManyError if they have too much open.
    """
    caller = request.caller
    place.enter_context(request.services.limiter.analysis(caller))
    stay = place.enter_context(request.services.visitors.stay(request))
    return Share(caller.person, caller.address), stay


def _position_of(wish: AnalysisWish) -> tuple[Any, int]:
    """The position, and the points that a link or record gives the second seat."""
    if wish.position is not None:
        return read_position(wish.position), 0
    assert wish.link is not None
    record = read_text(wish.link)
    return record.positions[-1], record.compensation


def _streamed(
    request: Request, lines: AsyncIterator[str], place: ExitStack, stay: Stay
) -> StreamResponse:
    """Stream lines, and leave the place of their reader at the end."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[AsyncIterator[str]]:
        with place:
            yield _to_the_end(lines)

    return StreamResponse(opened(), request.services.streams, stay.close_with)


async def _to_the_end(lines: AsyncIterator[str]) -> AsyncIterator[str]:
    """The lines; an error on the way becomes the last one."""
    try:
        async for line in lines:
            yield line
    except ServerError as error:
        yield json.dumps(told_of(error))
