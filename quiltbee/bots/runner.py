"""A bot at work: it listens for challenges and plays each game in a thread of its own."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from quiltbee.bots.game import GamePlayer, Report, Thoughts
from quiltbee.bots.server import Backoff, BotError, ConnectionLostError, Json, Server
from quiltbee.games import TimeControl

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

        BotError if the server can't be reached at the beginning, or refuses the bot.
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
