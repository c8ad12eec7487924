"""The HTTP calls about analysis, as docs/api.md lists them."""

import json
from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool

from quiltbee.server.analysis.analysis import Analysis
from quiltbee.server.analysis.messages import LONGEST_SECONDS, AnalysisWish
from quiltbee.server.computer.queue import Share
from quiltbee.server.errors import ServerError
from quiltbee.server.http.answers import problems, told_of
from quiltbee.server.http.callers import caller_of
from quiltbee.server.http.services import Injected
from quiltbee.server.http.streams import MEDIA_TYPE, StreamResponse
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
    """What an engine says of a position, better and better, until the caller hangs up."""
    position = await run_in_threadpool(_position_of, wish)
    caller = caller_of(request)
    seconds = LONGEST_SECONDS if wish.seconds is None else wish.seconds
    share = Share(caller.person, caller.address)
    analysis = Analysis(position, wish.lines, seconds, services.engines, share)
    return StreamResponse(_lines(analysis.answers()))


def _position_of(wish: AnalysisWish) -> Any:
    if wish.position is not None:
        return read_position(wish.position)
    assert wish.link is not None
    return read_text(wish.link).positions[-1]


async def _lines(answers: AsyncIterator[Any]) -> AsyncIterator[str]:
    """The answers as lines; an error that comes between them is the last one."""
    try:
        async for answer in answers:
            yield json.dumps(answer)
    except ServerError as error:
        yield json.dumps(told_of(error))
