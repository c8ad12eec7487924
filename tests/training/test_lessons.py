"""The window of the latest lessons."""

import numpy as np
import pytest

from quiltbee.training.lessons import Lessons, Window, joined, new_lessons


def numbered(first: int, stop: int) -> Lessons:
    """Lessons whose first target is their number."""
    lessons = new_lessons(stop - first)
    lessons.targets[:, 0] = np.arange(first, stop)
    lessons.states[:, 3] = np.arange(first, stop)
    lessons.rings[:, 5] = np.arange(first, stop) % 33
    return lessons


def test_window_keeps_the_latest_each_in_its_place() -> None:
    window = Window(10)
    for first, stop in ((0, 4), (4, 9), (9, 15), (15, 40)):
        window.add(numbered(first, stop))
        assert window.added == stop
        for number in range(max(stop - 10, 0), stop):
            place = number % 10
            assert window.lessons.targets[place, 0] == number
            assert window.lessons.states[place, 3] == number
            assert window.lessons.rings[place, 5] == number % 33


def test_window_filled_again_is_laid_out_as_it_was() -> None:
    window, again = Window(10), Window(10, added=17)
    for first, stop in ((0, 9), (9, 17), (17, 23), (23, 28)):
        window.add(numbered(first, stop))
    again.add(joined([numbered(17, 23), numbered(23, 28)]))
    assert again.added == window.added == 28
    assert np.array_equal(again.lessons.states, window.lessons.states)
    assert np.array_equal(again.lessons.rings, window.lessons.rings)
    assert np.array_equal(again.lessons.targets, window.lessons.targets)


@pytest.mark.parametrize(("latest", "oldest"), [(3, 25), (10, 18), (1_000, 18)])
def test_draws_come_from_the_latest_alone(latest: int, oldest: int) -> None:
    window = Window(10)
    window.add(numbered(0, 28))
    places = window.draw(300, latest, np.random.default_rng(1))
    assert set(window.lessons.targets[places, 0].astype(int).tolist()) == set(range(oldest, 28))


def test_a_young_window_gives_what_it_has() -> None:
    window = Window(10)
    window.add(numbered(0, 2))
    assert set(window.draw(50, 1_000, np.random.default_rng(1)).tolist()) == {0, 1}
