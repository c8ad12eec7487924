"""What 24 guests of one address do together: each in threads of a process of its own.

The club's tournament, which they read and crowd out, is the only one in the lobby when they come.
"""

import itertools
import threading
import time
from base64 import urlsafe_b64encode
from collections import Counter
from functools import partial
from typing import Any

from benchmarks.load.attacks import Attack, Guest
from benchmarks.load.tables import random_duel
from quiltbee.notation import format_link, format_record, parse_move, record_game
from quiltbee.rules import new_game, ring_from_seed

GUESTS = 24


def made(guest: Guest, path: str, body: object = None) -> dict[str, Any]:
    """The answer to a POST that must succeed, once the rates allow it."""
    until = time.monotonic() + 60
    status, answer = guest.call("POST", path, body)
    while status == 429 and time.monotonic() < until:
        time.sleep(1)
        status, answer = guest.call("POST", path, body)
    assert status in (200, 201), f"{path}: {status} {answer}"
    assert isinstance(answer, dict)
    return answer


def play_tournament(organiser: Guest, people: list[Guest], rounds: int, played: int) -> Any:
    """Play so many rounds of a public Swiss by forfeits; its state."""
    wish: dict[str, object] = {"name": "Club", "kind": "swiss", "twice": False, "public": True}
    wish |= {"rounds": rounds, "late_until": rounds - 1}
    path = f"/api/tournaments/{made(organiser, '/api/tournaments', wish)['id']}"
    for number, guest in enumerate(people):
        made(guest, f"{path}/join", {"name": f"Somebody {number}"})
    state = made(organiser, f"{path}/start")
    for _ in range(played):
        for pairing in state["schedule"][-1]["pairings"]:
            given = {"pairing": pairing["pairing"], "entrant": pairing["first"]}
            state = made(organiser, f"{path}/forfeit", given)
    return state


def long_record(alternatives: int = 145) -> str:
    """A game to go on with, and the whole of it so many times more as another second move.

    With more alternatives it has more tokens than a record may have.
    """
    duel = random_duel("routes 0")
    moves = [parse_move(move) for _, move in duel.moves[:-1]]
    start = new_game(ring_from_seed(duel.seed))
    head, _, text = format_record(record_game(start, moves)).partition("\n\n")
    first, move, *rest = text.split()
    again = f"({' '.join([first, move, *rest[:-1]])}) " * alternatives
    return f"{head}\n\n{first} {move} {again}{' '.join(rest)}\n"


LONG_RECORD = long_record()


def link_of_a_game(seed: str) -> str:
    """The code of a link to a whole game."""
    duel = random_duel(seed)
    moves = [parse_move(move) for _, move in duel.moves]
    link = format_link(new_game(ring_from_seed(duel.seed)), moves).removeprefix("#")
    return urlsafe_b64encode(link.encode()).decode().rstrip("=")


def _crowd(name: str, each: Any, url: str, address: str, until: float) -> None:
    """Let every guest do something again and again, as fast as the rates allow; say what came."""
    said = Counter[int]()

    def work(at: int) -> None:
        guest = Guest(url, address)
        guest.call("PATCH", "/api/me", {"name": f"Guest {at}"})
        for number in itertools.count():
            statuses = each(guest, at, number)
            said.update(statuses)
            if not {200, 201, 400}.issuperset(statuses):
                time.sleep(0.1)

    for at in range(GUESTS):
        threading.Thread(target=work, args=(at,), daemon=True).start()
    time.sleep(max(0.0, until - time.time()))
    print(f"  {name}: {dict(sorted(said.items()))} (0: gone without an answer)", flush=True)


def _begin_hostile_games(guest: Guest, at: int, number: int) -> list[int]:
    wish = {"opponent": "computer", "from": LONG_RECORD}
    return [guest.call("POST", "/api/games", wish)[0]]


def _read_a_tournament(guest: Guest, at: int, number: int) -> list[int]:
    _, lobby = guest.call("GET", "/api/lobby")
    assert isinstance(lobby, dict)
    (club,) = [one["id"] for one in lobby["tournaments"] if one["name"] == "Club"]
    parts = ("", "/standings.csv", "/clocks", "", "/records.pgr")
    return [guest.call("GET", f"/api/tournaments/{club}{part}")[0] for part in parts]


def _ask_for_an_animation(guest: Guest, at: int, number: int) -> list[int]:
    """24 by eight people, of whom each second goes before the picture is drawn."""
    guest.cookie = _cookies.setdefault(at % 8, guest.cookie)
    guest.patience = 1.0 if at % 2 else 60.0
    link = link_of_a_game(f"siege {at}")
    path = f"/api/picture.webp?game={link}&size=1200&one={at}x{number}"
    return [guest.call("GET", path)[0]]


_cookies: dict[int, str] = {}


def _crowd_the_lobby(guest: Guest, at: int, number: int) -> list[int]:
    wish = {"name": "Crowd", "kind": "swiss", "rounds": 3, "public": True}
    wishes = [{"opponent": "anyone", "clock": clock} for clock in ("3d", "600+5")]
    said = [guest.call("POST", "/api/tournaments", wish)[0]]
    said += [guest.call("POST", "/api/games", table)[0] for table in wishes]
    status, bot = guest.call("POST", "/api/me/bots", {"name": f"crowd{at}x{number}"})
    if isinstance(bot, dict) and status == 201:
        listener = Guest(guest.url, guest.address)
        listener.bearer, listener.patience = bot["token"], 1e6
        listen = partial(listener.call, "GET", "/api/bot/stream")
        threading.Thread(target=listen, daemon=True).start()
    return [*said, status]


CROWDS: dict[str, Attack] = {
    "from": partial(_crowd, "from", _begin_hostile_games),
    "tournament": partial(_crowd, "tournament", _read_a_tournament),
    "pictures": partial(_crowd, "pictures", _ask_for_an_animation),
    "lobby": partial(_crowd, "lobby", _crowd_the_lobby),
}
