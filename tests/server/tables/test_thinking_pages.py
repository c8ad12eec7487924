"""Unrated duels against a level, whose moves the page of the opponent computes."""

from dataclasses import replace

import httpx
import pytest

from quiltbee.rules import Seat
from quiltbee.server.store import SeatHolder
from quiltbee.server.wire.game import VERSION
from tests.server.process import wait_for
from tests.server.store.support import ANN, two_at_one_screen
from tests.server.support import Live, a_move, create, receive, send, state_after, the_error

THINKS = f"?version={VERSION}&thinks=1"


def test_the_opponents_page_makes_the_computers_moves(server: Live, browser: httpx.Client) -> None:
    game, asked = create(browser, opponent="computer", level=4), server.thinkers.asked
    with (
        server.client() as stranger,
        server.play(browser, game, THINKS) as page,
        server.play(browser, game, THINKS) as second,
        server.play(stranger, game) as watching,
    ):
        for tab in (page, watching, second):
            receive(tab)
        state = state_after(page, type="move", id="a", seen=0, move="pass")
        assert (state["turn"], state["thinking"]) == (2, True)
        assert receive(watching)["thinking"] is True
        receive(second)
        send(watching, type="move", id="w", seen=1, move=a_move(state), player=2)
        the_error(watching, "not_your_seat", "w")
        send(page, type="move", id="b", seen=1, move=a_move(state))
        the_error(page, "not_your_seat", "b")
        send(page, type="move", id="c", seen=1, move="+a1", player=2)
        the_error(page, "illegal", "c")
        # Both tabs have decided; the number of events picks one of them.
        after = state_after(page, type="move", id="d", seen=1, move=a_move(state), player=2)
        assert (after["number"], after["seats"]) == (2, state["seats"])
        assert receive(watching)["number"] == 2
        send(second, type="move", id="e", seen=1, move="pass", player=2)
        assert receive(second)["number"] == 2
        the_error(second, "stale", "e")
    assert server.thinkers.asked == asked


def test_the_server_thinks_for_a_page_that_does_not(server: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="computer", level=4)
    with server.play(browser, game, THINKS) as page:
        receive(page)
        assert state_after(page, type="move", id="a", seen=0, move="pass")["turn"] == 2
    asked = server.thinkers.asked
    with server.client() as stranger, server.play(stranger, game) as watching:
        assert receive(watching)["thinking"] is False
        assert server.thinkers.asked == asked
        with server.play(browser, game, THINKS) as page:  # thinks, and then no longer
            receive(page)
            with server.play(browser, game) as program:
                receive(program)
                page.close()
                wait_for(lambda: server.thinkers.asked == asked + 1)
                while receive(program).get("number", 1) == 1:
                    pass


@pytest.mark.parametrize("opponent", ["greedy", "automa", "person"])
def test_at_other_tables_the_server_thinks(
    server: Live, browser: httpx.Client, opponent: str
) -> None:
    game = create(browser, opponent=opponent)
    with server.play(browser, game, THINKS) as page:
        receive(page)
        send(page, type="move", id="a", seen=0, move="pass", player=2)
        the_error(page, "not_your_seat", "a")


def test_which_tables_let_the_page_think() -> None:
    level = SeatHolder("Quiltbee level 3", player="engine", level=3)
    duel = two_at_one_screen(seats=(SeatHolder("Ann", person=ANN), level))
    assert duel.lets_page_think
    taken_over = replace(duel, access="invitation")
    day, rated = replace(duel, day="2026-11-23"), replace(duel, rated=True)
    greedy = duel.with_holder(Seat.SECOND, SeatHolder("Greedy", player="greedy"))
    for other in (taken_over, day, rated, greedy, two_at_one_screen()):
        assert not other.lets_page_think
