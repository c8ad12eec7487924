"""The largest margin against an opponent who only passes: a beam search over own decisions.

Once a game is won, a player far behind seldom plays as a search expects. A winner who plays for the
margin against the best replies waits for purchases that never come, and leaves half of the quilt
empty. Against an opponent who passes, only the winner's own decisions matter, and they are few.

    positions of the beam, by the space of the winner's token    0  1  2 ... 53
                                                                 the best `width` by margin on each

All positions of a space have the same time left, so the evaluation, which expects good replies, is
off by about the same amount for each of them. Finished games have their true margin.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.evaluate import MARGIN, MARGIN_POINT, evaluate
from quiltbee.engine.search.expand import best_candidate, evaluate_candidates, list_candidates_of
from quiltbee.engine.search.tree import EVALUATED, Search, Thread
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, list_special, play
from quiltbee.kernel.game import margin as final_margin
from quiltbee.kernel.tables import MOST_LEGAL, PASS
from quiltbee.rules import LAST_SPACE

SPACES: Final = LAST_SPACE + 1
MOST_WIDTH: Final = 256
NODES_PER_WIDTH: Final = 800
"""The approximate number of evaluations of a beam of width 1 from the start of a game."""

NOTHING: Final = -1

_LEAST = np.float32(-1e9)


class Beam(NamedTuple):
    """A beam: by space and rank a position, its margin, and the root's action that leads to it.

    `margins` are the player's, in units of MARGIN_UNIT. `found` is the root's action that leads to
    the best end so far, or NOTHING, and `highest` its margin. `state` and `actions` are scratch.
    """

    states: Int64Array
    margins: Float32Array
    roots: Int64Array
    counts: Int64Array
    found: Int64Array
    highest: Float32Array
    state: Int64Array
    actions: Int64Array


def new_beam() -> Beam:
    """Return an empty beam."""
    return Beam(
        np.zeros((SPACES, MOST_WIDTH, k.WORDS), np.int64),
        np.zeros((SPACES, MOST_WIDTH), np.float32),
        np.zeros((SPACES, MOST_WIDTH), np.int64),
        np.zeros(SPACES, np.int64),
        np.full(1, NOTHING, np.int64),
        np.zeros(1, np.float32),
        np.zeros(k.WORDS, np.int64),
        np.zeros(MOST_LEGAL, np.int64),
    )


@compiled
def begin_beam(beam: Beam, start: Int64Array) -> None:
    """Start a beam from a position that is not over."""
    clock = start[start[k.TURN] * k.PLAYER + k.TIME]
    for space in range(SPACES):
        beam.counts[space] = 0
    copy(start, beam.states[clock, 0])
    beam.counts[clock] = 1
    beam.margins[clock, 0] = -_LEAST  # never replaced
    beam.roots[clock, 0] = NOTHING
    beam.found[0] = NOTHING
    beam.highest[0] = _LEAST


@compiled
def follow_space(
    search: Search, thread: Thread, beam: Beam, space: int, player: int, width: int, most: int
) -> None:
    """Play on from the beam's positions of a space; call it for each space in order.

    `width` is at most MOST_WIDTH. Updates `found` and `highest`. Evaluated positions are added to
    the tree's EVALUATED, up to `most`.
    """
    counters, rank = search.tree.counters, 0
    while rank < beam.counts[space]:  # special patches add positions to their own space
        position, root = beam.states[space, rank], beam.roots[space, rank]
        is_root = root == NOTHING
        placements = search.parameters.root_width if is_root else search.parameters.width
        number = list_candidates_of(search, thread, position, placements)
        # A copy, since `settle_until` lists candidates in the same place.
        for n in range(number):
            beam.actions[n] = thread.actions[n]
        for n in range(number):
            if counters[EVALUATED] >= most:
                return
            first = beam.actions[n] if is_root else root
            copy(position, beam.state)
            play(beam.state, search.ring, beam.actions[n])
            settle_until(search, thread, beam.state, player)
            margin = margin_for(search, thread, beam.state, player)
            if beam.state[k.STAGE] != k.OVER:
                keep_in_beam(beam, player, first, margin, width)
            elif margin > beam.highest[0]:
                beam.found[0] = first
                beam.highest[0] = margin
        rank += 1


@compiled
def settle_until(search: Search, thread: Thread, state: Int64Array, player: int) -> None:
    """Play on to a player's next action: place special patches well, let the opponent pass."""
    while state[k.STAGE] != k.OVER and (state[k.TURN] != player or state[k.STAGE] == k.SPECIAL):
        if state[k.TURN] == player:
            number = list_candidates_of(search, thread, state, 1)
            evaluate_candidates(search, thread, state, number)
            search.tree.counters[EVALUATED] += number
            best = best_candidate(thread, number, player == 1)
            play(state, search.ring, thread.actions[best])
        elif state[k.STAGE] == k.SPECIAL:
            # Any space will do: an opponent who buys nothing has no other use for it.
            other = k.PLAYER - player * k.PLAYER
            list_special(state[other + k.LOW], state[other + k.HIGH], thread.actions)
            play(state, search.ring, thread.actions[0])
        else:
            play(state, search.ring, PASS)


@compiled
def margin_for(search: Search, thread: Thread, state: Int64Array, player: int) -> np.float32:
    """Evaluate a player's margin in a position; exact if it is over."""
    if state[k.STAGE] == k.OVER:
        points = np.float32(final_margin(state)) * MARGIN_POINT
        return points if player == 0 else -points
    # After `settle_until` the player is to move, so the outputs are the player's.
    search.tree.counters[EVALUATED] += 1
    evaluate(state, search.ring, search.weights, thread.scratch)
    return thread.scratch.outputs[MARGIN]


@compiled
def keep_in_beam(beam: Beam, player: int, root: int, margin: np.float32, width: int) -> None:
    """Insert the beam's scratch position among the best of its space, if it is one of them."""
    space = beam.state[player * k.PLAYER + k.TIME]
    place = beam.counts[space]
    if place < width:
        beam.counts[space] = place + 1
    else:
        place = 0
        for rank in range(1, width):
            if beam.margins[space, rank] < beam.margins[space, place]:
                place = rank
        if beam.margins[space, place] >= margin:
            return
    copy(beam.state, beam.states[space, place])
    beam.margins[space, place] = margin
    beam.roots[space, place] = root
