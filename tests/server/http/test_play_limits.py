"""The bounds on what one connection and one address may do over WebSocket."""

import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quiltbee.server.settings import Limits
from tests.server.support import Page, create, live, receive, send, state_after, the_error


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
            connection.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_many_connections_of_one_address_share_a_limit(tmp_path: Path) -> None:
    limits = Limits(address_rate=(12, 1000.0))
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        game = create(browser)
        with server.play(browser, game) as first, server.play(browser, game) as second:
            receive(first)
            receive(second)
            for _ in range(4):
                state_after(first, type="hello", seen=0)
                state_after(second, type="hello", seen=0)
            state_after(first, type="hello", seen=0)
            send(second, type="hello", seen=0)
            assert the_error(second, "too_many")


def test_connections_of_one_address_are_bounded(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=2)
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        game = create(browser)
        with server.play(browser, game) as first, server.play(browser, game):
            with pytest.raises(InvalidStatus) as refusal, server.play(browser, game):
                pass
            assert refusal.value.response.status_code == 429
            first.close()
            deadline = time.monotonic() + 5
            while True:
                try:
                    with server.play(browser, game) as third:
                        assert receive(third)["number"] == 0
                    break
                except InvalidStatus:
                    assert time.monotonic() < deadline


def _flood_and_read(connection: Page) -> None:
    """Ask without reading, then read to the end; the server may end it at any moment."""
    for _ in range(4000):
        send(connection, type="hello", seen=0)
    while True:
        connection.recv(timeout=10)


@pytest.mark.slow
def test_a_browser_that_does_not_read_is_sent_away(tmp_path: Path) -> None:
    limits = Limits(unsent_messages=4, connection_rate=(100_000, 1.0), address_rate=(100_000, 1.0))
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
