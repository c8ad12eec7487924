"""The solver of late positions: against brute force through the rules, and its own answers again.

The engine is compared with the stored answers in the tests of the engine.
"""

import random
from pathlib import Path

import pytest

from quiltbee.notation import (
    format_position,
    format_record,
    parse_moves,
    parse_position,
    record_game,
)
from quiltbee.rules import Board, Position, Stage, new_game, ring_from_seed
from tests.profiles import scaled

from .solver import MOST_EMPTY, Solved, collect, read_stored, solve
from .solver.__main__ import main
from .solver.trees import TREES

BRUTE_FORCE = 3_000
"""So many nodes pure Python goes through in a moment."""


# 41,894 nodes, and every line takes at least 4 decisions.
WORTH_STORING = (
    "PJJJ5/PPJJJddd1/PPeZZdVd1/PTeeZVVVO/TTTeZVVVO/*THeZZVOO/FHHHYYYYO/FFHLYYL2/FFHLLLL2 "
    "**KKK3N/*ggK1U1UN/ggga1UUUN/gfGa1UCUN/ffGaaCCRN/fGGGbRRRR/AXG1bER2/AXG1bEE2/XXXbbbE2 "
    "21.47 15.44 ISBDcQWM 2 1 r"
)


def brute_force(position: Position, met: set[str]) -> tuple[int, tuple[bool, int], int]:
    """Nodes, whether player 1 wins and the margin, and the length of the shortest line."""
    ended = position.outcome
    if ended is not None:
        margin = ended.scores[0] - ended.scores[1]
        met |= {"equal scores"} if margin == 0 else set()
        return 1, (ended.winner == 1, margin), 0
    if any(player.quilt.empty_spaces == 0 for player in position.players):
        met.add("a full quilt")
    nodes, values, lengths = 1, [], []
    for move in position.legal_moves():
        after = position.play_unchecked(move)
        if after.special_tile != position.special_tile:
            special = position.stage is Stage.SPECIAL_PATCH
            met.add(f"the special tile by a {'special ' if special else ''}patch")
        below, value, length = brute_force(after, met)
        nodes += below
        values.append(value)
        lengths.append(length + 1)
    return nodes, max(values) if position.turn == 1 else min(values), min(lengths)


def compare(position: Position, met: set[str]) -> Solved | None:
    """Hold the solver to brute force where the tree is small; what the solver said."""
    text = format_position(position)
    solved = solve(text, BRUTE_FORCE)
    if solved is not None:
        said = solved.nodes, (solved.winner == 1, solved.margin), solved.shortest
        assert said == brute_force(position, met), text
    return solved


@pytest.mark.parametrize("kind", TREES)
def test_rare_trees(kind: str) -> None:
    met: set[str] = set()
    assert compare(parse_position(TREES[kind]), met) is not None
    assert kind in met


def random_game(seed: int, board: Board) -> list[Position]:
    """The positions of a game of uniformly random decisions, the start first."""
    rng = random.Random(seed)
    positions = [new_game(ring_from_seed(str(seed)), board)]
    while not positions[-1].is_over:
        move = rng.choice(positions[-1].legal_moves())
        positions.append(positions[-1].play_unchecked(move))
    return positions


@pytest.mark.parametrize("board", Board)
def test_ends_of_random_games(board: Board) -> None:
    met: set[str] = set()
    compared = 0
    for seed in range(scaled(6)):
        for position in reversed(random_game(seed, board)):
            if any(player.quilt.empty_spaces > MOST_EMPTY for player in position.players):
                break
            if compare(position, met) is None:
                break
            compared += 1
    assert compared > scaled(20)


def test_stored_positions_are_late_long_enough_and_many() -> None:
    stored = read_stored()
    assert len({line.position for line in stored}) == len(stored) >= 300
    assert len({line.game for line in stored}) > 100
    boards = set()
    for line in stored:
        position = parse_position(line.position)
        boards.add(position.board)
        assert min(player.time for player in position.players) >= collect.EARLIEST
        assert line.shortest >= collect.FEWEST_DECISIONS
        assert line.nodes in collect.NODES
    assert boards == set(Board)


def test_stored_positions_solved_again() -> None:
    """Some of them, from the smallest tree to the largest."""
    stored = sorted(read_stored(), key=lambda line: line.nodes)
    chosen = max(2, scaled(6))
    for number in range(chosen):
        line = stored[number * (len(stored) - 1) // (chosen - 1)]
        expected = Solved(line.nodes, line.winner, line.margin, line.shortest)
        assert solve(line.position) == expected, line.position


def test_abandons_a_tree_with_too_many_nodes() -> None:
    text = TREES["a full quilt"]
    solved = solve(text)
    assert solved is not None
    assert solve(text, solved.nodes) == solved
    assert solve(text, solved.nodes - 1) is None


def test_refuses_a_quilt_with_too_many_empty_spaces() -> None:
    with pytest.raises(ValueError, match="more than 63 empty spaces"):
        solve(format_position(new_game(ring_from_seed("1"))))


def test_collects_from_a_record_and_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    records, file = tmp_path / "games.pgr", tmp_path / "solved.tsv"
    record = record_game(parse_position(WORTH_STORING), parse_moves("pass"))
    records.write_text(format_record(record), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["solver", str(records), "--into", str(file)])
    main()
    [line] = read_stored(file)
    assert (line.position, line.game) == (WORTH_STORING, collect.name_of_game(record))
    assert Solved(line.nodes, line.winner, line.margin, line.shortest) == solve(WORTH_STORING)
    written = file.read_bytes()
    main()
    assert file.read_bytes() == written
    assert capsys.readouterr().out == 2 * ("1 positions of 1 games\nboard r, from 10^4 nodes: 1\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "position\tnodes\n",
            "the columns are not position, nodes, winner, margin, shortest, game",
        ),
        ("position\tnodes\twinner\tmargin\tshortest\tgame\n1\t2\n", "a line without 6 columns"),
    ],
)
def test_refuses_a_file_of_other_columns(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "solved.tsv"
    file.write_text(text, encoding="ascii")
    with pytest.raises(ValueError, match=said):
        read_stored(file)
