"""Fair starts at a table: messages, what is stored, and the second game."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from quiltbee.games import begin
from quiltbee.notation import format_move, parse_moves, parse_position
from quiltbee.players import Info, Value
from quiltbee.rules import new_game, ring_from_seed
from quiltbee.server.computer.queue import Queue, Reply
from quiltbee.server.store import SeatHolder
from quiltbee.server.tables.tables import Tables
from tests.server.bots.crowd import Crowd
from tests.server.lobby.test_inviting import member, person
from tests.server.store.support import ANN, two_at_one_screen
from tests.server.support import Json, Live, Page, Tab, Thinkers, send
from tests.server.tables.two_places import an_evening


def together(ann: httpx.Client, bob: httpx.Client, **wish: Any) -> str:
    opened = ann.post("/api/games", json={"opponent": "anyone", **wish})
    assert opened.status_code == 201, opened.text
    game = str(opened.json()["id"])
    bob.post(f"/api/games/{game}/seat", json={}).raise_for_status()
    return game


def said(page: Page, kind: str, **fields: Any) -> Json:
    """Say something, and what is answered to it."""
    message = page.receive()
    while message["type"] != "state":
        message = page.receive()
    send(page, type=kind, id=f"{kind}-{message['number']}", seen=message["number"], **fields)
    while (answer := page.receive())["type"] not in ("state", "error"):
        pass
    return answer


def seen(who: httpx.Client, game: str) -> Json:
    told: Json = who.get(f"/api/games/{game}").raise_for_status().json()
    return told


@pytest.mark.slow
def test_cut_and_choose(server: Live, crowd: Crowd) -> None:
    ann, bob = member(crowd, "Ann"), member(crowd, "Bob")
    game = together(ann, bob, fair="cut", rated=True, clock="600+10")
    start = {"kind": "cut", "game": 1, "partner": None}
    assert seen(ann, game)["fair"] == {**start, "step": "cut", "points": None}
    assert bob.get("/api/me/games").json()["waiting"] == 0
    with server.play(bob, game) as page:
        assert said(page, "cut", points=3)["kind"] == "not_your_seat"
    with server.play(ann, game) as page:
        assert said(page, "move", move="pass")["kind"] == "illegal"
    with server.play(ann, game) as page:
        assert said(page, "cut", points=31)["kind"] == "malformed"
    with server.play(ann, game) as page:
        assert said(page, "cut", points=3)["type"] == "state"
    assert seen(ann, game)["fair"] == {**start, "step": "choose", "points": 3}
    assert bob.get("/api/me/games").json()["waiting"] == 1
    with server.play(bob, game) as page:
        assert said(page, "choose", seat=1)["type"] == "state"
    told = seen(ann, game)
    assert told["fair"] == {**start, "step": None, "points": 3}
    assert [(seat["name"], seat["yours"]) for seat in told["seats"]] == [
        ("Bob", False),
        ("Ann", True),
    ]
    with server.play(bob, game) as page:
        assert said(page, "move", move="pass")["type"] == "state"
    record = ann.get(f"/api/games/{game}/record.pgr").text
    assert '[Compensation "3"]' in record
    assert '[Player1 "Bob"]' in record


@pytest.mark.slow
def test_the_game_over_both_seats_goes_on_at_the_second_table(server: Live, crowd: Crowd) -> None:
    ann, bob = member(crowd, "Ann"), member(crowd, "Bob")
    game = together(ann, bob, fair="both", rated=True, first="you", clock="600+10")
    partner = seen(ann, game)["fair"]["partner"]
    assert ann.get(f"/api/games/{partner}").status_code == 404
    play_out(server, game, ann, bob)
    first = seen(ann, game)
    second = seen(ann, partner)
    lead = score(first, 1) - score(first, 2)
    assert second["fair"] == {
        "kind": "both",
        "step": None,
        "game": 2,
        "partner": game,
        "points": lead,
    }
    assert second["start"] == first["start"]
    assert [seat["name"] for seat in second["seats"]] == ["Bob", "Ann"]
    assert ann.get("/api/me/ratings").json()["ratings"] == []
    with server.play(ann, game) as page:
        assert said(page, "rematch")["kind"] == "illegal"
    with server.play(ann, partner) as page:
        assert said(page, "abort")["kind"] == "illegal"
    play_out(server, partner, bob, ann)
    [rating] = ann.get("/api/me/ratings").json()["ratings"]
    assert rating["games"] == 1
    record = bob.get(f"/api/games/{partner}/record.pgr").text
    assert (f'[Compensation "{lead}"]' in record) == (lead != 0)


def test_a_rematch_that_is_declined_is_told_and_can_be_asked_for_again(
    server: Live, crowd: Crowd
) -> None:
    ann, bob = person(crowd, "Ann"), person(crowd, "Bob")
    game = together(ann, bob)
    with server.play(ann, game) as page:
        said(page, "resign")
    with server.play(ann, game) as page:
        assert said(page, "decline")["kind"] == "illegal", "nobody has asked"
    with server.play(ann, game) as page:
        said(page, "rematch")
    with server.play(ann, game) as page:
        assert said(page, "decline")["kind"] == "illegal", "it is one's own wish"
    with server.play(bob, game) as page:
        said(page, "decline")
    assert seen(ann, game)["rematch"] == {"asked": [], "game": None}
    with server.play(ann, game) as page:
        assert said(page, "rematch")["type"] == "state"


@pytest.mark.slow
def test_what_can_have_no_fair_start_is_refused(crowd: Crowd) -> None:
    ann = crowd.browser()
    for wish in (
        {"opponent": "computer", "fair": "cut"},
        {"opponent": "person", "fair": "both"},
        {"opponent": "friend", "fair": "dice"},
    ):
        assert ann.post("/api/games", json=wish).status_code == 422
    both = ann.post("/api/games", json={"opponent": "friend", "fair": "both"}).json()["id"]
    assert not seen(ann, both)["takebacks"]


def score(told: Json, seat: int) -> int:
    """What a seat has in a game that was played out, without points that go with it."""
    game = begin(parse_position(told["start"]), parse_moves(" ".join(told["moves"])))
    assert game.result is not None
    return game.result.scores[seat - 1]


def play_out(server: Live, game: str, *sides: httpx.Client, spaces: int = 106) -> None:
    """Pass until the game is over, or so many spaces are covered, each for themselves."""
    with server.play(sides[0], game) as first, server.play(sides[1], game) as second:
        pages = {1: first, 2: second}
        told = dict.fromkeys((1, 2), 0)
        states: dict[int, Json] = {}
        while True:
            for seat, page in pages.items():
                while seat not in states or states[seat]["number"] < max(told.values()):
                    message = page.receive()
                    if message["type"] == "state":
                        states[seat] = message
            state = states[1]
            covered = sum(player["time"] for player in state["players"])
            if state["stage"] == "over" or covered >= spaces:
                return
            turn = state["turn"]
            cells = states[turn]["special_cells"]
            move = f"+{cells[0]}" if state["stage"] == "special_patch" else "pass"
            number = state["number"]
            send(pages[turn], type="move", id=f"m{number}", seen=number, move=move)
            told[1] = told[2] = number + 1


async def test_a_computer_that_plays_on_counts_the_points(tmp_path: Path) -> None:
    """It takes over in the second of two games, whose winner is that of the sum."""
    start = new_game(ring_from_seed("quilt"))
    safe, wide = start.legal_moves()[:2]
    seats = SeatHolder("Greedy", player="greedy"), SeatHolder("Ann", person=ANN)
    thinkers = Thinkers()
    lines = (
        Info(multipv=1, value=Value(0.995, 4.0), pv=(safe,)),
        Info(multipv=2, value=Value(0.992, 12.0), pv=(wide,)),
    )
    thinkers.reply = lambda question, stop: Reply(safe, lines[: question.lines])
    async with an_evening(tmp_path) as there:
        context = replace(there.context, engines=Queue(thinkers))
        tables = Tables(context, idle_tables=1)
        setup = two_at_one_screen(seats=seats, fair="both", compensation=9, partner="g1")
        await tables.create(setup)
        async with tables.open(setup.id) as table:
            ann = Tab(ANN)
            await table.join(ann)
            while not ann.last["moves"]:  # noqa: ASYNC110 - a tab has no event to wait for
                await asyncio.sleep(0.01)
        assert ann.last["moves"][0]["move"] == format_move(wide)
        tables.close()
