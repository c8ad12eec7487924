"""Events of two players besides moves: takebacks, aborts, claims, rematches.

Like those of `requests`, most functions return the event for a message or raise Refusal.
"""

from collections.abc import Collection, Set
from dataclasses import replace
from random import Random

from quiltbee.games import Aborted, Event, Flagged
from quiltbee.players import ENGINE
from quiltbee.players.levels import level_title
from quiltbee.rules import Seat, ring_from_seed
from quiltbee.server.errors import Refusal, TakenError
from quiltbee.server.ids import new_seed
from quiltbee.server.starts import is_decided
from quiltbee.server.store import (
    HandedOver,
    Joined,
    RematchAsked,
    SeatHolder,
    StoredGame,
    TakebackAsked,
    TakebackDeclined,
    swapped,
)
from quiltbee.server.wire.messages import ClaimMessage


def ask_to_take_back(stored: StoredGame, seat: Seat) -> TakebackAsked:
    """Ask the opponent for a takeback of this player's last decision."""
    if not stored.setup.takebacks:
        raise Refusal("illegal", "Takebacks are off at this table.")
    if stored.game.is_over:
        raise Refusal("illegal", "The game is over.")
    if stored.offer is not None:
        raise Refusal("illegal", "There is already a takeback request; answer it first.")
    if stored.game.kept_by_takeback([seat]) is None:
        raise Refusal("illegal", "You have no move to take back.")
    return TakebackAsked(seat)


def kept_by_offer(stored: StoredGame, seats: Collection[Seat]) -> int:
    """Return the number of moves that remain if these seats accept the opponent's takeback."""
    keep = stored.game.kept_by_takeback([_others_offer(stored, seats)])
    if keep is None:
        raise Refusal("illegal", "There is nothing left to take back.")
    return keep


def decline(stored: StoredGame, seats: Collection[Seat]) -> TakebackDeclined:
    """Decline the opponent's takeback."""
    return TakebackDeclined(_others_offer(stored, seats).other)


def decline_rematch(stored: StoredGame, seats: Collection[Seat]) -> TakebackDeclined:
    """Decline the opponent's rematch."""
    declining = next((seat for seat in seats if seat not in stored.rematch), None)
    if declining is None or stored.next_game is not None:
        raise Refusal("illegal", "Nobody has asked you for a rematch.")
    return TakebackDeclined(declining)


def _others_offer(stored: StoredGame, seats: Collection[Seat]) -> Seat:
    if stored.offer is None or stored.offer in seats:
        raise Refusal("illegal", "Nobody has asked you for a takeback.")
    return stored.offer


def abort(stored: StoredGame, seats: Collection[Seat], gone: Set[Seat]) -> Aborted:
    """Abort a game in which at most one player has decided anything.

    A rated one can only be aborted if the opponent is among the `gone`.
    """
    setup = stored.setup
    if not setup.is_remote:
        raise Refusal("illegal", "Nobody else sits here; just leave the game.")
    if setup.tournament is not None:
        raise Refusal("illegal", "Tournament games can't be aborted; you can only resign.")
    if setup.is_second_of_two:
        raise Refusal("illegal", "The first game has been played; you can only resign.")
    if setup.rated and setup.is_full and not any(seat.other in gone for seat in seats):
        raise Refusal("illegal", "Rated games can't be aborted; you can only resign.")
    if not stored.game.can_abort:
        raise Refusal("illegal", "Both players have moved; you can only resign.")
    return stored.game.abort()


def claim(stored: StoredGame, seats: Collection[Seat], served: int) -> Flagged:
    """Claim the win on time."""
    if stored.clock is None:
        raise Refusal("illegal", "There is no clock at this table.")
    for seat in seats:
        if stored.clock.has_run_out(seat.other, served):
            return stored.game.flag(seat.other)
    raise Refusal("illegal", "The other player still has time.")


def has_won_on_time(stored: StoredGame, message: object, seats: Collection[Seat]) -> bool:
    """Return whether a message claims a win that is already stored."""
    ended = stored.game.ended
    is_claim = isinstance(message, ClaimMessage)
    return is_claim and isinstance(ended, Flagged) and ended.seat.other in seats


def is_too_late(
    stored: StoredGame, message: object, seats: Collection[Seat], served: int, lag: int
) -> bool:
    """Return whether a player's time had run out before a message of these seats arrived.

    Lag is credited only to the player to move. A claim ends the game in any case.
    """
    clock = stored.clock
    if clock is None or clock.falls_at is None or isinstance(message, ClaimMessage):
        return False
    return served >= clock.falls_at or (clock.running in seats and clock.is_late(served, lag))


def flag_if_due(stored: StoredGame, served: int) -> Flagged | None:
    """Return the loss on time that is due, if any."""
    falls_at = None if stored.clock is None else stored.clock.falls_at
    return None if falls_at is None or served < falls_at else flag(stored)


def flag(stored: StoredGame) -> Flagged:
    """Return the loss on time of the player whose clock is running."""
    assert stored.clock is not None
    assert stored.clock.running is not None
    return stored.game.flag(stored.clock.running)


def is_done_with(stored: StoredGame) -> bool:
    """Return whether a person has decided anything at a table, or its game is over."""
    game, people = stored.game, stored.setup.person_seats
    return game.is_over or game.last_decision_of(people) is not None


def hand_over(
    stored: StoredGame, seats: Collection[Seat], level: int, gone: Set[Seat]
) -> HandedOver:
    """Let the computer replace the opponent, who must be among the `gone`."""
    if not (stored.setup.is_remote and stored.setup.is_full):
        raise Refusal("illegal", "There is no opponent for the computer to replace.")
    if stored.setup.tournament is not None:
        raise Refusal("illegal", "In a tournament the computer can't replace players.")
    if stored.setup.fair is not None and stored.step is not None:
        raise Refusal("illegal", "The seats are not decided yet; abort the game instead.")
    if stored.clock is not None:
        raise Refusal("illegal", "The clock decides: claim the win once their time is up.")
    for seat in seats:
        if seat.other in gone:
            return HandedOver(
                seat.other, SeatHolder(level_title(level), player=ENGINE, level=level)
            )
    raise Refusal("illegal", "The other player has not been away for long enough.")


def ask_for_rematch(stored: StoredGame, seats: Collection[Seat]) -> RematchAsked | None:
    """Ask for a rematch; None if everybody else has already asked."""
    setup = stored.setup
    if not stored.game.is_over:
        raise Refusal("illegal", "The game is not over.")
    if setup.tournament is not None:
        raise Refusal("illegal", "There are no rematches in a tournament.")
    if stored.next_game is not None:
        raise Refusal("illegal", "The rematch is already open.")
    if not is_decided(stored):
        raise Refusal("illegal", "The second game on this ring is already open.")
    if not all(holder.person or holder.player for holder in setup.seats):
        raise Refusal("illegal", "There is no opponent left for a rematch.")
    if all(seat in stored.rematch for seat in setup.person_seats if seat not in seats):
        return None
    asking = next((seat for seat in seats if seat not in stored.rematch), None)
    if asking is None:
        raise Refusal("illegal", "You have already asked for a rematch.")
    return RematchAsked(asking)


def resign(stored: StoredGame, seats: Collection[Seat]) -> Event:
    """Resign the sender's seat; of two seats, the one to move."""
    if not stored.setup.is_full:
        raise Refusal("illegal", "The other seat is still open; close the table instead.")
    decider = stored.game.decider
    seat = decider if isinstance(decider, Seat) and decider in seats else min(seats)
    return stored.game.resign(seat)


def sit_down(stored: StoredGame, seat: Seat, holder: SeatHolder, draws: Random) -> Joined:
    """Take an open seat; raises TakenError if that is not possible.

    At a rated table without a fair start, ring and seats are drawn once both sit, so that nobody
    closes tables until both suit them.
    """
    setup = stored.setup
    now_there = setup.holder(seat)
    if stored.game.is_over:
        raise TakenError("That game is over.", code="game-over")
    if holder.person is not None and setup.seats_of(holder.person):
        raise TakenError("You sit at this table already.", code="sits-already")
    if not now_there.is_open:
        raise TakenError("That seat has been taken.", code="seat-taken")
    if now_there.invited is not None and now_there.invited != holder.person:
        raise TakenError("That seat is reserved for someone else.", code="seat-kept")
    if not setup.rated or setup.fair is not None or setup.tournament is not None:
        return Joined(seat, holder)
    seed, seated = new_seed(draws), setup.with_holder(seat, holder)
    start = setup.start.set_up_again(ring_from_seed(seed), draws)
    drawn = replace(seated, seed=seed, start=start)
    if draws.randint(1, 2) == 1:
        return Joined(seat, holder, drawn)
    return Joined(seat.other, holder.on(seat.other), replace(drawn, seats=swapped(seated.seats)))


def call_off(stored: StoredGame, person: str) -> Aborted:
    """Decline a seat reserved for a person; raises TakenError if none is."""
    seat = stored.setup.open_seat
    if seat is None or stored.setup.holder(seat).invited != person or stored.game.is_over:
        raise TakenError("You are not invited to that table.", code="not-asked")
    return replace(stored.game.abort(), by=seat)


def give_up(stored: StoredGame, seats: Collection[Seat]) -> Event | None:
    """Resign for an absent player, or abort the game for both; None once it is over."""
    if stored.game.is_over:
        return None
    return Aborted() if len(seats) > 1 else stored.game.resign(min(seats))


def break_off(stored: StoredGame) -> Aborted | None:
    """Abort a game for an administrator; None once it is over."""
    return None if stored.game.is_over else Aborted()
