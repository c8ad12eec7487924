"""How errors are reported."""

from starlette.responses import JSONResponse

from quiltbee.server.errors import STATUSES, NoTokenError, ServerError


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
