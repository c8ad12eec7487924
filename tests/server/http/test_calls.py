"""The HTTP calls and every status that they can answer."""

import re
from pathlib import Path

import httpx
import pytest

import quiltbee
from quiltbee.notation import format_link, parse_record
from quiltbee.rules import new_game
from quiltbee.server.computer.queue import Chooser
from quiltbee.server.settings import Limits
from tests.server.following import frames_of
from tests.server.store.support import RING, pragma
from tests.server.support import (
    Json,
    Live,
    a_seat,
    create,
    live,
    receive,
    send,
    state_after,
    state_of,
)

START = f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 {RING} 1 - o"


def the_error(response: httpx.Response, status: int) -> str:
    """The sentence of an error, which is all that its body holds but for a code and its values."""
    assert response.status_code == status, response.text
    body = response.json()
    assert list(body) in (["error"], ["error", "code", "values"])
    sentence = str(body["error"])
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_health(browser: httpx.Client) -> None:
    assert browser.get("/api/health").json() == {
        "status": "ok",
        "version": quiltbee.__version__,
        "messages": 2,
    }


def test_patches(browser: httpx.Client) -> None:
    patches = browser.get("/api/patches").json()
    assert len(patches) == 33
    assert patches["X"]["orientations"]["0"] == [[0, 1], [1, 1], [2, 0], [2, 1], [2, 2]]


def test_creating_a_table_against_the_computer(server: Live, browser: httpx.Client) -> None:
    response = browser.post(
        "/api/games",
        json={
            "opponent": "greedy",
            "board": "original",
            "first": "you",
            "seed": "quilt",
            "names": None,
            "from": None,
        },
    )
    assert response.status_code == 201
    created = response.json()
    assert created["url"] == f"/game/{created['id']}"
    assert re.fullmatch("[a-z0-9]{16}", created["id"])
    state = state_of(browser, created["id"])
    assert state["ring0"] == RING
    assert state["seed"] == "quilt"
    assert state["board"] == "original"
    assert state["number"] == 0
    assert state["seats"] == [
        a_seat("You", yours=True),
        a_seat("Greedy", "computer", yours=False),
    ]
    with server.client() as other:
        seen = state_of(other, created["id"])
    assert [seat["yours"] for seat in seen["seats"]] == [False, False]


@pytest.mark.parametrize(("wish", "level"), [({}, 3), ({"level": 1}, 1), ({"level": 10}, 10)])
def test_the_computer_plays_at_a_level(
    server: Live, browser: httpx.Client, wish: Json, level: int
) -> None:
    game = create(browser, opponent="computer", **wish)
    state = state_of(browser, game)
    assert (state["opponent"], state["level"], state["mode"]) == ("computer", level, "computer")
    assert state["seats"][1]["name"] == f"Quiltbee level {level}"
    record = browser.get(f"/api/games/{game}/record.pgr").text
    assert f'[Player2 "Quiltbee level {level}"]' in record
    with server.play(browser, game) as connection:
        receive(connection)
        assert state_after(connection, type="move", id="m", seen=0, move="pass")["thinking"]
        assert receive(connection)["number"] == 2
    assert server.thinkers.who == Chooser("strong", level)


def test_only_the_computer_has_a_level(browser: httpx.Client) -> None:
    for opponent in ("greedy", "random", "person", "automa"):
        game = create(browser, opponent=opponent, level=4)
        assert state_of(browser, game)["level"] is None


def test_the_computer_opens_where_it_is_first(server: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="random", first="opponent", names=["Ann"])
    with server.play(browser, game) as page:
        while receive(page)["turn"] == 1:
            pass
    state = state_of(browser, game)
    assert [seat["name"] for seat in state["seats"]] == ["Random", "Ann"]
    assert state["moves"][0]["player"] == 1
    assert not state["can_undo"]


@pytest.mark.parametrize(
    ("first", "names", "seats"),
    [
        ("you", ["Ann", "Bob"], ["Ann", "Bob"]),
        ("opponent", ["Ann", "Bob"], ["Bob", "Ann"]),
        ("you", None, ["Player 1", "Player 2"]),
        ("opponent", None, ["Player 1", "Player 2"]),
        ("you", ["  A\u202en\x01n\n\tK. ", "x" * 99], ["Ann K.", "x" * 40]),
        ("you", ["", "\u200b"], ["Player 1", "Player 2"]),
    ],
)
def test_names_are_cleaned_and_sit_where_they_should(
    browser: httpx.Client, first: str, names: list[str] | None, seats: list[str]
) -> None:
    game = create(browser, first=first, names=names)
    state = state_of(browser, game)
    assert [seat["name"] for seat in state["seats"]] == seats


@pytest.mark.slow
def test_who_is_first_can_be_left_to_chance(browser: httpx.Client) -> None:
    firsts = {
        state_of(browser, create(browser, first="random", names=["A", "B"]))["seats"][0]["name"]
        for _ in range(40)
    }
    assert firsts == {"A", "B"}


def test_without_a_seed_one_is_drawn_and_shown(browser: httpx.Client) -> None:
    states = [state_of(browser, create(browser, seed=seed)) for seed in (None, "", " ")]
    seeds = {state["seed"] for state in states}
    assert len(seeds) == 3
    assert all(re.fullmatch("[a-z]{8}", seed) for seed in seeds)
    assert len({state["ring0"] for state in states}) == 3


@pytest.mark.parametrize(
    ("text", "moves", "board"),
    [
        (f"#{RING},..", ["pass", "pass"], "revised"),
        (f"http://example.org/#{RING},.,o", ["pass"], "original"),
        (START, [], "original"),
        (f'[Ring "{RING}"]\n\n1: pass 2: pass 1: pass *', ["pass"] * 3, "revised"),
    ],
)
def test_playing_on_from_a_text(
    browser: httpx.Client, text: str, moves: list[str], board: str
) -> None:
    game = create(browser, **{"from": text})
    state = state_of(browser, game)
    assert [move["move"] for move in state["moves"]] == moves
    assert state["board"] == board
    assert state["ring0"] == RING
    assert state["seed"] is None
    assert state["number"] == 0
    assert not state["can_undo"]


def test_playing_on_against_the_computer_lets_it_move(server: Live, browser: httpx.Client) -> None:
    game = create(browser, opponent="greedy", **{"from": f"#{RING},."})
    with server.play(browser, game) as page:
        while len(receive(page)["moves"]) < 2:
            pass


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("my diary", "This text is not a game record, a link to a game or a position."),
        ("", "This text is not a game record, a link to a game or a position."),
        (f"#{RING},+a1", "illegal, there is no special patch to place."),
        ("#ABC,", "Link, ring: "),
        (START.replace("5.0 5.0", "5.0 5.9"), "Purse2: "),
        (f'[Ring "{RING}"]\n\n1: pass 2: X0a9 *', "Move 2, player 2"),
        ('[Event "nothing"]', "neither Ring nor Position says"),
    ],
)
def test_what_cannot_be_played_on(browser: httpx.Client, text: str, sentence: str) -> None:
    wish = {"opponent": "person", "from": text}
    assert sentence in the_error(browser.post("/api/games", json=wish), 400)


def test_a_game_that_is_over_is_not_played_on(browser: httpx.Client) -> None:
    position, moves = new_game(RING), []
    while not position.is_over:
        moves.append(position.legal_moves()[0])
        position = position.play(moves[-1])
    link = format_link(new_game(RING), moves)
    refused = browser.post("/api/games", json={"opponent": "person", "from": link})
    assert the_error(refused, 400) == "That game is over; there is nothing left to play."
    replay = browser.post("/api/replay", json={"text": link}).json()
    assert replay["link"] == link
    assert frames_of(replay)[-1]["result"] == {
        "winner": 2,
        "scores": [-104, -94],
        "reason": "score",
    }


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({}, "Invalid message: object missing required field `opponent`."),
        ({"opponent": "deep"}, "Invalid opponent: invalid enum value 'deep'."),
        ({"opponent": "computer", "level": 11}, "Invalid level: expected `int` <= 10."),
        ({"opponent": "computer", "level": 0}, "Invalid level: expected `int` >= 1."),
        (
            {"opponent": "automa", "first": "random"},
            "Invalid message: against the Automa you always begin.",
        ),
        ({"opponent": "automa", "deck": "big"}, "Invalid deck: invalid enum value 'big'."),
        (
            {"opponent": "automa", "level": 6},
            "Invalid message: the Automa has the levels 1 to 5.",
        ),
        (
            {"opponent": "automa", "level": "4"},
            "Invalid level: expected `int | null`, got `str`.",
        ),
        (
            {"opponent": "person", "colour": 1},
            "Invalid message: object contains unknown field `colour`.",
        ),
        ({"opponent": "person", "seed": 5}, "Invalid seed: expected `str | null`, got `int`."),
        (
            {"opponent": "person", "seed": "x" * 101},
            "Invalid seed: expected `str` of length <= 100.",
        ),
        (
            {"opponent": "person", "names": ["a"] * 3},
            "Invalid names: expected `array` of length <= 2.",
        ),
        (
            {"opponent": "person", "names": ["a" * 201]},
            "Invalid names[0]: expected `str` of length <= 200.",
        ),
        ({"opponent": "person", "board": "anniversary"}, "Invalid board: invalid enum value"),
        (
            {"opponent": "friend", "clock": "soon"},
            "Invalid message: a time control is like 600+10, 600~10 or 3d.",
        ),
        (
            {"opponent": "person", "seed": "a\0b"},
            "Invalid message: a text has a character",
        ),
        ([], "Invalid message: expected `object`, got `array`."),
    ],
)
def test_wrong_fields(browser: httpx.Client, wish: object, sentence: str) -> None:
    assert the_error(browser.post("/api/games", json=wish), 422).startswith(sentence)


@pytest.mark.parametrize(
    "body", [b"", b"{", b'{"opponent": "person", "seed": "\\ud800"}', b"\xff\xfe"]
)
def test_a_body_that_is_no_json(browser: httpx.Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    the_error(browser.post("/api/games", content=body, headers=headers), 422)


def test_a_body_that_is_too_deep(browser: httpx.Client) -> None:
    headers = {"Content-Type": "application/json"}
    the_error(browser.post("/api/games", content=b"[" * 60_000, headers=headers), 422)
    deep = b'{"ceremony": "x", "credential": {"x": ' + b"[" * 60_000
    the_error(browser.post("/api/sign-in/passkey", content=deep, headers=headers), 422)


def test_a_body_of_another_type(browser: httpx.Client) -> None:
    form = browser.post("/api/games", data={"opponent": "person"})
    assert the_error(form, 422) == "The body must be JSON, with Content-Type: application/json."


def test_a_body_that_is_too_long(browser: httpx.Client) -> None:
    text = "x" * 70_000
    sentence = "The request is longer than 65536 bytes."
    assert the_error(browser.post("/api/replay", json={"text": text}), 413) == sentence
    chunks = (part.encode() for part in ['{"text": "', text, '"}'])
    assert the_error(browser.post("/api/replay", content=chunks), 413) == sentence


@pytest.mark.parametrize("call", ["", "/record.pgr", "/replay", "/position"])
def test_an_unknown_game(browser: httpx.Client, call: str) -> None:
    for game in ("nosuchgame", "k3v9"):
        response = browser.get(f"/api/games/{game}{call}")
        assert the_error(response, 404) == "There is no such game."


def test_an_unknown_call(browser: httpx.Client) -> None:
    assert the_error(browser.get("/api/nothing"), 404) == "There is nothing at this address."
    the_error(browser.delete("/api/games"), 405)


def test_the_record_is_a_download(browser: httpx.Client) -> None:
    game = create(browser, names=['A "x" \\', "Bob"], board="original")
    response = browser.get(f"/api/games/{game}/record.pgr")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.headers["content-disposition"] == (
        f'attachment; filename="quiltbee-{game}.pgr"'
    )
    record = parse_record(response.text)
    assert record.problems == ()
    assert record.tags["Player1"] == 'A "x" \\'
    assert record.tags["Termination"] == "unfinished"
    assert record.result == "*"
    assert re.fullmatch(r"\d{4}\.\d\d\.\d\d", record.tags["Date"])


def test_the_record_of_a_resigned_game(server: Live, browser: httpx.Client) -> None:
    game = create(browser)
    with server.play(browser, game) as connection:
        receive(connection)
        send(connection, type="resign", id="r", seen=0)
        receive(connection)
    record = parse_record(browser.get(f"/api/games/{game}/record.pgr").text)
    assert record.problems == ()
    assert record.result == "0-1"
    assert record.tags["Termination"] == "resignation"
    replay = browser.get(f"/api/games/{game}/replay").json()
    assert frames_of(replay)[-1]["result"]["reason"] == "resignation"
    assert replay["tags"]["Termination"] == "resignation"


def test_a_replay_keeps_what_came_before_a_fault(browser: httpx.Client) -> None:
    text = f'[Player1 "Ann"]\n[Ring "{RING}"]\n\n1: pass 2: +a1 1: pass *'
    replay = browser.post("/api/replay", json={"text": text}).json()
    assert replay["tags"]["Player1"] == "Ann"
    assert "there is no special patch to place" in replay["comment"]
    assert [frame["move"] for frame in frames_of(replay)] == [None, "pass"]
    assert replay["link"] == f"#{RING},."


def test_a_text_that_holds_no_game_is_no_replay(browser: httpx.Client) -> None:
    the_error(browser.post("/api/replay", json={"text": "1. e4 e5"}), 400)


@pytest.mark.slow
def test_open_games_are_bounded(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits(open_games=2)) as server, server.client() as browser:
        create(browser)
        game = create(browser)
        wish = {"opponent": "person"}
        assert the_error(browser.post("/api/games", json=wish), 429) == (
            "You have 2 unfinished games from today; finish or resign one first."
        )
        with server.play(browser, game) as connection:
            receive(connection)
            send(connection, type="resign", id="r", seen=0)
            receive(connection)
        create(browser)
        with server.client() as other:
            create(other)


@pytest.mark.slow
def test_requests_of_strangers_at_one_address_are_bounded(tmp_path: Path) -> None:
    limits = Limits(stranger_rate=(5, 1000.0))
    with live(tmp_path, limits=limits) as server, server.client() as browser:
        statuses = [browser.get("/api/health").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert the_error(browser.get("/api/health"), 429) == (
            "Too many requests; wait a few seconds."
        )


@pytest.mark.slow
def test_a_store_that_cannot_be_written(tmp_path: Path) -> None:
    with live(tmp_path) as server, server.client() as browser:
        game = create(browser)
        pragma(server.store, "query_only = ON")
        sentence = the_error(browser.post("/api/games", json={"opponent": "person"}), 503)
        assert sentence == ("The server can't read or store games just now; try again in a minute.")
        assert browser.get(f"/api/games/{game}").status_code == 200


@pytest.mark.slow
def test_a_store_that_cannot_be_read(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits(idle_tables=0)) as server, server.client() as browser:
        game = create(browser)
        server.store.database._reading.dispose()
        server.store.file.rename(tmp_path / "gone")
        assert the_error(browser.get(f"/api/games/{game}"), 503) == (
            "The server can't read or store games just now; try again in a minute."
        )
        (tmp_path / "gone").rename(server.store.file)
        assert browser.get(f"/api/games/{game}").status_code == 200
