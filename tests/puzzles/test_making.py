"""Making puzzles: what is alike, what is proven, what is found in a game, what themes claim."""

import json
from dataclasses import replace
from functools import partial
from itertools import islice, pairwise
from pathlib import Path

import pytest

from quiltbee.cli import parser_of
from quiltbee.commands import CommandError
from quiltbee.commands.puzzles import run
from quiltbee.notation import (
    format_moves,
    format_position,
    format_record,
    parse_any_position,
    parse_moves,
    record_game,
)
from quiltbee.puzzles import (
    Choice,
    Puzzle,
    PuzzleError,
    Stake,
    Step,
    Theme,
    name_of,
    pack,
    shipped,
)
from quiltbee.puzzles.making.assembling import (
    Checker,
    assemble,
    check_puzzles,
    choose,
    is_sound,
    seconds,
    themes_of,
    with_stake,
    worth_of,
)
from quiltbee.puzzles.making.finding import likeness, stake_of
from quiltbee.puzzles.making.judging import Judge, Prover
from quiltbee.puzzles.making.sifting import make, read_rows, recorded_game
from quiltbee.rules import Position, new_game, ring_from_seed
from quiltbee.workers import Threads
from tests.engine.positions import random_game
from tests.profiles import scaled

pytestmark = pytest.mark.slow


def proven_ones(number: int) -> list[Puzzle]:
    """Some puzzles of the book whose figures are exact."""
    found = (shipped().puzzle(name) for name in shipped())
    return [puzzle for puzzle in found if puzzle.is_proven][:number]


@pytest.fixture(scope="module")
def checker() -> Checker:
    return Checker(times=1)


def test_what_a_turned_quilt_makes_alike_is_alike_and_nothing_else() -> None:
    start = new_game(ring_from_seed("quilt"))
    first = [move for move in start.legal_moves() if getattr(move, "letter", "") == "e"]
    groups = {likeness(start, move) for move in first}
    # Eight turns and flips of the quilt: at least an eighth of all places, and not every one.
    assert len(first) / 8 <= len(groups) < len(first)
    corner, centre = first[0], max(first, key=lambda move: -abs(getattr(move, "row", 0) - 4))
    assert likeness(start, corner) != likeness(start, centre)
    for move in first[:40]:
        for other in first[:40]:
            same = likeness(start, move) == likeness(start, other)
            shapes = [start.play(each).players[0].quilt.filled for each in (move, other)]
            assert same == (shapes[1] in turns(shapes[0]))


def turns(filled: int) -> set[int]:
    """A quilt in all eight ways, by the plainest arithmetic."""
    cells = {divmod(space, 9) for space in range(81) if filled >> space & 1}
    found = set()
    for flip in (False, True):
        at = {(row, 8 - column) if flip else (row, column) for row, column in cells}
        for _ in range(4):
            at = {(column, 8 - row) for row, column in at}
            found.add(sum(1 << (9 * row + column) for row, column in at))
    return found


def test_a_proof_sorts_every_legal_move(checker: Checker) -> None:
    for puzzle in proven_ones(3):
        position = puzzle.position
        assert isinstance(position, Position)
        wins = puzzle.stake is Stake.WIN
        found = Prover().prove(position, position.legal_moves(), 200_000, for_the_win=wins)
        assert found is not None
        accepted, rejected = found
        assert {each.move for each in accepted} == set(puzzle.steps[0].accepted)
        assert len(accepted) + len(rejected) == len(position.legal_moves())
        assert not checker.check(puzzle).has_second_answer


def test_a_puzzle_that_leaves_an_answer_out_fails_the_check(checker: Checker) -> None:
    found = (shipped().puzzle(name) for name in shipped())
    puzzle = next(each for each in found if each.is_proven and len(each.steps[0].accepted) > 1)
    step = replace(puzzle.steps[0], accepted=puzzle.steps[0].accepted[:1])
    assert checker.check(replace(puzzle, steps=(step, *puzzle.steps[1:]))).has_second_answer
    wrong = replace(puzzle.steps[0], accepted=(puzzle.steps[0].rejected[0].move,))
    assert checker.check(replace(puzzle, steps=(wrong,))).has_second_answer


def test_whatever_is_shipped_as_proven_is_proven_again() -> None:
    found = proven_ones(len(shipped()))
    some = found[:: max(1, len(found) // scaled(250))]  # in the nightly run all of them
    checker = Checker()
    assert [puzzle.name for puzzle in some if not checker.check(puzzle).holds] == []


def test_the_lines_of_a_puzzle_are_found_again() -> None:
    found = [shipped().puzzle(name) for name in shipped()]
    for is_proven, number in ((True, 200), (False, 2)):  # a search takes a second
        some = [puzzle for puzzle in found if puzzle.is_proven is is_proven]
        for puzzle in some[:: max(1, len(some) // scaled(number))]:
            assert with_stake(puzzle) == puzzle


def test_a_lead_that_a_longer_search_does_not_see_is_none() -> None:
    name = "oq5xds"  # 1.2 points ahead by 100,000 nodes, and level by ten times as many
    puzzle = replace(shipped().puzzle(name), stake=Stake.LEAD)
    assert with_stake(puzzle).stake is not Stake.LEAD


def test_a_stake_is_who_wins_or_leads_and_no_smaller_loss() -> None:
    position = parse_any_position(START)

    def stake(best: float, other: float, *, is_proven: bool = True) -> Stake | None:
        first, second = parse_moves("C0a1"), parse_moves("C0d4")
        mine = Choice(first[0], best, tuple(first))
        theirs = Choice(second[0], other, tuple(second))
        return stake_of(position, Step((first[0],), mine, (theirs,)), is_proven=is_proven)

    assert stake(1, -1) is Stake.WIN
    assert stake(-3, -20) is None  # the loser would lose by less
    assert stake(20, 4) is None  # the winner would win by less
    assert stake(3, -3, is_proven=False) is Stake.LEAD
    assert stake(2.6, -6, is_proven=False) is Stake.SWING  # a longer search may see no lead
    assert stake(9, 1, is_proven=False) is Stake.SWING
    assert stake(20, 9, is_proven=False) is None


def test_a_check_is_noted_and_not_made_again(tmp_path: Path) -> None:
    [proven] = proven_ones(1)
    names = (shipped().puzzle(name) for name in shipped())
    searched = next(each for each in names if not each.is_proven)
    path = tmp_path / "checked.jsonl"
    found = list(check_puzzles([proven, searched], path, 1))
    assert [each.puzzle for each in found] == [proven, searched]
    assert seconds(path, 1) == {searched.name: pytest.approx(found[1].second, abs=0.005)}
    assert [each.puzzle for each in check_puzzles([searched, proven], path, 1)] == [proven]
    assert seconds(path, 10) == {}  # a longer check is another


def test_what_a_check_found_wanting_is_left_out() -> None:
    found = (shipped().puzzle(name) for name in shipped())
    searched = next(each for each in found if not each.is_proven)
    plain, hard = (replace(searched, finds=(0.0,) * 4 + (finds,) + (1.0,) * 5) for finds in (1, 0))
    for puzzle in (plain, hard):
        assert is_sound(puzzle, None)
        assert is_sound(puzzle, {puzzle.name: 3.0})
        assert not is_sound(puzzle, {puzzle.name: 2.9})
    assert is_sound(plain, {})
    assert not is_sound(hard, {})
    assert not is_sound(replace(plain, finds=(1.0,) * 9 + (0.0,)), {})


def test_what_is_said_to_be_proven_is_proven_again() -> None:
    found = (each for each in proven_ones(len(shipped())) if len(each.steps) == 1)
    puzzle = next(each for each in found if each.stake is Stake.WIN and each.steps[0].best.margin)
    (step,) = puzzle.steps
    row = {
        "accepted": format_moves(step.accepted),
        "best": [step.best.margin, format_moves(step.best.line)],
        "rejected": [[each.margin, format_moves(each.line)] for each in step.rejected],
        "replies": "",
    }
    position = format_position(puzzle.position)
    told = {"position": position, "proven": True, "finds": list(puzzle.finds), "steps": [row]}
    game = {"source": puzzle.source, "puzzles": [told]}
    assert [each.name for each in assemble([game])] == [puzzle.name]
    row["best"] = [step.best.margin + 2, format_moves(step.best.line)]
    assert [each.steps for each in assemble([game])] == [puzzle.steps]
    row["accepted"] = format_moves((*step.accepted, step.rejected[0].move))
    assert list(assemble([game])) == []


def gap(puzzle: Puzzle) -> float:
    """How far behind the best move that is not accepted is, at the closest step."""
    return min(step.best.margin - step.rejected[0].margin for step in puzzle.steps)


def test_a_search_finds_the_answer_of_a_searched_puzzle(checker: Checker) -> None:
    for is_solo in (False, True):
        entries = (each for each in shipped().entries.values() if each.is_solo is is_solo)
        found = [shipped().puzzle(entry.name) for entry in islice(entries, 60)]
        puzzle = max((each for each in found if not each.is_proven), key=gap)
        assert checker.check(puzzle).second > gap(puzzle) / 2


def test_games_are_sifted_once_and_the_same_again(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    with Threads(1) as workers:
        rows = list(make(one, "a test", 2, workers))
        assert list(make(one, "a test", 2, workers)) == []
        one.write_text(one.read_text("ascii") + '{"game": 3, "cut', "ascii")
        assert len(list(read_rows(one))) == 2
        assert list(make(two, "a test", 2, workers)) == rows
    assert [row["game"] for row in rows] == [1, 2]
    puzzles = list(assemble(rows))
    assert [name_of(each.position) for each in puzzles] == [each.name for each in puzzles]
    assert pack(choose(puzzles, 2))[0]


def test_a_game_of_people_is_read() -> None:
    positions = list(random_game(5))
    moves = [
        next(move for move in before.legal_moves() if before.play(move) == after)
        for before, after in pairwise(positions)
    ]
    source = recorded_game(format_record(record_game(positions[0], moves)))
    assert source.text == "people"
    assert source.positions == tuple(each for each in positions if len(each.legal_moves()) > 1)


def theme_of(text: str, best: str, other: str, margins: tuple[float, float]) -> set[Theme]:
    """The themes of a decision, by its best line and the best one that is rejected."""
    position = parse_any_position(text)
    lines = [tuple(parse_moves(each)) for each in (best, other)]
    mine, theirs = (
        Choice(line[0], margin, line) for line, margin in zip(lines, margins, strict=True)
    )
    step = Step((mine.move,), mine, (theirs,))
    worth = partial(worth_of, Judge())
    return set(themes_of(position, step, worth, is_proven=False))


START = "9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA 1 - r"


def test_themes_are_what_differs() -> None:
    assert theme_of(START, "C0a1", "C0d4", (3, 0)) == {Theme.PACKING}
    assert Theme.TIMING in theme_of(START, "pass", "C0d4", (3, 0))
    assert Theme.PACKING not in theme_of(START, "C0a1", "D0a1", (3, 0))


def test_the_rows_are_plain_json(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    path.write_text(json.dumps({"game": 1}) + "\n", "ascii")
    assert list(read_rows(path)) == [{"game": 1}]
    assert list(read_rows(tmp_path / "none.jsonl")) == []
    with pytest.raises(PuzzleError, match="line 1 has no 'puzzle'"):
        list(read_rows(path, "puzzle"))
    path.write_text("a book\n", "ascii")
    with pytest.raises(PuzzleError, match="line 1 is not JSON"):
        list(read_rows(path))


def test_files_that_are_none_of_ours_are_refused_in_a_sentence(tmp_path: Path) -> None:
    wrong, gone = tmp_path / "wrong.jsonl", tmp_path / "gone.jsonl"
    wrong.write_text("a book\n", "ascii")
    for files, sentence in (
        ([wrong], "wrong.jsonl: line 1 is not JSON"),
        ([gone], "can't read or write .*gone.jsonl"),
        ([wrong, "--checked", gone], "can't read or write .*gone.jsonl"),
    ):
        arguments = parser_of("puzzles").parse_args(["pack", str(tmp_path), *map(str, files)])
        with pytest.raises(CommandError, match=sentence):
            run(arguments)
    assert not (tmp_path / "puzzles.txt.gz").exists()
