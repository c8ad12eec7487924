"""Play and the store: what a disk that fails, a table forgotten and a restart do to a game."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from quiltbee.server.settings import Limits
from tests.server.store.support import pragma
from tests.server.support import create, live, receive, send, state_after, the_error


@pytest.mark.slow
def test_a_move_that_cannot_be_stored_is_not_acknowledged(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as browser:
        game = create(browser)
        with server.play(browser, game) as connection:
            receive(connection)
            pragma(server.store, "query_only = ON")
            send(connection, type="move", id="a", seen=0, move="pass")
            assert the_error(connection, "unavailable", "a") == (
                "The server can't read or store games just now; try again in a minute."
            )
            assert state_after(connection, type="hello", seen=0)["number"] == 0
            pragma(server.store, "query_only = OFF")
            state = state_after(connection, type="move", id="a", seen=0, move="pass")
            assert (state["number"], state["acknowledges"]) == (1, "a")


@pytest.mark.slow
def test_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits(idle_tables=0)) as server, server.client() as browser:
        game = create(browser)
        server.store.database._reading.dispose()
        server.store.file.rename(tmp_path / "gone")
        with pytest.raises(InvalidStatus) as refusal, server.play(browser, game):
            pass
        assert refusal.value.response.status_code == 503
        (tmp_path / "gone").rename(server.store.file)
        with server.play(browser, game) as connection:
            assert receive(connection)["number"] == 0


@pytest.mark.slow
def test_tables_are_forgotten_and_found_again(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits(idle_tables=1)) as server, server.client() as browser:
        games = [create(browser) for _ in range(5)]
        for number in range(3):
            for game in games:
                with server.play(browser, game) as connection:
                    assert receive(connection)["number"] == number
                    state_after(connection, type="move", id=f"m{number}", seen=number, move="pass")


@pytest.mark.slow
def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as browser:
        server.thinkers.hold = True
        game = create(browser, opponent="greedy")
        with server.play(browser, game) as connection:
            receive(connection)
            assert state_after(connection, type="move", id="a", seen=0, move="pass")["thinking"]
        cookies = browser.cookies
    with (
        live(tmp_path) as server,
        server.client(cookies=cookies) as browser,
        server.play(browser, game) as connection,
    ):
        state = receive(connection)
        assert (state["number"], state["thinking"]) == (1, True)
        assert receive(connection)["number"] == 2
