"""A data folder of commit 4b76bcb is served as it was, and its people play their games on."""

import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.corpus.browser import Player, Server, serving
from tests.corpus.stored import FOLDER, Json, copy_folder, read, undated
from tests.corpus.test_data_folder import _chosen

pytestmark = pytest.mark.slow

TOLD = read("data_folder_4b76bcb/told.json.gz")
TOKENS = TOLD["tokens"]
NOT_PLAYED = ("aborted", "bot_challenged", "invitation_open", "public_open")
ON_THE_WAY = [
    game
    for game in TOLD["games"]
    if '[Result "*"]' in game["record"] and game["name"] not in NOT_PLAYED
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    copy_folder(FOLDER / "data_folder_4b76bcb", folder)
    with serving(folder) as running:
        yield running


def as_before(found: Any, before: Any) -> Any:
    """What is told today without what has been added to it since."""
    if isinstance(found, dict) and isinstance(before, dict):
        return {key: as_before(found[key], before[key]) for key in found if key in before}
    if isinstance(found, list) and isinstance(before, list) and len(found) == len(before):
        return [as_before(*both) for both in zip(found, before, strict=True)]
    return found


def test_every_record_is_the_same(server: Server) -> None:
    assert len(TOLD["games"]) > 30
    with server.client() as anybody:
        for game in TOLD["games"]:
            record = anybody.get(f"/api/games/{game['id']}/record.pgr").text
            if game["name"] != "handed_over":  # there it was the computer's turn
                assert _untagged(record) == _untagged(game["record"]), game["name"]


def _untagged(record: str) -> str:
    """Without the date, and without what records of rated games say since."""
    return re.sub(
        r'^\[(Event|TimeControl|Rating[12]) ".*"\]\n', "", undated(record), flags=re.MULTILINE
    )


@pytest.mark.parametrize("person", TOKENS)
def test_people_find_what_was_theirs(server: Server, person: str) -> None:
    told = TOLD["told"][person]
    with server.client(TOKENS[person]) as browser:
        statistics = browser.get("/api/me/statistics").json()
        assert as_before(statistics, told["statistics"]) == told["statistics"]
        ratings = browser.get("/api/me/ratings").json()["ratings"]
        listed = browser.get("/api/me/games", params={"limit": 50}).json()
    for found, before in zip(ratings, told["ratings"]["ratings"], strict=True):
        # A deviation grows with the days.
        assert {**found, "deviation": before["deviation"]} == before
    games = {game["id"]: (game["status"], game["seats"]) for game in listed["games"]}
    shown = [game for game in told["games"]["games"] if game["id"] in games]
    assert len(shown) >= len(told["games"]["games"]) - 1 > 3
    for game in shown:
        assert games[game["id"]][1] == game["seats"]


def test_tournaments_stand_as_they_stood(server: Server) -> None:
    with server.client(TOKENS["ann"]) as browser:
        for tournament in TOLD["tournaments"].values():
            found = browser.get(f"/api/tournaments/{tournament['id']}").json()
            assert as_before(found, tournament["told"]) == tournament["told"]


def test_a_bot_comes_in_by_its_token(server: Server) -> None:
    headers = {"Authorization": f"Bearer {TOLD['bots']['Robin']}"}
    with server.client() as program:
        assert program.get("/api/bot/me", headers=headers).json()["name"] == "Robin"


@pytest.mark.parametrize("game", ON_THE_WAY, ids=lambda game: game["name"])
def test_a_game_goes_on(server: Server, game: Json) -> None:
    """Two decisions of whoever's turn it is."""
    draws = random.Random(game["name"])
    for _ in range(2):
        assert any(_decide(server, game["id"], person, draws) for person in game["people"])


def test_an_open_seat_can_be_taken(server: Server) -> None:
    """By somebody with an account: the table was opened as rated."""
    (game,) = (game["id"] for game in TOLD["games"] if game["name"] == "public_open")
    with server.client(TOKENS["dee"]) as guest:
        refused = guest.post(f"/api/games/{game}/seat", json={"name": "Dee"})
        assert (refused.status_code, refused.json()["code"]) == (403, "account-needed")
    with server.client(TOKENS["bea"]) as browser:
        assert browser.post(f"/api/games/{game}/seat", json={"name": "Bea"}).status_code == 201
        seats = browser.get(f"/api/games/{game}").json()["seats"]
        assert sorted(seat["name"] for seat in seats) == ["Ann", "Bea"]
        assert [seat["name"] for seat in seats if seat["yours"]] == ["Bea"]


def _decide(server: Server, game: str, person: str, draws: random.Random) -> bool:
    """Make a decision if it is this person's, or the program's; whether it was."""
    if person in TOLD["bots"]:
        return _pass_as_a_bot(server, game, TOLD["bots"][person])
    with Player(server, game, TOKENS[person]) as player:
        before = player.state
        if before["stage"] == "card":
            player.say("turn")
        elif before["seats"][before["turn"] - 1]["yours"]:
            player.say("move", move=_chosen(before, draws))
        else:
            return False
        assert player.state["number"] > before["number"]
        return True


def _pass_as_a_bot(server: Server, game: str, token: str) -> bool:
    with httpx.Client(base_url=server.url, verify=False) as program:
        seen = program.get(f"/api/games/{game}").json()["number"]
        answer = program.post(
            f"/api/bot/games/{game}/move",
            headers={"Authorization": f"Bearer {token}"},
            json={"id": f"on-{seen}", "seen": seen, "move": "pass"},
        )
        return answer.status_code == 200
