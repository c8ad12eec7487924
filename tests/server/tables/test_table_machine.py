"""Tables as a state machine: whatever happens in whatever order, they agree with a plain list.

The model knows nothing of events: it keeps the decisions that stand, as the rules of taking back
in docs/reference/api.md have it, and replays them with `rules`.
"""

import asyncio
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from quiltbee.notation import format_move, format_position
from quiltbee.rules import Move, Position, new_game
from quiltbee.server.computer.queue import Queue
from quiltbee.server.store import Bus
from quiltbee.server.store.sqlite import SqliteStore
from quiltbee.server.tables.context import TableContext
from quiltbee.server.tables.tables import Tables
from tests.profiles import scaled
from tests.server.store.support import ANN, ANNS_SESSION, RING, two_at_one_screen
from tests.server.support import Json, Tab, Thinkers, against_greedy, deliver, middle_move

STRANGER = "stranger"


class Model:
    """The decisions that stand, and who resigned."""

    def __init__(self, computer_seat: int) -> None:
        self.computer_seat = computer_seat
        self.moves: list[Move] = []
        self.positions: list[Position] = [new_game(RING)]
        self.resigned = False
        self.number = 0

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        return self.resigned or self.position.is_over

    @property
    def own_decisions(self) -> list[int]:
        """Which decisions are a person's."""
        turns = [position.turn for position in self.positions[:-1]]
        return [index for index, turn in enumerate(turns) if turn != self.computer_seat]

    @property
    def can_undo(self) -> bool:
        return self.resigned or bool(self.own_decisions)

    def decide(self, move: Move) -> None:
        self.add(move)
        self.let_computer_play()

    def let_computer_play(self) -> None:
        while not self.is_over and self.position.turn == self.computer_seat:
            self.add(middle_move(self.position))

    def add(self, move: Move) -> None:
        self.moves.append(move)
        self.positions.append(self.position.play(move))
        self.number += 1

    def undo(self) -> None:
        if self.resigned:
            self.resigned = False
        else:
            kept = self.own_decisions[-1]
            del self.moves[kept:]
            del self.positions[kept + 1 :]
        self.number += 1
        self.let_computer_play()

    def resign(self) -> None:
        self.resigned = True
        self.number += 1


class TableMachine(RuleBasedStateMachine):
    """One game, played by tabs that come and go, on a server that is started again."""

    @initialize(opponent=st.sampled_from(["person", "greedy"]), seat=st.sampled_from([1, 2]))
    def begin(self, opponent: str, seat: int) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.tabs: list[Tab] = []
        self.sent: list[Json] = []
        self.model = Model(0 if opponent == "person" else seat)
        self.open()
        setup = two_at_one_screen() if opponent == "person" else against_greedy(seat)
        self.runner.run(self.tables.create(setup, ANNS_SESSION))
        self.model.let_computer_play()
        self.enter()

    def open(self) -> None:
        self.store = SqliteStore(self.folder)
        self.tables = Tables(
            TableContext(self.store.games, Bus(self.store.database), Queue(Thinkers())),
            idle_tables=1,
        )

    def enter(self) -> None:
        self.opened = self.tables.open("game")
        self.table = self.runner.run(self.opened.__aenter__())
        self.come(ANN)

    @rule(person=st.sampled_from([ANN, STRANGER, None]))
    def come(self, person: str | None) -> None:
        tab = Tab(person)
        self.runner.run(self.table.join(tab))
        self.tabs.append(tab)

    @precondition(lambda self: len(self.tabs) > 1)
    @rule(data=st.data())
    def go(self, data: st.DataObject) -> None:
        tab = data.draw(st.sampled_from(self.tabs[1:]))
        self.table.leave(tab)
        self.tabs.remove(tab)

    @rule()
    def restart(self) -> None:
        self.stop()
        self.open()
        self.tabs = []
        self.enter()

    def stop(self) -> None:
        for tab in self.tabs:
            self.table.leave(tab)
        self.runner.run(self.opened.__aexit__(None, None, None))
        self.tables.close()
        self.store.close()

    @precondition(lambda self: not self.model.is_over)
    @rule(choice=st.floats(0, 1, exclude_max=True))
    def move(self, choice: float) -> None:
        moves = self.model.position.legal_moves()
        move = moves[int(choice * len(moves))]
        self.ask(type="move", move=format_move(move))
        self.model.decide(move)

    @rule()
    def move_illegally(self) -> None:
        token = "+e5" if self.model.position.turn == 1 else "Z0a1"
        if not self.model.is_over and token in map(format_move, self.model.position.legal_moves()):
            return
        self.ask(type="move", move=token)
        assert self.last_error() == "illegal"

    @rule()
    def undo(self) -> None:
        could = self.model.can_undo
        self.ask(type="undo")
        if could:
            self.model.undo()
        else:
            assert self.last_error() == "illegal"

    @precondition(lambda self: not self.model.is_over)
    @rule()
    def resign(self) -> None:
        self.ask(type="resign")
        self.model.resign()

    @precondition(lambda self: self.model.number > 0)
    @rule(kind=st.sampled_from(["move", "undo", "resign"]), back=st.integers(1, 5))
    def say_something_stale(self, kind: str, back: int) -> None:
        move = {"move": "pass"} if kind == "move" else {}
        self.ask(type=kind, seen=max(0, self.model.number - back), **move)
        assert self.tabs[0].told[-2]["kind"] == "stale"

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def say_it_again(self, data: st.DataObject) -> None:
        message = data.draw(st.sampled_from(self.sent))
        self.deliver(message, self.tabs[0])
        assert self.tabs[0].told[-1]["type"] == "state"

    @rule(kind=st.sampled_from(["move", "undo", "resign"]))
    def let_a_spectator_try(self, kind: str) -> None:
        spectator = Tab(STRANGER)
        move = {"move": "pass"} if kind == "move" else {}
        message = {"type": kind, "id": "spy", "seen": self.model.number, **move}
        self.deliver(message, spectator)
        assert [told["kind"] for told in spectator.told] == ["not_your_seat"]

    def ask(self, **message: object) -> None:
        """Send a message from the first tab, and remember it if it was carried out."""
        full = {
            "id": f"m{len(self.sent)}-{self.model.number}",
            "seen": self.model.number,
            **message,
        }
        before = len(self.tabs[0].told)
        self.deliver(full, self.tabs[0])
        if self.tabs[0].told[before]["type"] == "state":
            self.sent.append(full)

    def deliver(self, message: Json, tab: Tab) -> None:
        self.runner.run(deliver(self.table, message, tab))

    def last_error(self) -> str:
        return str(self.tabs[0].told[-1].get("kind"))

    async def settle(self) -> None:
        """Wait until the computer has moved."""
        while self.tabs[0].told[-1].get("thinking"):  # noqa: ASYNC110 - it is told, not shared
            await asyncio.sleep(0)

    @invariant()
    def everybody_is_told_what_the_model_knows(self) -> None:
        if not hasattr(self, "tabs"):
            return
        self.runner.run(self.settle())
        for tab in self.tabs:
            state = next(told for told in reversed(tab.told) if told["type"] == "state")
            assert state["number"] == self.model.number
            assert state["position"] == format_position(self.model.position)
            assert [move["move"] for move in state["moves"]] == list(
                map(format_move, self.model.moves)
            )
            assert state["can_undo"] == self.model.can_undo
            assert (state["result"] is not None) == self.model.is_over
            mine = [seat["yours"] for seat in state["seats"]]
            persons = [seat != self.model.computer_seat for seat in (1, 2)]
            assert mine == (persons if tab.person == ANN else [False, False])

    def teardown(self) -> None:
        if hasattr(self, "tabs"):
            self.stop()
            self.runner.close()
            shutil.rmtree(self.folder)


@pytest.mark.slow
def test_tables_agree_with_a_plain_list_of_decisions() -> None:
    run_state_machine_as_test(
        TableMachine, settings=settings(max_examples=scaled(25), stateful_step_count=25)
    )
