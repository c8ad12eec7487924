"""A bot at work: it listens for challenges and plays each game in a thread of its own.

A bounded number of engines serves all games, within the bot's level and clock. After the end the
bot stays for a while, in case the opponent takes back or wants a rematch.
"""

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from quiltbee.arena import MatchPlayer, PlayerError, parse_player
from quiltbee.bots.server import Backoff, BotError, ConnectionLostError, Json, Server
from quiltbee.games import (
    Aborted,
    Ending,
    Flagged,
    Game,
    Moved,
    Resigned,
    TakenBack,
    TimeControl,
    begin,
)
from quiltbee.notation import format_move, format_position, parse_move, parse_position
from quiltbee.players import MULTIPV, Limits, set_offered
from quiltbee.protocol.client import EngineClient, Patience
from quiltbee.protocol.errors import EngineError
from quiltbee.protocol.pool import EnginePool
from quiltbee.protocol.transport import ProcessTransport
from quiltbee.review import best_with_points
from quiltbee.rules import Position, Seat

NETWORK_MS = 500
"""Time reserved for sending a move to the server."""

SHORTEST_MS = 10
MOST_ATTEMPTS = 2

LINES = 8
"""Lines to compare in a game with compensation, which the engine doesn't know of."""

PATIENCE = Patience(answer=30)


class Thoughts(Protocol):
    """A chooser of moves, which several threads may call at once."""

    def choose(self, state: Mapping[str, Any]) -> str:
        """Return the token of a move in a state of a game; raises BotError if there is none."""
        ...


class EngineThoughts:
    """At most `engines` processes of a player named as in `quiltbee match`; `close` it.

    `report` is called once if an engine sends lines that UPI does not define. Raises BotError if
    the engine can't be started or lacks an option.
    """

    def __init__(
        self, player: MatchPlayer, engines: int, report: "Report" = lambda sentence: None
    ) -> None:
        self._player = player
        self._report: Report | None = report
        self._lines = dict(player.options).get(MULTIPV.name, MULTIPV.default)
        self._free = threading.BoundedSemaphore(engines)
        self._pool: EnginePool[str] = EnginePool(
            lambda kind: ProcessTransport(player.argv),
            PATIENCE,
            get_ready=lambda kind, engine: self._set_up(engine),
            most_idle=engines,
        )
        try:
            self._pool.give_back(self._pool.take(""))
        except (EngineError, PlayerError) as error:
            self._pool.close()
            raise BotError(f"The engine can't play: {error}.") from None

    def choose(self, state: Mapping[str, Any]) -> str:
        """Return an engine's move; if the engine fails, tries another."""
        position, limits = parse_position(state["position"]), limits_for(state, self._player.limits)
        points = points_in(state)

        def decide(engine: EngineClient) -> str:
            set_offered(engine, {MULTIPV.name: LINES if points else self._lines})
            decision = engine.decide(position, limits)
            skipped, report = engine.take_skipped(), self._report
            if skipped.lines and report is not None:
                self._report = None
                report(f"The engine: {skipped}")
            best = best_with_points(decision.lines, points, position) if points else None
            return format_move(best or decision.chosen)

        with self._free:
            try:
                return self._pool.ask("", decide, attempts=MOST_ATTEMPTS)
            except EngineError as error:
                raise BotError(f"The engine fails: {error}.") from None

    def close(self) -> None:
        """End all engines."""
        self._pool.close()

    def _set_up(self, engine: EngineClient) -> None:
        self._player.set_options(engine.options, engine.set_option)
        engine.wait_until_ready(PATIENCE.ready)


def read_player(text: str) -> MatchPlayer:
    """Read a player as in `quiltbee match`, or a plain command line; raises BotError."""
    try:
        return parse_player(text)
    except PlayerError as error:
        if not text.startswith("cmd:") and (" " in text.strip() or "/" in text):
            return read_player(f"cmd:{text}")
        raise BotError(f"{error}.") from None


def limits_for(state: Mapping[str, Any], most: Limits) -> Limits:
    """Return the limits of the decision in a state that has just arrived, within `most`.

    On a real-time clock the engine gets both times left, less the time to reach the server; in a
    correspondence game it thinks as long as without a clock.
    """
    clock = state["clock"]
    if clock is None or not (control := TimeControl.parse(clock["control"])).is_real_time:
        return most
    left = left_of(state)
    times = (max(SHORTEST_MS, left[0] - NETWORK_MS), max(SHORTEST_MS, left[1] - NETWORK_MS))
    return replace(most, clocks_ms=times, increments_ms=(control.extra_ms, control.extra_ms))


def left_of(state: Mapping[str, Any]) -> tuple[int, int]:
    """Return both clocks at the time `now` of a state, in milliseconds."""
    clock = state["clock"]
    left = [int(time) for time in clock["left"]]
    if clock["running"] is not None:
        delay = TimeControl.parse(clock["control"]).delay_ms
        left[clock["running"] - 1] -= max(0, state["now"] - clock["since"] - delay)
    return left[0], left[1]


def points_in(state: Mapping[str, Any]) -> int:
    """Return the second seat's compensation, as in the second of two games; 0 if there is none."""
    fair = state.get("fair")
    return 0 if fair is None else fair["points"] or 0


_LASTING = ("thinking", "present", "spectators", "now")
_OF_THE_TABLE = ("opponent", "level", "mode", "rated")


class Followed:
    """A duel after the messages so far; its state is empty before the first."""

    def __init__(self) -> None:
        self._state: Json = {}
        self._game: Game[Position] | None = None

    def take(self, message: Mapping[str, Any]) -> None:
        """Take the next message of the stream."""
        match message["type"]:
            case "game":
                self._state = dict(message)
                self._game = _begin(message)
            case "event":
                self._take_event(message)
            case "note":
                self._state |= {key: message[key] for key in _LASTING if key in message}
                self._take_clock(message)

    @property
    def state(self) -> Json:
        """The table as last described, with its current `position`, `turn` and `result`.

        `turn` is null once the game is over, and while a fair start is being settled.
        """
        game = self._game
        if game is None:
            return {}
        result, fair = game.result, self._state.get("fair")
        is_decided = game.is_over or (fair and fair["step"])
        return {
            **self._state,
            "position": format_position(game.position),
            "turn": None if is_decided else int(game.position.turn),
            "result": None if result is None else result._asdict(),
        }

    @property
    def is_over(self) -> bool:
        """True if the game has ended."""
        return self._game is not None and self._game.is_over

    def _take_event(self, event: Mapping[str, Any]) -> None:
        assert self._game is not None
        state = self._state
        state["number"] = event["number"]
        happened: Moved | TakenBack | Ending | None = None
        match event["kind"]:
            case "move":
                happened = Moved(parse_move(event["move"]))
            case "takeback":
                happened = TakenBack(event["keep"])
            case "resign" | "flag" | "abort":
                happened = _ending(event["kind"], event.get("player"))
            case "join" | "handover":
                seats = list(state["seats"])
                index = event["player"] - 1
                seats[index] = {**event["seat"], "yours": seats[index]["yours"]}
                state["seats"] = seats
                state |= {key: event[key] for key in _OF_THE_TABLE}
            case "cut":
                state["fair"] = {**state["fair"], "step": "choose", "points": event["points"]}
                self._game = replace(self._game, compensation=event["points"])
            case "choose":
                state["fair"] = {**state["fair"], "step": None}
                if event["swapped"]:
                    state["seats"] = state["seats"][::-1]
            case "ask":
                state["offer"] = event["player"]
            case "decline":
                state["offer"] = None
                state["rematch"] = {"asked": [], "game": None}
            case "rematch":
                requests = {*state["rematch"]["asked"], event["player"]}
                state["rematch"] = {"asked": sorted(requests), "game": None}
            case "rematch_opened":
                state["rematch"] = {**state["rematch"], "game": event["table"]}
        if happened is not None:
            self._game = self._game.after(happened)
            if isinstance(happened, Moved | TakenBack) or self._game.is_over:
                state["offer"] = None
        self._take_clock(event)

    def _take_clock(self, message: Mapping[str, Any]) -> None:
        if "clock" in message:
            clock = message["clock"]
            self._state["clock"] = clock and {**self._state["clock"], **clock}
        if "now" in message:
            self._state["now"] = message["now"]


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
"""The reason for declining a challenge; see `Terms.why_not`."""

STAYING_S = 300.0
"""The wait for a rematch after the end of a game."""


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
        self._arrived = 0.0
        self._done = -1
        """The number of the event after which the bot last acted."""
        self._ended: float | None = None
        """The time at which the game was first known to be over; None while it is played."""
        self._left = False

    @property
    def is_playing(self) -> bool:
        """True while the game is running, as far as the bot knows."""
        return self._ended is None

    def leave(self) -> None:
        """Stop waiting for a rematch."""
        self._left = True

    def play(self) -> None:
        """Play until everything is done or the bot stops, reconnecting as often as needed.

        Raises BotError if it can't continue.
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
                self._done = -1  # the server may have missed it
            backoff.wait()

    def _is_done(self) -> bool:
        """Return whether the game is over and the wait for a rematch has ended."""
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
        if message is None:
            return
        self._arrived = time.monotonic()
        self._followed.take(message)
        if not self._followed.is_over:
            self._ended = None
        elif self._ended is None:
            self._ended = self._arrived
            self._report(f"{self._game} is over: {_outcome(self._followed.state)}")

    def _answer(self) -> None:
        """Respond to the current state once, if it calls for a response."""
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
        requests = state["rematch"]["asked"]
        if seat in requests or not requests or state["rematch"]["game"] is not None:
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
        """Return the state with the clocks as they are now, not as they were on arrival."""
        if state["clock"] is None:
            return state
        age_ms = int(1000 * (time.monotonic() - self._arrived))
        return {**state, "now": state["now"] + age_ms}

    def _has_run_out(self, state: Json, seat: int) -> bool:
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
                return  # a little too early; try again at the next message
            # After the end the opponent may have left, or acted first.
            is_too_late = status == 422 and not self.is_playing
            if status not in (200, 409) and not is_too_late:
                raise BotError(f"The server refused {body}: {answer.get('error')}")
            self._done = number
            return


def _seat(state: Mapping[str, Any]) -> int | None:
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


# All games

Rating = Literal["any", "rated", "unrated"]
Pace = Literal["any", "untimed", "real-time", "correspondence"]


@dataclass(frozen=True, slots=True)
class Terms:
    """Conditions for accepting challenges: games at once, rated or not, and the clocks."""

    games: int = 4
    rating: Rating = "any"
    pace: Pace = "any"

    def why_not(self, challenge: Mapping[str, Any], playing: int) -> str | None:
        """Return why a challenge is declined, as the end of a sentence; None to accept it."""
        if playing >= self.games:
            return f"as many games as that are being played ({playing})"
        if self.rating != "any" and challenge["rated"] != (self.rating == "rated"):
            return f"only {self.rating} games are played"
        pace = pace_of(challenge["clock"])
        if pace is None:
            return f"its clock {challenge['clock']!r} is not known"
        if self.pace not in ("any", pace):
            return f"only {self.pace} games are played"
        return None


def pace_of(clock: str | None) -> Pace | None:
    """Return the kind of clock that a text names; None if it names none."""
    if clock is None:
        return "untimed"
    try:
        control = TimeControl.parse(clock)
    except ValueError:
        return None
    return "real-time" if control.is_real_time else "correspondence"


MOST_STAYING = 8
"""The most finished games still followed for a rematch; the oldest is left first."""


class BotRunner:
    """Plays on a server until `stop`; `report` gets sentences about what happens."""

    def __init__(self, server: Server, thoughts: Thoughts, terms: Terms, report: Report) -> None:
        self._server = server
        self._thoughts = thoughts
        self._terms = terms
        self._report = report
        self._stopped = threading.Event()
        self._lock = threading.Lock()
        self._players: dict[str, GamePlayer] = {}

    def run(self) -> None:
        """Accept challenges and play, reconnecting as often as needed.

        Raises BotError if the server can't be reached at the beginning, or refuses the bot.
        """
        bot = self._server.check()
        self._report(f"{bot['name']} plays at {self._server.address}; stop with Ctrl+C")
        if bot.get("online"):  # missing before 0.3.0
            self._report(
                f"{bot['name']} listens there already: another process may have this token. "
                "Both would answer the same challenges; stop one of them."
            )
        backoff = Backoff(self._stopped)
        path = f"/api/bot/stream?rating={self._terms.rating}&pace={self._terms.pace}"
        while not self._stopped.is_set():
            try:
                for event in self._server.lines(path, self._stopped):
                    backoff.reset()
                    if event is not None:
                        self._handle(event)
            except ConnectionLostError as error:
                self._report(f"{error}; trying again")
            backoff.wait()

    def stop(self) -> None:
        """Stop playing; the games stay as they are, and the next `run` continues them."""
        self._stopped.set()

    def _handle(self, event: Json) -> None:
        match event["type"]:
            case "challenge":
                self._answer(event)
            case "game_start":
                self._start(event["game"])

    def _answer(self, challenge: Json) -> None:
        """Accept or decline a challenge; the server sends it again after a lost connection."""
        why_not = self._why_not(challenge)
        answer = "accept" if why_not is None else "decline"
        game, name = challenge["game"], challenge["opponent"]["name"]
        status, reply = self._server.post(f"/api/bot/challenges/{game}/{answer}")
        if status == 409:
            return  # withdrawn, or already answered
        if status != 200:
            raise BotError(f"The server refused to {answer} a challenge: {reply.get('error')}")
        if why_not is None:
            self._report(f"{game}: accepted a challenge from {name}")
            self._start(game)
        else:
            self._report(f"{game}: declined a challenge from {name}, because {why_not}")

    def _why_not(self, challenge: Json) -> str | None:
        with self._lock:
            playing = sum(player.is_playing for player in self._players.values())
        return self._terms.why_not(challenge, playing)

    def _start(self, game: str) -> None:
        with self._lock:
            if game in self._players:
                return
            over = [player for player in self._players.values() if not player.is_playing]
            for player in over[:-MOST_STAYING]:
                player.leave()
            player = GamePlayer(
                self._server, game, self._thoughts, self._why_not, self._report, self._stopped
            )
            self._players[game] = player
        threading.Thread(target=self._play, args=(game, player), name=game, daemon=True).start()

    def _play(self, game: str, player: GamePlayer) -> None:
        try:
            player.play()
        except BotError as error:
            if not self._stopped.is_set():
                self._report(f"{game} can't go on: {error}")
        finally:
            with self._lock:
                self._players.pop(game, None)
