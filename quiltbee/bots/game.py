"""One game of a bot: it follows the stream and answers whenever it is the bot's turn.

After the end it stays for a while, in case the opponent takes back or wants a rematch.
"""

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from quiltbee.bots.server import Backoff, BotError, ConnectionLostError, Json, Server
from quiltbee.bots.thinking import Thoughts, left_of, points_in
from quiltbee.games import Aborted, Ending, Flagged, Game, Moved, Resigned, TakenBack, begin
from quiltbee.notation import format_position, parse_move, parse_position
from quiltbee.rules import Position, Seat

_LASTING = ("thinking", "present", "spectators", "now")
_OF_THE_TABLE = ("opponent", "level", "mode", "rated")


class Followed:
    """A duel as it stands after the messages so far; nothing is known before the first."""

    def __init__(self) -> None:
        self._told: Json = {}
        self._game: Game[Position] | None = None

    def take(self, message: Mapping[str, Any]) -> None:
        """Take the next message of the stream."""
        match message["type"]:
            case "game":
                self._told = dict(message)
                self._game = _begin(message)
            case "event":
                self._take_event(message)
            case "note":
                self._told |= {key: message[key] for key in _LASTING if key in message}
                self._take_clock(message)

    @property
    def state(self) -> Json:
        """The table as last described, with its current `position`, `turn` and `result`.

        `turn` is null once the game is over, and while a fair start is being settled.
        """
        game = self._game
        if game is None:
            return {}
        decider, result = game.decider, game.result
        return {
            **self._told,
            "position": format_position(game.position),
            "turn": None if decider is None else self._turn(game.position),
            "result": None if result is None else result._asdict(),
        }

    def _turn(self, position: Position) -> int | None:
        """The seat to move; None while a fair start is being settled."""
        fair = self._told.get("fair")
        return None if fair and fair["step"] else int(position.turn)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game is not None and self._game.is_over

    def _take_event(self, event: Mapping[str, Any]) -> None:
        assert self._game is not None
        told = self._told
        told["number"] = event["number"]
        happened: Moved | TakenBack | Ending | None = None
        match event["kind"]:
            case "move":
                happened = Moved(parse_move(event["move"]))
            case "takeback":
                happened = TakenBack(event["keep"])
            case "resign" | "flag" | "abort":
                happened = _ending(event["kind"], event.get("player"))
            case "join" | "handover":
                seats = list(told["seats"])
                index = event["player"] - 1
                seats[index] = {**event["seat"], "yours": seats[index]["yours"]}
                told["seats"] = seats
                told |= {key: event[key] for key in _OF_THE_TABLE}
            case "cut":
                told["fair"] = {**told["fair"], "step": "choose", "points": event["points"]}
                self._game = replace(self._game, compensation=event["points"])
            case "choose":
                told["fair"] = {**told["fair"], "step": None}
                if event["swapped"]:
                    told["seats"] = told["seats"][::-1]
            case "ask":
                told["offer"] = event["player"]
            case "decline":
                told["offer"] = None
                told["rematch"] = {"asked": [], "game": None}
            case "rematch":
                asked = {*told["rematch"]["asked"], event["player"]}
                told["rematch"] = {"asked": sorted(asked), "game": None}
            case "rematch_opened":
                told["rematch"] = {**told["rematch"], "game": event["table"]}
        if happened is not None:
            self._game = self._game.after(happened)
            if isinstance(happened, Moved | TakenBack) or self._game.is_over:
                told["offer"] = None
        self._take_clock(event)

    def _take_clock(self, message: Mapping[str, Any]) -> None:
        """The clocks; only changes are sent again."""
        if "clock" in message:
            clock = message["clock"]
            self._told["clock"] = clock and {**self._told["clock"], **clock}
        if "now" in message:
            self._told["now"] = message["now"]


def _begin(message: Mapping[str, Any]) -> Game[Position]:
    moves = [parse_move(token) for token in message["moves"]]
    game = begin(
        parse_position(message["start"]),
        moves,
        locked=message["opening"],
        compensation=points_in(message),
    )
    ended = message["ended"]
    return game if ended is None else replace(game, ended=_ending(ended["kind"], ended["player"]))


def _ending(kind: str, player: int | None) -> Ending:
    if kind == "abort" or player is None:
        return Aborted()
    return Resigned(Seat(player)) if kind == "resign" else Flagged(Seat(player))


Report = Callable[[str], None]

WhyNot = Callable[[Json], str | None]
"""Why a challenge is declined, as `Terms.why_not` says it."""

STAYING_S = 300.0
"""How long a bot waits after the end for an opponent who wants to play again."""


class GamePlayer:
    """Plays one game to its end and answers a request for a rematch; call `play` only once."""

    def __init__(
        self,
        server: Server,
        game: str,
        thoughts: Thoughts,
        why_not: WhyNot,
        report: Report,
        stopped: threading.Event,
    ) -> None:
        self._server = server
        self._game = game
        self._thoughts = thoughts
        self._why_not = why_not
        self._report = report
        self._stopped = stopped
        self._followed = Followed()
        self._heard = 0.0
        self._done = -1
        """The number of the event after which something was last done."""
        self._ended: float | None = None
        """When the game was first known to be over, in seconds; None while it is played."""
        self._left = False

    @property
    def is_playing(self) -> bool:
        """Whether the game is still running, as far as the bot knows."""
        return self._ended is None

    def leave(self) -> None:
        """Stop waiting for a request to play again."""
        self._left = True

    def play(self) -> None:
        """Play until everything is done or the bot stops, reconnecting as often as needed.

        BotError if it can't go on.
        """
        backoff = Backoff(self._stopped)
        while not (self._stopped.is_set() or self._is_done()):
            try:
                for message in self._server.lines(self._path("stream"), self._stopped):
                    backoff.reset()
                    self._take(message)
                    self._answer()
                    if self._is_done():
                        return
            except ConnectionLostError:
                self._done = -1  # the server may not have heard it
            backoff.wait()

    def _is_done(self) -> bool:
        """Whether nothing is left to answer: the game is over, and so is the wait after it."""
        if self._ended is None:
            return False
        state = self._followed.state
        goes_on = state["rematch"]["game"] is None and state["tournament"] is None
        if self._left or not goes_on or _seat(state) is None:
            return True
        return time.monotonic() - self._ended >= STAYING_S

    def _path(self, what: str) -> str:
        return f"/api/bot/games/{self._game}/{what}"

    def _take(self, message: Json | None) -> None:
        """Bring the state up to date."""
        if message is None:
            return
        self._heard = time.monotonic()
        self._followed.take(message)
        if not self._followed.is_over:
            self._ended = None
        elif self._ended is None:
            self._ended = self._heard
            self._report(f"{self._game} is over: {_outcome(self._followed.state)}")

    def _answer(self) -> None:
        """Do what the state calls for, once."""
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
        elif not self.is_playing:
            self._answer_rematch(state, seat)
        elif self._has_run_out(state, 3 - seat):
            self._act("claim", number)

    def _answer_rematch(self, state: Json, seat: int) -> None:
        """Play again if the other player asks, or decline, by the terms for a challenge."""
        asked = state["rematch"]["asked"]
        if seat in asked or not asked or state["rematch"]["game"] is not None:
            return
        clock = state["clock"]
        why_not = self._why_not({**state, "clock": clock and clock["control"]})
        if why_not is None:
            self._act("rematch", state["number"])
            self._report(f"{self._game}: agreed to play again")
        else:
            self._act("decline", state["number"])
            self._report(f"{self._game}: declined to play again, because {why_not}")

    def _aged(self, state: Json) -> Mapping[str, Any]:
        """The state with the clocks as they are now, not as they were when it arrived."""
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
        """Act after event `number`; the outcome arrives over the stream."""
        backoff = Backoff(self._stopped)
        body = {"id": f"{action}-{number}", "seen": number, **more}
        while not self._stopped.is_set():
            try:
                status, answer = self._server.post(self._path(action), **body)
            except ConnectionLostError:
                backoff.wait()  # the same id makes it happen only once
                continue
            if action == "claim" and status == 422:
                return  # a little too early; the next sign of life is the next occasion
            # After the end the other may be gone, or have done it first.
            is_too_late = status == 422 and not self.is_playing
            if status not in (200, 409) and not is_too_late:
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
    seat = _seat(state) or 1
    won = "won" if result["winner"] == seat else "lost"
    own, other = result["scores"][seat - 1], result["scores"][2 - seat]
    return f"{won} {own} to {other} ({result['reason']})"
