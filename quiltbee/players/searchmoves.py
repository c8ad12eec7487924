"""A decision among some of the legal moves, as `searchmoves` of UPI and UCI asks.

The moves are played and the positions after them judged, by sequential halving (Karnin, Koren,
Somekh 2013): in each round the moves that are left share an equal part of the limits, and the worse
half is dropped. So any player can do it, and no search needs to know.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from quiltbee.players.interface import Decision, Info, Report, Value, numbered
from quiltbee.players.limits import Limits, Stop, time_budget
from quiltbee.rules import LAST_SPACE, Move

BY_DEFAULT_S: Final = 1.0
"""For all moves together, where there are no limits."""

FIRST_S: Final = 0.02
"""The time for each move in the first round without an end; in later ones it doubles."""

Judge = Callable[[Any, Limits, Stop, bool], Decision]
"""Decides in a position, and is told whether this is the last look at it."""


@dataclass(slots=True)
class _Judged:
    """A move, the position after it, and what it is worth to the player to move before it."""

    move: Move
    after: Any
    info: Info = field(default_factory=Info)

    @property
    def worth(self) -> tuple[float, float]:
        value = self.info.value
        chance = -1.0 if value.chance is None else value.chance
        return chance, -math.inf if value.margin is None else value.margin


def decide_among(
    judge: Judge, position: Any, limits: Limits, stop: Stop, report: Report, lines: int
) -> Decision:
    """Decide among `limits.searchmoves`, which are legal, by what a player says about each.

    The best `lines`, at least one, are reported, also after each round. Each move is looked at
    once, however short the time is.
    """
    begun, nodes = time.monotonic(), 0
    judged = [_Judged(move, position.play(move)) for move in dict.fromkeys(limits.searchmoves)]
    left, rounds = judged, _rounds(len(judged), lines)
    movetime_s = FIRST_S
    while True:
        share = _share(limits, position, rounds * len(left), movetime_s)
        is_last = not limits.infinite and len(left) <= lines
        for each in left:
            found = _value_after(judge, position, each.after, share, stop, is_last=is_last)
            nodes += found.nodes
            each.info = replace(found, depth=found.depth + 1, pv=(each.move, *found.pv))
            if stop.is_set() and left is not judged:
                break
        left = sorted(left, key=lambda each: each.worth, reverse=True)
        spent_ms = round(1000 * (time.monotonic() - begun))
        infos = [replace(each.info, nodes=nodes) for each in left[:lines]]
        best = numbered(infos, spent_ms)
        if stop.is_set() or is_last:
            return Decision(left[0].move, best)
        report(best)
        if limits.infinite:
            movetime_s *= 2
        else:
            left = left[: _kept(len(left), lines)]


def _rounds(moves: int, lines: int) -> int:
    """How many rounds it takes until no more moves are left than lines."""
    rounds = 1
    while moves > lines:
        moves = _kept(moves, lines)
        rounds += 1
    return rounds


def _kept(moves: int, lines: int) -> int:
    """How many moves are left after a round."""
    return max(lines, math.ceil(moves / 2))


def _share(limits: Limits, position: Any, parts: int, movetime_s: float) -> Limits:
    """The limits of one look at one move, if there are `parts` looks of equal length."""
    if limits.infinite:
        return Limits(movetime_ms=round(1000 * movetime_s))
    turn = position.table.turn
    spaces_left = LAST_SPACE - position.table.players[turn.index].time
    seconds = time_budget(limits, turn, spaces_left)
    nodes, depth = limits.nodes, limits.depth
    if seconds is None and nodes is None and depth is None:
        seconds = BY_DEFAULT_S
    return Limits(
        movetime_ms=None if seconds is None else max(1, round(1000 * seconds / parts)),
        nodes=None if nodes is None else max(1, nodes // parts),
        depth=None if depth is None else max(1, depth - 1),
    )


def _value_after(
    judge: Judge, position: Any, after: Any, share: Limits, stop: Stop, *, is_last: bool
) -> Info:
    """The value of the position after a move, to the player to move before it."""
    ended = after.outcome
    seat = position.table.turn
    if ended is not None:
        margin = ended.scores[seat.index] - ended.scores[seat.other.index]
        has_won = ended.winner is seat
        return Info(value=Value(float(has_won), margin, "win" if has_won else "loss"))
    info = judge(after, share, stop, is_last).lines[0]
    if after.has_cards or after.table.turn is seat:  # in a solo game the figures are the person's
        return info
    return replace(info, value=info.value.flipped)
