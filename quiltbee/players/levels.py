"""The ten levels of play: names, audiences, ratings and defaults.

Each player decides what a level means, such as how far it searches. The page's picker gets the
names below by `scripts/message_types`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """A level as people choose it; `audience` is the kind of player it suits."""

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
"""The levels, weakest first: level n is at index n - 1."""

RATINGS: Final = (700, 860, 1050, 1320, 1520, 1710, 1930, 2150, 2300, 2440)
"""Glicko-2 ratings: docs/how-it-works/strength.md has the steps; the start is arbitrary."""

LOWEST: Final = 1
HIGHEST: Final = len(LEVELS)

DEFAULT_LEVEL: Final = 3
"""The level of a person who has chosen none: on the page, by a call, in the terminal."""

DEFAULT_OF_PLAYERS: Final = HIGHEST
"""The level of a player on its own, such as an engine in a match."""


def level_keyword(level: int) -> str:
    """Return the name of a level on a command line: `level5`."""
    return f"level{level}"


def level_title(level: int) -> str:
    """Return the player's name in a record and on the page: `Quiltbee level 5`."""
    return f"Quiltbee level {level}"
