"""Standings: points first, then the tie-breaks.

They follow from the matches, in any order.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from quiltbee.server.tournaments.matches import Match

CrossTable = tuple[tuple[float | None, ...], ...]
"""Points of the row's entrant against the column's; None for two who have not been paired."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant's standing; entrants equal in everything share a `place`."""

    place: int
    entrant: int
    points: float
    direct: float
    buchholz: float
    sonneborn_berger: float
    wins: int
    margin: int

    @property
    def key(self) -> tuple[float, ...]:
        """The sort key; higher is better."""
        return (
            self.points,
            self.direct,
            self.buchholz,
            self.sonneborn_berger,
            self.wins,
            self.margin,
        )


def standings(entrants: Sequence[int], matches: Iterable[Match]) -> tuple[Standing, ...]:
    """The standings, best first; entrants who share a place keep the given order."""
    played = _by_entrant(entrants, tuple(matches))
    points = {
        entrant: sum(match.points(entrant) for match in theirs)
        for entrant, theirs in played.items()
    }
    unplaced = [_standing(entrant, played, points) for entrant in entrants]
    keys = sorted((standing.key for standing in unplaced), reverse=True)
    ranked = sorted(unplaced, key=lambda standing: standing.key, reverse=True)
    return tuple(replace(one, place=keys.index(one.key) + 1) for one in ranked)


def cross_table(entrants: Sequence[int], matches: Iterable[Match]) -> CrossTable:
    """Everybody's points against everybody, in the order of the entrants, without byes."""
    found: dict[tuple[int, int], float] = {}
    for match in matches:
        for entrant in match.pair.people:
            other = match.pair.other(entrant)
            if other is not None:
                met = entrant, other
                found[met] = found.get(met, 0) + match.points(entrant)
    return tuple(tuple(found.get((row, column)) for column in entrants) for row in entrants)


def _by_entrant(entrants: Sequence[int], matches: Sequence[Match]) -> dict[int, list[Match]]:
    played: dict[int, list[Match]] = {entrant: [] for entrant in entrants}
    for match in matches:
        for entrant in match.pair.people:
            played[entrant].append(match)
    return played


def _standing(entrant: int, played: dict[int, list[Match]], points: dict[int, float]) -> Standing:
    theirs = played[entrant]
    # An unplayed round, a bye or a forfeit, counts as an opponent with one's own points.
    met = [
        (match, points[entrant if other is None or match.unplayed else other])
        for match in theirs
        for other in [match.pair.other(entrant)]
    ]
    return Standing(
        place=0,
        entrant=entrant,
        points=points[entrant],
        direct=_direct(entrant, played, points),
        buchholz=sum(opponents for _, opponents in met),
        sonneborn_berger=sum(match.points(entrant) * opponents for match, opponents in met),
        wins=sum(match.wins(entrant) for match in theirs),
        margin=sum(match.margin(entrant) for match in theirs),
    )


def _direct(entrant: int, played: dict[int, list[Match]], points: dict[int, float]) -> float:
    """The points scored among entrants with equal points, if they have all met."""
    equal = {other for other in points if points[other] == points[entrant]}
    for one in equal:
        met = {match.pair.other(one) for match in played[one]}
        if not equal - {one} <= met:
            return 0
    return sum(
        match.points(entrant) for match in played[entrant] if match.pair.other(entrant) in equal
    )
