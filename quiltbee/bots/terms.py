"""Which challenges a bot takes up."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from quiltbee.games import TimeControl

Rating = Literal["any", "rated", "unrated"]
Pace = Literal["any", "untimed", "real-time", "correspondence"]


@dataclass(frozen=True, slots=True)
class Terms:
    """At most `games` at once, rated or not, and with which clocks."""

    games: int = 4
    rating: Rating = "any"
    pace: Pace = "any"

    def why_not(self, challenge: Mapping[str, Any], playing: int) -> str | None:
        """Why a challenge is declined, as the end of a sentence; None if it is taken up."""
        if playing >= self.games:
            return f"as many games as that are being played ({playing})"
        if self.rating != "any" and challenge["rated"] != (self.rating == "rated"):
            return f"only {self.rating} games are played"
        pace = pace_of(challenge["clock"])
        if pace is None:
            return f"its clock {challenge['clock']!r} is not known"
        if self.pace not in ("any", pace):
            return f"only {self.pace} games are played"
        return None


def pace_of(clock: str | None) -> Pace | None:
    """The kind of clock a text names; None if it names none."""
    if clock is None:
        return "untimed"
    try:
        control = TimeControl.parse(clock)
    except ValueError:
        return None
    return "real-time" if control.is_real_time else "correspondence"
