"""What each call costs at its worst: `scripts/bench routes` writes the table of docs/costs.md.

A server without limits on rates is filled: somebody with 100 whole games, and a tournament of 64
people and 15 rounds. Each call is made with the input that costs most, some times; what it costs is
the processor's time of the server and of the processes that it starts, beside the time it takes.
`ROUTES` says for each by which door the costly part goes, and so what bounds it.
"""

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Literal
from urllib.parse import quote

from sqlalchemy import Connection, insert

from benchmarks.load.attacks import COSTLY, Guest
from benchmarks.load.server import Server, running
from benchmarks.load.tables import random_duel
from quiltbee.games import Moved
from quiltbee.notation import format_link, format_move, format_position, parse_move
from quiltbee.players import ENGINE
from quiltbee.rules import PASS, new_game, ring_from_seed
from quiltbee.server.accounts.schema import administrators
from quiltbee.server.accounts.ties import MOST_TIES, ties
from quiltbee.server.admin.log import ActionLog
from quiltbee.server.clock import now
from quiltbee.server.http.cookies import hash_of, new_token
from quiltbee.server.ids import new_id
from quiltbee.server.store import SeatHolder, Session, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.rows import insert_newcomer
from quiltbee.server.store.schema import people
from quiltbee.server.store.store import Store

Door = Literal["made", "loop", "readers", "commits", "turns", "passphrases", "studio", "engines"]
"""Where the costly part of a call is done:

made          answered from what was made already
loop          on the event loop, and short
readers       queries in the four threads that read
commits       in the thread that writes, grouped with others
turns         in the threads of `Services.heavy`, in turns by address and person
passphrases   in the threads that hash and measure passphrases, in turns too
studio        in the processes that draw, in turns
engines       by engines, in turns, a few for each person and address
"""

GAMES, PEOPLE, ROUNDS = 100, 64, 15
CALLS = 20
SECONDS = 1.5
PASSPHRASE = "a boat full of buttons"
HOSTILE = "(" * 60_000
"""About as long as a body may be."""


@dataclass(frozen=True)
class Route:
    """A call with its worst input, in which `{game}` and the like stand for `World.values`."""

    call: str
    door: Door
    worst: str = "any"
    address: str = ""
    body: object = None
    as_: Literal["ann", "stranger", "bot"] = "ann"


def route(call: str, door: Door, worst: str = "any", address: str = "", **more: object) -> Route:
    return Route(call, door, worst, address or call.partition(" ")[2], **more)  # type: ignore[arg-type]


_MANY_TRIES = {"moves": [["pass"] * 30] * 60}
_GAME = {"id": "x", "seen": 0}

ROUTES = (
    route("GET /openapi.json", "made"),
    route("GET /puzzles.json", "made"),
    route("GET /api/health", "loop"),
    route("GET /api/patches", "made"),
    route("GET /api/games/{game}", "turns", "a whole game, not in memory"),
    route("GET /api/games/{game}/record.pgr", "turns", "a whole game"),
    route("GET /api/games/{game}/replay", "turns", "a whole game"),
    route("POST /api/replay", "turns", "60,000 brackets", body={"text": HOSTILE}),
    route("GET /api/games/{game}/position", "turns", "a whole game"),
    route("GET /api/position", "turns", "a beginning", "/api/position?pps={pps}"),
    route("GET /api/me", "readers"),
    route("PATCH /api/me", "commits", body={"name": "Ann"}),
    route(
        "POST /api/account",
        "passphrases",
        "a costly passphrase",
        body={"login": "x{number}", "passphrase": COSTLY},
    ),
    route(
        "POST /api/sign-in",
        "passphrases",
        "a wrong passphrase",
        body={"login": "annie", "passphrase": "a wrong one"},
    ),
    route("POST /api/sign-out", "commits", as_="stranger"),
    route("POST /api/sign-out/everywhere", "commits", as_="stranger"),
    route("GET /api/me/sessions", "readers"),
    route("DELETE /api/me/sessions/{session}", "commits", "0" * 16, "/api/me/sessions/" + "0" * 16),
    route("POST /api/me/passphrase", "passphrases", body={"new": PASSPHRASE, "old": "wrong one"}),
    route("GET /api/me/data.json", "readers", f"{GAMES} games"),
    route("DELETE /api/me", "commits", "without games", as_="stranger", body={}),
    route("POST /api/passkeys/options", "commits", body={}),
    route(
        "POST /api/passkeys",
        "loop",
        "no such ceremony",
        body={"ceremony": "AAAA-AAAA-AAAA", "credential": {}},
    ),
    route("DELETE /api/passkeys/{passkey}", "commits", "none", "/api/passkeys/none"),
    route("POST /api/sign-in/passkey/options", "commits", as_="stranger"),
    route(
        "POST /api/sign-in/passkey",
        "loop",
        "no such ceremony",
        body={"ceremony": "AAAA-AAAA-AAAA", "credential": {}},
    ),
    route("POST /api/me/link", "commits"),
    route("DELETE /api/me/link", "commits"),
    route(
        "POST /api/sign-in/link/look", "readers", "no such code", body={"code": "AAAA-AAAA-AAAA"}
    ),
    route("POST /api/sign-in/link", "readers", "no such code", body={"code": "AAAA-AAAA-AAAA"}),
    route("GET /api/address", "turns"),
    route("POST /api/qr", "turns", "200 characters", body={"path": "/s/" + "a" * 190}),
    route("POST /api/me/push", "commits", "no subscription", body={}),
    route("DELETE /api/me/push", "commits", "none", body={"endpoint": "https://example.org/x"}),
    route("POST /api/reports", "commits", body={"game": "{game}", "reason": "name"}),
    route("GET /api/me/ratings", "readers"),
    route("GET /api/ratings", "readers", "any", "/api/ratings?class=blitz"),
    route("GET /api/me/statistics", "readers", f"{GAMES} games"),
    route("GET /api/solo", "readers"),
    route("GET /api/people/{person}", "readers"),
    route("GET /api/me/people", "turns", "1,000 followed"),
    route("POST /api/me/people", "commits", "nobody", body={"kind": "block", "person": "nobody"}),
    route("GET /api/bots", "readers"),
    route("GET /api/me/bots", "readers"),
    route("POST /api/me/bots", "commits", "too many", body={"name": "Another"}),
    route("DELETE /api/me/bots/{bot}", "commits", "none", "/api/me/bots/none"),
    route("POST /api/me/bots/{bot}/tokens", "commits", body={"scope": "play"}),
    route(
        "DELETE /api/me/bots/{bot}/tokens/{token}", "commits", "none", "/api/me/bots/{bot}/tokens/a"
    ),
    route("POST /api/challenges", "loop", "not online", body={"bot": "Fast"}),
    route("GET /api/bot/me", "readers", as_="bot"),
    route("GET /api/bot/stream", "loop", "a stream; not called"),
    route("GET /api/bot/games/{game}/stream", "turns", "a stream; not called"),
    route("POST /api/bot/games/{game}/move", "turns", as_="bot", body={**_GAME, "move": "pass"}),
    route(
        "POST /api/bot/games/{game}/{action}",
        "turns",
        "any",
        "/api/bot/games/{game}/resign",
        as_="bot",
        body=_GAME,
    ),
    route("POST /api/bot/challenges", "loop", "not online", as_="bot", body={"bot": "Fast"}),
    route(
        "POST /api/bot/challenges/{game}/{answer}",
        "turns",
        "none",
        "/api/bot/challenges/{game}/accept",
        as_="bot",
    ),
    route("POST /api/tournaments", "commits", body={"name": "Club", "kind": "round_robin"}),
    route("POST /api/tournaments/{tournament}/invitation", "loop"),
    route("POST /api/tournaments/{tournament}/join", "turns", "a closed one", body={}),
    route("POST /api/tournaments/{tournament}/enter", "turns", "no bots", body={"bot": "Fast"}),
    route("DELETE /api/tournaments/{tournament}", "loop", "one that has begun"),
    route("GET /api/tournaments", "readers"),
    route("GET /api/tournaments/{tournament}", "turns", f"{PEOPLE} people, {ROUNDS} rounds"),
    route(
        "GET /api/games/{game}/tournament", "loop", "its last round", "/api/games/{last}/tournament"
    ),
    route("GET /api/tournaments/{tournament}/clocks", "made", "one that is over"),
    route("GET /api/tournaments/{tournament}/standings.csv", "turns", f"{PEOPLE} people"),
    route("GET /api/tournaments/{tournament}/records.pgr", "turns", "480 games"),
    route("POST /api/tournaments/{tournament}/start", "turns", "one that has begun"),
    route("POST /api/tournaments/{tournament}/withdraw", "turns", "not in it"),
    route("POST /api/tournaments/{tournament}/remove", "turns", "again", body={"entrant": 1}),
    route("POST /api/tournaments/{tournament}/readmit", "turns", "again", body={"entrant": 1}),
    route("POST /api/tournaments/{tournament}/appoint", "turns", "over", body={"entrant": 2}),
    route("POST /api/tournaments/{tournament}/pause", "turns", "over", body={}),
    route(
        "POST /api/tournaments/{tournament}/forfeit",
        "turns",
        "over",
        body={"pairing": 1, "entrant": 1},
    ),
    route(
        "POST /api/tournaments/{tournament}/correct",
        "turns",
        "another note each time",
        body={"game": "{last}", "winner": None, "note": "Note {number}."},
    ),
    route("POST /api/tournaments/{tournament}/bye", "turns", "past", body={"round": 1}),
    route(
        "POST /api/games",
        "turns",
        "60,000 brackets",
        body={"opponent": "computer", "from": HOSTILE},
    ),
    route("POST /api/games/{game}/invitation", "turns"),
    route("GET /api/invitations/{code}", "readers", "none", "/api/invitations/AAAA-AAAA-AAAA"),
    route(
        "POST /api/invitations/{code}",
        "readers",
        "none",
        "/api/invitations/AAAA-AAAA-AAAA",
        body={},
    ),
    route(
        "GET /api/invitations/{code}/game",
        "readers",
        "none",
        "/api/invitations/AAAA-AAAA-AAAA/game",
    ),
    route("POST /api/games/{game}/seat", "turns", body={}),
    route("POST /api/match", "commits", "refused after some", body={"clock": "600+5"}),
    route("GET /api/lobby", "readers"),
    route("GET /api/me/opponents", "readers", f"{GAMES} games"),
    route("POST /api/games/{game}/again", "turns", body={}),
    route("GET /api/me/invitations", "readers"),
    route("POST /api/games/{game}/decline", "turns"),
    route("GET /api/me/games", "turns", f"50 of {GAMES} games", "/api/me/games?limit=50"),
    route("GET /api/me/records.zip", "turns", f"{GAMES} games"),
    route(
        "POST /api/analysis",
        "engines",
        "one second",
        body={"position": "{pps}", "seconds": 1},
    ),
    route(
        "POST /api/reasons",
        "engines",
        "two moves",
        body={"position": "{pps}", "move": "{move}", "mine": "pass"},
    ),
    route("GET /api/me/running", "readers", f"{GAMES} games"),
    route("POST /api/review", "turns", "60,000 brackets", body={"text": HOSTILE}),
    route("GET /api/games/{game}/review", "engines", "a stream; not called"),
    route("GET /api/days/{day}", "readers", "today", "/api/days/{day}"),
    route("POST /api/days/{day}", "commits", "today", "/api/days/{day}"),
    route("GET /api/me/days", "readers"),
    route("GET /api/puzzles", "turns"),
    route("GET /api/puzzles/next", "turns", "100 puzzles", "/api/puzzles/next?number=100"),
    route("GET /api/puzzles/days/{day}", "turns", "today"),
    route("POST /api/puzzles/runs", "turns"),
    route("POST /api/puzzles/runs/{run}", "turns", "30 tries at each of 60", body=_MANY_TRIES),
    route("GET /api/puzzles/{puzzle}", "turns"),
    route(
        "POST /api/puzzles/{puzzle}/attempts", "turns", "30 moves", body={"moves": ["pass"] * 30}
    ),
    route("POST /api/puzzles/{puzzle}/reports", "commits", body={"reason": "other"}),
    route(
        "GET /api/games/{game}/picture.{kind}",
        "studio",
        "animated, 1,200 px, another each time",
        "/api/games/{game}/picture.webp?size=1200&at={number}",
    ),
    route(
        "GET /api/invitations/{code}/picture.{kind}",
        "studio",
        "none",
        "/api/invitations/AAAA-AAAA-AAAA/picture.png",
    ),
    route(
        "GET /api/picture.{kind}",
        "studio",
        "a malformed game",
        "/api/picture.png?game={link}&size=1200",
    ),
    route("GET /api/me/progress", "readers", f"{GAMES} games"),
    route("GET /api/me/mistakes", "readers"),
    route(
        "POST /api/me/mistakes/{game}/{number}",
        "readers",
        "none",
        "/api/me/mistakes/{game}/1",
        body={"move": "pass"},
    ),
    route("GET /api/admin/reports", "readers"),
    route("GET /api/admin/people", "readers", "a letter", "/api/admin/people?wanted=a"),
    route("GET /api/admin/log", "readers", "a full page"),
    route("DELETE /api/me/tokens", "commits"),
    route("POST /api/admin", "commits", body={"action": "lift", "person": "nobody"}),
)


@dataclass(frozen=True)
class World:
    """What the server was filled with: values for the braces in `ROUTES`, and who calls."""

    values: dict[str, str]
    callers: dict[str, Guest]

    def filled(self, text: str, number: int) -> str:
        """Put the values, and the number of the call, in the place of the braces."""
        for name, value in {**self.values, "number": str(number)}.items():
            text = text.replace(f"{{{name}}}", quote(value) if text[:1] == "/" else value)
        return text


ANN = Session(hash_of(TOKEN := new_token()), new_id(), now())


def fill(store: Store) -> None:
    """Store an administrator with whole games at one screen."""

    async def play(number: int) -> None:
        duel = random_duel(f"routes {number}")
        seats = (SeatHolder("Ann", person=ANN.person), SeatHolder("Ben", person=ANN.person))
        start = new_game(ring_from_seed(duel.seed))
        setup = TableSetup(f"routes{number}", now(), seats, duel.seed, start)
        await store.database.write(lambda connection: insert_table(connection, setup))
        stored, ended = StoredGame.fold(setup), asyncio.get_running_loop().create_future()
        for at, (_, move) in enumerate(duel.moves, 1):
            event = StoredEvent(at, f"m{at}", now(), Moved(parse_move(move)), ANN.person)
            done = ended.set_result if at == len(duel.moves) else lambda _: None
            stored = store.games.append(stored, event, done)
        await ended

    async def fill_all() -> None:
        def add(connection: Connection) -> None:
            insert_newcomer(connection, ANN)
            connection.execute(insert(administrators), {"person": ANN.person})
            others = [{"id": new_id(), "created": now()} for _ in range(MOST_TIES)]
            connection.execute(insert(people), others)
            tie = {"person": ANN.person, "kind": "follow", "name": "Somebody", "created": now()}
            connection.execute(insert(ties), [{**tie, "other": one["id"]} for one in others])

        await store.database.write(add)
        for number in range(GAMES):
            await play(number)
            given = {"person": ANN.person, "name": f"Ann {number}"}
            await store[ActionLog].add("rename", given, now(), ANN.person, "x" * 200)

    asyncio.run(fill_all())


def begin(url: str) -> World:
    """Fill the rest by calls: an account, a bot, and a tournament played to its end by forfeits."""
    ann = Guest(url, "127.0.0.1")
    ann.cookie = f"quiltbee_session={TOKEN}"
    assert ann.call("POST", "/api/account", {"login": "annie", "passphrase": PASSPHRASE})[0] == 201
    bot = _made(ann, "/api/me/bots", {"name": "Fast", "scope": "play"})
    club = _made(
        ann,
        "/api/tournaments",
        {
            "name": "Club",
            "kind": "swiss",
            "rounds": ROUNDS,
            "twice": False,
            "public": True,
        },
    )
    path = f"/api/tournaments/{club['id']}"
    for number in range(PEOPLE):
        _made(Guest(url, "127.0.0.1"), f"{path}/join", {"name": f"Somebody {number}"})
    state = _made(ann, f"{path}/start")
    for _ in range(ROUNDS):
        for pairing in state["schedule"][-1]["pairings"]:
            given = {"pairing": pairing["pairing"], "entrant": pairing["first"]}
            state = _made(ann, f"{path}/forfeit", given)
    _, overview = Guest(url, "127.0.0.1").call("GET", "/api/puzzles/next")
    run = _made(ann, "/api/puzzles/runs")
    stranger, program = Guest(url, "127.0.0.1"), Guest(url, "127.0.0.1")
    program.bearer = bot["token"]
    start = new_game(ring_from_seed("routes"))
    values = {
        "game": "routes0",
        "last": state["schedule"][-1]["pairings"][-1]["games"][-1]["id"],
        "tournament": club["id"],
        "person": ANN.person,
        "bot": bot["id"],
        "run": run["id"],
        "puzzle": overview["puzzles"][0]["id"],  # type: ignore[index]
        "day": time.strftime("%Y-%m-%d", time.gmtime()),
        "link": _link(),
        "pps": format_position(start),
        "move": format_move(next(move for move in start.legal_moves() if move != PASS)),
    }
    return World(values, {"ann": ann, "stranger": stranger, "bot": program})


def _link() -> str:
    duel = random_duel("routes 0")
    moves = [parse_move(move) for _, move in duel.moves]
    return format_link(new_game(ring_from_seed(duel.seed)), moves).removeprefix("#")


def _made(guest: Guest, path: str, body: object = None) -> dict[str, Any]:
    status, answer = guest.call("POST", path, body)
    assert status in (200, 201), f"{path}: {status} {answer}"
    assert isinstance(answer, dict)
    return answer


def measure(server: Server, world: World, one: Route) -> tuple[float, float, float, set[int]]:
    """The processor's ms of the server for a call, the waits' median and longest, the statuses."""
    guest, method = world.callers[one.as_], one.call.partition(" ")[0]
    waits, statuses, before = list[float](), set[int](), server.busy_seconds_of_all
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until and len(waits) < CALLS:
        number = len(waits)
        body = one.body and json.loads(world.filled(json.dumps(one.body), number))
        began = time.perf_counter()
        status, _ = guest.call(method, world.filled(one.address, number), body)
        waits.append(1000 * (time.perf_counter() - began))
        statuses.add(status)
    busy = 1000 * (server.busy_seconds_of_all - before) / len(waits)
    return busy, median(waits), max(waits), statuses


def main(arguments: Sequence[str] = ()) -> None:
    """Print the table."""
    wanted = arguments or [""]
    with running(ENGINE, prepare=fill) as server:
        world = begin(server.url)
        print("| call | worst input | door | processor | wait, longest | status |")
        print("|---|---|---|---|---|---|")
        for one in ROUTES:
            if "not called" in one.worst or not any(word in one.call for word in wanted):
                print(f"| `{one.call}` | {one.worst} | {one.door} | | | |", flush=True)
                continue
            busy, usual, longest, statuses = measure(server, world, one)
            said = ", ".join(map(str, sorted(statuses)))
            figures = f"{busy:.1f} ms | {usual:.1f} ms, {longest:.0f} ms"
            print(f"| `{one.call}` | {one.worst} | {one.door} | {figures} | {said} |", flush=True)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
