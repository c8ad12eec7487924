"""Checks of all requests and answers (host, origin, size, rate, headers), and error handlers.

A page of another site can make a browser send requests here, and an attacker can point a host name
of theirs at this machine (DNS rebinding). So the host must be one of ours, and if a browser names
the origin of a request, that must be ours too.
"""

import ipaddress
from collections.abc import Callable, Coroutine, Iterable
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quiltbee.server.body import is_text
from quiltbee.server.errors import (
    HostError,
    MalformedError,
    OriginError,
    ServerError,
    TooLongError,
    TooManyError,
    UnknownError,
)
from quiltbee.server.figures import FIGURES
from quiltbee.server.http.calls import refusal
from quiltbee.server.http.limits import Callers
from quiltbee.server.logs import new_request_id, request_id
from quiltbee.server.network import own_names


async def _answer_error(_: Request, error: ServerError) -> Response:
    return refusal(error)


async def _answer_http_error(_: Request, error: HTTPException) -> Response:
    """Answer an error of the framework, such as a method that a path does not have."""
    sentence = error.detail.rstrip(".") + "."
    return JSONResponse({"error": sentence}, error.status_code, error.headers)


async def _answer_fault(_: Request, error: Exception) -> Response:
    FIGURES.faults += 1
    what = f"{type(error).__name__}, request {request_id.get()}"
    sentence = f"Internal server error ({what})."
    return JSONResponse({"error": sentence}, 500, HEADERS)  # this answer bypasses the guard


async def _answer_nobody(_: Request, __: ClientDisconnect) -> Response:
    return Response(status_code=400)


HANDLERS: dict[int | type[Exception], Callable[[Request, Any], Coroutine[Any, Any, Response]]] = {
    ServerError: _answer_error,
    HTTPException: _answer_http_error,
    ClientDisconnect: _answer_nobody,
    Exception: _answer_fault,
}


CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
"""Headers of every answer: opened by itself, it may do nothing."""

DOCUMENT_HEADERS = HEADERS | {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
}
"""Headers of a page or a worker, which do things: 300 bytes that a file has no use for."""
DOCUMENT_TYPES = ("text/html", "image/svg+xml")
WORKERS = ("/sw.js", "/engine_worker.js")
ONLY_TLS = "max-age=31536000"
"""The value of Strict-Transport-Security: a year, in seconds."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
RETRY_SECONDS = 5
COUNTED = ("/api/", "/g/", "/game/", "/i/")
"""The paths under a rate limit: those that use the store; files of the page are cheap."""


class Guard:
    """Wraps the application: checks requests, and adds headers to answers."""

    def __init__(
        self, app: ASGIApp, host_names: Iterable[str], body_bytes: int, callers: Callers
    ) -> None:
        self._app = app
        self._host_names = {"localhost", *own_names(), *host_names}
        self._body_bytes = body_bytes
        self._callers = callers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check and answer a request or a handshake; pass on anything else."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id.set(new_request_id())
        try:
            self._check(scope)
            if scope["path"].startswith(COUNTED) and not await self._callers.admit(scope):
                raise TooManyError("Too many requests; wait a few seconds.", wait=RETRY_SECONDS)
        except ServerError as error:
            FIGURES.refusals[error.kind] += 1
            answer = refusal(error)
            answer.headers.update(HEADERS)
            await answer(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Raise ServerError for a request that is refused to everybody."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host, scope):
            raise HostError(f"This server does not answer to the name {host[:100]!r}.")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not _is_own_page(scope, headers, host):
            raise OriginError("Only pages of this server may do that.")
        if not is_text(scope["path"]):
            raise UnknownError("There is nothing at this address.")
        if b"%00" in scope.get("query_string", b""):
            raise MalformedError("The address has an invalid character.")
        if _declared_length(headers) > self._body_bytes:
            raise TooLongError(self._too_long())

    def _is_ours(self, host: str, scope: Scope) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._host_names or _is_own_address(name, scope)

    def _too_long(self) -> str:
        return f"The request is longer than {self._body_bytes} bytes."

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        received = 0

        async def bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._body_bytes:  # the declared length was missing or wrong
                raise TooLongError(self._too_long())
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if _is_encrypted(scope):
                    headers.setdefault("Strict-Transport-Security", ONLY_TLS)
                # A 304 has no type, and its headers would take the place of those that were kept.
                if message["status"] != 304:
                    kind = headers.get("content-type", "")
                    for name, value in _headers_of(scope["path"], kind).items():
                        headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, bounded, with_headers)


def _headers_of(path: str, content_type: str) -> dict[str, str]:
    acts = content_type.startswith(DOCUMENT_TYPES) or path.endswith(WORKERS)
    return DOCUMENT_HEADERS if acts else HEADERS


def _is_own_page(scope: Scope, headers: Headers, host: str) -> bool:
    """Return whether a request is from our page; a client without an origin is not a browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin.lower() == f"{'https' if _is_encrypted(scope) else 'http'}://{host.lower()}"


def _is_encrypted(scope: Scope) -> bool:
    return scope["scheme"] in ("https", "wss")


def _is_own_address(name: str, scope: Scope) -> bool:
    """Return whether a name is a loopback address, or the one that the connection came to."""
    server = scope.get("server")
    try:
        address = ipaddress.ip_address(name)
        own = ipaddress.ip_address(server[0]) if server else None
    except ValueError:
        return False
    return address.is_loopback or address in (own, getattr(own, "ipv4_mapped", None))


def _declared_length(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length[:18]) if length.isascii() and length.isdigit() else 0
