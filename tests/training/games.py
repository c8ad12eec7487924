"""A few games of self-play to test with, played once for all tests of a process."""

from functools import cache
from typing import NamedTuple

import numpy as np

from quiltbee.engine.candidates.placements import PACKING
from quiltbee.engine.evaluation.network import Weights, quantised
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.kernel.tables import Words
from quiltbee.training.learning import new_weights
from quiltbee.training.lessons import Lessons, first_of, new_lessons
from quiltbee.training.self_play import (
    MOST_DECISIONS,
    MOST_INNER,
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
    inner=0,
)
SEARCH = AHEAD._replace(evaluated=40, below=2, inner=3)


class Games(NamedTuple):
    """What some games left; `seat` is as the last of them left it."""

    weights: Weights
    packing: Floats
    lessons: Lessons
    inner: Lessons
    tally: Words
    seat: Seat


@cache
def played(style: Style, games: int, seed: int) -> Games:
    weights = new_weights(np.random.default_rng(seed))
    packing = np.zeros(PACKING, np.float32)
    lessons, inner = new_lessons(games * MOST_DECISIONS), new_lessons(games * MOST_INNER)
    tally = np.zeros(TALLIES, np.int64)
    seat = new_seat(style)
    source = np.array([seed], np.int64)
    count, within = play_games(
        games, style, quantised(weights), packing, source, seat, lessons, inner, tally
    )
    kept = first_of(lessons, count), first_of(inner, within)
    return Games(weights, packing, *kept, tally, seat)
