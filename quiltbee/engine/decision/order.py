r"""The state machine of a decision: prove, search, choose, in slices of work.

    begin      turn the request's limits into nodes and times
    step       do one slice of the current phase, c.PHASE, which sets the next phase

    START -> PROVE ------------------> ROOT -> OTHERS -> SEARCH ----> CHOOSE -> FINISH -> DONE
               \-> BEAM -> PROVE_BEAM -^          \-> OPENING -> BEAM -^  \-> ENLARGE -^

1. Late in the game, try to prove the result (PROVE). Against an opponent who only passes, look for
   a larger win that is proven too (BEAM, PROVE_BEAM).
2. Set the root (ROOT). Reuse the previous tree if only time is limited; else start a new one.
3. If several lines are requested and the best is proven, try to prove the others (OTHERS).
4. Search until a limit is reached (SEARCH). In a game that is won against an opponent who passes,
   half of the limit goes to the beam search for points (OPENING, BEAM).
5. Choose the most visited edge, or at a weak level draw one by value (CHOOSE). Replace a win that
   is proven without its margin by a larger one (ENLARGE).

With several threads the root is made first, and the others search while this one proves.

Times are microseconds since `begin`, passed by the host: compiled code has no clock.
"""

from quiltbee.engine.decision import control as c
from quiltbee.engine.decision import request as r
from quiltbee.engine.decision.beam import (
    begin_beam_search,
    follow_beam,
    is_passive,
    is_won,
    move_up_largest,
    mover_chance,
)
from quiltbee.engine.decision.lines import write_lines
from quiltbee.engine.decision.pacing import (
    begin_search_share,
    close,
    is_settled,
    open_to,
    time_budget,
)
from quiltbee.engine.decision.proofs import (
    NO_QUESTION,
    add_proven_line,
    begin_question,
    begin_question_after,
    limit_proofs,
    prove_on,
    proven_row,
    searched,
    take_proof,
    winner,
)
from quiltbee.engine.decision.workspace import Workspace, aimed
from quiltbee.engine.endgame.values import POINT
from quiltbee.engine.parameters import (
    CLEAR_SHARE,
    DRAWN,
    EVALUATES,
    GIVEN_UP,
    MOST_ITERATIONS,
    PROVE_FROM,
    PROVES,
    SURE_CHANCE,
    TEMPERATURE,
    UNLIMITED,
)
from quiltbee.engine.search import tree as t
from quiltbee.engine.search.expand import draw_edges
from quiltbee.engine.search.lines import (
    draw_by_value,
    move_up,
    own_value,
    rank_root,
    win_chance_and_margin,
)
from quiltbee.engine.search.locks import add, read
from quiltbee.engine.search.passive import (
    NOTHING,
)
from quiltbee.engine.search.puct import begin_search, run_rounds
from quiltbee.engine.search.reuse import NOWHERE, find_position, reroot
from quiltbee.engine.search.tree import Search, Thread
from quiltbee.kernel import state as k
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import compiled
from quiltbee.kernel.game import copy
from quiltbee.kernel.games import by_game, is_chance
from quiltbee.kernel.solo.game import write_ending
from quiltbee.kernel.tables import RING


@compiled
def _duel_ending(state: Int64Array, ending: Int64Array) -> bool:
    copy(state, ending)
    return state[k.TIME] + state[k.PLAYER + k.TIME] >= PROVE_FROM


_has_ending = by_game(_duel_ending, write_ending)
"""Write the ending that the solver can prove to an array; return whether there is one."""


@compiled
def begin(ws: Workspace) -> None:
    """Begin the requested decision."""
    control, request = ws.control, ws.request
    level = request[r.LEVEL] - 1
    is_limited = request[r.INFINITE] != 0 or request[r.NODES] != r.NONE
    is_limited = is_limited or request[r.MOVE_TIME] != r.NONE or request[r.CLOCK] != r.NONE
    most = UNLIMITED if request[r.NODES] == r.NONE else request[r.NODES]
    # The highest level's own limit counts only if no other is set.
    if level + 1 < len(EVALUATES) or not is_limited:
        most = min(most, EVALUATES[level])
    kept, by_score = control[c.KEPT], control[c.KEPT_BY_SCORE]
    for word in range(len(control)):
        control[word] = 0
    # A tree that was searched for the other aim can't be reused.
    control[c.KEPT] = kept if by_score == request[r.BY_SCORE] else 0
    control[c.KEPT_BY_SCORE] = request[r.BY_SCORE]
    control[c.MOST] = most
    control[c.BUDGET] = time_budget(request, ws.state)
    has_depth = request[r.DEPTH] != r.NONE
    if request[r.LINES] == 1 and not has_depth and request[r.INFINITE] == 0:
        control[c.IS_OF_GAME] = 1
    control[c.LARGEST] = NOTHING
    for number in range(len(ws.results)):
        ws.results[number] = 0
    ws.results[r.METHOD] = r.BY_SEARCH if most > 0 else r.BY_COMPARISON
    ws.random_state[0] = max(request[r.SEED], 1)
    control[c.PHASE] = c.START


@compiled
def step(ws: Workspace, work: int, now: int, stop: int) -> int:
    """Do one slice of a decision; return RUNNING or DONE.

    `work` is the length of the slice in rounds of the search, each about 50 us. With `stop` the
    decision ends within the next few slices.
    """
    control = ws.control
    is_up = stop != 0 or now >= control[c.BUDGET]
    phase = control[c.PHASE]
    if phase == c.START:
        _start(ws, now)
    elif phase == c.PROVE:
        if prove_on(ws, work, now, is_up):
            close(ws)
            _use_proof(ws, now)
    elif phase == c.BEAM:
        if follow_beam(ws, is_up):
            _use_beam(ws, now)
    elif phase == c.PROVE_BEAM:
        if prove_on(ws, work, now, is_up):
            _use_beam_proof(ws)
    elif phase == c.ROOT:
        _set_root(ws)
        _plan_others(ws, now)
    elif phase == c.OTHERS:
        _prove_others(ws, work, now, is_up)
    elif phase == c.OPENING or phase == c.SEARCH:  # noqa: PLR1714 - compiled code has no tuples
        _search_on(ws, work, now, is_up)
    elif phase == c.CHOOSE:
        _choose(ws, now)
    elif phase == c.ENLARGE:
        if prove_on(ws, work, now, is_up):
            _use_larger_win(ws)
    elif phase == c.FINISH:
        _finish(ws)
    return r.DONE if control[c.PHASE] == c.DONE else r.RUNNING


@compiled
def assist(ws: Workspace, thread: Thread, work: int) -> int:
    """Search `work` rounds in another thread, if the decision is open; return whether it is."""
    control = ws.control
    add(control, c.BUSY, 1)
    is_open = read(control, c.OPEN) != 0
    if is_open:
        run_rounds(aimed(ws), thread, work, read(control, c.SEARCH_MOST))
    add(control, c.BUSY, -1)
    return 1 if is_open else 0


# --- 1. Prove ----------------------------------------------------------------------------------


@compiled
def _start(ws: Workspace, now: int) -> None:
    """Begin a proof if the position is late enough, unless the depth is limited."""
    control, request = ws.control, ws.request
    control[c.PHASE] = c.ROOT
    if PROVES[request[r.LEVEL] - 1] == 0 or request[r.DEPTH] != r.NONE:
        return
    if is_chance(ws.search.game, ws.state):
        return
    if not _has_ending(ws.search.game, ws.state, ws.ending):
        return
    if request[r.NODES] != r.NONE:
        # With a limit of nodes the solver forgets earlier proofs, so that answers are reproducible.
        for place in range(len(ws.solver.ring)):
            ws.solver.ring[place] = -1
    if request[r.THREADS] > 1:
        _set_root(ws)
        open_to(ws, control[c.MOST])
    limit_proofs(ws, now)
    begin_question(ws, ws.ending, NO_QUESTION)
    control[c.PHASE] = c.PROVE


@compiled
def _use_proof(ws: Workspace, now: int) -> None:
    """Continue from the proof of the position."""
    control = ws.control
    take_proof(ws)
    is_exact = control[c.LOWER] >= control[c.UPPER]
    is_won = is_exact and winner(control[c.LOWER], control[c.UPPER]) == ws.state[k.TURN]
    is_for_play = control[c.IS_OF_GAME] != 0 and ws.request[r.BY_SCORE] == 0
    plays_on = is_won and is_for_play and is_passive(ws)
    if not plays_on or not begin_beam_search(ws, now, control[c.PROVED], c.PROVE_BEAM):
        _use_proven_line(ws)


@compiled
def _use_beam(ws: Workspace, now: int) -> None:
    """Continue from the beam: prove its move, or do the rest of the search."""
    control = ws.control
    if control[c.AFTER_BEAM] == c.SEARCH:
        _plan_main_search(ws, now)
    elif control[c.LARGEST] == NOTHING:
        _use_proven_line(ws)
    else:
        limit_proofs(ws, now)
        begin_question_after(ws, control[c.LARGEST], NO_QUESTION)
        control[c.PHASE] = c.PROVE_BEAM


@compiled
def _use_beam_proof(ws: Workspace) -> None:
    """Take the beam's move if it is a proven win too, by not much less.

    The margin of a proven win assumes an opponent who plays best from now on, so the beam's may be
    up to GIVEN_UP points smaller.
    """
    control = ws.control
    lower, upper = control[c.PROOF_LOWER], control[c.PROOF_UPPER]
    wins = lower >= upper and winner(lower, upper) == ws.state[k.TURN]
    if wins and abs(lower) >= abs(control[c.LOWER]) - POINT * GIVEN_UP:
        take_proof(ws)
    _use_proven_line(ws)


@compiled
def _use_proven_line(ws: Workspace) -> None:
    """Add the proven line; finish if no other is requested.

    A win without an exact margin is worthless if only the score counts.
    """
    control = ws.control
    is_exact = control[c.LOWER] >= control[c.UPPER]
    wins = winner(control[c.LOWER], control[c.UPPER]) == ws.state[k.TURN]
    if is_exact or (wins and ws.request[r.BY_SCORE] == 0):
        add_proven_line(ws, control[c.MOVE], control[c.LOWER], control[c.UPPER], control[c.PROVED])
    control[c.PHASE] = c.ROOT
    if is_exact and ws.request[r.LINES] == 1:
        control[c.PHASE] = c.FINISH
    elif ws.request[r.NODES] != r.NONE:
        control[c.MOST] -= control[c.PROVED]


# --- 2. The root -------------------------------------------------------------------------------


@compiled
def _set_root(ws: Workspace) -> None:
    """Reuse the last tree if it contains the position and only time is limited; else start one."""
    control, request, thread = ws.control, ws.request, ws.thread
    if control[c.IS_ROOTED] != 0:
        return
    control[c.IS_ROOTED] = 1
    search = aimed(ws)
    if control[c.MOST] == UNLIMITED and request[r.DEPTH] == r.NONE:
        node = NOWHERE
        if control[c.KEPT] != 0:
            node = find_position(search.tree, search.ring, ws.state, ws.ring)
        if node != NOWHERE:
            reroot(search, thread, node)
            return
    for place in range(RING):
        search.ring[place] = ws.ring[place]
    listed, drawn = 0, DRAWN[request[r.LEVEL] - 1]
    if drawn != 0:
        listed = draw_edges(search, thread, ws.state, drawn, ws.random_state)
    begin_search(search, thread, ws.state, listed, search.parameters.root_width)
    is_whole = control[c.MOST] == UNLIMITED and request[r.DEPTH] == r.NONE
    control[c.KEPT] = 1 if is_whole else 0


# --- 3. The other lines ------------------------------------------------------------------------


@compiled
def _plan_others(ws: Workspace, now: int) -> None:
    """List the actions left to prove, if several lines are requested and the best is proven."""
    control, tree = ws.control, ws.search.tree
    count = 0
    if control[c.PROVEN_COUNT] > 0 and ws.request[r.LINES] > 1:
        first = tree.nodes[0, t.FIRST_EDGE]
        for edge in range(first, first + tree.nodes[0, t.EDGE_COUNT]):
            if proven_row(ws, tree.edges[edge, t.ACTION]) < 0:
                ws.others[count] = tree.edges[edge, t.ACTION]
                count += 1
    control[c.OTHERS_COUNT], control[c.OTHER], control[c.OTHERS_SEEN] = count, 0, 0
    if count == 0:
        _plan_search(ws, now)
        return
    limit_proofs(ws, now)
    control[c.SEARCH_MOST] = control[c.PROOF_MOST]  # the share of all of them
    _begin_other(ws)
    control[c.PHASE] = c.OTHERS


@compiled
def _begin_other(ws: Workspace) -> None:
    """Begin the proof of the next action, with an equal share of the remaining nodes."""
    control = ws.control
    number = control[c.OTHER]
    share = control[c.SEARCH_MOST]
    if share < UNLIMITED:
        share = (share - control[c.OTHERS_SEEN]) // (control[c.OTHERS_COUNT] - number)
    control[c.PROOF_MOST] = share
    begin_question_after(ws, ws.others[number], NO_QUESTION)


@compiled
def _prove_others(ws: Workspace, work: int, now: int, is_up: bool) -> None:
    """Continue proving the other actions; add a line for each exact proof."""
    control = ws.control
    if not prove_on(ws, work, now, is_up):
        return
    lower, upper, nodes = (
        control[c.PROOF_LOWER],
        control[c.PROOF_UPPER],
        control[c.PROOF_NODES],
    )
    control[c.OTHERS_SEEN] += nodes
    if lower >= upper:
        add_proven_line(ws, control[c.PROOF_MOVE], lower, upper, nodes)
    control[c.OTHER] += 1
    if control[c.OTHER] < control[c.OTHERS_COUNT]:
        _begin_other(ws)
        return
    if control[c.MOST] < UNLIMITED:
        control[c.MOST] -= control[c.OTHERS_SEEN]
    _plan_search(ws, now)


# --- 4. Search ---------------------------------------------------------------------------------


@compiled
def _plan_search(ws: Workspace, now: int) -> None:
    """Begin the search unless the move is known; in a won game begin the share before the beam."""
    control, tree = ws.control, ws.search.tree
    first, count = tree.nodes[0, t.FIRST_EDGE], tree.nodes[0, t.EDGE_COUNT]
    unproven = 0
    for edge in range(first, first + count):
        if proven_row(ws, tree.edges[edge, t.ACTION]) < 0:
            unproven += 1
    control[c.IS_WON] = 1 if is_won(ws) else 0
    if count == 1 or unproven == 0:
        ws.results[r.METHOD] = r.ONLY_MOVE
        control[c.PHASE] = c.CHOOSE
        return
    if control[c.IS_WON] != 0:
        begin_search_share(ws, now, CLEAR_SHARE)
        control[c.PHASE] = c.OPENING
    else:
        _plan_main_search(ws, now)


@compiled
def _plan_main_search(ws: Workspace, now: int) -> None:
    """Begin the search up to the limits; save the solver's share for a win of unknown margin."""
    control = ws.control
    is_of_game = control[c.IS_OF_GAME] != 0
    keeps_half = control[c.PROVEN_COUNT] > 0 and is_of_game
    begin_search_share(ws, now, CLEAR_SHARE if keeps_half else 1.0)
    control[c.SETTLES] = control[c.IS_OF_GAME]
    control[c.PHASE] = c.SEARCH


@compiled
def _search_on(ws: Workspace, work: int, now: int, is_up: bool) -> None:
    """Continue the search; at its limits set the next phase."""
    control, counters = ws.control, ws.search.tree.counters
    most = control[c.SEARCH_MOST]
    goes_on = (
        counters[t.EVALUATED] < most
        and read(counters, t.STOP) == 0
        and counters[t.ITERATIONS] < MOST_ITERATIONS
        and not is_up
        and now < control[c.SEARCH_END]
        and not is_settled(ws, now)
    )
    if goes_on:
        run_rounds(aimed(ws), ws.thread, work, most)
        return
    close(ws)
    if control[c.PHASE] == c.OPENING:
        if not begin_beam_search(ws, now, counters[t.EVALUATED], c.SEARCH):
            _plan_main_search(ws, now)
    else:
        control[c.PHASE] = c.CHOOSE


# --- 5. Choose ---------------------------------------------------------------------------------


@compiled
def _choose(ws: Workspace, now: int) -> None:
    """Rank the root's edges; try to enlarge a proven win if the search promises more."""
    control, search = ws.control, aimed(ws)
    control[c.PHASE] = c.FINISH
    if is_chance(search.game, ws.state):
        control[c.RANKED_COUNT] = 0
        return
    control[c.RANKED_COUNT] = rank_root(search, ws.ranked)
    temperature = TEMPERATURE[ws.request[r.LEVEL] - 1]
    if temperature > 0:
        ws.results[r.METHOD] = r.BY_DRAW
        values, number = ws.thread.values, control[c.RANKED_COUNT]
        for n in range(number):
            values[n] = own_value(search, ws.ranked[n])
        move_up(ws.ranked, draw_by_value(values, number, temperature, ws.random_state))
    is_one_win = control[c.PROVEN_COUNT] > 0 and ws.request[r.LINES] == 1
    if is_one_win and _promises_more(ws, search, ws.ranked[0]):
        _ask_for_more(ws, search.tree.edges[ws.ranked[0], t.ACTION], now)


@compiled
def _promises_more(ws: Workspace, search: Search, edge: int) -> bool:
    """Return whether an edge was searched and has a larger margin than the proven line."""
    tree = search.tree
    if proven_row(ws, tree.edges[edge, t.ACTION]) >= 0 or tree.edges[edge, t.VISITS] == 0:
        return False
    points = win_chance_and_margin(search, edge)[1]
    if ws.state[k.TURN] == 1:
        points = -points
    return points > ws.proven.figures[0, r.LINE_MARGIN]


@compiled
def _ask_for_more(ws: Workspace, action: int, now: int) -> None:
    """Begin a proof that a move wins by more than the known bound.

    A single null window is settled long before the move's exact value would be.
    """
    control = ws.control
    first = control[c.LOWER] + 1 if ws.state[k.TURN] == 0 else control[c.UPPER]
    limit_proofs(ws, now)
    if ws.request[r.NODES] != r.NONE:
        control[c.PROOF_MOST] = ws.request[r.NODES] - control[c.PROVED] - searched(ws)
    control[c.PROOF_END] = UNLIMITED
    begin_question_after(ws, action, first)
    control[c.PHASE] = c.ENLARGE


@compiled
def _use_larger_win(ws: Workspace) -> None:
    """Play the larger win if it is proven, or the searched one if the search is sure of it."""
    control, search = ws.control, aimed(ws)
    control[c.PHASE] = c.FINISH
    lower, upper = control[c.PROOF_LOWER], control[c.PROOF_UPPER]
    is_first = ws.state[k.TURN] == 0
    if lower > control[c.LOWER] if is_first else upper < control[c.UPPER]:
        control[c.PROVEN_COUNT] = 0
        add_proven_line(ws, control[c.PROOF_MOVE], lower, upper, control[c.PROVED])
    elif mover_chance(ws, search, ws.ranked[0]) >= SURE_CHANCE:
        control[c.PROVEN_COUNT] = 0


@compiled
def _finish(ws: Workspace) -> None:
    """Write the lines, the candidates and the method."""
    control, search = ws.control, aimed(ws)
    tree, number = search.tree, control[c.RANKED_COUNT]
    # Against an opponent who passes, play for the largest margin among winning moves.
    if control[c.IS_WON] != 0 and control[c.PROVEN_COUNT] == 0 and number > 0:
        move_up_largest(ws, search)
    if control[c.HAS_PROOF] != 0 and control[c.LOWER] < control[c.UPPER]:
        _expect_more(ws, search)
    write_lines(ws, number)
    if ws.lines.numbers[0, r.SOLVED] != 0:
        ws.results[r.METHOD] = r.BY_PROOF
    for n in range(min(number, r.MOST_LINES)):
        edge = ws.ranked[n]
        ws.candidates[n, r.CANDIDATE] = tree.edges[edge, t.ACTION]
        ws.candidates[n, r.CANDIDATE_VISITS] = tree.edges[edge, t.VISITS]
        ws.priors[n] = tree.values[edge, t.PRIOR]
    ws.results[r.CANDIDATE_COUNT] = min(number, r.MOST_LINES)
    control[c.PHASE] = c.DONE


@compiled
def _expect_more(ws: Workspace, search: Search) -> None:
    """Raise the margin of wins without an exact one to what the search expects."""
    tree = search.tree
    first = tree.nodes[0, t.FIRST_EDGE]
    for edge in range(first, first + tree.nodes[0, t.EDGE_COUNT]):
        row = proven_row(ws, tree.edges[edge, t.ACTION])
        if row >= 0:
            points = win_chance_and_margin(search, edge)[1]
            if ws.state[k.TURN] == 1:
                points = -points
            known = ws.proven.figures[row, r.LINE_MARGIN]
            ws.proven.figures[row, r.LINE_MARGIN] = max(known, points)


@compiled
def report(ws: Workspace) -> int:
    """Write the current lines of a running decision; return how many there are."""
    control = ws.control
    if control[c.IS_ROOTED] == 0:
        return 0
    if control[c.PHASE] <= c.CHOOSE:
        control[c.RANKED_COUNT] = 0
        if not is_chance(ws.search.game, ws.state):
            control[c.RANKED_COUNT] = rank_root(aimed(ws), ws.ranked)
    write_lines(ws, control[c.RANKED_COUNT])
    return ws.results[r.LINE_COUNT]
