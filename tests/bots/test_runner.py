"""A bot at work: challenges are answered by its terms, and each game is played once."""

import threading
from typing import Any

import pytest

from quiltbee.bots.game import BotRunner, GamePlayer, Terms
from quiltbee.bots.server import BotError
from tests.bots.fakes import LOST, FakeServer, Line, Pass, game, won


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.bots.server.SHORTEST_S", 0.001)


def challenge(game: str = "k3", **changes: Any) -> dict[str, Any]:
    """Somebody asks the bot for a game."""
    opponent = {"name": "Ann", "bot": False, "rating": None}
    whole = {"type": "challenge", "game": game, "opponent": opponent, "clock": None, "rated": False}
    return whole | changes


def run(server: FakeServer, terms: Terms | None = None) -> list[str]:
    """What a bot reports until there is no more to be heard."""
    told: list[str] = []
    runner = BotRunner(server, Pass(), terms or Terms(), told.append)
    thread = threading.Thread(target=runner.run)
    thread.start()
    assert server.on_empty.wait(60)
    while any(f"{game[1:]} is over" not in " ".join(told) for game in _games(server)):
        thread.join(0.001)
    runner.stop()
    thread.join(60)
    assert not thread.is_alive()
    return told[1:]


def _games(server: FakeServer) -> list[str]:
    return [name for name in server.streams if name != "/bot"]


def test_a_challenge_is_accepted_and_played() -> None:
    played: list[list[Line]] = [[game(), won(1)]]
    server = FakeServer(bot=[[challenge(), None, {"type": "game_start", "game": "k3"}]], k3=played)
    assert run(server) == [
        "k3: accepted a challenge from Ann",
        "k3 is over: won -157 to -157 (resignation)",
    ]
    assert [path for path, _ in server.posted].count("challenges/k3/accept") == 1


def test_games_that_run_already_are_gone_on_with_after_every_loss() -> None:
    started = {"type": "game_start", "game": "k3"}
    played: list[list[Line]] = [[game(), LOST], [game(), won(1)]]
    server = FakeServer(bot=[[started, LOST], [started]], k3=played)
    told = run(server)
    assert "it can't be reached; trying again" in told
    assert told.count("k3 is over: won -157 to -157 (resignation)") >= 1


def test_a_token_in_use_is_named_to_the_second_process() -> None:
    server = FakeServer(bot=[[]])
    assert run(server) == []
    server = FakeServer(bot=[[]])
    server.is_online = True
    (said,) = run(server)
    assert said.startswith("Fake listens there already: another process may have this token.")


def test_a_challenge_that_was_withdrawn_is_forgotten() -> None:
    server = FakeServer(bot=[[challenge()]])
    server.answers["accept"] = [(409, {"error": "There is no challenge."})]
    assert run(server) == []


@pytest.mark.parametrize(
    ("terms", "changes", "why"),
    [
        (Terms(rating="rated"), {}, "only rated games are played"),
        (Terms(rating="unrated"), {"rated": True}, "only unrated games are played"),
        (Terms(pace="untimed"), {"clock": "3d"}, "only untimed games are played"),
        (Terms(pace="correspondence"), {"clock": "60+5"}, "only correspondence games are played"),
        (Terms(), {"clock": "a week"}, "its clock 'a week' is not known"),
        (Terms(games=0), {}, "as many games as that are being played (0)"),
    ],
)
def test_what_is_declined(terms: Terms, changes: dict[str, Any], why: str) -> None:
    server = FakeServer(bot=[[challenge(**changes)]])
    assert run(server, terms) == [f"k3: declined a challenge from Ann, because {why}"]
    assert server.posted == [("challenges/k3/decline", {})]


def test_terms_that_are_met() -> None:
    assert Terms(rating="rated").why_not(challenge(rated=True), 3) is None
    assert Terms(pace="real-time").why_not(challenge(clock="600~10"), 0) is None


def test_a_game_that_cannot_go_on_leaves_the_others_alone() -> None:
    server = FakeServer(
        bot=[[{"type": "game_start", "game": name} for name in ("bad", "good")]],
        good=[[game(), won(1)]],
    )
    server.streams["/bad"] = [[game()]]
    server.answers["move"] = [(422, {"error": "It is illegal."})]
    told: list[str] = []
    runner = BotRunner(server, Pass(), Terms(), told.append)
    thread = threading.Thread(target=runner.run)
    thread.start()
    while len(told) < 3:
        thread.join(0.001)
    runner.stop()
    thread.join(60)
    assert any(sentence.startswith("bad can't go on: ") for sentence in told)
    assert "good is over: won -157 to -157 (resignation)" in told


def test_a_token_that_is_refused_ends_the_bot() -> None:
    class Refusing(FakeServer):
        def check(self) -> dict[str, Any]:
            raise BotError("http://127.0.0.1:1 does not know this token.")

    with pytest.raises(BotError, match="does not know this token"):
        BotRunner(Refusing(), Pass(), Terms(), print).run()


def test_a_game_that_is_over_is_no_longer_played_and_the_oldest_is_left_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("quiltbee.bots.game.MOST_STAYING", 1)
    left: list[str] = []
    monkeypatch.setattr(GamePlayer, "leave", lambda player: left.append(player._game))
    names = ["k1", "k2", "k3"]
    server = FakeServer(bot=[])
    for name in names:
        server.streams[f"/{name}"] = [[game(), won(1)]]
    told: list[str] = []
    runner = BotRunner(server, Pass(), Terms(games=1), told.append)
    for count, name in enumerate(names, 1):
        runner._handle(challenge(name))
        while sum("is over" in sentence for sentence in told) < count:
            threading.Event().wait(0.001)
    runner.stop()
    assert left == ["k1"]
    assert not any("declined" in sentence for sentence in told)
