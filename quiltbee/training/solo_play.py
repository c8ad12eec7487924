"""Solo games of the engine, and the targets of their positions."""

from typing import Final

import numpy as np

from quiltbee.automa import Deck, new_solo
from quiltbee.engine.evaluation.evaluate import MARGIN_UNIT
from quiltbee.engine.evaluation.network import Quantised
from quiltbee.engine.parameters import Parameters
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
    Search,
)
from quiltbee.engine.solo.features import MOST_SOLO_FEATURES
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
from quiltbee.kernel.solo.state import DECK, LEVEL, SOLO_WORDS, solo_state_of
from quiltbee.kernel.state import BOARD, HIGH, LOW, OVER, STAGE, TILE
from quiltbee.kernel.tables import MOST_LEGAL, RING
from quiltbee.rules import Board, ring_from_seed
from quiltbee.training.replay_buffer import MARGIN, WIN, Samples
from quiltbee.training.self_play import (
    DECISIONS,
    EMPTY_SUM,
    GAMES,
    MOST_DECISIONS,
    POINTS_SUM,
    TILE_SUM,
    Style,
    Worker,
    drawn_edge,
    write_history,
)

_ONE = np.float32(1.0)
_ZERO = np.float32(0.0)
_FINE = 1 << 20
_CHOSEN = 2  # as in `self_play`

# Every other game is won or lost at the levels that are hard to beat.
_LEVELS: Final = np.array([1, 2, 3, 3, 4, 4, 5, 5], np.int64)
_LEVELS.flags.writeable = False
_BOARDS: Final = 5

_START: Final = solo_state_of(new_solo(ring_from_seed("1"), Deck.NORMAL.cards, board=Board.REVISED))
_START.flags.writeable = False


def new_solo_worker(style: Style, weights: Quantised, placement_weights: Float32Array) -> Worker:
    """Return room for solo games of a style."""
    search = Search(
        new_solo_tree(style.evaluated + 2, style.evaluated + 2 * MOST_LEGAL),
        np.zeros(RING, np.int64),
        weights,
        placement_weights,
        Parameters(margin_weight=np.float32(style.margin_weight), width=style.width),
    )
    return Worker(
        search,
        new_solo_thread(),
        np.zeros(SOLO_WORDS, np.int64),
        np.zeros((MOST_DECISIONS, 3), np.float32),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_SOLO_FEATURES, np.int64),
    )


@compiled
def deal_solo(worker: Worker, source: Int64Array) -> None:
    """Set up a game on a drawn ring, with any deck and level; forget what placements were best."""
    shuffle_ring(worker.search.ring, source)
    state = worker.state
    copy_solo(_START, state)
    state[BOARD] = 1 if draw(source, _BOARDS) == 0 else 0
    state[DECK] = draw(source, 2)
    state[LEVEL] = _LEVELS[draw(source, len(_LEVELS))]
    keys = worker.thread.placements.keys
    for entry in range(len(keys)):
        keys[entry, 0] = -1


@compiled
def write_solo_sample(samples: Samples, row: int, state: Int64Array, ring: Int64Array) -> None:
    """Write the position of a sample."""
    copy_solo(state, samples.states[row])
    for place in range(RING):
        samples.rings[row, place] = ring[place]


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
        write_solo_sample(inner, count, tree.states[node], search.ring)
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
def write_solo_returns(
    samples: Samples, first: int, stop: int, history: Float32Array, end: Int64Array, trace: float
) -> None:
    """Set the targets of one game's samples from its end backwards, as `write_returns` does."""
    chance = _ONE if has_person_won(end) else _ZERO
    margin = np.float32(solo_margin(end)) * MARGIN_UNIT
    kept = np.float32(trace)
    for row in range(stop - 1, first - 1, -1):
        seen = history[row - first]
        if seen[_CHOSEN] > 0:
            chance, margin = seen[WIN], seen[MARGIN]
        samples.targets[row, WIN] = chance
        samples.targets[row, MARGIN] = margin
        chance = kept * chance + (_ONE - kept) * seen[WIN]
        margin = kept * margin + (_ONE - kept) * seen[MARGIN]


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
        write_solo_sample(samples, count, state, ring)
        inner_count = write_solo_inner(worker, style, inner, inner_count)
        decision = count - first
        write_history(search, best, worker.history, decision)
        is_drawn = decision < opening or draw(source, _FINE) < style.drawn * _FINE
        chosen = drawn_edge(tree, source) if is_drawn else best
        worker.history[decision, _CHOSEN] = 1 if chosen != best else 0
        play(state, ring, tree.edges[chosen, ACTION])
        play_automa_turns(state, ring, source)
        count += 1
    write_solo_returns(samples, first, count, worker.history, state, style.trace)
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
