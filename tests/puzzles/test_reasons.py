"""Why a puzzle's best move is best, in puzzles of the book."""

import random
from collections import Counter

from quiltbee.puzzles import shipped
from quiltbee.puzzles.reasons import reasons_of
from quiltbee.review.facts import Completes7x7, KeepsPlace, Nears7x7
from quiltbee.rules import PLACEMENTS_OF
from tests.profiles import scaled


def test_what_is_said_of_a_place_or_of_the_7x7_is_true() -> None:
    book, told = shipped(), Counter[type]()
    for name in random.Random(7).sample(sorted(book), scaled(100)):
        puzzle = book.puzzle(name)
        for position, step in zip(puzzle.positions(), puzzle.steps, strict=True):
            table = position.table
            seat = table.turn.index
            other = table.play(step.rejected[0].move).players[seat].quilt.filled
            for fact in (reason.fact for reason in reasons_of(position, step)):
                told[type(fact)] += 1
                if isinstance(fact, KeepsPlace):
                    assert all(move.mask & other for move in PLACEMENTS_OF[fact.patch])
                elif isinstance(fact, Completes7x7):
                    assert table.play(step.best.move).players[seat].quilt.has_7x7
                    assert not table.mover.quilt.has_7x7
    assert told[KeepsPlace] > 0 < told[Completes7x7]
    assert told[Nears7x7] == 0


def test_nearly_every_decision_has_a_reason() -> None:
    """Those without one show the margins alone."""
    book = shipped()
    names = random.Random(8).sample(sorted(book), scaled(100))
    without = [
        (name, number)
        for name in names
        for number, decision in enumerate(
            zip(book.puzzle(name).positions(), book.puzzle(name).steps, strict=True)
        )
        if not reasons_of(*decision)
    ]
    assert len(without) <= len(names) / 20
