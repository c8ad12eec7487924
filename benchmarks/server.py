"""How much one server carries: `scripts/bench server`, or some of it with parameters:

    python -m benchmarks.server [SCENARIO ...] [--postgres | --addresses URL,URL] [--rounds N]

Real WebSocket clients on loopback play real duels of legal random moves; every move is checked by
the rules and committed before anybody is told. The clients are one process that keeps a processor
busy, so the figures are for a machine with two. `--postgres` measures two servers on one
PostgreSQL, `--addresses` servers that are already running and share one database; connections go to
them in turn.
"""

import argparse
import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle, islice
from statistics import median, quantiles

from benchmarks.load.analysts import analysing
from benchmarks.load.players import Figures, Players
from benchmarks.load.server import Prepare, Server, allow_many_files, running, two_running
from benchmarks.load.stored import store_table
from benchmarks.load.tables import Duel, OpenTable, open_all, random_duel
from quiltbee.players import ENGINE
from quiltbee.server.store.store import Store

LENGTHS = range(38, 47)
"""How many moves the duels have: about equally many, so that all tables stay busy all round."""


@dataclass(frozen=True)
class Options:
    """What the command line says; without addresses each scenario starts its own server."""

    addresses: tuple[str, ...] = ()
    rounds: int = 5
    postgres: bool = False


def say(name: str, value: str, promised: str) -> None:
    print(f"{name:<52}{value:>34}   {promised}", flush=True)


@contextlib.contextmanager
def servers(
    options: Options, player: str = "greedy", prepare: Prepare | None = None
) -> Iterator[list[Server]]:
    """Those that are named, or new ones on a store that is prepared."""
    if options.addresses:
        yield [Server(url, 0) for url in options.addresses]
    elif options.postgres:
        with two_running(player, prepare) as found:
            yield found
    else:
        with running(player, prepare=prepare) as server:
            yield [server]


@contextlib.contextmanager
def servers_with_tables(
    options: Options, size: int
) -> Iterator[tuple[list[Server], list[OpenTable]]]:
    """Servers with many tables, which are there before a new one starts."""
    tables: list[OpenTable] = []
    games = islice(cycle(list(islice(duels(), 100))), size)

    async def store_all(store: Store) -> None:
        tables.extend(await asyncio.gather(*(store_table(store, duel) for duel in games)))

    with servers(options, prepare=lambda store: asyncio.run(store_all(store))) as found:
        yield found, tables or open_all(found[0].url, games)


def duels() -> Iterator[Duel]:
    """Duels that are about as long as each other."""
    every = (random_duel(f"bench {number}") for number in count())
    return (duel for duel in every if len(duel.moves) in LENGTHS)


def open_tables(found: list[Server], games: Iterator[Duel], size: int) -> list[OpenTable]:
    return open_all(found[0].url, islice(games, size))


def busy_seconds(found: list[Server]) -> float:
    """The processor time that all servers have used so far; 0 for those that run elsewhere."""
    return sum(server.busy_seconds for server in found if server.process)


def megabytes(found: list[Server]) -> float:
    return sum(server.megabytes for server in found)


def p99(waits: Sequence[float]) -> float:
    return 1000 * quantiles(waits, n=100, method="inclusive")[98]


def milliseconds(waits: Sequence[float]) -> str:
    return f"median {1000 * median(waits):,.1f} ms, p99 {p99(waits):,.1f} ms"


def moves(options: Options) -> None:
    """Durable moves a second at 198 connections: 66 duels, both sides and a spectator told."""
    rounds: list[Figures] = []
    games, busy = duels(), 0.0
    with servers(options) as found:
        for _ in range(options.rounds):
            players = Players([server.url for server in found], open_tables(found, games, 66), 1)
            before = busy_seconds(found)
            rounds.append(players.play_out())
            busy += busy_seconds(found) - before
            players.close()
    waits = [wait for figures in rounds for wait in figures.waits]
    rates = sorted(figures.per_second for figures in rounds)
    rate = f"{median(rates):,.0f}/s ({rates[0]:,.0f} to {rates[-1]:,.0f})"
    promised = 3_000 if options.postgres else 5_000
    say("durable moves, 198 connections", rate, f"at least {promised:,}/s")
    say("  acknowledged", milliseconds(waits), "")
    if busy:
        say("  the server's processor for a move", f"{1e6 * busy / len(waits):,.0f} µs", "")


def paced(
    options: Options, connections: int, promised: str, *, seconds: float = 10.0, pause: float = 1.0
) -> None:
    """Many connections, two to a game, with a move each in every `pause` seconds."""
    with servers_with_tables(options, connections // 2) as (found, tables):
        players = Players([server.url for server in found], tables, 0)
        figures = players.play_paced(seconds, 2 / pause)
        players.close()
    name = f"{connections:,} connections, a move each every {pause:g} s"
    say(name, milliseconds(figures.waits), promised)
    say("  moves in fact", f"{figures.per_second:,.0f}/s", "")


def idle(options: Options) -> None:
    """The memory of a server with many connections, two to a game, on which nothing happens."""
    with servers_with_tables(options, 2500) as (found, tables):
        before = megabytes(found)
        players = Players([server.url for server in found], tables, 0)
        time.sleep(1)
        held = megabytes(found)
        players.close()
    say("5,000 idle connections at 2,500 tables", f"{held:,.0f} MB", "at most 250 MB")
    say("  before them", f"{before:,.0f} MB", "")


def spectators(options: Options) -> None:
    """One game before 2,000 spectators: from each move until the last of them is told."""
    waits: list[float] = []
    with servers(options) as found:
        (table,) = open_tables(found, duels(), 1)
        players = Players([server.url for server in found], [table], 2000)
        for _ in table.duel.moves:
            waits.append(players.play_one())
            time.sleep(0.05)
        players.close()
    say("a move told to 2,000 spectators", milliseconds(waits), "p99 under 200 ms")


def beside_analysts(options: Options) -> None:
    """People's moves while twenty others analyse different positions, and how long those wait."""
    with servers(options, ENGINE) as found:
        tables = open_tables(found, duels(), 10)
        players = Players([server.url for server in found], tables, 0)
        with analysing(found[0].url, people=20) as waits:
            figures = players.play_paced(30, 1)
        players.close()
    say("10 tables while twenty people analyse", milliseconds(figures.waits), "p99 under 50 ms")
    say(f"  first lines for {len(waits)} of them", milliseconds(waits), "")


SCENARIOS: dict[str, Callable[[Options], None]] = {
    "moves": moves,
    "evening": lambda options: paced(options, 200, "p99 under 60 ms", seconds=120, pause=5),
    "paced": lambda options: paced(options, 2000, "p99 under 50 ms"),
    "paced-4000": lambda options: paced(options, 4000, "the goal: p99 under 50 ms"),
    "idle": idle,
    "spectators": spectators,
    "analysts": beside_analysts,
}


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server")
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--addresses", default="", help="servers that run already, with commas")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of the scenario moves")
    parser.add_argument("--postgres", action="store_true", help="two servers on a PostgreSQL")
    chosen = parser.parse_args(arguments)
    allow_many_files()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaving no server behind
    addresses = tuple(filter(None, chosen.addresses.split(",")))
    options = Options(addresses, chosen.rounds, chosen.postgres)
    for name in chosen.scenarios or SCENARIOS:
        SCENARIOS[name](options)


if __name__ == "__main__":
    main(sys.argv[1:])
