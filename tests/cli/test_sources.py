"""Solo games and positions where commands read them: show, moves, convert, perft."""

from pathlib import Path

import pytest

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.games import Game
from quiltbee.notation import format_link, format_move, format_position, format_record, record_game
from quiltbee.rules import PASS, new_game, ring_from_seed
from tests.cli.conftest import START, Run
from tests.cli.test_play_automa import game_of_seed

RUNNING = (
    new_solo(ring_from_seed("1"), tuple(range(13, 25)), deck=Deck.TACTICAL, level=4)
    .play(PASS)
    .turn_card()[1]
)
WAITING = RUNNING.play(PASS)


@pytest.fixture(scope="module")
def finished() -> Game[Solo]:
    return game_of_seed(Deck.TACTICAL, 4)


@pytest.fixture(scope="module")
def record(finished: Game[Solo]) -> str:
    """The record of the finished game."""
    return format_record(record_game(finished.start, finished.moves))


def test_a_solo_position_is_drawn(quiltbee: Run) -> None:
    done = quiltbee("show", format_position(RUNNING.seen_by(None)))
    assert (done.status, done.err) == (0, "")
    for said in (
        "The Automa: tactical deck, level IV (Master), marker on 38.",
        "Cards: 9 in the pile, 2 put aside unseen, turned over: 15.",
        "The next card has the budget 3.",
        "  M\n",
        "M marker of the Automa",
    ):
        assert said in done.out
    as_words = quiltbee("show", *format_position(RUNNING.seen_by(None)).split())
    assert as_words == done


def test_a_position_whose_card_waits_is_drawn_without_choices(quiltbee: Run) -> None:
    out = quiltbee("show", format_position(WAITING)).out
    assert "The Automa's turn: behind" in out
    assert "-> space" not in out
    assert "16" not in out.split("Cards:")[1].split("\n")[0]


def test_a_game_is_shown_after_any_of_its_moves(
    quiltbee: Run, finished: Game[Solo], record: str
) -> None:
    moves, positions = finished.moves, finished.positions
    out = quiltbee("show", stdin=record).out
    assert f"After {len(moves)} of {len(moves)} moves." in out
    assert "At the other levels the same game would have ended like this:" in out
    first = next(n for n, move in enumerate(moves, 1) if format_move(move).startswith("A:"))
    out = quiltbee("show", "--at", str(first), stdin=record).out
    assert f"The Automa turns over card {positions[first].discards[-1]}:" in out
    assert "other levels" not in out
    for at in range(0, len(moves) + 1, 3):
        assert quiltbee("show", "--at", str(at), stdin=record).status == 0


def test_the_persons_moves_are_listed(quiltbee: Run) -> None:
    text = format_position(RUNNING.seen_by(None))
    tokens = quiltbee("moves", "--plain", text).out.split()
    assert tokens[0] == "pass"
    assert quiltbee("moves", "--count", text).out == f"{len(tokens)}\n"
    assert f"Player 1 has {len(tokens)} legal moves." in quiltbee("moves", text).out
    waiting = format_position(WAITING)
    assert quiltbee("moves", "--count", waiting).out == "0\n"
    assert quiltbee("moves", waiting).out == ("No move can be chosen: it is the Automa's turn.\n")


def test_a_game_is_converted_into_every_form_and_back(
    quiltbee: Run, finished: Game[Solo], record: str
) -> None:
    link = quiltbee("convert", "--to", "link", stdin=record).out
    assert link.startswith("#s=")
    assert quiltbee("convert", "--to", "pgr", stdin=link).out == record
    assert quiltbee("convert", "--to", "pgr", stdin=record).out == record
    tokens = quiltbee("convert", "--to", "moves", stdin=link).out.split()
    assert tokens == list(map(format_move, finished.moves))
    lines = quiltbee("convert", "--to", "positions", stdin=record).out.splitlines()
    assert lines == list(map(format_position, finished.positions))
    last = quiltbee("convert", "--to", "position", stdin=record).out
    assert last == lines[-1] + "\n"
    assert quiltbee("convert", "--to", "position", stdin=last).out == last


def test_games_of_both_kinds_stand_in_one_file(quiltbee: Run, record: str) -> None:
    of_two = quiltbee("convert", "--to", "pgr", START).out
    both = f"{of_two}\n{record}"
    assert quiltbee("convert", "--to", "pgr", stdin=both).out == both


def test_a_link_is_not_written_while_a_known_card_waits(quiltbee: Run) -> None:
    start = new_solo(ring_from_seed("1"), tuple(range(1, 13)))
    link = format_link(start) + ",."
    record = format_record(record_game(start, (PASS,)))
    done = quiltbee("convert", "--to", "link", stdin=record)
    assert done.status == 1
    assert "a known card is still to be turned over" in done.complaint
    assert quiltbee("convert", "--to", "moves", link).out.startswith("pass A:")


def test_what_is_wrong_in_a_solo_game_is_said(quiltbee: Run) -> None:
    done = quiltbee("show", format_position(RUNNING).replace("tactical", "magical"))
    assert done.status == 1
    assert done.complaint.startswith("deck: ")
    done = quiltbee("show", "#s=nonsense")
    assert done.status == 1
    record = format_record(record_game(RUNNING, (PASS,))).replace("1: pass", "1: A: X")
    done = quiltbee("show", stdin=record)
    assert done.status == 1
    assert "move 1" in done.err


def test_perft_is_for_two(quiltbee: Run) -> None:
    done = quiltbee("perft", "1", format_position(RUNNING))
    assert (done.status, done.complaint) == (
        1,
        "perft counts games of two, not those against the Automa",
    )


@pytest.fixture
def two_files(tmp_path: Path, record: str) -> list[str]:
    """A game in one file, and a duel of one move and the game again in another."""
    duel = format_record(record_game(new_game(ring_from_seed("1")), [PASS]))
    files = [tmp_path / "first.pgr", tmp_path / "second.pgr"]
    files[0].write_text(record)
    files[1].write_text(f"{duel}\n{record}")
    return list(map(str, files))


def test_several_files_are_read_one_after_the_other(
    quiltbee: Run, two_files: list[str], record: str
) -> None:
    done = quiltbee("convert", *two_files, "--to", "moves")
    assert done.status == 0
    whole, short, again = done.out.splitlines()
    assert (short, again) == ("pass", whole)
    done = quiltbee("convert", two_files[0], "nowhere.pgr", "--to", "moves")
    assert done.status == 1
    assert "there is no file" in done.err


def test_one_game_of_several_is_chosen_by_its_number(quiltbee: Run, two_files: list[str]) -> None:
    assert "After 1 of 1 move." in quiltbee("show", two_files[1], "--game", "1").out
    assert quiltbee("show", *two_files, "--game", "3").out == quiltbee("show", two_files[0]).out
    done = quiltbee("show", two_files[1], "--game", "3")
    assert (done.status, done.complaint) == (1, "there is no game 3: there are 2")
    done = quiltbee("show", two_files[1])
    assert done.complaint == "one game or position is needed here, not 2"


def test_the_automa_comes_second(quiltbee: Run) -> None:
    done = quiltbee("match", "automa", "greedy")
    assert (done.status, done.complaint) == (
        2,
        "the Automa comes second: quiltbee match greedy automa",
    )
