"""The laws of pairing: everybody plays, nobody meets anybody again, seats and byes are fair."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltbee.server.tournaments.pairing import (
    Match,
    Pair,
    Won,
    round_robin,
    round_robin_rounds,
    swiss,
    swiss_rounds,
)
from tests.profiles import scaled

Choose = Callable[[int], int]
"""Which of so many; a test's source of chance."""


def people(number: int) -> list[int]:
    return list(range(1, number + 1))


def played(pair: Pair, choose: Choose, games: int = 1) -> Match:
    """A match with results by chance."""
    if pair.second is None:
        return Match(pair, games)
    won = [Won(pair.people[choose(2)], choose(40)) for _ in range(games)]
    return Match(pair, games, tuple(won))


def pairs_of(matches: Iterable[Match]) -> list[frozenset[int]]:
    return [frozenset(match.pair.people) for match in matches if match.pair.second is not None]


def balances(matches: Iterable[Match]) -> Counter[int]:
    """How many times more everybody has sat first than second."""
    counted: Counter[int] = Counter()
    for match in matches:
        if match.pair.second is not None:
            counted[match.pair.first] += 1
            counted[match.pair.second] -= 1
    return counted


def byes(matches: Iterable[Match]) -> Counter[int]:
    return Counter(match.pair.first for match in matches if match.pair.second is None)


def check_that_all_play_once(pairs: Iterable[Pair], those: Iterable[int]) -> None:
    assert sorted(entrant for pair in pairs for entrant in pair.people) == sorted(those)


@pytest.mark.parametrize("number", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(number: int) -> None:
    order = people(number)
    rounds = [round_robin(order, turn, order) for turn in range(1, round_robin_rounds(number) + 1)]
    matches: list[Match] = []
    for pairs in rounds:
        check_that_all_play_once(pairs, order)
        matches += [Match(pair, 1) for pair in pairs]
        assert max(map(abs, balances(matches).values())) <= 1
    assert len(set(pairs_of(matches))) == len(pairs_of(matches)) == number * (number - 1) // 2
    assert byes(matches) == Counter(order if number % 2 else [])


@pytest.mark.parametrize("number", range(2, 9))
def test_a_second_cycle_has_the_seats_changed(number: int) -> None:
    order, rounds = people(number), round_robin_rounds(number)
    for turn in range(1, rounds + 1):
        once, again = round_robin(order, turn, order), round_robin(order, rounds + turn, order)
        assert [pair.people[::-1] for pair in once] == [pair.people for pair in again]


def test_whoever_would_meet_somebody_who_has_left_has_a_bye() -> None:
    order = people(4)
    assert round_robin(order, 1, order) == (Pair(1, 4), Pair(2, 3))
    assert round_robin(order, 1, [1, 2, 3]) == (Pair(1), Pair(2, 3))
    assert round_robin(order, 1, [2, 3]) == (Pair(2, 3),)


def test_a_swiss_has_as_many_rounds_as_one_needs_to_win_them_all() -> None:
    assert [swiss_rounds(number) for number in (2, 3, 4, 5, 8, 9, 64)] == [1, 2, 2, 3, 3, 4, 6]


def test_the_upper_half_meets_the_lower_half() -> None:
    assert swiss(people(6), []) == (Pair(1, 4), Pair(5, 2), Pair(3, 6))
    assert swiss(people(5), []) == (Pair(1, 3), Pair(4, 2), Pair(5))


def test_seats_change_where_it_costs_nothing() -> None:
    first = [Match(pair, 1, (Won(min(pair.people)),)) for pair in swiss(people(8), [])]
    second = [Match(pair, 1) for pair in swiss(people(8), first)]
    assert set(balances(first + second).values()) == {0}


def test_winners_meet_winners() -> None:
    first = [Match(pair, 1, (Won(pair.first),)) for pair in swiss(people(8), [])]
    winners = {match.pair.first for match in first}
    for pair in swiss(people(8), first):
        assert len(winners.intersection(pair.people)) in (0, 2)


@settings(max_examples=scaled(40))
@given(st.integers(2, 16), st.integers(0, 2), st.booleans(), st.data())
def test_a_swiss_always_finds_pairs(
    number: int, more: int, twice: bool, data: st.DataObject
) -> None:
    """Nobody meets anybody again while that can be, and byes are as even as can be."""

    def choose(many: int) -> int:
        return data.draw(st.integers(0, many - 1))

    order, matches = people(number), list[Match]()
    for turn in range(1, swiss_rounds(number) + more + 1):
        pairs = swiss(order, matches)
        check_that_all_play_once(pairs, order)
        assert sum(pair.second is None for pair in pairs) == number % 2
        matches += [played(pair, choose, 2 if twice else 1) for pair in pairs]
        met = pairs_of(matches)
        if 2 * turn <= number + number % 2:  # by Dirac's theorem there are such pairs
            assert len(set(met)) == len(met)
            assert set(byes(matches).values()) <= {1}
        assert twice or max(map(abs, balances(matches).values())) <= 2
    assert len(met) - len(set(met)) <= max(0, len(met) - number * (number - 1) // 2) + number // 2


@settings(max_examples=scaled(20))
@given(st.integers(4, 12), st.data())
def test_a_swiss_goes_on_without_those_who_left(number: int, data: st.DataObject) -> None:
    def choose(many: int) -> int:
        return data.draw(st.integers(0, many - 1))

    order, matches = people(number), list[Match]()
    while len(order) >= 2:
        pairs = swiss(order, matches)
        check_that_all_play_once(pairs, order)
        matches += [played(pair, choose) for pair in pairs]
        order.remove(order[choose(len(order))])


@given(st.permutations(people(9)))
def test_pairs_follow_from_what_happened_in_whatever_order_it_is_told(order: list[int]) -> None:
    matches: list[Match] = []
    for _ in range(3):
        matches += [Match(pair, 1, (Won(max(pair.people)),)) for pair in swiss(order, matches)]
    # What came last decides who sat where last, so that the rounds stay in order.
    assert swiss(order, matches) == swiss(order, matches[4::-1] + matches[5:])


def has_pairs(people: tuple[int, ...], met: set[frozenset[int]]) -> bool:
    """Whether all these can be paired without meeting again."""
    if not people:
        return True
    first, *others = people
    return any(
        frozenset({first, other}) not in met
        and has_pairs(tuple(one for one in others if one != other), met)
        for other in others
    )


@pytest.mark.parametrize("number", [5, 7, 9])
def test_the_bye_comes_from_the_lowest_who_can_have_it(number: int) -> None:
    """As in FIDE's Dutch system (C.5): 100 tournaments, by night 1,000, against a search."""
    draws, order = Random(number), people(number)
    for _ in range(scaled(34)):
        matches: list[Match] = []
        for _ in range(swiss_rounds(number)):
            points = {
                one: sum(match.points(one) for match in matches if one in match.pair.people)
                for one in order
            }
            met = {frozenset(match.pair.people) for match in matches}
            fits = [
                points[one]
                for one in order
                if frozenset({one}) not in met
                and has_pairs(tuple(other for other in order if other != one), met)
            ]
            pairs = swiss(order, matches)
            (bye,) = (pair.first for pair in pairs if pair.second is None)
            assert points[bye] == min(fits)
            matches += [played(pair, draws.randrange, 2) for pair in pairs]


Broken = tuple[int, int, int, int]
"""Second meetings, seats more than two games apart, points apart (squared), thirds in a row."""


def broken_by(pair: Pair, matches: Sequence[Match]) -> Broken:
    """What a pair breaks, of single games, seated as it is."""
    seats = {
        one: [1 if match.pair.first == one else -1 for match in matches if one in match.pair.people]
        for one in pair.people
    }
    for one, theirs in seats.items():
        theirs.append(1 if one == pair.first else -1)
    points = [
        sum(match.points(one) for match in matches if one in match.pair.people)
        for one in pair.people
    ]
    return (
        pairs_of(matches).count(frozenset(pair.people)),
        sum(max(0, abs(sum(theirs)) - 2) for theirs in seats.values()),
        round(2 * (points[0] - points[1])) ** 2,
        sum(abs(sum(theirs[-3:])) == 3 for theirs in seats.values()),
    )


def broken_in_all(found: Iterable[Broken]) -> Broken:
    met, far, apart, thirds = map(sum, zip(*found, strict=True))
    return met, far, apart, thirds


def matchings(those: tuple[int, ...]) -> Iterator[list[frozenset[int]]]:
    """All ways to pair these."""
    if not those:
        yield []
    for other in those[1:]:
        rest = tuple(one for one in those[1:] if one != other)
        for pairs in matchings(rest):
            yield [frozenset({those[0], other}), *pairs]


@pytest.mark.parametrize("number", [6, 8])
def test_nobody_sits_a_third_time_in_one_seat_if_that_breaks_nothing_stronger(number: int) -> None:
    """Against all matchings, and both ways to seat each pair."""
    draws, order = Random(number), people(number)
    for _ in range(scaled(30)):
        matches: list[Match] = []
        for _ in range(swiss_rounds(number) + 1):
            pairs = swiss(order, matches)
            least = {
                frozenset({one, other}): min(
                    broken_by(Pair(one, other), matches), broken_by(Pair(other, one), matches)
                )
                for one, other in combinations(order, 2)
            }
            ours = broken_in_all(broken_by(pair, matches) for pair in pairs)
            ways = matchings(tuple(order))
            assert ours == min(broken_in_all(least[pair] for pair in way) for way in ways)
            matches += [played(pair, draws.randrange) for pair in pairs]
