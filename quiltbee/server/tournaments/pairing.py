"""Pairings of a round, and standings, as pure functions of earlier matches.

A round robin uses the circle method: one place is fixed, all others move by one each round. With n
entrants, an odd number made even by a place for the bye, place p of n - 1 meets

    the fixed place       in round r = p
    place 2 r - p         in every other round, modulo n - 1

A Swiss round is a matching of least cost: the cost of a pair is by how much it violates the rules
in `_cost`, each of which outweighs all later ones. Standings are by points, then by the tie-breaks
in the order of `StandingShape`.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from itertools import combinations

from msgspec import Struct
from msgspec.structs import astuple, replace

from quiltbee.server.tournaments.tournament import (
    Pairing,
    Tournament,
    TournamentGame,
    TournamentKind,
)

_MORE_THAN_ALL = 2**20
"""More than any one rule can cost in a round of 64 people."""

# Matches


@dataclass(frozen=True, slots=True)
class Pair:
    """Two entrants who meet, `first` as player 1; without `second` it is a bye."""

    first: int
    second: int | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The paired entrants: two, or one with a bye."""
        return (self.first,) if self.second is None else (self.first, self.second)

    def other(self, entrant: int) -> int | None:
        """Return the opponent of one of the two; None for a bye."""
        return self.second if entrant == self.first else self.first


@dataclass(frozen=True, slots=True)
class Won:
    """A decided game; `margin` is the difference of the scores, at least 0.

    A game that was forfeited before the first move was not `played`.
    """

    winner: int
    margin: int = 0
    played: bool = True


@dataclass(frozen=True, slots=True)
class Match:
    """A pair, its number of games, and the decided ones.

    `is_half` marks a half-point bye. `unplayed` says that all its games were forfeited.
    """

    pair: Pair
    games: int
    won: tuple[Won, ...] = ()
    is_half: bool = False
    unplayed: bool = False

    def wins(self, entrant: int) -> int:
        """Return the number of games that one of the two won at the table."""
        return sum(game.winner == entrant and game.played for game in self.won)

    def points(self, entrant: int) -> float:
        """Return a point for each game won; a bye counts as all games won, or half of them."""
        if self.pair.second is None:
            return self.games / 2 if self.is_half else self.games
        return sum(game.winner == entrant for game in self.won)

    def margin(self, entrant: int) -> int:
        """Return the sum of the margins of one of the two; losses count negative."""
        return sum(game.margin if game.winner == entrant else -game.margin for game in self.won)


def matches_of(tournament: Tournament) -> list[Match]:
    """Return all pairings with their finished games, by round; half-point byes last."""
    games = tournament.games_per_pairing
    return [
        *(match_of(pairing, tournament) for pairing in tournament.pairings),
        *(Match(Pair(one), games, is_half=True) for _, one in tournament.half_byes_taken),
    ]


def match_of(pairing: Pairing, tournament: Tournament) -> Match:
    """Return a pairing with its finished games.

    An entrant who forfeits the first of two games loses both. Where the sum of two games counts, it
    is the result of the second.
    """
    games = tournament.games_per_pairing
    counting = pairing.games[-1:] if tournament.fair == "both" else pairing.games
    won = [
        Won(winner, _margin(game), played=not game.is_unplayed)
        for game in counting
        if (winner := game.winning_entrant)
    ]
    if pairing.games and pairing.games[0].is_forfeit:
        won += won[:1] * pairing.unopened(games)
    unplayed = bool(pairing.games) and all(game.is_unplayed for game in pairing.games)
    return Match(Pair(pairing.first, pairing.second), games, tuple(won), unplayed=unplayed)


def _margin(game: TournamentGame) -> int:
    """Return the margin of a win; 0 if the loser resigned while ahead."""
    first, second = game.scores or (0, 0)
    return max(0, first - second if game.winning_entrant == game.first else second - first)


# Pairing


def next_pairs(tournament: Tournament) -> tuple[Pair, ...]:
    """Return the pairs of the next round; none after the last."""
    number = tournament.round + 1
    if number > (tournament.rounds or 0) or len(tournament.active) < 2:
        return ()
    if tournament.kind != "swiss":
        return round_robin(tournament.order, number, tournament.active)
    absent = {entrant for of, entrant in tournament.half_byes if of == number}
    playing = tournament.active - absent
    if len(playing) < 2:  # a round needs players
        playing = tournament.active
    order = [entrant for entrant in tournament.order if entrant in playing]
    return swiss(order, matches_of(tournament))


def rounds_of(kind: TournamentKind, people: int) -> int:
    """Return the default number of rounds."""
    if kind == "swiss":
        return swiss_rounds(people)
    return round_robin_rounds(people) * (2 if kind == "double_round_robin" else 1)


def round_robin_rounds(people: int) -> int:
    """Return the number of rounds in which everybody meets everybody once."""
    return people - 1 if people % 2 == 0 else people


def swiss_rounds(people: int) -> int:
    """Return the number of rounds after which at most one has won every game: log2, rounded up."""
    return max(1, (people - 1).bit_length())


def round_robin(order: Sequence[int], number: int, active: Iterable[int]) -> tuple[Pair, ...]:
    """Return the pairs of a round, counted from 1; without an active opponent there is a bye.

    `order` has all entrants of the start, and must be the same in each round. After all rounds
    everybody has sat first as often as second, or once more or less. A second cycle swaps the
    seats.
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
    """Return the pairings of a round by the circle method, in each the first seat first."""
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
    """Return the pairs of the next round of at least two entrants, given all earlier matches.

    `order` has the active entrants, and ranks equal points. Pairs with the most points come first,
    a bye last.
    """
    histories = _histories(order, tuple(matches))
    ranked = sorted(histories.values(), key=lambda one: -one.points)
    return tuple(_seat(board, upper, lower) for board, (upper, lower) in enumerate(_match(ranked)))


@dataclass(slots=True)
class _History:
    """One entrant's seats, byes and opponents so far."""

    entrant: int
    points: float = 0
    byes: int = 0
    """Rounds won without a game: byes, and absent opponents."""
    balance: int = 0
    """Games on the first seat, less those on the second."""
    row: int = 0
    """Games in a row on their latest seat; negative for the second seat."""
    met: Counter[int] = field(default_factory=Counter)


def _histories(order: Sequence[int], matches: Sequence[Match]) -> dict[int, _History]:
    histories = {entrant: _History(entrant) for entrant in order}
    for match in matches:
        for entrant in match.pair.people:
            if (history := histories.get(entrant)) is not None:
                _add_match(history, match)
    return histories


def _add_match(history: _History, match: Match) -> None:
    other = match.pair.other(history.entrant)
    history.points += match.points(history.entrant)
    if other is None or match.unplayed:
        history.byes += not match.is_half and match.points(history.entrant) > 0
        return
    history.met[other] += 1
    if match.games == 1:  # a pair that plays twice sits on both seats
        seat = 1 if match.pair.first == history.entrant else -1
        history.row = history.row + seat if history.row * seat > 0 else seat
        history.balance += seat


def _match(ranked: Sequence[_History]) -> list[tuple[_History, _History | None]]:
    """Return the pairs with the least total cost, by the higher rank; None is the bye."""
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
    """Return the cost of pairing two ranks; the rank after the last is the bye."""
    one = ranked[upper]
    if lower == len(ranked):
        rules = (one.byes, 0, _gap(one, ranked[-1]), 0, 0, 0, len(ranked) - upper)
    else:
        other = ranked[lower]
        half = sizes[one.points] // 2 if one.points == other.points else 1
        far, in_a_row, apart = min(_seats_cost(one, other), _seats_cost(other, one))
        # The rule for the gap of the bye comes after that for the balance of seats.
        met, distance = one.met[other.entrant], abs(lower - upper - half)
        rules = (met, far, 0, _gap(one, other), in_a_row, apart, distance)
    return reduce(lambda cost, rule: cost * _MORE_THAN_ALL + rule, rules)


def _gap(one: _History, other: _History) -> int:
    """Return the squared difference in half points."""
    return round(2 * (one.points - other.points)) ** 2


def _seats_cost(first: _History, second: _History) -> tuple[int, int, int]:
    """Return the cost of a seating: imbalance beyond 2, thirds in a row, imbalance beyond 1."""
    balances = abs(first.balance + 1), abs(second.balance - 1)
    far, apart = (sum(max(0, one - most) for one in balances) for most in (2, 1))
    return far, (first.row >= 2) + (second.row <= -2), apart


def _seat(board: int, upper: _History, lower: _History | None) -> Pair:
    """Seat a pair: by the cost, the balance, the latest seat, or in turns by board."""
    if lower is None:
        return Pair(upper.entrant)
    mine = (_seats_cost(upper, lower), upper.balance, upper.row > 0)
    theirs = (_seats_cost(lower, upper), lower.balance, lower.row > 0)
    is_upper_first = mine < theirs or (mine == theirs and board % 2 == 0)
    first, second = (upper, lower) if is_upper_first else (lower, upper)
    return Pair(first.entrant, second.entrant)


# Standings


class StandingShape(Struct, frozen=True):
    """One entrant's standing; entrants equal in everything share a place."""

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
        return astuple(self)[2:]


def standings(entrants: Sequence[int], matches: Iterable[Match]) -> list[StandingShape]:
    """Return the standings, best first; entrants who share a place keep the given order."""
    played = _by_entrant(entrants, tuple(matches))
    points = {
        entrant: sum(match.points(entrant) for match in theirs)
        for entrant, theirs in played.items()
    }
    unplaced = [_standing(entrant, played, points) for entrant in entrants]
    keys = sorted((standing.key for standing in unplaced), reverse=True)
    ranked = sorted(unplaced, key=lambda standing: standing.key, reverse=True)
    return [replace(one, place=keys.index(one.key) + 1) for one in ranked]


def cross_table(entrants: Sequence[int], matches: Iterable[Match]) -> list[list[float | None]]:
    """Return everybody's points against everybody, in the order of the entrants.

    None stands for two who have not met; byes don't count.
    """
    found: dict[tuple[int, int], float] = {}
    for match in matches:
        for entrant in match.pair.people:
            other = match.pair.other(entrant)
            if other is not None:
                met = entrant, other
                found[met] = found.get(met, 0) + match.points(entrant)
    return [[found.get((row, column)) for column in entrants] for row in entrants]


def _by_entrant(entrants: Sequence[int], matches: Sequence[Match]) -> dict[int, list[Match]]:
    played: dict[int, list[Match]] = {entrant: [] for entrant in entrants}
    for match in matches:
        for entrant in match.pair.people:
            played[entrant].append(match)
    return played


def _standing(
    entrant: int, played: dict[int, list[Match]], points: dict[int, float]
) -> StandingShape:
    theirs = played[entrant]
    # An unplayed round, a bye or a forfeit, counts as an opponent with one's own points.
    met = [
        (match, points[entrant if other is None or match.unplayed else other])
        for match in theirs
        for other in [match.pair.other(entrant)]
    ]
    return StandingShape(
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
    """Return the points scored among entrants with equal points, if they have all met."""
    equal = {other for other in points if points[other] == points[entrant]}
    for one in equal:
        met = {match.pair.other(one) for match in played[one]}
        if not equal - {one} <= met:
            return 0
    return sum(
        match.points(entrant) for match in played[entrant] if match.pair.other(entrant) in equal
    )
