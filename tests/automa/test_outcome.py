"""Both scores, the winner, and what the other levels would have made of the same game."""

from dataclasses import replace
from typing import Literal

import pytest

from quiltbee.automa import AUTOMA, LEVELS, PERSON, AutomaScore, Solo, at_level, outcomes_by_level
from quiltbee.rules import PASS, Outcome, Quilt, Seat

from .build import SQUARE, solo_at

# Printed buttons: E 1, K 0, Q 2, f 3, A 0, Y 3: four patches with buttons, nine buttons on them.
TAKEN = "EKQfAY"


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        (1, AutomaScore(7, 0, 0, 0)),
        (2, AutomaScore(7, 11, 0, 0)),
        (3, AutomaScore(7, 11, 4, 0)),
        (4, AutomaScore(7, 11, 0, 9)),
        (5, AutomaScore(7, 11, 4, 9)),
    ],
)
def test_what_each_level_scores(level: int, expected: AutomaScore) -> None:
    holds = {"level": level, "taken": TAKEN, "buttons": (20, 11)}
    with_tile = solo_at(53, 53, special_tile=AUTOMA, **holds)  # type: ignore[arg-type]
    assert with_tile.automa_score == expected
    assert with_tile.automa_score.total == {1: 7, 2: 18, 3: 22, 4: 27, 5: 31}[level]
    for other in (None, PERSON):
        without = solo_at(53, 53, special_tile=other, **holds)  # type: ignore[arg-type]
        assert without.automa_score == replace(expected, special_tile=0)


def test_the_automa_with_nothing_scores_nothing() -> None:
    for level in LEVELS:
        assert solo_at(0, 0, turn=PERSON, level=level).automa_score.total == 0


def test_the_person_scores_as_usual() -> None:
    solo = solo_at(53, 53, buttons=(40, 3), quilt=SQUARE, special_tile=PERSON, level=2)
    assert solo.scores == (40 + 7 - 2 * 32, 3)
    assert solo.scores[0] == solo.table.scores[PERSON.index]


def test_there_are_scores_before_the_end_but_no_outcome() -> None:
    solo = solo_at(53, 52, buttons=(170, 3), level=2)
    assert solo.scores == (8, 3)
    assert solo.outcome is None
    assert outcomes_by_level([solo]) == {}


@pytest.mark.parametrize("first", [PERSON, AUTOMA])
@pytest.mark.parametrize(
    ("person", "winner"), [(4, AUTOMA), (5, None), (6, PERSON)], ids=["less", "level", "more"]
)
def test_more_points_win_and_on_equal_scores_the_first_on_53(
    person: int, winner: Seat | None, first: Seat
) -> None:
    solo = solo_at(53, 53, turn=first, buttons=(162 + person, 5), level=2)
    by: Literal["score", "first to 53"] = "score" if winner else "first to 53"
    assert solo.outcome == Outcome(winner or first, (person, 5), by, first)


def test_in_a_played_game_the_first_on_53_wins_on_equal_scores() -> None:
    # The Automa takes L to 53 first; the person's pass brings 3 buttons: 162 + 4 against 4.
    last = solo_at(50, 49, cards=(1, 2), ring="LWY", buttons=(163, 0), level=2).turn_card()[1]
    assert last.play(PASS).scores == (4, 4)
    assert last.play(PASS).outcome == Outcome(AUTOMA, (4, 4), "first to 53", AUTOMA)
    # The person is there first.
    end = solo_at(53, 49, cards=(1, 2), ring="LWY", buttons=(166, 0), level=2).turn_card()[1]
    assert end.outcome == Outcome(PERSON, (4, 4), "first to 53", PERSON)


# --- Other levels ---------------------------------------------------------------------------------


def history(*spaces: tuple[int, Quilt], level: int, tile: Seat | None = None) -> list[Solo]:
    """Positions of a game: the Automa's space and the person's quilt; `tile` is the last owner."""
    positions = []
    for automa, quilt in spaces:
        turn = AUTOMA if automa < 53 else PERSON
        solo = solo_at(53, automa, turn=turn, quilt=quilt, level=level, taken=TAKEN)
        positions.append(solo)
    end = replace(positions[-1], table=replace(positions[-1].table, special_tile=tile))
    return [*positions[:-1], end]


def owners(positions: list[Solo]) -> list[Seat | None]:
    return [at_level(positions, level).table.special_tile for level in LEVELS.values()]


def test_another_level_scores_differently() -> None:
    positions = history((20, Quilt()), (53, Quilt()), level=2, tile=AUTOMA)
    assert [outcome.scores[1] for outcome in outcomes_by_level(positions).values()] == [
        7,
        7,
        7 + 4,
        7 + 9,
        7 + 4 + 9,
    ]
    assert list(outcomes_by_level(positions)) == [1, 2, 3, 4, 5]


def test_at_another_level_its_marker_decides_the_tile() -> None:
    # The square is complete while the Automa is on 40: levels IV (38) and V (35) came before it.
    empty = Quilt()
    game = history((34, empty), (40, empty), (40, SQUARE), (53, SQUARE), level=1, tile=PERSON)
    assert owners(game) == [PERSON, PERSON, PERSON, AUTOMA, AUTOMA]
    outcomes = outcomes_by_level(game)
    assert outcomes[3].scores == (5 - 64 + 7, 4)
    assert outcomes[4].scores == (5 - 64, 7 + 9)
    # The same game at level V, where the Automa had it.
    game = history((34, empty), (40, empty), (40, SQUARE), (53, SQUARE), level=5, tile=AUTOMA)
    assert owners(game) == [PERSON, PERSON, PERSON, AUTOMA, AUTOMA]


@pytest.mark.parametrize("level", LEVELS)
def test_marker_just_reached_gives_the_tile(level: int) -> None:
    marker = LEVELS[level].marker
    before = history((marker - 1, Quilt()), (marker - 1, SQUARE), level=1)
    assert at_level(before, LEVELS[level]).table.special_tile == PERSON
    after = history((marker, Quilt()), (marker, SQUARE), level=1)
    assert at_level(after, LEVELS[level]).table.special_tile == AUTOMA


def test_tile_taken_before_the_first_position_stays_with_its_owner() -> None:
    start = solo_at(53, 30, quilt=SQUARE, special_tile=PERSON)
    assert owners([start, *history((53, SQUARE), level=1)]) == [PERSON] * 5
    start = solo_at(53, 52, special_tile=AUTOMA)
    assert owners([start, *history((53, SQUARE), level=1)]) == [AUTOMA] * 5


def test_at_the_same_level_nothing_changes() -> None:
    game = history((34, Quilt()), (53, SQUARE), level=5, tile=PERSON)
    assert at_level(game, LEVELS[5]) == game[-1]
