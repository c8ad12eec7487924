"""The day over HTTP: one attempt each, a table that spoils nothing, a calendar."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.accounts.browsers import open_account, sign_in
from tests.server.against_automa import Player
from tests.server.day.test_challenges import at
from tests.server.support import (
    Json,
    Live,
    a_move,
    live,
    receive,
    resign,
    send,
    state_after,
    the_error,
)

MONDAY, TUESDAY, SATURDAY = "2026-11-23", "2026-11-24", "2026-11-28"
"""Against level 2 from the second seat, level 4 from the first, and the Automa."""


class Now:
    """A clock that stands still until it is set."""

    def __init__(self, text: str) -> None:
        self.set(text)

    def set(self, text: str) -> None:
        self.ms = at(text)

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def now() -> Now:
    return Now("2026-11-23T12:00")


@pytest.fixture
def club(tmp_path: Path, now: Now) -> Iterator[Live]:
    with live(tmp_path, clock=now) as running:
        yield running


def begin(browser: httpx.Client, day: str = MONDAY) -> str:
    begun = browser.post(f"/api/days/{day}")
    assert begun.status_code == 201, begun.text
    told: Json = begun.json()
    assert told["url"] == f"/game/{told['id']}"
    return str(told["id"])


def look(browser: httpx.Client, day: str = MONDAY) -> Json:
    answer = browser.get(f"/api/days/{day}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def play_out(club: Live, browser: httpx.Client, game: str) -> None:
    """Play to the end by a fixed rule, against a computer that answers by another."""
    with club.play(browser, game) as page:
        state = receive(page)
        while state["stage"] != "over":
            if state["options"] or state["special_cells"]:
                move = a_move(state)
                state = state_after(
                    page, type="move", id=f"m{state['number']}", seen=state["number"], move=move
                )
            else:
                state = receive(page)


@pytest.mark.slow
def test_a_day_is_the_same_for_everybody(club: Live) -> None:
    with club.client() as ann, club.client() as bob:
        told = look(ann)
        assert told == look(bob)
        assert (told["opponent"], told["level"], told["seat"]) == ("computer", 2, 2)
        assert (told["open"], told["attempt"], told["table"]) == (True, None, None)
        games = [browser.get(f"/api/games/{begin(browser)}").json() for browser in (ann, bob)]
    assert games[0]["start"] == games[1]["start"]
    assert [game["day"] for game in games] == [MONDAY, MONDAY]
    assert games[0]["seats"][0]["name"] == "Quiltbee level 2"
    assert games[0]["seats"][1]["yours"]


@pytest.mark.slow
def test_there_is_one_attempt(club: Live) -> None:
    with club.client() as ann:
        first = begin(ann)
        with ThreadPoolExecutor(4) as pool:
            assert set(pool.map(lambda _: begin(ann), range(8))) == {first}
        assert look(ann)["attempt"] == {"day": MONDAY, "game": first, "won": None, "margin": None}
        assert not look(ann)["open"]
        assert [each["day"] for each in ann.get("/api/me/days").json()["days"]] == [MONDAY]


@pytest.mark.slow
def test_two_first_clicks_of_a_stranger_make_two_strangers(club: Live) -> None:
    """Without a cookie nobody knows that it is the same browser."""
    with club.client() as ann, club.client() as other:
        assert begin(ann) != begin(other)


@pytest.mark.slow
def test_no_help_and_nothing_is_taken_back(club: Live) -> None:
    with club.client() as ann:
        game = begin(ann, TUESDAY)
        position = ann.get(f"/api/games/{game}/position").json()["position"]
        refused = ann.post("/api/analysis", json={"position": position, "seconds": 0.05})
        assert refused.json()["code"] == "analysis-playing"
        club.thinkers.hold = True  # so that the computer does not answer in between
        with club.play(ann, game) as page:
            state = receive(page)
            number = state["number"]
            state = state_after(page, type="move", id="m", seen=number, move=a_move(state))
            assert not state["can_undo"]
            send(page, type="undo", id="u", seen=state["number"])
            sentence = the_error(page, "illegal", "u")
            assert sentence == "There are no takebacks in a game that counts."
        club.thinkers.hold = False


@pytest.mark.slow
def test_the_table_comes_with_the_end(club: Live) -> None:
    with club.client() as ann, club.client() as bob:
        game = begin(ann)
        assert look(ann)["table"] is None
        resign(club, ann, game)
        told = look(ann)
        assert told["attempt"] == {"day": MONDAY, "game": game, "won": False, "margin": None}
        assert (told["table"]["played"], told["table"]["rank"]) == (1, 1)
        assert [(each["rank"], each["margin"], each["you"]) for each in told["table"]["best"]] == [
            (1, None, True)
        ]
        assert told["table"]["best_game"] is None
        assert look(bob)["table"] is None  # who has not played yet


@pytest.mark.slow
def test_who_plays_it_out_stands_above_who_resigns(club: Live) -> None:
    with club.client() as ann, club.client() as bob, club.client() as cid:
        resign(club, ann, begin(ann, TUESDAY))
        for browser in (bob, cid):
            play_out(club, browser, begin(browser, TUESDAY))
        told = look(bob, TUESDAY)["table"]
        assert [each["rank"] for each in told["best"]] == [1, 1, 3]
        assert [each["margin"] is None for each in told["best"]] == [False, False, True]
        assert told["best"][0]["margin"] == told["best"][1]["margin"]
        assert told["rank"] == 1
        assert look(ann, TUESDAY)["table"]["rank"] == 3
        games = {look(browser, TUESDAY)["attempt"]["game"] for browser in (bob, cid)}
        assert told["best_game"] in games


@pytest.mark.slow
def test_the_automas_day(club: Live, now: Now) -> None:
    now.set(f"{SATURDAY}T12:00")
    with club.client() as ann, club.client() as bob:
        told = look(ann, SATURDAY)
        assert (told["opponent"], told["level"], told["deck"]) == ("automa", 3, "tactical")
        games = [begin(browser, SATURDAY) for browser in (ann, bob)]
        ended = []
        for browser, game in zip((ann, bob), games, strict=True):
            with club.play(browser, game) as page:
                Player(page).play_until("over")
            ended.append(browser.get(f"/api/games/{game}").json())
    assert ended[0]["moves"] == ended[1]["moves"]
    shuffles = [each["automa"]["shuffles"] for each in ended]
    assert shuffles[0] == shuffles[1]
    assert len(shuffles[0]) > 1


@pytest.mark.slow
def test_days_that_can_t_be_begun(club: Live, now: Now) -> None:
    with club.client() as ann:
        for day, status, words in (
            ("2026-11-20", 422, "over"),
            ("2026-11-26", 422, "come yet"),
            ("2020-01-01", 404, "no daily game"),
            ("2026-13-01", 404, "no daily game"),
            ("today", 422, "day"),
        ):
            answer = ann.post(f"/api/days/{day}")
            assert answer.status_code == status
            assert words in answer.json()["error"]
        assert look(ann, "2026-11-20")["table"]["played"] == 0  # nothing is spoilt any more
        assert look(ann, "2026-11-26")["table"] is None
        begin(ann)
        now.set("2026-11-26T12:00")
        assert begin(ann) == look(ann)["attempt"]["game"]  # a game begun in time goes on


@pytest.mark.slow
def test_a_guest_who_signs_in_takes_the_attempt_along(club: Live) -> None:
    with club.client() as ann, club.client() as phone:
        open_account(ann, "ann")
        game = begin(phone)
        sign_in(phone, "ann")
        assert look(ann)["attempt"]["game"] == game
        second = begin(ann, TUESDAY)
    with club.client() as tablet:
        begin(tablet, TUESDAY)
        sign_in(tablet, "ann")
        assert look(tablet, TUESDAY)["attempt"]["game"] == second


@pytest.mark.slow
def test_the_computer_answers_everybody_alike(club: Live) -> None:
    seeds = []
    for _ in range(2):
        with club.client() as browser, club.play(browser, begin(browser, TUESDAY)) as page:
            told: list[int] = []
            state = receive(page)
            while len(told) < 3:
                if state["options"] or state["special_cells"]:
                    if state["moves"]:  # the computer has moved last, or has not moved yet
                        told.append(club.thinkers.who.seed if club.thinkers.asked else 0)
                    seen = state["number"]
                    send(page, type="move", id=f"m{seen}", seen=seen, move=a_move(state))
                state = receive(page)
            seeds.append(told)
    assert seeds[0] == seeds[1]
    assert len({*seeds[0]}) > 1


def test_only_accounts_of_before_the_day_count(club: Live, now: Now) -> None:
    sunday = "2026-11-29"
    now.set("2026-11-28T09:59")  # a minute before it is Sunday anywhere
    with club.client() as ann, club.client() as late, club.client() as guest:
        open_account(ann, "before")
        now.set("2026-11-28T10:00")
        open_account(late, "too-late")
        assert [look(each, sunday)["counts"] for each in (ann, late, guest)] == [True, False, False]
        for each in (late, guest):
            play_out(club, each, begin(each, sunday))
        table = look(guest, sunday)["table"]
        assert (table["played"], table["best"], table["rank"]) == (0, [], 1)
        game = begin(ann, sunday)
        resign(club, ann, game)
        table = look(guest, sunday)["table"]
        assert (table["played"], len(table["best"]), table["rank"]) == (1, 1, 1)
        sign_in(guest, "too-late")
        assert look(guest, sunday)["attempt"] is not None


def test_a_guests_attempt_never_becomes_one_that_counts(club: Live, now: Now) -> None:
    sunday = "2026-11-29"
    now.set("2026-11-28T09:00")
    with club.client() as ann, club.client() as guest:
        open_account(ann, "before")
        now.set("2026-11-29T12:00")
        resign(club, guest, begin(guest, sunday))
        sign_in(guest, "before")
        told = look(guest, sunday)
        assert (told["counts"], told["attempt"], told["open"]) == (True, None, True)
