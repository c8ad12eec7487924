"""A server full of games for `benchmarks.routes`, and what each call needs so that it is accepted.

A *stage* is the caller of a call, and values for the braces in its address and body; `STAGES` set
one up for each time that the call is made, before it is measured.
"""

import asyncio
import itertools
import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, insert

from benchmarks.load.attacks import Guest, say, told
from benchmarks.load.crowds import link_of_a_game, made, play_tournament
from benchmarks.load.tables import random_duel
from quiltbee.games import Moved
from quiltbee.notation import format_link, format_move, format_position, parse_move
from quiltbee.rules import PASS, new_game, ring_from_seed
from quiltbee.server.accounts.schema import administrators
from quiltbee.server.accounts.ties import MOST_TIES, ties
from quiltbee.server.admin.log import ActionLog
from quiltbee.server.analysis.reviews import reviews
from quiltbee.server.clock import now
from quiltbee.server.http.cookies import hash_of, new_token
from quiltbee.server.ids import new_id
from quiltbee.server.store import SeatHolder, Session, StoredEvent, StoredGame, TableSetup
from quiltbee.server.store.games import insert_table
from quiltbee.server.store.rows import insert_newcomer
from quiltbee.server.store.schema import people
from quiltbee.server.store.store import Store
from tests.server.accounts.browsers import Authenticator

GAMES, PEOPLE, ROUNDS = 100, 64, 15
PASSPHRASE = "a boat full of buttons"
ADDRESS = "127.0.0.1"
Values = dict[str, Any]
Stage = tuple[Guest, Values]

# Filling

TOKENS = [new_token() for _ in range(4)]
PERSONS = [Session(hash_of(token), new_id(), now()) for token in TOKENS]
ANN, *LEAVING, BEN = PERSONS
"""An administrator and people who leave, who have all played whole games against Ben."""


def fill(store: Store) -> None:
    """Store people with whole games, and Ann's reviews of them."""

    async def play(number: int, session: Session) -> None:
        duel = random_duel(f"routes {number}")
        seats = (SeatHolder("Ann", person=session.person), SeatHolder("Ben", person=BEN.person))
        start = new_game(ring_from_seed(duel.seed))
        name = f"routes{number}{'' if session is ANN else session.person}"
        setup = TableSetup(name, now(), seats, duel.seed, start)
        await store.database.write(lambda connection: insert_table(connection, setup))
        stored, ended = StoredGame.fold(setup), asyncio.get_running_loop().create_future()
        for at, (seat, move) in enumerate(duel.moves, 1):
            mover = setup.holder(seat).person
            event = StoredEvent(at, f"m{at}", now(), Moved(parse_move(move)), mover)
            done = ended.set_result if at == len(duel.moves) else lambda _: None
            stored = store.games.append(stored, event, done)
        await ended

    def keep_reviews(connection: Connection) -> None:
        connection.execute(insert(reviews), [_review(number) for number in range(GAMES)])

    async def fill_all() -> None:
        def add(connection: Connection) -> None:
            for session in PERSONS:
                insert_newcomer(connection, session)
            connection.execute(insert(administrators), {"person": ANN.person})
            others = [{"id": new_id(), "created": now()} for _ in range(MOST_TIES)]
            connection.execute(insert(people), others)
            tie = {"person": ANN.person, "kind": "follow", "name": "Somebody", "created": now()}
            connection.execute(insert(ties), [{**tie, "other": one["id"]} for one in others])

        await store.database.write(add)
        for session, number in itertools.product([ANN, *LEAVING], range(GAMES)):
            await play(number, session)
        await store.database.write(keep_reviews)
        for number in range(GAMES):
            given = {"person": ANN.person, "name": f"Ann {number}"}
            await store[ActionLog].add("rename", given, now(), ANN.person, "x" * 200)

    asyncio.run(fill_all())


def _review(number: int) -> dict[str, object]:
    """A kept review in which each of the first moves was a mistake."""
    duel = random_duel(f"routes {number}")
    moves = [parse_move(move) for _, move in duel.moves]
    value = {"margin": 0.0, "proven": False}
    decisions = [
        {
            "number": at,
            "seat": seat.index + 1,
            "move": move,
            "before": value,
            "after": value,
            "best": move,
            "line": [move],
            "points_lost": 9.0,
        }
        for at, (seat, move) in enumerate(duel.moves[:6], 1)
    ]
    link = format_link(new_game(ring_from_seed(duel.seed)), moves)
    sides = [{"points_lost": 27.0, "accuracy": 50.0, "account": {"placing": 27.0}}] * 2
    document = json.dumps({"link": link, "decisions": decisions, "sides": sides})
    row = {"game": f"routes{number}", "made_of": "", "answers": ""}
    return {**row, "document": document, "changed": now()}


@dataclass(frozen=True)
class World:
    """What the server was filled with: values for the braces in `ROUTES`, and who calls."""

    url: str
    values: Values
    callers: dict[str, Guest]
    running: Any
    """A tournament in its last round but two, and in `people` who plays in it, by entrant."""
    people: list[Guest] = field(default_factory=list)


def filled(text: str, values: Values) -> str:
    """Put values in the place of the braces; in JSON `"{name}"` becomes a number."""
    for name, value in values.items():
        if not isinstance(value, str):
            text = text.replace(f'"{{{name}}}"', json.dumps(value))
        text = text.replace(f"{{{name}}}", quote(str(value)) if text[:1] == "/" else str(value))
    return text


def begin(url: str) -> World:
    """Fill the rest by calls: an account, bots, and tournaments of which one is over."""
    ann, stranger, program, slow = (Guest(url, ADDRESS) for _ in range(4))
    ann.cookie = f"quiltbee_session={TOKENS[0]}"
    made(ann, "/api/account", {"login": "annie", "passphrase": PASSPHRASE})
    bot = made(ann, "/api/me/bots", {"name": "Fast", "scope": "play"})
    program.bearer = bot["token"]
    slow.bearer = made(ann, "/api/me/bots", {"name": "Slow"})["token"]
    slow.patience = 1e6
    listen = partial(slow.call, "GET", "/api/bot/stream")
    threading.Thread(target=listen, daemon=True).start()
    club_people = [Guest(url, ADDRESS) for _ in range(PEOPLE)]
    club = play_tournament(ann, club_people, ROUNDS, ROUNDS)
    running = play_tournament(ann, club_people, ROUNDS, ROUNDS - 3)
    _, overview = stranger.call("GET", "/api/puzzles/next")
    assert isinstance(overview, dict)
    puzzle, start = overview["puzzles"][0], new_game(ring_from_seed("routes"))
    values = {
        "game": "routes0",
        "last": club["schedule"][-1]["pairings"][-1]["games"][-1]["id"],
        "tournament": club["id"],
        "running": running["id"],
        "person": ANN.person,
        "bot": bot["id"],
        "puzzle": puzzle["id"],
        "solution": [step["accepted"][0] for step in puzzle["steps"]],
        "link": link_of_a_game("routes 0"),
        "pps": format_position(start),
        "move": format_move(next(move for move in start.legal_moves() if move != PASS)),
    }
    return World(
        url, values, {"ann": ann, "stranger": stranger, "bot": program}, running, club_people
    )


# Stages


def newcomer(world: World, number: int) -> Stage:
    """Somebody whom the server doesn't know."""
    return Guest(world.url, ADDRESS), {}


def guest(world: World, number: int) -> Stage:
    """Somebody with a session and a table."""
    one, name = Guest(world.url, ADDRESS), f"guest{number}-{new_id()}"
    one.call("PATCH", "/api/me", {"name": name})
    return one, {"game": one.open(opponent="person"), "called": name}


def member(world: World, number: int) -> Stage:
    """Somebody with an account."""
    one, login = Guest(world.url, ADDRESS), f"member{number}-{new_id()[:8]}"
    made(one, "/api/account", {"login": login, "passphrase": PASSPHRASE})
    return one, {"login": login}


def leaving(world: World, number: int) -> Stage:
    """Somebody with as many whole games as Ann."""
    one = Guest(world.url, ADDRESS)
    one.cookie = f"quiltbee_session={TOKENS[1 + number]}"
    return one, {}


def session(world: World, number: int) -> Stage:
    """Ann, who has signed in at another browser."""
    ann, other = world.callers["ann"], Guest(world.url, ADDRESS)
    made(other, "/api/sign-in", {"login": "annie", "passphrase": PASSPHRASE})
    _, told_sessions = other.call("GET", "/api/me/sessions")
    assert isinstance(told_sessions, dict)
    (here,) = [one["id"] for one in told_sessions["sessions"] if one["here"]]
    return ann, {"session": here}


def link_code(world: World, number: int) -> Stage:
    """A new device, and the link of somebody with an account."""
    one, _ = member(world, number)
    return Guest(world.url, ADDRESS), {"code": made(one, "/api/me/link")["url"].split("/")[-1]}


def _at_localhost(world: World) -> tuple[Guest, Authenticator]:
    url = world.url.replace("127.0.0.1", "localhost").rstrip("/")
    return Guest(url, ADDRESS), Authenticator(url)


def wish_for_passkey(world: World, number: int) -> Stage:
    """Somebody at an address that allows passkeys."""
    return _at_localhost(world)[0], {"login": f"key{number}-{new_id()[:8]}"}


def new_passkey(world: World, number: int) -> Stage:
    """Somebody with a passkey for an account that is still to be made."""
    one, key = _at_localhost(world)
    return one, _new_credential(one, key)


def _new_credential(one: Guest, key: Authenticator) -> Values:
    asked = made(one, "/api/passkeys/options", {"login": f"key-{new_id()}"})
    return {"ceremony": asked["ceremony"], "credential": key.create(asked["publicKey"])}


def kept_passkey(world: World, number: int) -> Stage:
    """Somebody with an account by a passphrase, and a passkey."""
    one, key = _at_localhost(world)
    login = f"both{number}-{new_id()[:8]}"
    made(one, "/api/account", {"login": login, "passphrase": PASSPHRASE})
    asked = made(one, "/api/passkeys/options", {})
    wish = {"ceremony": asked["ceremony"], "credential": key.create(asked["publicKey"])}
    account = made(one, "/api/passkeys", wish)["account"]
    return one, {"passkey": account["passkeys"][0]["id"]}


def passkey(world: World, number: int) -> Stage:
    """Somebody who signs in with a passkey."""
    (one, key), (other, _) = _at_localhost(world), _at_localhost(world)
    made(one, "/api/passkeys", _new_credential(one, key))
    asked = made(other, "/api/sign-in/passkey/options")
    return other, {"ceremony": asked["ceremony"], "credential": key.get(asked["publicKey"])}


def owner(world: World, number: int) -> Stage:
    """A guest with a bot."""
    one, _ = guest(world, number)
    bot = made(one, "/api/me/bots", {"name": f"Bot {new_id()[:8]}"})
    _, bots = one.call("GET", "/api/me/bots")
    assert isinstance(bots, dict)
    return one, {"bot": bot["id"], "token": bots["bots"][0]["tokens"][0]["id"]}


def challenged(world: World, number: int) -> Stage:
    """The bot Fast, which is challenged."""
    ann = world.callers["ann"]
    game = made(ann, "/api/challenges", {"bot": "Fast", "first": "opponent"})["id"]
    return world.callers["bot"], {"game": game}


def bots_game(world: World, number: int) -> Stage:
    """The bot Fast, to move."""
    bot, values = challenged(world, number)
    made(bot, f"/api/bot/challenges/{values['game']}/accept")
    _, state = world.callers["ann"].call("GET", f"/api/games/{values['game']}")
    assert isinstance(state, dict)
    return bot, {**values, "seen": state["number"]}


def fresh_tournament(world: World, number: int, people: int = 0) -> Stage:
    """Somebody with a tournament that has not begun, its invitation and a bot for it."""
    one, values = owner(world, number)
    wish = {"name": "Next", "kind": "swiss", "rounds": 5, "bots": True}
    club = made(one, "/api/tournaments", wish)
    values |= {"tournament": club["id"], "code": club["invitation"].partition("=")[2]}
    for other in world.people[:people]:
        made(other, f"/api/tournaments/{club['id']}/join", {"code": values["code"]})
    return one, values


def joining(world: World, number: int) -> Stage:
    """Somebody who joins 63 others."""
    return Guest(world.url, ADDRESS), fresh_tournament(world, number, PEOPLE - 1)[1]


def starting(world: World, number: int) -> Stage:
    """Somebody with a tournament of 64."""
    return fresh_tournament(world, number, PEOPLE)


def entrant(world: World, number: int) -> Stage:
    """Somebody in the tournament that runs."""
    one = world.people[number]
    _, state = one.call("GET", f"/api/tournaments/{world.running['id']}")
    assert isinstance(state, dict)
    return one, {"entrant": state["you"]}


def staying(world: World, number: int) -> Stage:
    """Somebody else in it."""
    return entrant(world, 20 + number)


def removed(world: World, number: int) -> Stage:
    """Ann, and somebody in the tournament that runs."""
    return world.callers["ann"], entrant(world, 10 + number)[1]


def missing(world: World, number: int) -> Stage:
    """Ann, and a game of the tournament that runs."""
    ann = world.callers["ann"]
    _, state = ann.call("GET", f"/api/tournaments/{world.running['id']}")
    assert isinstance(state, dict)
    pairings = [
        one
        for one in state["schedule"][-1]["pairings"]
        if any(not game["over"] for game in one["games"])
    ]
    return ann, {"pairing": pairings[number]["pairing"], "entrant": pairings[number]["first"]}


def invited(world: World, number: int) -> Stage:
    """A guest with an invitation that nobody has used."""
    one, _ = guest(world, number)
    opened = made(one, "/api/games", {"opponent": "friend"})
    return one, {"game": opened["id"], "code": opened["invitation"].removeprefix("/i/")}


def invitation(world: World, number: int) -> Stage:
    """Somebody else with that invitation."""
    return Guest(world.url, ADDRESS), invited(world, number)[1]


def used_invitation(world: World, number: int) -> Stage:
    """Somebody else after the invitation was used."""
    _, values = invited(world, number)
    made(Guest(world.url, ADDRESS), f"/api/invitations/{values['code']}", {})
    return Guest(world.url, ADDRESS), values


def free_seat(world: World, number: int) -> Stage:
    """Somebody with a public table in the lobby."""
    one, _ = guest(world, number)
    return Guest(world.url, ADDRESS), {"game": one.open(opponent="anyone", clock="3d")}


def _end_a_game(world: World, number: int) -> tuple[Guest, Guest, str]:
    """Two people, and their game that the second has given up."""
    one, _ = guest(world, number)
    game = made(one, "/api/games", {"opponent": "anyone", "clock": "3d"})["id"]
    other = Guest(world.url, ADDRESS)
    made(other, f"/api/games/{game}/seat", {})
    connection = other.join(game)
    while not (states := [each for each in told(connection) if each["type"] == "game"]):
        pass
    say(connection, type="resign", id="r", seen=states[0]["number"])
    while not any(message["type"] == "event" for message in told(connection)):
        pass
    connection.close()
    return one, other, game


def played(world: World, number: int) -> Stage:
    """Somebody who has played a game with somebody."""
    one, _, game = _end_a_game(world, number)
    return one, {"game": game}


def declining(world: World, number: int) -> Stage:
    """Somebody whom the other player of a game invites to another one."""
    one, other, game = _end_a_game(world, number)
    return one, {"game": made(other, f"/api/games/{game}/again", {})["id"]}


def solver(world: World, number: int) -> Stage:
    """Somebody who has solved a puzzle."""
    one, _ = guest(world, number)
    path = f"/api/puzzles/{world.values['puzzle']}/attempts"
    made(one, path, {"moves": world.values["solution"]})
    return one, {}


def run_of_puzzles(world: World, number: int) -> Stage:
    """Somebody who has solved all puzzles of a run."""
    one, _ = guest(world, number)
    run = made(one, "/api/puzzles/runs")
    moves = [[step["accepted"][0] for step in puzzle["steps"]] for puzzle in run["puzzles"]]
    return one, {"run": run["id"], "moves": moves}


def suspect(world: World, number: int) -> Stage:
    """Ann, and a guest's id."""
    _, values = guest(world, number)
    _, found = world.callers["ann"].call("GET", f"/api/admin/people?wanted={values['called']}")
    assert isinstance(found, dict)
    return world.callers["ann"], {"person": found["people"][0]["id"]}


MakeStage = Callable[[World, int], Stage]
