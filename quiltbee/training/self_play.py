"""Games of the engine against itself, or against the Automa, and the targets of their positions.

Games begin on either board, those against the Automa with any deck and level. The placement weights
learn from new roots to rank placements as the evaluation does.
"""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.automa import Deck, new_solo
from quiltbee.engine.candidates import phase_start, quilt_score
from quiltbee.engine.evaluation.evaluate import MARGIN_POINT
from quiltbee.engine.evaluation.features import MOST_FEATURES, WINDOWS, quilt_features
from quiltbee.engine.parameters import Parameters
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.lines import mean_chance_and_margin, win_chance_and_margin
from quiltbee.engine.search.puct import begin_search, most_visited, run_rounds
from quiltbee.engine.search.tree import Search, Thread, Tree, new_thread, new_tree
from quiltbee.engine.weights import Quantised
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Float32Array, Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, empty_spaces
from quiltbee.kernel.games import (
    DUEL,
    Game,
    by_game,
    draw_chance,
    follow,
    has_first_won,
    score,
)
from quiltbee.kernel.games import margin as final_margin
from quiltbee.kernel.random_games import draw, shuffle_ring
from quiltbee.kernel.solo.game import copy_solo
from quiltbee.kernel.solo.state import DECK, LEVEL, solo_state_of
from quiltbee.kernel.state import BOARD, state_of
from quiltbee.kernel.tables import MASK_HIGH, MASK_LOW, MOST_LEGAL, PASS, PATCH_OF, RING
from quiltbee.rules import Board, new_game, ring_from_seed
from quiltbee.rules.time_board import MOST_DECISIONS
from quiltbee.training.learning import MARGIN, WIN, Samples

_BOARDS = 4
_SOLO_BOARDS = 5
"""One game in this many is played on the original board, the others on the revised one."""

_STARTS = np.stack(
    [state_of(new_game(ring_from_seed("1"), board)) for board in (Board.REVISED, Board.ORIGINAL)]
)
_STARTS.flags.writeable = False

_SOLO_START = solo_state_of(new_solo(ring_from_seed("1"), Deck.NORMAL.cards, board=Board.REVISED))
_SOLO_START.flags.writeable = False

# The harder a level is to beat, the more of its games are close.
_LEVELS = np.array([1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5], np.int64)
_LEVELS.flags.writeable = False


@compiled
def deal_duel(state: Int64Array, random_state: Int64Array) -> None:
    """Set up a duel on either board."""
    copy(_STARTS[1 if draw(random_state, _BOARDS) == 0 else 0], state)


@compiled
def deal_solo(state: Int64Array, random_state: Int64Array) -> None:
    """Set up a solo game on either board, with either deck and any level."""
    copy_solo(_SOLO_START, state)
    state[BOARD] = 1 if draw(random_state, _SOLO_BOARDS) == 0 else 0
    state[DECK] = draw(random_state, 2)
    state[LEVEL] = _LEVELS[draw(random_state, len(_LEVELS))]


deal = by_game(deal_duel, deal_solo)
"""Set up a random game."""


TEMPERATURE: Final = 0.01
"""The difference, in chances to win, of placements with e times the probability."""

_LEAST_STEP: Final = np.float32(1e-6)


@compiled
def softmax(values: Float32Array, start: int, stop: int, temperature: float) -> None:
    """Turn values[start:stop] into probabilities: a softmax."""
    best = values[start]
    for number in range(start + 1, stop):
        best = max(best, values[number])
    total = np.float32(0.0)
    for number in range(start, stop):
        values[number] = np.exp((values[number] - best) / temperature)
        total += values[number]
    for number in range(start, stop):
        values[number] /= total


@compiled
def learn_order(
    low: int,
    high: int,
    actions: Int64Array,
    start: int,
    stop: int,
    values: Float32Array,
    scores: Float32Array,
    weights: Float32Array,
    learning_rate: float,
    features: Int64Array,
) -> None:
    """Move the weights one step toward the order of values[start:stop], one patch's placements.

    The loss is the cross-entropy between the softmax of the values and that of the weights' scores.
    """
    phase = phase_start(low, high)
    for number in range(start, stop):
        action = actions[number]
        after_low, after_high = low | MASK_LOW[action], high | MASK_HIGH[action]
        scores[number] = quilt_score(after_low, after_high, phase, weights)
    softmax(values, start, stop, TEMPERATURE)
    softmax(scores, start, stop, 1.0)
    for number in range(start, stop):
        step = np.float32(learning_rate) * (values[number] - scores[number])
        if abs(step) < _LEAST_STEP:
            continue
        action = actions[number]
        quilt_features(low | MASK_LOW[action], high | MASK_HIGH[action], phase, features, 0)
        for window in range(WINDOWS):
            weights[features[window]] += step


@compiled
def learn_from_root(
    tree: Tree,
    weights: Float32Array,
    learning_rate: float,
    actions: Int64Array,
    values: Float32Array,
    scores: Float32Array,
    features: Int64Array,
) -> None:
    """Learn from the values of a new root's candidates, patch by patch.

    `actions`, `values`, `scores` and `features` are scratch.
    """
    state = tree.states[0]
    mover = state[k.TURN] * k.PLAYER
    first, number = tree.nodes[0, t.FIRST_EDGE], tree.nodes[0, t.EDGE_COUNT]
    sign = np.float32(1.0) if state[k.TURN] == 0 else np.float32(-1.0)
    for n in range(number):
        actions[n] = tree.edges[first + n, t.ACTION]
        values[n] = sign * tree.values[first + n, t.MINIMAX]
    start = 0
    while start < number:
        stop = start + 1
        while stop < number and PATCH_OF[actions[stop]] == PATCH_OF[actions[start]]:
            stop += 1
        if actions[start] != PASS and stop - start > 1:
            low, high = state[mover + k.LOW], state[mover + k.HIGH]
            learn_order(
                low, high, actions, start, stop, values, scores, weights, learning_rate, features
            )
        start = stop


MOST_INNER: Final = 400
"""The most inner samples for each game, on average over the games of a part."""

ALL: Final = 448
"""The most placements that any patch has on a quilt."""

POINTS_SUM, EMPTY_SUM, TILE_SUM, DECISIONS, GAMES = range(5)
TALLIES: Final = 5
"""The sums over games: points and empty spaces of both, special tiles, decisions, games."""

_DRAWN = 2
"""The third column of a history, beside WIN and MARGIN: 1 for a random decision."""

_ONE = np.float32(1.0)
_FINE = 1 << 20
"""The resolution of the share of random decisions."""


class Style(NamedTuple):
    """The parameters of self-play.

    `evaluated`: positions evaluated a decision beyond the root's candidates, 0 for one decision
    ahead. `root_width`, `width`: candidate placements of each patch, at the root and below it.
    `margin_weight`: the margin's share of the utility.

    `wide`: at one decision in this many the root has all placements, and the placement weights
    learn from them at `placement_learning_rate`. `drawn`: the share of random decisions. `opening`:
    in every other game fewer than this many decisions are random at the start. `trace`: the lambda
    of the returns.

    `inner`: the visits from which a position inside a search is a sample too; 0 for none.
    """

    evaluated: int
    root_width: int
    width: int
    margin_weight: float
    wide: int
    placement_learning_rate: float
    drawn: float
    opening: int
    trace: float
    inner: int


class Workspace(NamedTuple):
    """One thread's search and buffers.

    The search's ring is that of the current game, and its placement weights learn on the way.
    """

    search: Search
    thread: Thread
    state: Int64Array
    history: Float32Array
    actions: Int64Array
    values: Float32Array
    scores: Float32Array
    features: Int64Array


def new_workspace(
    style: Style, weights: Quantised, placement_weights: Float32Array, game: Game = DUEL
) -> Workspace:
    """Return a workspace for games of a style."""
    # Every evaluated position makes one edge, and at most one node.
    search = Search(
        game,
        new_tree(style.evaluated + 2, style.evaluated + 2 * MOST_LEGAL, game),
        np.zeros(RING, np.int64),
        weights,
        placement_weights,
        Parameters(margin_weight=np.float32(style.margin_weight), width=style.width),
    )
    return Workspace(
        search,
        new_thread(game),
        np.zeros(game.words, np.int64),
        np.zeros((MOST_DECISIONS, 3), np.float32),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_FEATURES, np.int64),
    )


@compiled
def write_seen(seen: tuple[float, float], history: Float32Array, row: int) -> None:
    """Write player 1's chance and margin in points, as the search sees them."""
    chance, points = seen
    history[row, WIN] = chance
    history[row, MARGIN] = np.float32(points) * MARGIN_POINT


@compiled
def write_returns(
    samples: Samples,
    first: int,
    stop: int,
    history: Float32Array,
    is_won: bool,
    points: int,
    trace: float,
) -> None:
    """Set the targets of one game's samples, backwards from its end: lambda returns.

    `is_won` is player 1's result (in solo games the person's), and `points` the margin.

    A position's target mixes the next decision's search value with that decision's own target,
    which has the share `trace`. A random decision interrupts the returns: its target is the search
    value alone.
    """
    chance = _ONE if is_won else np.float32(0.0)
    margin = np.float32(points) * MARGIN_POINT
    kept = np.float32(trace)
    for row in range(stop - 1, first - 1, -1):
        seen = history[row - first]
        if seen[_DRAWN] > 0:
            chance, margin = seen[WIN], seen[MARGIN]
        is_first = samples.states[row, k.TURN] == 0
        samples.targets[row, WIN] = chance if is_first else _ONE - chance
        samples.targets[row, MARGIN] = margin if is_first else -margin
        chance = kept * chance + (_ONE - kept) * seen[WIN]
        margin = kept * margin + (_ONE - kept) * seen[MARGIN]


@compiled
def write_sample(samples: Samples, row: int, state: Int64Array, ring: Int64Array) -> None:
    """Write the position of a sample."""
    for word in range(samples.states.shape[1]):
        samples.states[row, word] = state[word]
    for place in range(RING):
        samples.rings[row, place] = ring[place]


@compiled
def write_inner(workspace: Workspace, style: Style, inner: Samples, count: int) -> int:
    """Append the positions that the search visited often; return the new count.

    The target of such a position is the search value of its best candidate, or if chance comes
    next, the mean over the outcomes.
    """
    search, tree = workspace.search, workspace.search.tree
    if style.inner == 0:
        return count
    for node in range(1, tree.counters[t.NODES]):
        if tree.nodes[node, t.VISITS] < style.inner or count >= len(inner.targets):
            continue
        write_sample(inner, count, tree.states[node], search.ring)
        if tree.nodes[node, t.DECIDER] == t.CHANCE:
            seen = mean_chance_and_margin(search, node)
        else:
            seen = win_chance_and_margin(search, most_visited(search, node))
        write_seen(seen, inner.targets, count)
        if tree.nodes[node, t.DECIDER] == t.SECOND:
            inner.targets[count, WIN] = _ONE - inner.targets[count, WIN]
            inner.targets[count, MARGIN] = -inner.targets[count, MARGIN]
        count += 1
    return count


@compiled
def drawn_edge(tree: Tree, random_state: Int64Array) -> int:
    """Draw one of the root's better edges: of three random ones, that with the highest prior."""
    first, count = tree.nodes[0, t.FIRST_EDGE], tree.nodes[0, t.EDGE_COUNT]
    chosen = first + draw(random_state, count)
    for _ in range(2):
        other = first + draw(random_state, count)
        if tree.values[other, t.PRIOR] > tree.values[chosen, t.PRIOR]:
            chosen = other
    return chosen


@compiled
def set_up(workspace: Workspace, random_state: Int64Array) -> None:
    """Start a new game, and clear the cache of placements ranked by older weights."""
    search, state = workspace.search, workspace.state
    shuffle_ring(search.ring, random_state)
    deal(search.game, state, random_state)
    draw_chance(search.game, state, search.ring, random_state)
    keys = workspace.thread.placements.keys
    for entry in range(len(keys)):
        keys[entry, 0] = -1


@compiled
def think(style: Style, workspace: Workspace, random_state: Int64Array) -> int:
    """Search a decision, sometimes training the placement weights; return the best edge."""
    search, thread, tree = workspace.search, workspace.thread, workspace.search.tree
    is_wide = style.placement_learning_rate > 0 and draw(random_state, style.wide) == 0
    begin_search(search, thread, workspace.state, 0, ALL if is_wide else style.root_width)
    if is_wide:
        learn_from_root(
            tree,
            search.placement_weights,
            style.placement_learning_rate,
            workspace.actions,
            workspace.values,
            workspace.scores,
            workspace.features,
        )
    run_rounds(search, thread, style.evaluated, tree.counters[t.EVALUATED] + style.evaluated)
    return most_visited(search, 0)


@compiled
def choose(
    style: Style,
    workspace: Workspace,
    best: int,
    decision: int,
    opening: int,
    random_state: Int64Array,
) -> int:
    """Return the edge to play, the best or a random one, and record the search value."""
    seen = win_chance_and_margin(workspace.search, best)
    write_seen(seen, workspace.history, decision)
    is_drawn = decision < opening or draw(random_state, _FINE) < style.drawn * _FINE
    chosen = drawn_edge(workspace.search.tree, random_state) if is_drawn else best
    workspace.history[decision, _DRAWN] = 1 if chosen != best else 0
    return chosen


@compiled
def play_game(
    style: Style,
    workspace: Workspace,
    random_state: Int64Array,
    samples: Samples,
    first: int,
    inner: Samples,
    inner_count: int,
) -> tuple[int, int]:
    """Play one game; write samples from row `first` on, inner ones from `inner_count` on.

    Return the row after the last of each.
    """
    search, state, ring = workspace.search, workspace.state, workspace.search.ring
    set_up(workspace, random_state)
    opening = draw(random_state, style.opening) if draw(random_state, 2) == 0 else 0
    count = first
    while state[k.STAGE] != k.OVER:
        best = think(style, workspace, random_state)
        write_sample(samples, count, state, ring)
        inner_count = write_inner(workspace, style, inner, inner_count)
        chosen = choose(style, workspace, best, count - first, opening, random_state)
        follow(search.game, state, ring, search.tree.edges[chosen, t.ACTION])
        draw_chance(search.game, state, ring, random_state)
        count += 1
    is_won, points = has_first_won(search.game, state), final_margin(search.game, state)
    write_returns(samples, first, count, workspace.history, is_won, points, style.trace)
    return count, inner_count


@compiled
def play_games(
    games: int,
    style: Style,
    workspace: Workspace,
    random_state: Int64Array,
    samples: Samples,
    inner: Samples,
    tally: Int64Array,
) -> tuple[int, int]:
    """Play games and write their samples, MOST_DECISIONS for each at most; return how many.

    The second number is that of the inner samples, as many as fit. The games are added to `tally`
    (TALLIES); the only quilt of a solo game counts twice, to compare with duels.
    """
    game, state = workspace.search.game, workspace.state
    count, inner_count = 0, 0
    for _ in range(games):
        first = count
        count, inner_count = play_game(
            style, workspace, random_state, samples, first, inner, inner_count
        )
        times = 2 // game.quilts
        for player in range(game.quilts):
            low, high = state[player * k.PLAYER + k.LOW], state[player * k.PLAYER + k.HIGH]
            tally[POINTS_SUM] += times * score(game, state, player)
            tally[EMPTY_SUM] += times * empty_spaces(low, high)
        tally[TILE_SUM] += 1 if 0 < state[k.TILE] <= game.quilts else 0
        tally[DECISIONS] += count - first
        tally[GAMES] += 1
    return count, inner_count
