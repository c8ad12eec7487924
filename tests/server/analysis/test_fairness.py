"""No help in a game that one plays oneself, by whatever way it is asked for."""

from random import Random
from typing import Any

import httpx
import pytest

from quiltbee.notation import format_link, format_position, parse_position
from quiltbee.rules import PATCHES, new_game, ring_from_seed
from quiltbee.server.analysis.fairness import is_of_ring
from tests.server.bots.crowd import Crowd, challenge
from tests.server.support import Json, Live, create, receive, resign, send, state_of

OTHER = format_position(new_game(ring_from_seed("another")))
ONE_MORE = format_position(new_game(ring_from_seed("one more")))


def unlike(text: str) -> str:
    """A position on a ring that is not taken for this one's, as one of 2,000 is by coincidence."""
    ring = text.split()[4]
    return next(each for each in (OTHER, ONE_MORE) if not is_of_ring(each.split()[4], ring))


def a_game(client: httpx.Client, friend: httpx.Client, **wish: Any) -> str:
    """A running game of a browser against a friend's."""
    opened = client.post("/api/games", json={"opponent": "friend", **wish}).raise_for_status()
    code = opened.json()["invitation"].removeprefix("/i/")
    friend.post(f"/api/invitations/{code}", json={"name": "Ben"}).raise_for_status()
    return str(opened.json()["id"])


def position_of(client: httpx.Client, game: str) -> str:
    return str(client.get(f"/api/games/{game}/position").json()["position"])


def asked(client: httpx.Client, position: str) -> httpx.Response:
    return client.post("/api/analysis", json={"position": position, "seconds": 0.05})


def changed(text: str, seed: int) -> str:
    """The position some random moves later: the same ring, other quilts."""
    draws, position = Random(seed), parse_position(text)
    for _ in range(8):
        position = position.play_unchecked(draws.choice(position.legal_moves()))
    return format_position(position)


def swapped(text: str) -> str:
    """The position with the seats exchanged and other buttons."""
    first, second, one, two, ring, turn, *rest = text.split()
    return " ".join([second, first, two, one, ring, "12"["21".index(turn)], *rest])


@pytest.mark.slow
def test_whoever_plays_on_a_ring_gets_no_analysis_of_it(server: Live) -> None:
    with server.client() as ann, server.client() as ben, server.client() as stranger:
        game = a_game(ann, ben)
        text = position_of(ann, game)
        link = format_link(parse_position(text), [])
        for client in (ann, ben):
            for position in (text, changed(text, 1), changed(text, 2), swapped(text)):
                refused = asked(client, position)
                assert refused.status_code == 403, position
                assert refused.json()["code"] == "analysis-playing"
            assert client.post("/api/analysis", json={"link": link}).status_code == 403
            assert client.post("/api/review", json={"text": link}).status_code == 403
            assert client.get(f"/api/games/{game}/review").status_code == 422
            assert asked(client, unlike(text)).status_code == 200
        assert asked(stranger, text).status_code == 200
        end(server, ann, game)
        assert asked(ann, text).status_code == 200


def test_a_clock_that_runs_leaves_no_analysis_at_all(server: Live) -> None:
    with server.client() as ann, server.client() as ben:
        a_game(ann, ben, clock="300+5")
        refused = asked(ann, OTHER)
        assert refused.status_code == 403
        assert refused.json()["code"] == "analysis-clock"


def test_the_running_games_that_the_page_is_told_are_those_in_which_help_is_refused(
    server: Live,
) -> None:
    def told(client: httpx.Client) -> list[Json]:
        return sorted(client.get("/api/me/running").raise_for_status().json(), key=str)

    with server.client() as ann, server.client() as ben, server.client() as stranger:
        assert told(ann) == []
        create(ann, opponent="computer", seed="alone")
        ann.post("/api/games", json={"opponent": "friend", "seed": "open"}).raise_for_status()
        assert told(ann) == []
        slow = a_game(ann, ben, seed="slow")
        quick = a_game(ann, ben, seed="quick", clock="300+5")
        games = [
            {"ring": ring_from_seed("slow"), "fast": False},
            {"ring": ring_from_seed("quick"), "fast": True},
        ]
        for client in (ann, ben):
            assert told(client) == sorted(games, key=str)
        assert told(stranger) == []
        end(server, ann, quick)
        assert told(ann) == told(ben) == games[:1]
        end(server, ben, slow)
        assert told(ann) == []


def test_an_open_table_and_a_game_against_the_computer_are_no_reason(server: Live) -> None:
    with server.client() as ann:
        opened = ann.post("/api/games", json={"opponent": "computer", "seed": "mine"})
        text = position_of(ann, opened.json()["id"])
        assert asked(ann, text).status_code == 200


@pytest.mark.parametrize("opponent", ["computer", "person", "friend", "anyone"])
def test_20_16_no_second_table_on_the_ring_of_a_running_game(server: Live, opponent: str) -> None:
    with server.client() as ann, server.client() as ben, server.client() as stranger:
        game = a_game(ann, ben)
        text = changed(position_of(ann, game), 3)
        for client in (ann, ben):
            refused = client.post("/api/games", json={"opponent": opponent, "from": text})
            assert refused.status_code == 403
            assert refused.json()["code"] == "analysis-playing"
        create(ann, opponent=opponent, seed=None, **{"from": unlike(text)})
        create(stranger, opponent=opponent, seed=None, **{"from": text})
        end(server, ann, game)
        create(ann, opponent=opponent, seed=None, **{"from": text})


def test_nor_against_the_computer_by_the_code_of_its_ring(server: Live) -> None:
    with server.client() as ann, server.client() as ben:
        a_game(ann, ben, seed="ours")
        wish = {"opponent": "computer", "seed": "ours"}
        assert ann.post("/api/games", json=wish).json()["code"] == "analysis-playing"
        create(ann, opponent="computer", seed="another")
        a_game(ann, ben, seed="ours")  # both seats of one ring


def test_20_16_a_person_and_their_bots_are_one(server: Live, crowd: Crowd) -> None:
    ann, ben = crowd.browser(), crowd.browser()
    create(ben)
    playing, idle = crowd.bot(ann, "Tick"), crowd.bot(ann, "Tock")
    game = challenge(ben, playing)
    playing.post(f"challenges/{game}/accept").raise_for_status()
    text = position_of(ben, game)
    assert _refused(text, ann, playing.client, idle.client)
    resign(server, ben, game)
    assert not _refused(text, ann, playing.client, idle.client)
    text = position_of(ann, a_game(ann, ben))
    assert _refused(text, ann, playing.client, idle.client)


def test_20_16_no_review_of_an_earlier_game_on_the_ring(server: Live) -> None:
    with server.client() as ann, server.client() as ben:
        before = create(ann, seed="ours")
        resign(server, ann, before)
        assert ann.get(f"/api/games/{before}/review").json()["code"] == "review-empty"
        a_game(ann, ben, seed="ours")
        assert ann.get(f"/api/games/{before}/review").json()["code"] == "analysis-playing"


def _refused(text: str, *clients: httpx.Client) -> bool:
    """Whether all are refused an analysis because they play on the ring; else none may be."""
    (status,) = {asked(client, text).status_code for client in clients}
    assert status in (200, 403)
    return status == 403


def test_20_16_reasons_for_a_move_are_help_too(server: Live) -> None:
    with server.client() as ann, server.client() as ben:
        practice = create(ann, opponent="computer", seed="ours")
        wish = {"position": position_of(ann, practice), "move": "pass"}
        assert ann.post("/api/reasons", json=wish).status_code == 200
        a_game(ann, ben, seed="ours")
        assert ann.post("/api/reasons", json=wish).json()["code"] == "analysis-playing"


def end(server: Live, client: httpx.Client, game: str) -> None:
    """End a game by resigning."""
    with server.play(client, game) as page:
        receive(page)
        send(page, type="resign", id="r1", seen=state_of(client, game)["number"])
        receive(page)


def test_rings_are_told_apart() -> None:
    pairs = [(ring_from_seed(f"a{seed}"), ring_from_seed(f"b{seed}")) for seed in range(2000)]
    assert all(is_of_ring(ring, ring) for ring, _ in pairs)
    assert not any(is_of_ring(other, ring) for ring, other in pairs)


def test_a_ring_is_known_with_patches_missing_or_put_in() -> None:
    ring = ring_from_seed("quilt")
    assert is_of_ring(ring[20:] + ring[:10], ring)
    assert is_of_ring("".join(letter for letter in ring if letter not in ring[3:9]), ring)
    shuffled = sorted(PATCHES)
    Random(3).shuffle(shuffled)
    assert not is_of_ring("".join(shuffled), ring)
    assert is_of_ring(ring[:5] + "".join(c for c in shuffled if c not in ring[:5]), ring)
