"""Served time: wall time without the outages, in which no server was alive.

    wall    |------====------==--->      = outage
    served  |----------------->

Both are milliseconds; an event is stored with its wall time, from which served time follows.
"""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate

Outage = tuple[int, int]
"""The wall times between which no server was alive."""


class Outages:
    """The outages up to now; immutable."""

    def __init__(self, outages: Iterable[Outage] = ()) -> None:
        self._outages = tuple(_apart(sorted(outages)))
        self._ends = [ended for _, ended in self._outages]
        lengths = (ended - began for began, ended in self._outages)
        self._lost = list(accumulate(lengths, initial=0))

    @property
    def last(self) -> int:
        """When the last outage ended, 0 if there was none."""
        return self._ends[-1] if self._ends else 0

    def and_also(self, outages: Iterable[Outage]) -> "Outages":
        """These outages and more."""
        return Outages([*self._outages, *outages])

    def served(self, at: int) -> int:
        """The served time at a wall time; it stands still within an outage."""
        over = bisect_right(self._ends, at)
        lost = self._lost[over]
        if over < len(self._outages):
            lost += max(0, at - self._outages[over][0])
        return at - lost


def _apart(outages: Iterable[Outage]) -> Iterable[Outage]:
    """The outages without overlaps."""
    last = 0
    for began, ended in outages:
        if ended > max(began, last):
            yield max(began, last), ended
            last = ended
