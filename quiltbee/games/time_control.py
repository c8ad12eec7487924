"""How much time the players of a game have: `TimeControl` and its text.

600+10    10 minutes, and another 10 seconds for every turn
600~10    10 minutes, and 10 seconds before each turn's time counts
3d        3 days for each turn: correspondence
"""

import re
from dataclasses import dataclass
from typing import Literal

ControlKind = Literal["increment", "delay", "days"]
Speed = Literal["blitz", "rapid", "correspondence"]

MAIN = range(10, 3 * 60 * 60 + 1)
"""Seconds for the whole game."""
EXTRA = range(180 + 1)
"""Seconds of increment or delay for each turn."""
DAYS = range(1, 30 + 1)
"""Days for each turn."""

USUAL_TURNS = 25
"""About as many turns as one player has in a game."""
RAPID_FROM = 10 * 60
"""Seconds that one player may expect to have in all, from which a game counts as rapid."""

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
        """The time control of a text; raises ValueError, with one sentence that says what is wrong.

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
        """Whether both players sit at the table, so that seconds count and not days."""
        return self.kind != "days"

    @property
    def name(self) -> Speed:
        """The speed that it is rated as, by the time that a player may expect to have in all."""
        if self.kind == "days":
            return "correspondence"
        return "blitz" if self.main + USUAL_TURNS * self.extra < RAPID_FROM else "rapid"

    @property
    def main_ms(self) -> int:
        """What a clock shows at the start, in milliseconds."""
        return 1000 * self.main

    @property
    def increment_ms(self) -> int:
        """How much the end of a turn adds to a clock, in milliseconds."""
        return 1000 * self.extra if self.kind == "increment" else 0

    @property
    def delay_ms(self) -> int:
        """How long a turn runs before it costs time, in milliseconds."""
        return 1000 * self.extra if self.kind == "delay" else 0
