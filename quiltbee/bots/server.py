"""A bot's connection to the server: streams of JSON lines, and calls with answers."""

import json
import random
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self


class BotError(Exception):
    """A fault that stops the bot: a wrong address, an unknown token, an engine that fails."""


class ConnectionLostError(Exception):
    """A temporary failure to reach the server; try again later."""


SHORTEST_S = 0.25
LONGEST_S = 30.0


class Backoff:
    """Exponential backoff with jitter, up to half a minute; `stopped` ends a wait."""

    def __init__(self, stopped: threading.Event) -> None:
        self._stopped = stopped
        self._seconds = SHORTEST_S

    def wait(self) -> None:
        """Wait; the next wait is twice as long."""
        self._stopped.wait(self._seconds * random.uniform(0.5, 1.0))
        self._seconds = min(LONGEST_S, 2 * self._seconds)

    def reset(self) -> None:
        """Start with a short wait again."""
        self._seconds = SHORTEST_S


if TYPE_CHECKING:
    import httpx

Json = dict[str, Any]

SILENCE_S = 20.0
"""The silence after which a stream counts as lost; the server sends a line every 6 s."""

CALLING_S = 15.0

_TRANSIENT = frozenset({408, 429, 500, 502, 503, 504})


class Server:
    """One server, for the bot of one token; all methods may be called from any thread.

    Raises BotError if the address or the token is invalid.
    """

    def __init__(self, address: str, token: str) -> None:
        import httpx

        if not (token.startswith("qb_") and token.isascii() and token.isprintable()):
            raise BotError("That is not a bot's token: it begins with qb_.")
        self.address = address.rstrip("/")
        if not self.address.startswith(("http://", "https://")):
            raise BotError(
                f"{address} is not the address of a server: it begins with http or https."
            )
        try:
            self._client = httpx.Client(
                base_url=self.address,
                headers={"Authorization": f"Bearer {token}", "User-Agent": "quiltbee-bot"},
                timeout=httpx.Timeout(CALLING_S, read=SILENCE_S, pool=None),
                verify=self.address.startswith("https"),  # reading certificates takes a while
                limits=httpx.Limits(max_connections=None, max_keepalive_connections=8),
            )
        except (httpx.InvalidURL, UnicodeError, ValueError) as error:
            raise BotError(f"{address} is not the address of a server: {error}.") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def check(self) -> Json:
        """Return the bot's `name`, and whether it is `online`.

        Raises BotError if the server refuses.
        """
        try:
            status, answer = self.call("GET", "/api/bot/me")
        except ConnectionLostError as error:
            raise BotError(f"{error}.") from None
        if status != 200 or "name" not in answer:
            raise BotError(f"There is no server for bots at {self.address}.")
        return answer

    def lines(self, path: str, stopped: threading.Event) -> Iterator[Json | None]:
        """Yield the messages of a stream, None for a keep-alive, until the stream ends.

        Raises ConnectionLostError if it breaks off, BotError if it is refused for good.
        """
        import httpx

        try:
            with self._client.stream("GET", path) as response:
                if response.status_code != 200:
                    response.read()
                    self._check(response)
                    raise BotError(f"{self.address} has nothing at {path}: {_error(response)}")
                for line in response.iter_lines():
                    if stopped.is_set():
                        return
                    yield _parsed(line) if line else None
        except httpx.TransportError as error:
            raise self._lost(error) from None

    def call(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """Return the status and the answer of a call.

        Raises ConnectionLostError if a retry may help.
        """
        import httpx

        try:
            response = self._client.request(method, path, json=body)
        except httpx.TransportError as error:
            raise self._lost(error) from None
        self._check(response)
        try:
            answer = response.json() if response.content else {}
        except ValueError:
            raise BotError(f"{self.address} is not a Quiltbee server.") from None
        return response.status_code, answer

    def post(self, path: str, **body: Any) -> tuple[int, Json]:
        """Send a POST; see `call`."""
        return self.call("POST", path, body)

    def _check(self, response: "httpx.Response") -> None:
        if response.status_code == 401:
            raise BotError(
                f"{self.address} does not know this token; it may have been revoked, or is "
                "another server's."
            )
        if response.status_code in _TRANSIENT:
            raise ConnectionLostError(f"{self.address} says: {_error(response)}")

    def _lost(self, error: Exception) -> ConnectionLostError:
        why = str(error) or type(error).__name__
        return ConnectionLostError(f"{self.address} can't be reached: {why}")


def _parsed(line: str) -> Json:
    try:
        message = json.loads(line)
    except ValueError:
        raise ConnectionLostError("the server sent a line that is torn") from None
    if not isinstance(message, dict):
        raise ConnectionLostError("the server sent a line that is not a message")
    return message


def _error(response: "httpx.Response") -> str:
    try:
        return str(response.json()["error"])
    except (ValueError, KeyError, TypeError):
        return f"status {response.status_code}"
