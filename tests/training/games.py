"""A few games of self-play to test with, played once for all tests of a process."""

from functools import cache
from typing import NamedTuple

import numpy as np

from quiltbee.engine.weights import PLACEMENT_WEIGHTS, Weights, quantised
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.rules.time_board import MOST_DECISIONS
from quiltbee.training.learning import Samples, first_samples, new_samples, new_weights
from quiltbee.training.self_play import (
    MOST_INNER,
    TALLIES,
    Style,
    Workspace,
    new_workspace,
    play_games,
)

AHEAD = Style(
    evaluated=0,
    root_width=8,
    width=1,
    margin_weight=0.2,
    wide=4,
    placement_learning_rate=0.02,
    drawn=0.2,
    opening=12,
    trace=0.8,
    inner=0,
)
SEARCH = AHEAD._replace(evaluated=40, width=2, inner=3)


class Games(NamedTuple):
    """What some games left; `workspace` is as the last of them left it."""

    weights: Weights
    placement_weights: Float32Array
    samples: Samples
    inner: Samples
    tally: Int64Array
    workspace: Workspace


@cache
def played(style: Style, games: int, seed: int) -> Games:
    weights = new_weights(np.random.default_rng(seed))
    placement_weights = np.zeros(PLACEMENT_WEIGHTS, np.float32)
    samples, inner = new_samples(games * MOST_DECISIONS), new_samples(games * MOST_INNER)
    tally = np.zeros(TALLIES, np.int64)
    workspace = new_workspace(style, quantised(weights), placement_weights)
    random_state = np.array([seed], np.int64)
    count, inner_count = play_games(games, style, workspace, random_state, samples, inner, tally)
    kept = first_samples(samples, count), first_samples(inner, inner_count)
    return Games(weights, placement_weights, *kept, tally, workspace)
