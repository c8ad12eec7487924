"""The book of puzzles: read, written, whole, and legal throughout."""

import hashlib
from importlib.resources import files

import pytest

from quiltbee.players.levels import HIGHEST
from quiltbee.puzzles import (
    ACCEPTED_WITHIN,
    GAP,
    Book,
    Puzzle,
    PuzzleError,
    Stake,
    Theme,
    format_puzzle,
    name_of,
    pack,
    parse_puzzle,
    puzzle_of_the_day,
    shipped,
    unpack,
)
from quiltbee.puzzles.book import rate
from quiltbee.puzzles.making.finding import stake_of
from quiltbee.review.events import course_of
from quiltbee.rules import Position
from tests.profiles import scaled

NAMES = shipped().names
SOME = NAMES[:: max(1, len(NAMES) // scaled(40))]
"""Puzzles from all over the book, also of those that are offered no more."""


@pytest.fixture(params=SOME, scope="module")
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    return shipped().puzzle(request.param)


def test_the_book_is_the_one_whose_digest_is_noted() -> None:
    folder = files("quiltbee.puzzles").joinpath("data")
    data = folder.joinpath("puzzles.txt.gz").read_bytes()
    noted = folder.joinpath("puzzles.sha256").read_text("ascii").split()[0]
    assert hashlib.sha256(unpack(data).encode()).hexdigest() == noted
    assert len(data) < 1_000_000


def test_every_theme_has_puzzles_of_both_variants_in_rising_order_of_names() -> None:
    entries = shipped().entries.values()
    assert {theme for entry in entries for theme in entry.themes} == set(Theme)
    assert {entry.is_solo for entry in entries} == {False, True}
    assert list(shipped()) == sorted(shipped())


def test_two_thousand_puzzles_have_stakes_and_those_of_the_first_book_can_be_opened() -> None:
    book = shipped()
    assert len(book) >= 2_000
    assert {entry.stake for entry in book.entries.values()} == set(Stake)
    first = [entry.name for entry in book.first_edition]
    assert hashlib.sha256("\n".join(first).encode()).hexdigest() == FIRST_BOOK
    kept = next(name for name in first if name not in book.entries)
    assert kept in book
    assert book.puzzle(kept).stake is None


FIRST_BOOK = "34039aadb9aaa88e548b27ec71967be11bc794d4b42c662aff846ebe32b3302a"
"""The digest of the names in the book of version 0.2.0."""


def test_every_title_comes_true_in_the_lines_of_its_puzzle() -> None:
    for name in shipped():
        puzzle = shipped().puzzle(name)
        step, position = puzzle.steps[0], puzzle.position
        assert stake_of(position, step, is_proven=puzzle.is_proven) is puzzle.stake, name
        for choice in (step.best, step.rejected[0]):
            is_over = (
                isinstance(position, Position) and course_of(position, choice.line).end.is_over
            )
            is_whole = is_over if puzzle.is_proven else is_over or len(choice.line) >= 4
            assert is_whole or position.has_cards, name


def test_past_days_keep_their_puzzles_and_later_ones_have_stakes() -> None:
    book = shipped()
    assert puzzle_of_the_day("2026-01-01", book) == "gkeop2"
    assert puzzle_of_the_day("2026-11-23", book) == "m4uz3w"
    assert puzzle_of_the_day("2026-11-29", book) in book.entries


def test_what_is_written_reads_back(puzzle: Puzzle) -> None:
    assert parse_puzzle(format_puzzle(puzzle)) == puzzle
    assert puzzle.name == name_of(puzzle.position)


def test_all_moves_are_legal_and_all_margins_as_stated(puzzle: Puzzle) -> None:
    solver = puzzle.position.decider
    for position, step in zip(puzzle.positions(), puzzle.steps, strict=True):
        assert position.decider is solver
        assert step.best.move == step.best.line[0] == step.accepted[0]
        for move in (*step.accepted, *(choice.move for choice in step.rejected)):
            assert position.why_illegal(move) is None
        for choice in (step.best, step.rejected[0]):
            at = position
            for move in choice.line:
                at = at.play(move)
        margins = [choice.margin for choice in step.rejected]
        assert margins == sorted(margins, reverse=True)
        assert step.best.margin - margins[0] >= GAP - 1e-6 > ACCEPTED_WITHIN or (
            puzzle.stake is Stake.WIN and step.best.margin >= 0 >= margins[0]
        )


def test_verdicts(puzzle: Puzzle) -> None:
    first = puzzle.steps[0]
    whole = "next" if len(puzzle.steps) > 1 else "solved"
    assert puzzle.verdict(0, first.accepted[0]) == whole
    assert all(puzzle.verdict(0, move) == "solved" for move in first.accepted[1:])
    for choice in first.rejected:
        loss = puzzle.loss(0, choice.move)
        assert loss is not None
        is_good = loss <= 4.5 and puzzle.stake is not Stake.WIN
        assert puzzle.verdict(0, choice.move) == ("good" if is_good else "wrong")
    others = set(puzzle.position.legal_moves()) - set(first.accepted)
    unjudged = others - {choice.move for choice in first.rejected}
    assert all(puzzle.verdict(0, move) == "wrong" for move in unjudged)


def test_the_rating_is_what_the_levels_found(puzzle: Puzzle) -> None:
    assert len(puzzle.finds) == HIGHEST
    assert abs(rate(puzzle.finds).rating - puzzle.rating) < 60  # finds are rounded in the file


def test_a_harder_puzzle_has_a_higher_rating() -> None:
    ratings = [rate([0.0] * missed + [1.0] * (10 - missed)) for missed in range(11)]
    assert ratings == sorted(ratings, key=lambda each: each.rating)
    assert all(60 < each.deviation < 350 for each in ratings)


def test_the_same_puzzles_make_the_same_file() -> None:
    puzzles = [shipped().puzzle(name) for name in SOME[:5]]
    data, digest = pack(puzzles)
    assert pack(puzzles) == (data, digest)
    book = Book(unpack(data))
    assert [book.puzzle(name) for name in book.names] == puzzles
    assert [name in book for name in (puzzles[0].name, "nobody")] == [True, False]


def test_what_is_no_book() -> None:
    with pytest.raises(PuzzleError, match="not a file of puzzles"):
        unpack(b"puzzles")
    with pytest.raises(PuzzleError, match="does not begin with"):
        Book("something else\n")
    with pytest.raises(PuzzleError, match="there is no puzzle 'nobody'"):
        shipped().puzzle("nobody")
    with pytest.raises(PuzzleError, match="it is not a puzzle"):
        parse_puzzle("only\ttwo")
