"""The ten levels of play: what each is called, whom it is for, and which one is the default.

What a level means is up to the player: how far it searches, how much it misjudges. The page's
picker gets the names below by `scripts/message_types`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """A level as people choose it; `audience` says whom it is for."""

    number: int
    name: str
    audience: str


LEVELS: Final = tuple(
    Level(number, name, audience)
    for number, (name, audience) in enumerate(
        (
            ("Beginner", "a child can beat it"),
            ("Learner", "for a first game"),
            ("Casual", "if you know the rules"),
            ("Regular", "if you’ve played a few times"),
            ("Practised", "if you play often"),
            ("Skilled", "for good players"),
            ("Strong", "for very good players"),
            ("Expert", "for the best in your club"),
            ("Master", "nearly everything the computer has"),
            ("Full strength", "everything it has; it thinks for about a second"),
        ),
        1,
    )
)
"""The weakest first: level n is at index n - 1."""

RATINGS: Final = (700, 860, 1050, 1320, 1520, 1710, 1930, 2150, 2300, 2440)
"""Glicko-2 ratings: docs/how-it-works/strength.md has the steps; the start is arbitrary."""

LOWEST: Final = 1
HIGHEST: Final = len(LEVELS)

DEFAULT_LEVEL: Final = 3
"""For people who have chosen none: on the page, by a call, in the terminal."""

DEFAULT_OF_PLAYERS: Final = HIGHEST
"""For a player that nobody has set to a level, such as an engine in a match."""


def level_keyword(level: int) -> str:
    """A level as a command line names it: `level5`."""
    return f"level{level}"


def level_title(level: int) -> str:
    """The player's name in a record and on the page: `Quiltbee level 5`."""
    return f"Quiltbee level {level}"
