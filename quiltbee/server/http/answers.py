"""What the routes share: the id of a game in an address, and how errors are reported."""

from typing import Annotated, Any

from fastapi import Path
from fastapi.responses import JSONResponse

from quiltbee.server.errors import STATUSES, NoTokenError, ServerError

GameId = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", max_length=32)]

_SENTENCES = {
    400: "it is not a game, record or link",
    401: "nobody is signed in, or it is not proved who asks",
    403: "not your seat, or a page of another site",
    404: "there is no such thing",
    409: "somebody was faster",
    410: "used or expired",
    413: "too long",
    422: "wrong fields",
    429: "too many",
    503: "the store can't be read or written",
}

# Only bots get `kind`: browsers have it from the WebSocket. `code` names the catalogue's message
# that says the same, filled with `values`.
_CODED = {"code": {"type": "string"}, "values": {"type": "object"}}
_PROBLEM = {
    "type": "object",
    "properties": {"error": {"type": "string"}, "kind": {"type": "string"}} | _CODED,
    "required": ["error"],
    "additionalProperties": False,
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How OpenAPI describes the errors; a model for each would cost 2 ms of the start."""
    content = {"application/json": {"schema": _PROBLEM}}
    return {
        status: {"description": _SENTENCES[status], "content": content}
        for status in (403, 429, *statuses)
    }


def told_of(error: ServerError) -> dict[str, object]:
    """What went wrong, as data."""
    told: dict[str, object] = {"error": error.public}
    if error.code is not None:
        told |= {"code": error.code, "values": error.values}
    return told


def refusal(error: ServerError) -> JSONResponse:
    """The answer to a call or a handshake that failed: its status, and why."""
    headers = {} if error.wait is None else {"Retry-After": str(error.wait)}
    if isinstance(error, NoTokenError):
        headers["WWW-Authenticate"] = "Bearer"
    return JSONResponse(told_of(error), STATUSES[error.kind], headers)
