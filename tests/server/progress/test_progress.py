"""One's finished games in figures, with what their reviews found."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from quiltbee.notation import parse_move, parse_position
from quiltbee.review.document import read_review
from quiltbee.server.analysis.reviews import KeptReview, ReviewStore
from quiltbee.server.settings import Limits
from tests.server.support import (
    Json,
    Live,
    a_move,
    create,
    live,
    receive,
    resign,
    state_after,
)

REVIEW = (Path(__file__).parents[2] / "data" / "review" / "duel.json").read_text("utf-8")


def progress(browser: httpx.Client) -> Json:
    told: Json = browser.get("/api/me/progress").raise_for_status().json()
    return told


def play_out(server: Live, browser: httpx.Client, game: str) -> Json:
    """Play a game to the end, and give its last state."""
    with server.play(browser, game) as page:
        state = receive(page)
        while state["stage"] != "over":
            if state["stage"] == "card":
                state = state_after(
                    page, type="turn", id=f"t{state['number']}", seen=state["number"]
                )
            elif state["options"] or state["special_cells"]:
                seen = state["number"]
                state = state_after(page, type="move", id=f"m{seen}", seen=seen, move=a_move(state))
            else:
                state = receive(page)
    return state


def keep_review(server: Live, game: str, document: str) -> None:
    """Keep a review as if it had been made."""
    kept = KeptReview(document=document)
    asyncio.run(server.store[ReviewStore].keep(game, "test", kept, 0))


def test_of_nobody_there_is_nothing(browser: httpx.Client) -> None:
    assert progress(browser) == {"games": [], "best": [], "gone": None}


@pytest.mark.slow
def test_finished_games_are_listed_with_their_figures(tmp_path: Path) -> None:
    with live(tmp_path, limits=Limits()) as server, server.client() as browser:
        duel = create(browser, opponent="computer", level=4)
        end = play_out(server, browser, duel)
        solo = create(browser, opponent="automa", level=2)
        play_out(server, browser, solo)
        left = create(browser, opponent="greedy")
        resign(server, browser, left)
        create(browser, opponent="random")  # it is not over
        play_out(server, browser, create(browser))  # against oneself
        found = progress(browser)
    games = {game["game"]: game for game in found["games"]}
    assert [*games] == [left, solo, duel]
    scores = end["result"]["scores"]
    table = parse_position(end["position"])
    assert games[duel] == {
        "game": duel,
        "ended": games[duel]["ended"],
        "opponent": "computer",
        "level": 4,
        "won": end["result"]["winner"] == 1,
        "margin": scores[0] - scores[1],
        "tile": table.special_tile == 1,
        "empty": table.players[0].quilt.empty_spaces,
        "points_lost": None,
        "accuracy": None,
    }
    assert (games[solo]["opponent"], games[solo]["level"]) == ("automa", 2)
    assert [games[left][each] for each in ("won", "margin", "tile", "empty")] == [
        False,
        None,
        None,
        None,
    ]
    assert {quilt["game"] for quilt in found["best"]} == {duel, solo}
    assert found["best"][0]["cells"].count(".") == found["best"][0]["empty"]
    assert found["best"][0]["empty"] <= found["best"][1]["empty"]
    assert found["gone"] is None


@pytest.mark.slow
def test_what_reviews_found_is_told(tmp_path: Path) -> None:
    side = read_review(REVIEW).sides[0]
    with live(tmp_path) as server, server.client() as browser:
        game = create(browser, opponent="computer", level=1)
        resign(server, browser, game)
        keep_review(server, game, REVIEW)
        found = progress(browser)
    assert found["games"][0]["points_lost"] == side.points_lost
    assert found["games"][0]["accuracy"] == side.accuracy
    gone = found["gone"]
    assert gone.pop("games") == 1
    assert gone == pytest.approx(side.account, abs=0.001)


@pytest.mark.slow
def test_ones_own_mistakes_are_puzzles(tmp_path: Path) -> None:
    review = json.loads(REVIEW)
    lost = [each for each in review["decisions"] if each["seat"] == 1]
    lost = sorted(lost, key=lambda each: -(each["points_lost"] or 0.0))
    worst = lost[0]
    assert worst["best"] is not None
    with live(tmp_path) as server, server.client() as browser, server.client() as stranger:
        game = create(browser, opponent="computer", level=1)
        resign(server, browser, game)
        assert mistakes(browser) == []
        keep_review(server, game, json.dumps(review))
        first, *others = mistakes(browser)
        review["link"] += ",c3"  # then the margins of the review count the points
        keep_review(server, game, json.dumps(review))
        [counted, *_] = mistakes(browser)
        assert mistakes(stranger) == []
    assert first["own"] == {"game": game, "number": worst["number"], "due": 0}
    assert (first["id"], first["themes"]) == (f"{game}-{worst['number']}", ["own"])
    # A move that is judged later is judged without the points, and so is what it is beside.
    best, without = (each["steps"][0]["best"]["margin"] for each in (counted, first))
    assert best == pytest.approx(without + 3)
    [step] = first["steps"]
    assert step["accepted"] == [step["best"]["move"]] == [worst["best"]]
    assert [each["move"] for each in step["rejected"]] == [worst["move"]]
    assert step["best"]["margin"] - step["rejected"][0]["margin"] == pytest.approx(
        worst["points_lost"], abs=0.11
    )
    position = parse_position(first["position"])
    assert position.turn == 1
    assert {parse_move(worst["best"]), parse_move(worst["move"])} <= set(position.legal_moves())
    numbers = [each["own"]["number"] for each in others]
    assert numbers == [each["number"] for each in lost[1:3] if (each["points_lost"] or 0) >= 4]


def mistakes(browser: httpx.Client) -> list[Json]:
    told: list[Json] = browser.get("/api/me/mistakes").raise_for_status().json()["puzzles"]
    return told
