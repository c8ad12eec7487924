"""The strong player: the search behind the interface of all players."""

import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from quiltbee.engine.candidates.listing import draw_choices
from quiltbee.engine.endgame.solver import (
    Endings,
    Proven,
    forget,
    new_endings,
    principal_variation,
    proven,
)
from quiltbee.engine.endgame.solver import begin as begin_ending
from quiltbee.engine.endgame.solver import search as search_ending
from quiltbee.engine.evaluation.network import quantised
from quiltbee.engine.levels import LEVELS, Level
from quiltbee.engine.search.lines import chance_and_tens, line_from, rank_edges
from quiltbee.engine.search.puct import begin, search, worth
from quiltbee.engine.search.reuse import NOWHERE, begin_again, find_position
from quiltbee.engine.search.tree import (
    ACTION,
    COUNT,
    DEPTH,
    EVALUATED,
    ITERATIONS,
    PATH,
    STOP,
    Thread,
    new_thread,
    new_tree,
)
from quiltbee.engine.weights import load_weights
from quiltbee.kernel.game import play
from quiltbee.kernel.state import CLOCK, PLAYER, TURN, ring_of, state_of
from quiltbee.kernel.tables import MOST_LEGAL, Words
from quiltbee.notation import move_of_action
from quiltbee.players import (
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

NODES = 800_000
EDGES = 5_600_000
"""Room of a tree: what it takes grows with the search, to 0.31 GB; then it grows no more."""

ROOT_WIDTH = 8
WIDTH = 2
"""How many placements of a patch are looked at in the position asked about, and below it."""

SLICE = 10
"""How many rounds lie between two looks at the clock: half a millisecond, 1 % of them 5 ms."""

PROVE_FROM = 36
"""On which space both tokens are at least when an ending is tried to be proven."""

PROOF_SHARE = 0.4
"""Which share of a limit of time or nodes that may take before the search takes over."""

PROOF_NODES = 100_000
"""How many nodes it may take, beside the search, without a limit of time or nodes."""

PROOF_SLICE = 500
"""How many nodes lie between two looks at the clock."""

MOST_ITERATIONS = 2**23
"""After so many, minutes of them or decisions that end the game, a search has nothing to add: sums
of float32 would lose what comes on top."""

LINE_NODES = 20
"""How many nodes a decision may take to repeat the line that was proven: a millisecond in all."""

REPORT_S = 1.0
UNLIMITED = 2**62


class Engine(SimplePlayer):
    """Searches with a learned evaluation; a node is one evaluated position.

    `depth` is the length of the longest line looked at; `go depth N` ends when one of N is, or at
    the level's own limit of nodes, for there may be none so long. At a level below the highest,
    limits count as far as they are below the level's own. At level 10, with one thread and a limit
    of nodes, the answer is the same everywhere and every time.
    """

    name = "Quiltbee"
    author = "the Quiltbee authors"
    options = (THREADS, LEVEL, MULTIPV, SEED)

    def __init__(self) -> None:
        super().__init__()
        learned = load_weights()
        self._weights, self._packing = quantised(learned.weights), learned.packing
        self._tree = new_tree(NODES, EDGES)
        self._threads: list[Thread] = [new_thread()]
        self._ring: Words | None = None
        self._endings: Endings | None = None
        self._loading: threading.Thread | None = None
        self._can_reuse = threading.Event()
        self._room = np.zeros(MOST_LEGAL, np.int64)
        self._line = np.zeros(PATH, np.int64)

    def prepare(self, progress: Callable[[str], None]) -> None:
        """Load the compiled code, or compile it, which takes seconds; `progress` tells of it.

        The rest follows in a thread: until what keeps trees is there, trees are not kept, and until
        what proves endings is, late decisions do without where time limits them, else wait for it.
        """
        progress("getting the engine ready")
        drawn = self.draws.getstate()
        position = new_game(ring_from_seed("1"))
        stop = threading.Event()
        for level in (Level(100), Level(0, drawn=1, softness=1.0)):
            self._think(level, position, Limits(), stop, lambda info: None)
        self.draws.setstate(drawn)
        self._loading = threading.Thread(target=self._load_the_rest, name="loading")
        self._loading.start()

    def _load_the_rest(self) -> None:
        """Load the compiled code that keeps trees, then what proves endings, or compile it."""
        position = new_game(ring_from_seed("1"))
        state, ring = state_of(position), ring_of(position)
        tree, thread = new_tree(nodes=4, edges=200), new_thread()
        begin(tree, state, ring, 0, 1, self._weights, self._packing, thread)
        search(tree, ring, WIDTH, self._weights, self._packing, thread, 1, UNLIMITED)
        begin_again(tree, 1, ring, 1, self._weights, self._packing, thread)
        self._can_reuse.set()
        if not threading.main_thread().is_alive():
            return  # the process is about to end
        state[CLOCK] = state[PLAYER + CLOCK] = LAST_SPACE - 1
        endings = new_endings(log2_proofs=8)
        begin_ending(endings, state, ring)
        search_ending(endings, PROOF_SLICE)

    def think(
        self, position: Position, limits: Limits, stop: threading.Event, report: Report
    ) -> Move:
        """Search until a limit is reached; the lines are reported every second and at the end."""
        return self._think(LEVELS[self.value(LEVEL) - 1], position, limits, stop, report)

    def _think(
        self,
        level: Level,
        position: Position,
        limits: Limits,
        stop: threading.Event,
        report: Report,
    ) -> Move:
        meter = Meter(limits, position.turn, stop)
        state, ring = state_of(position), ring_of(position)
        turn = position.turn
        most = self._most_nodes(level, limits, limits.clocks_ms[turn - 1])
        if level.proves and self.value(MULTIPV) == 1:
            found = self._prove(level, state, ring, limits, meter)
            if found is not None and (found.is_exact or found.winner == turn):
                if limits.infinite:
                    stop.wait()
                return self._play_proven(state, ring, found, meter, report)
            if found is not None and limits.nodes is not None:
                most -= found.nodes
        if most == UNLIMITED and limits.depth is None:
            ring = self._go_on(level, position, state, ring)
        else:
            self._begin(level, state, ring)
        if self._tree.nodes[0, COUNT] > 1 and self._tree.counts[EVALUATED] < most:
            self._search(ring, most, limits, meter, lambda: self._report(turn, meter, report))
        if limits.infinite:
            stop.wait()
        ranked = self._ranked()
        if level.softness:
            ranked = self._softly(ranked, turn, level.softness)
        self._report(turn, meter, report, ranked)
        return move_of_action(int(self._tree.edges[ranked[0], ACTION]))

    def _prove(
        self, level: Level, state: Words, ring: Words, limits: Limits, meter: Meter
    ) -> Proven | None:
        """Try to prove a late position within a share of the limits; None if it is not tried."""
        if min(state[CLOCK], state[PLAYER + CLOCK]) < PROVE_FROM:
            return None
        left = meter.seconds_left
        if self._loading is not None:
            if left is not None and self._loading.is_alive():
                return None
            self._loading.join()
            self._loading = None
        if self._endings is None:
            self._endings = new_endings()
        endings = self._endings
        end = math.inf if left is None else time.monotonic() + left * PROOF_SHARE
        most = min(PROOF_NODES, level.evaluated) if left is None else UNLIMITED
        if limits.nodes is not None:
            most = int(limits.nodes * PROOF_SHARE)
            forget(endings)
        begin_ending(endings, state, ring)
        while True:
            found = proven(endings)
            if found.nodes >= most or time.monotonic() >= end or meter.is_up():
                return found
            if search_ending(endings, min(PROOF_SLICE, most - found.nodes)):
                return proven(endings)

    def _play_proven(
        self, state: Words, ring: Words, found: Proven, meter: Meter, report: Report
    ) -> Move:
        """Play what was proven: exact, or at least a win."""
        assert self._endings is not None
        assert found.move is not None
        turn = int(state[TURN]) + 1
        points = found.lower if turn == 1 else -found.upper
        wins = found.winner == turn
        actions = [found.move]
        if found.is_exact:
            play(state, ring, found.move)
            actions += principal_variation(self._endings, state, ring, LINE_NODES)
        line = tuple(map(move_of_action, actions))
        report(
            Info(
                depth=len(line),
                nodes=found.nodes,
                time_ms=meter.elapsed_ms,
                winrate=1000 if wins else 0,
                margin=int(points / 2) * 10,
                solved="win" if wins else "loss",
                pv=line,
            )
        )
        return line[0]

    def _begin(self, level: Level, state: Words, ring: Words) -> None:
        """Make the position the root of the tree, with what the level sees of it."""
        thread, self._ring, listed = self._threads[0], None, 0
        if level.drawn:
            source = np.array([self.draws.randrange(1, 2**62)], np.int64)
            listed = draw_choices(state, ring, level.drawn, source, thread.actions)
        begin(self._tree, state, ring, listed, ROOT_WIDTH, self._weights, self._packing, thread)

    def _go_on(self, level: Level, position: Position, state: Words, ring: Words) -> Words:
        """Go on from the last search if it knows the position, else begin; the tree's ring."""
        kept, node = self._ring, NOWHERE
        if kept is not None and self._can_reuse.is_set():
            node = find_position(self._tree, kept, position)
        if kept is None or node == NOWHERE:
            self._begin(level, state, ring)
            kept = ring
        else:
            thread, self._ring = self._threads[0], None
            begin_again(self._tree, node, kept, ROOT_WIDTH, self._weights, self._packing, thread)
        self._ring = kept
        return kept

    def _most_nodes(self, level: Level, limits: Limits, clock_ms: int | None) -> int:
        """How many nodes may be looked at, by the player's own clock."""
        has_limit = limits.infinite or any(
            limit is not None for limit in (limits.movetime_ms, limits.nodes, clock_ms)
        )
        most = UNLIMITED if limits.nodes is None else limits.nodes
        if level is LEVELS[-1] and has_limit:
            return most
        return min(most, level.evaluated)

    def _search(
        self, ring: Words, most: int, limits: Limits, meter: Meter, report: Callable[[], None]
    ) -> None:
        """Let every thread search until a limit is reached, and report now and then."""
        number = self.value(THREADS)
        while len(self._threads) < number:
            self._threads.append(new_thread())
        counts = self._tree.counts
        rounds = SLICE if limits.depth is None else 1
        deepest = PATH if limits.depth is None else limits.depth

        def work(thread: Thread) -> None:
            while counts[STOP] == 0 and counts[EVALUATED] < most:
                search(self._tree, ring, WIDTH, self._weights, self._packing, thread, rounds, most)

        with ThreadPoolExecutor(max(number - 1, 1)) as pool:
            others = [pool.submit(work, thread) for thread in self._threads[1:number]]
            reported = time.monotonic()
            try:
                while (
                    counts[EVALUATED] < most
                    and counts[DEPTH] < deepest
                    and counts[ITERATIONS] < MOST_ITERATIONS
                    and not meter.is_up()
                ):
                    search(
                        self._tree,
                        ring,
                        WIDTH,
                        self._weights,
                        self._packing,
                        self._threads[0],
                        rounds,
                        most,
                    )
                    if time.monotonic() - reported >= REPORT_S:
                        report()
                        reported = time.monotonic()
            finally:
                counts[STOP] = 1
        for other in others:
            other.result()

    def _ranked(self) -> list[int]:
        """The root's edges, the best first."""
        number = rank_edges(self._tree, self._room)
        return [int(edge) for edge in self._room[:number]]

    def _softly(self, ranked: list[int], turn: int, softness: float) -> list[int]:
        """The edges with one drawn to the front, the better the likelier."""
        chances = [float(worth(self._tree, edge)) for edge in ranked]
        if turn == 2:
            chances = [1 - chance for chance in chances]
        best = max(chances)
        weights = [math.exp((chance - best) / softness) for chance in chances]
        drawn = self.draws.choices(range(len(ranked)), weights)[0]
        return [ranked[drawn], *ranked[:drawn], *ranked[drawn + 1 :]]

    def _report(
        self, turn: int, meter: Meter, report: Report, ranked: list[int] | None = None
    ) -> None:
        """Report the best lines."""
        counts = self._tree.counts
        for rank, edge in enumerate((ranked or self._ranked())[: self.value(MULTIPV)], 1):
            chance, tens = chance_and_tens(self._tree, edge)
            if turn == 2:
                chance, tens = 1 - chance, -tens
            length = line_from(self._tree, edge, self._line)
            report(
                Info(
                    depth=int(counts[DEPTH]),
                    nodes=int(counts[EVALUATED]),
                    time_ms=meter.elapsed_ms,
                    multipv=rank,
                    winrate=round(1000 * float(chance)),
                    margin=round(100 * float(tens)),
                    pv=tuple(move_of_action(int(action)) for action in self._line[:length]),
                )
            )
