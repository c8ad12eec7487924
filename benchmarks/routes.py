"""Measure each call at its worst, and write the table of docs/how-it-works/costs.md.

A server without limits on rates is filled: people with 100 whole games, and tournaments of 64
people and 15 rounds. Each call is made with the input that costs most, some times; what it costs is
the processor's time of the server and of the processes that it starts, beside the time it takes.
`ROUTES` says for each by which door the costly part goes, and so what bounds it.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal

from benchmarks.load import worlds
from benchmarks.load.attacks import COSTLY
from benchmarks.load.crowds import LONG_RECORD
from benchmarks.load.server import Server, running
from benchmarks.load.worlds import (
    GAMES,
    PASSPHRASE,
    PEOPLE,
    ROUNDS,
    MakeStage,
    Stage,
    World,
    filled,
)
from quiltbee.players import ENGINE

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

CALLS, STAGED_CALLS = 20, 6
SECONDS = 1.5


@dataclass(frozen=True)
class Route:
    """A call with its worst input, in which `{game}` and the like stand for `World.values`.

    With a `stage` the caller and some values are made anew for each of `calls` times.
    """

    call: str
    door: Door
    worst: str = "any"
    address: str = ""
    body: object = None
    as_: Literal["ann", "stranger", "bot"] = "ann"
    stage: MakeStage | None = None
    calls: int = STAGED_CALLS


def route(call: str, door: Door, worst: str = "any", address: str = "", **more: object) -> Route:
    return Route(call, door, worst, address or call.partition(" ")[2], **more)  # type: ignore[arg-type]


_RUNNING = "/api/tournaments/{running}/"
_GAME = {"id": "x", "seen": 0}

ROUTES = (
    route("GET /openapi.json", "made"),
    route("GET /puzzles.json", "made"),
    route("GET /api/health", "loop"),
    route("GET /api/patches", "made"),
    route("GET /api/games/{game}", "turns", "a whole game, not in memory"),
    route("GET /api/games/{game}/record.pgr", "turns", "a whole game"),
    route("GET /api/games/{game}/replay", "turns", "a whole game"),
    route("POST /api/replay", "turns", "a record of 20,000 tokens", body={"text": LONG_RECORD}),
    route("GET /api/games/{game}/position", "turns", "a whole game"),
    route("GET /api/position", "turns", "a beginning", "/api/position?pps={pps}"),
    route("GET /api/me", "readers"),
    route("PATCH /api/me", "commits", body={"name": "Ann"}),
    route(
        "POST /api/account",
        "passphrases",
        "a costly passphrase",
        body={"login": "x{number}{tail}", "passphrase": COSTLY},
        stage=worlds.newcomer,
    ),
    route(
        "POST /api/sign-in",
        "passphrases",
        "the right passphrase",
        body={"login": "annie", "passphrase": PASSPHRASE},
        stage=worlds.newcomer,
    ),
    route("POST /api/sign-out", "commits", "a session", stage=worlds.guest),
    route("POST /api/sign-out/everywhere", "commits", "an account", stage=worlds.member),
    route("GET /api/me/sessions", "readers"),
    route("DELETE /api/me/sessions/{session}", "commits", "another browser", stage=worlds.session),
    route(
        "POST /api/me/passphrase",
        "passphrases",
        "a new one",
        body={"new": "another boat full of buttons", "old": PASSPHRASE},
        stage=worlds.member,
    ),
    route("GET /api/me/data.json", "readers", f"{GAMES} games"),
    route("DELETE /api/me", "commits", f"{GAMES} games", body={}, stage=worlds.leaving, calls=2),
    route(
        "POST /api/passkeys/options",
        "commits",
        "a new account",
        body={"login": "{login}"},
        stage=worlds.wish_for_passkey,
    ),
    route(
        "POST /api/passkeys",
        "commits",
        "a new account",
        body={"ceremony": "{ceremony}", "credential": "{credential}"},
        stage=worlds.new_passkey,
    ),
    route("DELETE /api/passkeys/{passkey}", "commits", "one of one", stage=worlds.kept_passkey),
    route("POST /api/sign-in/passkey/options", "commits", stage=worlds.wish_for_passkey),
    route(
        "POST /api/sign-in/passkey",
        "commits",
        "an account",
        body={"ceremony": "{ceremony}", "credential": "{credential}"},
        stage=worlds.passkey,
    ),
    route("POST /api/me/link", "commits"),
    route("DELETE /api/me/link", "commits"),
    route(
        "POST /api/sign-in/link/look",
        "readers",
        "an account",
        body={"code": "{code}"},
        stage=worlds.link_code,
    ),
    route(
        "POST /api/sign-in/link",
        "commits",
        "an account",
        body={"code": "{code}"},
        stage=worlds.link_code,
    ),
    route("GET /api/address", "turns"),
    route("POST /api/qr", "turns", "200 characters", body={"path": "/s/" + "a" * 190}),
    route(
        "POST /api/me/push",
        "commits",
        "notifications are off",
        body={
            "subscription": {
                "endpoint": "https://fcm.googleapis.com/x",
                "keys": {"p256dh": "AA", "auth": "AA"},
            }
        },
    ),
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
    route(
        "POST /api/me/bots",
        "commits",
        "the first one",
        body={"name": "New {called}"},
        stage=worlds.guest,
    ),
    route("DELETE /api/me/bots/{bot}", "commits", "one of one", stage=worlds.owner),
    route(
        "POST /api/me/bots/{bot}/tokens",
        "commits",
        "another one",
        body={"scope": "play"},
        stage=worlds.owner,
    ),
    route("DELETE /api/me/bots/{bot}/tokens/{token}", "commits", "one of one", stage=worlds.owner),
    route("POST /api/challenges", "loop", "not online", body={"bot": "Fast"}),
    route("GET /api/bot/me", "readers", as_="bot"),
    route("GET /api/bot/stream", "loop", "a stream; not called"),
    route("GET /api/bot/games/{game}/stream", "turns", "a stream; not called"),
    route(
        "POST /api/bot/games/{game}/move",
        "turns",
        "a move",
        body={"id": "x", "seen": "{seen}", "move": "pass"},
        stage=worlds.bots_game,
    ),
    route(
        "POST /api/bot/games/{game}/{action}",
        "turns",
        "resignation",
        "/api/bot/games/{game}/resign",
        body={"id": "x", "seen": "{seen}"},
        stage=worlds.bots_game,
    ),
    route(
        "POST /api/bot/challenges", "loop", "a bot that listens", as_="bot", body={"bot": "Slow"}
    ),
    route(
        "POST /api/bot/challenges/{game}/{answer}",
        "turns",
        "acceptance",
        "/api/bot/challenges/{game}/accept",
        stage=worlds.challenged,
    ),
    route(
        "POST /api/tournaments",
        "commits",
        body={"name": "Club", "kind": "round_robin"},
        stage=worlds.guest,
    ),
    route(
        "POST /api/tournaments/{tournament}/invitation",
        "loop",
        "one that waits",
        stage=worlds.fresh_tournament,
    ),
    route(
        "POST /api/tournaments/{tournament}/join",
        "turns",
        f"the last of {PEOPLE}",
        body={"code": "{code}"},
        stage=worlds.joining,
    ),
    route(
        "POST /api/tournaments/{tournament}/enter",
        "turns",
        "an own bot",
        body={"bot": "{bot}"},
        stage=worlds.fresh_tournament,
    ),
    route(
        "DELETE /api/tournaments/{tournament}",
        "loop",
        "one that waits",
        stage=worlds.fresh_tournament,
    ),
    route("GET /api/tournaments", "readers"),
    route("GET /api/tournaments/{tournament}", "turns", f"{PEOPLE} people, {ROUNDS} rounds"),
    route(
        "GET /api/games/{game}/tournament", "loop", "its last round", "/api/games/{last}/tournament"
    ),
    route("GET /api/tournaments/{tournament}/clocks", "made", "one that is over"),
    route("GET /api/tournaments/{tournament}/standings.csv", "turns", f"{PEOPLE} people"),
    route("GET /api/tournaments/{tournament}/records.pgr", "turns", "480 games"),
    route(
        "POST /api/tournaments/{tournament}/start",
        "turns",
        f"{PEOPLE} people",
        stage=worlds.starting,
        calls=2,
    ),
    route(
        "POST /api/tournaments/{tournament}/withdraw",
        "turns",
        "in round 13 of 15",
        _RUNNING + "withdraw",
        stage=worlds.entrant,
    ),
    route(
        "POST /api/tournaments/{tournament}/remove",
        "turns",
        "in round 13 of 15",
        _RUNNING + "remove",
        stage=worlds.removed,
        body={"entrant": "{entrant}"},
    ),
    route(
        "POST /api/tournaments/{tournament}/readmit",
        "turns",
        "in round 13 of 15",
        _RUNNING + "readmit",
        stage=worlds.removed,
        body={"entrant": "{entrant}"},
    ),
    route("POST /api/tournaments/{tournament}/appoint", "turns", "over", body={"entrant": 2}),
    route(
        "POST /api/tournaments/{tournament}/pause",
        "turns",
        "in round 13 of 15",
        _RUNNING + "pause",
        body={"wanted": "{odd}"},
    ),
    route(
        "POST /api/tournaments/{tournament}/forfeit",
        "turns",
        "in round 13 of 15",
        _RUNNING + "forfeit",
        stage=worlds.missing,
        body={"pairing": "{pairing}", "entrant": "{entrant}"},
    ),
    route(
        "POST /api/tournaments/{tournament}/correct",
        "turns",
        "another note each time",
        body={"game": "{last}", "winner": None, "note": "Note {number}."},
    ),
    route(
        "POST /api/tournaments/{tournament}/bye",
        "turns",
        "two rounds on",
        _RUNNING + "bye",
        body={"round": ROUNDS - 1},
        stage=worlds.staying,
    ),
    route(
        "POST /api/games",
        "turns",
        "a record of 20,000 tokens",
        body={"opponent": "computer", "from": LONG_RECORD},
    ),
    route("POST /api/games/{game}/invitation", "turns", "another one", stage=worlds.invited),
    route("GET /api/invitations/{code}", "turns", "unused", stage=worlds.invitation),
    route("POST /api/invitations/{code}", "turns", "unused", body={}, stage=worlds.invitation),
    route("GET /api/invitations/{code}/game", "turns", "used", stage=worlds.used_invitation),
    route(
        "POST /api/games/{game}/seat", "turns", "a public table", body={}, stage=worlds.free_seat
    ),
    route(
        "POST /api/match",
        "commits",
        "opens a table, or takes a seat",
        body={"clock": "600+5"},
        stage=worlds.newcomer,
    ),
    route("GET /api/lobby", "readers"),
    route("GET /api/me/opponents", "readers", f"{GAMES} games"),
    route("POST /api/games/{game}/again", "turns", "after a game", body={}, stage=worlds.played),
    route("GET /api/me/invitations", "readers"),
    route("POST /api/games/{game}/decline", "turns", "invited in person", stage=worlds.declining),
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
    route(
        "POST /api/review",
        "engines",
        "a whole game among 20,000 tokens",
        body={"text": LONG_RECORD},
    ),
    route("GET /api/games/{game}/review", "engines", "a stream; not called"),
    route("GET /api/days/{day}", "readers", "today", "/api/days/{day}"),
    route("POST /api/days/{day}", "commits", "today", "/api/days/{day}"),
    route("GET /api/me/days", "readers"),
    route("GET /api/puzzles", "turns"),
    route("GET /api/puzzles/next", "turns", "100 puzzles", "/api/puzzles/next?number=100"),
    route("GET /api/puzzles/days/{day}", "turns", "today"),
    route("POST /api/puzzles/runs", "turns"),
    route(
        "POST /api/puzzles/runs/{run}",
        "turns",
        "60 solved",
        body={"moves": "{moves}"},
        stage=worlds.run_of_puzzles,
    ),
    route("GET /api/puzzles/{puzzle}", "turns"),
    route(
        "POST /api/puzzles/{puzzle}/attempts",
        "turns",
        "solved",
        body={"moves": "{solution}"},
        stage=worlds.newcomer,
    ),
    route(
        "POST /api/puzzles/{puzzle}/reports",
        "commits",
        "the first one",
        body={"reason": "other"},
        stage=worlds.solver,
    ),
    route(
        "GET /api/games/{game}/picture.{kind}",
        "studio",
        "a whole game animated, 1,200 px",
        "/api/games/{game}/picture.webp?size={size}",
    ),
    route(
        "GET /api/invitations/{code}/picture.{kind}",
        "studio",
        "2,400 px",
        "/api/invitations/{code}/picture.png?size=2400",
        stage=worlds.invitation,
    ),
    route(
        "GET /api/picture.{kind}",
        "studio",
        "a whole game animated, 1,200 px",
        "/api/picture.webp?game={link}&size={size}",
    ),
    route("GET /api/me/progress", "readers", f"{GAMES} games"),
    route("GET /api/me/mistakes", "readers", f"in {GAMES} games"),
    route(
        "POST /api/me/mistakes/{game}/{number}",
        "commits",
        "one of three",
        "/api/me/mistakes/{game}/1",
        body={"solved": False},
    ),
    route("GET /api/admin/reports", "readers"),
    route("GET /api/admin/people", "readers", "a letter", "/api/admin/people?wanted=a"),
    route("GET /api/admin/log", "readers", "a full page"),
    route("DELETE /api/me/tokens", "commits"),
    route(
        "POST /api/admin",
        "commits",
        "a suspension",
        body={"action": "suspend", "person": "{person}"},
        stage=worlds.suspect,
    ),
)


def measure(server: Server, world: World, one: Route) -> tuple[float, float, float, set[int]]:
    """The processor's ms of the server for a call, the waits' median and longest, the statuses."""
    make, many = one.stage, CALLS if one.stage is None else one.calls
    caller, method = world.callers[one.as_], one.call.partition(" ")[0]
    stages: list[Stage] = [
        (caller, {}) if make is None else make(world, number) for number in range(many)
    ]
    waits, statuses, before = list[float](), set[int](), server.busy_seconds_of_all
    until = time.perf_counter() + SECONDS
    for number, (guest, staged) in enumerate(stages):
        given = {
            "number": str(number),
            "day": time.strftime("%Y-%m-%d", time.gmtime()),
            "size": str(1200 - number),
            "odd": number % 2 == 0,
        }
        values = {**world.values, **given, "tail": f"{time.time_ns()}", **staged}
        body = one.body and json.loads(filled(json.dumps(one.body), values))
        began = time.perf_counter()
        status, _ = guest.call(method, filled(one.address, values), body)
        waits.append(1000 * (time.perf_counter() - began))
        statuses.add(status)
        if time.perf_counter() > until:
            break
    busy = 1000 * (server.busy_seconds_of_all - before) / len(waits)
    return busy, median(waits), max(waits), statuses


def main(arguments: Sequence[str] = ()) -> None:
    """Print the table."""
    wanted = arguments or [""]
    with running(ENGINE, prepare=worlds.fill) as server:
        world = worlds.begin(server.url)
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
