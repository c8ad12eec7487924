"""The lines of a decision: merged from solver and search, with their forecasts."""

import numpy as np

from quiltbee.engine.decision import control as c
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.proofs import proven_row
from quiltbee.engine.decision.workspace import Lines, Workspace, aimed, on_ring
from quiltbee.engine.endgame.solver import follow_proof
from quiltbee.engine.parameters import PROOF_FORECAST_NODES
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.lines import (
    EMPTY,
    SCORES,
    SUMS,
    TILES,
    add_game,
    add_rollouts,
    mean_chance_and_margin,
    own_value,
    principal_variation_after,
    win_chance_and_margin,
)
from quiltbee.engine.search.tree import Search
from quiltbee.kernel import state as k
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import play
from quiltbee.kernel.games import copy, follow
from quiltbee.kernel.tables import PASS


@compiled
def write_lines(ws: Workspace, number: int) -> None:
    """Write `lines`: the best of the proven ones and those of the first `number` ranked edges."""
    control, request, search = ws.control, ws.request, aimed(ws)
    ws.results[r.LINE_COUNT] = 0
    if number == 0 and control[c.PROVEN_COUNT] == 0:
        # Chance comes next: a line without moves holds the value of the root.
        chance, points = mean_chance_and_margin(search, 0)
        _write_figures(ws, search, ws.lines, 0, np.float64(chance), np.float64(points))
        ws.lines.numbers[0, r.LENGTH] = 0
        ws.results[r.LINE_COUNT] = 1
    elif control[c.PROVEN_COUNT] == 0:
        _add_searched_lines(ws, search, number)
    elif request[r.LINES] == 1:
        _copy_line(ws.proven, 0, ws.lines, 0)
        ws.results[r.LINE_COUNT] = 1
    else:
        _merge_lines(ws, search, number)
    # In these phases the solver's memory is in use, so a report has no forecast.
    if control[c.PHASE] != c.OTHERS and control[c.PHASE] != c.ENLARGE:
        for row in range(ws.results[r.LINE_COUNT]):
            _add_forecast(ws, search, row)


@compiled
def _add_searched_lines(ws: Workspace, search: Search, number: int) -> None:
    """Add the lines of the first edges, and the pass line if requested."""
    request, count = ws.request, 0
    for n in range(number):
        ws.order[n] = ws.ranked[n]
    if request[r.LINES] > 1:
        _order_by_value(ws, search, number)
    for n in range(number):
        action = search.tree.edges[ws.order[n], t.ACTION]
        if n < request[r.LINES] or (request[r.PASS_LINE] != 0 and action == PASS):
            _write_searched_line(ws, search, ws.order[n], ws.lines, count)
            count += 1
    ws.results[r.LINE_COUNT] = count


@compiled
def _order_by_value(ws: Workspace, search: Search, number: int) -> None:
    """Sort the edges in `order` by value, except the first, which is the move's."""
    for n in range(2, number):
        edge, place = ws.order[n], n
        value = own_value(search, edge)
        while place > 1 and value > own_value(search, ws.order[place - 1]):
            ws.order[place] = ws.order[place - 1]
            place -= 1
        ws.order[place] = edge


@compiled
def _write_searched_line(ws: Workspace, search: Search, edge: int, lines: Lines, row: int) -> None:
    """Write the line of an edge of the root, from the mover's side."""
    chance, points = win_chance_and_margin(search, edge)
    value, points = np.float64(chance), np.float64(points)
    if ws.state[k.TURN] == 1:
        value, points = 1.0 - value, -points
    _write_figures(ws, search, lines, row, value, points)
    lines.numbers[row, r.LENGTH] = principal_variation_after(search, edge, lines.actions[row])


@compiled
def _write_figures(
    ws: Workspace, search: Search, lines: Lines, row: int, chance: float, points: float
) -> None:
    """Write the figures of a searched line; a search by score gives no useful chance."""
    numbers, counters = lines.numbers[row], search.tree.counters
    numbers[r.LINE_DEPTH] = counters[t.DEPTH]
    numbers[r.LINE_NODES] = counters[t.EVALUATED]
    numbers[r.SOLVED] = numbers[r.GAMES] = 0
    numbers[r.HAS_CHANCE] = 1 if ws.request[r.BY_SCORE] == 0 else 0
    lines.figures[row, r.LINE_CHANCE] = chance
    lines.figures[row, r.LINE_MARGIN] = points
    lines.figures[row, r.LINE_LEAST], lines.figures[row, r.LINE_MOST] = -np.inf, np.inf


@compiled
def _copy_line(source: Lines, from_row: int, target: Lines, row: int) -> None:
    for n in range(len(r.LINE_NUMBERS)):
        target.numbers[row, n] = source.numbers[from_row, n]
    for n in range(len(r.LINE_FIGURES)):
        target.figures[row, n] = source.figures[from_row, n]
    for n in range(source.numbers[from_row, r.LENGTH]):
        target.actions[row, n] = source.actions[from_row, n]


@compiled
def _merge_lines(ws: Workspace, search: Search, number: int) -> None:
    """Merge proven and searched lines, best first; equals keep their order.

    The first proven line is the best move's, so estimates are capped by it.
    """
    control, request, proven, order = ws.control, ws.request, ws.proven, ws.order
    count = control[c.PROVEN_COUNT]
    best = proven.figures[0]
    # The searched lines are appended to the array of the proven ones.
    total = count
    for n in range(number):
        edge = ws.ranked[n]
        if proven_row(ws, search.tree.edges[edge, t.ACTION]) < 0 and total < r.MOST_LINES:
            _write_searched_line(ws, search, edge, proven, total)
            figures = proven.figures[total]
            figures[r.LINE_CHANCE] = min(figures[r.LINE_CHANCE], best[r.LINE_CHANCE])
            figures[r.LINE_MARGIN] = min(figures[r.LINE_MARGIN], best[r.LINE_MARGIN])
            total += 1
    for row in range(total):
        place = row
        while place > 0 and _is_better(proven, row, order[place - 1]):
            order[place] = order[place - 1]
            place -= 1
        order[place] = row
    lines = 0
    for n in range(total):
        is_pass = proven.actions[order[n], 0] == PASS
        if n < request[r.LINES] or (request[r.PASS_LINE] != 0 and is_pass):
            _copy_line(proven, order[n], ws.lines, lines)
            lines += 1
    ws.results[r.LINE_COUNT] = lines


@compiled
def _is_better(lines: Lines, row: int, other: int) -> bool:
    """Compare two lines by chance, then by proven win, then by margin."""
    chance, others = lines.figures[row, r.LINE_CHANCE], lines.figures[other, r.LINE_CHANCE]
    if lines.numbers[row, r.HAS_CHANCE] == 0 or lines.numbers[other, r.HAS_CHANCE] == 0:
        chance, others = 0.0, 0.0
    if chance != others:
        return chance > others
    wins, other_wins = lines.numbers[row, r.SOLVED] == 1, lines.numbers[other, r.SOLVED] == 1
    if wins != other_wins:
        return wins
    return lines.figures[row, r.LINE_MARGIN] > lines.figures[other, r.LINE_MARGIN]


@compiled
def _add_forecast(ws: Workspace, search: Search, row: int) -> None:
    """Add the forecast of a line's final scores, empty spaces and special tile, if requested.

    A searched line is rolled out `FORECAST` times; a proven one once, by the solver as long as that
    is quick. The scores are shifted to differ by the line's margin, the better estimate.
    """
    games, lines = ws.request[r.FORECAST], ws.lines
    numbers, figures, sums = lines.numbers[row], lines.figures[row], ws.sums
    if games == 0 or numbers[r.LENGTH] == 0:
        return
    for n in range(SUMS):
        sums[n] = 0
    action, tree = lines.actions[row, 0], search.tree
    ws.draws[0] = 1  # the same draws for every line
    if proven_row(ws, action) >= 0:
        games = 1
        _play_proven_game(ws, search, row)
    else:
        edge = tree.nodes[0, t.FIRST_EDGE]
        while tree.edges[edge, t.ACTION] != action:
            edge += 1
        add_rollouts(search, ws.thread, edge, ws.draws, games, sums)
    numbers[r.GAMES] = games
    mover = ws.state[k.TURN]
    for place in range(2):
        player = mover if place == 0 else 1 - mover
        figures[r.LINE_SCORES + place] = sums[SCORES + player] / games
        figures[r.LINE_EMPTY + place] = sums[EMPTY + player] / games
        figures[r.LINE_TILE + place] = sums[TILES + player] / games
    both = figures[r.LINE_SCORES] + figures[r.LINE_SCORES + 1]
    figures[r.LINE_SCORES] = (both + figures[r.LINE_MARGIN]) / 2
    figures[r.LINE_SCORES + 1] = figures[r.LINE_SCORES] - figures[r.LINE_MARGIN]


@compiled
def _play_proven_game(ws: Workspace, search: Search, row: int) -> None:
    """Play a proven line to the end of the game, and add the result to `sums`."""
    actions, state, game = ws.line, ws.thread.state, search.game
    length = ws.lines.numbers[row, r.LENGTH]
    for word in range(k.WORDS):
        ws.after[word] = ws.ending[word]
    for n in range(length):
        actions[n] = ws.lines.actions[row, n]
        play(ws.after, ws.ring, actions[n])
    length = follow_proof(ws.solver, ws.after, ws.ring, PROOF_FORECAST_NODES, actions, length)
    copy(game, ws.state, state)
    for n in range(length):
        follow(game, state, ws.ring, actions[n])
    add_game(on_ring(search, ws.ring), ws.thread, ws.draws, ws.sums)
