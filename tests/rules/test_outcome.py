"""Scores, the end of the game, and who wins."""

import pytest

from quiltbee.rules import Outcome, Quilt, Seat, Stage

from .build import FULL, all_but, at

TWO_FREE = all_but("a1", "e5")
FIVE_FREE = all_but("a1", "b2", "c3", "d4", "e5")


def test_score_is_buttons_plus_7_for_the_special_tile_minus_2_for_each_empty_space() -> None:
    position = at(53, 53, buttons=(14, 18), quilts=(FIVE_FREE, TWO_FREE), special_tile=1)
    assert position.scores[Seat.FIRST.index] == 14 + 7 - 10
    assert position.scores[Seat.SECOND.index] == 18 - 4
    assert position.scores == (11, 14)


def test_special_tile_counts_for_its_owner_alone() -> None:
    assert at(53, 53, buttons=(1, 1), quilts=(TWO_FREE, TWO_FREE)).scores == (-3, -3)
    tile_2 = at(53, 53, buttons=(1, 1), quilts=(TWO_FREE, TWO_FREE), special_tile=2)
    assert tile_2.scores == (-3, 4)


def test_score_may_be_negative() -> None:
    assert at(0, 0, buttons=(5, 0)).scores == (-157, -162)


def test_full_quilt_loses_nothing() -> None:
    assert (
        at(0, 0, buttons=(3, 0), quilts=(Quilt(filled=FULL), Quilt())).scores[Seat.FIRST.index] == 3
    )


@pytest.mark.parametrize("stage", [Stage.ACTION, Stage.SPECIAL_PATCH])
def test_running_game_has_no_outcome(stage: Stage) -> None:
    assert at(53, 50, turn=2, stage=stage).outcome is None


@pytest.mark.parametrize("first_home", Seat)
@pytest.mark.parametrize(("buttons", "winner"), [((9, 8), Seat.FIRST), ((8, 9), Seat.SECOND)])
def test_higher_score_wins_whoever_reached_53_first(
    buttons: tuple[int, int], winner: Seat, first_home: Seat
) -> None:
    position = at(53, 53, turn=first_home, stage=Stage.OVER, buttons=buttons)
    expected = (buttons[0] - 162, buttons[1] - 162)
    assert position.outcome == Outcome(winner, expected, "score", first_home)


@pytest.mark.parametrize("first_home", Seat)
def test_on_equal_scores_the_player_who_reached_53_first_wins(first_home: Seat) -> None:
    position = at(
        53,
        53,
        turn=first_home,
        stage=Stage.OVER,
        buttons=(9, 2),
        quilts=(TWO_FREE, TWO_FREE),
        special_tile=2,
    )
    assert position.outcome == Outcome(first_home, (5, 5), "first to 53", first_home)
