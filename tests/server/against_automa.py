"""A person at a table against the Automa, who does what the page is told."""

import itertools
from typing import Any

from tests.server.support import (
    Json,
    Page,
    a_move,
    receive,
    send,
    state_after,
    the_error,
)


class Player:
    """A person at a solo table, who does what the browser is told alone."""

    def __init__(self, connection: Page) -> None:
        self.connection = connection
        self.state = receive(connection)
        self.ids = itertools.count()

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and take the state that comes of it."""
        message_id = f"m{self.state['number']}-{next(self.ids)}"
        seen = self.state["number"]
        state = state_after(self.connection, type=kind, id=message_id, seen=seen, **fields)
        assert state["acknowledges"] == message_id
        self.state = state
        return state

    def refused(self, error: str, kind: str, **fields: Any) -> str:
        """Send a message and take the sentence that refuses it."""
        send(self.connection, type=kind, id="no", seen=self.state["number"], **fields)
        return the_error(self.connection, error, "no")

    def step(self) -> Json:
        """Decide, or turn the card over."""
        if self.state["stage"] == "card":
            return self.ask("turn")
        return self.ask("move", move=a_move(self.state))

    def play_until(self, stage: str) -> Json:
        """Go on until the game comes to a stage."""
        while self.state["stage"] != stage:
            self.step()
        return self.state
