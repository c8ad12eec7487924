from pathlib import Path

import pytest

from quiltbee.notation import parse_position
from quiltbee.rules import Board
from tests.cli.conftest import MIDDLE, RING_OF_SEED_1, START, Run


def test_new_prints_the_position_of_a_seed(quiltbee: Run) -> None:
    done = quiltbee("new", "--seed", "1", "--board", "original")
    assert done.status == 0
    assert done.out.split() == [*["/".join("9" * 9)] * 2, "5.0", "5.0", RING_OF_SEED_1, *"1-o"]


def test_new_without_a_seed_draws_one(quiltbee: Run) -> None:
    first, second = (parse_position(quiltbee("new").out) for _ in range(2))
    assert first.ring != second.ring
    assert first.board is Board.REVISED


def test_new_takes_a_ring(quiltbee: Run) -> None:
    assert quiltbee("new", "--ring", START.split()[4]).out.strip() == START


def test_show_speaks_the_language_of_the_system_or_the_one_named(
    quiltbee: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "#bWLNceYFTKSBGUgEfVZQXMHPRIDCJOadA,L3a1."
    said = quiltbee("show", game, "--language", "de").out
    assert said.startswith("Nach 2 von 2 Zügen.\n")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert quiltbee("show", game).out.startswith("Après 2 coups sur 2.\n")
    assert quiltbee("new", "--show").out.startswith("Joueur 1")


def test_new_refuses_a_wrong_ring(quiltbee: Run) -> None:
    done = quiltbee("new", "--ring", "BCA")
    assert done.status == 2
    assert done.complaint.startswith("ring: a game starts with all 33 patches; missing: DEF")


def test_new_refuses_a_seed_that_is_no_text(quiltbee: Run) -> None:
    done = quiltbee("new", "--seed", "a\udcff")
    assert (done.status, done.complaint) == (2, "the seed is not text")


def test_show_draws_quilts_ring_time_board_and_turn(quiltbee: Run) -> None:
    done = quiltbee("show", MIDDLE)
    assert done.status == 0
    assert done.out.splitlines() == [
        "Player 1               Player 2 <",
        "  a b c d e f g h i      a b c d e f g h i                     1     2",
        "1 . . . . . . . . .    1 . E . . . . . . .    buttons          8     2",
        "2 . . . . . . . . .    2 E E . . . . . . .    income           4     3",
        "3 . . . . . . . . .    3 E F F . . . . . .    empty spaces    64    55",
        "4 N . G . . . . . .    4 F F F . . . . . .    special tile     -     -",
        "5 N . G . . . . . .    5 . H U U U . . . .    score now     -120  -108",
        "6 N G G G . . . . .    6 H H H U . . . . .    on space        17    16",
        "7 N X G . . . . . .    7 . H U U U . . . .    income in        6     1",
        "8 N X G . . . . . .    8 . H . . . . . . .    special in       3     4",
        "9 X X X . . . . . .    9 M M M M . . . . .",
        "",
        "Patch R                  Patch b                Patch J",
        "  R                        b                    J",
        "  R R                      b                    J J",
        "R R                        b                    J J",
        "  R                      b b b                    J",
        "2 buttons                7 buttons              4 buttons",
        "1 time, no income        2 time, 2 income       2 time, no income",
        "-> space 17, 3 buttons   needs 5 more buttons   needs 2 more buttons",
        "   then Player 2",
        "",
        "pass -> space 18, 7 buttons, then Player 1",
        "After these in the ring: BQfZLeagVDcOAWPdTSIYKC",
        "",
        "Time board: o income, + special patch",
        "                   21",
        "   -----o-----o-----o--+--o--+--o--+--o-----o--+--o--+--o",
        "   0    5     11    17    23    29    35    41    47    53",
        "",
        "Player 2 moves: behind, on space 16 against 17.",
    ]


@pytest.mark.parametrize("columns", [40, 60, 80, 100])
def test_show_keeps_to_the_width(
    quiltbee: Run, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    wide = quiltbee("show", MIDDLE).out
    monkeypatch.setenv("COLUMNS", str(columns))
    narrow = quiltbee("show", MIDDLE).out
    assert max(map(len, narrow.splitlines())) <= columns
    for letter in "NXGEFUHMRbJ":
        assert wide.split().count(letter) == narrow.split().count(letter)


def test_show_puts_the_token_on_top_above_the_other(quiltbee: Run) -> None:
    lines = quiltbee("new", "--show", "--seed", "1").out.splitlines()
    board = lines.index("Time board: o income, + special patch")
    assert lines[board + 1 : board + 3] == ["   1", "   2"]


def test_show_says_why_a_special_patch_is_due(quiltbee: Run) -> None:
    position = "9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.27 5.25 "
    position = position.replace("9 9/", "9 9/", 1) + f"{RING_OF_SEED_1} 1+ - r"
    out = quiltbee("show", position).out
    assert "Player 1 must place the special patch of space 26." in out
    assert "pass ->" not in out


def test_show_takes_links_and_their_games_at_any_move(quiltbee: Run) -> None:
    link = f"https://example.org/#{RING_OF_SEED_1},L0a1.."
    done = quiltbee("show", link)
    assert done.out.startswith("After 3 of 3 moves.\nPlayer 1 passes, gets 2 for")
    done = quiltbee("show", "--at", "1", link)
    said = "Player 1 takes L (L0a1), pays 1, gets 1 at a payday, comes to space 5 with 5 buttons."
    assert said in " ".join(done.out.split())
    done = quiltbee("show", "--at", "4", link)
    assert (done.status, done.complaint) == (1, "the game has only 3 moves")


def test_show_reads_standard_input(quiltbee: Run) -> None:
    assert quiltbee("show", stdin=MIDDLE).out == quiltbee("show", "-", stdin=MIDDLE).out
    assert quiltbee("show", *MIDDLE.split()).out == quiltbee("show", MIDDLE).out


def test_show_of_a_finished_game_breaks_down_both_scores(quiltbee: Run) -> None:
    quilts = "9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9"
    done = quiltbee("show", f"{quilts} 58.53 58.53 {RING_OF_SEED_1} #2 - r")
    assert done.out.splitlines()[-3:] == [
        "The game is over: both have -104, and Player 2 wins, on space 53 first.",
        "Player 1: 58 buttons - 162 for 81 empty spaces = -104.",
        "Player 2: 58 buttons - 162 for 81 empty spaces = -104.",
    ]


def test_show_uses_the_names_of_a_record(quiltbee: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.pgr"
    record.write_text(f'[Player1 "Ada \u001b[31m"]\n[Ring "{RING_OF_SEED_1}"]\n\n1: pass *\n')
    out = quiltbee("show", str(record)).out
    assert "Player 1 (Ada" in out
    assert "\u001b" not in out


def test_show_of_a_faulty_record_draws_what_came_before(quiltbee: Run) -> None:
    done = quiltbee("show", stdin=f'[Ring "{RING_OF_SEED_1}"]\n\n1: pass 2: c0a1 *\n')
    assert done.status == 1
    assert done.out.startswith("After 1 of 1 move.\nPlayer 1 passes")
    assert done.complaint.startswith("standard input: move 2, player 2: c0a1 is illegal")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("9/9 1 2", "position: 8 fields with one space between are needed, not 3"),
        (MIDDLE.replace("8.17", "8.30"), "purse1: "),
        ("#BCA,", "link, ring: "),
        ("missing.pgr", "there is no file 'missing.pgr', and it is not a position string or link"),
        ("x" * 5000, "there is no file "),
        ("\0", "there is no file "),
        ("", "there is no file '', "),
    ],
)
def test_show_says_what_is_wrong_with_an_argument(quiltbee: Run, given: str, sentence: str) -> None:
    done = quiltbee("show", given)
    assert done.status == 1
    assert done.complaint.startswith(sentence)
    assert not done.out


def test_show_refuses_what_is_not_text(quiltbee: Run, tmp_path: Path) -> None:
    assert quiltbee("show", str(tmp_path)).complaint == f"can't read {tmp_path}: Is a directory"
    assert quiltbee("show", stdin=b"").complaint == "standard input is empty"
    assert quiltbee("show", stdin=b"9/9\n\xff").complaint == (
        "standard input is not UTF-8 text (line 2)"
    )
    assert quiltbee("show", stdin="hello").complaint == (
        "standard input is not a game record, link, position string or game of the collection"
    )


@pytest.mark.parametrize("command", ["analyse", "review", "show", "moves", "convert --to pgr"])
@pytest.mark.parametrize(
    "text",
    [
        "// an engine\nconst a = 1;\nconst b = 2;\n",
        "#!/usr/bin/python\nimport sys\n",
        "# A\nText\n",
        "1,2\n3,4\n",
    ],
)
def test_another_kind_of_file_is_refused_by_one_sentence(
    quiltbee: Run, command: str, text: str
) -> None:
    done = quiltbee(*command.split(), stdin=text)
    assert (done.status, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert done.complaint.startswith("standard input is not a game record, link, position string")


def test_a_line_that_is_wrong_costs_no_other(quiltbee: Run) -> None:
    done = quiltbee("convert", "--to", "position", stdin=f"9/9\n{START}\n9/9\n")
    assert (done.status, done.out) == (1, f"{START}\n")
    assert [line.split(": ")[1] for line in done.err.splitlines()] == [
        *(f"standard input, line {number}" for number in (1, 3)),
    ]
