"""Hints: what a computer player would do, for the one who is to decide, and for nobody else."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from quiltbee.automa import UNKNOWN, Deck, Solo, new_solo
from quiltbee.notation import format_link, format_move, parse_move
from quiltbee.players import Info, Stop, Value
from quiltbee.review import compared
from quiltbee.rules import PASS, Move, Position, Seat, new_game
from quiltbee.server.computer.engines import Engines
from quiltbee.server.computer.queue import Chooser, Question, Reply
from quiltbee.server.wire.hints import in_words
from tests.server.computer.test_engines import move_of
from tests.server.process import wait_for
from tests.server.store.support import RING
from tests.server.support import Json, Live, Page, create, receive, send, the_error

START = new_game(RING)


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("pass", "Advance and receive 1 button."),
        (
            "e0a1",
            "Take the long zigzag (e) for 2 buttons and 3 spaces of time, and place it with the "
            "top left of its frame on a1.",
        ),
        (
            "W5c4",
            "Take the long L (W) for 10 buttons and 3 spaces of time, and place it, flipped and "
            "turned right, with the top left of its frame on c4.",
        ),
        (
            "L2a1",
            "Take the bracket (L) for 1 button and 5 spaces of time, and place it, turned half "
            "round, with the top left of its frame on a1.",
        ),
        ("+d9", "Place the special patch on d9."),
    ],
)
def test_a_move_in_words(token: str, words: str) -> None:
    assert in_words(START, parse_move(token)) == words


def test_passing_says_what_it_brings() -> None:
    behind = START.play(next(move for move in START.legal_moves() if move != parse_move("pass")))
    assert in_words(behind, parse_move("pass")).startswith("Advance and receive ")
    assert in_words(behind, parse_move("pass")).endswith(" buttons.")


def a_hint(connection: Page) -> Json:
    """A hint, and what speaks for its move, which follows."""
    told, advice = receive(connection), receive(connection)
    assert told["type"] == "hint", told
    assert list(told) == ["type", "id", "move", "words"]
    assert advice["type"] == "reasons", advice
    assert list(advice) == ["type", "id", "rival", "points", "reasons"]
    assert advice["id"] == told["id"]
    assert 0 < len(advice["reasons"]) <= 2
    for reason in advice["reasons"]:
        assert list(reason) == ["of", "code", "values"]
    return told | advice


@pytest.mark.parametrize("opponent", ["automa", "computer", "greedy", "person"])
def test_a_hint_comes_to_the_one_who_asks(
    server: Live, browser: httpx.Client, opponent: str
) -> None:
    game = create(browser, opponent=opponent)
    with server.play(browser, game) as asking, server.play(browser, game) as other:
        state = receive(asking)
        receive(other)
        send(asking, type="hint", id="h", seen=0)
        told = a_hint(asking)
        assert START.is_legal(parse_move(told["move"]))
        assert (told["id"], told["rival"], told["points"]) == ("h", None, None)
        send(other, type="hello", seen=0)
        assert receive(other)["type"] == "state"
        send(asking, type="hello", seen=0)
        assert receive(asking)["position"] == state["position"]


def test_of_a_solo_game_only_the_view_is_thought_about(server: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="automa", deck="tactical")
    with server.play(browser, game) as connection:
        budget = receive(connection)["automa"]["budget"]
        send(connection, type="hint", id="h", seen=0)
        a_hint(connection)
    told = server.thinkers.told
    assert isinstance(told, Solo)
    assert server.thinkers.who == Chooser("strong", movetime_ms=300)
    assert set(told.shuffle) == {UNKNOWN}
    assert told.public_budget == budget


def test_who_gets_no_hint(server: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="automa", **{"from": f"#s={waiting_position()}"})
    with server.play(browser, game) as connection:
        assert receive(connection)["stage"] == "card"
        send(connection, type="hint", id="h", seen=0)
        assert the_error(connection, "not_your_seat", "h") == (
            "It is the Automa's turn; turn its card over."
        )
        send(connection, type="hint", id="h", seen=1)
        the_error(connection, "stale", "h")
        receive(connection)
        send(connection, type="resign", id="r", seen=0)
        receive(connection)
        send(connection, type="hint", id="h", seen=1)
        assert the_error(connection, "illegal", "h") == "The game is over."
    with server.client() as stranger, server.play(stranger, game) as watching:
        receive(watching)
        send(watching, type="hint", id="h", seen=1)
        the_error(watching, "not_your_seat", "h")


def waiting_position() -> str:
    return f"9/9/9/9/9/9/9/9/9_6.1_0.0:-_{RING}_2_-_r_normal_1_?.?.?.?.?.?.?.?.?.?_?.?/-"


def test_the_game_goes_on_while_a_hint_is_thought_of(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        asked = server.thinkers.asked
        server.thinkers.hold = True
        send(connection, type="hint", id="h", seen=0)
        wait_for(lambda: server.thinkers.asked >= asked + 1)
        send(connection, type="hint", id="again", seen=0)
        assert the_error(connection, "unavailable", "again") == (
            "Your last hint is still being worked out."
        )
        send(connection, type="move", id="m", seen=0, move="pass")
        assert receive(connection)["number"] == 1
        server.thinkers.hold = False
        the_error(connection, "stale", "h")
        send(connection, type="hint", id="h", seen=1)
        a_hint(connection)


def _worth(question: Question, stop: Stop) -> Reply:
    """Best is the first placement; all others are worth three points less, of every kind."""
    table = question.position.table
    legal = table.legal_moves()
    if question.lines == 1:  # after a move: three points for whoever has paid for a patch
        worth = 3 * (table.players[0].quilt.filled != 0)
        sign = 1 if table.turn is Seat.FIRST else -1
        return Reply(legal[0], (Info(value=Value(0.5, sign * worth), pv=(legal[0],)),))
    best = next(move for move in legal if move != PASS)
    return Reply(
        best,
        (
            Info(value=Value(margin=3), pv=(best,)),
            Info(multipv=2, value=Value(margin=0), pv=(PASS,)),
        ),
    )


def test_what_speaks_for_a_hint_is_how_the_next_best_move_differs(
    server: Live, browser: httpx.Client
) -> None:
    with server.play(browser, create(browser)) as connection:
        receive(connection)
        server.thinkers.reply = _worth
        try:
            send(connection, type="hint", id="h", seen=0)
            told = a_hint(connection)
        finally:
            server.thinkers.reply = None
    assert (told["rival"], told["points"]) == ("pass", 3)
    assert [reason["code"] for reason in told["reasons"]] == ["covers-more"]


def test_whoever_asks_anew_wants_the_reasons_no_more(server: Live, browser: httpx.Client) -> None:
    held = threading.Event()

    def reply(question: Question, stop: Stop) -> Reply | None:
        return _worth(question, stop) if question.lines > 1 or held.is_set() else None

    with server.play(browser, create(browser)) as connection:
        receive(connection)
        server.thinkers.reply = reply
        try:
            send(connection, type="hint", id="h", seen=0)
            assert receive(connection)["type"] == "hint"
            send(connection, type="hint", id="again", seen=0)
            assert receive(connection)["id"] == "again"
            send(connection, type="move", id="m", seen=0, move="pass")
            assert receive(connection)["type"] == "state"
            held.set()
            send(connection, type="undo", id="u", seen=1)
            assert receive(connection)["type"] == "state"  # and no reasons before
        finally:
            server.thinkers.reply = None


def test_a_hint_for_one_who_has_gone_is_not_thought_to_its_end(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser)
    asked = server.thinkers.asked
    server.thinkers.hold = True
    with server.play(browser, game) as connection:
        receive(connection)
        send(connection, type="hint", id="h", seen=0)
        wait_for(lambda: server.thinkers.asked >= asked + 1)
    server.thinkers.hold = False
    with server.play(browser, game) as connection:
        receive(connection)
        send(connection, type="hint", id="h", seen=0)
        assert receive(connection)["id"] == "h"


def test_a_player_that_fails_in_an_unforeseen_way(server: Live, browser: httpx.Client) -> None:
    answer, server.thinkers.answer = server.thinkers.answer, _fail
    try:
        with server.play(browser, create(browser, opponent="greedy")) as connection:
            receive(connection)
            send(connection, type="hint", id="h", seen=0)
            failed = "The computer player failed; it can be asked again."
            assert the_error(connection, "unavailable", "h") == failed
            send(connection, type="move", id="m", seen=0, move="pass")
            assert receive(connection)["thinking"]
            assert the_error(connection, "unavailable") == failed
    finally:
        server.thinkers.answer = answer


def _fail(position: Position) -> Move:
    raise LookupError("unforeseen")


def test_a_player_that_does_not_answer(server: Live, browser: httpx.Client) -> None:
    server.thinkers.fail = True
    try:
        with server.play(browser, create(browser)) as connection:
            receive(connection)
            send(connection, type="hint", id="h", seen=0)
            assert the_error(connection, "unavailable", "h") == (
                "The computer player does not answer."
            )
    finally:
        server.thinkers.fail = False


# How was my move?


def ask_why(connection: Page, seen: int) -> Json:
    send(connection, type="why", id="w", seen=seen)
    told = receive(connection)
    assert told["type"] == "why", told
    return told


@pytest.mark.parametrize("opponent", ["automa", "person"])
def test_the_last_move_is_compared_with_what_the_computer_would_do(
    server: Live, browser: httpx.Client, opponent: str
) -> None:
    with server.play(browser, create(browser, opponent=opponent)) as connection:
        receive(connection)
        send(connection, type="move", id="m", seen=0, move="pass")
        receive(connection)
        told = ask_why(connection, 1)
        better = parse_move(told["better"])
        assert better == server.thinkers.answer(START)
        found = compared(START, PASS, better, alone=opponent == "automa")
        assert told == {
            "type": "why",
            "id": "w",
            "player": 1,
            "number": 1,
            "move": "pass",
            "better": format_move(better),
            "reasons": [
                {"code": reason.fact.code, "values": reason.fact.values, "of": reason.of}
                for reason in found.reasons
            ],
            "points": None,
            "chance": None,
        }


def test_the_loss_is_what_the_computer_says_of_both_moves(
    server: Live, browser: httpx.Client
) -> None:
    with server.play(browser, create(browser)) as connection:
        receive(connection)
        send(connection, type="move", id="m", seen=0, move="pass")
        receive(connection)
        server.thinkers.infos = (Info(value=Value(0.7, 5.2)),)  # whoever is asked thinks so
        try:
            told = ask_why(connection, 1)
        finally:
            server.thinkers.infos = ()
    after = START.play(server.thinkers.answer(START))
    turned = (after.turn is Seat.FIRST) is not (START.play(PASS).turn is Seat.FIRST)
    assert (told["points"], told["chance"]) == ((10.4, 400) if turned else (0, 0))


def test_the_same_move_needs_no_reasons(server: Live, browser: httpx.Client) -> None:
    with server.play(browser, create(browser)) as connection:
        receive(connection)
        move = format_move(server.thinkers.answer(START))
        send(connection, type="move", id="m", seen=0, move=move)
        number = receive(connection)["number"]
        told = ask_why(connection, number)
        assert told["move"] == told["better"] == move
        assert (told["reasons"], told["points"], told["chance"]) == ([], 0, 0)


def test_a_move_that_ended_the_game_is_compared_by_the_scores(
    server: Live, browser: httpx.Client
) -> None:
    table, played = START, []
    while not table.is_over:
        played.append(table.legal_moves()[0])
        before, table = table, table.play(played[-1])
    link = format_link(START, played[:-1])
    with server.play(browser, create(browser, **{"from": link})) as connection:
        receive(connection)
        send(connection, type="move", id="m", seen=0, move=format_move(played[-1]))
        receive(connection)
        told = ask_why(connection, 1)
        assert told["player"] == before.turn
        assert told["move"] == format_move(played[-1])


def test_what_is_said_of_a_move_is_said_though_the_game_goes_on(
    server: Live, browser: httpx.Client
) -> None:
    with server.play(browser, create(browser)) as connection:
        receive(connection)
        send(connection, type="move", id="m", seen=0, move="pass")
        receive(connection)
        asked = server.thinkers.asked
        server.thinkers.hold = True
        send(connection, type="why", id="w", seen=1)
        wait_for(lambda: server.thinkers.asked >= asked + 1)
        send(connection, type="move", id="n", seen=1, move="pass")
        assert receive(connection)["number"] == 2
        server.thinkers.hold = False
        assert receive(connection)["move"] == "pass"
        asked = server.thinkers.asked + 1
        server.thinkers.hold = True
        send(connection, type="why", id="x", seen=2)
        wait_for(lambda: server.thinkers.asked >= asked)
        send(connection, type="undo", id="u", seen=2)
        assert receive(connection)["number"] == 3
        server.thinkers.hold = False
        the_error(connection, "stale", "x")


def test_a_move_is_compared_for_the_one_who_made_it_alone(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        send(connection, type="why", id="w", seen=0)
        assert the_error(connection, "illegal", "w") == "You have not made a move yet."
        send(connection, type="move", id="m", seen=0, move="pass")
        receive(connection)
        server.thinkers.fail = True
        try:
            send(connection, type="why", id="w", seen=1)
            the_error(connection, "unavailable", "w")
        finally:
            server.thinkers.fail = False
    with server.client() as stranger, server.play(stranger, game) as watching:
        send(watching, type="why", id="w", seen=receive(watching)["number"])
        the_error(watching, "not_your_seat", "w")


@pytest.mark.slow
def test_a_real_engine_is_asked_about_solo_positions(tmp_path: Path) -> None:
    """It is told what a person may know; the protocol has a position of its own for that."""
    solo = new_solo(RING, Deck.TACTICAL.cards, deck=Deck.TACTICAL)

    async def ask() -> Move:
        pool = Engines(1, 10.0)
        try:
            return await move_of(pool, Chooser("greedy"), solo)
        finally:
            await pool.close()

    assert solo.table.is_legal(asyncio.run(ask()))
