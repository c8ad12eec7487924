"""Play over WebSocket: messages, errors, several browsers at one table, limits."""

import json
import time
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quiltbee.notation import parse_record
from quiltbee.rules import PASS
from tests.server.support import (
    Live,
    a_move,
    create,
    middle_move,
    receive,
    send,
    state_after,
    the_error,
)


def test_two_people_at_one_screen(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        state = receive(connection)
        assert (state["number"], state["turn"], state["mode"]) == (0, 1, "screen")
        assert state["acknowledges"] is None
        state = state_after(connection, type="move", id="a", seen=0, move="pass")
        assert (state["number"], state["turn"], state["acknowledges"]) == (1, 2, "a")
        assert state["moves"] == [{"number": 1, "player": 1, "move": "pass"}]
        assert state["can_undo"]
        state = state_after(connection, type="undo", id="b", seen=1)
        assert (state["number"], state["moves"], state["can_undo"]) == (2, [], False)
        state = state_after(connection, type="resign", id="c", seen=2)
        assert state["result"] == {"winner": 2, "scores": [-157, -157], "reason": "resignation"}
        state = state_after(connection, type="undo", id="d", seen=3)
        assert (state["result"], state["stage"]) == (None, "action")
        assert state_after(connection, type="hello", seen=4)["acknowledges"] is None


@pytest.mark.slow
def test_a_whole_game_against_the_computer_comes_to_its_recorded_score(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser, opponent="greedy", first="opponent")
    with server.play(browser, game) as connection:
        state = receive(connection)
        while state["result"] is None:
            if state["seats"][state["turn"] - 1]["yours"]:
                number = state["number"]
                send(connection, type="move", id=f"m{number}", seen=number, move=a_move(state))
            state = receive(connection)
            assert state["type"] == "state"
    assert state["thinking"] is False
    record = parse_record(browser.get(f"/api/games/{game}/record.pgr").text)
    assert record.problems == ()
    assert list(record.positions[-1].scores) == state["result"]["scores"]
    assert [player["score"] for player in state["players"]] == state["result"]["scores"]


def test_undo_against_the_computer_goes_back_to_the_persons_decision(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser, opponent="greedy", first="opponent")
    with server.play(browser, game) as connection:
        state = receive(connection)
        while not state["seats"][state["turn"] - 1]["yours"]:
            state = receive(connection)
        opening = state["moves"]
        send(connection, type="move", id="m", seen=state["number"], move="pass")
        state = receive(connection)
        assert state["thinking"]
        while state["thinking"]:
            state = receive(connection)
        assert len(state["moves"]) > len(opening) + 1
        state = state_after(connection, type="undo", id="u", seen=state["number"])
        assert state["moves"] == opening
        assert not state["thinking"]
        assert not state["can_undo"]
        send(connection, type="undo", id="v", seen=state["number"])
        assert the_error(connection, "illegal", "v") == "You have no move to take back."


def test_what_is_illegal(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        for move, sentence in [
            ("+a1", "+a1 is illegal: there is no special patch to place."),
            ("A0a1", "A0a1 is illegal: patch A is not among the next three (e, P, L)."),
        ]:
            send(connection, type="move", id="x", seen=0, move=move)
            assert the_error(connection, "illegal", "x") == sentence
        send(connection, type="undo", id="u", seen=0)
        assert the_error(connection, "illegal", "u") == "You have no move to take back."
        state_after(connection, type="resign", id="r", seen=0)
        send(connection, type="move", id="m", seen=1, move="pass")
        assert the_error(connection, "illegal", "m") == "The game is over."
        send(connection, type="resign", id="s", seen=1)
        assert the_error(connection, "illegal", "s") == "The game is over."


@pytest.mark.parametrize(
    ("text", "message_id", "sentence"),
    [
        ("", None, "Invalid message: input data was truncated."),
        ("{", None, "Invalid message: input data was truncated."),
        ("[]", None, "Invalid message: expected `object`, got `array`."),
        ('{"type": "chat", "id": "a"}', "a", "Invalid type: invalid value 'chat'."),
        ('{"id": "a"}', "a", "Invalid message: object missing required field `type`."),
        (
            '{"type": "move", "id": "a", "seen": 0}',
            "a",
            "Invalid message: object missing required field `move`.",
        ),
        (
            '{"type": "move", "id": "a", "seen": "0", "move": "pass"}',
            "a",
            "Invalid seen: expected `int`, got `str`.",
        ),
        (
            '{"type": "move", "id": "a", "seen": -1, "move": "pass"}',
            "a",
            "Invalid seen: expected `int` >= 0.",
        ),
        (
            '{"type": "move", "id": "a b", "seen": 0, "move": "pass"}',
            None,
            "Invalid id: expected 1 to 64 letters, digits and . _ ~ -.",
        ),
        (
            '{"type": "move", "id": "a", "seen": 0, "move": "pass", "as": 2}',
            "a",
            "Invalid message: object contains unknown field `as`.",
        ),
        (
            '{"type": "move", "id": "a", "seen": 0, "move": "passpasspass"}',
            "a",
            "Invalid move: expected `str` of length <= 8.",
        ),
        (
            '{"type": "move", "id": "a", "seen": 0, "move": "X9a7"}',
            "a",
            "Move 'X9a7': a move is pass, a patch like X0a7 or a special patch like +d9.",
        ),
        (
            '{"type": "move", "id": "a", "seen": 0, "move": "G0i9"}',
            "a",
            "Move 'G0i9': patch G would not lie wholly on the board there.",
        ),
        (
            '{"type": "hello", "seen": 99999999999}',
            None,
            "Invalid seen: expected `int` <= 2147483647.",
        ),
        ('{"type": "undo", "id": "\\ud800", "seen": 0}', None, "Invalid "),
        ('{"type": "undo", "id": "a\\n", "seen": 0}', None, "Invalid id: expected 1 to 64"),
        ('{"type": "hello", "seen": 1.0}', None, "Invalid seen: expected `int`, got `float`."),
        # How deep is too deep depends on Python's version.
        ('{"x": ' + "[" * 4000, None, "Invalid message: "),
    ],
)
def test_what_is_malformed_changes_nothing(
    server: Live, browser: httpx.Client, text: str, message_id: str | None, sentence: str
) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        connection.send(text)
        assert the_error(connection, "malformed", message_id).startswith(sentence)
        assert state_after(connection, type="hello", seen=0)["number"] == 0


def test_bytes_are_malformed(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        connection.send(b'{"type": "hello", "seen": 0}')
        assert the_error(connection, "malformed") == "A message must be text, not bytes."


def test_a_message_that_is_too_long_closes_the_connection(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        connection.send(" " * 4097)
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize("seen", [0, 5])
def test_a_stale_message_is_refused_and_answered_with_the_state(
    server: Live, browser: httpx.Client, seen: int
) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        state_after(connection, type="move", id="a", seen=0, move="pass")
        for message in (
            {"type": "move", "id": "b", "seen": seen, "move": "pass"},
            {"type": "undo", "id": "b", "seen": seen},
            {"type": "resign", "id": "b", "seen": seen},
        ):
            send(connection, **message)
            assert the_error(connection, "stale", "b") == (
                "The game has moved on; here is its current state."
            )
            assert receive(connection)["number"] == 1


def test_a_known_id_is_answered_and_not_stored_again(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        message = {"type": "move", "id": "a", "seen": 0, "move": "pass"}
        state_after(connection, **message)
        state_after(connection, type="undo", id="b", seen=1)
        again = state_after(connection, **message)
        assert (again["number"], again["acknowledges"], again["moves"]) == (2, "a", [])


def test_the_same_id_may_be_used_in_another_game(server: Live, browser: httpx.Client) -> None:
    for _ in range(2):
        with server.play(browser, create(browser)) as connection:
            receive(connection)
            state = state_after(connection, type="move", id="a", seen=0, move="pass")
            assert state["number"] == 1


def test_two_tabs_and_a_spectator_stay_in_step(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with ExitStack() as stack:
        stranger = stack.enter_context(server.client())
        first, second, watching = (
            stack.enter_context(server.play(client, game))
            for client in (browser, browser, stranger)
        )
        for connection in (first, second, watching):
            receive(connection)
        send(first, type="move", id="a", seen=0, move="pass")
        states = [receive(connection) for connection in (first, second, watching)]
        assert states[0] == states[1]
        assert [seat["yours"] for seat in states[2]["seats"]] == [False, False]
        mine = {"seats", "options"}
        assert {key for key in states[0] if states[2][key] != states[0][key]} == mine
        assert states[2]["options"] == []
        send(second, type="move", id="b", seen=1, move="pass")
        assert receive(first)["acknowledges"] == receive(watching)["acknowledges"] == "b"


@pytest.mark.parametrize("kind", ["move", "undo", "resign"])
def test_a_spectator_can_never_move(server: Live, browser: httpx.Client, kind: str) -> None:
    game = create(browser)
    move = {"move": "pass"} if kind == "move" else {}
    with server.client() as stranger:
        create(stranger)
        with server.play(stranger, game) as connection:
            receive(connection)
            send(connection, type=kind, id="a", seen=0, **move)
            assert the_error(connection, "not_your_seat", "a") == (
                "You are watching; only the players can do that."
            )
            assert state_after(connection, type="hello", seen=0)["number"] == 0


def test_nobody_moves_for_the_computer(server: Live, browser: httpx.Client) -> None:
    server.thinkers.hold = True
    try:
        game = create(browser, opponent="greedy", first="opponent")
        with server.play(browser, game) as connection:
            assert receive(connection)["thinking"]
            send(connection, type="move", id="a", seen=0, move="pass")
            assert the_error(connection, "not_your_seat", "a") == "It is Greedy's turn."
    finally:
        server.thinkers.hold = False


def test_undo_and_resignation_interrupt_the_computer(server: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="greedy")
    server.thinkers.hold = True
    try:
        with server.play(browser, game) as connection:
            receive(connection)
            state = state_after(connection, type="move", id="a", seen=0, move="pass")
            assert state["thinking"]
            state = state_after(connection, type="undo", id="b", seen=1)
            assert not state["thinking"]
            state_after(connection, type="move", id="c", seen=2, move="pass")
            state = state_after(connection, type="resign", id="d", seen=3)
            assert (state["thinking"], state["result"]["winner"]) == (False, 2)
            server.thinkers.hold = False
            time.sleep(0.05)
            state = state_after(connection, type="hello", seen=4)
            assert (state["number"], len(state["moves"])) == (4, 1)
            assert state_after(connection, type="undo", id="e", seen=4)["thinking"]
    finally:
        server.thinkers.hold = False


def test_a_computer_that_fails_says_so_and_can_be_asked_again(
    server: Live, browser: httpx.Client
) -> None:
    server.thinkers.fail = True
    try:
        game = create(browser, opponent="greedy")
        with server.play(browser, game) as connection:
            receive(connection)
            assert state_after(connection, type="move", id="a", seen=0, move="pass")["thinking"]
            assert the_error(connection, "unavailable") == "The computer player does not answer."
            assert not receive(connection)["thinking"]
            server.thinkers.fail = False
            assert state_after(connection, type="hello", seen=1)["thinking"]
            state = receive(connection)
            assert state["number"] == 2
            assert state["acknowledges"] == "computer:2"
    finally:
        server.thinkers.fail = False


def test_a_computer_that_cheats_is_not_believed(server: Live, browser: httpx.Client) -> None:
    server.thinkers.answer = lambda position: PASS if position.turn == 1 else _cheat()
    try:
        game = create(browser, opponent="greedy")
        with server.play(browser, game) as connection:
            receive(connection)
            state_after(connection, type="move", id="a", seen=0, move="pass")
            assert the_error(connection, "unavailable") == (
                "The computer player chose +a1, which is illegal: "
                "there is no special patch to place."
            )
            assert receive(connection)["number"] == 1
    finally:
        server.thinkers.answer = middle_move


def _cheat() -> Any:
    from quiltbee.rules import place_special_patch

    return place_special_patch(0, 0)


@pytest.mark.parametrize("query", ["", "?version=1", "?version=two", "?version=3&version=x"])
def test_another_version_of_the_messages_is_refused(
    server: Live, browser: httpx.Client, query: str
) -> None:
    game = create(browser)
    with pytest.raises(InvalidStatus) as refusal, server.play(browser, game, query=query):
        pass
    assert refusal.value.response.status_code == 426
    assert json.loads(refusal.value.response.body or b"") == {
        "error": "This page and the server speak different versions; reload the page.",
        "version": 2,
    }


@pytest.mark.slow
def test_an_unknown_table(server: Live, browser: httpx.Client) -> None:
    with pytest.raises(InvalidStatus) as refusal, server.play(browser, "nosuchgame"):
        pass
    assert refusal.value.response.status_code == 404
    assert json.loads(refusal.value.response.body or b"") == {"error": "There is no such game."}
