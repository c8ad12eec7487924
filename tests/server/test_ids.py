"""Ids that nobody can guess, and seeds."""

import re
from random import Random

from quiltbee.server.ids import new_id, new_seed


def test_ids_are_all_different_and_fit_into_an_address() -> None:
    ids = [new_id() for _ in range(1000)]
    assert len(set(ids)) == 1000
    assert all(re.fullmatch("[2-9b-df-hj-km-np-tv-z]{16}", text) for text in ids)


def test_a_seed_is_eight_letters() -> None:
    assert all(re.fullmatch("[a-z]{8}", new_seed()) for _ in range(100))
    assert len({new_seed() for _ in range(100)}) == 100


def test_whoever_gives_the_draws_decides() -> None:
    assert new_id(Random(1)) == new_id(Random(1)) != new_id(Random(2))
    assert new_seed(Random(1)) == new_seed(Random(1)) != new_seed(Random(2))
