"""Slices of a batch in threads: each game once, errors told, threads that end."""

import threading
import time
from collections.abc import Callable

import pytest

from quiltbee.environments.batch import Batch
from quiltbee.environments.batch.slices import Slices


def threads() -> set[threading.Thread]:
    """Those of all batches; some of an earlier test may still be ending."""
    return {thread for thread in threading.enumerate() if thread.name.startswith("batch-")}


def wait_for_the_end(ending: set[threading.Thread]) -> None:
    for thread in ending:
        thread.join(20)
        assert not thread.is_alive()


def noted(seen: list[int]) -> Callable[[int, int, int], None]:
    def work(part: int, start: int, stop: int) -> None:
        seen.extend(range(start, stop))

    return work


@pytest.mark.slow
@pytest.mark.parametrize("pause", [0.0, 0.003])
def test_each_game_is_worked_on_once(pause: float) -> None:
    """Whether the threads look out for the next slices or have fallen asleep."""
    slices = Slices(3)
    for games in (1, 2, 3, 7, 100) * 20:
        seen: list[int] = []
        slices.run(games, noted(seen))
        assert sorted(seen) == list(range(games))
        time.sleep(pause)
    slices.close()


@pytest.mark.parametrize("failing", [0, 1])
def test_an_error_in_a_slice_is_raised(failing: int) -> None:
    slices = Slices(2)

    def work(part: int, start: int, stop: int) -> None:
        if part == failing:
            raise ValueError(f"slice {part}")

    for _ in range(3):
        with pytest.raises(ValueError, match=f"slice {failing}"):
            slices.run(4, work)
    slices.run(4, lambda part, start, stop: None)
    slices.close()


def test_threads_end_with_their_batch() -> None:
    before = threads()
    batch = Batch(8, threads=3, masks=False, observations=False)
    batch.step()
    first = threads() - before
    assert len(first) == 2
    batch.close()
    wait_for_the_end(first)
    batch.step()
    second = threads() - before
    assert len(second) == 2
    del batch
    wait_for_the_end(second)
