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
- A takeback restores both clocks as if the moves taken back had never been made: their increments
  go, and all the time since then is charged to the player who is to move again, except while the
  game was over.
- An untimed seat, such as that of a computer player, is never charged: in its turns no clock runs.
  The first turn against one costs time if the caller begins with a running clock.
- Once the game is over, no clock runs. A clock does not end the game: after a late move it goes on
  with the increment alone.
- A flag falls by itself at `falls_at`, when no credit for lag could save a move. A move that
  arrives before that but `is_late` was too late all the same.

Times are *served time*, in whole milliseconds, by a monotonic clock of the caller.

The text of a `TimeControl`:

    600+10    10 minutes, and another 10 seconds for every turn
    600~10    10 minutes, and 10 seconds before each turn's time counts
    3d        3 days for each turn: correspondence
"""

import re
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from quiltbee.games.game import CardTurned, Event, Game, Moved, TakenBack
from quiltbee.rules import Seat, Stage

ControlKind = Literal["increment", "delay", "days"]
Speed = Literal["blitz", "rapid", "correspondence"]

MAIN = range(10, 3 * 60 * 60 + 1)
"""Seconds for the whole game."""
EXTRA = range(180 + 1)
"""Seconds of increment or delay for each turn."""
DAYS = range(1, 30 + 1)
"""Days for each turn."""

USUAL_TURNS = 25
"""The usual number of a player's turns in a game."""
RAPID_FROM = 10 * 60
"""The least expected time of one player in a rapid game, in seconds."""

_SECONDS_A_DAY = 24 * 60 * 60
_NUMBER = "(0|[1-9][0-9]{0,6})"
_TEXT = re.compile(f"{_NUMBER}([+~]){_NUMBER}|{_NUMBER}d")
_KINDS: dict[str, ControlKind] = {"+": "increment", "~": "delay"}
_SIGNS = {kind: sign for sign, kind in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The time that each player has; `str` gives the text that `parse` reads.

    `main` is in seconds: for the whole game, or for each turn if `kind` is "days". `extra` is the
    increment or delay in seconds. Raises ValueError for values out of bounds.
    """

    kind: ControlKind
    main: int
    extra: int = 0

    def __post_init__(self) -> None:
        if self.kind == "days":
            if self.extra or self.main % _SECONDS_A_DAY or self.main // _SECONDS_A_DAY not in DAYS:
                raise ValueError("A turn has 1 to 30 days.")
        elif self.main not in MAIN:
            raise ValueError("A clock has 10 seconds to 3 hours, in seconds: 10 to 10800.")
        elif self.extra not in EXTRA:
            raise ValueError("The increment or the delay of a turn is 0 to 180 seconds.")

    @classmethod
    def parse(cls, text: str) -> "TimeControl":
        """Read a time control; raises ValueError with a sentence for the user.

        A number has no leading zeros, so that every time control has one text.
        """
        read = _TEXT.fullmatch(text)
        if read is None:
            raise ValueError("A time control is like 600+10, 600~10 or 3d.")
        main, sign, extra, days = read.groups()
        if days is not None:
            return cls("days", int(days) * _SECONDS_A_DAY)
        return cls(_KINDS[sign], int(main), int(extra))

    def __str__(self) -> str:
        if self.kind == "days":
            return f"{self.main // _SECONDS_A_DAY}d"
        return f"{self.main}{_SIGNS[self.kind]}{self.extra}"

    @property
    def is_real_time(self) -> bool:
        """True if both players sit at the table, so that seconds count and not days."""
        return self.kind != "days"

    @property
    def name(self) -> Speed:
        """The speed that it is rated as, by the time that a player may expect to have in all."""
        if self.kind == "days":
            return "correspondence"
        return "blitz" if self.main + USUAL_TURNS * self.extra < RAPID_FROM else "rapid"

    @property
    def main_ms(self) -> int:
        """The time on a clock at the start, in milliseconds."""
        return 1000 * self.main

    @property
    def extra_ms(self) -> int:
        """The increment or the delay of a turn, in milliseconds."""
        return 1000 * self.extra

    @property
    def increment_ms(self) -> int:
        """The time added to a clock at the end of a turn, in milliseconds."""
        return self.extra_ms if self.kind == "increment" else 0

    @property
    def delay_ms(self) -> int:
        """The time of a turn that costs nothing, in milliseconds."""
        return self.extra_ms if self.kind == "delay" else 0


LONGEST_LAG = 500
"""The most lag credited to one turn, in milliseconds."""

LEAST_QUOTA, GREATEST_QUOTA = 2_000, 10_000
"""Bounds of a seat's credit in a whole game, a twentieth of its time, in milliseconds.

A player who delays pings on purpose gains no more than that.
"""


@dataclass(frozen=True, slots=True)
class Clock:
    """Both clocks of a game after an event; make one with `begin`.

    `left` are the milliseconds that both seats had when the turn of `running` began, at the served
    time `since`. `running` is None while no clock runs. Credit for lag moves `since` later;
    `credited` is the part of LONGEST_LAG that this turn has used, and `lagged` both seats' credit
    in the whole game. The turns of the `untimed` seat cost nothing. `past` are the clocks before
    each move, and before the end of the game.
    """

    control: TimeControl
    left: tuple[int, int]
    running: Seat | None = None
    since: int = 0
    credited: int = 0
    lagged: tuple[int, int] = (0, 0)
    untimed: Seat | None = None
    past: "tuple[Clock, ...]" = field(default=(), compare=False, repr=False)

    @classmethod
    def begin(cls, control: TimeControl) -> "Clock":
        """Return the clocks before the first turn: full, and neither runs."""
        return cls(control, (control.main_ms, control.main_ms))

    @classmethod
    def against_computer(cls, control: TimeControl, seat: Seat, first: Seat, at: int) -> "Clock":
        """Return the clocks against an untimed computer player; the first turn counts."""
        return replace(cls.begin(control), untimed=seat, since=at).running_for(first)

    # Times

    def left_at(self, at: int) -> tuple[int, int]:
        """Return both seats' time left at a served time, in ms; never below 0."""
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
        """Return whether the running side's time was up before a message with this lag was sent."""
        if self.running is None:
            return False
        return self._credited(at, lag).has_run_out(self.running, at)

    def has_run_out(self, seat: Seat, at: int) -> bool:
        """Return whether it is this seat's turn, and its time is up at a served time."""
        end = self.runs_out_at
        return self.running is seat and end is not None and at >= end

    # Events

    def after(self, event: Event, game: Game[Any], at: int, lag: int = 0) -> "Clock":
        """Return the clocks after an event at the served time `at`; `game` is the game after it.

        `lag` is the part of a move's time, in ms, that the connection took. A turn is credited at
        most LONGEST_LAG and no more than it has used; a takeback or the end of the game gets no
        credit.
        """
        match event:
            case TakenBack(keep):
                return self._restored(keep - game.locked, at)
            case Moved() if game.table.stage is Stage.SPECIAL_PATCH and self.running is not None:
                later = self._credited(at, lag)
            case Moved() | CardTurned():
                later = self._credited(at, lag).stop(at)._turned(self.running)
                later = later.running_for(_runs_next(game))
            case _:
                later = self.stop(at)
        return replace(later, past=(*self.past, replace(self, past=())))

    def stop(self, at: int) -> "Clock":
        """Stop both clocks; the player to move is charged up to `at`."""
        return replace(self, left=self.left_at(at), running=None, since=at, credited=0)

    def running_for(self, seat: Seat | None) -> "Clock":
        """Start the clock of the player to move, unless that seat is untimed."""
        return replace(self, running=None if seat is self.untimed else seat)

    def _charge(self, at: int) -> int:
        """Return the cost of the current turn so far, in ms, less its delay."""
        return max(0, at - self.since - self.control.delay_ms)

    def _credited(self, at: int, lag: int) -> "Clock":
        """Take as much of the lag off the current turn as is allowed."""
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
        if self.running is None:
            return 0
        quota = min(max(self.control.main_ms // 20, LEAST_QUOTA), GREATEST_QUOTA)
        return min(LONGEST_LAG - self.credited, max(0, quota - self.lagged[self.running.index]))

    def _turned(self, seat: Seat | None) -> "Clock":
        if seat is None:
            return self
        if self.control.kind == "days":
            return replace(self, left=(self.control.main_ms, self.control.main_ms))
        left = list(self.left)
        left[seat.index] += self.control.increment_ms
        return replace(self, left=(left[0], left[1]))

    def _restored(self, move: int, at: int) -> "Clock":
        """Return the clocks as before a move of this game; credit for lag stays spent."""
        over = at - self.since if self.running is None else 0
        clocks = [
            replace(clock, since=clock.since + over) for clock in (*self.past, self)[: move + 1]
        ]
        return replace(clocks[-1], lagged=self.lagged, past=tuple(clocks[:-1]))


def _runs_next(game: Game[Any]) -> Seat | None:
    """Return the player to move, once a turn of this game has ended."""
    has_ended_a_turn = any(
        position.table.stage is not Stage.SPECIAL_PATCH
        for position in game.positions[game.locked + 1 :]
    )
    return game.decider if has_ended_a_turn and isinstance(game.decider, Seat) else None
