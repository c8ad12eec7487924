"""The whole state of a table, as each of its subscribers is told."""

from collections.abc import Collection
from typing import Any, cast

from quiltbee.games import Clock, Game
from quiltbee.notation import extended_link, format_move
from quiltbee.rules import Seat
from quiltbee.server.store import StoredGame
from quiltbee.server.wire.options import NO_CHOICES, describe_choices
from quiltbee.server.wire.player import Known
from quiltbee.server.wire.position import describe_position
from quiltbee.server.wire.setting import ALL_THERE, Circumstances, Setting
from quiltbee.server.wire.version_1 import (
    Choices,
    ClockState,
    DecisionState,
    OfferState,
    SeatState,
    State,
)


class Own(Choices):
    """The part of a state that depends on who is told it."""

    can_undo: bool
    seats: list[SeatState]


OWN = frozenset(Own.__annotations__)
"""The keys of a state that may differ between those who are told it."""


class Description:
    """A table as it stands, described only once for all subscribers; its `now` is left open.

    What did not change since the table stood as in `before` is taken from there.
    """

    def __init__(
        self,
        stored: StoredGame,
        now: Circumstances = ALL_THERE,
        before: "Description | None" = None,
    ) -> None:
        self.stored = stored
        self.setting: Setting
        if before is not None and before.setting.is_of(stored.setup, now):
            self.setting, around = before.setting, cast(dict[str, Any], before.for_all)
        else:
            self.setting = Setting(stored.setup, now)
            around = self.setting.describe()
        self.for_all: State = {**around, **self._describe_course(before)}  # type: ignore[typeddict-item]
        self._own: dict[tuple[Seat, ...], Own] = {}
        self._choices: Choices | None = None

    def is_of(self, stored: StoredGame, now: Circumstances) -> bool:
        """Whether it still tells how the table stands."""
        return self.stored is stored and self.setting.now == now

    def seen_from(self, seats: Collection[Seat]) -> State:
        """The state for somebody who holds these seats; for none it is a spectator's.

        Don't change what is returned: its parts are shared.
        """
        seen: State = {**self.for_all, **self.own(tuple(seats))}
        return seen

    def own(self, seats: tuple[Seat, ...]) -> Own:
        """What is not told to all alike, for somebody who holds these seats.

        Only the one who decides is told what there is to decide.
        """
        own = self._own.get(seats)
        if own is None:
            own = self._own[seats] = self._describe_own(seats)
        return own

    def _describe_own(self, seats: tuple[Seat, ...]) -> Own:
        state = self.for_all
        return {
            **(self._describe_choices() if self.stored.game.decider in seats else NO_CHOICES),
            "can_undo": self._can_undo(seats) if seats else state["can_undo"],
            "seats": self.setting.seats_seen_from(seats),
        }

    def _describe_course(self, before: "Description | None") -> dict[str, Any]:
        """The keys of the state that may change with every event."""
        stored, setup, game = self.stored, self.stored.setup, self.stored.game
        if before is not None and not _goes_on(game, before.stored.game):
            before = None
        known = None
        if before is not None:
            known = Known(before.stored.game.table, before.for_all["players"])
        is_waited_for = self.setting.now.getting_ready and setup.level is not None
        return {
            "number": stored.number,
            **describe_position(game, len(game.moves), known),
            "getting_ready": is_waited_for and not game.is_over,
            "moves": _describe_moves(game, before),
            "can_undo": self._can_undo(setup.person_seats),
            "link": _link(game, before),
            "clock": describe_clock(stored.clock),
            "offer": _describe_offer(stored.offer),
            "rematch": {"asked": sorted(stored.rematch), "game": stored.next_game},
            "can_abort": setup.is_remote and setup.tournament is None and game.can_abort,
        }

    def _can_undo(self, seats: Collection[Seat]) -> bool:
        """Whether these seats may take a decision back, or ask whether they may."""
        setup, game = self.stored.setup, self.stored.game
        if setup.rated:
            return False
        if setup.is_remote and (not setup.takebacks or game.is_over or self.stored.offer):
            return False
        return game.kept_by_takeback(seats) is not None

    def _describe_choices(self) -> Choices:
        if self._choices is None:
            game = self.stored.game
            self._choices = describe_choices(game.table, game.variant.scores(game.position))
        return self._choices


def describe_clock(clock: Clock | None) -> ClockState | None:
    """The clocks as they stand; None without any."""
    if clock is None:
        return None
    return {
        "control": str(clock.control),
        "left": clock.left,
        "running": clock.running,
        "since": clock.since,
    }


def _describe_offer(seat: Seat | None) -> OfferState | None:
    return None if seat is None else {"kind": "takeback", "seat": seat}


def _goes_on(game: Game[Any], before: Game[Any]) -> bool:
    """Whether no move was taken back since."""
    return game.moves[: len(before.moves)] == before.moves


def _describe_moves(game: Game[Any], told: Description | None) -> list[DecisionState]:
    """The moves of a game, which goes on from what was told."""
    known = [] if told is None else told.for_all["moves"]
    return known + [_describe_move(game, at) for at in range(len(known), len(game.moves))]


def _describe_move(game: Game[Any], at: int) -> DecisionState:
    turn = game.variant.table(game.positions[at]).turn
    return {"number": at + 1, "player": turn, "move": format_move(game.moves[at])}


def _link(game: Game[Any], told: Description | None) -> str:
    """The link of a game, which goes on from what was told; one with moves grows with the next."""
    if told is None or not told.stored.game.moves or game.variant.codec.hides_cards:
        return game.link()
    return extended_link(told.for_all["link"], game.moves[len(told.stored.game.moves) :])
