"""One game of a bot: it follows the stream, and answers whenever it is to decide."""

import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from quiltbee.bots.backoff import Backoff
from quiltbee.bots.errors import BotError, ConnectionLostError
from quiltbee.bots.following import Followed
from quiltbee.bots.server import Json, Server
from quiltbee.bots.thinking import Thoughts, left_of

Report = Callable[[str], None]


class GamePlayer:
    """Plays one game to its end; `play` may be called once."""

    def __init__(
        self,
        server: Server,
        game: str,
        thoughts: Thoughts,
        report: Report,
        stopped: threading.Event,
    ) -> None:
        self._server = server
        self._game = game
        self._thoughts = thoughts
        self._report = report
        self._stopped = stopped
        self._followed = Followed()
        self._heard = 0.0
        self._done = -1
        """The number of the event after which something was last done."""

    def play(self) -> None:
        """Play until the game is over or the bot stops, through every loss of the connection.

        BotError if it can't go on.
        """
        backoff = Backoff(self._stopped)
        while not self._stopped.is_set():
            try:
                for message in self._server.lines(self._path("stream"), self._stopped):
                    backoff.reset()
                    self._take(message)
                    if self._followed.is_over:
                        self._report(f"{self._game} is over: {_outcome(self._followed.state)}")
                        return
                    self._answer()
            except ConnectionLostError:
                self._done = -1  # the server may not have heard it
            backoff.wait()

    def _path(self, what: str) -> str:
        return f"/api/bot/games/{self._game}/{what}"

    def _take(self, message: Json | None) -> None:
        """Bring the state up to date."""
        if message is None:
            return
        self._heard = time.monotonic()
        self._followed.take(message)

    def _answer(self) -> None:
        """Do what is to be done in the state, once."""
        state = self._followed.state
        seat = _seat(state)
        if seat is None or state["number"] == self._done:
            return
        number = state["number"]
        if any(other["kind"] == "open" for other in state["seats"]):
            return
        if state["offer"] not in (None, seat):
            answer = "decline" if state["rated"] else "accept"
            self._act(answer, number)
        elif state["turn"] == seat:
            self._act("move", number, move=self._thoughts.choose(self._aged(state)))
        elif self._has_run_out(state, 3 - seat):
            self._act("claim", number)

    def _aged(self, state: Json) -> Mapping[str, Any]:
        """The state with its time of now, not of when it came."""
        if state["clock"] is None:
            return state
        return {**state, "now": state["now"] + self._age_ms()}

    def _age_ms(self) -> int:
        return int(1000 * (time.monotonic() - self._heard))

    def _has_run_out(self, state: Json, seat: int) -> bool:
        """Whether the other player's time is up."""
        if state["clock"] is None or state["clock"]["running"] != seat:
            return False
        return left_of(self._aged(state))[seat - 1] < 0

    def _act(self, action: str, number: int, **more: str) -> None:
        """Do something after event `number`; what comes of it is told by the stream."""
        backoff = Backoff(self._stopped)
        body = {"id": f"{action}-{number}", "seen": number, **more}
        while not self._stopped.is_set():
            try:
                status, answer = self._server.post(self._path(action), **body)
            except ConnectionLostError:
                backoff.wait()  # with the same id it is done only once
                continue
            if action == "claim" and status == 422:
                return  # a little too early; the next sign of life is the next occasion
            if status not in (200, 409):
                raise BotError(f"The server refused {body}: {answer.get('error')}")
            self._done = number
            return


def _seat(state: Mapping[str, Any]) -> int | None:
    """The bot's seat, 1 or 2; None where it has none, or nothing is known yet."""
    seats = state.get("seats", ())
    return next((number for number, seat in enumerate(seats, 1) if seat["yours"]), None)


def _outcome(state: Mapping[str, Any]) -> str:
    result = state["result"]
    if result is None:
        return "broken off"
    winner = state["seats"][result["winner"] - 1]
    first, second = result["scores"]
    won = "won" if winner["yours"] else "lost"
    return f"{won} {first} to {second} ({result['reason']})"
