"""Finds the positions of recorded games that are late and yet worth solving."""

import hashlib
from collections.abc import Iterator

from quiltbee.notation import Record, format_moves, format_position
from quiltbee.rules import Position

from .search import MOST_EMPTY, Solved, solve
from .stored import Stored

EARLIEST = 40
"""Both tokens are on this space or beyond it."""

FEWEST_DECISIONS = 4
"""Every line from the position to the end of the game has at least so many."""

NODES = range(10_000, 10_000_001)


def name_of_game(record: Record[Position]) -> str:
    """A short hash of the start and the moves."""
    text = f"{format_position(record.start)} {format_moves(record.moves)}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def is_late(position: Position) -> bool:
    """Whether the solver may try: both tokens far enough, quilts covered enough, not over."""
    return not position.is_over and all(
        player.time >= EARLIEST and player.quilt.empty_spaces <= MOST_EMPTY
        for player in position.players
    )


def worth_storing(record: Record[Position]) -> list[Stored]:
    """At most one position a game for each power of ten of nodes: the earliest, if long enough."""
    found = {}
    for text, solved in _solved_from_the_end(record):
        if solved.nodes in NODES and solved.shortest >= FEWEST_DECISIONS:
            found[len(str(solved.nodes))] = Stored(
                text,
                solved.nodes,
                solved.winner,
                solved.margin,
                solved.shortest,
                name_of_game(record),
            )
    return list(found.values())


def _solved_from_the_end(record: Record[Position]) -> Iterator[tuple[str, Solved]]:
    """The late positions, last first, up to one with too many nodes: all before it have more."""
    for position in reversed(record.positions):
        if position.is_over:
            continue
        text = format_position(position)
        solved = solve(text, NODES.stop - 1) if is_late(position) else None
        if solved is None:
            return
        yield text, solved
