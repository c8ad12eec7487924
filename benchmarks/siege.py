"""What an honest person notices while somebody attacks: `scripts/bench siege`.

    python -m benchmarks.siege [--seconds N] [--attacks 8,9,10,14]

A server with its usual limits is attacked from one address in four ways at once, all the time. From
another address, an honest person plays with somebody, begins games against the computer and signs
in. Attackers and person share the machine with the server, which leaves it less than one processor
of two.
"""

import argparse
import json
import multiprocessing
import threading
import time
from collections.abc import Sequence
from statistics import median, quantiles

from benchmarks.load.attacks import ATTACKS, Guest, say, told
from benchmarks.load.server import allow_many_files, running
from benchmarks.load.tables import random_duel
from quiltbee.players import ENGINE

ATTACKER, HONEST = "127.0.0.66", "127.0.0.1"
PASSPHRASE = "a boat full of buttons"
MOVE_EVERY, GAME_EVERY, SIGN_IN_EVERY = 0.25, 5.0, 3.0
LEVEL = 5

PROMISED = {"move": (0.25, "250 ms at p99"), "first": (2.0, "2 s"), "sign-in": (5.0, "5 s")}


class Person:
    """Somebody who plays on while the server is attacked; `waits` are in seconds."""

    def __init__(self, url: str, until: float) -> None:
        self._url = url
        self._until = until
        self.waits: dict[str, list[float]] = {"move": [], "first": [], "sign-in": []}
        self.failures: list[str] = []
        self._login = {"login": f"honest{time.time_ns()}", "passphrase": PASSPHRASE}
        status, _ = Guest(url, HONEST).call("POST", "/api/account", self._login)
        assert status == 201

    def live(self) -> None:
        """Do everything at once until the time is over."""
        doing = [
            threading.Thread(target=self._again, args=(what, every))
            for what, every in (
                (self._play_a_duel, 0.0),
                (self._begin_a_game, GAME_EVERY),
                (self._sign_in, SIGN_IN_EVERY),
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
                self.failures.append(f"{getattr(what, '__name__', '')}: {error!r}")
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

    def _sign_in(self) -> None:
        guest, began = Guest(self._url, HONEST), time.perf_counter()
        status, answer = guest.call("POST", "/api/sign-in", self._login)
        assert status == 200, f"{status} {answer}"
        self.waits["sign-in"].append(time.perf_counter() - began)


def p99(waits: Sequence[float]) -> float:
    return quantiles(waits, n=100, method="inclusive")[98] if len(waits) > 1 else waits[0]


def besiege(url: str, attacks: Sequence[str], seconds: float) -> Person:
    """The honest person, after `seconds` seconds of these attacks."""
    until = time.time() + seconds
    spawn = multiprocessing.get_context("spawn")
    person = Person(url, until)
    attackers = [
        spawn.Process(target=ATTACKS[name], args=(url, ATTACKER, until), daemon=True)
        for name in attacks
    ]
    for attacker in attackers:
        attacker.start()
    person.live()
    for attacker in attackers:
        attacker.terminate()
        attacker.join()
    return person


def main(arguments: Sequence[str] = ()) -> None:
    """Print what the person waited for, and what was promised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--attacks", type=lambda text: text.split(","), default=list(ATTACKS))
    options = parser.parse_args(arguments)
    allow_many_files()
    with running(ENGINE, is_besieged=True) as server:
        Guest(server.url, HONEST).call("GET", "/api/me")
        attacks: list[str]
        for attacks in ([], options.attacks):
            before = server.busy_seconds
            person = besiege(server.url, attacks, options.seconds)
            busy = (server.busy_seconds - before) / options.seconds
            print(f"attacks: {', '.join(attacks) or 'none'}; the server's processor: {busy:.0%}")
            for name, waits in person.waits.items():
                if not waits:
                    print(f"  {name:<10} none")
                    continue
                most, promised = PROMISED[name]
                met = (p99(waits) if name == "move" else max(waits)) <= most
                figures = f"median {median(waits):.3f} s, p99 {p99(waits):.3f} s, "
                figures += f"longest {max(waits):.3f} s of {len(waits)}"
                print(f"  {name:<10} {figures}   {promised}: {'met' if met else 'MISSED'}")
            print(f"  failures   {len(person.failures)} {person.failures[:3] or ''}", flush=True)


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
