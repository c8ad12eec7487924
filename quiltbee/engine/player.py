"""The strong player: search and endgame solver behind the interface of all players."""

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np

from quiltbee.automa import Solo
from quiltbee.engine.candidates.listing import draw_candidates
from quiltbee.engine.endgame.solver import (
    Proven,
    Solver,
    begin_proof,
    forget,
    new_solver,
    run_proof,
)
from quiltbee.engine.endings import add_proven, merged_lines, prove_move, prove_within, proven_line
from quiltbee.engine.evaluation.network import quantised
from quiltbee.engine.forecast import proven_forecast, searched_forecast
from quiltbee.engine.levels import STRENGTHS, Strength, drawn_first
from quiltbee.engine.parameters import (
    BEAM_NODES_PER_SECOND,
    CLEAR_SHARE,
    PROOF_NODES,
    PROOF_SHARE,
    PROOF_SLICE,
    PROVE_FROM,
    REPORT_S,
    ROUNDS_PER_SLICE,
    TREE_EDGES,
    TREE_NODES,
    Parameters,
)
from quiltbee.engine.points import (
    best_while_passing,
    clear_and_safe,
    moved_up,
    win_chance,
    wins_by_more,
)
from quiltbee.engine.search.lines import (
    principal_variation_after,
    rank_root,
    win_chance_and_margin,
)
from quiltbee.engine.search.passive import MOST_WIDTH, NODES_PER_WIDTH, NOTHING, new_beam
from quiltbee.engine.search.puct import begin_search, edge_value, run_rounds
from quiltbee.engine.search.reuse import NOWHERE, find_position, reroot
from quiltbee.engine.search.tree import (
    ACTION,
    DEPTH,
    EDGE_COUNT,
    EVALUATED,
    FIRST_EDGE,
    ITERATIONS,
    LONGEST_PATH,
    MOST_DEPTH,
    STOP,
    Search,
    Thread,
    new_thread,
    new_tree,
)
from quiltbee.engine.solo.player import SoloPlayer
from quiltbee.engine.weights import SHIPPED, load_weights
from quiltbee.kernel.arrays import Int64Array
from quiltbee.kernel.compiling import release_freed_memory
from quiltbee.kernel.state import CLOCK, PLAYER, ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL, RING
from quiltbee.notation import action_of_move, move_of_action
from quiltbee.players import (
    FORECAST,
    LEVEL,
    MULTIPV,
    SEED,
    THREADS,
    Info,
    Limits,
    Meter,
    Report,
    SimplePlayer,
)
from quiltbee.rules import LAST_SPACE, Move, Position, new_game, ring_from_seed

MOST_ITERATIONS = 2**23
"""After so many, which take minutes, a search has nothing to add: float32 sums would lose more."""

UNLIMITED = 2**62


class Engine(SimplePlayer):
    """Searches with a learned evaluation; a node is one evaluated position.

    `depth` is the length of the longest line searched; `go depth N` ends when one of N is, or at
    the level's own limit of nodes, for there may be none so long. Below the highest level, a limit
    only counts if it is lower than the level's own. At level 10, with one thread and a limit of
    nodes, the answer is the same everywhere and every time. `clock` gives seconds and never goes
    back. `weights` is a file that `quiltbee.training` has made; raises what `load_weights` does.
    """

    name = "Quiltbee"
    author = "the Quiltbee authors"
    options = (THREADS, LEVEL, MULTIPV, FORECAST, SEED)

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, weights: Path = SHIPPED
    ) -> None:
        super().__init__()
        self._clock = clock
        learned = load_weights(weights)
        self._search = Search(
            new_tree(TREE_NODES, TREE_EDGES),
            np.zeros(RING, np.int64),
            quantised(learned.weights),
            learned.placement_weights,
            Parameters(),
        )
        self._threads: list[Thread] = [new_thread()]
        self._tree_is_of_this_game = False
        self._solver: Solver | None = None
        self._loading: threading.Thread | None = None
        self._solo = SoloPlayer(clock)
        self._beam = new_beam()
        self._can_reuse = threading.Event()
        self._ranked_edges = np.zeros(MOST_LEGAL, np.int64)
        self._line = np.zeros(LONGEST_PATH, np.int64)

    def prepare(self, progress: Callable[[str], None]) -> None:
        """Load the compiled code, or compile it, which takes seconds; `progress` tells of it.

        The rest follows in a thread. Until it is loaded no tree is kept for the next decision, and
        late decisions do without the endgame solver where time limits them, else wait for it.
        """
        progress("getting the engine ready")
        drawn = self.draws.getstate()
        position = new_game(ring_from_seed("1"))
        stop = threading.Event()
        for strength in (Strength(100), Strength(0, drawn=1, temperature=1.0)):
            self._think(strength, position, Limits(), stop, lambda info: None)
        self.draws.setstate(drawn)
        self._loading = threading.Thread(target=self._load_the_rest, name="loading")
        self._loading.start()

    def _load_the_rest(self) -> None:
        """Load or compile what keeps trees, the endgame solver, the beam, and the solo game."""
        position = new_game(ring_from_seed("1"))
        state, ring = state_of(position), ring_of(position)
        search = self._search._replace(tree=new_tree(nodes=4, edges=200), ring=ring)
        thread = new_thread()
        begin_search(search, thread, state, 0, 1)
        run_rounds(search, thread, 1, UNLIMITED)
        reroot(search, thread, 1)
        self._can_reuse.set()
        if not threading.main_thread().is_alive():
            return  # the process is about to end
        state[CLOCK] = state[PLAYER + CLOCK] = LAST_SPACE - 1
        solver = new_solver(log2_proofs=8)
        begin_proof(solver, state, ring)
        run_proof(solver, PROOF_SLICE)
        best_while_passing(search, thread, new_beam(), state, 1, UNLIMITED, lambda: False)
        if not threading.main_thread().is_alive():
            return
        self._solo.load()
        release_freed_memory()

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Search until a limit is reached; the lines are reported every second and at the end."""
        return self._think(STRENGTHS[self.value(LEVEL) - 1], position, limits, stop, report)

    def think_solo(self, solo: Solo, limits: Limits, stop: threading.Event, report: Report) -> Move:
        """Decide for the person against the Automa, by what the person may know."""
        meter = Meter(limits, 1, stop, self._clock)
        strength = STRENGTHS[self.value(LEVEL) - 1]
        most = self._most_nodes(strength, limits, limits.clocks_ms[0])
        lines = self.value(MULTIPV)
        return self._solo.think(
            solo, strength, most, limits, meter, stop, lines, self.draws, report
        )

    def _think(
        self,
        strength: Strength,
        position: Position,
        limits: Limits,
        stop: threading.Event,
        report: Report,
    ) -> Move:
        meter = Meter(limits, position.turn, stop, self._clock)
        state, ring = state_of(position), ring_of(position)
        turn = position.turn
        most = self._most_nodes(strength, limits, limits.clocks_ms[turn - 1])
        lines: dict[int, Info] = {}
        # 1. Late in the game, try to prove the result. A proof goes to the end, beyond any depth.
        if strength.proves and limits.depth is None:
            found = self._prove(strength, state, ring, limits, meter)
            if found is not None and (found.is_exact or found.winner == turn):
                assert self._solver is not None
                if found.is_exact and found.winner == turn and self.value(MULTIPV) == 1:
                    found = self._larger_of_equals(found, strength, state, ring, limits, meter)
                assert found.move is not None
                lines[found.move] = proven_line(self._solver, state, ring, found)
                if self.value(MULTIPV) == 1 and found.is_exact:
                    if limits.infinite:
                        stop.wait()
                    return self._report(position, meter, report, lines)
            if found is not None and limits.nodes is not None:
                most -= found.nodes
        # 2. Make the position the root: of the tree at hand where time alone limits, else of none.
        if most == UNLIMITED and limits.depth is None:
            self._continue(strength, position, state, ring)
        else:
            self._begin(strength, state, ring)
        # 3. Where several lines are wanted and the best is proven, try to prove the others.
        if lines and self.value(MULTIPV) > 1:
            assert self._solver is not None
            share = self._share_of_proofs(strength, limits, meter)
            most -= add_proven(self._solver, state, ring, self._root_actions(), lines, *share)
        # 4. Search until a limit is reached. Where the game is won, leave a share for step 7.
        tree = self._search.tree
        is_game = self.value(MULTIPV) == 1 and limits.depth is None and not limits.infinite
        clear, safe_loss = clear_and_safe(state)
        largest = NOTHING
        is_won = (
            is_game
            and not strength.temperature
            and win_chance(self._search, self._ranked()[0], turn) >= clear
        )
        if tree.nodes[0, EDGE_COUNT] > 1 and set(self._root_actions()) - set(lines):

            def tell() -> Move:
                return self._report(position, meter, report, lines)

            if is_won:
                self._run(*self._share(CLEAR_SHARE, most, meter), limits, tell)
                largest = self._best_while_passing(strength, state, ring, limits, meter)
            self._run(most, meter.is_up, limits, tell)
        if limits.infinite:
            stop.wait()
        # 5. Choose: the most visited edge, or at a weak level one drawn by its value.
        ranked = self._ranked()
        if strength.temperature:
            ranked = self._drawn_first(ranked, turn, strength.temperature)
        # 6. A move that is proven to win, nobody knows by how much, gives way to a larger win.
        if (
            lines
            and self.value(MULTIPV) == 1
            and wins_by_more(self._search, ranked[0], turn, *lines.values())
        ):
            lines = {}
        # 7. Of moves that all win, play for the largest margin.
        if is_won and not lines and win_chance(self._search, ranked[0], turn) >= clear:
            ranked = moved_up(self._search, largest, ranked, turn, safe_loss)
        return self._report(position, meter, report, lines, ranked)

    def _prove(
        self, strength: Strength, state: Int64Array, ring: Int64Array, limits: Limits, meter: Meter
    ) -> Proven | None:
        """Try to prove a late position within a share of the limits; None if it is not tried."""
        if min(state[CLOCK], state[PLAYER + CLOCK]) < PROVE_FROM:
            return None
        if not self._is_loaded(meter):
            return None
        if self._solver is None:
            self._solver = new_solver()
        if limits.nodes is not None:
            forget(self._solver)
        most, is_up = self._share_of_proofs(strength, limits, meter)
        return prove_within(self._solver, state, ring, most, is_up)

    def _is_loaded(self, meter: Meter) -> bool:
        """Whether the rest of the code is there, for which only time that is not limited waits."""
        if self._loading is not None:
            if meter.seconds_left is not None and self._loading.is_alive():
                return False
            self._loading.join()
            self._loading = None
        return True

    def _share_of_proofs(
        self, strength: Strength, limits: Limits, meter: Meter
    ) -> tuple[int, Callable[[], bool]]:
        """Return how many nodes proofs may take now, and what says when their time is up."""
        left = meter.seconds_left
        end = math.inf if left is None else self._clock() + left * PROOF_SHARE
        most = min(PROOF_NODES, strength.evaluated) if left is None else UNLIMITED
        if limits.nodes is not None:
            most = int(limits.nodes * PROOF_SHARE)
        return most, lambda: self._clock() >= end or meter.is_up()

    def _begin(self, strength: Strength, state: Int64Array, ring: Int64Array) -> None:
        """Make the position the root of an empty tree, with the candidates that the level sees."""
        self._search, thread, listed = self._search._replace(ring=ring), self._threads[0], 0
        self._tree_is_of_this_game = False
        if strength.drawn:
            source = np.array([self.draws.randrange(1, 2**62)], np.int64)
            listed = draw_candidates(state, ring, strength.drawn, source, thread.actions)
        begin_search(self._search, thread, state, listed, self._search.parameters.root_width)

    def _continue(
        self, strength: Strength, position: Position, state: Int64Array, ring: Int64Array
    ) -> None:
        """Make the position the root of the last tree if that knows it, else of an empty one.

        A tree that is kept keeps its ring, in which what is left now has other places.
        """
        search, node = self._search, NOWHERE
        if self._tree_is_of_this_game and self._can_reuse.is_set():
            node = find_position(search.tree, search.ring, position)
        if node == NOWHERE:
            self._begin(strength, state, ring)
        else:
            self._tree_is_of_this_game = False  # unless rerooting comes to its end
            reroot(search, self._threads[0], node)
        self._tree_is_of_this_game = True

    def _most_nodes(self, strength: Strength, limits: Limits, clock_ms: int | None) -> int:
        """Return how many nodes may be evaluated, by the player's own clock."""
        has_limit = limits.infinite or any(
            limit is not None for limit in (limits.movetime_ms, limits.nodes, clock_ms)
        )
        most = UNLIMITED if limits.nodes is None else limits.nodes
        if strength is STRENGTHS[-1] and has_limit:
            return most
        return min(most, strength.evaluated)

    def _share(self, share: float, most: int, meter: Meter) -> tuple[int, Callable[[], bool]]:
        """Return a share of what is left of nodes and time: how many, and whether it is up."""
        done, left = int(self._search.tree.counters[EVALUATED]), meter.seconds_left
        end = math.inf if left is None else self._clock() + left * share
        nodes = UNLIMITED if most == UNLIMITED else done + round((most - done) * share)
        return nodes, lambda: self._clock() >= end or meter.is_up()

    def _best_while_passing(
        self,
        strength: Strength,
        state: Int64Array,
        ring: Int64Array,
        limits: Limits,
        meter: Meter,
    ) -> int:
        """Return the action that wins by most if the other side only passes.

        NOTHING if nodes or time, where they are limited, don't allow the narrowest beam.
        """
        most, seen = UNLIMITED, int(self._search.tree.counters[EVALUATED])
        width = max(strength.evaluated // NODES_PER_WIDTH, 1)
        own = UNLIMITED if strength is STRENGTHS[-1] else strength.evaluated
        counts = limits.nodes is not None and limits.nodes <= own
        if limits.nodes is not None and counts:
            most = limits.nodes
            width = min(width, (most - seen) // NODES_PER_WIDTH)
        if meter.seconds_left is not None:
            width = min(width, int(meter.seconds_left * BEAM_NODES_PER_SECOND) // NODES_PER_WIDTH)
        if width < 1 or not self._is_loaded(meter):
            return NOTHING
        search, width = self._search._replace(ring=ring), min(width, MOST_WIDTH)
        action = best_while_passing(
            search, self._threads[0], self._beam, state, width, most, meter.is_up
        )
        if not counts:  # the level's own limit is one of the search
            search.tree.counters[EVALUATED] = seen
        return action

    def _larger_of_equals(
        self,
        found: Proven,
        strength: Strength,
        state: Int64Array,
        ring: Int64Array,
        limits: Limits,
        meter: Meter,
    ) -> Proven:
        """Return what was proven of the position, with the move of the beam if it is as good."""
        assert self._solver is not None
        self._search.tree.counters[EVALUATED] = found.nodes
        action = self._best_while_passing(strength, state, ring, limits, meter)
        if action == NOTHING:
            return found
        share = self._share_of_proofs(strength, limits, meter)
        other = prove_move(self._solver, state, ring, action, *share)
        as_good = other.is_exact and other.lower == found.lower
        return replace(found, move=action) if as_good else found

    def _run(
        self, most: int, is_up: Callable[[], bool], limits: Limits, report: Callable[[], Move]
    ) -> None:
        """Let every thread search until a limit is reached, and report now and then."""
        if self._search.tree.counters[EVALUATED] >= most:
            return
        number = self.value(THREADS)
        while len(self._threads) < number:
            self._threads.append(new_thread())
        search, counters = self._search, self._search.tree.counters
        counters[STOP] = 0
        if limits.depth is not None:
            counters[MOST_DEPTH] = limits.depth

        def work(thread: Thread) -> None:
            while counters[STOP] == 0 and counters[EVALUATED] < most:
                run_rounds(search, thread, ROUNDS_PER_SLICE, most)

        with ThreadPoolExecutor(max(number - 1, 1)) as pool:
            others = [pool.submit(work, thread) for thread in self._threads[1:number]]
            reported = self._clock()
            try:
                while (
                    counters[EVALUATED] < most
                    and counters[STOP] == 0
                    and counters[ITERATIONS] < MOST_ITERATIONS
                    and not is_up()
                ):
                    run_rounds(search, self._threads[0], ROUNDS_PER_SLICE, most)
                    if self._clock() - reported >= REPORT_S:
                        report()
                        reported = self._clock()
            finally:
                counters[STOP] = 1
        for other in others:
            other.result()

    def _ranked(self) -> list[int]:
        """Return the root's edges, the best first."""
        number = rank_root(self._search, self._ranked_edges)
        return [int(edge) for edge in self._ranked_edges[:number]]

    def _drawn_first(self, ranked: list[int], turn: int, temperature: float) -> list[int]:
        """Return the edges with one drawn to the front."""
        sign = 1 if turn == 1 else -1
        values = [sign * float(edge_value(self._search, edge)) for edge in ranked]
        return drawn_first(ranked, values, temperature, self.draws)

    def _root_actions(self) -> list[int]:
        """Return the candidates at the root."""
        tree = self._search.tree
        first = int(tree.nodes[0, FIRST_EDGE])
        edges = tree.edges[first : first + int(tree.nodes[0, EDGE_COUNT])]
        return [int(action) for action in edges[:, ACTION]]

    def _report(
        self,
        position: Position,
        meter: Meter,
        report: Report,
        proven_lines: dict[int, Info],
        ranked: list[int] | None = None,
    ) -> Move:
        """Report the best lines; return the best move."""
        number = self.value(MULTIPV)
        if not proven_lines:
            lines = [
                self._line_of(edge, position.turn) for edge in (ranked or self._ranked())[:number]
            ]
        elif number == 1:
            lines = list(proven_lines.values())
        else:
            estimated = (self._line_of(edge, position.turn) for edge in ranked or self._ranked())
            lines = merged_lines(proven_lines.values(), estimated)[:number]
        for rank, line in enumerate(lines, 1):
            info = replace(line, multipv=rank, time_ms=meter.elapsed_ms)
            report(self._with_forecast(info, position, proven_lines))
        return lines[0].pv[0]

    def _with_forecast(self, info: Info, position: Position, proven_lines: dict[int, Info]) -> Info:
        """Return a report with a forecast, if one is wanted."""
        games, action = self.value(FORECAST), action_of_move(info.pv[0])
        search, thread = self._search, self._threads[0]
        if games == 0:
            return info
        if action in proven_lines:
            assert self._solver is not None
            return proven_forecast(info, position, search, thread, self._solver)
        edge = int(search.tree.nodes[0, FIRST_EDGE]) + self._root_actions().index(action)
        return searched_forecast(info, position.turn, search, thread, edge, games)

    def _line_of(self, edge: int, turn: int) -> Info:
        """Return what the search has found out about an edge of the root."""
        counters = self._search.tree.counters
        chance, margin = win_chance_and_margin(self._search, edge)
        if turn == 2:
            chance, margin = 1 - chance, -margin
        length = principal_variation_after(self._search, edge, self._line)
        return Info(
            depth=int(counters[DEPTH]),
            nodes=int(counters[EVALUATED]),
            winrate=round(1000 * float(chance)),
            margin=round(100 * float(margin)),
            pv=tuple(move_of_action(int(action)) for action in self._line[:length]),
        )
