"""The HTTP calls about analysis, as docs/api.md lists them."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Any

from fastapi import APIRouter, Request, Response

from quiltbee.server.accounts.connections import Stay
from quiltbee.server.analysis.analysis import Analysis
from quiltbee.server.analysis.messages import LONGEST_SECONDS, AnalysisWish
from quiltbee.server.analysis.reviewing import Reviewing
from quiltbee.server.errors import ServerError, UnfitError
from quiltbee.server.http.answers import GameId, problems, told_of
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.limits import Caller
from quiltbee.server.http.services import Injected, Services
from quiltbee.server.http.streams import MEDIA_TYPE, StreamResponse
from quiltbee.server.shares import Share
from quiltbee.server.wire.messages import ReplayText
from quiltbee.server.wire.position import read_position
from quiltbee.server.wire.replay import read_text

router = APIRouter()

_TOLD: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "lines of JSON: answers, each replacing the last",
        "content": {MEDIA_TYPE: {}},
    }
}


@router.post(
    "/api/analysis", response_class=Response, responses=_TOLD | problems(400, 413, 422, 503)
)
async def analyse(wish: AnalysisWish, request: Request, services: Injected) -> Response:
    """An engine's ever better answers about a position, until the caller hangs up."""
    with ExitStack() as place:
        caller, share, stay = _enter(request, services, place)
        position, points = await services.heavy(lambda: _position_of(wish))
        await services.fairness.check(caller.person, position)
        seconds = LONGEST_SECONDS if wish.seconds is None else wish.seconds
        analysis = Analysis(position, points, wish.lines, seconds, services.engines, share)
        answers = (json.dumps(answer) async for answer in analysis.answers())
        return StreamResponse(_to_the_end(answers), place.pop_all(), stay.close_with)


@router.post("/api/review", response_class=Response, responses=_TOLD | problems(400, 413, 422, 503))
async def review(text: ReplayText, request: Request, services: Injected) -> Response:
    """The review of the game in a record or a link; nothing is kept."""
    with ExitStack() as place:
        caller, share, stay = _enter(request, services, place)
        record = await services.heavy(lambda: read_text(text.text))
        await services.fairness.check(caller.person, record.positions[0])
        reviewing = await services.heavy(lambda: Reviewing(record, services.engines, share))
        place.callback(asyncio.create_task(reviewing.work()).cancel)
        return StreamResponse(_to_the_end(reviewing.follow()), place.pop_all(), stay.close_with)


@router.get(
    "/api/games/{game_id}/review",
    response_class=Response,
    responses=_TOLD | problems(404, 422, 503),
)
async def review_of_game(game_id: GameId, request: Request, services: Injected) -> Response:
    """The review of a finished game; it is made once and kept."""
    with ExitStack() as place:
        caller, share, stay = _enter(request, services, place)
        async with services.tables.open(game_id) as table:
            stored = await table.game()
        if not stored.game.is_over:
            raise UnfitError("A game can be reviewed once it is over.", code="review-running")
        await services.fairness.check(caller.person, stored.game.positions[0])
        lines = await services.reviews.follow(stored, share, place)
        return StreamResponse(_to_the_end(lines), place.pop_all(), stay.close_with)


def _enter(request: Request, services: Services, place: ExitStack) -> tuple[Caller, Share, Stay]:
    """Who asks, whose share it counts towards, and how it ends with their session.

    TooManyError if they have too much open.
    """
    caller = caller_of(request)
    place.enter_context(services.limiter.analysis(caller))
    stay = place.enter_context(services.people.stay(request))
    return caller, Share(caller.person, caller.address), stay


def _position_of(wish: AnalysisWish) -> tuple[Any, int]:
    """The position, and the points that a link or record gives the second seat."""
    if wish.position is not None:
        return read_position(wish.position), 0
    assert wish.link is not None
    record = read_text(wish.link)
    return record.positions[-1], record.compensation


async def _to_the_end(lines: AsyncIterator[str]) -> AsyncIterator[str]:
    """The lines; an error on the way becomes the last one."""
    try:
        async for line in lines:
            yield line
    except ServerError as error:
        yield json.dumps(told_of(error))
