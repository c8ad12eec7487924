"""One game of a bot: what it does when, and that nothing is done twice or lost."""

import threading

import pytest

from quiltbee.bots.errors import BotError
from quiltbee.bots.game import GamePlayer
from tests.bots.fakes import LOST, FakeServer, Pass, event, game, won


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.bots.backoff.SHORTEST_S", 0.001)


def play(server: FakeServer, thoughts: Pass | None = None) -> list[str]:
    """What the player reports of its game `k3`."""
    told: list[str] = []
    GamePlayer(server, "k3", thoughts or Pass(), told.append, threading.Event()).play()
    return told


def test_it_moves_when_it_is_to_decide_and_once_for_each_event() -> None:
    server = FakeServer(k3=[[game(), None, event(1), event(2), won(3)]])
    assert play(server) == ["k3 is over: won -156 to -155 (resignation)"]
    assert server.posted == [
        ("games/k3/move", {"id": "move-0", "seen": 0, "move": "pass"}),
        ("games/k3/move", {"id": "move-2", "seen": 2, "move": "pass"}),
    ]


def test_a_move_of_which_nothing_is_heard_is_sent_again_with_the_same_id() -> None:
    server = FakeServer(k3=[[game(), LOST], [game()], [game(), won(1)]])
    server.answers["move"] = [LOST, (200, {"number": 1})]
    play(server)
    assert [body["id"] for _, body in server.posted] == ["move-0"] * 3


def test_a_stale_move_waits_for_the_game() -> None:
    server = FakeServer(k3=[[game(), game(number=2), won(3)]])
    server.answers["move"] = [(409, {"error": "The game has gone on.", "kind": "stale"})]
    play(server)
    assert [body["seen"] for _, body in server.posted] == [0, 2]


def test_a_move_that_is_refused_ends_it() -> None:
    server = FakeServer(k3=[[game()]])
    server.answers["move"] = [(422, {"error": "It is illegal.", "kind": "illegal"})]
    with pytest.raises(BotError, match=r"refused .*move-0.*: It is illegal"):
        play(server)


@pytest.mark.parametrize(("rated", "answer"), [(False, "accept"), (True, "decline")])
def test_it_lets_others_take_back_where_nothing_is_at_stake(rated: bool, answer: str) -> None:
    running = game(number=3, moves=["pass"], rated=rated)
    server = FakeServer(k3=[[running, event(4, "ask", player=2), won(5)]])
    play(server)
    assert server.posted == [(f"games/k3/{answer}", {"id": f"{answer}-4", "seen": 4})]


def test_it_waits_for_a_seat_that_is_open_and_does_not_play_for_others() -> None:
    seats = game()["seats"]
    waiting = game(seats=[seats[0], {"name": "", "kind": "open", "yours": False}])
    watching = game(seats=[{**seats[0], "yours": False}, seats[1]])
    server = FakeServer(k3=[[waiting, watching, event(1, "abort")]])
    assert play(server) == ["k3 is over: broken off"]
    assert server.posted == []


def test_it_claims_the_win_when_the_time_of_the_other_is_up() -> None:
    clock = {"control": "10+0", "left": [10_000, 5_000], "running": 2, "since": 1_000}
    reading = {"left": [10_000, 5_000], "running": 2, "since": 1_000}
    server = FakeServer(
        k3=[
            [
                game(moves=["pass"], clock=clock, now=5_990),
                {"type": "note", "clock": reading, "now": 6_001},
                None,
                won(2),
            ]
        ]
    )
    server.answers["claim"] = [(422, {"error": "The other player still has time."})]
    play(server)
    assert server.posted == [("games/k3/claim", {"id": "claim-0", "seen": 0})] * 2


def test_it_thinks_by_the_time_of_now() -> None:
    clock = {"control": "60+5", "left": [60_000, 60_000], "running": 1, "since": 0}
    thoughts = Pass()
    server = FakeServer(k3=[[game(clock=clock, now=1_000), won(1)]])
    play(server, thoughts)
    assert 1_000 <= thoughts.asked[0]["now"] < 60_000
