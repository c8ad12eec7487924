"""The statistics of solo games: what is counted, where practice stands, what a takeback removes."""

import asyncio
from pathlib import Path

import httpx
import pytest

from quiltbee.server.game import Event
from quiltbee.server.solo_game import SoloResult
from quiltbee.server.store import Store
from tests.server.solo import Player, a_solo_setup
from tests.server.support import OWNER, Json, Live, create


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


def test_the_totals_by_deck_and_level(store: Store) -> None:
    results = [
        SoloResult("normal", 1, won=True, margin=12, practice=False),
        SoloResult("normal", 1, won=False, margin=-3, practice=False),
        SoloResult("normal", 1, won=False, margin=None, practice=False),
        SoloResult("normal", 1, won=True, margin=40, practice=True),
        SoloResult("normal", 5, won=False, margin=-20, practice=False),
        SoloResult("tactical", 1, won=True, margin=1, practice=True),
    ]

    async def write() -> list[object]:
        for index, result in enumerate(results):
            await store.create(a_solo_setup(f"game{index}"), new_session=index == 0)
            event = Event(1, "m", 0, "resign", player=1)
            await store.append(f"game{index}", event, over=True, result=result)
        found = await store.solo_totals(OWNER)
        assert await store.solo_totals("1" * 64) == []
        return [tuple(total.values()) for total in found]

    assert asyncio.run(write()) == [
        ("normal", 1, "I", 3, 1, pytest.approx(4.5), 12, 1),
        ("normal", 5, "V", 1, 0, pytest.approx(-20), -20, 0),
        ("tactical", 1, "I", 0, 0, None, None, 1),
    ]


def test_a_result_and_its_event_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    """The result is refused by the database here: then the event is not there either."""
    store = Store(tmp_path)
    bad = SoloResult("normal", 1, won=7, margin=1, practice=False)  # type: ignore[arg-type]

    async def write() -> int:
        await store.create(a_solo_setup(), new_session=True)
        event = Event(1, "m", 0, "resign", player=1)
        with pytest.raises(Exception, match="CHECK constraint failed: ck_solo_results_won"):
            await store.append("game", event, over=True, result=bad)
        return (await store.load("game")).number

    assert asyncio.run(write()) == 0
    store.close()
