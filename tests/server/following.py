"""Follows a table as a page does: plays what it is told by the rules, and so has its whole state.

The state has all that is drawn of a table, as the page works it out: it comes from the messages and
from `rules` alone. Of the cards of a solo game nothing is known but what was told.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from quiltbee.automa import LEVELS, Deck, Solo
from quiltbee.games import Aborted, Ending, Flagged, Game, Resigned, begin
from quiltbee.notation import format_link, parse_any_move, parse_line
from quiltbee.rules import AutomaMove, Seat
from quiltbee.server.wire.position import PositionState, ResultState
from tests.server.shapes import plain

Json = dict[str, Any]

LASTING = ("thinking", "present", "spectators", "now")
OF_THE_TABLE = ("opponent", "level", "mode", "rated")
NOTHING_TO_DECIDE: Json = {"options": [], "special_cells": [], "special_cells_7x7": [], "legal": []}


class Follower:
    """Holds a table: from whole games, and events and notes that change it."""

    def __init__(self) -> None:
        self.told: Json = {}
        self.positions: list[Any] = []

    def take(self, message: Json) -> Json:
        """The message; for one about the table the state that it comes to, in its place."""
        match message["type"]:
            case "game":
                self.told = dict(message)
                self._play_all()
            case "event":
                self._happen(message)
            case "note":
                self.told |= {key: message[key] for key in LASTING if key in message}
                self._take_clock(message)
            case _:
                return message
        return self.state

    # What happens

    def _play_all(self) -> None:
        start = parse_line(self.told["start"], "position").start
        self.positions = [start]
        turns = iter(self.told["automa"]["turns"] if self.told["automa"] else ())
        for token in self.told["moves"]:
            self._play(token, next(turns) if token.startswith("A:") else None)
        if self.told["automa"] is not None:
            self._lay(self.told["automa"])

    def _play(self, token: str, turn: Mapping[str, Any] | None) -> None:
        """The position after a move; the Automa's is played by the card that it was told with."""
        before = self.positions[-1]
        move = parse_any_move(token)
        if not isinstance(move, AutomaMove):
            self.positions.append(before.play(move))
            return
        assert turn is not None
        assert isinstance(before, Solo)
        assert turn["number"] == len(self.positions)
        pile = (turn["card"]["number"], *before.pile[1:])
        _, after = replace(before, pile=pile, shown_budget=None).turn_card()
        assert (turn["taken"] or "pass") == token[2:]
        assert after.table.players[1].time == turn["stop"]
        self.positions.append(after)

    def _lay(self, cards: Mapping[str, Any]) -> None:
        """Lay the cards as they were told to lie."""
        last = self.positions[-1]
        told = replace(
            last,
            pile=(0,) * cards["pile"],
            aside=(0,) * cards["aside"],
            discards=tuple(cards["discards"]),
            shown_budget=cards["budget"],
        )
        self.positions[-1] = told

    def _happen(self, event: Json) -> None:
        told = self.told
        assert event["number"] == told["number"] + 1, "an event is missing"
        told |= {"number": event["number"], "acknowledges": event["acknowledges"]}
        told["thinking"] = False
        kind = event["kind"]
        match kind:
            case "move" | "card":
                told["moves"] = [*told["moves"], event["move"]]
                self._play(event["move"], event.get("turn"))
                if kind == "card":
                    told["automa"] = {
                        **told["automa"],
                        "turns": [*told["automa"]["turns"], event["turn"]],
                    }
            case "takeback":
                self._take_back(event["keep"])
            case "resign" | "flag" | "abort":
                told["ended"] = {"kind": kind, "player": event.get("player")}
            case "join" | "handover":
                seats = list(told["seats"])
                index = event["player"] - 1
                seats[index] = {**event["seat"], "yours": seats[index]["yours"]}
                told["seats"] = seats
                told |= {key: event[key] for key in OF_THE_TABLE}
                if kind == "handover":
                    told["offer"] = None
            case "ask":
                told["offer"] = event["player"]
            case "decline":
                told["offer"] = None
            case "rematch":
                asked = sorted([*told["rematch"]["asked"], event["player"]])
                told["rematch"] = {**told["rematch"], "asked": asked}
            case "rematch_opened":
                told["rematch"] = {**told["rematch"], "game": event["table"]}
        if kind in ("move", "card", "takeback") or self.game.is_over:
            told["offer"] = None
        if told["automa"] is not None:
            self._take_cards(event)
        self._take_clock(event)
        told["thinking"] = self._is_computers_turn()

    def _take_back(self, keep: int) -> None:
        told = self.told
        told["moves"], told["ended"] = told["moves"][:keep], None
        del self.positions[keep + 1 :]
        if told["automa"] is not None:
            turns = [turn for turn in told["automa"]["turns"] if turn["number"] <= keep]
            told["automa"] = {**told["automa"], "turns": turns, "levels": []}

    def _take_cards(self, event: Json) -> None:
        automa = {**self.told["automa"], **event.get("cards", {})}
        automa |= {key: event[key] for key in ("levels", "practice") if key in event}
        self.told["automa"] = automa
        self._lay(automa)

    def _take_clock(self, message: Json) -> None:
        if "clock" in message:
            clock = message["clock"]
            self.told["clock"] = clock and {**self.told["clock"], **clock}
            self.told["now"] = message.get("now")

    # How it stands

    @property
    def game(self) -> Game[Any]:
        """The game, without the cards that are not told."""
        moves = tuple(map(parse_any_move, self.told["moves"]))
        game: Game[Any] = replace(
            begin(self.positions[0]),
            moves=moves,
            positions=tuple(self.positions),
            locked=self.told["opening"],
            ended=_ending(self.told["ended"]),
        )
        return game

    def _is_computers_turn(self) -> bool:
        decider = self.game.decider
        return isinstance(decider, Seat) and self.told["seats"][decider - 1]["kind"] == "computer"

    @property
    def state(self) -> Json:
        """All that a page draws of the table."""
        told, game = self.told, self.game
        described: Json = plain(PositionState.of(game.position))
        if game.ended is not None:
            described |= {"stage": "over", "result": plain(ResultState.of(game.result))}
        decides = isinstance(game.decider, Seat) and told["seats"][game.decider - 1]["yours"]
        if not decides:
            described |= NOTHING_TO_DECIDE
        if told["automa"] is not None:
            described["automa"] = self._automa(described["automa"])
        state = {
            **told,
            **described,
            "type": "state",
            "ring0": _table(self.positions[0]).ring,
            "board": _table(self.positions[0]).board.value,
            "offer": told["offer"] and {"kind": "takeback", "seat": told["offer"]},
            "moves": [
                {"number": at + 1, "player": int(_table(before).turn), "move": token}
                for at, (before, token) in enumerate(
                    zip(self.positions, told["moves"], strict=False)
                )
            ],
            "seats": [self._seat(number, seat) for number, seat in enumerate(told["seats"], 1)],
            "can_undo": self._can_undo(game),
            "can_abort": told["mode"] == "remote" and not told["tournament"] and game.can_abort,
            "link": format_link(game.positions[0], game.moves) if not told["automa"] else None,
        }
        for key in ("version", "start", "opening", "ended", "present", "legal", "scores"):
            del state[key]
        told_plainly: Json = _plain(state)
        return told_plainly

    def _automa(self, described: Json) -> Json:
        """The Automa, with its turns since the person's last decision."""
        automa, moves = self.told["automa"], self.told["moves"]
        last = max((at for at, token in enumerate(moves) if not token.startswith("A:")), default=-1)
        assert described["level"] == automa["level"] in LEVELS
        assert Deck(automa["deck"]).value == described["deck"]
        turns = [turn for turn in automa["turns"] if turn["number"] > last + 1]
        known = {key: value for key, value in automa.items() if key != "shuffles"}
        return {**described, **known, "turns": turns}

    def _seat(self, number: int, seat: Json) -> Json:
        elsewhere = self.told["mode"] == "remote" and seat["kind"] == "person"
        return {**seat, "away": elsewhere and number not in self.told["present"]}

    def _can_undo(self, game: Game[Any]) -> bool:
        """Whether one's own seats, or for a spectator any person's, may take something back."""
        told, is_remote = self.told, self.told["mode"] == "remote"
        if (
            told["rated"]
            or told["day"]
            or (is_remote and (not told["takebacks"] or game.is_over or told["offer"]))
        ):
            return False
        own = [Seat(at) for at, seat in enumerate(told["seats"], 1) if seat["yours"]]
        people = [Seat(at) for at, seat in enumerate(told["seats"], 1) if seat["kind"] == "person"]
        return game.kept_by_takeback(own or people) is not None


FRAME = ("position", "turn", "stage", "players", "time_board", "ring", "result", "automa")
"""What is told of one position."""


def frames_of(replay: Json) -> list[Json]:
    """Every position of a game that is replayed, and the move that led to it."""
    automa = replay["automa"]
    turns = iter(automa["turns"] if automa else ())
    cards = iter(automa["cards"] if automa else ())
    nobody = {"name": "", "kind": "person", "bot": False, "rating": None, "yours": False}
    follower = Follower()
    begins = automa and {**automa, **next(cards), "turns": [], "levels": []}
    if begins:
        del begins["cards"]
    whole = {**_BEGINNING, "start": replay["start"], "automa": begins, "seats": [nobody, nobody]}
    state = follower.take(whole)
    frames = [{"move": None, "player": None, **{key: state[key] for key in FRAME}}]
    for number, token in enumerate(replay["moves"], 1):
        event: Json = {"type": "event", "number": number, "acknowledges": None, "move": token}
        event["kind"] = "card" if token.startswith("A:") else "move"
        if event["kind"] == "card":
            event |= {"turn": next(turns), "cards": next(cards)}
        if automa and number == len(replay["moves"]):
            event["levels"] = automa["levels"]
        player, state = state["turn"], follower.take(event)
        frames.append({"move": token, "player": player, **{key: state[key] for key in FRAME}})
    if (ended := replay["ended"]) is not None:
        number = len(frames)
        state = follower.take({"type": "event", "number": number, "acknowledges": None, **ended})
        frames[-1] |= {key: state[key] for key in FRAME}
        assert _plain(replay["result"]) == state["result"]
    return frames


_BEGINNING: Json = {
    "type": "game",
    "number": 0,
    "acknowledges": None,
    "version": 2,
    "mode": "screen",
    "moves": [],
    "opening": 0,
    "ended": None,
    "present": [],
    "offer": None,
    "rated": False,
    "takebacks": True,
    "level": None,
    "tournament": None,
    "day": None,
    "rematch": {"asked": [], "game": None},
    "clock": None,
}


def _table(position: Any) -> Any:
    return position.table


def _ending(ended: Mapping[str, Any] | None) -> Ending | None:
    if ended is None:
        return None
    match ended["kind"]:
        case "resign":
            return Resigned(Seat(ended["player"]))
        case "flag":
            return Flagged(Seat(ended["player"]))
        case _:
            return Aborted()


def _plain(value: Any) -> Any:
    """A value as JSON has it: lists for tuples."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return int(value) if isinstance(value, Seat) else value
