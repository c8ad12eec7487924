"""What errors look like: the answer to each kind of exception that a call ends with."""

from collections.abc import Callable, Coroutine
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from quiltbee.server.errors import ServerError
from quiltbee.server.figures import FIGURES
from quiltbee.server.http.answers import refusal
from quiltbee.server.http.security import HEADERS
from quiltbee.server.logs import request_id


async def _say_what_happened(_: Request, error: ServerError) -> Response:
    return refusal(error)


async def _say_status(_: Request, error: HTTPException) -> Response:
    """What the framework itself refuses, such as a method that a path does not have."""
    sentence = error.detail.rstrip(".") + "."
    return JSONResponse({"error": sentence}, error.status_code, error.headers)


async def _say_sorry(_: Request, error: Exception) -> Response:
    FIGURES.faults += 1
    what = f"{type(error).__name__}, request {request_id.get()}"
    sentence = f"Something went wrong in the server ({what})."
    return JSONResponse({"error": sentence}, 500, HEADERS)  # it is made outside of the guard


HANDLERS: dict[int | type[Exception], Callable[[Request, Any], Coroutine[Any, Any, Response]]] = {
    ServerError: _say_what_happened,
    HTTPException: _say_status,
    Exception: _say_sorry,
}
