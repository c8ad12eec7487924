"""A client as one could write it for version 0.2.0, from the pages of its documentation alone.

    python client.py http://127.0.0.1:7431

It is frozen, and so is `bot.py`, the bot of docs/bots.md of 0.2.0, which it starts. It knows the
calls and messages of 0.2.0 and no other code of Quiltbee, and checks that each answer has exactly
the fields that the documentation of 0.2.0 names. It runs against 0.2.0 too.
"""

import ast
import contextlib
import itertools
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
from websockets.sync.client import connect

URL = sys.argv[1].rstrip("/")
PATIENCE = 60

HEAD = {"id", "name", "kind", "state", "created", "rounds", "round", "organising", "you"}
TOURNAMENT = HEAD | {
    *("clock", "board", "twice", "rated", "starts", "deadline", "pause", "late_until", "bots"),
    *("fair", "public", "admits_late", "next", "entrants", "schedule", "standings", "cross_table"),
}
GAME = {
    *("type", "version", "game", "number", "acknowledges", "opponent", "level", "mode", "seed"),
    *("access", "takebacks", "rated", "seed_chosen", "tournament", "day", "fair", "start", "moves"),
    *("opening", "seats", "present", "spectators", "thinking", "getting_ready", "ended", "offer"),
    *("rematch", "clock", "now", "automa"),
}
SEAT = {"name", "kind", "yours", "bot", "rating"}
POSITION = {
    *("position", "turn", "stage", "players", "time_board", "ring", "scores", "legal", "options"),
    *("special_cells", "special_cells_7x7", "automa", "result"),
}
FIELDS_OF_EVENTS = {
    "move": {"move"},
    "card": {"move", "turn", "cards"},
    "takeback": {"keep"},
    "resign": {"player"},
    "abort": {"player"},
    "flag": {"player"},
    "cut": {"player", "points"},
    "choose": {"player", "swapped"},
    "join": {"player", "seat", "opponent", "level", "mode", "rated"},
    "ask": {"player"},
    "decline": {"player"},
    "rematch": {"player"},
    "rematch_opened": {"table"},
}
MAY_BE_LEFT_OUT = {"move": {"levels", "cards"}, "takeback": {"cards", "practice"}}
NOTES = {"thinking", "getting_ready", "present", "spectators", "clock", "now", "said"}

names = itertools.count(1)


def has(value, fields, *more):
    """Check the fields of an object."""
    assert isinstance(value, dict), value
    missing, unknown = fields - value.keys(), value.keys() - fields - set(more)
    assert not missing and not unknown, f"missing {missing}, unknown {unknown}: {value}"
    return value


def person():
    """A browser: its cookies are those of one person."""
    return httpx.Client(base_url=URL, timeout=PATIENCE, headers={"Origin": URL})


def call(browser, method, path, body=None, status=200):
    """Make a call; its answer as JSON."""
    answer = browser.request(method, path, json=body)
    assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def refused(browser, method, path, body, status):
    return has(call(browser, method, path, body, status), {"error"}, "code", "values")


class Table:
    """A table that a browser follows over WebSocket."""

    def __init__(self, browser, game):
        address = f"{URL.replace('http', 'ws', 1)}/api/games/{game}/play?version=2"
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        headers = {"Cookie": cookies, "Origin": URL}
        self.open = contextlib.ExitStack()
        connection = connect(address, additional_headers=headers, proxy=None)
        self.socket = self.open.enter_context(connection)
        self.id, self.browser, self.said = game, browser, []
        self.state = self.next("game")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.open.close()

    @property
    def number(self):
        return self.state["number"]

    def next(self, *types):
        """The next message of these types; others are checked and applied on the way."""
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            self.take(message)
            if message["type"] in types:
                return message

    def take(self, message):
        match message["type"]:
            case "game":
                has(message, GAME)
                assert message["version"] == 2
                for seat in message["seats"]:
                    has(seat, SEAT)
                self.state = message
            case "event":
                kind = message["kind"]
                common = {"type", "number", "kind", "at", "acknowledges"}
                clocks = () if self.state["clock"] is None else ("clock", "now")
                fields = common | FIELDS_OF_EVENTS[kind]
                has(message, fields, *MAY_BE_LEFT_OUT.get(kind, ()), *clocks)
                assert message["number"] == self.number + 1
                self.state["number"] = message["number"]
                if kind in ("move", "card"):
                    self.state["moves"].append(message["move"])
                if kind == "takeback":
                    del self.state["moves"][message["keep"] :]
            case "note":
                assert message.keys() - {"type"} <= NOTES, message
                if "said" in message:
                    self.said.append(has(message["said"], {"player", "phrase"}))
            case "error":
                has(message, {"type", "kind", "id", "error"})
            case "ping":
                self.socket.send(json.dumps({"type": "pong", "n": message["n"]}))
            case "hint":
                has(message, {"type", "id", "move", "words"})
            case "reasons":
                has(message, {"type", "id", "rival", "points", "reasons"})
            case other:
                raise AssertionError(f"unknown message {other}: {message}")

    def send(self, kind, **fields):
        """Send a message; its id."""
        name = f"client-{next(names)}"
        message = {"type": kind, "id": name, "seen": self.number, **fields}
        self.socket.send(json.dumps(message))
        return message["id"]

    def do(self, kind, **fields):
        """Send a message, and wait until it has been carried out."""
        name = self.send(kind, **fields)
        while True:
            message = self.next("event", "game", "error")
            assert message["type"] != "error", message
            if message["acknowledges"] == name:
                return message

    def undo(self):
        """Take the last decision back; if the computer has moved meanwhile, once that is known."""
        while (name := self.send("undo")) is not None:
            while (message := self.next("event", "game", "error"))["type"] != "error":
                if message["acknowledges"] == name:
                    return
            assert message["kind"] == "stale", message
            self.wait(self.position()["number"])

    def fail(self, kind, **fields):
        """Send a message that is refused; the kind of the error."""
        name = self.send(kind, **fields)
        while (message := self.next("error"))["id"] != name:
            pass
        return message["kind"]

    def position(self):
        return has(call(self.browser, "GET", f"/api/games/{self.id}/position"), POSITION, "number")

    def wait(self, number):
        while self.number < number:
            self.next("event", "game")


def choose(state):
    """Take the first patch that one can afford, as the bot of the documentation does."""
    if state["stage"] == "special_patch":
        return "+" + state["special_cells"][0]
    patches = [option for option in state["options"] if option["letter"] and option["available"]]
    return patches[0]["letter"] + patches[0]["placements"][0] if patches else "pass"


def check_simple_calls():
    stranger = person()
    health = has(call(stranger, "GET", "/api/health"), {"status", "version", "messages"})
    assert (health["status"], health["messages"]) == ("ok", 2)
    assert call(stranger, "GET", "/healthz") == {"status": "ok"}
    patches = call(stranger, "GET", "/api/patches")
    assert len(patches) == 33
    fields = {"buttons", "time", "income", "squares", "name", "orientations", "turns"}
    for patch in patches.values():
        has(patch, fields)
    me = call(stranger, "GET", "/api/me")
    has(me, {"known", "name", "sessions", "account", "passkeys_possible", "push"})
    assert not me["known"]
    assert call(stranger, "PATCH", "/api/me", {"name": "Ann"})["name"] == "Ann"
    refused(stranger, "GET", "/api/games/nothing", None, 404)
    refused(stranger, "POST", "/api/games", {"opponent": "nobody"}, 422)


def check_a_game_against_the_computer():
    ann = person()
    wish = {"opponent": "greedy", "first": "you", "seed": "frozen", "names": ["Ann"]}
    made = has(call(ann, "POST", "/api/games", wish, 201), {"id", "url"})
    with Table(ann, made["id"]) as table:
        assert table.fail("move", move="Z0a1") in ("illegal", "malformed")
        assert table.fail("move", move="pass", seen=7) == "stale"
        table.next("game")
        first = table.do("move", move=choose(table.position()))
        again = {"type": "move", "id": first["acknowledges"], "seen": 0, "move": "pass"}
        table.socket.send(json.dumps(again))  # a message that comes twice counts once
        assert table.next("game")["acknowledges"] == first["acknowledges"]
        turns = 0
        while (state := table.position())["stage"] != "over":
            if state["number"] != table.number:
                table.wait(state["number"])
            elif state["turn"] == 1:
                table.do("move", move=choose(state))
                if (turns := turns + 1) == 3:
                    table.undo()
            else:
                table.next("event")
        has(state["result"], {"winner", "scores", "reason"})
        table.wait(state["number"])
        moves = len(table.state["moves"])
    whole = has(call(ann, "GET", f"/api/games/{made['id']}"), GAME)
    assert len(whole["moves"]) == moves
    record = ann.get(f"/api/games/{made['id']}/record.pgr").text
    replay = call(ann, "GET", f"/api/games/{made['id']}/replay")
    fields = {"tags", "comment", "start", "moves", "automa", "ended", "result", "link", "record"}
    has(replay, fields)
    assert call(ann, "POST", "/api/replay", {"text": record})["moves"] == replay["moves"]
    assert call(ann, "POST", "/api/replay", {"text": replay["link"]})["moves"] == replay["moves"]
    listed = has(call(ann, "GET", "/api/me/games"), {"waiting", "next", "games"})["games"][0]
    fields = {"id", "url", "variant", "status", "created", "last", "number", "seats", "turn"}
    has(listed, fields | {"result", "clock", "now", "rated", "tournament", "cells"})
    statistics = has(call(ann, "GET", "/api/me/statistics"), {"totals", "automa"})
    assert statistics["totals"][0]["played"] == 1
    picture = ann.get(f"/api/games/{made['id']}/picture.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")


def check_solo():
    ann = person()
    wish = {"opponent": "automa", "deck": "tactical", "level": 2}
    made = call(ann, "POST", "/api/games", wish, 201)
    with Table(ann, made["id"]) as table:
        automa = {"deck", "level", "practice", "pile", "aside", "discards", "budget", "shuffles"}
        has(table.state["automa"], automa | {"turns", "levels"})
        for _ in range(8):
            state = table.position()
            if state["stage"] == "over":
                break
            if state["stage"] == "card":
                event = table.do("turn")
                has(event["cards"], {"pile", "aside", "discards", "budget", "shuffles"})
            else:
                table.do("move", move=choose(state))
        table.do("resign")
    totals = has(call(ann, "GET", "/api/solo"), {"totals"})["totals"]
    fields = {"deck", "level", "numeral", "games", "won", "mean_margin", "best_margin", "practice"}
    has(totals[0], fields)


def check_two_people():
    ann, bob = person(), person()
    wish = {"opponent": "friend", "first": "you", "clock": "600+10", "names": ["Ann"]}
    made = has(call(ann, "POST", "/api/games", wish, 201), {"id", "url", "invitation"})
    code = made["invitation"].removeprefix("/i/")
    fields = {"game", "name", "seat", "board", "clock", "takebacks", "rated", "seed_chosen"}
    invited = call(bob, "GET", f"/api/invitations/{code}")
    has(invited, fields | {"yours"}, "fair")
    with Table(ann, made["id"]) as one:
        call(bob, "POST", f"/api/invitations/{code}", {"name": "Bob"}, 201)
        with Table(bob, made["id"]) as other:
            one.wait(1)
            has(other.state["clock"], {"control", "left", "running", "since"})
            refused(person(), "POST", f"/api/invitations/{code}", {"name": "Eve"}, 410)
            one.do("move", move="pass")
            other.wait(one.number)
            other.do("move", move=choose(other.position()))
            one.wait(other.number)
            other.do("undo")
            one.wait(other.number)
            one.do("accept")
            other.wait(one.number)
            one.socket.send(json.dumps({"type": "say", "phrase": "hello"}))
            while not other.said:
                other.next("note")
            assert other.fail("resign", seen=0) == "stale"
            other.next("game")
            other.do("resign")
            one.wait(other.number)
            one.do("rematch")
            other.wait(one.number)
            other.send("rematch")
            opened = other.next("event")
            while opened["kind"] != "rematch_opened":
                opened = other.next("event")
    opponents = has(call(ann, "GET", "/api/me/opponents"), {"opponents"})["opponents"]
    has(opponents[0], {"game", "name", "guest", "here", "won", "lost"})
    again = call(ann, "POST", f"/api/games/{made['id']}/again", {"clock": "300+5"}, 201)
    invitations = has(call(bob, "GET", "/api/me/invitations"), {"now", "invitations"})
    fields = {"game", "created", "host", "here", "seat", "board", "clock", "takebacks", "rated"}
    has(invitations["invitations"][0], fields, "fair")
    call(bob, "POST", f"/api/games/{again['id']}/seat", {}, 201)


def check_the_lobby():
    ann, bob = person(), person()
    made = has(call(ann, "POST", "/api/match", {"clock": "300+5"}, 201), {"id", "url", "waiting"})
    assert made["waiting"]
    with Table(ann, made["id"]):
        fields = {"now", "tables", "games", "bots", "tournaments"}
        lobby = has(call(bob, "GET", "/api/lobby"), fields)
        (entry,) = (table for table in lobby["tables"] if table["game"] == made["id"])
        fields = {"game", "name", "seat", "board", "clock", "takebacks", "rated", "seed_chosen"}
        has(entry, fields | {"created", "rating", "guest", "yours"}, "fair")
        call(bob, "PATCH", "/api/me", {"name": "Bob"})
        cookies = "; ".join(f"{name}={value}" for name, value in bob.cookies.items())
        address = f"{URL.replace('http', 'ws', 1)}/api/feed"
        headers = {"Cookie": cookies, "Origin": URL}
        with connect(address, additional_headers=headers, proxy=None) as feed:
            first = json.loads(feed.recv(PATIENCE))
            assert first["type"] == "games" and {"waiting", "invited"} <= first.keys()
            found = call(bob, "POST", "/api/match", {"clock": "300+5"}, 201)
            assert (found["id"], found["waiting"]) == (made["id"], False)
            types = set()
            while "lobby" not in types:  # the table has left the lobby
                types.add(json.loads(feed.recv(PATIENCE))["type"])


def check_a_tournament():
    people = [person() for _ in range(3)]
    wish = {"name": "Club evening", "kind": "round_robin", "twice": False}
    made = call(people[0], "POST", "/api/tournaments", wish, 201)
    has(made, {"id", "url", "invitation"})
    path, code = f"/api/tournaments/{made['id']}", made["invitation"].partition("#join=")[2]
    for number, name in enumerate(("Ann", "Bob", "Cleo")):
        body = {"code": code, "name": name}
        joined = call(people[number], "POST", f"{path}/join", body, 201)
        assert has(joined, TOURNAMENT)["you"] == number + 1
    refused(people[1], "POST", f"{path}/start", None, 403)
    started = has(call(people[0], "POST", f"{path}/start"), TOURNAMENT)
    entrant = {"entrant", "name", "withdrawn", "bot", "half_byes"}
    for each in started["entrants"]:
        has(each, entrant)
    pairing = {"pairing", "first", "second", "points", "half", "waiting", "games"}
    pairings = [has(each, pairing) for each in started["schedule"][0]["pairings"]]
    (game,) = (game for each in pairings for game in each["games"])
    fields = {"id", "url", "first", "second", "over", "winner", "scores", "reason", "correction"}
    has(game, fields)
    place = call(people[game["first"] - 1], "GET", f"/api/games/{game['id']}/tournament")
    fields = {"id", "name", "state", "round", "rounds", "board", "forfeit", "correction"}
    has(place, fields | {"game", "next"})
    with Table(people[game["first"] - 1], game["id"]) as table:
        table.do("move", move="pass")
        table.do("resign")
    deadline = time.monotonic() + PATIENCE
    while (now := call(people[0], "GET", path))["round"] < 2:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    fields = {"place", "entrant", "points", "direct", "buchholz", "sonneborn_berger", "wins"}
    assert has(now["standings"][0], fields | {"margin"})["points"] == 1
    (listed,) = call(people[0], "GET", "/api/tournaments")["tournaments"]
    has(listed, HEAD | {"entrants"})
    after = call(people[2], "POST", f"{path}/withdraw")
    assert after["entrants"][2]["withdrawn"]


def check_analysis():
    ann = person()
    start = call(ann, "POST", "/api/games", {"opponent": "person", "seed": "frozen"}, 201)
    position = call(ann, "GET", f"/api/games/{start['id']}/position")["position"]
    other = call(person(), "GET", "/api/position?pps=" + position.replace(" ", "%20"))
    has(other, POSITION)
    seen = []
    body = {"position": position, "lines": 2, "seconds": 1}
    with person().stream("POST", "/api/analysis", json=body) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        for line in filter(None, stream.iter_lines()):
            seen.append(has(json.loads(line), {"nodes", "lines", "pass", "final", "waiting"}))
    assert seen[-1]["final"] and len(seen[-1]["lines"]) == 2
    line = {"move", "chance", "margin", "proven", "line", "scores", "empty_spaces", "special_tile"}
    has(seen[-1]["lines"][0], line)


def check_bots():
    owner, ann = person(), person()
    made = call(owner, "POST", "/api/me/bots", {"name": "Robbie"}, 201)
    has(made, {"id", "name", "token"})
    (mine,) = has(call(owner, "GET", "/api/me/bots"), {"bots"})["bots"]
    has(mine, {"id", "name", "created", "online", "tokens"})
    has(mine["tokens"][0], {"id", "scope", "created"})
    environment = {**os.environ, "SERVER": URL, "TOKEN": made["token"]}
    bot = [sys.executable, str(Path(__file__).with_name("bot.py"))]
    playing = subprocess.Popen(bot, env=environment, stdout=subprocess.PIPE, text=True)
    watched = httpx.Client(
        base_url=URL, headers={"Authorization": f"Bearer {made['token']}"}, timeout=PATIENCE
    )
    has(call(watched, "GET", "/api/bot/me"), {"id", "name", "scope"})
    challenge = call(ann, "POST", "/api/challenges", {"bot": "Robbie", "first": "you"}, 201)
    has(challenge, {"id", "url"})
    check_stream(watched, challenge["id"])
    with Table(ann, challenge["id"]) as table:
        while (state := table.position())["stage"] != "over":
            if state["number"] != table.number:
                table.wait(state["number"])
            elif state["turn"] == 1 and len(state["legal"]):
                with contextlib.suppress(AssertionError):  # the bot has sat down meanwhile
                    table.do("move", move=choose(state))
            else:
                table.next("event", "game")
    assert ast.literal_eval(playing.communicate(timeout=PATIENCE)[0]) == state["result"]
    call(owner, "DELETE", f"/api/me/bots/{made['id']}", status=204)
    answer = watched.get("/api/bot/me")
    assert (answer.status_code, *answer.json().keys()) == (401, "error")


def check_stream(bot, game):
    """The bot's stream names the challenge, or the game once it has been accepted."""
    with bot.stream("GET", "/api/bot/stream") as stream:
        for line in filter(None, stream.iter_lines()):
            event = json.loads(line)
            if event["type"] == "challenge":
                fields = {"variant", "board", "clock", "takebacks", "rated", "seed_chosen"}
                has(event, {"type", "game", "seat", "opponent", *fields}, "fair")
            elif event["type"] == "game_start":
                has(event, {"type", "game", "seat", "opponent"})
                has(event["opponent"], {"name", "bot", "rating"})
                if event["game"] == game:
                    return


CHECKS = [value for name, value in sorted(globals().items()) if name.startswith("check_")]
CHECKS.remove(check_stream)

if __name__ == "__main__":
    for check in CHECKS:
        print(check.__name__, flush=True)
        check()
