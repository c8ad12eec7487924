"""A table at which messages are sent one after the other, and what is told after each."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.corpus.browser import COOKIE, Player, Server, create, state_of
from tests.corpus.stored import Json, read

Table = dict[str, Any]
"""A `game` of the data folder or a `wish` for a new one, the `first` states, and the `steps`."""

_SPECTATOR_EVERY = 6


def open_table(server: Server, table: Table) -> tuple[str, str]:
    """The id of the table and the token of its owner."""
    if "game" in table:
        (game,) = (one for one in read("data_folder/games.json") if one["name"] == table["game"])
        return game["id"], read("data_folder/browsers.json")[game["browser"]]
    with server.client() as client:
        return create(client, **table["wish"]), str(client.cookies[COOKIE])


class Seat:
    """The owner of a table, who plays, and a spectator who now and then asks how it stands."""

    def __init__(self, player: Player, spectator: httpx.Client, game: str) -> None:
        self.player = player
        self._spectator, self._game = spectator, game
        self._steps = 0

    def states(self) -> Json:
        """The state as the owner sees it, and now and then as a spectator does."""
        told = {"state": {**self.player.state, "game": "game"}}
        if self._steps % _SPECTATOR_EVERY == 0:
            told["spectator"] = {**state_of(self._spectator, self._game), "game": "game"}
        return told

    def carry_out(self, step: Json) -> Json:
        """Do what a step says: the answer and the states after it."""
        self._steps += 1
        if "refused" in step:
            return {"error": self.player.refused(step["refused"]), **self.states()}
        if step["do"] == "hint":
            return {"hint": self.player.hint()}
        self.player.say(step["do"], **({"move": step["move"]} if "move" in step else {}))
        return self.states()


@contextmanager
def at_table(server: Server, game: str, token: str) -> Iterator[Seat]:
    """Sit down at a table."""
    with Player(server, game, token) as player, server.client() as spectator:
        yield Seat(player, spectator, game)
