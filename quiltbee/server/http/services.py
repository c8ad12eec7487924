"""The services of an application: the kernel of the server, and those of the features."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Self, TypeVar

from quiltbee.server.clock import Clock
from quiltbee.server.computer.queue import Queue
from quiltbee.server.http.limits import Limiter
from quiltbee.server.http.streams import Streams
from quiltbee.server.http.visitors import Visitors
from quiltbee.server.http.website import Website
from quiltbee.server.settings import Settings
from quiltbee.server.store import Bus
from quiltbee.server.store.store import Store
from quiltbee.server.tables.feeds import Feeds
from quiltbee.server.tables.tables import Tables

_Answer = TypeVar("_Answer")
_Kind = TypeVar("_Kind", bound="Service")


class Service:
    """A feature's background work, from the start of an application to its end.

    A subclass registers itself; `services[Kind]` is its instance in an application. The ticker runs
    those that are a `Duty` too.
    """

    registered: ClassVar[list[type["Service"]]] = []

    def __init_subclass__(cls) -> None:
        Service.registered.append(cls)

    def __init__(self, services: "Services") -> None: ...

    @classmethod
    def build(cls, services: "Services") -> Self:
        """Build it for an application; only a constructor with other parameters overrides this."""
        return cls(services)

    async def start(self) -> None:
        """Start working on the running event loop."""

    async def close(self) -> None:
        """Stop all work; the store is still open."""


@dataclass(frozen=True, slots=True)
class Services:
    """The state that the requests of an application share."""

    settings: Settings
    store: Store
    bus: Bus
    visitors: Visitors
    tables: Tables
    feeds: Feeds
    limiter: Limiter
    engines: Queue
    website: Website
    streams: Streams
    clock: Clock
    served: Callable[[int], int]
    draws: Random
    _made: dict[type[Service], Any] = field(default_factory=dict)

    def __getitem__(self, kind: type[_Kind]) -> _Kind:
        if kind not in self._made:
            self._made[kind] = kind.build(self)
        service: _Kind = self._made[kind]
        return service

    def all(self) -> list[Service]:
        """Return the services of all features, each after its dependencies."""
        return [self[kind] for kind in Service.registered]

    async def heavy(self, work: Callable[[], _Answer]) -> _Answer:
        """Run slow work in a thread, queued fairly; see `shares`."""
        return await self.store.database.heavy.run(work)
