"""What people change in a tournament: the event that a wish leads to, or the error why not."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from quiltbee.server.errors import TakenError, UnknownError, UsedError
from quiltbee.server.store import TableSetup
from quiltbee.server.tournaments.events import (
    Bye,
    Corrected,
    Entered,
    Event,
    Left,
    Opened,
    Paired,
    Returned,
    Withdrew,
)
from quiltbee.server.tournaments.values import MOST_ENTRANTS, StoredTournament, TournamentGame

TOO_LATE = "The tournament has begun; nobody can join any more."


class Change(NamedTuple):
    """Events to append, the tables that they open, and what else the commit writes."""

    events: tuple[Event, ...]
    opened: tuple[TableSetup, ...] = ()
    also: Callable[[Connection], None] = lambda _: None


def check_admits(stored: StoredTournament) -> None:
    """UsedError if nobody can enter any more."""
    if stored.tournament.state != "open" and not stored.admits_late:
        raise UsedError(TOO_LATE, code="tournament-begun")


def enter(stored: StoredTournament, person: str, *, bot: bool) -> Entered | Returned:
    """Enter somebody, perhaps again; TakenError if they are already in it, or it is full."""
    check_admits(stored)
    before = stored.entrant_of(person)
    if before is not None and not before.withdrawn:
        raise TakenError("You have joined this tournament already.", code="joined-already")
    if before is not None:
        return Returned(before.number)
    if len(stored.entrants) >= MOST_ENTRANTS[stored.tournament.kind]:
        raise TakenError("This tournament is full.", code="tournament-full")
    number = max((entrant.number for entrant in stored.entrants), default=0) + 1
    return Entered(number, bot)


def withdraw(stored: StoredTournament, number: int) -> Left | Withdrew | None:
    """Withdraw an entrant; None if they have withdrawn already.

    UnknownError for an unknown number, TakenError once the tournament is over.
    """
    entrant = stored.entrant(number)
    if entrant is None:
        raise UnknownError("There is no such entrant.")
    if stored.tournament.state == "over":
        raise TakenError("The tournament is over.", code="tournament-over")
    if stored.tournament.state == "open":
        return Left(number)
    return None if entrant.withdrawn else Withdrew(number)


def ask_bye(stored: StoredTournament, person: str, number: int, *, wanted: bool) -> Bye | None:
    """Ask for a half-point bye in a future round, or cancel it; None if nothing changes.

    UnknownError for somebody who isn't playing, TakenError if that round allows none.
    """
    entrant = stored.entrant_of(person)
    if entrant is None or entrant.withdrawn:
        raise UnknownError("You don't play in this tournament.")
    if not stored.round < number <= stored.late_until:
        raise TakenError("There is no half-point bye in that round.", code="no-half-bye")
    is_asked = (number, entrant.number) in stored.half_byes
    return None if is_asked == wanted else Bye(entrant.number, number, wanted)


def correct(stored: StoredTournament, game: str, winner: int | None, note: str) -> Corrected:
    """Correct the result of a game.

    UnknownError if it is not one of this tournament, TakenError if it is not over, or if the
    winner is neither of the two.
    """
    found = stored.game(game)
    if found is None:
        raise UnknownError("There is no such game in this tournament.")
    if any(one.id == game for one in stored.overruled):
        raise TakenError("The second game of that pairing decides.", code="second-decides")
    if not found.over:
        raise TakenError("That game is in progress.", code="game-runs")
    if winner not in (None, found.first, found.second):
        raise TakenError("They don't play in that game.", code="not-theirs")
    return Corrected(game, winner, note)


def running_games(stored: StoredTournament, number: int, entrant: int) -> list[TournamentGame]:
    """The running games of this round's pairing `number`, in which `entrant` plays.

    UnknownError if there is no such pairing, TakenError if none of its games runs.
    """
    for pairing in stored.pairings:
        if (pairing.round, pairing.number) == (stored.round, number) and entrant in pairing.people:
            games = [game for game in pairing.games if not game.over]
            if not games:
                raise TakenError("No game of that pairing is in progress.", code="pairing-idle")
            return games
    raise UnknownError("There is no such pairing in this round.")


def places_of(events: tuple[Event, ...]) -> list[tuple[str, int, int]]:
    """The games that events bring, each with its round and the number of its pairing."""
    found = []
    for event in events:
        if isinstance(event, Paired):
            for board, (_, _, games) in enumerate(event.pairings, 1):
                found += [(game, event.round, board) for game in games]
        elif isinstance(event, Opened):
            found.append((event.game, event.round, event.pairing))
    return found
