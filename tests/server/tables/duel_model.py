"""A table of two people as a plain list of what happened, with its clocks counted by hand.

It knows the rules of the game, docs/how-to/play-someone.md and docs/reference/games.md, but no
event and no clock of the server's: whoever is compared with it must have come to the same by
other ways.
"""

from collections.abc import Mapping
from copy import copy, deepcopy
from dataclasses import dataclass, field
from typing import Any, Literal

from quiltbee.notation import format_move, format_position
from quiltbee.rules import Move, Position, Stage, new_game
from tests.server.store.support import RING
from tests.server.support import Json, middle_move

MOST_CREDIT = 500

Ending = Literal["board", "resignation", "time", "abort"]


@dataclass
class Turn:
    """A turn that is timed: whose, since when, and what of it was credited to a slow connection."""

    seat: int
    began: int
    credit: int = 0


@dataclass
class Hands:
    """Both clocks of a table, `extra` ms being an increment, a delay, or a whole new time."""

    kind: Literal["increment", "delay", "days"]
    main: int
    extra: int
    left: dict[int, int] = field(default_factory=dict)
    turn: Turn | None = None

    def __post_init__(self) -> None:
        self.left = {1: self.main, 2: self.main}

    def used(self, turn: Turn, at: int) -> int:
        """What a turn has cost by now."""
        free = self.extra if self.kind == "delay" else 0
        return max(0, at - turn.began - turn.credit - free)

    def is_up(self, seat: int, at: int) -> bool:
        """Whether it is this seat's turn, and its time is over."""
        turn = self.turn
        return turn is not None and turn.seat == seat and self.used(turn, at) >= self.left[seat]

    def is_late(self, at: int, lag: int) -> bool:
        """Whether the time was over before a message of whose turn it is, which took `lag`."""
        turn = self.turn
        if turn is None:
            return False
        used = self.used(turn, at)
        credit = max(0, min(lag, MOST_CREDIT - turn.credit, used))
        return used - credit >= self.left[turn.seat]

    def credit(self, at: int, lag: int) -> None:
        """Don't charge what a message took on its way, as far as that may be."""
        if self.turn is not None:
            most = min(MOST_CREDIT - self.turn.credit, self.used(self.turn, at))
            self.turn.credit += max(0, min(lag, most))

    def stop(self, at: int) -> None:
        """Charge the turn that runs."""
        if self.turn is not None:
            seat = self.turn.seat
            self.left[seat] = max(0, self.left[seat] - self.used(self.turn, at))
            self.turn = None

    def press(self, at: int) -> None:
        """End the turn that runs, if one does, as after a move."""
        seat = None if self.turn is None else self.turn.seat
        self.stop(at)
        if seat is not None and self.kind == "increment":
            self.left[seat] += self.extra
        elif seat is not None and self.kind == "days":
            self.left = {1: self.main, 2: self.main}


class DuelModel:
    """What has happened at one table, and what follows from it; `seats` are the people's ids.

    `None` is a seat that is open, or the computer's once it was handed over.
    """

    def __init__(self, hands: Hands | None, takebacks: bool) -> None:
        self.hands = hands
        self.takebacks = takebacks
        self.seats: dict[int, str | None] = {1: "ann", 2: None}
        self.is_full = False
        self.is_handed_over = False
        self.happened: list[str] = []
        self.positions: list[Position] = [new_game(RING)]
        self.moves: list[Move] = []
        self.hands_before: list[Hands | None] = []
        self.ending: Ending | None = None
        self.offer: int | None = None
        self.rematch: set[int] = set()
        self.next_game = False
        self.flagged: int | None = None

    # What is so

    @property
    def number(self) -> int:
        return len(self.happened)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def is_over(self) -> bool:
        return self.ending is not None

    @property
    def deciders(self) -> list[int]:
        """Who made each of the decisions that stand."""
        return [int(position.turn) for position in self.positions[: len(self.moves)]]

    @property
    def can_abort(self) -> bool:
        return not self.is_over and not self.is_handed_over and set(self.deciders) != {1, 2}

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits."""
        return next((seat for seat, who in self.seats.items() if person and who == person), None)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may ask for its last decision."""
        if self.is_handed_over:
            return self.ending == "resignation" or seat in self.deciders
        may_ask = self.takebacks and self.offer is None and not self.is_over
        return may_ask and seat in self.deciders

    def can_ask_for_rematch(self, seat: int) -> bool:
        """Whether a seat may ask for another game, or agree to it."""
        is_possible = self.is_over and self.is_full and not self.next_game
        return is_possible and (seat not in self.rematch or self.others(seat) <= self.rematch)

    @property
    def can_hand_over(self) -> bool:
        """Whether the computer may sit down for somebody who has gone."""
        is_possible = self.is_full and not self.is_handed_over and not self.is_over
        return is_possible and self.hands is None

    def is_too_late(self, seat: int | None, at: int, lag: int = 0) -> bool:
        """Whether the flag falls before a message of a seat; without one, by itself."""
        hands = self.hands
        if hands is None or hands.turn is None:
            return False
        return hands.is_late(at, lag if hands.turn.seat == seat else MOST_CREDIT)

    def others(self, seat: int) -> set[int]:
        """The seats of all other people."""
        return {each for each, person in self.seats.items() if person and each != seat}

    # What happens

    def sit(self, person: str) -> None:
        self.happened.append("join")
        self.seats[2], self.is_full = person, True

    def move(self, move: Move, at: int, lag: int) -> None:
        self.happened.append("move")
        self.moves.append(move)
        self.hands_before.append(deepcopy(self.hands))
        self.positions.append(self.position.play(move))
        self.offer = None
        if self.position.is_over:
            self.ending = "board"
        if self.hands is None:
            return
        self.hands.credit(at, lag)
        if self.position.stage is not Stage.SPECIAL_PATCH or self.hands.turn is None:
            self.hands.press(at)
            self.run(at)

    def run(self, at: int) -> None:
        """Let the clock of whoever decides run, once a turn has been played."""
        assert self.hands is not None
        ended = [each for each in self.positions[1:] if each.stage is not Stage.SPECIAL_PATCH]
        if ended and not self.is_over:
            self.hands.turn = Turn(int(self.position.turn), at)

    def ask(self, seat: int) -> None:
        self.happened.append("ask")
        self.offer = seat

    def decline(self) -> None:
        self.happened.append("decline")
        self.offer = None

    def can_decline_rematch(self, seat: int) -> bool:
        """Whether a seat was asked for another game and has not asked itself."""
        return bool(self.rematch) and seat not in self.rematch and not self.next_game

    def decline_rematch(self) -> None:
        self.happened.append("decline")
        self.rematch.clear()

    def kept(self, seat: int) -> int:
        """How many moves come before a seat's last decision."""
        return len(self.moves) - 1 - self.deciders[::-1].index(seat)

    def can_take_back(self, seat: int, at: int) -> bool:
        """Whether there is time left for a seat's last decision, made again."""
        hands = self.hands and self.hands_before[self.kept(seat)]
        return hands is None or not hands.is_late(at, 0)

    def take_back(self, seat: int) -> None:
        """Go back to a seat's last decision, and to the clocks of that moment."""
        self.happened.append("takeback")
        keep = self.kept(seat)
        if self.hands is not None:
            self.hands = self.hands_before[keep]
        del self.moves[keep:], self.hands_before[keep:]
        del self.positions[keep + 1 :]
        self.offer = None

    def flag(self, at: int) -> None:
        """Whose turn it is loses on time."""
        assert self.hands is not None
        assert self.hands.turn is not None
        self.flagged = self.hands.turn.seat
        self.end("time", at)

    def end(self, how: Ending, at: int) -> None:
        self.happened.append(how)
        self.ending, self.offer = how, None
        if self.hands is not None:
            self.hands.stop(at)

    def hand_over(self, seat: int) -> None:
        self.happened.append("handover")
        self.seats[seat], self.is_handed_over, self.offer = None, True, None

        self.let_computer_play()

    def undo_against_computer(self, seat: int) -> None:
        """Go back to one's last decision, or to before one resigned."""
        if self.ending == "resignation":
            self.happened.append("takeback")
        else:
            self.take_back(seat)
        self.ending = None
        self.let_computer_play()

    def let_computer_play(self) -> None:
        """Play for the seat that was handed over, for as long as it decides."""
        while not self.is_over and self.seats[int(self.position.turn)] is None:
            self.move(middle_move(self.position), 0, 0)

    def ask_for_rematch(self, seat: int) -> None:
        if self.others(seat) <= self.rematch:
            self.next_game = True
        else:
            self.rematch.add(seat)
        self.happened.append("rematch")

    def as_it_stands(self) -> "DuelModel":
        """A copy that later events leave alone."""
        twin = copy(self)
        twin.hands, twin.seats = deepcopy(self.hands), dict(self.seats)
        twin.moves, twin.positions = list(self.moves), list(self.positions)
        twin.happened, twin.rematch = list(self.happened), set(self.rematch)
        return twin

    # What it should look like

    def check(self, state: Json, person: str | None) -> None:
        """Fail unless a state tells a person all of this and nothing else."""
        seat = self.seat_of(person)
        assert state["number"] == self.number
        assert state["position"] == format_position(self.position)
        assert [move["move"] for move in state["moves"]] == [format_move(m) for m in self.moves]
        assert [each["yours"] for each in state["seats"]] == [seat == 1, seat == 2]
        assert (state["stage"] == "over") == self.is_over
        assert (state["result"] is not None) == (self.is_over and self.ending != "abort")
        assert state["offer"] == (self.offer and {"kind": "takeback", "seat": self.offer})
        assert state["rematch"]["asked"] == sorted(self.rematch)
        assert (state["rematch"]["game"] is not None) == self.next_game
        assert state["can_abort"] == self.can_abort
        if seat is not None:
            assert state["can_undo"] == self.can_undo(seat)
        decides = not self.is_over and seat == self.position.turn
        assert bool(state["options"] or state["special_cells"]) == decides
        self.check_clock(state["clock"])

    def check_clock(self, clock: Mapping[str, Any] | None) -> None:
        if self.hands is None:
            assert clock is None
            return
        assert clock is not None
        turn = self.hands.turn
        assert list(clock["left"]) == [self.hands.left[1], self.hands.left[2]]
        assert clock["running"] == (turn and turn.seat)
        if turn is not None:
            assert clock["since"] == turn.began + turn.credit
