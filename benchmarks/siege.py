"""What an honest person notices while somebody attacks: `scripts/bench siege`.

    python -m benchmarks.siege [--seconds N] [--attacks 8,9,10,14,from,tournament,pictures,lobby]

A server with its usual limits is attacked from one address in four ways at once, all the time: by
those of `load.attacks`, then by those of `load.crowds`. From another address, an honest person
plays with somebody, opens tables, begins games against the computer, looks at pictures and at the
lobby, and signs in. Attackers and person share the machine with the server, which leaves it less
than one processor of two.
"""

import argparse
import contextlib
import json
import math
import multiprocessing
import threading
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing.synchronize import Barrier
from statistics import median, quantiles

from benchmarks.load.attacks import ATTACKS, Guest, say, told
from benchmarks.load.crowds import CROWDS, link_of_a_game, play_tournament
from benchmarks.load.server import allow_many_files, running
from benchmarks.load.tables import random_duel
from quiltbee.players import ENGINE

ATTACKER, HONEST, CLUB = "127.0.0.66", "127.0.0.1", "127.0.0.2"
PEOPLE, ROUNDS = 64, 15
PASSPHRASE = "a boat full of buttons"
MOVE_EVERY, EVERY = 0.25, 3.0
LEVEL = 5

PROMISED = {
    "move": (0.25, "250 ms at p99"),
    "table": (1.0, "1 s"),
    "first": (2.0, "2 s"),
    "picture": (5.0, "5 s"),
    "animation": (math.inf, "nothing"),
    "lobby": (1.0, "1 s"),
    "sign-in": (5.0, "5 s"),
}


class Person:
    """Somebody who plays on while the server is attacked; `waits` are in seconds."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._until = 0.0
        self.waits: dict[str, list[float]] = {name: [] for name in PROMISED}
        self.failures: list[str] = []
        self._guest = Guest(url, HONEST)
        self._table = self._guest.open(opponent="anyone", clock="600+5")
        self._login = {"login": f"honest{time.time_ns()}", "passphrase": PASSPHRASE}
        status, _ = Guest(url, HONEST).call("POST", "/api/account", self._login)
        assert status == 201

    def live(self, until: float) -> None:
        """Do everything at once until the time is over."""
        self._until = until
        threading.Thread(target=self._sit, daemon=True).start()
        doing = [
            threading.Thread(target=self._again, args=(what, every))
            for what, every in (
                (self._play_a_duel, 0.0),
                (self._open_a_table, EVERY),
                (self._begin_a_game, EVERY),
                (partial(self._look_at_a_picture, "png", "picture"), EVERY),
                (partial(self._look_at_a_picture, "webp", "animation"), EVERY),
                (self._look_into_the_lobby, EVERY),
                (self._sign_in, EVERY),
            )
        ]
        for one in doing:
            one.start()
        for one in doing:
            one.join()

    def _again(self, what: object, every: float) -> None:
        assert callable(what)
        while time.time() < self._until:
            try:
                what()
            except (OSError, ConnectionError, AssertionError) as error:
                self.failures.append(f"{what}: {error!r}")
                time.sleep(0.5)
            time.sleep(every)

    def _play_a_duel(self) -> None:
        guest, duel = Guest(self._url, HONEST), random_duel(f"siege {time.time()}")
        game = guest.open(opponent="person", seed=duel.seed)
        assert game is not None, "no table"
        connection = guest.join(game)
        while not told(connection):
            pass
        for number, (_, move) in enumerate(duel.moves):
            if time.time() >= self._until:
                break
            began = time.perf_counter()
            say(connection, type="move", id=f"m{number}", seen=number, move=move)
            while not any(message["type"] == "event" for message in self._heard(connection)):
                pass
            self.waits["move"].append(time.perf_counter() - began)
            time.sleep(MOVE_EVERY)
        connection.close()

    def _heard(self, connection: object) -> list[dict[str, object]]:
        heard = told(connection)  # type: ignore[arg-type]
        for message in heard:
            assert message["type"] != "error", json.dumps(message)
        return heard

    def _begin_a_game(self) -> None:
        guest, began = Guest(self._url, HONEST), time.perf_counter()
        game = guest.open(opponent="computer", level=LEVEL, first="opponent")
        assert game is not None, "no table"
        connection = guest.join(game)
        while not any(message["type"] == "event" for message in told(connection)):
            pass
        self.waits["first"].append(time.perf_counter() - began)
        connection.close()

    def _sit(self) -> None:
        """Stay at the own table in the lobby, and answer the pings."""
        connection = self._guest.join(self._table or "none")
        with contextlib.suppress(OSError):  # the end of the server
            while time.time() < self._until:
                told(connection)

    def _open_a_table(self) -> None:
        guest, began = Guest(self._url, HONEST), time.perf_counter()
        assert guest.open(opponent="person") is not None, "no table"
        self.waits["table"].append(time.perf_counter() - began)

    def _look_at_a_picture(self, kind: str, name: str) -> None:
        guest, link = Guest(self._url, HONEST), link_of_a_game(f"{kind} {time.time()}")
        guest.cookie, began = self._guest.cookie, time.perf_counter()
        status, answer = guest.call("GET", f"/api/picture.{kind}?game={link}")
        assert status == 200, f"{status} {answer}"
        self.waits[name].append(time.perf_counter() - began)

    def _look_into_the_lobby(self) -> None:
        """The club's tournament and the person's own table stay in it."""
        guest, began = Guest(self._url, HONEST), time.perf_counter()
        status, lobby = guest.call("GET", "/api/lobby")
        assert status == 200, f"{status} {lobby}"
        self.waits["lobby"].append(time.perf_counter() - began)
        assert isinstance(lobby, dict)
        assert self._table in [one["game"] for one in lobby["tables"]], "no table in the lobby"
        assert "Club" in [one["name"] for one in lobby["tournaments"]], "no club in the lobby"

    def _sign_in(self) -> None:
        guest, began = Guest(self._url, HONEST), time.perf_counter()
        status, answer = guest.call("POST", "/api/sign-in", self._login)
        assert status == 200, f"{status} {answer}"
        self.waits["sign-in"].append(time.perf_counter() - began)


def p99(waits: Sequence[float]) -> float:
    return quantiles(waits, n=100, method="inclusive")[98] if len(waits) > 1 else waits[0]


def attack(name: str, url: str, seconds: float, ready: Barrier) -> None:
    """Attack for so many seconds, once all attackers are there."""
    ready.wait()
    (ATTACKS | CROWDS)[name](url, ATTACKER, time.time() + seconds)


def besiege(url: str, attacks: Sequence[str], seconds: float) -> Person:
    """The honest person, after `seconds` seconds of these attacks."""
    spawn = multiprocessing.get_context("spawn")
    person, ready = Person(url), spawn.Barrier(len(attacks) + 1)
    attackers = [
        spawn.Process(target=attack, args=(name, url, seconds, ready), daemon=True)
        for name in attacks
    ]
    for attacker in attackers:
        attacker.start()
    ready.wait()
    person.live(time.time() + seconds)
    for attacker in attackers:
        attacker.join(1)
        attacker.terminate()
        attacker.join()
    return person


def main(arguments: Sequence[str] = ()) -> None:
    """Print what the person waited for, and what was promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--attacks", type=lambda text: text.split(","), default=None)
    options = parser.parse_args(arguments)
    allow_many_files()
    with running(ENGINE, is_besieged=True) as server:
        people = [Guest(server.url, CLUB) for _ in range(PEOPLE)]
        play_tournament(Guest(server.url, CLUB), people, ROUNDS, ROUNDS - 1)
        attacks: list[str]
        chosen = [options.attacks] if options.attacks else [list(ATTACKS), list(CROWDS)]
        for attacks in ([], *chosen):
            before = server.busy_seconds
            person = besiege(server.url, attacks, options.seconds)
            busy = (server.busy_seconds - before) / options.seconds
            print(f"attacks: {', '.join(attacks) or 'none'}; the server's processor: {busy:.0%}")
            for name, waits in person.waits.items():
                if not waits:
                    print(f"  {name:<9} none")
                    continue
                most, promised = PROMISED[name]
                met = (p99(waits) if name == "move" else max(waits)) <= most
                figures = f"median {median(waits):.3f} s, p99 {p99(waits):.3f} s, "
                figures += f"longest {max(waits):.3f} s of {len(waits)}"
                print(f"  {name:<9} {figures}   {promised}: {'met' if met else 'MISSED'}")
            print(f"  failures   {len(person.failures)} {person.failures[:3] or ''}", flush=True)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
