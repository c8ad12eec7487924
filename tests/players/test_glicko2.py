"""Glicko-2: the example of the paper, and what must hold for any players."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltbee.players.glicko2 import HIGHEST_DEVIATION, Rating, expected, played, rested

RATINGS = st.builds(
    Rating, st.floats(100, 3500), st.floats(30, 350), st.floats(0.03, 0.12, exclude_min=True)
)


def test_the_example_of_the_paper() -> None:
    games = [
        (Rating(1400, 30), 1.0),
        (Rating(1550, 100), 0.0),
        (Rating(1700, 300), 0.0),
    ]
    after = played(Rating(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_rests_is_known_less_well() -> None:
    settled = Rating(1700, 60, 0.06)
    later = rested(settled, 78)
    assert (later.rating, later.volatility) == (settled.rating, settled.volatility)
    assert later.deviation == pytest.approx(110, abs=0.5)
    assert rested(settled, 1e6).deviation == HIGHEST_DEVIATION
    assert rested(rested(settled, 0.5), 0.5).deviation == pytest.approx(
        rested(settled, 1).deviation
    )


@given(RATINGS, RATINGS, st.floats(0, 100))
def test_a_win_raises_and_a_loss_lowers(player: Rating, opponent: Rating, periods: float) -> None:
    won, lost = (played(player, [(opponent, score)], periods) for score in (1.0, 0.0))
    assert lost.rating <= player.rating <= won.rating
    assert won.rating > lost.rating
    for after in (won, lost):
        assert all(map(math.isfinite, (after.rating, after.deviation, after.volatility)))
        assert 0 < after.deviation < rested(after, periods).deviation + HIGHEST_DEVIATION
        assert 0 < after.volatility < 1


@given(RATINGS, RATINGS)
def test_a_game_makes_a_rating_better_known(player: Rating, opponent: Rating) -> None:
    assert played(player, [(opponent, 1.0)], periods=0).deviation < player.deviation


def test_the_better_player_is_expected_to_win() -> None:
    assert expected(Rating(1900, 50), Rating(1500, 50)) > 0.85
    assert expected(Rating(1500, 50), Rating(1500, 300)) == pytest.approx(0.5)
