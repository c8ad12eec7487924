"""The statistics of solo games: what is counted, where practice stands, what a takeback removes."""

import httpx

from tests.server.against_automa import Player
from tests.server.support import Json, Live, create


def totals(browser: httpx.Client) -> list[Json]:
    found = browser.get("/api/solo").json()
    assert list(found) == ["totals"]
    return list(found["totals"])


def test_a_browser_that_never_played_has_none(browser: httpx.Client) -> None:
    assert totals(browser) == []


def test_a_finished_game_is_counted_for_the_browser_that_played_it(
    server: Live, browser: httpx.Client
) -> None:
    game = create(browser, opponent="automa", deck="tactical", level=3)
    with server.play(browser, game) as connection:
        player = Player(connection)
        assert totals(browser) == []
        result = player.play_until("over")["result"]
    margin = result["scores"][0] - result["scores"][1]
    assert totals(browser) == [
        {
            "deck": "tactical",
            "level": 3,
            "numeral": "III",
            "games": 1,
            "won": int(result["winner"] == 1),
            "mean_margin": margin,
            "best_margin": margin,
            "practice": 0,
        }
    ]
    with server.client() as other:
        assert totals(other) == []
        create(other)
        assert totals(other) == []


def test_a_takeback_removes_the_result_and_the_next_end_is_practice(
    server: Live, browser: httpx.Client
) -> None:
    with server.play(browser, create(browser, opponent="automa")) as connection:
        player = Player(connection)
        player.play_until("card")
        player.ask("turn")
        player.ask("undo")
        player.play_until("over")
        (total,) = totals(browser)
        assert (total["games"], total["practice"]) == (0, 1)
        assert (total["won"], total["mean_margin"], total["best_margin"]) == (0, None, None)
        player.ask("undo")
        assert totals(browser) == []
        player.play_until("over")
        assert [total["practice"] for total in totals(browser)] == [1]


def test_a_resignation_is_lost_without_a_margin(server: Live, browser: httpx.Client) -> None:
    with server.play(browser, create(browser, opponent="automa")) as connection:
        player = Player(connection)
        player.ask("resign")
        (total,) = totals(browser)
        assert (total["games"], total["won"], total["mean_margin"]) == (1, 0, None)
        player.ask("undo")
        assert totals(browser) == []
        assert player.play_until("over")["automa"]["practice"] is False
        (total,) = totals(browser)
        assert total["mean_margin"] is not None


def test_games_for_two_are_not_counted(server: Live, browser: httpx.Client) -> None:
    with server.play(browser, create(browser)) as connection:
        Player(connection).ask("resign")
    assert totals(browser) == []
