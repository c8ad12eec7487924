"""Time passes on two real servers with one PostgreSQL, and one of them is killed."""

import json
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.following import Follower, Json
from tests.server.forked import ForkedServer
from tests.server.postgres import sql
from tests.server.process import PATIENCE

pytestmark = pytest.mark.slow(15)

MAIN = 10
"""Seconds on each clock: the least there can be."""

Two = tuple[ForkedServer, ForkedServer]


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[Two]:
    """Two processes on one database."""
    servers = ForkedServer(tmp_path / "one", database), ForkedServer(tmp_path / "two", database)
    yield servers
    for server in servers:
        server.stop(signal.SIGKILL)


@contextmanager
def people(server: ForkedServer, count: int) -> Iterator[list[httpx.Client]]:
    """Browsers at one server."""
    with ExitStack() as stack:
        yield [stack.enter_context(server.client()) for _ in range(count)]


def pass_once(server: ForkedServer, browser: httpx.Client, game: str) -> None:
    """Look in at a table, pass there, and go away."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"{server.url.replace('http', 'ws', 1)}api/games/{game}/play?version=2"
    headers = {"Cookie": cookies}
    with connect(address, additional_headers=headers, proxy=None) as page:
        follower = Follower()
        number = follower.take(json.loads(page.recv(PATIENCE)))["number"]
        message = {"type": "move", "id": "first", "seen": number, "move": "pass"}
        page.send(json.dumps(message))
        told: Json = {}
        while told.get("acknowledges") != "first":
            told = follower.take(json.loads(page.recv(PATIENCE)))


def opened(one: httpx.Client, other: httpx.Client, **wish: object) -> str:
    """A table of two people with a clock of ten seconds; the one who opens it is first."""
    wish = {"opponent": "friend", "first": "you", "clock": f"{MAIN}+0", **wish}
    answer = one.post("/api/games", json=wish).json()
    code = answer["invitation"].removeprefix("/i/")
    assert other.post(f"/api/invitations/{code}", json={}).status_code == 201
    return str(answer["id"])


def endings(database: str, *games: str) -> list[tuple[str, int]]:
    """How the games ended that are over, and when, in ms since 1970; nobody is made to look."""
    rows = sql(database, "SELECT game, kind, at FROM events WHERE over = 1")
    return [(kind, at) for game, kind, at in rows if game in games]


def wait_for_endings(database: str, *games: str) -> list[tuple[str, int]]:
    deadline = time.monotonic() + PATIENCE
    while len(found := endings(database, *games)) < len(games):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return found


def moved_at(database: str, game: str) -> int:
    rows = sql(database, f"SELECT at FROM events WHERE game = '{game}' AND kind = 'move'")
    return int(rows[-1][0])


def begun(
    database: str, club: list[httpx.Client], **wish: object
) -> tuple[str, dict[int, httpx.Client], Json]:
    """A tournament of two rounds that has begun: its id, browsers by number, and what is told."""
    wish = {"name": "Club", "kind": "swiss", "rounds": 2, "twice": False, **wish}
    answer = club[0].post("/api/tournaments", json=wish).json()
    tournament, code = answer["id"], answer["invitation"].partition("#join=")[2]
    if "deadline" in wish:  # sooner than people may set it
        sql(database, f"UPDATE tournaments SET deadline = 5000 WHERE id = '{tournament}'")
    numbers: dict[int, httpx.Client] = {}
    for browser in club:
        joined = browser.post(f"/api/tournaments/{tournament}/join", json={"code": code}).json()
        numbers[joined["you"]] = browser
    return tournament, numbers, club[0].post(f"/api/tournaments/{tournament}/start").json()


def games_of(told: Json, number: int = 1) -> list[Json]:
    """The games of a round."""
    return [game for pair in told["schedule"][number - 1]["pairings"] for game in pair["games"]]


def wait_for_round_two(database: str, tournament: str) -> None:
    deadline = time.monotonic() + PATIENCE
    query = f"SELECT round FROM tournaments WHERE id = '{tournament}' AND round = 2"
    while not sql(database, query):
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.parametrize(
    "killed",
    [
        "who keeps the time",
        pytest.param("the other", marks=pytest.mark.nightly),
        pytest.param("nobody", marks=pytest.mark.nightly),
    ],
)
def test_flags_fall_and_rounds_go_on_with_all_pages_closed_though_a_server_is_killed(
    two: Two, database: str, killed: str
) -> None:
    """At a table of two, in a tournament of five, and in one of three to which nobody comes back.

    There the first players pass. The fifth and the third have a bye, and whoever does not come to
    the third tournament forfeits once.
    """
    one, other = two
    with people(one, 10) as club:
        table = opened(*club[:2])
        pass_once(one, club[0], table)
        five, numbers, told = begun(database, club[2:7], clock=f"{MAIN}+0")
        games = [game["id"] for game in games_of(told)]
        assert len(games) == 2
        for game in games_of(told):
            pass_once(one, numbers[game["first"]], game["id"])
        three, numbers, told = begun(database, club[7:], deadline=60)
        (game,) = games_of(told)
        pass_once(one, numbers[game["first"]], game["id"])
    if killed != "nobody":
        (one if killed == "who keeps the time" else other).stop(signal.SIGKILL)
    assert endings(database, table, *games, game["id"]) == []
    ((kind, at),) = wait_for_endings(database, game["id"])
    (created,) = sql(database, f"SELECT created FROM games WHERE id = '{game['id']}'")[0]
    assert kind == "resign"
    assert at >= created + 5000
    wait_for_round_two(database, three)
    time.sleep(1)
    assert len(endings(database, game["id"])) == 1
    rounds = f"SELECT round FROM tournament_games WHERE tournament = '{three}' ORDER BY round"
    assert sql(database, rounds) == [(1,), (2,)]
    with (other if killed == "who keeps the time" else one).client() as browser:
        told = browser.get(f"/api/tournaments/{three}").json()
        assert [one["entrant"] for one in told["entrants"] if one["withdrawn"]] == [game["second"]]
        (missed,) = games_of(told)
        assert (missed["reason"], missed["winner"]) == ("forfeit", game["first"])
        ((kind, at),) = wait_for_endings(database, table)
        assert kind == "flag"
        assert 500 <= at - moved_at(database, table) - 1000 * MAIN < 2_500
        assert [kind for kind, _ in wait_for_endings(database, *games)] == ["flag", "flag"]
        wait_for_round_two(database, five)
        told = browser.get(f"/api/tournaments/{five}").json()
        assert (told["round"], len(told["schedule"][1]["pairings"])) == (2, 3)
    time.sleep(1)
    assert len(endings(database, table, *games)) == 3


def test_a_server_that_starts_lets_flags_fall_and_no_time_is_lost_for_the_time_without_one(
    two: Two, database: str, tmp_path: Path
) -> None:
    one = two[0]
    with people(one, 2) as (ann, bob):
        game = opened(ann, bob)
        pass_once(one, ann, game)
    time.sleep(1.5)  # signs of life come every half second once a clock runs
    for server in two:
        server.stop(signal.SIGKILL)
    time.sleep(3)
    began = 1000 * time.time()
    three = ForkedServer(tmp_path / "three", database)
    try:
        ((kind, at),) = wait_for_endings(database, game)
    finally:
        three.stop(signal.SIGKILL)
    (lost,) = sql(database, "SELECT lost FROM events WHERE kind = 'flag'")[0]
    assert kind == "flag"
    assert lost >= 2_500
    assert at - lost - moved_at(database, game) == pytest.approx(1000 * MAIN + 500, abs=1_500)
    assert at > began


@contextmanager
def seated(server: ForkedServer, browser: httpx.Client, game: str) -> Iterator[ClientConnection]:
    """A page at a table, for as long as the block runs."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    address = f"{server.url.replace('http', 'ws', 1)}api/games/{game}/play?version=2"
    with connect(
        address, additional_headers={"Cookie": cookies}, proxy=None, ping_interval=None
    ) as page:
        yield page


def left_of(other: ForkedServer, browser: httpx.Client, game: str) -> list[int]:
    """What both seats have left now, in milliseconds."""
    told = browser.get(f"{other.url}api/games/{game}").json()
    left, clock = list(told["clock"]["left"]), told["clock"]
    if clock["running"] is not None:
        left[clock["running"] - 1] -= max(0, told["now"] - clock["since"])
    return left


@pytest.mark.parametrize("comes_back", [True, pytest.param(False, marks=pytest.mark.nightly)])
def test_a_process_that_hangs_costs_its_players_nothing(
    two: Two, database: str, comes_back: bool
) -> None:
    """It hangs for longer than the player to move has; or the player goes to the other process."""
    one, other = two
    with people(one, 2) as (ann, bob), people(other, 1) as (stranger,):
        game = opened(ann, bob)
        pass_once(one, ann, game)
        with seated(one, bob, game):
            time.sleep(2)  # the other process learns that he is there
            before, began = left_of(one, bob, game), time.monotonic()
            one.send_signal(signal.SIGSTOP)
            try:
                charged = time.monotonic() - began
                time.sleep(MAIN + 3)
                assert endings(database, game) == []
                if not comes_back:
                    with other.client() as again:
                        again.cookies.update(dict(bob.cookies))
                        with seated(other, again, game):
                            after = left_of(other, again, game)
            finally:
                one.send_signal(signal.SIGCONT)
            if comes_back:
                began = time.monotonic()
                time.sleep(2)
                after = left_of(other, stranger, game)
                charged += time.monotonic() - began
        lost = before[1] - after[1] - 1000 * charged
        assert -1_500 <= lost <= 1_000  # what a sign of life has promised is given too
        ((kind, _),) = wait_for_endings(database, game)
        assert kind == "flag"
