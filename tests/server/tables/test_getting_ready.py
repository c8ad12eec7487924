"""While the strong player gets ready: what a browser is told, and when it is told otherwise."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support import Live, create, receive, state_after


@pytest.fixture
def waiting(server: Live) -> Iterator[Live]:
    """A server whose strong player is not ready yet."""
    server.thinkers.is_ready = False
    yield server
    server.thinkers.is_ready = True


def test_everybody_at_a_table_is_told_and_told_again(waiting: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="computer")
    with (
        waiting.play(browser, game) as connection,
        waiting.client() as stranger,
        waiting.play(stranger, game) as watching,
    ):
        assert receive(connection)["getting_ready"]
        assert receive(watching)["getting_ready"]
        state = state_after(connection, type="move", id="a", seen=0, move="pass")
        while state["number"] < 2:
            state = receive(connection)
        assert state["getting_ready"], "the simple player has moved in its place"
        waiting.thinkers.get_ready()
        state = receive(connection)
        assert (state["number"], state["getting_ready"]) == (2, False)
        while (state := receive(watching))["getting_ready"]:
            assert state["number"] <= 2
        assert [seat["yours"] for seat in state["seats"]] == [False, False]


@pytest.mark.parametrize("opponent", ["greedy", "person", "automa"])
def test_other_tables_hear_nothing_of_it(
    waiting: Live, browser: httpx.Client, opponent: str
) -> None:
    game = create(browser, opponent=opponent)
    with waiting.play(browser, game) as connection:
        assert not receive(connection)["getting_ready"]
        waiting.thinkers.get_ready()
        assert state_after(connection, type="resign", id="r", seen=0)["number"] == 1


def test_a_game_that_is_over_waits_for_nobody(waiting: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="computer")
    with waiting.play(browser, game) as connection:
        receive(connection)
        assert not state_after(connection, type="resign", id="r", seen=0)["getting_ready"]
