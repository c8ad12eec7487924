"""The talk at the prompt, by what a person types and what is said."""

import io
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from quiltbee.automa import Deck, SetUp
from quiltbee.notation import record_game
from quiltbee.rules import PASS, Move, Seat, ring_from_seed
from quiltbee.terminal.canvas import Canvas
from quiltbee.terminal.computer import Computer, ComputerError, StrongPlayer
from quiltbee.terminal.prompt import Prompt
from quiltbee.terminal.session import Session

RING = ring_from_seed("1")

Talk = Callable[..., str]


def opponent(*, fails: bool = False) -> Computer:
    """A computer that passes, or fails."""

    def decide(position: Any) -> Move:
        if fails:
            raise ComputerError("the computer player failed: it fell asleep")
        return PASS

    return Computer("greedy", "Quiltbee Greedy", decide)


def session_of(variant: str, computers: dict[Seat, Computer] | None = None) -> Session[Any]:
    draws = Random(1)
    start = SetUp(RING, deck=Deck.NORMAL if variant == "solo" else None).start(draws)
    return Session.of(record_game(start), draws, computers or {})


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Talk:
    """Types lines into a session and gives what was said, as one line."""

    def run(session: Session[Any], *lines: str) -> str:
        typed = io.StringIO("".join(f"{line}\n" for line in lines))
        monkeypatch.setattr(sys, "stdin", typed)
        with StrongPlayer(list) as strong:
            assert not Prompt(session, Canvas(), strong).run()
        return " ".join(capsys.readouterr().out.split())

    return run


@pytest.mark.parametrize("variant", ["duel", "solo"])
def test_the_same_words_do_the_same_in_every_variant(talk: Talk, variant: str) -> None:
    session = session_of(variant)
    out = talk(session, "L 3 A1", "undo", "undo", "b0a1", "foo", "link", "resign", "no")
    assert "takes L (L3a1), pays 1" in out
    assert "1 decision taken back. " in out
    assert "There is nothing to take back." in out
    assert "b0a1 is not possible: needs 2 more buttons." in out
    assert "Type help for all that can be typed." in out
    assert "Do you really want to resign? Type yes." in out
    assert session.game.moves == ()
    assert not session.game.is_over


def test_moves_after_the_end_of_a_turn_are_not_played(talk: Talk) -> None:
    session = session_of("duel")
    assert "pass was not played: the turn has passed on." in talk(session, "pass pass")
    assert session.game.moves == (PASS,)


def test_a_card_waits_for_enter(talk: Talk) -> None:
    session = session_of("solo")
    out = talk(session, "turn", "pass", "moves", "hint", "L3a1", "show")
    assert "It is your turn: no card is turned over now." in out
    assert "The Automa's card (Enter)> moves It is the Automa's turn: Enter turns" in out
    assert "The Automa's card (Enter)> hint It is the Automa's turn: Enter turns" in out
    assert "L3a1 is not possible: it is the Automa's turn, and Enter turns its card over." in out
    assert "turns over card" not in out
    assert session.game.moves == (PASS,)
    assert "The Automa turns over card" in talk(session, "")


def test_without_cards_turn_is_no_command(talk: Talk) -> None:
    assert "move 1, 'turn': a move is pass" in talk(session_of("duel"), "turn")


def test_the_computer_plays_its_seat(talk: Talk) -> None:
    session = session_of("duel", {Seat.FIRST: opponent()})
    out = talk(session, "resign", "yes")
    assert "Player 1 (Greedy) passes" in out
    assert "Player 2 (you) resigns: Player 1 (Greedy) wins." in out
    assert session.game.moves == (PASS,)
    assert session.game.resigned is Seat.SECOND


def test_a_computer_that_fails_says_how_to_play_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    session = session_of("duel", {Seat.FIRST: opponent(fails=True)})
    with StrongPlayer(list) as strong, pytest.raises(ComputerError, match="fell asleep"):
        Prompt(session, Canvas(), strong).run()
    out = capsys.readouterr().out
    assert out.endswith(
        f"\nPlay on with: quiltbee play --opponent greedy --first opponent --resume '#{RING},'\n"
    )


def test_ctrl_c_is_told_to_the_caller(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    with StrongPlayer(list) as strong:
        assert Prompt(session_of("duel"), Canvas(), strong).run()
    assert "Play on with: quiltbee play --resume" in capsys.readouterr().out
