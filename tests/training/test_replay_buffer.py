"""The buffer of the latest samples."""

import numpy as np
import pytest

from quiltbee.training.learning import ReplayBuffer, Samples, joined, new_samples


def numbered(first: int, stop: int) -> Samples:
    """Samples whose first target is their number."""
    samples = new_samples(stop - first)
    samples.targets[:, 0] = np.arange(first, stop)
    samples.states[:, 3] = np.arange(first, stop)
    samples.rings[:, 5] = np.arange(first, stop) % 33
    return samples


def test_window_keeps_the_latest_each_in_its_place() -> None:
    buffer = ReplayBuffer(10)
    for first, stop in ((0, 4), (4, 9), (9, 15), (15, 40)):
        buffer.add(numbered(first, stop))
        assert buffer.added == stop
        for number in range(max(stop - 10, 0), stop):
            place = number % 10
            assert buffer.samples.targets[place, 0] == number
            assert buffer.samples.states[place, 3] == number
            assert buffer.samples.rings[place, 5] == number % 33


def test_window_filled_again_is_laid_out_as_it_was() -> None:
    buffer, again = ReplayBuffer(10), ReplayBuffer(10, added=17)
    for first, stop in ((0, 9), (9, 17), (17, 23), (23, 28)):
        buffer.add(numbered(first, stop))
    again.add(joined([numbered(17, 23), numbered(23, 28)]))
    assert again.added == buffer.added == 28
    assert np.array_equal(again.samples.states, buffer.samples.states)
    assert np.array_equal(again.samples.rings, buffer.samples.rings)
    assert np.array_equal(again.samples.targets, buffer.samples.targets)


@pytest.mark.parametrize(("latest", "oldest"), [(3, 25), (10, 18), (1_000, 18)])
def test_draws_come_from_the_latest_alone(latest: int, oldest: int) -> None:
    buffer = ReplayBuffer(10)
    buffer.add(numbered(0, 28))
    places = buffer.draw(300, latest, np.random.default_rng(1))
    assert set(buffer.samples.targets[places, 0].astype(int).tolist()) == set(range(oldest, 28))


@pytest.mark.slow
def test_a_young_window_gives_what_it_has() -> None:
    buffer = ReplayBuffer(10)
    buffer.add(numbered(0, 2))
    assert set(buffer.draw(50, 1_000, np.random.default_rng(1)).tolist()) == {0, 1}
