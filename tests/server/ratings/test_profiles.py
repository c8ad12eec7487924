"""The list of a class and profiles after one evening of a club."""

from itertools import combinations

import httpx
import pytest

from quiltbee.server.ratings import EARLY
from tests.server.bots.crowd import Crowd
from tests.server.lobby.test_inviting import member, person, together
from tests.server.starts.test_tables import play_out
from tests.server.support import Json, Live, resign

NAMES = ("Ann", "Ben", "Cleo")


def ladder(who: httpx.Client, name: str = "rapid") -> list[Json]:
    answer = who.get("/api/ratings", params={"class": name}).raise_for_status().json()
    people: list[Json] = answer["people"]
    return people


def an_evening(server: Live, crowd: Crowd) -> dict[str, httpx.Client]:
    """Three rated games of a club of three; whoever comes first in the alphabet wins."""
    people = {name: member(crowd, name) for name in NAMES}
    for one, other in combinations(NAMES, 2):
        game = together(people[one], people[other], clock="600+5", rated=True, first="random")
        seats = people[one].get(f"/api/games/{game}").json()["seats"]
        sides = [people[seat["name"]] for seat in seats]
        play_out(server, game, *sides, spaces=EARLY)
        resign(server, people[other], game)
    return people


@pytest.mark.slow
def test_a_club_sees_itself_after_an_evening(server: Live, crowd: Crowd) -> None:
    people = an_evening(server, crowd)
    ann = people["Ann"]
    listed = [each for each in ladder(ann) if each["name"] in NAMES]
    assert [each["name"] for each in listed] == list(NAMES)
    assert all(each["provisional"] and each["rank"] is None for each in listed)
    assert [each["games"] for each in listed] == 3 * [2]
    assert [each["you"] for each in listed] == [True, False, False]

    profile = ann.get(f"/api/people/{listed[1]['id']}").raise_for_status().json()
    assert (profile["name"], profile["bot"], profile["you"]) == ("Ben", False, False)
    [rating] = profile["ratings"]
    assert (rating["class"], rating["games"], len(rating["history"])) == ("rapid", 2, 2)
    told = {each["name"]: (each["played"], each["won"]) for each in profile["against"]}
    assert told == {"Ann": (1, 0), "Cleo": (1, 1)}
    assert len(profile["games"]) == 2
    assert profile["games"][0]["rated"]

    people["Ben"].patch("/api/me", json={"listed": False}).raise_for_status()
    assert "Ben" not in [each["name"] for each in ladder(ann)]
    assert ann.get(f"/api/people/{listed[1]['id']}").status_code == 404
    assert people["Ben"].get(f"/api/people/{listed[1]['id']}").status_code == 200
    against = ann.get(f"/api/people/{listed[0]['id']}").json()["against"]
    assert [each["id"] for each in against if each["name"] == "Ben"] == [None]


@pytest.mark.slow
def test_a_guest_can_not_be_looked_up_and_a_bot_can(server: Live, crowd: Crowd) -> None:
    ann, guest = person(crowd, "Ann"), crowd.browser()
    assert ann.get("/api/people/nobody").status_code == 404
    bot = crowd.bot(ann, "Wolf")
    with bot.listening() as heard:
        assert guest.get(f"/api/people/{bot.id}").json()["name"] == "Wolf", "it has never played"
        guest.post("/api/challenges", json={"bot": bot.id, "first": "you"}).raise_for_status()
        game = heard.next()["game"]
        bot.post(f"challenges/{game}/accept").raise_for_status()
    resign(server, guest, game)
    told = guest.get(f"/api/people/{bot.id}").json()
    assert (told["bot"], told["games"]) == (True, []), "an unrated game with a bot is no one’s news"
    [total] = [each for each in guest.get("/api/me/statistics").json()["totals"] if each["name"]]
    assert (total["opponent"], total["name"], total["lost"]) == ("bot", "Wolf", 1)


@pytest.mark.slow
def test_the_record_of_a_rated_game_says_so(server: Live, crowd: Crowd) -> None:
    ann, ben = member(crowd, "Ann"), member(crowd, "Ben")
    for ratings in ("", "[Rating"):
        game = together(ann, ben, clock="300+5", rated=True, first="random")
        resign(server, ben, game)
        record = ann.get(f"/api/games/{game}/record.pgr").text
        assert '[Event "Rated"]' in record
        assert '[TimeControl "300+5"]' in record
        assert ratings in record
    plain = together(ann, ben, clock="300+5")
    record = ann.get(f"/api/games/{plain}/record.pgr").text
    assert '[Event "Casual"]' in record
    assert "TimeControl" not in record


def test_a_rated_game_against_a_level_is_the_servers_to_play(server: Live, crowd: Crowd) -> None:
    ann, guest = member(crowd, "Ann"), person(crowd, "Guest")
    wish = {"opponent": "computer", "level": 4, "clock": "60+0", "rated": True, "first": "random"}
    refused = guest.post("/api/games", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (403, "account-needed")
    game = ann.post("/api/games", json=wish).raise_for_status().json()["id"]
    state = ann.get(f"/api/games/{game}").json()
    kinds = {seat["kind"]: seat["rating"] for seat in state["seats"]}
    assert kinds == {"person": None, "computer": 1320}
    assert state["rated"]
    assert state["clock"]["left"][0] > 0
    resign(server, ann, game)
    [rating] = ann.get("/api/me/ratings").json()["ratings"]
    assert (rating["class"], rating["games"]) == ("blitz", 1)
    assert rating["rating"] < 1500
    record = ann.get(f"/api/games/{game}/record.pgr").text
    assert '[Event "Rated"]' in record
