"""Solo games as texts at the server: playing on from one, the record, the link and the replay."""

import re
from pathlib import Path

import httpx
import pytest

from quiltbee.automa import Deck, Solo, new_solo
from quiltbee.notation import Record, format_link, format_position, parse_record, parse_solo
from quiltbee.server.settings import Limits
from tests.server.against_automa import Player
from tests.server.following import frames_of
from tests.server.store.support import RING
from tests.server.support import Json, Live, create, live, state_of

OPEN = format_position(new_solo(RING, Deck.TACTICAL.cards, deck=Deck.TACTICAL, level=4))
"""A position that tells of every card where it lies."""


def a_game(server: Live, browser: httpx.Client, until: str, deck: str = "tactical") -> str:
    game = create(browser, opponent="automa", deck=deck, level=4)
    with server.play(browser, game) as connection:
        Player(connection).play_until(until)
    return game


def the_record(browser: httpx.Client, game: str) -> Record[Solo]:
    response = browser.get(f"/api/games/{game}/record.pgr")
    assert response.status_code == 200
    record: Record[Solo] = parse_record(response.text)
    assert isinstance(record.start, Solo)
    assert record.problems == ()
    return record


@pytest.mark.slow
@pytest.mark.parametrize("deck", ["normal", "tactical"])
def test_the_stored_record_replays_to_the_score_on_the_page(
    server: Live, browser: httpx.Client, deck: str
) -> None:
    game = a_game(server, browser, "over", deck)
    state = state_of(browser, game)
    record = the_record(browser, game)
    assert record.tags["Termination"] == "normal"
    assert record.result == ("1-0" if state["result"]["winner"] == 1 else "0-1")
    replay = browser.get(f"/api/games/{game}/replay").json()
    assert frames_of(replay)[-1]["position"] == state["position"]
    assert frames_of(replay)[-1]["result"] == state["result"]
    assert frames_of(replay)[-1]["automa"] == state["automa"]
    assert [frame["move"] for frame in frames_of(replay)[1:]] == [
        move["move"] for move in state["moves"]
    ]
    assert [frame["player"] for frame in frames_of(replay)[1:]] == [
        move["player"] for move in state["moves"]
    ]
    text = browser.get(f"/api/games/{game}/record.pgr").text
    for told in (text, replay["link"]):
        again = browser.post("/api/replay", json={"text": told}).json()
        assert again["link"] == replay["link"]
        assert frames_without_practice(again) == frames_without_practice(replay)


def frames_without_practice(replay: Json) -> list[Json]:
    return [
        {**frame, "automa": {**frame["automa"], "practice": None}} for frame in frames_of(replay)
    ]


def test_the_record_of_a_game_that_runs_or_was_resigned(
    server: Live, browser: httpx.Client
) -> None:
    game = a_game(server, browser, "card")
    record = the_record(browser, game)
    assert set(record.start.shuffle) == {0}
    assert (record.result, record.tags["Termination"]) == ("*", "unfinished")
    with server.play(browser, game) as connection:
        player = Player(connection)
        player.ask("turn")
        player.ask("resign")
    record = the_record(browser, game)
    assert sum(card > 0 for card in record.start.shuffle) == 1
    assert (record.result, record.tags["Termination"]) == ("0-1", "resignation")


def without_budget(position: str) -> str:
    """Only a position tells the budget of the next card; a record and a link do not."""
    return re.sub(r"\?\d+", "?", position)


@pytest.mark.parametrize("kind", ["record", "link", "position"])
def test_playing_on_from_a_game_that_runs(server: Live, browser: httpx.Client, kind: str) -> None:
    first = a_game(server, browser, "card")
    with server.play(browser, first) as connection:
        player = Player(connection)
        while player.state["automa"]["aside"]:
            player.step()
        player.play_until("card")
        state = player.state
    texts = {
        "record": browser.get(f"/api/games/{first}/record.pgr").text,
        "link": browser.get(f"/api/games/{first}/replay").json()["link"],
        "position": state["position"],
    }
    game = create(browser, opponent="automa", deck="normal", level=1, **{"from": texts[kind]})
    with server.play(browser, game) as connection:
        player = Player(connection)
        assert without_budget(player.state["position"]) == without_budget(state["position"])
        if kind == "position":
            assert player.state["position"] == state["position"]
        for field in ("stage", "turn", "players", "ring"):
            assert player.state[field] == state[field]
        assert player.state["moves"] == ([] if kind == "position" else state["moves"])
        assert (player.state["seed"], player.state["number"]) == (None, 0)
        assert not player.state["can_undo"]
        assert player.state["automa"]["practice"]
        assert player.play_until("over")["result"] is not None
        record = the_record(browser, game)
    assert len(record.moves) == len(player.state["moves"])


def test_cards_that_a_text_tells_of_are_dealt_anew(browser: httpx.Client) -> None:
    """Else somebody who reads would know what comes."""
    shown = set()
    for _ in range(12):
        game = create(browser, opponent="automa", **{"from": OPEN})
        state = state_of(browser, game)
        assert state["automa"]["budget"] == parse_solo(OPEN).public_budget
        shown.add(state["position"])
    assert shown == {state_of(browser, game)["position"]}
    assert "?.?/-" in shown.pop()


def test_playing_on_from_a_position_with_an_empty_pile(server: Live, browser: httpx.Client) -> None:
    """All twelve cards are shuffled before anything else happens."""
    gone = ".".join(map(str, Deck.NORMAL.cards))
    text = f"9/9/9/9/9/9/9/9/9 6.1 0.0:- {RING} 2 - r normal 2 - -/{gone}"
    game = create(browser, opponent="automa", **{"from": text})
    with server.play(browser, game) as connection:
        player = Player(connection)
        automa = player.state["automa"]
        assert (automa["pile"], automa["aside"], automa["discards"]) == (12, 0, [])
        player.ask("turn")
        running = the_record(browser, game)
        assert running.start.discards == Deck.NORMAL.cards
        assert sum(card > 0 for card in running.start.later[0]) == 1
        while not player.state["can_undo"]:
            player.step()
        assert player.play_until("over")["result"] is not None
        assert player.ask("undo")["stage"] != "over"
        player.play_until("over")
    record = the_record(browser, game)
    assert record.positions[-1].is_over


@pytest.mark.parametrize(
    ("opponent", "text", "sentence"),
    [
        ("automa", f"#{RING},..", "That is a game for two; the Automa can't continue it."),
        ("automa", f"9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 {RING} 1 - r", "game for two"),
        ("person", OPEN, "That game is against the Automa; only the Automa can continue it."),
        ("greedy", OPEN.replace(" ", "_").join(["#s=", ""]), "only the Automa can continue it."),
        ("automa", OPEN.replace("13", "1"), "Gone: the tactical deck has no card 1."),
        ("automa", OPEN.replace(" 4 ", " 6 "), "Level: '6' is not one of 1 2 3 4 5."),
        ("automa", "#s=nothing", "Solo position: 11 fields with one space between are needed"),
        ("automa", f'[Opponent "Automa"]\n[Ring "{RING}"]\n\n1: pass', "needs the tag Deck."),
        (
            "automa",
            f'[Opponent "Automa"]\n[Deck "normal"]\n[Level "I"]\n[Ring "{RING}"]\n\npass A: pass',
            "Move 2, the Automa: A:pass is illegal, the next card is not known.",
        ),
    ],
)
def test_what_cannot_be_played_on(
    browser: httpx.Client, opponent: str, text: str, sentence: str
) -> None:
    refused = browser.post("/api/games", json={"opponent": opponent, "from": text})
    assert refused.status_code == 400, refused.text
    assert sentence in refused.json()["error"]


def test_a_solo_game_that_is_over_is_not_played_on(server: Live, browser: httpx.Client) -> None:
    game = a_game(server, browser, "over")
    link = browser.get(f"/api/games/{game}/replay").json()["link"]
    refused = browser.post("/api/games", json={"opponent": "automa", "from": link})
    assert refused.status_code == 400
    assert refused.json()["error"] == "That game is over; there is nothing left to play."


def test_a_replay_hides_what_is_still_to_come_of_a_game_that_runs(browser: httpx.Client) -> None:
    replay = browser.post("/api/replay", json={"text": OPEN}).json()
    assert frames_of(replay)[0]["position"].endswith("?3.?.?.?.?.?.?.?.?.? ?.?/-")
    assert "13" not in replay["link"]
    start = new_solo(RING, Deck.NORMAL.cards)
    link = format_link(start)
    assert browser.post("/api/replay", json={"text": link}).status_code == 200


@pytest.mark.slow
def test_a_solo_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The order of the cards included: what was public of the next one is still so."""
    limits = Limits.for_load()
    cookies, game = httpx.Cookies(), ""
    state: Json = {}
    for _ in range(6):
        with live(tmp_path, limits=limits) as server, server.client(cookies=cookies) as browser:
            game = game or create(browser, opponent="automa", deck="tactical")
            cookies = browser.cookies
            with server.play(browser, game) as connection:
                player = Player(connection)
                if state:
                    assert {**player.state, "acknowledges": None} == {**state, "acknowledges": None}
                for _ in range(9):
                    if player.state["stage"] != "over":
                        player.step()
                state = player.state
    assert len(state["moves"]) > 20
