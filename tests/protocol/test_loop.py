"""What a transcript can't show: ends, long counts, odd bytes, and a thinker that fails."""

import math

import pytest

from quiltbee.engine import player as module_player
from quiltbee.notation import parse_move
from quiltbee.players import SIMPLE_PLAYERS, Decision, Info, Limits, Report, Stop
from quiltbee.protocol import loop
from quiltbee.protocol.text import LONGEST_LINE
from quiltbee.rules import Position, Stage, new_game, ring_from_seed
from tests.protocol.conversation import Conversation, Hasty, Slow

START = "position ring BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA"


class Raising(Slow):
    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        raise ZeroDivisionError("on purpose")


class Illegal(Slow):
    def choose(self, position: Position, limits: Limits, stop: Stop, report: Report) -> Decision:
        return Decision(parse_move("+a1"), (Info(),))


def test_quit_ends_at_once_even_while_thinking() -> None:
    conversation = Conversation(Slow())
    conversation.say(START, "go infinite")
    assert conversation.hear().startswith("info ")
    conversation.say("quit", "isready")
    assert conversation.wait() == []


def test_quit_while_idle_ends() -> None:
    conversation = Conversation(Slow())
    conversation.say("isready", "quit")
    assert conversation.wait() == ["readyok"]


def test_end_of_input_lets_a_running_go_finish() -> None:
    thinker = Slow()
    conversation = Conversation(thinker)
    conversation.say(START, "go movetime 1000000")
    assert conversation.hear().startswith("info ")
    conversation.send(b"")
    thinker.released.set()
    assert conversation.wait() == ["bestmove D1g9"]


@pytest.mark.parametrize("thinker", [Slow(), Hasty()])
def test_end_of_input_ends_an_infinite_go(thinker: Slow) -> None:
    conversation = Conversation(thinker)
    conversation.say(START, "go infinite")
    assert conversation.hear().startswith("info ")
    conversation.send(b"")
    (last,) = conversation.wait()
    assert last.startswith("bestmove ")


def test_last_line_needs_no_end() -> None:
    conversation = Conversation(Hasty())
    conversation.send(b"isready\nisready")
    conversation.send(b"")
    assert conversation.wait() == ["readyok", "readyok"]


def test_lines_may_come_in_pieces_and_with_carriage_returns() -> None:
    with Conversation(Hasty()) as conversation:
        for byte in b"isready\r\n\r\nisready\r\n":
            conversation.send(bytes([byte]))
        assert conversation.hear() == conversation.hear() == "readyok"


def test_odd_bytes_get_one_error_on_one_line() -> None:
    with Conversation(Hasty()) as conversation:
        conversation.send("position ring café\n".encode())
        assert conversation.hear() == r"error not ASCII: position ring caf\xc3\xa9"
        conversation.send(b"go\x00\x1b[2J\rnow\n")
        assert conversation.hear() == r"error unknown command: go\x00\x1b[2J\rnow"
        assert conversation.ask("isready") == "readyok"


def test_overlong_line_gets_one_error_however_it_comes() -> None:
    with Conversation(Hasty()) as conversation:
        conversation.send(b"x" * (LONGEST_LINE + 1) + b"\nisready\n")
        assert conversation.hear().startswith(f"error longer than {LONGEST_LINE} bytes: xxx")
        assert conversation.hear() == "readyok"
        for _ in range(5):
            conversation.send(b"y" * LONGEST_LINE)
        conversation.send(b"\nisready\n")
        heard = conversation.hear()
        assert heard.startswith(f"error longer than {LONGEST_LINE} bytes: yyy")
        assert len(heard) < 300
        assert conversation.hear() == "readyok"


def test_longest_line_is_still_read() -> None:
    with Conversation(Hasty()) as conversation:
        assert conversation.ask("isready".ljust(LONGEST_LINE)) == "readyok"


def test_long_lines_are_quoted_in_part() -> None:
    with Conversation(Hasty()) as conversation:
        heard = conversation.ask("z" * 5000)
        assert heard == f"error unknown command: {'z' * 120}..."


def test_limits_and_options_reach_the_thinker() -> None:
    thinker = Hasty()
    with Conversation(thinker) as conversation:
        conversation.say("newgame", "setoption name Level value 3", START)
        conversation.say("go p1time 5000 p2time 6000 p2inc 70")
        assert conversation.hear().startswith("info ")
        conversation.hear()
        conversation.say("go movetime 10 nodes 20 depth 30")
        assert conversation.hear().startswith("info ")
        conversation.hear()
    assert thinker.games == 1
    assert thinker.level == 3
    assert thinker.limits == [
        Limits(clocks_ms=(5000, 6000), increments_ms=(0, 70)),
        Limits(movetime_ms=10, nodes=20, depth=30),
    ]


def test_a_count_leaves_the_loop_listening() -> None:
    with Conversation(Hasty()) as conversation:
        conversation.say(START, "query perft 50")
        assert conversation.ask("isready") == "readyok"
        assert conversation.ask("stop") == "error stopped: query perft 50"
        assert conversation.ask("query turn") == "response turn 1"


def test_what_follows_a_count_is_answered_after_it() -> None:
    conversation = Conversation(Hasty())
    conversation.say(START, "query perft 2", "hello", "query perft 1", "query turn", "quit")
    assert conversation.wait() == [
        "response perft 454193",
        "error unknown command: hello",
        "response perft 639",
        "response turn 1",
    ]


def test_end_of_input_lets_a_count_finish() -> None:
    conversation = Conversation(Hasty())
    conversation.say(START, "query perft 2", "go")
    conversation.send(b"")
    heard = conversation.wait()
    assert heard[0] == "response perft 454193"
    assert heard[-1] == "bestmove pass"


def test_quit_does_not_wait_long_for_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "QUIT_AFTER_S", 0.05)
    conversation = Conversation(Hasty())
    conversation.say(START, "query perft 50", "query turn", "quit")
    assert conversation.wait() == []


def test_a_thinker_that_fails_ends_the_loop_loudly() -> None:
    conversation = Conversation(Raising())
    conversation.say(START, "go")
    with pytest.raises(ZeroDivisionError, match="on purpose"):
        conversation.wait()


def test_an_illegal_move_is_never_sent() -> None:
    conversation = Conversation(Illegal())
    conversation.say(START, "go")
    with pytest.raises(ValueError, match="Slow chose an illegal move"):
        conversation.wait()


@pytest.mark.parametrize("player", SIMPLE_PLAYERS)
def test_a_whole_game_through_the_protocol(player: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_player, "REPORT_S", math.inf)  # one report a decision, however slow
    ring = ring_from_seed("a game by protocol")
    position, tokens, special = new_game(ring), "", 0
    with Conversation(SIMPLE_PLAYERS[player]()) as conversation:
        if player == "random":
            conversation.say("setoption name Seed value 7")
        while not position.is_over:
            special += position.stage is Stage.SPECIAL_PATCH
            conversation.say(f"position ring {ring} moves{tokens}")
            legal = conversation.ask("query legal").split()[2:]
            info = conversation.ask("go nodes 500")
            token = conversation.hear().removeprefix("bestmove ")
            assert info.split("pv ")[-1].split()[0] == token
            assert token in legal
            move = parse_move(token)
            assert position.is_legal(move)
            position, tokens = position.play(move), f"{tokens} {token}"
        conversation.say(f"position ring {ring} moves{tokens}")
        assert conversation.ask("query result") in ("response result 1-0", "response result 0-1")
        assert conversation.ask("go").startswith("info ")
        assert conversation.hear() == "bestmove none"
    assert special > 0
