"""Games in the terminal, played by what a person would type."""

import argparse
import errno
import io
import os
import signal
import subprocess
import sys
import time
from datetime import date
from pathlib import Path
from random import Random

import pytest

from quiltbee.commands import play
from quiltbee.notation import parse_link, parse_record
from quiltbee.rules import Board
from quiltbee.terminal.session import write_atomically
from tests.cli.conftest import MIDDLE, RING_OF_SEED_1, Run, heeding_ctrl_c

TWO_PERSONS = ("play", "--opponent", "person", "--seed", "1")
OVER_SOON = (
    f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 58.52 58.53 {RING_OF_SEED_1} 1 - r"  # a pass ends it
)
OVER = OVER_SOON.replace("58.52", "58.53").replace(" 1 -", " #2 -")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_whole_game_of_two_persons_is_recorded_to_its_end(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    passes = typed(*["pass", "pass", "a1", "b1", "c1", "d1", "e1"] * 60)
    done = quiltbee(*TWO_PERSONS, "--record", str(record), stdin=passes)
    assert done.status == 0
    game = parse_record(record.read_text(encoding="utf-8"))
    assert game.problems == ()
    assert game.tags["Termination"] == "normal"
    ended = game.positions[-1].outcome
    assert ended is not None
    assert ended.scores == (-104, -94)  # both always passed
    assert "The game is over: Player 2 wins, -94 to -104." in done.out
    assert "Player 2: 58 buttons - 152 for 76 empty spaces = -94." in done.out
    assert f"The record is in {record}." in " ".join(done.out.split())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("opponent", "name", "first"),
    [
        ("level2", "Quiltbee level 2", "me"),
        ("greedy", "Quiltbee Greedy", "opponent"),
        ("random", "Quiltbee Random", "me"),
    ],
)
def test_the_computer_answers_to_the_end(
    quiltbee: Run, tmp_path: Path, opponent: str, name: str, first: str
) -> None:
    record = tmp_path / "game.pgr"
    cells = [f"{column}{row}" for row in (1, 2) for column in "abcdefghi"]
    done = quiltbee(
        *("play", "--opponent", opponent, "--first", first, "--board", "original"),
        *("--record", str(record)),
        stdin=typed(*["pass", *cells] * 60),
    )
    assert done.status == 0
    game = parse_record(record.read_text(encoding="utf-8"))
    assert game.problems == ()
    assert game.start.board is Board.ORIGINAL
    assert game.positions[-1].is_over
    seat = 1 if first == "opponent" else 2
    assert game.tags[f"Player{seat}"] == name
    assert game.tags.get(f"Player{3 - seat}", "?") == "?"


@pytest.mark.parametrize("automa", [False, True])
def test_chance_and_the_date_are_passed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, automa: bool
) -> None:
    options = dict.fromkeys(("seed", "ring", "board", "resume", "deck", "level", "first"))
    texts = []
    for number, seed in enumerate((1, 1, 2)):
        record = tmp_path / f"{number}.pgr"
        opponent = None if automa else "person"
        arguments = argparse.Namespace(
            **options,
            automa=automa,
            opponent=opponent,
            record=str(record),
            language=None,
            edition="classic",
        )
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed("pass", "", "pass", "")))
        status = play.run(arguments, chance=Random(seed), today=lambda: date(2026, 1, 2))
        assert status == 0
        texts.append(record.read_text("utf-8"))
    assert texts[0] == texts[1] != texts[2]
    assert '[Date "2026.01.02"]' in texts[0]


def test_moves_may_be_typed_freely(quiltbee: Run) -> None:
    out = quiltbee(*TWO_PERSONS, stdin=typed("  L 3 A1 ", "PASS", ".", "p", "link")).out
    assert f"#{RING_OF_SEED_1},L3a1..." in out
    out = quiltbee(*TWO_PERSONS, stdin=typed("LAAD", "link")).out  # the collection's notation
    assert f"#{RING_OF_SEED_1},L3a1\n" in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("b0a1", "b0a1 is not possible: needs 2 more buttons."),
        ("X0a1", "X0a1 is not possible: patch X is not among the next three (b, W, L)."),
        ("+a1", "+a1 is not possible: there is no special patch to place."),
        ("L0i9", "patch L would not lie wholly on the board there."),
        ("foo", "move 1, 'foo': a move is pass, a patch like X0a7 or a special patch like +d9."),
        ("moves z", "There is no patch 'z'."),
        ("undo", "There is nothing to take back."),
        ("save", "save needs the name of a file."),
        ("save a\0b", "save needs the name of a file."),
        ("AB", "move 1, 'AB': a move is pass"),
        ("moves AB", "There is no patch 'AB'."),
        ("\x1b[31m", "move 1, '\\x1b[31m': a move is pass"),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(
    quiltbee: Run, line: str, answer: str
) -> None:
    out = quiltbee(*TWO_PERSONS, stdin=typed(line, "link")).out
    assert answer in " ".join(out.split())
    assert f"#{RING_OF_SEED_1},\n" in out


def test_an_overlap_names_the_space_and_where_to_look(quiltbee: Run) -> None:
    done = quiltbee("play", "--opponent", "person", "--resume", MIDDLE, stdin=typed("R0a1"))
    said = "R0a1 is not possible: overlaps at b1. Type R to see where it fits."
    assert said in " ".join(done.out.split())


def test_a_patch_can_be_looked_at_before_it_is_taken(quiltbee: Run) -> None:
    out = quiltbee(*TWO_PERSONS, stdin=typed("L", "W", "moves", "X")).out
    assert "Patch L: 1 button, 5 time, 1 income; fits in 192 places." in out
    assert "Patch W: 10 buttons, 3 time, 2 income; needs 5 more buttons." in out
    assert "Player 1 has 193 legal moves." in out
    assert "L3a1 L3b1" in out


def test_help_lists_what_can_be_typed(quiltbee: Run) -> None:
    out = quiltbee(*TWO_PERSONS, stdin=typed("?")).out
    for word in ("X0a7", "+d9", "pass", "undo", "save", "resign", "quit"):
        assert f"\n{word}" in out


def test_undo_between_two_persons_takes_back_one_decision(quiltbee: Run) -> None:
    out = quiltbee(*TWO_PERSONS, stdin=typed("L3a1", "pass", "undo", "link")).out
    assert "1 decision taken back." in out
    assert f"#{RING_OF_SEED_1},L3a1\n" in out


def test_undo_against_the_computer_goes_back_to_ones_own_decision(quiltbee: Run) -> None:
    out = quiltbee("play", "--seed", "1", stdin=typed("pass", "undo", "link", "undo")).out
    assert "decisions taken back." in out
    assert f"#{RING_OF_SEED_1},\n" in out
    assert "There is nothing to take back." in out


def test_undo_cannot_go_before_the_computers_first_move(quiltbee: Run) -> None:
    done = quiltbee("play", "--seed", "1", "--first", "opponent", stdin=typed("undo", "link"))
    assert "There is nothing to take back." in done.out
    (link,) = (line for line in done.out.splitlines() if line.startswith(f"#{RING_OF_SEED_1},"))
    assert parse_link(link)[1]


def test_a_resignation_is_asked_for_twice_and_recorded(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    words = (*TWO_PERSONS, "--record", str(record))
    done = quiltbee(*words, stdin=typed("resign", "no", "pass", "resign", "yes"))
    assert done.status == 0
    assert "Player 2 resigns: Player 1 wins." in done.out
    game = parse_record(record.read_text(encoding="utf-8"))
    assert (game.result, game.tags["Termination"]) == ("1-0", "resignation")
    done = quiltbee("play", "--resume", str(record))
    assert (done.status, done.complaint) == (
        1,
        "the game has ended already, with the result 1-0",
    )


def test_the_way_back_is_by_the_command_that_was_called(
    quiltbee: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUILTBEE_COMMAND", "scripts/play")
    done = quiltbee("play", "--opponent", "person", "--seed", "1", stdin=typed("quit"))
    assert "Play on with: scripts/play play --resume '#" in done.out
    record = str(tmp_path / "game.pgr")
    done = quiltbee("play", "--opponent", "person", "--record", record, stdin=typed("quit"))
    assert f"scripts/play play --resume {record}" in done.out


def test_leaving_says_how_to_play_on(quiltbee: Run, tmp_path: Path) -> None:
    done = quiltbee("play", "--seed", "1", "--first", "opponent", stdin=typed("quit"))
    assert done.status == 0
    said = done.out.splitlines()[-1]
    assert said.startswith(
        "Play on with: quiltbee play --opponent level3 --first opponent --resume"
    )
    link = said.split()[-1].strip("'")
    done = quiltbee(
        *("play", "--opponent", "greedy", "--first", "opponent", "--resume", link), stdin="link\n"
    )
    assert f"\n{link}\n" in done.out


def test_a_record_is_resumed_with_the_same_players(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    words = ("play", "--opponent", "random", "--first", "opponent", "--record", str(record))
    quiltbee(*words, stdin=typed("pass"))
    before = parse_record(record.read_text(encoding="utf-8"))
    assert before.tags["Termination"] == "unfinished"
    done = quiltbee("play", "--resume", str(record), stdin=typed("pass"))
    assert done.status == 0
    assert "Player 1 (Random)" in done.out
    after = parse_record(record.read_text(encoding="utf-8"))
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


def test_resuming_keeps_what_else_the_record_says(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    record.write_text(
        f'[Event "Club night"]\n[Player1 "Ada"]\n[Ring "{RING_OF_SEED_1}"]\n\n'
        "1: L0a1 $1 {good} (1: pass) 2: pass *\n",
        encoding="utf-8",
    )
    quiltbee("play", "--resume", str(record), stdin=typed("pass"))
    text = record.read_text(encoding="utf-8")
    assert '[Event "Club night"]' in text
    assert "1: L0a1 $1 {good} (1: pass) 2: pass 1: pass *" in text


def test_a_faulty_record_is_resumed_only_into_a_new_file(quiltbee: Run, tmp_path: Path) -> None:
    record, new = tmp_path / "game.pgr", tmp_path / "new.pgr"
    text = f'[Ring "{RING_OF_SEED_1}"]\n\n1: pass 2: c0a1 L0a1 *\n'
    record.write_text(text, encoding="utf-8")
    done = quiltbee("play", "--resume", str(record))
    assert done.status == 1
    assert done.complaint.startswith(f"{record}: move 2, player 2")
    done = quiltbee("play", "--resume", str(record), "--record", str(new), stdin="")
    assert done.status == 0
    assert record.read_text(encoding="utf-8") == text
    assert len(parse_record(new.read_text(encoding="utf-8")).moves) == 1


def test_of_several_games_none_is_resumed(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "games.pgr"
    record.write_text(f'[Ring "{RING_OF_SEED_1}"]\n\n*\n' * 2, encoding="utf-8")
    done = quiltbee("play", "--resume", str(record), "--record", str(tmp_path / "new.pgr"))
    assert (done.status, done.complaint) == (1, f"{record} holds 2 games; one can be resumed")


def test_who_plays_can_be_changed_on_resuming(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    words = ("play", "--opponent", "random", "--record", str(record), "--seed", "1")
    quiltbee(*words, stdin="")
    done = quiltbee("play", "--resume", str(record), "--opponent", "greedy", stdin=typed("p"))
    assert "Player 2 (Greedy)" in done.out
    assert '[Player2 "Quiltbee Greedy"]' in record.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("--resume", MIDDLE, "--seed", "1"), 2, "a resumed game has its ring and board"),
        (("--resume", "-"), 2, "--resume takes a file or a link"),
        (("--resume", "missing.pgr"), 1, "there is no file 'missing.pgr'"),
        (
            ("--resume", OVER),
            1,
            "The game is over",
        ),
        (("--resume", "#ABC,"), 1, "link, ring: "),
        (("--record", "missing/game.pgr"), 1, "can't write missing/game.pgr: No such file"),
        (("--ring", "ABC"), 2, "ring: "),
    ],
)
def test_play_says_why_it_does_not_begin(
    quiltbee: Run, words: tuple[str, ...], status: int, sentence: str
) -> None:
    done = quiltbee("play", *words)
    assert done.status == status
    assert done.complaint.startswith(sentence)


def test_a_record_that_is_there_is_not_overwritten(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    record.write_text("mine", encoding="utf-8")
    done = quiltbee("play", "--record", str(record))
    assert done.status == 1
    assert "already exists" in done.complaint
    done = quiltbee(*TWO_PERSONS, stdin=typed(f"save {record}", f"save {tmp_path}/no/game.pgr"))
    assert f"{record} already exists: name another file." in " ".join(done.out.split())
    assert "The record can't be saved in" in done.out
    assert record.read_text(encoding="utf-8") == "mine"


def test_save_keeps_the_record_from_then_on(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "my game.pgr"
    done = quiltbee(*TWO_PERSONS, stdin=typed("pass", f"save {record}", "pass"))
    assert done.out.splitlines()[-1].endswith(f"--resume '{record}'")
    assert len(parse_record(record.read_text(encoding="utf-8")).moves) == 2


def test_the_game_goes_on_where_saving_fails(
    quiltbee: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = 0

    def full_for_a_while(path: Path, text: str) -> None:
        nonlocal calls
        calls += 1
        if calls == 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        write_atomically(path, text)

    monkeypatch.setattr("quiltbee.terminal.session.write_atomically", full_for_a_while)
    record = tmp_path / "game.pgr"
    done = quiltbee(*TWO_PERSONS, "--record", str(record), stdin=typed("pass", "pass"))
    assert done.status == 0
    assert "could not be saved" in done.out
    assert "No space left on device." in " ".join(done.out.split())
    assert len(parse_record(record.read_text(encoding="utf-8")).moves) == 2


def test_a_game_from_a_position_ends_at_once_where_it_should(quiltbee: Run) -> None:
    done = quiltbee("play", "--opponent", "person", "--resume", OVER_SOON, stdin=typed("pass"))
    assert "The game is over" in done.out
    assert "The game as a link: #p=" in done.out


@pytest.mark.slow
def test_ctrl_c_leaves_politely_with_the_record_saved(tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    with heeding_ctrl_c(*TWO_PERSONS, "--record", str(record)) as process:
        assert process.stdin is not None
        process.stdin.write("pass\n")
        process.stdin.flush()
        while not record.exists() or not parse_record(record.read_text(encoding="utf-8")).moves:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert out.endswith(f"The game is kept; play on with: quiltbee play --resume {record}\n")


@pytest.mark.slow
def test_on_a_terminal_the_end_of_input_leaves_politely() -> None:
    pty = pytest.importorskip("pty")
    master, slave = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "quiltbee", *TWO_PERSONS],
        stdin=slave,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "TERM": "dumb"},
    ) as process:
        os.close(slave)
        os.write(master, b"pass\n\x04")
        out, _ = process.communicate(timeout=60)
    os.close(master)
    assert process.returncode == 0
    assert "Player 1 passes" in out
    assert out.endswith(f"--resume '#{RING_OF_SEED_1},.'\n")
