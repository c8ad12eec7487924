"""The bounds on what a connection, a person and an address may do over WebSocket."""

import contextlib
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quiltbee.server.settings import Limits
from tests.server.process import PATIENCE
from tests.server.support import Page, create, live, receive, send, state_after, the_error


@pytest.mark.slow
def test_a_flood_is_ended(tmp_path: Path) -> None:
    limits = Limits(connection_rate=(10, 1000.0))
    with (
        live(tmp_path, limits=limits) as server,
        server.client() as browser,
        server.play(browser, create(browser)) as connection,
    ):
        receive(connection)
        for _ in range(10):
            state_after(connection, type="hello", seen=0)
        send(connection, type="hello", seen=0)
        assert the_error(connection, "too_many") == (
            "Too many messages in a short time; wait a little."
        )
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@pytest.mark.slow
def test_the_pages_of_one_person_at_a_table_share_a_limit(tmp_path: Path) -> None:
    limits = Limits(seat_rate=(8, 1000.0))
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        game = create(browser)
        with server.play(browser, game) as first, server.play(browser, game) as second:
            receive(first)
            receive(second)
            for _ in range(4):
                state_after(first, type="hello", seen=0)
                state_after(second, type="hello", seen=0)
            send(second, type="hello", seen=0)
            assert the_error(second, "too_many")


def _ask_and_read(page: Page, times: int) -> None:
    for _ in range(times):
        send(page, type="hello", seen=0)
        receive(page)


@pytest.mark.slow
def test_strangers_at_one_address_share_a_limit_and_hinder_no_player(tmp_path: Path) -> None:
    limits = Limits(stranger_rate=(12, 1000.0))
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        game = create(browser)
        with (
            server.play(browser, game) as player,
            server.client() as stranger,
            server.play(stranger, game) as spectator,
        ):
            receive(player)
            receive(spectator)
            with pytest.raises(ConnectionClosed) as closed:
                _ask_and_read(spectator, 13)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert stranger.get("/api/health").status_code == 429
            assert state_after(player, type="hello", seen=0)["number"] == 0
            assert browser.get("/api/health").status_code == 200


@pytest.mark.slow
def test_new_people_of_one_address_are_bounded(tmp_path: Path) -> None:
    limits = Limits(newcomer_rate=(2, 1000.0))
    with (
        live(tmp_path, limits=limits) as server,
        server.client() as known,
        server.client() as other,
        server.client() as third,
    ):
        create(known)
        create(other)
        response = third.post("/api/games", json={"opponent": "person"})
        assert response.status_code == 429
        sentence = "Too many new people from your address; try again later."
        assert response.json() == {"error": sentence}
        assert not third.cookies
        create(known)


@pytest.mark.slow
def test_a_class_of_thirty_behind_one_address_plays(tmp_path: Path) -> None:
    with live(tmp_path) as server, contextlib.ExitStack() as stack:
        browsers = [stack.enter_context(server.client()) for _ in range(30)]
        tables = []
        for browser in browsers:
            for call in ("/api/patches", "/api/solo", "/api/health"):
                assert browser.get(call).status_code == 200
            tables.append(create(browser))
        pages = [
            stack.enter_context(server.play(browser, table))
            for browser, table in zip(browsers, tables, strict=True)
        ]
        for page in pages:
            receive(page)
        for _ in range(20):  # as many as in 20 seconds with a move a second: 600 in all
            for page in pages:
                send(page, type="hello", seen=0)
            for page in pages:
                assert receive(page)["type"] == "state"


@pytest.mark.slow
def test_connections_of_one_person_are_bounded(tmp_path: Path) -> None:
    limits = Limits(connections_per_person=2)
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        game = create(browser)
        with server.play(browser, game) as first, server.play(browser, game):
            with pytest.raises(InvalidStatus) as refusal, server.play(browser, game):
                pass
            assert refusal.value.response.status_code == 429
            first.close()
            deadline = time.monotonic() + PATIENCE
            while True:
                try:
                    with server.play(browser, game) as third:
                        assert receive(third)["number"] == 0
                    break
                except InvalidStatus:
                    assert time.monotonic() < deadline
                    time.sleep(0.01)


def _flood_and_read(connection: Page) -> None:
    """Ask without reading, then read to the end; the server may end it at any moment."""
    for _ in range(40_000):
        send(connection, type="hello", seen=0)
    while True:
        connection.recv(timeout=PATIENCE)


@pytest.mark.slow
def test_a_browser_that_does_not_read_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quiltbee.server.http.websocket.PATIENCE", PATIENCE)
    limits = Limits.for_load(unsent_messages=4)
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        game = create(browser)
        with (
            server.play(browser, game, max_queue=1, close_timeout=1) as deaf,
            server.play(browser, game) as connection,
        ):
            receive(connection)
            with pytest.raises(ConnectionClosed) as closed:
                _flood_and_read(deaf)
            state = state_after(connection, type="move", id="m", seen=0, move="pass")
            assert state["number"] == 1
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
