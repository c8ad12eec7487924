"""`python -m tests.corpus.make_4b76bcb PLACE FILE`: data as commit 4b76bcb left it.

PLACE is a data folder or the address of a PostgreSQL database, FILE gets what is told of it.

It is kept to tell how `data_folder_4b76bcb` came about; only that commit may run it. All is made
from outside, over HTTP and WebSocket: people with and without accounts, games of every kind, at one
place and at two, with clocks, ratings and bots, and tournaments at every stage.
"""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.corpus import browser
from tests.corpus.browser import COOKIE, Player, Server
from tests.corpus.stored import Json

SOLO_LINK = Path("tests/data/corpus/texts/solo_links_from_positions.txt")


class Hall:
    """The people, by their names, and the games that are to be played on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = {name: server.client() for name in ("ann", "bea", "cal", "dee")}
        self.games: list[Json] = []
        self.draws = random.Random(4)

    def post(self, person: str, path: str, **body: Any) -> Json:
        """A call of a person's that must succeed."""
        response = self.people[person].post(f"/api/{path}", json=body or None)
        assert response.status_code < 300, (path, response.text)
        told: Json = response.json() if response.content else {}
        return told

    def token(self, person: str) -> str:
        return str(self.people[person].cookies[COOKIE])

    def keep(self, name: str, game: str, *people: str) -> str:
        """Note a game, and who sits at it."""
        self.games.append({"name": name, "id": game, "people": list(people)})
        return game

    def create(self, name: str, person: str, **wish: Any) -> str:
        return self.keep(name, self.post(person, "games", **wish)["id"], person)

    def two(self, name: str, first: str, second: str, **wish: Any) -> str:
        """A game at two places, the second of whom takes an invitation."""
        made = self.post(first, "games", opponent="friend", first="you", names=[first], **wish)
        self.post(second, f"invitations/{made['invitation'].rpartition('/')[2]}", name=second)
        return self.keep(name, made["id"], first, second)

    def play(self, game: str, count: int, *people: str) -> None:
        """Make moves, each by whoever's turn it is."""
        for _ in range(count):
            for person in people:
                with Player(self.server, game, self.token(person)) as player:
                    state = player.state
                    if state["stage"] == "over":
                        return
                    if not state["seats"][state["turn"] - 1]["yours"]:
                        continue
                    if state["stage"] == "card":
                        player.say("turn")
                    else:
                        player.say("move", move=self.move(state))
                    break

    def move(self, state: Json) -> str:
        if state["stage"] == "special_patch":
            return f"+{self.draws.choice(state['special_cells'])}"
        patches = [one for one in state["options"] if one["available"] and one["letter"]]
        if not patches:
            return "pass"
        patch = self.draws.choice(patches)
        return f"{patch['letter']}{self.draws.choice(patch['placements'])}"

    def say(self, person: str, game: str, kind: str) -> None:
        with Player(self.server, game, self.token(person)) as player:
            player.say(kind)


def fill(server: Server) -> Json:
    """Do everything; what is there afterwards."""
    hall = Hall(server)
    at_one_place(hall)
    accounts(hall)
    at_two_places(hall)
    bots = with_bots(hall)
    tournaments = hold_tournaments(hall)
    tokens = {person: hall.token(person) for person in hall.people}
    with server.client() as anybody:
        for game in hall.games:
            game["record"] = anybody.get(f"/api/games/{game['id']}/record.pgr").text
    people = hall.people
    told = {
        person: {
            "games": client.get("/api/me/games").json(),
            "statistics": client.get("/api/me/statistics").json(),
            "ratings": client.get("/api/me/ratings").json(),
        }
        for person, client in people.items()
    }
    for tournament in tournaments.values():
        tournament["told"] = people["ann"].get(f"/api/tournaments/{tournament['id']}").json()
    return {
        "games": hall.games,
        "tokens": tokens,
        "bots": bots,
        "tournaments": tournaments,
        "told": told,
    }


def at_one_place(hall: Hall) -> None:
    game = hall.create("engine", "ann", opponent="computer", level=2, seed="one", first="you")
    hall.play(game, 4, "ann")
    game = hall.create("engine_first", "bea", opponent="computer", level=3, first="opponent")
    hall.play(game, 2, "bea")
    game = hall.create("engine_rated", "ann", opponent="computer", level=1, rated=True)
    hall.play(game, 2, "ann")
    hall.say("ann", game, "resign")
    for opponent in ("greedy", "random"):
        game = hall.create(opponent, "ann", opponent=opponent, first="you")
        hall.play(game, 3, "ann")
        hall.say("ann", game, "undo")
    game = hall.create("person", "ann", opponent="person", names=["Ann", "Zoë"], board="original")
    hall.play(game, 9, "ann")
    hall.say("ann", game, "undo")
    game = hall.create("person_over", "cal", opponent="person")
    hall.play(game, 200, "cal")
    for deck, level in (("normal", 2), ("tactical", 5)):
        game = hall.create(f"automa_{deck}", "ann", opponent="automa", deck=deck, level=level)
        hall.play(game, 9, "ann")
    game = hall.create("automa_over", "ann", opponent="automa", level=1)
    hall.play(game, 200, "ann")
    game = hall.create("automa_resigned", "cal", opponent="automa", level=3)
    hall.play(game, 3, "cal")
    hall.say("cal", game, "resign")
    link = SOLO_LINK.read_text().split()[0]
    hall.create("automa_from_link", "cal", opponent="automa", **{"from": link})


def accounts(hall: Hall) -> None:
    for person in ("ann", "bea"):
        hall.post(person, "account", login=person, passphrase="a boat full of buttons")
        hall.people[person].patch("/api/me", json={"name": person.title(), "listed": True})
    hall.post("ann", "me/link")


def at_two_places(hall: Hall) -> None:
    hall.two("friend_begun", "ann", "bea")
    game = hall.two("friend_clock", "ann", "bea", clock="600+10", rated=True)
    hall.play(game, 6, "ann", "bea")
    game = hall.two("friend_delay", "cal", "dee", clock="600~10", board="original")
    hall.play(game, 4, "cal", "dee")
    game = hall.two("friend_days", "bea", "cal", clock="3d")
    hall.play(game, 3, "bea", "cal")
    game = hall.two("friend_asked", "ann", "dee", takebacks=True)
    hall.play(game, 5, "ann", "dee")
    asking = last_to_move(hall, game, "ann", "dee")
    with Player(hall.server, game, hall.token(asking)) as player:
        player.send({"type": "undo", "id": "ask", "seen": player.state["number"]})
        player.hello()
    for number, winner in enumerate(("ann", "bea", "ann")):
        game = hall.two(f"rated_{number}", "ann", "bea", clock="180+2", rated=True)
        hall.play(game, 4, "ann", "bea")
        hall.say({"ann": "bea", "bea": "ann"}[winner], game, "resign")
    hall.say("ann", game, "rematch")
    with Player(hall.server, game, hall.token("bea")) as player:
        player.say("rematch")
        again = player.state["rematch"]["game"]
    hall.keep("rematch", again, "ann", "bea")
    hall.play(again, 2, "ann", "bea")
    game = hall.two("aborted", "bea", "dee")
    hall.say("bea", game, "abort")
    game = hall.two("flagged", "ann", "cal", clock="10+0")
    hall.play(game, 1, "ann")
    time.sleep(0.2)
    hall.play(game, 1, "ann", "cal")
    waiting = hall.two("handed_over", "dee", "cal")
    hall.play(waiting, 4, "dee", "cal")
    time.sleep(11)
    with Player(hall.server, game, hall.token("ann")) as player:
        mine = player.state["seats"][player.state["turn"] - 1]["yours"]
    hall.say("cal" if mine else "ann", game, "claim")
    stays, leaves = "dee", "cal"
    with Player(hall.server, waiting, hall.token(leaves)):
        pass
    with Player(hall.server, waiting, hall.token(stays)) as player:
        time.sleep(2.5)
        player.hello()
        player.say("handover", level=2)
    opened = hall.post("ann", "games", opponent="anyone", names=["Ann"], rated=True, clock="300+5")
    hall.keep("public_open", opened["id"], "ann")
    opened = hall.post("cal", "games", opponent="friend", names=["Cal"])
    hall.keep("invitation_open", opened["id"], "cal")
    opened = hall.post("bea", "games", opponent="anyone", names=["Bea"], first="you")
    hall.post("dee", f"games/{opened['id']}/seat", name="Dee")
    hall.keep("public_taken", opened["id"], "bea", "dee")
    hall.play(opened["id"], 3, "bea", "dee")
    hall.post("ann", "reports", game=game, reason="leaving", text="gone")


def last_to_move(hall: Hall, game: str, *people: str) -> str:
    with Player(hall.server, game, hall.token(people[0])) as player:
        state = player.state
        last = state["moves"][-1]["player"]
        return people[0] if state["seats"][last - 1]["yours"] else people[1]


def with_bots(hall: Hall) -> Json:
    robin = hall.post("cal", "me/bots", name="Robin")
    hall.post("ann", "me/bots", name="Owl", scope="read")
    headers = {"Authorization": f"Bearer {robin['token']}"}
    bot = httpx.Client(base_url=hall.server.url, headers=headers, verify=False, timeout=60)
    game = hall.post("bea", "challenges", bot="Robin", first="you")["id"]
    assert bot.post(f"/api/bot/challenges/{game}/accept").status_code == 200
    hall.keep("bot", game, "bea", "Robin")
    hall.play(game, 1, "bea")
    for _ in range(4):
        state = bot.get(f"/api/games/{game}").json()
        if state["seats"][state["turn"] - 1]["name"] == "Robin":
            body = {"id": f"b{state['number']}", "seen": state["number"], "move": "pass"}
            answer = bot.post(f"/api/bot/games/{game}/move", json=body)
            assert answer.status_code == 200, answer.text
        else:
            hall.play(game, 1, "bea")
    rated = hall.post("ann", "challenges", bot="Robin", first="you", rated=True, takebacks=False)
    assert bot.post(f"/api/bot/challenges/{rated['id']}/accept").status_code == 200
    hall.keep("bot_over", rated["id"], "ann", "Robin")
    hall.play(rated["id"], 1, "ann")
    hall.say("ann", rated["id"], "resign")
    waits = hall.post("dee", "challenges", bot="Robin", first="you")["id"]
    hall.keep("bot_challenged", waits, "dee")
    bot.close()
    return {"Robin": robin["token"]}


def hold_tournaments(hall: Hall) -> Json:
    sides = "first", "second"

    def made(name: str, *people: str, **wish: Any) -> str:
        told = hall.post("ann", "tournaments", name=name, **wish)
        code = told["invitation"].partition("#join=")[2]
        for person in people:
            hall.post(person, f"tournaments/{told['id']}/join", code=code, name=person.title())
        return str(told["id"])

    def games(tournament: str) -> list[Json]:
        told = hall.people["ann"].get(f"/api/tournaments/{tournament}").json()
        return [
            game | {"people": [told["entrants"][game[one] - 1]["name"].lower() for one in sides]}
            for one in told["schedule"]
            for pairing in one["pairings"]
            for game in pairing["games"]
        ]

    waiting = made("Next month", "ann", "bea", kind="swiss", rounds=2)
    running = made("Club evening", "ann", "bea", "cal", "dee", kind="round_robin", clock="900+10")
    hall.post("ann", f"tournaments/{running}/start")
    for number, game in enumerate(games(running)):
        hall.keep(f"round_{number}", game["id"], *game["people"])
        hall.play(game["id"], 2 + number, *game["people"])
    hall.say(games(running)[0]["people"][0], games(running)[0]["id"], "resign")
    over = made("Last month", "bea", "cal", "dee", kind="round_robin", twice=False, rated=True)
    hall.post("ann", f"tournaments/{over}/start")
    while hall.people["ann"].get(f"/api/tournaments/{over}").json()["state"] != "over":
        for game in games(over):
            if not game["over"]:
                hall.keep("round_over", game["id"], *game["people"])
                hall.play(game["id"], 3, *game["people"])
                hall.say(game["people"][0], game["id"], "resign")
    return {
        "waiting": {"id": waiting},
        "running": {"id": running},
        "over": {"id": over},
    }


def main() -> None:
    place, out = sys.argv[1:]
    os.environ["QUILTBEE_LIMITS_GONE_SECONDS"] = "2"
    folder = Path(place)
    if place.startswith("postgresql:"):
        os.environ["QUILTBEE_DATABASE"] = place
        folder = Path(out).parent
    browser.PATIENCE = 60.0
    server = Server(folder)
    try:
        told = fill(server)
        server.stop()
    finally:
        server.kill()
    Path(out).write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", "utf-8")
    if not place.startswith("postgresql:"):
        subprocess.run(["ls", "-la", place], check=True)


if __name__ == "__main__":
    main()
