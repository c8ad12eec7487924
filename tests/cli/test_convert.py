from pathlib import Path

import pytest

from quiltbee.notation import format_position, parse_link, parse_records, replay
from quiltbee.rules import Board
from tests.cli.conftest import MIDDLE, RING_OF_SEED_1, START, Run

LINK = f"#{RING_OF_SEED_1},L0a1..Y0a1"
GAME = f"#{RING_OF_SEED_1},L0a1.."
RECORD = f"""\
[Event "Casual"]
[Site "?"]
[Date "2026.11.21"]
[Player1 "Ada"]
[Player2 "Grace"]
[Ring "{RING_OF_SEED_1}"]
[Result "*"]
[Board "revised"]

1: L0a1 2: pass 1: pass *
"""
FAULTY = RECORD.replace("1: pass *", "1: c0a1 *")
CIRCLE = "QJfXRIbTcdegKVZSUFWCYGAaBLDEOHPMN"
PLACEMENT = (
    "LHAAOAAAHADA.MAFANCAA..QFBCXBACIBHAhBBATDCAdGEC.eHFGhGBAKCCAVCFBSFHHhGHAFDADCECAADIBaFE"
)
PLACEMENT += "ABEEDECBFPDEAfFGARAAAgADHhADAUGAAYFHBhCFAJBFG.cGDA."


def test_a_record_becomes_a_link_moves_positions(quiltbee: Run) -> None:
    assert quiltbee("convert", "--to", "link", stdin=RECORD).out == f"{GAME}\n"
    assert quiltbee("convert", "--to", "moves", stdin=RECORD).out == "L0a1 pass pass\n"
    written = [format_position(p) for p in replay(*parse_link(GAME))]
    assert quiltbee("convert", "--to", "positions", stdin=RECORD).out.splitlines() == written
    assert quiltbee("convert", "--to", "position", stdin=RECORD).out.splitlines() == written[-1:]


def test_a_record_written_again_is_the_same(quiltbee: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pgr"
    file.write_text(RECORD, encoding="utf-8")
    assert quiltbee("convert", str(file), "--to", "pgr").out == RECORD


def test_a_link_becomes_a_record(quiltbee: Run) -> None:
    (record,) = parse_records(quiltbee("convert", GAME, "--to", "pgr").out)
    assert (record.start, record.moves) == parse_link(GAME)


def test_a_position_becomes_a_link_and_a_record(quiltbee: Run) -> None:
    link = quiltbee("convert", MIDDLE, "--to", "link").out.strip()
    assert link == "#p=" + MIDDLE.replace(" ", "_")
    assert quiltbee("convert", link, "--to", "position").out == f"{MIDDLE}\n"
    record = quiltbee("convert", MIDDLE, "--to", "pgr").out
    assert f'[Position "{MIDDLE}"]' in record
    assert quiltbee("convert", "--to", "position", stdin=record).out == f"{MIDDLE}\n"


def test_a_game_of_the_collection_becomes_a_record(quiltbee: Run) -> None:
    done = quiltbee("convert", "--to", "pgr", stdin=f"{CIRCLE} {PLACEMENT}\n")
    assert done.status == 0
    (record,) = parse_records(done.out)
    assert record.start.ring == "aBLDEOHPMNQJfXRIbTcdegKVZSUFWCYGA"
    assert record.start.board is Board.ORIGINAL
    assert record.result == "1-0"
    assert quiltbee("convert", CIRCLE, PLACEMENT, "--to", "pgr").out == done.out


def test_several_games_are_written_one_after_the_other(quiltbee: Run) -> None:
    given = f"{RECORD}\n{RECORD}"
    assert quiltbee("convert", "--to", "pgr", stdin=given).out == given
    assert quiltbee("convert", "--to", "link", stdin=given).out == f"{GAME}\n{GAME}\n"
    lines = quiltbee("convert", "--to", "positions", stdin=given).out.split("\n")
    assert [n for n, line in enumerate(lines) if not line] == [4, 9]


def test_a_fault_is_told_and_what_came_before_is_written(quiltbee: Run) -> None:
    done = quiltbee("convert", "--to", "moves", stdin=FAULTY)
    assert (done.status, done.out) == (1, "L0a1 pass\n")
    assert done.complaint.startswith("standard input: move 3, player 1")
    assert done.complaint.endswith("needs 5 more buttons")


def test_games_before_a_broken_one_are_written(quiltbee: Run) -> None:
    done = quiltbee("convert", "--to", "link", stdin=f'{RECORD}\n[Ring "ABC"]\n\n*\n')
    assert (done.status, done.out) == (1, f"{GAME}\n")
    assert done.complaint.startswith("standard input, game 2, tag Ring: ")


def test_faults_of_lines_name_the_line_and_the_others_are_written(quiltbee: Run) -> None:
    done = quiltbee("convert", "--to", "link", stdin=f"{GAME}\n\n{LINK}\n{GAME}\n")
    assert (done.status, done.out) == (1, f"{GAME}\n{GAME}\n")
    assert done.complaint.startswith("standard input, line 3: move 4, player 2: Y0a1 is illegal")


def test_crlf_and_a_byte_order_mark_do_not_matter(quiltbee: Run) -> None:
    given = b"\xef\xbb\xbf" + RECORD.replace("\n", "\r\n").encode()
    assert quiltbee("convert", "--to", "link", stdin=given).out == f"{GAME}\n"
    given = b"\xef\xbb\xbf" + START.encode() + b"\r\n"
    assert quiltbee("convert", "--to", "position", stdin=given).out == f"{START}\n"


def test_names_keep_their_letters(quiltbee: Run) -> None:
    record = RECORD.replace("Ada", "Žofie – 针")
    assert quiltbee("convert", "--to", "pgr", stdin=record).out == record


def test_what_is_read_can_be_forced(quiltbee: Run) -> None:
    done = quiltbee("convert", "--from", "position", "--to", "link", stdin=RECORD)
    assert (done.status, done.out) == (1, "")
    assert done.err.count("\n") == 9
    done = quiltbee("convert", "--from", "pgr", "--to", "link", stdin=MIDDLE)
    assert (done.status, done.out) == (1, "")
    assert "neither Ring nor Position" in done.complaint


def test_convert_needs_a_form(quiltbee: Run) -> None:
    assert quiltbee("convert", MIDDLE).status == 2
    done = quiltbee("convert", MIDDLE, "--to", "fen")
    assert done.status == 2
    assert "invalid choice: 'fen'" in done.err


@pytest.mark.parametrize("board", ["original", "revised"])
def test_the_board_of_the_collection_can_be_chosen(quiltbee: Run, board: str) -> None:
    done = quiltbee("convert", CIRCLE, "LHAAOAAA", "--to", "position", "--board", board)
    assert done.out.split()[-1] == board[0]
