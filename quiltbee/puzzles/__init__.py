"""Puzzles: positions from games in which one decision is clearly best, with the reasons.

`shipped()` is the book that comes with the package; `quiltbee.puzzles.making` makes one.
"""

from quiltbee.puzzles.book import (
    ACCEPTED_WITHIN,
    GAP,
    GOOD_WITHIN,
    Book,
    Choice,
    Entry,
    Puzzle,
    PuzzleError,
    Stake,
    Step,
    Theme,
    Verdict,
    format_puzzle,
    name_of,
    pack,
    parse_puzzle,
    puzzle_of_the_day,
    shipped,
    unpack,
)

__all__ = [
    "ACCEPTED_WITHIN",
    "GAP",
    "GOOD_WITHIN",
    "Book",
    "Choice",
    "Entry",
    "Puzzle",
    "PuzzleError",
    "Stake",
    "Step",
    "Theme",
    "Verdict",
    "format_puzzle",
    "name_of",
    "pack",
    "parse_puzzle",
    "puzzle_of_the_day",
    "shipped",
    "unpack",
]
