"""Solo tables whatever happens in whatever order: they agree with a plain list of what was told.

The model knows no cards. It keeps the tokens and the positions as the browser was told them; a
takeback must bring back the position of that time, the budget included, also where it dealt anew.
"""

import asyncio
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from quiltbee.server.computer.queue import Queue
from quiltbee.server.store import Bus
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.table import Table
from quiltbee.server.tables.tables import Tables
from tests.server.following import Follower
from tests.server.shapes import plain
from tests.server.store.support import ANN, ANNS_SESSION, against_the_automa
from tests.server.support import Json, Tab, Thinkers, a_move, deliver

STEPS = 150


@dataclass
class Model:
    """What stands, by what was told of it."""

    tokens: list[str]
    positions: list[str]
    number: int = 0
    resigned: bool = False
    practice: bool = False

    def undo(self) -> None:
        if self.resigned:
            self.resigned = False
            return
        kept = max(at for at, token in enumerate(self.tokens) if not token.startswith("A:"))
        self.practice |= any(token.startswith("A:") for token in self.tokens[kept:])
        del self.tokens[kept:]
        del self.positions[kept + 1 :]

    @property
    def can_undo(self) -> bool:
        return self.resigned or bool(self.tokens)

    def check(self, state: Json) -> None:
        assert state["number"] == self.number
        assert [move["move"] for move in state["moves"]] == self.tokens
        assert state["position"] == self.positions[-1]
        assert state["can_undo"] == self.can_undo
        assert state["automa"]["practice"] == self.practice
        if self.resigned:
            assert state["result"]["reason"] == "resignation"


async def say(table: Table, tab: Tab, **message: object) -> Json:
    """Send a message, and take the first answer to it."""
    before = len(tab.told)
    await deliver(table, message, tab)
    return tab.told[before]


async def first_position(table: Table) -> str:
    follower = Follower()
    return str(follower.take(plain(await table.message(None)))["position"])


async def play_on(table: Table, model: Model, draws: random.Random, sent: list[Json]) -> None:
    """One thing that may happen at the table, with its consequence for the model."""
    tab, stranger = Tab(ANN), Tab("stranger")
    await table.join(tab)
    await table.join(stranger)
    state = tab.told[-1]
    model.check(state)
    message = a_message(state, model, draws)
    if draws.random() < 0.1:
        answer = await say(table, stranger, **message)
        assert answer["kind"] == "not_your_seat"
    if draws.random() < 0.1 and model.number:
        answer = await say(table, tab, **{**message, "id": "old", "seen": model.number - 1})
        assert answer["kind"] == "stale"
    if sent and draws.random() < 0.1:
        assert (await say(table, tab, **draws.choice(sent)))["type"] == "state"
    answer = await say(table, tab, **message)
    assert answer["acknowledges"] == message["id"], answer
    sent.append(message)
    model.number += 1
    match message["type"]:
        case "undo":
            model.undo()
        case "resign":
            model.resigned = True
        case _:
            model.tokens.append(answer["moves"][-1]["move"])
            model.positions.append(answer["position"])
    model.check(answer)
    seats = [seat.pop("yours") for told in (answer, stranger.told[-1]) for seat in told["seats"]]
    assert seats == [True, False, False, False]
    for key in ("options", "special_cells", "special_cells_7x7"):
        assert stranger.told[-1].pop(key) == []
        del answer[key]
    assert stranger.told[-1] == answer
    table.leave(tab)
    table.leave(stranger)


def a_message(state: Json, model: Model, draws: random.Random) -> Json:
    common: Json = {"id": f"m{model.number}", "seen": model.number}
    if model.can_undo and (state["stage"] == "over" or draws.random() < 0.15):
        return {"type": "undo", **common}
    if draws.random() < 0.03:
        return {"type": "resign", **common}
    if state["stage"] == "card":
        return {"type": "turn", **common}
    passes = state["stage"] == "action" and draws.random() < 0.3
    token = "pass" if passes else a_move(state)
    return {"type": "move", "move": token, **common}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_solo_table_agrees_with_what_it_told(tmp_path: Path, seed: int) -> None:
    draws = random.Random(seed)

    async def run() -> Model:
        model: Model | None = None
        sent: list[Json] = []
        for start in range(3):  # a server that is started again
            store = SqliteStore(tmp_path)
            tables = Tables(
                TableContext(store.games, Bus(store.database), Queue(Thinkers())), idle_tables=1
            )
            if start == 0:
                await tables.create(against_the_automa(), ANNS_SESSION)
            async with tables.open("game") as table:
                model = model or Model([], [await first_position(table)])
                for _ in range(STEPS // 3):
                    await play_on(table, model, draws, sent)
            tables.close()
            store.close()
        assert model is not None
        return model

    assert asyncio.run(run()).number == STEPS
