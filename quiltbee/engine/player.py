"""The strong player: search and endgame solver behind the interface of all players."""

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import ClassVar

import numpy as np

from quiltbee.automa import Solo
from quiltbee.engine.endgame.solver import Proven, begin_proof, new_solver, run_proof
from quiltbee.engine.endgame.values import POINT, value_of
from quiltbee.engine.endings import merged_lines
from quiltbee.engine.forecast import new_draws, proven_forecast, searched_forecast
from quiltbee.engine.levels import STRENGTHS, Strength, drawn_first
from quiltbee.engine.parameters import (
    BEAM_NODES_PER_SECOND,
    CLEAR_CHANCE,
    CLEAR_SHARE,
    GIVEN_UP,
    LEAST_BEAM_WIDTH,
    MARGIN_WEIGHT,
    PROOF_SLICE,
    SCORE_WEIGHT,
    UNLIMITED,
)
from quiltbee.engine.points import best_while_passing, is_passive, moved_up
from quiltbee.engine.prover import Prover
from quiltbee.engine.request import Request, turn_of
from quiltbee.engine.search.passive import MOST_WIDTH, NODES_PER_WIDTH, NOTHING, new_beam
from quiltbee.engine.search.rollouts import SUMS, add_game
from quiltbee.engine.searcher import Searcher, first_position, new_searcher
from quiltbee.engine.weights import SHIPPED
from quiltbee.kernel import state as k
from quiltbee.kernel.compiling import release_freed_memory
from quiltbee.kernel.game import has_won, margin, play
from quiltbee.kernel.games import DUEL, SOLO, state_and_ring_of
from quiltbee.notation import action_of_move
from quiltbee.players import (
    FORECAST,
    LEVEL,
    MULTIPV,
    NEVER,
    NO_LIMITS,
    PASS_LINE,
    SCORE,
    SEED,
    THREADS,
    Decision,
    Info,
    Limits,
    Meter,
    Method,
    Report,
    Stop,
    no_report,
    numbered,
)
from quiltbee.players.simple_player import ConfigurablePlayer
from quiltbee.rules import LAST_SPACE, PASS, Position


class Engine(ConfigurablePlayer):
    """Searches with a learned evaluation; a node is one evaluated position.

    `depth` is the length of the longest line searched. `go depth N` ends once a line of N moves has
    been searched, or at the level's own limit of nodes, since there may be no line that long. Below
    the highest level a limit only counts if it is lower than the level's own. At level 10, with one
    thread and a limit of nodes, the answer is the same everywhere. `clock` gives seconds and never
    goes back. `weights` is a file made by `quiltbee.training`; raises what `load_weights` does.
    """

    name = "Quiltbee"
    author = "the Quiltbee authors"
    options = (THREADS, LEVEL, MULTIPV, SCORE, FORECAST, PASS_LINE, SEED)
    _is_prepared: ClassVar[bool] = False

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, weights: Path = SHIPPED
    ) -> None:
        super().__init__()
        self._clock = clock
        self._searcher = new_searcher(clock, DUEL, weights)
        self._prover = Prover(clock)
        self._beam = new_beam()
        self._loading: threading.Thread | None = None
        self._can_prove = threading.Event()

    @cached_property
    def _solo_searcher(self) -> Searcher:
        """The searcher of solo games, made when first needed."""
        return new_searcher(self._clock, SOLO)

    def _searcher_for(self, asked: Request) -> Searcher:
        """Return the searcher of the game asked about, with the aim of the request."""
        searcher = self._searcher if asked.game is DUEL else self._solo_searcher
        searcher.aim_at(np.float32(SCORE_WEIGHT if asked.by_score else MARGIN_WEIGHT))
        return searcher

    def prepare(self, progress: Callable[[str], None]) -> None:
        """Load the compiled code, or compile it, which takes seconds; `progress` is told.

        The rest follows in a thread. Until it is there, no tree is kept, nothing is forecast, and
        the endgame solver is not asked. Decisions limited by nodes alone wait for it, and solo
        decisions for their search.
        """
        Engine._is_prepared = True
        progress("getting the engine ready")
        first = first_position(DUEL)
        self._decide(self._asked(first, Limits(), Stop(), strength=Strength(100)))
        # The searcher of solo games is made here, so that two threads don't each make one.
        rest = (self._solo_searcher,)
        self._loading = threading.Thread(target=self._load_the_rest, args=rest, name="loading")
        self._loading.daemon = False  # at exit the compiler must not be torn down under it
        self._loading.start()

    @property
    def is_loading(self) -> bool:
        """Whether the rest is still being loaded or compiled."""
        return self._loading is not None and self._loading.is_alive()

    def _load_the_rest(self, solo: Searcher) -> None:
        """Load or compile the rest, starting with what most decisions need."""
        duel = self._searcher

        def load_endings() -> None:
            state, ring = state_and_ring_of(first_position(DUEL))
            state[k.TIME] = state[k.PLAYER + k.TIME] = LAST_SPACE - 1
            solver = new_solver(log2_proofs=8)
            begin_proof(solver, state, ring)
            run_proof(solver, PROOF_SLICE)
            search, thread = duel.small()
            best_while_passing(search, thread, new_beam(), state, 1, UNLIMITED, lambda: False)
            thread.state[:] = state
            add_game(search, thread, new_draws(), np.zeros(SUMS, np.int64))
            play(state, ring, action_of_move(PASS))
            value_of(margin(state), has_won(state, 0))
            self._can_prove.set()

        # The endings come after the forecast, which takes a sixth of their time.
        loads = [duel.load_drawing, duel.load_reuse, duel.load_forecast, load_endings]
        loads += [solo.load_search, solo.load_reuse, solo.load_forecast]
        for load in loads:
            if not threading.main_thread().is_alive():
                return  # the process is about to end
            load()
        release_freed_memory()

    def new_game(self) -> None:
        """Wait until all is loaded, so that no decision of the game waits for it."""
        if not Engine._is_prepared:
            self.prepare(lambda words: None)
        if self._loading is not None:
            self._loading.join()
            self._loading = None

    def decide(
        self,
        position: Position | Solo,
        limits: Limits = NO_LIMITS,
        stop: Stop = NEVER,
        report: Report = no_report,
    ) -> Decision:
        """Search until a limit is reached, and report the lines every second.

        Against the Automa it decides for the person, from what the person may know. Before a card
        is turned over it gives the mean over the cards that may come.
        """
        if not Engine._is_prepared:
            self.prepare(lambda words: None)
        if isinstance(position, Solo):
            self._wait_for(self._solo_searcher.can_search)
            if position.is_automas_turn:
                return self._weigh_card(self._asked(position, limits, stop))
        return self._decide(self._asked(position, limits, stop, report))

    def _weigh_card(self, asked: Request) -> Decision:
        """Weigh a position of a game against the Automa before its next card is turned over."""
        searcher = self._searcher_for(asked)
        self._set_root(asked, asked.most)
        is_up, depth = asked.meter.is_up, asked.limits.depth
        searcher.run(self.value(THREADS), asked.most, is_up, depth, lambda: None)
        asked.wait()
        line = self._told(searcher.mean_line(), asked)
        return Decision(None, numbered([line], asked.meter.elapsed_ms), method="search")

    def _asked(
        self,
        position: Position | Solo,
        limits: Limits,
        stop: Stop,
        report: Report = no_report,
        strength: Strength | None = None,
    ) -> Request:
        """Return a request by the options, or at another strength."""
        meter = Meter(limits, turn_of(position), stop, self._clock)
        strength = strength or STRENGTHS[self.value(LEVEL) - 1]
        lines, by_score = self.value(MULTIPV), self.value(SCORE) == 1
        return Request(position, strength, limits, meter, stop, report, lines, by_score)

    def _decide(self, asked: Request) -> Decision:
        """Decide, in steps: prove, else search, then choose."""
        searcher, lines, most = self._searcher_for(asked), dict[int, Info](), asked.most
        method: Method = "search" if most else "comparison"
        # 1. Late in the game, try to prove the result.
        found = self._prove(asked)
        if found is not None:
            lines = self._lines_of(found, asked)
            if found.is_exact and asked.lines == 1:
                asked.wait()
                told = self._lines(asked, lines)
                return Decision(told[0].pv[0], told, method="proof")
            if asked.limits.nodes is not None:
                most -= found.nodes
        # 2. Make the position the root.
        self._set_root(asked, most)
        # 3. If several lines are wanted and the best is proven, try to prove the others.
        if lines and asked.lines > 1:
            most -= self._prover.add_lines(asked, searcher.actions(), lines)
        # 4. Search until a limit is reached. Against somebody who passes, look for points as well.
        is_won, largest = self._is_won(asked), NOTHING
        if len(searcher.actions()) > 1 and set(searcher.actions()) - set(lines):
            largest = self._search_on(asked, lines, most, for_points=is_won)
        else:
            method = "only move"
        asked.wait()
        # 5. Choose: the most visited edge, or at a weak level one drawn by value.
        ranked = searcher.ranked()
        if asked.strength.temperature:
            values = searcher.values(ranked, asked.turn)
            ranked = drawn_first(ranked, values, asked.strength.temperature, self.draws)
            method = "draw"
        # 6. A move that is proven to win by an unknown margin gives way to a larger win.
        if found is not None and lines and asked.lines == 1:
            lines = self._prover.larger_win(asked, found, lines, searcher.search, ranked[0])
        # 7. Of moves that all win against somebody who passes, play for the largest margin.
        if is_won and not lines and self._is_won(asked):
            ranked = moved_up(searcher.search, largest, ranked, asked.turn)
        # 8. A win that is proven by an unknown margin is reported with the expected margin.
        if found is not None and not found.is_exact:
            lines = {action: self._expected(line, asked) for action, line in lines.items()}
        told = self._lines(asked, lines, ranked)
        method = "proof" if told[0].value.proven else method
        return Decision(told[0].pv[0], told, searcher.candidates(), method)

    def _prove(self, asked: Request) -> Proven | None:
        """Try to prove a late position; None if it is not tried.

        A proof goes to the end of the game, whatever depth is asked for.
        """
        if not asked.strength.proves or asked.limits.depth is not None or asked.ending is None:
            return None
        if not self._is_there(self._can_prove, asked):
            return None
        found = self._prover.prove(asked)
        is_won = found.is_exact and found.winner == asked.turn
        if is_won and asked.is_of_a_game and not asked.by_score and self._is_passive(asked):
            return self._larger_win(found, asked)
        return found

    def _lines_of(self, found: Proven, asked: Request) -> dict[int, Info]:
        """Return the line of a proven move, by the move: exact, or at least a win.

        A win that is not exact says nothing if only the score counts.
        """
        if not found.is_exact and (asked.by_score or found.winner != asked.turn):
            return {}
        assert found.move is not None
        return {found.move: self._prover.line(asked, found)}

    def _expected(self, line: Info, asked: Request) -> Info:
        """A line that at least wins, with the margin that the search expects if that is larger."""
        action, searcher = action_of_move(line.pv[0]), self._searcher_for(asked)
        if action not in searcher.actions():
            return line
        its = searcher.line_of(searcher.edge_of(action), asked.turn)
        margin = max(line.value.margin or 0, its.value.margin or 0)
        return replace(line, value=replace(line.value, margin=margin))

    def _wait_for(self, loaded: threading.Event, meter: Meter | None = None) -> None:
        """Wait for a part of the rest, or until a meter is up.

        Calling its code instead would mean waiting for the compiler, which first does other parts.
        """
        while self.is_loading and not loaded.wait(0.05):
            if meter is not None and meter.is_up():
                break

    def _is_there(self, loaded: threading.Event, asked: Request) -> bool:
        """Whether a part of the rest is there; decisions limited by nodes alone wait for it."""
        if asked.limits.nodes is not None and asked.meter.seconds_left is None:
            self._wait_for(loaded, asked.meter)
        return loaded.is_set() or not self.is_loading

    def _set_root(self, asked: Request, most: int) -> None:
        """Make the position the root: of the last tree if only time is limited, else of a new."""
        searcher = self._searcher_for(asked)
        if most == UNLIMITED and asked.limits.depth is None:
            searcher.go_on(asked)
            return
        if asked.strength.drawn:
            seed = self.draws.randrange(1, 2**62)
            searcher.begin_drawn(asked.state, asked.ring, asked.strength.drawn, seed)
        else:
            searcher.begin(asked.state, asked.ring)

    def _is_won(self, asked: Request) -> bool:
        """Whether this is a game that is won against somebody who passes; not at a weak level."""
        if not asked.is_of_a_game or asked.by_score or asked.strength.temperature:
            return False
        return self._is_passive(asked) and self._searcher.win_chance(asked.turn) >= CLEAR_CHANCE

    def _is_passive(self, asked: Request) -> bool:
        """Whether the opponent has mostly passed; the Automa never does."""
        return asked.game is DUEL and is_passive(asked.state)

    def _search_on(
        self, asked: Request, lines: dict[int, Info], most: int, *, for_points: bool
    ) -> int:
        """Search to the limits; `for_points` return the move that wins by most, or NOTHING."""
        searcher, limits, largest = self._searcher_for(asked), asked.limits, NOTHING
        threads = self.value(THREADS)

        def tell() -> None:
            asked.report(self._lines(asked, lines))

        if for_points:
            nodes, is_up = searcher.share(CLEAR_SHARE, most, asked.meter)
            searcher.run(threads, nodes, is_up, limits.depth, tell)
            largest = self._best_while_passing(asked)
        # A win proven without its margin leaves `Prover.larger_win` its share.
        share = CLEAR_SHARE if lines and asked.is_of_a_game else 1.0
        nodes, is_up = searcher.share(share, most, asked.meter)
        is_settled = searcher.until_settled(asked.meter) if asked.is_of_a_game else is_up
        searcher.run(threads, nodes, lambda: is_up() or is_settled(), limits.depth, tell)
        return largest

    def _best_while_passing(self, asked: Request) -> int:
        """Return the action that wins by most if the other side only passes.

        NOTHING if the limits of nodes or time don't allow even the narrowest beam.
        """
        limits, strength, searcher = asked.limits, asked.strength, self._searcher
        most, seen, left = UNLIMITED, searcher.evaluated, asked.meter.seconds_left
        width = max(strength.evaluated // NODES_PER_WIDTH, LEAST_BEAM_WIDTH)
        own = UNLIMITED if strength is STRENGTHS[-1] else strength.evaluated
        counts = limits.nodes is not None and limits.nodes <= own
        if limits.nodes is not None and counts:
            most = limits.nodes
            width = min(width, (most - seen) // NODES_PER_WIDTH)
        if left is not None:
            width = min(width, int(left * BEAM_NODES_PER_SECOND) // NODES_PER_WIDTH)
        if width < 1 or not self._is_there(self._can_prove, asked):
            return NOTHING
        search, thread = searcher.search._replace(ring=asked.ring), searcher.threads[0]
        width, is_up = min(width, MOST_WIDTH), asked.meter.is_up
        action = best_while_passing(search, thread, self._beam, asked.state, width, most, is_up)
        if not counts:  # the level's own limit is one of the search
            searcher.evaluated = seen
        return action

    def _larger_win(self, found: Proven, asked: Request) -> Proven:
        """Return what was proven, or the move of the beam if that is proven to win as well.

        The margin of a proven win assumes an opponent who plays best from now on, so the beam's may
        be up to GIVEN_UP points smaller.
        """
        self._searcher.evaluated = found.nodes
        action = self._best_while_passing(asked)
        if action == NOTHING:
            return found
        other = self._prover.prove_move(asked, action)
        if not other.is_exact or other.winner != asked.turn:
            return found
        return other if abs(other.lower) >= abs(found.lower) - POINT * GIVEN_UP else found

    def _lines(
        self, asked: Request, proven_lines: dict[int, Info], ranked: list[int] | None = None
    ) -> tuple[Info, ...]:
        """Return the best lines, the best first."""
        searcher = self._searcher_for(asked)
        if asked.lines == 1 and proven_lines:
            lines = list(proven_lines.values())
        else:
            edges = ranked or searcher.ranked()
            if not proven_lines:
                others = edges[asked.lines :] if self.value(PASS_LINE) else []
                edges = edges[: asked.lines] + [e for e in others if searcher.passes(e)]
            lines = [self._told(searcher.line_of(edge, asked.turn), asked) for edge in edges]
            if proven_lines:
                lines = merged_lines(proven_lines.values(), lines)
                rest = lines[asked.lines :] if self.value(PASS_LINE) else []
                lines = lines[: asked.lines] + [line for line in rest if line.pv[0] == PASS]
        lines = [self._with_forecast(line, asked, proven_lines) for line in lines]
        return numbered(lines, asked.meter.elapsed_ms)

    def _told(self, line: Info, asked: Request) -> Info:
        """Return a searched line; by score, the chance to win counts too little to be reported."""
        if not asked.by_score:
            return line
        return replace(line, value=replace(line.value, chance=None))

    def _with_forecast(self, info: Info, asked: Request, proven_lines: dict[int, Info]) -> Info:
        """Return a report with a forecast, if one is wanted and its code is loaded."""
        games, action = self.value(FORECAST), action_of_move(info.pv[0])
        searcher = self._searcher_for(asked)
        if games == 0 or not self._is_there(searcher.can_forecast, asked):
            return info
        search, thread = searcher.search, searcher.threads[0]
        if action in proven_lines:
            return proven_forecast(info, asked, search, thread, self._prover.solver)
        edge = searcher.edge_of(action)
        return searched_forecast(info, asked.turn, search, thread, edge, games)
