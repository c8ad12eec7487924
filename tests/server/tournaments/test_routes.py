"""Tournaments over HTTP: made, joined by a link, played to the end, and what is refused."""

import contextlib
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import ANY

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quiltbee.notation import parse_records
from quiltbee.server.tables.feeds import TOGETHER_SECONDS
from tests.server.lobby.test_seating import said
from tests.server.process import PATIENCE
from tests.server.support import Json, Live, receive, send, state_of

Club = dict[int, httpx.Client]
"""Browsers by the numbers of their people as entrants."""


def made(browser: httpx.Client, **wish: object) -> tuple[str, str]:
    """A new tournament, and the code by which people join."""
    wish = {"name": " Club\nevening ", "kind": "swiss", **wish}
    response = browser.post("/api/tournaments", json=wish)
    assert response.status_code == 201, response.text
    answer = response.json()
    assert answer["url"] == f"/tournaments/{answer['id']}"
    address, _, code = answer["invitation"].partition("#join=")
    assert address == answer["url"]
    return answer["id"], code


def call(browser: httpx.Client, tournament: str, what: str, **body: object) -> httpx.Response:
    return browser.post(f"/api/tournaments/{tournament}/{what}", json=body or None)


def joined(browser: httpx.Client, tournament: str, code: str, name: str | None) -> int:
    response = call(browser, tournament, "join", code=code, name=name)
    assert response.status_code == 201, response.text
    return int(response.json()["you"])


def read(browser: httpx.Client, tournament: str) -> Json:
    told: Json = browser.get(f"/api/tournaments/{tournament}").json()
    return told


@pytest.fixture
def club(server: Live) -> Iterator[list[httpx.Client]]:
    with ExitStack() as stack:
        yield [stack.enter_context(server.client()) for _ in range(3)]


def resign(server: Live, browser: httpx.Client, game: str) -> None:
    with server.play(browser, game) as page:
        state = receive(page)
        send(page, type="resign", id="r", seen=state["number"])
        while not receive(page).get("result"):
            pass


@pytest.mark.slow
def test_a_round_robin_of_three_to_its_end(server: Live, club: list[httpx.Client]) -> None:
    tournament, code = made(club[0], kind="round_robin", clock="600+10", board="original")
    entrants: Club = {
        joined(browser, tournament, code.upper(), name): browser
        for browser, name in zip(club, ("Ann", " Bob ", None), strict=True)
    }
    assert [one["name"] for one in read(club[1], tournament)["entrants"]] == [
        "Ann",
        "Bob",
        "Player 3",
    ]
    started = call(club[0], tournament, "start").json()
    assert (started["state"], started["round"], started["rounds"]) == ("running", 1, 3)
    for number in (1, 2, 3):
        told = read(club[number - 1], tournament)
        assert (told["round"], told["you"], told["organising"]) == (number, number, number == 1)
        for _ in range(2):  # the second game opens after the first
            (game,) = [
                game
                for pairing in read(club[0], tournament)["schedule"][-1]["pairings"]
                for game in pairing["games"]
                if not game["over"]
            ]
            resign(server, entrants[max(game["first"], game["second"])], game["id"])
    told = read(club[0], tournament)
    assert told["state"] == "over"
    assert [(one["place"], one["entrant"], one["points"]) for one in told["standings"]] == [
        (1, 1, 6),
        (2, 2, 4),
        (3, 3, 2),
    ]
    assert told["cross_table"] == [[None, 2, 2], [0, None, 2], [0, 0, None]]
    check_the_rounds(told)
    check_the_records(club[2], tournament)


def check_the_rounds(told: Json) -> None:
    for played in told["schedule"]:
        match, bye = played["pairings"]
        if match["second"] is None:
            match, bye = bye, match
        assert (bye["second"], bye["games"], bye["points"]) == (None, [], [2])
        first, second = match["games"]
        assert (first["first"], first["second"]) == (second["second"], second["first"])
        assert {game["winner"] for game in match["games"]} == {min(match["first"], match["second"])}
        assert {game["reason"] for game in match["games"]} == {"resignation"}
        assert sorted(match["points"]) == [0, 2]


def check_the_records(browser: httpx.Client, tournament: str) -> None:
    answer = browser.get(f"/api/tournaments/{tournament}/records.pgr")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"quiltbee-tournament-{tournament}.pgr" in answer.headers["content-disposition"]
    records = list(parse_records(answer.text))
    assert not any(record.problems for record in records)
    assert [record.tags["Round"] for record in records] == ["1", "1", "2", "2", "3", "3"]
    assert {record.tags["Event"] for record in records} == {"Club evening"}


def test_the_page_at_a_table_knows_the_tournament(club: list[httpx.Client]) -> None:
    tournament, code = made(club[0])
    for browser in club[:2]:
        joined(browser, tournament, code, None)
    (pairing,) = call(club[0], tournament, "start").json()["schedule"][0]["pairings"]
    state = state_of(club[0], pairing["games"][0]["id"])
    assert (state["tournament"], state["mode"], state["can_abort"]) == (tournament, "remote", False)
    assert {seat["name"] for seat in state["seats"]} == {"Player 1", "Player 2"}


def test_co_organisers_run_it_and_only_the_organiser_appoints(club: list[httpx.Client]) -> None:
    """One who helps need not play; whoever is removed helps no longer."""
    tournament, code = made(club[0], rounds=3)
    helper, other = (
        joined(club[1], tournament, code, "Bob"),
        joined(club[2], tournament, code, "Di"),
    )
    assert call(club[1], tournament, "pause", wanted=True).status_code == 403
    told = call(club[0], tournament, "appoint", entrant=helper).json()
    assert [one.get("organises") for one in told["entrants"]] == [True, None]
    left = call(club[1], tournament, "withdraw").json()
    assert (left["organising"], left["helping"], left["you"]) == (True, True, helper)
    assert joined(club[0], tournament, code, None) == 3
    assert call(club[1], tournament, "start").status_code == 200
    told = call(club[1], tournament, "forfeit", pairing=1, entrant=other).json()
    assert [one["entrant"] for one in told["standings"]] == [3, other]  # not who only helps
    assert call(club[1], tournament, "appoint", entrant=other).status_code == 403
    assert club[1].delete(f"/api/tournaments/{tournament}").status_code == 403
    assert call(club[0], tournament, "appoint", entrant=9).status_code == 404
    assert call(club[0], tournament, "remove", entrant=helper).status_code == 200
    assert call(club[1], tournament, "pause", wanted=True).status_code == 403


def test_clocks_and_standings_are_for_everybody(server: Live, club: list[httpx.Client]) -> None:
    """What a display in the hall reads, and what a spreadsheet opens."""
    tournament, code = made(club[0], clock="600+10", twice=False)
    names = {joined(browser, tournament, code, "=1+1"): browser for browser in club[:2]}
    (pairing,) = call(club[0], tournament, "start").json()["schedule"][0]["pairings"]
    (game,) = pairing["games"]
    with server.play(names[game["first"]], game["id"]) as page:
        send(page, type="move", id="m", seen=receive(page)["number"], move="pass")
        while receive(page).get("acknowledges") != "m":
            pass
    address = f"/api/tournaments/{tournament}"
    (running,) = club[2].get(f"{address}/clocks").json()["games"]
    assert running["id"] == game["id"]
    assert running["clock"]["left"] == [600_000, 600_000]  # the first turn is free
    assert running["now"] >= running["clock"]["since"]
    resign(server, names[game["second"]], game["id"])
    answer = club[2].get(f"{address}/standings.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    head, *rows = answer.content.decode("utf-8-sig").splitlines()
    assert head == "place,name,points,direct,buchholz,sonneborn_berger,wins,margin"
    told = {1: "'=1+1", 2: "'=1+1 (2)"}
    assert [row.split(",")[:3] for row in rows] == [
        ["1", told[game["first"]], "1"],
        ["2", told[game["second"]], "0"],
    ]


@pytest.mark.slow
def test_the_feed_tells_people_of_a_new_round(server: Live, club: list[httpx.Client]) -> None:
    tournament, code = made(club[0])
    for browser in club[:2]:
        joined(browser, tournament, code, None)
    with listening(server, club[1]) as feed:
        assert json.loads(feed.recv(timeout=PATIENCE))["waiting"] == 0
        (pairing,) = call(club[0], tournament, "start").json()["schedule"][0]["pairings"]
        told = [json.loads(feed.recv(timeout=PATIENCE)) for _ in range(2)]
    news = {one["type"]: one for one in told}
    assert news.keys() == {"games", "round"}
    assert news["games"]["waiting"] == 1
    assert news["games"]["game"] in {game["id"] for game in pairing["games"]}
    assert news["round"] == {
        "type": "round",
        "tournament": tournament,
        "name": "Club evening",
        "round": 1,
        "game": pairing["games"][0]["id"],
    }


@contextmanager
def listening(server: Live, browser: httpx.Client) -> Iterator[ClientConnection]:
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"{server.url.replace('http', 'ws', 1)}api/feed"
    headers, origin = {"Cookie": cookie}, Origin(server.origin)
    with connect(
        address, additional_headers=headers, origin=origin, proxy=None, open_timeout=PATIENCE
    ) as feed:
        yield feed


@pytest.mark.slow
def test_a_tournament_goes_on_when_somebody_is_removed(
    server: Live, club: list[httpx.Client]
) -> None:
    tournament, code = made(club[0], rounds=2, twice=False)
    for browser in club[:2]:
        joined(browser, tournament, code, None)
    call(club[0], tournament, "start")
    with listening(server, club[1]) as feed:
        assert json.loads(feed.recv(timeout=PATIENCE))["type"] == "games"
        assert club[0].request("DELETE", "/api/me", json={}).status_code == 204
        told = [json.loads(feed.recv(timeout=PATIENCE)) for _ in range(3)]
        assert {"type": "games", "waiting": 0, "invited": 0, "game": ANY} in told
        assert [one["round"] for one in told if one["type"] == "round"] == [0]

    def state() -> str:
        (listed,) = club[1].get("/api/tournaments").json()["tournaments"]
        return str(listed["state"])

    deadline = time.monotonic() + PATIENCE
    while state() != "over":
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_one_finds_what_one_organises_or_has_joined(server: Live, club: list[httpx.Client]) -> None:
    tournament, code = made(club[0], rounds=4)
    joined(club[1], tournament, code, "Bob")
    listed = {
        "id": tournament,
        "name": "Club evening",
        "kind": "swiss",
        "state": "open",
        "rounds": 4,
        "round": 0,
        "entrants": 1,
    }
    for browser, mine in zip(club, ((True, None), (False, 1)), strict=False):
        (found,) = browser.get("/api/tournaments").json()["tournaments"]
        assert found.pop("created") > 1_700_000_000_000
        assert found == {**listed, "organising": mine[0], "you": mine[1]}
    assert club[2].get("/api/tournaments").json() == {"tournaments": []}
    told = read(club[2], tournament)
    assert (told["you"], told["organising"], told["standings"]) == (None, False, [])
    assert "invitation" not in told


def test_only_the_organiser_runs_a_tournament(club: list[httpx.Client]) -> None:
    tournament, code = made(club[0])
    number = joined(club[1], tournament, code, "Bob")
    bodies: dict[str, Json] = {
        "start": {},
        "invitation": {},
        "remove": {"entrant": number},
        "forfeit": {"pairing": 1, "entrant": number},
    }
    for what, body in bodies.items():
        refused = said(call(club[1], tournament, what, **body), 403)
        assert refused == "Only the organiser of the tournament can do that."
    assert "Only the organiser" in said(club[1].delete(f"/api/tournaments/{tournament}"), 403)
    assert "not joined" in said(call(club[0], tournament, "withdraw"), 403)


def test_people_come_and_go_before_the_start(club: list[httpx.Client]) -> None:
    tournament, code = made(club[0])
    assert "at least two" in said(call(club[0], tournament, "start"), 409)
    for browser in club:
        joined(browser, tournament, code, "Someone")
    assert "already" in said(call(club[0], tournament, "join", code=code), 409)
    assert len(call(club[1], tournament, "withdraw").json()["entrants"]) == 2
    removed = call(club[0], tournament, "remove", entrant=3).json()["entrants"]
    assert [(one["entrant"], one.get("removed", False)) for one in removed] == [
        (1, False),
        (3, True),
    ]
    assert "no such entrant" in said(call(club[0], tournament, "remove", entrant=9), 404)
    assert club[0].delete(f"/api/tournaments/{tournament}").status_code == 204
    assert "no such tournament" in said(club[0].get(f"/api/tournaments/{tournament}"), 404)
    assert said(call(club[0], tournament, "start"), 404)


def test_a_new_invitation_makes_the_old_one_void(club: list[httpx.Client]) -> None:
    tournament, old = made(club[0])
    answer = call(club[0], tournament, "invitation")
    assert answer.status_code == 201
    new = answer.json()["invitation"].partition("#join=")[2]
    assert "ask for a new one" in said(call(club[1], tournament, "join", code=old), 404)
    for browser in club[:2]:
        joined(browser, tournament, new, None)
    call(club[0], tournament, "start")
    assert "has begun" in said(call(club[2], tournament, "join", code=new), 410)
    assert "has begun" in said(call(club[0], tournament, "invitation"), 409)
    assert "has begun already" in said(call(club[0], tournament, "start"), 409)


def test_who_does_not_come_loses_and_who_leaves_too(club: list[httpx.Client]) -> None:
    tournament, code = made(club[0], rounds=2)
    for browser in club[:2]:
        joined(browser, tournament, code, None)
    call(club[0], tournament, "start")
    told = call(club[0], tournament, "forfeit", pairing=1, entrant=2).json()
    assert (told["round"], told["standings"][0]["points"]) == (2, 2)
    assert "no such pairing" in said(
        call(club[0], tournament, "forfeit", pairing=9, entrant=2), 404
    )
    told = call(club[0], tournament, "withdraw").json()
    assert (told["state"], told["entrants"][0]["withdrawn"]) == ("over", True)
    assert "is over" in said(call(club[1], tournament, "withdraw"), 409)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"name": "\u200b", "kind": "swiss"}, "a tournament needs a name"),
        ({"name": "Club", "kind": "knockout"}, "kind"),
        ({"name": "Club", "kind": "swiss", "rounds": 16}, "rounds"),
        ({"name": "Club", "kind": "round_robin", "rounds": 3}, "only be set for a Swiss"),
        ({"name": "Club", "kind": "swiss", "clock": "soon"}, "a time control is like"),
        ({"name": "Club", "kind": "swiss", "prize": 5}, "prize"),
    ],
)
def test_what_makes_no_tournament(browser: httpx.Client, wish: Json, why: str) -> None:
    assert why in said(browser.post("/api/tournaments", json=wish), 422)


def test_one_person_has_five_tournaments_at_most(browser: httpx.Client) -> None:
    for _ in range(5):
        made(browser)
    refused = browser.post("/api/tournaments", json={"name": "Club", "kind": "swiss"})
    assert "5 tournaments that are not over" in said(refused, 429)


def test_the_page_at_a_table_knows_where_one_plays_on(club: list[httpx.Client]) -> None:
    tournament, code = made(club[0], rounds=2)
    for browser in club[:2]:
        joined(browser, tournament, code, None)
    (pairing,) = call(club[0], tournament, "start").json()["schedule"][0]["pairings"]
    first, second = (game["id"] for game in pairing["games"])
    place = club[1].get(f"/api/games/{first}/tournament").json()
    assert place == {
        "id": tournament,
        "name": "Club evening",
        "state": "running",
        "round": 1,
        "rounds": 2,
        "board": 1,
        "forfeit": False,
        "correction": None,
        "game": second,
        "next": None,
    }
    assert club[2].get(f"/api/games/{first}/tournament").json()["game"] is None
    listed = club[1].get("/api/me/games").json()["games"]
    at = {"tournament": tournament, "name": "Club evening", "round": 1, "board": 1}
    assert [game["tournament"] for game in listed] == [at, at]
    other = club[0].post("/api/games", json={"opponent": "random"}).json()["id"]
    assert "not part of a tournament" in said(club[0].get(f"/api/games/{other}/tournament"), 404)


def test_bots_play_where_the_organiser_wants_them(club: list[httpx.Client]) -> None:
    without, _ = made(club[0])
    tournament, code = made(club[0], bots=True)
    for owner, name in zip(club, ("Anna's", "Ben's"), strict=False):
        bot = owner.post("/api/me/bots", json={"name": name})
        assert bot.status_code == 201, bot.text
    assert "no bots" in said(call(club[0], without, "enter", bot="Anna's"), 403)
    assert "no such bot" in said(call(club[0], tournament, "enter", bot="Nobody's"), 404)
    assert "Only the owner of a bot" in said(call(club[0], tournament, "enter", bot="Ben's"), 403)
    assert "no such invitation" in said(call(club[1], tournament, "enter", bot="Ben's"), 404)
    assert call(club[0], tournament, "enter", bot="Anna's").status_code == 201
    entered = call(club[1], tournament, "enter", bot="Ben's", code=code)
    assert entered.status_code == 201
    assert [(one["name"], one["bot"]) for one in entered.json()["entrants"]] == [
        ("Anna's", True),
        ("Ben's", True),
    ]
    (pairing,) = call(club[0], tournament, "start").json()["schedule"][0]["pairings"]
    state = state_of(club[0], pairing["games"][0]["id"])
    assert [seat["bot"] for seat in state["seats"]] == [True, True]


@pytest.mark.slow
def test_settings_byes_and_corrections_over_http(club: list[httpx.Client]) -> None:
    settled = {"deadline": 300, "pause": 60, "late_until": 2, "starts": 4_000_000_000_000}
    tournament, code = made(club[0], rounds=3, twice=False, **settled)
    for browser in club[:2]:
        joined(browser, tournament, code, None)
    told = read(club[0], tournament)
    assert {name: told[name] for name in settled} == settled
    assert "not joined" in said(call(club[2], tournament, "bye", round=1), 403)
    assert call(club[0], tournament, "bye", round=2).json()["entrants"][0]["half_byes"] == [2]
    assert "no half-point bye" in said(call(club[0], tournament, "bye", round=3), 409)
    (pairing,) = call(club[0], tournament, "start").json()["schedule"][0]["pairings"]
    game = pairing["games"][0]
    right = {"game": game["id"], "winner": game["first"], "note": " A\nnote "}
    assert "in progress" in said(call(club[0], tournament, "correct", **right), 409)
    after = call(club[0], tournament, "forfeit", pairing=1, entrant=game["first"]).json()
    (played,) = after["schedule"][0]["pairings"][0]["games"]
    assert (played["reason"], played["winner"]) == ("forfeit", game["second"])
    assert after["next"] is not None
    assert "Only the organiser" in said(call(club[1], tournament, "correct", **right), 403)
    assert "needs a note" in said(
        call(club[0], tournament, "correct", **right | {"note": " "}), 422
    )
    told = call(club[0], tournament, "correct", **right).json()
    (played,) = told["schedule"][0]["pairings"][0]["games"]
    assert (played["winner"], played["correction"]["note"]) == (game["first"], "A note")
    assert said(call(club[0], tournament, "start"), 409)
    late = {"kind": "round_robin", "late_until": 2}
    refused = club[0].post("/api/tournaments", json={"name": "Club", **late})
    assert "only possible in a Swiss" in said(refused, 422)


@pytest.mark.slow
@pytest.mark.parametrize("change", ["join", "withdraw", "remove an entrant", "remove it"])
def test_the_lobby_is_told_who_is_in_a_public_tournament(
    server: Live, club: list[httpx.Client], change: str
) -> None:
    tournament, _ = made(club[0], public=True)
    if change in ("withdraw", "remove an entrant"):
        assert call(club[1], tournament, "join", code=None).status_code == 201
    with server.client() as reader:
        reader.patch("/api/me", json={"name": "Reader"}).raise_for_status()
        with listening(server, reader) as feed:
            assert json.loads(feed.recv(timeout=PATIENCE))["type"] == "games"
            time.sleep(2 * TOGETHER_SECONDS)  # what was changed before is told by then
            with contextlib.suppress(TimeoutError):
                feed.recv(timeout=0)
            match change:
                case "join":
                    answer = call(club[1], tournament, "join", code=None)
                case "withdraw":
                    answer = call(club[1], tournament, "withdraw")
                case "remove an entrant":
                    answer = call(club[0], tournament, "remove", entrant=1)
                case _:
                    answer = club[0].delete(f"/api/tournaments/{tournament}")
            assert answer.is_success, answer.text
            assert json.loads(feed.recv(timeout=PATIENCE))["type"] == "lobby"
