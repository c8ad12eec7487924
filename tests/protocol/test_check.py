"""`quiltbee engine --check`, and what it compares engines with."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from quiltbee.cli import main
from quiltbee.notation import format_position, parse_position
from quiltbee.protocol.check import check_engine, perft_table
from quiltbee.protocol.transport import engine_command
from quiltbee.rules import perft
from tests.protocol import facts

FAULTY = """\
import sys
from quiltbee.notation import format_move, parse_position
from quiltbee.rules import new_game
print("Faulty 0.1", flush=True)
for line in sys.stdin:
    match line.split():
        case ["upi"]:
            print("id name Faulty\\nid author the tests\\nupiok", flush=True)
        case ["isready"]:
            print("readyok", flush=True)
        case ["position", "ring", ring, *_]:
            move = new_game(ring).legal_moves()[1]
        case ["position", "pps", *text]:
            try:
                position = parse_position(" ".join(text))
                move = (position.legal_moves() or [None])[0]
            except ValueError:
                print("error not that", flush=True)
        case ["go", *_]:
            token = "none" if move is None else format_move(move)
            print(f"info depth 1 pv {token}\\nbestmove {token}", flush=True)
        case ["query", "legal"]:
            print("response legal pass +a1", flush=True)
        case ["query", *_]:
            print("error what?", flush=True)
        case ["quit"]:
            sys.exit(3)
"""


def verdicts(argv: list[str]) -> dict[str, str]:
    return {finding.check: finding.verdict for finding in check_engine(argv)}


@pytest.mark.slow(5)
def test_our_own_engine_lacks_nothing() -> None:
    assert set(verdicts(engine_command("greedy")).values()) == {"ok"}


@pytest.mark.slow(5)
def test_faults_are_found_one_by_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = tmp_path / "faulty.py"
    engine.write_text(FAULTY)
    assert main(["engine", "--check", f"{sys.executable} {engine}"]) == 1
    found = {line[9:].partition(":")[0]: line for line in capsys.readouterr().out.splitlines()}
    bad = {name: line[9:] for name, line in found.items() if line.startswith("wrong")}
    assert set(bad) == {"a whole game", "go infinite and stop", "query", "quit"}
    assert "the pv of its info depth 1 pv S0a1 can't be played after" in bad["a whole game"]
    assert bad["go infinite and stop"].endswith("go infinite is answered before stop")
    assert "its answer lacks the legal" in bad["query"]
    for name in ("a whole game", "query"):
        (line,) = re.findall(r"'(position pps [^']*)'", bad[name])
        assert parse_position(line.removeprefix("position pps ")).legal_moves()
    assert "it ended with status 3" in bad["quit"]
    assert found["setoption"].startswith("missing")
    assert "the first: Faulty 0.1" in found["other lines"]


MISCOUNTING = FAULTY.replace(
    """        case ["query", "legal"]:
            print("response legal pass +a1", flush=True)
""",
    """        case ["query", "perft", "1"]:
            print("response perft 35", flush=True)
        case ["query", "pps"]:
            print("response pps", format_position(position).replace(" r", " o"), flush=True)
""",
).replace("format_move, ", "format_move, format_position, ")


@pytest.mark.slow(5)
def test_a_difference_says_whose_is_which_and_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The positions of our own table, whole, and whatever the engine answered."""
    engine = tmp_path / "miscounting.py"
    engine.write_text(MISCOUNTING)
    assert main(["engine", "--check", f"{sys.executable} {engine}"]) == 1
    out = capsys.readouterr().out
    position, counts = perft_table()[0]
    where = f"after 'position pps {format_position(position)}': the engine says"
    assert f"query perft 1 {where} 35, expected {counts[0]}\n" in out
    expected = [format_position(one) for one, _ in perft_table()]
    found = re.findall(r"query pps .*: the engine says (.*), expected (.*)", out)
    assert [(one.replace(" r", " o"), one) for one in expected if one == found[0][1]] == found


def test_what_is_no_engine_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--check", "./no-such-engine"]) == 1
    assert "can't be started" in capsys.readouterr().err
    assert main(["engine", "--check", "'"]) == 2
    assert main(["engine", "--check", f"{sys.executable} -c pass"]) == 1
    assert capsys.readouterr().out.startswith("wrong    upi: ")


@pytest.mark.slow(5)
@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not there")
def test_the_example_in_another_language_knows_the_rules() -> None:
    """It reads `docs/reference/patches.json`; its legal moves and counts equal ours."""
    found = verdicts(["node", str(facts.ROOT / "examples" / "engine.js")])
    assert "wrong" not in found.values()
    assert (found["query perft"], found["a whole game"]) == ("ok", "ok")


def test_the_patches_in_the_docs_are_those_of_the_rules() -> None:
    assert facts.PATCHES_FILE.read_text("utf-8") == facts.patches()


def test_the_table_has_six_positions_on_each_board_and_counts_them() -> None:
    table = perft_table()
    boards = [position.board.value for position, _ in table]
    assert (boards.count("revised"), boards.count("original")) == (6, 6)
    for position, counts in table:
        assert perft(position, 1) == counts[0]
        if counts[1] < 20_000:
            assert perft(position, 2) == counts[1]


@pytest.mark.nightly
def test_the_table_is_counted_anew() -> None:
    assert facts.PERFT_FILE.read_text("utf-8") == facts.perft_counts()
