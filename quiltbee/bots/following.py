"""Follows a game over its stream: the set-up and the moves first, then every event."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from quiltbee.games import Aborted, Ending, Flagged, Game, Moved, Resigned, TakenBack, begin
from quiltbee.notation import format_position, parse_move, parse_position
from quiltbee.rules import Position, Seat

Json = dict[str, Any]

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


def points_in(state: Mapping[str, Any]) -> int:
    """The points that go with the second seat, as in the second of two games; 0 without any."""
    fair = state.get("fair")
    return 0 if fair is None else fair["points"] or 0


def _ending(kind: str, player: int | None) -> Ending:
    if kind == "abort" or player is None:
        return Aborted()
    return Resigned(Seat(player)) if kind == "resign" else Flagged(Seat(player))
