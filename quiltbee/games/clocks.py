"""The clocks of a game: a fold over its events, as the game itself is one.

    clock = Clock.begin(TimeControl.parse("600+10"))
    game = game.after(event)
    clock = clock.after(event, game, at, lag)

The laws:

- A turn is an action together with the special patch that it gains. The same player may have
  several turns in a row, and each has an increment or a delay of its own.
- The first turn of the game is free: it costs nothing and adds nothing. Moves made before the game
  began are not turns.
- Only the player to move is charged, and nobody is charged for the Automa's cards.
- Taking moves back gives no time back. The clock goes on running for the player to move; if that is
  the same player, their turn goes on.
- Once the game is over, no clock runs. A clock does not decide whether a flag falls: a game in
which
  somebody moved after their time was up goes on with the increment alone.
- A flag falls by itself at `falls_at`, when no lag that a move might still be credited could save
  it. A move that arrives before that but `is_late` was too late all the same.

Times are *served time*, in whole milliseconds, by a clock of the caller that never goes back.
"""

from dataclasses import dataclass, replace
from typing import Any

from quiltbee.games.events import CardTurned, Event, Moved, TakenBack
from quiltbee.games.game import Game
from quiltbee.games.time_control import TimeControl
from quiltbee.rules import Seat, Stage

LONGEST_LAG = 500
"""The most that one turn is credited for a slow connection, in milliseconds."""

LEAST_QUOTA, GREATEST_QUOTA = 2_000, 10_000
"""Bounds of what a seat is credited in a whole game: a twentieth of its time, in milliseconds.

A player who delays pings on purpose gains no more than that.
"""


@dataclass(frozen=True, slots=True)
class Clock:
    """Both clocks of a game after an event; make one with `begin`.

    `left` is how many ms the first and the second seat had when the turn of `running` began, at the
    served time `since`. `running` is None while no clock runs. Credit for lag moves `since` later;
    `credited` is how much of LONGEST_LAG this turn has used, and `lagged` what both seats have been
    credited in the whole game.
    """

    control: TimeControl
    left: tuple[int, int]
    running: Seat | None = None
    since: int = 0
    credited: int = 0
    lagged: tuple[int, int] = (0, 0)

    @classmethod
    def begin(cls, control: TimeControl) -> "Clock":
        """The clocks before the first turn: full, and neither runs."""
        return cls(control, (control.main_ms, control.main_ms))

    # What it shows

    def left_at(self, at: int) -> tuple[int, int]:
        """What both seats have left at a served time, in ms; never below 0."""
        first, second = self.left
        if self.running is Seat.FIRST:
            first = max(0, first - self._charge(at))
        elif self.running is Seat.SECOND:
            second = max(0, second - self._charge(at))
        return first, second

    @property
    def runs_out_at(self) -> int | None:
        """The served time at which the running side has nothing left; None if no clock runs."""
        if self.running is None:
            return None
        return self.since + self.control.delay_ms + self.left[self.running.index]

    @property
    def falls_at(self) -> int | None:
        """The served time from which no move of the running side can be in time."""
        end = self.runs_out_at
        return None if end is None else end + self._creditable

    def is_late(self, at: int, lag: int = 0) -> bool:
        """Whether the running side's time was up before they sent a message that took `lag`."""
        if self.running is None:
            return False
        return self._credited(at, lag).has_run_out(self.running, at)

    def has_run_out(self, seat: Seat, at: int) -> bool:
        """Whether it is this seat's turn, and its time is up at a served time."""
        end = self.runs_out_at
        return self.running is seat and end is not None and at >= end

    # The fold

    def after(self, event: Event, game: Game[Any], at: int, lag: int = 0) -> "Clock":
        """The clocks after an event at the served time `at`; `game` is the game after it.

        `lag` is how many ms of a move's time the connection took. A turn is credited at most
        LONGEST_LAG and no more than it has used; a takeback or the end of the game gets no credit.
        """
        runs_next = _runs_next(game)
        match event:
            case Moved() if _is_within_a_turn(game) and self.running is not None:
                return self._credited(at, lag)
            case Moved() | CardTurned():
                return self._credited(at, lag).stop(at)._turned(self.running)._run(runs_next, at)
            case TakenBack() if runs_next is self.running:
                return self
            case TakenBack():
                return self.stop(at)._run(runs_next, at)
            case _:
                return self.stop(at)

    def stop(self, at: int) -> "Clock":
        """The clocks with neither running; the player whose turn it was is charged up to `at`."""
        return Clock(self.control, self.left_at(at), since=at, lagged=self.lagged)

    def _charge(self, at: int) -> int:
        """What the current turn has cost so far, in ms, less its delay."""
        return max(0, at - self.since - self.control.delay_ms)

    def _credited(self, at: int, lag: int) -> "Clock":
        """The same turn, with as much of the lag taken off its time as is allowed."""
        credit = max(0, min(lag, self._creditable, self._charge(at)))
        if self.running is None or credit == 0:
            return self
        first, second = self.lagged
        is_first = self.running is Seat.FIRST
        lagged = (first + credit, second) if is_first else (first, second + credit)
        return replace(
            self, since=self.since + credit, credited=self.credited + credit, lagged=lagged
        )

    @property
    def _creditable(self) -> int:
        """What the current turn may still be credited."""
        if self.running is None:
            return 0
        quota = min(max(self.control.main_ms // 20, LEAST_QUOTA), GREATEST_QUOTA)
        return min(LONGEST_LAG - self.credited, max(0, quota - self.lagged[self.running.index]))

    def _turned(self, seat: Seat | None) -> "Clock":
        """The clocks after a turn charged to `seat`; unchanged if it was nobody's."""
        if seat is None:
            return self
        if self.control.kind == "days":
            return replace(self, left=(self.control.main_ms, self.control.main_ms))
        left = list(self.left)
        left[seat.index] += self.control.increment_ms
        return replace(self, left=(left[0], left[1]))

    def _run(self, seat: Seat | None, at: int) -> "Clock":
        """The clocks at the beginning of a turn of `seat`."""
        return replace(self, running=seat, since=at)


def _runs_next(game: Game[Any]) -> Seat | None:
    """Whose clock runs: that of the player to move, once a turn of this game has ended."""
    has_ended_a_turn = any(
        position.table.stage is not Stage.SPECIAL_PATCH
        for position in game.positions[game.locked + 1 :]
    )
    return game.decider if has_ended_a_turn and isinstance(game.decider, Seat) else None


def _is_within_a_turn(game: Game[Any]) -> bool:
    """Whether the player has made the action and must still place the special patch."""
    return game.table.stage is Stage.SPECIAL_PATCH
