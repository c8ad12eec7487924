"""A data folder with games of every kind, and what was told of each."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.corpus.browser import COOKIE, Player, Server, create, serving
from tests.corpus.engine import Engine
from tests.corpus.stored import DATA_FOLDER, TEXTS, Json, write
from tests.corpus.told import told_of

DATABASE = "quiltbee.sqlite3"

Until = Callable[[Json], bool]


def make() -> None:
    """Make the folders, and the files beside them that say what is in them."""
    with tempfile.TemporaryDirectory() as folder:
        with Engine("greedy") as engine, serving(Path(folder)) as server:
            hall = Hall(server, engine)
            _play_games(hall)
            server.stop()
        DATA_FOLDER.mkdir(parents=True, exist_ok=True)
        _copy_plainly(Path(folder) / DATABASE, DATA_FOLDER / DATABASE)
    waiting = hall.named("computer_to_move")
    _leave_to_the_computer(DATA_FOLDER / DATABASE, waiting["id"])
    waiting["number"] -= 1
    write("data_folder/browsers.json", hall.tokens)
    write("data_folder/games.json", hall.games)
    with tempfile.TemporaryDirectory() as copy:
        shutil.copy(DATA_FOLDER / DATABASE, copy)
        with serving(Path(copy)) as server:
            told = {game["id"]: told_of(server, game, hall.tokens) for game in hall.games}
            totals = {name: _totals(server, token) for name, token in hall.tokens.items()}
    write("data_folder/told.json.gz", {"games": told, "solo": totals})


def _totals(server: Server, token: str) -> Json:
    with server.client(token) as client:
        totals: Json = client.get("/api/solo").json()
    return totals


class Hall:
    """The browsers and the tables of the folder."""

    def __init__(self, server: Server, engine: Engine) -> None:
        self.server, self.engine = server, engine
        self.tokens: dict[str, str] = {}
        self.games: list[Json] = []

    def named(self, name: str) -> Json:
        """A game by its name here."""
        (game,) = (game for game in self.games if game["name"] == name)
        return game

    @contextmanager
    def table(self, name: str, browser: str, **wish: Any) -> Iterator[Player]:
        """A new table of a browser, to be played at."""
        with self.server.client(self.tokens.get(browser)) as client:
            game = create(client, **wish)
            if browser not in self.tokens:
                self.tokens[browser] = _token(client)
        with Player(self.server, game, self.tokens[browser]) as player:
            yield player
            self.games.append(
                {
                    "name": name,
                    "id": game,
                    "browser": browser,
                    "opponent": player.state["opponent"],
                    "level": player.state["level"],
                    "number": player.state["number"],
                    "stage": player.state["stage"],
                }
            )

    def play(self, player: Player, until: Until) -> None:
        """Decide as the greedy player does, or turn the Automa's card over."""
        while not until(player.state) and player.state["stage"] != "over":
            decide(player, self.engine)


def _token(client: httpx.Client) -> str:
    return str(client.cookies[COOKIE])


def decide(player: Player, engine: Engine) -> Json:
    """Make the next decision: the message that was sent."""
    if player.state["stage"] == "card":
        player.say("turn")
        return {"kind": "turn"}
    move = engine.best(player.state["position"])
    player.say("move", move=move)
    return {"kind": "move", "move": move}


def moves(count: int) -> Until:
    """Until there are at least so many moves."""
    return lambda state: len(state["moves"]) >= count


def stage(name: str, least: int = 0) -> Until:
    """Until a stage is reached, after some moves."""
    return lambda state: state["stage"] == name and len(state["moves"]) >= least


def _play_games(hall: Hall) -> None:
    _play_two_persons(hall)
    _play_the_computer(hall)
    _play_the_automa(hall)
    link = (TEXTS / "duel_game_links.txt").read_text().split()[-1]
    solo = (TEXTS / "solo_links_from_positions.txt").read_text().split()[0]
    with hall.table("person_from_link", "bea", opponent="person", **{"from": link}) as player:
        hall.play(player, moves(16))
        player.say("undo")
    with hall.table("greedy_from_link", "bea", opponent="greedy", **{"from": link}) as player:
        hall.play(player, moves(15))
    with hall.table("computer_from_link", "cal", opponent="computer", **{"from": link}):
        pass
    with hall.table("solo_from_link", "bea", opponent="automa", **{"from": solo}):
        pass
    unfinished = (TEXTS / "solo_unfinished.pgr").read_text().split("\n\n[")[0]
    with hall.table("solo_from_record", "cal", opponent="automa", **{"from": unfinished}) as player:
        hall.play(player, moves(len(player.state["moves"]) + 4))


def _play_two_persons(hall: Hall) -> None:
    names = ["Ann", "Zoë"]
    with hall.table("person_begun", "ann", opponent="person", seed="one"):
        pass
    two: Json = {"opponent": "person", "names": names}
    with hall.table("person_middle", "ann", **two, seed="two", board="original") as player:
        hall.play(player, moves(14))
    with hall.table("person_special_patch", "bea", **two, seed="three", first="opponent") as player:
        hall.play(player, stage("special_patch"))
    with hall.table("person_finished", "ann", **two, seed="four") as player:
        hall.play(player, stage("over"))
    with hall.table("person_resigned", "ann", **two, seed="five") as player:
        hall.play(player, moves(7))
        player.say("resign")
    with hall.table("person_taken_back", "bea", **two, seed="six") as player:
        hall.play(player, moves(9))
        for _ in range(3):
            player.say("undo")
        hall.play(player, moves(8))
        player.say("resign")
        player.say("undo")
    with hall.table("person_end_taken_back", "ann", **two, seed="seven") as player:
        hall.play(player, stage("over"))
        player.say("undo")


def _play_the_computer(hall: Hall) -> None:
    for opponent, level in (("computer", None), ("greedy", None), ("random", None)):
        wish: Json = {"opponent": opponent, "level": level, "names": ["Ann"]}
        with hall.table(f"{opponent}_second_middle", "ann", **wish, seed="eight") as player:
            hall.play(player, moves(11))
        first = {**wish, "first": "opponent", "board": "original"}
        with hall.table(f"{opponent}_first_middle", "bea", **first, seed="nine") as player:
            hall.play(player, moves(9))
            player.say("undo")
        with hall.table(f"{opponent}_finished", "ann", **wish, seed="ten") as player:
            hall.play(player, stage("over"))
    with hall.table("computer_resigned", "bea", opponent="computer", level=1, seed="a") as player:
        hall.play(player, moves(3))
        player.say("resign")
    wish = {"opponent": "computer", "level": 10, "first": "opponent", "seed": "b"}
    with hall.table("computer_first_begun", "bea", **wish):
        pass
    with hall.table("computer_special_patch", "bea", opponent="computer", seed="c") as player:
        hall.play(player, stage("special_patch"))
    with hall.table("computer_to_move", "cal", opponent="computer", seed="d") as player:
        hall.play(player, moves(10))


def _play_the_automa(hall: Hall) -> None:
    def table(name: str, deck: str, level: int, **more: Any) -> Any:
        wish = {"opponent": "automa", "deck": deck, "level": level, "seed": name, **more}
        return hall.table(name, "cal" if level > 3 else "ann", **wish)

    for deck in ("normal", "tactical"):
        with table(f"{deck}_begun", deck, 1):
            pass
        with table(f"{deck}_card", deck, 4, board="original", names=["Cal"]) as player:
            hall.play(player, stage("card", 5))
        with table(f"{deck}_middle", deck, 5) as player:
            hall.play(player, lambda state: len(state["automa"]["discards"]) >= 5)
        with table(f"{deck}_reshuffled", deck, 2) as player:
            hall.play(player, lambda state: state["automa"]["aside"] == 0)
            hall.play(player, stage("action"))
        with table(f"{deck}_special_patch", deck, 1) as player:
            hall.play(player, stage("special_patch"))
        for level in (1, 3, 5):
            with table(f"{deck}_finished_{level}", deck, level) as player:
                hall.play(player, stage("over"))
        with table(f"{deck}_resigned", deck, 4) as player:
            hall.play(player, moves(6))
            player.say("resign")
        with table(f"{deck}_free_undo", deck, 3) as player:
            hall.play(player, stage("card", 4))
            player.say("undo")
        with table(f"{deck}_practice", deck, 2) as player:
            hall.play(player, stage("card", 4))
            player.say("turn")
            player.say("undo")
        with table(f"{deck}_practice_finished", deck, 2) as player:
            hall.play(player, stage("over"))
            player.say("undo")
            hall.play(player, stage("over"))
    with table("normal_end_taken_back", "normal", 3) as player:
        hall.play(player, stage("over"))
        player.say("undo")


def _copy_plainly(source: Path, target: Path) -> None:
    """Copy a database into one plain file, without a write-ahead log."""
    target.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as database:
        database.execute("VACUUM INTO ?", (str(target),))


def _leave_to_the_computer(database: Path, game: str) -> None:
    """Take the last event away, the computer's, as if the server had been stopped before it."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (message,) = connection.execute(
            "SELECT message FROM events WHERE game = ? ORDER BY number DESC LIMIT 1", (game,)
        ).fetchone()
        assert message.startswith("computer:")
        connection.execute("DELETE FROM events WHERE game = ? AND message = ?", (game, message))
