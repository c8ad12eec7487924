"""A few games of self-play to test with, played once for all tests of a process."""

from functools import cache
from typing import NamedTuple

import numpy as np

from quiltbee.engine.network import Weights
from quiltbee.engine.packing import PACKING
from quiltbee.engine.vectors import Floats
from quiltbee.kernel.tables import Words
from quiltbee.training.learning import new_weights
from quiltbee.training.lessons import Lessons, new_lessons
from quiltbee.training.self_play import (
    MOST_DECISIONS,
    TALLIES,
    Seat,
    Style,
    new_seat,
    play_games,
)

AHEAD = Style(
    evaluated=0,
    most=8,
    below=1,
    share=0.2,
    wide=4,
    teaching=0.02,
    drawn=0.2,
    opening=12,
    trace=0.8,
)
SEARCH = AHEAD._replace(evaluated=40, below=2)


class Games(NamedTuple):
    """What some games left; `seat` is as the last of them left it."""

    weights: Weights
    packing: Floats
    lessons: Lessons
    tally: Words
    seat: Seat


@cache
def played(style: Style, games: int, seed: int) -> Games:
    weights = new_weights(np.random.default_rng(seed))
    packing = np.zeros(PACKING, np.float32)
    lessons, tally = new_lessons(games * MOST_DECISIONS), np.zeros(TALLIES, np.int64)
    seat = new_seat(style)
    source = np.array([seed], np.int64)
    count = play_games(games, style, weights, packing, source, seat, lessons, tally)
    kept = Lessons(lessons.states[:count], lessons.rings[:count], lessons.targets[:count])
    return Games(weights, packing, kept, tally, seat)
