"""The time that a decision may take, from the limits of its request."""

import numpy as np
import pytest

from quiltbee.engine.decision import pacing
from quiltbee.engine.decision import request as r
from quiltbee.engine.parameters import UNLIMITED
from quiltbee.kernel import state as k
from quiltbee.kernel.state import WORDS
from quiltbee.players import Limits, time_budget
from quiltbee.rules import LAST_SPACE


@pytest.mark.parametrize(
    ("limits", "turn", "milliseconds"),
    [
        (Limits(movetime_ms=250), 1, 250),
        (Limits(movetime_ms=0), 1, 0),
        (Limits(clocks_ms=(10_000, None)), 1, 625),
        (Limits(clocks_ms=(10_000, 1_000), increments_ms=(0, 100)), 2, 280),
        (Limits(clocks_ms=(50, 50), increments_ms=(1000, 1000)), 1, 25),
        (Limits(movetime_ms=100, clocks_ms=(10_000, 10_000)), 1, 100),
        (Limits(clocks_ms=(None, 10)), 1, None),
        (Limits(movetime_ms=10, infinite=True), 1, None),
        (Limits(depth=1), 1, None),
    ],
)
def test_time_is_a_share_of_the_clock_and_no_more_than_the_move_time(
    limits: Limits, turn: int, milliseconds: int | None
) -> None:
    """The module has the same formula in compiled code: player 1 is on space 1, player 2 on 45."""
    state = np.zeros(WORDS, np.int64)
    state[k.TURN], state[[k.TIME, k.PLAYER + k.TIME]] = turn - 1, (1, 45)
    request = np.zeros(len(r.REQUEST), np.int64)
    request[[r.MOVE_TIME, r.CLOCK]] = r.NONE
    clock, movetime = limits.clocks_ms[turn - 1], limits.movetime_ms
    if movetime is not None:
        request[r.MOVE_TIME] = 1000 * movetime
    if clock is not None:
        request[r.CLOCK] = 1000 * clock
    request[r.INCREMENT] = 1000 * limits.increments_ms[turn - 1]
    request[r.INFINITE] = limits.infinite
    seconds = time_budget(limits, turn, LAST_SPACE - int(state[(turn - 1) * k.PLAYER + k.TIME]))
    microseconds = pacing.time_budget(request, state)
    if milliseconds is None:
        assert seconds is None
        assert microseconds == UNLIMITED
    else:
        assert seconds == pytest.approx(milliseconds / 1000)
        assert microseconds == 1000 * milliseconds
