"""Sessions in cookies: a random token, of which only the hash is stored."""

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

_NAME = "quiltbee_session"
_DEVICE = "quiltbee_device"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")

LONGEST_AGE = 400 * 24 * 60 * 60
"""400 days in seconds, the most that browsers keep a cookie."""


def new_token() -> str:
    """Return 256 random bits as text."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """Hash a token, which is long and random, so that a plain hash is enough."""
    return hashlib.sha256(token.encode("ascii")).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token from a browser; None if it is missing or malformed."""
    token = connection.cookies.get(_cookie_name(connection, _NAME), "")
    return token if _TOKEN.fullmatch(token) else None


def device_of(connection: HTTPConnection) -> str | None:
    """Return the proof that a browser has signed in before, see `accounts.Devices`."""
    return connection.cookies.get(_cookie_name(connection, _DEVICE))


def give_token(connection: HTTPConnection, response: Response, token: str) -> None:
    """Set the token's cookie, which scripts and other sites can't read."""
    _keep(connection, response, _NAME, token)


def give_device(connection: HTTPConnection, response: Response, proof: str) -> None:
    """Set the cookie that proves an earlier sign-in, also after the session ends."""
    _keep(connection, response, _DEVICE, proof)


def take_token_back(connection: HTTPConnection, response: Response) -> None:
    """Delete the token's cookie."""
    response.delete_cookie(
        _cookie_name(connection, _NAME),
        path="/",
        secure=_is_encrypted(connection),
        httponly=True,
        samesite="lax",
    )


def _keep(connection: HTTPConnection, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        _cookie_name(connection, name),
        value,
        max_age=LONGEST_AGE,
        path="/",
        secure=_is_encrypted(connection),
        httponly=True,
        samesite="lax",
    )


def _cookie_name(connection: HTTPConnection, name: str) -> str:
    return f"__Host-{name}" if _is_encrypted(connection) else name


def _is_encrypted(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
