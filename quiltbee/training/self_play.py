"""Games of the engine against itself, and what each of their positions is to teach."""

from typing import Final, NamedTuple

import numpy as np

from quiltbee.engine.evaluation.features import MOST_ROWS
from quiltbee.engine.evaluation.network import Quantised
from quiltbee.engine.evaluation.vectors import Floats
from quiltbee.engine.search.puct import begin, most_passed, search, utility, worth
from quiltbee.engine.search.tree import (
    ACTION,
    COUNT,
    EVALUATED,
    FIRST,
    MARGIN,
    NODES,
    PASSES,
    PRIOR,
    SHARE,
    VISITS,
    Thread,
    Tree,
    new_thread,
    new_tree,
)
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy, empty_spaces, has_won, margin, play, score
from quiltbee.kernel.random_games import draw, shuffle_ring
from quiltbee.kernel.state import HIGH, LOW, OVER, PLAYER, STAGE, TILE, TURN, WORDS, state_of
from quiltbee.kernel.tables import MOST_LEGAL, RING, Words
from quiltbee.rules import Board, new_game, ring_from_seed
from quiltbee.training.lessons import TENS, WIN, Lessons
from quiltbee.training.packing_lessons import teach_root

MOST_DECISIONS: Final = 128
"""More than any game has: each but the special patches brings a token on, to 106 in all."""

MOST_INNER: Final = 400
"""How many inner lessons a game has room for, on average over the games of a part."""

ALL: Final = 448
"""No patch has more placements on a quilt."""

POINTS_SUM: Final = 0
EMPTY_SUM: Final = 1
TILE_SUM: Final = 2
DECISIONS: Final = 3
GAMES: Final = 4
TALLIES: Final = 5
"""What is added up over games: points and empty spaces of both, special tiles, decisions, games."""

_DRAWN = 2
"""The third column of a history, beside WIN and TENS: whether the decision was drawn."""

_ONE = np.float32(1.0)
_TENTH = np.float32(0.1)
_FINE = 1 << 20
"""How finely a share of decisions is drawn."""

_BOARDS = 4
"""One game in so many is played on the original board, the others on the revised one."""

_STARTS = np.stack(
    [state_of(new_game(ring_from_seed("1"), board)) for board in (Board.REVISED, Board.ORIGINAL)]
)
_STARTS.flags.writeable = False


class Style(NamedTuple):
    """How games are played.

    `evaluated`: how many positions a decision are evaluated beyond the root's choices, 0 for one
    decision ahead. `most`, `below`: how many placements of each patch are looked at, at the root
    and below it. `share`: what the margin counts beside the chance to win.

    `wide`: at one decision in so many the root has all placements and teaches the packing table,
    `teaching`: at this rate. `drawn`: how often a decision is drawn. `opening`: in every other
    game less than so many decisions are drawn at the start. `trace`: the lambda of the returns.

    `inner`: a position inside a search that was visited so often is a lesson too; 0 for none.
    """

    evaluated: int
    most: int
    below: int
    share: float
    wide: int
    teaching: float
    drawn: float
    opening: int
    trace: float
    inner: int


class Seat(NamedTuple):
    """What one thread plays games with: the engine's tree and thread, and room of our own."""

    tree: Tree
    thread: Thread
    state: Words
    ring: Words
    history: Floats
    actions: Words
    aims: Floats
    odds: Floats
    rows: Words


def new_seat(style: Style) -> Seat:
    """Room for games of a style: every evaluated position makes one edge and at most one node."""
    tree = new_tree(style.evaluated + 2, style.evaluated + 2 * MOST_LEGAL)
    tree.settings[SHARE] = style.share
    return Seat(
        tree,
        new_thread(),
        np.zeros(WORDS, np.int64),
        np.zeros(RING, np.int64),
        np.zeros((MOST_DECISIONS, 3), np.float32),
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_LEGAL, np.float32),
        np.zeros(MOST_ROWS, np.int64),
    )


@compiled
def chance_in(value: float, tens: float, share: float) -> float:
    """The chance to win in a utility of which a share is for the margin."""
    without = utility(0.0, tens, share)
    return min(max((value - without) / (1.0 - share), 0.0), 1.0)


@compiled
def write_history(tree: Tree, edge: int, history: Floats, decision: int) -> None:
    """Note player 1's chance and margin as the search sees them after its best choice."""
    tens = tree.values[edge, MARGIN] / np.float32(1 + tree.edges[edge, PASSES])
    history[decision, WIN] = chance_in(worth(tree, edge), tens, tree.settings[SHARE])
    history[decision, TENS] = tens


@compiled
def write_returns(
    lessons: Lessons, first: int, stop: int, history: Floats, end: Words, trace: float
) -> None:
    """Set the targets of one game's lessons from its end backwards: lambda returns.

    A position's target is what the search saw one decision later and, at the share `trace`, that
    decision's own target. Behind a decision that was drawn lies a game that nobody chose: the
    target there is what the search saw.
    """
    chance = _ONE if has_won(end, 0) else np.float32(0.0)
    tens = np.float32(margin(end)) * _TENTH
    kept = np.float32(trace)
    for row in range(stop - 1, first - 1, -1):
        seen = history[row - first]
        if seen[_DRAWN] > 0:
            chance, tens = seen[WIN], seen[TENS]
        is_first = lessons.states[row, TURN] == 0
        lessons.targets[row, WIN] = chance if is_first else _ONE - chance
        lessons.targets[row, TENS] = tens if is_first else -tens
        chance = kept * chance + (_ONE - kept) * seen[WIN]
        tens = kept * tens + (_ONE - kept) * seen[TENS]


@compiled
def write_lesson(lessons: Lessons, row: int, state: Words, ring: Words) -> None:
    """Write the position of a lesson."""
    copy(state, lessons.states[row])
    for place in range(RING):
        lessons.rings[row, place] = ring[place]


@compiled
def write_inner(seat: Seat, style: Style, inner: Lessons, count: int) -> int:
    """Append what the search saw of the positions that it visited often; the new count.

    The target of such a position is its own best choice as the search sees it.
    """
    tree = seat.tree
    if style.inner == 0:
        return count
    for node in range(1, tree.counts[NODES]):
        if tree.nodes[node, VISITS] < style.inner or count >= len(inner.targets):
            continue
        write_lesson(inner, count, tree.states[node], seat.ring)
        write_history(tree, most_passed(tree, node), inner.targets, count)
        if tree.states[node, TURN] != 0:
            inner.targets[count, WIN] = _ONE - inner.targets[count, WIN]
            inner.targets[count, TENS] = -inner.targets[count, TENS]
        count += 1
    return count


@compiled
def drawn_edge(tree: Tree, source: Words) -> int:
    """One of the root's better edges: three drawn, the best of these."""
    first, count = tree.nodes[0, FIRST], tree.nodes[0, COUNT]
    chosen = first + draw(source, count)
    for _ in range(2):
        other = first + draw(source, count)
        if tree.values[other, PRIOR] > tree.values[chosen, PRIOR]:
            chosen = other
    return chosen


@compiled
def set_up(seat: Seat, source: Words) -> None:
    """Deal a new game; what was remembered under an older packing table is forgotten."""
    shuffle_ring(seat.ring, source)
    copy(_STARTS[1 if draw(source, _BOARDS) == 0 else 0], seat.state)
    for entry in range(len(seat.thread.memory.keys)):
        seat.thread.memory.keys[entry, 0] = -1


@compiled
def think(style: Style, weights: Quantised, packing: Floats, seat: Seat, source: Words) -> int:
    """Search a decision, at times teaching the packing table; the edge to play."""
    tree, thread, ring = seat.tree, seat.thread, seat.ring
    is_wide = style.teaching > 0 and draw(source, style.wide) == 0
    begin(tree, seat.state, ring, 0, ALL if is_wide else style.most, weights, packing, thread)
    if is_wide:
        teach_root(tree, packing, style.teaching, seat.actions, seat.aims, seat.odds, seat.rows)
    until = tree.counts[EVALUATED] + style.evaluated
    search(tree, ring, style.below, weights, packing, thread, style.evaluated, until)
    return most_passed(tree, 0)


@compiled
def play_game(
    style: Style,
    weights: Quantised,
    packing: Floats,
    source: Words,
    seat: Seat,
    lessons: Lessons,
    first: int,
    inner: Lessons,
    within: int,
) -> tuple[int, int]:
    """Play one game; its lessons are written from row `first` on, the inner from `within` on.

    Returns the rows after the last of each.
    """
    tree, state, ring = seat.tree, seat.state, seat.ring
    set_up(seat, source)
    opening = draw(source, style.opening) if draw(source, 2) == 0 else 0
    count = first
    while state[STAGE] != OVER:
        best = think(style, weights, packing, seat, source)
        write_lesson(lessons, count, state, ring)
        within = write_inner(seat, style, inner, within)
        decision = count - first
        write_history(tree, best, seat.history, decision)
        is_drawn = decision < opening or draw(source, _FINE) < style.drawn * _FINE
        chosen = drawn_edge(tree, source) if is_drawn else best
        seat.history[decision, _DRAWN] = 1 if chosen != best else 0
        play(state, ring, tree.edges[chosen, ACTION])
        count += 1
    write_returns(lessons, first, count, seat.history, state, style.trace)
    return count, within


@compiled
def play_games(
    games: int,
    style: Style,
    weights: Quantised,
    packing: Floats,
    source: Words,
    seat: Seat,
    lessons: Lessons,
    inner: Lessons,
    tally: Words,
) -> tuple[int, int]:
    """Play games and write their lessons, MOST_DECISIONS for each at most; how many there are.

    Of the inner lessons as many are written as there is room for; their number comes second.
    `packing` is taught on the way, and `tally` (TALLIES) gets added.
    """
    count, within = 0, 0
    for _ in range(games):
        first = count
        count, within = play_game(
            style, weights, packing, source, seat, lessons, first, inner, within
        )
        for player in range(2):
            start = player * PLAYER
            tally[POINTS_SUM] += score(seat.state, player)
            tally[EMPTY_SUM] += empty_spaces(seat.state[start + LOW], seat.state[start + HIGH])
        tally[TILE_SUM] += 1 if seat.state[TILE] != 0 else 0
        tally[DECISIONS] += count - first
        tally[GAMES] += 1
    return count, within
