"""Standings: points, what tells equal people apart, and that the order of results is nothing."""

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from quiltbee.server.tournaments.pairing import (
    Match,
    Pair,
    StandingShape,
    Won,
    cross_table,
    standings,
)


def match(first: int, second: int, *winners: int, margin: int = 1, games: int = 1) -> Match:
    return Match(Pair(first, second), games, tuple(Won(winner, margin) for winner in winners))


def places(found: list[StandingShape]) -> list[tuple[int, int]]:
    return [(standing.place, standing.entrant) for standing in found]


@st.composite
def tournaments(draw: st.DrawFn) -> tuple[list[int], list[Match]]:
    entrants = list(range(1, draw(st.integers(2, 6)) + 1))
    games = draw(st.integers(1, 2))
    matches = [
        Match(
            Pair(first, second),
            games,
            tuple(
                Won(draw(st.sampled_from((first, second))), draw(st.integers(0, 3)))
                for _ in range(draw(st.integers(0, games)))
            ),
        )
        for first, second in combinations(entrants, 2)
        if draw(st.booleans())
    ]
    matches += [Match(Pair(entrant), games) for entrant in entrants if draw(st.booleans())]
    return entrants, matches


def test_without_a_game_all_share_the_first_place() -> None:
    assert places(standings([3, 1, 2], [])) == [(1, 3), (1, 1), (1, 2)]


def test_points_come_first() -> None:
    found = standings([1, 2], [match(1, 2, 2, 2, margin=5, games=2)])
    assert found[0] == StandingShape(
        1, 2, points=2, direct=0, buchholz=0, sonneborn_berger=0, wins=2, margin=10
    )
    assert found[1] == StandingShape(
        2, 1, points=0, direct=0, buchholz=2, sonneborn_berger=0, wins=0, margin=-10
    )


def test_a_bye_counts_like_games_won_against_somebody_like_oneself() -> None:
    found = standings([1, 2, 3], [match(1, 2, 2, 2, games=2), Match(Pair(3), 2)])
    assert places(found) == [(1, 3), (2, 2), (3, 1)]
    assert found[0] == StandingShape(
        1, 3, points=2, direct=0, buchholz=2, sonneborn_berger=4, wins=0, margin=0
    )


def test_the_match_between_two_with_equal_points_tells_them_apart() -> None:
    matches = [
        match(1, 2, 2, margin=1),
        match(1, 3, 1, margin=30),
        match(1, 4, 1, margin=30),
        match(2, 3, 3, margin=2),
        match(2, 4, 2),
        match(3, 4, 4),
    ]
    found = standings([1, 2, 3, 4], matches)
    assert places(found) == [(1, 2), (2, 1), (3, 4), (4, 3)]
    assert [standing.direct for standing in found] == [1, 0, 1, 0]


def test_people_who_are_equal_in_everything_share_a_place() -> None:
    circle = [match(1, 2, 1), match(2, 3, 2), match(3, 1, 3)]
    found = standings([1, 2, 3, 4], [*circle, match(4, 1, 1), match(4, 2, 2), match(4, 3, 3)])
    assert places(found) == [(1, 1), (1, 2), (1, 3), (4, 4)]


def test_the_margin_comes_last_and_is_never_against_the_winner() -> None:
    matches = [match(1, 2, 1, margin=0), match(3, 4, 3, margin=9)]
    found = standings([1, 2, 3, 4], matches)
    assert [standing.margin for standing in found] == [9, 0, 0, -9]
    assert places(found) == [(1, 3), (2, 1), (3, 2), (4, 4)]


@given(tournaments(), st.randoms())
def test_standings_do_not_depend_on_the_order_of_results(
    tournament: tuple[list[int], list[Match]], chance: Random
) -> None:
    entrants, matches = tournament
    mixed = [
        Match(one.pair, one.games, tuple(chance.sample(one.won, len(one.won)))) for one in matches
    ]
    chance.shuffle(mixed)
    assert standings(entrants, mixed) == standings(entrants, matches)
    assert cross_table(entrants, mixed) == cross_table(entrants, matches)


@given(tournaments())
def test_places_are_those_of_the_keys(tournament: tuple[list[int], list[Match]]) -> None:
    found = standings(*tournament)
    for standing in found:
        assert standing.place == 1 + sum(other.key > standing.key for other in found)


@given(tournaments())
def test_margins_and_games_won_add_up(tournament: tuple[list[int], list[Match]]) -> None:
    entrants, matches = tournament
    found = standings(entrants, matches)
    assert sum(standing.margin for standing in found) == 0
    assert sum(standing.wins for standing in found) == sum(len(one.won) for one in matches)


def test_the_cross_table_has_the_points_of_each_against_each() -> None:
    matches = [match(1, 2, 1, 2, games=2), match(2, 1, 1, games=1), Match(Pair(3), 1)]
    assert cross_table([1, 2, 3], matches) == [[None, 2, None], [1, None, None], [None] * 3]
