"""Solo games of the engine, and the targets of their positions."""

from typing import Final

import numpy as np

from quiltbee.automa import Deck, new_solo
from quiltbee.engine.evaluation.network import Quantised
from quiltbee.engine.search.puct import most_visited
from quiltbee.engine.search.tree import (
    ACTION,
    EDGE_COUNT,
    EVALUATED,
    FIRST_EDGE,
    IS_SECOND,
    NODES,
    PRIOR,
    VISITS,
)
from quiltbee.engine.solo.search import (
    IS_CHANCE,
    begin_solo_search,
    new_solo_thread,
    new_solo_tree,
    run_solo_rounds,
)
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import empty_spaces, play, score
from quiltbee.kernel.random_games import draw, shuffle_ring
from quiltbee.kernel.solo.game import copy_solo, has_person_won, play_automa_turns, solo_margin
from quiltbee.kernel.solo.state import DECK, LEVEL, solo_state_of
from quiltbee.kernel.state import BOARD, HIGH, LOW, OVER, STAGE, TILE
from quiltbee.kernel.tables import MOST_LEGAL
from quiltbee.rules import Board, ring_from_seed
from quiltbee.training.replay_buffer import MARGIN, WIN, Samples
from quiltbee.training.self_play import (
    DECISIONS,
    EMPTY_SUM,
    GAMES,
    POINTS_SUM,
    TILE_SUM,
    Style,
    Worker,
    choose,
    forget_placements,
    worker_with,
    write_history,
    write_returns,
    write_sample,
)

_ZERO = np.float32(0.0)

# Every other game is won or lost at the levels that are hard to beat.
_LEVELS: Final = np.array([1, 2, 3, 3, 4, 4, 5, 5], np.int64)
_LEVELS.flags.writeable = False
_BOARDS: Final = 5

_START: Final = solo_state_of(new_solo(ring_from_seed("1"), Deck.NORMAL.cards, board=Board.REVISED))
_START.flags.writeable = False


def new_solo_worker(style: Style, weights: Quantised, placement_weights: Float32Array) -> Worker:
    """Return room for solo games of a style."""
    tree = new_solo_tree(style.evaluated + 2, style.evaluated + 2 * MOST_LEGAL)
    return worker_with(style, weights, placement_weights, tree, new_solo_thread())


@compiled
def deal_solo(worker: Worker, source: Int64Array) -> None:
    """Set up a game on a drawn ring, with any deck and level; forget what placements were best."""
    shuffle_ring(worker.search.ring, source)
    state = worker.state
    copy_solo(_START, state)
    state[BOARD] = 1 if draw(source, _BOARDS) == 0 else 0
    state[DECK] = draw(source, 2)
    state[LEVEL] = _LEVELS[draw(source, len(_LEVELS))]
    forget_placements(worker)


@compiled
def write_solo_inner(worker: Worker, style: Style, inner: Samples, count: int) -> int:
    """Append what the search saw of the positions that it visited often; return the new count.

    Of a decision that is its best candidate, of chance the mean.
    """
    search, tree = worker.search, worker.search.tree
    if style.inner == 0:
        return count
    for node in range(1, tree.counters[NODES]):
        if tree.nodes[node, VISITS] < style.inner or count >= len(inner.targets):
            continue
        write_sample(inner, count, tree.states[node], search.ring)
        if tree.nodes[node, IS_SECOND] == IS_CHANCE:
            chance, margin = _ZERO, _ZERO
            first = tree.nodes[node, FIRST_EDGE]
            for edge in range(first, first + tree.nodes[node, EDGE_COUNT]):
                write_history(search, edge, inner.targets, count)
                chance += tree.values[edge, PRIOR] * inner.targets[count, WIN]
                margin += tree.values[edge, PRIOR] * inner.targets[count, MARGIN]
            inner.targets[count, WIN] = chance
            inner.targets[count, MARGIN] = margin
        else:
            write_history(search, most_visited(search, node), inner.targets, count)
        count += 1
    return count


@compiled
def play_solo_game(
    style: Style,
    worker: Worker,
    source: Int64Array,
    samples: Samples,
    first: int,
    inner: Samples,
    inner_count: int,
) -> tuple[int, int]:
    """Play one game; its samples are written from row `first` on, the inner from `inner_count` on.

    Returns the rows after the last of each.
    """
    search, thread, state = worker.search, worker.thread, worker.state
    tree, ring = search.tree, search.ring
    deal_solo(worker, source)
    play_automa_turns(state, ring, source)
    opening = draw(source, style.opening) if draw(source, 2) == 0 else 0
    count = first
    while state[STAGE] != OVER:
        begin_solo_search(search, thread, state, style.root_width)
        run_solo_rounds(search, thread, style.evaluated, tree.counters[EVALUATED] + style.evaluated)
        best = most_visited(search, 0)
        write_sample(samples, count, state, ring)
        inner_count = write_solo_inner(worker, style, inner, inner_count)
        chosen = choose(style, worker, best, count - first, opening, source)
        play(state, ring, tree.edges[chosen, ACTION])
        play_automa_turns(state, ring, source)
        count += 1
    has_won, points = has_person_won(state), solo_margin(state)
    write_returns(samples, first, count, worker.history, has_won, points, style.trace)
    return count, inner_count


@compiled
def play_solo_games(
    games: int,
    style: Style,
    worker: Worker,
    source: Int64Array,
    samples: Samples,
    inner: Samples,
    tally: Int64Array,
) -> tuple[int, int]:
    """Play games and write their samples as `play_games` does.

    Only the person has a quilt; the sums count it twice, for as many quilts as in duels.
    """
    count, inner_count = 0, 0
    for _ in range(games):
        first = count
        count, inner_count = play_solo_game(
            style, worker, source, samples, first, inner, inner_count
        )
        state = worker.state
        tally[POINTS_SUM] += 2 * score(state, 0)
        tally[EMPTY_SUM] += 2 * empty_spaces(state[LOW], state[HIGH])
        tally[TILE_SUM] += 1 if state[TILE] == 1 else 0
        tally[DECISIONS] += count - first
        tally[GAMES] += 1
    return count, inner_count
