"""Where engines run: on this machine, and wherever a command can start them.

A place is *ready* once the strong player has warmed up there. Ready places elsewhere are preferred
to this machine, the least busy first. A place that fails is tried again after growing pauses.
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
    is_ready: bool = False
    is_warming: bool = False
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
    def is_ready(self) -> bool:
        """Whether the strong player is ready anywhere."""
        return any(place.is_ready for place in (*self.elsewhere, self.here))

    @property
    def size(self) -> int:
        """How many engines may think at once where the strong player is asked now."""
        with self._changed:
            ready = [place.most for place in self.elsewhere if place.is_ready]
            return sum(ready) or self.here.most

    def take_here(self) -> Place:
        """This machine, as soon as an engine may start; PoolClosedError after `close`."""
        with self._changed:
            while not (free := self._free([self.here])):
                self._changed.wait()
            return self._taken(free[0])

    def take_ready(self, tried: Place | None = None) -> Place | None:
        """A place where the strong player is ready, preferably not `tried`.

        None if there is none and none was tried. Waits while all are busy.
        """
        with self._changed:
            while candidates := self._candidates(tried):
                if free := self._free(candidates):
                    return self._taken(min(free, key=lambda place: place.busy / place.most))
                self._changed.wait()
            return None

    def give_back(self, place: Place) -> None:
        """An engine at a place has finished."""
        with self._changed:
            place.busy -= 1
            self._changed.notify_all()

    def to_warm(self) -> list[Place]:
        """The places where the strong player should warm up now; call `end_warming` for each.

        This machine is one of them only if no other is ready or about to be.
        """
        with self._changed:
            found = [place for place in self.elsewhere if self._is_cold(place)]
            others = any(place.is_ready or place.is_warming for place in self.elsewhere) or found
            if not others and self._is_cold(self.here):
                found.append(self.here)
            for place in found:
                place.is_warming = True
            return found

    def end_warming(self, place: Place, *, is_ready: bool) -> None:
        """The strong player is ready at a place, or failed to start."""
        with self._changed:
            place.is_warming, place.is_ready = False, is_ready
            place.failures = 0 if is_ready else place.failures + 1
            if not is_ready and place is not self.here:
                pause = min(LONGEST_PAUSE_S, 2.0 ** min(place.failures, 10))
                place.again_at = self._clock() + pause
            self._changed.notify_all()

    def lose(self, place: Place) -> None:
        """A place has failed or is no longer needed; it must warm up again."""
        with self._changed:
            place.is_ready = False
            self._changed.notify_all()

    def close(self) -> None:
        """Make everybody who waits for a place raise PoolClosedError."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    def _candidates(self, tried: Place | None) -> list[Place]:
        ready = [place for place in self.elsewhere if place.is_ready]
        ready = ready or ([self.here] if self.here.is_ready else [])
        others = [place for place in ready if place is not tried]
        return others or ([tried] if tried is not None else [])

    def _free(self, places: Sequence[Place]) -> list[Place]:
        if self._is_closed:
            raise PoolClosedError
        return [place for place in places if place.busy < place.most]

    def _taken(self, place: Place) -> Place:
        place.busy += 1
        return place

    def _is_cold(self, place: Place) -> bool:
        is_at_work = place.is_ready or place.is_warming
        return not is_at_work and self._clock() >= place.again_at
