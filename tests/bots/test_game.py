"""One game of a bot: what it does when, and that nothing is done twice or lost."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from quiltbee.bots.game import GamePlayer, Terms, points_in
from quiltbee.bots.server import BotError, Json
from quiltbee.notation import format_move, parse_move, parse_position
from tests.bots.fakes import LOST, START, FakeServer, Pass, event, game, won


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.bots.server.SHORTEST_S", 0.001)
    monkeypatch.setattr("quiltbee.bots.game.STAYING_S", 0)


@pytest.fixture
def _stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltbee.bots.game.STAYING_S", 3600)


def play(
    server: FakeServer,
    thoughts: Pass | None = None,
    why_not: Callable[[Json], str | None] = lambda _: None,
    until: str = "?",
) -> list[str]:
    """What the player reports of its game `k3`; the bot stops once it says `until`."""
    told: list[str] = []
    stopped = threading.Event()

    def report(sentence: str) -> None:
        told.append(sentence)
        if until in sentence:
            stopped.set()

    GamePlayer(server, "k3", thoughts or Pass(), why_not, report, stopped).play()
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


# Points that go with a seat


def _second_of_two(points: int, **changes: Any) -> Json:
    """The second game on a ring, in which the bot sits second."""
    fair = {"kind": "both", "step": None, "points": points, "game": 2, "partner": "k2"}
    seats = [{**seat, "yours": not seat["yours"]} for seat in game()["seats"]]
    return game(fair=fair, seats=seats, **changes)


def _whole_game() -> list[str]:
    """The moves of a game in which both pass whenever they can: it ends -104 to -94."""
    position, moves = parse_position(START), []
    while not position.is_over:
        legal = list(map(format_move, position.legal_moves()))
        moves.append("pass" if "pass" in legal else legal[0])
        position = position.play(parse_move(moves[-1]))
    return moves


@pytest.mark.parametrize(
    ("points", "outcome"),
    [
        (0, "won -94 to -104 (score)"),
        (-9, "won -103 to -104 (score)"),
        (-11, "lost -105 to -104 (score)"),
        (124, "won 30 to -104 (score)"),
    ],
)
def test_the_winner_of_the_second_of_two_games_is_that_of_the_sum(
    points: int, outcome: str
) -> None:
    *moves, last = _whole_game()
    over = event(1, "move", move=last)
    server = FakeServer(k3=[[_second_of_two(points, moves=moves), over]])
    assert play(server) == [f"k3 is over: {outcome}"]


def test_the_points_of_one_who_cuts_count_and_the_seats_change() -> None:
    """The other one cuts and names 20 points; the bot then sits first."""
    fair = {"kind": "cut", "step": "cut", "points": None, "game": 1, "partner": None}
    seats = [{**seat, "yours": not seat["yours"]} for seat in game()["seats"]]
    settling = [
        game(fair=fair, seats=seats),
        event(1, "cut", player=1, points=20),
        event(2, "choose", player=1, swapped=True),
    ]
    thoughts = Pass()
    server = FakeServer(k3=[[*settling, won(3)]])
    assert play(server, thoughts) == ["k3 is over: won -157 to -137 (resignation)"]
    assert server.posted == [("games/k3/move", {"id": "move-2", "seen": 2, "move": "pass"})]
    assert points_in(thoughts.asked[0]) == 20


# After the end

OVER = "k3 is over: won -157 to -157 (resignation)"
ASKED = event(2, "rematch", player=2)
OPENED = event(3, "rematch_opened", table="k4")


@pytest.mark.usefixtures("_stays")
def test_it_agrees_to_play_again_and_leaves_once_the_next_game_is_open() -> None:
    server = FakeServer(k3=[[game(), won(1), None, LOST], [*_again(ASKED), OPENED]])
    assert play(server) == [OVER, "k3: agreed to play again"]
    assert server.posted[1:] == [("games/k3/rematch", {"id": "rematch-2", "seen": 2})]


def _again(*events: Json) -> list[Json | None]:
    """The stream after a new connection, of a game that is over."""
    return [game(number=1, ended={"kind": "resign", "player": 2}), *events]


@pytest.mark.usefixtures("_stays")
@pytest.mark.parametrize(
    ("terms", "changes", "why"),
    [
        (Terms(rating="rated"), {}, "only rated games are played"),
        (Terms(pace="untimed"), {"clock": "60+5"}, "only untimed games are played"),
        (Terms(games=3), {}, "as many games as that are being played (3)"),
    ],
)
def test_it_declines_to_play_again_by_its_terms(
    terms: Terms, changes: dict[str, str], why: str
) -> None:
    control = changes.get("clock")
    clock = control and {"control": control, "left": [9, 9], "running": None, "since": 0}
    whole = game(number=1, ended={"kind": "resign", "player": 2}, clock=clock, now=0)
    server = FakeServer(k3=[[whole, ASKED]])
    said = f"k3: declined to play again, because {why}"
    assert play(server, why_not=lambda asked: terms.why_not(asked, 3), until=why) == [OVER, said]
    assert server.posted == [("games/k3/decline", {"id": "decline-2", "seen": 2})]


@pytest.mark.usefixtures("_stays")
def test_it_agrees_when_asked_again_and_to_what_was_asked_while_it_was_away() -> None:
    declined = event(3, "decline", player=1)
    server = FakeServer(
        k3=[
            [game(), won(1), ASKED, declined, LOST],
            [
                game(
                    number=4,
                    ended={"kind": "resign", "player": 2},
                    rematch={"asked": [2], "game": None},
                ),
                event(5, "rematch_opened", table="k4"),
            ],
        ]
    )
    answers = iter(["only rated games are played", None])
    play(server, why_not=lambda _: next(answers))
    assert [path for path, _ in server.posted[1:]] == ["games/k3/decline", "games/k3/rematch"]


@pytest.mark.usefixtures("_stays")
def test_an_answer_that_comes_too_late_is_no_failure() -> None:
    server = FakeServer(k3=[[*_again(ASKED), OPENED]])
    server.answers["rematch"] = [(422, {"error": "There is no opponent left for a rematch."})]
    assert play(server)[0] == OVER


@pytest.mark.usefixtures("_stays")
def test_a_game_that_is_taken_back_after_its_end_goes_on() -> None:
    back = [event(3, "ask", player=2), event(4, "takeback", keep=0), won(5), OPENED]
    server = FakeServer(k3=[[game(), event(1), won(2), *back]])
    assert play(server).count("k3 is over: won -157 to -157 (resignation)") == 1
    assert [path for path, _ in server.posted] == [
        "games/k3/move",
        "games/k3/accept",
        "games/k3/move",
    ]


@pytest.mark.usefixtures("_stays")
@pytest.mark.parametrize("ended", [{"tournament": "t1"}, {"rematch": {"asked": [], "game": "k4"}}])
def test_it_leaves_where_no_other_game_can_come(ended: Json) -> None:
    over = game(number=1, ended={"kind": "resign", "player": 2}, **ended)
    server = FakeServer(k3=[[over]])
    assert play(server) == [OVER]
    assert server.posted == []
