"""Players that run in the engine's module; the strong one is `Engine`."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from math import isinf, isnan
from pathlib import Path
from typing import Final

from quiltbee.automa import Solo
from quiltbee.engine.decision import request as r
from quiltbee.engine.host import Instance, loaded_instance
from quiltbee.engine.weights import GameName, load_weights
from quiltbee.kernel.encoding import encode
from quiltbee.notation import move_of_action
from quiltbee.players import (
    CANDIDATES,
    FORECAST,
    LEVEL,
    MULTIPV,
    NEVER,
    NO_LIMITS,
    PASS_LINE,
    SCORE,
    SEED,
    THREADS,
    Candidate,
    Decision,
    Info,
    Limits,
    Report,
    Stop,
    Value,
    no_report,
    numbered,
)
from quiltbee.players.simple_player import ConfigurablePlayer, decide_among
from quiltbee.rules import Position

REPORT_S: Final = 1.0
"""Seconds between two reports."""

SLICE_S: Final = 0.002
"""The target for a slice of work in seconds; a call from Python costs about 0.1 ms."""

FIRST_WORK: Final = 20
"""Rounds of the search in the first slice of a decision."""

MOST_WORK: Final = 1000
"""The most rounds in a slice."""

MOST_COMPARED: Final = 16
"""The most `searchmoves` compared; of more, the best of a quick search."""

FIRST_LOOK: Final = 300
"""The nodes of that search."""

_IDLE_S: Final = 0.0005
"""Seconds that an extra thread waits when there is nothing to search."""


class ModulePlayer(ConfigurablePlayer):
    """A player that runs in an instance of the module, which a subclass provides.

    `clock` returns seconds and never goes back.
    """

    name: str
    author = "the Quiltbee authors"

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock

    def run(
        self,
        instance: Instance,
        position: Position | Solo,
        limits: Limits,
        stop: Stop,
        report: Report,
    ) -> Decision:
        """Decide in an idle instance: write the request, step until it is done, read the results.

        Reports the lines every second until it is stopped.
        """
        begun = self._clock()
        self._write(instance, position, limits)
        step, reported = instance.function("step"), 0.0
        instance.function("begin")()
        elapsed, work = 0.0, FIRST_WORK
        with self._assisted(instance):
            while step(work, round(1e6 * elapsed), stop.is_set()) != r.DONE:
                before, elapsed = elapsed, self._clock() - begun
                work = _next_work(work, elapsed - before)
                if elapsed - reported >= REPORT_S and not stop.is_set():
                    reported = elapsed
                    if instance.function("report")():
                        report(self._lines(instance, begun))
        if limits.infinite:
            stop.wait()
        return self._decision(instance, begun)

    def _write(self, instance: Instance, position: Position | Solo, limits: Limits) -> None:
        state, ring = encode(position)
        table = position.table if isinstance(position, Solo) else position
        clock = limits.clocks_ms[table.turn.index]
        arrays, numbers = instance.arrays, instance.arrays["request"]
        arrays["state"][:], arrays["ring"][:] = state, ring
        for option, number in _NUMBER_OF_OPTION.items():
            numbers[number] = self.value(option) if option in self.options else option.default
        numbers[r.SEED] = self.draws.randrange(1, 2**62)
        for number, limit, unit in (
            (r.NODES, limits.nodes, 1),
            (r.DEPTH, limits.depth, 1),
            (r.MOVE_TIME, limits.movetime_ms, 1000),
            (r.CLOCK, clock, 1000),
        ):
            numbers[number] = r.NONE if limit is None else limit * unit
        numbers[r.INFINITE] = limits.infinite
        numbers[r.INCREMENT] = limits.increments_ms[table.turn.index] * 1000

    @contextmanager
    def _assisted(self, instance: Instance) -> Iterator[None]:
        """Let extra threads help within the `with`; by default there are none."""
        yield

    def _decision(self, instance: Instance, begun: float) -> Decision:
        results, lines = instance.arrays["results"], self._lines(instance, begun)
        count = int(results[r.CANDIDATE_COUNT])
        rows = instance.arrays["candidates"][:count].tolist()
        priors = instance.arrays["priors"][:count].tolist()
        candidates = tuple(
            Candidate(move_of_action(row[r.CANDIDATE]), row[r.CANDIDATE_VISITS], prior)
            for row, prior in zip(rows, priors, strict=True)
            if row[r.CANDIDATE_VISITS]
        )
        move = lines[0].pv[0] if lines[0].pv else None
        return Decision(move, lines, candidates, r.METHODS[results[r.METHOD]])

    def _lines(self, instance: Instance, begun: float) -> tuple[Info, ...]:
        count, arrays = int(instance.arrays["results"][r.LINE_COUNT]), instance.arrays
        lines = []
        for numbers, figures, actions in zip(
            arrays["lines.numbers"][:count].tolist(),
            arrays["lines.figures"][:count].tolist(),
            arrays["lines.actions"][:count],
            strict=True,
        ):
            pv = tuple(map(move_of_action, actions[: numbers[r.LENGTH]].tolist()))
            depth, nodes = numbers[r.LINE_DEPTH], numbers[r.LINE_NODES]
            lines.append(Info(depth=depth, nodes=nodes, value=_value(numbers, figures), pv=pv))
        return numbered(lines, round(1000 * (self._clock() - begun)))


class Engine(ModulePlayer):
    """The strong player: a search with a learned evaluation; a node is one evaluated position.

    `depth` is the length of the longest line searched. `go depth N` ends once a line of N moves has
    been searched, or at the level's own limit of nodes, since there may be no line that long. Below
    the highest level a limit only counts if it is lower than the level's own. At level 10, with one
    thread and a limit of nodes, the answer is the same everywhere. `weights` is a file for duels
    made by `quiltbee.training`; raises WeightsError if it is not one. `size` is that of the tree,
    see `module.programs`.
    """

    name = "Quiltbee"
    options = (THREADS, LEVEL, MULTIPV, SCORE, FORECAST, PASS_LINE, CANDIDATES, SEED)

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        weights: Path | None = None,
        size: str = "large",
    ) -> None:
        super().__init__(clock)
        self._size = size
        self._weights: dict[GameName, Path | None] = {"duel": weights, "solo": None}
        if weights is not None:
            load_weights(weights)  # an invalid file is refused at once
        self._instances: dict[GameName, tuple[int, Instance]] = {}

    def new_game(self) -> None:
        """Load the module, so that the first decision is not delayed; forget nothing."""
        self._instance("duel")

    def decide(
        self,
        position: Position | Solo,
        limits: Limits = NO_LIMITS,
        stop: Stop = NEVER,
        report: Report = no_report,
    ) -> Decision:
        """Search until a limit is reached, and report the lines every second.

        Against the Automa it decides for the person, from what the person may know. Before a card
        is turned over the value is the mean over the cards that may come.
        """
        if limits.searchmoves:
            return self._decide_among(position, limits, stop, report)
        instance = self._instance("solo" if isinstance(position, Solo) else "duel")
        return self.run(instance, position, limits, stop, report)

    def _decide_among(
        self, position: Position | Solo, limits: Limits, stop: Stop, report: Report
    ) -> Decision:
        """Decide among some moves; if there are many, among the best of a quick search."""
        options, lines = self._values, self.value(MULTIPV)
        plain = options | {MULTIPV.name: 1, FORECAST.name: 0, PASS_LINE.name: 0}

        def judge(after: Position | Solo, share: Limits, stop: Stop, is_last: bool) -> Decision:
            self._values = plain | ({FORECAST.name: options[FORECAST.name]} if is_last else {})
            return self.decide(after, share, stop)

        try:
            if len(limits.searchmoves) > max(MOST_COMPARED, lines):
                self._values = plain | {MULTIPV.name: r.MOST_LINES}
                look = self.decide(position, Limits(nodes=FIRST_LOOK), stop)
                first = [line.pv[0] for line in look.lines if line.pv]
                known = tuple(move for move in first if move in limits.searchmoves)
                if len(known) >= lines:
                    limits = replace(limits, searchmoves=known[: max(MOST_COMPARED, lines)])
            return decide_among(judge, position, limits, stop, report, lines)
        finally:
            self._values = options

    def _instance(self, game: GameName) -> Instance:
        threads, known = self.value(THREADS), self._instances.get(game)
        if known is not None and known[0] == threads:
            return known[1]
        instance = loaded_instance(game, self._size, threads, self._weights[game])
        self._instances[game] = threads, instance
        return instance

    @contextmanager
    def _assisted(self, instance: Instance) -> Iterator[None]:
        others = self.value(THREADS) - 1
        if others == 0:
            yield
            return
        done = Stop()

        def help_out(thread: int) -> None:
            assist, work = instance.function_of_thread("assist", thread), FIRST_WORK
            while not done.is_set():
                begun = self._clock()
                if assist(work):
                    work = _next_work(work, self._clock() - begun)
                else:
                    done.wait(_IDLE_S)

        with ThreadPoolExecutor(others) as pool:
            working: list[Future[None]] = [pool.submit(help_out, n) for n in range(others)]
            try:
                yield
            finally:
                done.set()
        for future in working:
            future.result()


def _next_work(work: int, took: float) -> int:
    """Return the rounds of the next slice, from those of the last and the seconds it took."""
    # Below half by a margin, so that a clock of whole milliseconds neither doubles nor halves it.
    if took < 0.45 * SLICE_S:
        return min(2 * work, MOST_WORK)
    return max(1, work // 2) if took > 2 * SLICE_S else work


_NUMBER_OF_OPTION: Final = {
    LEVEL: r.LEVEL,
    MULTIPV: r.LINES,
    SCORE: r.BY_SCORE,
    PASS_LINE: r.PASS_LINE,
    FORECAST: r.FORECAST,
    THREADS: r.THREADS,
}


def _value(numbers: list[int], figures: list[float]) -> Value:
    """Return the value of a line, rounded to thousandths of a win and tenths of a point."""
    chance = round(1000 * figures[r.LINE_CHANCE]) / 1000 if numbers[r.HAS_CHANCE] else None
    if isnan(figures[r.LINE_MARGIN]):
        return Value()
    margin, solved = round(figures[r.LINE_MARGIN], 1), numbers[r.SOLVED]
    value = Value(chance, margin)
    if solved != 0:
        least, most = figures[r.LINE_LEAST], figures[r.LINE_MOST]
        bounds = None if isinf(least) else least, None if isinf(most) else most
        value = replace(value, proven="win" if solved > 0 else "loss", bounds=bounds)
    if numbers[r.GAMES] == 0:
        return value
    scores, empty, tile = (
        (figures[first], figures[first + 1]) for first in (r.LINE_SCORES, r.LINE_EMPTY, r.LINE_TILE)
    )
    own = round(scores[0], 1)
    return replace(
        value,
        scores=(own, round(own - margin, 1)),
        empty_spaces=(round(empty[0], 1), round(empty[1], 1)),
        special_tile=(round(1000 * tile[0]) / 1000, round(1000 * tile[1]) / 1000),
    )
