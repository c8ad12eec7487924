"""How the games of a batch start: options for each game, and states."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from quiltbee.environments.batch.games import Played
from quiltbee.environments.options import Options, options_of
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.games import state_and_ring_of
from quiltbee.rules import ring_from_seed

_ANY_RING = ring_from_seed("")


def options_of_games(
    games: int,
    variant: str,
    board: Any,
    ring: Any,
    deck: Any,
    level: Any,
    actions: Any,
    rewards: Any,
) -> tuple[Options, ...]:
    """Options for each game; a list has one for each.

    Raises what `options_of` does, and ValueError for a list of the wrong length.
    """
    names = ("board", "ring", "deck", "level")
    columns = [
        _column(name, given, games)
        for name, given in zip(names, (board, ring, deck, level), strict=True)
    ]
    known: dict[tuple[Any, ...], Options] = {}
    for row in zip(*columns, strict=True):
        if row not in known:
            named = dict(zip(names, row, strict=True))
            known[row] = options_of(variant, **named, actions=actions, rewards=rewards)
    return tuple(known[row] for row in zip(*columns, strict=True))


def _column(name: str, given: Any, games: int) -> list[Any]:
    if isinstance(given, np.ndarray):
        given = given.tolist()
    if not isinstance(given, Sequence) or isinstance(given, str):
        return [given] * games
    if len(given) != games:
        raise ValueError(f"{name} is one or {games}, not {len(given)}")
    return list(given)


def set_origins(played: Played, options: Sequence[Options]) -> None:
    """Write what each game starts from."""
    known: dict[Options, tuple[Int64Array, Int64Array]] = {}
    for game, each in enumerate(options):
        if each not in known:
            known[each] = state_and_ring_of(each.start_on(each.ring or _ANY_RING))
        origin, ring = known[each]
        played.origins[game] = origin
        if each.ring is not None:
            played.homes[game] = ring
