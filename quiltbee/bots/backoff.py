"""How long to wait before trying again."""

import random
import threading

SHORTEST_S = 0.25
LONGEST_S = 30.0


class Backoff:
    """Waits longer each time, up to half a minute and a little by chance; `stopped` ends a wait."""

    def __init__(self, stopped: threading.Event) -> None:
        self._stopped = stopped
        self._seconds = SHORTEST_S

    def wait(self) -> None:
        """Wait; the next wait is twice as long."""
        self._stopped.wait(self._seconds * random.uniform(0.5, 1.0))
        self._seconds = min(LONGEST_S, 2 * self._seconds)

    def reset(self) -> None:
        """All is well: start with a short wait again."""
        self._seconds = SHORTEST_S
