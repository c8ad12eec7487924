"""The whole state of a table, as each of its subscribers is told."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from quiltbee.games import Clock, Game
from quiltbee.notation import extended_link, format_move
from quiltbee.rules import Seat
from quiltbee.server.store import StoredGame, TableSetup
from quiltbee.server.wire.options import NO_CHOICES, describe_choices
from quiltbee.server.wire.player import Known
from quiltbee.server.wire.position import describe_position
from quiltbee.server.wire.shapes import (
    Choices,
    ClockState,
    DecisionState,
    ModeName,
    OfferState,
    SeatState,
    State,
)


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What is so just now, and is nowhere stored.

    `thinking` says whether the computer player chooses now, `getting_ready` whether a simple
    player answers in the place of the strong one. `present` are the seats whose people are
    connected.
    """

    thinking: bool = False
    getting_ready: bool = False
    present: frozenset[Seat] = frozenset(Seat)
    spectators: int = 0


ALL_THERE = Circumstances()


class _Told(NamedTuple):
    """A table as it stood, and its state as a spectator was told it."""

    setup: TableSetup
    now: Circumstances
    game: Game[Any]
    state: State


class Own(Choices):
    """The part of a state that depends on who is told it."""

    can_undo: bool
    seats: list[SeatState]


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
        self._now = now
        self._before = None if before is None else before._told()
        self._own: dict[tuple[Seat, ...], Own] = {}

    def is_of(self, stored: StoredGame, now: Circumstances) -> bool:
        """Whether it still tells how the table stands."""
        return self.stored is stored and self._now == now

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
        choices = self._choices if self.stored.game.decider in seats else NO_CHOICES
        if not seats:
            return {
                **choices,
                "can_undo": self.for_all["can_undo"],
                "seats": self.for_all["seats"],
            }
        described = zip(Seat, self.for_all["seats"], strict=True)
        return {
            **choices,
            "can_undo": self._can_undo(seats),
            "seats": [{**state, "yours": seat in seats} for seat, state in described],
        }

    @cached_property
    def for_all(self) -> State:
        """The state as a spectator sees it."""
        before, self._before = self._before, None
        if before is None or before.setup is not self.stored.setup or before.now != self._now:
            return {**self._describe_setting(), **self._describe_game(before)}  # type: ignore[typeddict-item]
        return {**before.state, **self._describe_game(before)}  # type: ignore[typeddict-item]

    def _told(self) -> _Told:
        return _Told(self.stored.setup, self._now, self.stored.game, self.for_all)

    def _describe_setting(self) -> dict[str, object]:
        """What stays as it is for as long as the same people sit there."""
        setup = self.stored.setup
        start = setup.variant.table(setup.start)
        return {
            "type": "state",
            "game": setup.id,
            "acknowledges": None,
            "opponent": setup.opponent,
            "level": setup.level,
            "mode": _mode(setup),
            "seed": setup.seed,
            "ring0": start.ring,
            "board": start.board.value,
            "seats": [self._describe_seat(seat) for seat in Seat],
            "thinking": self._now.thinking,
            **NO_CHOICES,
            "now": None,
            "spectators": self._now.spectators,
            "access": setup.access,
            "takebacks": setup.takebacks,
            "rated": setup.rated,
            "seed_chosen": setup.chosen,
            "tournament": setup.tournament,
        }

    def _describe_game(self, before: _Told | None) -> dict[str, object]:
        """What may change with every event."""
        stored, setup, game = self.stored, self.stored.setup, self.stored.game
        known = before and Known(before.game.table, before.state["players"])
        is_waited_for = self._now.getting_ready and setup.level is not None
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

    def _describe_seat(self, seat: Seat) -> SeatState:
        setup = self.stored.setup
        holder = setup.holder(seat)
        is_elsewhere = setup.is_remote and holder.kind == "person"
        return {
            "name": holder.name,
            "kind": holder.kind,
            "yours": False,
            "away": is_elsewhere and seat not in self._now.present,
            "bot": holder.is_bot,
            "rating": holder.rating,
        }

    @cached_property
    def _choices(self) -> Choices:
        game = self.stored.game
        return describe_choices(game.table, game.variant.scores(game.position))


def _mode(setup: TableSetup) -> ModeName:
    modes: dict[str, ModeName] = {
        "automa": "solo",
        "person": "screen",
        "friend": "remote",
        "anyone": "remote",
    }
    return modes.get(setup.opponent, "computer")


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


def _describe_moves(game: Game[Any], told: _Told | None) -> list[DecisionState]:
    """The moves of a game; those of an earlier state of it are taken from there."""
    known = _same_moves(game, told)
    return known + [_describe_move(game, at) for at in range(len(known), len(game.moves))]


def _describe_move(game: Game[Any], at: int) -> DecisionState:
    turn = game.variant.table(game.positions[at]).turn
    return {"number": at + 1, "player": turn, "move": format_move(game.moves[at])}


def _link(game: Game[Any], told: _Told | None) -> str:
    """The link of a game; one that shows every move grows with the last."""
    if told is None or not told.game.moves or game.variant.codec.hides_cards:
        return game.link()
    if told.game.moves == game.moves:
        return told.state["link"]
    if told.game.moves == game.moves[:-1]:
        return extended_link(told.state["link"], game.moves[-1])
    return game.link()


def _same_moves(game: Game[Any], told: _Told | None) -> list[DecisionState]:
    if told is None:
        return []
    size = min(len(game.moves), len(told.game.moves))
    return told.state["moves"][:size] if game.moves[:size] == told.game.moves[:size] else []
