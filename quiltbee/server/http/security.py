"""What every request and every answer goes through: host, origin, size, rate, headers.

A page of another site can make a browser send requests here, and a name of an attacker's can be
made to lead to this machine (DNS rebinding). So the host must be one of ours, and where a browser
says from which page a request comes, that must be our own.
"""

import ipaddress
import json
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quiltbee.server.http.limits import Addresses

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """Wraps the application: refuses what may not come in, and marks what goes out."""

    def __init__(
        self, app: ASGIApp, host_names: Iterable[str], body_bytes: int, addresses: Addresses
    ) -> None:
        self._app = app
        self._host_names = {"localhost", socket.gethostname().lower(), *host_names}
        self._body_bytes = body_bytes
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or a handshake; anything else is the server's own business."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await refuse(scope, send, *refusal)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """The status and the sentence for what may not come in."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host, scope):
            return 403, f"This server does not answer to the name {host[:100]!r}."
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not _is_own_page(scope, headers, host):
            return 403, "Only pages of this server may do that."
        if scope["path"].startswith("/api/") and not self._addresses.take(address_of(scope)):
            return 429, "Too many requests from your address; wait a few seconds."
        if _declared_length(headers) > self._body_bytes:
            return 413, self._too_long()
        return None

    def _is_ours(self, host: str, scope: Scope) -> bool:
        """Whether the name or address that was asked for is one of ours."""
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
            if received > self._body_bytes:  # the declared length was missing or a lie
                raise HTTPException(413, self._too_long())
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, bounded, with_headers)


async def refuse(scope: Scope, send: Send, status: int, sentence: str) -> None:
    """Answer a request, or a WebSocket handshake, with an error."""
    body = json.dumps({"error": sentence}).encode()
    headers = {**HEADERS, "Content-Type": "application/json", "Content-Length": str(len(body))}
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": status, "headers": raw})
    await send({"type": f"{kind}.body", "body": body})


def address_of(scope: Scope) -> str:
    """The address that a request comes from; behind a configured proxy, the one that it names."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def _is_own_page(scope: Scope, headers: Headers, host: str) -> bool:
    """Browsers say where such a request comes from; a program that says nothing is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    encrypted = scope["scheme"] in ("https", "wss")
    return origin.lower() == f"{'https' if encrypted else 'http'}://{host.lower()}"


def _is_own_address(name: str, scope: Scope) -> bool:
    """Whether it is a loopback address, or the one that the connection came to."""
    server = scope.get("server")
    try:
        asked = ipaddress.ip_address(name)
        own = ipaddress.ip_address(server[0]) if server else None
    except ValueError:
        return False
    return asked.is_loopback or asked in (own, getattr(own, "ipv4_mapped", None))


def _declared_length(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length[:18]) if length.isascii() and length.isdigit() else 0
