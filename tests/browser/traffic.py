"""What a page asks the network for, and after how many round trips: from Chromium's own account.

A request is sent after what caused it has come: the page after nothing, what its text or its header
names after the page, what a script asks for after that script. Of those that are caused together
only so many are under way at once.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

Event = dict[str, Any]

MOST_AT_ONCE = 6
"""How many requests Chromium sends to one server side by side over HTTP/1.1."""

UNAWAITED = ("/logo.svg", ".woff2", "/print.css")
"""The icon of the tab, for which Chromium asks whenever it likes, and what comes after the first
paint, the typeface and the style for paper: nothing waits for them."""


@dataclass
class Transfer:
    """One request: its address, what caused it, and the bytes that came over the network."""

    url: str
    cause: str
    bytes: int = 0
    is_cached: bool = False


class Traffic:
    """The requests of a tab from now on; those of WebSockets are not counted."""

    def __init__(self, page: Page, unawaited: tuple[str, ...] = ()) -> None:
        """Watch a tab, but for files that nothing waits for there, by the ends of their paths."""
        self._unawaited = (*UNAWAITED, *unawaited)
        self._transfers: dict[str, Transfer] = {}
        self.session = page.context.new_cdp_session(page)
        self.session.on("Network.requestWillBeSent", self._begin)
        self.session.on("Network.requestServedFromCache", self._find)
        self.session.on("Network.responseReceived", self._answer)
        self.session.on("Network.dataReceived", self._receive)
        self.session.on("Network.loadingFinished", self._finish)
        self.session.send("Network.enable")

    @property
    def asked(self) -> list[Transfer]:
        """What was asked of the network: found in no cache."""
        return [each for each in self._transfers.values() if not each.is_cached]

    @property
    def bytes(self) -> int:
        """Bytes of answers with their headers, compressed as they came."""
        return sum(each.bytes for each in self.asked)

    def bytes_within(self, trips: int) -> int:
        """Those of what needs at most so many round trips, one after the other."""
        return sum(each.bytes for each in self.asked if self._depth(each) < trips)

    @property
    def round_trips(self) -> int:
        """How often these requests had to wait for one another, the first one included."""
        together = Counter(map(self._depth, self.asked))
        return sum(-(-count // MOST_AT_ONCE) for count in together.values())

    def _depth(self, transfer: Transfer) -> int:
        """How many causes there are, one behind the other."""
        causes = [each for each in self._transfers.values() if each.url == transfer.cause]
        return 1 + self._depth(causes[0]) if causes else 0

    def _begin(self, event: Event) -> None:
        url, initiator = event["request"]["url"], event["initiator"]
        if url.endswith(self._unawaited):
            return
        frames = initiator.get("stack", {}).get("callFrames", [])
        # A header names no cause: it is the page.
        cause = frames[0]["url"] if frames else initiator.get("url", event["documentURL"])
        self._transfers[event["requestId"]] = Transfer(url, cause if cause != url else "")

    def _find(self, event: Event) -> None:
        self._of(event).is_cached = True

    def _answer(self, event: Event) -> None:
        transfer = self._of(event)
        response = event["response"]
        is_kept = response.get("serviceWorkerResponseSource") == "cache-storage"
        transfer.is_cached = transfer.is_cached or is_kept or response.get("fromDiskCache", False)
        transfer.bytes = int(response["encodedDataLength"])

    def _receive(self, event: Event) -> None:
        self._of(event).bytes += int(event["encodedDataLength"])

    def _finish(self, event: Event) -> None:
        self._of(event).bytes = int(event["encodedDataLength"])

    def _of(self, event: Event) -> Transfer:
        """The request of an event; one that had begun before is nobody's."""
        return self._transfers.get(event["requestId"], Transfer("", ""))
