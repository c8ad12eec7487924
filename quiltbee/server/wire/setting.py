"""What surrounds the game at a table, as it is told: who sits there, what is so just now."""

from typing import Any, NamedTuple

from quiltbee.rules import Seat
from quiltbee.server.store import TableSetup
from quiltbee.server.wire.options import NO_CHOICES
from quiltbee.server.wire.version_1 import ModeName, SeatState


class Circumstances(NamedTuple):
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


class Setting:
    """What stays as it is for as long as the same people sit there, under the same circumstances.

    Each of those who are told it is told which seats are theirs.
    """

    def __init__(self, setup: TableSetup, now: Circumstances) -> None:
        self.setup = setup
        self.now = now
        self._seats: dict[tuple[Seat, ...], list[SeatState]] = {}

    def is_of(self, setup: TableSetup, now: Circumstances) -> bool:
        """Whether it is the setting of these people, under these circumstances."""
        return self.setup is setup and self.now == now

    def describe(self) -> dict[str, Any]:
        """The keys of a state that depend on nothing else."""
        setup, now = self.setup, self.now
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
            "seats": self.seats_seen_from(()),
            "thinking": now.thinking,
            **NO_CHOICES,
            "now": None,
            "spectators": now.spectators,
            "access": setup.access,
            "takebacks": setup.takebacks,
            "rated": setup.rated,
            "seed_chosen": setup.chosen,
            "tournament": setup.tournament,
        }

    def seats_seen_from(self, seats: tuple[Seat, ...]) -> list[SeatState]:
        """Who sits where, as whoever holds these seats is told it."""
        told = self._seats.get(seats)
        if told is None:
            told = self._seats[seats] = [self._describe_seat(seat, seat in seats) for seat in Seat]
        return told

    def _describe_seat(self, seat: Seat, is_yours: bool) -> SeatState:
        holder = self.setup.holder(seat)
        is_elsewhere = self.setup.is_remote and holder.kind == "person"
        return {
            "name": holder.name,
            "kind": holder.kind,
            "yours": is_yours,
            "away": is_elsewhere and seat not in self.now.present,
            "bot": holder.is_bot,
            "rating": holder.rating,
        }


def _mode(setup: TableSetup) -> ModeName:
    modes: dict[str, ModeName] = {
        "automa": "solo",
        "person": "screen",
        "friend": "remote",
        "anyone": "remote",
    }
    return modes.get(setup.opponent, "computer")
