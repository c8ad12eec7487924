"""The endgame solver of an engine, and the share of a decision's limits that it may take."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property

from quiltbee.engine.endgame.solver import Proven, Solver, forget, new_solver
from quiltbee.engine.endings import add_proven, prove_more, prove_move, prove_within, proven_line
from quiltbee.engine.parameters import PROOF_NODES, PROOF_SHARE, SURE_CHANCE, UNLIMITED
from quiltbee.engine.request import Request
from quiltbee.engine.search.lines import win_chance_and_margin
from quiltbee.engine.search.tree import ACTION, EVALUATED, VISITS, Search
from quiltbee.players import Info


class Prover:
    """Proves what late positions, those with an `ending`, are worth.

    The solver is made when first needed. `clock` returns seconds. Each proof takes a share of what
    limits and meter still leave, or if neither is limited, of what the level evaluates.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock

    @cached_property
    def solver(self) -> Solver:
        """The solver, with what it remembers of earlier positions."""
        return new_solver()

    def prove(self, asked: Request) -> Proven:
        """Try to prove a position.

        With a limit of nodes the solver forgets what it knew, so that the answer is reproducible.
        """
        assert asked.ending is not None
        if asked.limits.nodes is not None:
            forget(self.solver)
        return prove_within(self.solver, asked.ending, asked.ring, *self._share(asked))

    def prove_move(self, asked: Request, action: int) -> Proven:
        """Try to prove the position after a move."""
        assert asked.ending is not None
        return prove_move(self.solver, asked.ending, asked.ring, action, *self._share(asked))

    def larger_win(
        self, asked: Request, known: Proven, lines: dict[int, Info], search: Search, edge: int
    ) -> dict[int, Info]:
        """Return the line to play where `lines` has that of a win whose margin is not `known`.

        If the search's best edge promises a larger win, that is its own line once it is proven; and
        none, so that the search decides, if the search is merely sure of the win.
        """
        assert asked.ending is not None
        (line,) = lines.values()
        chance, margin = win_chance_and_margin(search, edge)
        if asked.turn == 2:
            chance, margin = 1 - chance, -margin
        assert line.value.margin is not None
        action, is_searched = int(search.tree.edges[edge, ACTION]), search.tree.edges[edge, VISITS]
        if action in lines or not is_searched or margin <= line.value.margin:
            return lines
        most, _ = self._share(asked)
        if asked.limits.nodes is not None:
            most = asked.limits.nodes - known.nodes - int(search.tree.counters[EVALUATED])
        found = prove_more(
            self.solver, asked.ending, asked.ring, action, known, most, asked.meter.is_up
        )
        if found.lower > known.lower if asked.turn == 1 else found.upper < known.upper:
            return {action: self.line(asked, replace(found, nodes=known.nodes + found.nodes))}
        return {} if chance >= SURE_CHANCE else lines

    def line(self, asked: Request, found: Proven) -> Info:
        """Return the line of what was proven."""
        assert asked.ending is not None
        return proven_line(self.solver, asked.ending, asked.ring, found)

    def add_lines(self, asked: Request, actions: list[int], lines: dict[int, Info]) -> int:
        """Add to `lines` those of the actions that can be proven; return the nodes seen."""
        assert asked.ending is not None
        share = self._share(asked)
        return add_proven(self.solver, asked.ending, asked.ring, actions, lines, *share)

    def _share(self, asked: Request) -> tuple[int, Callable[[], bool]]:
        """Return how many nodes proofs may take now, and what says when their time is up."""
        left, limits = asked.meter.seconds_left, asked.limits
        end = math.inf if left is None else self._clock() + left * PROOF_SHARE
        most = min(PROOF_NODES, asked.strength.evaluated) if left is None else UNLIMITED
        if limits.nodes is not None:
            most = int(limits.nodes * PROOF_SHARE)
        return most, lambda: self._clock() >= end or asked.meter.is_up()
