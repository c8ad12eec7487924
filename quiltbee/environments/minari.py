"""Export of a data set to Minari: an episode for each seat of each game, as in Gymnasium.

An episode of n decisions has `observations`, flat, float32 (n + 1, 465), in a solo game 514, of
which the last is the end of the game; `actions`, flat; `rewards`, 0 but for the last one, 1 or -1;
and `infos["legal_bits"]`, uint8 (n + 1, 929): bit k of byte b is action 8 b + k. At the end all
bits are 1.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from warnings import catch_warnings

import gymnasium
import minari
import numpy as np
from minari.data_collector import EpisodeBuffer

import quiltbee.environments.gymnasium  # noqa: F401 - registers the environments
from quiltbee.dataset import DataSetError
from quiltbee.dataset.reading import Games, contents_of, read_games
from quiltbee.environments.actions import ActionSpace
from quiltbee.environments.episode import Legality, observation_of
from quiltbee.environments.observations import flatten
from quiltbee.kernel.encoding import encode


def export_minari(folder: Path, name: str) -> None:
    """Write a data set under a name such as `quilts/duels-v0` to Minari's folder.

    Raises DataSetError for a folder without games, and for a name that is taken or invalid.
    """
    plan, numbers = contents_of(folder)
    if plan.decks:
        env = gymnasium.make("Quiltbee/Solo-v1", flat=True)
    else:
        env = gymnasium.make("Quiltbee/Duel-v1", opponent=plan.names[1], flat=True)
    about: dict[str, Any] = {
        "env": env,
        "algorithm_name": " and ".join(plan.names),
        "author": "Quiltbee",
        "description": f"Games of Patchwork by players of Quiltbee, seed {plan.seed!r}.",
        "requirements": ["quiltbee"],
    }
    written: Any = None
    for number in numbers:
        games = read_games(folder, number)
        episodes = [each for game in range(games.count) for each in _episodes(games, game)]
        if written is not None:
            written.update_dataset_from_buffer(episodes)
            continue
        try:
            with catch_warnings(action="ignore"):  # about a missing link and e-mail address
                written = minari.create_dataset_from_buffers(name, episodes, **about)
        except ValueError as error:
            raise DataSetError(f"Minari refuses {name!r}: {error}") from None


def _episodes(games: Games, game: int) -> Iterator[EpisodeBuffer]:
    """Yield a game from the side of each of its players."""
    positions: list[Any] = list(games.positions(game))
    first = int(games.start[game])
    legality = Legality(ActionSpace.FLAT)
    for seat in positions[0].seats:
        rows = [n for n, each in enumerate(positions) if each.decider is seat]
        seen, bits = [], []
        for row in (*rows, len(positions) - 1):
            state, ring = encode(positions[row])
            seen.append(flatten(observation_of(state, ring, seat).values()))
            legality.write(state, ring)
            bits.append(np.packbits(legality.mask, bitorder="little"))
        bits[-1][:] = 255
        last = np.arange(len(rows)) == len(rows) - 1
        yield EpisodeBuffer(
            observations=np.stack(seen),
            actions=games.action[first + np.array(rows)].astype(np.int64),
            rewards=np.where(last, 1.0 if games.won[first + rows[-1]] else -1.0, 0.0),
            terminations=last,
            truncations=np.zeros_like(last),
            infos={"legal_bits": np.stack(bits)},
        )
