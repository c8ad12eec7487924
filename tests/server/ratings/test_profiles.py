"""The list of a class and profiles after one evening of a club."""

from itertools import combinations

import httpx
import pytest

from tests.server.bots.crowd import Crowd
from tests.server.lobby.test_inviting import both_pass, person, together
from tests.server.support import Json, Live, resign

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


def with_account(crowd: Crowd, name: str) -> httpx.Client:
    browser = person(crowd, name)
    account = {"login": f"{name.lower()}-profiles", "passphrase": f"{name} sews at the window"}
    browser.post("/api/account", json=account).raise_for_status()
    return browser


def ladder(who: httpx.Client, name: str = "rapid") -> list[Json]:
    answer = who.get("/api/ratings", params={"class": name}).raise_for_status().json()
    people: list[Json] = answer["people"]
    return people


def an_evening(server: Live, crowd: Crowd) -> dict[str, httpx.Client]:
    """Fifteen rated games of a club of six; whoever comes first in the alphabet wins."""
    people = {name: with_account(crowd, name) for name in NAMES}
    pairs = list(combinations(NAMES, 2))
    assert len(pairs) == 15
    for one, other in pairs:
        game = together(people[one], people[other], clock="600+5", rated=True, takebacks=False)
        both_pass(server, people[one], people[other], game)
        resign(server, people[other], game)
    return people


@pytest.mark.slow
def test_a_club_sees_itself_after_an_evening_of_fifteen_games(server: Live, crowd: Crowd) -> None:
    people = an_evening(server, crowd)
    ann = people["Ann"]
    listed = [each for each in ladder(ann) if each["name"] in NAMES]
    assert [each["name"] for each in listed] == list(NAMES)
    assert all(each["provisional"] and each["rank"] is None for each in listed)
    assert [each["games"] for each in listed] == 6 * [5]
    assert [each["you"] for each in listed] == [True, *5 * [False]]

    profile = ann.get(f"/api/people/{listed[1]['id']}").raise_for_status().json()
    assert (profile["name"], profile["bot"], profile["you"]) == ("Ben", False, False)
    [rating] = profile["ratings"]
    assert (rating["class"], rating["games"], len(rating["history"])) == ("rapid", 5, 5)
    told = {each["name"]: (each["played"], each["won"]) for each in profile["against"]}
    assert told == {"Ann": (1, 0), "Cleo": (1, 1), "Dan": (1, 1), "Eve": (1, 1), "Fay": (1, 1)}
    assert len(profile["games"]) == 5
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
    ann, ben = person(crowd, "Ann"), person(crowd, "Ben")
    for ratings in ("", '[Rating1 "'):
        game = together(ann, ben, clock="300+5", rated=True, takebacks=False, first="you")
        both_pass(server, ann, ben, game)
        resign(server, ben, game)
        record = ann.get(f"/api/games/{game}/record.pgr").text
        assert '[Event "Rated"]' in record
        assert '[TimeControl "300+5"]' in record
        assert ratings in record
    plain = together(ann, ben, clock="300+5")
    record = ann.get(f"/api/games/{plain}/record.pgr").text
    assert '[Event "Casual"]' in record
    assert "TimeControl" not in record
