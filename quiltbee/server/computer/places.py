"""Where engines run: on this machine, and wherever a command can start them.

Connected places elsewhere are preferred to this machine, the least busy first. A place that fails
is tried again after growing pauses.
"""

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from quiltbee.protocol.pool import PoolClosedError
from quiltbee.server.settings.kinds import EngineCommand

LONGEST_PAUSE_S = 60.0
"""A place that can't start is tried again after 2 s, 4 s, ... up to this pause."""


@dataclass(eq=False, slots=True)
class Place:
    """Engines started by `command`, or on this machine if None; at most `most` think at a time."""

    command: tuple[str, ...] | None
    most: int
    busy: int = 0
    is_connected: bool = False
    is_connecting: bool = False
    failures: int = 0
    again_at: float = 0.0


class Places:
    """All places of a server; thread-safe."""

    def __init__(
        self,
        size: int,
        elsewhere: Sequence[EngineCommand] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.here = Place(None, size)
        self.elsewhere = tuple(Place(command.argv, command.most) for command in elsewhere)
        self._clock = clock
        self._changed = threading.Condition()
        self._is_closed = False

    @property
    def size(self) -> int:
        """How many engines may think at once where the strong player is asked now."""
        with self._changed:
            elsewhere = [place.most for place in self.elsewhere if place.is_connected]
            return sum(elsewhere) or self.here.most

    def take_here(self) -> Place:
        """This machine, as soon as an engine may start; PoolClosedError after `close`."""
        with self._changed:
            while not (free := self._free([self.here])):
                self._changed.wait()
            return self._taken(free[0])

    def take_elsewhere(self) -> Place | None:
        """The least busy of the connected places elsewhere; waits while all are busy.

        None if there is none; PoolClosedError after `close`.
        """
        with self._changed:
            while connected := [place for place in self.elsewhere if place.is_connected]:
                if free := self._free(connected):
                    return self._taken(min(free, key=lambda place: place.busy / place.most))
                self._changed.wait()
            return None

    def give_back(self, place: Place) -> None:
        """An engine at a place has finished."""
        with self._changed:
            place.busy -= 1
            self._changed.notify_all()

    def to_connect(self) -> list[Place]:
        """The places elsewhere to connect to now; call `end_connecting` for each."""
        with self._changed:
            found = [place for place in self.elsewhere if self._is_due(place)]
            for place in found:
                place.is_connecting = True
            return found

    def end_connecting(self, place: Place, *, is_connected: bool) -> None:
        """A place is connected, or its engine could not be started."""
        with self._changed:
            place.is_connecting, place.is_connected = False, is_connected
            place.failures = 0 if is_connected else place.failures + 1
            if not is_connected:
                pause = min(LONGEST_PAUSE_S, 2.0 ** min(place.failures, 10))
                place.again_at = self._clock() + pause
            self._changed.notify_all()

    def lose(self, place: Place) -> None:
        """A place has failed, and must be connected again."""
        with self._changed:
            place.is_connected = False
            self._changed.notify_all()

    def close(self) -> None:
        """Make everybody who waits for a place raise PoolClosedError."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def _free(self, places: Sequence[Place]) -> list[Place]:
        if self._is_closed:
            raise PoolClosedError
        return [place for place in places if place.busy < place.most]

    def _taken(self, place: Place) -> Place:
        place.busy += 1
        return place

    def _is_due(self, place: Place) -> bool:
        is_at_work = place.is_connected or place.is_connecting
        return not is_at_work and self._clock() >= place.again_at
