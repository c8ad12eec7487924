"""Base classes of players: options, seeded random draws, solo games, and `searchmoves`.

`decide_among` decides among some of the legal moves for any player. The positions after the moves
are judged by sequential halving (Karnin, Koren, Somekh 2013): each round divides an equal part of
the limits among the remaining moves, then drops the worse half.
"""

import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from quiltbee.automa import AUTOMA, PERSON, Solo
from quiltbee.players.interface import (
    MULTIPV,
    SEED,
    THREADS,
    Decision,
    Info,
    Option,
    OptionError,
    Report,
    Value,
    no_report,
    numbered,
)
from quiltbee.players.limits import NEVER, NO_LIMITS, Limits, Stop, time_budget
from quiltbee.rules import LAST_SPACE, Move, Position

BY_DEFAULT_S: Final = 1.0
"""Seconds for all moves together if there are no limits."""

FIRST_S: Final = 0.02
"""Seconds for each move in the first round of an infinite decision; each round doubles it."""

Judge = Callable[[Any, Limits, Stop, bool], Decision]
"""Decides in a position; the last argument is true in the final round."""


@dataclass(slots=True)
class _Judged:
    """A move, the position after it, and its value to the player who makes it."""

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
    """Decide among `limits.searchmoves`, which must be legal, by a player's verdict on each.

    Reports the best `lines`, at least one, after each round. Each move is judged at least once,
    however short the time is.
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
    """Return the number of rounds until no more moves are left than lines."""
    rounds = 1
    while moves > lines:
        moves = _kept(moves, lines)
        rounds += 1
    return rounds


def _kept(moves: int, lines: int) -> int:
    return max(lines, math.ceil(moves / 2))


def _share(limits: Limits, position: Any, parts: int, movetime_s: float) -> Limits:
    """Return the limits for judging one move, one of `parts` equal shares."""
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
    """Judge the position after a move, for the player who makes it."""
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


class ConfigurablePlayer:
    """A player without `decide`; a subclass sets `name`, `author` and perhaps `options`.

    `draws` is the only source of randomness, and the option Seed reseeds it.
    """

    options: tuple[Option, ...] = (THREADS, MULTIPV, SEED)

    def __init__(self) -> None:
        self._values = {option.name: option.default for option in self.options}
        self.draws = random.Random()

    def set_option(self, name: str, value: int) -> None:
        """Change an option; raises OptionError for an unknown name or a value out of range."""
        option = next((option for option in self.options if option.name == name), None)
        if option is None:
            names = ", ".join(option.name for option in self.options)
            raise OptionError(f"there is no option {name!r}; the options are {names}")
        if not option.minimum <= value <= option.maximum:
            bounds = f"{option.minimum} to {option.maximum}"
            raise OptionError(f"{name} is a whole number from {bounds}")
        self._values[name] = value
        if option is SEED:
            self.draws = random.Random(value or None)

    def value(self, option: Option) -> int:
        """Return the current value of an option."""
        return self._values[option.name]

    def new_game(self) -> None:
        """Forget nothing; the draws continue, so that the games of a match differ."""


class SimplePlayer(ConfigurablePlayer):
    """A player of duels; a subclass implements `choose`.

    In a solo game it sees only what lies open on the table (`as_duel`): neither the order of the
    cards nor the level. Its evaluations are then dropped, since it takes the Automa for a player
    with an empty quilt.
    """

    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        """Decide in a duel, as `Thinker.decide` does."""
        raise NotImplementedError

    def decide(
        self,
        position: Position | Solo,
        limits: Limits = NO_LIMITS,
        stop: Stop = NEVER,
        report: Report = no_report,
    ) -> Decision:
        """Choose a legal move."""
        if not isinstance(position, Solo):
            return self._choose(position, limits, stop, report)
        if position.is_automas_turn:
            return Decision(None, (Info(),))
        decision = self._choose(
            as_duel(position), limits, stop, lambda lines: report(_without_opinion(lines))
        )
        return replace(decision, lines=_without_opinion(decision.lines))

    def _choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        if limits.searchmoves:

            def judge(after: Position, share: Limits, stop: Stop, is_last: bool) -> Decision:
                return self.choose(after, share, stop, no_report)

            return decide_among(judge, position, limits, stop, report, self.value(MULTIPV))
        return self.choose(position, limits, stop, report)


def as_duel(solo: Solo) -> Position:
    """Return the table as a duel with the same legal moves for the person.

    Two changes make up for the player not knowing the Automa. The Automa has no buttons: it never
    pays, so the player need not fear what it could buy. And on the last space it is shown one space
    before it: its score is not on its quilt, so the player would think that the next move ends the
    game with a win, and stop buying. At level IV the two changes take greedy from 82 to 96 wins of
    300 against the normal deck, and from 80 to 107 against the tactical one.
    """
    table = solo.table
    automa = table.players[AUTOMA.index]
    shown = replace(automa, buttons=0, time=min(automa.time, LAST_SPACE - 1))
    return replace(table, players=(table.players[PERSON.index], shown))


def _without_opinion(lines: tuple[Info, ...]) -> tuple[Info, ...]:
    return tuple(
        Info(line.depth, line.nodes, line.time_ms, line.multipv, pv=line.pv) for line in lines
    )
