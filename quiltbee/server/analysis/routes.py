"""The HTTP calls about analysis, as docs/api.md lists them."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Annotated, Any

from msgspec import Meta
from starlette.responses import Response

from quiltbee.server.analysis.analysis import Analysis
from quiltbee.server.analysis.fairness import Fairness
from quiltbee.server.analysis.reviewing import Reviewing
from quiltbee.server.analysis.reviews import Reviews
from quiltbee.server.body import Body, Id
from quiltbee.server.errors import ServerError, UnfitError
from quiltbee.server.http.answers import told_of
from quiltbee.server.http.calls import Calls, Media, Request
from quiltbee.server.http.streams import MEDIA_TYPE, StreamResponse
from quiltbee.server.http.visitors import Stay
from quiltbee.server.shares import Share
from quiltbee.server.wire.messages import ReplayText
from quiltbee.server.wire.position import read_position
from quiltbee.server.wire.replay import read_text

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
