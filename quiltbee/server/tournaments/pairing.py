"""Pairings of a round: round robin, or Swiss.

A round robin goes by the circle method: one place is fixed, all others move on by one each round.
With n people, an odd number made even by a place that stands for the bye, place p of n - 1 meets

    the fixed place       in round r = p
    place 2 r - p         in every other round, modulo n - 1

A Swiss round is a matching of least cost: each possible pair costs what it breaks of the
rules below, the first of which weighs more than all others together.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import combinations

from quiltbee.server.tournaments.matches import Match, Pair

_MORE_THAN_ALL = 2**20
"""More than any one rule can cost in a round of 64 people."""


def round_robin_rounds(people: int) -> int:
    """The rounds in which everybody meets everybody once."""
    return people - 1 if people % 2 == 0 else people


def swiss_rounds(people: int) -> int:
    """The rounds after which at most one person has won every game: log2, rounded up."""
    return max(1, (people - 1).bit_length())


def round_robin(order: Sequence[int], number: int, active: Iterable[int]) -> tuple[Pair, ...]:
    """The pairs of a round, counted from 1; an entrant without an active opponent has a bye.

    `order` has all who began, and has to be the same in each round. After all rounds everybody has
    sat first as often as second, or once more or less. A second cycle swaps the seats.
    """
    cycle, turn = divmod(number - 1, round_robin_rounds(len(order)))
    places: list[int | None] = [*order, *([None] if len(order) % 2 else [])]
    pairs = _circle(places, turn)
    if cycle % 2:
        pairs = [(second, first) for first, second in pairs]
    playing = set(active)
    found = (_present(pair, playing) for pair in pairs)
    return tuple(pair for pair in found if pair is not None)


def _circle(places: Sequence[int | None], turn: int) -> list[tuple[int | None, int | None]]:
    """The pairs of places of a round, the first seat first."""
    moving = len(places) - 1
    with_the_fixed = (places[turn], places[moving])
    pairs = [with_the_fixed if turn % 2 == 0 else with_the_fixed[::-1]]
    for step in range(1, len(places) // 2):
        ahead, behind = places[(turn + step) % moving], places[(turn - step) % moving]
        pairs.append((ahead, behind) if step % 2 else (behind, ahead))
    return pairs


def _present(pair: tuple[int | None, int | None], playing: set[int]) -> Pair | None:
    there = [entrant for entrant in pair if entrant in playing]
    match there:
        case [int(first), int(second)]:
            return Pair(first, second)
        case [int(alone)]:
            return Pair(alone)
        case _:
            return None


def swiss(order: Sequence[int], matches: Iterable[Match]) -> tuple[Pair, ...]:
    """The pairs of the next round of at least two people, after all rounds before.

    `order` has those who still play; it ranks people with equal points. The
    pairs of those with the most points come first, and a bye last.
    """
    histories = _histories(order, tuple(matches))
    ranked = sorted(histories.values(), key=lambda one: -one.points)
    pairs = [_seated(board, upper, lower) for board, (upper, lower) in enumerate(_match(ranked))]
    return tuple(pairs)


@dataclass(slots=True)
class _History:
    """One entrant's seats, byes and opponents so far."""

    entrant: int
    points: float = 0
    byes: int = 0
    """Rounds won without a game: byes, and opponents who did not come."""
    balance: int = 0
    """How many times more they have sat first than second."""
    sat_first: bool = False
    """Where they sat last."""
    met: Counter[int] = field(default_factory=Counter)


def _histories(order: Sequence[int], matches: Sequence[Match]) -> dict[int, _History]:
    histories = {entrant: _History(entrant) for entrant in order}
    for match in matches:
        for entrant in match.pair.people:
            if (history := histories.get(entrant)) is not None:
                _take_note(history, match)
    return histories


def _take_note(history: _History, match: Match) -> None:
    other = match.pair.other(history.entrant)
    history.points += match.points(history.entrant)
    if other is None or match.unplayed:
        history.byes += not match.is_half and match.points(history.entrant) > 0
        return
    history.met[other] += 1
    if match.games == 1:  # a pair that plays twice sits on both seats
        history.sat_first = match.pair.first == history.entrant
        history.balance += 1 if history.sat_first else -1


def _match(ranked: Sequence[_History]) -> list[tuple[_History, _History | None]]:
    """The pairs with the least total cost, by the higher rank; None is the bye."""
    from networkx import Graph, max_weight_matching

    graph = Graph()
    places = [*ranked, None] if len(ranked) % 2 else [*ranked]
    sizes = Counter(one.points for one in ranked)
    for upper, lower in combinations(range(len(places)), 2):
        cost = _cost(ranked, upper, lower, sizes)
        graph.add_edge(upper, lower, weight=-cost)
    found = sorted(tuple(sorted(edge)) for edge in max_weight_matching(graph, maxcardinality=True))
    with_the_bye_last = sorted(found, key=lambda edge: edge[1] == len(ranked))
    return [(ranked[upper], places[lower]) for upper, lower in with_the_bye_last]


def _cost(ranked: Sequence[_History], upper: int, lower: int, sizes: Counter[float]) -> int:
    """The cost of pairing two ranks; the rank after the last is the bye."""
    one = ranked[upper]
    if lower == len(ranked):
        points = _gap(one, ranked[-1])
        rules = (one.byes, 0, points, 0, len(ranked) - upper)
    else:
        other = ranked[lower]
        half = sizes[one.points] // 2 if one.points == other.points else 1
        rules = (
            one.met[other.entrant],
            _seats_cost(one, other, 2),
            _gap(one, other),
            _seats_cost(one, other, 1),
            abs(lower - upper - half),
        )
    return reduce(lambda cost, rule: cost * _MORE_THAN_ALL + rule, rules)


def _gap(one: _History, other: _History) -> int:
    """The difference in half points, squared."""
    return round(2 * (one.points - other.points)) ** 2


def _seats_cost(one: _History, other: _History, most: int) -> int:
    """How far the seats of two people would exceed an imbalance of `most`."""
    low, high = sorted((one.balance, other.balance))
    return max(0, abs(low + 1) - most) + max(0, abs(high - 1) - most)


def _seated(board: int, upper: _History, lower: _History | None) -> Pair:
    """Who sits first: who did so less often, else who did not last time, else alternating."""
    if lower is None:
        return Pair(upper.entrant)
    mine, theirs = (upper.balance, upper.sat_first), (lower.balance, lower.sat_first)
    is_upper_first = mine < theirs or (mine == theirs and board % 2 == 0)
    first, second = (upper, lower) if is_upper_first else (lower, upper)
    return Pair(first.entrant, second.entrant)
