"""How OpenAPI describes the errors of a call."""

from typing import Any

_SENTENCES = {
    400: "it is no game, record or link",
    401: "nobody is signed in, or it is not proved who asks",
    403: "not your seat, a page of another site, or too long since it was proved who asks",
    404: "no such game, or no such thing",
    409: "it is taken, or there is one already",
    410: "used or expired",
    413: "too long",
    422: "wrong fields",
    429: "too many",
    503: "the store can't be read or written",
}

_PROBLEM = {
    "type": "object",
    "properties": {"error": {"type": "string"}},
    "required": ["error"],
    "additionalProperties": False,
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors with these statuses, and those that any call may answer.

    A model for each would cost 2 ms of the start.
    """
    content = {"application/json": {"schema": _PROBLEM}}
    return {
        status: {"description": _SENTENCES[status], "content": content}
        for status in (403, 429, *statuses)
    }
